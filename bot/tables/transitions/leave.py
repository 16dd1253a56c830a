"""Leaving a running table: one person resigns, or all together end it by vote."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables.values import refused

from .occurrences import VotedQuietly
from .stand_ins import hand_to_bot
from .transition import Transition

TOLD_OF_A_VOTE: Final = 2  # times that a person's vote is told within as long as it stands: the first may be a slip


def resign(transition: Transition, person: int, sure: bool) -> None:
    """Give the person's seat to a bot player; the table closes when no person is left. Refusal: not_sure."""
    transition.must_be_running()
    seat, _ = transition.player(person)
    if not sure:
        raise refused("not_sure")
    hand_to_bot(transition, seat)
    end_if_voted(transition)  # before anybody offers the seat, as of who is erased


def vote_end(transition: Transition, person: int, *, decisive: bool = True, voted: int = 0) -> None:
    """Vote to end the table without a result. `decisive`: they know that their vote may end it at once.

    `voted`: how often they did within as long as a vote stands; from the third time on nobody is told by a message.

    Refusals: voted_already, vote_decides (votes, people: with theirs).
    """
    transition.must_be_running()
    seat, _ = transition.player(person)
    transition.presser = seat
    let_votes_lapse(transition)
    if person in transition.table.voters:
        votes, people = transition.table.votes_to_end(transition.now)
        raise refused("voted_already", votes=votes, people=people)
    transition.table = replace(transition.table, votes=(*transition.table.votes, (person, transition.now)))
    if voted >= TOLD_OF_A_VOTE:
        transition.occurrences.append(VotedQuietly())
    votes, people = transition.table.votes_to_end(transition.now)
    if 2 * votes > people and not decisive:
        raise refused("vote_decides", votes=votes, people=people)
    transition.tell("table_vote", seat=seat, votes=votes, people=people)
    end_if_voted(transition)


def withdraw_vote(transition: Transition, person: int) -> None:
    """Withdraw one's vote to end the table. Refusal: not_voted."""
    transition.must_be_running()
    seat, _ = transition.player(person)
    let_votes_lapse(transition)
    if person not in transition.table.voters:
        raise refused("not_voted")
    transition.drop_vote(person)
    votes, people = transition.table.votes_to_end(transition.now)
    transition.tell("table_vote_withdrawn", seat=seat, votes=votes, people=people)


def let_votes_lapse(transition: Transition) -> None:
    """Drop votes to end the table that are too old: no timer does, they are looked at wherever they are counted."""
    left = transition.table.standing_votes(transition.now)
    if left != transition.table.votes:
        transition.table = replace(transition.table, votes=left)


def end_if_voted(transition: Transition) -> None:
    """Close the table if more than half of the people who count voted; of two people, both."""
    let_votes_lapse(transition)
    votes, people = transition.table.votes_to_end(transition.now)
    if transition.table.status == "running" and 2 * votes > people:
        transition.close("by_vote")
