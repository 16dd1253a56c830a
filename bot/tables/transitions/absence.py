"""The ladder of absence: a last call, a vote of the others, the caretaker; and the way back."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final, Literal, assert_never

from bot.tables.values import (
    DAY,
    DAYS_A_GAME,
    HOUR,
    Ballot,
    Considered,
    Player,
    Snapshot,
    StandName,
    refused,
)
from rules.core import Move

from .codes import draw_number
from .occurrences import AskedAnew, CameBack, DayAdded, LastCalled, Woken
from .play import play_seat
from .transition import Transition

BallotChoice = Literal["wait", "care", "seek", "end"]  # the answers, from the mildest
IN_A_TIE: Final[tuple[BallotChoice, ...]] = ("care", "wait", "seek", "end")  # the first one wins
VOTE_FOR = 48 * HOUR  # seconds
NO_NEW_BALLOT = 14 * DAY  # seconds after care by ballot in which silence leads to care at once


# ------------------------------------------------------------------- who is there


def voters(table: Snapshot, absent: int) -> tuple[int, ...]:
    """The people who vote on an absent one: all who attend."""
    return tuple(
        player.person
        for seat, player in enumerate(table.players)
        if player and player.person is not None and seat != absent and player.attends
    )


def choices(table: Snapshot) -> tuple[BallotChoice, ...]:
    """The answers that an open ballot offers; `end` only where one person would be left, away or not.

    No stand-in is sought for a deal that is played elsewhere, too: nobody may take the seat.
    """
    assert table.ballot is not None
    seek: tuple[BallotChoice, ...] = () if table.is_duplicate else ("seek",)
    return ("wait", "care", *seek, "end") if len(table.people) == 2 else ("wait", "care", *seek)


# ------------------------------------------------------------------- steps


def last_call(transition: Transition, seat: int) -> None:
    """Tell a person that their time runs out; nobody else is told."""
    player = _asked_person(transition, seat)
    if not player.attends or player.account is None or player.account.called_at is not None:
        raise refused("nothing_to_do")
    account = replace(player.account, called_at=transition.now)
    transition.put(seat, replace(player, account=account))
    if player.stand == "own":  # a seat that its person offered stays offered
        set_stand(transition, seat, "called")
    transition.occurrences.append(LastCalled(seat))


def need_a_day(transition: Transition, person: int) -> None:
    """Add a day after a last call: once a wait, three times a game."""
    transition.must_be_running()
    seat, player = transition.player(person)
    account = player.account
    if account is None or account.called_at is None or not player.attends or not transition.is_awaited(seat):
        raise refused("no_last_call")
    if account.day_taken or account.days_taken >= DAYS_A_GAME:
        raise refused("no_more_days", n=DAYS_A_GAME)
    transition.occurrences.append(DayAdded(seat))
    if player.stand == "called":
        set_stand(transition, seat, "own")
    transition.tell("table_needs_a_day", seat=seat)


def time_is_over(transition: Transition, seat: int) -> None:
    """A person's time is over: the others vote, or the caretaker plays, or the table sleeps."""
    player = _asked_person(transition, seat)
    account = player.account
    if account is None or account.called_at is None or account.until is None or account.until > transition.now:
        raise refused("nothing_to_do")
    if not player.attends or transition.table.ballot:
        raise refused("nothing_to_do")
    if transition.table.undo_request:  # it stops no clock
        transition.tell("table_undo_lapsed", seat=transition.table.undo_request.seat)
        transition.table = replace(transition.table, undo_request=None)
    alone = not voters(transition.table, seat)
    if alone and not transition.table.terms.others_wait:
        fall_asleep(transition)
    elif alone or _cared_lately(transition, player) or has_come_back(player):
        care(transition, seat, "ballot")
        transition.tell("table_cared", seat=seat, n=0, of=0)
    else:
        set_stand(transition, seat, "voted")
        open_ballot(transition, seat)


def _asked_person(transition: Transition, seat: int) -> Player:
    transition.must_be_running()
    player = transition.table.players[seat]
    if not transition.table.runs or player is None or player.person is None or not transition.is_awaited(seat):
        raise refused("nothing_to_do")
    return player


def _cared_lately(transition: Transition, player: Player) -> bool:
    """Whether the table cared for this seat by ballot lately: then silence needs no new vote."""
    return player.cared_at is not None and transition.now - player.cared_at < NO_NEW_BALLOT


def has_come_back(player: Player) -> bool:
    """Whether a person came back in this wait before: with time to answer once, or they held the table for ever."""
    account = player.account
    return account is not None and player.awaited_since is not None and account.came_back == account.nth_wait


