"""Hameln, as it is tested through discord.py."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from bot.ui.kit.picks import side_of
from bot.ui.screens.answers import BUTTONS
from cogs.hameln import COMMANDS
from rules.core import PASS, Ask, Pick
from rules.hameln import game

from .game import Answered, BusyTable, GameInPlay, Whole, by_chance

KEEN: Final = (("marry", 0.9), ("women", 0.5))  # how gladly, where it is possible


def steer(ask: Ask) -> Pick:
    """By chance; but marriages are liked, and so that there is money and the piper comes soon, all houses at once."""
    chance = random.Random(f"{ask.revision} {ask.seat}")
    if ask.choice == "act":
        for what, gladly in KEEN:
            if what in ask.options and chance.random() < gladly:
                return (what,)
    if ask.choice in ("activate", "keep") or (ask.choice == "for_money" and chance.random() < 0.7):
        return ask.options[: ask.most]
    if ask.choice == "couple" and len(ask.options) > 1:
        return (chance.choice([option for option in ask.options if option != PASS]),)
    return by_chance(ask)


def most_presses(visit: Sequence[Answered]) -> int:
    """Opening, and a press for each decision; more options than buttons have a tab, or a menu.

    Everything, nothing, and every set of circles is one press. Houses, goods, piles and children chosen one by one are
    a press each, and one that hands them in; so are all houses where some are certain to be skipped.
    """
    return 1 + sum(map(_presses, visit))


def _presses(answered: Answered) -> int:
    ask, pick = answered
    if ask.least == ask.most == 1:
        return 1 if len(ask.options) <= BUTTONS else 2 if ask.choice != "rat_set" else 3
    if ask.choice == "activate" and pick == ask.options:
        return 1 + len(pick)
    if pick in ((), ask.options) or ask.choice == "rats":
        return 1
    ordered = game.rules.choices[ask.choice].ordered
    side = side_of(ask, ordered=ordered)
    return 1 + (len(pick) if side is ask else side.most)


EVERYTHING: Final = frozenset(game.rules.choices) - {"rat_set"}
BUSY: Final = (
    BusyTable("hameln", EVERYTHING, {}, seats=3, within=70, begin=1091, steer=steer, to_the_end=True),
    BusyTable("hameln", frozenset({"rat_set"}), {}, seats=5, within=12, begin=0, steer=steer),
)

HAMELN: Final = GameInPlay(
    key="hameln",
    commands=COMMANDS,
    whole=(
        Whole(3, ("Ana",), ("Dan",)),
        Whole(4, ("Émile", "Chloé"), language="fr"),
    ),
    spoken=3,
    busy=BUSY,
    most_presses=most_presses,
)
