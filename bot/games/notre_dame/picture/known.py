"""Beside a hand: whose it is, its prestige; what the persons are worth, the cards passed on, what the Spy has shown."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import HAND, Scene
from bot.pictures.svg import Paint, Point
from rules.notre_dame.components import PersonCard
from rules.notre_dame.view import View

from .cards import CHIP, chip
from .facts import letter_of
from .signs import PERSON_ICON, person_short

TOP: Final = 75.0  # below whose hand it is
FOOT: Final = HAND[1] - 11
INSET: Final = 14
TITLE: Final = 24.0  # how high a heading is
LEAST: Final = 3.0  # below each part
APART: Final = 14.0  # and at most
PRESTIGE: Final = 126  # how wide it is
ALONE: Final = 1.7  # and how much larger where nothing else is to be told
MOST: Final = 1.7  # how much larger parts are drawn where there is room
CARD: Final = 0.88  # how much smaller a card is drawn than on its own
ROW: Final = 20.0  # one of the Spy's persons
PERSON: Final = 142.0  # and how wide it is at least


class Section(NamedTuple):
    """A part: its heading, how wide and high its contents are at least, and what draws them in so much width."""

    title: str
    wide: float
    high: float
    draw: Callable[[Canvas, Scene, float], None]


def spied(view: View) -> tuple[int, ...]:
    """The gray persons to come, in their order, as far as this seat has seen them."""
    return () if view.over else tuple(person for person in view.grays if person is not None)


def _me(view: View) -> int:
    assert view.viewer is not None
    return view.viewer


def neighbour(view: View) -> int:
    """Who gets what this seat passes on."""
    return (_me(view) + 1) % view.seats


def known(canvas: Canvas, scene: Scene, prestige: int, left: float, wide: float) -> None:
    """The plate, so wide."""
    canvas.plate(left, 8, wide, HAND[1] - 16)
    blocks = _blocks(scene, wide - 2 * INSET)
    _whose(canvas, scene, left, wide - (PRESTIGE if blocks else 0))
    if not blocks:
        _prestige(canvas, scene, prestige, (left + (wide - ALONE * PRESTIGE) / 2, TOP + 12), ALONE)
        return
    _prestige(canvas, scene, prestige, (left + wide - 8 - PRESTIGE, 8), 1)
    _parts(canvas, scene, blocks, left + INSET, wide - 2 * INSET)


def _parts(canvas: Canvas, scene: Scene, blocks: list[Section], x: float, wide: float) -> None:
    """One below the other, as large as they fit."""
    titled = _titled(blocks)
    room = FOOT - TOP - TITLE * len(titled) - LEAST * len(blocks)
    high = sum(block.high for block in blocks)
    grown = min(MOST, room / high, *(wide / block.wide for block in blocks))
    apart = min(APART, LEAST + (room - grown * high) / len(blocks))
    y = TOP
    for block in blocks:
        if block in titled:
            canvas.label(x, y + 17, block.title, Type(21, 600), canvas.theme.faint, wide)
            y += TITLE
        with canvas.svg.group(at=(x, y), scale=grown):
            block.draw(canvas, scene, wide / grown)
        y += grown * block.high + apart


def _whose(canvas: Canvas, scene: Scene, left: float, wide: float) -> None:
    """The shape and name of the seat, in so much width."""
    theme, seat = canvas.theme, _me(scene.view)
    with canvas.svg.group(at=(left + 31, 41)):
        canvas.seat(seat, 17)
    canvas.label(left + 55, 48, scene.name(seat), Type(24, 700), theme.ink, wide - 64)


def _prestige(canvas: Canvas, scene: Scene, prestige: int, at: Point, scale: float) -> None:
    theme = canvas.theme
    with canvas.svg.group(at=at, scale=scale), canvas.piece("prestige"):
        canvas.frame_glow("prestige", 0, 7, PRESTIGE, 60, 8)
        canvas.icon("laurel", 29, 30, 44, theme.gold)
        canvas.label(88, 40, str(prestige), Type(42, 700), theme.ink, 70, anchor="middle")
        canvas.label(
            63, 63, scene.words("notre_dame-picture-points"), Type(19, 600, True), theme.faint, 118, anchor="middle"
        )


def _blocks(scene: Scene, wide: float) -> list[Section]:
    """What there is to tell."""
    view, words, shown = scene.view, scene.words, spied(scene.view)
    blocks = []
    if any(view.worth):
        blocks.append(Section(words("notre_dame-picture-worth"), 97 * sum(map(bool, view.worth)), 36, _worth))
    if view.passed:
        title = words("notre_dame-picture-passed", who=scene.name(neighbour(view)))
        blocks.append(Section(title, len(view.passed) * (CHIP[0] * CARD + 5) + 46, CHIP[1] * CARD, _passed))
    if shown:
        columns = max(1, int(wide // PERSON))
        blocks.append(
            Section(words("notre_dame-picture-spied"), PERSON * columns, ROW * ceil(len(shown) / columns), _spied)
        )
    return blocks


def _titled(blocks: list[Section]) -> list[Section]:
    """The parts with a heading: where not all have room for one, the last ones, which need it most."""
    spare = FOOT - TOP - sum(block.high + LEAST for block in blocks)
    return blocks[-int(spare // TITLE) :] if spare >= TITLE else []


# --------------------------------------------------------------------------- the parts, from the origin down


def _worth(canvas: Canvas, scene: Scene, wide: float) -> None:
    """What each person on display would bring now."""
    view: View = scene.view
    for nth, (person, n) in enumerate((p, n) for p, n in zip(view.display, view.worth, strict=True) if n):
        with canvas.piece(f"worth-{person}", (nth * 97, 17)):
            canvas.icon(PERSON_ICON[person], 17, 0, 33, canvas.theme.faint)
            tint = canvas.theme.gold if person == PersonCard.MERCHANT else canvas.theme.ink
            canvas.label(38, 9, f"+{n}", Type(27, 700), tint, 36 if person == PersonCard.MERCHANT else 56)
            if person == PersonCard.MERCHANT:
                canvas.icon("gold", 82, 0, 20, tint)


def _passed(canvas: Canvas, scene: Scene, wide: float) -> None:
    """The cards, and who has them from this seat."""
    view: View = scene.view
    x = 0.0
    for each in view.passed:
        with canvas.piece(f"passed-{each}", (x, 0)):
            with canvas.svg.group(scale=CARD):
                chip(canvas, each)
            canvas.frame_glow(f"passed-{each}", 2, 2, CHIP[0] * CARD - 4, CHIP[1] * CARD - 4, 5)
        x += CHIP[0] * CARD + 5
    canvas.svg.polygon(((x + 3, 16), (x + 13, 23.5), (x + 3, 31)), Paint(canvas.theme.faint))
    with canvas.svg.group(at=(x + 30, 23.5)):
        canvas.seat(neighbour(view), 12)


def _spied(canvas: Canvas, scene: Scene, wide: float) -> None:
    """In the order in which they will come."""
    view, theme, shown = scene.view, canvas.theme, spied(scene.view)
    columns = max(1, int(wide // PERSON))
    rows, each = ceil(len(shown) / columns), wide / columns
    name = each - 40 - (12 if columns > 1 else 0)
    for nth, person in enumerate(shown):
        with canvas.piece(f"spied-{nth}", (nth // rows * each, ROW * (nth % rows))):
            canvas.label(0, 16, f"{nth + 1}.", Type(18.5, 700), theme.gold, 20)
            canvas.label(22, 16, person_short(scene.words, person), Type(18.5), theme.ink, name)
            canvas.label(24 + name, 16, letter_of(view, person), Type(18, 700), theme.faint, 16)
