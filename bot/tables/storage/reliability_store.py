"""How reliable people are, in the database: each wait as it ends, and what became of their seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import db
from bot.clock import Clock
from bot.tables.transitions.reliability import FADES, usual_answer
from bot.tables.transitions.transition import Transition
from bot.tables.values import Pace, Player, Reliability
from db import Connection, Database, WaitRow
from db import waits as rows

from .clock_store import Calendars

WITH_NIGHTS: Final = Pace(0.0, 0.0, 0.0)  # at a pace without a clock people sleep, too


class ReliabilityStore:
    """Tells how reliable people were lately."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database, self._clock = database, clock

    async def of(self, people: Iterable[int]) -> dict[int, Reliability]:
        """How reliable each of these people was in the last three months."""
        find, now = tuple(people), self._clock.now()
        return await self._database.read(
            lambda connection: {person: reliability(connection, person, now) for person in find}
        )


def reliability(connection: Connection, person: int, now: float) -> Reliability:
    """How reliable a person was in the three months before `now`."""
    found = db.select(connection, WaitRow, "where person = ? and at > ?", person, now - FADES)
    kept = rows.kept(connection, person, now - FADES)
    answers = kept.decided + kept.cared
    share = kept.cared / answers if answers else 0.0
    return Reliability(usual_answer(((w.at, w.seconds) for w in found), now), kept.finished, kept.given_up, share)


def note_waits(connection: Connection, transition: Transition, calendars: Calendars) -> None:
    """Store how long everybody took whose wait has ended with a transition, and forget what has faded."""
    code, now = transition.table.code, transition.now
    if transition.table.is_lesson:  # nobody waits for a learner
        return
    for person, since in _ended(transition):
        counted = calendars.of(person, WITH_NIGHTS, code).counted(since, now)
        db.upsert(connection, WaitRow(person, now, code, counted))
        db.delete(connection, WaitRow, "person = ? and at < ?", person, now - FADES)


def _ended(transition: Transition) -> Iterator[tuple[int, float]]:
    """The people whose wait has ended, and since when it ran."""
    for was, player in zip(transition.before.players, transition.table.players, strict=False):
        if was and player and player.person is not None and was.person == player.person and _answered(was, player):
            assert player.account is not None and player.account.wait_since is not None
            yield player.person, player.account.wait_since


def _answered(was: Player, player: Player) -> bool:
    before, after = was.account, player.account
    return before is not None and after is not None and after.waits > before.waits and after.wait_since is not None
