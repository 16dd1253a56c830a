"""What somebody may be proud of in Rattus Cartus."""

from __future__ import annotations

from typing import Final

from bot.achievements import Achievement, PlayedSeat
from bot.achievements.common import close_finish as by_a_point
from rules.rattus_cartus.components import GOLD
from rules.rattus_cartus.view import View

Seat = PlayedSeat[View]
FIRSTS, TAKEN, GOLD_CARDS, LAID = 3, 3, 3, 8


def rats_of(seat: Seat) -> int:
    """The rats of the seat at the end."""
    return seat.end.rats[seat.seat] or 0


def close_finish(seat: Seat) -> bool:
    """To win by a point, or by what decides between equals, before a second who has outlived the plague too."""
    rivals = set(range(len(seat.result.places))) - {seat.seat, *seat.end.dead}
    return bool(rivals) and by_a_point(seat)


def outlived(seat: Seat) -> bool:
    """To outlive the plague where somebody else does not."""
    return bool(seat.end.dead) and seat.seat not in seat.end.dead


def no_rats(seat: Seat) -> bool:
    """To end without a rat."""
    return rats_of(seat) == 0


def last_nun(seat: Seat) -> bool:
    """To survive with exactly as many rats as there are nuns."""
    return seat.seat not in seat.end.dead and rats_of(seat) == seat.end.nuns


def three_classes(seat: Seat) -> bool:
    """To be first in three classes at the end."""
    return sum(ranks[:1] == (seat.seat,) for ranks in seat.end.ranks) >= FIRSTS


def all_classes(seat: Seat) -> bool:
    """To have influence in each of the six classes at the end."""
    return all(seat.end.points[seat.seat])


def sword_stroke(seat: Seat) -> bool:
    """To take three cards by one Sword."""
    return any(n >= TAKEN for n in seat.numbers("sword"))


def all_in(seat: Seat) -> bool:
    """To lay eight cards in one building."""
    return any(n >= LAID for n in seat.numbers("laid"))


def treasurer(seat: Seat) -> bool:
    """To hold three Gold at the end."""
    hand = seat.end.hands[seat.seat]
    return isinstance(hand, tuple) and hand.count(GOLD) >= GOLD_CARDS


_ALL: Final = (close_finish, outlived, no_rats, last_nun, three_classes, all_classes, sword_stroke, all_in, treasurer)
achievements: Final = tuple(Achievement(done.__name__, done) for done in _ALL)
