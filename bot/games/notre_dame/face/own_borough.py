"""The own borough as it is, or as it would be after a step: for what the buttons promise."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.notre_dame.components import SECTORS, Action
from rules.notre_dame.view import SeatView


@dataclass(frozen=True, slots=True)
class Borough:
    """The markers on the seven sectors and on Notre Dame, and the sector of the trusted friend."""

    markers: tuple[int, ...]
    friend: int

    def presence(self, sector: int) -> int:
        """Markers on a sector, the trusted friend counted as one."""
        return self.markers[sector] + (self.friend == sector)

    @property
    def bonus(self) -> int:
        """What the park adds to each gain of points."""
        return self.presence(Action.PARK) // 2

    @property
    def empty(self) -> tuple[int, ...]:
        """The sectors without own pieces."""
        return tuple(sector for sector in SECTORS if not self.presence(sector))

    def with_markers(self, place: int, n: int = 1) -> Borough:
        """So many markers more on a place; fewer where n is below zero."""
        return replace(self, markers=(*self.markers[:place], self.markers[place] + n, *self.markers[place + 1 :]))

    def moved(self, source: int, target: int, markers: int = 1, friend: int = 0) -> Borough:
        """Pieces go from one place to another."""
        made = self.with_markers(source, -markers).with_markers(target, markers)
        return replace(made, friend=target) if friend else made

    def with_friend(self, sector: int) -> Borough:
        """The trusted friend stands on this sector."""
        return replace(self, friend=sector)


def borough_of(seat: SeatView) -> Borough:
    """A seat's borough as it is."""
    return Borough(seat.markers, seat.friend)
