"""Achievements are read off finished games once, for the person alone, and go with their data."""

from __future__ import annotations

import json

import pytest

from bot.achievements import VERSION
from bot.replays import look_back
from bot.replays.achieved import BATCH_SIZE
from bot.tables import Place
from db import Connection

from .host import ANA, BEA, CHLOE, DAN, Host


async def finished(host: Host, n: int = 2, channel: int = 21) -> str:
    """A game of so many people that is over."""
    return (await host.to_the_end(await host.running(n, Place(1, channel)))).code


async def earned(host: Host, person: int) -> dict[str, str]:
    """What a person has earned, by the table where they did first."""
    await look_back(host.tables, person)
    return {one.key: one.table for one in await host.tables.achieved.of(person)}


async def change_seat(host: Host, code: str, changes: str) -> None:
    """Change the row of Bea's seat."""
    await host.db.write(
        lambda connection: connection.execute(
            f"update players set {changes} where code = ? and person = ?", (code, BEA.id)
        )
    )


async def test_each_achievement_is_kept_with_the_game_where_it_was_earned_first(host: Host) -> None:
    first = await finished(host)
    host.clock.move(60)
    second = await finished(host, channel=22)
    winner = (await host.look(first)).result
    assert winner is not None
    for person in (ANA, BEA):
        found = await earned(host, person.id)
        assert found["finished"] == first
        assert set(found.values()) <= {first, second}
        assert await earned(host, person.id) == found
    seats = [(await host.look(first)).players[seat] for seat in winner.winners]
    for player in seats:
        assert player and player.person and (await earned(host, player.person))["won"] == first
    assert await earned(host, DAN.id) == {}


async def test_a_running_game_earns_nothing_and_a_look_takes_a_few_games_at_once(host: Host) -> None:
    await host.running(2, Place(1, 20))
    assert await earned(host, ANA.id) == {}
    for channel in range(BATCH_SIZE + 1):
        await finished(host, channel=30 + channel)
    assert await look_back(host.tables, ANA.id) == 1
    assert await look_back(host.tables, ANA.id) == 0
    assert await host.tables.achieved.unseen(ANA.id, VERSION, 99) == ()
    assert len(await host.tables.achieved.unseen(ANA.id, VERSION + 1, 99)) == BATCH_SIZE + 1, (
        "another version looks anew"
    )


@pytest.mark.parametrize(
    "changes",
    ["former = '[[7, \"Eve\", 3]]'", "decided = 2, cared = 1", "decided = 0, cared = 0", "advised = 1"],
    ids=["taken over", "by a caretaker", "never answered", "with advice"],
)
async def test_only_a_game_played_by_oneself_counts(host: Host, changes: str) -> None:
    code = await finished(host)
    await change_seat(host, code, changes)
    assert await earned(host, BEA.id) == {}
    assert "finished" in await earned(host, ANA.id)


async def test_a_caretaker_may_play_a_quarter(host: Host) -> None:
    code = await finished(host)
    await change_seat(host, code, "decided = 3, cared = 1")
    assert "finished" in await earned(host, BEA.id)


async def test_practice_earns_nothing(host: Host) -> None:
    code = await finished(host)

    def from_another(connection: Connection) -> None:
        (terms,) = connection.execute("select terms from tables where code = ?", (code,)).fetchone()
        practice = json.dumps(json.loads(terms) | {"origin": {"table": "ABCD", "moves": 1}})
        connection.execute("update tables set terms = ? where code = ?", (practice, code))

    await host.db.write(from_another)
    assert await host.tables.achieved.unseen(ANA.id, VERSION, 9) == ()


async def test_a_deal_that_is_still_played_elsewhere_earns_nothing_before_all_are_over(host: Host) -> None:
    code, other = await finished(host), await host.running(2, Place(1, 40))
    await host.db.write(
        lambda connection: connection.execute("update tables set deal = 'one' where code in (?, ?)", (code, other))
    )
    assert await host.tables.achieved.unseen(ANA.id, VERSION, 9) == ()
    await host.to_the_end(other)
    assert {game.code for game in await host.tables.achieved.unseen(ANA.id, VERSION, 9)} == {code, other}


async def test_what_was_earned_outlives_the_archive_and_goes_with_ones_data(host: Host) -> None:
    code = await finished(host, 3)
    kept = await earned(host, CHLOE.id)
    await host.tables.archived.remove(code, "")
    assert await earned(host, CHLOE.id) == kept
    assert await earned(host, ANA.id) == {}, "nobody had looked before the record went to the archive"
    (row,) = (await host.tables.personal_data.stored(CHLOE.id))["achieved"]
    assert row["code"] == code and "finished" in row["keys"]
    await host.tables.personal_data.erase(CHLOE.id)
    assert await earned(host, CHLOE.id) == {}
