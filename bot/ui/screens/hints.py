"""First-game hints: one line above the question, until somebody has played this game to its end or hides them."""

from __future__ import annotations

from bot.tables import Tables
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Beside, Button, Part


async def first_game_hint(tables: Tables, perspective: Perspective, person: int) -> tuple[Part, ...]:
    """What goes above the question of somebody who plays this game for the first time and wants hints."""
    ask = perspective.ask
    if ask is None or ask.given is not None or not await tables.people.wants_hints(person, perspective.table.game):
        return ()
    hide = Button(perspective.words("ui-hide-hints"), Id(ids.SETTING, perspective.table.code, 0, "hints", "off"))
    return (Beside(perspective.words("ui-hint", hint=perspective.hint(ask)), hide),)
