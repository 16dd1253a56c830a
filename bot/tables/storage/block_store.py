"""Blocks keep two people from sitting down together, checked in the transaction that would seat them."""

from __future__ import annotations

from bot.tables.transitions.occurrences import Applied, Invited
from bot.tables.transitions.transition import Transition
from bot.tables.values import refused
from db import Connection
from db.blocks import blocked_between


def refuse_blocked_seats(connection: Connection, transition: Transition) -> None:
    """Refuse a seat beside somebody who blocks or is blocked. Refusal: seat_not_for_you.

    It says the same to both, and to others for whom no seat is free, so that nobody can tell why. A game that runs goes
    on; none starts with both (not_agreed), which is tried only in the moment before the block has parted them.
    """
    if transition.deal is not None:
        _keep_apart(connection, transition)
    for person in _newcomers(transition):
        if blocked_between(connection, person, (other for other in transition.table.people if other != person)):
            raise refused("seat_not_for_you")


def drop_blocked_invitations(connection: Connection, transition: Transition) -> None:
    """Call nobody to a table of somebody who blocks or is blocked: a rematch does not."""
    for invited in list(transition.all(Invited)):
        if blocked_between(connection, invited.person.id, (transition.table.host,)):
            transition.occurrences.remove(invited)


def _keep_apart(connection: Connection, transition: Transition) -> None:
    """Refuse to start a game with two who are to part. Refusal: not_agreed (seats)."""
    table = transition.before
    for seat, player in enumerate(table.players):
        person = player and player.person
        if person and person != table.host and blocked_between(connection, person, table.people):
            raise refused("not_agreed", seats=(seat,))


def _newcomers(transition: Transition) -> tuple[int, ...]:
    """Who takes a seat in the lobby, or asks the table for an offered one."""
    if applied := next(transition.all(Applied), None):
        return (applied.person,)
    before, after = transition.before, transition.table
    return tuple(set(after.people) - set(before.people)) if before.status == "open" else ()
