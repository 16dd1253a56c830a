"""The pieces that are done, a line each in a file, so that the next night goes on where this one was broken off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from pathlib import Path

from .pieces import Piece, Sort

ROOT = Path(__file__).parents[2]
PLAYED = ("rules", "bot", "db")  # what is tried out: another state of it is another program


@dataclass(frozen=True)
class Done:
    """What a piece came to."""

    piece: Piece
    at: float  # when it was over, in seconds since 1970
    seconds: float
    program: str
    figures: dict[str, int] = field(default_factory=dict)
    fault: str = ""  # empty where everything was as it should be


class Noted:
    """The pieces that are done, in a folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "pieces.jsonl"

    def add(self, done: Done) -> None:
        """Note one more, on a line of its own even after one that a kill has cut."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(f"\n{json.dumps(asdict(done))}")

    def __iter__(self) -> Iterator[Done]:
        for line in self._path.read_text("utf-8").splitlines() if self._path.exists() else ():
            if line.endswith("}"):
                read = json.loads(line)
                sort, number = read.pop("piece")
                yield Done(Piece(Sort(*sort), number), **read)


def program() -> str:
    """The digest of what is tried out."""
    digest = blake2b(digest_size=4)
    files = (path for room in PLAYED for path in (ROOT / room).rglob("*") if "__pycache__" not in path.parts)
    for path in sorted(path for path in files if path.is_file()):
        digest.update(path.read_bytes())
    return digest.hexdigest()
