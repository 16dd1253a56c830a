"""A seat changes hands: it is offered, somebody would take it, the table agrees."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.values import DAY, HOUR, FormerPlayer, Person, Player, Proposal, Snapshot, refused
from rules.core import Event

from . import duplicate
from .absence import come_back, set_stand, sleep_if_alone, wake
from .codes import draw_number
from .occurrences import Applied, CameBack, CandidateWithdrew, StandInSeated, Woken
from .pauses import AGREED_AFTER, go_on, pause_declined
from .transition import Transition

OFFERED_FOR = 7 * DAY  # seconds
SEATED_AFTER = 72 * HOUR  # seconds after the last call before which nobody takes a seat that was voted on


def offer_own(transition: Transition, person: int, *, leaving: bool = False) -> None:
    """Offer one's own seat; until somebody takes it they play on, or (`leaving`) the caretaker does.

    Refusals: not_seated, offered_already, alone, duplicates_closed.
    """
    transition.must_be_running()
    duplicate.may_not_sit_down(transition.table)
    seat, player = transition.player(person)
    if player.stand == "offered":
        raise refused("offered_already")
    if len(transition.table.people) < 2:
        raise refused("alone")
    come_back(transition, person, by_hand=True)  # whoever offers their seat is there
    set_stand(transition, seat, "offered", "leaving" if leaving else "asked")
    transition.tell("table_offers", seat=seat)
    sleep_if_alone(transition)


def offer_left(transition: Transition, seat: int) -> None:
    """Offer a seat whose person was erased, if anybody may take it; until then, and afterwards, a bot player has it."""
    if transition.table.is_duplicate:
        return
    set_stand(transition, seat, "offered", "left")
    transition.tell("table_offers", seat=seat)
    sleep_if_alone(transition)


def withdraw_offer(transition: Transition, person: int) -> None:
    """Keep one's own seat after all. Refusals: not_seated, not_offered."""
    transition.must_be_running()
    seat, player = transition.player(person)
    if player.stand != "offered":
        raise refused("not_offered")
    _decline_candidate_of(transition, seat)
    set_stand(transition, seat, "own")
    transition.tell("table_offer_over", seat=seat)
    if player.is_cared_for:  # who played on has the time that they had
        transition.occurrences.append(CameBack(seat))
    if transition.table.standing == "asleep":
        wake(transition, seat)
        transition.presser = seat


def offered_seats(table: Snapshot) -> list[int]:
    """The seats that are offered."""
    return [seat for seat, player in enumerate(table.players) if player and player.stand == "offered"]


def taken_from(player: Player) -> float | None:
    """From when on an offered seat can be taken, in seconds since 1970; None: at once, as nobody voted on it."""
    called = (player.account.called_at if player.account else None) or player.stand_since
    return called + SEATED_AFTER if called and player.stand == "offered" and player.stand_why == "ballot" else None


def apply_for(transition: Transition, seat: int, person: Person, erased_as: int | None = None) -> None:
    """Somebody would take an offered seat; the table is asked.

    `erased_as`: the number that stands for them if they sat here and erased their data since.
    Refusals: not_offered, sits_here, sat_here, seat_not_for_you, proposal_open, too_early (until), stands_in_often (n),
    duplicates_closed.
    """
    transition.must_be_running()
    table = transition.table
    player = table.players[seat] if 0 <= seat < len(table.players) else None
    if player is None or player.stand != "offered":
        raise refused("not_offered")
    if table.seat_of(person.id) is not None:
        raise refused("sits_here", name=person.name)
    duplicate.may_not_sit_down(table)
    known = (person.id, erased_as)
    if any(old.person in known for i, p in enumerate(table.players) if p and i != seat for old in p.former):
        raise refused("sat_here")
    if any(old in known for old in player.declined):
        raise refused("seat_not_for_you")
    if table.proposal:
        raise refused("proposal_open")
    begins = taken_from(player)
    if begins is not None and transition.now < begins:
        raise refused("too_early", until=int(begins))
    transition.occurrences.append(Applied(person.id))
    proposal = Proposal("candidate", person.id, person.name, transition.now + AGREED_AFTER, seat)
    transition.table = replace(transition.table, proposal=replace(proposal, number=draw_number()))
    transition.tell("table_candidate", seat=seat, name=person.name)


def answer_candidate(transition: Transition, person: int, *, yes: bool) -> None:
    """Agree to a candidate or not. Refusals: no_proposal, not_needed."""
    transition.must_be_running()
    transition.player(person)
    proposal = transition.table.proposal
    if proposal is None or proposal.kind != "candidate":
        raise refused("no_proposal")
    if person not in _asked(transition.table):
        raise refused("not_needed")
    votes = {**dict(proposal.votes), person: yes}
    transition.table = replace(transition.table, proposal=replace(proposal, votes=tuple(votes.items())))
    count_candidate(transition)


def _asked(table: Snapshot) -> tuple[int, ...]:
    """The people who decide on a candidate: all who attend."""
    return tuple(p.person for p in table.players if p and p.person is not None and p.attends)


