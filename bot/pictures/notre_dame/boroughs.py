"""The pieces in the boroughs: markers and friend on the sectors, messages, carriages, rats on their tracks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from bot.pictures.letters import Type
from bot.pictures.pen import Pen
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint, Point
from bot.pictures.symbols import SYMBOLS
from bot.pictures.theme import darker, lighter, mixed
from rules.notre_dame.components import MARKETS, MOST_RAT, SECTORS, Action
from rules.notre_dame.view import SeatView, View

from .facts import after_plague, borough, colour_and_points, corner, is_empty, owner
from .ring import BARE, PARKED, PLAZA, SPACE, TILE, TRACK, TRACKS, WALL, Polar, Ring
from .signs import ACTION_COLOUR, ACTION_ICON, MESSAGE_ICON, action_short

RAT: Final = 21
SKULL: Final = 18  # the radius of the sign of an outbreak
MESSAGE: Final = 19.0
BADGE: Final = 22.5  # from the middle of a market to the sign of what its message brings
SINGLE: Final = 1.36  # how large a number of one digit stands on a piece, in its radius: larger than with two
DOUBLE: Final = 1.2
ROUND: Final = 22  # the corners of a sector, so that tiles do not meet however they lie
NAME: Final = Type(16, 600)  # of a sector
FRAME: Final = {False: "#1a130c", True: "#ffffff"}  # what sets the frame of a changed sector apart, plain and flat
DASH: Final = {False: "", True: "9 7"}


def boroughs(pen: Pen, scene: Scene, ring: Ring) -> None:
    """All pieces outside the island."""
    view: View = scene.view
    for market in range(len(view.messages)):
        _market(pen, scene, ring, market)
    for borough_at in range(ring.boroughs):
        if owner(view, borough_at) is None:
            _neutral(pen, scene, ring, borough_at)
    for seat, own in enumerate(view.table):
        _track(pen, view, ring, seat, own)
        for sector in SECTORS:
            with pen.svg.group(at=ring.sector(borough(view, seat), sector), scale=ring.grown):
                _sector(pen, scene, seat, sector)
    for seat, r, at in carriages(view, ring):
        with pen.piece(f"carriage-{seat}", at, reach=r + 1, kind="token"):
            _carriage(pen, seat, r)


def _neutral(pen: Pen, scene: Scene, ring: Ring, at: int) -> None:
    """The name of a borough that nobody has, and the colour of its messages."""
    x, y = ring.point(at, Polar(0, 343))
    text, halo = scene.words("nd-borough.neutral", n=at // 2 + 1), "" if pen.theme.flat else "#e8d6ab"
    with pen.svg.group(at=(x, y - 32)):
        pen.seat(scene.view.colours[at], 17)
    pen.label(x, y + 9, text, Type(24, 600, True), pen.theme.dark, 84, anchor="middle", halo=halo)


# --------------------------------------------------------------------------- sectors


def _sector(pen: Pen, scene: Scene, seat: int, sector: int) -> None:
    """A sector around the origin: its sign, the markers as one piece with their number, the trusted friend."""
    theme, own = pen.theme, scene.view.table[seat]
    if not theme.flat:
        pen.svg.rect(-TILE + 2, -TILE + 4, 2 * TILE, 2 * TILE, Paint("#000000", opacity=0.35), ROUND)
    paper = theme.paper if theme.flat else pen.svg.linear("sign", (0, lighter(theme.paper, 0.3)), (1, theme.paper))
    tint = theme.ink if theme.flat else ACTION_COLOUR[Action(sector)]
    pen.svg.rect(-TILE, -TILE, 2 * TILE, 2 * TILE, Paint(paper, theme.dark, 2), ROUND)
    n, friend = own.markers[sector], own.friend == sector
    if not n and not friend:
        pen.icon(ACTION_ICON[Action(sector)], 0, -12, 38, tint)
        pen.label(0, 24, action_short(scene.words, sector), NAME, theme.dark, 2 * TILE - 7.5, anchor="middle")
        return
    pen.icon(ACTION_ICON[Action(sector)], -19.5, -20, 25, tint)
    if n:
        at, r = ((-13.5, 13), 18.5) if friend else ((10.5, 10), 20.5)
        with _standing(pen, f"marker-{seat}-{sector}", at, r):
            counted(pen, seat, r, n)
    if friend:
        at, size = ((19.5, 4), 52) if n else ((12, 4), 56)
        with _standing(pen, f"friend-{seat}", at, 13):
            pawn(pen, seat, size)


@contextmanager
def _standing(pen: Pen, name: str, at: Point, reach: float) -> Iterator[None]:
    """A piece on a sector: if it has changed, its whole sector is framed, since a light is not seen on the paper."""
    with pen.svg.group(name, at=at, kind="token", reach=reach):
        if name in pen.changed:
            edge, wide = -TILE - 2.5, 2 * TILE + 5
            for paint in (
                Paint(NONE, FRAME[pen.theme.flat], 9),
                Paint(NONE, pen.theme.glow, 4.5, dash=DASH[pen.theme.flat]),
            ):
                pen.svg.rect(edge - at[0], edge - at[1], wide, wide, paint, ROUND + 2)
        yield


def counted(pen: Pen, seat: int, r: float, n: int) -> None:
    """A seat's piece with its number as large as it goes."""
    pen.seat(seat, r, str(n), r * (SINGLE if n < 10 else DOUBLE))


