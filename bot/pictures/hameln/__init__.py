"""The pictures of Hameln: the town in four quarters around its market; the rat-catcher tokens of a seat."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from bot.pictures.pen import Pen
from bot.pictures.scene import BOARD, Part, Scene, changed
from rules.hameln.view import View

from . import alt, facts
from .column import column
from .hand import hand
from .houses import houses
from .parts import hand_parts, parts
from .town import town


class Hameln:
    """How Hameln is drawn."""

    def pieces(self, view: View) -> Mapping[str, Hashable]:
        """Everything that the board shows."""
        return facts.pieces(view)

    def board(self, scene: Scene) -> str:
        """The table."""
        pen = Pen(scene.theme, *BOARD, changed(self, scene))
        town(pen, scene)
        houses(pen, scene)
        column(pen, scene)
        return str(pen.svg)

    def hand(self, scene: Scene) -> str:
        """The rat-catcher tokens of one seat."""
        return hand(scene)

    def parts(self, scene: Scene) -> tuple[Part, ...]:
        """The board in stretches."""
        return parts(scene)

    def hand_parts(self, scene: Scene) -> tuple[Part, ...]:
        """The hand in stretches."""
        return hand_parts(scene)

    def board_alt(self, scene: Scene) -> str:
        """The table in words."""
        return alt.board_alt(scene)

    def hand_alt(self, scene: Scene) -> str:
        """The hand in words."""
        return alt.hand_alt(scene)


painter = Hameln()
