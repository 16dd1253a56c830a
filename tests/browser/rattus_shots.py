"""Pictures of Rattus: its lobby, every kind of question with the tabs of a turn, direct messages, words, the end."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.sandbox.wire import JsonObject
from tests.e2e.games import RATTUS
from tests.e2e.rig import ids

from .renderer import Renderer
from .scenes import Scene, a_table


async def a_lobby(at: Renderer) -> None:
    """The lobby, its options, a set and six cards of one's own; what stays of it after the start."""
    night = at.channel("plague-night")
    await at.run("Bea", night, "table open", game="rattus", seats=2)
    await at.shot("rattus-lobby", "Bea", await at.until("Bea", night, "j:"))
    lobby = await at.until("Bea", night, "c:")
    options = await at.shot("rattus-options", "Bea", await at.press("Bea", lobby, "c:"))
    for chosen in ("rat_control", "chosen"):
        options = await at.person("Bea").select(options, cards_of(options), chosen).message()
        await at.shot(f"rattus-options-{chosen}", "Bea", options)
    for page in [id for id in ids(options) if id.startswith("n:")][-1:]:
        await at.shot("rattus-options-more", "Bea", await at.person("Bea").press(options, page).message())
    options = await at.run("Bea", night, "table options")
    await at.person("Bea").select(options, cards_of(options), "golden_age").message()
    await at.run("Dan", night, "table join")
    await at.shot("rattus-lobby-full", "Bea", await at.until("Bea", night, "b:"))
    started = await at.press("Bea", await at.until("Bea", night, "b:"), "b:")
    await asyncio.sleep(0.3)
    left = next(m for m in at.person("Bea").messages(night.id) if m["id"] == lobby["id"])
    await at.shot("rattus-started", "Bea", started)
    await at.shot("rattus-lobby-left", "Bea", left)


def cards_of(options: JsonObject) -> str:
    """The menu of card sets."""
    return next(id for id in ids(options) if ":cards:" in id)


async def rattus_base(at: Renderer) -> None:
    """Peasant, Baker, Mayor, Monk, Nun, Queen: from the start to the end."""
    await a_table(at, RATTUS.busy[0])


async def rattus_soldiers(at: Renderer) -> None:
    """Knight, Crusader, Soldier, Serf, Bishop, Emperor."""
    await a_table(at, RATTUS.busy[1])


async def rattus_magic(at: Renderer) -> None:
    """Wizard, King, Pied Piper, Merchant, Messenger, Witch."""
    await a_table(at, RATTUS.busy[2])


async def rattus_rules(at: Renderer) -> None:
    """A page, a card, the symbols, the edition."""
    public_channel = at.channel("tavern")
    await at.shot("rattus-rules", "Ana", await at.run("Ana", public_channel, "rules rattus"))
    await at.shot("rattus-rules-card", "Ana", await at.run("Ana", public_channel, "rules rattus", topic="witch"))
    await at.shot("rattus-symbols", "Ana", await at.run("Ana", public_channel, "rules symbols", game="rattus"))
    await at.shot("rattus-edition", "Ana", await at.run("Ana", public_channel, "rules edition", game="rattus"))


RATTUS_SCENES: Final[tuple[Scene, ...]] = (a_lobby, rattus_base, rattus_soldiers, rattus_magic, rattus_rules)
