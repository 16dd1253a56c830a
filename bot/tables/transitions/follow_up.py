"""What follows from a change of who is there: votes are counted anew, and a table without anybody sleeps."""

from __future__ import annotations

from dataclasses import replace

from . import absence, leave, pauses, stand_ins
from .transition import Transition


def follow_up(transition: Transition) -> None:
    """To be called after every transition: whoever left, came back or is cared for now, changes what is decided."""
    if transition.table.status != "running" or transition.table.started is None:
        return
    _end_what_lost_its_reason(transition)
    absence.sleep_if_alone(transition)
    absence.count(transition)
    pauses.count_pause(transition)
    stand_ins.count_candidate(transition)
    leave.end_if_voted(transition)


def _end_what_lost_its_reason(transition: Transition) -> None:
    """A vote belongs to a seat that is voted on, a candidate to a seat that is offered."""
    ballot, proposal = transition.table.ballot, transition.table.proposal
    voted = [seat for seat, player in enumerate(transition.table.players) if player and player.stand == "voted"]
    if ballot and ballot.seat not in voted:
        transition.table = replace(transition.table, ballot=None)
    for seat in voted:
        if ballot is None or ballot.seat != seat:
            absence.set_stand(transition, seat, "called")
    asker_left = proposal is not None and proposal.by not in transition.table.people
    if proposal and proposal.kind == "pause" and (asker_left or transition.table.ballot):  # a vote comes first
        pauses.pause_declined(transition)
    if proposal and proposal.kind == "candidate" and proposal.seat not in stand_ins.offered_seats(transition.table):
        stand_ins.send_away(transition)
