"""All rat tokens of the box in order: which have been turned up, and which may be back on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from rules.rattus.components import TokenFace, shelf
from rules.rattus.view import View


class BoxToken(NamedTuple):
    """A token of the box, and whether it has been turned up; or may be the one drawn again."""

    nth: int
    face: TokenFace
    lit: bool
    again: bool

    @property
    def name(self) -> str:
        """Its id in the picture."""
        return f"box-{self.nth}"


def places(view: View) -> Iterator[BoxToken]:
    """All tokens of the box by limit, letters and classes."""
    lit, again = Counter(view.discards), Counter(view.discards[: view.redrawn])
    for nth, face in enumerate(
        sorted(shelf.components(view.edition).rats, key=lambda face: (kind(face), face.classes))
    ):
        yield BoxToken(nth, face, lit[face] > 0, again[face] > 0)
        lit[face] -= 1
        again[face] -= 1


def kind(face: TokenFace) -> tuple[int, int, int]:
    """What the tokens of a block have in common: limit and letters."""
    return face.limit, face.everybody, face.majority
