"""What all games tell alike of a table's options and of their component data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.text import Words
from rules.core import AnyGame, Edition


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the people at a table have agreed on, of the options that their game offers under all others."""

    values: Mapping[str, Any]  # by the option's name, in the order of the game; a list that is still empty is left out
    seats: int
    edition: str  # the name of the component data; "": built in


def agreed_on(game: AnyGame, options: Any, seats: int) -> Agreed:
    """The part of a game's `Options` that matters to a table of so many seats."""
    offered = (option.name for option in game.table_options if option.offered(options, seats))
    values = {name: getattr(options, name) for name in offered}
    return Agreed({name: value for name, value in values.items() if value != ()}, seats, options.edition)


def option_text(words: Words, game: str, name: str, value: str | None = None) -> str:
    """The name of a table option, or of one of its values, from the game's catalogue."""
    return words(f"{game}-table-{name}{'' if value is None else f'.{value}'}")


def edition_text(words: Words, game: str, edition: str, built_in: str) -> str:
    """The name of the component data at a table, or that it is what comes with the game."""
    return option_text(words, game, "edition", "built_in") if edition in ("", built_in) else edition


def pairs(words: Words, told: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Names with their values: "Prestige: hidden until the end"."""
    return (words("table-pair", name=name, value=value) for name, value in told)


def data_lines(words: Words, game: str, edition: Edition) -> tuple[str, ...]:
    """One line for each kind of component data: how many entries are printed, inferred, reconstructed."""
    kinds: dict[str, list[str]] = {}
    for grade in edition.grades:
        kinds.setdefault(grade.what, []).append(words(f"grade-{grade.provenance}", n=grade.n))
    return tuple(
        words("edition-line", what=words(f"{game}-data-{what}"), grades=", ".join(grades))
        for what, grades in kinds.items()
    )
