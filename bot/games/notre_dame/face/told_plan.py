"""A plan in words: each answer as what is done; what a later answer tells as well is told with that one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from bot.faces.face import Names, PlannedStep
from bot.faces.facts import TextArguments
from bot.faces.question_context import number, numbers
from bot.text import SEAT_MARKS, Words, listed
from rules.core import PASS, Ask
from rules.notre_dame.components import MARKETS, action_of, colour_of

from .facts import place_told, places_counted, told
from .glossary import card_name, gold_text, market_name, message_name, person_name, seat_mark
from .questions import facts_of, moves_one

MOVES: Final = ("shift_what", "shift_to")
BOLD: Final = "**"  # in news it marks what is the reader's own; of a plan all is


def told_plan(words: Words, steps: Sequence[PlannedStep], names: Names) -> tuple[str, ...]:
    """The plan as one sentence with its full stop."""
    told_of = ", ".join(
        _part(words, step, names)
        for step, following in zip_longest(steps, steps[1:])
        if following is None or not _is_told_by(step, following.ask.choice)
    )
    return (f"{told_of[:1].upper()}{told_of[1:]}.",)


def _is_told_by(step: PlannedStep, following: str) -> bool:
    """Whether the next answer says this one too: which pieces go from where, that the friend is played."""
    return following in {"play": ("friend",), "shift_from": MOVES, "shift_what": MOVES}.get(step.ask.choice, ())


def _part(words: Words, step: PlannedStep, names: Names) -> str:
    """An answer as what is done: the sign of a button names a card, a person or a place alone."""
    key = f"notre_dame-plan-{step.ask.choice}"
    if step.pick == (PASS,):
        return words(f"{key}.pass")
    if step.ask.choice == "benefit":
        return words(f"{key}-{step.pick[0]}")
    return words(key, **_facts(words, step, names))


def _facts(words: Words, step: PlannedStep, names: Names) -> TextArguments:
    """What the text of an answer names."""
    ask, view, picked = step.ask, step.view, list(_numbers(step))
    match ask.choice:
        case "play" | "keep":
            return {"the": _card(words, ask, picked[0], names)}
        case "hire" | "hire_more":
            return {"the": person_name(words, picked[0], "the")}
        case "drive":
            marks = "" if words.spoken else SEAT_MARKS[view.colours[picked[0] // len(MARKETS)]]
            market = market_name(words, names, picked[0], "to", reader=ask.seat, marks=marks)
            return {"market_to": market.replace(BOLD, "")}
        case "message":
            return {"message": message_name(words, names, view.messages[number(facts_of(ask)["market"])])}
        case "donate" | "patron":
            return {"n": picked[0], "gold": gold_text(words, picked[0])}
        case "shift_what":
            n, friend = numbers(step.pick[0])
            return told(words, {**facts_of(ask), "n": n, "friend": friend}, names)
        case "shift_to":
            return {**told(words, facts_of(ask), names), **place_told(words, "target", picked[0])}
        case "shift_from":
            return {"one": int(moves_one(ask)), **place_told(words, "place", picked[0])}
        case "coachman":
            return {"kind": picked[0] + 1}
        case "give_back":
            return {"n": len(picked), "places": places_counted(words, tuple(picked)) if picked else ""}
        case "empty_sector" | "butcher_sectors":
            return {"n": len(picked), "places_in": listed(words, [_in(words, place) for place in picked])}
    return {"new": int(not view.table[ask.seat].placed)} | place_told(words, "place", picked[0])


def _numbers(step: PlannedStep) -> Iterator[int]:
    return (option for option in step.pick if isinstance(option, int))


def _in(words: Words, place: int) -> str:
    return str(place_told(words, "place", place)["place_in"])


def _card(words: Words, ask: Ask, card: int, names: Names) -> str:
    """A card; of two of a kind also whose pile it comes from."""
    alike = [other for other in ask.options if action_of(number(other)) == action_of(card)]
    the = card_name(words, card, "the")
    return words("notre_dame-sign-card_of", card=the, owner=seat_mark(names, colour_of(card))) if alike[1:] else the
