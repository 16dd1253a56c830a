"""The options of hiring: the persons with what they bring, and what the Coachman and the Patron ask."""

from __future__ import annotations

from bot.faces.face import Label
from bot.faces.facts import Told
from bot.faces.question_context import number
from rules.core import Arg
from rules.notre_dame.components import KINDS

from .glossary import gold_text, messages_text, person_name
from .outcomes import brings, seat_then
from .persons import does
from .question_context import Asked, titled


def hire(at: Asked, option: Arg) -> Label:
    """A person with what hiring them brings now, or nobody."""
    if not isinstance(option, int):
        return Label(at.words(f"notre_dame-option-{at.ask.choice}.pass"))
    facts: Told = {"person": person_name(at.words, option), "short": person_name(at.words, option, "short")}
    gain = brings(at, at.after(option))
    return titled(at.words, "notre_dame-option-hire", facts, gain, does(at.words, at.view, option))


def coachman(at: Asked, option: Arg) -> Label:
    """A kind of message, whose benefit comes again for each one collected."""
    kind = number(option)
    n = sum(message % KINDS == kind for message in at.mine.collected)
    facts: Told = {"kind": kind + 1}
    gain = brings(at, at.after(kind))
    return titled(at.words, "notre_dame-option-coachman", facts, gain, messages_text(at.words, n))


def patron(at: Asked, option: Arg) -> Label:
    """So much gold; the rat goes back as far."""
    n = number(option)
    if not n:
        return Label(at.words("notre_dame-option-patron.pass"))
    facts: Told = {"gold": gold_text(at.words, n)}
    then = at.after(n)
    own = seat_then(at, then)
    rat = at.words("notre_dame-option-then-rat", n=own.rat) if own else ""
    return titled(at.words, "notre_dame-option-patron", facts, brings(at, then), rat)
