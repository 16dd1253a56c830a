"""Rattus with Pied Piper, as it is tested through discord.py."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from cogs.rattus import COMMANDS
from rules.core import PASS, Ask, Pick
from rules.rattus.components import Card

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


ROWS: Final = {  # presses that using a card adds to a plain turn, as the papers have them; the others add one
    Card.MERCHANT: 4,
    Card.MESSENGER: 5,
    Card.MONK: 3,
    Card.NUN: 4,
    Card.WITCH: 7,
    Card.WIZARD: 2,
    Card.PIED_PIPER: 3,
    Card.KING: 2,
}
IN_ROWS: Final = frozenset(  # what a card asks within its row; which of several unlike rats or cubes is one more
    (
        *("merchant_from", "merchant_to", "merchant_cubes", "monk_from", "monk_to", "nun_to", "wizard", "king"),
        *("messenger_from", "messenger_cube", "messenger_to", "messenger_swap", "piper_from", "piper_to"),
        *("witch_where", "witch_rat", "witch_further", "witch_second", "witch_swap"),
    )
)


def most_presses(visit: Sequence[Answered]) -> int:
    """As many as the papers say, and never more than one for each question, and for a counted one its ticks.

    A turn may have one more: the papers count a button that ends it; ours ends with the plague, but may have a tab.
    """
    opened = 1 + any(ask.choice == "turn" for ask, _ in visit)
    ticks = sum(len(pick) for ask, pick in visit if not ask.least == ask.most == 1)
    return opened + ticks + min(len(visit), sum(map(_row, visit)))


def _row(answered: Answered) -> int:
    """The presses of a question; those of all that a card asks count where it is used."""
    match answered.pick:
        case (("use", int(card)),):
            return ROWS.get(Card(card), 1)
    return int(answered.ask.choice not in IN_ROWS)


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
        Whole(2, ("Ana",), ("Dan",)),
        Whole(4, ("Émile", "Chloé"), language="fr"),
    ),
    spoken=2,
    busy=BUSY,
    most_presses=most_presses,
)
