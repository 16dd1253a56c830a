"""Table options, their values, and the editions of the component data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.text import APART, Words
from rules.core import Edition, UnknownEdition
from rules.hameln.components import LARGE_TOWN, shelf
from rules.hameln.options import TABLE_OPTIONS

BY_BOARD: Final = "by_board"


def table_option(words: Words, name: str, value: str | None = None) -> str:
    """The name of a table option, or of one of its values."""
    if value is None:
        return words(f"hameln-table-{name}")
    if name == "edition":
        return words("hameln-table-edition.built_in") if value in ("", shelf.built_in.name) else value
    return words(f"hameln-table-{name}.{value}")


def option_group(words: Words, name: str, value: str) -> str:
    """No option of this game needs groups."""
    return ""


def options_line(words: Words, options: Mapping[str, Any]) -> str:
    """All table options in one line of the lobby."""
    agreed = {option.name: str(options[option.name]) for option in TABLE_OPTIONS if options.get(option.name)}
    edition = str(options.get("edition", ""))
    told = {**decided_by_board(edition), **{name: value for name, value in agreed.items() if value != BY_BOARD}}
    pairs = [_pair(words, name, value) for name, value in {**told, "edition": edition}.items()]
    return APART.join([*pairs, *([words("hameln-table-advice")] if may_drag_on(options, told) else [])])


def may_drag_on(options: Mapping[str, Any], told: Mapping[str, str]) -> bool:
    """Whether advice is due: with five players and few rats a phase can last until its turns run out."""
    return options.get("seats", 0) == LARGE_TOWN and told.get("small_rats_limit_placement") == "yes"


def decided_by_board(edition: str) -> dict[str, str]:
    """What holds where a table leaves it to the component data."""
    try:
        rulings = shelf.components(edition).box.rulings
    except UnknownEdition:  # the table cannot start with it, and says so when it is tried
        return {}
    yes_or_no = ("no", "yes")
    return {
        "women_order": rulings.women_order,
        "small_rats_limit_placement": yes_or_no[rulings.small_rats_limit_placement],
        "bank_limited": yes_or_no[rulings.bank_limited],
    }


def _pair(words: Words, name: str, value: str) -> str:
    return words("hameln-table-pair", name=table_option(words, name), value=table_option(words, name, value))


def edition(words: Words, edition: Edition) -> tuple[str, ...]:
    """Whether the board is the printed one, then a line for each kind of component data: how sure it is."""
    box, kinds = shelf.components(edition.name), dict[str, list[str]]()
    for grade in edition.grades:
        kinds.setdefault(grade.what, []).append(words(f"grade-{grade.provenance}", n=grade.n))
    board = words("hameln-data-board.faithful" if box.faithful else "hameln-data-board", name=box.board_name)
    rest = (
        words("edition-line", what=words(f"hameln-data-{what}"), grades=", ".join(grades))
        for what, grades in kinds.items()
    )
    return board, *rest
