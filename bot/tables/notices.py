"""What is due to whom after an act. Whether it then sounds is decided when it goes out: `bells`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rules.core import Arg, Only

from .act import Act
from .bells import asked_at, way_to
from .values import DueKind, Settings, Snapshot

# Topics of notices and of rings.
SEATS_TAKEN, UNDO_ASKED, UNDO_DECLINED, UNDO_LAPSED = "seats_taken", "undo_asked", "undo_declined", "undo_lapsed"
INVITED, REMATCH, WILL_CLOSE = "invited", "rematch", "will_close"
OF_A_LOBBY = (SEATS_TAKEN, INVITED, REMATCH, WILL_CLOSE)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A message that must come to exist. `refresh`: only its content is newer, a ring under way stays."""

    kind: DueKind
    person: int | None = None
    topic: str = ""
    facts: Mapping[str, Arg] = field(default_factory=dict)
    sound: bool = False
    refresh: bool = False


def wanted(act: Act, people: Mapping[int, Settings]) -> tuple[Wanted, ...]:
    """All messages that this act asks for. `people`: the settings of those seated, before or after."""
    return (*_public(act), *_private(act, people), *_of_a_wish(act, people), *_of_a_lobby(act, people))


def stale(act: Act) -> tuple[tuple[str, str], ...]:
    """Kinds and topics of rows that have lost their sense: they are folded."""
    folded: list[tuple[str, str]] = []
    if act.before.wish and not act.table.wish:
        folded += [("notice", UNDO_ASKED), ("ring", UNDO_ASKED)]
    if act.before.status == "running" != act.table.status:
        folded += [("ring", ""), ("late", ""), ("board", "")]
    if act.before.status == "open" != act.table.status:
        folded += [(kind, topic) for kind in ("notice", "ring") for topic in OF_A_LOBBY]
    return tuple(folded)


def _public(act: Act) -> Iterable[Wanted]:
    before, status = act.before.status, act.table.status
    if before == "open":
        yield Wanted("lobby")
    if status == "running" or (status == "closed" and before == "running"):
        yield Wanted("board", refresh=True)
    if status == "over":
        yield Wanted("end", sound=True)


def _private(act: Act, people: Mapping[int, Settings]) -> Iterable[Wanted]:
    for seat in sorted(_touched(act)):
        player = act.table.players[seat]
        if player and player.person is not None:
            yield from _to(act, seat, _person(people, player.person))
    for person in set(act.before.people) - set(act.table.people):
        if act.before.started is not None and way_to(_person(people, person)) == "dm":
            yield Wanted("sheet", person)


def _person(people: Mapping[int, Settings], person: int) -> Settings:
    return people.get(person) or Settings(person)


def _touched(act: Act) -> set[int]:
    """Seats whose sheet changed: asked anew, not asked any more, or shown something."""
    if act.table.started is None:
        return set()
    if (act.before.status, act.table.status) != ("running", "running"):
        return set(range(len(act.table.players)))
    was, now = _questions(act.before), _questions(act.table)
    seats = {seat for seat in was.keys() | now.keys() if was.get(seat) != now.get(seat)}
    for line in act.lines:
        for event in line.events:
            seats.update(seat for fact in event.facts.values() if isinstance(fact, Only) for seat in fact.seats)
    return seats if act.mover is None else seats | {act.mover}


def _to(act: Act, seat: int, person: Settings) -> Iterable[Wanted]:
    """Newly asked rings, unless one's own press led there; what was asked before is only refreshed."""
    still, way = act.still_awaited(seat), way_to(person)
    asked, own = act.is_awaited(seat) and not still, seat == act.mover
    if way == "dm":
        yield Wanted("sheet", person.person, "", _settled(act, seat), sound=asked and not own, refresh=still)
    elif way == "channel" and asked and not own:
        yield _ring(person.person)
    if way != "nowhere" and asked and own:
        yield Wanted("late", person.person, facts={"since": asked_at(act.table, person.person) or 0}, sound=True)


def _settled(act: Act, seat: int) -> Mapping[str, Arg]:
    """The question that somebody was asked and is asked no more, without having answered."""
    was = act.before.ask_of(seat)
    if was is None or was.given is not None or seat == act.mover or act.table.ask_of(seat) is not None:
        return {}
    return {"settled": was.choice, "args": was.args, "question": was.revision}


def _ring(person: int, topic: str = "") -> Wanted:
    return Wanted("ring", None, topic, {"people": (person,)}, sound=True)


def _of_a_wish(act: Act, people: Mapping[int, Settings]) -> Iterable[Wanted]:
    wish, before = act.table.wish, act.before.wish
    if wish is None:
        yield from _answered(act, people)
        return
    for seat in wish.needed:
        player = act.table.players[seat]
        if player and player.person is not None and seat not in (before.needed if before else ()):
            facts = {"seat": wish.seat, "moves": wish.moves}
            yield from _told(_person(people, player.person), UNDO_ASKED, facts)


def _answered(act: Act, people: Mapping[int, Settings]) -> Iterable[Wanted]:
    """Who asked to take back is told that somebody declined, or silently that nobody answered.

    Agreement brings the question back, which rings.
    """
    wish = act.before.wish
    player = act.table.players[wish.seat] if wish else None
    if wish is None or player is None or player.person is None:
        return
    person = _person(people, player.person)
    for event in (event for line in act.lines for event in line.events):
        if event.key == "table_undo_declined":
            seat = event.facts["seat"]
            assert isinstance(seat, int)
            yield from _told(person, UNDO_DECLINED, {"seat": seat})
        elif event.key == "table_undo_lapsed" and way_to(person) == "dm":
            yield Wanted("notice", player.person, UNDO_LAPSED)


def _of_a_lobby(act: Act, people: Mapping[int, Settings]) -> Iterable[Wanted]:
    """To the host: all seats are taken, or nobody comes; to those invited: that they are."""
    host = act.table.host
    if act.table.status != "open":
        return
    if act.full:
        yield from _told(_person(people, host), SEATS_TAKEN, {})
    if act.untouched:
        yield from _told(_person(people, host), WILL_CLOSE, {})
    for person in act.asked:
        if _person(people, person).invitations == "nobody":  # their seat at a rematch is kept all the same
            continue
        topic, facts = (REMATCH if act.table.again else INVITED), {"host": act.name_of(host)}
        yield from _told(_person(people, person), topic, facts)


def _told(person: Settings, topic: str, facts: Mapping[str, Arg]) -> Iterable[Wanted]:
    """A notice by private message, or a mention in the channel."""
    match way_to(person):
        case "dm":
            yield Wanted("notice", person.person, topic, facts, sound=True)
        case "channel":
            yield _ring(person.person, topic)


def _questions(table: Snapshot) -> dict[int, int]:
    return {ask.seat: ask.revision for ask in table.asks if ask.given is None}
