"""What belongs to the families, and what lies beside the town: lines of the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from unicodedata import combining, east_asian_width

from bot.faces.face import Names
from bot.faces.scoring import MINUS
from bot.text import APART, Words
from rules.hameln.view import SeatView, View

from .glossary import (
    GOODS,
    NOTHING,
    apart,
    children_text,
    florins,
    good_name,
    region_name,
    stock_text,
    values_text,
)

NAME, CELL = 9, 4  # columns of the families; a tag of three wide letters and its mark take eight


# --------------------------------------------------------------------------- the families


def families(words: Words, view: View, names: Names) -> Iterator[str]:
    """A row for each family in turn order: florins, goods, rat-catcher tokens."""
    goods = [good_name(words, good, "short") for good in range(len(GOODS))]
    yield row("", [words("hameln-family-florins"), *goods, words("hameln-family-tokens")])
    for seat in view.order:
        own = view.table[seat]
        yield row(names.tag(seat), [own.money, *own.goods, len(own.tokens)])


def row(name: str, cells: Sequence[int | str]) -> str:
    """A name and right-aligned cells."""
    return name + " " * (NAME - columns(name)) + "".join(f"{cell:>{CELL}}" for cell in cells)


def columns(text: str) -> int:
    """How many columns of a code block a text takes: two for a wide letter, none for a sign upon a letter."""
    return sum(0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def hall(words: Words, view: View, names: Names) -> str:
    """The children in the parish hall, and what the bag still holds."""
    told = [
        f"{mark(names, seat)} {children_text(words, own.boys, own.girls)}"
        for seat, own in in_order(view)
        if own.boys or own.girls
    ]
    bag = children_text(words, view.bag_boys, view.bag_girls) or words("hameln-board-bag-empty")
    return words("hameln-board-hall", list=APART.join(told) or words("hameln-board-hall-empty"), bag=bag)


def members(words: Words, view: View, names: Names) -> str:
    """The members that each family has left."""
    return words(
        "hameln-board-members", list=" ".join(f"{mark(names, seat)}{own.reserve}" for seat, own in in_order(view))
    )


def mark(names: Names, seat: int) -> str:
    """The mark of a seat, short; for those who have no marks its name."""
    return names.marks[seat] or f"{names.tags[seat]} "


def in_order(view: View) -> Iterator[tuple[int, SeatView]]:
    """The families in turn order."""
    return ((seat, view.table[seat]) for seat in view.order)


def tokens(words: Words, view: View, names: Names) -> str:
    """After the end: what the rat-catcher tokens were worth."""
    told = []
    for seat, own in in_order(view):
        if own.known_tokens:
            told.append(f"{names.tag(seat)} {values_text(words, own.known_tokens)}")
    return words("hameln-board-tokens", list=apart(words).join(told)) if told and view.over else ""


# --------------------------------------------------------------------------- influence, piper, cat, road


def influence(words: Words, view: View, names: Names) -> str:
    """The order of influence, and the next step on offer."""
    told = " ".join(f"{mark(names, seat)}{view.table[seat].influence}" for seat in view.ranks)
    step = view.on_offer
    return words("hameln-board-influence", list=told, price=florins(words, step.price), gain=step.gain)


def piper(words: Words, view: View) -> str:
    """Where the piper stands, what he asks for a child there, and the bribes."""
    components = view.components
    bribes = [
        words("hameln-board-bribe", region=region_name(words, components, region), n=n)
        for region, n in enumerate(view.bribes)
        if n
    ]
    price = florins(words, view.child_price)
    region = region_name(words, components, view.piper)
    return words("hameln-board-piper", region=region, price=price, bribes=", ".join(bribes) or NOTHING)


def cat(words: Words, view: View, names: Names) -> str:
    """Who owns the cat."""
    return words("hameln-board-cat", who=names.tag(view.cat)) if view.cat >= 0 else words("hameln-board-cat.bank")


def road(words: Words, view: View, names: Names) -> str:
    """The children on the road to Transylvania and what they cost, space by space."""
    values = view.components.road_costs(len(view.road) + 1)
    told = " ".join(f"{names.marks[seat]}{MINUS}{value}" for seat, value in zip(view.road, values, strict=False))
    return words("hameln-board-road" if told else "hameln-board-road.none", list=told, next=values[-1])


def supply(words: Words, view: View) -> str:
    """What is left beside the board."""
    key = "hameln-board-supply.limited" if view.bank_limited else "hameln-board-supply"
    bank = florins(words, view.bank).replace("-", MINUS)
    return words(key, goods=stock_text(words, view.supply) or NOTHING, piles=" ".join(map(str, view.piles)), bank=bank)
