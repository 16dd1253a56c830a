"""Rattus Cartus, as it is tested through discord.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cogs.rattus_cartus import COMMANDS
from rules.rattus_cartus import game
from rules.rattus_cartus.components import CARD_NAMES

from .game import Answered, BusyTable, GameInPlay, Whole

COPIES: Final = {  # of the buildings that ask most
    "treasury": 5,
    "hospital": 5,
    "office": 5,
    "guard_tower": 2,
    "castle": 3,
    "farm": 5,
    "pipers_cabin": 5,
}


def busy_options() -> Mapping[str, str | tuple[str, ...]]:
    """The buildings that ask most."""
    named = ((name, *name.rsplit("-", 1)) for name in CARD_NAMES)
    chosen = tuple(name for name, building, copy in named if int(copy) <= COPIES.get(building, 0))
    return {"buildings": "chosen", "chosen": chosen}


def most_presses(visit: Sequence[Answered]) -> int:
    """Opening, a press for each question, for a counted one its ticks or the smaller side and what hands it in."""
    return 1 + sum(map(_presses, visit))


def _presses(answered: Answered) -> int:
    ask, pick = answered
    if ask.least == ask.most == 1:
        return 1
    ticks = min(len(pick), len(ask.options) - len(pick)) if ask.least == ask.most else len(pick)
    menu = 2 if ask.choice == "lay_cards" else 0  # of many kinds: to open it and to close it
    return menu + ticks + 1


CARTUS: Final = GameInPlay(
    key="rattus_cartus",
    commands=COMMANDS,
    whole=(
        Whole(2, ("Ana", "Dan")),
        Whole(5, ("Bea", "Chloé", "Dan", "Émile", "Ana"), language="fr"),
        Whole(4, ("Bea",), ("Ana", "Dan")),
    ),
    spoken=3,
    busy=(
        BusyTable(
            "rattus_cartus", frozenset(game.rules.choices), busy_options(), within=100, begin=503, to_the_end=True
        ),
    ),
    most_presses=most_presses,
)
