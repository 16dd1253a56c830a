"""Texts of a question: the call that everybody reads, the question and its options for the seat that is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.faces.aliases import with_names
from bot.faces.face import LABEL, Label
from bot.faces.facts import TextArguments
from bot.faces.question_context import numbers, revealed, roomy
from bot.text import Words, listed
from rules.core import Arg, Ask, Facts, Pick
from rules.rattus.components import Card, class_of
from rules.rattus.view import arguments

from .facts import region_told, told
from .glossary import card_name, cards_listed, face_spelled_out, regions_listed, symbol_text
from .labels import LABELS
from .question_context import Context
from .turn_labels import does, marchers

COUNTED: Final = frozenset({"merchant_cubes", "mayor", "piper_rats"})
PIECES: Final = {"bishops": Card.BISHOP, "walls": Card.EMPEROR, "potions": Card.WIZARD}  # and the cards that bring them
SAY_SO: Final = frozenset({("crusader", "revealed")})
ALIASES: Final[Mapping[str, Mapping[str, str]]] = {  # what a question's arguments are called in its texts
    "witch_second": {"other": "elsewhere"},
    "witch_swap": {"other": "elsewhere", "at": "second"},
}


def plans(choice: str) -> bool:
    """Return True: all that one seat decides in a row is handed in as one plan."""
    return True


def reveals(at: Context, barrier: str) -> str:
    """Return what an answer reveals; "" where the label says so."""
    if (at.ask.choice, barrier) in SAY_SO:
        return ""
    return revealed(at.words, f"rattus-reveals-{barrier}", "rattus-reveals")


def call(words: Words, ask: Ask) -> str:
    """What somebody is asked, as everybody may read it."""
    return words(f"rattus-call-{ask.choice}")


def hint(at: Context) -> str:
    """A line for somebody's first game, above the question; of pieces it names those that are in the game."""
    told = {name: int(at.view.in_game(card)) for name, card in PIECES.items()}
    return at.words(f"rattus-hint-{at.ask.choice}", **told)


# --------------------------------------------------------------------------- the question


def question(at: Context) -> str:
    """The question as the one who is asked reads it."""
    facts = told(at.words, named(at.ask), at.names) | _about(at)
    return "\n".join((at.words(f"rattus-ask-{at.ask.choice}", **facts), *_by_moving(at)))


def _by_moving(at: Context) -> Iterator[str]:
    """What each card does that is used in the final round by moving the plague piece: no option is about it alone."""
    moves = any(isinstance(option, tuple) and option[0] == "plague" for option in at.ask.options)
    for card in marchers(at) if at.ask.choice == "last_uses" and moves else ():
        name = card_name(at.words, card)
        yield at.words("rattus-ask-last_uses.by_moving", card=name, does=does(at.words, at.view, card))


def named(ask: Ask) -> Facts:
    """Return the arguments of a question under the names that its text uses."""
    return with_names(arguments(ask), ALIASES.get(ask.choice, {}))


def _about(at: Context) -> TextArguments:
    """Return what the text of a question needs besides its arguments."""
    words, view = at.words, at.view
    match at.ask.choice:
        case "turn":
            return {"taken": int(view.taken), "placed": int(view.placed)}
        case "new_rat":
            placed = max(view.to_spread, at.arg(1)) - at.arg(1)
            n = placed + view.coming(view.plague, at.arg(1))
            return {"n": n, "nth": placed + 1} | region_told(words, "region", view.plague)
        case "merchant_to":
            return {"n": view.to_carry(at.seat, at.arg(1))}
        case "soldier" | "last_soldier" | "knight" | "crusader" | "next_rat" | "serf_cube":
            return region_told(words, "region", view.plague)
        case "lose_cube":  # by the rat that was turned up last
            return {"rat": face_spelled_out(words, view.discards[-1])} | _struck_by(at, at.ask.args[2])
        case "nun_to":
            n = sum(region.nuns for region in view.regions) + view.nuns_left
            return {"nth": at.arg(2), "n": n}
        case "empty_baker":
            return {"n": view.baker}
        case "queen_cubes":
            return {"n": view.by_queen(at.seat)}
    return {}


def _struck_by(at: Context, by: Arg) -> TextArguments:
    """Why a rat takes a cube: by a letter, or by a class with the cards of it that this seat holds."""
    if not isinstance(by, int):
        return {"why": str(by).lower() or "untold", "by": "", "cards": ""}
    cards = [card for card in at.view.cards_of(at.seat) if class_of(card) == by]
    held = cards_listed(at.words, cards, "the") if cards else ""
    return {"why": "cards" if cards else "class", "by": symbol_text(at.words, by), "cards": held}


# --------------------------------------------------------------------------- options


def option(at: Context, option: Arg) -> Label:
    """One option of a question."""
    return LABELS[at.ask.choice](at, option)


def _left_out(at: Context, pick: Pick) -> TextArguments:
    """Return how many regions are left out and, if it is one, its name: shorter to read than all that are chosen."""
    left = set(numbers(at.ask.options)) - set(numbers(pick))
    return {"left": len(left)} | (region_told(at.words, "region", left.pop()) if len(left) == 1 else {"region_in": ""})


def confirm(at: Context, pick: Pick, room: int = LABEL) -> str:
    """The label of the button that hands in a counted pick; of one option its own."""
    words, ask = at.words, at.ask
    if ask.choice not in COUNTED or ask.least == ask.most == 1:
        return option(at, pick[0]).label
    facts = told(words, named(ask), at.names) | {"n": len(pick)}
    if ask.choice == "mayor":
        facts["regions"] = regions_listed(words, sorted(numbers(pick)))
        facts |= _left_out(at, pick)
    elif ask.choice == "piper_rats":
        facts["slots"] = listed(words, [str(slot + 1) for slot in sorted(numbers(pick))]) if pick else "–"
    else:
        facts["potions"] = sum(numbers(pick))
    return roomy(words, f"rattus-confirm-{ask.choice}", room, facts)
