"""The pieces in the boroughs: markers and friend on the sectors, messages, carriages, rats on their tracks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type
from bot.pictures.scene import Scene
from bot.pictures.svg import NONE, Paint, Point
from bot.pictures.symbols import SYMBOLS
from bot.pictures.theme import darker, lighter, mixed
from rules.notre_dame.components import MARKETS, MOST_RAT, SECTORS, Action
from rules.notre_dame.view import SeatView, View

from .facts import borough, colour_and_points, corner, is_empty, neutral_key, owner
from .ring import BARE, PARKED, PLAZA, SPACE, TILE, TRACK, TRACKS, WALL, Polar, Ring
from .signs import ACTION_COLOUR, ACTION_ICON, MARKET_ICON, MESSAGE_ICON, action_short

RAT: Final = 21
SKULL: Final = 18  # the radius of the sign of an outbreak
MESSAGE: Final = 19.0
BADGE: Final = 22.5  # from the middle of a market to the sign of what its message brings
SIGN: Final = 24.0  # and to its own
SINGLE: Final = 1.36  # how large a number of one digit stands on a piece, in its radius: larger than with two
DOUBLE: Final = 1.2
ROUND: Final = 22  # the corners of a sector, so that tiles do not meet however they lie
NAME: Final = Type(16, 600)  # of a sector
FRAME: Final = {False: "#1a130c", True: "#ffffff"}  # what sets the frame of a changed sector apart, plain and flat
DASH: Final = {False: "", True: "9 7"}


def boroughs(canvas: Canvas, scene: Scene, ring: Ring, *, named: bool = True) -> None:
    """All pieces outside the island; `named`: whether an empty sector and a neutral borough say their names."""
    view: View = scene.view
    for market in range(len(view.messages)):
        _market(canvas, scene, ring, market)
    for borough_at in range(ring.boroughs):
        if owner(view, borough_at) is None:
            _neutral(canvas, scene, ring, borough_at, named)
    for seat, own in enumerate(view.table):
        _track(canvas, view, ring, seat, own)
        for sector in SECTORS:
            with canvas.svg.group(at=ring.sector(borough(view, seat), sector), scale=ring.grown):
                _sector(canvas, scene, seat, sector, named)
    for seat, r, at in carriages(view, ring):
        with canvas.piece(f"carriage-{seat}", at, reach=r + 1, kind="token"):
            _carriage(canvas, seat, r)


def _neutral(canvas: Canvas, scene: Scene, ring: Ring, at: int, named: bool) -> None:
    """The colour of the messages of a borough that nobody has, and its name where north is above."""
    x, y = ring.point(at, Polar(0, 343))
    text, halo = scene.words(neutral_key(at)), "" if canvas.theme.flat else "#e8d6ab"
    with canvas.svg.group(at=(x, y - 32)):
        canvas.seat(scene.view.colours[at], 17)
    if named:
        canvas.label(x, y + 9, text, Type(24, 600, True), canvas.theme.dark, 84, anchor="middle", halo=halo)


# --------------------------------------------------------------------------- sectors


def _sector(canvas: Canvas, scene: Scene, seat: int, sector: int, named: bool) -> None:
    """A sector around the origin: its sign, the markers as one piece with their number, the trusted friend."""
    theme, own = canvas.theme, scene.view.table[seat]
    with canvas.svg.group(kind="part"):
        canvas.still(_tile)
    tint = theme.ink if theme.flat else ACTION_COLOUR[Action(sector)]
    n, friend = own.markers[sector], own.friend == sector
    if not n and not friend:
        canvas.icon(ACTION_ICON[Action(sector)], 0, -12 if named else 0, 38, tint)
        if named:
            canvas.label(0, 24, action_short(scene.words, sector), NAME, theme.dark, 2 * TILE - 7.5, anchor="middle")
        return
    canvas.icon(ACTION_ICON[Action(sector)], -19.5, -20, 25, tint)
    if n:
        at, r = ((-13.5, 13), 18.5) if friend else ((10.5, 10), 20.5)
        with _standing(canvas, f"marker-{seat}-{sector}", at, r):
            counted(canvas, seat, r, n)
    if friend:
        at, size = ((19.5, 4), 52) if n else ((12, 4), 56)
        with _standing(canvas, f"friend-{seat}", at, 13):
            pawn(canvas, seat, size)


def _tile(canvas: Canvas) -> None:
    """An empty sector around the origin."""
    theme = canvas.theme
    if not theme.flat:
        canvas.svg.rect(-TILE + 2, -TILE + 4, 2 * TILE, 2 * TILE, Paint("#000000", opacity=0.35), ROUND)
    paper = theme.paper if theme.flat else canvas.svg.linear("sign", (0, lighter(theme.paper, 0.3)), (1, theme.paper))
    canvas.svg.rect(-TILE, -TILE, 2 * TILE, 2 * TILE, Paint(paper, theme.dark, 2), ROUND)


@contextmanager
def _standing(canvas: Canvas, name: str, at: Point, reach: float) -> Iterator[None]:
    """A piece on a sector: if it has changed, its whole sector is framed, since a light is not seen on the paper."""
    with canvas.svg.group(name, at=at, kind="token", reach=reach):
        if name in canvas.changed:
            edge, wide = -TILE - 2.5, 2 * TILE + 5
            for paint in (
                Paint(NONE, FRAME[canvas.theme.flat], 9),
                Paint(NONE, canvas.theme.glow, 4.5, dash=DASH[canvas.theme.flat]),
            ):
                canvas.svg.rect(edge - at[0], edge - at[1], wide, wide, paint, ROUND + 2)
        yield


def counted(canvas: Canvas, seat: int, r: float, n: int) -> None:
    """A seat's piece with its number as large as it goes."""
    canvas.seat(seat, r, str(n), r * (SINGLE if n < 10 else DOUBLE))


