"""What a seat will be asked next as things stand, so that it may answer beforehand."""

from __future__ import annotations

from rules.core import Ask, Frame, Pick

from .last_round import last_step
from .state import NOBODY, Table
from .turn import a_turn, start_cubes


def ahead(g: Table, seat: int) -> tuple[Frame, ...] | None:
    """The opening placement, the next turn, or the last use of the cards; nothing in the turn that ends the game."""
    for frame in (start_cubes(seat), last_step(seat)):
        if frame in g.agenda:
            return (frame,)
    ends = g.last != NOBODY or not g.supply or g.everything_out
    return None if ends or g.turn == seat else (a_turn(seat),)


def open_ahead(ask: Ask) -> Pick:
    """The way of the Plague Piece: in every turn before one's own it goes somewhere else."""
    ways = (did for did in ask.options if isinstance(did, tuple) and did[0] == "plague")
    return tuple(ways) if ask.choice == "turn" else ()


def opening(g: Table) -> bool:
    """Whether everybody still places their first cubes."""
    return not g.turns


def span(g: Table, seat: int) -> int:
    """Until the end of one's next turn: how many turns the seat has ended."""
    place = (seat - g.first) % g.seats
    ended = max(0, g.turns - (g.last == NOBODY))
    return (ended - place - 1) // g.seats + 1


def round_of(g: Table) -> int:
    """A turn of everybody; less than 0 before the first."""
    return (g.turns - 1) // g.seats
