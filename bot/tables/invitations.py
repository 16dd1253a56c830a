"""Invitations to a lobby, and keeping it open for who may come; part of the table service."""

from __future__ import annotations

from functools import partial

from .storage.transactions import Transactions
from .transitions import lobby
from .values import Outcome, Person


class Invitations:
    """Calls people to lobbies, who may decline, and keeps these open. How often anybody is called has its limits."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def invite(self, code: str, person: int, invitee: Person, *, key: str | None = None) -> Outcome:
        """Invite somebody to the lobby, as a seated person. They are notified once.

        Refusals: not_open, not_seated, sits_here, invited_already, full, seats_kept (n, until), takes_no_invitations,
        invited_too_often, invites_too_often.
        """
        return await self._transactions.apply(code, partial(lobby.invite, person=person, invitee=invitee), key, person)

    async def decline(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """Decline an invitation or a rematch, whose seat is free for all then. Refusals: not_invited, not_open."""
        return await self._transactions.apply(code, partial(lobby.decline, person=person), key, person)

    async def keep_open(self, code: str, person: int, *, key: str | None = None) -> Outcome:
        """Put off the closing of a lobby that nobody touched, as a seated person. Refusals: not_seated, not_open."""
        return await self._transactions.apply(code, partial(lobby.keep_open, person=person), key, person)
