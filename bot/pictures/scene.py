"""What a picture is drawn from: the view of the one who will see it, and how he reads."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from bot.text import Words

from .letters import legible
from .theme import DARK, Theme

BOARD: Final = (1200, 900)
HAND: Final = (900, 260)


@dataclass(frozen=True, slots=True)
class Scene:
    """One position for one reader. `before`: the same reader's view at the last picture, whose changes are marked."""

    view: Any
    names: tuple[str, ...]  # by seat, plain
    words: Words
    asked: tuple[int, ...] = ()  # seats that are waited for
    before: Any = None
    theme: Theme = DARK

    def name(self, seat: int) -> str:
        """A name as the fonts can show it; the seat's number where they cannot."""
        return legible(self.names[seat]) or self.words("picture-seat", seat=seat + 1)


class Painter(Protocol):
    """How one game is drawn. Every picture is made from a view alone."""

    def pieces(self, view: Any) -> Mapping[str, Hashable]:
        """Everything that the board shows: the id of each piece in the picture, and what it tells."""

    def board(self, scene: Scene) -> str:
        """The table as SVG, 1200 by 900."""

    def hand(self, scene: Scene) -> str:
        """What the seat of this view alone may know, as SVG, 900 by 260; "" where there is nothing."""

    def board_alt(self, scene: Scene) -> str:
        """The board in words: at most 1,024 characters."""

    def hand_alt(self, scene: Scene) -> str:
        """The hand in words: at most 1,024 characters."""


def changed(painter: Painter, scene: Scene) -> frozenset[str]:
    """The pieces that are new or tell something else than in the last picture; none without one."""
    if scene.before is None:
        return frozenset()
    now, before = painter.pieces(scene.view), painter.pieces(scene.before)
    return frozenset(name for name, told in now.items() if before.get(name) != told)
