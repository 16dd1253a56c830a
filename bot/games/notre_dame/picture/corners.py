"""In the corners of the picture: the three persons on display, and the plague that comes with them."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
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


def corners(canvas: Canvas, scene: Scene) -> None:
    """The four corners."""
    view: View = scene.view
    for at, (x, y) in enumerate(PERSONS):
        if at < len(view.display):
            with canvas.piece(f"person-{at}", (x, y)):
                _person(canvas, scene, view.display[at])
                canvas.frame_glow(f"person-{at}", 2, 2, SIDE - 4, SIDE - 4)
        elif not canvas.theme.flat:
            canvas.icon("lily", x + SIDE / 2, y + SIDE / 2, 70, "#55663f")
    with canvas.piece("plague", (RIGHT, BOTTOM)):
        _plague(canvas, view)


def _person(canvas: Canvas, scene: Scene, person: int) -> None:
    """A person's card: symbol, name, rats, and the letter of a gray one."""
    view, theme = scene.view, canvas.theme
    colour = theme.ink if theme.flat else darker(person_colour(person), 0.25)
    with canvas.svg.group(kind="part"):
        canvas.still(card, SIDE, SIDE, person_colour(person))
    canvas.icon(PERSON_ICON[person], 46, 48, 60, colour)
    if letter := letter_of(view, person):
        canvas.label(SIDE - 25, 34, letter, Type(28, 700), colour, 28, anchor="middle")
    rats(canvas, view.rats[person])
    canvas.label(
        SIDE / 2, SIDE - 14, person_short(scene.words, person), Type(22.5, 700), theme.dark, SIDE - 18, anchor="middle"
    )


def card(canvas: Canvas, wide: float, tall: float, colour: str) -> None:
    """A card with its upper left corner at the origin, with a frame in a colour."""
    theme = canvas.theme
    paper = theme.paper if theme.flat else canvas.svg.linear("paper", (0, lighter(theme.paper, 0.4)), (1, theme.paper))
    canvas.svg.rect(0, 0, wide, tall, Paint(paper, theme.dark, 2), 10)
    canvas.svg.rect(4.5, 4.5, wide - 9, tall - 9, Paint(NONE, theme.ink if theme.flat else colour, 3), 7)


def rats(canvas: Canvas, n: int) -> None:
    """The rats on a person, one above the other at the right."""
    dark = canvas.theme.dark
    if n > MOST_DRAWN:
        canvas.icon("rat", SIDE - 32, 62, 32, dark)
        canvas.label(SIDE - 32, 92, str(n), Type(30, 700), dark, 40, anchor="middle")
        return
    for nth in range(n):
        canvas.icon("rat", SIDE - 27, 45 + nth * 20, 29, dark)


def _plague(canvas: Canvas, view: View) -> None:
    """How far every rat is moved this round, before the hospitals; the gold that is left."""
    theme = canvas.theme
    ill = not theme.flat and view.plague_to_come
    fill = canvas.svg.linear("ill", (0, "#4a1a16"), (1, "#2a1210")) if ill else theme.panel
    with canvas.svg.group(kind="part"):
        canvas.plate(0, 0, SIDE, SIDE, fill=fill, rim="#c2473a" if ill else "")
    canvas.frame_glow("plague", 2, 2, SIDE - 4, SIDE - 4)
    canvas.icon("rat", 42, 50, 62, theme.ink if view.plague_to_come else theme.faint)
    told, ink = (f"+{view.plague}", theme.ink) if view.plague_to_come else (str(view.plague), theme.faint)
    canvas.label(95, 66, told, Type(46, 700), ink, 54, anchor="middle")
    for n in range(min(view.plague, MOST_RAT)):
        x = 14 + n * 11.5  # arrows, not dots: one dot looks like a piece of the first seat
        canvas.svg.polygon(((x, 95), (x + 8, 102), (x, 109)), Paint("#ff8a70" if ill else theme.faint))
