"""Which seconds count on a person's clock: all but their nights, their days away, and when the table does not run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

Span = tuple[float, float]  # seconds since 1970: from, to
Nights = Callable[[float, float], Iterable[Span]]  # the nights that touch a span, in order

WINDOW = 40 * 86_400.0  # seconds that are looked ahead at a time
HORIZON = 800 * 86_400.0  # seconds after which a time is not looked for any more
FOREVER = float("inf")


def _no_nights(a: float, b: float) -> Iterable[Span]:
    return ()


@dataclass(frozen=True, slots=True)
class Calendar:
    """A person's time at one table: `stops` are spans in which no clock runs (to `inf`: nobody knows until when)."""

    stops: tuple[Span, ...] = ()
    nights: Nights = _no_nights

    def counted(self, a: float, b: float) -> float:
        """How many seconds of the span from a to b count; 0 where b is before a."""
        return sum(end - begin for begin, end in self._open(a, b))

    def when(self, since: float, seconds: float) -> float | None:
        """When so many seconds will have counted since then; None if nobody knows."""
        left, a = seconds, since
        while a < since + HORIZON:
            for begin, end in self._open(a, a + WINDOW):
                if end - begin >= left:
                    return begin + left
                left -= end - begin
            a += WINDOW
        return None

    def _open(self, a: float, b: float) -> Iterator[Span]:
        """The spans between a and b that count, in order."""
        at = a
        for begin, end in sorted([*self.stops, *self.nights(a, b)]):
            if end <= at:
                continue
            if begin >= b:
                break
            if begin > at:
                yield at, begin
            at = end
        if at < b:
            yield at, b
