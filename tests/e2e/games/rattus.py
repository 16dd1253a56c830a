"""Rattus with Pied Piper, as it is tested through discord.py."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from cogs.rattus import COMMANDS
from rules.core import PASS, Ask, Pick

from .game import Answered, BusyTable, GameInPlay, Whole, by_chance

LIKED: Final = (("take", 0.95), ("use", 0.65), ("place", 0.8))  # how gladly, before the plague ends the turn


def steer(ask: Ask) -> Pick:
    """By chance, but whatever can be done is liked, so that every card is seen at work."""
    chance = random.Random(f"{ask.revision} {ask.seat}")
    if ask.choice in ("turn", "last_uses"):
        for verb, gladly in LIKED:
            may = [option for option in ask.options if isinstance(option, tuple) and option[0] == verb]
            if may and chance.random() < gladly:
                return (chance.choice(may),)
    elif ask.least == ask.most == 1 and ask.options[-1] == PASS and chance.random() < 0.8:
        return (chance.choice(ask.options[:-1]),)
    return by_chance(ask)


def most_presses(visit: Sequence[Answered]) -> int:
    """Opening and a press for each question, for a counted one its ticks and what hands it in; one spare a turn."""
    counted = [len(pick) for ask, pick in visit if not ask.least == ask.most == 1]
    return 1 + len(visit) + sum(counted) + any(ask.choice == "turn" for ask, _ in visit)


def busy(cards: str, asks: str, begin: int, seats: int, within: int, *, to_the_end: bool = False) -> BusyTable:
    """A table with these six cards, at which all of this is asked."""
    options = {"cards": "chosen", "chosen": tuple(cards.split())}
    named = frozenset(asks.split())
    return BusyTable("rattus", named, options, seats, within, begin, steer, to_the_end)


BUSY: Final = (
    busy(
        "peasant baker mayor monk nun queen",
        "start_cubes turn new_rat last_uses peasant queen_cubes mayor empty_baker monk_from monk_rat monk_to nun_to",
        begin=83,
        seats=2,
        within=80,
        to_the_end=True,
    ),
    busy(
        "knight crusader soldier serf bishop emperor",
        "knight crusader next_rat soldier last_soldier march serf_cube bishop_piece bishop_to wall_piece wall_from "
        "wall_to",
        begin=51,
        seats=3,
        within=150,
    ),
    busy(
        "wizard king pied_piper merchant messenger witch",
        "wizard wizard_cube lose_cube king king_cube piper_from piper_cube piper_to piper_rats merchant_from "
        "merchant_to merchant_cubes messenger_from messenger_cube messenger_to messenger_swap witch_where witch_rat "
        "witch_further witch_second witch_swap",
        begin=484,
        seats=2,
        within=120,
    ),
)

RATTUS: Final = GameInPlay(
    key="rattus",
    commands=COMMANDS,
    whole=(
        Whole(2, ("Ana", "Dan")),
        Whole(4, ("Émile", "Chloé"), language="fr"),
        Whole(3, (), ("Bea", "Ana")),
    ),
    spoken=2,
    busy=BUSY,
    most_presses=most_presses,
)
