"""Notre Dame with the New Persons, as it is tested through discord.py."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from bot.ui.screens.answers import BUTTONS
from cogs.notre_dame import COMMANDS
from rules.core import PASS, Ask, Pick
from rules.notre_dame.components import Action, action_of

from .game import Answered, BusyTable, GameInPlay, Whole, by_chance

HOARDED: Final = (Action.SCHOOL, Action.NOTRE_DAME, Action.HOTEL)  # cards that empty the general supply


def steer(ask: Ask) -> Pick:
    """By chance, but to do something is liked, and gray persons are."""
    chance = random.Random(f"{ask.revision} {ask.seat}")
    if ask.choice == "hire" and chance.random() < 0.9:
        return (max(option for option in ask.options if isinstance(option, int)),)
    if ask.least == ask.most == 1 and ask.options[-1] == PASS and chance.random() < 0.8:
        return (chance.choice(ask.options[:-1]),)
    return by_chance(ask)


def hoard(ask: Ask) -> Pick:
    """As `steer`, but markers are gathered in the personal supply: then the Butcher has too few in the general one."""
    if ask.choice in ("keep", "play"):
        liked = [card for card in ask.options if isinstance(card, int) and action_of(card) in HOARDED]
        return (min(liked, key=lambda card: HOARDED.index(Action(action_of(card)))),) if liked else by_chance(ask)
    if ask.choice == "benefit" and "marker" in ask.options:
        return ("marker",)
    return steer(ask)


def most_presses(visit: Sequence[Answered]) -> int:
    """Opening, and a press for each question; more than a dozen markets have a tab and a menu.

    Markers that go back, or sectors for the Butcher, are a press each and one that hands them in.
    """
    return 1 + sum(map(_presses, visit))


def _presses(answered: Answered) -> int:
    ask, pick = answered
    if ask.least == ask.most == 1:
        return 1 if len(ask.options) <= BUTTONS else 4
    return len(pick) + 1


def busy(options: Mapping[str, str], asks: str, within: int, begin: int, *, to_the_end: bool = False) -> BusyTable:
    """A table of two with these options, at which all of this is asked."""
    steered = hoard if "butcher_sectors" in asks else steer
    named = frozenset(asks.split())
    return BusyTable("notre_dame", named, options, 2, within, begin, steered, to_the_end)


NEW: Final = {"persons": "new_persons"}


BUSY: Final = (
    busy(
        {"prestige": "open"},
        "keep play marker marker_to_notre_dame donate friend benefit drive message hire shift_from shift_what shift_to "
        "outbreak empty_sector",
        within=130,
        begin=756,
        to_the_end=True,
    ),
    busy(NEW, "own_sector give_back coachman patron", within=80, begin=3438),
    busy(NEW, "butcher_sectors hire_more", within=120, begin=2765),
)

NOTRE_DAME: Final = GameInPlay(
    key="notre_dame",
    commands=COMMANDS,
    whole=(
        Whole(2, ("Ana",), ("Dan",)),
        Whole(5, ("Émile", "Chloé"), language="fr"),
    ),
    spoken=3,
    busy=BUSY,
    most_presses=most_presses,
)
