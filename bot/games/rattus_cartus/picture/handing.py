"""The stages of cards that leave the hand: given to somebody, or discarded for rats."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.seat_text import line
from bot.pictures.stage import Stage, Strip
from bot.pictures.svg import Point

from .hand import hand_of
from .laying import seat_told
from .rack import bottom, rack, slots, spots

RECEIVER: Final = 96.0  # how tall the plate of who gets the cards is
FOOT: Final = 106.0
ROOM: Final = 540.0  # for the cards


def giving_stage(scene: Scene, strip: Strip | None) -> Stage:
    """Who gets the cards above, the hand below, and how many stay."""
    assert scene.question is not None
    to = scene.question.args[1]
    assert isinstance(to, int)
    note = "picture-stays" if scene.stays else "picture-goes"
    return _stage(scene, strip, scene.words(note, who=seat_told(scene, to)), to)


def discarding_stage(scene: Scene, strip: Strip | None) -> Stage:
    """The hand, and what hand and rats come to."""
    return _stage(scene, strip, "", None)


def _stage(scene: Scene, strip: Strip | None, note: str, to: int | None) -> Stage:
    top = 0.0 if to is None else RECEIVER
    placed = slots(hand_of(scene.view), top, ROOM)
    end = bottom(placed, top)

    def draw(canvas: Canvas, scene: Scene) -> None:
        if to is not None:
            _receiver(canvas, scene, to)
        rack(canvas, scene, placed)
        with canvas.svg.group(at=(0, end)):
            _foot(canvas, scene, note)

    arrows: tuple[tuple[Point, Point], ...] = () if to is None else (((92, 48), (176, 48)),)
    return Stage(
        draw,
        (0, 0, 800, end + (FOOT if note else FOOT - 48)),
        dict(spots(scene, placed)),
        arrows=arrows,
        dimmed=False,
        strip=strip,
    )


def _receiver(canvas: Canvas, scene: Scene, to: int) -> None:
    canvas.plate(12, 10, 776, RECEIVER - 22)
    canvas.icon("fan", 58, 48, 44, canvas.theme.ink)
    line(canvas, 196, 59, seat_told(scene, to), Type(32, 700), canvas.theme.ink, 570)


def _foot(canvas: Canvas, scene: Scene, note: str) -> None:
    """Hand and rats as they are and as they will be; what the ticks mean."""
    theme = canvas.theme
    for nth, (icon, text) in enumerate(zip(("fan", "rat"), scene.outcome, strict=False)):
        canvas.icon(icon, 44 + nth * 380, 30, 38, theme.ink)
        canvas.label(76 + nth * 380, 41, text, Type(30, 700), theme.ink, 300)
    if note:
        canvas.icon("tick", 44, 80, 28, theme.faint)
        line(canvas, 76, 89, note, Type(26, 600, True), theme.faint, 706)
