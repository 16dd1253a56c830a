"""What the picture of each question shows: a stretch of the map, one region, or cards, and where its options lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.rasterizer import Box
from bot.pictures.scene import Scene
from bot.pictures.stage import PlaceNote, Spot, Stage, stepped
from bot.pictures.svg import Point
from rules.core import PASS, Arg, Ask

from .cards_stage import Below, cards_below, draw_below, march_stage, spots_below
from .facts import region_name
from .parts import GIVEN
from .places import (
    ANSWERS,
    MAP,
    answer_spots,
    around,
    close_up,
    cube_spot,
    into,
    lands,
    lies_in,
    named_spot,
    rat_spots,
    region_spot,
    rests,
    wall_spot,
    ways,
)
from .sheet import sheet
from .strip import known_high, strip
from .swap_stage import swap_stage
from .tokens import tokens

HEADER, TALLEST, ACROSS = 50.0, 930.0, 800.0
FEW_CARDS: Final = 3  # below a map of more than that, what is still out has no room
RATS: Final = frozenset(("monk_rat", "piper_rats", "witch_rat", "witch_second", "next_rat"))
OWN_CUBES: Final = frozenset(("merchant_cubes", "piper_cube", "king_cube", "wizard_cube", "lose_cube"))
CUBES_OF_ALL: Final = frozenset(("messenger_cube", "messenger_swap"))
YES_OR_NO: Final = frozenset(("knight", "crusader"))
SPREADING: Final = frozenset(("new_rat", "soldier", "last_soldier"))  # from the region of the plague piece
WAYS: Final = frozenset(("merchant_to", "monk_to", "piper_to", "messenger_to"))  # from the region chosen before


def europe(canvas: Canvas, scene: Scene, unnamed: frozenset[int] = frozenset()) -> None:
    """The map with all its pieces; `unnamed`: regions whose marks stand in the place of their names."""
    sheet(canvas, scene, explained=False, unnamed=unnamed)
    tokens(canvas, scene)


def stage(scene: Scene) -> Stage | None:
    """The stage of the question; the whole map for a seat that waits."""
    ask = scene.question
    if ask is None:
        return Stage(europe, MAP, strip=strip(scene))
    match ask.choice:
        case "turn" | "last_uses":
            return _turn(scene)
        case "march":
            return march_stage(scene)
        case "witch_swap":
            return swap_stage(scene, ask)
    if ask.choice in RATS | OWN_CUBES | CUBES_OF_ALL | YES_OR_NO:
        return _close_up(scene, ask)
    return _map(scene, ask)


# --------------------------------------------------------------------------- regions


def _map(scene: Scene, ask: Ask) -> Stage:
    """Regions, borders or pieces on the map."""
    source = _source(scene, ask)
    options = [option for option in ask.options if option != PASS]
    crop = around([*_regions(options), *source])
    spots = _spots(scene, ask, options, _zoom(scene, crop))
    lit = tuple(region_spot(scene, region, 1) for region in source)
    arrows = ways(scene.plan_from, scene.view)
    if ask.choice in WAYS:
        start = _leaving(scene, ask, source[0])
        arrows += tuple((start, into(start, number)) for number in options if isinstance(number, int))
    return Stage(
        _marked(scene, spots),
        crop,
        spots,
        lit,
        arrows,
        notes=tuple(_barred(scene, ask, source, crop)),
        lands=lands(scene),
        strip=strip(scene),
    )


def _barred(scene: Scene, ask: Ask, source: tuple[int, ...], crop: Box) -> Iterator[PlaceNote]:
    """Why a rat cannot go to a neighbour in sight that is no option: three are there, or a bishop is."""
    if ask.choice not in SPREADING | {"monk_to"}:
        return
    words = scene.words
    for here in (scene.view.at(region) for region in scene.view.open_to(source[0])):
        spot = named_spot(scene, here.region)
        if not here.room and here.region not in ask.options and lies_in(crop, spot.at):
            yield PlaceNote(spot, words("picture-rattus-bishop") if here.bishops else words("picture-rattus-full"))


def _marked(scene: Scene, spots: Mapping[Arg, Spot]) -> Callable[[Canvas, Scene], None]:
    """The map without the names of regions that have a mark."""
    signs = {mark.sign for mark in scene.marks if mark.option in spots}
    named = {here.region: region_name(scene.words, here.region) for here in scene.view.regions}
    return partial(europe, unnamed=frozenset(region for region, name in named.items() if name in signs))


def _source(scene: Scene, ask: Ask) -> tuple[int, ...]:
    """The region that the rats, cubes or walls of the question come from."""
    if ask.choice in SPREADING | {"serf_cube"}:
        return (scene.view.plague,)
    nth = {**GIVEN, "nun_to": 1, "bishop_to": 1}.get(ask.choice)
    given = None if nth is None or nth >= len(ask.args) else ask.args[nth]
    return (given,) if isinstance(given, int) else ()


def _regions(options: list[Arg]) -> Iterator[int]:
    """All regions that the options name."""
    for option in options:
        if isinstance(option, int):
            yield option
        elif isinstance(option, tuple):
            yield from (part for part in option if isinstance(part, int))


def _spots(scene: Scene, ask: Ask, options: list[Arg], zoom: float) -> Mapping[Arg, Spot]:
    if ask.choice == "serf_cube":
        return {option: region_spot(scene, scene.view.plague, zoom) for option in options}
    return dict(_found(scene, ask, options, zoom))


def _found(scene: Scene, ask: Ask, options: list[Arg], zoom: float) -> Iterator[tuple[Arg, Spot]]:
    signs = {mark.option: mark.sign for mark in scene.marks}
    for option in options:
        match option:
            case int(region):
                yield option, region_spot(scene, region, zoom)
            case (int(one), int(other)):
                yield option, wall_spot(scene, one, other, signs.get(option, ""), zoom)


def _zoom(scene: Scene, crop: Box) -> float:
    """How many units of the picture one of the map is."""
    under = strip(scene)
    return min(ACROSS / crop[2], (TALLEST - HEADER - (under.high if under else 0)) / crop[3])


def _leaving(scene: Scene, ask: Ask, region: int) -> Point:
    """Where that lies which goes to the region that is asked for: a rat, or cubes of the seat or of anybody."""
    match ask.choice, ask.args:
        case "monk_to", (_, _, int(slot)):
            return rests(scene, region, "rat", slot)
        case "messenger_to", (_, _, int(owner), _):
            return rests(scene, region, "cubes", owner)
    return rests(scene, region, "cubes", ask.seat)


# --------------------------------------------------------------------------- a turn


def _turn(scene: Scene) -> Stage:
    """The map; below it the cards that can be taken and used: what they are good for depends on what lies there."""
    verbs = {mark.option[0] for mark in scene.marks if isinstance(mark.option, tuple)}
    cards, regions = verbs & {"take", "use"}, verbs & {"place", "plague"}
    shown = [mark.option[1] for mark in scene.marks if isinstance(mark.option, tuple) and mark.option[0] in regions]
    found = [region for region in shown if isinstance(region, int)]
    lit = (region_spot(scene, scene.view.plague, 1),)
    arrows = ways(scene.plan_from, scene.view)
    if cards:
        return _above_cards(scene, found, lit, arrows)
    crop = around([*found, scene.view.plague])
    zoom = _zoom(scene, crop)
    spots: dict[Arg, Spot] = {
        option: region_spot(scene, region, zoom)
        for mark in scene.marks
        if isinstance(option := mark.option, tuple) and option[0] in regions and isinstance(region := option[1], int)
    }
    drawn = _marked(scene, spots)
    return Stage(drawn, crop, spots, lit, arrows, lands=lands(scene), joined=True, strip=strip(scene))


def _above_cards(
    scene: Scene, regions: Sequence[int], lit: tuple[Spot, ...], arrows: tuple[tuple[Point, Point], ...]
) -> Stage:
    """The map with the cards of the options below it, each with its mark on itself; neither shrinks for long words."""
    below = cards_below(scene)
    under = strip(scene, out=len(below.corners) <= FEW_CARDS and not known_high(scene))
    zoom = stepped((TALLEST - HEADER - (under.high if under else 0) - below.high) / MAP[3])
    wide, left = ACROSS / zoom, (MAP[2] - ACROSS / zoom) / 2
    spots: dict[Arg, Spot] = {
        mark.option: region_spot(scene, mark.option[1], zoom)
        for mark in scene.marks
        if isinstance(mark.option, tuple) and mark.option[0] in ("place", "plague") and isinstance(mark.option[1], int)
    }
    cards = spots_below(scene, below, left, MAP[3], zoom)
    draw = partial(_with_cards, map_=_marked(scene, spots), below=below, left=left, zoom=zoom)
    crop = (left, 0.0, wide, MAP[3] + below.high / zoom)
    return Stage(
        draw,
        crop,
        {**spots, **cards},
        lit,
        arrows,
        lands=lands(scene),
        joined=True,
        dimmed=bool(regions),
        strip=under,
    )


def _with_cards(
    canvas: Canvas,
    scene: Scene,
    map_: Callable[[Canvas, Scene], None],
    below: Below,
    left: float,
    zoom: float,
) -> None:
    map_(canvas, scene)
    canvas.cover(left, MAP[3], MAP[2] - 2 * left, below.high / zoom + 20)
    with canvas.svg.group(at=(left, MAP[3]), scale=1 / zoom):
        draw_below(canvas, scene, below)


# --------------------------------------------------------------------------- one region


def _close_up(scene: Scene, ask: Ask) -> Stage:
    """One region with its tokens or cubes, large."""
    region = _region(scene, ask)
    crop = close_up(region)
    lit = (region_spot(scene, region, 1),)
    spots = dict(_within(scene, ask, region, crop))
    if ask.choice in YES_OR_NO:
        left, top, wide, high = crop
        return Stage(
            partial(_with_answers, crop=crop), (left, top, wide, high + ANSWERS), spots, lit, strip=strip(scene)
        )
    draw = partial(europe, unnamed=frozenset([region])) if ask.choice in RATS else europe  # its marks need the room
    return Stage(draw, crop, spots, lit, strip=strip(scene))


def _with_answers(canvas: Canvas, scene: Scene, crop: Box) -> None:
    """The map, and below this stretch of it the room for yes and no."""
    europe(canvas, scene)
    left, top, wide, high = crop
    canvas.cover(left - 20, top + high, wide + 40, ANSWERS + 10)


def _region(scene: Scene, ask: Ask) -> int:
    """The region whose tokens or cubes are the options."""
    nth = 4 if ask.choice == "messenger_swap" else GIVEN.get(ask.choice)
    found = scene.view.plague if nth is None else ask.args[nth]
    assert isinstance(found, int)
    return found


def _within(scene: Scene, ask: Ask, region: int, crop: Box) -> Iterator[tuple[Arg, Spot]]:
    if ask.choice in YES_OR_NO:
        yield from zip(ask.options, answer_spots(crop), strict=False)
        return
    rats, zoom = tuple(rat_spots(scene, region)), _zoom(scene, crop)
    signs = {mark.option: mark.sign for mark in scene.marks}
    for option in dict.fromkeys(ask.options):
        match option:
            case int(slot) if ask.choice in RATS:
                yield option, rats[slot]
            case (int(owner), _) if ask.choice in CUBES_OF_ALL:
                yield option, cube_spot(scene, region, owner, signs.get(option, ""), zoom)
            case _:
                yield option, cube_spot(scene, region, ask.seat, signs.get(option, ""), zoom)
