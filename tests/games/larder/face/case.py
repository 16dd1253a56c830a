"""Larder for the tests that all games pass."""

from __future__ import annotations

from tests.faces.cases import Case
from tests.minimal.cogs.larder import COMMANDS

from .games import games
from .views import changes, fullest, public

case = Case(
    games,
    COMMANDS,
    sub_commands=2,
    fullest=fullest,
    changes=changes,
    public=public,
    under_the_lines=3,
    messages="larder-",
    released="drew nobody_alone round_begins showed took won",
    facts={"seat": 1, "card": 5, "round": 2, "wedge": 1, "seats": (1,), "n": 3},
    reasons="none_left",
    alone=frozenset({"lay", "take"}),
)
