"""What is due to whom after a transition. Whether it then sounds is decided when it goes out: `bells`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.tables.values import DueKind, PersonSettings, Snapshot
from rules.core import Arg, Only

from .notification_policy import asked_at, way_to
from .transition import Transition

# Topics of notices and of rings.
SEATS_TAKEN, UNDO_ASKED, UNDO_DECLINED, UNDO_LAPSED = "seats_taken", "undo_asked", "undo_declined", "undo_lapsed"
INVITED, REMATCH, WILL_CLOSE = "invited", "rematch", "will_close"
OF_A_LOBBY = (SEATS_TAKEN, INVITED, REMATCH, WILL_CLOSE)


@dataclass(frozen=True, slots=True)
class PlannedMessage:
    """A message that must come to exist. `refresh`: only its content is newer, a ring under way stays."""

    kind: DueKind
    person: int | None = None
    topic: str = ""
    facts: Mapping[str, Arg] = field(default_factory=dict)
    sound: bool = False
    refresh: bool = False


def wanted(transition: Transition, people: Mapping[int, PersonSettings]) -> tuple[PlannedMessage, ...]:
    """All messages that this act asks for. `people`: the settings of those seated, before or after."""
    return (
        *_public(transition),
        *_private(transition, people),
        *_of_an_undo_request(transition, people),
        *_of_a_lobby(transition, people),
    )


def stale(transition: Transition) -> tuple[tuple[str, str], ...]:
    """Kinds and topics of rows that have lost their sense: they are folded."""
    folded: list[tuple[str, str]] = []
    if transition.before.undo_request and not transition.table.undo_request:
        folded += [("notice", UNDO_ASKED), ("mention", UNDO_ASKED)]
    if transition.before.status == "running" != transition.table.status:
        folded += [("mention", ""), ("late", ""), ("board", "")]
    if transition.before.status == "open" != transition.table.status:
        folded += [(kind, topic) for kind in ("notice", "mention") for topic in OF_A_LOBBY]
    return tuple(folded)


def _public(transition: Transition) -> Iterable[PlannedMessage]:
    before, status = transition.before.status, transition.table.status
    if before == "open":
        yield PlannedMessage("lobby")
    if status == "running" or (status == "closed" and before == "running"):
        yield PlannedMessage("board", refresh=True)
    if status == "over":
        yield PlannedMessage("end", sound=True)


def _private(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    for seat in sorted(_touched(transition)):
        player = transition.table.players[seat]
        if player and player.person is not None:
            yield from _to(transition, seat, _person(people, player.person))
    for person in set(transition.before.people) - set(transition.table.people):
        if transition.before.started is not None and way_to(_person(people, person)) == "dm":
            yield PlannedMessage("direct_message", person)


def _person(people: Mapping[int, PersonSettings], person: int) -> PersonSettings:
    return people.get(person) or PersonSettings(person)


def _touched(transition: Transition) -> set[int]:
    """Seats whose sheet changed: asked anew, not asked any more, or shown something."""
    if transition.table.started is None:
        return set()
    if (transition.before.status, transition.table.status) != ("running", "running"):
        return set(range(len(transition.table.players)))
    was, now = _questions(transition.before), _questions(transition.table)
    seats = {seat for seat in was.keys() | now.keys() if was.get(seat) != now.get(seat)}
    for line in transition.lines:
        for event in line.events:
            seats.update(seat for fact in event.facts.values() if isinstance(fact, Only) for seat in fact.seats)
    return seats if transition.mover is None else seats | {transition.mover}


def _to(transition: Transition, seat: int, person: PersonSettings) -> Iterable[PlannedMessage]:
    """Newly asked rings, unless one's own press led there; what was asked before is only refreshed."""
    still, way = transition.still_awaited(seat), way_to(person)
    asked, own = transition.is_awaited(seat) and not still, seat == transition.mover
    if way == "dm":
        yield PlannedMessage(
            "direct_message", person.person, "", _settled(transition, seat), sound=asked and not own, refresh=still
        )
    elif way == "channel" and asked and not own:
        yield _ring(person.person)
    if way != "nowhere" and asked and own:
        yield PlannedMessage(
            "late", person.person, facts={"since": asked_at(transition.table, person.person) or 0}, sound=True
        )


def _settled(transition: Transition, seat: int) -> Mapping[str, Arg]:
    """The question that somebody was asked and is asked no more, without having answered."""
    was = transition.before.ask_of(seat)
    if was is None or was.given is not None or seat == transition.mover or transition.table.ask_of(seat) is not None:
        return {}
    return {"settled": was.choice, "args": was.args, "question": was.revision}


def _ring(person: int, topic: str = "") -> PlannedMessage:
    return PlannedMessage("mention", None, topic, {"people": (person,)}, sound=True)


def _of_an_undo_request(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    undo_request, before = transition.table.undo_request, transition.before.undo_request
    if undo_request is None:
        yield from _answered(transition, people)
        return
    for seat in undo_request.needed:
        player = transition.table.players[seat]
        if player and player.person is not None and seat not in (before.needed if before else ()):
            facts = {"seat": undo_request.seat, "moves": undo_request.moves}
            yield from _told(_person(people, player.person), UNDO_ASKED, facts)


def _answered(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    """Who asked to take back is told that somebody declined, or silently that nobody answered.

    Agreement brings the question back, which rings.
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
            yield from _told(person, UNDO_DECLINED, {"seat": seat})
        elif event.key == "table_undo_lapsed" and way_to(person) == "dm":
            yield PlannedMessage("notice", player.person, UNDO_LAPSED)


def _of_a_lobby(transition: Transition, people: Mapping[int, PersonSettings]) -> Iterable[PlannedMessage]:
    """To the host: all seats are taken, or nobody comes; to those invited: that they are."""
    host = transition.table.host
    if transition.table.status != "open":
        return
    if transition.full:
        yield from _told(_person(people, host), SEATS_TAKEN, {})
    if transition.untouched:
        yield from _told(_person(people, host), WILL_CLOSE, {})
    for person in transition.asked:
        if _person(people, person).invitations == "nobody":  # their seat at a rematch is kept all the same
            continue
        topic, facts = (REMATCH if transition.table.again else INVITED), {"host": transition.name_of(host)}
        yield from _told(_person(people, person), topic, facts)


def _told(person: PersonSettings, topic: str, facts: Mapping[str, Arg]) -> Iterable[PlannedMessage]:
    """A notice by direct message, or a mention in the channel."""
    match way_to(person):
        case "dm":
            yield PlannedMessage("notice", person.person, topic, facts, sound=True)
        case "channel":
            yield _ring(person.person, topic)


def _questions(table: Snapshot) -> dict[int, int]:
    return {ask.seat: ask.revision for ask in table.asks if ask.given is None}
