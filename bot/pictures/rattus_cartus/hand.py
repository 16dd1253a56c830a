"""What a seat alone may know: its hand, the cards it has laid face down, its rats, the nuns it has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import HAND, Scene
from bot.pictures.svg import Paint
from rules.rattus_cartus.components import Building, Cards, nuns_on
from rules.rattus_cartus.view import View

from .cards import TALL, WIDE, card, chip

ROOM: Final = 632  # for the cards
ONE_ROW: Final = 16  # more cards lie in two rows
RIGHT: Final = 664


def hand_of(view: View) -> Cards:
    """The hand of the one who sees this."""
    assert view.viewer is not None
    held = view.hands[view.viewer]
    assert isinstance(held, tuple)
    return held


def laid_of(view: View) -> tuple[int, Cards] | None:
    """The building in which the viewer has laid cards that others do not see yet, and the cards."""
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
    """The picture."""
    pen = Pen(scene.theme, *HAND, fresh(scene))
    view: View = scene.view
    pen.plate(8, 8, ROOM + 12, HAND[1] - 16)
    _cards(pen, scene, hand_of(view), 18 if laid_of(view) else 45)
    _laid(pen, scene)
    pen.plate(RIGHT - 4, 8, HAND[0] - RIGHT - 4, HAND[1] - 16)
    _rats(pen, view)
    _nuns(pen, scene)
    return str(pen.svg)


def _cards(pen: Pen, scene: Scene, held: Cards, top: float) -> None:
    if not held:
        pen.label(
            ROOM / 2, 110, scene.words("cartus-no-card"), Type(28, 600, True), pen.theme.faint, 400, anchor="middle"
        )
    for nth, (x, y, scale) in enumerate(spots(len(held))):
        with pen.svg.group(at=(x, top + y), scale=scale), pen.piece(f"card-{nth}"):
            card(pen, scene.words, held[nth])
            pen.frame_glow(f"card-{nth}", 2, 2, WIDE - 4, TALL - 4)


def spots(n: int) -> Iterator[tuple[float, float, float]]:
    """Where each of n cards lies: side by side, overlapping if there are many, in two rows if there are very many."""
    rows = 1 if n <= ONE_ROW else 2
    scale = 1.0 if rows == 1 else 0.52
    in_row = -(-n // rows)
    step = min(WIDE * scale + 6, (ROOM - 12 - WIDE * scale) / max(in_row - 1, 1))
    for nth in range(n):
        yield 20 + nth % in_row * step, nth // in_row * (TALL * scale + 6), scale


def _laid(pen: Pen, scene: Scene) -> None:
    """Cards laid face down in a building; else how many are in hand."""
    words, laid = scene.words, laid_of(scene.view)
    if not laid:
        return
    building, cards = laid
    at = words(f"cartus-building-{Building(building).name.lower()}.at")
    pen.label(22, 229, words("picture-laid", at=at), Type(23, 600), pen.theme.ink, 230)
    step = min(50.0, (ROOM - 300) / max(len(cards) - 1, 1))
    for nth, kind in enumerate(cards):
        with pen.piece(f"laid-{nth}", (262 + nth * step, 200)):
            chip(pen, kind)


def _rats(pen: Pen, view: View) -> None:
    assert view.viewer is not None
    with pen.piece("rats", (RIGHT + 8, 66)):
        pen.frame_glow("rats", -4, -48, 212, 92, 8)
        pen.icon("rat", 52, 0, 96, pen.theme.faint)
        pen.label(156, 24, str(view.rats[view.viewer] or 0), Type(70, 700), pen.theme.ink, 92, anchor="middle")


def _nuns(pen: Pen, scene: Scene) -> None:
    """The nun-row as this seat knows it, and the sum of what it knows."""
    view, theme = scene.view, pen.theme
    seen = [nuns_on(nun.card) for nun in view.nun_row if nun.card is not None]
    pen.icon("nun", RIGHT + 24, 146, 40, theme.faint)
    text = scene.words("picture-seen", n=len(seen), sum=sum(seen))
    pen.label(RIGHT + 50, 155, text, Type(24, 600), theme.ink, 168)
    for at, nun in enumerate(view.nun_row):
        with pen.piece(f"nun-{at}", (RIGHT + 6 + at * 43, 176)):
            pen.frame_glow(f"nun-{at}", 0, 0, 39, 66, 6)
            known = nun.card is not None
            back = theme.paper if known or theme.flat else "#3a3350"
            pen.svg.rect(0, 0, 39, 66, Paint(back, theme.dark if known else theme.edge, 1.5), 6)
            shown = str(nuns_on(nun.card)) if nun.card is not None else "?"
            ink = theme.dark if known or theme.flat else "#a99fce"
            pen.label(19.5, 45, shown, Type(34, 700), ink, 32, anchor="middle")
