"""What a seat will be asked next as things stand, so that it may answer beforehand."""

from __future__ import annotations

from typing import Final

from rules.core import Frame

from .flow import a_turn, after_phase, turn_of
from .piper import keep
from .setup import man, woman
from .state import Table

CYCLES: Final = 10_000  # more than a phase can have, so that no two rounds of a game have one number


def ahead(g: Table, seat: int) -> tuple[Frame, ...] | None:
    """The starting placement, the next turn, and once the piper has come the children to pay for."""
    for frame in (man(seat), keep(seat, g.components.piper_price[g.piper])):
        if frame in g.agenda:
            return (frame,)
    if woman(seat) in g.agenda:
        men_stand = all(man(other) not in g.agenda for other in range(g.seats))
        return (woman(seat),) if men_stand else None
    return None if opening(g) or after_phase() in g.agenda or g.seat == seat else (turn_of(seat),)


def opening(g: Table) -> bool:
    """Whether the first couples are still placed: the first turn waits below until then."""
    return a_turn() in g.agenda


def span(g: Table, seat: int) -> int:
    """A phase of the game."""
    return g.phase


def round_of(g: Table) -> int:
    """A cycle of turns, or a phase, which may begin in the middle of one."""
    first = (g.place - g.turns) % g.seats  # the place in the cycle with which the phase began
    return CYCLES * g.phase + (first + g.turns) // g.seats
