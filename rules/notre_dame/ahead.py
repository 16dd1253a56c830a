"""What a seat will be asked next as things stand, so that it may answer beforehand."""

from __future__ import annotations

from rules.core import HALT, Frame

from .actions import play
from .flow import hire_persons, plague, third_cards
from .persons import may_hire
from .state import Table


def ahead(g: Table, seat: int) -> tuple[Frame, ...] | None:
    """The cards of the hand, one at a time, then the hire; the draft is not known before its cards are passed.

    Below stand the plague, the third cards, and under a first card the second cards of all: by them a view tells the
    moment.
    """
    if play(seat, 1) in g.agenda:
        return (play(seat, 1), HALT, *(play(other, 2) for other in g.order), third_cards(), plague())
    if play(seat, 2) in g.agenda:
        return (play(seat, 2), HALT, third_cards(), plague())
    cards_end = third_cards() in g.agenda and hire_persons() in g.agenda
    return (may_hire(seat), HALT, plague()) if cards_end or may_hire(seat) in g.agenda else None


def span(g: Table, seat: int) -> int:
    """A round."""
    return g.round


def round_of(g: Table) -> int:
    """The round, as it is counted."""
    return g.round
