"""Table options, and the editions of the component data."""

from __future__ import annotations

from typing import Final

from bot.faces.table_options import Agreed, data_lines, edition_text, option_text, pairs
from bot.text import APART, Words
from rules.core import Edition
from tests.minimal.rules.larder.components import editions

GAME: Final = "larder"


def table_option(words: Words, name: str, value: str | None = None) -> str:
    """The name of a table option, or of one of its values."""
    if name == "edition" and value is not None:
        return edition_text(words, GAME, value, editions.built_in.name)
    return option_text(words, GAME, name, value)


def option_group(words: Words, name: str, value: str) -> str:
    """No option of this game needs groups."""
    return ""


def options_line(words: Words, agreed: Agreed) -> str:
    """All table options in one line of the lobby."""
    named = {**agreed.values, "edition": agreed.edition}.items()
    told = ((table_option(words, name), table_option(words, name, value)) for name, value in named)
    return APART.join(pairs(words, told))


def edition(words: Words, edition: Edition) -> tuple[str, ...]:
    """A line for each kind of component data: how sure it is."""
    return data_lines(words, GAME, edition)
