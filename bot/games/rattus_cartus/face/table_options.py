"""Table options, their values, and the editions of the component data."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from bot.faces.table_options import Agreed, data_lines, edition_text, option_text, pairs
from bot.text import APART, Words
from rules.core import Edition
from rules.rattus_cartus.components import CARD_OF, building_of, class_of, editions

from .glossary import building_name, class_name

GAME: Final = "rattus_cartus"


def table_option(words: Words, name: str, value: str | None = None) -> str:
    """The name of a table option, or of one of its values."""
    if name == "edition" and value is not None:
        return edition_text(words, GAME, value, editions.built_in.name)
    if name == "chosen" and value is not None:
        return _card_name(words, value)
    return option_text(words, GAME, name, value)


def _card_name(words: Words, card: str) -> str:
    copy = card.rsplit("-", 1)[1]
    named = building_name(words, building_of(CARD_OF[card]))
    return words("rattus_cartus-table-chosen-card", building=named, copy=int(copy))


def option_group(words: Words, name: str, value: str) -> str:
    """The class under which a building card is offered; other options need no groups."""
    return class_name(words, class_of(building_of(CARD_OF[value]))) if name == "chosen" else ""


def options_line(words: Words, agreed: Agreed) -> str:
    """All table options that make a difference in one line of the lobby."""
    told = {**agreed.values, "edition": agreed.edition}
    return APART.join(
        pairs(words, ((table_option(words, name), _value(words, name, value)) for name, value in told.items()))
    )


def _value(words: Words, name: str, value: Any) -> str:
    if name != "chosen":
        return table_option(words, name, value)
    count = Counter(building_of(CARD_OF[card]) for card in value)
    return ", ".join(f"{count[building]} × {building_name(words, building, 'short')}" for building in sorted(count))


def edition(words: Words, edition: Edition) -> tuple[str, ...]:
    """One line for each kind of component data: how many entries are printed, inferred, reconstructed."""
    return data_lines(words, GAME, edition)
