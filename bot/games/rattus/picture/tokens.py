"""What lies on the map: rats, cubes, the plague piece, bishops, nuns, walls, potions; and the palace."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint, Point
from rules.rattus.components import Region
from rules.rattus.view import RatView, RegionView, View

from .faces import back, front
from .facts import guards, palace_counts
from .marks import ghost, loss, losses
from .sites import SITES, places
from .walls import stand

R: Final = 21.5  # of a rat and of a figure
CUBE: Final = 20.5
REACH: Final = 21.0
PALACE: Final = (326, 770)  # the middle of its foot
LOOK: Final = 7.0  # how large the sign of a seat is that has looked at a rat
POTIONS: Final = Type(25, 700)
NUMBER: Final = Type(28.5, 700)  # of cubes; larger where it could not be read
NEUTRAL, COUNTS = "+2", (46.0, 24.0)  # the cubes that the plague piece counts as, and where that stands beside it
BISHOP: Final = "#8e1f3f"


class Standing(NamedTuple):
    """Where the pieces of a region stand."""

    rats: tuple[Point, ...]
    figures: tuple[tuple[str, int, Point], ...]  # icon, how many, where
    cubes: tuple[tuple[int, int, Point], ...]  # seat, how many (0: all went away, or would by the plan), where


def tokens(canvas: Canvas, scene: Scene) -> None:
    """All pieces on the map."""
    view: View = scene.view
    if palace_counts(view):
        _palace(canvas, scene)
    for one, other in view.walls:
        at, turn = stand(one, other)
        with canvas.piece(f"wall-{one}-{other}", at, reach=24), canvas.svg.group(turn=turn, scale=1.2):
            _wall(canvas)
    for here in view.regions:
        _region(canvas, scene, here)
    _plague(canvas, view)


def standing(scene: Scene, here: RegionView) -> Standing:
    """Where the rats, figures and cubes of a region stand; a plan moves none of those that stay there."""
    other = here if scene.plan_from is None else scene.plan_from.at(here.region)
    kinds = (("bishop", here.bishops, other.bishops), ("nun", here.nuns, other.nuns))
    figures = [(icon, n) for icon, n, then in kinds if n or then]
    lost, rats = losses(scene, here), max(len(here.rats), len(other.rats))
    crowd = [(seat, n) for seat, n in enumerate(here.cubes) if n or seat in lost or other.cubes[seat]]
    above, below = places(SITES[Region(here.region)].rows, rats + len(figures), len(crowd))
    behind = zip(figures, above[rats:], strict=True)
    return Standing(
        tuple(above[: len(here.rats)]),
        tuple((icon, n, at) for (icon, n), at in behind if n),
        tuple((seat, n, at) for (seat, n), at in zip(crowd, below, strict=True)),
    )


def _region(canvas: Canvas, scene: Scene, here: RegionView) -> None:
    """Its rats, figures and cubes, with how many cubes went away since the last picture."""
    view, lost, found = scene.view, losses(scene, here), standing(scene, here)
    name = Region(here.region).name.lower()
    _rats(canvas, here, found.rats)
    for icon, n, at in found.figures:
        with canvas.piece(f"{icon}-{name}", at, reach=REACH, kind="token"):
            _figure(canvas, icon, n)
    for seat, n, at in reversed(found.cubes):  # potions hang over the row below
        if not n and seat in lost:
            with canvas.part(at):
                ghost(canvas, seat, CUBE, lost[seat])
        if not n:
            continue
        with canvas.piece(f"cubes-{name}-{seat}", at, reach=REACH, kind="token"):
            canvas.seat(seat, CUBE, str(n), canvas.readable(NUMBER).size)
            _potions(canvas, guards(view, here.region, seat))
            if seat in lost:
                loss(canvas, lost[seat], CUBE)


# --------------------------------------------------------------------------- rats and figures


def _rats(canvas: Canvas, here: RegionView, at: Sequence[Point]) -> None:
    name = Region(here.region).name.lower()
    for slot, (rat, place) in enumerate(zip(here.rats, at, strict=False)):
        with canvas.piece(f"rat-{name}-{slot}", place, reach=REACH, kind="token"):
            _rat(canvas, rat)


def _rat(canvas: Canvas, rat: RatView) -> None:
    """A token: face down or, where the reader knows it, its face; on its rim the signs of who has looked."""
    if rat.face is None:
        back(canvas, R, rat.origin)
    else:
        front(canvas, rat.face, 2 * R + 3, 2 * R + 7, rat.origin)
    for seat, at in zip(rat.seen_by, _looks(len(rat.seen_by), open_face=rat.face is not None), strict=True):
        with canvas.svg.group(at=at):
            canvas.seat(seat, LOOK)


def _looks(n: int, *, open_face: bool) -> Iterator[Point]:
    """Where the signs of those stand who have looked: over a face; on the rim of a back, the first clear of names."""
    for nth in range(n):
        turn = radians(50 + 40 * nth)
        yield ((nth - (n - 1) / 2) * LOOK * 1.7, -R - 5) if open_face else (R * cos(turn), -R * sin(turn))


def _figure(canvas: Canvas, icon: str, n: int) -> None:
    """A bishop's mitre on a light token; a nun in her veil on a dark one."""
    theme = canvas.theme
    ground, ink = (theme.dark, theme.paper) if icon == "nun" else (theme.paper, theme.dark)
    tint = BISHOP if icon == "bishop" and not theme.flat else ink
    canvas.svg.circle(0, 0, R, Paint(ground, theme.dark if icon == "bishop" else theme.paper, 2))
    canvas.icon(icon, -5 if n > 1 else 0, 0, 32, tint)
    if n > 1:
        canvas.label(13, 9, str(n), Type(26, 700), ink, 16, anchor="middle", halo=ground)


