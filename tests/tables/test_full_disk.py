"""A disk without room: nothing is sent that could not be noted, and what was sent is sent once."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace

import pytest
from structlog.testing import capture_logs

from bot.tables import BotPlayers, Courier, DueMessage, Place, Posted
from bot.tables.storage import uptime
from bot.tables.workers import shard_leases
from bot.tables.workers.shard_leases import ShardLeases
from db import StopRow, select
from tests.support.full_disk import full_disk

from .host import ANA, HERE, Host
from .test_bot_players import quiet, with_bot_players
from .test_workers import at_work, seconds

pytestmark = pytest.mark.sqlite


class Sender:
    """A Discord that knows no nonces, so that each request shows; `on_sent` happens before anything is noted."""

    def __init__(self, host: Host) -> None:
        self.host, self.sent = host, list[DueMessage]()
        self.on_sent: Callable[[], None] = lambda: None

    async def deliver(self, row: DueMessage) -> Posted:
        """Send, and say where it stands."""
        self.sent.append(row)
        self.on_sent()
        return Posted(row.kind, row.person, 11, 1000 + len(self.sent), self.host.clock.now(), 1)

    def courier(self) -> Courier:
        """A courier that sends by it."""
        return Courier(self.host.db, self.host.clock, self.host.tables, self.deliver, debounce=0)


@contextmanager
def nothing_unretrieved() -> Iterator[None]:
    """No task fails with nobody to hear of it."""
    heard = list[str]()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: heard.append(str(context["message"])))
    yield
    gc.collect()
    loop.set_exception_handler(None)
    assert heard == []


async def lobbies(host: Host, n: int) -> list[str]:
    """So many lobbies, each with one message that is due."""
    opened = [await host.tables.open(ANA, Place(1, channel), "magpie", 3) for channel in range(20, 20 + n)]
    return [outcome.table.code for outcome in opened]


async def test_a_message_that_cannot_be_noted_is_sent_once_and_noted_when_the_disk_has_room_again(host: Host) -> None:
    (code,) = await lobbies(host, 1)
    sender = Sender(host)
    courier = sender.courier()
    with capture_logs() as lines, nothing_unretrieved(), ExitStack() as disk:
        sender.on_sent = lambda: disk.enter_context(full_disk(host.path))
        async with at_work(courier):
            await seconds(host, 1000)
            assert len(sender.sent) == 1
            assert len(await host.outbox(code)) == 1
            assert len(lines) == 1
            assert 15 < courier.health.failing < 30, "at first after seconds, then once a minute"
            disk.close()
            await seconds(host, 61)
            assert await host.outbox(code) == []
            assert [posted.message for posted in await host.tables.messages.posted(code)] == [1001]
    assert len(sender.sent) == 1
    assert [line["event"] for line in lines] == ["a worker failed, and tries again", "a worker works again"]


async def test_nothing_is_sent_while_the_disk_is_full_and_everything_once_afterwards(host: Host) -> None:
    codes = await lobbies(host, 30)
    sender = Sender(host)
    courier = sender.courier()
    with capture_logs() as lines, nothing_unretrieved():
        with full_disk(host.path):
            task = asyncio.create_task(courier.run())
            await seconds(host, 100)
            assert sender.sent == []
        await seconds(host, 61)
        assert sorted(row.code for row in sender.sent) == sorted(codes)
        await courier.stop()
        await task
    assert len(lines) == 2
    assert [await host.outbox(code) for code in codes] == [[]] * 30


async def test_many_messages_under_way_when_the_disk_fills_are_all_remembered(host: Host) -> None:
    codes = await lobbies(host, 30)
    sender = Sender(host)
    with capture_logs() as lines, nothing_unretrieved(), ExitStack() as disk:
        sender.on_sent = lambda: disk.enter_context(full_disk(host.path)) if len(sender.sent) == 5 else None
        async with at_work(sender.courier()):
            await seconds(host, 200)
            assert len(sender.sent) == len(codes), "all were under way"
            disk.close()
            await seconds(host, 61)
            await quiet(host)
    assert sorted(row.code for row in sender.sent) == sorted(codes)
    assert len(lines) == 2
    assert [await host.outbox(code) for code in codes] == [[]] * len(codes)


async def test_what_failed_while_the_disk_was_full_is_tried_again_under_the_same_name(host: Host) -> None:
    (code,) = await lobbies(host, 1)
    sender = Sender(host)
    with capture_logs() as lines, ExitStack() as disk:

        def lost() -> None:
            if len(sender.sent) == 1:
                disk.enter_context(full_disk(host.path))
                raise ConnectionError("lost")

        sender.on_sent = lost
        async with at_work(sender.courier()):
            await seconds(host, 100)
            assert len(sender.sent) == 1
            disk.close()
            await seconds(host, 61)
    assert len({row.nonce for row in sender.sent}) == 1
    assert [row.maybe_sent for row in sender.sent] == [False, True]
    assert await host.outbox(code) == []
    assert [line["event"] for line in lines] == ["a worker failed, and tries again", "a worker works again"]


async def test_what_another_job_has_just_noted_is_no_fault_while_the_rest_is_noted_again(host: Host) -> None:
    first, second = await lobbies(host, 2)
    sender, may_arrive = Sender(host), asyncio.Event()

    async def deliver(row: DueMessage) -> Posted:
        if row.code == second:
            await may_arrive.wait()
        return await sender.deliver(row)

    courier = Courier(host.db, host.clock, host.tables, deliver, debounce=0)
    with ExitStack() as disk:
        sender.on_sent = lambda: disk.enter_context(full_disk(host.path)) if len(sender.sent) == 1 else None
        await courier.round()
        await courier.ended(first)
        disk.close()
    may_arrive.set()
    await courier.round()
    assert [await host.outbox(code) for code in (first, second)] == [[], []]


async def test_a_stop_writes_what_is_remembered_as_soon_as_there_is_room(host: Host) -> None:
    (code,) = await lobbies(host, 1)
    sender = Sender(host)
    courier = sender.courier()
    with ExitStack() as disk:
        sender.on_sent = lambda: disk.enter_context(full_disk(host.path))
        task = asyncio.create_task(courier.run())
        await seconds(host, 10)
        disk.close()
        await courier.stop()
        await task
    assert await host.outbox(code) == []
    assert len(sender.sent) == 1


async def test_a_stop_on_a_full_disk_ends_and_leaves_what_is_due(host: Host) -> None:
    (code,) = await lobbies(host, 1)
    sender = Sender(host)
    courier = sender.courier()
    with ExitStack() as disk:
        sender.on_sent = lambda: disk.enter_context(full_disk(host.path))
        task = asyncio.create_task(courier.run())
        await seconds(host, 10)
        await courier.stop()
        await task
    assert [row.nonce for row in await host.outbox(code)] == [sender.sent[0].nonce]


async def test_a_note_that_can_never_be_written_holds_up_nobody_and_sends_nothing_twice(host: Host) -> None:
    codes = await lobbies(host, 3)
    sender = Sender(host)

    async def deliver(row: DueMessage) -> Posted:
        posted = await sender.deliver(row)
        return replace(posted, channel="no number") if row.code == codes[0] else posted  # type: ignore[arg-type]

    with capture_logs() as lines:
        async with at_work(Courier(host.db, host.clock, host.tables, deliver, debounce=0)):
            await seconds(host, 100)
    assert sorted(row.code for row in sender.sent) == sorted(codes)
    assert [(line["event"], line["table"]) for line in lines] == [
        ("what became of a message cannot be noted", codes[0])
    ]
    assert [await host.outbox(code) for code in codes] == [[]] * 3


async def test_bot_players_wait_for_room_on_the_disk_and_then_move_once(host: Host) -> None:
    codes = [await with_bot_players(host, 1, 2, place=replace(HERE, channel=n)) for n in range(20, 26)]
    bot_players = BotPlayers(host.db, host.clock, host.tables)
    with capture_logs() as lines, nothing_unretrieved():
        task = asyncio.create_task(bot_players.run())
        with full_disk(host.path):
            await seconds(host, 100)
            assert bot_players.health.failing
        await seconds(host, 61)
        await bot_players.stop()
        await task
    assert [(await host.look(code)).awaited for code in codes] == [(0,)] * 6
    assert [line["event"] for line in lines] == ["a worker failed, and tries again", "a worker works again"]


async def test_a_shard_that_waits_for_room_to_start_says_so_once_and_starts_when_there_is_some(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_leases, "RETRY_AFTER", 0.01)
    leases = ShardLeases(host.db)
    await leases.begin(1, 1)
    with capture_logs() as lines:
        with full_disk(host.path):
            waiting = asyncio.create_task(leases.turn(0))
            await asyncio.sleep(0.2)
            assert not waiting.done()
        async with asyncio.timeout(60):
            await waiting
    assert [line["event"] for line in lines] == ["a shard cannot start while the database fails"]


async def test_discord_that_comes_back_while_the_disk_is_full_is_noted_once_there_is_room(host: Host) -> None:
    """Else nobody's time would ever end: while Discord is out of reach, silence has no consequence."""
    await host.tables.uptime.sign_of_life()
    await host.tables.uptime.discord_gone()
    host.clock.move(3000)
    with full_disk(host.path), capture_logs() as logs:
        await host.tables.uptime.discord_back()
    assert len(logs) == 1
    back = host.clock.now()
    host.clock.move(60)
    await host.tables.uptime.sign_of_life()
    assert not await host.db.read(lambda connection: uptime.is_out_of_reach(connection, host.clock.now()))
    stops = await host.db.read(lambda connection: select(connection, StopRow))
    assert [(stop.began, stop.ended) for stop in stops] == [(back - 3000, back)]
