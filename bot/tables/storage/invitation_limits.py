"""Who may invite whom and how often, checked in the transaction that stores the invitation."""

from __future__ import annotations

from math import ceil
from typing import Final

import db
from bot.tables.transitions.transition import Transition
from bot.tables.values import DAY, HOUR, Person, PersonSettings, refused
from db import Connection, InvitationRow
from db import tables as rows
from db.blocks import blocked_between

from . import settings_rows

Limits = tuple[tuple[float, int], ...]  # in so many seconds at most so many

SENT: Final[Limits] = ((HOUR, 10), (DAY, 30))
RECEIVED: Final[Limits] = ((HOUR, 6), (DAY, 15))
BETWEEN: Final[Limits] = ((HOUR, 3), (DAY, 6))  # from one person to another


def record_invitation(connection: Connection, code: str, inviter: int, invitee: Person, now: float) -> None:
    """Store an invitation. Refusals: invites_too_often, takes_no_invitations, invited_too_often.

    The refusal takes_no_invitations never says why: that is private.
    """
    if wait := _wait(connection, SENT, now, inviter=inviter):
        raise refused("invites_too_often", **_in_words(wait))
    if not takes(connection, settings_rows.settings_of(connection, invitee.id), inviter):
        raise refused("takes_no_invitations", name=invitee.name)
    if wait := max(
        _wait(connection, RECEIVED, now, guest=invitee.id),
        _wait(connection, BETWEEN, now, guest=invitee.id, inviter=inviter),
    ):
        raise refused("invited_too_often", name=invitee.name, **_in_words(wait))
    db.delete(connection, InvitationRow, "at < ?", now - DAY)
    db.upsert(connection, InvitationRow(code, invitee.id, inviter, now))


def check_tables(connection: Connection, transition: Transition) -> None:
    """Refuse a seat by invitation to who plays at as many tables as they set. Refusal: tables_enough (n).

    A rematch and a seat without an invitation are their own choice.
    """
    before, after = transition.before, transition.table
    if before.status != "open" or after.rematch_of is not None:
        return
    invited = {person.id for person in after.invited}
    for person in invited & (set(after.people) - set(before.people)):
        most = settings_rows.settings_of(connection, person).most_tables
        if most and sum(row.status == "running" for row in rows.of_person(connection, person)) >= most:
            raise refused("tables_enough", n=most)


def takes(connection: Connection, invitee: PersonSettings, inviter: int) -> bool:
    """Whether a person takes invitations from this inviter, and neither has blocked the other."""
    if blocked_between(connection, invitee.person, (inviter,)):
        return False
    match invitee.invitations:
        case "nobody":
            return False
        case "sat_with":
            return rows.sat_together(connection, invitee.person, inviter)
    return True


def _wait(connection: Connection, limits: Limits, now: float, **who: int) -> float:
    """Seconds until one more invitation is within these limits; 0 if it is now. `who` are columns of the row."""
    where = " and ".join(f"{name} = ?" for name in who)
    waits = [0.0]
    for span, most in limits:
        # Times in the future do not count: they come from a clock that was set back since.
        last = f"where {where} and at > ? and at <= ? order by at desc limit 1 offset ?"
        found = db.select(connection, InvitationRow, last, *who.values(), now - span, now, most - 1)
        waits += [row.at + span - now for row in found]
    return max(waits)


def _in_words(seconds: float) -> dict[str, int]:
    """The facts of a refusal: minutes, or whole hours if that is more than an hour and a half; the other is 0."""
    minutes = ceil(seconds / 60)
    return {"hours": 0, "minutes": minutes} if minutes <= 90 else {"hours": ceil(minutes / 60), "minutes": 0}
