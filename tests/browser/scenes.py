"""Scenes that every game has: right after the start, a question with its reasons, a table to its end, the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.sandbox.wire import JsonObject
from bot.ui.interactions.invitations import JUST_OVER
from rules.core import Ask
from tests.e2e.games import BusyTable
from tests.e2e.rig import ids, said
from tests.e2e.steering import at_its_end

from .renderer import Renderer
from .standing import Standing, standing

PEOPLE: Final = ("Ana", "Bea", "Dan", "Chloé", "Émile")
BOARDS: Final = 6  # questions from one picture of the board to the next
Scene = Callable[[Renderer], Awaitable[None]]
WONDERED: Final = ("lay_cards", "supplies", "enter", "sword_victim", "turn", "soldier", "wall_from")  # why not …?


def at_the_start(seen: frozenset[str], state: Any) -> bool:
    """At once."""
    return True


async def place_of(table: Standing) -> str:
    """The channel where a table stands, once it has its thread."""
    while (place := table.sandbox.world.channel(str((await table.look()).place.channel))).thread is None:
        await asyncio.sleep(0.02)
    return place.id


async def the_start(at: Renderer, table: Standing) -> None:
    """What stands right after the start."""
    place = await place_of(table)
    board = await at.until("Ana", place, f"h:{table.code}")
    await at.shot("board-start", "Ana", board)
    await at.shot("direct_message", "Ana", await at.until("Ana", at.person("Ana").dm(), f"o:{table.code}"))
    await at.shot("more", "Ana", await at.press("Ana", board, "m:"))
    await at.shot("watching", "Émile", await at.press("Émile", board, "h:"))


async def a_question(at: Renderer, table: Standing, name: str, ask: Ask) -> None:
    """A panel, as it opens; chosen halfway where there is something to choose."""
    place = await place_of(table)
    panel = await at.run(name, place, "move", table=table.code)
    await at.shot(f"panel-{ask.choice}", name, panel)
    await the_tabs(at, f"panel-{ask.choice}", name, panel)
    why = next((id for id in ids(panel) if id.startswith("w:")), "")
    if why and ask.choice in WONDERED:
        await at.shot(f"why-{ask.choice}", name, await at.person(name).press(panel, why).message())
        panel = await at.run(name, place, "move", table=table.code)
    head = f"a:{table.code}:"
    if toggles := [id for id in ids(panel) if id.startswith(head) and id.split(":")[4].isdecimal()]:
        panel = await at.person(name).press(panel, toggles[0]).message()
        await at.shot(f"panel-{ask.choice}-half", name, panel)
        await at.press(name, panel, f"a:{table.code}:{ask.revision}:{ask.choice}:none")


async def the_end(at: Renderer, table: Standing) -> None:
    """The final scoring and what can be done with it."""
    place, code = await place_of(table), table.code
    end = await at.shot("end", "Ana", await at.until("Ana", place, "k:"))
    await at.shot(
        "end-sheet", "Ana", await at.person("Ana").until_message(at.person("Ana").dm(), lambda m: "🏁" in said(m))
    )
    await at.shot("verify", "Ana", await at.run("Ana", place, "table verify", table=code))
    await at.shot("record", "Ana", await at.run("Ana", place, "table record", table=code))
    await at.shot("too-late", "Ana", await at.run("Ana", place, "move", table=code))
    await at.shot("help-over", "Ana", await at.run("Ana", place, "help"))
    await asyncio.sleep(JUST_OVER)
    await at.shot("rematch", "Ana", await at.press("Ana", end, f"k:{code}:"))
    await asyncio.sleep(0.3)
    await at.shot("rematch-lobby", "Bea", await at.until("Bea", place, "j:"))
    await at.shot("rematch-notice", "Bea", await at.until("Bea", at.person("Bea").dm(), "j:"))


async def the_tabs(at: Renderer, title: str, name: str, panel: JsonObject) -> None:
    """The other pages of a panel."""
    tabs = [id for id in ids(panel) if id.startswith("n:")]
    for tab in tabs[1:]:
        panel = await at.person(name).press(panel, tab).message()
        await at.shot(f"{title}-tab", name, panel)


# --------------------------------------------------------------------------- a whole table


async def a_table(at: Renderer, busy: BusyTable) -> None:
    """Every kind of question once; a board now and then; what somebody has looked at; the end."""
    people = PEOPLE[: busy.seats]
    table = await standing(at.host, at.sandbox, people, at_the_start, at_its_end(busy), busy)
    if busy.to_the_end:
        await the_start(at, table)
    seen = set[str]()
    while (snapshot := await table.look()).status == "running" and not (busy.asks <= seen and not busy.to_the_end):
        ask = snapshot.ask_of(snapshot.awaited[0])
        assert ask is not None
        if ask.choice not in seen:
            await a_question(at, table, (await table.awaited())[0], ask)
            if len(seen) % BOARDS == BOARDS - 1:
                await the_board(at, table)
        seen.add(ask.choice)
        await table.play()
    assert busy.asks <= seen
    if busy.to_the_end:
        await the_end(at, table)
    else:
        await what_is_known(at, table)
        await in_sentences(at, table)


async def the_board(at: Renderer, table: Standing) -> None:
    """The newest board."""
    place = await place_of(table)
    await asyncio.sleep(0.3)
    await at.shot("board", "Ana", await at.until("Ana", place, f"h:{table.code}"))


async def what_is_known(at: Renderer, table: Standing) -> None:
    """Sheet, hand and log of the first person, and the receipt of a turn."""
    place = await place_of(table)
    await the_board(at, table)
    await at.shot("direct_message", "Ana", await at.until("Ana", at.person("Ana").dm(), f"o:{table.code}"))
    await at.shot("hand", "Ana", await at.press("Ana", await at.until("Ana", place, f"h:{table.code}"), "h:"))
    await at.shot("log", "Ana", await at.run("Ana", place, "table log", table=table.code))


async def in_sentences(at: Renderer, table: Standing) -> None:
    """Panel and board for somebody who reads sentences."""
    place = await place_of(table)
    await at.run("Ana", place, "settings reading", form="words")
    await at.shot("words-panel", "Ana", await at.run("Ana", place, "move", table=table.code))
    shown = await at.run("Ana", place, "table show", table=table.code, **{"as": "words"})
    await at.shot("words-board", "Ana", shown)
    await at.run("Ana", place, "settings reading", form="text")
