"""Tables with the same deal in the transaction that ends one of them."""

from __future__ import annotations

from bot.tables.transitions.transition import Transition
from db import Connection
from db.duplicates import is_in_play


def all_over(connection: Connection, transition: Transition) -> tuple[str, ...]:
    """The codes of all tables with the same deal, when the last of them has ended just now; else ()."""
    table, was_running = transition.table, transition.before.status == "running"
    ended = was_running and table.status != "running"
    return table.terms.sisters if ended and not is_in_play(connection, table.code) else ()
