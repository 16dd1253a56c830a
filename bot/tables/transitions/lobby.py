"""The lobby: people sit down, leave, invite others, and agree on options."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.tables.values import LevelName, Person, Place, Player, Snapshot, Terms, refused
from bot.tables.values.bot_names import BOT_NAMES, numbers_again
from rules.core import AnyGame, Refused

from . import options
from .occurrences import (
    HostLeft,
    Invited,
    LobbyWillClose,
    OptionsChanged,
    PutOut,
    RematchDeclined,
    SeatsTaken,
)
from .transition import Transition

AGREED_BY_ALL = frozenset({"language", "seats", "board"})  # terms that change nothing about play
HOST_WAITED_FOR = 48 * 3600.0  # seconds of silence at a full table after which anybody seated may start it
SEATS_KEPT_FOR = 48 * 3600.0  # seconds for which a rematch keeps the seats of those who played


def open_table(code: str, game: AnyGame, person: Person, place: Place, terms: Terms, now: float) -> Transition:
    """Make a new table with its host on the first seat. Refusal: bad_seats."""
    if terms.seats not in game.seats:
        raise refused("bad_seats", least=min(game.seats), most=max(game.seats))
    host = Player(person.id, person.name, ready=True)
    players = (host, *[None] * (terms.seats - 1))
    chosen = game.Options()
    table = Snapshot(code, game.key, "open", person.id, place, terms, chosen, 0, players, now)
    transition = Transition(table, game, now)
    transition.tell("table_opened", seat=0)
    return transition


def join(transition: Transition, person: Person, seen: int | None) -> None:
    """Take the first free seat, or agree to changed options."""
    transition.must_be_open()
    if seen is not None and seen != transition.table.options_seen:
        raise refused("options_changed")
    seat = transition.table.seat_of(person.id)
    if seat is not None:
        _agree(transition, seat)
        return
    if not transition.table.free:
        raise refused("full")
    if not transition.table.has_a_seat_for(person.id, transition.now):  # whoever reads the lobby sees for whom
        raise refused("seat_not_for_you")
    seat = transition.table.players.index(None)
    transition.put(seat, Player(person.id, person.name, ready=True))
    transition.tell("table_joined", seat=seat)
    _call_host(transition)


def _call_host(transition: Transition) -> None:
    """Tell the host, once, that all seats are taken and everybody agrees."""
    table = transition.table
    if not table.free and not table.to_agree and not table.host_notified:
        transition.occurrences.append(SeatsTaken())
        transition.table = replace(table, host_notified=True)


def let_another_start(transition: Transition, person: int, since: float) -> None:
    """Make somebody seated the host, where all seats are taken and nobody did anything for long (`since`).

    Refusal: host_first (host, until: seconds since 1970), where that may come.
    """
    table = transition.table
    if table.status != "open" or person == table.host or table.free or table.seat_of(person) is None:
        return
    if 0 <= transition.now - since < HOST_WAITED_FOR:  # below: the clock was set back
        raise refused("host_first", host=transition.name_of(table.host), until=int(since + HOST_WAITED_FOR))
    transition.table = replace(transition.table, host=person)


def invite(transition: Transition, person: int, invitee: Person) -> None:
    """Invite somebody to the lobby, as a seated person. They are notified once.

    Where seats are kept, only to one more than those: whoever is invited may take any, so that one would be kept twice.
    """
    transition.must_be_open()
    seat, _ = transition.player(person)
    if transition.table.seat_of(invitee.id) is not None:
        raise refused("sits_here", name=invitee.name)
    if any(other.id == invitee.id for other in transition.table.invited):
        raise refused("invited_already", name=invitee.name)
    if not transition.table.free:
        raise refused("full")
    if transition.table.free == transition.table.seats_kept(transition.now):
        raise _seats_kept(transition)
    transition.table = replace(transition.table, invited=(*transition.table.invited, invitee))
    transition.occurrences.append(Invited(invitee, person))
    transition.tell("table_invited", seat=seat, name=invitee.name)


def decline(transition: Transition, person: int) -> None:
    """Decline an invitation; a seat that was kept is free for all. Refusal: not_invited."""
    transition.must_be_open()
    invitation = next((each for each in transition.table.expected if each.id == person), None)
    if invitation is None:
        raise refused("not_invited")
    transition.table = replace(
        transition.table, invited=tuple(each for each in transition.table.invited if each.id != person)
    )
    transition.tell("table_not_coming", name=invitation.name)
    if transition.table.rematch_of is not None:
        transition.occurrences.append(RematchDeclined(invitation.name))


def move_to(transition: Transition, place: Place) -> None:
    """Take the table to another channel or thread."""
    transition.table = replace(transition.table, place=place)


def rematch(code: str, old: Snapshot, place: Place, game: AnyGame, person: Person, now: float) -> Transition:
    """Make the same table again: the person who asks is its host, the others are invited and have seats kept.

    Bot players come with the name, style and level that they had.
    """
    if old.status not in ("over", "closed") or old.started is None or old.is_lesson:
        raise refused("not_over_yet")
    if old.seat_of(person.id) is None:
        raise refused("not_seated")
    seated = [player for player in old.players if player]
    others = tuple(Person(p.person, p.name) for p in seated if p.person is not None and p.person != person.id)
    bots = _bots_again(code, old)
    host = Player(person.id, person.name, ready=True)
    players = (host, *bots, *[None] * len(others))
    table = Snapshot(
        code,
        old.game,
        "open",
        person.id,
        place,
        replace(old.terms, origin=None, counts=False, tables=1, sisters=(), cup=""),
        old.options,
        0,
        players,
        now,
        invited=others,
        kept_until=now + SEATS_KEPT_FOR,
        rematch_of=old.code,
    )
    transition = Transition(table, game, now)
    transition.occurrences += [Invited(other) for other in others]
    transition.tell("table_opened", seat=0)
    return transition


def _bots_again(code: str, old: Snapshot) -> list[Player]:
    """The bot players of a rematch, with another one for each person whose name was erased."""
    numbers = numbers_again(code, old.code, old.players)
    return [
        Player(None, "", number, ready=True, level=player.level)
        for number, player in zip(numbers, old.players, strict=True)
        if player and player.person is None
    ]


def is_complete(transition: Transition, played: Collection[int]) -> bool:
    """Whether a rematch can start by itself: all who were called are back, and nobody sits there who had not `played`.

    Else its host looks at who came, and starts it.
    """
    table = transition.table
    if table.rematch_of is None or table.free or not all(player and player.ready for player in table.players):
        return False
    return not table.expected and set(table.people) <= set(played)


def warn(transition: Transition) -> None:
    """Warn all who sit in a lobby that nobody touched for long that it will close."""
    transition.must_be_open()
    transition.occurrences.append(LobbyWillClose())


def keep_open(transition: Transition, person: int) -> None:
    """Put off the closing of a lobby, as anybody seated: whatever is stored there does."""
    transition.must_be_open()
    transition.player(person)


def lapse(transition: Transition) -> None:
    """Close a lobby that nobody touched."""
    transition.must_be_open()
    transition.close("untouched")


def _agree(transition: Transition, seat: int) -> None:
    player = transition.table.players[seat]
    assert player is not None
    if player.ready:
        raise refused("already_seated", seat=seat)
    transition.put(seat, replace(player, ready=True))
    transition.tell("table_agreed", seat=seat)
    _call_host(transition)


def leave(transition: Transition, person: int) -> None:
    """Free the person's own seat; the next person becomes host, and the last one closes the table."""
    transition.must_be_open()
    seat, player = transition.player(person)
    transition.put(seat, None)
    transition.tell("table_left", name=player.name)
    _pass_on_host(transition)


