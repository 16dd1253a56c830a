"""What a seat alone may know: its hand, the cards it has laid face down, its rats, the nuns it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, wrapped
from bot.pictures.scene import HAND, Scene
from bot.pictures.svg import NONE, Paint
from rules.rattus_cartus.components import Building, Cards, class_on, nuns_on
from rules.rattus_cartus.view import NunView, View

from .cards import TALL, WIDE, card, chip, colour_of
from .facts import CLASS_ICON
from .names import named
from .nuns import BACK, PALE

ROOM: Final = 632  # for the cards
WHOLE: Final = 6  # so many cards at most lie side by side
LARGE: Final = 11  # so many cards at most are drawn large, where none lie in a building
ONE_ROW: Final = 16  # more cards lie in two rows
RIGHT: Final = 664
NUN: Final = 103  # how tall a card of the nun-row is


def hand_of(view: View) -> Cards:
    """Return the hand of the viewer."""
    assert view.viewer is not None
    held = view.hands[view.viewer]
    assert isinstance(held, tuple)
    return held


def laid_of(view: View) -> tuple[int, Cards] | None:
    """Return the building in which the viewer has cards face down, and these cards; None without any."""
    for place in view.row[view.shown :]:
        laid = place.laid[place.inside.index(view.viewer)] if view.viewer in place.inside else ()
        if view.viewer is not None and isinstance(laid, tuple) and laid:
            return place.building, laid
    return None


def fresh(scene: Scene) -> frozenset[str]:
    """The cards that have come into the hand since the last picture, and what else is new."""
    view, before = scene.view, scene.before
    if before is None or before.viewer != view.viewer:
        return frozenset()
    left, new = Counter(hand_of(before)), set()
    for nth, kind in enumerate(hand_of(view)):
        if not left[kind]:
            new.add(f"card-{nth}")
        left[kind] -= 1
    if before.rats[view.viewer] != view.rats[view.viewer]:
        new.add("rats")
    nuns = enumerate(zip(view.nun_row, before.nun_row, strict=True))
    return frozenset(new | {f"nun-{at}" for at, (now, then) in nuns if now.card != then.card})


def hand(scene: Scene) -> str:
    """Return the picture of a hand as SVG."""
    canvas = Canvas(scene.theme, *HAND, fresh(scene))
    view: View = scene.view
    canvas.plate(8, 8, ROOM + 12, HAND[1] - 16)
    _cards(canvas, scene, hand_of(view), laid_of(view) is None)
    _laid(canvas, scene)
    canvas.plate(RIGHT - 4, 8, HAND[0] - RIGHT - 4, HAND[1] - 16)
    _owner(canvas, scene)
    _rats(canvas, view)
    _nuns(canvas, scene)
    return str(canvas.svg)


def _cards(canvas: Canvas, scene: Scene, held: Cards, alone: bool) -> None:
    theme = canvas.theme
    if not held:
        empty, letter = scene.words("rattus_cartus-no-card"), Type(28, 600, True)
        canvas.label(ROOM / 2, 138 if alone else 110, empty, letter, theme.faint, 400, anchor="middle")
    for nth, (x, y, scale, whole) in enumerate(spots(len(held), alone)):
        with canvas.svg.group(at=(x, y), scale=scale), canvas.piece(f"card-{nth}"):
            card(canvas, scene.words, held[nth], whole=whole)
            canvas.frame_glow(f"card-{nth}", 2, 2, WIDE - 4, TALL - 4)


def spots(n: int, alone: bool) -> Iterator[tuple[float, float, float, bool]]:
    """Where each of n cards lies: side by side, overlapping if there are many, in two rows if there are very many.

    Left edge, upper edge, scale, and whether the card is seen whole.
    """
    rows, scale = (1, scale_of(n, alone)) if n <= ONE_ROW else (2, 0.66 if alone else 0.52)
    in_row = -(-n // rows)
    step = min(WIDE * scale + 6, (ROOM - 12 - WIDE * scale) / max(in_row - 1, 1))
    tall = rows * TALL * scale + (rows - 1) * 6
    top = (HAND[1] - tall) / 2 if alone else 18
    for nth in range(n):
        whole = rows == 1 and (step >= WIDE * scale or nth == n - 1)
        yield 20 + nth % in_row * step, top + nth // in_row * (TALL * scale + 6), scale, whole


def scale_of(n: int, alone: bool) -> float:
    """How large the cards of one row are: so that all are seen whole, if there are few; else they overlap."""
    largest = (1.32 if n <= LARGE else 1.15) if alone else 1.0
    whole = ((ROOM - 12) / max(n, 1) - 6) / WIDE
    return min(largest, whole) if n <= WHOLE else largest


def _laid(canvas: Canvas, scene: Scene) -> None:
    """Cards laid face down in a building."""
    words, laid = scene.words, laid_of(scene.view)
    if not laid:
        return
    building, cards = laid
    at = words(f"rattus_cartus-building-{Building(building).name.lower()}.at")
    lines = wrapped(words("picture-laid", at=at), Type(22, 600), 230, 2)
    for nth, line in enumerate(lines):
        canvas.label(22, 229 + (nth - (len(lines) - 1) / 2) * 26, line, Type(22, 600), canvas.theme.ink, 234)
    step = min(48.0, (ROOM - 300) / max(len(cards) - 1, 1))
    for nth, kind in enumerate(cards):
        with canvas.piece(f"laid-{nth}", (262 + nth * step, 190)):
            chip(canvas, kind, 43)


def _owner(canvas: Canvas, scene: Scene) -> None:
    """Whose hand this is."""
    seat = scene.view.viewer
    with canvas.svg.group(at=(RIGHT + 22, 33)):
        canvas.seat(seat, 14)
    named(canvas, scene.name(seat), (RIGHT + 46, 32), 174)


def _rats(canvas: Canvas, view: View) -> None:
    assert view.viewer is not None
    with canvas.piece("rats", (RIGHT + 8, 79)):
        canvas.frame_glow("rats", -4, -25, 212, 50, 8)
        canvas.icon("rat", 64, 0, 66, canvas.theme.faint)
        canvas.label(148, 18, str(view.rats[view.viewer] or 0), Type(54, 700), canvas.theme.ink, 92, anchor="middle")


def _nuns(canvas: Canvas, scene: Scene) -> None:
    """The nun-row as this seat knows it, and the sum of what it knows."""
    view, theme = scene.view, canvas.theme
    seen = sum(nun.card is not None for nun in view.nun_row)
    text = scene.words("picture-seen", n=seen, sum=view.nuns)
    canvas.label(RIGHT + 112, 131, text, Type(23, 600), theme.ink, 214, anchor="middle")
    for at, nun in enumerate(view.nun_row):
        with canvas.piece(f"nun-{at}", (RIGHT + 6 + at * 43, 143)):
            canvas.frame_glow(f"nun-{at}", 0, 0, 39, NUN, 6)
            _nun(canvas, at, nun)


def _nun(canvas: Canvas, at: int, nun: NunView) -> None:
    """A card of the nun-row: its place; if this seat has seen it, its class and nuns."""
    light = nun.card is not None or canvas.theme.flat
    back = canvas.theme.paper if light else BACK
    canvas.svg.rect(0, 0, 39, NUN, Paint(back, canvas.theme.dark if light else canvas.theme.edge, 1.5), 6)
    ink = canvas.theme.dark if light else PALE
    canvas.label(19.5, 21, str(at + 1), Type(20), ink, 32, anchor="middle")
    canvas.svg.line((6, 27), (33, 27), Paint(NONE, ink, 1))
    if nun.card is None:
        canvas.label(19.5, 79, "?", Type(42, 700), ink, 32, anchor="middle")
        return
    canvas.icon(CLASS_ICON[class_on(nun.card)], 19.5, 45, 28, colour_of(canvas, nun.card))
    canvas.label(19.5, 95, str(nuns_on(nun.card)), Type(42, 700), ink, 32, anchor="middle")
