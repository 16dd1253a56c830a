"""Undo: a player's own last move at once; further back only if those agree whose moves go back too."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.tables.values import PastState, UndoRequest, refused
from rules.core import AnyGame, Event, State

from .codes import draw_number
from .transition import TakenBack, Transition

MOST_TAKEN_BACK = 10  # times that somebody takes back what they answered in one wait, where others wait for them


def undo(transition: Transition, person: int, revision: int = 0) -> None:
    """Take back the person's last move, or ask the others for it. Needs the transition's undo stack.

    `revision`: of the state that they saw; 0: whatever it is.
    Refusals: game_over, not_running, out_of_date, not_seated, undo_off, undo_request_open, undo_asked_already,
    taken_back_often (n),
    change_instead, no_take_back (barrier), nothing_to_take_back, nobody_agrees.
    """
    transition.must_be_running()
    if revision not in (0, transition.table.revision):
        raise refused("out_of_date")
    stack = transition.past.stack
    seat, player = transition.player(person)
    if transition.table.terms.undo == "never":
        raise refused("undo_off")
    if transition.table.undo_request:
        if transition.table.undo_request.seat == seat:
            raise refused("undo_asked_already")
        raise refused("undo_request_open", seat=transition.table.undo_request.seat)
    if player.account and player.account.taken_back >= MOST_TAKEN_BACK and _others_wait(transition, seat):
        raise refused("taken_back_often", n=MOST_TAKEN_BACK)
    if transition.table.changes_only(seat):
        raise refused("change_instead")
    back = _to_open_question(seat, stack, _whole_plan(transition, stack, _back_to_own_move(transition, seat, stack)))
    needed = _needed(transition, seat, stack[-back:])
    if not needed and transition.table.terms.is_scored and _some_cannot_decline(transition, stack[-back:]):
        raise refused("nobody_agrees")
    if not needed:
        transition.mover = seat  # they pressed themselves, so the question comes back without sound
        take_back(transition, seat, stack, back)
        return
    ask = transition.table.ask_of(seat)
    if ask and ask.given is not None:
        raise refused("change_instead")
    moves = _as_people_count(transition, stack[-back:])
    transition.table = replace(
        transition.table, undo_request=UndoRequest(seat, stack[-back].line, moves, needed, number=draw_number())
    )
    transition.tell("table_undo_asked", seat=seat, moves=moves)


def _others_wait(transition: Transition, seat: int) -> bool:
    """Whether other people, there or at other tables, would be kept waiting for ever by answers taken back again."""
    return transition.table.terms.others_wait or any(
        player and player.person is not None and n != seat for n, player in enumerate(transition.table.players)
    )


def _back_to_own_move(transition: Transition, seat: int, stack: Sequence[PastState]) -> int:
    """How many moves an undo of this seat's last one takes back. The lowest state of the stack cannot be left."""
    for back, row in enumerate(reversed(stack[1:]), start=1):
        if row.mover == seat:
            return back
    player = transition.table.players[seat]
    if player and player.last_line and transition.state.undo_barrier:
        raise refused("no_take_back", barrier=transition.state.undo_barrier)
    raise refused("nothing_to_take_back")


def _whole_plan(transition: Transition, stack: Sequence[PastState], back: int) -> int:
    """As many moves as needed to take back a plan as a whole, where the last one is part of a plan."""
    first = _handed_in_at(transition, stack[-back])
    while back < len(stack) - 1 and stack[-back - 1].moved >= first:
        back += 1
    return back


def _to_open_question(seat: int, stack: Sequence[PastState], back: int) -> int:
    """As many states as needed to take back a sealed answer with all its changes: the question is open again then.

    What a caretaker had sealed before stands again. Older stacks have a state for each change.
    Refusal: change_instead, where others have sealed theirs between it and a change, or it lies too deep itself.
    """
    while _number(stack[-back]) == _number(stack[-back - 1]):
        below = stack[-back - 1]
        if below.mover == seat and below.by == "care":
            return back
        if below.mover != seat or back == len(stack) - 1:
            raise refused("change_instead")
        back += 1
    return back


def _number(row: PastState) -> int:
    """The revision of a state, which a changed sealed answer does not raise."""
    return int(json.loads(row.state)["revision"])


def _handed_in_at(transition: Transition, row: PastState) -> int:
    """The log line of the move that led to this state; of a plan, that of its first move."""
    return next((first for first, end in transition.past.plans if first <= row.moved <= end), row.moved)


def _as_people_count(transition: Transition, rows: Sequence[PastState]) -> int:
    """How many moves people count in these states: a plan is one, and so is an answer with its changes."""
    answers = {_number(row): row for row in reversed(rows)}
    return len({_handed_in_at(transition, row) for row in answers.values()})


def _needed(transition: Transition, seat: int, dropped: Sequence[PastState]) -> tuple[int, ...]:
    """The seats of the people who must agree: those whose own moves go back too.

    All who are there if the table's undo rule is "consent", or if moves of bot players or of a caretaker go back. What
    somebody prepared before they went away counts as their caretaker's, as nobody else can tell which it was.
    """
    people = {i: player for i, player in enumerate(transition.table.players) if player and player.person and i != seat}
    asked = {row.mover for row in dropped if row.by == "hand"}
    if transition.table.terms.undo == "consent" or _some_cannot_decline(transition, dropped):
        asked |= {i for i, player in people.items() if not player.is_cared_for}
    return tuple(i for i in people if i in asked)


