"""What is due to whom after an act: the one place that decides sound, mention or silence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rules.core import Arg, Only

from .act import Act
from .values import DueKind, Settings, Snapshot


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
    """All messages that this act asks for. `people`: the settings of the persons seated."""
    return (*_public(act), *_private(act, people), *_of_a_wish(act), *_to_the_host(act))


def stale(act: Act) -> tuple[tuple[str, str], ...]:
    """Kinds and topics of rows that have lost their sense: they are folded."""
    folded: list[tuple[str, str]] = []
    if act.before.wish and not act.table.wish:
        folded.append(("notice", "undo_asked"))
    if act.before.status == "running" != act.table.status:
        folded += [("ring", ""), ("board", "")]
    if act.before.status == "open" != act.table.status:
        folded.append(("notice", "seats_taken"))
    return tuple(folded)


def _public(act: Act) -> Iterable[Wanted]:
    before, status = act.before.status, act.table.status
    if before == "open":
        yield Wanted("lobby")
    if status == "running" or (status == "closed" and before == "running"):
        yield Wanted("board")
    if status == "over":
        yield Wanted("end", sound=True)


def _private(act: Act, people: Mapping[int, Settings]) -> Iterable[Wanted]:
    for seat in sorted(_touched(act)):
        player = act.table.players[seat]
        if player and player.person is not None:
            yield from _to(people.get(player.person, Settings(player.person)), *_ring(act, seat))


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


def _ring(act: Act, seat: int) -> tuple[bool, bool]:
    """(sound, refresh): newly asked rings, unless one's own press led there; what was asked before is refreshed."""
    still = act.still_awaited(seat)
    return act.is_awaited(seat) and not still and seat != act.mover, still


def _to(person: Settings, sound: bool, refresh: bool) -> Iterable[Wanted]:
    if person.notices == "dm" and person.dm != "closed":
        yield Wanted("sheet", person.person, sound=sound, refresh=refresh)
    elif person.notices != "nowhere" and sound:
        yield Wanted("ring", person.person, sound=True)


def _of_a_wish(act: Act) -> Iterable[Wanted]:
    wish, before = act.table.wish, act.before.wish
    if wish is None:
        return
    for seat in wish.needed:
        player = act.table.players[seat]
        if player and player.person is not None and seat not in (before.needed if before else ()):
            yield Wanted("notice", player.person, "undo_asked", {"seat": wish.seat, "moves": wish.moves}, sound=True)


def _to_the_host(act: Act) -> Iterable[Wanted]:
    if act.full:
        yield Wanted("notice", act.table.host, "seats_taken", sound=True)


def _questions(table: Snapshot) -> dict[int, int]:
    return {ask.seat: ask.revision for ask in table.asks if ask.given is None}
