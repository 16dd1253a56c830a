"""How a game is drawn: its chapters under one name, and what is the same for all games."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any

from .canvas import Canvas
from .scene import BOARD, Part, Scene


@dataclass(frozen=True, slots=True)
class Painter:
    """The chapters of one game's pictures. All of them are made from a view alone."""

    pieces: Callable[[Any], Mapping[str, Hashable]]  # all that a board shows: the id of each, and what it tells
    draw_board: Callable[[Canvas, Scene], None]
    draw_hand: Callable[[Scene], str]  # SVG; "" where a seat has nothing to show
    parts: Callable[[Scene], tuple[Part, ...]]  # of the board, the one in question first; no piece is cut in two
    hand_parts: Callable[[Scene], tuple[Part, ...]]
    tell_board: Callable[[Scene], str]
    tell_hand: Callable[[Scene], str]

    def board(self, scene: Scene) -> str:
        """The table as SVG, 1200 by 900."""
        canvas = Canvas(scene.theme, *BOARD, self.changed(scene))
        self.draw_board(canvas, scene)
        return str(canvas.svg)

    def hand(self, scene: Scene) -> str:
        """What the seat of this view alone may know, as SVG, 900 by 260; "" for the public, and for nothing."""
        return "" if scene.view.viewer is None else self.draw_hand(scene)

    def board_alt(self, scene: Scene) -> str:
        """The board in words: at most 1,024 characters."""
        return self.tell_board(scene)

    def hand_alt(self, scene: Scene) -> str:
        """The hand in words: at most 1,024 characters."""
        return "" if scene.view.viewer is None else self.tell_hand(scene)

    def changed(self, scene: Scene) -> frozenset[str]:
        """The pieces that are new or tell something else than in the last picture; none without one."""
        if scene.before is None:
            return frozenset()
        now, before = self.pieces(scene.view), self.pieces(scene.before)
        return frozenset(name for name, told in now.items() if before.get(name) != told)
