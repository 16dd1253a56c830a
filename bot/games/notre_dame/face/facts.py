"""Turns the facts of a question, an event or a refusal, which are numbers, into the arguments of its text."""

from __future__ import annotations

from typing import Final

from bot.faces.face import Names
from bot.faces.facts import FactContext, Tellers, TextArguments, format_facts
from bot.faces.question_context import number, numbers
from bot.text import Words, listed
from rules.core import Arg, Facts
from rules.notre_dame.components import action_of

from .glossary import (
    action_name,
    card_name,
    colour_name,
    is_placed,
    market_name,
    message_name,
    person_name,
    persons_listed,
    pieces_text,
    times,
)

FORMS: Final = ("the", "in", "from", "to", "of")


def place_told(words: Words, name: str, place: int) -> TextArguments:
    """A sector or Notre Dame under this name, and in the forms of a sentence: source, source_the, source_from.

    A trusted friend that is not yet on the board comes from nowhere: then all forms are empty.
    """
    placed = is_placed(place)
    made: TextArguments = {name: action_name(words, place) if placed else ""}
    for form in FORMS:
        made[f"{name}_{form}"] = action_name(words, place, form) if placed else ""
    return made


def places_counted(words: Words, places: tuple[int, ...]) -> str:
    """Places as a list, those that come more than once counted: "Bank ×2 and Park"."""
    return listed(words, times(words, [action_name(words, place, "short") for place in places]))


def told(words: Words, facts: Facts, names: Names) -> TextArguments:
    """The arguments of a text for these facts; a number without a name of its own is passed on as it is."""
    made = format_facts(TELLERS, FactContext(words, names), facts)
    if "n" in facts and "friend" in facts:
        made["pieces"] = pieces_text(words, number(facts["n"]), number(facts["friend"]))
    return made


def _seat(at: FactContext, name: str, fact: Arg) -> TextArguments:
    return {"who" if name == "seat" else name: at.names.tag(number(fact))}


def _place(at: FactContext, name: str, fact: Arg) -> TextArguments:
    made = place_told(at.words, name, number(fact))
    return made | {"new": int(not is_placed(number(fact)))} if name == "source" else made


def _card(at: FactContext, name: str, fact: Arg) -> TextArguments:
    card = number(fact)
    return {"card": card_name(at.words, card), "the": action_name(at.words, action_of(card), "the")}


def _person(at: FactContext, name: str, fact: Arg) -> TextArguments:
    person = number(fact)
    the, of = (person_name(at.words, person, form) for form in ("the", "of"))
    return {"person": person_name(at.words, person), "the": the, "of": of}


def _persons(at: FactContext, name: str, fact: Arg) -> TextArguments:
    return {"persons": persons_listed(at.words, numbers(fact))}


def _market(at: FactContext, name: str, fact: Arg) -> TextArguments:
    return {f"{name}_{form}": market_name(at.words, at.names, number(fact), form) for form in ("from", "to", "at")}


def _colours(at: FactContext, name: str, fact: Arg) -> TextArguments:
    colours = numbers(fact)
    return {
        "colours": listed(at.words, [colour_name(at.words, at.names, colour) for colour in colours]),
        "count": len(colours),
    }


def _seats(at: FactContext, name: str, fact: Arg) -> TextArguments:
    seats = numbers(fact)
    return {"who": listed(at.words, [at.names.tag(seat) for seat in seats]), "count": len(seats)}


def _places(at: FactContext, name: str, fact: Arg) -> TextArguments:
    places = numbers(fact)
    return {"places": places_counted(at.words, places) if places else "", "n": len(places)}


TELLERS: Final[Tellers[FactContext]] = {
    "seat": _seat,
    "other": _seat,
    "source": _place,
    "target": _place,
    "sector": _place,
    "place": _place,
    "action": _place,
    "card": _card,
    "person": _person,
    "persons": _persons,
    "market": _market,
    "start": _market,
    "message": lambda at, name, fact: {"message": message_name(at.words, at.names, number(fact))},
    "letter": lambda at, name, fact: {"letter": str(fact)},
    "colours": _colours,
    "seats": _seats,
    "places": _places,
}
