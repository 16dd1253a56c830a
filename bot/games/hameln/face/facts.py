"""Turns the facts of a question, an event or a refusal, which are numbers, into the arguments of its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.faces.face import Names
from bot.faces.facts import FactContext, Tellers, TextArguments, format_facts
from bot.faces.question_context import number, numbers
from bot.text import Words, listed
from rules.core import Arg, Facts
from rules.hameln.components import Components
from rules.hameln.view import NOBODY

from .glossary import (
    children_text,
    circles_told,
    florins,
    good_name,
    goods_text,
    house_name,
    houses_listed,
    region_name,
    values_text,
)


def told(words: Words, components: Components, facts: Facts, names: Names) -> TextArguments:
    """The arguments of a text for these facts; a number without a name of its own is passed on as it is."""
    made = format_facts(TELLERS, TownContext(words, names, components), facts)
    if {"boys", "girls"} <= facts.keys():
        made["children"] = children_text(words, number(facts["boys"]), number(facts["girls"]))
    return made


@dataclass(frozen=True, slots=True)
class TownContext(FactContext):
    """What naming a fact depends on, with the component data."""

    components: Components


def region_told(words: Words, components: Components, name: str, region: int) -> TextArguments:
    """A quarter by its colour, and in a sentence: region, region_quarter."""
    return {
        name: region_name(words, components, region),
        f"{name}_quarter": region_name(words, components, region, "quarter"),
    }


def _seat(at: TownContext, name: str, fact: Arg) -> TextArguments:
    """Somebody by tag; nobody is "" and `nobody` says so."""
    seat = number(fact)
    if seat == NOBODY:
        return {name: "", "nobody": 1}
    return {"who" if name == "seat" else name: at.names.tag(seat)} | ({"nobody": 0} if name == "other" else {})


def _houses(at: TownContext, name: str, fact: Arg) -> TextArguments:
    houses = numbers(fact)
    return {name: houses_listed(at.components, houses), "many": len(houses)}


def _circles(at: TownContext, name: str, circles: tuple[int, ...]) -> TextArguments:
    return {name: circles_told(at.words, at.components, len(at.names.full), circles)}


def _money(at: TownContext, name: str, fact: Arg) -> TextArguments:
    """A sum of florins; as `n` also the number, for what is no money."""
    n = number(fact)
    return {"n": n, "florins": florins(at.words, n)} if name == "n" else {name: florins(at.words, n)}


def _good(at: TownContext, name: str, fact: Arg) -> TextArguments:
    """A cube, and what it is called where it is not counted."""
    good = number(fact)
    return {name: goods_text(at.words, [good]), "bare": good_name(at.words, good)}


def _goods(at: TownContext, name: str, fact: Arg) -> TextArguments:
    return {name: goods_text(at.words, numbers(fact))}


def _piles(at: TownContext, name: str, fact: Arg) -> TextArguments:
    piles = sorted(set(numbers(fact)))
    return {name: listed(at.words, [str(pile + 1) for pile in piles]), "of_piles": len(piles)}


TELLERS: Final[Tellers[TownContext]] = {
    "seat": _seat,
    "other": _seat,
    "boy": _seat,
    "girl": _seat,
    "order": lambda at, name, fact: {name: ", ".join(map(at.names.tag, numbers(fact)))},
    "who": lambda at, name, fact: {"members": str(fact)},
    "why": lambda at, name, fact: {name: str(fact)},
    "house": lambda at, name, fact: {name: house_name(at.components, number(fact))},
    "houses": _houses,
    "circle": lambda at, name, fact: _circles(at, name, (number(fact),)),
    "circles": lambda at, name, fact: _circles(at, name, numbers(fact)),
    "region": lambda at, name, fact: region_told(at.words, at.components, name, number(fact)),
    "piper": lambda at, name, fact: region_told(at.words, at.components, name, number(fact)),
    "n": _money,
    "price": _money,
    "total": _money,
    "good": _good,
    "goods": _goods,
    "given": _goods,
    "piles": _piles,
    "values": lambda at, name, fact: {name: values_text(at.words, numbers(fact))},
}
