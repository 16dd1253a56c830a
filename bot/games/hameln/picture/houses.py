"""The houses: what they make, cost and draw, who lives there, and whether rats have taken them."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import Theme, darker, lighter, mixed
from rules.hameln.components import House, Kind
from rules.hameln.view import View

from .plan import BADGE, EAVES, GROUND, GROWN, HALF, RIDGE, house_at
from .regions import band

ROOF: Final = {
    Kind.BAKERY: "#b9803f",
    Kind.DAIRY: "#c9a63a",
    Kind.BREWERY: "#7d8a4a",
    Kind.BUTCHERY: "#9c4238",
    Kind.INFLUENCE: "#6b5690",
}
ICON: Final = {
    Kind.BAKERY: "bread",
    Kind.DAIRY: "cheese",
    Kind.BREWERY: "tankard",
    Kind.BUTCHERY: "ham",
    Kind.INFLUENCE: "star",
}
COIN: Final = "#d9b870"  # a price
PLASTER: Final = "#e6d5ac"
SIGN, SIGN_INK = "#211b18", "#fff3d4"  # of the rats that a house draws
SICK: Final = "#6d6a52"  # the walls of an infested house
MEMBER: Final = 17.0  # a man or a woman, as drawn
SPACES: Final = (("man", -19.0), ("woman", 19.0))  # of a house, and where
FLOOR: Final = 26.5
SOCKLE: Final = 5.5  # the foundation, in the colour of the region
PRINTED: Final = Type(20, 700)  # the name, and what it adds to influence
SIGNS: Final = {  # what stands on an empty space
    "man": "M-5.5 2a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M2.2 -1.2L7 -6M2.5 -6.5H7V-2",
    "woman": "M-4.5 -3a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M0 1.5V9M-3.5 5.5H3.5",
}


def houses(canvas: Canvas, scene: Scene) -> None:
    """All houses, with those who live there."""
    view, components = scene.view, scene.view.components
    for number, printed in enumerate(components.houses):
        x, y = house_at(components, number)
        with canvas.piece(f"house-{number}", (x, y)), canvas.svg.group(scale=GROWN):
            canvas.frame_glow(f"house-{number}", -HALF - 3, RIDGE - 1, 2 * HALF + 6, GROUND - RIDGE + 3, 8)
            _house(canvas, view, number, printed)
        for (name, aside), members in zip(SPACES, (view.men, view.women), strict=True):
            if members[number] >= 0:
                at = (x + aside * GROWN, y + FLOOR * GROWN)
                with canvas.piece(f"{name}-{number}", at, reach=MEMBER, kind="token"):
                    canvas.seat(members[number], MEMBER)


class Coat(NamedTuple):
    """The colours of a house."""

    roof: str
    walls: str
    rim: str
    ink: str  # lettering on the roof
    halo: str = ""


def _coat(theme: Theme, kind: Kind, *, sick: bool) -> Coat:
    """The colours of a house: muted while it is infested; without colours its roof is black then."""
    if theme.flat:
        roof, ink = (theme.ink, theme.paper) if sick else (theme.paper, theme.ink)
        return Coat(roof, theme.paper, theme.ink, ink)
    roof = mixed(ROOF[kind], SICK, 0.55 if sick else 0)
    return Coat(roof, SICK if sick else PLASTER, darker(ROOF[kind], 0.62), "#fff8e6", darker(roof, 0.6))


def _house(canvas: Canvas, view: View, number: int, printed: House) -> None:
    """Walls and roof with all that is printed on them, the badge of an infested house, and the empty spaces."""
    sick = view.infested[number]
    coat = _coat(canvas.theme, printed.kind, sick=sick)
    _walls(canvas, coat)
    if sick:
        _infested(canvas, view.has_big_rat(number))
    band(canvas, view.components, printed.region, -HALF + 2, GROUND - SOCKLE, 2 * HALF - 4, SOCKLE)
    canvas.label(-HALF + 6, -13.5, printed.id, canvas.readable(PRINTED), coat.ink, 30, halo=coat.halo)
    _activity(canvas, str(view.activity[number]))
    _sign(canvas, printed, lit=sick and not canvas.theme.flat)
    for (name, aside), members in zip(SPACES, (view.men, view.women), strict=True):
        if members[number] < 0:
            with canvas.svg.group(at=(aside, FLOOR), kind="part"):
                _empty(canvas, name, coat.walls)


def _walls(canvas: Canvas, coat: Coat) -> None:
    svg, flat = canvas.svg, canvas.theme.flat
    if not flat:
        svg.ellipse(3, GROUND - 3, HALF + 4, 8, Paint("#000000", opacity=0.35))
    svg.rect(-HALF + 2, EAVES, 2 * HALF - 4, GROUND - EAVES, Paint(coat.walls, coat.rim, 2.2), 2)
    eaves = ((-HALF - 2, EAVES), (-HALF + 6, RIDGE), (HALF - 6, RIDGE), (HALF + 2, EAVES))
    svg.polygon(eaves, Paint(coat.roof, coat.rim, 2.2))
    for y, inset in () if flat else ((-16, 3), (-23, 6)):
        svg.line((-HALF + inset, y), (HALF - inset, y), Paint(NONE, darker(coat.roof, 0.35), 1.2, 0.5))


def _activity(canvas: Canvas, rats: str) -> None:
    """How many rats it draws, on a sign on its roof."""
    theme = canvas.theme
    canvas.svg.rect(0, -30.2, 36, 21, Paint(theme.paper if theme.flat else SIGN, theme.dark, 1.4), 4)
    tint = theme.ink if theme.flat else SIGN_INK
    canvas.icon("rat", 11, -19.5, 18, tint)
    canvas.label(28, -11.8, rats, Type(24, 700), tint, 15, anchor="middle")


def _empty(canvas: Canvas, name: str, plaster: str) -> None:
    """A space where nobody lives: a hollow with its sign, unlike any piece of a seat."""
    theme = canvas.theme
    tint = theme.ink if theme.flat else darker(plaster, 0.5)
    fill = theme.paper if theme.flat else darker(plaster, 0.12)
    canvas.svg.circle(0, 0, 12.5, Paint(fill, tint, 1.2, dash="2.5 3"))
    canvas.svg.path(SIGNS[name], Paint(NONE, tint, 1.7))


def _sign(canvas: Canvas, printed: House, *, lit: bool) -> None:
    """What it makes, and its price; `lit`: on dark walls."""
    theme, roof = canvas.theme, ROOF[printed.kind]
    tint = theme.ink if theme.flat else lighter(roof, 0.62) if lit else darker(roof, 0.4)
    canvas.icon(ICON[printed.kind], -26 if printed.bonus else -19, 2, 21 if printed.bonus else 23, tint)
    if printed.bonus:
        bonus = f"+{printed.bonus}"
        canvas.label(-15, 8.5, bonus, canvas.readable(PRINTED), theme.paper if lit else theme.dark, 26)
    canvas.svg.circle(24, 2.5, 11.3, Paint(theme.paper if theme.flat else COIN, theme.dark, 1.8))
    canvas.label(24, 9.5, str(printed.cost), Type(21, 700), theme.dark, 20, anchor="middle")


def _infested(canvas: Canvas, big: bool) -> None:
    """A big rat above the roof; where it is gone only its shadow."""
    theme, (x, y) = canvas.theme, BADGE
    if big:
        canvas.svg.circle(x, y, 13, Paint(theme.paper if theme.flat else "#a3271d", theme.dark, 2))
        canvas.icon("rat", x, y + 1.5, 20, theme.ink if theme.flat else "#fff3d4")
        canvas.icon("royalty", x + 1, y - 8, 10.5, theme.ink if theme.flat else theme.gold)
    else:
        canvas.svg.circle(x, y, 13, Paint(theme.paper if theme.flat else theme.sunk, theme.faint, 1.5, dash="3 3"))
        canvas.icon("rat", x, y + 1, 17, theme.faint)
