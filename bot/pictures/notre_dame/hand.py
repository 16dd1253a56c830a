"""What a seat alone may know: the cards to choose from and those it holds, its prestige, what it has passed on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import HAND, Scene
from bot.pictures.svg import NONE, Paint
from bot.text import Words
from rules.notre_dame.components import Person
from rules.notre_dame.view import SeatView, View

from .cards import CHIP, TALL, WIDE, card, chip
from .facts import letter_of
from .signs import PERSON_ICON

ROOM: Final = 568  # for the cards
RIGHT: Final = 576
PANEL: Final = HAND[0] - RIGHT - 8
APART: Final = 34  # between the cards to choose from and those kept


def own_of(view: View) -> SeatView:
    """What lies before the one who sees this."""
    assert view.viewer is not None
    return view.table[view.viewer]


def held(own: SeatView) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards of which one is to be kept, and the cards kept: a viewer knows all of his own."""
    choosing = tuple(each.card for each in own.choosing if each.card is not None)
    return choosing, tuple(each.card for each in own.hand if each.card is not None)


def spied(view: View) -> tuple[int, ...]:
    """The gray persons to come, in their order, as far as this seat has seen them."""
    return () if view.over else tuple(person for person in view.grays if person is not None)


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
    pen = Pen(scene.theme, *HAND, fresh(scene))
    pen.plate(8, 8, ROOM - 8, HAND[1] - 16)
    _cards(pen, scene)
    pen.plate(RIGHT, 8, PANEL, HAND[1] - 16)
    _panel(pen, scene)
    return str(pen.svg)


# --------------------------------------------------------------------------- cards


def _cards(pen: Pen, scene: Scene) -> None:
    choosing, kept = held(own_of(scene.view))
    words, theme = scene.words, pen.theme
    if not choosing and not kept:
        text = words("nd-picture-no-card")
        pen.label(ROOM / 2 + 4, 140, text, Type(28, 600, True), theme.faint, ROOM - 40, anchor="middle")
        return
    x = 20.0
    for cards, title in ((choosing, "nd-picture-choose"), (kept, "nd-picture-kept" if choosing else "nd-picture-hand")):
        if not cards:
            continue
        wide = len(cards) * (WIDE + 12) - 12
        pen.label(x + 2, 39, words(title), Type(25, 600), theme.gold if cards is choosing else theme.ink, wide)
        for each in cards:
            with pen.piece(f"card-{each}", (x, 48)):
                card(pen, words, each)
                pen.frame_glow(f"card-{each}", 2, 2, WIDE - 4, TALL - 4)
            x += WIDE + 12
        if cards is choosing and kept:
            pen.svg.line((x + APART / 2 - 14, 60), (x + APART / 2 - 14, 230), Paint(NONE, theme.edge, 2, dash="6 6"))
            x += APART - 16


# --------------------------------------------------------------------------- beside the cards


def _panel(pen: Pen, scene: Scene) -> None:
    """Prestige; what the persons on display are worth; cards passed on; what the Spy has shown."""
    view: View = scene.view
    parts = [
        part for part, shown in ((_worth, any(view.worth)), (_passed, view.passed), (_spied, spied(view))) if shown
    ]
    top = 82.0
    step = (HAND[1] - 12 - top) / max(len(parts), 2)
    with pen.piece("prestige", (RIGHT, 8)):
        _prestige(pen, scene.words, own_of(view).prestige or 0)
    for nth, part in enumerate(parts):
        with pen.svg.group(at=(RIGHT + 14, top + nth * step)):
            part(pen, scene, step)


def _prestige(pen: Pen, words: Words, points: int) -> None:
    pen.frame_glow("prestige", 8, 8, PANEL - 16, 60, 8)
    pen.icon("laurel", 62, 38, 58, pen.theme.gold)
    pen.label(108, 57, str(points), Type(54, 700), pen.theme.ink, 84)
    pen.label(PANEL - 18, 52, words("nd-picture-points"), Type(25, 600, True), pen.theme.faint, 110, anchor="end")


def _title(pen: Pen, text: str, step: float) -> float:
    """The heading of a part, where there is room for one; returns where its contents begin."""
    if step < 66:
        return 0
    pen.label(0, 18, text, Type(22, 600), pen.theme.faint, PANEL - 28)
    return 26


def _worth(pen: Pen, scene: Scene, step: float) -> None:
    view: View = scene.view
    top = _title(pen, scene.words("nd-picture-worth"), step)
    for nth, (person, n) in enumerate((p, n) for p, n in zip(view.display, view.worth, strict=True) if n):
        with pen.piece(f"worth-{person}", (nth * 101, top + 22)):
            pen.icon(PERSON_ICON[person], 17, 0, 34, pen.theme.faint)
            tint = pen.theme.gold if person == Person.MERCHANT else pen.theme.ink
            pen.label(38, 9, f"+{n}", Type(27, 700), tint, 36 if person == Person.MERCHANT else 56)
            if person == Person.MERCHANT:
                pen.icon("gold", 82, 0, 20, tint)


def _passed(pen: Pen, scene: Scene, step: float) -> None:
    view: View = scene.view
    top = _title(pen, scene.words("nd-picture-passed"), step)
    for nth, each in enumerate(view.passed):
        with pen.piece(f"passed-{each}", (nth * (CHIP[0] + 6), top + 2)):
            chip(pen, each)
            pen.frame_glow(f"passed-{each}", 2, 2, CHIP[0] - 4, CHIP[1] - 4, 5)


def _spied(pen: Pen, scene: Scene, step: float) -> None:
    """In the order in which they will come."""
    view, theme = scene.view, pen.theme
    shown = spied(view)
    top = _title(pen, scene.words("nd-picture-spied"), step)
    each = min(44.0, (PANEL - 26) / len(shown))
    for nth, person in enumerate(shown):
        with pen.piece(f"spied-{nth}", (nth * each, top + 1)):
            pen.svg.rect(0, 0, each - 3, 48, Paint(theme.paper, theme.dark, 1.5), 5)
            pen.icon(PERSON_ICON[person], (each - 3) / 2, 16, 26, theme.dark)
            pen.label((each - 3) / 2, 44, letter_of(view, person), Type(19, 700), theme.dark, each - 6, anchor="middle")


def pieces_of_hand(view: View) -> Iterator[str]:
    """The ids of everything in the picture of a hand."""
    yield "prestige"
    yield from (f"card-{each}" for cards in held(own_of(view)) for each in cards)
    yield from (f"passed-{each}" for each in view.passed)
    yield from (f"spied-{nth}" for nth in range(len(spied(view))))
    yield from (f"worth-{person}" for person, n in zip(view.display, view.worth, strict=True) if n)
