"""Which messages are due to whom after a transition. Whether one makes a sound is decided when it is delivered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.tables.values import END_VOTE_STANDS_FOR, Ballot, DueKind, PersonSettings, Player, Proposal, Snapshot
from rules.core import Arg, Only

from . import topics
from .notification_policy import asked_at, way_to
from .occurrences import (
    AskedAnew,
    Drawn,
    HostLeft,
    Invited,
    LastCalled,
    LobbyWillClose,
    Matched,
    OptionsChanged,
    PutOut,
    RematchDeclined,
    SeatsTaken,
    StandInSeated,
    TableWillClose,
    VotedQuietly,
)
from .transition import Transition


@dataclass(frozen=True, slots=True)
class PlannedMessage:
    """A message to put into the outbox. `refresh`: only its content is newer, a pending sound stays due."""

    kind: DueKind
    person: int | None = None
    topic: str = ""
    facts: Mapping[str, Arg] = field(default_factory=dict)
    sound: bool = False
    refresh: bool = False


def planned(transition: Transition, people: Mapping[int, PersonSettings]) -> tuple[PlannedMessage, ...]:
    """All messages due after a transition: none of a lesson. `people`: the settings of those seated before or after."""
    if transition.table.is_lesson:
        return ()
    return (
        *_public(transition),
        *_private(transition, people),
        *_of_an_undo_request(transition, people),
        *_of_absence(transition, people),
        *_of_a_lobby(transition, people),
    )


def obsolete(transition: Transition) -> tuple[tuple[str, str], ...]:
    """Kind and topic of the messages in the outbox that a transition makes pointless."""
    found: list[tuple[str, str]] = []
    if transition.before.undo_request and not transition.table.undo_request:
        found += [("notice", topics.UNDO_ASKED), ("mention", topics.UNDO_ASKED)]
    if transition.before.status == "running" != transition.table.status:
        found += [("mention", ""), ("late", ""), ("board", "")]
    for topic in topics.TO_DECIDE:
        if question_to_all(transition.before, topic) and not question_to_all(transition.table, topic):
            found += [("notice", topic), ("mention", topic)]
    if transition.before.votes and not transition.table.votes:
        found += [("notice", topics.END_ASKED), ("mention", topics.END_ASKED)]
    if transition.before.runs and not transition.table.runs:
        found += [("mention", ""), ("late", ""), ("notice", topics.LAST_CALL), ("mention", topics.LAST_CALL)]
    if transition.before.status == "open" != transition.table.status:
        found += [(kind, topic) for kind in ("notice", "mention") for topic in topics.OF_A_LOBBY]
    return tuple(found)


def _public(transition: Transition) -> Iterable[PlannedMessage]:
    before, status = transition.before.status, transition.table.status
    if before == "open":
        yield PlannedMessage("lobby")
    if (status == "running" and not transition.changes_answer) or (status == "closed" and before == "running"):
        yield PlannedMessage("board", refresh=True)
    if status == "over":
        yield PlannedMessage("end", sound=True)
    elif (before, status) == ("running", "closed") and (people := _unaware(transition)):
        yield PlannedMessage("mention", None, topics.ENDED, {"people": people}, sound=True)


def _unaware(transition: Transition) -> tuple[int, ...]:
    """All people seated but for whose own press this is."""
    seats = enumerate(transition.table.players)
    return tuple(p.person for seat, p in seats if p and p.person is not None and seat != transition.pressed_by)


def _private(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    for seat in sorted(_changed_seats(transition)):
        player = transition.table.players[seat]
        if player and player.person is not None:
            yield from _to(transition, seat, _person(people, player.person))
    for person in set(transition.before.people) - set(transition.table.people):
        if transition.before.started is not None and way_to(_person(people, person)) == "dm":
            yield PlannedMessage("direct_message", person)


def _person(people: Mapping[int, PersonSettings], person: int) -> PersonSettings:
    return people.get(person) or PersonSettings(person)


def _changed_seats(transition: Transition) -> set[int]:
    """The seats whose direct message changed: asked, no longer asked, or shown something."""
    if transition.table.started is None:
        return set()
    if (transition.before.status, transition.table.status) != ("running", "running"):
        return set(range(len(transition.table.players)))
    was, now = _questions(transition.before), _questions(transition.table)
    if _concerns_all(transition):
        return set(range(len(transition.table.players)))
    seats = {seat for seat in was.keys() | now.keys() if was.get(seat) != now.get(seat)}
    seats |= {seat for seat in now if not transition.same_person(seat)}
    for line in transition.lines:
        for event in line.events:
            seats.update(seat for fact in event.facts.values() if isinstance(fact, Only) for seat in fact.seats)
    return seats if transition.mover is None else seats | {transition.mover}


def _concerns_all(transition: Transition) -> bool:
    """Whether something changed that every direct message says: how the table stands, where, or who sits there.

    That it has no place is no such thing: who is asked nothing hears of that by a notice.
    """
    before, table = transition.before, transition.table
    stands_otherwise = before.standing != table.standing != "frozen"
    return stands_otherwise or before.people != table.people or _is_moved(transition)


def _is_moved(transition: Transition) -> bool:
    """Whether those who manage the server moved the table; into its own thread it goes before people are told of it."""
    return any(event.key == "table_moved" for line in transition.lines for event in line.events)


def _to(transition: Transition, seat: int, person: PersonSettings) -> Iterable[PlannedMessage]:
    """To one seat: a new question sounds, unless their own press led to it; one asked before is only refreshed."""
    still = transition.still_awaited(seat) and AskedAnew() not in transition.occurrences
    way = way_to(person)
    asked, own = transition.is_awaited(seat) and not still, _counts_as_own(transition, seat, way)
    refresh = still and transition.table.runs  # at rest there is nothing to answer: a sound still due falls away
    if way == "dm":
        yield PlannedMessage(
            "direct_message", person.person, "", _settled(transition, seat), sound=asked and not own, refresh=refresh
        )
    elif way == "channel" and asked and not own:
        yield _mention(person.person)
    if way != "nowhere" and asked and own:
        yield PlannedMessage(
            "late", person.person, facts={"since": asked_at(transition.table, person.person) or 0}, sound=True
        )


def _counts_as_own(transition: Transition, seat: int, way: str) -> bool:
    """Whether it calls this person as after their own press.

    In the channel, where all can see it, what was prepared calls as a press does: a mention that is still due for its
    question calls for the next one. Of somebody who is away it calls as their caretaker's answer does.
    """
    player = transition.table.players[seat]
    is_away = player is not None and player.is_cared_for
    handed_in = transition.by == "prepared" and seat == transition.mover and not is_away
    return seat == transition.pressed_by or (handed_in and way == "channel")


def _settled(transition: Transition, seat: int) -> Mapping[str, Arg]:
    """Facts of the question that a person was asked and is no longer asked, though they have not answered."""
    was = transition.before.ask_of(seat)
    if was is None or was.given is not None or seat == transition.mover or transition.table.ask_of(seat) is not None:
        return {}
    facts: dict[str, Arg] = {"settled": was.choice, "args": was.args, "question": was.revision}
    by = transition.taken_back.by if transition.taken_back else None
    return facts if by is None else {**facts, "taken_back": by}


def _mention(person: int, topic: str = "") -> PlannedMessage:
    return PlannedMessage("mention", None, topic, {"people": (person,)}, sound=True)


def _of_an_undo_request(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    undo_request, before = transition.table.undo_request, transition.before.undo_request
    if undo_request is None:
        yield from _end_of_an_undo_request(transition, people)
        return
    for seat in undo_request.needed:
        player = transition.table.players[seat]
        if player and player.person is not None and seat not in (before.needed if before else ()):
            facts = {"seat": undo_request.seat, "moves": undo_request.moves}
            yield from _notice(_person(people, player.person), topics.UNDO_ASKED, facts)


def _end_of_an_undo_request(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    """To the person who asked for an undo: that somebody declined or, without sound, that nobody answered.

    If all agreed they are asked their question again, which is message enough.
    """
    undo_request = transition.before.undo_request
    player = transition.table.players[undo_request.seat] if undo_request else None
    if undo_request is None or player is None or player.person is None:
        return
    person = _person(people, player.person)
    for event in (event for line in transition.lines for event in line.events):
        if event.key == "table_undo_declined":
            seat = event.facts["seat"]
            assert isinstance(seat, int)
            yield from _notice(person, topics.UNDO_DECLINED, {"seat": seat})
        elif event.key == "table_undo_lapsed" and way_to(person) == "dm":
            yield PlannedMessage("notice", player.person, topics.UNDO_LAPSED)


def question_to_all(table: Snapshot, topic: str) -> Ballot | Proposal | None:
    """The ballot or proposal that people are asked about under this topic."""
    if topic == topics.BALLOT:
        return table.ballot
    kind = {"pause": topics.PAUSE_ASKED, "candidate": topics.CANDIDATE}
    return table.proposal if table.proposal and kind[table.proposal.kind] == topic else None


def _of_absence(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    """A last call, a question to decide, a pause; without sound: that the caretaker plays, or it closes soon."""
    table = transition.table
    candidate = transition.sent_away
    if candidate is not None and way_to(_person(people, candidate)) == "dm":
        yield PlannedMessage("notice", candidate, topics.SENT_AWAY)
    yield from _of_a_pause_declined(transition, people)
    yield from _of_who_sits_down(transition, people)
    yield from _of_a_vote_to_end(transition, people)
    for called in transition.all(LastCalled):
        yield from _notice(_at(table, people, called.seat), topics.LAST_CALL, {"seat": called.seat})
    for topic in topics.TO_DECIDE:
        asked, before = question_to_all(table, topic), question_to_all(transition.before, topic)
        if asked and before is None:
            for seat in _deciding(table, asked):
                yield from _notice(_at(table, people, seat), topic, {"seat": asked.seat})
    if any(event.key == "table_paused_by_staff" for line in transition.lines for event in line.events):
        for person in table.people:
            yield from _notice(_person(people, person), topics.PAUSED_BY_MODERATOR, {})
    closes = TableWillClose() in transition.occurrences
    for seat, player in enumerate(table.players):
        is_told = way_to(_at(table, people, seat)) == "dm"
        if (cared := _newly_cared(transition, seat)) and cared.stand == "offered":
            yield from _notice(_at(table, people, seat), topics.SEAT_OFFERED, {"seat": seat})
        elif cared and is_told:
            yield PlannedMessage("notice", cared.person, topics.CARED, {"seat": seat})
        elif closes and is_told and player and player.person:
            yield PlannedMessage("notice", player.person, topics.DOZE, {})


def _of_a_pause_declined(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    """To who asked for a pause, without sound: that there is none. That there is one, their direct message says."""
    asked = transition.before.proposal
    seat = transition.table.seat_of(asked.by) if asked else None
    if asked is None or seat is None or seat == transition.pressed_by or transition.table.status != "running":
        return
    declined = any(event.key == "table_pause_declined" for line in transition.lines for event in line.events)
    if declined and way_to(_person(people, asked.by)) == "dm":
        yield PlannedMessage("notice", asked.by, topics.PAUSE_DECLINED)


def _newly_cared(transition: Transition, seat: int) -> Player | None:
    """Whose seat it is, where they did not answer and the caretaker plays from now on."""
    was = transition.before.players[seat] if seat < len(transition.before.players) else None
    now = transition.table.players[seat]
    if was is None or was.is_cared_for or now is None or now.person is None:
        return None
    return now if now.is_cared_for and now.stand_why == "ballot" else None


def _of_who_sits_down(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    """To who sits down at a running table, and who had the seat; whoever is asked at once is told by the question."""
    for occurrence in transition.occurrences:
        match occurrence:
            case Matched(seated):
                yield from _of_a_start(transition, people, seated, topics.MATCHED)
            case Drawn(seated):
                yield from _of_a_start(transition, people, seated, topics.DRAWN)
            case StandInSeated(seat):
                yield from _of_a_stand_in(transition, people, seat)


def _of_a_start(
    transition: Transition, people: Mapping[int, PersonSettings], seated: Iterable[int], topic: str
) -> Iterable[PlannedMessage]:
    for person in seated:
        found = transition.table.seat_of(person)
        if found is not None and found != transition.pressed_by and not transition.is_awaited(found):
            yield from _notice(_person(people, person), topic, {})


def _of_a_stand_in(transition: Transition, people: Mapping[int, PersonSettings], seat: int) -> Iterable[PlannedMessage]:
    new, old = transition.table.players[seat], transition.before.players[seat]
    if new and new.person is not None and not transition.is_awaited(seat):
        yield from _notice(_person(people, new.person), topics.SEATED, {})
    if old and old.person is not None and way_to(_person(people, old.person)) == "dm":
        yield PlannedMessage("notice", old.person, topics.UNSEATED, {"name": new.name if new else ""}, sound=True)


def _of_a_vote_to_end(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    """To the others who attend, when the first one votes to end the table; the vote that ends it needs no message.

    Nor does the vote of who has withdrawn others lately: it stands in panels and in the log.
    """
    table, now = transition.table, transition.now
    told = next((event for line in transition.lines for event in line.events if event.key == "table_vote"), None)
    if told is None or told.facts["votes"] != 1 or table.status != "running":
        return
    if VotedQuietly() in transition.occurrences:
        return
    until = int(now + END_VOTE_STANDS_FOR)
    for seat, player in enumerate(table.players):
        if player and player.attends and player.person not in table.voters:
            yield from _notice(_at(table, people, seat), topics.END_ASKED, {**_plain(told.facts), "until": until})


def _plain(facts: Mapping[str, Arg | Only]) -> dict[str, Arg]:
    """The facts that everybody may know."""
    return {name: fact for name, fact in facts.items() if not isinstance(fact, Only)}


def _deciding(table: Snapshot, asked: Ballot | Proposal) -> Iterable[int]:
    """The seats of the people who have not answered yet."""
    answered = {person for person, _ in asked.votes}
    for seat, player in enumerate(table.players):
        absent = isinstance(asked, Ballot) and seat == asked.seat
        if player and player.person is not None and player.attends and not absent and player.person not in answered:
            yield seat


def _at(table: Snapshot, people: Mapping[int, PersonSettings], seat: int) -> PersonSettings:
    """The settings of the person on a seat."""
    player = table.players[seat]
    return _person(people, player.person if player and player.person is not None else 0)


def _of_a_lobby(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    """To the host: all seats are taken; to all: it will close; to others: an invitation, or options to agree to."""
    host = transition.table.host
    if transition.table.status != "open":
        yield from _of_a_closed_lobby(transition, people)
        return
    for occurrence in transition.occurrences:
        match occurrence:
            case SeatsTaken():
                yield from _notice(_person(people, host), topics.SEATS_TAKEN, {})
            case LobbyWillClose():
                for person in transition.table.people:
                    yield from _notice(_person(people, person), topics.WILL_CLOSE, {})
            case HostLeft():
                yield from _quiet_notice(_person(people, host), topics.NEW_HOST, {})
            case PutOut(person):
                yield from _quiet_notice(_person(people, person), topics.PUT_OUT, {})
            case RematchDeclined(name):
                yield from _quiet_notice(_person(people, host), topics.NOT_COMING, {"name": name})
            case OptionsChanged(agreed):
                for person in agreed:
                    yield from _notice(_person(people, person), topics.AGREE_AGAIN, {})
            case Invited(invitee, by):
                inviter = transition.name_of(by or host)
                yield from _of_an_invitation(transition.table, _person(people, invitee.id), inviter)


def _of_a_closed_lobby(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    """To all who sat in a lobby that closes without a start, but for the host who closed it."""
    closed = [event for line in transition.lines for event in line.events if event.key == "table_closed"]
    if transition.before.status != "open" or not closed:
        return
    why = _plain(closed[0].facts)
    for person in transition.table.people:
        if person != transition.table.host or why["why"] != "by_host":
            yield from _quiet_notice(_person(people, person), topics.LOBBY_CLOSED, why)


def _of_an_invitation(table: Snapshot, person: PersonSettings, inviter: str) -> Iterable[PlannedMessage]:
    if person.invitations != "nobody":  # they are not notified, though a rematch keeps their seat
        yield from _notice(person, topics.REMATCH if table.rematch_of else topics.INVITED, {"host": inviter})


def _notice(person: PersonSettings, topic: str, facts: Mapping[str, Arg]) -> Iterable[PlannedMessage]:
    """A notice by direct message, or a mention in the channel."""
    match way_to(person):
        case "dm":
            yield PlannedMessage("notice", person.person, topic, facts, sound=True)
        case "channel":
            yield _mention(person.person, topic)


def _quiet_notice(person: PersonSettings, topic: str, facts: Mapping[str, Arg]) -> Iterable[PlannedMessage]:
    """A notice without sound, by direct message alone: a mention would sound."""
    if way_to(person) == "dm":
        yield PlannedMessage("notice", person.person, topic, facts)


def _questions(table: Snapshot) -> dict[int, int]:
    """The revisions of the open questions, by seats; none where the table stands still."""
    return {ask.seat: ask.revision for ask in table.asks if ask.given is None} if table.runs else {}
