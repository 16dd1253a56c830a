"""Saves of Rattus Cartus and what they once looked like."""

from typing import Any

from rules.core import Saves

from .book import rules
from .state import Table


def known_added(data: dict[str, Any]) -> dict[str, Any]:
    """What others know of a hand was not kept: a game under way begins with nothing known."""
    return {**data, "known": [()] * data["seats"] ** 2}


saves: Saves[Table] = Saves(rules, Table, [known_added])
