"""Turns the facts of an event or a refusal, which are numbers, into the arguments of its text."""

from __future__ import annotations

from typing import Final

from bot.faces.face import Names
from bot.faces.facts import FactContext, Tellers, TextArguments, format_facts
from bot.faces.question_context import number, numbers
from bot.text import Words, listed
from rules.core import Arg, Facts
from rules.rattus_cartus.components import building_of

from .glossary import building_name, cards_text, class_name, kind_text
from .scoring import line_name

FORMS: Final = ("the", "into", "at", "of")


def told(words: Words, facts: Facts, names: Names) -> TextArguments:
    """The arguments of a text for these facts; a number without a teller of its own stays a number."""
    return format_facts(TELLERS, FactContext(words, names), facts) | _building(words, facts)


def _building(words: Words, facts: Facts) -> TextArguments:
    """Return the forms of a building's name, with its place in the row, since two of a row may be alike."""
    if "building" not in facts:
        return {}
    building, at = number(facts["building"]), facts.get("at")
    place = f" ({at + 1})" if isinstance(at, int) else ""
    return {form: building_name(words, building, form) + place for form in FORMS}


def _cards(at: FactContext, name: str, fact: Arg) -> TextArguments:
    cards = numbers(fact)
    return {"cards": cards_text(at.words, cards), "n": len(cards)}


def _row(at: FactContext, name: str, fact: Arg) -> TextArguments:
    return {"buildings": listed(at.words, [building_name(at.words, building_of(card)) for card in numbers(fact)])}


def _winners(at: FactContext, name: str, fact: Arg) -> TextArguments:
    seats = numbers(fact)
    return {"who": listed(at.words, [at.names.tag(seat) for seat in seats]), "count": len(seats)}


TELLERS: Final[Tellers[FactContext]] = {
    "seat": lambda at, name, seat: {"who": at.names.tag(number(seat))},
    "to": lambda at, name, seat: {"to": at.names.tag(number(seat))},
    "cls": lambda at, name, cls: {"class": class_name(at.words, number(cls))},
    "nun": lambda at, name, place: {"place": number(place) + 1},
    "card": lambda at, name, card: {"card": kind_text(at.words, number(card))},
    "cards": _cards,
    "old_card": lambda at, name, card: {"old": building_name(at.words, building_of(number(card)), "the")},
    "new_card": lambda at, name, card: {"new": building_name(at.words, building_of(number(card)), "the")},
    "cards_in_row": _row,
    "line": lambda at, name, line: {"line": line_name(at.words, str(line))},
    "seats": _winners,
}
