"""Turns the facts of questions, events and refusals, which are numbers, into the words that texts have room for."""

from __future__ import annotations

from typing import Final

from bot.faces.face import Names
from bot.faces.facts import FactContext, Tellers, TextArguments, format_facts
from bot.faces.question_context import number, numbers
from bot.text import Words, listed
from rules.core import Arg, Facts
from rules.rattus.components import TokenFace
from rules.rattus.view import BESIDE, STOCK

from .glossary import card_name, face_symbols, region_name, regions_listed, wall_name

MOVING: Final = ("source", "piece")  # where a piece comes from: a region, or the stock
FORMS: Final = ("in", "to", "from", "of")


def face_of(fact: Arg) -> TokenFace:
    """Return the face of a rat token from the fact of an event."""
    assert isinstance(fact, tuple), fact
    limit, majority, everybody, classes, ringed = fact
    return TokenFace(number(limit), number(majority), number(everybody), numbers(classes), bool(ringed))


def region_told(words: Words, name: str, region: int) -> TextArguments:
    """Return a region's name under `name`, and its forms for a sentence: source, source_in, source_from."""
    forms: TextArguments = {f"{name}_{form}": region_name(words, region, form) for form in FORMS}
    return {name: region_name(words, region)} | forms


def told(words: Words, facts: Facts, names: Names) -> TextArguments:
    """Return all facts as arguments of a text; a number without a teller of its own stays a number."""
    return format_facts(TELLERS, FactContext(words, names), facts)


def _seat(at: FactContext, name: str, fact: Arg) -> TextArguments:
    return {"who" if name == "seat" else name: at.names.tag(number(fact))}


def _place(at: FactContext, name: str, fact: Arg) -> TextArguments:
    """A region; empty for a piece that comes from the stock."""
    if fact == STOCK:
        return {name: "", **{f"{name}_{form}": "" for form in FORMS}, "new": 1}
    if not isinstance(fact, int):
        return {}
    return region_told(at.words, name, fact) | ({"new": 0} if name in MOVING else {})


def _card(at: FactContext, name: str, fact: Arg) -> TextArguments:
    card = number(fact)
    return {
        "card": card_name(at.words, card),
        **{form: card_name(at.words, card, form) for form in ("the", "capital", "of")},
    }


def _holder(at: FactContext, name: str, fact: Arg) -> TextArguments:
    """From whom a card was taken; it may have lain beside the board."""
    beside = fact == BESIDE
    return {"beside": int(beside), "holder": "" if beside else at.names.tag(number(fact))}


def _wall(at: FactContext, name: str, fact: Arg) -> TextArguments:
    if not isinstance(fact, tuple):
        return {"new": 1, name: ""}
    one, other = numbers(fact)
    return {name: wall_name(at.words, (one, other))} | ({"new": 0} if name == "moved" else {})


def _slots(at: FactContext, name: str, fact: Arg) -> TextArguments:
    return {name: listed(at.words, [str(slot + 1) for slot in numbers(fact)]), "n": len(numbers(fact))}


def _out(at: FactContext, name: str, fact: Arg) -> TextArguments:
    """Whose cubes are all on the board, and how many people that is: 0 where it is not told."""
    tags = [at.names.tag(seat) for seat in numbers(fact)]
    return {"out": listed(at.words, tags) if tags else "", "n": len(tags)}


def _regions(at: FactContext, name: str, fact: Arg) -> TextArguments:
    return {name: regions_listed(at.words, numbers(fact)), "n": len(numbers(fact))}


def _faces(at: FactContext, name: str, fact: Arg) -> TextArguments:
    assert isinstance(fact, tuple)
    faces = (" + " if not at.words.spoken else "; ").join(face_symbols(at.words, face_of(face)) for face in fact)
    return {name: faces, "n": len(fact)}


TELLERS: Final[Tellers[FactContext]] = {
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
    "slot": lambda at, name, slot: {name: number(slot) + 1},
    "second": lambda at, name, slot: {name: number(slot) + 1},
    "slots": _slots,
    "regions": _regions,
    "out": _out,
    "face": lambda at, name, face: {name: face_symbols(at.words, face_of(face))},
    "faces": _faces,
}
