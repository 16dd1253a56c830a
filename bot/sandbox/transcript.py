"""What went over the wire, kept for tests and for explaining failures."""

import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from .wire import Json

KEPT = 2_000


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request and its answer; `path` starts after /api/v10, `answer` is None if there is no body."""

    method: str
    path: str
    query: dict[str, str]
    body: Json
    files: tuple[str, ...]
    status: int
    raw_answer: bytes
    injected: bool
    size: int = 0  # bytes of the request's body

    @property
    def answer(self) -> Json:
        """Return the answer's JSON."""
        return json.loads(self.raw_answer) if self.raw_answer else None

    def __str__(self) -> str:
        shown = json.dumps(self.body, ensure_ascii=False)
        return f"{self.method} {self.path} {shown[:300]} -> {self.status} {self.raw_answer[:300].decode()}"


@dataclass(slots=True)
class Transcript:
    """The latest exchanges in order; hooks are called with each at once."""

    exchanges: deque[Exchange] = field(default_factory=lambda: deque(maxlen=KEPT))
    hooks: list[Callable[[Exchange], None]] = field(default_factory=list)

    def add(self, exchange: Exchange) -> None:
        """Record an exchange."""
        self.exchanges.append(exchange)
        for hook in self.hooks:
            hook(exchange)

    def find(self, method: str, ending: str = "") -> list[Exchange]:
        """Return the exchanges of a method whose path has this ending."""
        return [e for e in self.exchanges if e.method == method and e.path.endswith(ending)]
