"""Table options, their values, and the editions of the component data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.faces.table_options import Agreed, data_lines, edition_text, option_text, pairs
from bot.text import APART, Words
from rules.core import Edition, UnknownEdition
from rules.hameln.components import FIVE_PLAYERS, editions

GAME: Final = "hameln"
BY_BOARD: Final = "by_board"


def table_option(words: Words, name: str, value: str | None = None) -> str:
    """The name of a table option, or of one of its values."""
    if name == "edition" and value is not None:
        return edition_text(words, GAME, value, editions.built_in.name)
    return option_text(words, GAME, name, value)


def option_group(words: Words, name: str, value: str) -> str:
    """No option of this game needs groups."""
    return ""


def options_line(words: Words, agreed: Agreed) -> str:
    """All table options in one line of the lobby; what is left to the board as the board decides it."""
    decided = {name: value for name, value in agreed.values.items() if value != BY_BOARD}
    told = {**decided_by_board(agreed.edition), **decided}
    named = {**told, "edition": agreed.edition}.items()
    lines = pairs(words, ((table_option(words, name), table_option(words, name, value)) for name, value in named))
    return APART.join([*lines, *([words("hameln-table-advice")] if may_drag_on(agreed.seats, told) else [])])


def may_drag_on(seats: int, told: Mapping[str, str]) -> bool:
    """Whether advice is due: with five players and few rats a phase can last until its turns run out."""
    return seats == FIVE_PLAYERS and told.get("small_rats_limit_placement") == "yes"


def decided_by_board(edition: str) -> dict[str, str]:
    """What holds where a table leaves it to the component data."""
    try:
        rulings = editions.components(edition).rulings
    except UnknownEdition:  # the table cannot start with it, and says so when it is tried
        return {}
    yes_or_no = ("no", "yes")
    return {
        "women_order": rulings.women_order,
        "small_rats_limit_placement": yes_or_no[rulings.small_rats_limit_placement],
        "bank_limited": yes_or_no[rulings.bank_limited],
    }


def edition(words: Words, edition: Edition) -> tuple[str, ...]:
    """Whether the board is the printed one, then a line for each kind of component data: how sure it is."""
    components = editions.components(edition.name)
    board = words(
        "hameln-data-board.faithful" if components.faithful else "hameln-data-board", name=components.board_name
    )
    return board, *data_lines(words, GAME, edition)
