"""Pictures of every screen at the width of a phone, in both languages: `python -m tests.browser.shots FOLDER`.

Look at them after a change of texts or of the page: what is cut, clumsy, untranslated or hard to read shows there.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any, Final

from rules import GAMES
from rules.core import Ask
from tests.e2e.games import CARTUS
from tests.e2e.rig import button, ids, walk
from tests.e2e.steering import at_its_end

from .days_shots import DAYS_SCENES
from .hameln_shots import HAMELN_SCENES
from .notre_dame_shots import NOTRE_DAME_SCENES
from .rattus_shots import RATTUS_SCENES
from .renderer import Renderer, chromium, renderer
from .scenes import Scene, a_question, at_the_start, place_of, the_end, the_start
from .standing import Standing, standing

THREE, TWO = ("Ana", "Bea", "Dan"), ("Ana", "Dan")


# --------------------------------------------------------------------------- before the start


async def the_lobby(at: Renderer) -> None:
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


async def settings_and_server(at: Renderer) -> None:
    """Settings of a person and of the server."""
    public_channel = at.channel("tavern")
    page = await at.shot("settings", "Chloé", await at.run("Chloé", public_channel, "settings show"))
    await at.shot("settings-changed", "Chloé", await at.press("Chloé", page, "e:RULES:0:notices:channel"))
    await at.shot("settings-hints", "Chloé", await at.run("Chloé", public_channel, "settings hints", on=False))
    await at.shot(
        "server-language", "Ana", await at.run("Ana", public_channel, "server language", language=at.language)
    )
    await at.shot("server-rooms", "Ana", await at.run("Ana", public_channel, "server rooms", mode="threads"))


# --------------------------------------------------------------------------- in play


async def a_game(at: Renderer) -> None:
    """The start, every kind of question, and the end."""
    table = await standing(at.host, at.sandbox, THREE, at_the_start, at_its_end(CARTUS.busy[0]))
    await the_start(at, table)
    seen = set[str]()
    while (snapshot := await table.look()).status == "running":
        ask = snapshot.ask_of(snapshot.awaited[0])
        assert ask is not None
        if ask.choice not in seen:
            await SPECIAL.get(ask.choice, a_question)(at, table, (await table.awaited())[0], ask)
        seen.add(ask.choice)
        await table.play()
    assert seen == set(GAMES[CARTUS.key].rules.choices)
    await the_end(at, table)


def one_enters_first(seen: frozenset[str], state: Any) -> bool:
    """All supplies are used, and somebody is to enter the first building."""
    return [ask.choice for ask in state.asked] == ["enter"] and not any(place.inside for place in state.row)


async def a_turn(at: Renderer) -> None:
    """The plan: building, cards; the receipt; errors on the way; a request to take back."""
    table = await standing(at.host, at.sandbox, THREE, one_enters_first)
    place, (name,) = await place_of(table), await table.awaited()
    ask = await table.ask_of(name)
    await at.shot("board-enter", name, await at.until(name, place, f"h:{table.code}"))
    panel = await at.shot("panel-enter", name, await at.run(name, place, "move", table=table.code))
    plan = await at.press(name, panel, f"p:{table.code}:{ask.revision}:enter:0")
    await at.shot("plan", name, plan)
    if why := button(plan, "w:"):
        await at.shot("why", name, await at.person(name).press(plan, why).message())
    stale = await at.run(name, place, "move", table=table.code)
    toggle = button(stale, f"a:{table.code}:{ask.revision}:lay_cards:0")
    half = await at.shot("plan-half", name, await at.person(name).press(stale, toggle).message())
    receipt = await at.press(name, half, f"g:{table.code}:")
    await at.shot("receipt", name, receipt)
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


async def paying(at: Renderer, table: Standing, name: str, ask: Ask) -> None:
    """A sealed answer: the panel, what is kept, and its change."""
    await a_question(at, table, name, ask)
    await table.play()
    if name in await table.awaited() or not any(other.given for other in (await table.look()).asks):
        return  # nobody else pays: it was opened at once
    kept = await at.shot("kept", name, await at.run(name, await place_of(table), "move", table=table.code))
    await at.shot("kept-change", name, await at.press(name, kept, f"o:{table.code}:"))


async def in_words(at: Renderer) -> None:
    """The same for somebody who reads sentences."""
    await at.run("Ana", at.channel("tavern"), "settings reading", form="words")
    table = await standing(at.host, at.sandbox, TWO, one_lays)
    place = await place_of(table)
    await at.shot("words-panel", "Ana", await at.run("Ana", place, "move", table=table.code))
    await at.shot("words-board", "Ana", await at.run("Ana", place, "table show", table=table.code, **{"as": "words"}))
    await at.shot("words-log", "Ana", await at.run("Ana", place, "table log", table=table.code))


def one_lays(seen: frozenset[str], state: Any) -> bool:
    """Ana lays cards after somebody else has entered, in a later round."""
    return state.round > 1 and [(ask.seat, ask.choice) for ask in state.asked] == [(0, "lay_cards")]


async def large_hand(at: Renderer) -> None:
    """So many kinds of cards that they are menus."""
    table = await standing(at.host, at.sandbox, TWO, many_kinds)
    place, name = await place_of(table), (await table.awaited())[0]
    panel = await at.shot("menu", name, await at.run(name, place, "move", table=table.code))
    menu = next(id for id in ids(panel) if id.startswith("s:"))
    (values,) = [part["options"] for part in walk(panel["components"]) if part.get("custom_id") == menu]
    chosen = at.person(name).select(panel, menu, *(option["value"] for option in values[:3]))
    await at.shot("menu-chosen", name, await chosen.message())


def many_kinds(seen: frozenset[str], state: Any) -> bool:
    """Somebody lays out of more kinds than there is room for buttons."""
    return any(ask.choice == "lay_cards" and len(set(ask.options)) > 12 for ask in state.asked)


# --------------------------------------------------------------------------- help and the page


async def the_rules(at: Renderer) -> None:
    """Contents, a page, a card, symbols, edition."""
    public_channel = at.channel("tavern")
    await at.shot("rules", "Ana", await at.run("Ana", public_channel, "rules cartus"))
    for title, topic in (("rules-card", "sword"), ("rules-building", "guard_tower"), ("rules-page", "entering")):
        await at.shot(title, "Ana", await at.run("Ana", public_channel, "rules cartus", topic=topic))
    await at.shot("rules-nothing", "Ana", await at.run("Ana", public_channel, "rules cartus", topic="xyzzy"))
    await at.shot("symbols", "Ana", await at.run("Ana", public_channel, "rules symbols", game="rattus_cartus"))
    await at.shot("edition", "Ana", await at.run("Ana", public_channel, "rules edition", game="rattus_cartus"))


async def the_page(at: Renderer) -> None:
    """The page itself: empty channel, list of commands, list of places."""
    page = await at.window("Ana", at.channel("plague-night").id)
    await at.screen("page", page)
    await page.locator("#write").fill("/")
    await page.get_by_role("listbox").wait_for()
    await at.screen("page-commands", page)
    for _ in range(2):
        await page.keyboard.press("Escape")
    await page.locator(".channel-head .menu").click()
    await at.screen("page-places", page)


# --------------------------------------------------------------------------- both languages


SPECIAL: Final = {"tribute": paying}
SCENES: Final[tuple[Scene, ...]] = (
    the_lobby,
    settings_and_server,
    a_turn,
    a_game,
    in_words,
    large_hand,
    the_rules,
    the_page,
    *DAYS_SCENES,
    *RATTUS_SCENES,
    *NOTRE_DAME_SCENES,
    *HAMELN_SCENES,
)


async def main(folder: Path, wanted: tuple[str, ...]) -> None:
    """Take all pictures, or those of some scenes."""
    folder.mkdir(parents=True, exist_ok=True)
    async with chromium() as browser:
        for language in ("en", "fr"):
            async with renderer(browser, folder, language) as at:
                for scene in SCENES:
                    if not wanted or scene.__name__ in wanted:
                        await scene(at)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), tuple(sys.argv[2:])))
