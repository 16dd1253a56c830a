"""Who is called by mention in a channel: those whom a private message does not reach, and everybody at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.tables import Due, Posted, Rung, Snapshot, Tables
from bot.tables.bells import is_audible, way_to
from bot.tables.notices import INVITED, OF_A_LOBBY, REMATCH, UNDO_DECLINED

CLOSED = "closed"  # kept as a message: somebody was told that private messages are closed


async def ringing(tables: Tables, row: Due, table: Snapshot) -> tuple[Rung, ...]:
    """The people a ring still calls, with what each is asked."""
    rung = [await _called(tables, row, table, person) for person in _people(row)]
    return tuple(each for each in rung if each)


async def _called(tables: Tables, row: Due, table: Snapshot, person: int) -> Rung | None:
    if row.topic in OF_A_LOBBY:
        heard = await _is_heard(tables, table.code, person)
        meant = {guest.id for guest in table.expected} if row.topic in (INVITED, REMATCH) else {table.host}
        return Rung(person, 0) if heard and table.status == "open" and person in meant else None
    if row.topic == UNDO_DECLINED:  # it asks nothing: what somebody was rung for last stays as it is
        bell = await tables.hearing.bell(table.code, person)
        return Rung(person, bell.rung_for or 0) if await _is_heard(tables, table.code, person) else None
    verdict = await tables.hearing.verdict(row, table, person)
    if verdict.manner == "silence" or verdict.way != "channel":
        return None
    return Rung(person, verdict.question or 0)


async def called_at_the_end(tables: Tables, table: Snapshot) -> tuple[int, ...]:
    """Everybody who plays and may be called."""
    return tuple([person for person in table.people if await _is_heard(tables, table.code, person)])


async def told_closed(tables: Tables, table: Snapshot, posted: Sequence[Posted], rung: Sequence[Rung]) -> list[int]:
    """Of those called the ones who must hear that private messages are closed, once at each table."""
    known = {message.person for message in posted if message.kind == CLOSED}
    found = []
    for person in people_of(rung):
        settings = await tables.settings(person)
        if person not in known and settings.notices == "dm" and way_to(settings) == "channel":
            found.append(person)
    return found


def people_of(rung: Iterable[Rung]) -> tuple[int, ...]:
    """The ids of those called."""
    return tuple(each.person for each in rung)


def mentions(people: Iterable[int]) -> str:
    """People as Discord calls them."""
    return " ".join(f"<@{person}>" for person in people)


def _people(row: Due) -> tuple[int, ...]:
    people = row.facts.get("people", ())
    return tuple(person for person in people if isinstance(person, int)) if isinstance(people, tuple) else ()


async def _is_heard(tables: Tables, code: str, person: int) -> bool:
    return is_audible(await tables.settings(person), await tables.hearing.bell(code, person))
