"""The nun-row with who has looked at which card; the population cards: the deck, and what lies in the discard pile."""

from __future__ import annotations

from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.rattus_cartus.components import NUNS, Class, nuns_on
from rules.rattus_cartus.view import NunView, View

from .facts import CLASS_ICON, discarded, nuns_of

LEFT, TOP, WIDE = 580, 456, 288
ROW: Final = 182  # how tall the nun-row is
CROWD: Final = TOP + ROW + 6  # where the population cards begin
END: Final = 892
CARD, STEP = (52, 128), 55.5
BACK, PALE = "#3a3350", "#c3bae2"  # of cards that lie face down


def nun_row(pen: Pen, scene: Scene) -> None:
    """Five cards, numbered; below the number the seats that have looked. At the end their nuns and the sum."""
    view, words, theme = scene.view, scene.words, pen.theme
    pen.plate(LEFT, TOP, WIDE, ROW)
    pen.icon("nun", LEFT + 24, TOP + 24, 34, theme.ink)
    title = words("picture-nuns") + (f" = {nuns_of(view)}" if view.over else "")
    pen.label(LEFT + 48, TOP + 33, title, Type(25, 700), theme.ink, 112)
    pen.icon("eye", LEFT + 182, TOP + 24, 28, theme.ink)
    pen.label(LEFT + 202, TOP + 31, words("picture-seen-by"), Type(22), theme.ink, 82)
    for at, nun in enumerate(view.nun_row):
        with pen.piece(f"nun-{at}", (LEFT + 7 + at * STEP, TOP + 46)):
            pen.frame_glow(f"nun-{at}", 0, 0, *CARD, 8)
            _nun(pen, view, at, nun)


def _nun(pen: Pen, view: View, at: int, nun: NunView) -> None:
    theme = pen.theme
    card = nun.card if view.over else None
    light = theme.flat or card is not None
    wide, tall = CARD
    pen.svg.rect(0, 0, wide, tall, Paint(theme.paper if light else BACK, theme.dark if light else theme.edge, 2), 8)
    ink = theme.dark if light else PALE
    if card is not None:
        pen.icon(CLASS_ICON[Class(card // NUNS)], 16, 25, 24, ink)
        pen.label(39, 36, str(nuns_on(card)), Type(34, 700), ink, 24, anchor="middle")
    else:
        pen.label(wide / 2, 35, str(at + 1), Type(33, 700), ink, 40, anchor="middle")
    for nth, seat in enumerate(sorted(nun.seen_by)):
        with pen.svg.group(at=(14 + nth % 2 * 24, 58 + nth // 2 * 27)):
            pen.seat(seat, 10)


def population(pen: Pen, scene: Scene) -> None:
    """How many cards the deck has, and each card of the discard pile by class and nuns."""
    view, words, theme = scene.view, scene.words, pen.theme
    pen.plate(LEFT, CROWD, WIDE, END - CROWD)
    with pen.piece("pile-deck", (LEFT + 10, CROWD + 24)):
        pen.frame_glow("pile-deck", -4, -19, 138, 38, 6)
        pen.icon("fan", 12, 0, 28, theme.ink)
        pen.label(32, 8, words("picture-deck", n=view.pile), Type(23, 700), theme.ink, 100)
    with pen.piece("pile-discard", (LEFT, CROWD)):
        pen.label(
            WIDE - 8, 32, words("picture-discard", n=len(view.discard)), Type(23, 700), theme.ink, 140, anchor="end"
        )
        pen.frame_glow("pile-discard", 5, 46, WIDE - 10, END - CROWD - 51, 6)
        pen.plate(5, 46, WIDE - 10, END - CROWD - 51, fill=theme.sunk, round=6)
        _discard(pen, view)


def _discard(pen: Pen, view: View) -> None:
    """A column for each class, a line for each number of nuns; a dot for none."""
    theme, step = pen.theme, 37
    pen.icon("nun", 28, 67, 28, theme.ink)
    for cls in Class:
        pen.icon(CLASS_ICON[cls], 70 + cls * step, 66, 29, theme.ink)
    for nuns in range(NUNS):
        y = 86 + nuns * 31 + 19
        pen.label(28, y + 3, str(nuns), Type(27), theme.ink, 24, anchor="middle")
        for cls in Class:
            n = discarded(view)[cls, nuns]
            if n:
                pen.label(70 + cls * step, y + 3, str(n), Type(27, 700), theme.ink, 34, anchor="middle")
            else:
                pen.svg.circle(70 + cls * step, y - 6, 2.5, Paint(theme.edge))
    pen.svg.line((48, 54), (48, 238), Paint(NONE, theme.edge, 1.5))
    pen.svg.line((12, 84), (WIDE - 12, 84), Paint(NONE, theme.edge, 1.5))
