"""Tables of Rattus for its pictures, and what a picture has at a place."""

from __future__ import annotations

from random import Random
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest

from bot.pictures import DARK, THEMES, Scene, Theme
from bot.pictures.symbols import SYMBOLS
from bot.text import LOCALES, words_for
from rules.core import Ask
from rules.rattus import game
from rules.rattus.components import TokenFace, editions
from rules.rattus.options import Options
from rules.rattus.view import RatView, View
from tests.support.company import any_move

from .reading import SVG

NAMES = ("Ana", "Bea", "Chloé", "Dan")
SEATS = (2, 3, 4)
LEGIBLE = 15
FACES: tuple[TokenFace, ...] = editions.components("").rats
everywhere = pytest.mark.parametrize("locale", LOCALES)
themed = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def scene(view: View, *, locale: str = "en", theme: Theme = DARK, question: Ask | None = None) -> Scene:
    """A view for one reader."""
    return Scene(view, NAMES[: view.seats], words_for(locale), asked=(0,), theme=theme, question=question)


def played(seats: int, moves: int = 100_000, **options: Any) -> Any:
    """A table after so many random moves, or at its end."""
    chance = Random(seats)
    g = game.new(seats, bytes([seats]) * 32, Options(**options))
    for _ in range(moves):
        if not g.asked:
            break
        g = game.play(g, any_move(chance, g.asked))[0]
    return g


def crammed(view: View, *, known: bool = False) -> View:
    """The same table with all that can lie in a region in each: three rats, bishops, nuns, cubes of every seat."""
    return view._replace(
        regions=tuple(
            here._replace(
                rats=tuple(
                    RatView(FACES[(3 * here.region + slot) % 49] if known else None, slot, (view.viewer or 0, 1)[:slot])
                    for slot in range(3)
                ),
                cubes=(9, 12, 20, 7)[: view.seats],
                bishops=2,
                nuns=3,
            )
            for here in view.regions
        ),
        palace=(3, 4, 15, 6)[: view.seats],
        neutral=True,
        revealed=True,
    )


def knowing_all(view: View, faces: tuple[TokenFace, ...] = FACES) -> View:
    """The same table with three rats in each region, all of which the viewer has looked at."""
    return view._replace(
        regions=tuple(
            here._replace(
                rats=tuple(RatView(faces[3 * nth + slot], slot, (view.viewer or 0,)) for slot in range(3)),
            )
            for nth, here in enumerate(view.regions)
        )
    )


def piece(svg: str, name: str) -> Element:
    """The piece with this id."""
    return next(e for e in fromstring(svg).iter(f"{SVG}g") if e.get("id") == name)


def lettered(svg: str, name: str) -> list[str]:
    """All lettering of a piece."""
    return [e.text or "" for e in piece(svg, name).iter(f"{SVG}text")]


def symbols(svg: str, name: str) -> list[str]:
    """The symbols on a piece, as they follow each other."""
    named = {path: symbol for symbol, path in SYMBOLS.items()}
    return [named[e.get("d", "")] for e in piece(svg, name).iter(f"{SVG}path") if e.get("d") in named]
