"""How the things of the game are called: houses, goods, quarters, circles, children, florins, and lists of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from bot.text import Words
from rules.hameln.components import Circle, Components, Good, Kind, circles_in
from rules.hameln.view import View

KINDS: Final = tuple(kind.name.lower() for kind in Kind)
PLACES: Final = ("market", "street", "alley", "wall")  # from the middle outwards
GOODS: Final = tuple(good.name.lower() for good in Good)
NOTHING: Final = "–"


# --------------------------------------------------------------------------- houses


def kind_name(words: Words, kind: int, form: str = "") -> str:
    """The kind of a house, or a form of it: short (what it makes, at most six letters)."""
    return words(f"hameln-kind-{KINDS[kind]}{form and '.' + form}")


def house_name(box: Components, house: int) -> str:
    """The name of a house: a letter for where it stands and a number."""
    return box.houses[house].id


def house_in_full(words: Words, box: Components, house: int) -> str:
    """The name with the kind: "Y1, bakery"."""
    return words("hameln-house", house=house_name(box, house), kind=kind_name(words, box.houses[house].kind))


def houses_listed(box: Components, houses: Iterable[int]) -> str:
    """Houses in a row: "M1, Y1"."""
    return ", ".join(house_name(box, house) for house in houses)


# --------------------------------------------------------------------------- quarters and circles


def region_name(words: Words, box: Components, region: int, form: str = "") -> str:
    """The colour of a quarter, or a form of it: quarter ("the yellow quarter"), on ("on yellow")."""
    return words(f"hameln-region-{box.regions[region]}{form and '.' + form}")


def circle_name(words: Words, box: Components, circle: int) -> str:
    """Where a circle lies: "alley 13", "wall Y"."""
    printed = box.circles[circle]
    return words(f"hameln-place-{printed.place}", label=printed.label)


def circles_listed(words: Words, box: Components, circles: Iterable[int]) -> str:
    """Circles place by place, clockwise: "market 2 6 12 · street 1 4"; in words mode "market 2, 6; street 1"."""
    blank, told = ", " if words.spoken else " ", list[str]()
    clockwise = sorted(circles, key=lambda circle: _where(box.circles[circle]))
    for _, kin in groupby(clockwise, key=lambda circle: box.circles[circle].place):
        first, *rest = kin
        told.append(blank.join([circle_name(words, box, first), *(box.circles[circle].label for circle in rest)]))
    return apart(words).join(told)


def _where(circle: Circle) -> tuple[int, float]:
    """Its place in the town, from one o'clock on."""
    return PLACES.index(circle.place), circle.clock or 12.0


def apart(words: Words) -> str:
    """Between the parts of a list: a dot; in words mode a semicolon."""
    return words("hameln-apart")


def rats_listed(words: Words, view: View) -> str:
    """Where all rats are."""
    return circles_listed(words, view.components, circles_in(view.rats))


# --------------------------------------------------------------------------- goods, money, children


def good_name(words: Words, good: int, form: str = "") -> str:
    """A good, or its form of at most four letters: short."""
    return words(f"hameln-good-{GOODS[good]}{form and '.' + form}")


def goods_text(words: Words, goods: Iterable[int]) -> str:
    """Cubes as a counted list, the dearest first: "2 meat, 1 cheese"."""
    cubes = list(goods)
    counts = ((good, cubes.count(good)) for good in reversed(range(len(GOODS))))
    return ", ".join(words(f"hameln-good-{GOODS[good]}.counted", n=n) for good, n in counts if n)


def florins(words: Words, n: int) -> str:
    """So much money: "4 fl"; in words mode "4 florins"."""
    return words("hameln-florins", n=n)


def children_text(words: Words, boys: int, girls: int) -> str:
    """So many children: "1 boy, 2 girls"; "" for none."""
    told = [words("hameln-boys", n=boys)] * bool(boys) + [words("hameln-girls", n=girls)] * bool(girls)
    return ", ".join(told)


def values_text(words: Words, values: Sequence[int]) -> str:
    """Rat-catcher tokens with their sum: "2, 3 (sum 5)"."""
    return words("hameln-values", list=", ".join(map(str, sorted(values))), sum=sum(values))
