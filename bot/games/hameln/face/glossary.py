"""How the things of the game are called: houses, goods, quarters, circles, children, florins, and lists of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.text import Words, listed
from rules.hameln.components import LETTERS, Components, Good, Kind, circles_in
from rules.hameln.view import View

KINDS: Final = tuple(kind.name.lower() for kind in Kind)
GOODS: Final = tuple(good.name.lower() for good in Good)
NOTHING: Final = "–"


# --------------------------------------------------------------------------- houses


def kind_name(words: Words, kind: int, form: str = "") -> str:
    """The kind of a house, or a form of it: short (what it makes, at most six letters)."""
    return words(f"hameln-kind-{KINDS[kind]}{form and '.' + form}")


def house_name(components: Components, house: int) -> str:
    """The name of a house: a letter for where it stands and a number."""
    return components.houses[house].id


def houses_listed(components: Components, houses: Iterable[int]) -> str:
    """Houses in a row: "M1, Y1"."""
    return ", ".join(house_name(components, house) for house in houses)


# --------------------------------------------------------------------------- quarters and circles


def region_name(words: Words, components: Components, region: int, form: str = "") -> str:
    """The colour of a quarter, or a form of it: quarter ("the yellow quarter"), on ("on yellow")."""
    return words(f"hameln-region-{components.regions[region]}{form and '.' + form}")


def by_number(components: Components, seats: int, circles: Iterable[int]) -> list[int]:
    """Circles in the order of their numbers."""

    def rising(circle: int) -> tuple[int, str]:
        number = components.circle_names[seats][circle]
        return int(number.rstrip(LETTERS)), number

    return sorted(circles, key=rising)


def circle_numbers(components: Components, seats: int, circles: Iterable[int]) -> list[str]:
    """The numbers of circles, rising: "3", "10a", "10b", "11"."""
    return [components.circle_names[seats][circle] for circle in by_number(components, seats, circles)]


def circles_listed(components: Components, seats: int, circles: Iterable[int]) -> str:
    """Circles by their numbers: "3, 11, 13"."""
    return ", ".join(circle_numbers(components, seats, circles))


def circles_told(words: Words, components: Components, seats: int, circles: Sequence[int]) -> str:
    """Circles in a sentence: "circle 11", "circles 3, 11 and 13"; in words mode a single one with its houses."""
    told = listed(words, circle_numbers(components, seats, circles)) if circles else NOTHING
    facts: dict[str, str | int] = {"n": len(circles), "list": told}
    if words.spoken and len(circles) == 1:
        return words("hameln-circle-at", houses=listed(words, houses_at(components, circles[0])), **facts)
    return words("hameln-circles", **facts)


def houses_at(components: Components, circle: int) -> list[str]:
    """The houses that a circle touches."""
    return [house_name(components, house) for house in components.circles[circle].touches]


def apart(words: Words) -> str:
    """Between the parts of a list: a dot; in words mode a semicolon."""
    return words("hameln-apart")


def rats_listed(view: View) -> str:
    """Where all rats are."""
    return circles_listed(view.components, view.seats, circles_in(view.rats))


# --------------------------------------------------------------------------- goods, money, children


def good_name(words: Words, good: int, form: str = "") -> str:
    """A good, or its form of at most four letters: short."""
    return words(f"hameln-good-{GOODS[good]}{form and '.' + form}")


def goods_text(words: Words, goods: Iterable[int]) -> str:
    """Cubes as a counted list, the dearest first: "2 meat, 1 cheese"."""
    cubes = list(goods)
    return stock_text(words, [cubes.count(good) for good in range(len(GOODS))])


def stock_text(words: Words, stock: Sequence[int]) -> str:
    """So many cubes of each good, the dearest first; "" for none."""
    counts = reversed([*enumerate(stock)])
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
