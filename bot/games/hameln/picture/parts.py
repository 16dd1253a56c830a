"""The stretches of board and hand that large print shows one by one, the one in question first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.pictures.scene import HAND, Scene, Stretch
from bot.pictures.svg import Point
from rules.core import Ask
from rules.hameln.view import View

from .column import LEFT, between, place_of
from .plan import circle_at, corner, house_at, quarter

QUARTERS: Final = ((360, 0), (360, 410), (0, 410), (0, 0))  # from one o'clock on
QUARTER: Final = (520, 490)
MARKET: Final = (140, 180, 600, 540)
BESIDE: Final = LEFT - 6
FIRST_HAND: Final = 656


def parts(scene: Scene) -> tuple[Stretch, ...]:
    """The market, the quarters, the families, what lies beside the board."""
    view: View = scene.view
    components, cut = view.components, between(view)
    quarters = [
        Stretch(f"hameln-region-{colour}.quarter", *QUARTERS[quarter(components, region)], *QUARTER)
        for region, colour in enumerate(components.regions)
    ]
    found = (
        Stretch("hameln-picture-part-market", *MARKET),
        *quarters,
        Stretch("hameln-picture-part-families", BESIDE, 0, 1200 - BESIDE, cut),
        Stretch("hameln-picture-part-beside", BESIDE, cut, 1200 - BESIDE, 900 - cut),
    )
    about = tuple(_about(view, scene.question)) if scene.question else ()
    return tuple(sorted(found, key=lambda part: -sum(_holds(part, spot) for spot in about)))


def _holds(part: Stretch, spot: Point) -> bool:
    across = part.left <= spot[0] <= part.left + part.width
    return across and part.top <= spot[1] <= part.top + part.height


def _about(view: View, ask: Ask) -> Iterator[Point]:
    """The places on the board between which this question decides, or that it is about."""
    match ask.choice:
        case "man" | "woman" | "activate" | "home":
            yield from (house_at(view.components, house) for house in ask.options if isinstance(house, int))
        case "chase":
            yield from (circle_at(view, circle) for circle in ask.options if isinstance(circle, int))
        case "rats" | "rat_set":
            yield from (circle_at(view, circle) for circle in view.circles_of(_number(ask, 1)))
        case "amount":
            yield corner(view.components, _number(ask, 1))
        case "bribe":
            yield corner(view.components, view.piper)
        case "piles" | "optional":
            yield place_of(view, None)
        case _:  # about what a family has
            yield place_of(view, ask.seat)


def _number(ask: Ask, nth: int) -> int:
    value = ask.args[nth]
    assert isinstance(value, int)
    return value


def hand_parts(scene: Scene) -> tuple[Stretch, ...]:
    """The tokens, then their sum."""
    return (
        Stretch("hameln-picture-part-tokens", 0, 0, FIRST_HAND, HAND[1]),
        Stretch("hameln-picture-part-sum", FIRST_HAND, 0, HAND[0] - FIRST_HAND, HAND[1]),
    )
