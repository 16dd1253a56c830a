"""A cartouche in the northern sea: the symbols of the six classes with their names."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import CLASS_COLOURS
from rules.rattus.components import Class

LEFT, TOP, WIDE, TALL = 166, 3, 232, 69
COLUMNS: Final = (7, 126)  # where the icons of each column begin
NAME: Final = Type(18, 400, True)


def key(canvas: Canvas, scene: Scene) -> None:
    """Three classes in each of two columns, on parchment."""
    theme = canvas.theme
    with canvas.svg.group(at=(LEFT, TOP)):
        ground = theme.paper if theme.flat else canvas.svg.linear("parchment", (0, "#efe2bd"), (1, "#d6c294"))
        canvas.svg.rect(0, 0, WIDE, TALL, Paint(ground, theme.dark, 2), 6)
        canvas.svg.rect(3, 3, WIDE - 6, TALL - 6, Paint(NONE, theme.dark if theme.flat else "#8a6f3c", 1), 4)
        for nth, cls in enumerate(Class):
            x, y = COLUMNS[nth // 3], 13.5 + nth % 3 * 21
            name = cls.name.lower()
            canvas.icon(name, x + 11, y, 20, theme.dark if theme.flat else CLASS_COLOURS[name])
            canvas.label(x + 24, y + 6, scene.words(f"rattus-class-{name}"), NAME, theme.dark, 92 - 16 * (nth // 3))
