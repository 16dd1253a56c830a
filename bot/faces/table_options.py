"""What all games say in the same way about a table's options and their component data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.text import Words
from rules.core import AnyGame, Edition


@dataclass(frozen=True, slots=True)
class Agreed:
    """What a table has agreed on, for the options that its game offers given all the others."""

    values: Mapping[str, Any]  # by option name, in the game's order; lists that are still empty are left out
    seats: int
    edition: str  # the name of the component data; "" for the built-in data


def agreed_on(game: AnyGame, options: Any, seats: int) -> Agreed:
    """The part of a game's `Options` that matters at a table with this number of seats."""
    offered = (option.name for option in game.table_options if option.offered(options, seats))
    values = {name: getattr(options, name) for name in offered}
    return Agreed({name: value for name, value in values.items() if value != ()}, seats, options.edition)


def option_text(words: Words, game: str, name: str, value: str | None = None) -> str:
    """The name of a table option, or of one of its values, from the game's catalogue."""
    return words(f"{game}-table-{name}{'' if value is None else f'.{value}'}")


def edition_text(words: Words, game: str, edition: str, built_in: str) -> str:
    """The name of a table's component data, or a text that says it is the built-in one."""
    return option_text(words, game, "edition", "built_in") if edition in ("", built_in) else edition


def pairs(words: Words, told: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Names with their values: "Prestige: hidden until the end"."""
    return (words("table-pair", name=name, value=value) for name, value in told)


def data_lines(words: Words, game: str, edition: Edition) -> tuple[str, ...]:
    """A line for each kind of component data: how many entries are printed, inferred, reconstructed."""
    kinds: dict[str, list[str]] = {}
    for grade in edition.grades:
        kinds.setdefault(grade.what, []).append(words(f"grade-{grade.provenance}", n=grade.n))
    return tuple(
        words("edition-line", what=words(f"{game}-data-{what}"), grades=", ".join(grades))
        for what, grades in kinds.items()
    )
