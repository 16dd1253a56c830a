"""First-game hints: one line above the question, until somebody has played this game to its end or hides them."""

from __future__ import annotations

from bot.tables import Tables

from . import ids
from .ids import Id
from .screen import Beside, Button, Part
from .sight import Sight


async def first_game_hint(tables: Tables, sight: Sight, person: int) -> tuple[Part, ...]:
    """What goes above the question of somebody who plays this game for the first time and wants hints."""
    ask = sight.ask
    if ask is None or ask.given is not None or not await tables.wants_hints(person, sight.table.game):
        return ()
    hide = Button(sight.words("ui-hide-hints"), Id(ids.SETTING, sight.table.code, 0, "hints", "off"))
    return (Beside(sight.words("ui-hint", hint=sight.hint(ask)), hide),)
