"""Saves of Rattus and what they once looked like."""

from typing import Any

from rules.core import Saves

from .book import rules
from .state import Table


def way_added(data: dict[str, Any]) -> dict[str, Any]:
    """The way of the Plague Piece was not kept: a game under way ends without it, and without what was lost at last."""
    return {**data, "way": [], "ravaged": []}


def out_added(data: dict[str, Any]) -> dict[str, Any]:
    """Whose cubes are all on the board was not kept: the last turn of such a game ends it without a name."""
    return {**data, "out": []}


saves: Saves[Table] = Saves(rules, Table, [way_added, out_added])