def _some_cannot_decline(transition: Transition, dropped: Sequence[PastState]) -> bool:
    """Whether moves of bot players or of a caretaker, for whatever seat, go back."""
    bots = {i for i, player in enumerate(transition.table.players) if player and player.bot_number}
    return any(row.by != "hand" or row.mover in bots for row in dropped)


def agree(transition: Transition, person: int) -> None:
    """Agree to the open request; the last person needed carries it out. Needs the transition's undo stack."""
    stack = transition.past.stack
    undo_request, seat = _open_request(transition, person)
    if seat not in undo_request.needed or seat in undo_request.agreed:
        raise refused("not_needed")
    undo_request = replace(undo_request, agreed=(*undo_request.agreed, seat))
    transition.table = replace(transition.table, undo_request=undo_request)
    if set(undo_request.agreed) >= set(undo_request.needed):
        back = sum(row.line >= undo_request.line for row in stack)
        movers = {row.mover for row in stack[-back:] if row.mover is not None}
        take_back(transition, undo_request.seat, stack, back, sorted(movers))


def decline(transition: Transition, person: int) -> None:
    """Decline the open request, or withdraw one's own."""
    undo_request, seat = _open_request(transition, person)
    if seat != undo_request.seat and seat not in undo_request.needed:
        raise refused("not_needed")
    transition.table = replace(transition.table, undo_request=None)
    transition.tell("table_undo_withdrawn" if seat == undo_request.seat else "table_undo_declined", seat=seat)


def lapse(transition: Transition) -> None:
    """Close the open request because nobody answered it in time; the game goes on."""
    transition.must_be_running()
    if transition.table.undo_request is None:
        raise refused("no_undo_request")
    transition.tell("table_undo_lapsed", seat=transition.table.undo_request.seat)
    transition.table = replace(transition.table, undo_request=None)


def _open_request(transition: Transition, person: int) -> tuple[UndoRequest, int]:
    transition.must_be_running()
    seat, _ = transition.player(person)
    if transition.table.undo_request is None:
        raise refused("no_undo_request")
    return transition.table.undo_request, seat


def take_back(
    transition: Transition, seat: int, stack: Sequence[PastState], back: int, granted: Sequence[int] = ()
) -> None:
    """Take back so many states, one after the other: each move gives the questions it touches a new revision.

    `granted`: whose moves go back, where all have agreed to a request.
    """
    earlier = [transition.game.load(json.loads(row.state)) for row in stack[-1 - back : -1]]
    now = rolled_back(transition.game, transition.state, earlier)
    comes_back, moves = stack[-1 - back], transition.past.moves
    first = stack[-back].moved
    transition.taken_back = TakenBack(comes_back.line, first, seat, tuple(stack[-back:]), comes_back.accounts)
    _uncount(transition, stack[-back:])
    transition.table = replace(transition.table, undo_request=None)
    event = _told(seat, _as_people_count(transition, stack[-back:]), granted)
    done = {"back": sum(line >= first for line, _ in moves), "seat": seat}
    transition.reach(now, done, event, seat=seat, mover=comes_back.mover)


def first_move(moves: Sequence[tuple[int, int]], below: int, line: int) -> int:
    """The log line of the first move that led to the state of this line from the one `below` it on the undo stack.

    A state that an undo brought back has the line of that undo. The moves that led to it are the last ones before, all
    of one revision: an answer and its changes.
    """
    led = [(at, revision) for at, revision in moves if below < at <= line]
    return min((at for at, revision in led if revision == led[-1][1]), default=line)


def _told(seat: int, moves: int, granted: Sequence[int]) -> Event:
    """What the log tells; of a request that it was granted, and whose moves went back."""
    if not granted:
        return Event("table_taken_back", {"seat": seat, "moves": moves})
    return Event("table_undo_granted", {"seat": seat, "moves": moves, "seats": tuple(granted)})


def _uncount(transition: Transition, rows: Sequence[PastState]) -> None:
    """What went back was not answered: by nobody, nor by a caretaker for them."""
    for seat, player in enumerate(transition.table.players):
        if player and player.person is not None:
            cared = [row for row in rows if row.mover == seat and row.by == "care"]
            own = {_number(row): row for row in rows if row.mover == seat and row.by != "care"}
            plans = _as_people_count(transition, tuple(own.values()))
            decided = max(0, player.decided - transition.answers_of(len(own), plans))
            transition.put(seat, replace(player, decided=decided, cared=max(0, player.cared - len(cared))))


def rolled_back(game: AnyGame, now: State, earlier: Sequence[State]) -> State:
    """The first of these earlier states, oldest first, under a new revision for every move, however often changed."""
    newer = now.revision
    for n, state in reversed([*enumerate(earlier)]):
        if state.revision != newer or n == 0:
            now = game.take_back(now, state)
        newer = state.revision
    return now
