"""Ratings of finished tables: which count, how they are kept, and who is left out."""

from __future__ import annotations

import argparse
import json
import random
from dataclasses import replace

import pytest

from bot.cli.ratings import ratings
from bot.config import Settings
from bot.ratings import Party, Rating
from bot.tables import Place
from db import Connection
from db.catalogue import columns_of

from .host import ANA, BEA, CHLOE, DAN, HERE, PEOPLE, Host
from .test_practice import played_by_all

ALL = {ANA.id, BEA.id, CHLOE.id}


async def a_game(host: Host, n: int = 3, channel: int = 11, **options: object) -> str:
    """A table played to its end; returns its code."""
    code = await host.running(n, Place(1, channel), **{"rated": "always", **options})  # type: ignore[arg-type]
    await host.to_the_end(code)
    host.clock.move(60)
    return code


async def rated(host: Host) -> set[int]:
    """The people who have a rating."""
    return {party.person for _, party in await host.tables.ratings.all() if party.person}


async def test_a_finished_game_is_rated(host: Host) -> None:
    await a_game(host)
    assert await rated(host) == ALL


async def test_first_games_count_only_where_that_was_agreed(host: Host) -> None:
    await a_game(host, rated="experienced")
    assert await rated(host) == set(), "nobody had finished such a game"
    await a_game(host, channel=12, rated="experienced")
    assert await rated(host) == ALL
    await a_game(host, channel=13, rated="never")
    assert all(rating.games == 1 for rating in (await host.tables.ratings.all()).values())


async def test_a_table_with_one_newcomer_does_not_count(host: Host) -> None:
    await a_game(host, rated="never")
    code = await host.running(4, Place(1, 12))
    assert not (await host.look(code)).terms.counts, "Dan has not finished such a game"


async def test_a_rematch_decides_anew(host: Host) -> None:
    code = await a_game(host, rated="experienced")
    again = (await host.tables.rematch(code, ANA)).table.code
    assert (await host.look(again)).terms == replace((await host.look(code)).terms, counts=False)
    for person in (BEA, CHLOE):
        await host.tables.join(again, person)
    assert (await host.look(again)).terms.counts


async def test_a_table_closed_by_vote_does_not_count(host: Host) -> None:
    code = await host.running(3, rated="always")
    for person in (ANA, BEA):
        await host.tables.vote_end(code, person.id)
    assert await rated(host) == set()


async def test_a_game_in_which_one_asked_what_a_bot_would_do_does_not_count_for_anybody(host: Host) -> None:
    code = await a_game(host)
    sql = "update players set advised = 1 where code = ? and person = ?"
    await host.db.write(lambda connection: connection.execute(sql, (code, BEA.id)) and None)
    assert await rated(host) == set()
    await a_game(host, channel=12)
    assert all(rating.games == 1 for rating in (await host.tables.ratings.all()).values())


async def test_a_table_of_one_person_and_practice_do_not_count(host: Host) -> None:
    code = (await host.tables.open(ANA, HERE, "magpie", 3)).table.code
    await host.tables.set_options(code, ANA.id, {"rated": "always"})
    await host.tables.bot_seats.fill(code, ANA.id)
    await host.tables.start(code, ANA.id)
    assert not (await host.look(code)).terms.counts


async def test_practice_makes_nobody_experienced(host: Host) -> None:
    code = await a_game(host, rated="never")
    old = await host.look(code)
    practice = (await host.tables.practice.open(old, 1, 0, DAN, Place(1, 77))).table.code
    assert (await played_by_all(host, practice)).status == "over"
    again = await host.running(4, Place(1, 12))
    assert not (await host.look(again)).terms.counts and await rated(host) == set()


