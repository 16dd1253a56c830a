"""What a seat will be asked next as things stand, so that it may answer beforehand."""

from __future__ import annotations

from rules.core import HALT, Frame

from .actions import play
from .flow import hire_persons, plague, third_cards
from .persons import may_hire
from .state import Table


def ahead(g: Table, seat: int) -> tuple[Frame, ...] | None:
    """The cards of the hand, one at a time, then the hire; the draft is not known before its cards are passed.

    The plague is still to come, and before it the third cards: by them a view tells the moment.
    """
    for which in (1, 2):
        if play(seat, which) in g.agenda:
            return (play(seat, which), HALT, third_cards(), plague())
    cards_end = third_cards() in g.agenda and hire_persons() in g.agenda
    return (may_hire(seat), HALT, plague()) if cards_end or may_hire(seat) in g.agenda else None


def span(g: Table, seat: int) -> int:
    """A round."""
    return g.round


def round_of(g: Table) -> int:
    """The round, as it is counted."""
    return g.round
