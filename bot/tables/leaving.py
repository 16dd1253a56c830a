"""Leaving a running table: one's seat to a house player, or all together by vote."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Event

from .act import Act
from .values import refused


def resign(act: Act, person: int, sure: bool) -> None:
    """A house player takes the seat; when no person is left the table closes.

    What was played before stays played: the house player would agree to take it back, and then play the hand anew.
    """
    act.must_be_running()
    seat, player = act.player(person)
    if not sure:
        raise refused("not_sure")
    house = act.next_house()
    act.seat(seat, replace(player, person=None, name="", house=house))
    state = act.state.clone()
    state.bar_undo("table_resigned")
    act.reach(state, None, Event("table_resigned", {"seat": seat, "name": player.name, "house": house}), seat=seat)
    _forget(act, person)
    people = act.table.people
    if not people:
        act.close("nobody_left")
    elif act.table.host == person:
        act.change(host=people[0])
    if people:
        _end_if_voted(act)


def _forget(act: Act, person: int) -> None:
    """Their vote, and an open request to take back."""
    wish = act.table.wish
    if wish:
        act.change(wish=None)
        act.tell("table_undo_withdrawn", seat=wish.seat)
    act.change(votes=tuple(vote for vote in act.table.votes if vote != person))


def vote_end(act: Act, person: int) -> None:
    """Vote to end the table without a result."""
    act.must_be_running()
    seat, _ = act.player(person)
    people = len(act.table.people)
    if person in act.table.votes:
        raise refused("voted_already", votes=len(act.table.votes), people=people)
    act.change(votes=(*act.table.votes, person))
    act.tell("table_vote", seat=seat, votes=len(act.table.votes), people=people)
    _end_if_voted(act)


def _end_if_voted(act: Act) -> None:
    """More than half of the people; of two that is both."""
    if 2 * len(act.table.votes) > len(act.table.people):
        act.close("by_vote")
