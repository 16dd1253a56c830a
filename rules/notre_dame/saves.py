"""Saves of Notre Dame and what they once looked like."""

from typing import Any

from rules.core import Saves

from .book import rules
from .state import Table


def tally_added(data: dict[str, Any]) -> dict[str, Any]:
    """What prestige came from was not kept: a game under way ends without it."""
    return {**data, "tally": []}


def donated_added(data: dict[str, Any]) -> dict[str, Any]:
    """What came of donations was not kept apart: a game under way ends without it."""
    return {**data, "donated": []}


saves: Saves[Table] = Saves(rules, Table, [tally_added, donated_added])
