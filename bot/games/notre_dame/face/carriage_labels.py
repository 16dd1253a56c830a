"""The options of the carriage: markets to drive to, messages to take."""

from __future__ import annotations

from typing import Final

from bot.faces.face import Label
from bot.faces.facts import Told
from bot.faces.question_context import number
from rules.core import PASS, Arg
from rules.notre_dame.components import KINDS
from rules.notre_dame.view import EMPTY

from .glossary import market_sign, message_name
from .outcomes import brings
from .question_context import Asked, titled

TAKEN: Final = "take"


def drive(at: Asked, option: Arg) -> Label:
    """A market to drive to, with the message that may be taken there; or a message that may not."""
    if isinstance(option, tuple):
        barred = message_name(at.words, at.plain, at.view.messages[number(option[1])])
        return Label(at.words("notre_dame-option-take", message=barred))
    if not isinstance(option, int):
        return Label(at.words("notre_dame-option-drive.pass"), "", at.words("notre_dame-group-markets"))
    lies = at.view.messages[option]
    facts: Told = {"market": market_label(at, option)}
    then = at.after(option)
    taking = then.of(TAKEN) if then and then.ask and then.ask.choice == "message" else None
    if taking is None:
        market = at.words("notre_dame-option-drive", **facts)
        return Label(market, _not_taken(at, lies), at.words("notre_dame-group-markets"))
    key = "notre_dame-option-drive_back" if option == at.mine.carriage else "notre_dame-option-drive_to"
    made = titled(at.words, key, facts, message_name(at.words, at.plain, lies), brings(at, taking))
    return Label(made.label, made.outcome, at.words("notre_dame-group-messages"))


def _not_taken(at: Asked, lies: int) -> str:
    """Why no message is taken at a market."""
    if lies == EMPTY:
        return at.words("notre_dame-option-market_empty")
    if lies // KINDS in at.view.open_colours(at.seat):
        return ""
    return at.words("notre_dame-option-message_closed", message=message_name(at.words, at.plain, lies))


def market_label(at: Asked, market: int) -> str:
    """A market in a label: "Fish quay", "Bea: Fish quay"."""
    return market_sign(at.words, at.plain, market, at.seat)


def message(at: Asked, option: Arg) -> Label:
    """To take the message that lies here, or to leave it."""
    if option == PASS:
        return Label(at.words("notre_dame-option-message.pass"))
    lies = at.view.messages[at.arg(1)]
    facts: Told = {"message": message_name(at.words, at.plain, lies)}
    return titled(at.words, "notre_dame-option-message", facts, brings(at, at.after(TAKEN)))
