"""Reminders in the database: which tables wait for a person, when they are reminded, and what became of it.

Alarms are derived and never edited: whoever changes what they follow from calls `derive` in the same transaction.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import db
from bot.clock import Clock
from bot.tables.transitions.reminder_policy import LONGEST_ALARM, Wait, free_at, next_reminder
from bot.tables.transitions.topics import NUDGE
from bot.tables.transitions.transition import Transition
from bot.tables.values import Hours, PersonSettings, Snapshot, TableTurn
from bot.tables.values.clock import DAY
from bot.tables.values.messages import MORNING, REFRESH, REMIND, REMINDER
from bot.tables.values.nights import quiet_until
from bot.tables.values.table import END_VOTE_STANDS_FOR
from db import AlarmRow, Connection, Database, DueRow, MessageRow, Query, RingRow
from db import outbox as due_rows
from db.tables import BriefRow

from . import serialization, settings_rows
from .clock_store import Calendars
from .hours_store import hours_of
from .nonces import nonce
from .turns import HAS_CLOCK, turns_of

KINDS: Final = (REMIND, MORNING)  # of alarms
RINGS_KEPT_FOR: Final = 2 * DAY
NUDGE_EVERY: Final = 6 * 3600.0  # seconds between nudges that sound at one table; the message names all who ask
EDITED_EVERY: Final = 600.0  # seconds between edits that take a line from a reminder

# What a person's reminders are counted by: when their present wait began, over all questions in it.
_WAIT: Final = "coalesce(cast(json_extract(p.account, '$.wait_since') as double precision), p.awaited_since)"
_OF_ACCOUNT: Final = "cast(json_extract(p.account, '$.{}') as double precision)"
_AWAY: Final = """exists (select 1 from stops s where s.person = ?1 and s.code in ('', t.code) and s.why = 'away'
    and s.began <= ?2 and (s.ended is null or s.ended > ?2))"""
_WAITS: Final = f"""select t.code, t.game, t.status, t.guild, t.channel, p.seat, p.awaited_since, coalesce(n.muted, 0),
        case when n.reminded_of = {_WAIT} then n.reminded else 0 end, n.reminded_at,
        n.reminded_of = {_WAIT}, n.quiet_at, case when {HAS_CLOCK} = 1 then {_OF_ACCOUNT.format("until")} end,
        {_OF_ACCOUNT.format("called_at")}
    from players p join tables t on t.code = p.code
    left join notification_states n on n.code = p.code and n.person = p.person
    where p.person = ?1 and t.status = 'running' and t.standing = 'runs' and p.awaited_since is not null
        and t.channel <> 0
        and (p.stand in ('own', 'called') or (p.stand = 'offered' and p.stand_why = 'asked')) and not {_AWAY}
    order by p.awaited_since, t.code"""
_REQUEST: Final = """t.undo_request is not null
    and exists (select 1 from json_each(t.undo_request, '$.needed') where cast(value as bigint) = p.seat)
    and not exists (select 1 from json_each(t.undo_request, '$.agreed') where cast(value as bigint) = p.seat)"""
_UNDECIDED: Final = """t.{0} is not null and not exists (select 1 from json_each(t.{0}, '$.votes')
    where cast(json_extract(value, '$[0]') as bigint) = p.person)"""
# As `Snapshot.standing_votes`: a vote of unknown age stands.
_VOTES: Final = f"""select 1 from json_each(t.votes)
    where coalesce(cast(json_extract(value, '$[1]') as double precision), 0)
        not between 1 and ?2 - {END_VOTE_STANDS_FOR}"""
_TO_END: Final = f"""exists ({_VOTES})
    and not exists ({_VOTES} and cast(json_extract(value, '$[0]') as bigint) = p.person)"""
_ASKED: Final = """select distinct p.person from players p join tables t on t.code = p.code
    where t.status = 'running' and p.awaited_since is not null and p.person is not null"""
# At night they were also asked to agree to an undo request, or to decide something at a table, its end among it.
_ASKED_TO_AGREE: Final = f"""select t.code, t.game, t.status, t.guild, t.channel, p.seat, n.quiet_at
    from players p join tables t on t.code = p.code
    join notification_states n on n.code = p.code and n.person = p.person
    where p.person = ?1 and t.status = 'running' and t.standing = 'runs' and n.quiet_at is not null and n.muted = 0
        and p.awaited_since is null and not {_AWAY} and (({_REQUEST})
            or (p.stand in ('own', 'called', 'offered')
                and (({_UNDECIDED.format("ballot")}) or ({_UNDECIDED.format("proposal")}) or ({_TO_END}))))
    order by n.quiet_at, t.code"""


class _Asked(NamedTuple):
    """A row of `_WAITS` or `_ASKED_TO_AGREE`: a table where a person is asked something."""

    table: BriefRow
    muted: int = 0
    reminded: int = 0
    reminded_at: float | None = None
    is_told: int | None = 0  # by the reminder before
    quiet_at: float | None = None
    until: float | None = None
    called_at: float | None = None

    @property
    def came_at_night(self) -> bool:
        """Whether it is still to be told by day."""
        return self.quiet_at is not None and not self.muted

    @property
    def wait(self) -> Wait:
        """The wait at this table."""
        brief = serialization.read_brief(self.table)
        assert brief.awaited_since is not None
        told = bool(self.muted), self.reminded, self.reminded_at
        return Wait(brief, brief.awaited_since, *told, self.until, self.called_at)


class ReminderStore:
    """What a reminder tells, and when alarms ring."""

    def __init__(self, database: Database, clock: Clock, tell: Callable[[], None]) -> None:
        """`tell`: called when messages are due."""
        self._database, self._clock, self._tell = database, clock, tell

    async def ring(self, person: int) -> None:
        """Make the message due that a person's alarms call for now."""
        await self._database.write(partial(ring, person=person, now=self._clock.now()))
        self._tell()

    async def tables(self, person: int, topic: str) -> tuple[Wait, ...]:
        """The tables that a reminder of this topic names now, the longest waiting first."""
        return await self._database.read(partial(_named, person=person, topic=topic, now=self._clock.now()))

    async def turns(self, person: int) -> tuple[TableTurn, ...]:
        """All tables of a person: those that wait for them, for others, and those at rest."""
        return await self._database.read(partial(turns_of, person=person))

    async def night_of(self, person: int) -> float | None:
        """When the person's night ends; None by day."""
        rows = await self._database.read(partial(hours_of, person=person))
        return quiet_until(rows, self._clock.now())

    async def may_ring(self, person: int) -> bool:
        """Whether a reminder or nudge may sound for them now."""
        now = self._clock.now()
        return await self._database.read(lambda connection: free_at(rings_of(connection, person, now)) <= now)

    async def is_due(self, person: int, topic: str) -> bool:
        """Whether a reminder may sound now; else it is put off, to the end of the night or after an hour of silence."""
        if (until := await self.night_of(person)) is not None:
            await (self.derive(person) if topic == REMIND else self.put_off(person, until))
            return False
        if topic == REMIND and not await self.may_ring(person):
            await self.derive(person)  # a nudge rang meanwhile: the next one names all
            return False
        return True

    async def put_off(self, person: int, until: float) -> None:
        """Put a reminder off until the night ends."""
        await self._database.write(lambda connection: db.upsert(connection, AlarmRow(person, MORNING, until)))

    async def posted(self, person: int) -> MessageRow | None:
        """The reminder that stands at Discord."""
        found = await self._database.read(lambda connection: _reminder(connection, person).rows)
        return found[0] if found else None

    async def forget(self, person: int) -> None:
        """Note that the reminder is gone from Discord."""
        where = "code = '' and kind = ? and person = ?"
        await self._database.write(lambda c: db.delete(c, MessageRow, where, REMINDER, person))

    async def derive(self, person: int) -> None:
        """Set the alarm of a person anew."""
        await self._database.write(partial(derive, person=person, now=self._clock.now()))