def set_stand(transition: Transition, seat: int, new: StandName, why: str = "") -> None:
    """Note how far the table goes on without the person on a seat."""
    player = transition.table.players[seat]
    assert player is not None
    transition.put(seat, replace(player, stand=new, stand_why=why, stand_since=transition.now))


def care(transition: Transition, seat: int, why: str) -> None:
    """The caretaker answers for a seat from now on; where nobody attends any more the table may sleep instead."""
    set_stand(transition, seat, "cared", why)
    player = transition.table.players[seat]
    assert player is not None
    if why == "ballot":
        transition.put(seat, replace(player, cared_at=transition.now))
        _pass_on_host(transition, player)
    sleep_if_alone(transition)


def _pass_on_host(transition: Transition, absent: Player) -> None:
    """The office goes to somebody who attends, if anybody does."""
    there = [p.person for p in transition.table.players if p and p.person is not None and p.attends]
    if transition.table.host == absent.person and there:
        transition.table = replace(transition.table, host=there[0])


# ------------------------------------------------------------------- the vote


def open_ballot(transition: Transition, seat: int) -> None:
    """Ask the others how to go on for the person on a seat."""
    ballot = Ballot(seat, transition.now, transition.now + VOTE_FOR, number=draw_number())
    transition.table = replace(transition.table, ballot=ballot)
    transition.tell("table_waits_long", seat=seat)


def vote(transition: Transition, person: int, choice: str, number: int | None = None) -> None:
    """Answer the open ballot, if its buttons have this number; the answer may be changed until it is decided.

    A voter whose own time is over is there: they have time to answer once more before the others vote on them.
    Refusals: no_ballot, not_needed, asked_before.
    """
    transition.must_be_running()
    ballot, (seat, player) = transition.table.ballot, transition.player(person)
    if ballot is None or choice not in choices(transition.table):
        raise refused("no_ballot")
    if number not in (None, ballot.number):
        raise refused("asked_before")
    if seat == ballot.seat or person not in voters(transition.table, ballot.seat):
        raise refused("not_needed")
    transition.presser = seat
    if _is_out_of_time(transition, seat):
        if player.stand == "called":
            set_stand(transition, seat, "own")
        transition.occurrences.append(CameBack(seat))
    votes = {**dict(ballot.votes), person: choice}
    transition.table = replace(transition.table, ballot=replace(ballot, votes=tuple(votes.items())))
    count(transition)


def _is_out_of_time(transition: Transition, seat: int) -> bool:
    """Whether somebody who attends is asked, and would be voted on next, not having come back to this question yet."""
    player = transition.table.players[seat]
    account = player.account if player else None
    if player is None or account is None or account.until is None or not transition.is_awaited(seat):
        return False
    return account.until <= transition.now and not has_come_back(player)


def count(transition: Transition, *, over: bool = False) -> None:
    """Decide the ballot if no answer to come can change it, or if its time is `over`."""
    ballot = transition.table.ballot
    if ballot is None:
        return
    electorate = voters(transition.table, ballot.seat)
    given = Counter(choice for person, choice in ballot.votes if person in electorate)
    to_come = len(electorate) - given.total()
    if over or to_come == 0 or _is_settled(given, to_come, choices(transition.table)):
        _decided(transition, ballot, _winner(given), given)


def _winner(given: Counter[str]) -> BallotChoice:
    """The answer with most votes; in a tie the caretaker, else the milder one. Silence is the caretaker."""
    most = max(given.values(), default=0)
    return next(choice for choice in IN_A_TIE if given[choice] == most)


def _is_settled(given: Counter[str], to_come: int, offered: tuple[BallotChoice, ...]) -> bool:
    """Whether no answer to come can change which one wins."""
    return all(_winner(given + Counter({choice: to_come})) == _winner(given) for choice in offered)


def _decided(transition: Transition, ballot: Ballot, choice: BallotChoice, given: Counter[str]) -> None:
    seat, counts = ballot.seat, {"n": given[choice], "of": given.total()}
    transition.table = replace(transition.table, ballot=None)
    match choice:
        case "wait":
            set_stand(transition, seat, "called")
            transition.occurrences.append(DayAdded(seat))
            transition.tell("table_waits_on", seat=seat, **counts)
        case "care":
            transition.tell("table_cared", seat=seat, **counts)
            care(transition, seat, "ballot")
        case "seek":
            transition.tell("table_seeks", seat=seat, **counts)
            care(transition, seat, "ballot")
            offered_by_ballot(transition, seat)
        case "end":
            transition.close("by_vote")
        case _:
            assert_never(choice)


def offered_by_ballot(transition: Transition, seat: int) -> None:
    """Offer the seat of an absent person, while the caretaker plays on; nobody would see it where the table sleeps."""
    if transition.table.standing != "asleep":
        set_stand(transition, seat, "offered", "ballot")


