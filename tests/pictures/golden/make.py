"""Write the golden pictures anew after a wanted change: `python -m tests.pictures.golden.make`, then read the diff.

The positions are saves, kept beside the pictures: a change of the rules leaves them as they are. `--positions` chooses
new ones, for a game that has none yet.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.pictures import THEMES
from tests.pictures.positions import DRAWN, Position, positions

HERE = Path(__file__).parent


def main() -> None:
    """Write what is missing or different."""
    if "--positions" in sys.argv:
        for key in DRAWN:
            if not (HERE / f"{key}.json").exists():
                _choose(key)
    for position in kept():
        for name, svg in pictures(position):
            (HERE / name).write_text(svg, "utf-8")


def _choose(key: str) -> None:
    found = [p for p in positions() if p.key == key and p.asked][-1]
    saves = {"seats": found.seats, "now": found.game.save(found.now), "before": found.game.save(found.before)}
    (HERE / f"{key}.json").write_text(json.dumps(saves, separators=(",", ":")) + "\n", "utf-8")


def kept() -> Iterator[Position]:
    """The positions of the golden pictures."""
    for file in sorted(HERE.glob("*.json")):
        saves = json.loads(file.read_text("utf-8"))
        bare = Position(file.stem, saves["seats"], None, None, file.stem)
        yield bare._replace(now=bare.game.load(saves["now"]), before=bare.game.load(saves["before"]))


def pictures(position: Position) -> Iterator[tuple[str, str]]:
    """File name and picture: the board in the dark theme, a hand in high contrast and in French."""
    seat = position.asked[0]
    yield f"{position.key}-board.svg", position.painter.board(position.scene())
    yield f"{position.key}-hand.svg", position.painter.hand(position.scene(seat, "fr", THEMES["contrast"]))


if __name__ == "__main__":
    main()
