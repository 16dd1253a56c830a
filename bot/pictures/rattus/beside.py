"""Beside and below the map: the turn, the players with their cards and cubes, the cards on offer, rats and pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.rattus.components import Card
from rules.rattus.view import View

from .facts import LIMITS, card_name, cards_of, colour_of, icon_of, in_game, on_board, rats_on_board, stage, stocks

LEFT, WIDE = 888, 304
BAND: Final = 788
TOP, LOW, GAP = 104, 892, 8
PLAYER, OFFER, CHIP = 80, 44, 37  # a plate without cards; a row of cards
STAGES: Final = {
    "opening": "picture-rattus-opening",
    "turn": "picture-rattus-turn",
    "ending": "picture-rattus-ending",
    "round": "picture-rattus-round",
    "ravage": "picture-rattus-ravage",
    "over": "picture-rattus-over",
}


def column(pen: Pen, scene: Scene) -> None:
    """The turn, the players, the cards on offer: each plate as high as its cards need."""
    _turn(pen, scene)
    view: View = scene.view
    needed = [PLAYER + CHIP * rows(len(cards_of(view, seat))) for seat in range(view.seats)]
    offered = cards_of(view)
    spare = LOW - TOP - sum(needed) - OFFER - CHIP * rows(len(offered)) - GAP * view.seats
    ease = min(26.0, spare / (view.seats + 1))
    y = float(TOP)
    for seat, tall in enumerate(needed):
        with pen.svg.group(at=(LEFT, y)):
            _player(pen, scene, seat, tall + ease)
        y += tall + ease + GAP
    with pen.svg.group(at=(LEFT, y)):
        pen.plate(0, 0, WIDE, LOW - y)
        pen.label(14, 30, scene.words("picture-offer"), Type(23, 600), pen.theme.ink, WIDE - 28)
        _cards(pen, scene, offered, OFFER)


def rows(cards: int) -> int:
    """How many rows so many chips take."""
    return (cards + 1) // 2


def _turn(pen: Pen, scene: Scene) -> None:
    view, words, theme = scene.view, scene.words, pen.theme
    with pen.piece("turn"):
        pen.frame_glow("turn", LEFT, 10, WIDE, 86)
        pen.plate(LEFT, 10, WIDE, 86, rim=theme.gold)
        title = words("picture-turn", n=view.turns)
        pen.label(LEFT + WIDE / 2, 48, title, Type(31, 700), theme.gold, WIDE - 110, anchor="middle")
        for name, icon, done, x in (("taken", "card", view.taken, 30), ("placed", "cube", view.placed, WIDE - 30)):
            if stage(view) in ("turn", "ending"):
                with pen.piece(name, (LEFT + x, 37)):
                    pen.icon(icon, 0, 0, 34, theme.gold if done else theme.edge)
                    if done:
                        pen.svg.path("M-8 2L-2 9L10 -8", Paint(NONE, theme.ink, 4.5))
        below = words(STAGES[stage(view)])
        pen.label(LEFT + WIDE / 2, 81, below, Type(23, 600), theme.ink, WIDE - 20, anchor="middle")


def _player(pen: Pen, scene: Scene, seat: int, tall: float) -> None:
    view, theme = scene.view, pen.theme
    asked, on_turn = seat in scene.asked, seat == view.turn and not view.over
    pen.plate(0, 0, WIDE, tall, rim=theme.gold if asked else "", fill="#41341f" if asked and not theme.flat else "")
    if asked:
        pen.svg.rect(3, 3, WIDE - 6, tall - 6, Paint(NONE, theme.gold, 4 if theme.flat else 2), 8)
        pen.icon("hourglass", WIDE - 22, 26, 30, theme.gold)
    with pen.svg.group(at=(32, 30)):
        pen.seat(seat, 20)
    pen.label(62, 38, scene.name(seat), Type(26, 700), theme.ink, 106)
    if on_turn or seat == view.first:
        pen.icon("star" if on_turn else "flag", WIDE - 52, 26, 22, theme.gold)
    shown = (("board", "map", on_board(view, seat)), ("stock", "cube", view.stock[seat]))
    for nth, (name, icon, n) in enumerate(shown):
        with pen.piece(f"{name}-{seat}", (62 + nth * 84, 61)):
            pen.frame_glow(f"{name}-{seat}", -3, -15, 70, 30, 6)
            pen.count(icon, 0, 0, str(n), 27, theme.faint, 68)
    _cards(pen, scene, cards_of(view, seat), PLAYER)


def _cards(pen: Pen, scene: Scene, cards: Sequence[int], top: float) -> None:
    """Class cards as chips, two in a row; one used this turn is dim."""
    theme, wide, tall = pen.theme, 138, CHIP - 5
    for nth, card in enumerate(cards):
        name = f"card-{Card(card).name.lower()}"
        used = card in scene.view.used
        fill, ink = (theme.sunk, theme.faint) if used else (theme.paper, theme.dark)
        with pen.piece(name, (11 + nth % 2 * (wide + 6), top + nth // 2 * CHIP)):
            pen.frame_glow(name, 0, 0, wide, tall, 6)
            pen.svg.rect(0, 0, wide, tall, Paint(fill, theme.edge, 2, dash="5 4" if used else ""), 6)
            pen.icon(icon_of(card), 18, tall / 2, 24, ink if used else colour_of(theme, card))
            pen.label(35, tall * 0.71, card_name(scene.words, card), Type(22, 700), ink, wide - 40)


# --------------------------------------------------------------------------- the band below


def band(pen: Pen, scene: Scene) -> None:
    """Rats in the supply, on the board and discarded; pieces not on the board."""
    view, words = scene.view, scene.words
    pen.plate(12, BAND, 856, 104)
    pen.icon("rat", 56, BAND + 50, 70, pen.theme.faint)
    told = [("supply", "picture-supply", view.supply), ("on-board", "picture-on-board", rats_on_board(view))]
    for nth, (name, key, n) in enumerate(told):
        with pen.piece(name, (104, BAND + 14 + nth * 42)):
            pen.frame_glow(name, 0, 0, 150, 34, 6)
            pen.label(6, 27, words(key, n=n), Type(26, 700), pen.theme.ink, 140)
    _discards(pen, scene)
    _left(pen, scene)


def _discards(pen: Pen, scene: Scene) -> None:
    """The open discards by their limit."""
    view, theme = scene.view, pen.theme
    with pen.piece("discards", (266, BAND + 8)):
        wide = 318 if _pieces(view) else 590
        pen.frame_glow("discards", 0, 0, wide, 88, 6)
        pen.plate(0, 0, wide, 88, fill=theme.sunk, round=6)
        text = scene.words("picture-discarded", n=len(view.discards))
        pen.label(12, 28, text, Type(22, 600), theme.ink, 300)
        count = Counter(face.limit for face in view.discards)
        for nth, limit in enumerate(LIMITS):
            x = 24 + nth * (wide - 12) / 6
            pen.svg.circle(x, 60, 15, Paint(theme.paper, theme.dark, 2))
            pen.label(x, 67.5, str(limit), Type(22, 700), theme.dark, 22, anchor="middle")
            pen.label(x + 19, 69, str(count[limit]), Type(22, 700), theme.ink, 24)


def _left(pen: Pen, scene: Scene) -> None:
    """Tokens out of the game, extra pieces not on the board, the cubes on the Baker."""
    view: View = scene.view
    shown = _pieces(view)
    for nth, (name, icon, n) in enumerate(shown):
        with pen.piece(name, (600 + nth % 3 * 88, BAND + 30 + nth // 3 * 46)):
            pen.frame_glow(name, -4, -19, 82, 38, 6)
            pen.count(icon, 0, 0, n, 32, pen.theme.faint, 52 if name == "baker" and view.baker else 78)
            if name == "baker" and view.baker:
                with pen.svg.group(at=(66, 0)):
                    pen.seat(view.baker_seat, 11)


def _pieces(view: View) -> list[tuple[str, str, str]]:
    """Id, icon and number of each."""
    shown = [(f"left-{name}", name, str(n)) for name, n in stocks(view).items()]
    if view.removed:
        shown.append(("removed", "skull", str(view.removed)))
    if in_game(view, Card.BAKER):
        shown.append(("baker", "bread", str(view.baker)))
    return shown