# ------------------------------------------------------------------- alarms


def derive(connection: Connection, person: int, now: float) -> None:
    """Set the alarm for the next reminder of a person, or none."""
    _derive(connection, settings_rows.settings_of(connection, person), hours_of(connection, person), now)


def _derive(
    connection: Connection,
    settings: PersonSettings,
    hours: Sequence[Hours],
    now: float,
    known: _Known | None = None,
) -> None:
    person, known = settings.person, known or _query(connection, settings.person, now)
    waits = [asked.wait for asked in known.waits.rows]
    due = next_reminder(waits, settings, hours, [row.at for row in known.rings.rows], now) if waits else None
    if due is None:
        db.delete(connection, AlarmRow, "person = ? and kind = ?", person, REMIND)
    else:
        db.upsert(connection, AlarmRow(person, REMIND, due))


class _Known(NamedTuple):
    """What a person's alarm follows from."""

    waits: Query[_Asked]
    rings: Query[RingRow]


def _query(connection: Connection, person: int, now: float) -> _Known:
    return _Known(_waits(connection, person, now), _rings(connection, person, now))


def clamp(connection: Connection, now: float) -> None:
    """Set anew the alarms that are further off than any can be: the clock was set back since they were set.

    Where there is none at all, as in a database that is older than reminders, everybody who is asked gets theirs.
    """
    if db.select_one(connection, AlarmRow, "") is None:
        found = connection.execute(_ASKED).fetchall()
    else:
        late = "select distinct person from alarms where due > ? and kind = ?"
        found = connection.execute(late, (now + LONGEST_ALARM, REMIND)).fetchall()
    for (person,) in found:
        derive(connection, person, now)


