"""The street of this round: houses at night, who is inside each with how many cards, and what each brings."""

from __future__ import annotations

from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.scene import Scene
from rules.rattus_cartus.view import PlaceView, View

from .facts import counting, is_judged
from .houses import house
from .night_sky import LATE, MOON, STREET, WIDE, night
from .open_cards import opened, star
from .signs import sign

CENTRES: Final = {2: (220.0, 712.0), 3: (148.0, 440.0, 732.0)}  # of the houses, by how many there are
GUESTS: Final = 268
R: Final = 24
APART: Final = 53


def town(canvas: Canvas, scene: Scene) -> None:
    """Draw the street with its houses, signs and seats."""
    view: View = scene.view
    canvas.still(night, LATE if is_judged(view) else MOON)
    for at, (place, x) in enumerate(zip(view.row, centres(len(view.row)), strict=True)):
        with canvas.svg.group(at=(x, STREET), scale=0.94):
            house(canvas, place.building, dark=view.is_resolved(at))
        with canvas.piece(f"place-{at}", (x, 0)):
            sign(canvas, scene, at, place)
        if view.cards_open(at):
            opened(canvas, view, at, x)
        else:
            _guests(canvas, view, at, x)


def centres(n: int) -> tuple[float, ...]:
    """The x of the middle of each of so many houses, in units of the picture."""
    return CENTRES.get(n) or tuple(WIDE / n * (at + 0.5) for at in range(n))


def _guests(canvas: Canvas, view: View, at: int, x: float) -> None:
    """Who is inside, in the order of entering, with the number of cards laid; smaller when the building is done."""
    place: PlaceView = view.row[at]
    done = view.is_resolved(at)
    left = x - (len(place.inside) - 1) * APART / 2
    for nth, (seat, laid) in enumerate(zip(place.inside, place.laid, strict=True)):
        with canvas.piece(f"guest-{at}-{seat}", (left + nth * APART, GUESTS), reach=26, kind="token"):
            canvas.seat(seat, R * (0.8 if done else 1), "" if done else str(counting(laid)))
            if view.premium_at(at) == seat:
                star(canvas, 0, -42)
