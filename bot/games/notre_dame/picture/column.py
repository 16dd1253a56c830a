"""The column to the right of the city: round, players, cards played, persons to come; at the end the result."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.svg import Paint
from rules.notre_dame.view import View

from .alt import victory
from .facts import leaders
from .played import cards
from .players import WIDE, player
from .result import verdict
from .to_come import to_come

LEFT: Final = 888  # the column at the right
TOP: Final = 8
HEAD: Final = 62
FIRST: Final = TOP + HEAD + 4  # where the players begin
GAP: Final = 4  # between two plates
TITLE: Final = 36  # of the cards
ROWS: Final = {2: 34.0, 3: 32.0, 4: 27.0, 5: 22.5}  # of the cards played, by seats
TO_COME: Final = 158  # the least height of the last plate
TALLEST: Final = 152  # a player's plate with the gap below it
FOOT: Final = 892


def column(canvas: Canvas, scene: Scene) -> None:
    """The whole column."""
    view: View = scene.view
    _round(canvas, scene)
    tall, row = plate(view.seats), ROWS[view.seats]
    for seat in range(view.seats):
        with canvas.svg.group(at=(LEFT, FIRST + seat * tall)):
            player(canvas, scene, seat, tall - GAP)
    high = cards_high(view.seats)
    with canvas.svg.group(at=(LEFT, below_players(view.seats))):
        cards(canvas, scene, high, row)
    below = below_players(view.seats) + high + GAP
    with canvas.svg.group(at=(LEFT, below)):
        (verdict if view.over else to_come)(canvas, scene, FOOT - below)


def cards_high(seats: int) -> float:
    """The height of the plate of the cards played, in units of the picture."""
    return TITLE + seats * ROWS[seats] + 5


def plate(seats: int) -> float:
    """The height of a player's plate with the gap below it, in units of the picture."""
    return min(TALLEST, (FOOT - TO_COME - GAP - cards_high(seats) - FIRST) / seats)


def below_players(seats: int) -> float:
    """The y where the players end and the cards begin, in units of the picture."""
    return FIRST + seats * plate(seats)


def _round(canvas: Canvas, scene: Scene) -> None:
    view, words, theme = scene.view, scene.words, canvas.theme
    with canvas.piece("round", (LEFT, TOP)):
        canvas.frame_glow("round", 0, 0, WIDE, HEAD)
        canvas.plate(0, 0, WIDE, HEAD, rim=theme.gold)
        canvas.svg.circle(37, HEAD / 2, 25, Paint(theme.sunk, theme.gold, 2.5))
        canvas.label(37, HEAD / 2 + 12, view.period, Type(36, 700), theme.gold, 40, anchor="middle")
        title = words("notre_dame-picture-round", round=view.round)
        canvas.label(184, 28, title, Type(28, 700), theme.gold, 226, anchor="middle")
        canvas.label(184, 53, _stage(scene), Type(24, 600), theme.ink, 216, anchor="middle")


def _stage(scene: Scene) -> str:
    """Which phase it is; at the end, who has won."""
    at = scene.view.stage
    if at != "over":
        return scene.words(f"notre_dame-stage-{at}")
    return (
        victory(scene) if len(leaders(scene.view)) == 1 else scene.words("notre_dame-picture-shared")
    )  # crowns tell whose
