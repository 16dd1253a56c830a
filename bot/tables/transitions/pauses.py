"""A table that stands still: paused by agreement, asleep because nobody would go on, frozen for want of a place."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables.values import DAY, HOUR, Proposal, StandingName, refused

from .absence import VOTE_FOR
from .codes import draw_number
from .occurrences import AskedAnew, TableWillClose
from .transition import Transition, at_rest

ASKED_FOR = 48 * HOUR  # seconds in which a majority must agree to a pause
ASKED_EVERY = DAY  # seconds between two requests of one person: each calls everybody
AGREED_AFTER = 24 * HOUR  # seconds of silence that count as a yes to a candidate
LONGEST_PAUSE = 60 * DAY  # seconds of a pause with a date
OPEN = 30 * DAY  # … and of one without
KEPT_FOR: Final = {"asleep": 60 * DAY, "frozen": 30 * DAY}  # seconds until such a table closes
WARNED = 7 * DAY  # seconds before it closes


def ask_pause(transition: Transition, person: int, until: float | None, asked_before: float | None = None) -> None:
    """Ask the others for a pause (`until`: seconds since 1970; None: until somebody resumes).

    `asked_before`: when they last asked here. Refusals: not_seated, those of `must_run`, ballot_open, proposal_open,
    pause_asked_already, bad_date, pause_soon (until).
    """
    transition.must_run()
    seat, player = transition.player(person)
    table = transition.table
    if table.ballot:
        raise refused("ballot_open")
    if table.proposal:
        own = table.proposal.kind == "pause" and table.proposal.by == person
        raise refused("pause_asked_already" if own else "proposal_open")
    if until is not None and not transition.now < until <= transition.now + LONGEST_PAUSE:
        raise refused("bad_date", days=int(LONGEST_PAUSE / DAY))
    if asked_before is not None and 0 <= transition.now - asked_before < ASKED_EVERY:
        raise refused("pause_soon", until=int(asked_before + ASKED_EVERY))
    proposal = Proposal("pause", person, player.name, transition.now + ASKED_FOR, seat, until, ((person, True),))
    transition.table = replace(transition.table, proposal=replace(proposal, number=draw_number()))
    transition.tell("table_pause_asked", seat=seat)
    count_pause(transition)


def answer_pause(transition: Transition, person: int, *, yes: bool) -> None:
    """Agree to a pause or not; who asked for it withdraws that by a no. Refusals: no_proposal, not_seated."""
    transition.must_be_running()
    seat, _ = transition.player(person)
    proposal = transition.table.proposal
    if proposal is None or proposal.kind != "pause":
        raise refused("no_proposal")
    if proposal.by == person and not yes:
        transition.presser = seat
        pause_declined(transition)
        return
    votes = {**dict(proposal.votes), person: yes}
    transition.table = replace(transition.table, proposal=replace(proposal, votes=tuple(votes.items())))
    count_pause(transition)


def count_pause(transition: Transition) -> None:
    """Pause as soon as more than half of those who attend agree; give it up as soon as they cannot.

    While the table has no place the answers are kept: a pause would let it go on where nothing can be written.
    """
    proposal, table = transition.table.proposal, transition.table
    if proposal is None or proposal.kind != "pause" or not table.runs:
        return
    people = [p.person for p in table.players if p and p.person is not None and p.attends]
    votes = dict(proposal.votes)
    yes, no = (sum(votes.get(person) is answer for person in people) for answer in (True, False))
    if 2 * yes > len(people):
        transition.table = replace(transition.table, proposal=None)
        _stand_still(transition, "paused", proposal.pause_until)
        transition.tell("table_paused")
    elif 2 * no >= len(people):
        pause_declined(transition)


def pause_declined(transition: Transition) -> None:
    """The pause is not agreed, or nobody answered in time."""
    transition.table = replace(transition.table, proposal=None)
    transition.tell("table_pause_declined")


def resume(transition: Transition, person: int | None = None) -> None:
    """Go on after a pause: anybody seated, or (None) its date. Refusals: not_paused, not_seated, asleep, frozen."""
    transition.must_be_running()
    if person is not None:
        transition.presser, _ = transition.player(person)
    if transition.table.runs:
        raise refused("not_paused")
    if transition.table.standing != "paused":
        raise at_rest(transition.table)
    go_on(transition)
    transition.tell("table_resumed")


def pause_by_moderator(transition: Transition) -> None:
    """Pause a table as somebody who moderates the server. Refusals: paused, asleep, frozen."""
    transition.must_run()
    transition.table = replace(transition.table, ballot=None, proposal=None)
    _stand_still(transition, "paused", None)
    transition.tell("table_paused_by_staff")  # stored in logs: keep its form


def freeze(transition: Transition) -> None:
    """The table has no place to write any more. Refusal: frozen (already)."""
    transition.must_be_running()
    table = transition.table
    if table.standing == "frozen":
        raise refused("frozen")
    stood = None if table.runs else (table.standing, table.standing_since, table.standing_until)
    transition.table = replace(transition.table, before_frozen=stood)
    _stand_still(transition, "frozen", None)
    transition.tell("table_frozen")


def thaw(transition: Transition) -> None:
    """There is a place again: the table stands as before. If it ran the asked are asked anew, and votes have new time.

    Refusal: not_paused.
    """
    transition.must_be_running()
    before, ballot = transition.table.before_frozen, transition.table.ballot
    if transition.table.standing != "frozen":
        raise refused("not_paused")
    if before:
        standing, since, until = before
        if standing == "asleep" and until is not None:  # its people were warned, and could not wake it since
            until = max(until, transition.now + WARNED)
        transition.table = replace(
            transition.table, standing=standing, standing_since=since, standing_until=until, before_frozen=None
        )
    else:
        go_on(transition)
        if ballot:
            transition.table = replace(transition.table, ballot=replace(ballot, until=transition.now + VOTE_FOR))
    _renew_proposal(transition)
    transition.tell("table_thawed")


def _renew_proposal(transition: Transition) -> None:
    """Silence decides nothing before people had their time to answer."""
    proposal = transition.table.proposal
    if proposal:
        transition.table = replace(
            transition.table, proposal=replace(proposal, until=transition.now + answered_within(proposal.kind))
        )


def answered_within(kind: str) -> float:
    """The seconds for which a proposal of this kind is open, before silence decides."""
    return ASKED_FOR if kind == "pause" else AGREED_AFTER


def _stand_still(transition: Transition, standing: StandingName, until: float | None) -> None:
    transition.table = replace(transition.table, standing=standing, standing_since=transition.now, standing_until=until)


def go_on(transition: Transition) -> None:
    """Run again; whoever is asked is asked anew."""
    transition.table = replace(transition.table, standing="runs", standing_since=transition.now, standing_until=None)
    transition.occurrences.append(AskedAnew())


def resumes_at(transition: Transition) -> float | None:
    """When a pause ends by itself."""
    table = transition.table
    if table.standing != "paused" or table.standing_since is None:
        return None
    return table.standing_until or table.standing_since + OPEN


def warns_or_closes_at(transition: Transition) -> float | None:
    """When everybody is warned that a sleeping or frozen table closes, or when it closes."""
    table = transition.table
    if table.standing not in KEPT_FOR or table.standing_since is None:
        return None
    return table.standing_until or table.standing_since + KEPT_FOR[table.standing] - WARNED


def warn_or_close(transition: Transition) -> None:
    """Warn that the table will close, or close it."""
    transition.must_be_running()
    table, due = transition.table, warns_or_closes_at(transition)
    if due is None or due > transition.now:
        raise refused("nothing_to_do")
    if table.standing_until is None:
        transition.table = replace(transition.table, standing_until=transition.now + WARNED)
        transition.occurrences.append(TableWillClose())
    else:
        transition.close("untouched_table" if table.standing == "asleep" else "gone_server")
