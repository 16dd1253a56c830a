"""Beside the map: the players with their cubes and cards, and the cards on offer, as large as there is room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.nameplate import draw_name
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from rules.rattus.components import Card
from rules.rattus.view import BESIDE, View

from .facts import card_name, class_name, colour_of, icon_of
from .marks import given, giver
from .stock import TURN, WIDE, height, stock, turn

LEFT, TOP, LOW, GAP = 888, 8, 896, 8
PLAYER, OFFER, CHIP = 102, 44, 40  # a plate without cards; a row of cards
LARGEST: Final = {2: 1.35, 3: 1.2, 4: 1.05}  # how much larger players and cards are drawn at most, by the seats

NAME, CLASS = Type(22, 700), Type(18, 400, True)  # on a card
TIGHT: Final = 0.85  # a class is named where its name need not be made smaller than this


class Plate(NamedTuple):
    """A stretch of the column: the turn, the rats and pieces, a seat (by number), the cards on offer."""

    what: str | int
    top: float
    tall: float


def plates(view: View) -> tuple[Plate, ...]:
    """The column from the top down: players and cards as large as there is room, then all of their plates higher."""
    fixed = (("turn", TURN), ("stock", height(view)))
    tall, scale = _needed(view), larger(view)
    each = (_room(view) - scale * sum(tall)) / len(tall)
    *players, offer = (scale * one + each for one in tall)
    return tuple(_stacked([*fixed, *enumerate(players), ("offer", offer)]))


def larger(view: View) -> float:
    """Return the scale of the plates of players and cards; 1 is the smallest."""
    return min(LARGEST[view.seats], _room(view) / sum(_needed(view)))


def _needed(view: View) -> list[float]:
    """How high the plates of players and of the cards on offer are at least."""
    players = [PLAYER + CHIP * rows(view, seat) for seat in range(view.seats)]
    return [*players, OFFER + CHIP * rows(view, BESIDE)]


def _room(view: View) -> float:
    """Return the height left for the plates of players and cards."""
    return LOW - TOP - TURN - height(view) - GAP * (view.seats + 2)


def _stacked(plates: Sequence[tuple[str | int, float]]) -> Iterator[Plate]:
    y = float(TOP)
    for what, tall in plates:
        yield Plate(what, y, tall)
        y += tall + GAP


def abreast(view: View) -> int:
    """Return how many cards stand side by side: two at a full table, else one."""
    return 2 if view.seats > 3 else 1


def rows(view: View, holder: int) -> int:
    """How many rows the chips of a holder take."""
    return -(-len(view.cards_of(holder)) // abreast(view))


def column(canvas: Canvas, scene: Scene) -> None:
    """Draw all plates of the column."""
    scale = larger(scene.view)
    for what, top, tall in plates(scene.view):
        with canvas.svg.group(at=(LEFT, round(top)), scale=1 if what in ("turn", "stock") else scale):
            match what:
                case "turn":
                    turn(canvas, scene)
                case "stock":
                    stock(canvas, scene)
                case int(seat):
                    _player(canvas, scene, seat, WIDE / scale, tall / scale)
                case _:
                    _offer(canvas, scene, WIDE / scale, tall / scale)


# --------------------------------------------------------------------------- a player


def _player(canvas: Canvas, scene: Scene, seat: int, wide: float, tall: float) -> None:
    view = scene.view
    _ground(canvas, wide, tall, asked=seat in scene.asked)
    with canvas.svg.group(at=(36, 35)):
        canvas.seat(seat, 22)
    _signs(canvas, scene, seat, wide)
    taken = _mark(canvas, scene, seat, wide)
    draw_name(canvas, scene, seat, 68, 46, Type(28, 700), wide - 76 - taken)
    _numbers(canvas, scene, seat, wide)
    _cards(canvas, scene, view.cards_of(seat), wide, PLAYER - 3)


def _ground(canvas: Canvas, wide: float, tall: float, *, asked: bool) -> None:
    """Draw the plate of a player, brighter and with a golden rim while they are asked something."""
    theme = canvas.theme
    canvas.plate(0, 0, wide, tall, rim=theme.gold if asked else "", fill="#41341f" if asked and not theme.flat else "")
    if asked:
        canvas.svg.rect(3, 3, wide - 6, tall - 6, Paint(NONE, theme.gold, 4 if theme.flat else 2), 8)


def _signs(canvas: Canvas, scene: Scene, seat: int, wide: float) -> None:
    """Say above the name who was the first player, and who had the last regular turn, which breaks ties."""
    view, words = scene.view, scene.words
    signs = (("picture-rattus-first", view.first), ("picture-rattus-last", view.last))
    told = ", ".join(words(key) for key, who in signs if who == seat)
    if told:
        canvas.label(wide - 12, 21, told, Type(21, 400, True), canvas.theme.faint, wide - 86, anchor="end")


def _mark(canvas: Canvas, scene: Scene, seat: int, wide: float) -> float:
    """Draw an hourglass beside the name of somebody who is asked, or their final place; return how wide that is."""
    view, theme, letter = scene.view, canvas.theme, Type(26, 700)
    if view.over:
        place = view.result.places[seat]
        told = scene.words("picture-rattus-place", n=place)
        canvas.label(wide - 11, 48, told, letter, theme.gold, 70, anchor="end")
        if place == 1:
            canvas.icon("laurel", wide - width(told, letter) - 32, 38, 32, theme.gold)
        return width(told, letter) + (48 if place == 1 else 8)
    if seat in scene.asked:
        canvas.icon("hourglass", wide - 24, 41, 27, theme.gold)
        return 34
    return 0


def _numbers(canvas: Canvas, scene: Scene, seat: int, wide: float) -> None:
    """Cubes on the board, which count at the end, and in the supply."""
    view, words, left = scene.view, scene.words, (wide - 20) * 0.54
    with canvas.piece(f"board-{seat}", (12, 84)):
        canvas.frame_glow(f"board-{seat}", -3, -23, left - 10, 30, 6)
        _number(canvas, words("picture-rattus-cubes"), view.saved[seat], 33, left)
    with canvas.piece(f"stock-{seat}", (12 + left, 84)):
        canvas.frame_glow(f"stock-{seat}", -5, -23, wide - left - 14, 30, 6)
        _number(canvas, words("picture-rattus-stock"), view.stock[seat], 27, wide - left - 20)


def _number(canvas: Canvas, text: str, n: int, size: float, wide: float) -> None:
    """A word, then its number in bold."""
    letter = Type(size, 700)
    room = wide - 13 - width(str(n), letter)
    after = min(room, width(text, Type(20))) + 7
    canvas.label(0, 0, text, Type(20), canvas.theme.faint, room)
    canvas.label(after, 1, str(n), letter, canvas.theme.ink, wide - after)


# --------------------------------------------------------------------------- cards


def _offer(canvas: Canvas, scene: Scene, wide: float, tall: float) -> None:
    """The cards that lie beside the board."""
    canvas.plate(0, 0, wide, tall)
    offered = scene.view.cards_of(BESIDE)
    text = scene.words("picture-offer" if offered else "picture-rattus-no-offer")
    canvas.label(12, 31, text, Type(23, 600), canvas.theme.ink, wide - 24)
    _cards(canvas, scene, offered, wide, OFFER)


def _cards(canvas: Canvas, scene: Scene, cards: Sequence[int], across: float, top: float) -> None:
    """Class cards as chips, side by side at a full table; else each with its class. One used is dim."""
    beside = abreast(scene.view)
    wide = (across - 20 - 6 * (beside - 1)) / beside
    for nth, card in enumerate(cards):
        at = (10 + nth % beside * (wide + 6), top + nth // beside * CHIP)
        with canvas.piece(f"card-{Card(card).name.lower()}", at):
            _chip(canvas, scene, card, wide)
            if (seat := given(scene, card)) is not None and beside > 1:
                with canvas.svg.group(at=(wide - (24, 14)[nth % beside], -2)):  # clear of the number above
                    giver(canvas, seat)


def _chip(canvas: Canvas, scene: Scene, card: int, wide: float) -> None:
    theme, tall, used = canvas.theme, CHIP - 5, card in scene.view.used
    fill, ink = (theme.sunk, theme.faint) if used else (theme.paper, theme.dark)
    name = f"card-{Card(card).name.lower()}"
    canvas.svg.rect(0, 0, wide, tall, Paint(fill, theme.edge, 2, dash="5 4" if used else ""), 6)
    canvas.icon(icon_of(card), 18, tall / 2, 27, ink if used else colour_of(theme, card))
    told = card_name(scene.words, card)
    canvas.label(35, tall * 0.71, told, NAME, ink, wide - 37)
    if abreast(scene.view) == 1:
        _note(canvas, scene, card, wide, wide - 44 - width(told, NAME))
    canvas.frame_glow(name, 0.5, 0.5, wide - 1, tall - 1, 6)


def _note(canvas: Canvas, scene: Scene, card: int, wide: float, room: float) -> None:
    """At the right of a card: from whom it has come, and that it has been used, or its class where there is room."""
    used, end = card in scene.view.used, wide - 7
    if (seat := given(scene, card)) is not None:
        with canvas.svg.group(at=(wide - 24, (CHIP - 5) / 2)):
            giver(canvas, seat)
        end, room = end - 42, room - 42
    text = scene.words("picture-rattus-used") if used else class_name(scene.words, card)
    ink = canvas.theme.faint if used else canvas.theme.dark
    if width(text, CLASS) * TIGHT <= room:
        canvas.label(end, (CHIP - 5) * 0.69, text, CLASS, ink, room, anchor="end")
