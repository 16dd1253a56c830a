"""The street of this round: houses at night, who is inside each with how many cards, what each brings."""

from __future__ import annotations

from typing import Final

from bot.pictures.letters import Type, fitted
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint, closed
from bot.pictures.symbols import SYMBOLS
from bot.pictures.theme import lighter
from rules.rattus_cartus.components import Building, Class, Supplies
from rules.rattus_cartus.view import PlaceView, View

from .facts import CLASS_ICON, building_name, building_short, size
from .houses import CLASS_COLOUR, house

WIDE, FOOT, STREET = 880, 428, 262  # the stage: its width, its lower edge, the ground of the houses
SIGN: Final = 276
LETTER: Final = Type(26, 700)
# The premium and the standard action as (icon, number); the words stand in the text of the board.
ACTIONS: Final[dict[Building, tuple[str, str, str]]] = {
    Building.PALACE: ("medal", "2", "1"),
    Building.TREASURY: ("gold", "2", "1"),
    Building.MONASTERY: ("rat", "−2", "−1"),
    Building.HOSPITAL: ("rat", "−1–4", "−2"),
    Building.OFFICE: ("pass", "2", "1"),
    Building.MARKETPLACE: ("joker", "2", "1"),
    Building.GUARD_TOWER: ("shield", "3", ""),
    Building.CASTLE: ("sword", "2", "1"),
    Building.FARM: ("card", "+4", "+2"),
    Building.BREWERY: ("tankard", "1:1", "1:2"),
    Building.FORTUNE_TELLERS_TENT: ("eye", "2", "1"),
    Building.PIPERS_CABIN: ("flute", "2", "1"),
}


def town(pen: Pen, scene: Scene) -> None:
    """The whole stage."""
    view: View = scene.view
    _night(pen)
    step = WIDE / max(len(view.row), 1)
    for at, place in enumerate(view.row):
        x = step * (at + 0.5)
        with pen.svg.group(at=(x, STREET), scale=0.98):
            house(pen, place.building)
        with pen.piece(f"place-{at}", (x, 0)):
            _sign(pen, scene, at, place)
        _guests(pen, at, place, x)


def _guests(pen: Pen, at: int, place: PlaceView, x: float) -> None:
    """Who is inside, in the order of entering, with the number of cards laid."""
    left = x - (len(place.inside) - 1) * 27
    for nth, (seat, laid) in enumerate(zip(place.inside, place.laid, strict=True)):
        with pen.piece(f"guest-{at}-{seat}", (left + nth * 54, 283), reach=24, kind="token"):
            pen.seat(seat, 22, str(size(laid)))


# --------------------------------------------------------------------------- the sign


def _sign(pen: Pen, scene: Scene, at: int, place: PlaceView) -> None:
    theme, view = pen.theme, scene.view
    pen.frame_glow(f"place-{at}", -SIGN / 2, 314, SIGN, 104, 8)
    rim = theme.gold if at == view.shown - 1 and not view.over else theme.edge
    pen.plate(-SIGN / 2, 314, SIGN, 104, fill=theme.panel, rim=rim, round=8)
    pen.svg.rect(-SIGN / 2, 314, SIGN, 40, Paint(theme.paper, theme.dark, 1.5), 8)
    pen.icon(CLASS_ICON[Class(place.cls)], -SIGN / 2 + 26, 334, 28, _tint(pen, place.cls))
    name = sign_name(scene, at, place)
    pen.label(-SIGN / 2 + 48, 343, name, LETTER, theme.dark, SIGN - 58)
    _actions(pen, Building(place.building), last=not view.deck)
    pen.svg.line((14, 362), (14, 410), Paint(NONE, theme.edge, 1.5))
    _supplies(pen, place.supplies)


def sign_name(scene: Scene, at: int, place: PlaceView) -> str:
    """Place and name of a building; a short name where the full one would have to be cut."""
    name = f"{at + 1} · {building_name(scene.words, place.building)}"
    cut = fitted(name, LETTER, SIGN - 58)[0] != name
    return f"{at + 1} · {building_short(scene.words, place.building)}" if cut else name


def _tint(pen: Pen, cls: int) -> str:
    return pen.theme.ink if pen.theme.flat else CLASS_COLOUR[Class(cls)]


