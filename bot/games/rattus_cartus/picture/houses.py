"""The twelve buildings as houses of a town at night: around x = 0, on the ground y = 0, within 250 by 235 units."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.pictures.canvas import Canvas
from bot.pictures.theme import CLASS_COLOURS
from rules.rattus_cartus.components import Building, Class, class_of

from .masonry import STONE, Mason

CLASS_COLOUR: Final = {cls: CLASS_COLOURS[cls.name.lower()] for cls in Class}
PLASTER, BRICK, STRAW, CLOTH = "#c2a982", "#8f5a41", "#c9a24e", "#e6d5b0"


def house(canvas: Canvas, building: int, *, dark: bool = False) -> None:
    """Draw one building; without light where nothing more happens."""
    HOUSES[Building(building)](Mason(canvas, CLASS_COLOUR[Class(class_of(building))], dark=dark))


def palace(m: Mason) -> None:
    """A long front with columns, a dome and two capped pavilions."""
    m.wall(0, 0, 150, 96, PLASTER)
    m.shape((-84, -96), (0, -140), (84, -96))
    for x in (-52, -26, 26, 52):
        m.window(x, -50, 15, 30)
    m.path("M-30 -132Q-30 -176 0 -186Q30 -176 30 -132Z", m.colour)
    m.banner(0, -184)
    for x in (-96, 96):
        m.wall(x, 0, 46, 122, PLASTER)
        m.gable(x, -122, 46, 62)
        m.window(x, -78, 14, 28)
        m.window(x, -26, 14, 26)
    m.door(0, 0, 34, 56)
    m.sign("royalty", 0, -112, 22)


def treasury(m: Mason) -> None:
    """A block of stone with barred windows and an iron door."""
    m.wall(0, 0, 210, 118, STONE)
    m.battlements(0, -118, 222, STONE, 8)
    m.wall(0, 0, 88, 152, "#827a72")
    m.gable(0, -152, 88, 52)
    m.sign("ingots", 0, -116, 38)
    for x in (-76, 76):
        m.window(x, -62, 24, 34)
        m.path(f"M{x - 8} -96V-62M{x + 8} -96V-62", "#2b2724", 3)
    m.door(0, 0, 46, 70, "#3b4047")
    for y in (-16, -34, -52):
        m.path(f"M-22 {y}H22", "#20242a", 3)
    m.banner(-100, -134, turned=True)
    m.banner(100, -134)


def monastery(m: Mason) -> None:
    """A church with a spire beside a cloister."""
    m.wall(48, 0, 140, 62, PLASTER)
    m.roof(48, -62, 140, 40)
    for x in (8, 36, 64, 92):
        m.door(x, 0, 19, 38, "#241a14")
    m.wall(-56, 0, 84, 104, STONE)
    m.gable(-56, -104, 84, 56)
    m.tower(-56, -96, 34, 62, 62)
    m.path("M-59 -248H-53V-238H-44V-232H-53V-216H-59V-232H-68V-238H-59Z", "#e3d3a4", 1.5)
    m.window(-56, -118, 12, 24)
    m.path("M-56 -92a15 15 0 1 1 .1 0Z", "#ffd27a")
    m.path("M-56 -122V-92M-71 -107H-41M-66 -117L-46 -97M-46 -117L-66 -97", "#3f2e1f", 1.5)
    m.door(-56, 0, 30, 50)
    for x in (-84, -28):
        m.window(x, -30, 11, 30)


def hospital(m: Mason) -> None:
    """A long half-timbered house under a cross."""
    m.chimney(74, -112, 46)
    m.wall(0, 0, 214, 78, PLASTER)
    m.timbers(0, 0, 214, 78, 6)
    m.roof(0, -78, 214, 62)
    m.wall(0, 0, 66, 118, PLASTER)
    m.gable(0, -118, 66, 54)
    m.sign("cross", 0, -92, 38)
    m.door(0, 0, 32, 52)
    for x in (-88, -52, 52, 88):
        m.window(x, -32, 17, 26)


def office(m: Mason) -> None:
    """A town hall with stepped gable and clock."""
    m.wall(0, 0, 176, 100, BRICK)
    m.roof(0, -100, 176, 42)
    steps = ((-52, 0), (-52, -122), (-40, -122), (-40, -142), (-28, -142), (-28, -162), (-14, -162), (-14, -184))
    m.shape(*steps, *((-x, y) for x, y in reversed(steps)), colour=BRICK)
    m.path("M0 -116a19 19 0 1 1 .1 0Z", "#efe0bb")
    m.path("M0 -149V-135L8 -130", "#3f2e1f", 2.5)
    m.banner(0, -184)
    for x in (-27, 0, 27):
        m.window(x, -74, 15, 26)
    m.door(0, 0, 36, 52)
    for x in (-70, 70):
        m.window(x, -58, 16, 26)
        m.window(x, -14, 16, 26)


def marketplace(m: Mason) -> None:
    """Stalls with striped awnings before a hall."""
    m.wall(0, 0, 150, 116, PLASTER)
    m.timbers(0, -62, 150, 54, 4)
    m.roof(0, -116, 150, 54)
    for x in (-48, 0, 48):
        m.window(x, -76, 16, 24)
    m.sign("bourgeoisie", 0, -143, 36)
    for x in (-66, 66):
        m.path(f"M{x - 52} 0V-54M{x + 52} 0V-54", "#3f2e1f", 4)
        m.wall(x, 0, 96, 22, "#6b4a2c")
        edges = tuple((x - 58 + part * 116 / 6, -74.0) for part in range(7))
        m.arc_stripes(edges, (m.colour, CLOTH))
        for fruit, colour in ((-34, "#c9483a"), (-18, "#d9a13a"), (-2, "#c9483a"), (14, "#7f9a45"), (30, "#d9a13a")):
            m.path(f"M{x + fruit - 8} -22a8 8 0 1 1 16 0Z", colour, 1.2)


def guard_tower(m: Mason) -> None:
    """One high tower with a fire on top."""
    m.wall(-70, 0, 96, 46, STONE)
    m.battlements(-70, -46, 104, STONE, 5)
    m.wall(70, 0, 96, 46, STONE)
    m.battlements(70, -46, 104, STONE, 5)
    m.shape((-48, 0), (-38, -172), (38, -172), (48, 0), colour="#827a72")
    m.shape((-38, -166), (-54, -184), (54, -184), (38, -166), colour=STONE)
    m.battlements(0, -184, 108, STONE, 4)
    m.path("M0 -234Q16 -218 9 -206H-9Q-18 -216 0 -234Z", "#ffb347", 1.5)
    m.sign("shield", 0, -140, 40)
    m.window(0, -78, 12, 30)
    m.door(0, 0, 36, 56)


def castle(m: Mason) -> None:
    """Two great towers and a gate between them."""
    m.tower(0, -70, 68, 66, 0, "#827a72")
    m.window(0, -96, 13, 24)
    m.banner(0, -156)
    m.wall(0, 0, 160, 88, STONE)
    m.battlements(0, -88, 164, STONE, 6)
    for x in (-92, 92):
        m.tower(x, 0, 58, 134, 58)
        m.window(x, -92, 13, 26)
        m.window(x, -40, 11, 22)
    m.door(0, 0, 54, 66, "#1c1511")
    m.path("M-18 0V-58M0 0V-64M18 0V-58M-26 -18H26M-26 -38H26", "#6f6a64", 2.5)


def farm(m: Mason) -> None:
    """A barn, a stack of hay and a fence."""
    m.wall(-30, 0, 130, 74, "#7b5435")
    m.shape((-106, -74), (-82, -118), (-30, -140), (22, -118), (46, -74))
    m.path("M-62 0V-50H2V0Z", "#4a321f")
    m.path("M-62 0L2 -50M2 0L-62 -50M-30 0V-50", "#b98b56", 3)
    m.window(-30, -86, 22, 22)
    m.path("M52 0Q50 -62 88 -72Q122 -58 120 0Z", STRAW)
    m.path("M66 -6Q66 -40 84 -64M86 -4Q88 -40 88 -66M104 -6Q106 -38 92 -62", "#7d6127", 2)
    m.path("M-124 -30H-98M-124 -14H-98M-120 0V-38M-104 0V-38", "#9a7447", 5)


def brewery(m: Mason) -> None:
    """A crooked half-timbered house with barrels and a tankard on a bracket."""
    m.chimney(-46, -136, 44)
    m.wall(-14, 0, 150, 60, STONE)
    m.wall(-14, -60, 166, 62, PLASTER)
    m.timbers(-14, -60, 166, 62, 5)
    m.gable(-14, -122, 166, 74)
    m.window(-14, -132, 18, 26)
    for x in (-68, -14, 40):
        m.window(x, -76, 18, 28)
    m.door(-44, 0, 34, 50)
    m.window(22, -16, 30, 26)
    m.path("M69 -112H114M104 -112V-102", "#3f2e1f", 4)
    m.sign("tankard", 104, -82, 40)
    for x, y in ((84, 0), (112, 0), (98, -32)):
        m.path(f"M{x - 13} {y}Q{x - 18} {y - 16} {x - 13} {y - 32}H{x + 13}Q{x + 18} {y - 16} {x + 13} {y}Z", "#7a5230")
        m.path(f"M{x - 15} {y - 9}H{x + 15}M{x - 15} {y - 23}H{x + 15}", "#2c2118", 2.5)


def fortune_tellers_tent(m: Mason) -> None:
    """A round striped tent under the moon."""
    m.path("M-92 0L-80 -74H80L92 0Z", m.colour)
    for left, right in ((-58, -30), (30, 58)):
        m.path(f"M{left * 1.12} 0L{left} -74H{right}L{right * 1.12} 0Z", CLOTH, 1.5)
    m.path("M-106 -70Q-40 -104 0 -176Q40 -104 106 -70Q53 -52 0 -52Q-53 -52 -106 -70Z", m.colour)
    m.path("M-52 -57Q-22 -104 0 -176Q-66 -100 -82 -62ZM52 -57Q22 -104 0 -176Q66 -100 82 -62Z", CLOTH, 1.5)
    m.path("M-22 0Q-20 -46 0 -56Q20 -46 22 0Z", "#1c1226")
    m.path("M0 -14a11 11 0 1 1 .1 0Z", "#9fd8ff", 1.5)
    m.banner(0, -172)
    m.sign("magic", 0, -112, 42)


def pipers_cabin(m: Mason) -> None:
    """A leaning hut with a thatched roof and a flute over the door."""
    m.chimney(52, -112, 44)
    m.shape((-86, 0), (-78, -68), (84, -72), (80, 0), colour="#6e5238")
    m.path("M-86 -24H82M-82 -46H83", "#4a3624", 2)
    m.path("M-112 -58Q-60 -84 -18 -158Q2 -170 22 -156Q70 -96 114 -62Q60 -76 0 -66Q-60 -58 -112 -58Z", STRAW)
    m.path("M-70 -80Q-40 -104 -16 -146M-10 -76Q-2 -110 2 -152M54 -82Q34 -112 18 -146", "#7d6127", 2)
    m.door(-30, 0, 34, 52)
    m.window(36, -22, 30, 28)
    m.sign("flute", 2, -104, 50)
    m.path("M104 0V-44M92 -44H116V-60H92Z", "#4a3624", 3)


HOUSES: Final[dict[Building, Callable[[Mason], None]]] = {
    Building.PALACE: palace,
    Building.TREASURY: treasury,
    Building.MONASTERY: monastery,
    Building.HOSPITAL: hospital,
    Building.OFFICE: office,
    Building.MARKETPLACE: marketplace,
    Building.GUARD_TOWER: guard_tower,
    Building.CASTLE: castle,
    Building.FARM: farm,
    Building.BREWERY: brewery,
    Building.FORTUNE_TELLERS_TENT: fortune_tellers_tent,
    Building.PIPERS_CABIN: pipers_cabin,
}
