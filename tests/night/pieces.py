"""What a night is made of: pieces of some minutes, each with seeds of its own, so that it can be broken off."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import count
from typing import Final, NamedTuple

SQLITE, POSTGRESQL = "SQLite", "PostgreSQL"
GAMES: Final = 500  # random games in a piece of soak
KILLS: Final = 25  # in a piece of crash: one world
EVENTS: Final = 25  # in a piece of cluster: a fifth each are kills, halts, replacements, cuts and storms of 429


class Sort(NamedTuple):
    """What a piece runs, and on which store; games by chance need none."""

    run: str
    store: str = ""

    def __str__(self) -> str:
        return f"{self.run} on {self.store}" if self.store else self.run


SORTS: Final = (
    Sort("soak"),
    Sort("crash", SQLITE),
    Sort("month", SQLITE),
    Sort("crash", POSTGRESQL),
    Sort("cluster", POSTGRESQL),
    Sort("upgrade", POSTGRESQL),
    Sort("month", POSTGRESQL),
)


class Piece(NamedTuple):
    """One piece: the how many of its sort it is decides by which seeds it plays."""

    sort: Sort
    number: int

    @property
    def command(self) -> str:
        """The command that runs it by hand."""
        server = " --postgres" if self.sort.store == POSTGRESQL else ""
        match self.sort.run:
            case "soak":
                return f"python -m tests.soak {GAMES} --seed {self.number * GAMES}"
            case "crash":
                return f"python -m tests.crash {KILLS} --seed {self.number}{server}"
            case "cluster":
                return f"python -m tests.cluster {EVENTS} --seed {self.number}"
            case "upgrade":
                return f"python -m tests.cluster {EVENTS} --seed {self.number} --older FOLDER --back"
        return f"python -m tests.month --seed {self.number}{server}"


def next_piece(sorts: Iterable[Sort], taken: Collection[Piece], seconds: Mapping[Sort, float]) -> Piece:
    """The first piece that nobody has taken, of the sort that had the least time."""
    sort = min(sorts, key=lambda sort: seconds.get(sort, 0.0))
    return next(piece for piece in (Piece(sort, number) for number in count()) if piece not in taken)
