"""Rattus Cartus for the tests of its pictures: tables, and what is drawn of a piece."""

from __future__ import annotations

from xml.etree.ElementTree import Element, fromstring

from bot.games.rattus_cartus.picture import painter
from bot.pictures import DARK, Scene
from bot.pictures.symbols import SYMBOLS
from bot.text import words_for
from rules.rattus_cartus.components import NUNS, Building, Cards, Class, Supplies
from rules.rattus_cartus.view import PlaceView, View

from .positions import NAMES, Position, states
from .reading import SVG

KING, MONK, WITCH = (int(cls) * NUNS for cls in (Class.ROYALTY, Class.CHURCH, Class.MAGIC))


def opening(seats: int = 4) -> View:
    """A game at its beginning, as all see it."""
    start = states("rattus_cartus", seats, 0, 3)[0]
    view: View = Position("rattus_cartus", seats, start, start, "").game.view(start, None)
    return view


def place(building: Building, inside: tuple[int, ...] = (), laid: tuple[int | Cards, ...] = ()) -> PlaceView:
    """A building of the row."""
    return PlaceView(building * 5, int(building), building // 2, Supplies(2, 0, 1), inside, laid)


def street(*places: PlaceView, shown: int = 0, seats: int = 4, premium: int = -1) -> View:
    """A table with these buildings; so many of them are turned up."""
    return opening(seats)._replace(row=places, shown=shown, premium=premium)


def scene(view: View, before: View | None = None, locale: str = "en") -> Scene:
    """A view for one reader."""
    return Scene(view, NAMES[: view.seats], words_for(locale), before=before)


def piece(view: View, name: str, before: View | None = None, locale: str = "en") -> Element:
    """The piece with this id."""
    return next(
        e for e in fromstring(painter.board(scene(view, before, locale))).iter(f"{SVG}g") if e.get("id") == name
    )


def lettered(found: Element) -> list[str]:
    """All lettering of a piece."""
    return [e.text or "" for e in found.iter(f"{SVG}text")]


def icons(found: Element, icon: str) -> int:
    """How often a symbol stands on a piece."""
    return sum(e.get("d") == SYMBOLS[icon] for e in found.iter(f"{SVG}path"))


def glows(found: Element) -> bool:
    """Whether a piece is marked as new."""
    return any(e.get("stroke") == DARK.glow for e in found.iter())