def pawn(pen: Pen, seat: int, size: float) -> None:
    """The trusted friend of a seat around the origin."""
    with pen.svg.group(scale=size / 100):
        if not pen.theme.flat:
            pen.svg.ellipse(2, 44, 36, 9, Paint("#000000", opacity=0.35))
        pen.svg.path(SYMBOLS["pawn"], Paint(pen.seat_fill(seat), pen.theme.dark, 7))


# --------------------------------------------------------------------------- markets and carriages


def _market(pen: Pen, scene: Scene, ring: Ring, market: int) -> None:
    """A market: the message on it, or which one it is."""
    view, theme = scene.view, pen.theme
    message, which, r = view.messages[market], corner(market), PLAZA
    ground = theme.paper if theme.flat else "#e9d8ae"
    with pen.svg.group(at=ring.market(market), scale=ring.grown), pen.piece(f"market-{market}", reach=r + 1):
        if is_empty(message):
            pen.svg.circle(0, 0, BARE, Paint(ground, theme.dark, 2))
            text = scene.words(f"nd-market-{which.lower()}")
            pen.label(0, 5.5, text, Type(16, 700), theme.dark, 2 * BARE - 4, anchor="middle")
            return
        colour, points = colour_and_points(message)
        pen.svg.circle(0, 0, r, Paint(ground, theme.dark, 2))
        pen.svg.circle(0, 0, r - 3.5, Paint(NONE, theme.dark if theme.flat else "#a32a2a", 1.5, dash="3 3"))
        counted(pen, colour, MESSAGE, points)
        if kind := MESSAGE_ICON.get(points):
            dx, dy = ring.away(market)
            with pen.svg.group(at=(BADGE * dx, BADGE * dy)):
                pen.svg.circle(0, 0, 9.5, Paint(theme.paper, theme.dark, 1.3))
                pen.icon(kind, 0, 0, 13.5, theme.dark)


def carriages(view: View, ring: Ring) -> Iterator[tuple[int, float, Point]]:
    """Every carriage: whose, its radius and its place; several at a market stand close together."""
    for market in range(len(ring_markets(view))):
        here = [seat for seat, own in enumerate(view.table) if own.carriage == market]
        if not here:
            continue
        r, spots = PARKED[len(here)]
        x, y = ring.parked(market, BARE if is_empty(view.messages[market]) else PLAZA, len(here))
        for seat, (dx, dy) in zip(here, spots, strict=True):
            yield seat, r * ring.grown, (x + dx * ring.grown, y + dy * ring.grown)


def ring_markets(view: View) -> range:
    """All markets."""
    return range(len(view.colours) * len(MARKETS))


def _carriage(pen: Pen, seat: int, r: float) -> None:
    """A carriage: a wheel on the shape of its seat."""
    pen.seat(seat, r)
    low = r * 0.18 if seat == 2 else 0.0
    if pen.theme.flat:
        pen.svg.circle(0, low, r * 0.66, Paint(pen.theme.paper))
    pen.icon("wheel", 0, low, r * 1.25, pen.theme.dark)


# --------------------------------------------------------------------------- the rats


def _track(pen: Pen, view: View, ring: Ring, seat: int, own: SeatView) -> None:
    """The ten spaces along the wall, the rat, and where the plague of this round will move it."""
    theme, here = pen.theme, borough(view, seat)
    to = after_plague(view, own) if view.plague_to_come else own.rat
    for n in range(MOST_RAT + 1):
        outline = ring.wedge(here, TRACK, WALL, -TRACKS + n * SPACE, -TRACKS + (n + 1) * SPACE)
        pen.svg.path(outline, Paint(_space(pen, seat, n), theme.dark, 1.5))
        x, y = ring.space(here, n)
        ink = theme.ink if theme.flat else lighter(theme.seats[seat], 0.55)
        if n != own.rat:
            pen.label(x, y + 10, str(n), Type(29, 700), ink, 30, anchor="middle")
    reached = min(max(to, 0), MOST_RAT)
    if reached != own.rat:
        _reached(pen, ring.space(here, reached))
    if to > MOST_RAT:
        _outbreak(pen, ring.outbreak(here))
    with pen.piece(f"rat-{seat}", ring.space(here, own.rat), reach=RAT, kind="token"):
        pen.svg.circle(0, 0, RAT, Paint(theme.paper if theme.flat else "#f3e6c6", theme.dark, 2))
        pen.icon("rat", 0, -11, 21, theme.dark)
        pen.label(0, 16, str(own.rat), Type(27, 700), theme.dark, 26, anchor="middle")


def _space(pen: Pen, seat: int, n: int) -> str:
    """Darker towards the outbreak."""
    if pen.theme.flat:
        return pen.theme.paper
    return mixed(
        darker(pen.theme.seats[seat], 0.7), "#5a1512" if n == MOST_RAT else "#120d0a", 0.75 if n == MOST_RAT else 0.3
    )


def _reached(pen: Pen, at: Point) -> None:
    """Where the plague of this round will move a rat."""
    pen.svg.circle(*at, RAT - 2, Paint(NONE, pen.theme.ink if pen.theme.flat else pen.theme.paper, 2.5, dash="5 4"))


def _outbreak(pen: Pen, at: Point) -> None:
    """Beyond the last space: the plague of this round will break out, whether the rat is already on 9 or not."""
    ground, ink = (pen.theme.paper, pen.theme.ink) if pen.theme.flat else ("#5a0f0c", "#ff7a66")
    pen.svg.circle(*at, SKULL, Paint(ground))
    pen.svg.circle(*at, SKULL, Paint(NONE, ink, 2.5, dash="5 4"))
    pen.icon("skull", at[0], at[1] + 0.5, 24, ink)
