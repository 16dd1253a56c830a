"""Table options, their values, and the editions of the component data."""

from __future__ import annotations

from typing import Final

from bot.faces.table_options import Agreed, data_lines, edition_text, option_text, pairs
from bot.text import APART, Words
from rules.core import Edition
from rules.notre_dame.components import editions

GAME: Final = "notre_dame"


def table_option(words: Words, name: str, value: str | None = None) -> str:
    """The name of a table option, or of one of its values."""
    if name == "edition" and value is not None:
        return edition_text(words, GAME, value, editions.built_in.name)
    return option_text(words, GAME, name, value)


def option_group(words: Words, name: str, value: str) -> str:
    """No option of this game has so many values that they need groups."""
    return ""


def options_line(words: Words, agreed: Agreed) -> str:
    """All table options that make a difference in one line of the lobby."""
    told = {**agreed.values, "edition": agreed.edition}
    return APART.join(
        pairs(words, ((table_option(words, name), table_option(words, name, value)) for name, value in told.items()))
    )


def edition(words: Words, edition: Edition) -> tuple[str, ...]:
    """One line for each kind of component data: how many entries are printed, inferred, reconstructed."""
    return data_lines(words, GAME, edition)
