"""The stage of a card to keep or to play: the cards with what each brings, and below them what it depends on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.scene import Scene
from bot.pictures.seat_text import wide
from bot.pictures.sizes import BRINGS
from bot.pictures.stage import Spot, Stage
from bot.pictures.svg import Point
from rules.core import Arg, Ask
from rules.notre_dame.components import action_of

from .cards import TALL, WIDE, unnamed
from .own_borough import NAME, PERSONS, TRACK, WIDTH, high, middles, persons, rat_track, sectors
from .own_strip import CARDS, strip
from .signs import action_short

__all__ = ["CARDS", "cards_stage"]

SCALE: Final = 0.88
TOP: Final = 12.0
BELOW: Final = 60.0  # room for a plate below a card
FOOT: Final = 25.0  # from the middle of a mark to the lower edge of its card
LOWER: Final = 42.0  # how much lower the plate of the middle card lies where it is wide
CLOSE: Final = 264.0  # a plate is wide beyond that


def cards_stage(scene: Scene, ask: Ask) -> Stage:
    """The cards in a row; below them the rat's track, the own borough, the persons on display."""
    cards = [option for option in ask.options if isinstance(option, int)]
    placed = {card: (WIDTH * (nth + 0.5) / len(cards), TOP + TALL * SCALE / 2) for nth, card in enumerate(cards)}
    crowded = any(wide(mark.brings, BRINGS) + 24 > CLOSE for mark in scene.marks)
    lower = LOWER if crowded and len(cards) > 2 else 0.0
    spots: dict[Arg, Spot] = {
        card: Spot(
            (x, y),
            WIDE * SCALE / 2,
            half_high=TALL * SCALE / 2,
            mark=(x, y + TALL * SCALE / 2 - FOOT),
            plate=(x, y + TALL * SCALE / 2 + 28 + (lower if nth == 1 else 0)),
        )
        for nth, (card, (x, y)) in enumerate(placed.items())
    }
    below = TOP + TALL * SCALE + BELOW + lower
    tall = below + TRACK + high() + (PERSONS if scene.view.display else 0)
    draw = partial(_draw, placed=placed, below=below)
    return Stage(draw, (0, 0, WIDTH, tall + 4), spots, dimmed=False, strip=strip(scene))


def _draw(canvas: Canvas, scene: Scene, *, placed: Mapping[int, Point], below: float) -> None:
    marked = {mark.option for mark in scene.marks}
    for card, (x, y) in placed.items():
        with (
            canvas.svg.group(at=(x - WIDE * SCALE / 2, y - TALL * SCALE / 2), scale=SCALE),
            canvas.piece(f"card-{card}"),
        ):
            unnamed(canvas, card, 86)
            canvas.frame_glow(f"card-{card}", 2, 2, WIDE - 4, TALL - 4)
        if card not in marked:
            name = action_short(scene.words, action_of(card))
            canvas.label(
                x, y + TALL * SCALE / 2 - 16, name, NAME, canvas.theme.dark, WIDE * SCALE - 16, anchor="middle"
            )
    with canvas.svg.group(at=(0, below)):
        rat_track(canvas, scene)
    sectors(canvas, scene, middles(below + TRACK))
    with canvas.svg.group(at=(0, below + TRACK + high())):
        persons(canvas, scene)
