"""Who is called by mention in a channel: those whom a private message does not reach, and everybody at the end."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bot.tables import Due, Posted, Rung, Snapshot, Tables
from bot.tables.bells import way_to
from bot.tables.notices import INVITED, OF_A_LOBBY, REMATCH, UNDO_ASKED, UNDO_DECLINED

from .receipts import outcome_line
from .screen import cut
from .sight import Sight

END = "end"  # a topic of sounds: the game is over
CLOSED = "closed"  # kept as a message: somebody was told that private messages are closed
MOST_PLAIN = 2000  # characters of a message without components


async def ringing(tables: Tables, row: Due, table: Snapshot) -> tuple[Rung, ...]:
    """The people a ring still calls, with what each is asked."""
    rung = [await _called(tables, row, table, person) for person in _people(row)]
    return tuple(each for each in rung if each)


async def _called(tables: Tables, row: Due, table: Snapshot, person: int) -> Rung | None:
    if row.topic in OF_A_LOBBY:
        meant = {guest.id for guest in table.expected} if row.topic in (INVITED, REMATCH) else {table.host}
        called = table.status == "open" and person in meant
        return await tables.hearing.call(table, person, row.topic) if called else None
    if row.topic == UNDO_DECLINED:
        return await tables.hearing.call(table, person, row.topic)
    verdict = await tables.hearing.verdict(row, table, person)
    if verdict.manner == "silence" or verdict.way != "channel":
        return None
    return Rung(person, verdict.question, about=verdict.about)


async def called_at_the_end(tables: Tables, table: Snapshot) -> tuple[Rung, ...]:
    """Everybody who plays and may be called."""
    calls = [await tables.hearing.call(table, person, END) for person in table.people]
    return tuple(call for call in calls if call)


async def told_closed(tables: Tables, posted: Sequence[Posted], people: Iterable[int]) -> list[int]:
    """Of those called the ones who must hear that private messages are closed, once at each table."""
    known = {message.person for message in posted if message.kind == CLOSED}
    found = []
    for person in people:
        settings = await tables.settings(person)
        if person not in known and settings.notices == "dm" and way_to(settings) == "channel":
            found.append(person)
    return found


def call_text(sight: Sight, topic: str, people: Collection[int]) -> str:
    """The plain text of a call, mentions first: what a phone shows of it."""
    return cut(f"{_why_called(sight, topic, people)}\n-# {sight.title}", MOST_PLAIN)


def _why_called(sight: Sight, topic: str, people: Collection[int]) -> str:
    table, words, names = sight.table, sight.words, mentions(people)
    if topic in OF_A_LOBBY:
        return words(f"ui-called-{topic}", names=names)
    if topic == UNDO_ASKED and table.wish:
        return f"{names} {words('ui-wish-open', name=sight.names.tag(table.wish.seat), n=table.wish.moves)}"
    if topic == UNDO_DECLINED:
        return words("ui-wish-over", names=names)
    if table.status == "over":
        return words("ui-called-end", names=names, outcome=outcome_line(sight))
    asks = (table.ask_of(seat) for person in people if (seat := table.seat_of(person)) is not None)
    ask = next((ask for ask in asks if ask), None)
    return words("ui-call", names=names, call=sight.call(ask)) if ask else names


def people_of(rung: Iterable[Rung]) -> tuple[int, ...]:
    """The ids of those called."""
    return tuple(each.person for each in rung)


def mentions(people: Iterable[int]) -> str:
    """People as Discord calls them."""
    return " ".join(map(mention, people))


def mention(person: int) -> str:
    """Somebody as Discord calls them."""
    return f"<@{person}>"


def _people(row: Due) -> tuple[int, ...]:
    people = row.facts.get("people", ())
    return tuple(person for person in people if isinstance(person, int)) if isinstance(people, tuple) else ()
