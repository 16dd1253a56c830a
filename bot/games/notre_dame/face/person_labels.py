"""The options of hiring: the persons with what they bring, and what the Coachman and the Patron ask."""

from __future__ import annotations

from bot.faces.face import LABEL, Label
from bot.faces.question_context import number
from bot.text import units
from rules.core import Arg
from rules.notre_dame.components import kind_of

from .glossary import gold_text, messages_text, person_sign
from .outcomes import Ahead, brings, plague_then, plate, seat_then
from .persons import does, worth
from .question_context import Context, signed


def hire(at: Context, option: Arg) -> Label:
    """A person with what hiring them brings now, or nobody."""
    if not isinstance(option, int):
        return Label(at.words(f"notre_dame-option-{at.ask.choice}.pass"))
    then = at.after(option)
    gain, shown = brings(at, then), plate(at, then)
    if worth(at.view, option):
        gain, shown = (at.words("notre_dame-gain-now", gain=told) for told in (gain, shown))
    said, more = does(at.words, at.view, option), (plague_then(at, then), _from_board(at, then))
    sign = person_sign(at.words, option)
    gains = (gain,) if units(f"{sign} · {gain}") <= LABEL else (shown, gain)  # the button has it in brief at least
    return signed(sign, *gains, *more, said, brings=shown, drawn=not any(more))


def _from_board(at: Context, then: Ahead | None) -> str:
    """How many markers on the board a person could give back."""
    ask = then.ask if then else None
    return at.words("notre_dame-option-on_board", n=ask.most) if ask and ask.choice == "give_back" else ""


def coachman(at: Context, option: Arg) -> Label:
    """A kind of message, whose benefit comes again for each one collected."""
    kind = number(option)
    n = sum(kind_of(message) == kind for message in at.mine.collected)
    then = at.after(kind)
    sign = at.words("notre_dame-sign-kind", kind=kind + 1)
    return signed(sign, brings(at, then), messages_text(at.words, n), brings=plate(at, then))


def patron(at: Context, option: Arg) -> Label:
    """So much gold; the rat goes back as far."""
    n = number(option)
    if not n:
        return Label(at.words("notre_dame-option-patron.pass"))
    then = at.after(n)
    own = seat_then(at, then)
    rat = at.words("notre_dame-option-then-rat", n=own.rat) if own else ""
    return signed(gold_text(at.words, n), brings(at, then), rat, plague_then(at, then), brings=plate(at, then))
