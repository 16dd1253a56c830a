"""What is asked: the call for everybody, the question and its options for the one who is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.faces.aliases import with_names
from bot.faces.face import LABEL, Label
from bot.faces.facts import TextArguments
from bot.faces.question_context import number, numbers, revealed, roomy
from bot.text import Words, listed
from rules.core import Arg, Ask, Facts, Pick
from rules.notre_dame.components import MOST_RAT, NOTRE_DAME, Action, PersonCard
from rules.notre_dame.view import arguments

from .facts import places_counted, told
from .glossary import colour_name, gold_text, market_before, message_name, person_name
from .labels import LABELS
from .outcomes import brings, rat_told
from .persons import does
from .question_context import Context

COUNTED: Final = frozenset({"butcher_sectors", "give_back"})
AT_ONCE: Final = frozenset({"keep", "outbreak"})  # asked of several people at the same time: each answer stands alone
RAT_BACK: Final = frozenset({"benefit", "patron"})
TURNS: Final = frozenset({"keep", "play", "friend", "hire", "hire_more"})  # what is asked first
AT_THE_END: Final = frozenset({"play", "friend", "benefit", "hire", "hire_more"})
CARDS: Final = frozenset({"keep", "play"})
SHIFTS: Final = frozenset({"shift_from", "shift_what", "shift_to"})
OF_SECTORS: Final = frozenset(
    {"marker", "marker_to_notre_dame", "friend", "shift_from", "shift_to", "empty_sector", "own_sector"}
    | {"butcher_sectors", "give_back", "outbreak"}
)
IN_PLACE: Final = (
    *(Action.CARRIAGE_HOUSE, Action.HOTEL, Action.PARK, Action.HOSPITAL),
    *(Action.BANK, Action.SCHOOL, Action.RESIDENCE, NOTRE_DAME),
)  # as the picture of a question lays out the own borough, row by row
ALIASES: Final[Mapping[str, Mapping[str, str]]] = {"shift_to": {"markers": "n"}, "drive": {"steps": "n"}}


def plans(choice: str) -> bool:
    """Whether an answer waits for what is asked next: a card, or a person, with all its choices is one plan."""
    return choice not in AT_ONCE


def reveals(at: Context, barrier: str) -> str:
    """What an answer reveals, by the key of the event that bars undo."""
    return revealed(at.words, f"notre_dame-reveals-{barrier}", "notre_dame-reveals")


def call(words: Words, ask: Ask) -> str:
    """What somebody is asked, as everybody may read it."""
    which = {"which": number(ask.args[1])} if ask.choice == "play" else {}
    return words(f"notre_dame-call-{ask.choice}{'.one' if moves_one(ask) else ''}", **which)


def hint(at: Context) -> str:
    """A line for somebody's first game, above the question."""
    waits = at.ask.choice == "shift_from" and not at.mine.placed
    return at.words(f"notre_dame-hint-{at.ask.choice}{'.friend_waits' if waits else ''}")


def moves_one(ask: Ask) -> bool:
    """Whether a person is asked about who moves one marker, or the friend, and no more."""
    return ask.choice in SHIFTS and arguments(ask)["person"] == PersonCard.FOOL


# --------------------------------------------------------------------------- the question


def place(at: Context, option: Arg) -> int:
    """Sectors stand as the picture lays the borough out; the rest keeps its order behind them."""
    return IN_PLACE.index(option) if at.ask.choice in OF_SECTORS and option in IN_PLACE else len(IN_PLACE)


def question(at: Context) -> str:
    """The question as the one who is asked reads it."""
    plague = {"plague": at.view.plague, **rat_told(at.words, at.view, at.seat)}
    facts = plague | told(at.words, facts_of(at.ask), at.names) | _about(at)
    asked = at.words(f"notre_dame-ask-{_variant(at)}", **facts)
    more = (at.words(key, **facts) for key in _further(at))
    return "\n".join((asked, *more, *_persons(at)))


