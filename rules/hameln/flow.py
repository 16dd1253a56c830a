"""The sequence of play: turns, cycles of turns, and when a phase ends."""

from __future__ import annotations

from .actions import act
from .book import step
from .components import PHASES
from .optional import optional
from .piper import piper_visits
from .scoring import announce
from .state import NOBODY, Table


@step
def a_turn(g: Table) -> None:
    """One mandatory action if any is possible; then at most one optional one, unless the piper has come (R-11)."""
    g.sides, g.acted = 0, 0
    g.then(act(g.seat), optional(g.seat), end_of_turn())


@step
def turn_of(g: Table, seat: int) -> None:
    """The turn of a seat as if it came now: foreseen only, never in play."""
    g.place = g.order.index(seat)
    g.then(a_turn())


@step
def end_of_turn(g: Table) -> None:
    """The phase ends with its last big rat; or where nobody can do anything (R-31) or it finds no end (R-32)."""
    note_pass(g)
    g.turns += 1
    if g.piper_comes:
        end_phase(g, g.seat)
    elif len(g.passed) == g.seats:
        g.say("nobody_moves")
        end_phase(g, NOBODY)
    elif g.turns >= g.seats * g.components.rulings.turns_per_player_and_phase:
        g.say("endless_phase", n=g.turns)
        end_phase(g, NOBODY)
    else:
        g.then(next_player())


def note_pass(g: Table) -> None:
    """Add who did nothing to those who passed; any action empties that list (R-31)."""
    if g.acted:
        g.passed = ()
        return
    g.say("passed", seat=g.seat)
    g.passed = tuple(sorted({*g.passed, g.seat}))


@step
def next_player(g: Table) -> None:
    """At the end of a cycle the turn order becomes the order of influence (R-30)."""
    g.place += 1
    if g.place == g.seats:
        g.place, g.order = 0, g.ranks()
        g.say("new_cycle", order=g.order)
    g.then(a_turn())


def end_phase(g: Table, seat: int) -> None:
    """The piper comes; the seat that called him ended the game if it is the last phase."""
    if g.phase == PHASES:
        g.ended_by = seat
    g.then(piper_visits(), after_phase())


@step
def after_phase(g: Table) -> None:
    """The next pool of big rats, and play goes on with the next player; or the final scoring."""
    if g.phase == PHASES:
        announce(g)
        return
    g.phase += 1
    g.pool = g.components.big_rats(g.seats, g.phase)
    g.turns, g.passed = 0, ()
    g.say("phase_begins", phase=g.phase, n=g.pool)
    g.then(next_player())
