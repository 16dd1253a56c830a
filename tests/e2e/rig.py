"""A bot at the sandbox, through real discord.py, that can be stopped and started again on the same database."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.clock import Clock, WallClock
from bot.config import Settings
from bot.hosting import DiscordOptions, PlayOptions, hosting
from bot.sandbox import Channel, Person
from bot.sandbox.wire import JsonObject
from bot.tables import Courier, Snapshot
from bot.tables.values.timing import Timing
from bot.tables.workers.bot_players import Chooser, by_lot
from bot.text import TIED
from bot.ui.interactions.bot_client import BotClient
from bot.ui.interactions.client import ClientOptions
from bot.ui.interactions.this_process import ThisProcess
from bot.ui.kit.ids import Id
from bot.ui.kit.illustrator import Illustrator
from bot.ui.kit.render import layout
from bot.ui.kit.screen import Button, ButtonRow, Screen, Text
from rules.core import Ask, Move, Pick
from tests.support.chance import DEALS
from tests.support.fresh_database import fresh
from tests.support.starts import AT_WILL
from tests.support.wire import Wire

from .games.game import by_chance

PATIENCE = 60.0  # an end to what hangs; a busy machine and a slow line stay far below
EPHEMERAL = 64
DELIVERED_APART = False  # whether another client delivers, one without a gateway; `--apart` and test_courier.py set it
AT_ONCE = Timing(
    quiet=0.0, bot_player=0.0, burst=0.0, sealed=0.0, fold=0.0, picture=0.0, newest=0.0, hand_in=0.0, hand_in_more=0.0
)


@dataclass
class Rig:
    """One world, one database, one client at a time."""

    wire: Wire
    database: Path
    timing: Timing = AT_ONCE
    clock: Clock = field(default_factory=WallClock)
    pictures: bool = False  # they take their time
    painters: int = 0  # processes that draw them
    requests_per_second: float = 10_000.0  # the sandbox takes all
    metrics_port: int | None = None
    keep_days: int | None = None
    choose: Chooser | None = by_lot  # None: bot players think, and take their time
    is_shared: bool = False  # whether the client knows of others that may deliver
    client: BotClient | None = None
    delivering: BotClient | None = None  # the client that delivers; the same one, unless `DELIVERED_APART`
    _stack: contextlib.AsyncExitStack | None = None

    async def start(self, shards: list[int] | None = None) -> BotClient:
        """A new process, as far as the bot goes; `shards`: those that it holds, by default all."""
        assert self._stack is None
        settings = Settings.model_construct(
            database=self.database,
            editions=None,
            bot_player_delay=0.0,
            pictures=self.pictures,
            painters=self.painters,
            requests_per_second=self.requests_per_second,
            metrics_port=self.metrics_port,
            keep_days=self.keep_days,
            shards=None if shards is None else frozenset(shards),
        )
        stack = contextlib.AsyncExitStack()
        connector = self.wire.connector()
        fresh(self.database)
        served = hosting(
            settings,
            self.clock,
            discord=DiscordOptions(connector=connector, guild_ready_timeout=0.05, starts=AT_WILL),
            play=PlayOptions(timing=self.timing, draw=DEALS.randbytes, choose=self.choose),
        )
        self.client = await stack.enter_async_context(served)
        self.delivering = self.client
        self.client.process = replace(self.client.process, is_shared=self.is_shared)
        if DELIVERED_APART:
            self.client.process = replace(self.client.process, delivers=False)
            self.delivering = await stack.enter_async_context(logged_in(self.client, self.wire))
        await stack.enter_async_context(self.wire.running(self.client))
        self._stack = stack
        return self.client

    async def stop(self) -> None:
        """The process ends; the database stays."""
        if self._stack is not None:
            stack, self._stack, self.client = self._stack, None, None
            await stack.aclose()

    async def restart(self) -> BotClient:
        """Stop and start."""
        await self.stop()
        return await self.start()

    def person(self, name: str) -> Person:
        """A person of the world."""
        return self.wire.person(name)

    def channel(self, name: str = "tavern") -> Channel:
        """A channel of the world."""
        return self.wire.channel(name)

    async def look(self, code: str) -> Snapshot:
        """The table as the service sees it: to check what was reached, never to choose a move."""
        assert self.client is not None
        return await self.client.tables.look(code)

    async def table_in(self, channel: Channel) -> Snapshot:
        """The table of a channel."""
        assert self.client is not None
        table = await self.client.tables.table_of(int(channel.id))
        assert table is not None
        return table

    async def until(self, code: str, status: str) -> Snapshot:
        """The table as soon as it has this status."""
        async with asyncio.timeout(PATIENCE):
            while (table := await self.look(code)).status != status:
                await asyncio.sleep(0.01)
        return table

    async def asked(self, code: str, name: str) -> None:
        """Wait until a table asks this person, after whatever bot players do first."""
        person = int(self.person(name).user.id)
        async with asyncio.timeout(PATIENCE):
            while person not in _awaited(await self.look(code)):
                await asyncio.sleep(0.01)

    async def answered(self, code: str, ask: Ask, pick: Pick) -> None:
        """Somebody answers through the service, where the presses are not the matter."""
        assert self.client is not None
        player = (await self.look(code)).players[ask.seat]
        assert player is not None and player.person is not None
        move = Move(ask.seat, ask.choice, pick, ask.revision)
        await self.client.tables.play(code, player.person, [move], key=f"{code} {ask.seat} {ask.revision}")

    async def played_out(self, code: str) -> None:
        """Everybody answers by chance until the game is over."""
        while asks := (await self.look(code)).asks:
            ask = next(ask for ask in asks if ask.given is None)
            await self.answered(code, ask, by_chance(ask))

    async def board(self, code: str, person: Person, *, until: str = "") -> JsonObject:
        """The board as this person sees it, wherever the table went, as soon as it holds a text."""
        async with asyncio.timeout(PATIENCE):
            while True:
                place = str((await self.look(code)).place.channel)
                shown = person.messages(place) if place in self.wire.world.channels else []
                boards = [m for m in shown if button(m, f"h:{code}") and not m["flags"] & EPHEMERAL]
                if boards and until in said(boards[-1]):
                    return boards[-1]
                await asyncio.sleep(0.01)

    async def lasting(self, panel: JsonObject) -> JsonObject:
        """A panel that the bot cannot withdraw any more, as after a restart; its token is forgotten."""
        assert self.client is not None
        live, panels = self.client._live, self.client._live._panels
        async with asyncio.timeout(PATIENCE):
            while live._answering or int(panel["id"]) not in {kept.message for kept in panels.values()}:
                await asyncio.sleep(0.01)
        panels.clear()
        return panel

    # ------------------------------------------------------------------- lobbies

    async def lobby(
        self, host: str, *others: str, seats: int, channel: Channel | None = None, game: str = "rattus_cartus"
    ) -> str:
        """A full lobby: people join by button, bot players fill the rest; returns the code."""
        place = channel or self.channel()
        ana = self.person(host)
        await ana.command(place, "table open", game=game, seats=seats).message()
        code = (await self.table_in(place)).code
        for name in others:
            person = self.person(name)
            message = await person.until_message(place, lambda m: bool(button(m, f"j:{code}:")))
            reply = await person.press(message, button(message, f"j:{code}:")).message()
            assert code in said(reply), said(reply)
        if seats > 1 + len(others):
            await ana.command(place, "table fill").message()
        return code

    async def running(
        self, host: str, *others: str, seats: int, channel: Channel | None = None, game: str = "rattus_cartus"
    ) -> str:
        """A table that has just started; returns the code."""
        place = channel or self.channel()
        code = await self.lobby(host, *others, seats=seats, channel=place, game=game)
        reply = await self.person(host).command(place, "table start").message()
        assert (await self.look(code)).status == "running", said(reply)
        return code


def _awaited(table: Snapshot) -> set[int | None]:
    """The people whose answers a table waits for."""
    seats = [table.players[ask.seat] for ask in table.asks if ask.given is None]
    return {player.person for player in seats if player}


def said(message: JsonObject) -> str:
    """All text of a message, with plain blanks."""
    parts = [message["content"]] if message.get("content") else []
    parts += [part["content"] for part in walk(message["components"]) if part["type"] == 10]
    return "\n".join(parts).replace(TIED, " ")


def walk(components: list[JsonObject]) -> list[JsonObject]:
    """Every component, nested ones too, in reading order."""
    found = []
    for component in components:
        found.append(component)
        found += walk(component.get("components") or [])
    return found


def button(message: JsonObject, start: str) -> str:
    """The first usable button or menu whose id starts so; "" if there is none."""
    return next((id for id in ids(message) if id.startswith(start)), "")


def ids(message: JsonObject) -> list[str]:
    """The ids of everything that can be used on a message."""
    usable = (part for part in walk(message["components"]) if not part.get("disabled"))
    return [part["custom_id"] for part in usable if "custom_id" in part]


async def planted(rig: Rig, custom_id: str, place: Channel | None = None) -> JsonObject:
    """A message of ours with a button that means nothing, as an older or a forged version may have left it."""
    assert rig.client is not None
    screen = Screen((Text("old"), ButtonRow((Button("Press", Id("o", "7F3K")),))))
    view = layout(screen)
    for item in view.walk_children():
        if getattr(item, "custom_id", None) == "o:7F3K":
            item.item.custom_id = custom_id  # type: ignore[attr-defined]
    channel = rig.client.get_partial_messageable(int((place or rig.channel()).id))
    sent = await channel.send(view=view)
    message = rig.wire.world.any_message(str(sent.id))
    assert message is not None
    return rig.person("Ana").renderer.message(message)


@contextlib.asynccontextmanager
async def logged_in(beside: BotClient, wire: Wire, *, delivers: bool = True) -> AsyncIterator[BotClient]:
    """Another client on the same tables, which only logs in: it hears of no server and no channel."""
    courier = BotClient(
        beside.tables,
        beside.clock,
        beside.games,
        functools.partial(Courier, beside.courier._database, beside.clock, beside.tables),
        process=ThisProcess(takes_presses=False, delivers=delivers),
        options=ClientOptions(connector=wire.connector()),
        illustrator=Illustrator(beside._illustrator._renderer, beside.tables),
    )
    try:
        await courier.login(wire.token)
        yield courier
    finally:
        await courier.close()


@contextlib.asynccontextmanager
async def rigged(
    wire: Wire, folder: Path, timing: Timing | None = None, *, pictures: bool = False
) -> AsyncIterator[Rig]:
    """A rig with its bot ready."""
    rig = Rig(wire, folder / "rig.db", pictures=pictures)
    if timing is not None:
        rig.timing = timing
    await rig.start()
    try:
        yield rig
    finally:
        await rig.stop()
