"""Tables of Hameln for its pictures, and what a picture has at a place."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from bot.pictures import DARK, THEMES, Scene, Theme
from bot.pictures.symbols import SYMBOLS
from bot.text import LOCALES, words_for
from rules.core import Edition
from rules.hameln import game
from rules.hameln.options import Options
from rules.hameln.view import View
from tests.support.company import any_move

from .reading import SVG

NAMES = ("Ana", "Bea", "Chloé", "Dan", "Maximilienne")
SEATS = (3, 4, 5)
LEGIBLE = 15
everywhere = pytest.mark.parametrize("locale", LOCALES)
themed = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def scene(view: View, before: View | None = None, *, locale: str = "en", theme: Theme = DARK) -> Scene:
    """A view for one reader."""
    return Scene(view, NAMES[: view.seats], words_for(locale), asked=(0,), before=before, theme=theme)


def played(seats: int, moves: int, edition: Edition | None = None) -> Any:
    """A table after so many random moves, or at its end."""
    chance = Random(seats)
    g = game.new(seats, bytes([seats]) * 32, Options(edition=edition.name if edition else ""))
    for _ in range(moves):
        if g.asked:
            g = game.play(g, any_move(chance, g.asked))[0]
    return g


def lettered(svg: str, name: str) -> list[str]:
    """All lettering of a piece."""
    return [e.text or "" for e in piece(svg, name).iter(f"{SVG}text")]


def piece(svg: str, name: str) -> Element:
    """The piece with this id."""
    return next(e for e in fromstring(svg).iter(f"{SVG}g") if e.get("id") == name)


def icons(svg: str, name: str, icon: str) -> int:
    """How often a symbol stands on a piece."""
    return sum(e.get("d") == SYMBOLS[icon] for e in piece(svg, name).iter(f"{SVG}path"))


def glows(element: Element) -> bool:
    return any(DARK.glow in (e.get("stroke"), e.get("fill")) for e in element.iter())
