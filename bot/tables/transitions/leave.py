"""Leaving a running table: one person resigns, or all together end it by vote."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables.values import Player, refused
from rules.core import Event

from .occurrences import VotedQuietly
from .stand_ins import former_of
from .transition import Transition

TOLD_OF_A_VOTE: Final = 2  # times that a person's vote is told within as long as it stands: the first may be a slip


def resign(transition: Transition, person: int, sure: bool) -> None:
    """Give the person's seat to a bot player; the table closes when no person is left.

    Bars undo of earlier moves: the bot player would agree to anything, and then play a known hand again.
    """
    transition.must_be_running()
    seat, player = transition.player(person)
    if not sure:
        raise refused("not_sure")
    number = transition.next_bot_number()
    transition.seat(seat, _bot_player(player, number))
    if transition.table.ballot and transition.table.ballot.seat == seat:
        transition.table = replace(transition.table, ballot=None)
    state = transition.state.clone()
    state.bar_undo("table_resigned")
    transition.reach(
        state, None, Event("table_resigned", {"seat": seat, "name": player.name, "house": number}), seat=seat
    )
    _forget(transition, person)
    people = transition.table.people
    if not people:
        transition.close("nobody_left")
    elif transition.table.host == person:
        transition.table = replace(transition.table, host=people[0])
    if people:
        end_if_voted(transition)


def _bot_player(player: Player, number: int) -> Player:
    """A bot player on the seat of a person, with nothing that was the person's own."""
    kept = replace(player, person=None, name="", bot_number=number, account=None, former=former_of(player), decided=0)
    return replace(kept, level="middle", stand="own", stand_why="", stand_since=None, away_until=None, away_note="")


def _forget(transition: Transition, person: int) -> None:
    """Drop their vote, and an open undo request."""
    undo_request = transition.table.undo_request
    if undo_request:
        transition.table = replace(transition.table, undo_request=None)
        transition.tell("table_undo_withdrawn", seat=undo_request.seat)
    transition.drop_vote(person)


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
    standing = transition.table.standing_votes(transition.now)
    if standing != transition.table.votes:
        transition.table = replace(transition.table, votes=standing)


def end_if_voted(transition: Transition) -> None:
    """Close the table if more than half of the people who count voted; of two people, both."""
    let_votes_lapse(transition)
    votes, people = transition.table.votes_to_end(transition.now)
    if transition.table.status == "running" and 2 * votes > people:
        transition.close("by_vote")
