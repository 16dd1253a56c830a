"""The timers of a table: every transition derives them all, and writes those that are others than before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Final

import db
from bot.tables.transitions.occurrences import LobbyWillClose
from bot.tables.transitions.on_expiry import ON_EXPIRY
from bot.tables.transitions.transition import Transition
from bot.tables.values.timing import Timing
from db import AnswerRow, Connection, TimerRow

from . import answer_lifecycle, clock_store
from .answer_lifecycle import HAND_IN
from .clock_store import Calendars

UNDO_REQUEST = "undo_request"
# The kinds that this program sets. Those of a newer one beside it are left to that; what is given up here is deleted
# by a migration.
KINDS: Final = frozenset({*ON_EXPIRY, HAND_IN, "bot_player"})
Key = tuple[str, int]  # kind and seat


def derived(
    transition: Transition,
    timing: Timing,
    calendars: Calendars,
    stored: Sequence[AnswerRow],
    before: Iterable[TimerRow],
) -> list[TimerRow]:
    """The timers that follow from a table; `stored`: what people answer at it before they are asked.

    `before`: the table's timers until now.
    """
    earlier = _by_key(before)
    return [
        *_of_answers(transition, timing, stored, earlier),
        *clock_store.timers(transition, calendars),
        *_of_table(transition, timing),
        *_of_undo_request(transition, timing, earlier),
        *_of_bot_players(transition, timing, earlier),
    ]


def write(connection: Connection, code: str, timers: Iterable[TimerRow], before: Iterable[TimerRow]) -> None:
    """Have a table these timers instead of those before: only what is not the same is written."""
    earlier, wanted = _by_key(before), _by_key(timers)
    _delete(connection, code, [key for key in earlier if key not in wanted and key[0] in KINDS])
    db.upsert_all(connection, [timer for timer in wanted.values() if _due(earlier, timer) != timer.due])


def _by_key(timers: Iterable[TimerRow]) -> dict[Key, TimerRow]:
    return {_key(timer): timer for timer in timers}


def _key(timer: TimerRow) -> Key:
    return timer.kind, timer.seat


def _due(earlier: Mapping[Key, TimerRow], timer: TimerRow) -> float | None:
    found = earlier.get(_key(timer))
    return found.due if found else None


def _delete(connection: Connection, code: str, keys: Sequence[Key]) -> None:
    if keys:
        these = " or ".join(["(kind = ? and seat = ?)"] * len(keys))
        db.delete(connection, TimerRow, f"code = ? and ({these})", code, *(value for key in keys for value in key))


def _of_answers(
    transition: Transition, timing: Timing, stored: Sequence[AnswerRow], earlier: Mapping[Key, TimerRow]
) -> Iterator[TimerRow]:
    """Those of questions that were open before stay as they are.

    Where a pause or a request to take back ends they begin anew: nobody would answer at that very moment.
    """
    for timer in answer_lifecycle.timers(transition.table, stored, transition.now, timing):
        yield _unless_known(transition, timer, earlier)


def _unless_known(transition: Transition, timer: TimerRow, earlier: Mapping[Key, TimerRow]) -> TimerRow:
    """The timer of this kind that was there before for the same question, or else this one."""
    was, now = transition.before.ask_of(timer.seat), transition.table.ask_of(timer.seat)
    same = was is not None and now is not None and was.revision == now.revision
    known = earlier.get(_key(timer))
    return known if known and same else timer


def _of_table(transition: Transition, timing: Timing) -> Iterator[TimerRow]:
    """Those of an untouched lobby, and of a lesson that nobody goes on with."""
    table, now = transition.table, transition.now
    if table.status == "open":
        is_warned = LobbyWillClose() in transition.occurrences
        kind, wait = ("lapse", timing.lapse) if is_warned else ("warn", timing.warn)
        yield TimerRow(table.code, kind, 0, now + wait)
    if table.is_lesson and table.status == "running":
        yield TimerRow(table.code, "lesson", 0, now + timing.lesson)


def _of_undo_request(transition: Transition, timing: Timing, earlier: Mapping[Key, TimerRow]) -> Iterator[TimerRow]:
    """That of an unanswered one; it runs on from when it was made."""
    if not transition.table.undo_request:
        return
    if not transition.before.undo_request:
        yield TimerRow(transition.table.code, UNDO_REQUEST, 0, transition.now + timing.undo_request)
    elif found := earlier.get((UNDO_REQUEST, 0)):
        yield found


def _of_bot_players(transition: Transition, timing: Timing, earlier: Mapping[Key, TimerRow]) -> Iterator[TimerRow]:
    """Those of bot players that must move; they wait while an undo request is open.

    The caretaker of who is away answers when it would be handed in if they had prepared an answer.
    """
    table, before = transition.table, transition.before
    if not table.runs or table.undo_request:
        return
    for seat, player in enumerate(table.players):
        if player and player.plays_by_itself and player.awaited_since is not None:
            since = min(player.awaited_since, transition.now)  # the clock may have been set back
            level = player.level if player.bot_number else "middle"
            pause = timing.bot_player_of(level, goes_on=transition.mover == seat)
            if not player.hands_in:
                timer = TimerRow(table.code, "bot_player", seat, since + pause)
                # Whatever else happens meanwhile does not make the pause longer.
                yield min(timer, _unless_known(transition, timer, earlier), key=attrgetter("due"))
            elif ask := table.ask_of(seat):
                begins = since if before.runs and not before.undo_request else transition.now
                due = begins + answer_lifecycle.wait_by_lot(table.code, ask, timing)
                yield _unless_known(transition, TimerRow(table.code, "bot_player", seat, due), earlier)
