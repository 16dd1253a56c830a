"""The picture of a question: header, stage with a mark on every option, and the strip of what the seat holds.

White is up to the reader, dashed is planned, a ring of light is new, dim is not at stake now. They also differ in
form, so no colour is needed to read the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import Final, NamedTuple

from .belonging import SEEN, can_be_joined, end_on_land, is_at_its_place, is_mistakable
from .beside import Sign, beside_places
from .canvas import Canvas, Extent
from .captions import caption_place
from .changes import PieceChanges
from .edges import below, header
from .framing import TALLEST, WIDE, Framing, framed
from .lands import belongs, corners, cost_of_land, lies_on, off_others
from .letters import Type
from .outlines import DARK, around, arrows, below_pieces, beside_lit, covered, grown, lit, rim_towards, whole
from .placing import NEARER, Rect, Surroundings, glued, on_or_beside
from .plates import any_place, joined, plate_paint, rare_first
from .scene import Mark, Scene
from .seat_text import line, wide
from .sizes import BRINGS, PILL, PLATE, SIGN, half_a_pill, half_a_plate, is_numbered, on_plate, tick_width
from .stage import Spot, Stage
from .svg import NONE, Paint, Point
from .theme import Theme

LEAST: Final = 22.0  # the smallest lettering
WHITE, WARNING = "#ffffff", "#ffb4a2"
CAPTION: Final = Type(23, 600, True)
RIM: Final = 4.5
OWN, NAMED = 20, 10  # additional weight of a piece on a mark's own land, and of lit words; other pieces weigh 1
MOST_ARROWS: Final = 3  # more would hide what they lead to; rims show the places anyway


class Drawing(NamedTuple):
    """A finished drawing."""

    svg: str
    width: int
    height: int


def draw(scene: Scene, stage: Stage, changes: PieceChanges) -> Drawing:
    """The whole picture, 800 units wide."""
    stage, frame, high = framed(stage)
    canvas = Canvas(scene.theme, WIDE, high, planned=changes.planned, least=LEAST)
    picture = _Picture(scene, stage, changes, canvas, frame)
    picture.draw()
    return Drawing(str(canvas.svg), WIDE, high)


class _Picture:
    """A picture being drawn."""

    def __init__(self, scene: Scene, stage: Stage, changes: PieceChanges, canvas: Canvas, frame: Framing) -> None:
        self.scene, self.stage, self.changes, self.canvas, self.frame = scene, stage, changes, canvas, frame
        self.theme: Theme = scene.theme
        self.stacked = dict[Hashable, Rect]()  # plates that were placed together with their signs
        self.captions = list[Rect]()  # where the word *planned* stands
        self.briefly = False  # whether plates that have a brief form say that

    def draw(self) -> None:
        """Draw all layers, from the bottom up."""
        self._crop(self.canvas, self.scene)
        if self.stage.dimmed and (self.scene.marks or self.scene.unmarked):
            self._wash()
        self._paths()
        self._rims()
        self._rings()
        self._plan()
        self._marks()
        header(self.canvas, self.scene)
        if self.stage.strip:
            below(self.canvas, self.stage.strip, round(self.frame.room.y + self.frame.room.half_high))

    # ------------------------------------------------------------------- the stage

    def _crop(self, canvas: Canvas, scene: Scene) -> None:
        left, top, width, height = self.stage.crop
        clip = canvas.svg.clip("stage", f"M{left:.2f} {top:.2f}h{width:.2f}v{height:.2f}h{-width:.2f}Z")
        with canvas.svg.group(at=self.frame.origin, scale=self.frame.zoom, clip=clip, kind="part"):
            self.stage.draw(canvas, scene)

    @cached_property
    def _at_stake(self) -> list[tuple[Spot, Rect]]:
        """What the question is about: the places of all options, and what is lit with them."""
        return [(spot, self.frame.rect(spot)) for spot in (*self.stage.spots.values(), *self.stage.lit)]

    def _wash(self) -> None:
        """Dim everything but the options and what is lit with them."""
        room, svg = self.frame.room, self.canvas.svg
        x, y, w, h = room.x - room.half_wide, room.y - room.half_high, 2 * room.half_wide, 2 * room.half_high
        mask = beside_lit(self.canvas, self._at_stake, self.frame.origin, self.frame.zoom)
        with svg.group(kind="part", mask=mask):
            veil = Paint("#ffffff", opacity=0.66) if self.theme.flat else Paint("#0c0906", opacity=0.55)
            svg.rect(x, y, w, h, veil)

    def _paths(self) -> None:
        """Lit lines between places that belong together."""
        lit(self.canvas, [(self.frame.of(start), self.frame.of(end)) for start, end in self.stage.paths], RIM)

    def _rims(self) -> None:
        """A rim around the place of every option, a thinner one if the option is behind another tab."""
        open_now = {mark.option for mark in self.scene.marks}
        for option, spot in self.stage.spots.items():
            if spot.reach or spot.outline:
                self._rim(spot, RIM if option in open_now else RIM / 2)

    def _rim(self, spot: Spot, width: float) -> None:
        svg = self.canvas.svg
        strokes = (("#000000", width),) if self.theme.flat else ((DARK, width + 4), (WHITE, width))
        if spot.outline:
            outline = below_pieces(self.canvas, spot.outline, self.frame.origin, self.frame.zoom)
            with svg.group(at=self.frame.origin, scale=self.frame.zoom, kind="part"):
                for stroke, thick in strokes:
                    svg.path(outline, Paint(NONE, stroke, thick / self.frame.zoom))
        else:
            around(self.canvas, self.frame.rect(spot), [Paint(NONE, *stroke) for stroke in strokes], spot.half_high > 0)

    def _rings(self) -> None:
        """A ring around what changed since the reader's last turn."""
        for name in sorted(self.changes.fresh | self.stage.fresh):
            if (extent := self.canvas.extents.get(name)) and self._shows(extent):
                seen, flat = self._opacity(extent), self.theme.flat
                rim = [] if flat else [Paint(NONE, self.theme.dark, 8, 0.8 * seen)]  # visible on pale ground too
                ring = Paint(NONE, self.theme.glow, 3.5, seen, "7 6" if flat else "")
                around(self.canvas, grown(extent, 5), [*rim, ring], not extent.round)

    def _opacity(self, extent: Extent) -> float:
        """The opacity of a ring: less where the stage is dimmed, as that is not what the question is about."""
        if not self.stage.dimmed or any(spot.outline for spot in self.stage.spots.values()):
            return 0.7 if self.stage.dimmed else 1.0
        return 1.0 if any(grown(extent).overlap(at) for _, at in self._at_stake) else 0.45

    def _shows(self, extent: Extent) -> bool:
        return grown(extent).outside(self.frame.room) < 1

    # ------------------------------------------------------------------- the plan

    def _plan(self) -> None:
        """What the plan would add or remove, dashed, with arrows for its moves."""
        dashed = Paint(NONE, "#000000" if self.theme.flat else WHITE, 3.5, dash="7 6")
        planned = [self.canvas.extents[name] for name in sorted(self.changes.planned) if name in self.canvas.extents]
        shown = [extent for extent in (*planned, *self._gone()) if self._shows(extent)]
        for extent in shown:
            around(self.canvas, grown(extent, 3), [dashed], not extent.round)
        few = self.stage.arrows if len(self.stage.arrows) <= MOST_ARROWS else ()
        heads = arrows(self.canvas, [(self.frame.of(start), self.frame.of(end)) for start, end in few])
        if shown:
            self._caption(shown, heads)

    def _gone(self) -> tuple[Extent, ...]:
        """The extents of the pieces that the plan removes, found by drawing them on a canvas that is thrown away.

        Each scene knows the other one's view, so that games can lay out both alike.
        """
        if not self.changes.gone:
            return ()
        aside = Canvas(self.theme, WIDE, int(TALLEST))
        self._crop(aside, replace(self.scene, view=self.scene.plan_from, plan_from=self.scene.view))
        return tuple(aside.extents[name] for name in sorted(self.changes.gone) if name in aside.extents)

    def _caption(self, shown: Sequence[Extent], heads: list[Rect]) -> None:
        """The word *planned*, once, beside what is planned; left out where that has no room for it."""
        text = self.scene.words("picture-planned")
        hard = [*self._taken(), *self._drawn(), *self._signs.values(), *self.stacked.values(), *heads]
        around_it = Surroundings(hard, covered(self.canvas.symbols), self.frame.room)
        half = wide(text, CAPTION) / 2 + 6
        at = caption_place(shown, half, around_it, covered(self.canvas.extents.values()))
        if at is None:
            return
        self.captions.append(at)
        (w, h), (under, fill) = at[2:], ("#ffffff", "#000000") if self.theme.flat else (DARK, WHITE)
        with self.canvas.part(whole(at)):
            self.canvas.svg.rect(-w, -h, 2 * w, 2 * h, Paint(under), h)
            self.canvas.label(0, 8, text, CAPTION, fill, 2 * half, anchor="middle")

    # ------------------------------------------------------------------- marks and plates

    def _taken(self) -> list[Rect]:
        """The places of the options."""
        return [self.frame.rect(spot) for spot in self.stage.spots.values() if spot.reach]

    @cached_property
    def _firm(self) -> list[Rect]:
        """The places whose marks are fixed, on which nothing else may lie."""
        return [self.frame.rect(spot) for spot in self.stage.spots.values() if spot.fixed]

    def _marks(self) -> None:
        """A mark on every option that can be pressed now, with the plate of what it brings beside it."""
        marks, signs = self._marked(), self._signs
        lying, pieces = [*signs.values(), *self.captions, *self._firm], self._seen()
        noted, drawn = len(marks) - len(self.stage.notes), set[tuple[str, Point]]()
        marks[:noted] = rare_first(joined(marks[:noted]) if self.stage.joined else marks[:noted])
        for mark, spot in marks:  # below all plates
            if (mark.sign, spot.at) in signs:
                self._leader(spot, signs[mark.sign, spot.at])
        self.briefly = not self._fit_in_full(marks[:noted], lying, pieces)
        for nth, (mark, spot) in enumerate(marks):
            key = mark.sign, spot.at
            if mark.brings and (self.stage.plates or nth >= noted):
                lying += self._plate(mark, spot, lying, pieces)
            if key in signs and key not in drawn:
                drawn.add(key)
                self._pill(mark, spot, signs[key])

    def _marked(self) -> list[tuple[Mark, Spot]]:
        """Every option that can be pressed now, with its place; then the notes."""
        marks = [(mark, self.stage.spots[mark.option]) for mark in self.scene.marks if mark.option in self.stage.spots]
        return [*marks, *((Mark((), note.sign, note.text, note.grave), note.spot) for note in self.stage.notes)]

    @cached_property
    def _signs(self) -> dict[Hashable, Rect]:
        """Where each sign lies, none on another; options with the same place and sign share a mark."""
        marks = self._marked()
        shown = {(mark.sign, spot.at): (mark, spot) for mark, spot in reversed(marks) if mark.sign}
        halves = {key: half_a_pill(mark.sign) + tick_width(self.scene, mark) / 2 for key, (mark, _) in shown.items()}
        apart = [
            Sign(key, self.frame.rect(spot), halves[key], half_a_plate(mark) if self._has_plate(mark) else 0)
            for key, (mark, spot) in reversed(shown.items())
            if spot.beside
        ]
        pieces = covered(self.canvas.extents.values())
        signs, self.stacked, _ = beside_places(apart, PILL, PLATE, self._taken(), self.frame.room)
        for key, (_, spot) in shown.items():
            if spot.fixed:
                signs[key] = Rect(*self.frame.of(spot.mark or spot.at), halves[key], PILL)
        for mark, spot in marks:
            key = mark.sign, spot.at
            if mark.sign and key not in signs:
                at, lying = self.frame.of(spot.mark or spot.at), [*signs.values(), *self.stacked.values(), *self._firm]
                place, away = self.frame.rect(spot), off_others(spot.outline, self.stage.lands, self.frame.back)
                around_it = Surroundings(lying, [*pieces, *OWN * self._lying_on(spot)], self.frame.room)
                signs[key] = on_or_beside(place, at, halves[key], PILL, around_it, away)
        return signs

    def _has_plate(self, mark: Mark) -> bool:
        return self.stage.plates and bool(mark.brings)

    def _lying_on(self, spot: Spot) -> list[Rect]:
        """The pieces on the land of a spot."""
        pieces = covered(self.canvas.extents.values())
        return [piece for piece in pieces if lies_on(spot.outline, self.frame.back((piece.x, piece.y)))]

    def _drawn(self) -> list[Rect]:
        """Every piece and word of the stage."""
        return covered((*self.canvas.extents.values(), *self.canvas.lettered))

    def _seen(self) -> list[Rect]:
        """Pieces and words that no plate should cover: on a dimmed stage what is lit, as far as rectangles show."""
        pieces = self._drawn()
        if not self.stage.dimmed or any(spot.outline for spot in self.stage.spots.values()):
            return pieces
        at_stake = [at for _, at in self._at_stake]
        shown = [piece for piece in pieces if any(map(piece.overlap, at_stake))]
        return [*at_stake, *shown, *NAMED * [word for word in covered(self.canvas.lettered) if word in shown]]

    def _pill(self, mark: Mark, spot: Spot, at: Rect) -> None:
        svg, theme = self.canvas.svg, self.theme
        fill, ink = (WHITE, DARK) if not theme.flat else ("#000000", "#ffffff")
        if mark.chosen:
            fill, ink = ink, fill
        outer = Paint(fill, ink if theme.flat or mark.chosen else DARK, 5 if mark.chosen and theme.flat else 3.5)
        with svg.group(kind="mark", at=whole(at)):
            svg.rect(-at.half_wide, -at.half_high, 2 * at.half_wide, 2 * at.half_high, outer, at.half_high)
            text = wide(mark.sign, SIGN)
            start = -(text + tick_width(self.scene, mark)) / 2
            line(self.canvas, start, 11, mark.sign, SIGN, ink, text + 1)
            if mark.chosen:
                self.canvas.icon("tick", start + text + 20, 0, 26, ink)
                if is_numbered(self.scene, mark):
                    self.canvas.label(start + text + 36, 11, str(mark.chosen), SIGN, ink, 40)

    def _leader(self, spot: Spot, at: Rect) -> None:
        """The line from a mark that lies apart to its place."""
        if is_at_its_place(at, spot, self.stage.spots.values(), self.frame):
            return
        paint = Paint(NONE, "#000000" if self.theme.flat else WHITE, 3)
        if corners(spot.outline):
            end = end_on_land(at, spot, [other for other in self._signs.values() if other != at], self.frame)
            self.canvas.svg.circle(*end, RIM + 2, Paint(paint.stroke))
        else:
            end = rim_towards(self.frame.rect(spot), at, cornered=spot.half_high > 0)
        self.canvas.svg.line((at.x, at.y), end, paint)

    def _plate(self, mark: Mark, spot: Spot, lying: list[Rect], pieces: list[Rect]) -> list[Rect]:
        """Draw what an option brings, or what befalls a place, if there is room; a danger begins with "!"."""
        form = mark._replace(brings=mark.brief) if self.briefly and self._has_brief(mark, spot) else mark
        at = self._plate_place(form, spot, lying, pieces)
        return [self._written(form, spot, at)] if at else []

    def _fit_in_full(self, marks: Sequence[tuple[Mark, Spot]], lying: Sequence[Rect], pieces: list[Rect]) -> bool:
        """Whether all plates that have a brief form find room in full; if one does not, all are brief alike."""
        taken = [*lying]
        for mark, spot in marks:
            if self._has_plate(mark):
                at = self._plate_place(mark, spot, taken, pieces)
                if at is None and self._has_brief(mark, spot):
                    return False
                taken += [at] if at else []
        return True

    def _has_brief(self, mark: Mark, spot: Spot) -> bool:
        return bool(mark.brief) and (mark.sign, spot.at) in self._signs

    def _plate_place(self, mark: Mark, spot: Spot, lying: list[Rect], pieces: list[Rect]) -> Rect | None:
        """Where a plate lies, touching its sign or on its place; None if it would be taken for another option's."""
        sign, others = self._signs.get((mark.sign, spot.at)), self._others(mark, spot)
        if sign and mark.brief:
            return self._fitting(mark, spot, sign, lying, pieces, others)
        at = self._beside(mark, spot, sign, lying, pieces, others)
        return at if self._is_told(spot, sign, at, lying, others) else None

    def _others(self, mark: Mark, spot: Spot) -> list[Rect]:
        """The other signs, for which a plate must not seem to be; of a place without a sign, those that lie apart."""
        own, key = self.frame.rect(spot), (mark.sign, spot.at)
        return [at for other, at in self._signs.items() if other != key and (mark.sign or not at.overlap(own))]

    def _fitting(
        self, mark: Mark, spot: Spot, sign: Rect, lying: list[Rect], pieces: list[Rect], others: list[Rect]
    ) -> Rect | None:
        """Where a plate hides no piece of its own region; None if nowhere.

        A brief one may, if need be, lie on pieces of other regions.
        """
        firm = [*lying, *self._lying_on(spot)]
        every = [*firm, *covered(self.canvas.extents.values())]
        at = self._beside(mark, spot, sign, every, pieces, others)
        if self._is_free(at, every) and self._belongs(spot, sign, others, at):
            return at
        around_it = Surroundings(every, pieces, self.frame.room, others)
        belongs_there = partial(self._belongs, spot, sign, others)
        return any_place(sign, half_a_plate(mark), around_it, firm, belongs_there) if self.briefly else None

    def _belongs(self, spot: Spot, sign: Rect, others: list[Rect], at: Rect) -> bool:
        return belongs(at, sign, others, spot.outline, self.stage.lands, self.frame.back)

    def _is_free(self, at: Rect, lying: list[Rect]) -> bool:
        return at.outside(self.frame.room) < 1 and not any(at.overlap(one) > 1 for one in lying)

    def _beside(
        self, mark: Mark, spot: Spot, sign: Rect | None, lying: list[Rect], pieces: list[Rect], others: list[Rect]
    ) -> Rect:
        half = half_a_plate(mark)
        soft = [*self._taken(), *pieces, *2 * covered(self.canvas.extents.values())]  # pieces weigh more than words
        if spot.plate:
            first = Rect(*self.frame.of(spot.plate), half, PLATE)
            if not any(first.overlap(one) for one in lying) and first.outside(self.frame.room) < 1:
                return first
        if (mark.sign, spot.at) in self.stacked:
            return self.stacked[mark.sign, spot.at]
        noted = [self.frame.rect(note.spot) for note in self.stage.notes if note.spot != spot]
        near = others if sign else [*others, *noted]
        place = sign or self.frame.rect(spot)
        extra = self._cost_of_land(spot, place) or (lambda at: NEARER * self._is_mistakable(spot, place, at, []))
        return glued(place, half, PLATE, Surroundings(lying, soft, self.frame.room, near), extra)

    def _is_told(self, spot: Spot, sign: Rect | None, at: Rect, lying: list[Rect], others: list[Rect]) -> bool:
        """Whether a plate visibly belongs to its sign or place, or can be joined to it by a line."""
        if sign is None:
            return self._belongs(spot, self.frame.rect(spot), others, at)
        between = [other for other in lying if other != sign]
        return not self._is_mistakable(spot, sign, at, others) or can_be_joined(at, sign, between)

    def _is_mistakable(self, spot: Spot, sign: Rect, at: Rect, others: list[Rect]) -> bool:
        own = self.frame.rect(spot) if spot.reach and not spot.outline else None
        places = [self.frame.rect(other) for other in self.stage.spots.values() if other.reach and not other.outline]
        return is_mistakable(at, sign, own, others, [place for place in places if place != own])

    def _written(self, mark: Mark, spot: Spot, at: Rect) -> Rect:
        sign, others = self._signs.get((mark.sign, spot.at)), self._others(mark, spot)
        text, half, paint = on_plate(mark), half_a_plate(mark), plate_paint(self.theme)
        ink = "#000000" if self.theme.flat else WARNING if mark.grave else WHITE
        letter = BRINGS._replace(weight=700) if mark.grave else BRINGS
        is_apart = sign and at.gap(sign) > SEEN and not at.overlap(self.frame.rect(spot))
        is_apart = is_apart and not lies_on(spot.outline, self.frame.back((at.x, at.y)))
        if sign and (is_apart or self._is_mistakable(spot, sign, at, others)):
            self.canvas.svg.line((at.x, at.y), (sign.x, sign.y), Paint(NONE, paint.stroke, 3))
        with self.canvas.svg.group(kind="plate", at=whole(at)):
            self.canvas.svg.rect(-half, -PLATE, 2 * half, 2 * PLATE, paint, 8)
            line(self.canvas, -wide(text, letter) / 2, 9, text, letter, ink, 2 * half)
        return at

    def _cost_of_land(self, spot: Spot, sign: Rect) -> Callable[[Rect], float] | None:
        lands = [other.outline for other in self.stage.spots.values()]
        return cost_of_land(spot.outline, lands, self.stage.lands, sign, self.frame.back)
