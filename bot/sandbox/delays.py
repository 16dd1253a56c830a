"""The latency of a real connection: each REST call takes some time, and each gateway event is delayed by its own."""

import random
import re
from dataclasses import dataclass
from typing import Final

WRITTEN: Final = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?")


@dataclass(frozen=True, slots=True)
class Delay:
    """Seconds that something takes: each time a random number from `least` to `most`."""

    least: float = 0.0
    most: float = 0.0

    @classmethod
    def of(cls, written: str) -> "Delay":
        """Return a delay written in milliseconds, `150` or `0-120`; raise ValueError for anything else."""
        match = WRITTEN.fullmatch(written.strip())
        if match is None:
            raise ValueError(f"{written!r} is no time in milliseconds like 150 or 0-120")
        least = int(match[1]) / 1000
        most = least if match[2] is None else int(match[2]) / 1000
        if most < least:
            raise ValueError(f"{written!r} ends before it begins")
        return cls(least, most)


class Delays:
    """The delays of one sandbox; the same seed gives the same times in the same order."""

    def __init__(self, rest: Delay = Delay(), gateway: Delay = Delay(), seed: int = 0) -> None:
        self.rest, self.gateway = rest, gateway
        self._rest_chance, self._gateway_chance = random.Random(f"rest {seed}"), random.Random(f"gateway {seed}")

    def of_call(self) -> float:
        """Return the round-trip seconds of the next REST call."""
        return self._rest_chance.uniform(self.rest.least, self.rest.most)

    def of_event(self) -> float:
        """Return the seconds until the next event reaches the bot, unless one before it is still on its way."""
        return self._gateway_chance.uniform(self.gateway.least, self.gateway.most)
