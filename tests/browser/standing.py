"""A table of any game that stands at a moment worth seeing, and the windows of people who sit at it."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.async_api import Locator, Page, expect

from bot.sandbox import Sandbox
from bot.tables import Person, Snapshot
from bot.text import words_for
from bot.ui.interactions.bot_client import BotClient
from bot.ui.kit.names import names_of
from rules.core import Ask, Move
from tests.e2e.games import BusyTable
from tests.e2e.steering import THE_BUSY_ONE, Moment, secret_of

from .conftest import OpenPage
from .hands import said_by_page

PATIENCE: Final = 20.0


@dataclass
class Standing:
    """A running table. Nobody has to press for what lies before the moment: it is played through the service."""

    host: BotClient
    sandbox: Sandbox
    code: str
    busy: BusyTable = THE_BUSY_ONE  # what is played there, and how people answer
    moves: int = field(default=0, init=False)

    async def look(self) -> Snapshot:
        """The table as the service sees it."""
        return await self.host.tables.look(self.code)

    async def awaited(self) -> list[str]:
        """Who is awaited."""
        players = (await self.look()).players
        return [player.name for seat in (await self.look()).awaited if (player := players[seat])]

    async def seat_of(self, name: str) -> int:
        """Where somebody sits."""
        seat = (await self.look()).seat_of(int(self.sandbox.person(name).user.id))
        assert seat is not None
        return seat

    async def tag_of(self, name: str) -> str:
        """Mark and short name, as the board calls somebody."""
        names = names_of(words_for("en"), (table := await self.look()).players, table.code)
        return names.tag(await self.seat_of(name))

    async def ask_of(self, name: str) -> Ask:
        """What somebody is asked."""
        ask = (await self.look()).ask_of(await self.seat_of(name))
        assert ask is not None, f"{name} is asked nothing"
        return ask

    async def play(self, *pick: Any) -> None:
        """Whoever is awaited first answers: with this pick, else as steered."""
        table = await self.look()
        seat = table.awaited[0]
        ask, player = table.ask_of(seat), table.players[seat]
        assert ask is not None and player is not None and player.person is not None
        self.moves += 1
        move = Move(seat, ask.choice, pick or self.busy.steer(ask), ask.revision)
        await self.host.tables.play(self.code, player.person, [move], key=f"{self.code} {self.moves}")

    async def play_until(self, reached: Moment) -> None:
        """Play on to a moment, as the search for the secret did."""
        seen = set[str]()
        while True:
            state: Any = (await self.look()).state
            seen.add(next(ask.choice for ask in state.asked if ask.given is None))
            if reached(frozenset(seen), state):
                return
            await self.play()

    async def window(self, open_page: OpenPage, name: str, **look: Any) -> Window:
        """A window of somebody's, at the table's thread."""
        async with asyncio.timeout(PATIENCE):
            while (place := self.sandbox.world.channel(str((await self.look()).place.channel))).thread is None:
                await asyncio.sleep(0.02)
        page = await open_page(name, place.name, **look)
        return Window(page, name, self.sandbox.person(name).user.locale)


async def standing(
    host: BotClient,
    sandbox: Sandbox,
    people: tuple[str, ...],
    reached: Moment,
    leads_to: Moment | None = None,
    busy: BusyTable = THE_BUSY_ONE,
    pace: str = "leisurely",
) -> Standing:
    """A table of these people, seated in this order, at the first such moment of play that leads to another one."""
    secret = secret_of(busy, leads_to or reached, len(people))
    tables = host.tables
    tables._dealer = tables._dealer.under(secret)  # the only thing at a table that tests must know beforehand
    channel = next(channel for channel in sandbox.world.channels.values() if channel.name == "tavern")
    first = sandbox.person(people[0])
    await first.command(channel, "table open", game=busy.game, seats=len(people)).message()
    table = await tables.table_of(int(channel.id))
    assert table is not None
    host_id = int(first.user.id)
    await tables.set_options(table.code, host_id, {**busy.options, "seating": "joined", "pace": pace})
    for name in people[1:]:
        user = sandbox.person(name).user
        await tables.join(table.code, Person(int(user.id), name, user.locale))
    await tables.start(table.code, host_id)
    found = Standing(host, sandbox, table.code, busy)
    await found.play_until(reached)
    return found


@dataclass
class Window:
    """What somebody sees and presses at the table."""

    page: Page
    name: str
    locale: str

    def __post_init__(self) -> None:
        self.words = words_for(self.locale)
        self.articles = self.page.get_by_role("log").get_by_role("article")
        self.private = self.articles.filter(has_text=said_by_page("Only you can see this", self.locale))
        my_move = self.page.get_by_role("button", name=self._public("ui-my-move"), exact=True)
        self.board = self.articles.filter(has=my_move).last

    def _public(self, key: str) -> str:
        return words_for("en")(key)  # the table's language

    @property
    def panel(self) -> Locator:
        """The newest private answer."""
        return self.private.last

    def says(self, key: str, **facts: str | int) -> str:
        """A text of ours as this reader sees it on the page: without marks of emphasis."""
        return self.words(key, **facts).replace("**", "")

    async def open_panel(self, button: str = "ui-my-move") -> Locator:
        """Press a button of the board; the answer comes in a message of its own."""
        before = await self.panel.get_attribute("id") if await self.private.count() else ""
        await self.board.get_by_role("button", name=self._public(button), exact=True).click()
        await expect(self.panel).not_to_have_attribute("id", before or "")
        return self.panel

    async def press(self, key: str) -> None:
        """Press a button of the panel, by the key of its label."""
        await self.panel.get_by_role("button", name=self.words(key), exact=True).click()

    async def answer(self, n: int = 0) -> str:
        """Press one of the blue buttons, each of which is an answer; returns its label."""
        button = self.panel.locator("button.primary:enabled").nth(n)
        label = (await button.locator("span").last.inner_text()).strip()
        await button.click()
        return label

    async def toggle(self, number: int) -> None:
        """Press the card with this number so that one more of it is chosen, and wait until the panel shows it."""
        card = self.panel.get_by_role("button", name=re.compile(rf"^{number} · "))
        before = await card.inner_text()
        await card.click()
        await expect(card).not_to_have_text(before)

    async def hand_in(self) -> None:
        """Press what hands in the chosen cards, and wait until it is gone."""
        await self.panel.locator("button.success:enabled").last.click()
        await expect(self.panel.locator("button.success")).to_have_count(0)

    async def to_private_messages(self) -> str:
        """Go where the bot writes to this person alone; returns the name of the place left behind."""
        here = await self.page.get_by_role("log").get_attribute("aria-label") or ""
        await self._places.get_by_role("button", name="Ratskeller").last.click()
        await expect(self.page.get_by_role("log", name="Messages in @Ratskeller")).to_be_visible()
        return here.partition("#")[2]

    async def to_the_table(self, thread: str) -> None:
        """Go back to the thread."""
        await self._places.get_by_role("button", name=thread).click()
        await expect(self.page.get_by_role("log", name=thread)).to_be_visible()

    @property
    def _places(self) -> Locator:
        return self.page.get_by_role("navigation", name="Channels")

    async def whole(self) -> str:
        """All messages that the window holds, shown or not; without clocks, which go on by themselves."""
        return re.sub(r"<time\b.*?</time>", "", await self.page.get_by_role("log").inner_html(), flags=re.DOTALL)