def _pass_on_host(transition: Transition) -> None:
    people = transition.table.people
    if not people:
        transition.close("nobody_left")
    elif transition.table.host not in people:
        transition.table = replace(transition.table, host=people[0])
        transition.occurrences.append(HostLeft())


def free(transition: Transition, person: int, seat: int) -> None:
    """Free a seat, as the host."""
    transition.must_be_open()
    transition.must_be_host(person)
    if not 0 <= seat < len(transition.table.players) or (player := transition.table.players[seat]) is None:
        raise refused("seat_is_free", seat=seat)
    if player.person == person:
        raise refused("not_yourself")
    transition.put(seat, None)
    transition.tell("table_freed", name=player.name, house=player.bot_number)
    if player.person is not None:
        transition.occurrences.append(PutOut(player.person))


def remove_bot(transition: Transition, person: int) -> None:
    """Free the seat of the bot player that came last, as the host; never that of a person who sat down meanwhile."""
    transition.must_be_open()
    transition.must_be_host(person)
    players = enumerate(transition.table.players)
    bots = [(player.bot_number, seat) for seat, player in players if player and player.bot_number]
    if not bots:
        raise refused("no_bot_here")
    free(transition, person, max(bots)[1])


def fill(transition: Transition, person: int, n: int | None, level: LevelName = "middle") -> None:
    """Put bot players of a level on n free seats (None: on all), as the host."""
    transition.must_be_open()
    transition.must_be_host(person)
    bots = sum(bool(player and player.bot_number) for player in transition.table.players)
    kept = transition.table.seats_kept(transition.now)
    room = min(transition.table.free - kept, BOT_NAMES - bots)
    if not room:
        raise _seats_kept(transition) if kept else refused("full")
    n = room if n is None else max(1, min(n, room))
    for _ in range(n):
        bot_player = Player(None, "", transition.next_bot_number(), ready=True, level=level)
        transition.put(transition.table.players.index(None), bot_player)
    transition.tell("table_filled", n=n)


