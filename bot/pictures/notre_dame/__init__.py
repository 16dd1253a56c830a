"""The pictures of Notre Dame: the boroughs around the cathedral, those who live there; the hand of a seat."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from bot.pictures.pen import Pen
from bot.pictures.scene import BOARD, Part, Scene, changed
from rules.notre_dame.view import View

from . import alt, facts
from .boroughs import boroughs
from .cathedral import cathedral
from .city import city
from .column import column
from .corners import corners
from .hand import hand
from .parts import hand_parts, parts
from .ring import Ring


class NotreDame:
    """How Notre Dame is drawn."""

    def pieces(self, view: View) -> Mapping[str, Hashable]:
        """Everything that the board shows."""
        return facts.pieces(view)

    def board(self, scene: Scene) -> str:
        """The table."""
        pen, ring = Pen(scene.theme, *BOARD, changed(self, scene)), Ring(len(scene.view.colours))
        city(pen, scene.view, ring)
        cathedral(pen, scene.view)
        boroughs(pen, scene, ring)
        corners(pen, scene)
        column(pen, scene)
        return str(pen.svg)

    def hand(self, scene: Scene) -> str:
        """The cards of one seat, its prestige, what else it alone knows."""
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


painter = NotreDame()
