"""Seeking: people of a server wait for others; a table opens as soon as enough agree, for nobody twice."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables import Person, Place
from bot.tables.seeking import LOOKED_AGAIN
from bot.tables.transitions.seeking import agreed
from bot.tables.transitions.topics import MATCHED
from bot.tables.values import MOST_SEEKS, PACES_SOUGHT, SEEKS_FOR, AgreedTable, Seek
from bot.tables.workers.expiry import ExpiryWorker
from db import SeekRow, TransientDatabaseError, insert, select
from tests.support.full_disk import full_disk

from .host import ANA, BEA, CHLOE, DAN, HERE, Host, refusing

THERE, ELSEWHERE = Place(1, 12), Place(2, 21)


def seek(
    person: Person, place: Place = HERE, seats: int = 0, pace: str = "", language: str = "", **more: object
) -> Seek:
    """Somebody who waits for the game of these tests."""
    return Seek(person, place, "magpie", seats, pace, language, **more)  # type: ignore[arg-type]


def found(
    newest: Seek, *waiting: Seek, seats: Collection[int] = range(2, 6), apart: Collection[frozenset[int]] = ()
) -> AgreedTable | None:
    """The table that opens when the newest waits too."""
    return agreed(newest, waiting, seats, lambda one, other: frozenset((one, other)) in apart)


async def rows(host: Host) -> list[SeekRow]:
    """All who wait."""
    return await host.db.read(lambda connection: select(connection, SeekRow))


# ------------------------------------------------------------------- who agrees


def test_two_who_take_any_table_agree_on_the_smallest_and_slowest() -> None:
    table = found(seek(BEA, since=2.0), seek(ANA, since=1.0))
    assert table and (table.people, table.pace, len(table.seeks)) == ((ANA.id, BEA.id), "leisurely", 2)


def test_nobody_plays_with_another_number_pace_or_language_than_they_said() -> None:
    assert found(seek(BEA, seats=3), seek(ANA, seats=2), seek(DAN)) is None
    assert found(seek(BEA, pace="daily"), seek(ANA, pace="lively")) is None
    assert found(seek(BEA, language="fr"), seek(ANA, language="en")) is None
    table = found(seek(BEA, seats=3, pace="daily"), seek(ANA, language="fr"), seek(DAN, seats=3))
    assert table and (set(table.people), table.pace, table.language) == ({ANA.id, BEA.id, DAN.id}, "daily", "fr")


def test_who_has_waited_longest_plays_and_gives_the_language() -> None:
    table = found(seek(BEA, since=9.0), seek(DAN, since=2.0), seek(ANA, since=1.0, reads="fr"))
    assert table and table.people == (ANA.id, BEA.id) and table.language == "fr"


def test_two_who_block_are_never_in_one_group_and_keep_nobody_else_from_playing() -> None:
    apart = {frozenset((ANA.id, BEA.id))}
    assert found(seek(BEA), seek(ANA), apart=apart) is None
    table = found(seek(BEA, since=9.0), seek(ANA, since=1.0), seek(DAN, since=2.0), apart=apart)
    assert table and set(table.people) == {BEA.id, DAN.id}
    between = {frozenset((ANA.id, CHLOE.id)), frozenset((ANA.id, DAN.id))}
    others = (seek(person, since=float(person.id)) for person in (ANA, CHLOE, DAN))
    table = found(seek(BEA, seats=3, since=999.0), *others, apart=between)
    assert table and set(table.people) == {BEA.id, CHLOE.id, DAN.id}


@given(st.data())
def test_whatever_they_wait_for_a_group_takes_what_opens_and_nobody_is_apart(data: st.DataObject) -> None:
    people = [Person(n, str(n), "en") for n in range(1, data.draw(st.integers(2, 8)))]
    seeks = [
        seek(
            person,
            seats=data.draw(st.sampled_from((0, 2, 3, 4))),
            pace=data.draw(st.sampled_from(("", *PACES_SOUGHT))),
            language=data.draw(st.sampled_from(("", "en", "fr"))),
            since=float(data.draw(st.integers(0, 5))),
        )
        for person in people
    ]
    if not seeks:
        return
    pairs = [frozenset((one.id, other.id)) for one in people for other in people if one.id < other.id]
    apart = data.draw(st.sets(st.sampled_from(pairs))) if pairs else set()
    table = found(seeks[-1], *seeks[:-1], seats=(2, 3, 4), apart=apart)
    if table is None:
        return
    assert seeks[-1] in table.seeks and len(table.seeks) in (2, 3, 4) and len(set(table.people)) == len(table.seeks)
    assert all(each.takes(len(table.seeks), table.pace, table.language) for each in table.seeks)
    assert not any(pair <= set(table.people) for pair in apart)


# ------------------------------------------------------------------- the table


async def test_a_table_begins_where_the_last_one_asked_and_all_who_wait_no_more_are_called_once(host: Host) -> None:
    assert await host.tables.seeking.seek(seek(ANA, THERE, seats=3, pace="daily")) is None
    assert await host.tables.seeking.seek(seek(BEA, THERE)) is None
    await host.restart()
    host.clock.move(60)
    outcome = await host.tables.seeking.seek(seek(CHLOE), key="press")
    assert outcome is not None
    table = outcome.table
    assert (table.status, table.place, table.terms.pace, table.host) == ("running", HERE, "daily", ANA.id)
    assert set(table.people) == {ANA.id, BEA.id, CHLOE.id} and not await rows(host)
    notices = {row.person for row in await host.outbox(table.code) if (row.kind, row.topic) == ("notice", MATCHED)}
    asked = {table.players[ask.seat].person for ask in table.asks if ask.given is None}  # type: ignore[union-attr]
    assert notices == {ANA.id, BEA.id} - asked, "who is asked is called by the question, who pressed knows"
    again = await host.tables.seeking.seek(seek(CHLOE), key="press")
    assert again is not None and again.repeated and again.table.code == table.code


async def test_two_who_ask_at_once_sit_at_one_table(host: Host) -> None:
    one, other = await asyncio.gather(*(host.tables.seeking.seek(seek(person)) for person in (ANA, BEA)))
    assert (one is None) != (other is None)
    assert len(await host.tables.tables_in(1)) == 1 and not await rows(host)


async def test_who_stops_waiting_in_the_moment_before_a_table_opens_is_not_seated(host: Host) -> None:
    seeking = host.tables.seeking
    await seeking.seek(seek(ANA))
    find = seeking._free_place

    async def find_late(found: AgreedTable, first: Place) -> Place:
        await seeking.leave(1, ANA.id, "magpie")
        return await find(found, first)

    seeking._free_place = find_late  # type: ignore[method-assign]
    assert await seeking.seek(seek(BEA)) is None
    assert [row.person for row in await rows(host)] == [BEA.id]
    assert await host.tables.tables_in(1) == ()


async def test_servers_and_channels_that_not_everybody_sees_are_apart(host: Host) -> None:
    assert await host.tables.seeking.seek(seek(ANA, ELSEWHERE)) is None
    assert await host.tables.seeking.seek(seek(BEA, scope=HERE.channel)) is None
    assert await host.tables.seeking.seek(seek(CHLOE)) is None
    outcome = await host.tables.seeking.seek(seek(DAN, scope=HERE.channel))
    assert outcome is not None and set(outcome.table.people) == {BEA.id, DAN.id}


async def test_blocks_and_limits_hold(host: Host) -> None:
    await host.running(3, THERE)
    await host.tables.blocks.add(ANA.id, BEA)
    await host.tables.people.change(CHLOE.id, lambda own: replace(own, most_tables=1))
    assert await host.tables.seeking.seek(seek(ANA)) is None
    assert await host.tables.seeking.seek(seek(BEA)) is None
    with refusing("tables_enough"):
        await host.tables.seeking.seek(seek(CHLOE))
    assert {row.person for row in await rows(host)} == {ANA.id, BEA.id}


async def test_who_plays_at_enough_tables_meanwhile_is_passed_over(host: Host) -> None:
    await host.tables.people.change(ANA.id, lambda own: replace(own, most_tables=1))
    assert await host.tables.seeking.seek(seek(ANA)) is None
    await host.running(2, THERE)
    assert await host.tables.seeking.seek(seek(DAN)) is None
    assert len(await rows(host)) == 2


async def test_where_an_open_table_stands_everywhere_they_wait_on(host: Host) -> None:
    await host.lobby(2)
    assert await host.tables.seeking.seek(seek(CHLOE)) is None
    with refusing("one_per_channel"):
        await host.tables.seeking.seek(seek(DAN))
    assert len(await rows(host)) == 2
    outcome = await host.tables.seeking.seek(seek(DAN, THERE))
    assert outcome is not None and outcome.table.place == THERE


async def test_they_play_as_soon_as_a_channel_of_theirs_is_free(host: Host) -> None:
    taken = await host.lobby(2)
    assert await host.tables.seeking.seek(seek(CHLOE)) is None
    with refusing("one_per_channel"):
        await host.tables.seeking.seek(seek(DAN))
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    assert await worker.round() == host.clock.now() + LOOKED_AGAIN
    await host.tables.moderation.close(taken, 1)
    await worker.round()
    assert len(await rows(host)) == 2, "looked at not long ago"
    host.clock.move(LOOKED_AGAIN)
    await worker.round()
    (brief,) = await host.tables.tables_in(1)
    table = await host.look(brief.code)
    assert (table.status, table.place, set(table.people)) == ("running", HERE, {CHLOE.id, DAN.id})
    assert not await rows(host)
    called = {row.person for row in await host.outbox(table.code) if row.sound and row.person is not None}
    assert called == {CHLOE.id, DAN.id}, "nobody pressed just now"


async def test_they_play_as_soon_as_one_of_them_plays_at_fewer_tables(host: Host) -> None:
    code = await host.running(2, THERE)
    await host.tables.people.change(ANA.id, lambda own: replace(own, most_tables=2))
    assert await host.tables.seeking.seek(seek(ANA)) is None
    await host.tables.people.change(ANA.id, lambda own: replace(own, most_tables=1))
    assert await host.tables.seeking.seek(seek(DAN)) is None
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    await worker.round()
    assert len(await rows(host)) == 2
    await host.to_the_end(code)
    host.clock.move(LOOKED_AGAIN)
    await worker.round()
    assert not await rows(host)


async def test_who_came_last_and_agrees_with_nobody_keeps_no_two_others_from_playing(host: Host) -> None:
    taken = await host.lobby(2)
    assert await host.tables.seeking.seek(seek(CHLOE)) is None
    with refusing("one_per_channel"):
        await host.tables.seeking.seek(seek(DAN))
    assert await host.tables.seeking.seek(seek(BEA, seats=4)) is None
    await host.tables.moderation.close(taken, 1)
    await ExpiryWorker(host.db, host.clock, host.tables).round()
    assert [row.person for row in await rows(host)] == [BEA.id]


async def test_a_wait_can_be_left_asked_anew_and_is_for_few_games_at_once(host: Host) -> None:
    await host.tables.seeking.seek(seek(ANA, seats=3))
    await host.tables.seeking.seek(seek(ANA, seats=4))
    assert [each.seats for each in await host.tables.seeking.of(ANA.id)] == [4]
    assert await host.tables.seeking.leave(1, ANA.id, "magpie")
    assert not await host.tables.seeking.leave(1, ANA.id, "magpie") and not await rows(host)
    with refusing("no_such_game"):
        await host.tables.seeking.seek(Seek(ANA, HERE, "chess"))
    with refusing("bad_seats"):
        await host.tables.seeking.seek(seek(ANA, seats=9))
    for n in range(MOST_SEEKS):
        row = SeekRow(1, ANA.id, f"game{n}", "Ana", 11, 0, 0, "", "", "en", host.clock.now())
        await host.db.write(partial(insert, row=row))
    with refusing("seeks_many"):
        await host.tables.seeking.seek(seek(ANA))


@pytest.mark.sqlite
async def test_a_full_disk_loses_nobody_and_opens_nothing_by_halves(host: Host) -> None:
    await host.tables.seeking.seek(seek(ANA))
    with full_disk(host.path), pytest.raises(TransientDatabaseError):
        await host.tables.seeking.seek(seek(BEA))
    assert [row.person for row in await rows(host)] == [ANA.id]
    assert await host.tables.seeking.seek(seek(BEA)) is not None


# ------------------------------------------------------------------- the end of waiting


async def test_after_three_days_a_word_says_that_nobody_came(host: Host) -> None:
    await host.tables.people.change(BEA.id, lambda own: replace(own, notices="channel"))
    await host.tables.seeking.seek(seek(ANA, ELSEWHERE))
    await host.tables.seeking.seek(seek(BEA, scope=5))
    worker = ExpiryWorker(host.db, host.clock, host.tables)
    assert await worker.round() == host.clock.now() + SEEKS_FOR
    host.clock.move(SEEKS_FOR)
    await host.restart()
    await ExpiryWorker(host.db, host.clock, host.tables).round()
    (word,) = [row for row in await host.outbox("") if row.kind == "reminder"]
    assert (word.person, word.topic, word.sound) == (ANA.id, "sought:magpie", 0)
    assert await host.tables.seeking.of(BEA.id) == ()
    await host.tables.seeking.seek(seek(BEA, ELSEWHERE))
    assert await host.tables.seeking.lapsed(BEA.id) == ("magpie",) and not await host.tables.seeking.lapsed(BEA.id)
    assert [(row.person, row.guild) for row in await rows(host)] == [(BEA.id, 2)], "what began since goes on"


async def test_an_old_wait_meets_nobody_before_it_is_ended(host: Host) -> None:
    await host.tables.seeking.seek(seek(ANA))
    host.clock.move(SEEKS_FOR)
    assert await host.tables.seeking.seek(seek(BEA)) is None


async def test_what_somebody_waits_for_is_exported_and_erased(host: Host) -> None:
    await host.tables.people.met(ANA)
    await host.tables.seeking.seek(seek(ANA))
    assert "seeks" in await host.tables.personal_data.stored(ANA.id)
    await host.tables.personal_data.erase(ANA.id)
    assert not await rows(host)
