"""What somebody may be proud of in Hameln."""

from __future__ import annotations

from typing import Final

from bot.achievements import Achievement, PlayedSeat
from rules.hameln.view import View

Seat = PlayedSeat[View]
HOUSES, CLEAN, WEDDINGS, TOKENS, MONEY, CALLS = 6, 4, 4, 8, 12, 3


def no_child_lost(seat: Seat) -> bool:
    """To have children, and lose none to the Pied Piper."""
    return any(True for _ in seat.own("child")) and not any(True for _ in seat.own("lost_children"))


def many_houses(seat: Seat) -> bool:
    """To have members in six houses at the end."""
    return len(seat.end.houses_of(seat.seat)) >= HOUSES


def clean_houses(seat: Seat) -> bool:
    """To have members in four houses at the end, and no infested one among them."""
    houses = seat.end.houses_of(seat.seat)
    return len(houses) >= CLEAN and not any(seat.end.infested[house] for house in houses)


def matchmaker(seat: Seat) -> bool:
    """To marry off four of one's children."""
    return sum(seat.seat in (facts["boy"], facts["girl"]) for facts in seat.told("married")) >= WEDDINGS


def rat_catcher(seat: Seat) -> bool:
    """To have eight points or more on one's rat-catcher tokens."""
    return sum(value or 0 for value in seat.end.table[seat.seat].tokens) >= TOKENS


def cat_owner(seat: Seat) -> bool:
    """To have the cat at the end."""
    return seat.end.cat == seat.seat


def calls_the_tune(seat: Seat) -> bool:
    """To call the Pied Piper three times by a bribe."""
    return sum(facts["piper"] == facts["region"] for facts in seat.own("bribed")) >= CALLS


def wealthy(seat: Seat) -> bool:
    """To have twelve florins at the end."""
    return seat.end.table[seat.seat].money >= MONEY


_ALL: Final = (
    no_child_lost,
    many_houses,
    clean_houses,
    matchmaker,
    rat_catcher,
    cat_owner,
    calls_the_tune,
    wealthy,
)
achievements: Final = tuple(Achievement(done.__name__, done) for done in _ALL)
