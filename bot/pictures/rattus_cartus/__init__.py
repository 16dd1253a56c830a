"""The pictures of Rattus Cartus: a town at night, six influence tracks, the nun-row; the hand of a seat."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from bot.pictures.pen import Pen
from bot.pictures.scene import BOARD, Part, Scene, changed
from bot.pictures.svg import Paint
from rules.rattus_cartus.view import View

from . import alt, facts
from .column import column
from .hand import hand
from .nuns import nun_row, population
from .parts import hand_parts, parts
from .town import town
from .tracks import tracks
from .verdict import verdict


class RattusCartus:
    """How Rattus Cartus is drawn."""

    def pieces(self, view: View) -> Mapping[str, Hashable]:
        """Everything that the board shows."""
        return facts.pieces(view)

    def board(self, scene: Scene) -> str:
        """The table."""
        pen = Pen(scene.theme, *BOARD, changed(self, scene))
        town(pen, scene)
        if facts.is_judged(scene.view):
            verdict(pen, scene)
        pen.svg.rect(880, 0, 320, 900, Paint(scene.theme.ground))  # the night ends with the street
        tracks(pen, scene)
        column(pen, scene)
        nun_row(pen, scene)
        population(pen, scene)
        return str(pen.svg)

    def hand(self, scene: Scene) -> str:
        """The hand, rats and nuns of one seat."""
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


painter = RattusCartus()
