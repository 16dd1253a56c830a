"""Beside the town: the phase and its big rats, the families with what they have, what lies beside the board."""

from __future__ import annotations

from math import ceil
from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.hameln.view import SeatView, View

from .facts import all_big_rats, box_of

LEFT: Final = 888
WIDE: Final = 304
FIRST: Final = 120  # where the families begin
FOOT: Final = 892
REST: Final = 228  # the plate at the bottom
GOODS: Final = ("bread", "cheese", "tankard", "ham")
ROAD_ROW: Final = 10
LONG_ROAD: Final = 24  # children; more lie in three rows


def column(pen: Pen, scene: Scene) -> None:
    """The whole column; the families in turn order."""
    view: View = scene.view
    _phase(pen, scene)
    tall = min(150.0, (FOOT - REST - 8 - FIRST) / view.seats)
    for nth, seat in enumerate(view.order):
        with pen.svg.group(at=(LEFT, FIRST + nth * tall)):
            _family(pen, scene, seat, tall - 8)
    with pen.svg.group(at=(LEFT, FOOT - REST)):
        _rest(pen, scene)


def _phase(pen: Pen, scene: Scene) -> None:
    view, words, theme = scene.view, scene.words, pen.theme
    title = words("hameln-picture-over") if view.over else words("hameln-picture-phase", phase=view.phase)
    with pen.piece("phase", (LEFT, 10)):
        pen.frame_glow("phase", 0, 0, WIDE, 102)
        pen.plate(0, 0, WIDE, 102, rim=theme.gold)
        pen.label(WIDE / 2, 62 if view.over else 38, title, Type(30, 700), theme.gold, WIDE - 24, anchor="middle")
        if not view.over:
            turn = words("hameln-picture-turn", turn=view.turns + 1)
            pen.label(16, 82, turn, Type(21, 600), theme.ink, 82)
    with pen.piece("pool", (LEFT + 104, 86)):
        if not view.over:
            _pool(pen, view)


def _pool(pen: Pen, view: View) -> None:
    """The big rats: those in the pool, and the places of those that have left it."""
    total = all_big_rats(view)
    step = min(30.0, 190 / total)
    for nth in range(total):
        there = nth < view.pool
        if pen.theme.flat and not there:
            pen.svg.circle(nth * step + 13, 0, 9, Paint(NONE, pen.theme.ink, 1.5, dash="3 3"))
            continue
        tint = pen.theme.gold if there else pen.theme.edge
        pen.icon("rat", nth * step + 12, 0, 25, tint)
        if there:
            pen.icon("royalty", nth * step + 15, -15, 12, tint)
    pen.frame_glow("pool", -2, -24, step * total + 2, 40, 6)


# --------------------------------------------------------------------------- a family


def _family(pen: Pen, scene: Scene, seat: int, tall: float) -> None:
    view, theme = scene.view, pen.theme
    own, asked = view.table[seat], seat in scene.asked
    pen.plate(0, 0, WIDE, tall, rim=theme.gold if asked else "", fill="#41341f" if asked and not theme.flat else "")
    if asked:
        pen.svg.rect(3, 3, WIDE - 6, tall - 6, Paint(NONE, theme.gold, 4 if theme.flat else 2), 8)
        pen.icon("hourglass", WIDE - 19, tall * 0.2, 24, theme.gold)
    with pen.svg.group(at=(29, tall * 0.34)):
        pen.seat(seat, 18)
    if view.cat == seat:
        with pen.piece("cat", (28, tall * 0.8)):
            pen.frame_glow("cat", -16, -15, 32, 30, 6)
            pen.icon("cat", 0, 0, 27, theme.gold)
    first, second, third = (tall * part for part in (0.2, 0.52, 0.83))
    pen.label(58, first + 8, scene.name(seat), Type(24, 700), theme.ink, 128)
    _influence(pen, view, seat, first)
    _counts(pen, seat, own, second)
    _goods(pen, seat, own, third)


def _influence(pen: Pen, view: View, seat: int, y: float) -> None:
    """The square on the track, and the rank."""
    rank = view.ranks.index(seat) + 1
    with pen.piece(f"influence-{seat}", (192, y)):
        pen.frame_glow(f"influence-{seat}", -4, -13, 84, 26, 6)
        pen.count("star", 0, 0, str(view.table[seat].influence), 23, pen.theme.gold, 52)
        pen.svg.circle(66, 0, 11, Paint(NONE, pen.theme.edge, 1.5))
        pen.label(66, 6, str(rank), Type(17, 600), pen.theme.faint, 18, anchor="middle")


