"""The end, on the empty street: the nuns that came, and everybody's rats; a skull for more rats than nuns."""

from __future__ import annotations

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import Paint

from .facts import nuns_of
from .town import WIDE


def verdict(pen: Pen, scene: Scene) -> None:
    """The nuns in the moonlight, the seats below them."""
    view, theme = scene.view, pen.theme
    nuns, middle = nuns_of(view), WIDE / 2
    pen.icon("nun", middle - 62, 190, 130, theme.paper if not theme.flat else theme.ink)
    pen.label(middle + 20, 226, str(nuns), Type(104, 700), theme.paper if not theme.flat else theme.ink, 130)
    step = WIDE / view.seats
    for seat in range(view.seats):
        with pen.piece(f"judged-{seat}", (step * (seat + 0.5), 348), reach=40, kind="token"):
            rats = view.rats[seat] or 0
            pen.seat(seat, 38)
            pen.svg.circle(0, 4, 23, Paint(theme.paper, theme.dark, 1.5))
            pen.label(0, 15, str(rats), Type(32, 700), theme.dark, 40, anchor="middle")
            pen.icon("rat", 66, 8, 44, theme.faint)
            if rats > nuns:
                pen.icon("skull", 66, -36, 40, theme.faint)
