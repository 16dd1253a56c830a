"""Lanes: what hangs or fails in one channel, or with one person, holds up no other."""

from __future__ import annotations

import asyncio
from collections import Counter

from bot.tables import Courier, DueMessage, Later, Place
from bot.tables.values.delivery import Unreachable
from bot.tables.workers.courier import CONCURRENCY, CONCURRENT_RETRIES, PROBED_EVERY, UNREACHED

from .host import ANA, BEA, CHLOE, PACE, Host
from .test_bot_players import passing, quiet
from .test_courier import Post, courier
from .test_workers import at_work


class Discord:
    """Where some tables hang; keeps who came when, and how many were on the way together."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.hanging: set[str] = set()
        self.failing: set[str] = set()
        self.arrived: list[str] = []
        self.under_way: Counter[str | int] = Counter()
        self.most = 0

    async def deliver(self, row: DueMessage) -> None:
        """Arrive, hang or fail."""
        lane = row.person or row.code
        self.under_way[lane] += 1
        self.most = max(self.most, self.under_way.total())
        assert self.under_way[lane] == 1, "one after the other"
        try:
            if row.code in self.failing and not row.maybe_sent:
                raise Later(1.0)
            if row.code in self.hanging:
                await asyncio.Event().wait()
            await asyncio.sleep(0)
            self.arrived.append(row.code)
        finally:
            self.under_way[lane] -= 1

    def courier(self) -> Courier:
        """A courier that delivers there."""
        return Courier(self.host.db, self.host.clock, self.host.tables, self.deliver, debounce=0)


async def lobbies(host: Host, n: int, first: int = 20) -> list[str]:
    """So many lobbies, each with one message that is due."""
    opened = [await host.tables.open(ANA, Place(1, first + i), "magpie", 3) for i in range(n)]
    return [outcome.table.code for outcome in opened]


async def test_beside_fifty_channels_that_hang_all_others_are_served_at_once(host: Host) -> None:
    discord = Discord(host)
    codes = await lobbies(host, 90)
    discord.hanging = set(codes[:50])
    courier = discord.courier()
    task = asyncio.create_task(courier.run())
    await quiet(host)
    assert (set(discord.arrived), courier.load) == (set(codes[50:]), 50)
    (late,) = await lobbies(host, 1, first=500)
    await quiet(host)
    assert discord.arrived[-1] == late
    await courier.stop(grace=0)
    await task
    left = {row.code for code in codes for row in await host.outbox(code)}
    assert left == discord.hanging, "they go on next time"


async def test_however_many_hang_so_many_are_under_way_at_once_and_no_more(host: Host) -> None:
    discord = Discord(host)
    discord.hanging = set(await lobbies(host, CONCURRENCY + 30))
    courier = discord.courier()
    task = asyncio.create_task(courier.run())
    await quiet(host)
    assert (courier.load, discord.most) == (CONCURRENCY, CONCURRENCY)
    await courier.stop(grace=0)
    await task


async def test_what_hangs_again_and_again_leaves_places_to_what_is_new(host: Host) -> None:
    discord = Discord(host)
    discord.hanging = discord.failing = set(await lobbies(host, CONCURRENCY + 30))
    courier = discord.courier()
    task = asyncio.create_task(courier.run())
    await quiet(host)
    await passing(host, 1)
    assert courier.load == CONCURRENT_RETRIES
    codes = await lobbies(host, 40, first=500)
    await quiet(host)
    assert sorted(discord.arrived) == sorted(codes)
    await courier.stop(grace=0)
    await task


async def test_messages_of_one_table_and_those_of_one_person_go_one_after_the_other(host: Host) -> None:
    discord = Discord(host)
    async with at_work(discord.courier()):
        codes = [await host.running(3, Place(1, 20 + i)) for i in range(5)]
        await quiet(host)
        await passing(host, PACE.quiet)
        await quiet(host)
    assert [await host.outbox(code) for code in codes] == [[]] * 5
    assert discord.under_way.total() == 0
    assert {ANA.id, BEA.id, CHLOE.id, *codes} <= set(discord.under_way)


async def test_what_is_longest_overdue_goes_first(host: Host) -> None:
    discord, codes = Discord(host), list[str]()
    for channel in (31, 30, 32):
        codes.append((await host.tables.open(ANA, Place(1, channel), "magpie", 3)).table.code)
        host.clock.move(1)
    async with at_work(discord.courier()):
        await quiet(host)
    assert discord.arrived == codes


async def test_what_is_due_again_while_its_lane_is_just_being_freed_is_sent_too(host: Host) -> None:
    post, code = Post(host), await host.running(2)
    async with courier(host, post):
        for _ in range(100):
            await host.tables.messages.request(code, "board")
        async with asyncio.timeout(20):
            while [row for row in await host.outbox(code) if row.kind == "board"]:
                await asyncio.sleep(0.01)


async def test_a_courier_that_cannot_reach_discord_tries_one_message_at_a_time_until_one_arrives(
    host: Host,
) -> None:
    post = Post(host)
    post.trouble = [Unreachable() for _ in range(1000)]
    async with courier(host, post) as cut_off:
        await lobbies(host, UNREACHED)
        await quiet(host)
        tried = len(post.trouble)
        assert tried == 1000 - UNREACHED
        codes = await lobbies(host, 30, first=500)
        await quiet(host)
        for _ in range(4):
            await passing(host, PROBED_EVERY)
        assert tried - len(post.trouble) == 4
        waiting = [row for code in codes for row in await host.outbox(code)]
        assert not [row for row in waiting if row.attempts], "what was tried already is tried again"
        post.trouble.clear()
        await passing(host, PROBED_EVERY)
        await passing(host, 60)
        assert cut_off.load == 0
        assert {row.code for row in post.arrived} >= {*codes}
        assert not [row for code in codes for row in await host.outbox(code)]


async def test_what_fails_again_and_again_in_one_channel_is_no_sign_that_discord_is_away(host: Host) -> None:
    post, (code, *_) = Post(host), await lobbies(host, 1)
    post.trouble = [Unreachable() for _ in range(UNREACHED + 1)]
    async with courier(host, post):
        for _ in range(UNREACHED + 1):
            await passing(host, 300)
        assert not post.trouble
        codes = await lobbies(host, 30, first=500)
        await quiet(host)
        assert {row.code for row in post.arrived} == {code, *codes}
