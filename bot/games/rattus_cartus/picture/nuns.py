"""The nun-row with who has looked at which card; the population cards: the deck, and what lies in the discard pile."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.rattus_cartus.components import NUNS, Class, class_on, nuns_on
from rules.rattus_cartus.view import NunView, View

from .facts import CLASS_ICON, discarded

LEFT, TOP, WIDE = 580, 456, 288
ROW: Final = 182  # how tall the nun-row is
CROWD: Final = TOP + ROW + 6  # where the population cards begin
END: Final = 892
CARD, STEP = (52, 128), 55.5
BACK, PALE = "#3a3350", "#c3bae2"  # of cards that lie face down


def nun_row(canvas: Canvas, scene: Scene) -> None:
    """Five cards, numbered; below the number the seats that have looked. At the end their nuns and the sum."""
    view, words, theme = scene.view, scene.words, canvas.theme
    canvas.plate(LEFT, TOP, WIDE, ROW)
    canvas.icon("nun", LEFT + 24, TOP + 24, 34, theme.ink)
    title = words("picture-nuns") + (f" = {view.nuns}" if view.over else "")
    canvas.label(LEFT + 48, TOP + 33, title, Type(25, 700), theme.ink, 112)
    canvas.icon("eye", LEFT + 182, TOP + 24, 28, theme.ink)
    canvas.label(LEFT + 202, TOP + 31, words("picture-seen-by"), Type(22), theme.ink, 82)
    for at, nun in enumerate(view.nun_row):
        with canvas.piece(f"nun-{at}", (LEFT + 7 + at * STEP, TOP + 46)):
            canvas.frame_glow(f"nun-{at}", 0, 0, *CARD, 8)
            _nun(canvas, view, at, nun)


def _nun(canvas: Canvas, view: View, at: int, nun: NunView) -> None:
    theme = canvas.theme
    card = nun.card if view.over else None
    light = theme.flat or card is not None
    wide, tall = CARD
    canvas.svg.rect(0, 0, wide, tall, Paint(theme.paper if light else BACK, theme.dark if light else theme.edge, 2), 8)
    ink = theme.dark if light else PALE
    if card is not None:
        canvas.icon(CLASS_ICON[class_on(card)], 16, 25, 24, ink)
        canvas.label(39, 36, str(nuns_on(card)), Type(34, 700), ink, 24, anchor="middle")
    else:
        canvas.label(wide / 2, 35, str(at + 1), Type(33, 700), ink, 40, anchor="middle")
    for nth, seat in enumerate(sorted(nun.seen_by)):
        with canvas.svg.group(at=(14 + nth % 2 * 24, 58 + nth // 2 * 27)):
            canvas.seat(seat, 10)


def population(canvas: Canvas, scene: Scene) -> None:
    """Each card of the discard pile by class and nuns, below its name; beside that, how many cards the deck has."""
    view, words, theme = scene.view, scene.words, canvas.theme
    canvas.plate(LEFT, CROWD, WIDE, END - CROWD)
    with canvas.piece("pile-deck", (LEFT + WIDE - 136, CROWD + 24)):
        canvas.frame_glow("pile-deck", -4, -19, 138, 38, 6)
        canvas.icon("fan", 12, 0, 28, theme.ink)
        canvas.label(32, 8, words("picture-deck", n=view.pile), Type(23, 700), theme.ink, 100)
    with canvas.piece("pile-discard", (LEFT, CROWD)):
        canvas.label(10, 32, words("picture-discard.heads", n=len(view.discard)), Type(23, 700), theme.ink, 138)
        canvas.frame_glow("pile-discard", 5, 46, WIDE - 10, END - CROWD - 51, 6)
        canvas.plate(5, 46, WIDE - 10, END - CROWD - 51, fill=theme.sunk, round=6)
        _discard(canvas, view)


def _discard(canvas: Canvas, view: View) -> None:
    """A column for each class, a line for each number of nuns; a dot for none."""
    theme, step = canvas.theme, 37
    canvas.icon("nun", 28, 67, 28, theme.ink)
    for cls in Class:
        canvas.icon(CLASS_ICON[cls], 70 + cls * step, 66, 29, theme.ink)
    for nuns in range(NUNS):
        y = 86 + nuns * 31 + 19
        canvas.label(28, y + 3, str(nuns), Type(27), theme.ink, 24, anchor="middle")
        for cls in Class:
            n = discarded(view)[cls, nuns]
            if n:
                canvas.label(70 + cls * step, y + 3, str(n), Type(27, 700), theme.ink, 34, anchor="middle")
            else:
                canvas.svg.circle(70 + cls * step, y - 6, 2.5, Paint(theme.edge))
    canvas.svg.line((48, 54), (48, 238), Paint(NONE, theme.edge, 1.5))
    canvas.svg.line((12, 84), (WIDE - 12, 84), Paint(NONE, theme.edge, 1.5))
