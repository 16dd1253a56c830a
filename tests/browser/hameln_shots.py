"""Pictures of Hameln: its lobby, every kind of question of three players, the double sides of five, the end."""

from __future__ import annotations

from typing import Final

from tests.e2e.games import HAMELN

from .renderer import Renderer
from .scenes import Scene, a_table


async def hameln_lobby(at: Renderer) -> None:
    """The lobby and its options."""
    night = at.channel("plague-night")
    await at.run("Bea", night, "table open", game="hameln", seats=5)
    lobby = await at.shot("hameln-lobby", "Bea", await at.until("Bea", night, "c:", "Hameln"))
    await at.shot("hameln-options", "Bea", await at.press("Bea", lobby, "c:"))


async def hameln_town(at: Renderer) -> None:
    """Three players, from the start to the end."""
    await a_table(at, HAMELN.busy[0])


async def hameln_sides(at: Renderer) -> None:
    """Five players: where rats may lie beside each other."""
    await a_table(at, HAMELN.busy[1])


async def hameln_rules(at: Renderer) -> None:
    """A page, a kind of house, the edition."""
    public_channel = at.channel("tavern")
    for title, topic in (("hameln-rules", "rats"), ("hameln-rules-house", "butchery"), ("hameln-rules-piper", "piper")):
        await at.shot(title, "Ana", await at.run("Ana", public_channel, "rules hameln", topic=topic))
    await at.shot("hameln-edition", "Ana", await at.run("Ana", public_channel, "rules edition", game="hameln"))


HAMELN_SCENES: Final[tuple[Scene, ...]] = (hameln_lobby, hameln_town, hameln_sides, hameln_rules)
