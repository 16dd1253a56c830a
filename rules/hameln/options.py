"""Table options: what the people at a table may agree on before they start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from rules.core import TableOption

Ruling = Literal["by_board", "yes", "no"]


@dataclass(frozen=True, slots=True)
class Options:
    """The table options, each with its default; `by_board`: as the component data say."""

    women_order: Literal["by_board", "cyclic", "reverse"] = "by_board"
    small_rats_limit_placement: Ruling = "by_board"
    bank_limited: Ruling = "by_board"
    edition: str = ""


TABLE_OPTIONS: Final = (
    TableOption("women_order", ("by_board", "cyclic", "reverse")),
    TableOption("small_rats_limit_placement", ("by_board", "yes", "no")),
    TableOption("bank_limited", ("by_board", "yes", "no")),
)


def decided(ruling: Ruling, by_board: bool) -> bool:
    """Whether a rule applies: as the table option says, else as the data do."""
    return by_board if ruling == "by_board" else ruling == "yes"