def pawn(canvas: Canvas, seat: int, size: float) -> None:
    """The trusted friend of a seat around the origin."""
    with canvas.svg.group(scale=size / 100):
        if not canvas.theme.flat:
            canvas.svg.ellipse(2, 44, 36, 9, Paint("#000000", opacity=0.35))
        canvas.svg.path(SYMBOLS["pawn"], Paint(canvas.seat_fill(seat), canvas.theme.dark, 7))


# --------------------------------------------------------------------------- markets and carriages


def _market(canvas: Canvas, scene: Scene, ring: Ring, market: int) -> None:
    """A market: the message on it with what comes with it, and the sign of its name."""
    view, theme = scene.view, canvas.theme
    message, which, r = view.messages[market], corner(market), PLAZA
    ground = theme.paper if theme.flat else "#e9d8ae"
    with canvas.svg.group(at=ring.market(market), scale=ring.grown), canvas.piece(f"market-{market}", reach=r + 1):
        if is_empty(message):
            canvas.svg.circle(0, 0, BARE, Paint(ground, theme.dark, 2))
            if which in MARKET_ICON:
                canvas.icon(MARKET_ICON[which], 0, 0, 21, theme.dark)
            return
        colour, points = colour_and_points(message)
        canvas.svg.circle(0, 0, r, Paint(ground, theme.dark, 2))
        canvas.svg.circle(0, 0, r - 3.5, Paint(NONE, theme.dark if theme.flat else "#a32a2a", 1.5, dash="3 3"))
        counted(canvas, colour, MESSAGE, points)
        if kind := MESSAGE_ICON.get(points):
            dx, dy = ring.away(market)
            _badge(canvas, kind, BADGE * dx, BADGE * dy)
        dx, dy = ring.sign(market)
        _badge(canvas, MARKET_ICON[which], SIGN * dx, SIGN * dy, dark=True)


