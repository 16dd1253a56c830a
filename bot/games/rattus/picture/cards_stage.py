"""Class cards as the stage of a question: large with what they do, or as chips below the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width, wrapped
from bot.pictures.question import SIGN
from bot.pictures.scene import Mark, Scene
from bot.pictures.stage import Spot, Stage
from bot.pictures.svg import Paint
from rules.core import Arg
from rules.rattus.components import Card
from rules.rattus.view import BESIDE, View

from .facts import card_name, class_name, colour_of, icon_of
from .places import PILL
from .strip import strip

ACROSS, GAP = 3, 10.0
WIDE, TALL = 257.0, 226.0  # of a card
NAME, CLASS, DOES = Type(28, 700), Type(23, 400, True), Type(24)
LINES: Final = 4
CHIP: Final = 60.0  # how high a chip is
PER_ROW: Final = 3
MARCHES: Final = {
    Card.KNIGHT: "picture-rattus-march-knight",
    Card.CRUSADER: "picture-rattus-march-crusader",
    Card.SERF: "picture-rattus-march-serf",
}


class Below(NamedTuple):
    """Chips below the map: how high, how they are drawn, and where the options lie."""

    high: float
    draw: Callable[[Canvas, Scene], None]
    spots: Mapping[Arg, Spot]


# --------------------------------------------------------------------------- cards with what they do


def cards_stage(scene: Scene) -> Stage:
    """All cards of this game: those on offer, then by holder; the options with their marks."""
    view: View = scene.view
    shown = sorted((card for card in range(len(Card)) if view.in_game(card)), key=lambda card: view.holder[card])
    at = {card: _corner(nth) for nth, card in enumerate(shown)}
    spots = {
        mark.option: _on_card(at[card]) for mark in scene.marks if (card := _card_of(mark)) is not None and card in at
    }
    free = {card for mark in scene.marks if (card := _card_of(mark)) is not None}
    high = GAP + -(-len(shown) // ACROSS) * (TALL + GAP)
    draw = partial(_cards, at=at, free=free)
    return Stage(draw, (0, 0, 800, high), spots, dimmed=False, strip=strip(scene, on_map=False))


def _corner(nth: int) -> tuple[float, float]:
    return 4 + nth % ACROSS * (WIDE + GAP), GAP + nth // ACROSS * (TALL + GAP)


def _card_of(mark: Mark) -> int | None:
    option = mark.option
    if isinstance(option, tuple) and option[0] in ("take", "use") and isinstance(option[1], int):
        return option[1]
    return None


def _on_card(corner: tuple[float, float]) -> Spot:
    x, y = corner
    return Spot((x + WIDE / 2, y + TALL / 2), WIDE / 2, high=TALL / 2, mark=(x + WIDE / 2, y + 30))


def _cards(canvas: Canvas, scene: Scene, at: Mapping[int, tuple[float, float]], free: set[int]) -> None:
    for card, corner in at.items():
        with canvas.piece(f"card-{Card(card).name.lower()}", corner):
            _card(canvas, scene, card, dim=card not in free)


def _card(canvas: Canvas, scene: Scene, card: int, *, dim: bool) -> None:
    """Its name, what it does, its class or that it has been used, and who has it."""
    theme, words = canvas.theme, scene.words
    fill, ink = (theme.sunk, theme.faint) if dim else (theme.paper, theme.dark)
    canvas.svg.rect(0, 0, WIDE, TALL, Paint(fill, theme.edge if dim else theme.dark, 2, dash="6 5" if dim else ""), 10)
    canvas.label(WIDE / 2, 40, card_name(words, card), NAME, ink, WIDE - 16, anchor="middle")
    lines = wrapped(words(f"rattus-does-{Card(card).name.lower()}"), DOES, WIDE - 20, LINES)
    for nth, line in enumerate(lines):
        canvas.label(12, 84 + 27 * nth, line, DOES, ink, WIDE - 20)
    canvas.icon(icon_of(card), 28, TALL - 24, 34, ink if dim else colour_of(theme, card))
    under = words("picture-rattus-used") if card in scene.view.used else class_name(words, card)
    canvas.label(52, TALL - 16, under, CLASS, ink, WIDE - 110)
    _holder(canvas, scene, card)
    canvas.frame_glow(f"card-{Card(card).name.lower()}", 2, 2, WIDE - 4, TALL - 4)


def _holder(canvas: Canvas, scene: Scene, card: int) -> None:
    """Who has the card."""
    if (holder := scene.view.holder[card]) != BESIDE:
        with canvas.svg.group(at=(WIDE - 26, TALL - 24)):
            canvas.seat(holder, 15)


# --------------------------------------------------------------------------- cards that march together


def march_stage(scene: Scene) -> Stage:
    """A plate for each set of cards that can move the plague piece together."""
    ask = scene.question
    assert ask is not None
    sets = [option for option in ask.options if isinstance(option, tuple)]
    across = min(2, len(sets))
    wide = (800 - GAP * (across + 1)) / across
    corners = [(GAP + nth % across * (wide + GAP), GAP + nth // across * 160) for nth in range(len(sets))]
    spots: dict[Arg, Spot] = {
        option: Spot((x + wide / 2, y + 75), wide / 2, high=75, mark=(x + wide / 2, y + 32))
        for option, (x, y) in zip(sets, corners, strict=True)
    }
    high = GAP + -(-len(sets) // across) * 160
    draw = partial(_marches, sets=sets, corners=corners, wide=wide)
    return Stage(draw, (0, 0, 800, high), spots, dimmed=False, strip=strip(scene, on_map=False))


def _marches(
    canvas: Canvas, scene: Scene, sets: Sequence[Arg], corners: Sequence[tuple[float, float]], wide: float
) -> None:
    theme = canvas.theme
    for option, corner in zip(sets, corners, strict=True):
        assert isinstance(option, tuple)
        cards = [card for card in option if isinstance(card, int)]
        with canvas.svg.group(at=corner):
            canvas.svg.rect(0, 0, wide, 150, Paint(theme.paper, theme.dark, 2), 10)
            for nth, card in enumerate(cards):
                text = scene.words(MARCHES[Card(card)])
                canvas.icon(icon_of(card), 26, 78 + 28 * nth, 26, colour_of(theme, card))
                canvas.label(48, 86 + 28 * nth, text, DOES, theme.dark, wide - 56)


# --------------------------------------------------------------------------- chips below the map


def cards_below(scene: Scene, top: float) -> Below:
    """The cards of the options as chips, three in a row, from here down in units of the map."""
    cards = [(mark, card) for mark in scene.marks if (card := _card_of(mark)) is not None]
    step = 880 / PER_ROW
    at = {card: (nth % PER_ROW * step + 4, top + 4 + nth // PER_ROW * CHIP) for nth, (_, card) in enumerate(cards)}
    spots = {mark.option: _on_chip(scene, at[card], card, step) for mark, card in cards}
    return Below(8 + -(-len(cards) // PER_ROW) * CHIP, partial(_chips, at=at, wide=step - 8), spots)


def _on_chip(scene: Scene, corner: tuple[float, float], card: int, step: float) -> Spot:
    x, y = corner
    half = width(card_name(scene.words, card), SIGN) / 2 * 1.15 + PILL
    return Spot(
        (x + step / 2 - 4, y + CHIP / 2 - 2), step / 2 - 4, high=CHIP / 2 - 2, mark=(x + 50 + half, y + CHIP / 2 - 2)
    )


def _chips(canvas: Canvas, scene: Scene, at: Mapping[int, tuple[float, float]], wide: float) -> None:
    theme = canvas.theme
    for card, (x, y) in at.items():
        with canvas.svg.group(at=(x, y)):
            canvas.svg.rect(0, 0, wide, CHIP - 4, Paint(theme.paper, theme.dark, 2), 8)
            canvas.icon(icon_of(card), 24, CHIP / 2 - 2, 36, colour_of(theme, card))
            if (holder := scene.view.holder[card]) != BESIDE:
                with canvas.svg.group(at=(wide - 22, CHIP / 2 - 2)):
                    canvas.seat(holder, 14)
