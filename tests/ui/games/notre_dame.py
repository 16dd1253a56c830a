"""Notre Dame: every option of the contract, something done at every chance, and boroughs full of markers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from rules.core import Ask, Pick
from rules.notre_dame import game
from rules.notre_dame.components import SECTORS, message_colour
from rules.notre_dame.state import EMPTY, RESERVE, Table
from tests.faces.playing import by_chance
from tests.games.notre_dame.face.views import public

from . import Worst

LEFT: Final = 2  # markers that stay in each supply, so that placing and gaining them is still a choice


def pick(chance: Random, ask: Ask) -> Pick:
    """Any answer; but to do something is liked."""
    return by_chance(chance, ask, busy=0.8)


def crowd(state: Any, seat: int) -> Iterator[Table]:
    """Markers everywhere, all friends placed, prestige in three digits, half of the messages taken; and as it is."""
    full = state.clone()
    fill_boroughs(full)
    take_messages(full)
    full.prestige = [100 + other for other in range(full.seats)]
    yield full
    yield state.clone()


def fill_boroughs(g: Table) -> None:
    """The supplies go round the sectors, and the friends stand where they have not been."""
    for seat in range(g.seats):
        for supply in (g.personal, g.general):
            n = max(0, supply[seat] - LEFT)
            supply[seat] -= n
            for i in range(n):
                g.markers[seat * (len(SECTORS) + 1) + (i + seat) % len(SECTORS)] += 1
        if g.friends[seat] == RESERVE:
            g.friends[seat] = seat


def take_messages(g: Table) -> None:
    """Every second message has been taken by somebody."""
    for at, message in enumerate(g.messages):
        if message != EMPTY and at % 2:
            seat = (message_colour(message) + message) % g.seats
            g.collected[seat] = tuple(sorted((*g.collected[seat], message)))
            g.messages = (*g.messages[:at], EMPTY, *g.messages[at + 1 :])


worst = Worst(options=game.contract.options, pick=pick, crowd=crowd, promised=public)
