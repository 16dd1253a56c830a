"""Watching and predicting: kept over restarts, told at the end of rounds, and secret until the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables import Person, Place
from bot.tables.transitions.watching import foresights, knew_first
from bot.tables.values import MOST_WATCHED, Prediction
from db import Connection, DueRow, ForesightRow, insert
from tests.support.toys import TOYS

from .host import ANA, BEA, CHLOE, DAN, Host, refusing
from .test_practice import played_by_all

EMILE = Person(109, "Émile", "fr")
ROUNDS = {"magpie": replace(TOYS["magpie"], round=lambda g: g.round)}


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """A host whose toy game counts its rounds."""
    host = Host(tmp_path / "tables.sqlite3", games=ROUNDS)
    await host.start()
    await host.tables.people.met(EMILE)
    yield host
    await host.stop()


async def due(host: Host, code: str) -> list[DueRow]:
    """The messages that are due to watchers."""
    return [row for row in await host.outbox(code) if row.kind == "watch"]


async def delivered(host: Host, code: str) -> None:
    """Everything due to watchers has gone out."""
    sql = "delete from outbox where code = ? and kind = 'watch'"
    await host.db.write(lambda connection: connection.execute(sql, (code,)))


async def next_round(host: Host, code: str) -> None:
    """Everybody answers until the next round begins, or the game is over."""
    began = (table := await host.look(code)).state.round  # type: ignore[union-attr]
    while table.status == "running" and table.state.round == began:  # type: ignore[union-attr]
        await host.answer(code, table.awaited[0])
        table = await host.look(code)


# --------------------------------------------------------------------------- pure


def test_a_prediction_counts_from_when_it_stayed_right_to_the_end() -> None:
    made = [Prediction(1, 10, 1, 0), Prediction(1, 40, 2, 1), Prediction(1, 60, 3, 0), Prediction(1, 80, 4, 0)]
    assert foresights(made, (0,), 100) == {1: 0.4}
    assert foresights(made, (1,), 100) == {1: 0.0}


def test_any_of_those_who_share_a_victory_is_right() -> None:
    assert foresights([Prediction(1, 10, 1, 0), Prediction(1, 40, 2, 1)], (0, 1), 100) == {1: 0.9}


def test_who_was_right_for_longest_knew_first_and_several_may_have() -> None:
    assert knew_first({1: 0.4, 2: 0.9, 3: 0.9}) == (2, 3)
    assert knew_first({1: 0.0}) == knew_first({}) == ()


# --------------------------------------------------------------------------- watching


async def test_a_watcher_s_message_is_due_at_once_and_at_the_end_of_each_round_without_sound(host: Host) -> None:
    code = await host.running(2)
    await host.tables.watching.watch(code, DAN.id)
    assert [(row.person, row.sound) for row in await due(host, code)] == [(DAN.id, 0)]
    await delivered(host, code)
    await host.answer(code, (await host.look(code)).awaited[0])
    assert await due(host, code) == [], "nothing is over yet"
    await next_round(host, code)
    assert [(row.person, row.sound) for row in await due(host, code)] == [(DAN.id, 0)]
    await delivered(host, code)
    await host.to_the_end(code)
    assert [row.person for row in await due(host, code)] == [DAN.id]


async def test_watching_is_kept_over_a_restart_until_one_stops(host: Host) -> None:
    code = await host.running(2)
    await host.tables.watching.watch(code, DAN.id)
    await host.restart()
    assert [each.code for each in await host.tables.watching.watched(DAN.id)] == [code]
    assert await host.tables.watching.unwatch(code, DAN.id)
    assert not await host.tables.watching.unwatch(code, DAN.id)
    await delivered(host, code)
    await next_round(host, code)
    assert await due(host, code) == []


async def test_who_plays_there_does_not_watch_and_a_lobby_cannot_be_watched(host: Host) -> None:
    code = await host.lobby(2)
    with refusing("not_running"):
        await host.tables.watching.watch(code, DAN.id)
    await host.tables.start(code, ANA.id)
    with refusing("watch_seated"):
        await host.tables.watching.watch(code, BEA.id)
    await host.to_the_end(code)
    with refusing("game_over"):
        await host.tables.watching.watch(code, DAN.id)


async def test_the_tables_that_one_watches_are_listed_in_the_order_in_which_one_began_to(host: Host) -> None:
    codes = sorted([await host.running(2, Place(1, 20 + n)) for n in range(3)], reverse=True)
    for code in codes:
        await host.tables.watching.watch(code, DAN.id)
        host.clock.move(60)
    assert [row.code for row in await host.tables.watching.watched(DAN.id)] == codes


async def test_ten_running_tables_may_be_watched_at_once(host: Host) -> None:
    codes = [await host.running(2, Place(1, 20 + n)) for n in range(MOST_WATCHED + 1)]
    for code in codes[:MOST_WATCHED]:
        await host.tables.watching.watch(code, DAN.id)
    await host.tables.watching.watch(codes[0], DAN.id)
    with refusing("watches_many"):
        await host.tables.watching.watch(codes[-1], DAN.id)
    await host.to_the_end(codes[0])
    await host.tables.watching.watch(codes[-1], DAN.id)


async def test_who_takes_a_seat_stops_watching_there_and_has_predicted_nothing(host: Host) -> None:
    code = await host.running(3)
    await host.tables.watching.watch(code, DAN.id)
    await host.tables.watching.predict(code, DAN.id, 0)
    await delivered(host, code)
    await host.tables.absences.offer(code, CHLOE.id)
    await host.tables.absences.apply_for(code, 2, DAN)
    for person in (ANA, BEA):
        if (await host.look(code)).seat_of(DAN.id) is None:
            await host.tables.absences.answer(code, person.id, yes=True)
    assert (await host.look(code)).seat_of(DAN.id) == 2
    assert await host.tables.watching.watched(DAN.id) == ()
    assert await host.tables.watching.predictions(code, DAN.id) == ()
    assert [row.person for row in await due(host, code)] == [DAN.id], "their message says so"
    await host.tables.watching.watch(code, CHLOE.id)
    with refusing("watch_knows"):
        await host.tables.watching.predict(code, CHLOE.id, 0)


async def test_who_cannot_be_reached_is_told_once(host: Host) -> None:
    code = await host.running(2)
    await host.tables.watching.watch(code, DAN.id)
    await host.tables.watching.lost(code, DAN.id)
    assert await host.tables.watching.watched(DAN.id) == ()
    assert await host.tables.watching.lost_tables(DAN.id) == (code,)
    assert await host.tables.watching.lost_tables(DAN.id) == ()
    await host.tables.watching.watch(code, DAN.id)
    assert await host.tables.watching.watches(code, DAN.id)


async def test_only_who_watches_learns_of_a_table_from_outside_its_server(host: Host) -> None:
    code = await host.running(2)
    with refusing("no_such_table"):
        await host.tables.look_for(DAN.id, None, code)
    await host.tables.watching.watch(code, DAN.id)
    assert (await host.tables.look_for(DAN.id, None, code)).code == code


# --------------------------------------------------------------------------- predicting


async def test_a_prediction_is_made_once_a_round_by_who_watches(host: Host) -> None:
    code = await host.running(2)
    with refusing("not_watching"):
        await host.tables.watching.predict(code, DAN.id, 0)
    await host.tables.watching.watch(code, DAN.id)
    with refusing("no_such_seat"):
        await host.tables.watching.predict(code, DAN.id, 2)
    await host.tables.watching.predict(code, DAN.id, 0)
    with refusing("predicted_already"):
        await host.tables.watching.predict(code, DAN.id, 1)
    await next_round(host, code)
    await host.tables.watching.predict(code, DAN.id, 1)
    assert [each.seat for each in await host.tables.watching.predictions(code, DAN.id)] == [0, 1]
    assert await host.tables.watching.predictions(code, EMILE.id) == ()


async def test_the_end_tells_who_knew_first(host: Host) -> None:
    code = await host.running(2)
    for person in (DAN, EMILE):
        await host.tables.watching.watch(code, person.id)
    for seat, person in enumerate((DAN, EMILE)):
        await host.tables.watching.predict(code, person.id, seat)
    assert await host.tables.watching.knew_first(code) is None
    winners = (await host.to_the_end(code)).result.winners  # type: ignore[union-attr]
    knew = await host.tables.watching.knew_first(code)
    names = ("", EMILE.name)  # the toy people were never met by the settings
    assert knew is not None and knew.names == tuple(names[seat] for seat in sorted(winners))
    await host.tables.people.met(DAN)
    named = await host.tables.watching.knew_first(code)
    assert named is not None and named.names == tuple((DAN.name, EMILE.name)[seat] for seat in sorted(winners))
    shares = [await host.tables.watching.share(code, person.id) for person in (DAN, EMILE)]
    assert [bool(share) for share in shares] == [seat in winners for seat in (0, 1)]


async def test_who_knows_best_on_a_server_has_predicted_five_games(host: Host) -> None:
    for n in range(5):
        assert await host.tables.watching.best(1) == ()
        code = await host.running(2, Place(1, 20 + n))
        await host.tables.watching.watch(code, EMILE.id)
        await host.tables.watching.predict(code, EMILE.id, 0)
        await host.to_the_end(code, n)
    (best,) = await host.tables.watching.best(1)
    assert (best.name, best.games) == ("Émile", 5) and 0 <= best.share <= 1
    assert await host.tables.watching.best(2) == ()
    await host.tables.archived.remove(code, "file")
    assert await host.tables.watching.best(1) == (best,)


async def test_who_knew_for_longer_comes_first_and_as_good_over_more_games_before_over_fewer(host: Host) -> None:
    codes = [await host.running(2, Place(1, 20 + n)) for n in range(6)]

    def note(connection: Connection) -> None:
        for person, share, games in ((EMILE.id, 0.5, 5), (DAN.id, 0.5, 6), (CHLOE.id, 0.75, 5)):
            for code in codes[:games]:
                insert(connection, ForesightRow(code, person, share))

    await host.db.write(note)
    assert [best.person for best in await host.tables.watching.best(1)] == [CHLOE.id, DAN.id, EMILE.id]


async def test_at_a_practice_table_nobody_knows_first_since_its_deal_was_played_before(host: Host) -> None:
    old = await host.to_the_end(await host.running(2))
    code = (await host.tables.practice.open(old, 2, 0, ANA, Place(1, 30))).table.code
    await host.tables.watching.watch(code, EMILE.id)
    await host.tables.watching.predict(code, EMILE.id, 0)
    assert (await played_by_all(host, code)).status == "over"
    assert await host.tables.watching.share(code, EMILE.id) is None


async def test_what_one_watches_and_predicts_is_exported_and_erased(host: Host) -> None:
    code = await host.running(2)
    await host.tables.watching.watch(code, EMILE.id)
    await host.tables.watching.predict(code, EMILE.id, 0)
    stored = await host.tables.personal_data.stored(EMILE.id)
    assert stored["watchers"][0]["code"] == stored["predictions"][0]["code"] == code
    await host.to_the_end(code)
    assert "foresights" in await host.tables.personal_data.stored(EMILE.id)
    assert "watchers" not in await host.tables.personal_data.stored(ANA.id)
    await host.tables.personal_data.erase(EMILE.id)
    assert await host.tables.personal_data.stored(EMILE.id) == {}
    assert await host.tables.watching.knew_first(code) is None


async def test_neither_table_nor_other_messages_nor_the_record_tell_that_somebody_watches(tmp_path: Path) -> None:
    told = []
    for watched in (False, True):
        host = Host(tmp_path / f"{watched}.sqlite3", games=ROUNDS)
        await host.start()
        code = await host.running(2)
        if watched:
            await host.tables.watching.watch(code, DAN.id)
            await host.tables.watching.predict(code, DAN.id, 0)
        await next_round(host, code)
        others = [(row.kind, row.person, row.facts, row.due) for row in await host.outbox(code) if row.kind != "watch"]
        table = await host.look(code)
        told.append((replace(table, code=""), others, [e.event for e in await host.tables.log(code)]))
        await host.stop()
    assert told[0] == told[1]
