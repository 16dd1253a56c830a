"""Achievements that all games share."""

from __future__ import annotations

from typing import Any, Final

from .seat import Achievement, PlayedSeat

Seat = PlayedSeat[Any]
CLOSE: Final = 1  # maximum points ahead of the second in a close finish


def finished(seat: Seat) -> bool:
    """To play a game to its end."""
    return True


def won(seat: Seat) -> bool:
    """To win, alone or together with others."""
    return seat.has_won


def full_table(seat: Seat) -> bool:
    """To play at a table with the maximum number of seats."""
    return len(seat.result.places) == seat.most_seats


def close_finish(seat: Seat) -> bool:
    """To win alone, a point ahead of the second or by the tie-breaker."""
    result = seat.result
    if result.winners != (seat.seat,):
        return False
    second = min(place for other, place in enumerate(result.places) if other != seat.seat)
    others = (total for total, place in zip(result.totals, result.places, strict=True) if place == second)
    return 0 <= result.totals[seat.seat] - max(others) <= CLOSE


COMMON: Final = tuple(Achievement(done.__name__, done) for done in (finished, won, full_table, close_finish))
