"""The marks of the seats, by which people are told apart in texts and pictures."""

from typing import Final

SEAT_MARKS: Final = "●■▲◆★"  # by seat; no game has more seats
