"""Saves of Rattus Cartus and what they once looked like."""

from typing import Any

from rules.core import Saves

from .book import rules
from .state import Table


def known_added(data: dict[str, Any]) -> dict[str, Any]:
    """What others know of a hand was not kept: a game under way begins with nothing known."""
    return {**data, "known": [()] * data["seats"] ** 2}


def shuffles_added(data: dict[str, Any]) -> dict[str, Any]:
    """Nor was what had been shuffled into the pile."""
    return {**data, "shuffled_in": [()] * data["seats"], "seen_outside": [()] * data["seats"]}


saves: Saves[Table] = Saves(rules, Table, [known_added, shuffles_added])
