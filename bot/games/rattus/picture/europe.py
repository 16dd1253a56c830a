"""The map: twelve regions drawn as chains of points between them and along the coasts, 880 by 780 units.

Every chain is told once, so that neighbours share their border to the point. A region is a round of chains; "-"
turns one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from bot.pictures.svg import Point
from rules.rattus.components import Region

from .sites import SITES

WIDE, TALL = 880, 780  # of the sheet
# fmt: off
CHAINS: Final[Mapping[str, tuple[Point, ...]]] = {
    # ----------------------------------------------------------------- borders on land
    "gallia hispania": ((112, 566), (150, 552), (186, 572), (222, 574), (252, 604)),
    "gallia germania": ((322, 292), (312, 330), (330, 362), (318, 400), (334, 432), (328, 458)),
    "gallia italia": ((328, 458), (316, 486), (330, 512), (322, 552)),
    "germania italia": ((328, 458), (362, 446), (400, 462), (438, 452), (482, 464)),
    "germania hungaria": ((482, 464), (490, 442), (504, 420)),
    "germania polonia": ((504, 256), (498, 296), (512, 332), (496, 368), (504, 420)),
    "italia hungaria": ((482, 464), (476, 498), (488, 530)),
    "polonia hungaria": ((504, 420), (542, 414), (580, 428), (620, 416), (652, 430)),
    "polonia russia": ((584, 226), (608, 250), (636, 262), (662, 298)),
    "polonia tartaria": ((662, 298), (652, 336), (666, 376), (652, 430)),
    "hungaria tartaria": ((652, 430), (672, 458), (662, 494), (668, 528)),
    "hungaria bulgaria": ((530, 590), (566, 572), (600, 578), (634, 552), (668, 528)),
    "bulgaria tartaria": ((668, 528), (686, 534), (702, 546)),
    "bulgaria turcia": ((716, 628), (706, 644), (708, 664)),
    "turcia tartaria": ((796, 560), (826, 546), (850, 562), (890, 552)),
    "russia tartaria": ((662, 298), (704, 304), (746, 288), (790, 306), (836, 290), (890, 304)),
    "scandia russia": ((604, 146), (596, 112), (612, 78), (604, 40), (618, -10)),
    # ----------------------------------------------------------------- coasts
    "coast hispania": (
        (252, 604), (240, 626), (246, 650), (222, 672), (226, 706), (196, 728), (160, 740), (120, 764), (84, 752),
        (52, 762), (28, 742), (38, 700), (20, 664), (34, 620), (24, 586), (58, 566), (112, 566),
    ),
    "coast gallia": (
        (112, 566), (126, 534), (120, 496), (132, 462), (98, 440), (66, 432), (60, 412), (98, 402), (138, 408),
        (150, 374),
        (172, 384), (196, 372), (222, 346), (256, 330), (280, 304), (322, 292),
    ),
    "gulf gallia": ((322, 552), (296, 580), (270, 582), (252, 604)),
    "coast germania": (
        (322, 292), (336, 268), (366, 262), (386, 248), (392, 214), (412, 218), (414, 246), (436, 258),
        (470, 246), (504, 256),
    ),
    "coast polonia": ((504, 256), (536, 248), (552, 230), (584, 226)),
    "coast baltic": ((584, 226), (580, 200), (590, 176), (570, 160), (604, 146)),
    "coast scandia": (
        (604, 146), (584, 140), (574, 114), (580, 88), (566, 66), (550, 90), (542, 120), (520, 146), (522, 176),
        (500, 204),
        (464, 216), (448, 198), (440, 168), (420, 182), (390, 178), (372, 150), (384, 116), (366, 92), (388, 62),
        (412, 36),
        (440, 12), (470, -10), (618, -10),
    ),
    "coast italia west": (
        (322, 552), (350, 572), (364, 600), (392, 622), (416, 656), (446, 680), (462, 712), (456, 742), (474, 752),
        (492, 722), (484, 700), (510, 696), (534, 706), (540, 690), (510, 668), (482, 638), (464, 608), (456, 580),
        (462, 556), (474, 540), (488, 530),
    ),
    "coast hungaria": ((488, 530), (498, 556), (516, 570), (530, 590)),
    "coast bulgaria": (
        (530, 590), (532, 624), (542, 656), (540, 690), (556, 718), (562, 744), (598, 750), (622, 768), (646, 750),
        (652, 722), (684, 720), (676, 694), (694, 682), (708, 664),
    ),
    "coast turcia": (
        (708, 664), (718, 692), (710, 722), (728, 752), (766, 746), (798, 766), (832, 754), (858, 764), (890, 756),
    ),
    "euxine bulgaria": ((702, 546), (706, 574), (700, 604), (716, 628)),
    "euxine turcia": ((716, 628), (736, 606), (764, 606), (786, 588), (796, 560)),
    "euxine tartaria": ((702, 546), (722, 532), (736, 546), (752, 556), (762, 538), (780, 536), (796, 560)),
    "coast anglia": (
        (246, 300), (214, 296), (190, 308), (158, 304), (128, 322), (100, 310), (126, 288), (130, 268), (96, 258),
        (84, 232),
        (104, 216), (108, 194), (98, 176), (112, 150), (106, 130), (100, 92), (122, 58), (162, 44), (158, 70),
        (188, 78),
        (180, 108), (200, 128), (212, 158), (238, 178), (250, 206), (276, 214), (286, 244), (264, 272), (246, 300),
    ),
    # ----------------------------------------------------------------- the edge of the sheet
    "edge russia": ((618, -10), (890, -10), (890, 304)),
    "edge tartaria": ((890, 304), (890, 552)),
    "edge turcia": ((890, 552), (890, 756)),
}
ROUNDS: Final[Mapping[Region, tuple[str, ...]]] = {
    Region.ANGLIA: ("coast anglia",),
    Region.GALLIA: ("coast gallia", "gallia germania", "gallia italia", "gulf gallia", "-gallia hispania"),
    Region.GERMANIA: (
        "coast germania", "germania polonia", "-germania hungaria", "-germania italia", "-gallia germania",
    ),
    Region.HISPANIA: ("gallia hispania", "coast hispania"),
    Region.HUNGARIA: (
        "germania hungaria", "polonia hungaria", "hungaria tartaria", "-hungaria bulgaria", "-coast hungaria",
        "-italia hungaria",
    ),
    Region.ITALIA: ("germania italia", "italia hungaria", "-coast italia west", "-gallia italia"),
    Region.POLONIA: ("coast polonia", "polonia russia", "polonia tartaria", "-polonia hungaria", "-germania polonia"),
    Region.SCANDIA: ("coast scandia", "-scandia russia"),
    Region.BULGARIA: (
        "hungaria bulgaria", "bulgaria tartaria", "euxine bulgaria", "bulgaria turcia", "-coast bulgaria",
    ),
    Region.TURCIA: ("euxine turcia", "turcia tartaria", "edge turcia", "-coast turcia", "-bulgaria turcia"),
    Region.RUSSIA: ("scandia russia", "edge russia", "-russia tartaria", "-polonia russia", "coast baltic"),
    Region.TARTARIA: (
        "russia tartaria", "edge tartaria", "-turcia tartaria", "-euxine tartaria", "-bulgaria tartaria",
        "-hungaria tartaria", "-polonia tartaria",
    ),
}
# fmt: on
# The arrows of the built-in map: where they leave the one coast and reach the other.
ARROWS: Final[Mapping[tuple[int, int], tuple[Point, Point]]] = {
    (Region.ANGLIA, Region.GALLIA): ((206, 302), (222, 340)),
    (Region.ANGLIA, Region.GERMANIA): ((288, 242), (336, 262)),
    (Region.ANGLIA, Region.SCANDIA): ((196, 92), (362, 96)),
    (Region.GERMANIA, Region.SCANDIA): ((404, 210), (410, 184)),
    (Region.HISPANIA, Region.ITALIA): ((248, 648), (376, 614)),
    (Region.ITALIA, Region.BULGARIA): ((490, 642), (540, 632)),
}


def _touching() -> Iterator[tuple[int, int]]:
    for name in CHAINS:
        first, _, second = name.upper().partition(" ")
        if first in Region.__members__ and second in Region.__members__:
            one, other = sorted((int(Region[first]), int(Region[second])))
            yield one, other


TOUCHING: Final = frozenset(_touching())


def _chain(name: str) -> tuple[Point, ...]:
    return CHAINS[name[1:]][::-1] if name.startswith("-") else CHAINS[name]


@cache
def outline_of(region: Region) -> str:
    """The outline of a region as path data, its corners rounded the same way for both neighbours."""
    chains = [_chain(name) for name in ROUNDS[region]]
    return f"M{_at(chains[0][0])}" + "".join(smooth(chain) for chain in chains) + "Z"


@cache
def reach_of(region: Region) -> tuple[float, float, float, float]:
    """How far a region extends on the sheet: its left, top, right and lower edge."""
    xs, ys = zip(*(point for name in ROUNDS[region] for point in _chain(name)), strict=True)
    return max(0, min(xs)), max(0, min(ys)), min(WIDE, max(xs)), min(TALL, max(ys))


@cache
def smooth(chain: tuple[Point, ...]) -> str:
    """A chain as curves through all its points (Catmull and Rom), without its first move."""
    return "".join(_curve(chain, at) for at in range(len(chain) - 1))


def _curve(chain: tuple[Point, ...], at: int) -> str:
    before, one, two, after = (chain[min(max(i, 0), len(chain) - 1)] for i in range(at - 1, at + 3))
    lead = (one[0] + (two[0] - before[0]) / 6, one[1] + (two[1] - before[1]) / 6)
    tail = (two[0] - (after[0] - one[0]) / 6, two[1] - (after[1] - one[1]) / 6)
    return f"C{_at(lead)} {_at(tail)} {_at(two)}"


@cache
def coasts() -> str:
    """The chains where land meets water, as path data."""
    wet = (chain for name, chain in CHAINS.items() if name.split()[0] in ("coast", "gulf", "euxine"))
    return "".join(f"M{_at(chain[0])}{smooth(chain)}" for chain in wet)


def border_points(one: int, other: int) -> tuple[Point, ...]:
    """The chain between two regions that touch."""
    names = (f"{Region(a).name} {Region(b).name}".lower() for a, b in ((one, other), (other, one)))
    return next(CHAINS[name] for name in names if name in CHAINS)


def border(one: int, other: int) -> str:
    """The border between two regions that touch, as path data."""
    chain = border_points(one, other)
    return f"M{_at(chain[0])}{smooth(chain)}"


def arrow(one: int, other: int) -> tuple[Point, Point]:
    """From where to where the arrow between two regions goes; an arrow of another map from name to name."""
    pair = (min(one, other), max(one, other))
    return ARROWS.get(pair) or (SITES[Region(pair[0])].name, SITES[Region(pair[1])].name)


def _at(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"
