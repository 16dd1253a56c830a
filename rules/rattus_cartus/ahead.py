"""What a seat will be asked next as things stand, so that it may answer beforehand."""

from __future__ import annotations

from rules.core import Frame

from .entering import visit_of
from .state import Table
from .supplies import supplies


def ahead(g: Table, seat: int) -> tuple[Frame, ...] | None:
    """Supplies in turn order, and the visit of a building. Whether a card asks for something nobody knows before."""
    if seat in g.to_enter:
        return (visit_of(seat),)
    return (supplies(seat),) if supplies(seat) in g.agenda else None


def span(g: Table, seat: int) -> int:
    """A round."""
    return g.round


def round_of(g: Table) -> int:
    """The round, as it is counted."""
    return g.round
