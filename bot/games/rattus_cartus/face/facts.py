"""Turns the facts of an event or a refusal, which are numbers, into the arguments of its text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.faces.face import Names
from bot.faces.question_context import number, numbers
from bot.text import Words, listed
from rules.core import Arg, Facts
from rules.rattus_cartus.components import building_of

from .glossary import building_name, cards_text, class_name, kind_text
from .scoring import line_name

Told = dict[str, str | int]
FORMS: Final = ("the", "into", "at", "of")


def told(words: Words, facts: Facts, names: Names) -> Told:
    """The arguments of a text for these facts; a number without a teller of its own stays a number."""
    made: Told = {}
    for name, fact in facts.items():
        if teller := TELLERS.get(name):
            made |= teller(words, names, fact)
        elif isinstance(fact, int):
            made[name] = fact
    return made | _building(words, facts)


def _building(words: Words, facts: Facts) -> Told:
    """Return the forms of a building's name, with its place in the row, since two of a row may be alike."""
    if "building" not in facts:
        return {}
    building, at = number(facts["building"]), facts.get("at")
    place = f" ({at + 1})" if isinstance(at, int) else ""
    return {form: building_name(words, building, form) + place for form in FORMS}


def _cards(words: Words, names: Names, fact: Arg) -> Told:
    cards = numbers(fact)
    return {"cards": cards_text(words, cards), "n": len(cards)}


def _row(words: Words, names: Names, fact: Arg) -> Told:
    return {"buildings": listed(words, [building_name(words, building_of(card)) for card in numbers(fact)])}


def _winners(words: Words, names: Names, fact: Arg) -> Told:
    seats = numbers(fact)
    return {"who": listed(words, [names.tag(seat) for seat in seats]), "count": len(seats)}


TELLERS: Final[Mapping[str, Callable[[Words, Names, Arg], Told]]] = {
    "seat": lambda words, names, seat: {"who": names.tag(number(seat))},
    "to": lambda words, names, seat: {"to": names.tag(number(seat))},
    "cls": lambda words, names, cls: {"class": class_name(words, number(cls))},
    "nun": lambda words, names, at: {"place": number(at) + 1},
    "card": lambda words, names, card: {"card": kind_text(words, number(card))},
    "cards": _cards,
    "old_card": lambda words, names, card: {"old": building_name(words, building_of(number(card)), "the")},
    "new_card": lambda words, names, card: {"new": building_name(words, building_of(number(card)), "the")},
    "cards_in_row": _row,
    "line": lambda words, names, line: {"line": line_name(words, str(line))},
    "seats": _winners,
}
