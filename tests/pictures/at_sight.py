"""What in the picture of a question could be taken for something else: where its signs, plates and words lie."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from math import dist, hypot
from xml.etree.ElementTree import Element, fromstring

from bot.pictures import Painter
from bot.pictures.framing import Framing, framed
from bot.pictures.lands import lies_on
from bot.pictures.placing import Rect, cuts
from bot.pictures.scene import Mark, Scene
from bot.pictures.stage import Spot, Stage
from bot.pictures.svg import Point
from bot.text import SEAT_MARKS

from .reading import SVG

TOUCHES, CLOSE = 3.0, 10.0  # a plate so near touches a sign, or is close to it
BESIDE, APART = 13.0, 20.0  # a sign so near to its place lies beside it: among many places, elsewhere
Line = tuple[Point, Point]


def boxes(svg: str, kind: str) -> list[tuple[str, Rect]]:
    """The marks or plates of a picture: what is written on each, and where it lies."""
    return [(_written(group), _rect(group)) for group in fromstring(svg).iter(f"{SVG}g") if group.get("class") == kind]


def _written(group: Element) -> str:
    return "".join("".join(text.text or "" for text in group.iter(f"{SVG}text")).split())


def _rect(group: Element) -> Rect:
    rect = next(group.iter(f"{SVG}rect"))
    x, y, wide, high = (float(rect.get(name, "0")) for name in ("x", "y", "width", "height"))
    left, top = map(float, re.findall(r"-?[\d.]+", group.get("transform", "0 0")))
    return Rect(left + x + wide / 2, top + y + high / 2, wide / 2, high / 2)


def bare(sign: str) -> str:
    """A sign without blanks and without the marks of seats, which are drawn as pieces."""
    return re.sub(rf"[{SEAT_MARKS}\s]", "", sign)


def joining_lines(svg: str) -> list[Line]:
    """The straight lines that lie on the stage, as those that join a sign and its place do."""
    found = list[Line]()
    for path in fromstring(svg).findall(f"{SVG}path"):
        if ends := re.fullmatch(r"M(\S+) (\S+)L(\S+) (\S+)", path.get("d", "")):
            x, y, to_x, to_y = map(float, ends.groups())
            found.append(((x, y), (to_x, to_y)))
    return found


def mistakable(painter: Painter, scene: Scene, svg: str) -> Iterator[str]:
    """Everything on this picture that a reader could take for a part of something else, in words."""
    told_stage = painter.stage(scene)
    assert told_stage
    stage, frame, _ = framed(told_stage)
    yield from _plates(scene, stage, frame, svg)
    yield from _signs(scene, stage, frame, svg)
    yield from _captions(scene, svg)


def _plates(scene: Scene, stage: Stage, frame: Framing, svg: str) -> Iterator[str]:
    """Plates whose nearest sign is another one, though no line joins them with their own."""
    notes = [Mark((), note.sign, note.text) for note in stage.notes]
    signs, lines, met = boxes(svg, "mark"), joining_lines(svg), Counter[Rect]()
    for text, plate in boxes(svg, "plate"):
        told = text.removeprefix("!")
        owners = {mark.sign for mark in (*scene.marks, *notes) if told in (bare(mark.brings), bare(mark.brief))}
        places = [frame.rect(note.spot) for note in stage.notes if bare(note.text) == told and not note.sign]
        own = [at for name, at in signs if any(name in (bare(sign), *_ticked(sign)) for sign in owners if sign)]
        joined = [at for at in own if any(_joins(line, plate, at) for line in lines)]
        if joined:
            met[joined[0]] += 1
            continue
        own += places
        if any(plate.outside(at) < plate.area / 2 for at in _places(owners, scene, stage, frame)):
            continue  # it lies on its place
        if not own:
            yield f"nothing on the picture has the plate {text}"
            continue
        nearest = min(own, key=lambda at: (plate.gap(at), dist(plate[:2], at[:2])))
        if any(
            _is_as_near(plate, nearest, at) for _, at in signs if at not in own and not any(map(at.overlap, places))
        ):
            yield f"the plate {text} at {plate[:2]} is as near to another sign"
        met[nearest] += 1
    yield from (f"two plates lie nearest to the sign at {at[:2]}" for at, times in met.items() if times > 1)


def _places(owners: set[str], scene: Scene, stage: Stage, frame: Framing) -> list[Rect]:
    """The places of the options with these signs, but for lands."""
    spots = [stage.spots[mark.option] for mark in scene.marks if mark.sign in owners and mark.option in stage.spots]
    spots += [note.spot for note in stage.notes if note.sign in owners]
    return [frame.rect(spot) for spot in spots if spot.reach and not spot.outline]


def _is_as_near(plate: Rect, own: Rect, other: Rect) -> bool:
    away, middle = plate.gap(own), dist(plate[:2], own[:2])
    if away <= CLOSE:
        return plate.gap(other) <= max(TOUCHES, away) and dist(plate[:2], other[:2]) < 2.4 * middle
    return plate.gap(other) <= away


def _ticked(sign: str) -> list[str]:
    return [f"{bare(sign)}{times}" for times in range(1, 10)]


def _joins(line: Line, plate: Rect, sign: Rect) -> bool:
    """Whether a line that can be seen leads from the middle of a plate to a sign."""
    start, end = line
    return dist(start, plate[:2]) < 1 and dist(end, sign[:2]) < sign.half_wide and plate.gap(sign) > 2 * TOUCHES


def _signs(scene: Scene, stage: Stage, frame: Framing, svg: str) -> Iterator[str]:
    """Signs that lie neither on nor beside their own place, though no line leads there."""
    signs, lines = boxes(svg, "mark"), joining_lines(svg)
    for mark in scene.marks:
        spot = stage.spots.get(mark.option)
        if not mark.sign or spot is None:
            continue
        known = (bare(mark.sign), *_ticked(mark.sign))
        own = [at for name, at in signs if name in known]
        if not any(_is_at(spot, at, stage, frame) or any(dist(start, at[:2]) < 1 for start, _ in lines) for at in own):
            yield f"the sign {mark.sign} lies away from its place, and no line leads there"


def _is_at(spot: Spot, at: Rect, stage: Stage, frame: Framing) -> bool:
    if spot.outline:
        points = [(at.x + x * at.half_wide, at.y + y * at.half_high) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        return any(lies_on(spot.outline, frame.back(point)) for point in points)
    away = _away(spot, at, frame)
    others = [other for other in stage.spots.values() if other.at != spot.at]
    return away <= (BESIDE if spot.beside else APART) and not any(_away(other, at, frame) < away for other in others)


def _away(spot: Spot, at: Rect, frame: Framing) -> float:
    """How far a sign is from the rim of a place."""
    place = frame.rect(spot)
    if spot.half_high:
        return at.gap(place)
    across, down = max(0.0, abs(at.x - place.x) - at.half_wide), max(0.0, abs(at.y - place.y) - at.half_high)
    return max(0.0, hypot(across, down) - place.half_wide)


def _captions(scene: Scene, svg: str) -> Iterator[str]:
    """The word *planned*, where something lies on it."""
    caption = bare(scene.words("picture-planned"))
    parts = [group for group in fromstring(svg).iter(f"{SVG}g") if _written(group) == caption]
    lying = [*boxes(svg, "mark"), *boxes(svg, "plate")]
    for at in map(_rect, parts):
        yield from (f"{told} lies on the caption {caption}" for told, other in lying if at.overlap(other) > 1)


def hidden_lines(svg: str) -> Iterator[str]:
    """Lines from signs to their places that pass under another sign or its plate, where nobody could follow them."""
    signs, plates = boxes(svg, "mark"), boxes(svg, "plate")
    for start, end in joining_lines(svg):
        for told, sign in signs:
            if dist(start, sign[:2]) < 1:
                lying = [*signs, *((text, at) for text, at in plates if at.gap(sign) > TOUCHES)]
                over = [text for text, at in lying if at != sign and cuts(start, end, _within(at))]
                yield from (f"the line from {told} passes under {text}" for text in over)


def _within(at: Rect) -> Rect:
    """A sign or plate without its edge, where a line is still seen on both sides."""
    return at._replace(half_wide=at.half_wide - 10, half_high=at.half_high - 10)
