"""The pieces in the boroughs: markers and friend on the sectors, messages, carriages, rats on their tracks."""

from __future__ import annotations

from collections.abc import Iterator
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
from .signs import ACTION_COLOUR, ACTION_ICON, action_short

RAT: Final = 21
SINGLE: Final = 1.36  # how large a number of one digit stands on a piece, in its radius: larger than with two
ROUND: Final = 22  # the corners of a sector, so that tiles do not meet however they lie


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
        pen.label(0, 24, action_short(scene.words, sector), Type(17, 600), theme.dark, 2 * TILE - 6, anchor="middle")
        return
    pen.icon(ACTION_ICON[Action(sector)], -18, -19, 27, tint)
    if n:
        at, r = ((-12, 11), 20) if friend else ((9, 8), 22)
        with pen.piece(f"marker-{seat}-{sector}", at, reach=r, kind="token"):
            counted(pen, seat, r, n)
    if friend:
        at, size = ((20, 5), 50) if n else ((11, 3), 58)
        with pen.piece(f"friend-{seat}", at, reach=13, kind="token"):
            pawn(pen, seat, size)


def counted(pen: Pen, seat: int, r: float, n: int) -> None:
    """A seat's piece with its number as large as it goes."""
    pen.seat(seat, r, str(n), r * (SINGLE if n < 10 else 1.2))


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
        counted(pen, colour, 17.5, points)


def carriages(view: View, ring: Ring) -> Iterator[tuple[int, float, Point]]:
    """Every carriage: whose, its radius and its place; several at a market stand close together."""
    for market in range(len(ring_markets(view))):
        here = [seat for seat, own in enumerate(view.table) if own.carriage == market]
        if not here:
            continue
        r, spots = PARKED[len(here)]
        x, y = ring.parked(market)
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
        if n != own.rat and not (n == MOST_RAT and to > MOST_RAT):
            pen.label(x, y + 8, str(n), Type(24, 700), ink, 26, anchor="middle")
    doomed = to > MOST_RAT and own.rat == MOST_RAT  # the rat itself hides the space of the warning: it is the warning
    if max(to, 0) != own.rat and not doomed:
        _warning(pen, *ring.space(here, min(max(to, 0), MOST_RAT)), outbreak=to > MOST_RAT)
    with pen.piece(f"rat-{seat}", ring.space(here, own.rat), reach=RAT, kind="token"):
        light = "#ff9a80" if doomed else "#f3e6c6"
        pen.svg.circle(0, 0, RAT, Paint(theme.paper if theme.flat else light, theme.dark, 2))
        pen.icon("skull" if doomed else "rat", 0, -10, 19 if doomed else 22, theme.dark)
        pen.label(0, 16, str(own.rat), Type(26, 700), theme.dark, 26, anchor="middle")


def _space(pen: Pen, seat: int, n: int) -> str:
    """Darker towards the outbreak."""
    if pen.theme.flat:
        return pen.theme.paper
    return mixed(
        darker(pen.theme.seats[seat], 0.7), "#5a1512" if n == MOST_RAT else "#120d0a", 0.75 if n == MOST_RAT else 0.3
    )


def _warning(pen: Pen, x: float, y: float, *, outbreak: bool) -> None:
    colour = pen.theme.ink if pen.theme.flat else ("#ff6a55" if outbreak else pen.theme.paper)
    pen.svg.circle(x, y, RAT - 4, Paint(NONE, colour, 2.5, dash="5 4"))
    if outbreak:
        pen.icon("skull", x, y + 1, 23, colour)
