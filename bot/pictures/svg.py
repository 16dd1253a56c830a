"""A small typed builder of SVG text: shapes, groups, gradients and measured lettering."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from functools import lru_cache
from html import escape
from math import cos, radians, sin
from typing import Final, NamedTuple

from .letters import FAMILY, Type, fitted

Point = tuple[float, float]
NONE: Final = "none"


class Paint(NamedTuple):
    """How a shape is filled and outlined; colours as "#rrggbb" or "url(#gradient)"."""

    fill: str = NONE
    stroke: str = NONE
    width: float = 0
    opacity: float = 1
    dash: str = ""

    def attributes(self) -> str:
        """The paint as SVG attributes."""
        return _attributes(self)


class Transform(NamedTuple):
    """How a group's points map to the drawing: scaled, rotated (in degrees), then translated."""

    scale: float = 1
    turn: float = 0
    x: float = 0
    y: float = 0

    def of(self, x: float, y: float) -> Point:
        """A point of the group, on the drawing."""
        if not self.turn:
            return self.x + self.scale * x, self.y + self.scale * y
        angle = radians(self.turn)
        along, down = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
        return self.x + self.scale * along, self.y + self.scale * down

    def moved(self, at: Point, turn: float, scale: float) -> Transform:
        """The placement of a group inside this one."""
        return Transform(self.scale * scale, self.turn + turn, *self.of(*at))