def _persons(at: Context) -> Iterator[str]:
    """What the persons on display do, for who chooses cards: a line each."""
    if at.ask.choice in CARDS:
        for person in at.view.display:
            facts = {"person": person_name(at.words, person), "does": does(at.words, at.view, person)}
            yield at.words("notre_dame-ask-person", **facts)


def _further(at: Context) -> Iterator[str]:
    """The lines below a question about what it depends on."""
    if at.ask.choice == "drive":
        yield f"notre_dame-ask-drive.{_which_messages(at)}"
    if at.ask.choice in CARDS and not at.mine.personal:
        yield "notre_dame-ask-supply_empty"
    if at.view.plague_to_come and _plague_matters(at):
        yield "notre_dame-ask-plague"
    if at.view.last_round and at.ask.choice in AT_THE_END and (at.mine.personal or at.ask.choice != "play"):
        yield "notre_dame-ask-last_round"


def _plague_matters(at: Context) -> bool:
    """Whether the question says what the plague will do: where a rat may go back, and where it would break out."""
    return at.ask.choice in RAT_BACK or (at.ask.choice in TURNS and at.view.rat_after_plague(at.seat) > MOST_RAT)


def facts_of(ask: Ask) -> Facts:
    """The arguments of a question by their names, as texts call them."""
    return with_names(arguments(ask), ALIASES.get(ask.choice, {}))


def _variant(at: Context) -> str:
    """Some questions read differently from time to time."""
    match at.ask.choice:
        case "keep" if len(at.mine.choosing) == 2:
            return "keep.back" if at.view.seats == 2 else "keep.last"
        case "play" if at.arg(1) == 2:
            return "play.scholar" if PersonCard.SCHOLAR in at.view.display else "play.second"
        case "friend" if not at.mine.placed:
            return "friend.first"
        case "shift_from" | "shift_what" if moves_one(at.ask):
            return f"{at.ask.choice}.one"
    return at.ask.choice


def _about(at: Context) -> TextArguments:
    """Arguments of a question's text that are not among the arguments of the question."""
    match at.ask.choice:
        case "keep":
            return {"left": at.names.tag((at.seat + 1) % at.view.seats)}
        case "drive":
            here = market_before(at.words, at.names, at.mine.carriage, at.seat, at.view.colours)
            return {"here": here, "colours": _may_take(at)}
        case "message":
            return {"message": message_name(at.words, at.names, at.view.messages[at.arg(1)])}
        case "donate":
            there = {"pool": at.view.pool, "there": at.view.at_notre_dame, "yours": at.mine.markers[NOTRE_DAME]}
            return {"gold": gold_text(at.words, at.mine.gold), **there}
        case "hire" | "hire_more" | "benefit" | "patron":
            return {"gold": gold_text(at.words, at.mine.gold), "rat": at.mine.rat}
    return {}


def _which_messages(at: Context) -> str:
    """How the question tells of which colours the next message may be."""
    if not _may_take(at):
        return "none"
    return "any" if len(at.view.open_colours(at.seat)) == len(at.view.colours_left) > 1 else "from"


def _may_take(at: Context) -> str:
    """The colours of the messages that may be taken now."""
    colours = at.view.open_colours(at.seat)
    return listed(at.words, [colour_name(at.words, at.names, colour) for colour in colours]) if colours else ""


# --------------------------------------------------------------------------- options


def option(at: Context, option: Arg) -> Label:
    """One option of a question."""
    return LABELS[at.ask.choice](at, option)


def confirm(at: Context, pick: Pick, room: int = LABEL) -> str:
    """The label of the button that hands in a counted pick; of one option its own."""
    if at.ask.choice not in COUNTED:
        return option(at, pick[0]).label
    places = numbers(pick)
    facts: TextArguments = {"n": len(places), "places": places_counted(at.words, places) if places else ""}
    if at.ask.choice == "give_back":
        facts["gain"] = brings(at, at.after(*pick))
        if pick and room > LABEL:  # a text has room for the places
            return roomy(at.words, f"notre_dame-named-{at.ask.choice}", room, facts)
    return roomy(at.words, f"notre_dame-confirm-{at.ask.choice}", room, facts)
