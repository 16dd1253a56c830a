"""Table options: what the people at a table may agree on before they start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from rules.core import TableOption


@dataclass(frozen=True, slots=True)
class Options:
    """The table options, each with its default."""

    persons: Literal["base", "new_persons"] = "base"
    prestige: Literal["hidden", "open"] = "hidden"
    roads: Literal["border", "plain"] = "border"
    merchant_counts_centre: Literal["yes", "no"] = "yes"
    bell_ringer_counts: Literal["own", "all"] = "own"
    edition: str = ""


TABLE_OPTIONS: Final = (
    TableOption("persons", ("base", "new_persons")),
    TableOption("prestige", ("hidden", "open")),
    TableOption("roads", ("border", "plain")),
    TableOption("merchant_counts_centre", ("yes", "no"), when=("persons", "new_persons")),
    TableOption("bell_ringer_counts", ("own", "all"), when=("persons", "new_persons")),
)
