"""The pictures of Rattus: a map of plague-time Europe; the cards, cubes and known rats of a seat."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from bot.pictures.pen import Pen
from bot.pictures.scene import BOARD, Part, Scene, changed
from bot.pictures.svg import Paint
from rules.rattus.view import View

from . import alt, facts
from .column import column
from .discards import band
from .hand import hand
from .parts import hand_parts, parts
from .sheet import sheet
from .tokens import tokens


class Rattus:
    """How Rattus is drawn."""

    def pieces(self, view: View) -> Mapping[str, Hashable]:
        """Everything that the board shows."""
        return facts.pieces(view)

    def board(self, scene: Scene) -> str:
        """The table."""
        pen = Pen(scene.theme, *BOARD, changed(self, scene))
        sheet(pen, scene)
        tokens(pen, scene)
        pen.svg.rect(0, 770, 880, 130, Paint(scene.theme.ground))
        pen.svg.rect(880, 0, 320, 900, Paint(scene.theme.ground))
        band(pen, scene)
        column(pen, scene)
        return str(pen.svg)

    def hand(self, scene: Scene) -> str:
        """The cards, cubes and known rats of one seat."""
        return hand(scene) if scene.view.viewer is not None else ""

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
        return alt.hand_alt(scene) if scene.view.viewer is not None else ""


painter = Rattus()