def count_candidate(transition: Transition, *, over: bool = False) -> None:
    """Seat the candidate as soon as more than half agree, or nobody objected in time; send them away if most object."""
    proposal = transition.table.proposal
    if proposal is None or proposal.kind != "candidate":
        return
    people, votes = _asked(transition.table), dict(proposal.votes)
    yes, no = (sum(votes.get(person) is answer for person in people) for answer in (True, False))
    if 2 * no > len(people):
        _decline(transition, proposal)
    elif over or 2 * yes > len(people):
        _seat(transition, proposal)


def _decline(transition: Transition, proposal: Proposal) -> None:
    """The table does not want this candidate, who may not come again for this seat."""
    player = transition.table.players[proposal.seat]
    assert player is not None
    transition.put(proposal.seat, replace(player, declined=(*player.declined, proposal.by)))
    send_away(transition)


def withdraw_candidate(transition: Transition, person: int) -> None:
    """The candidate, if they still are, does not want the seat any more."""
    proposal = transition.table.proposal
    if proposal and proposal.kind == "candidate" and proposal.by == person:
        transition.occurrences.append(CandidateWithdrew())
        send_away(transition)


def proposal_over(transition: Transition) -> None:
    """The time to answer a proposal is over: silence agrees to a candidate, and does not agree to a pause."""
    transition.must_be_running()
    proposal = transition.table.proposal
    if proposal is None or transition.now < proposal.until:
        raise refused("no_proposal")
    if proposal.kind == "pause":
        pause_declined(transition)
    else:
        count_candidate(transition, over=True)


def _seat(transition: Transition, proposal: Proposal) -> None:
    """The seat, its hand and its question are the stand-in's; undo does not reach back to what another decided."""
    seat, old = proposal.seat, transition.table.players[proposal.seat]
    assert old is not None
    player = Player(proposal.by, proposal.name, ready=True, last_line=transition.table.lines)
    player = replace(player, former=former_of(old), declined=old.declined, cared=old.cared)
    if proposal.by in (each.person for each in old.former):  # who comes back to their own seat is no newcomer
        player = replace(player, account=old.account)
        transition.occurrences.append(CameBack(seat))
    transition.table = replace(transition.table, proposal=None)
    transition.drop_vote(old.person)
    transition.withdraw_undo_request()
    transition.put(seat, player)
    state = transition.state.clone()
    state.bar_undo("table_stand_in")
    transition.reach(state, None, Event("table_stand_in", {"seat": seat, "name": proposal.name}), seat=seat)
    transition.occurrences.append(StandInSeated(seat))
    if transition.table.host == old.person:
        transition.table = replace(transition.table, host=transition.table.people[0])
    if transition.table.standing == "asleep":
        go_on(transition)
        transition.occurrences.append(Woken())


def former_of(player: Player) -> tuple[FormerPlayer, ...]:
    """Who had this seat until now, the player on it last."""
    if player.person is None:
        return player.former
    return (*player.former, FormerPlayer(player.person, player.name, player.decided))


def offer_over(transition: Transition, seat: int) -> None:
    """Nobody took an offered seat in time."""
    transition.must_be_running()
    player = transition.table.players[seat]
    if player is None or player.stand != "offered" or transition.now < (player.stand_since or 0.0) + OFFERED_FOR:
        raise refused("not_offered")
    _decline_candidate_of(transition, seat)
    transition.tell("table_offer_over", seat=seat)
    match player.stand_why:
        case "ballot" | "away":  # away: their clock stands still until they are back, and the others would wait as long
            set_stand(transition, seat, "cared", player.stand_why)
        case "leaving":
            hand_to_bot(transition, seat)
        case _:  # who asked plays on, and where the person left for good the bot player
            set_stand(transition, seat, "own")


def hand_to_bot(transition: Transition, seat: int) -> None:
    """Give the seat of a person to a bot player for good; the table closes when no person is left.

    With them go their vote to end the game and the office of host. Bars undo of earlier moves: the bot player would
    agree to anything, and then play a known hand again.
    """
    player, number = transition.table.players[seat], transition.next_bot_number()
    assert player is not None
    transition.put(seat, _bot_player(player, number))
    state = transition.state.clone()
    state.bar_undo("table_resigned")
    told = Event("table_resigned", {"seat": seat, "name": player.name, "house": number})
    transition.reach(state, None, told, seat=seat)
    transition.withdraw_undo_request()
    transition.drop_vote(player.person)
    people = transition.table.people
    if not people:
        transition.close("nobody_left")
    elif transition.table.host == player.person:
        transition.table = replace(transition.table, host=people[0])


def _bot_player(player: Player, number: int) -> Player:
    """A bot player on the seat of a person, with nothing that was the person's own."""
    kept = replace(player, person=None, name="", bot_number=number, account=None, former=former_of(player), decided=0)
    return replace(kept, level="middle", stand="own", stand_why="", stand_since=None, away_until=None, away_note="")


def _decline_candidate_of(transition: Transition, seat: int) -> None:
    """The candidate for this seat, if there is one, does not get it."""
    proposal = transition.table.proposal
    if proposal and proposal.kind == "candidate" and proposal.seat == seat:
        send_away(transition)


def send_away(transition: Transition) -> None:
    """The candidate does not get the seat."""
    proposal = transition.table.proposal
    assert proposal
    transition.table = replace(transition.table, proposal=None)
    transition.tell("table_candidate_declined", name=proposal.name)
