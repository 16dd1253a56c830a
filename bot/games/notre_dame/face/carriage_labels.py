"""The options of the carriage: markets to drive to, messages to take."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.question_context import fitting, number
from bot.text import units
from rules.core import PASS, Arg
from rules.notre_dame.components import message_colour
from rules.notre_dame.view import EMPTY

from .glossary import market_lead, market_sign, message_name
from .outcomes import brings, plate
from .question_context import Context, signed

TAKEN: Final = "take"


def drive(at: Context, option: Arg) -> Label:
    """A market to drive to, with the message that may be taken there; or a message that may not."""
    if isinstance(option, tuple):
        barred = message_name(at.words, at.plain, at.view.messages[number(option[1])])
        return Label(at.words("notre_dame-option-take", message=barred))
    if not isinstance(option, int):
        stay = at.words("notre_dame-option-drive.pass")
        return signed(stay, group=at.words("notre_dame-group-markets"))
    lies, sign = at.view.messages[option], market_sign(at.words, at.plain, option, at.seat, at.view.colours)
    lead = market_lead(at.words, option, sign)
    then = at.after(option)
    taking = then.of(TAKEN) if then and then.ask and then.ask.choice == "message" else None
    if taking is None:
        why = _not_taken(at, lies)
        shut = at.words("notre_dame-option-message_closed.plate") if why and lies != EMPTY else ""
        return replace(signed(lead, why, brings=shut, group=at.words("notre_dame-group-markets")), sign=sign)
    back = at.words("notre_dame-option-drive_back") if option == at.mine.carriage else ""
    gain, shown = brings(at, taking), plate(at, taking)
    told = gain if units(f"{lead} · {gain}") <= LABEL else shown
    fits = units(f"{lead} · {told}") <= LABEL  # else a line below the question says it, beside the picture too
    made = signed(lead, told, back, brings=shown, group=at.words("notre_dame-group-messages"))
    message = at.words("notre_dame-option-take", message=message_name(at.words, at.plain, lies))
    return replace(made, sign=sign, outcome=fitting(made.outcome, message), drawn=fits)


def _not_taken(at: Context, lies: int) -> str:
    """Why no message is taken at a market."""
    if lies == EMPTY:
        return at.words("notre_dame-option-market_empty")
    if message_colour(lies) in at.view.open_colours(at.seat):
        return ""
    return at.words("notre_dame-option-message_closed", message=message_name(at.words, at.plain, lies))


def message(at: Context, option: Arg) -> Label:
    """To take the message that lies here, or to leave it."""
    if option == PASS:
        return Label(at.words("notre_dame-option-message.pass"))
    lies, taking = at.view.messages[at.arg(1)], at.after(TAKEN)
    sign, gain, shown = message_name(at.words, at.plain, lies), brings(at, taking), plate(at, taking)
    take, short = (at.words("notre_dame-option-message", gain=told) for told in (gain, shown))
    return signed(sign, take if units(f"{sign} · {take}") <= LABEL else short, brings=shown)
