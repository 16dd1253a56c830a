"""Turns the facts of questions, events and refusals, which are numbers, into the words that texts have room for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.faces.face import Names
from bot.faces.question_context import number, numbers
from bot.text import Words, listed
from rules.core import Arg, Facts
from rules.rattus.components import TokenFace
from rules.rattus.view import BESIDE, STOCK

from .glossary import card_name, face_text, region_name, regions_listed, wall_name

Told = dict[str, str | int]
MOVING: Final = ("source", "piece")  # where a piece comes from: a region, or the stock
FORMS: Final = ("in", "from", "of")


def face_of(fact: Arg) -> TokenFace:
    """Return the face of a rat token from the fact of an event."""
    assert isinstance(fact, tuple), fact
    limit, majority, everybody, classes, ringed = fact
    return TokenFace(number(limit), number(majority), number(everybody), numbers(classes), bool(ringed))


def region_told(words: Words, name: str, region: int) -> Told:
    """Return a region's name under `name`, and its forms for a sentence: source, source_in, source_from."""
    forms: Told = {f"{name}_{form}": region_name(words, region, form) for form in FORMS}
    return {name: region_name(words, region)} | forms


def told(words: Words, facts: Facts, names: Names) -> Told:
    """Return all facts as arguments of a text; a number without a teller of its own stays a number."""
    made: Told = {}
    for name, fact in facts.items():
        if teller := TELLERS.get(name):
            made |= teller(words, names, name, fact)
        elif isinstance(fact, int):
            made[name] = fact
    return made


Teller = Callable[[Words, Names, str, Arg], Told]


def _seat(words: Words, names: Names, name: str, fact: Arg) -> Told:
    return {"who" if name == "seat" else name: names.tag(number(fact))}


def _place(words: Words, names: Names, name: str, fact: Arg) -> Told:
    """A region; empty for a piece that comes from the stock."""
    if fact == STOCK:
        return {name: "", **{f"{name}_{form}": "" for form in FORMS}, "new": 1}
    if not isinstance(fact, int):
        return {}
    return region_told(words, name, fact) | ({"new": 0} if name in MOVING else {})


def _card(words: Words, names: Names, name: str, fact: Arg) -> Told:
    card = number(fact)
    return {"card": card_name(words, card), **{form: card_name(words, card, form) for form in ("the", "capital", "of")}}


def _holder(words: Words, names: Names, name: str, fact: Arg) -> Told:
    """From whom a card was taken; it may have lain beside the board."""
    beside = fact == BESIDE
    return {"beside": int(beside), "holder": "" if beside else names.tag(number(fact))}


def _wall(words: Words, names: Names, name: str, fact: Arg) -> Told:
    if not isinstance(fact, tuple):
        return {"new": 1, name: ""}
    one, other = numbers(fact)
    return {name: wall_name(words, (one, other))} | ({"new": 0} if name == "moved" else {})


def _slots(words: Words, names: Names, name: str, fact: Arg) -> Told:
    return {name: listed(words, [str(slot + 1) for slot in numbers(fact)]), "n": len(numbers(fact))}


def _regions(words: Words, names: Names, name: str, fact: Arg) -> Told:
    return {name: regions_listed(words, numbers(fact)), "n": len(numbers(fact))}


def _faces(words: Words, names: Names, name: str, fact: Arg) -> Told:
    assert isinstance(fact, tuple)
    faces = (" + " if not words.spoken else "; ").join(face_text(words, face_of(face)) for face in fact)
    return {name: faces, "n": len(fact)}


TELLERS: Final[Mapping[str, Teller]] = {
    "seat": _seat,
    "owner": _seat,
    "other": _seat,
    "region": _place,
    "source": _place,
    "target": _place,
    "elsewhere": _place,
    "piece": _place,
    "card": _card,
    "holder": _holder,
    "wall": _wall,
    "moved": _wall,
    "slot": lambda words, names, name, slot: {name: number(slot) + 1},
    "second": lambda words, names, name, slot: {name: number(slot) + 1},
    "slots": _slots,
    "regions": _regions,
    "face": lambda words, names, name, face: {name: face_text(words, face_of(face))},
    "faces": _faces,
}
