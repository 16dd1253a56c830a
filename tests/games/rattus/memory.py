"""What a player with a good memory knows of rats, worked out from nothing but what they were told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.rattus.state import NOBODY, Table

Facts = Mapping[str, Any]
Face = tuple[Any, ...]


def contradiction(g: Table, viewer: int, told: Sequence[tuple[str, Facts]]) -> object:
    """Regions where another number of rats lies, or one that was seen, wherever it has gone since, has another face."""
    board = Remembered({region: [None] for region in g.regions})
    for key, facts in told:
        board.hear(key, facts)
    return [
        (region, board.tokens[region], faces)
        for region in g.regions
        if not board.agrees(region, faces := [g.face(rat).as_fact() for rat in g.rats[region]])
    ]


@dataclass
class Remembered:
    """The tokens of each region, longest there first, with the face of those that were seen."""

    tokens: dict[int, list[Face | None]]
    open: int = NOBODY  # the region that the Crusader has turned up, whose order only its owner knows
    led: tuple[int, int] = field(default=(NOBODY, NOBODY))  # from where and to where the Pied Piper went last

    def agrees(self, region: int, faces: Sequence[Any]) -> bool:
        """Whether the tokens of a region can be these."""
        seen = self.tokens[region]
        if region == self.open:
            return sorted(map(str, seen)) == sorted(map(str, faces))
        return len(seen) == len(faces) and all(one in (None, face) for one, face in zip(seen, faces, strict=True))

    def hear(self, key: str, facts: Facts) -> None:
        """The tokens as they are after an event."""
        match key:
            case "new_rat" | "soldier":
                self.tokens[facts["region"]].append(None)
            case "looked" if "face" in facts:
                self.tokens[facts["region"]][facts["slot"]] = facts["face"]
            case "swapped":
                one, two = self.tokens[facts["source"]], self.tokens[facts["target"]]
                one[facts["slot"]], two[facts["other"]] = two[facts["other"]], one[facts["slot"]]
            case "monk":
                self.move(facts["source"], facts["target"], [facts["slot"]])
            case "piper":
                self.led = facts["source"], facts["target"]
                if facts["n"] == len(self.tokens[facts["source"]]):
                    self.move(*self.led, range(facts["n"]))
            case "piper_rats":
                self.move(*self.led, facts["slots"])
            case _:
                self.see_open(key, facts)

    def see_open(self, key: str, facts: Facts) -> None:
        """Tokens turned up before all eyes."""
        match key:
            case "revealed":
                self.open = facts["region"]
                self.tokens[self.open] = list(facts["faces"])
            case "turned_up":
                here = self.tokens[facts["region"]]
                here.pop(here.index(facts["face"]) if facts["region"] == self.open else 0)
            case "put_away":
                self.tokens[facts["region"]].clear()
        if self.open != NOBODY and not self.tokens[self.open]:
            self.open = NOBODY

    def move(self, source: int, target: int, slots: Sequence[int]) -> None:
        """Tokens go to the last places of another region."""
        here = self.tokens[source]
        self.tokens[source] = [token for slot, token in enumerate(here) if slot not in slots]
        self.tokens[target] += [here[slot] for slot in slots]
