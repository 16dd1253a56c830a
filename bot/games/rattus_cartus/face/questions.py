"""What is asked: the call for everybody, the question and its options for the one who is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.facts import TextArguments
from bot.faces.naming import short
from bot.faces.question_context import numbers, revealed, roomy
from bot.text import Words, listed
from rules.core import Arg, Ask, Pick
from rules.rattus_cartus.components import FLUTE, SWORD

from .glossary import building_name
from .in_hand import in_hand
from .labels import LABELS
from .laying import cards_listed, laying
from .question_context import Context

SAY_SO: Final = frozenset({"supplies", "gain"})
COMPARED: Final = ((SWORD, "sword"), (FLUTE, "flute"))
COUNTED: Final = frozenset({"look_at_nuns", "lay_cards", "give_cards", "discard_for_rats", "tribute"})


def plans(choice: str) -> bool:
    """Return whether an answer is handed in with the next one: entering a building with the cards laid there."""
    return choice == "enter"


def reveals(at: Context, barrier: str) -> str:
    """What an answer reveals, by the key of the event that bars undo."""
    return revealed(at.words, f"rattus_cartus-reveals-{barrier}", "rattus_cartus-reveals")


def call(words: Words, ask: Ask) -> str:
    """What somebody is asked, as everybody may read it."""
    return words(f"rattus_cartus-call-{ask.choice}")


def hint(at: Context) -> str:
    """A line for somebody's first game, above the question."""
    return at.words(f"rattus_cartus-hint-{at.ask.choice}")


# --------------------------------------------------------------------------- the question


def question(at: Context) -> str:
    """The question as the one who is asked reads it."""
    asked = at.words(f"rattus_cartus-ask-{at.ask.choice}", n=at.ask.most, **_about(at))
    return "\n".join((asked, *_all_seen(at), *_elsewhere(at), *_compared(at), *in_hand(at)))


def _all_seen(at: Context) -> Iterator[str]:
    """That a look brings nothing where every card on offer was seen before."""
    row, places = at.view.nun_row, numbers(at.ask.options) if at.ask.choice == "look_at_nuns" else ()
    if places and all(row[place].card is not None for place in places):
        yield at.words("rattus_cartus-all-seen")


def _elsewhere(at: Context) -> Iterator[str]:
    """Who has laid cards in another building and may have the one premium of the round: with two players."""
    if at.ask.choice != "lay_cards":
        return
    for seat, n in at.view.rivals(at.seat, at.arg(1)):
        if seat not in at.place.inside:
            entered = next(place for place in at.view.row if seat in place.inside)
            building = building_name(at.words, entered.building)
            yield at.words("rattus_cartus-laid-elsewhere", laid=_laid(at, seat, n), building=building)


def _compared(at: Context) -> Iterator[str]:
    """What the special cards on offer do whose numbers are compared inside the building."""
    kinds = [kind for card, kind in COMPARED if card in at.ask.options]
    if at.ask.choice != "lay_cards" or not kinds:
        return
    alone = "" if len(kinds) > 1 else f".{kinds[0]}"
    if {*at.place.inside, *at.view.to_enter} - {at.seat}:
        yield from (at.words(f"rattus_cartus-compared-{kind}") for kind in kinds)
    else:
        yield at.words(f"rattus_cartus-compared-nobody{alone}")
    yield at.words(f"rattus_cartus-compared-premium{alone}")


def _about(at: Context) -> TextArguments:
    """The arguments of a question's text, but for how many may be picked."""
    match at.ask.choice:
        case "give_cards" | "tribute":
            return {"to": at.names.tag(at.arg(1))}
        case "gain":
            return {"building": building_name(at.words, at.place.building)}
        case "lay_cards":
            return _company(at)
    return {}


def _company(at: Context) -> TextArguments:
    """The building that cards are laid in, who laid how many there before, and whether ties go to the seat."""
    rivals = at.view.rivals(at.seat, at.arg(1))
    before = [_laid(at, seat, n) for seat, n in rivals if seat in at.place.inside]
    return {
        "building": building_name(at.words, at.place.building),
        "nth": len(before) + 1,
        "before": listed(at.words, before) if before else "",
        "ties": int(not rivals),
    }


def _laid(at: Context, seat: int, n: int) -> str:
    """Who laid how many cards."""
    return f"{at.names.tag(seat)} {at.words('rattus_cartus-board-laid', n=n)}"


# --------------------------------------------------------------------------- options


def option(at: Context, option: Arg) -> Label:
    """One option of a question."""
    return LABELS[at.ask.choice](at, option)


def confirm(at: Context, pick: Pick, room: int = LABEL) -> str:
    """The label of the button that hands in a counted pick; of one option its own."""
    return confirmed(at, pick, room) if at.ask.choice in COUNTED else option(at, pick[0]).label


def confirmed(at: Context, pick: Pick, room: int) -> str:
    """The label of the button that hands in a counted pick."""
    key, facts = f"rattus_cartus-confirm-{at.ask.choice}", TextArguments(n=len(pick))
    match at.ask.choice:
        case "look_at_nuns":
            facts["places"] = listed(at.words, [str(place + 1) for place in sorted(numbers(pick))]) if pick else "–"
            return at.words(f"{key}.first" if len(pick) < at.ask.most else key, **facts)
        case "give_cards" | "tribute":
            facts["to"] = short(at.names.tags[at.arg(1)])
        case "lay_cards" if pick:
            return laying(at, pick, room)
        case "lay_cards":
            facts |= at.where_to()
    if pick and room > LABEL:  # a text has room for the cards
        key = f"rattus_cartus-named-{at.ask.choice}"
        facts |= {"cards": cards_listed(at, pick), "numbers": at.numbered(pick)}
    return roomy(at.words, key, room, facts)