def ballot_over(transition: Transition) -> None:
    """The time to vote is over."""
    transition.must_be_running()
    if transition.table.ballot is None or transition.now < transition.table.ballot.until:
        raise refused("no_ballot")
    count(transition, over=True)


# ------------------------------------------------------------------- who has left the server


def departed(transition: Transition, person: int) -> None:
    """Tell the others that somebody has left the server, whose seat goes on as that of anybody who does not answer.

    Refusals: not_seated, nothing_to_do where the table goes on without them or nobody else is there.
    """
    transition.must_be_running()
    seat, player = transition.player(person)
    if not player.attends or not voters(transition.table, seat):
        raise refused("nothing_to_do")
    transition.tell("table_departed", seat=seat, stand_in=int(not transition.table.is_duplicate))


# ------------------------------------------------------------------- the way back


def come_back(transition: Transition, person: int, *, by_hand: bool = False, answering: bool = False) -> bool:
    """A person is there again: ends a vote on them, the caretaker's work, or sleep; returns whether it did.

    Looking alone does not end care that they asked for, away or leaving; an answer by hand does. Where they came back
    to this question before and let their time run out once more, nothing but their answer does (`answering`).
    Refusal: answer_first, where they pressed for it.
    """
    transition.must_be_running()
    seat, player = transition.player(person)
    woke = transition.table.standing == "asleep"
    if woke:
        wake(transition, seat)
        transition.presser = seat
    looked = by_hand or woke or player.stand_why not in ("away", "leaving")
    absent = player.stand == "voted" or (player.is_cared_for and looked)
    if absent and not answering and not woke and _must_answer(player):
        if by_hand:
            raise refused("answer_first")
        return False
    if not absent and not woke:
        return False
    if transition.table.ballot and transition.table.ballot.seat == seat:
        transition.table = replace(transition.table, ballot=None)
    if absent:
        set_stand(transition, seat, "own")
        transition.tell("table_back", seat=seat)
        _drop_candidate_silently(transition, seat)
    transition.occurrences.append(CameBack(seat))
    return True


def _must_answer(player: Player) -> bool:
    """Whether the caretaker plays because a person came back to this question before, and did not answer it."""
    return player.is_cared_for and player.stand_why == "ballot" and has_come_back(player)


def _drop_candidate_silently(transition: Transition, seat: int) -> None:
    """Nobody is asked about a candidate for this seat any more, and no line of the log tells so."""
    proposal = transition.table.proposal
    if proposal and proposal.kind == "candidate" and proposal.seat == seat:
        transition.table = replace(transition.table, proposal=None)


def answered(transition: Transition, person: int) -> None:
    """An answer by hand ends a last call, care and time away."""
    if transition.table.status != "running":
        return
    seat, player = transition.player(person)
    if not come_back(transition, person, by_hand=True, answering=True) and player.stand == "called":
        set_stand(transition, seat, "own")


def play_caretaker(transition: Transition, seat: int, move: Move, considered: Considered = ()) -> None:
    """The caretaker answers for a seat. Refusals: not_your_seat, undo_request_open, those of `must_run`."""
    player = transition.table.players[seat]
    if player is None or not player.is_cared_for:
        raise refused("not_your_seat")
    transition.must_run()
    if transition.table.undo_request:
        raise refused("undo_request_open", seat=transition.table.undo_request.seat)
    transition.by, transition.considered = "care", considered
    play_seat(transition, seat, [move])


# ------------------------------------------------------------------- sleep


def sleep_if_alone(transition: Transition) -> None:
    """A table where nobody but bot players and the caretaker would go on sleeps; where others wait they play on."""
    table = transition.table
    runs = table.status == "running" and table.standing == "runs" and not table.terms.others_wait
    if runs and not any(p and p.attends for p in table.players):
        fall_asleep(transition)


def wake(transition: Transition, seat: int) -> None:
    """A sleeping table goes on because the person on a seat is there; everybody there has time to answer again."""
    transition.table = replace(transition.table, standing="runs", standing_since=transition.now, standing_until=None)
    transition.occurrences += [Woken(), AskedAnew()]
    transition.tell("table_wakes", seat=seat)


def fall_asleep(transition: Transition) -> None:
    """No noise, no clock, no bot players, until somebody seated comes back."""
    transition.table = replace(
        transition.table,
        standing="asleep",
        standing_since=transition.now,
        standing_until=None,
        ballot=None,
        proposal=None,
    )
    for seat, player in enumerate(transition.table.players):
        if player and player.stand in ("called", "voted"):
            set_stand(transition, seat, "own")
    transition.tell("table_sleeps")
