"""The houses: what they make, cost and draw, who lives there, and whether rats have taken them; and the rats."""

from __future__ import annotations

from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint
from bot.pictures.theme import darker, lighter, mixed
from rules.hameln.components import House, Kind
from rules.hameln.view import View

from .facts import box_of, circles
from .plan import CIRCLE, GROWN, HOUSE, circle_at, house_at

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
PLASTER: Final = "#e6d5ac"
SICK: Final = "#6d6a52"  # the walls of an infested house
RAT: Final = "#2a2320"
MAN, WOMAN = "#3f6ea8", "#c05a86"  # the printed spaces, beside their places left and right
SLOT: Final = 14.5


def houses(pen: Pen, scene: Scene) -> None:
    """All houses, then all circles with their rats."""
    view, box = scene.view, box_of(scene.view)
    for number, printed in enumerate(box.houses):
        x, y = house_at(box, number)
        with pen.piece(f"house-{number}", (x, y)), pen.svg.group(scale=GROWN):
            pen.frame_glow(f"house-{number}", -HOUSE, -HOUSE, 2 * HOUSE, 2 * HOUSE, 8)
            _house(pen, view, number, printed)
        for sex, members, side in (("man", view.men, -1), ("woman", view.women, 1)):
            if members[number] >= 0:
                with pen.piece(f"{sex}-{number}", (x + side * 18 * GROWN, y + 22 * GROWN), reach=SLOT, kind="token"):
                    pen.seat(members[number], SLOT)
    _rats(pen, view)


def _house(pen: Pen, view: View, number: int, printed: House) -> None:
    svg, theme = pen.svg, pen.theme
    sick = view.infested[number]
    roof = theme.paper if theme.flat else mixed(ROOF[printed.kind], SICK, 0.55 if sick else 0)
    plaster = theme.paper if theme.flat else SICK if sick else PLASTER
    rim = theme.ink if theme.flat else darker(ROOF[printed.kind], 0.62)
    if not theme.flat:
        svg.ellipse(3, HOUSE - 2, HOUSE + 5, 9, Paint("#000000", opacity=0.35))
    svg.rect(-HOUSE + 4, -12, 2 * HOUSE - 8, HOUSE + 12, Paint(plaster, rim, 2.2), 2)
    svg.polygon(
        ((-HOUSE - 2, -12), (-HOUSE + 14, -HOUSE), (HOUSE - 14, -HOUSE), (HOUSE + 2, -12)), Paint(roof, rim, 2.2)
    )
    if not theme.flat:
        for y, inset in ((-21, 8), (-30, 16)):
            svg.line((-HOUSE + inset, y), (HOUSE - inset, y), Paint(NONE, darker(roof, 0.35), 1.2, 0.6))
    ink = theme.ink if theme.flat else "#fff3d4"
    halo = "" if theme.flat else darker(roof, 0.55)
    pen.label(-HOUSE + 13, -17, printed.id, Type(17, 700), ink, 28, halo=halo)
    _draws(pen, view.activity[number], ink)
    _sign(pen, printed, plaster)
    for x, tint in ((-18, MAN), (18, WOMAN)):
        fill = theme.paper if theme.flat else mixed(plaster, tint, 0.28)
        svg.circle(x, 22, (SLOT + 1) / GROWN, Paint(fill, theme.ink if theme.flat else mixed(tint, plaster, 0.25), 2))
    if sick:
        _infested(pen, bool(view.big >> number & 1))


def _draws(pen: Pen, rats: int, ink: str) -> None:
    """How many rats it draws."""
    pen.icon("rat", HOUSE - 30, -22, 19, ink)
    pen.label(HOUSE - 18, -16, str(rats), Type(17, 700), ink, 12)


def _sign(pen: Pen, printed: House, plaster: str) -> None:
    """What it makes, and its price."""
    theme = pen.theme
    pen.icon(
        ICON[printed.kind],
        -24 if printed.bonus else -18,
        -1,
        21,
        theme.ink if theme.flat else darker(ROOF[printed.kind], 0.35),
    )
    if printed.bonus:
        pen.label(-12, 5, f"+{printed.bonus}", Type(15, 700), theme.dark, 21)
    pen.svg.circle(21, -1, 10.5, Paint(theme.paper if theme.flat else lighter("#c99a32", 0.25), theme.dark, 1.8))
    pen.label(21, 5, str(printed.cost), Type(16.5, 700), theme.dark, 17, anchor="middle")


def _infested(pen: Pen, big: bool) -> None:
    """A big rat on the roof; without one only its shadow."""
    theme = pen.theme
    if big:
        pen.svg.circle(0, -HOUSE - 9, 14, Paint(theme.paper if theme.flat else "#8e2a22", theme.dark, 2))
        pen.icon("rat", 0, -HOUSE - 7, 20, theme.ink if theme.flat else "#fff3d4")
        pen.icon("royalty", 1, -HOUSE - 18, 11, theme.ink if theme.flat else theme.gold)
    else:
        pen.svg.circle(
            0, -HOUSE - 8, 13, Paint(theme.paper if theme.flat else theme.sunk, theme.faint, 1.5, dash="3 3")
        )
        pen.icon("rat", 0, -HOUSE - 7, 17, theme.faint)


# --------------------------------------------------------------------------- rats


def _rats(pen: Pen, view: View) -> None:
    box, theme, svg = box_of(view), pen.theme, pen.svg
    for circle in circles(view):
        x, y = circle_at(view, box, circle)
        svg.circle(
            x, y, CIRCLE, Paint(theme.paper if theme.flat else "#f3ead2", theme.dark, 2, 1 if theme.flat else 0.92)
        )
        if view.rats >> circle & 1:
            with pen.piece(f"rat-{circle}", (x, y), reach=CIRCLE, kind="token"):
                svg.circle(0, 0, CIRCLE - 1.5, Paint(theme.ink if theme.flat else RAT, theme.dark, 2))
                pen.icon("rat", 0, 1, 19, theme.paper)
        else:
            svg.circle(x, y, CIRCLE - 5, Paint(NONE, theme.dark, 1, 0.35))
