"""A failing month made small: what does not matter is left out, for as long as the same promise is still broken."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from .figures import Figures
from .plan import KINDS, Plan

Run = Callable[[Plan], Figures]
SLACK = 0.25  # days that a smaller month may take longer until the promise is broken


@dataclass
class Shrinking:
    """Delta debugging by the names of what takes part, with an end: no run begins after `seconds`."""

    plan: Plan
    figures: Figures
    run: Run
    seconds: float
    runs: int = 0

    def __post_init__(self) -> None:
        self._until = time.monotonic() + self.seconds

    def smallest(self) -> Figures:
        """The smallest failing month that was found in time; its plan is `plan`."""
        self._without_trouble()
        for kind in KINDS:
            self._fewer(list(self._names(kind)))
        return self.figures

    def _without_trouble(self) -> None:
        """First whatever goes wrong at all: most faults of the product need none of it."""
        for faults, wire in ((0.0, 0.0), (0.0, self.plan.wire), (self.plan.faults, 0.0)):
            if self._fails(replace(self.plan, faults=faults, wire=wire)):
                return

    def _names(self, kind: str) -> Iterator[str]:
        """What of one kind takes part, as far as the last failing run came."""
        yield from (name for name in self.plan.names(kind, self.figures.looks) if self.plan.has(name))

    def _fewer(self, names: list[str]) -> None:
        """Leave out all, else halves, quarters and so on, down to single names."""
        size = len(names)
        while size and not self._is_over:
            for some in _parts(names, size):
                if self._fails(replace(self.plan, without=self.plan.without | set(some))):
                    names = [name for name in names if name not in some]
            size = min(size // 2, len(names))

    @property
    def _is_over(self) -> bool:
        return time.monotonic() > self._until

    def _fails(self, plan: Plan) -> bool:
        """Whether a smaller month breaks the same promise; then it is the one to go on with."""
        if self._is_over:
            return False
        self.runs += 1
        figures = self.run(replace(plan, until=self.figures.until + SLACK))
        if figures.promise != self.figures.promise:
            return False
        self.plan, self.figures = plan, figures
        return True


def _parts(names: list[str], size: int) -> Iterable[list[str]]:
    return [names[at : at + size] for at in range(0, len(names), size)]