class Svg:
    """A drawing being built; `str()` of it is the finished SVG."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._defs: dict[str, str] = {}
        self._parts: list[str] = []
        self._placed: list[Transform] = [Transform()]  # of the open groups, the innermost last

    def __str__(self) -> str:
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        defs = "\n".join(self._defs.values())
        body = "\n".join(self._parts)
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<defs>\n{defs}\n</defs>\n{body}\n</svg>\n'

    def copy(self, other: Svg) -> None:
        """Add all that another drawing shows, unchanged."""
        for name, markup in other._defs.items():
            self._defs.setdefault(name, markup)
        self._parts += other._parts

    # ------------------------------------------------------------------- what is used by its name

    def linear(self, name: str, *stops: tuple[float, str], across: bool = False) -> str:
        """A gradient from the top down, or across; stops are (place from 0 to 1, "#rrggbb" or "#rrggbbaa")."""
        way = 'x2="1" y2="0"' if across else 'x2="0" y2="1"'
        return self._define(name, f'<linearGradient id="{name}" {way}>{_stops(stops)}</linearGradient>')

    def radial(self, name: str, *stops: tuple[float, str], centre: Point = (0.5, 0.5), radius: float = 0.5) -> str:
        """A gradient from a centre outwards; centre and radius are fractions of the shape it fills."""
        at = f'cx="{_n(centre[0])}" cy="{_n(centre[1])}" r="{_n(radius)}"'
        return self._define(name, f'<radialGradient id="{name}" {at}>{_stops(stops)}</radialGradient>')

    def hatch(self, name: str, ground: str, markup: str, cell: int = 8) -> str:
        """A repeated pattern, for those who cannot tell colours apart."""
        size = f'width="{cell}" height="{cell}" patternUnits="userSpaceOnUse"'
        inside = f'<rect width="{cell}" height="{cell}" fill="{ground}"/>{markup}'
        return self._define(name, f'<pattern id="{name}" {size}>{inside}</pattern>')

    def clip(self, name: str, outline: str) -> str:
        """A clip path."""
        return self._define(name, f'<clipPath id="{name}"><path d="{outline}"/></clipPath>')

    def window(self, name: str, markup: str) -> str:
        """A mask: what is drawn through it is visible where this markup is white, and hidden where it is black."""
        return self._define(name, f'<mask id="{name}" maskUnits="userSpaceOnUse">{markup}</mask>')

    def _define(self, name: str, markup: str) -> str:
        self._defs.setdefault(name, markup.replace(f'id="{name}"', f'id="_{name}"', 1))  # distinct from the pieces' ids
        return f"url(#_{name})"

    # ------------------------------------------------------------------- groups

    def group(
        self,
        name: str = "",
        *,
        at: Point = (0, 0),
        scale: float = 1,
        turn: float = 0,
        clip: str = "",
        kind: str = "",
        reach: float = 0,
        opacity: float = 1,
        mask: str = "",
    ) -> AbstractContextManager[None]:
        """Group everything drawn inside under an id, scaled, rotated and translated.

        `kind` and `reach` (how far it extends from its origin) are invisible; tests read them, and a group with a
        `kind` becomes a fragment.
        """
        x, y, size = self._place(at[0]), self._place(at[1]), _n(scale)
        labels = f' id="{name}"' if name else ""
        labels += f' class="{kind}"' if kind else ""
        labels += _transform(x, y, turn, size)
        labels += f' clip-path="{clip}"' if clip else ""
        labels += f' mask="{mask}"' if mask else ""
        labels += f' data-reach="{_n(reach)}"' if reach else ""
        labels += f' opacity="{_n(opacity)}"' if opacity != 1 else ""
        self._parts.append(f"<g{labels}>")
        self._placed.append(self._placed[-1].moved((float(x), float(y)), turn, float(size)))
        return _Group(self._parts, self._placed)

    def _place(self, number: float) -> str:
        """A coordinate of a group, with more decimals if the drawing is scaled."""
        return _n(number) if self.zoom == 1 else _exact(number)

    def nearest_whole(self, at: Point) -> Point:
        """In a scaled group, the nearest point at a whole unit of the drawing, so that pixels can be reused."""
        outer = self._placed[-1]
        if outer.scale == 1 or outer.turn:
            return at
        x, y = outer.of(*at)
        return at[0] + (round(x) - x) / outer.scale, at[1] + (round(y) - y) / outer.scale

    def here(self, x: float, y: float) -> Point:
        """The point of the whole drawing for a point of the innermost group."""
        return self._placed[-1].of(x, y)

    @property
    def zoom(self) -> float:
        """The scale of the innermost group relative to the whole drawing."""
        return self._placed[-1].scale

    # ------------------------------------------------------------------- shapes

    def rect(self, x: float, y: float, w: float, h: float, paint: Paint, round: float = 0) -> None:
        """A rectangle, with rounded corners if `round` is given."""
        corners = f' rx="{_n(round)}"' if round else ""
        size = f'x="{_n(x)}" y="{_n(y)}" width="{_n(w)}" height="{_n(h)}"'
        self._parts.append(f"<rect {size}{corners}{paint.attributes()}/>")

    def circle(self, x: float, y: float, r: float, paint: Paint) -> None:
        """A circle."""
        self._parts.append(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(r)}"{paint.attributes()}/>')

    def ellipse(self, x: float, y: float, rx: float, ry: float, paint: Paint) -> None:
        """An ellipse whose axes are horizontal and vertical."""
        at = f'cx="{_n(x)}" cy="{_n(y)}" rx="{_n(rx)}" ry="{_n(ry)}"'
        self._parts.append(f"<ellipse {at}{paint.attributes()}/>")

    def path(self, outline: str, paint: Paint) -> None:
        """A path given as SVG path data."""
        self._parts.append(f'<path d="{outline}"{paint.attributes()}/>')

    def polygon(self, points: Sequence[Point], paint: Paint) -> None:
        """A polygon."""
        self.path(closed(points), paint)

    def line(self, start: Point, end: Point, paint: Paint) -> None:
        """A straight line."""
        self.path(f"M{_n(start[0])} {_n(start[1])}L{_n(end[0])} {_n(end[1])}", paint)

    # ------------------------------------------------------------------- lettering

    def text(
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
        """One line of text on a baseline, shrunk or cut to stay within its room."""
        line, size = fitted(text, letter, room)
        style = f'font-family="{FAMILY}" font-weight="{letter.weight}" font-size="{_n(size)}"'
        style += ' font-style="italic"' if letter.italic else ""
        style += f' letter-spacing="{_n(letter.spacing)}"' if letter.spacing else ""
        style += f' text-anchor="{anchor}"' if anchor != "start" else ""
        around = f' paint-order="stroke" stroke="{halo}" stroke-width="4" stroke-linejoin="round"' if halo else ""
        at = f'x="{_n(x)}" y="{_n(y)}" data-room="{_n(room)}"'
        self._parts.append(f'<text {at} {style} fill="{fill}"{around}>{escape(line)}</text>')


class _Group(AbstractContextManager[None]):
    """An open group. A class, because `contextmanager` would take a tenth of the time that a drawing takes."""

    __slots__ = ("_parts", "_placed")

    def __init__(self, parts: list[str], placed: list[Transform]) -> None:
        self._parts, self._placed = parts, placed

    def __enter__(self) -> None:
        """Nothing to do: `Svg.group` has opened it already, so that its arguments are checked there."""

    def __exit__(self, *_: object) -> None:
        self._placed.pop()
        self._parts.append("</g>")


def closed(points: Sequence[Point]) -> str:
    """The path data of a polygon."""
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points) + "Z"


def _transform(x: str, y: str, turn: float, scale: str) -> str:
    """The `transform` attribute of a group; "" if it is not transformed."""
    moves = f" translate({x} {y})" if (x, y) != ("0", "0") else ""
    moves += f" rotate({_n(turn)})" if turn else ""
    moves += f" scale({scale})" if scale != "1" else ""
    return f' transform="{moves[1:]}"' if moves else ""


@lru_cache(maxsize=4_000)
def _attributes(paint: Paint) -> str:
    outline = f' stroke="{paint.stroke}" stroke-width="{_n(paint.width)}"' if paint.stroke != NONE else ""
    joined = ' stroke-linejoin="round" stroke-linecap="round"' if outline else ""
    dashed = f' stroke-dasharray="{paint.dash}"' if paint.dash else ""
    seen = f' opacity="{_n(paint.opacity)}"' if paint.opacity != 1 else ""
    return f' fill="{paint.fill}"{outline}{joined}{dashed}{seen}'


@lru_cache(maxsize=20_000)
def _n(number: float) -> str:
    """A number with at most one decimal; two if it is below ten, where a tenth would be visible."""
    text = f"{number:.{1 if abs(number) >= 10 else 2}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@lru_cache(maxsize=20_000)
def _exact(number: float) -> str:
    text = f"{number:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@lru_cache(maxsize=1_000)
def _stops(stops: tuple[tuple[float, str], ...]) -> str:
    return "".join(f'<stop offset="{_n(at)}"{_colour(colour)}/>' for at, colour in stops)


def _colour(colour: str) -> str:
    seen = f' stop-opacity="{_n(int(colour[7:9], 16) / 255)}"' if len(colour) == 9 else ""
    return f' stop-color="{colour[:7]}"{seen}'
