"""Who may invite whom, and how often: checked and noted in the transaction that stores the invitation."""

from __future__ import annotations

from math import ceil
from typing import Final

import db
from bot.tables.values import Person, PersonSettings, refused
from db import InvitationRow, Link
from db import tables as rows

from . import serialization

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
Limits = tuple[tuple[float, int], ...]  # in so many seconds at most so many

SENT: Final[Limits] = ((HOUR, 10), (DAY, 30))
RECEIVED: Final[Limits] = ((HOUR, 6), (DAY, 15))
BETWEEN: Final[Limits] = ((HOUR, 3), (DAY, 6))  # from one person to another


def note(link: Link, code: str, inviter: int, guest: Person, now: float) -> None:
    """Note an invitation. Refusals: invites_too_often, takes_no_invitations, invited_too_often.

    Why somebody takes none is nobody's business: the refusal is the same for all reasons.
    """
    if wait := _wait(link, SENT, now, inviter=inviter):
        raise refused("invites_too_often", **_in_words(wait))
    if not takes(link, serialization.settings_of(link, guest.id), inviter):
        raise refused("takes_no_invitations", name=guest.name)
    if wait := max(
        _wait(link, RECEIVED, now, guest=guest.id), _wait(link, BETWEEN, now, guest=guest.id, inviter=inviter)
    ):
        raise refused("invited_too_often", name=guest.name, **_in_words(wait))
    db.delete(link, InvitationRow, "at < ?", now - DAY)
    db.upsert(link, InvitationRow(code, guest.id, inviter, now))


def takes(link: Link, guest: PersonSettings, inviter: int) -> bool:
    """Whether a person takes invitations from another."""
    match guest.invitations:
        case "nobody":
            return False
        case "sat_with":
            return rows.sat_together(link, guest.person, inviter)
    return True


def _wait(link: Link, limits: Limits, now: float, **who: int) -> float:
    """Seconds until one more is within these limits; 0 where it is now."""
    where = " and ".join(f"{name} = ?" for name in who)
    waits = [0.0]
    for span, most in limits:
        # Stored times of a clock that ran ahead count for nothing, instead of for as long as it did.
        last = f"where {where} and at > ? and at <= ? order by at desc limit 1 offset ?"
        found = db.select(link, InvitationRow, last, *who.values(), now - span, now, most - 1)
        waits += [row.at + span - now for row in found]
    return max(waits)


def _in_words(seconds: float) -> dict[str, int]:
    """Minutes, or from an hour and a half on whole hours; the other one is 0."""
    minutes = ceil(seconds / 60)
    return {"hours": 0, "minutes": minutes} if minutes <= 90 else {"hours": ceil(minutes / 60), "minutes": 0}