def set_options(transition: Transition, person: int, changes: Mapping[str, object]) -> None:
    """Change options or terms, as the host; where that changes play, everybody else must agree again and is told so.

    Whether the options go together is checked at the start only: a list of cards may be chosen in several steps.
    """
    transition.must_be_open()
    transition.must_be_host(person)
    before = transition.table
    terms = options.changed_terms(transition.game, before.terms, changes)
    chosen = options.changed_options(transition.game, before.options, changes)
    names = options.differing(before.terms, terms) + options.differing(before.options, chosen)
    if not names:
        raise refused("nothing_to_do")
    if terms.places < before.seated + before.seats_kept(transition.now):
        raise refused("seats_taken", n=before.seated) if terms.places < before.seated else _seats_kept(transition)
    transition.table = replace(transition.table, terms=terms, options=chosen, players=_reseated(before, terms.places))
    if not AGREED_BY_ALL.issuperset(names):
        _ask_to_agree_again(transition, person)
    transition.tell("table_options_changed", names=names)


def _ask_to_agree_again(transition: Transition, host: int) -> None:
    """Everybody but the host must agree; those who had agreed are told so, the others have been told already.

    When all have agreed the host is called again.
    """
    agreed = [player.person for player in transition.table.players if player and player.ready and player.person != host]
    transition.occurrences.append(OptionsChanged(tuple(person for person in agreed if person is not None)))
    transition.table = replace(
        transition.table,
        options_seen=transition.table.options_seen + 1,
        host_notified=False,
        players=tuple(_to_agree_again(player, host) for player in transition.table.players),
    )


def _reseated(table: Snapshot, seats: int) -> tuple[Player | None, ...]:
    """The players on so many seats; free seats are dropped first."""
    if seats == len(table.players):
        return table.players
    seated = [player for player in table.players if player]
    return (*seated, *[None] * (seats - len(seated)))


def _seats_kept(transition: Transition) -> Refused:
    """The refusal where the free seats are kept."""
    table = transition.table
    return refused("seats_kept", n=table.seats_kept(transition.now), until=int(table.kept_until or 0))


def _to_agree_again(player: Player | None, host: int) -> Player | None:
    if player is None or player.bot_number or player.person == host:
        return player
    return replace(player, ready=False)


def close(transition: Transition, person: int) -> None:
    """Close the lobby, as the host."""
    transition.must_be_open()
    transition.must_be_host(person)
    transition.close("by_host")
