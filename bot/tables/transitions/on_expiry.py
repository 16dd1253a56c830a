"""What happens to a table when nobody acted in time: one transition for each kind of timer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from . import absence, lesson, lobby, pauses, stand_ins, undo
from .transition import Transition

# By kind of timer, as stored, with its seat. That it is still due is seen in the transaction that stores what follows.
ON_EXPIRY: Final[Mapping[str, Callable[[Transition, int], None]]] = {
    "warn": lambda transition, seat: lobby.warn(transition),
    "lapse": lambda transition, seat: lobby.lapse(transition),
    "undo_request": lambda transition, seat: undo.lapse(transition),
    "ballot": lambda transition, seat: absence.ballot_over(transition),
    "agree": lambda transition, seat: stand_ins.proposal_over(transition),
    "last": absence.last_call,
    "empty": absence.time_is_over,
    "offer": stand_ins.offer_over,
    "resume": lambda transition, seat: pauses.resume(transition),
    "lesson": lambda transition, seat: lesson.untouched(transition),
    "doze": lambda transition, seat: pauses.warn_or_close(transition),
}