def _badge(canvas: Canvas, icon: str, x: float, y: float, *, dark: bool = False) -> None:
    """A small sign at the edge of a market: light of what a message brings, dark of which market it is."""
    ground, ink = canvas.theme.paper, canvas.theme.dark
    canvas.svg.circle(x, y, 9.5, Paint(ink if dark else ground, ground if dark else ink, 1.3))
    canvas.icon(icon, x, y, 13.5, ground if dark else ink)


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


def _carriage(canvas: Canvas, seat: int, r: float) -> None:
    """A carriage: a wheel on the shape of its seat."""
    canvas.seat(seat, r)
    low = r * 0.18 if seat == 2 else 0.0
    if canvas.theme.flat:
        canvas.svg.circle(0, low, r * 0.66, Paint(canvas.theme.paper))
    canvas.icon("wheel", 0, low, r * 1.25, canvas.theme.dark)


# --------------------------------------------------------------------------- the rats


def _track(canvas: Canvas, view: View, ring: Ring, seat: int, own: SeatView) -> None:
    """The ten spaces along the wall, the rat, and where the plague of this round will move it."""
    theme, here = canvas.theme, borough(view, seat)
    to = view.rat_after_plague(seat) if view.plague_to_come else own.rat
    canvas.still(_spaces, ring.boroughs, ring.above, here, seat)
    ink = theme.ink if theme.flat else lighter(theme.seats[seat], 0.55)
    with canvas.part():
        for n in range(MOST_RAT + 1):
            x, y = ring.space(here, n)
            if n != own.rat:
                canvas.label(x, y + 10, str(n), Type(29, 700), ink, 30, anchor="middle")
        reached = min(to, MOST_RAT)
        if reached != own.rat:
            _reached(canvas, ring.space(here, reached))
        if to > MOST_RAT:
            _outbreak(canvas, ring.outbreak(here))
    with canvas.piece(f"rat-{seat}", ring.space(here, own.rat), reach=RAT, kind="token"):
        canvas.svg.circle(0, 0, RAT, Paint(theme.paper if theme.flat else "#f3e6c6", theme.dark, 2))
        canvas.icon("rat", 0, -11, 21, theme.dark)
        canvas.label(0, 16, str(own.rat), Type(27, 700), theme.dark, 26, anchor="middle")


def _spaces(canvas: Canvas, boroughs: int, above: int, here: int, seat: int) -> None:
    """The empty spaces of a seat's rat in its borough of so many, one of which lies above."""
    ring = Ring(boroughs, above)
    for n in range(MOST_RAT + 1):
        outline = ring.wedge(here, TRACK, WALL, -TRACKS + n * SPACE, -TRACKS + (n + 1) * SPACE)
        canvas.svg.path(outline, Paint(_space(canvas, seat, n), canvas.theme.dark, 1.5))


def _space(canvas: Canvas, seat: int, n: int) -> str:
    """Darker towards the outbreak."""
    if canvas.theme.flat:
        return canvas.theme.paper
    return mixed(
        darker(canvas.theme.seats[seat], 0.7), "#5a1512" if n == MOST_RAT else "#120d0a", 0.75 if n == MOST_RAT else 0.3
    )


def _reached(canvas: Canvas, at: Point) -> None:
    """Where the plague of this round will move a rat."""
    canvas.svg.circle(
        *at, RAT - 2, Paint(NONE, canvas.theme.ink if canvas.theme.flat else canvas.theme.paper, 2.5, dash="5 4")
    )


def _outbreak(canvas: Canvas, at: Point) -> None:
    """Beyond the last space: the plague of this round will break out, whether the rat is already on 9 or not."""
    ground, ink = (canvas.theme.paper, canvas.theme.ink) if canvas.theme.flat else ("#5a0f0c", "#ff7a66")
    canvas.svg.circle(*at, SKULL, Paint(ground))
    canvas.svg.circle(*at, SKULL, Paint(NONE, ink, 2.5, dash="5 4"))
    canvas.icon("skull", at[0], at[1] + 0.5, 24, ink)
