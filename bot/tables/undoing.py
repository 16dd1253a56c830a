"""Taking back: one's own last move at once, further back by consent of those whose moves go back too."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from db import StateRow
from rules.core import AnyGame, Event, State

from .act import Act
from .values import Wish, refused


def undo(act: Act, person: int, stack: Sequence[StateRow]) -> None:
    """Take back, or ask for it. `stack`: the states that can still be reached, the present one last."""
    act.must_be_running()
    seat, _ = act.player(person)
    if act.table.terms.undo == "never":
        raise refused("undo_off")
    if act.table.wish:
        raise refused("wish_open", seat=act.table.wish.seat)
    back = _whole_plan(act, stack, _back_to_own_move(act, seat, stack))
    needed = _needed(act, seat, stack[-back:])
    if not needed:
        act.mover = seat  # his own press leads back to his question; where others agreed to it, he is rung
        take_back(act, seat, stack, back)
        return
    ask = act.table.ask_of(seat)
    if ask and ask.given is not None:
        raise refused("change_instead")
    moves = _as_people_count(act, stack[-back:])
    act.change(wish=Wish(seat, stack[-back].line, moves, needed))
    act.tell("table_undo_asked", seat=seat, moves=moves)


def _back_to_own_move(act: Act, seat: int, stack: Sequence[StateRow]) -> int:
    """How many moves lie on top, down to this seat's last one. The lowest state of the stack cannot be left."""
    for back, row in enumerate(reversed(stack[1:]), start=1):
        if row.mover == seat:
            return back
    player = act.table.players[seat]
    if player and player.last_line and act.state.undo_barrier:
        raise refused("no_take_back", barrier=act.state.undo_barrier)
    raise refused("nothing_to_take_back")


def _whole_plan(act: Act, stack: Sequence[StateRow], back: int) -> int:
    """What was handed in together goes back together."""
    first = _handed_in_at(act, stack[-back])
    while back < len(stack) - 1 and stack[-back - 1].line >= first:
        back += 1
    return back


def _handed_in_at(act: Act, row: StateRow) -> int:
    """The log line with which the move began that led to this state: of a plan, its first one."""
    return next((first for first, end in act.together if first <= row.line <= end), row.line)


def _as_people_count(act: Act, rows: Sequence[StateRow]) -> int:
    """How many moves these states are to the people: what was handed in together is one."""
    return len({_handed_in_at(act, row) for row in rows})


def _needed(act: Act, seat: int, dropped: Sequence[StateRow]) -> tuple[int, ...]:
    """The seats of people who have to agree: those whose moves go back too.

    Everybody by rule of the table, or where moves of house players go back: they agree to anything.
    """
    seated = [(i, player) for i, player in enumerate(act.table.players) if player and i != seat]
    people, movers = [i for i, player in seated if not player.house], {row.mover for row in dropped}
    if act.table.terms.undo == "consent" or any(player.house and i in movers for i, player in seated):
        return tuple(people)
    return tuple(i for i in people if i in movers)


def agree(act: Act, person: int, stack: Sequence[StateRow]) -> None:
    """Agree to the open request; the last one needed carries it out."""
    wish, seat = _asked(act, person)
    if seat not in wish.needed or seat in wish.agreed:
        raise refused("not_needed")
    wish = replace(wish, agreed=(*wish.agreed, seat))
    act.change(wish=wish)
    if set(wish.agreed) >= set(wish.needed):
        take_back(act, wish.seat, stack, sum(row.line >= wish.line for row in stack))


def decline(act: Act, person: int) -> None:
    """Decline the open request, or withdraw one's own."""
    wish, seat = _asked(act, person)
    if seat != wish.seat and seat not in wish.needed:
        raise refused("not_needed")
    act.change(wish=None)
    act.tell("table_undo_withdrawn" if seat == wish.seat else "table_undo_declined", seat=seat)


def lapse(act: Act) -> None:
    """Nobody has answered the open request for too long: the game goes on."""
    act.must_be_running()
    if act.table.wish is None:
        raise refused("no_wish")
    act.tell("table_undo_lapsed", seat=act.table.wish.seat)
    act.change(wish=None)


def _asked(act: Act, person: int) -> tuple[Wish, int]:
    act.must_be_running()
    seat, _ = act.player(person)
    if act.table.wish is None:
        raise refused("no_wish")
    return act.table.wish, seat


def take_back(act: Act, seat: int, stack: Sequence[StateRow], back: int) -> None:
    """Go back so many moves, one after the other: each gives the questions it touches a new revision."""
    now = rolled_back(act.game, act.state, stack, back)
    act.undone_from, act.back_to = stack[-back].line, stack[-1 - back].line
    act.change(wish=None)
    told = Event("table_taken_back", {"seat": seat, "moves": _as_people_count(act, stack[-back:])})
    act.reach(now, {"back": back, "seat": seat}, told, seat=seat, mover=stack[-1 - back].mover)


def rolled_back(game: AnyGame, now: State, stack: Sequence[StateRow], back: int) -> State:
    """The state so many moves ago, under a new revision."""
    for row in reversed(stack[-1 - back : -1]):
        now = game.take_back(now, game.load(json.loads(row.state)))
    return now
