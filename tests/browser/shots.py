"""Pictures of every screen at the width of a phone, in both languages: `python -m tests.browser.shots FOLDER`.

Look at them after a change of texts or of the page: what is cut, clumsy, untranslated or hard to read shows there.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from rules.core import Ask
from tests.browser.standing import Standing, standing
from tests.browser.studio import Studio, chromium, studio
from tests.e2e.rig import button, ids

THREE, TWO = ("Ana", "Bea", "Dan"), ("Ana", "Dan")
Scene = Callable[[Studio], Awaitable[None]]


# --------------------------------------------------------------------------- before the start


async def the_lobby(at: Studio) -> None:
    """Lobby, options, invitations, what is asked twice."""
    cellar = at.channel("cellar")
    await at.shot("help", "Ana", await at.run("Ana", cellar, "help"))
    await at.shot("turns-none", "Ana", await at.run("Ana", cellar, "turns"))
    await at.shot("opened", "Ana", await at.run("Ana", cellar, "table open", game="rattus_cartus", seats=4))
    lobby = await at.until("Ana", cellar, "j:")
    await at.shot("lobby", "Ana", lobby)
    await at.shot("help-lobby", "Ana", await at.run("Ana", cellar, "help"))
    await at.shot("invite", "Ana", await at.press("Ana", lobby, "i:"))
    invited = await at.run("Ana", cellar, "table invite", player=at.person("Émile").user.id)
    await at.shot("invited", "Ana", invited)
    await at.shot("joined-first", "Bea", await at.press("Bea", lobby, "j:"))
    await at.shot("invitation", "Émile", await at.until("Émile", at.person("Émile").dm(), "j:"))
    options = await at.shot("options", "Ana", await at.press("Ana", lobby, "c:"))
    menu = next(id for id in ids(options) if ":buildings:" in id)
    chosen = await at.person("Ana").select(options, menu, "chosen").message()
    await at.shot("options-chosen", "Ana", chosen)
    if more := button(chosen, "n:"):
        await at.shot("options-more", "Ana", await at.person("Ana").press(chosen, more).message())
    await at.shot("options-read", "Bea", await at.run("Bea", cellar, "table options"))
    await at.shot("lobby-changed", "Ana", await at.until("Ana", cellar, "j:"))
    await at.shot("start-refused", "Ana", await at.run("Ana", cellar, "table start"))
    await at.shot("leave-sure", "Bea", await at.press("Bea", await at.until("Ana", cellar, "j:"), "q:"))
    await at.shot("close-sure", "Ana", await at.run("Ana", cellar, "table end"))
    await at.shot("server-tables", "Ana", await at.run("Ana", cellar, "server tables"))


async def settings_and_server(at: Studio) -> None:
    """Settings of a person and of the server."""
    tavern = at.channel("tavern")
    page = await at.shot("settings", "Chloé", await at.run("Chloé", tavern, "settings show"))
    await at.shot("settings-changed", "Chloé", await at.press("Chloé", page, "e:RULES:0:notices:channel"))
    await at.shot("settings-hints", "Chloé", await at.run("Chloé", tavern, "settings hints", on=False))
    await at.shot("server-language", "Ana", await at.run("Ana", tavern, "server language", language=at.language))
    await at.shot("server-rooms", "Ana", await at.run("Ana", tavern, "server rooms", mode="threads"))


# --------------------------------------------------------------------------- in play


def never(seen: frozenset[str], state: Any) -> bool:
    """Every kind of question has come up."""
    return len(seen) == 10


async def each_question(at: Studio) -> None:
    """The panel of every kind of question, and the receipt that follows."""
    table = await standing(at.host, at.sandbox, THREE, at_the_start)
    await the_start(at, table)
    seen = set[str]()
    rest = {"seen": seen}
    for _ in range(200):
        snapshot = await table.look()
        if snapshot.status != "running":
            break
        seat = snapshot.awaited[0]
        ask = snapshot.ask_of(seat)
        assert ask is not None
        if ask.choice not in seen:
            seen.add(ask.choice)
            await ONE_QUESTION.get(ask.choice, a_question)(at, table, (await table.awaited())[0], ask)
        await table.play()
        if len(seen) == 10:
            break
    print(at.language, "questions seen:", sorted(rest["seen"]))


def at_the_start(seen: frozenset[str], state: Any) -> bool:
    """At once; the steered game that follows asks everything."""
    return True


async def place_of(table: Standing) -> str:
    """The channel where a table stands, once it has its thread."""
    while (place := table.sandbox.world.channel(str((await table.look()).place.channel))).thread is None:
        await asyncio.sleep(0.02)
    return place.id


async def the_start(at: Studio, table: Standing) -> None:
    """What stands right after the start."""
    place = await place_of(table)
    board = await at.until("Ana", place, f"h:{table.code}")
    await at.shot("board-start", "Ana", board)
    await at.shot("lobby-left", "Ana", at.person("Ana").messages(at.channel("tavern"))[-1])
    await at.shot("sheet", "Ana", await at.until("Ana", at.person("Ana").dm(), f"o:{table.code}"))
    await at.shot("more", "Ana", await at.press("Ana", board, "m:"))
    await at.shot("watching", "Émile", await at.press("Émile", board, "h:"))


async def a_question(at: Studio, table: Standing, name: str, ask: Ask) -> None:
    """A panel, as it opens; chosen halfway where there is something to choose."""
    place = await place_of(table)
    panel = await at.run(name, place, "move", table=table.code)
    await at.shot(f"panel-{ask.choice}", name, panel)
    why = next((id for id in ids(panel) if id.startswith("w:")), "")
    if why and ask.choice in ("lay_cards", "supplies", "enter"):
        await at.shot(f"why-{ask.choice}", name, await at.person(name).press(panel, why).message())
        panel = await at.run(name, place, "move", table=table.code)
    head = f"a:{table.code}:"
    if toggles := [id for id in ids(panel) if id.startswith(head) and id.split(":")[4].isdecimal()]:
        panel = await at.person(name).press(panel, toggles[0]).message()
        await at.shot(f"panel-{ask.choice}-half", name, panel)
        await at.press(name, panel, f"a:{table.code}:{ask.revision}:{ask.choice}:none")


async def entering(at: Studio, table: Standing, name: str, ask: Ask) -> None:
    """The plan: building, cards, back; the receipt; nobody else moved; take back; errors on the way."""
    place = await place_of(table)
    await at.shot("board-enter", name, await at.until(name, place, f"h:{table.code}"))
    panel = await at.shot("panel-enter", name, await at.run(name, place, "move", table=table.code))
    plan = await at.press(name, panel, f"p:{table.code}:{ask.revision}:enter:0")
    await at.shot("plan", name, plan)
    if why := button(plan, "w:"):
        await at.shot("why", name, await at.person(name).press(plan, why).message())
    stale = await at.run(name, place, "move", table=table.code)
    toggle = button(stale, f"a:{table.code}:{ask.revision}:lay_cards:0")
    half = await at.shot("plan-half", name, await at.person(name).press(stale, toggle).message())
    elsewhere = await at.shot("other-device", name, await at.person(name).press(plan, toggle).message())
    receipt = await at.press(name, half, f"g:{table.code}:")
    await at.shot("receipt", name, receipt)
    await at.shot("moved-on", name, await at.press(name, elsewhere, f"g:{table.code}:"))
    await at.shot("not-your-turn", name, await at.run(name, place, "cartus enter", building="x", table=table.code))
    other = (await table.awaited())[0]
    await at.shot("not-understood", other, await at.run(other, place, "cartus enter", building="x", table=table.code))
    await table.play()
    await at.run(name, place, "table undo", table=table.code)
    await asyncio.sleep(0.3)
    await at.shot("wish-notice", other, await at.until(other, at.person(other).dm(), f"v:{table.code}:"))
    board = await at.until(other, place, f"h:{table.code}")
    await at.shot("board-wish", other, board)
    await at.shot("more-wish", other, await at.press(other, board, "m:"))
    await at.shot("asked-wish", name, await at.run(name, place, "move", table=table.code))
    asked = await at.press(other, board, "m:")
    decline = next(id for id in ids(asked) if id.endswith(":decline"))
    await at.shot("wish-answered", other, await at.person(other).press(asked, decline).message())
    await at.shot("log", name, await at.run(name, place, "table log", table=table.code))
    await at.shot("turns", other, await at.run(other, place, "turns"))


ONE_QUESTION: Final = {"enter": entering}


# --------------------------------------------------------------------------- both languages


SCENES: Final[tuple[Scene, ...]] = (the_lobby, settings_and_server, each_question)


async def main(folder: Path, wanted: tuple[str, ...]) -> None:
    """Take all pictures, or those of some scenes."""
    folder.mkdir(parents=True, exist_ok=True)
    async with chromium() as browser:
        for language in ("en", "fr"):
            async with studio(browser, folder, language) as at:
                for scene in SCENES:
                    if not wanted or scene.__name__ in wanted:
                        await scene(at)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), tuple(sys.argv[2:])))
