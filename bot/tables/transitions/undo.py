"""Taking back: one's own last move at once, further back by consent of those whose moves go back too."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.tables.values import PastState, UndoRequest, refused
from rules.core import AnyGame, Event, State

from .transition import Transition


def undo(transition: Transition, person: int) -> None:
    """Take back the person's last move, or ask the others for it. Needs the transition's undo stack."""
    transition.must_be_running()
    stack = transition.undo_stack
    seat, _ = transition.player(person)
    if transition.table.terms.undo == "never":
        raise refused("undo_off")
    if transition.table.undo_request:
        raise refused("undo_request_open", seat=transition.table.undo_request.seat)
    back = _whole_plan(transition, stack, _back_to_own_move(transition, seat, stack))
    needed = _needed(transition, seat, stack[-back:])
    if not needed:
        transition.mover = seat  # his own press leads back to his question; where others agreed to it, he is rung
        take_back(transition, seat, stack, back)
        return
    ask = transition.table.ask_of(seat)
    if ask and ask.given is not None:
        raise refused("change_instead")
    moves = _as_people_count(transition, stack[-back:])
    transition.change(undo_request=UndoRequest(seat, stack[-back].line, moves, needed))
    transition.tell("table_undo_asked", seat=seat, moves=moves)


def _back_to_own_move(transition: Transition, seat: int, stack: Sequence[PastState]) -> int:
    """How many moves lie on top, down to this seat's last one. The lowest state of the stack cannot be left."""
    for back, row in enumerate(reversed(stack[1:]), start=1):
        if row.mover == seat:
            return back
    player = transition.table.players[seat]
    if player and player.last_line and transition.state.undo_barrier:
        raise refused("no_take_back", barrier=transition.state.undo_barrier)
    raise refused("nothing_to_take_back")


def _whole_plan(transition: Transition, stack: Sequence[PastState], back: int) -> int:
    """What was handed in together goes back together."""
    first = _handed_in_at(transition, stack[-back])
    while back < len(stack) - 1 and stack[-back - 1].line >= first:
        back += 1
    return back


def _handed_in_at(transition: Transition, row: PastState) -> int:
    """The log line with which the move began that led to this state: of a plan, its first one."""
    return next((first for first, end in transition.together if first <= row.line <= end), row.line)


def _as_people_count(transition: Transition, rows: Sequence[PastState]) -> int:
    """How many moves these states are to the people: what was handed in together is one."""
    return len({_handed_in_at(transition, row) for row in rows})


def _needed(transition: Transition, seat: int, dropped: Sequence[PastState]) -> tuple[int, ...]:
    """The seats of people who have to agree: those whose moves go back too.

    Everybody by rule of the table, or where moves of bot players go back: they agree to anything.
    """
    seated = [(i, player) for i, player in enumerate(transition.table.players) if player and i != seat]
    people, movers = [i for i, player in seated if not player.bot_number], {row.mover for row in dropped}
    if transition.table.terms.undo == "consent" or any(player.bot_number and i in movers for i, player in seated):
        return tuple(people)
    return tuple(i for i in people if i in movers)


def agree(transition: Transition, person: int) -> None:
    """Agree to the open request; the last one needed carries it out. Needs the transition's undo stack."""
    stack = transition.undo_stack
    undo_request, seat = _asked(transition, person)
    if seat not in undo_request.needed or seat in undo_request.agreed:
        raise refused("not_needed")
    undo_request = replace(undo_request, agreed=(*undo_request.agreed, seat))
    transition.change(undo_request=undo_request)
    if set(undo_request.agreed) >= set(undo_request.needed):
        take_back(transition, undo_request.seat, stack, sum(row.line >= undo_request.line for row in stack))


def decline(transition: Transition, person: int) -> None:
    """Decline the open request, or withdraw one's own."""
    undo_request, seat = _asked(transition, person)
    if seat != undo_request.seat and seat not in undo_request.needed:
        raise refused("not_needed")
    transition.change(undo_request=None)
    transition.tell("table_undo_withdrawn" if seat == undo_request.seat else "table_undo_declined", seat=seat)


def lapse(transition: Transition) -> None:
    """Nobody has answered the open request for too long: the game goes on."""
    transition.must_be_running()
    if transition.table.undo_request is None:
        raise refused("no_undo_request")
    transition.tell("table_undo_lapsed", seat=transition.table.undo_request.seat)
    transition.change(undo_request=None)


def _asked(transition: Transition, person: int) -> tuple[UndoRequest, int]:
    transition.must_be_running()
    seat, _ = transition.player(person)
    if transition.table.undo_request is None:
        raise refused("no_undo_request")
    return transition.table.undo_request, seat


def take_back(transition: Transition, seat: int, stack: Sequence[PastState], back: int) -> None:
    """Go back so many moves, one after the other: each gives the questions it touches a new revision."""
    now = rolled_back(transition.game, transition.state, stack, back)
    transition.undone_from, transition.back_to = stack[-back].line, stack[-1 - back].line
    transition.change(undo_request=None)
    told = Event("table_taken_back", {"seat": seat, "moves": _as_people_count(transition, stack[-back:])})
    transition.reach(now, {"back": back, "seat": seat}, told, seat=seat, mover=stack[-1 - back].mover)


def rolled_back(game: AnyGame, now: State, stack: Sequence[PastState], back: int) -> State:
    """The state so many moves ago, under a new revision."""
    for row in reversed(stack[-1 - back : -1]):
        now = game.take_back(now, game.load(json.loads(row.state)))
    return now