def rederive_after(
    connection: Connection, transition: Transition, settings: Mapping[int, PersonSettings], calendars: Calendars
) -> None:
    """After a transition, set anew the alarms of those for whom it changed anything, and take answered questions from
    reminders."""
    before, after, now = transition.before, transition.table, transition.now
    if "running" not in (before.status, after.status):
        return
    alike = (before.status, before.standing, before.place) == (after.status, after.standing, after.place)
    people = {*before.people, *after.people}
    changed = [person for person in people if not alike or _wait_at(before, person) != _wait_at(after, person)]
    answered = [person for person in people if person in changed or _asks_no_more(transition, person)]
    known = {person: _query(connection, person, now) for person in changed}
    reminders = {person: _reminder(connection, person) for person in answered}
    for person in changed:
        _derive(
            connection,
            settings.get(person, PersonSettings(person)),
            calendars.hours_of(person),
            now,
            known[person],
        )
    for person in answered:
        if reminders[person].rows:
            _refresh(connection, person, now)


def _asks_no_more(transition: Transition, person: int) -> bool:
    """Whether a reminder may name a question of this table to which the person has no answer to give any more."""
    seat = transition.table.seat_of(person)
    return seat is None or (transition.was_awaited(seat) and not transition.still_awaited(seat))


def _wait_at(table: Snapshot, person: int) -> tuple[object, ...]:
    """All that a person's alarm follows from at a table that runs."""
    seat = table.seat_of(person)
    player = None if seat is None else table.players[seat]
    if player is None:
        return ()
    since, called_at = (a.wait_since, a.called_at) if (a := player.account) else (None, None)
    return player.awaited_since, since, called_at, player.stand, player.stand_why


def refresh(connection: Connection, person: int, now: float) -> None:
    """Where a reminder to a person stands, make it due to be shortened, or deleted."""
    if _reminder(connection, person).rows:
        _refresh(connection, person, now)


def _reminder(connection: Connection, person: int) -> Query[MessageRow]:
    return db.query(connection, MessageRow, "where code = '' and kind = ? and person = ?", REMINDER, person)


def _refresh(connection: Connection, person: int, now: float) -> None:
    left = _named(connection, person, REFRESH, now)
    _put(connection, person, REFRESH, now + (EDITED_EVERY if left else 0.0))


