"""Mentions in a channel: of people whom no direct message reaches, and of everybody at the end."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from bot.tables import DueMessage, Notified, Posted, Snapshot, Tables
from bot.tables.transitions.notification_policy import way_to
from bot.tables.transitions.topics import (
    AGREE_AGAIN,
    DRAWN,
    ENDED,
    INVITED,
    LAST_CALL,
    MATCHED,
    NUDGE,
    OF_A_LOBBY,
    OF_ABSENCE,
    REMATCH,
    SEATS_TAKEN,
    UNDO_ASKED,
    UNDO_DECLINED,
    WILL_CLOSE,
)
from bot.tables.values.messages import MORNING, REMIND
from bot.tables.values.table import Status
from bot.text import Words
from bot.ui.kit.names import clean, escaped
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import MOST_PLAIN, ButtonRow, Part, Text, cut

from .absence import concerns, may_take_a_day
from .lobby import keep_open_button
from .receipts import outcome_line

END = "end"  # topic: the game is over
BEGUN = (MATCHED, DRAWN)  # topics: a table that people waited for has begun
REMINDERS = (REMIND, MORNING)  # topics: tables wait, this one the longest
CLOSED = "closed"  # kind of registered message: it said that the person's direct messages are closed
CALLS = 160  # characters of several questions and of those who are asked


async def to_notify(tables: Tables, row: DueMessage, table: Snapshot) -> tuple[Notified, ...]:
    """Those of a row's people who are still to be mentioned, each with what they are asked."""
    notified = [await _notified(tables, row, table, person) for person in _people(row)]
    return tuple(each for each in notified if each)


async def _notified(tables: Tables, row: DueMessage, table: Snapshot, person: int) -> Notified | None:
    if row.topic in OF_A_LOBBY:
        is_meant = table.status == "open" and person in meant(row.topic, table)
        return await tables.notifications.call(table, person, row.topic) if is_meant else None
    if row.topic in REMINDERS:
        if not await tables.reminders.is_due(person, row.topic):
            return None
        waits = await tables.reminders.tables(person, row.topic)
        codes = tuple(wait.brief.code for wait in waits)
        return Notified(person, None, reminder=row.topic, tables=codes) if table.code in codes else None
    if row.topic in (*BEGUN, ENDED):
        return await tables.notifications.call(table, person, row.topic) if table.seat_of(person) is not None else None
    concerned = row.topic in OF_ABSENCE and concerns(row.topic, table, person, tables.clock.now())
    if row.topic == UNDO_DECLINED or concerned:
        return await tables.notifications.call(table, person, row.topic)
    if row.topic in OF_ABSENCE:
        return None
    decision = await tables.notifications.decision(row, table, person)
    silent = decision.manner == "silence" and decision.later is None
    if silent or decision.way != "channel":
        return None
    return Notified(person, decision.question, about=decision.about, until=decision.later)


def meant(topic: str, table: Snapshot) -> Collection[int]:
    """Whom a message about a lobby still concerns."""
    if topic in (INVITED, REMATCH):
        return {expected.id for expected in table.expected}
    if topic == WILL_CLOSE:
        return table.people
    if topic == SEATS_TAKEN and table.to_agree:
        return ()
    return table.to_agree if topic == AGREE_AGAIN else (table.host,)


async def to_notify_at_end(tables: Tables, table: Snapshot) -> tuple[Notified, ...]:
    """All players who want to be notified of the end."""
    notified = [await tables.notifications.call(table, person, END) for person in table.people]
    return tuple(each for each in notified if each)


async def to_tell_dm_closed(tables: Tables, posted: Sequence[Posted], people: Iterable[int]) -> list[int]:
    """Those of the people who must read that their direct messages are closed, once at each table."""
    known = {message.person for message in posted if message.kind == CLOSED}
    found = []
    for person in people:
        settings = await tables.people.settings(person)
        if person not in known and settings.notices == "dm" and way_to(settings) == "channel":
            found.append(person)
    return found


def status_at(topic: str) -> Status:
    """In which status of a table its board calls people for this."""
    return "closed" if topic == ENDED else "running"


def mention_text(perspective: Perspective, topic: str, people: Collection[int], resting: Collection[int] = ()) -> str:
    """The plain text that mentions people, as phones show it. `resting`: those for whom it is night, in bold."""
    return cut(f"{_why_notified(perspective, topic, people, resting)}\n-# {perspective.title}", MOST_PLAIN)


