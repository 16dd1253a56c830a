"""Pictures of Notre Dame: its lobby, the sealed choice, every kind of question, a full table of five, the end."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from tests.e2e.games import NOTRE_DAME
from tests.e2e.rig import ids

from .renderer import Renderer
from .scenes import Scene, a_table, at_the_start, place_of
from .standing import standing

FULL: Final = replace(
    NOTRE_DAME.busy[1], asks=frozenset({"hire", "drive", "marker", "outbreak"}), seats=5, within=400, begin=0
)


async def nd_lobby(at: Renderer) -> None:
    """The lobby and its options, with those of the New Persons."""
    night = at.channel("plague-night")
    await at.run("Bea", night, "table open", game="notre_dame", seats=4)
    lobby = await at.shot("notre_dame-lobby", "Bea", await at.until("Bea", night, "c:"))
    options = await at.press("Bea", lobby, "c:")
    persons = next(id for id in ids(options) if ":persons:" in id)
    await at.shot("notre_dame-options", "Bea", await at.person("Bea").select(options, persons, "new_persons").message())


async def nd_choosing(at: Renderer) -> None:
    """Everybody keeps a card unseen: what who has chosen sees, what the others see, a changed answer."""
    people = ("Ana", "Bea", "Dan", "Chloé")
    table = await standing(at.host, at.sandbox, people, at_the_start, busy=replace(NOTRE_DAME.busy[1], seats=4))
    place = await place_of(table)
    (name, *_) = await table.awaited()
    await at.shot("notre_dame-keep", name, await at.run(name, place, "move", table=table.code))
    await table.play()
    kept = await at.shot("notre_dame-kept", name, await at.run(name, place, "move", table=table.code))
    await at.shot("notre_dame-kept-change", name, await at.press(name, kept, f"o:{table.code}:"))
    await asyncio.sleep(0.3)
    await at.shot("notre_dame-board-choosing", name, await at.until(name, place, f"h:{table.code}"))


async def nd_base(at: Renderer) -> None:
    """Two players and the neutral boroughs, from the start to the end."""
    await a_table(at, NOTRE_DAME.busy[0])


async def nd_new_persons(at: Renderer) -> None:
    """Prosecutor, Gypsies, Coachman, Patron."""
    await a_table(at, NOTRE_DAME.busy[1])


async def nd_full(at: Renderer) -> None:
    """Five players."""
    await a_table(at, FULL)


async def nd_rules(at: Renderer) -> None:
    """A page, a card, a person, the symbols, the edition."""
    public_channel = at.channel("tavern")
    await at.shot("notre_dame-rules", "Ana", await at.run("Ana", public_channel, "rules notredame"))
    for title, topic in (
        ("notre_dame-rules-card", "hotel"),
        ("notre_dame-rules-person", "scholar"),
        ("notre_dame-rules-page", "choosing"),
    ):
        await at.shot(title, "Ana", await at.run("Ana", public_channel, "rules notredame", topic=topic))
    await at.shot("notre_dame-symbols", "Ana", await at.run("Ana", public_channel, "rules symbols", game="notre_dame"))
    await at.shot("notre_dame-edition", "Ana", await at.run("Ana", public_channel, "rules edition", game="notre_dame"))


NOTRE_DAME_SCENES: Final[tuple[Scene, ...]] = (nd_lobby, nd_choosing, nd_base, nd_new_persons, nd_full, nd_rules)