def _potions(canvas: Canvas, potions: tuple[int, ...]) -> None:
    """The potions beside the cubes of a seat: for each cube that has any, how many."""
    if potions:
        theme, told = canvas.theme, "+".join(map(str, potions))
        wide = 24 + width(told, POTIONS)
        canvas.svg.rect(-wide / 2, 13, wide, 23, Paint(theme.paper, theme.dark, 1.4), 6)
        canvas.icon("potion", -wide / 2 + 10, 24.5, 18, theme.dark)
        canvas.label(-wide / 2 + 19, 33, told, POTIONS, theme.dark, wide - 20)


# --------------------------------------------------------------------------- single pieces


def _plague(canvas: Canvas, view: View) -> None:
    """Draw the Plague Piece: with two cubes while it counts as such, with an eye while the tokens there lie open."""
    theme = canvas.theme
    with canvas.piece("plague", SITES[Region(view.plague)].plague, reach=29, kind="token"):
        fill = theme.dark if theme.flat else canvas.svg.radial("mask", (0, "#8a4a9a"), (1, "#2c1136"), radius=0.7)
        canvas.svg.circle(0, 0, 28, Paint(fill, theme.paper if theme.flat else "#e8c6f0", 2))
        canvas.icon("mask", 0, 0, 42, "#ffffff" if theme.flat else "#f6e6fa")
        if view.neutral:
            letter = canvas.readable(Type(26, 700))
            wide, high = width(NEUTRAL, letter) + 8, letter.size * 0.96
            x, y = COUNTS  # so far out that no ring around the piece runs through its lettering
            canvas.svg.rect(x - wide / 2, y - high / 2, wide, high, Paint(theme.paper, theme.dark, 1.2), 5)
            canvas.label(x, y + letter.size * 0.32, NEUTRAL, letter, theme.dark, wide, anchor="middle")
        if view.revealed:
            canvas.svg.rect(12, -34, 40, 26, Paint(theme.paper, theme.dark, 1.2), 5)
            canvas.icon("eye", 32, -21, 32, theme.dark)


def _wall(canvas: Canvas) -> None:
    theme = canvas.theme
    canvas.svg.rect(-19, -11, 38, 22, Paint("#9a8f86" if not theme.flat else theme.paper, theme.dark, 2), 2)
    courses = "M-19 -3H19M-19 4H19M-6 -11V-3M8 -11V-3M-11 -3V4M2 -3V4M12 -3V4M-6 4V11M8 4V11"
    canvas.svg.path(courses, Paint(NONE, theme.dark, 1.5))


def _palace(canvas: Canvas, scene: Scene) -> None:
    """The palace, out of the plague's reach: a wall between two towers, the cubes before it."""
    theme, crowd = canvas.theme, [(seat, n) for seat, n in enumerate(scene.view.palace) if n]
    with canvas.svg.group(at=PALACE):
        stone = theme.paper if theme.flat else canvas.svg.linear("stone", (0, "#efe0bb"), (1, "#cdb98c"))
        canvas.svg.path(_castle(), Paint(stone, theme.dark, 2.5))
        for side in (-76, 76):
            canvas.svg.path(f"M{side - 4} -66V-54H{side + 4}V-66Q{side} -72 {side - 4} -66Z", Paint(theme.dark))
        canvas.label(0, -50, scene.words("picture-palace"), Type(27, 700, True), theme.dark, 120, anchor="middle")
        if not crowd:
            door = theme.dark if theme.flat else "#6b5233"
            canvas.svg.path("M-19 0V-20Q-19 -38 0 -38Q19 -38 19 -20V0Z", Paint(door, theme.dark, 2))
    x, y = PALACE
    for nth, (seat, n) in enumerate(crowd):
        with canvas.piece(f"palace-{seat}", (x + (nth - (len(crowd) - 1) / 2) * 44, y - 22), reach=REACH, kind="token"):
            canvas.seat(seat, CUBE, str(n), canvas.readable(NUMBER).size)


def _castle() -> str:
    """The outline of the palace: towers of three merlons, a wall of six between them."""

    def merlons(left: float, wide: float, top: float, n: int) -> str:
        step = wide / (2 * n - 1)
        return "".join(f"H{left + 2 * i * step:.0f}V{top}H{left + (2 * i + 1) * step:.0f}V{top + 9}" for i in range(n))

    return (
        f"M-94 0V-90{merlons(-94, 35, -99, 3)}H-59V-74{merlons(-59, 118, -83, 6)}H59V-90{merlons(59, 35, -99, 3)}H94V0Z"
    )
