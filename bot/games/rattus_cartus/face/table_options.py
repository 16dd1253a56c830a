"""Table options, their values, and the editions of the component data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from bot.text import APART, Words
from rules.core import Edition
from rules.rattus_cartus.components import building_of, class_of, shelf
from rules.rattus_cartus.options import CARD_OF, TABLE_OPTIONS

from .glossary import building_name, class_name

ASKED: Final = {option.name: option for option in TABLE_OPTIONS}


def table_option(words: Words, name: str, value: str | None = None) -> str:
    """The name of a table option, or of one of its values."""
    if value is None:
        return words(f"rattus_cartus-table-{name}")
    if name == "edition":
        return words("rattus_cartus-table-edition.built_in") if value in ("", shelf.built_in.name) else value
    if name == "chosen":
        copy = value.rsplit("-", 1)[1]
        named = building_name(words, building_of(CARD_OF[value]))
        return words("rattus_cartus-table-chosen-card", building=named, copy=int(copy))
    return words(f"rattus_cartus-table-{name}.{value}")


def option_group(words: Words, name: str, value: str) -> str:
    """The class under which a building card is offered; other options need no groups."""
    return class_name(words, class_of(building_of(CARD_OF[value]))) if name == "chosen" else ""


def options_line(words: Words, options: Mapping[str, Any]) -> str:
    """All table options in one line of the lobby."""
    names = [name for name in ASKED if options.get(name)] + ["edition"]
    return APART.join(_pair(words, name, _value(words, name, options.get(name, ""))) for name in names)


def _pair(words: Words, name: str, value: str) -> str:
    return words("rattus_cartus-table-pair", name=table_option(words, name), value=value)


def _value(words: Words, name: str, value: Any) -> str:
    if name != "chosen":
        return table_option(words, name, str(value))
    count = Counter(building_of(CARD_OF[card]) for card in value)
    return ", ".join(f"{building_name(words, building, 'short')} {count[building]}" for building in sorted(count))


def edition(words: Words, edition: Edition) -> tuple[str, ...]:
    """One line for each kind of component data: how many entries are printed, inferred, reconstructed."""
    kinds: dict[str, list[str]] = {}
    for grade in edition.grades:
        kinds.setdefault(grade.what, []).append(words(f"grade-{grade.provenance}", n=grade.n))
    return tuple(
        words("edition-line", what=words(f"rattus_cartus-data-{what}"), grades=", ".join(grades))
        for what, grades in kinds.items()
    )