def called_line(perspective: Perspective, topic: str, people: Collection[int]) -> str:
    """Why people are called, as the board says it; "" where it says so elsewhere, or where that is settled."""
    if topic in OF_ABSENCE:
        people = [person for person in people if topic != NUDGE and concerns(topic, perspective.table, person)]
    elif topic not in (UNDO_DECLINED, ENDED, *BEGUN):
        return ""  # who is asked stands on the board's first line, and a request to take back in its own
    return _called_for(perspective, topic, people, mentions_of(people)) if people else ""


def lobby_head(perspective: Perspective, topic: str, people: Collection[int]) -> tuple[Part, ...]:
    """What stands above a lobby that calls people: what for, and the button for that which the lobby has not."""
    if not people:
        return ()
    called = Text(perspective.words(f"ui-called-{topic}", names=mentions_of(people)))
    return (called, ButtonRow((keep_open_button(perspective),))) if topic == WILL_CLOSE else (called,)


def _called_for(perspective: Perspective, topic: str, people: Collection[int], names: str) -> str:
    """What people, told by these names, are called for, where the topic alone says it."""
    if topic == UNDO_DECLINED:
        return perspective.words("ui-undo-request-over", names=names)
    players = (player for player in perspective.table.players if player and player.person in people)
    facts = {"day": int(all(map(may_take_a_day, players)))} if topic == LAST_CALL else {}
    return perspective.words(f"ui-called-{topic}", names=names, **facts)


def _why_notified(perspective: Perspective, topic: str, awake: Collection[int], resting: Collection[int]) -> str:
    table, words, names = perspective.table, perspective.words, addressed(perspective, awake, resting)
    people = (*awake, *resting)
    if topic in (*OF_A_LOBBY, *OF_ABSENCE, *BEGUN, UNDO_DECLINED, ENDED):
        return _called_for(perspective, topic, people, names)
    if topic == UNDO_ASKED and table.undo_request:
        request = words(
            "ui-undo-request-open", name=perspective.names.tag(table.undo_request.seat), n=table.undo_request.moves
        )
        return f"{names} {request}"
    if table.status == "over":
        return words("ui-called-end", names=names, outcome=outcome_line(perspective))
    if topic in REMINDERS:
        return words(f"ui-called-{topic}", names=names)
    asked: dict[str, list[int]] = {}
    for person in people:
        seat = table.seat_of(person)
        ask = table.ask_of(seat) if seat is not None else None
        asked.setdefault(perspective.call(ask) if ask else "", []).append(person)
    return calls(words, {call: _addressed_of(perspective, who, awake) for call, who in asked.items()})


def calls(words: Words, asked: Mapping[str, str]) -> str:
    """Who is asked what, from questions to names; where several questions take too much room, only who is asked."""
    told = " ".join(words("ui-call", names=names, call=call) if call else names for call, names in asked.items())
    if len(asked) < 2 or len(told) <= CALLS:
        return told
    return words("ui-call.several", names=", ".join(asked.values()))


def people_of(notified: Iterable[Notified]) -> tuple[int, ...]:
    """The ids of the people who are notified with sound."""
    return tuple(each.person for each in notified if each.until is None)


def resting_of(notified: Iterable[Notified]) -> tuple[int, ...]:
    """The ids of the people for whom it is night."""
    return tuple(each.person for each in notified if each.until is not None)


def is_told(notified: Notified, text: str) -> bool:
    """Whether a text that was sent mentions this person; for those for whom it is night no mention is needed."""
    return notified.until is not None or mention(notified.person) in text


def addressed(perspective: Perspective, people: Iterable[int], resting: Iterable[int]) -> str:
    """Mentions of people, and in bold the names of those for whom it is night."""
    table = perspective.table
    nameless = perspective.words("ui-nameless")
    invited = {person.id: escaped(clean(person.name)) or nameless for person in table.invited}
    seats = ((person, table.seat_of(person)) for person in resting)
    bold = (perspective.names.full[seat] if seat is not None else invited.get(person, "") for person, seat in seats)
    return " ".join([*map(mention, people), *(f"**{name}**" for name in bold if name)])


def _addressed_of(perspective: Perspective, people: Collection[int], awake: Collection[int]) -> str:
    return addressed(
        perspective, [each for each in people if each in awake], [each for each in people if each not in awake]
    )


def mentions_of(people: Iterable[int]) -> str:
    """Mentions of people, in Discord's syntax."""
    return " ".join(map(mention, people))


def mention(person: int) -> str:
    """A mention in Discord's syntax."""
    return f"<@{person}>"


def _people(row: DueMessage) -> tuple[int, ...]:
    people = row.facts.get("people", ())
    return tuple(person for person in people if isinstance(person, int)) if isinstance(people, tuple) else ()
