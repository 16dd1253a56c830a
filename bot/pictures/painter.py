"""How a game is drawn: the game's own functions in one object, and what is the same for all games."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any

from .alt import sentences
from .canvas import Canvas
from .changes import piece_changes
from .ending import draw_ending
from .question import Drawing, draw
from .rasterizer import Box
from .scene import BOARD, Scene, Stretch
from .stage import WHOLE_BOARD, Stage


def no_stage(scene: Scene) -> Stage | None:
    """The default for a game whose questions have no picture of their own; the hand is shown."""
    return None


def no_scene(canvas: Canvas, scene: Scene) -> None:
    """The default for a game without a scene of its own at the end."""


@dataclass(frozen=True, slots=True)
class Painter:
    """The functions that draw one game. All of them work from a view alone."""

    pieces: Callable[[Any], Mapping[str, Hashable]]  # the id of every piece on a board, with the state that it shows
    draw_board: Callable[[Canvas, Scene], None]
    draw_hand: Callable[[Scene], str]  # SVG; "" if a seat has nothing to show
    parts: Callable[[Scene], tuple[Stretch, ...]]  # of the board, the one in question first; none cuts a piece in two
    hand_parts: Callable[[Scene], tuple[Stretch, ...]]
    tell_board: Callable[[Scene], str]
    tell_hand: Callable[[Scene], str]
    draw_end: Callable[[Canvas, Scene], None] = no_scene  # beside the scoring: what the game was about
    end_board: Box = WHOLE_BOARD  # the stretch of the last board that is shown at the end
    stage: Callable[[Scene], Stage | None] = no_stage  # of the question in the scene, or of a seat that waits
    round_begins: frozenset[str] = frozenset()  # events that begin a round; none in a game of turns
    quiet: tuple[str, ...] = ()  # id prefixes of pieces that follow from others or always change: no ring
    glimpse: int = 180  # where on the board the stretch shown in the lobby begins

    def board(self, scene: Scene) -> str:
        """The board as SVG, 1200 by 900."""
        canvas = Canvas(scene.theme, *BOARD, self.changed(scene))
        self.draw_board(canvas, scene)
        return str(canvas.svg)

    def hand(self, scene: Scene) -> str:
        """What only the seat of this view may know, as SVG, 900 by 260; "" for the public, or if there is nothing."""
        return "" if scene.view.viewer is None else self.draw_hand(scene)

    def question(self, scene: Scene) -> Drawing | None:
        """The picture of what the seat of this view is asked, 800 wide; None if there is nothing but the hand."""
        if scene.view.viewer is None or (stage := self.stage(scene)) is None:
            return None
        earlier = None if scene.plan_from is None else self.pieces(scene.plan_from)
        before = None if scene.before is None else self.pieces(scene.before)
        changes = piece_changes(self.pieces(scene.view), earlier, before)
        return draw(scene, stage, changes._replace(fresh=self._told(changes.fresh)))

    def end(self, scene: Scene) -> Drawing:
        """The end of a game with its scoring, 1200 by 900."""
        assert scene.ending is not None
        return draw_ending(scene, scene.ending, self.draw_board, self.draw_end, self.end_board)

    def question_alt(self, scene: Scene) -> str:
        """The picture of a question in words: its options with their signs, then the hand; at most 1,024 characters."""
        texts = [
            scene.words("labelled", what=mark.sign, told=mark.brings) if mark.brings else mark.label or mark.sign
            for mark in scene.marks
        ]
        return sentences(scene.heading, *filter(None, (*texts, ", ".join(scene.outcome))), last=self.hand_alt(scene))

    def board_alt(self, scene: Scene) -> str:
        """The board in words: at most 1,024 characters."""
        return self.tell_board(scene)

    def hand_alt(self, scene: Scene) -> str:
        """The hand in words: at most 1,024 characters."""
        return "" if scene.view.viewer is None else self.tell_hand(scene)

    def changed(self, scene: Scene) -> frozenset[str]:
        """The pieces that are new or differ from the last picture; none if there was no last picture."""
        if scene.before is None:
            return frozenset()
        now, before = self.pieces(scene.view), self.pieces(scene.before)
        return self._told(frozenset(name for name, told in now.items() if before.get(name) != told))

    def _told(self, fresh: frozenset[str]) -> frozenset[str]:
        """The changed pieces without the `quiet` ones."""
        return frozenset(name for name in fresh if not name.startswith(self.quiet)) if self.quiet else fresh
