"""The own borough laid out flat, large enough for a phone: the rat's track, the sectors in two rows, Notre Dame."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.stage import Spot
from bot.pictures.svg import NONE, Paint, Point
from bot.pictures.theme import lighter
from rules.notre_dame.components import MOST_RAT, NOTRE_DAME, Action
from rules.notre_dame.view import RESERVE, View

from .boroughs import counted, pawn
from .cards import tint
from .hand import own_of
from .signs import ACTION_ICON, PERSON_ICON, action_short, person_colour, person_short

WIDTH: Final = 800.0
ROWS: Final = (
    (Action.CARRIAGE_HOUSE, Action.HOTEL, Action.PARK, Action.HOSPITAL),
    (Action.BANK, Action.SCHOOL, Action.RESIDENCE, NOTRE_DAME),
)  # as they lie on the board; Notre Dame beside the inner sectors
ACROSS: Final = WIDTH / len(ROWS[0])
TILE: Final = (188.0, 104.0)
GAP: Final = 10.0
TRACK: Final = 72.0  # how high the row of the rat is
SPACE: Final = 60.0
SPACES: Final = 14.0  # left of the first space
WAITING: Final = (766.0, 36.0)  # in the row of the rat: a trusted friend who is not on the board
PERSONS: Final = 66.0  # how high the row of persons is
NAME: Final = Type(24, 600)
NUMBER: Final = Type(30, 700)


def rat_track(canvas: Canvas, scene: Scene) -> None:
    """Ten spaces: the rat, dashed where the plague of this round will move it, an outbreak beyond; a waiting friend."""
    view, theme = scene.view, canvas.theme
    own = own_of(view)
    then = view.rat_after_plague(view.viewer) if view.plague_to_come else own.rat
    for n in range(MOST_RAT + 1):
        canvas.plate(SPACES + SPACE * n, 8, SPACE - 6, 56)
        if n != own.rat:
            canvas.label(_space(n), 47, str(n), NUMBER, theme.faint, SPACE - 14, anchor="middle")
    with canvas.piece(f"rat-{view.viewer}", (_space(own.rat), 36), reach=26):
        canvas.icon("rat", 0, 0, 50, theme.ink)
    if then != own.rat:
        to = SPACES + SPACE * min(max(then, 0), MOST_RAT)
        canvas.svg.rect(to, 8, SPACE - 6, 56, Paint(NONE, theme.gold, 3.5, dash="7 6"), 10)
    if view.plague_to_come:
        with canvas.svg.group(at=(_space(MOST_RAT) + 36, 0)):
            (_outbreak if then > MOST_RAT else _plague)(canvas, scene)
    if own.friend == RESERVE:
        with canvas.piece(f"friend-{view.viewer}", WAITING, reach=27):
            pawn(canvas, view.viewer, 52)


def _plague(canvas: Canvas, scene: Scene) -> None:
    """How far the plague of this round moves a rat that is not spared, and how far the hospital takes it back."""
    own = own_of(scene.view)
    moves, back = 0 if own.spared else scene.view.plague, own.presence(Action.HOSPITAL)
    told = f"+{moves} −{back}" if back else f"+{moves}"
    canvas.label(0, 26, scene.words("notre_dame-picture-plague"), NAME, canvas.theme.faint, 96)
    canvas.label(0, 60, told, Type(36, 700), canvas.theme.ink, 96)


def _outbreak(canvas: Canvas, scene: Scene) -> None:
    """The sign of an outbreak, and what it costs in points and markers."""
    theme, view = canvas.theme, scene.view
    ink = theme.ink if theme.flat else "#ff7a66"
    canvas.label(0, 50, f"{MOST_RAT}!", Type(40, 700), ink, 52)
    for y, icon, n in zip((22, 52), ("laurel", "cube"), view.outbreak_costs(view.viewer), strict=True):
        if n:
            canvas.label(54, y + 10, f"−{n}", Type(28, 700), ink, 34)
            canvas.icon(icon, 104, y, 26, ink)


def _space(n: int) -> float:
    """The middle of a space of the track."""
    return SPACES + SPACE * n + (SPACE - 6) / 2


# --------------------------------------------------------------------------- sectors


def high(apart: float = GAP) -> float:
    """How high both rows are."""
    return len(ROWS) * (TILE[1] + apart)


def middles(top: float, apart: float = GAP) -> Mapping[int, Point]:
    """The middle of each sector and of Notre Dame, the first row at this height."""
    return {
        place: (ACROSS * (nth + 0.5), top + row * (TILE[1] + apart) + TILE[1] / 2)
        for row, places in enumerate(ROWS)
        for nth, place in enumerate(places)
    }


def friend_at(view: View, at: Mapping[int, Point], track: float) -> Spot:
    """Where the trusted friend stands, with his mark above; his row of the rat begins at this height."""
    friend = own_of(view).friend
    if friend == RESERVE:
        x, y = WAITING[0], WAITING[1] + track
        return Spot((x, y), 24, half_high=30, mark=(x - 60, y))
    x, y = at[friend]
    return Spot((x + 66, y), 22, half_high=34, mark=(x + 40, y - TILE[1] / 2))


def sectors(canvas: Canvas, scene: Scene, at: Mapping[int, Point], marked: Collection[object] = ()) -> None:
    """All of them; those that are `marked` leave the room of their names to the marks."""
    for place, middle in at.items():
        with canvas.svg.group(at=(middle[0] - TILE[0] / 2, middle[1] - TILE[1] / 2)):
            _tile(canvas, scene, place, named=place not in marked)


def _tile(canvas: Canvas, scene: Scene, place: int, *, named: bool) -> None:
    """A sector or Notre Dame from its upper left corner: symbol, own markers, friend, name."""
    theme, own, seat = canvas.theme, own_of(scene.view), scene.view.viewer
    paper = theme.paper if theme.flat else canvas.svg.linear("sign", (0, lighter(theme.paper, 0.3)), (1, theme.paper))
    canvas.svg.rect(0, 0, *TILE, Paint(paper, theme.dark, 2), 14)
    canvas.icon(ACTION_ICON[place], 40, 38, 54, tint(canvas, place))
    if n := own.markers[place]:
        with canvas.piece(f"marker-{seat}-{place}", (100, 38), reach=29, kind="token"):
            counted(canvas, seat, 27, n)
    if place == NOTRE_DAME:
        canvas.icon("laurel", 156, 24, 34, theme.dark)
        canvas.label(156, 64, str(scene.view.pool), NUMBER, theme.dark, 50, anchor="middle")
    if own.friend == place:
        with canvas.piece(f"friend-{seat}", (160, 44), reach=27, kind="token"):
            pawn(canvas, seat, 66)
    if named:
        canvas.label(14, 93, action_short(scene.words, place), NAME, theme.dark, TILE[0] - 50)


# --------------------------------------------------------------------------- persons


def persons(canvas: Canvas, scene: Scene) -> None:
    """The three on display: symbol, name, the rats that come with them."""
    view: View = scene.view
    for nth, person in enumerate(view.display):
        wide = WIDTH / 3 - 12
        with canvas.piece(f"person-{nth}", (6 + WIDTH / 3 * nth, 4)):
            _person(canvas, scene, person, wide)
            canvas.frame_glow(f"person-{nth}", 2, 2, wide - 4, PERSONS - 14)


def _person(canvas: Canvas, scene: Scene, person: int, wide: float) -> None:
    theme = canvas.theme
    ink = theme.ink if theme.flat else person_colour(person)
    canvas.svg.rect(0, 0, wide, PERSONS - 10, Paint(theme.paper, theme.dark, 2), 9)
    canvas.icon(PERSON_ICON[person], 26, 28, 38, ink)
    canvas.label(50, 37, person_short(scene.words, person), NAME, theme.dark, wide - 116)
    canvas.icon("rat", wide - 46, 28, 30, theme.dark)
    canvas.label(wide - 28, 39, str(scene.view.rats[person]), NUMBER, theme.dark, 24)
