"""Deals of a match noted in a folder, so that it goes on another night, as long as the players are the same.

A line for each deal. What was played by other code or other weights is left where it is and not counted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from itertools import count, takewhile
from pathlib import Path
from typing import NamedTuple

import bot.players
import rules
from bot.players.weights import path_of

from . import jsonl
from .rows import Row

READ = (".py", ".toml", ".json")  # what rules are made of


class Deal(NamedTuple):
    """The mean share of the one over all seats of a deal, and the seconds of each of its thoughts."""

    share: float
    seconds: list[float]


class MatchNotes:
    """The deals of one match in a folder."""

    def __init__(self, folder: Path, row: Row) -> None:
        self._path = folder / f"{row.game}-{row.seats}-{row.one}-{row.other}.jsonl"
        self._by = players_of(row)

    def deals(self, first: int = 0) -> Iterator[Deal]:
        """Those played by these very players, from this number on, as far as none is missing."""
        found = {
            one["deal"]: Deal(one["share"], one["seconds"]) for one in jsonl.noted(self._path) if one["by"] == self._by
        }
        return (found[number] for number in takewhile(found.__contains__, count(first)))

    def add(self, number: int, deal: Deal) -> None:
        """Note one more."""
        jsonl.note(self._path, {"by": self._by, "deal": number, "share": deal.share, "seconds": deal.seconds})


def players_of(row: Row) -> str:
    """The digest of all that a deal hangs on: rules, the way to think, features, weights, and how a match is played."""
    package, weights = Path(bot.players.__file__).parent, path_of(row.game, row.seats)
    sources = [Path(rules.__file__).parent / room for room in ("core", row.game)]
    files = [*package.glob("*.py"), *(file for room in sources for file in room.rglob("*") if file.suffix in READ)]
    digest = blake2b(digest_size=8)
    files += [Path(__file__).with_name(name) for name in ("dealing.py", "play.py")]
    for file in (*sorted(files), weights.parent.parent / "player.py"):
        digest.update(file.read_bytes())
    if row.features:
        digest.update(Path(row.features).read_bytes())
    for path in (weights, *([Path(row.before)] if row.before else [])):
        digest.update(json.dumps(json.loads(path.read_text("utf-8"))["weights"]).encode())
    return digest.hexdigest()