def _counts(pen: Pen, seat: int, own: SeatView, y: float) -> None:
    """Florins, rat-catcher tokens, children in the hall, members left."""
    theme = pen.theme
    told = (
        ("money", 60, 58, (("gold", own.money, theme.gold),)),
        ("tokens", 122, 52, (("medal", len(own.tokens), theme.faint),)),
        ("reserve", 176, 52, (("pawn", own.reserve, theme.faint),)),
    )
    for name, x, wide, ((icon, n, tint),) in told:
        with pen.piece(f"{name}-{seat}", (x, y)):
            pen.frame_glow(f"{name}-{seat}", -3, -13, wide, 26, 6)
            pen.count(icon, 0, 0, str(n), 23, tint, wide)
    with pen.piece(f"hall-{seat}", (232, y)):
        pen.frame_glow(f"hall-{seat}", -4, -13, 70, 26, 6)
        for nth, (icon, n) in enumerate((("boy", own.boys), ("girl", own.girls))):
            tint = theme.ink if n else theme.faint
            pen.icon(icon, nth * 33 + 7, 0, 24, tint)
            pen.label(nth * 33 + 18, 8, str(n), Type(20, 700), tint, 14)


def _goods(pen: Pen, seat: int, own: SeatView, y: float) -> None:
    theme = pen.theme
    with pen.piece(f"goods-{seat}", (60, y)):
        pen.frame_glow(f"goods-{seat}", -4, -14, 238, 28, 6)
        for good, n in enumerate(own.goods):
            tint = theme.ink if n else theme.faint
            pen.icon(GOODS[good], good * 59 + 12, 0, 24, tint)
            pen.label(good * 59 + 28, 8, str(n), Type(21, 700), tint, 27)


# --------------------------------------------------------------------------- beside the board


def _rest(pen: Pen, scene: Scene) -> None:
    view, theme, words = scene.view, pen.theme, scene.words
    pen.plate(0, 0, WIDE, REST)
    step = box_of(view).loop[view.step]
    with pen.piece("step", (16, 24)):
        pen.frame_glow("step", -6, -15, 140, 30, 6)
        pen.count("gold", 0, 0, str(step.price), 24, theme.gold, 46)
        pen.label(52, 8, "→", Type(22), theme.faint, 24)
        pen.count("star", 80, 0, f"+{step.gain}", 24, theme.gold, 56)
    with pen.piece("bag", (172, 24)):
        pen.frame_glow("bag", -6, -15, 130, 30, 6)
        pen.icon("sack", 10, 0, 26, theme.faint)
        for nth, (icon, n) in enumerate((("boy", view.bag_boys), ("girl", view.bag_girls))):
            pen.icon(icon, 38 + nth * 44, 0, 24, theme.faint)
            pen.label(50 + nth * 44, 8, str(n), Type(21, 700), theme.ink, 22)
    with pen.piece("supply", (16, 64)):
        pen.frame_glow("supply", -6, -16, 290, 32, 6)
        for good, n in enumerate(view.supply):
            pen.icon(GOODS[good], good * 53 + 11, 0, 23, theme.faint)
            pen.label(good * 53 + 26, 8, str(n), Type(20, 700), theme.ink, 25)
        pen.count("gold", 212, 0, str(view.bank).replace("-", "−"), 23, theme.gold, 64)
    with pen.piece("piles", (16, 102)):
        pen.frame_glow("piles", -6, -16, 156, 32, 6)
        for pile, n in enumerate(view.piles):
            pen.count("medal", pile * 52, 0, str(n), 23, theme.faint, 48)
    with pen.piece("rats", (176, 102)):
        pen.frame_glow("rats", -4, -16, 58, 32, 6)
        pen.count("rat", 0, 0, str(view.rats.bit_count()), 24, theme.faint, 54)
    if view.cat < 0:
        with pen.piece("cat", (254, 102)):
            pen.frame_glow("cat", -18, -16, 54, 32, 6)
            pen.icon("cat", 0, 0, 28, theme.gold)
            pen.label(16, 8, str(box_of(view).box.prices.cat), Type(21, 700), theme.gold, 20)
    pen.svg.line((14, 124), (WIDE - 14, 124), Paint(NONE, theme.edge, 1.5))
    with pen.piece("road", (16, 148)):
        pen.frame_glow("road", -6, -20, 290, 96, 6)
        pen.label(0, 4, words("hameln-picture-road"), Type(20, 600, True), theme.ink, 270)
        _road(pen, view)


def _road(pen: Pen, view: View) -> None:
    """The lost children in order, and what the next ones cost; many in smaller places."""
    box, theme = box_of(view), pen.theme
    places = max(len(view.road) + 1, len(box.road))
    rows = 2 if places <= LONG_ROAD else 3
    row = max(ROAD_ROW, ceil(places / rows))
    step, down = 272 / row, 62 / rows
    r = min(12.0, step * 0.43, down * 0.43)
    costs = [*box.road, *[box.overflow] * places]
    for nth in range(places):
        with pen.svg.group(at=(step / 2 + nth % row * step, 28 + nth // row * down)):
            if nth < len(view.road):
                pen.seat(view.road[nth], r)
            else:
                pen.svg.circle(0, 0, r, Paint(NONE, theme.edge, 1.5, dash="3 3"))
                pen.label(0, r * 0.45, str(costs[nth]), Type(15, 600), theme.faint, 2 * r + 2, anchor="middle")
