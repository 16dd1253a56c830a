"""In the corners of the picture: the three persons on display, and the plague that comes with them."""

from __future__ import annotations

from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import darker, lighter
from rules.notre_dame.components import MOST_RAT
from rules.notre_dame.view import View

from .facts import letter_of
from .signs import PERSON_ICON, person_colour, person_short

SIDE: Final = 126
LEFT, RIGHT, TOP, BOTTOM = 6, 748, 8, 766
PERSONS: Final = ((LEFT, TOP), (RIGHT, TOP), (LEFT, BOTTOM))
MOST_DRAWN: Final = 3  # more rats on a person are told by a number


def corners(pen: Pen, scene: Scene) -> None:
    """The four corners."""
    view: View = scene.view
    for at, (x, y) in enumerate(PERSONS):
        if at < len(view.display):
            with pen.piece(f"person-{at}", (x, y)):
                _person(pen, scene, view.display[at])
                pen.frame_glow(f"person-{at}", 2, 2, SIDE - 4, SIDE - 4)
        elif not pen.theme.flat:
            pen.icon("lily", x + SIDE / 2, y + SIDE / 2, 70, "#55663f")
    with pen.piece("plague", (RIGHT, BOTTOM)):
        _plague(pen, view)


def _person(pen: Pen, scene: Scene, person: int) -> None:
    """A person's card: symbol, name, rats, and the letter of a gray one."""
    view, theme = scene.view, pen.theme
    colour = theme.ink if theme.flat else darker(person_colour(person), 0.25)
    card(pen, SIDE, SIDE, person_colour(person))
    pen.icon(PERSON_ICON[person], 46, 48, 60, colour)
    if letter := letter_of(view, person):
        pen.label(SIDE - 25, 34, letter, Type(28, 700), colour, 28, anchor="middle")
    rats(pen, view.rats[person])
    pen.label(
        SIDE / 2, SIDE - 14, person_short(scene.words, person), Type(22.5, 700), theme.dark, SIDE - 18, anchor="middle"
    )


def card(pen: Pen, wide: float, tall: float, colour: str) -> None:
    """A card with its upper left corner at the origin, with a frame in a colour."""
    theme = pen.theme
    paper = theme.paper if theme.flat else pen.svg.linear("paper", (0, lighter(theme.paper, 0.4)), (1, theme.paper))
    pen.svg.rect(0, 0, wide, tall, Paint(paper, theme.dark, 2), 10)
    pen.svg.rect(4.5, 4.5, wide - 9, tall - 9, Paint(NONE, theme.ink if theme.flat else colour, 3), 7)


def rats(pen: Pen, n: int) -> None:
    """The rats on a person, one above the other at the right."""
    dark = pen.theme.dark
    if n > MOST_DRAWN:
        pen.icon("rat", SIDE - 32, 62, 32, dark)
        pen.label(SIDE - 32, 92, str(n), Type(30, 700), dark, 40, anchor="middle")
        return
    for nth in range(n):
        pen.icon("rat", SIDE - 27, 45 + nth * 20, 29, dark)


def _plague(pen: Pen, view: View) -> None:
    """How far every rat is moved this round, before the hospitals; the gold that is left."""
    theme = pen.theme
    ill = not theme.flat and view.plague_to_come
    fill = pen.svg.linear("ill", (0, "#4a1a16"), (1, "#2a1210")) if ill else theme.panel
    pen.plate(0, 0, SIDE, SIDE, fill=fill, rim="#c2473a" if ill else "")
    pen.frame_glow("plague", 2, 2, SIDE - 4, SIDE - 4)
    pen.icon("rat", 42, 50, 62, theme.ink if view.plague_to_come else theme.faint)
    told, ink = (f"+{view.plague}", theme.ink) if view.plague_to_come else (str(view.plague), theme.faint)
    pen.label(95, 66, told, Type(46, 700), ink, 54, anchor="middle")
    for n in range(min(view.plague, MOST_RAT)):
        x = 14 + n * 11.5  # arrows, not dots: one dot looks like a piece of the first seat
        pen.svg.polygon(((x, 95), (x + 8, 102), (x, 109)), Paint("#ff8a70" if ill else theme.faint))
