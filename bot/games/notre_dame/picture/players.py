"""The plates of the players: name, turn, cards in hand, gold, markers, prestige where it is open, messages."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas, outline
from bot.pictures.letters import Type
from bot.pictures.nameplate import draw_name
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import mixed
from rules.notre_dame.view import CardView, SeatView, View

from .boroughs import pawn
from .facts import colour_and_points, leaders, may_take

WIDE: Final = 304
ASIDE: Final = 31  # the middle of what stands at the left: the seat's piece, below it its turn
INSET: Final = 62  # where the rest begins
OPENS: Final = 8.5  # the radius of a colour that is open to a carriage
CARD: Final = 26  # from one card in hand to the next
TAKEN, OPEN, DRIVES = 32.0, 23.0, 44.0  # so wide are a message taken, a colour that is open, the carriage before them


class Count(NamedTuple):
    """How many of a thing a seat has, and how that is drawn."""

    name: str
    icon: str
    n: int
    tint: str
    size: float  # of the icon
    wide: float


def player(canvas: Canvas, scene: Scene, seat: int, tall: float) -> None:
    """The plate of a seat, with its upper left corner at the origin."""
    view, theme = scene.view, canvas.theme
    own, asked = view.table[seat], seat in scene.asked
    canvas.plate(0, 0, WIDE, tall, rim=theme.gold if asked else "", fill="#41341f" if asked and not theme.flat else "")
    if asked:
        canvas.svg.rect(3, 3, WIDE - 6, tall - 6, Paint(NONE, theme.gold, 4 if theme.flat else 2), 8)
    first, second, third = (tall * part for part in (0.2, 0.5, 0.81))
    with canvas.svg.group(at=(ASIDE, tall * 0.3)):
        canvas.seat(seat, 20)
    _turn(canvas, view, seat, tall * 0.76)
    x = _hand(canvas, seat, own, first, WIDE - (38 if asked else 12))
    if asked:
        canvas.icon("hourglass", WIDE - 21, first, 28, theme.gold)
    draw_name(canvas, scene, seat, INSET, first + 9, Type(28, 700), max(40.0, x - INSET - 6))
    _counts(canvas, view, seat, second, tall)
    _messages(canvas, view, seat, third, _beside(canvas, seat, own, third))


def _turn(canvas: Canvas, view: View, seat: int, y: float) -> None:
    """The bell: begins this round; a number: when this seat follows; the crown: has won."""
    theme = canvas.theme
    if view.over:
        if seat in leaders(view):
            canvas.icon("royalty", ASIDE, y, 36, theme.gold)
        return
    if seat == view.bell:
        with canvas.piece("bell", (ASIDE, y)):
            canvas.frame_glow("bell", -18, -17, 36, 34, 8)
            canvas.icon("bell", 0, 0, 32, theme.gold)
    else:
        turn = f"{view.order.index(seat) + 1}."
        canvas.label(ASIDE, y + 9, turn, Type(27, 600, True), theme.faint, 40, anchor="middle")


def _hand(canvas: Canvas, seat: int, own: SeatView, y: float, right: float) -> float:
    """The cards in hand, by colour; those from which one is to be chosen lie apart. Returns where they begin."""
    with canvas.piece(f"hand-{seat}", (0, y)):
        x = right
        for cards, lifted in ((own.hand, False), (own.choosing, True)):
            for card in reversed(cards):
                x -= CARD
                _back(canvas, card, x, lifted)
            x -= 5 if cards else 0
        if x < right:
            canvas.frame_glow(f"hand-{seat}", x + 2, -16, right - x - 2, 32, 6)
    return x


def _back(canvas: Canvas, card: CardView, x: float, lifted: bool) -> None:
    """The back of a card in the colour of its pile."""
    theme = canvas.theme
    with canvas.svg.group(at=(x + 12, 0)):
        canvas.svg.rect(-11.5, -15, 23, 30, Paint(theme.paper if not lifted else theme.sunk, theme.edge, 1.5), 4)
        canvas.seat(card.colour, 8.5)


def _counts(canvas: Canvas, view: View, seat: int, y: float, tall: float) -> None:
    """Gold, markers in the own and the general supply, prestige where it is open."""
    theme, own = canvas.theme, view.table[seat]
    cube = theme.ink if theme.flat else mixed(theme.seats[seat], "#ffffff", 0.15)
    four = view.prestige_open
    size, wide = (min(27.0, tall * 0.27), 57.0) if four else (min(29.0, tall * 0.27), 73.0)
    told = [
        Count("gold", "gold", own.gold, theme.gold, size, wide),
        Count("personal", "cube", own.personal, cube, size, wide),
        Count("general", "cube", own.general, theme.faint, size * 0.67, 60),
    ]
    if four:
        told.append(Count("prestige", "laurel", own.prestige or 0, theme.gold, size, 70))
    x = float(INSET)
    for count in told:
        with canvas.piece(f"{count.name}-{seat}", (x, y)):
            _count(canvas, seat, count)
        x += count.wide


def _count(canvas: Canvas, seat: int, count: Count) -> None:
    """An icon and its number: both small where little depends on them."""
    name, icon, n, tint, size, wide = count
    canvas.frame_glow(f"{name}-{seat}", -4, -14, wide - 3, 28, 6)
    canvas.icon(icon, size / 2, 0, size, tint)
    letter, ink = (
        (Type(size * 1.1, 700), canvas.theme.ink) if size > 20 else (Type(size * 1.32, 600), canvas.theme.faint)
    )
    canvas.label(size + 4, letter.size * 0.35, str(n), letter, ink, wide - size - 5)


# --------------------------------------------------------------------------- the lowest row


def _beside(canvas: Canvas, seat: int, own: SeatView, y: float) -> float:
    """At the right: the friend not yet placed, the mask of who has hired the Doctor. Returns where they begin."""
    x = WIDE - 12.0
    if not own.placed:
        x -= 24
        with canvas.piece(f"friend-{seat}", (x + 10, y - 3)):
            pawn(canvas, seat, 34)
    if own.spared:
        x -= 34
        with canvas.piece(f"doctored-{seat}", (x + 15, y)):
            canvas.frame_glow(f"doctored-{seat}", -17, -15, 34, 30, 6)
            canvas.icon("mask", 0, 0, 31, canvas.theme.ink)
    return x


def _messages(canvas: Canvas, view: View, seat: int, y: float, right: float) -> None:
    """The messages taken, each in its colour with its points; then the colours that the carriage may take now."""
    taken, closer = view.table[seat].collected, may_take(view, seat)
    wide = TAKEN * len(taken) + (DRIVES + OPEN * len(closer) if closer else 0)
    shrunk = min(1.0, (right - INSET - 4) / max(wide, 1))
    with canvas.piece(f"taken-{seat}", (INSET, y)):
        if taken:
            canvas.frame_glow(f"taken-{seat}", -4, -15, 6 + TAKEN * shrunk * len(taken), 30, 6)
        for nth, message in enumerate(taken):
            colour, points = colour_and_points(message)
            with canvas.svg.group(at=((nth + 0.5) * TAKEN * shrunk, 0), scale=shrunk):
                canvas.seat(colour, 13.5, str(points), 22)
    with canvas.svg.group(at=(INSET + TAKEN * shrunk * len(taken), y), scale=shrunk):
        _open(canvas, closer)


def _open(canvas: Canvas, colours: tuple[int, ...]) -> None:
    """The carriage, and the outlines of the colours that are open to it."""
    if not colours:
        return
    canvas.icon("carriage", 21, 0, 30, canvas.theme.faint)
    for nth, colour in enumerate(colours):
        with canvas.svg.group(at=(DRIVES + (nth + 0.4) * OPEN, 0)):
            tint = canvas.theme.ink if canvas.theme.flat else canvas.theme.seats[colour]
            canvas.svg.path(outline(colour, OPENS), Paint(NONE, tint, 2.6))
