"""The lobby: who sits down, who leaves, under which options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.core import AnyGame

from . import options
from .act import Act
from .values import Person, Place, Player, Snapshot, Terms, refused


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
    seat = act.table.players.index(None)
    act.seat(seat, Player(person.id, person.name, ready=True))
    act.tell("table_joined", seat=seat)
    act.full = not act.table.free and person.id != act.table.host


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
