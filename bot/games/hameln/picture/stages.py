"""What the picture of each question shows: the part of the town it is about, and where on it the options lie."""

from __future__ import annotations

from collections.abc import Iterable

from bot.pictures.canvas import Canvas
from bot.pictures.rasterizer import Box
from bot.pictures.scene import Scene
from bot.pictures.stage import Spot, Stage, Strip
from bot.pictures.strip import Holding, holdings
from bot.pictures.svg import Point
from rules.core import Arg, Ask
from rules.hameln.view import View

from .circles import paths, rats
from .column import column
from .houses import houses
from .plan import CIRCLE, circle_at, house_at
from .town import town

HOUSE = 58.0  # half a house with its badge, as a stage frames it
MARGIN = 60.0  # around the options of a crop
LEAST = (520.0, 430.0)  # the smallest crop


def board(canvas: Canvas, scene: Scene) -> None:
    """The table."""
    town(canvas, scene)
    paths(canvas, scene.view)
    houses(canvas, scene)
    rats(canvas, scene)
    column(canvas, scene)


def stage(scene: Scene) -> Stage | None:
    """The stage of the question; the whole table for a seat that waits."""
    view, ask = scene.view, scene.question
    if ask is None:
        return Stage(board, strip=_strip(scene))
    spots: dict[Arg, Spot] = {option: _spot(view, ask, option) for option in ask.options if isinstance(option, int)}
    match ask.choice:
        case "man" | "woman" | "activate" | "home" | "chase" | "rats":
            lit = (_house(view, _number(ask, 1)),) if ask.choice == "rats" else ()
            crop = around([*(spot.at for spot in spots.values()), *(spot.at for spot in lit)])
            return Stage(board, crop, spots, lit, strip=_strip(scene))
    return None


def _spot(view: View, ask: Ask, option: int) -> Spot:
    return _circle(view, option) if ask.choice in ("chase", "rats") else _house(view, option)


def _house(view: View, house: int) -> Spot:
    x, y = house_at(view.components, house)
    return Spot((x, y - 4), HOUSE, high=HOUSE + 4, mark=(x, y + HOUSE))


def _circle(view: View, circle: int) -> Spot:
    return Spot(circle_at(view, circle), CIRCLE)


def _number(ask: Ask, nth: int) -> int:
    value = ask.args[nth]
    assert isinstance(value, int)
    return value


def around(points: Iterable[Point]) -> Box:
    """The smallest crop of the town that holds these points with a margin, in the shape of a stage."""
    xs, ys = zip(*points, strict=True)
    wide, high = max(LEAST[0], max(xs) - min(xs) + 2 * MARGIN), max(LEAST[1], max(ys) - min(ys) + 2 * MARGIN)
    wide = max(wide, high * 800 / 700)
    x, y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return _within(x - wide / 2, 880 - wide), _within(y - high / 2, 900 - high), wide, high


def _within(start: float, most: float) -> float:
    return max(0.0, min(start, most))


def _strip(scene: Scene) -> Strip | None:
    """Purse, children, goods and tokens of the family."""
    view: View = scene.view
    assert view.viewer is not None
    own, words, gold = view.table[view.viewer], scene.words, scene.theme.gold
    held = [
        Holding("gold", str(own.money), words("hameln-picture-florins"), gold),
        Holding("child", str(own.boys + own.girls), words("hameln-picture-children")),
    ]
    return holdings(held)
