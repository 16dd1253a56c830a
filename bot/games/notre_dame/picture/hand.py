"""What a seat alone may know: the cards to choose from and those it holds, its prestige, what it has passed on."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import HAND, Scene
from bot.pictures.svg import NONE, Paint
from rules.notre_dame.view import SeatView, View

from .cards import TALL, WIDE, card
from .known import known

ROOMS: Final = (300, 300, 384, 568)  # for so many cards: what they leave is for the rest
GAP: Final = 8  # between the two plates
APART: Final = 34  # between the cards to choose from and those kept


def own_of(view: View) -> SeatView:
    """What lies before the one who sees this."""
    assert view.viewer is not None
    return view.table[view.viewer]


def held(own: SeatView) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards of which one is to be kept, and the cards kept: viewers know all of their own."""
    choosing = tuple(each.card for each in own.choosing if each.card is not None)
    return choosing, tuple(each.card for each in own.hand if each.card is not None)


def room(view: View) -> int:
    """How far the plate with the cards reaches to the right."""
    choosing, kept = held(own_of(view))
    return ROOMS[min(len(choosing) + len(kept), len(ROOMS) - 1)]


def fresh(scene: Scene) -> frozenset[str]:
    """The cards that have come into the hand since the last picture, and what else is new."""
    view, before = scene.view, scene.before
    if before is None or before.viewer != view.viewer:
        return frozenset()
    now, then = own_of(view), own_of(before)
    new = {f"card-{each}" for cards in held(now) for each in cards}
    new -= {f"card-{each}" for cards in held(then) for each in cards}
    new |= {f"passed-{each}" for each in set(view.passed) - set(before.passed)}
    return frozenset(new | ({"prestige"} if now.prestige != then.prestige else set()))


def hand(scene: Scene) -> str:
    """The picture."""
    canvas = Canvas(scene.theme, *HAND, fresh(scene))
    canvas.plate(8, 8, room(scene.view) - 8, HAND[1] - 16)
    _cards(canvas, scene)
    left = room(scene.view) + GAP
    known(canvas, scene, own_of(scene.view).prestige or 0, left, HAND[0] - left - 8)
    return str(canvas.svg)


# --------------------------------------------------------------------------- cards


def _cards(canvas: Canvas, scene: Scene) -> None:
    choosing, kept = held(own_of(scene.view))
    words, theme = scene.words, canvas.theme
    if not choosing and not kept:
        text = words("notre_dame-picture-no-card")
        wide = room(scene.view)
        canvas.label(wide / 2 + 4, 140, text, Type(28, 600, True), theme.faint, wide - 24, anchor="middle")
        return
    wide = (len(choosing) + len(kept)) * (WIDE + 12) - 12 + (APART - 16 if choosing and kept else 0)
    x = (room(scene.view) + 8 - wide) / 2
    for cards, title in (
        (choosing, "notre_dame-picture-choose"),
        (kept, "notre_dame-picture-kept" if choosing else "notre_dame-picture-hand"),
    ):
        if not cards:
            continue
        canvas.label(
            x + 2,
            39,
            words(title),
            Type(25, 600),
            theme.gold if cards is choosing else theme.ink,
            len(cards) * (WIDE + 12) - 12,
        )
        for each in cards:
            with canvas.piece(f"card-{each}", (x, 48)):
                card(canvas, words, each)
                canvas.frame_glow(f"card-{each}", 2, 2, WIDE - 4, TALL - 4)
            x += WIDE + 12
        if cards is choosing and kept:
            canvas.svg.line((x + APART / 2 - 14, 60), (x + APART / 2 - 14, 230), Paint(NONE, theme.edge, 2, dash="6 6"))
            x += APART - 16
