"""What a picture is drawn from: the view of the one who will see it, and how he reads."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

from bot.text import Words
from rules.core import Ask

from .letters import legible
from .render import Box
from .theme import DARK, Theme

BOARD: Final = (1200, 900)
HAND: Final = (900, 260)


class Part(NamedTuple):
    """A stretch of a picture that large print shows by itself."""

    key: str  # of what it is called
    left: float
    top: float
    width: float
    height: float

    @property
    def box(self) -> Box:
        """Where it lies."""
        return self.left, self.top, self.width, self.height


@dataclass(frozen=True, slots=True)
class Scene:
    """One position for one reader. `before`: the same reader's view at the last picture, whose changes are marked."""

    view: Any
    names: tuple[str, ...]  # by seat, plain
    words: Words
    asked: tuple[int, ...] = ()  # seats that are waited for
    before: Any = None
    theme: Theme = DARK
    question: Ask | None = None  # what the reader is asked: large print shows the part of the board it is about first

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

    def parts(self, scene: Scene) -> tuple[Part, ...]:
        """The board in stretches, the one in question first; every piece lies whole within one of them."""

    def hand_parts(self, scene: Scene) -> tuple[Part, ...]:
        """The hand in stretches; every piece lies whole within one of them."""

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
