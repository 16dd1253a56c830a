"""What came of one rate: told on a line, and whether people would be content with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from tests.scale.growth import p99

ANSWERED, STANDS = 0.4, 5.0  # seconds at most, of 99 in a hundred
HEAD: Final = (
    f"  {'asked':>6}{'moves/s':>9}{'press → answer':>18}{'board late':>15}"
    f"{'CPU':>8}{'requests':>10}{'kB':>8}{'people':>8}   (CPU-ms, requests, kB a move; CPU of people and sandbox)"
)


@dataclass(frozen=True)
class Step:
    """The figures of one rate."""

    asked: float  # moves a second
    seconds: float
    moves: int
    answers: Sequence[float]  # seconds from each press to its answer
    late: Sequence[float]  # seconds by which each board was late
    silent: int  # presses without an answer
    idle: int  # moves that were to be made while no table was free
    cpu: float  # seconds of the bot
    people_cpu: float  # seconds of the sandbox and the people
    requests: int  # that count against the token
    sent: int  # bytes of all requests
    over_limit: int  # requests that Discord refused as too many
    sealed: int = 0  # answers after which the board waits for those of others

    @property
    def is_good(self) -> bool:
        """Whether people are answered and boards stand in time."""
        if not self.answers or not self.late or self.silent or self.over_limit:
            return False
        return p99(self.answers) <= ANSWERED and p99(self.late) <= STANDS

    @property
    def was_tried(self) -> bool:
        """Whether so many moves were made as were asked for, or the bot was the reason that they were not."""
        return not self.is_good or self.idle <= 0.1 * max(1, self.moves)

    def line(self) -> str:
        """One line for people, below `HEAD`."""
        each = max(1, self.moves)
        faults = [f"{self.sealed} sealed"] * bool(self.sealed)
        faults += [f"{self.silent} without an answer"] * bool(self.silent)
        faults += [f"{self.over_limit} over the limit"] * bool(self.over_limit)
        faults += [f"{self.idle} moves found no free table"] * bool(self.idle)
        return (
            f"  {self.asked:6.1f}{self.moves / self.seconds:9.2f}{_pair(self.answers, 1000):>15} ms"
            f"{_pair(self.late, 1):>13} s{self.cpu * 1000 / each:8.1f}{self.requests / each:10.2f}"
            f"{self.sent / each / 1000:8.1f}{self.people_cpu / self.seconds:7.0%}   "
            f"{'good' if self.is_good else 'too much'}{', ' * bool(faults)}{', '.join(faults)}"
        )


def _pair(values: Sequence[float], times: float) -> str:
    if not values:
        return "–"
    form = ".0f" if times > 1 else ".1f"
    return f"{median(values) * times:{form}} / {p99(values) * times:{form}}"
