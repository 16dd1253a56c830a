"""Shapes of which the houses of the town are drawn: walls, roofs, windows, towers, battlements, banners."""

from __future__ import annotations

import itertools

from bot.pictures.canvas import Canvas
from bot.pictures.svg import NONE, Paint, Point, closed
from bot.pictures.theme import darker, lighter, mixed

WALL, TIMBER, STONE, LIT, DOOR = "#8a7458", "#3f2e1f", "#756d66", "#ffd27a", "#33241a"
NIGHT = "#141c36"  # what a house without light fades into


class Mason:
    """Builds one house around x = 0 on the ground y = 0, upwards; roofs in the colour of its class."""

    def __init__(self, canvas: Canvas, colour: str, *, dark: bool = False) -> None:
        self.canvas, self.svg, self.flat = canvas, canvas.svg, canvas.theme.flat
        self.colour, self.dark = colour, dark  # dark: nobody is at home any more
        self.ink = "#9c9c9c" if dark else canvas.theme.ink  # of lines where no colours are wanted

    def paint(self, colour: str, rim: float = 2) -> Paint:
        """A shape of this colour with a dark rim; white where no colours are wanted."""
        if self.flat:
            return Paint(self.canvas.theme.paper, self.ink, max(rim, 2))
        colour = self.seen(colour)
        return Paint(colour, darker(colour, 0.55), rim)

    def shaded(self, colour: str) -> Paint:
        """A shape lit from the left, as by the moon."""
        if self.flat:
            return self.paint(colour)
        colour = self.seen(colour)
        stops = ((0, lighter(colour, 0.16)), (0.45, colour), (1, darker(colour, 0.38)))
        return Paint(self.svg.linear(f"lit-{colour[1:]}", *stops, across=True), darker(colour, 0.6), 2)

    def seen(self, colour: str) -> str:
        """A colour as it is drawn: where the house is dark, mixed with that of the night."""
        return mixed(colour, NIGHT, 0.66) if self.dark else colour

    # ------------------------------------------------------------------- parts; x is their middle, y their foot

    def wall(self, x: float, y: float, w: float, h: float, colour: str = WALL) -> None:
        """A wall."""
        self.svg.rect(x - w / 2, y - h, w, h, self.shaded(colour))

    def shape(self, *points: Point, colour: str = "") -> None:
        """Any closed shape, in the colour of the class if no other is named."""
        self.svg.polygon(points, self.shaded(colour or self.colour))

    def gable(self, x: float, y: float, w: float, h: float) -> None:
        """A roof seen from its end."""
        self.shape((x - w / 2 - 8, y), (x, y - h), (x + w / 2 + 8, y))

    def roof(self, x: float, y: float, w: float, h: float) -> None:
        """A roof seen from its side, with courses of tiles."""
        self.shape((x - w / 2 - 10, y), (x - w / 2 + h * 0.3, y - h), (x + w / 2 - h * 0.3, y - h), (x + w / 2 + 10, y))
        for part in (0.33, 0.66):
            inset = h * 0.3 * part - 10 * (1 - part)
            self.svg.line(
                (x - w / 2 + inset, y - h * part), (x + w / 2 - inset, y - h * part), Paint(NONE, self._line, 1.4, 0.5)
            )

    @property
    def _line(self) -> str:
        return self.ink if self.flat else darker(self.seen(self.colour), 0.6)

    def window(self, x: float, y: float, w: float = 13, h: float = 20, *, lit: bool = True) -> None:
        """An arched window, with light in it."""
        lit = lit and not self.dark
        arch = f"M{x - w / 2} {y}V{y - h + w / 2}A{w / 2} {w / 2} 0 0 1 {x + w / 2} {y - h + w / 2}V{y}Z"
        if lit and not self.flat:
            glow = self.svg.radial("window", (0, LIT + "90"), (1, LIT + "00"))
            self.svg.circle(x, y - h / 2, h * 1.3, Paint(glow))
        self.svg.path(arch, self.paint(LIT if lit else DOOR, 1.6))
        self.svg.path(f"M{x} {y}V{y - h}M{x - w / 2} {y - h * 0.45}H{x + w / 2}", Paint(NONE, self.bars, 1.3))

    @property
    def bars(self) -> str:
        """The colour of bars and beams."""
        return self.ink if self.flat else TIMBER

    def door(self, x: float, y: float, w: float, h: float, colour: str = DOOR) -> None:
        """An arched door."""
        r = w / 2
        self.svg.path(f"M{x - r} {y}V{y - h + r}A{r} {r} 0 0 1 {x + r} {y - h + r}V{y}Z", self.paint(colour))
        self.svg.path(f"M{x} {y}V{y - h}", Paint(NONE, self.ink if self.flat else "#120c08", 1.4))

    def battlements(self, x: float, y: float, w: float, colour: str = STONE, teeth: int = 4) -> None:
        """The crown of a wall or tower."""
        step = w / (2 * teeth - 1)
        points: list[Point] = [(x - w / 2, y)]
        for tooth in range(teeth):
            left = x - w / 2 + 2 * tooth * step
            points += [(left, y - 8), (left, y - 20), (left + step, y - 20), (left + step, y - 8)]
        self.shape(*points, (x + w / 2, y), colour=colour)

    def tower(self, x: float, y: float, w: float, h: float, cap: float = 0, colour: str = STONE) -> None:
        """A tower, with battlements or a pointed cap so many units high."""
        self.wall(x, y, w, h, colour)
        if cap:
            self.gable(x, y - h, w, cap)
        else:
            self.battlements(x, y - h, w + 12, colour, 3)

    def timbers(self, x: float, y: float, w: float, h: float, bays: int) -> None:
        """The beams of a half-timbered wall."""
        beams = f"M{x - w / 2} {y - h}H{x + w / 2}M{x - w / 2} {y}H{x + w / 2}"
        for bay in range(bays):
            left, wide = x - w / 2 + bay * w / bays, w / bays
            slope = f"M{left} {y}L{left + wide} {y - h}" if bay % 2 else f"M{left + wide} {y}L{left} {y - h}"
            beams += f"M{left} {y}V{y - h}{slope}"
        self.svg.path(f"{beams}M{x + w / 2} {y}V{y - h}", Paint(NONE, self.bars, 4))

    def banner(self, x: float, y: float, turned: bool = False) -> None:
        """A pole with a pennant."""
        way = -1 if turned else 1
        self.svg.path(f"M{x} {y}V{y - 34}", Paint(NONE, self.bars, 2.5))
        self.shape((x, y - 34), (x + 26 * way, y - 27), (x, y - 19))

    def chimney(self, x: float, y: float, h: float = 34) -> None:
        """A chimney with its smoke."""
        self.wall(x, y, 16, h, STONE)
        if not self.flat:
            for up, r in ((10, 7), (24, 10), (42, 14)):
                self.svg.circle(x + up * 0.5, y - h - up, r, Paint("#cdd3e0", opacity=0.16))

    def sign(self, symbol: str, x: float, y: float, size: float) -> None:
        """A symbol on the front."""
        self.canvas.icon(symbol, x, y, size, self.ink if self.flat else self.seen(lighter(self.colour, 0.72)))

    def path(self, outline: str, colour: str, rim: float = 2) -> None:
        """A free shape."""
        self.svg.path(outline, self.paint(colour, rim))

    def arc_stripes(self, points: tuple[Point, ...], colours: tuple[str, str]) -> None:
        """Stripes that hang side by side between points at the top: awnings."""
        for at, ((x, y), (right, _)) in enumerate(itertools.pairwise(points)):
            half = (right - x) / 2
            hem = f"M{x} {y}V{y + 20}A{half} {half} 0 0 0 {right} {y + 20}V{y}Z"
            self.path(hem, colours[at % 2], 1.5)

    def outline(self, *points: Point, width: float = 2) -> None:
        """Lines only."""
        self.svg.path(closed(points), Paint(NONE, self.bars, width))