def ring(connection: Connection, person: int, now: float) -> None:
    """Turn the alarms of a person that are due into one message."""
    due = {row.kind for row in db.select(connection, AlarmRow, "where person = ? and due <= ?", person, now)}
    if not due.intersection(KINDS):
        return
    _put(connection, person, REMIND if REMIND in due else MORNING, now)
    connection.execute("delete from alarms where person = ? and kind in (?, ?) and due <= ?", (person, *KINDS, now))


def _put(connection: Connection, person: int, topic: str, due: float) -> None:
    sound = int(topic != REFRESH)
    row = DueRow("", REMINDER, person, topic, facts="{}", due=due, sound=sound, nonce=nonce())
    due_rows.put(connection, row, refresh=not sound)


# ------------------------------------------------------------------- what is told


def _waits(connection: Connection, person: int, now: float) -> Query[_Asked]:
    """All tables that wait for a person who is not away, the longest waiting first."""
    return db.query_sql(connection, _asked, _WAITS, person, now)


def _asked(*found: Any) -> _Asked:
    return _Asked(BriefRow(*found[:7]), *found[7:])


def _named(connection: Connection, person: int, topic: str, now: float) -> tuple[Wait, ...]:
    waits = _waits(connection, person, now).rows
    if topic == REFRESH:
        return tuple(asked.wait for asked in waits if asked.is_told and not asked.muted)
    # One that was due at night comes in the morning, and is the only message then: it names what that would.
    named = [asked for asked in waits if asked.came_at_night or (topic == REMIND and asked.wait.takes_part)]
    to_agree = db.query_sql(connection, _asked, _ASKED_TO_AGREE, person, now).rows
    return tuple(asked.wait for asked in (*named, *to_agree))


def rings_of(connection: Connection, person: int, now: float) -> list[float]:
    """When reminders and nudges of the last day sounded for a person."""
    return [row.at for row in _rings(connection, person, now).rows]


def _rings(connection: Connection, person: int, now: float) -> Query[RingRow]:
    return db.query(connection, RingRow, "where person = ? and at > ? and at <= ?", person, now - DAY, now)


def nudge_may_sound(connection: Connection, code: str, person: int, now: float) -> bool:
    """Whether a nudge may sound now: not too many reminders and nudges, and none at this table for hours."""
    where = "where person = ? and code = ? and kind = ? and at > ? and at <= ?"
    lately = db.select_one(connection, RingRow, where, person, code, NUDGE, now - NUDGE_EVERY, now)
    return lately is None and free_at(rings_of(connection, person, now)) <= now


def note(connection: Connection, person: int, topic: str, codes: Sequence[str], now: float) -> None:
    """Store that a reminder was delivered, in the transaction that stores the delivery."""
    counted = int(topic == REMIND)
    for code in codes:
        connection.execute(
            f"""insert into notification_states (code, person, discreet, muted, reminded, reminded_of, reminded_at)
                select p.code, p.person, 0, 0, ?3, {_WAIT}, cast(?4 as double precision) from players p
                    where p.code = ?1 and p.person = ?2
                on conflict (code, person) do update set quiet_at = null, reminded_of = excluded.reminded_of,
                    reminded_at = coalesce(excluded.reminded_at, notification_states.reminded_at),
                    reminded = excluded.reminded + case
                        when notification_states.reminded_of = excluded.reminded_of
                        then notification_states.reminded else 0 end""",
            (code, person, counted, now if counted else None),
        )
    connection.execute("update notification_states set quiet_at = null where person = ?", (person,))
    if counted:
        note_ring(connection, person, REMINDER, codes[0] if len(codes) == 1 else "", now)
    derive(connection, person, now)


def note_ring(connection: Connection, person: int, kind: str, code: str, now: float) -> None:
    """Store that a reminder or nudge sounded."""
    db.delete(connection, RingRow, "person = ? and at < ?", person, now - RINGS_KEPT_FOR)
    db.insert(connection, RingRow(person, now, kind, code))
