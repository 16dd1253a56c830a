"""What a simulated month came to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Figures:
    """What a month came to."""

    events: Counter[str] = field(default_factory=Counter)
    statuses: Counter[str] = field(default_factory=Counter)
    forecasts: Counter[str] = field(default_factory=Counter)  # of games that ended in, before, after the span told
    checked: int = 0
    looks: list[str] = field(default_factory=list)  # by name, as a plan leaves them out
    digest: str = ""
    broken: str = ""  # the story of the promise that was broken
    promise: str = ""  # its name
    until: float = 0.0  # days until then
