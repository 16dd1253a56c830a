"""Shards among processes: each is held by one, shared out evenly, and started when its turn has come."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.clock import WallClock
from bot.tables.workers.membership import Membership
from bot.tables.workers.shard_leases import Gateways, ShardLeases, ShardPlan, StartedTooOften, StartPace, planned
from db import Connection, Database, shards
from tests.support.fresh_database import fresh

AT_ONCE = StartPace(spacing=0.0)


class Process:
    """One process, as far as shards go."""

    def __init__(self, database: Database, name: str, pace: StartPace, only: tuple[int, ...] | None = None) -> None:
        self.database = database
        self.member = Membership(database, WallClock(), name, "test", ["gateway"])
        self.leases = ShardLeases(database, self.member, pace, only)

    async def begin(self, recommended: int = 4, buckets: int = 1) -> frozenset[int]:
        """Take the first shards."""
        return (await self.leases.begin(recommended, buckets))[1].held

    async def held(self) -> set[int]:
        """The shards that it holds after it looked for more."""
        return {*(await self.leases.plan()).held}

    async def expire(self) -> None:
        """Its lease runs out."""

        def write(connection: Connection) -> None:
            connection.execute("update processes set until = 0 where id = ?", (self.member.id,))

        await self.database.write(write)


@pytest.fixture
async def where(tmp_path: Path) -> AsyncIterator[list[Process]]:
    """Three processes with a database connection each, not entered yet."""
    stands_at = fresh(tmp_path / "shared.db")
    databases = [await Database.open(stands_at) for _ in range(3)]
    yield [Process(database, f"process {n}", AT_ONCE) for n, database in enumerate(databases)]
    for database in databases:
        await database.close()


async def test_a_process_alone_takes_all_shards(where: list[Process]) -> None:
    alone = ShardLeases(where[0].database)
    assert await alone.begin(3, 1) == (3, ShardPlan(frozenset({0, 1, 2})))


async def test_processes_that_begin_together_share_the_shards(where: list[Process]) -> None:
    for process in where:
        await process.member.round()
    held = await asyncio.gather(*(process.begin(8) for process in where))
    assert sorted(map(len, held)) == [2, 3, 3]
    assert set().union(*held) == set(range(8))


async def test_what_a_process_gives_back_or_loses_others_take(where: list[Process]) -> None:
    one, two, three = where
    for process in where:
        await process.member.round()
    assert [len(await process.begin(6)) for process in where] == [2, 2, 2]
    await two.member.leave()
    assert await one.held() == {0, 1, 2}
    assert await three.held() == {3, 4, 5}
    await three.expire()
    await one.member.round()
    assert await one.held() == set(range(6))
    assert await three.held() == set(), "it was taken for gone"


async def test_a_process_that_comes_later_takes_over_its_share_one_by_one(where: list[Process]) -> None:
    one, two, _ = where
    await one.member.round()
    assert await one.begin(4) == {0, 1, 2, 3}
    await two.member.round()
    assert (await two.leases.begin(9, 1))[0] == 4, "the number stays while somebody holds a shard"
    for _ in range(2):
        plan = await two.leases.plan()
        assert plan.takeover is not None
        shard, holder = plan.takeover
        assert await two.leases.take_over(shard, holder)
        assert not await two.leases.take_over(shard, holder), "it has it already"
    assert (await two.leases.plan()).takeover is None
    assert (await one.held(), await two.held()) == ({2, 3}, {0, 1})


async def test_a_process_that_may_hold_only_some_shards_takes_those(where: list[Process]) -> None:
    one = Process(where[0].database, "by hand", AT_ONCE, only=(1, 3))
    await one.member.round()
    assert await one.begin(4) == {1, 3}
    assert (await one.leases.plan()).takeover is None


async def test_a_new_number_of_shards_holds_once_nobody_holds_one(where: list[Process]) -> None:
    one, *_ = where
    await one.member.round()
    await one.begin(2)
    await one.member.leave()
    two = where[1]
    await two.member.round()
    assert await two.leases.begin(3, 1) == (3, ShardPlan(frozenset({0, 1, 2})))


async def test_what_was_taken_for_gone_takes_no_shard_as_nobody_would_hear_it(where: list[Process]) -> None:
    one, two, _ = where
    await two.member.round()
    await two.begin(2)
    await one.member.round()
    await one.expire()
    await two.member.round()
    assert one.member.is_living, "it does not know yet"
    assert not await one.leases.take_over(0, two.member.id)
    await two.member.leave()
    assert await one.held() == set()
    await one.member.round()
    assert await one.held() == {0, 1}


async def a_minute_later(process: Process) -> None:
    """For all times that a gateway is cut off."""
    sql = "update processes set cut_off_since = cut_off_since - 60"
    await process.database.write(lambda connection: connection.execute(sql) and None)


async def test_what_is_cut_off_from_discord_for_long_is_taken_by_who_is_connected(where: list[Process]) -> None:
    """Its heart beats, as it reaches the database."""
    one, two, three = where
    for process in where:
        await process.member.round()
    assert [await process.begin(1) for process in where] == [{0}, set(), set()]
    one.member.is_cut_off = lambda: True
    await one.member.round()
    assert (await two.leases.plan()).takeover is None, "it may be back in a moment"
    await a_minute_later(one)
    await one.member.round()
    assert (await two.leases.plan()).takeover == (0, one.member.id)
    assert (await three.leases.plan()).takeover is None, "it would be started twice"
    assert (await one.leases.plan()).takeover is None
    assert await two.leases.take_over(0, one.member.id)
    assert not await three.leases.take_over(0, one.member.id)
    assert (await one.held(), await two.held()) == (set(), {0})


async def test_what_is_connected_again_while_another_one_opened_its_shard_keeps_it(where: list[Process]) -> None:
    one, two, _ = where
    for process in where:
        await process.member.round()
    await one.begin(1)
    one.member.is_cut_off = lambda: True
    await one.member.round()
    await a_minute_later(one)
    assert (await two.leases.plan()).takeover == (0, one.member.id)
    one.member.is_cut_off = lambda: False
    await one.member.round()
    assert not await two.leases.take_over(0, one.member.id)


async def test_while_discord_is_away_from_all_no_shard_moves(where: list[Process]) -> None:
    one, two, three = where
    for process in (one, two):
        await process.member.round()
        process.member.is_cut_off = lambda: True
    for process in (one, two):
        assert len(await process.begin(4)) == 2
        await process.member.round()
    await a_minute_later(one)
    for process in (one, two):
        assert len((await process.leases.plan()).held) == 2
        assert (await process.leases.plan()).takeover is None
    await three.member.round()
    assert (await three.leases.plan()).takeover == (0, one.member.id), "it tries to open that one before it takes it"


def given(holders: dict[int, str | None], me: str, *, stuck: bool = False) -> int | None:
    """The shard that one of `a` and `b` opens to take it of `c`, which is cut off."""
    cut_off = frozenset("c")
    gateways = Gateways(2, cut_off=cut_off, connected=("a", "b"), stuck=cut_off if stuck else frozenset())
    takeover = planned(holders, me, gateways).takeover
    return None if takeover is None else takeover[0]


@pytest.mark.parametrize("holders", ["aabbcc", "aabbcccc", "acbc", "ccccc", "abc", "aaabc", "ccab"])
def test_the_shards_of_one_that_is_cut_off_are_each_opened_by_one_up_to_an_equal_share(holders: str) -> None:
    who: dict[int, str | None] = dict(enumerate(holders))
    opened = list[int]()
    while "c" in who.values():
        found = {me: shard for me in "ab" if (shard := given(who, me)) is not None}
        assert found and len({*found.values()}) == len(found)
        opened += found.values()
        who |= {shard: me for me, shard in found.items()}
    assert len(opened) == holders.count("c")
    share = -(-len(holders) // 2)
    assert all([*who.values()].count(me) <= max(share, holders.count(me)) for me in "ab")


def test_where_the_one_whose_turn_it_is_takes_nothing_for_minutes_anybody_does() -> None:
    who: dict[int, str | None] = {0: "a", 1: "c"}
    assert (given(who, "a"), given(who, "b")) == (None, 1)
    assert given(who, "a", stuck=True) == 1


async def test_what_was_opened_in_ones_turn_is_taken_though_the_turns_have_changed(where: list[Process]) -> None:
    one, two, three = where
    for process in where:
        await process.member.round()
    assert [len(await process.begin(6)) for process in where] == [2, 2, 2]
    three.member.is_cut_off = lambda: True
    await three.member.round()
    await a_minute_later(three)
    found = [(await process.leases.plan()).takeover for process in (one, two)]
    assert {shard for shard, _ in filter(None, found)} == {4, 5}
    for process, takeover in zip((one, two), found, strict=True):
        assert takeover is not None and await process.leases.take_over(*takeover)
    assert [len(await process.held()) for process in where] == [3, 3, 0]


@pytest.mark.parametrize(
    ("holders", "gateways", "expected"),
    [
        ("....", 2, ({0, 1}, None)),
        ("bbbb", 2, (set(), (0, "b"))),
        ("abbb", 2, (set(), (1, "b"))),
        ("aabb", 2, (set(), None)),
        ("bbbcc", 3, (set(), (0, "b"))),
        ("abbcc", 3, (set(), None)),
        ("b", 2, (set(), None)),
        ("ab..", 2, ({2}, None)),
        ("aa..", 2, (set(), None)),
        ("", 1, (set(), None)),
    ],
)
def test_what_is_free_is_taken_first_and_nobody_takes_more_than_a_share(
    holders: str, gateways: int, expected: tuple[set[int], tuple[int, str] | None]
) -> None:
    who = {shard: None if holder == "." else holder for shard, holder in enumerate(holders)}
    plan = planned(who, "a", Gateways(gateways))
    assert ({*plan.free}, plan.takeover) == expected


# --------------------------------------------------------------------------- turns


async def turn(process: Process, shard: int, spacing: float = 60.0, buckets: int = 1) -> float:
    """Seconds until a shard may start, 0 where it may."""
    take = partial(shards.take_turn, shard=shard, bucket=shard % buckets, spacing=spacing, most=10)
    return await process.database.write(take)


async def test_of_many_that_ask_at_once_one_may_start(where: list[Process]) -> None:
    waits = await asyncio.gather(*(turn(process, shard) for shard, process in enumerate(where)))
    assert sorted(waits)[0] == 0
    assert all(59 < wait <= 60 for wait in sorted(waits)[1:])


async def test_buckets_do_not_wait_for_each_other(where: list[Process]) -> None:
    waits = [await turn(where[shard % 3], shard, buckets=2) for shard in range(4)]
    assert [wait > 0 for wait in waits] == [False, False, True, True]


async def test_everybody_gets_a_turn_in_the_end(where: list[Process]) -> None:
    spaced = [Process(process.database, "p", StartPace(spacing=0.05)) for process in where]
    async with asyncio.timeout(20):
        await asyncio.gather(*(process.leases.turn(shard) for shard, process in enumerate(spaced)))


async def test_where_the_database_s_clock_was_set_back_no_start_waits_for_it(where: list[Process]) -> None:
    one, *_ = where
    assert await turn(one, 0) == 0 and await turn(one, 1) > 0
    await one.database.write(
        lambda connection: connection.execute("update identify set free_at = free_at + 3600") and None
    )
    assert await turn(one, 1) == 0


async def test_a_shard_that_started_too_often_within_an_hour_must_wait(where: list[Process]) -> None:
    leases = ShardLeases(where[0].database, pace=StartPace(spacing=0.0, most=3))
    for _ in range(3):
        await leases.check(1)
        await leases.turn(1)
    for ask in (leases.check, leases.turn):
        with pytest.raises(StartedTooOften) as often:
            await ask(1)
        assert (often.value.shard, often.value.times) == (1, 3)
        assert 3500 < often.value.wait <= 3600
    await leases.turn(0)

    def write(connection: Connection) -> None:
        connection.execute("update identified set at = at - 3601 where at = (select min(at) from identified)")

    await where[0].database.write(write)
    await leases.turn(1)
    with pytest.raises(StartedTooOften):
        await leases.turn(1)
