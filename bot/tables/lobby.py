"""The lobby: who sits down, who leaves, under which options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.core import AnyGame

from . import options
from .act import Act
from .values import Person, Place, Player, Snapshot, Terms, refused

KEPT = 48 * 3600.0  # seconds for which a rematch keeps the seats of those who played


def opened(code: str, game: AnyGame, person: Person, place: Place, terms: Terms, now: float) -> Act:
    """A new table with its host on the first seat. Refusal: bad_seats."""
    if terms.seats not in game.seats:
        raise refused("bad_seats", least=min(game.seats), most=max(game.seats))
    host = Player(person.id, person.name, ready=True)
    players = (host, *[None] * (terms.seats - 1))
    chosen = game.Options()
    table = Snapshot(code, game.key, "open", person.id, place, terms, chosen, 0, players, now)
    act = Act(table, game, now)
    act.tell("table_opened", seat=0)
    return act


def join(act: Act, person: Person, seen: int | None) -> None:
    """Take the first free seat, or agree to changed options."""
    act.must_be_open()
    if seen is not None and seen != act.table.options_seen:
        raise refused("options_changed")
    seat = act.table.seat_of(person.id)
    if seat is not None:
        _agree(act, seat)
        return
    if not act.table.free:
        raise refused("full")
    _must_not_be_kept(act, person)
    seat = act.table.players.index(None)
    act.seat(seat, Player(person.id, person.name, ready=True))
    act.tell("table_joined", seat=seat)
    if not act.table.free and person.id != act.table.host and not act.table.called:
        act.full = True
        act.change(called=True)


def _must_not_be_kept(act: Act, person: Person) -> None:
    """Whether the free seats are kept for others who were at the table before."""
    table = act.table
    if table.kept_until is None or act.now >= table.kept_until or any(g.id == person.id for g in table.invited):
        return
    if table.free <= len(table.expected):
        raise refused("seats_kept", who=", ".join(guest.name for guest in table.expected))


def invite(act: Act, person: int, guest: Person) -> None:
    """Somebody seated invites somebody, who is told once."""
    act.must_be_open()
    seat, _ = act.player(person)
    if act.table.seat_of(guest.id) is not None:
        raise refused("sits_here", name=guest.name)
    if any(other.id == guest.id for other in act.table.invited):
        raise refused("invited_already", name=guest.name)
    if not act.table.free:
        raise refused("full")
    act.change(invited=(*act.table.invited, guest))
    act.asked, act.guest = (guest.id,), guest
    act.tell("table_invited", seat=seat, name=guest.name)


def again(code: str, old: Snapshot, game: AnyGame, person: Person, now: float) -> Act:
    """The same table once more: who asks for it is its host, the others are invited and have their seats kept."""
    if old.status not in ("over", "closed") or old.started is None:
        raise refused("not_over_yet")
    if old.seat_of(person.id) is None:
        raise refused("not_seated")
    seated = [player for player in old.players if player]
    others = tuple(Person(p.person, p.name) for p in seated if p.person is not None and p.person != person.id)
    houses = [Player(None, "", n, ready=True) for n in range(1, len(seated) - len(others))]
    host = Player(person.id, person.name, ready=True)
    players = (host, *houses, *[None] * len(others))
    table = Snapshot(
        code,
        old.game,
        "open",
        person.id,
        old.place,
        old.terms,
        old.options,
        0,
        players,
        now,
        invited=others,
        kept_until=now + KEPT,
        again=old.code,
        called=True,
    )
    act = Act(table, game, now)
    act.asked = tuple(other.id for other in others)
    act.tell("table_opened", seat=0)
    return act


def is_complete(act: Act) -> bool:
    """Whether a rematch starts by itself: everybody is back."""
    table = act.table
    return table.again is not None and not table.free and all(player and player.ready for player in table.players)


def warn(act: Act) -> None:
    """Nobody has touched this lobby for long: its host is told that it will close."""
    act.must_be_open()
    act.untouched = True


def lapse(act: Act) -> None:
    """An untouched lobby closes itself."""
    act.must_be_open()
    act.close("untouched")


def _agree(act: Act, seat: int) -> None:
    player = act.table.players[seat]
    assert player is not None
    if player.ready:
        raise refused("already_seated", seat=seat)
    act.seat(seat, replace(player, ready=True))
    act.tell("table_agreed", seat=seat)


def leave(act: Act, person: int) -> None:
    """Free the own seat; the next person becomes host, the last one closes the table."""
    act.must_be_open()
    seat, player = act.player(person)
    act.seat(seat, None)
    act.tell("table_left", name=player.name)
    _pass_on_host(act)


def _pass_on_host(act: Act) -> None:
    people = act.table.people
    if not people:
        act.close("nobody_left")
    elif act.table.host not in people:
        act.change(host=people[0])


def free(act: Act, person: int, seat: int) -> None:
    """The host frees a seat."""
    act.must_be_open()
    act.must_be_host(person)
    if not 0 <= seat < act.table.terms.seats or (player := act.table.players[seat]) is None:
        raise refused("seat_is_free", seat=seat)
    if player.person == person:
        raise refused("not_yourself")
    act.seat(seat, None)
    act.tell("table_freed", name=player.name, house=player.house)


def fill(act: Act, person: int, n: int | None) -> None:
    """The host puts house players on free seats."""
    act.must_be_open()
    act.must_be_host(person)
    if not act.table.free:
        raise refused("full")
    n = act.table.free if n is None else max(1, min(n, act.table.free))
    for _ in range(n):
        act.seat(act.table.players.index(None), Player(None, "", act.next_house(), ready=True))
    act.tell("table_filled", n=n)


def set_options(act: Act, person: int, changes: Mapping[str, object]) -> None:
    """The host changes options or terms; everybody else has to agree anew, unless only the language changed.

    Whether they go together is checked at the start: a list of cards may be chosen in several steps.
    """
    act.must_be_open()
    act.must_be_host(person)
    before = act.table
    terms = options.changed_terms(act.game, before.terms, changes)
    chosen = options.changed_options(act.game, before.options, changes)
    names = options.differing(before.terms, terms) + options.differing(before.options, chosen)
    if not names:
        raise refused("nothing_to_do")
    act.change(
        terms=terms, options=chosen, options_seen=before.options_seen + 1, players=_reseated(before, terms.seats)
    )
    if names != ("language",):
        act.change(players=tuple(_asked_anew(player, person) for player in act.table.players))
    act.tell("table_options_changed", names=names)


def _reseated(table: Snapshot, seats: int) -> tuple[Player | None, ...]:
    """The players on so many seats: free ones go first. Refusal: seats_taken."""
    if seats == table.terms.seats:
        return table.players
    seated = [player for player in table.players if player]
    if len(seated) > seats:
        raise refused("seats_taken", n=len(seated))
    return (*seated, *[None] * (seats - len(seated)))


def _asked_anew(player: Player | None, host: int) -> Player | None:
    if player is None or player.house or player.person == host:
        return player
    return replace(player, ready=False)


def close(act: Act, person: int) -> None:
    """The host closes the lobby."""
    act.must_be_open()
    act.must_be_host(person)
    act.close("by_host")
