"""The canvas: a drawing with its theme, and what all games share: seats' pieces, plates, icons, the glow."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import lru_cache
from math import cos, pi, sin
from typing import Final, NamedTuple

from .letters import LEAST, Type, fitted, width
from .svg import NONE, Paint, Point, Svg, closed
from .symbols import SYMBOLS
from .theme import Theme, darker, lighter

PALER: Final = 0.75  # opacity of a piece that is only planned
LOW: Final = {2: 0.18}  # by seat: the number on a triangle is drawn lower
HATCHES: Final = (
    "",
    '<path d="M0 4H8" stroke="#000" stroke-width="2"/>',
    '<path d="M4 0V8" stroke="#000" stroke-width="2"/>',
    '<circle cx="4" cy="4" r="1.8" fill="#000"/>',
    '<path d="M0 0L8 8M8 0L0 8" stroke="#000" stroke-width="1.2"/>',
)


class Extent(NamedTuple):
    """Where the middle of a piece lies on the whole drawing, and how far the piece reaches from there."""

    x: float
    y: float
    half_wide: float
    half_high: float
    round: bool  # an ellipse around the middle, not a rectangle


class Canvas:
    """Draws on a sheet in a theme; `changed`: the pieces that are marked because they are new or different.

    `planned`: the pieces that a plan would put there, drawn paler. `extents` records where each piece was drawn,
    `lettered` where names and numbers are, and `symbols` where symbols are.
    `least`: the minimum size of lettering: what would have to shrink further is cut, what is meant smaller is left out.
    """

    def __init__(
        self,
        theme: Theme,
        width: int,
        height: int,
        changed: Collection[str] = (),
        planned: Collection[str] = (),
        least: float = 0,
    ) -> None:
        self.theme, self.changed, self.planned, self.least = theme, frozenset(changed), frozenset(planned), least
        self.extents: dict[str, Extent] = {}
        self.lettered: list[Extent] = []
        self.symbols: list[Extent] = []
        self.svg = Svg(width, height)
        self.svg.rect(0, 0, width, height, Paint(theme.ground))

    # ------------------------------------------------------------------- pieces

    @contextmanager
    def piece(self, name: str, at: Point = (0, 0), *, reach: float = 0, kind: str = "piece") -> Iterator[None]:
        """A piece under its id; `reach`: how far it extends, for the ring that marks a change."""
        with self.svg.group(name, at=self.svg.nearest_whole(at), kind=kind, reach=reach), self._paler(name):
            if reach:
                half = reach * self.svg.zoom
                self.extents[name] = Extent(*self.svg.here(0, 0), half, half, round=True)
            if reach and name in self.changed:
                self.glow(reach)
            yield

    def _paler(self, name: str) -> AbstractContextManager[None]:
        """A separate group for the opacity, so that the same piece drawn elsewhere can be reused."""
        return self.svg.group(opacity=PALER) if name in self.planned else nullcontext()

    @contextmanager
    def part(self, at: Point = (0, 0), *, clip: str = "") -> Iterator[None]:
        """Something between the pieces that comes and goes, grouped so that the ground can be reused without it."""
        with self.svg.group(at=self.svg.nearest_whole(at), kind="part", clip=clip):
            yield

    def still(self, draw: Callable[..., None], *values: Hashable) -> None:
        """Draw what has no pieces and depends on the theme and these values alone: its SVG is built once and copied."""
        self.svg.copy(_written(draw, self.theme, *values))

    def glow(self, reach: float) -> None:
        """A ring of light around the origin."""
        if not self.theme.flat:
            light = self.theme.glow
            fill = self.svg.radial("glow", (0.5, light + "e0"), (0.75, light + "70"), (1, light + "00"))
            self.svg.circle(0, 0, reach * 1.55, Paint(fill))
            self.svg.circle(0, 0, reach * 1.16, Paint(NONE, self.theme.dark, 9, 0.8))  # visible on pale ground too
        self.svg.circle(0, 0, reach * 1.16, Paint(NONE, self.theme.glow, 3, dash="7 6" if self.theme.flat else ""))

    def frame_glow(self, name: str, x: float, y: float, w: float, h: float, round: float = 10) -> None:
        """A rim of light around a plate whose piece has changed."""
        zoom = self.svg.zoom / 2
        self.extents.setdefault(name, Extent(*self.svg.here(x + w / 2, y + h / 2), w * zoom, h * zoom, round=False))
        if name in self.changed:
            for grow, seen in ((4, 0.3), (1, 1)):
                paint = Paint(NONE, self.theme.glow, 2.5, seen, "9 7" if self.theme.flat else "")
                self.svg.rect(x - grow, y - grow, w + 2 * grow, h + 2 * grow, paint, round + grow)

    def cover(self, x: float, y: float, w: float, h: float) -> None:
        """Paint ground over an area, and forget the pieces and lettering whose middle it hides."""
        self.svg.rect(x, y, w, h, Paint(self.theme.ground))
        left, top = self.svg.here(x, y)
        right, foot = self.svg.here(x + w, y + h)

        def hidden(extent: Extent) -> bool:
            return left <= extent.x <= right and top <= extent.y <= foot

        self.extents = {name: extent for name, extent in self.extents.items() if not hidden(extent)}
        self.lettered = [extent for extent in self.lettered if not hidden(extent)]

    # ------------------------------------------------------------------- seats

    def seat(self, seat: int, r: float, text: str = "", size: float = 0) -> None:
        """A seat's piece around the origin: its shape in its colour, with `text` on it, of `size` if that is given."""
        svg, theme = self.svg, self.theme
        if not theme.flat:
            shade = svg.radial("shade", (0.45, "#00000080"), (1, "#00000000"))
            svg.ellipse(1, r * 0.22, r * 1.3, r * 1.25, Paint(shade))
        svg.path(outline(seat, r), Paint(self.seat_fill(seat), theme.dark, max(2.0, r * 0.1)))
        if not theme.flat:
            svg.path(outline(seat, r * 0.82), Paint(NONE, lighter(theme.seats[seat], 0.6), 1.3, 0.6))
        if text:
            self._number(seat, r, text, size or r * 1.12)

    def _number(self, seat: int, r: float, text: str, size: float) -> None:
        low = LOW.get(seat, 0.0) * r
        if self.theme.flat:
            self.svg.circle(0, low, max(r * 0.56, size * 0.44), Paint(self.theme.paper))
        letter = Type(size, 700)
        room = max(r * 1.45, width(text, letter) if size <= self.least / self.svg.zoom else 0)  # never cut the number
        self.label(0, low + size * 0.36 / 1.12, text, letter, self.theme.dark, room, anchor="middle")

    def seat_fill(self, seat: int) -> str:
        """The fill of a seat's piece: a gradient lit from above, or a hatch."""
        if self.theme.flat:
            return self.svg.hatch(f"hatch-{seat}", "#ffffff", HATCHES[seat])
        colour = self.theme.seats[seat]
        stops = ((0, lighter(colour, 0.28)), (0.6, colour), (1, darker(colour, 0.16)))
        return self.svg.radial(f"seat-{seat}", *stops, centre=(0.36, 0.3), radius=0.85)

    # ------------------------------------------------------------------- plates, icons, lettering

    def plate(
        self, x: float, y: float, w: float, h: float, *, fill: str = "", rim: str = "", round: float = 10
    ) -> None:
        """A plate with a rim."""
        theme = self.theme
        rim = rim or theme.edge
        self.svg.rect(x, y, w, h, Paint(fill or theme.panel, rim, 2.5 if theme.flat else 1.5), round)

    def icon(self, name: str, x: float, y: float, size: float, fill: str) -> None:
        """A symbol centred on a point, `size` high, in one colour."""
        half = size * self.svg.zoom / 2
        self.symbols.append(Extent(*self.svg.here(x, y), half, half, round=False))
        with self.svg.group(at=(x, y), scale=size / 100):
            self.svg.path(SYMBOLS[name], Paint(fill))

    def legible(self, letter: Type) -> bool:
        """Whether this lettering comes out large enough to read; otherwise it is left out."""
        return letter.size * self.svg.zoom >= self.least

    def readable(self, letter: Type) -> Type:
        """This lettering, enlarged if necessary to the smallest readable size at this scale."""
        return letter._replace(size=max(letter.size, self.least / self.svg.zoom))

    def label(
        self,
        x: float,
        y: float,
        text: str,
        letter: Type,
        fill: str,
        room: float,
        *,
        anchor: str = "start",
        halo: str = "",
    ) -> None:
        """One line of lettering, made to fit into `room`."""
        if not self.legible(letter):
            return
        if self.least:
            smallest = self.least / (letter.size * self.svg.zoom)
            text, size = fitted(text, letter, room, max(LEAST, smallest))
            letter = letter._replace(size=size)
        self.svg.text(x, y, text, letter, fill, room, anchor=anchor, halo=halo)
        self._lettered_at(x, y, min(room, width(text, letter)), letter.size, anchor)

    def _lettered_at(self, x: float, y: float, wide: float, size: float, anchor: str) -> None:
        middle = self.svg.here(x + {"start": wide / 2, "end": -wide / 2}.get(anchor, 0.0), y - size * 0.32)
        zoom = self.svg.zoom / 2
        self.lettered.append(Extent(*middle, wide * zoom, size * zoom * 0.9, round=False))

    def count(self, icon: str, x: float, y: float, number: str, size: float, tint: str, room: float) -> None:
        """An icon with its number beside it, vertically aligned."""
        self.icon(icon, x + size / 2, y, size, tint)
        letter = Type(size * 0.95, 700)
        self.label(x + size * 1.15, y + size * 0.32, number, letter, self.theme.ink, room - size * 1.15)


@lru_cache(maxsize=256)
def _written(draw: Callable[..., None], theme: Theme, *values: Hashable) -> Svg:
    aside = Canvas(theme, 0, 0)
    aside.svg = Svg(0, 0)  # without the ground
    draw(aside, *values)
    return aside.svg


def outline(seat: int, r: float) -> str:
    """The shape of a seat around the origin: circle, square, triangle, diamond, star, of similar visual weight."""
    match seat:
        case 0:
            return f"M{-r:.1f} 0A{r:.1f} {r:.1f} 0 1 1 {r:.1f} 0A{r:.1f} {r:.1f} 0 1 1 {-r:.1f} 0Z"
        case 1:
            s = r * 0.9
            return closed(((-s, -s), (s, -s), (s, s), (-s, s)))
        case 2:
            return closed(((0, -r * 1.12), (r * 1.14, r * 0.88), (-r * 1.14, r * 0.88)))
        case 3:
            return closed(((0, -r * 1.2), (r * 1.12, 0), (0, r * 1.2), (-r * 1.12, 0)))
    radii = (r * 1.22, r * 0.74)
    return closed([(radii[i % 2] * sin(i * pi / 5), -radii[i % 2] * cos(i * pi / 5)) for i in range(10)])
