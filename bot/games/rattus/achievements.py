"""What somebody may be proud of in Rattus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bot.achievements import Achievement, PlayedSeat
from rules.core import Arg
from rules.rattus.components import class_of
from rules.rattus.view import View

Seat = PlayedSeat[View]
FEW_LOST, REGIONS, IN_REGION, IN_PALACE, HELD, HIT = 5, 6, 8, 2, 4, 4


def few_lost(seat: Seat) -> bool:
    """To lose fewer than five cubes to the plague."""
    return sum(seat.numbers("lost")) < FEW_LOST


def every_class(seat: Seat) -> bool:
    """To have taken a card of each of the six classes."""
    return len({class_of(card) for card in seat.numbers("took", "card")}) == 6


def far_and_wide(seat: Seat) -> bool:
    """To have cubes in six regions at the end."""
    return sum(here.cubes[seat.seat] > 0 for here in seat.end.regions) >= REGIONS


def stronghold(seat: Seat) -> bool:
    """To have eight cubes in one region at the end."""
    return any(here.cubes[seat.seat] >= IN_REGION for here in seat.end.regions)


def at_court(seat: Seat) -> bool:
    """To have two cubes in the palace at the end."""
    return seat.end.palace[seat.seat] >= IN_PALACE


def many_cards(seat: Seat) -> bool:
    """To hold four class cards at the end."""
    return len(seat.end.cards_of(seat.seat)) >= HELD


def ends_the_game(seat: Seat) -> bool:
    """To bring on the final round by one's last cube, whoever places it."""
    return any(facts["supply"] and seat.seat in whose(facts) for facts in seat.told("last_round"))


def whose(facts: Mapping[str, Arg]) -> tuple[Arg, ...]:
    """Whose cubes were all on the board; nobody's where a log does not tell it."""
    out = facts.get("out", ())
    return out if isinstance(out, tuple) else ()


def well_aimed(seat: Seat) -> bool:
    """To move the plague so that others lose four cubes before it moves again, and oneself none."""
    lost, mine = Counter[int](), False
    for key, facts in (*seat.events, ("plague", {"seat": None})):
        if key == "plague":
            if mine and not lost[seat.seat] and lost.total() >= HIT:
                return True
            lost, mine = Counter(), facts["seat"] == seat.seat
        elif key == "lost":
            lost[int(str(facts["seat"]))] += int(str(facts["n"]))
        elif key == "final_ravage":
            mine = False  # the plague of the end is nobody's
    return False


_ALL: Final = (few_lost, every_class, far_and_wide, stronghold, at_court, many_cards, ends_the_game, well_aimed)
achievements: Final = tuple(Achievement(done.__name__, done) for done in _ALL)
