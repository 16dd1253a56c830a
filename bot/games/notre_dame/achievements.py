"""What somebody may be proud of in Notre Dame."""

from __future__ import annotations

from typing import Final

from bot.achievements import Achievement, PlayedSeat
from rules.notre_dame.components import SECTORS
from rules.notre_dame.view import SeatView, View

Seat = PlayedSeat[View]
HIRED, MESSAGES, DONATED, PRESTIGE, CROWDED = 9, 4, 6, 40, 4


def borough(seat: Seat) -> SeatView:
    """What lies before the seat at the end."""
    return seat.end.table[seat.seat]


def no_outbreak(seat: Seat) -> bool:
    """To have no outbreak of the plague in the whole game."""
    return not any(True for _ in seat.own("outbreak"))


def clean_borough(seat: Seat) -> bool:
    """To end with the rat on 0."""
    return borough(seat).rat == 0


def every_sector(seat: Seat) -> bool:
    """To have influence markers in all seven sectors at the end."""
    return all(borough(seat).markers[sector] for sector in SECTORS)


def crowded_sector(seat: Seat) -> bool:
    """To have four in one sector at the end, the trusted friend counted."""
    return any(borough(seat).presence(sector) >= CROWDED for sector in SECTORS)


def courier(seat: Seat) -> bool:
    """To take four messages."""
    return len(list(seat.own("took_message"))) >= MESSAGES


def benefactor(seat: Seat) -> bool:
    """To donate six gold to Notre Dame."""
    return sum(seat.numbers("donated")) >= DONATED


def good_employer(seat: Seat) -> bool:
    """To hire nine persons."""
    return len(list(seat.own("hired"))) >= HIRED


def renowned(seat: Seat) -> bool:
    """To have forty prestige points at the end."""
    return (borough(seat).prestige or 0) >= PRESTIGE


_ALL: Final = (
    no_outbreak,
    clean_borough,
    every_sector,
    crowded_sector,
    courier,
    benefactor,
    good_employer,
    renowned,
)
achievements: Final = tuple(Achievement(done.__name__, done) for done in _ALL)