def _actions(pen: Pen, building: Building, last: bool) -> None:
    """The premium action under a full star, the standard one under a hollow one; none in the last round."""
    icon, premium, standard = ACTIONS[building]
    tint = pen.theme.ink
    if last:
        pen.icon("star", -108, 386, 26, pen.theme.gold)
        pen.label(-88, 395, "+1", Type(26, 700), tint, 60)
        return
    pen.icon(icon, -108, 386, 38, tint)
    for y, fill, number in ((373, pen.theme.gold, premium), (401, NONE, standard)):
        with pen.svg.group(at=(-68, y), scale=0.2):
            pen.svg.path(SYMBOLS["star"], Paint(fill, pen.theme.gold, 9))
        if number:
            pen.label(-52, y + 9, number, Type(26, 700), tint, 62)
        else:
            pen.icon("shield", -40, y, 22, tint)


def _supplies(pen: Pen, supplies: Supplies) -> None:
    """Draw so many, so many rats less, look at so many: only what this card brings."""
    shown = (("card", supplies.draw, "+"), ("rat", supplies.rats, "−"), ("eye", supplies.look, ""))
    told = [(icon, f"{sign}{n}") for icon, n, sign in shown if n]
    left, step = 22, 118 / max(len(told), 1)
    for nth, (icon, number) in enumerate(told):
        x = left + step * (nth + 0.5)
        pen.icon(icon, x, 374, 26, pen.theme.faint)
        pen.label(x, 411, number, Type(24, 700), pen.theme.ink, step, anchor="middle")


# --------------------------------------------------------------------------- the night

STARS: Final = tuple(((i * 173 + 61) % 880, (i * 89 + 17) % 190, 0.7 + (i * 7 % 10) / 9) for i in range(70))
SKYLINE: Final = (
    210,
    196,
    214,
    188,
    206,
    178,
    216,
    200,
    184,
    212,
    192,
    208,
    180,
    202,
    214,
    190,
    206,
    196,
    186,
    210,
    200,
    214,
)


def _night(pen: Pen) -> None:
    """Sky, moon, the roofs of the town behind and the cobbles before."""
    svg, theme = pen.svg, pen.theme
    if theme.flat:
        svg.line((0, STREET), (WIDE, STREET), Paint(NONE, theme.ink, 3))
        return
    sky = svg.linear("sky", (0, "#0b1228"), (0.55, "#26335c"), (0.9, "#5a4f78"), (1, "#8a6a78"))
    svg.rect(0, 0, WIDE, STREET + 2, Paint(sky))
    for x, y, r in STARS:
        svg.circle(x, y, r, Paint("#fff3d0", opacity=0.75))
    svg.circle(WIDE / 2, 64, 120, Paint(svg.radial("moonlight", (0.2, "#fff2c866"), (1, "#fff2c800"))))
    svg.circle(
        WIDE / 2, 64, 34, Paint(svg.radial("moon", (0.5, "#fff7dc"), (1, "#e9d7a4"), centre=(0.4, 0.35), radius=0.7))
    )
    for x, y, r in ((-10, -8, 7), (12, 6, 9), (-6, 14, 4)):
        svg.circle(WIDE / 2 + x, 64 + y, r, Paint("#d9c58f", opacity=0.5))
    _skyline(pen)
    _cobbles(pen)


def _skyline(pen: Pen) -> None:
    points = [(0.0, float(STREET))]
    for nth, top in enumerate(SKYLINE):
        x = nth * 42
        points += [(x, top + 14), (x + 21, top - 12), (x + 42, top + 14)]
    pen.svg.polygon([*points, (WIDE + 50, STREET)], Paint("#1a2344", opacity=0.85))


def _cobbles(pen: Pen) -> None:
    svg = pen.svg
    svg.rect(0, STREET, WIDE, FOOT - STREET, Paint(svg.linear("street", (0, "#6b5a49"), (1, "#2b231c"))))
    stones = []
    for row in range(5):
        h, y = 8 + row * 2, STREET + 2 + row * 10 + row * row
        for nth in range(-1, 34 - row * 3):
            w = 26 + row * 4
            stones.append(
                f"M{nth * w + row % 2 * w / 2 + 3} {y + h / 2}q2 {-h / 2} {w / 2 - 3} {-h / 2}t{w / 2 - 3} {h / 2}"
            )
    svg.path("".join(stones), Paint(NONE, lighter("#6b5a49", 0.25), 1.3, 0.45))
    svg.path(closed(((0, STREET), (WIDE, STREET), (WIDE, STREET + 3), (0, STREET + 3))), Paint("#1a130c", opacity=0.5))
