"""At the end: who has how much prestige, and what decided between equals."""

from __future__ import annotations

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.notre_dame.view import Merit

from .players import WIDE
from .to_come import gold_left


def verdict(canvas: Canvas, scene: Scene, tall: float) -> None:
    """The plate, with the gold that is left: a row for each seat, the best one first."""
    theme = canvas.theme
    canvas.plate(0, 0, WIDE, tall, rim=theme.gold)
    gold_left(canvas, scene.view)
    canvas.label(14, 28, scene.words("notre_dame-picture-verdict"), Type(24, 600), theme.gold, WIDE - 116)
    ranked = scene.view.merits
    step = min(44.0, (tall - 44) / len(ranked))
    for nth, merit in enumerate(ranked):
        with canvas.piece(f"verdict-{merit.seat}", (0, 40 + step * (nth + 0.5))):
            _row(canvas, scene, merit, min(28.0, step))


def _row(canvas: Canvas, scene: Scene, merit: Merit, size: float) -> None:
    """Place, whose, prestige; gold and markers at hand together, which decide between equals."""
    theme, y = canvas.theme, size * 0.33
    if merit.place == 1 and not theme.flat:
        canvas.svg.rect(8, -size / 2 - 1, WIDE - 16, size + 2, Paint("#41341f", theme.gold, 1), 5)
    elif merit.place == 1:
        canvas.svg.rect(8, -size / 2 - 1, WIDE - 16, size + 2, Paint(NONE, theme.ink, 2), 5)
    canvas.label(14, y, f"{merit.place}.", Type(size * 0.92, 700), theme.gold, 28)
    with canvas.svg.group(at=(54, 0)):
        canvas.seat(merit.seat, size * 0.38)
    canvas.label(71, y, scene.name(merit.seat), Type(size * 0.9), theme.ink, 86)
    canvas.icon("laurel", 173, 0, size * 0.9, theme.gold)
    canvas.label(189, y, str(merit.prestige), Type(size, 700), theme.ink, 38)
    canvas.icon("gold", 240, 0, size * 0.8, theme.faint)
    canvas.icon("cube", 261, 0, size * 0.72, theme.faint)
    canvas.label(274, y, str(merit.at_hand), Type(size * 0.9, 600), theme.faint, 27)