async def test_game_by_game_and_anew_give_the_same_bits(host: Host) -> None:
    """The rows of hundreds of games, of which one ended by a clock that was set back."""
    code, chance = await a_game(host, 4), random.Random(3)
    kept = {}
    for n in range(200):
        await host.db.write(lambda connection, n=n: copied(connection, code, f"C{n}", n, chance))  # type: ignore[misc]
        if n % 20 == 0:
            kept = await host.tables.ratings.all()
    await host.db.write(lambda connection: copied(connection, code, "EARLY", 3.5, chance))
    kept = await host.tables.ratings.all()
    assert {party.person for _, party in kept} == {person.id for person in PEOPLE}
    assert kept == await host.tables.ratings.anew()
    assert kept["magpie", Party(ANA.id)].games == 202


def copied(connection: Connection, code: str, other: str, ended: float, chance: random.Random) -> None:
    """The same game once more, with places by chance."""
    for table in ("tables", "players"):
        rest = ", ".join(columns_of(connection)[table][1:])
        connection.execute(
            f"insert into {table} (code, {rest}) select ?, {rest} from {table} where code = ?", (other, code)
        )
    places = chance.sample(range(1, 5), 4)
    (result,) = connection.execute("select result from tables where code = ?", (code,)).fetchone()
    changed = json.dumps(json.loads(result) | {"places": places, "winners": [places.index(1)]})
    connection.execute("update tables set ended = ?, result = ? where code = ?", (ended, changed, other))


async def test_who_does_not_take_part_is_nowhere_and_comes_back_as_they_were(host: Host) -> None:
    await a_game(host)
    await a_game(host, channel=12)
    before = await host.tables.ratings.all()
    await host.tables.people.change(BEA.id, lambda own: replace(own, rated=False))
    assert "ratings" not in await host.tables.personal_data.stored(BEA.id), "at once, whoever looks"
    assert await rated(host) == {ANA.id, CHLOE.id}
    shown = await host.tables.ratings.ranking("magpie", BEA.id, HERE.guild, everywhere=True)
    assert not shown.takes_part and BEA.id not in shown.names
    assert (await host.tables.ratings.of("magpie", ALL)).keys() == {ANA.id, CHLOE.id}
    await host.tables.people.change(BEA.id, lambda own: replace(own, rated=True))
    assert await host.tables.ratings.all() == before


async def test_an_erased_person_has_no_rating_and_is_in_nobody_s(host: Host) -> None:
    await a_game(host)
    assert "ratings" not in await host.tables.personal_data.stored(BEA.id)
    await host.tables.ratings.all()
    assert len((await host.tables.personal_data.stored(BEA.id))["ratings"]) == 1
    await host.tables.personal_data.erase(BEA.id)
    assert await rated(host) == {ANA.id, CHLOE.id}


async def test_a_ranking_names_only_people_of_the_server_and_those_one_has_sat_with(host: Host) -> None:
    for person in PEOPLE:
        await host.tables.people.met(person)
    await a_game(host)
    here = await host.tables.ratings.ranking("magpie", DAN.id, HERE.guild, everywhere=False)
    assert here.names.keys() == ALL
    elsewhere = await host.tables.ratings.ranking("magpie", DAN.id, 2, everywhere=True)
    assert len(elsewhere.parties) == 3 and elsewhere.names == {}
    assert (await host.tables.ratings.ranking("magpie", DAN.id, 2, everywhere=False)).parties == ()
    mine = await host.tables.ratings.ranking("magpie", ANA.id, 2, everywhere=True)
    assert mine.names.keys() == ALL, "they sat with her"


@pytest.mark.filterwarnings("ignore::ResourceWarning")
async def test_the_command_works_them_out_anew_and_says_whether_they_differed(
    host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    await a_game(host)
    await host.tables.ratings.all()
    settings, args = Settings(database=host.where), argparse.Namespace()
    await host.stop()
    from asyncio import to_thread

    assert await to_thread(ratings, settings, args) == 0
    assert "3 ratings worked out anew; none differed" in capsys.readouterr().out
    await host.start()
    await host.db.write(lambda connection: connection.execute("update ratings set mean = mean + 1e-9"))
    await host.stop()
    assert await to_thread(ratings, settings, args) == 1
    assert "3 differed" in capsys.readouterr().out
    await host.start()
    assert isinstance((await host.tables.ratings.all())["magpie", Party(ANA.id)], Rating)
