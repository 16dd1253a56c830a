"""What may happen to a cup: people join and leave, rounds begin, and it ends by itself."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from bot.tables.values import (
    CUP_OPEN_FOR,
    LEAST_IN_CUP,
    MOST_DAYS,
    MOST_IN_CUP,
    MOST_ROUNDS,
    Cup,
    CupTable,
    Entrant,
    LevelName,
    Person,
    Place,
    Player,
    Snapshot,
    Terms,
    refused,
)
from rules.core import AnyGame

from . import play
from .cup_draw import Apart, TablePeople, draw_round
from .dealer import Dealer
from .occurrences import Drawn
from .transition import Transition

BOTS: LevelName = "middle"  # that fill tables with fewer people than the game needs


def check(cup: Cup, game: AnyGame) -> None:
    """Refuse what no cup can be. Refusals: bad_seats, bad_cup."""
    if cup.seats not in game.seats:
        raise refused("bad_seats", least=min(game.seats), most=max(game.seats))
    fits = LEAST_IN_CUP <= cup.people <= MOST_IN_CUP and 1 <= cup.rounds <= MOST_ROUNDS and 1 <= cup.days <= MOST_DAYS
    if not fits:
        raise refused("bad_cup", least=LEAST_IN_CUP, most=MOST_IN_CUP, rounds=MOST_ROUNDS, days=MOST_DAYS)


def join(cup: Cup, person: Person, apart: Apart) -> Cup:
    """Somebody takes part. Refusals: cup_not_open, cup_joined, cup_full, seat_not_for_you."""
    _must_be_open(cup)
    if cup.takes_part(person.id):
        raise refused("cup_joined")
    if not cup.free:
        raise refused("cup_full")
    if any(apart(person.id, other.person.id) for other in cup.entrants):
        raise refused("seat_not_for_you")
    return replace(cup, entrants=(*cup.entrants, Entrant(person)))


def leave(cup: Cup, person: int, now: float) -> Cup:
    """Somebody is drawn no more; who leaves before the begin takes no part, and the last one closes the cup.

    Refusals: cup_ended, cup_not_in.
    """
    if cup.status not in ("open", "running"):
        raise refused("cup_ended")
    if not cup.takes_part(person):
        raise refused("cup_not_in")
    if cup.status == "running":
        gone = (replace(each, gone=each.gone or each.person.id == person) for each in cup.entrants)
        return replace(cup, entrants=tuple(gone))
    left = tuple(each for each in cup.entrants if each.person.id != person)
    return replace(cup, entrants=left) if left else replace(cup, entrants=left, status="closed", ended=now)


def start(cup: Cup, person: int) -> Cup:
    """Let the first round begin, as the host, with those who take part. Refusals: cup_not_open, host_only, cup_few."""
    _must_be_open(cup)
    host = cup.entrants[0].person if cup.entrants else None
    if host is None or host.id != person:
        raise refused("host_only", host=host.name if host else "")
    if len(cup.playing) < LEAST_IN_CUP:
        raise refused("cup_few", n=LEAST_IN_CUP - len(cup.playing), least=LEAST_IN_CUP)
    return replace(cup, status="running")


def move(cup: Cup, person: int, place: Place, *, manages: bool, is_lost: bool = False) -> Cup:
    """Let the cup go on in another channel. `manages`: the person may manage its server.

    `is_lost`: it had no place where it is, so that it may go on there, too.

    Refusals: cup_ended, cup_host_only (host), nothing_to_do.
    """
    must_be_run_by(cup, person, manages=manages)
    if place == cup.place and not is_lost:
        raise refused("nothing_to_do")
    return replace(cup, place=place)


def close(cup: Cup, person: int, now: float, *, manages: bool) -> Cup:
    """Draw no further round: the cup ends with the tables under way, whose results count; without any, at once.

    Refusals: cup_ended, cup_host_only (host), cup_last_round.
    """
    must_be_run_by(cup, person, manages=manages)
    if not cup.round:
        return replace(cup, status="closed", ended=now)
    if cup.round == cup.rounds:
        raise refused("cup_last_round")
    return replace(cup, rounds=cup.round)


def must_be_run_by(cup: Cup, person: int, *, manages: bool) -> None:
    """Refuse unless this person may move or close a cup. Refusals: cup_ended, cup_host_only (host)."""
    if not cup.is_under_way:
        raise refused("cup_ended")
    if not manages and (cup.host is None or cup.host.id != person):
        raise refused("cup_host_only", host=cup.host.name if cup.host else "")


def _must_be_open(cup: Cup) -> None:
    if cup.status != "open":
        raise refused("cup_not_open")


# ------------------------------------------------------------------- by itself


def is_untouched(cup: Cup, now: float) -> bool:
    """Whether nobody began the cup in time."""
    return cup.status == "open" and now >= cup.opened + CUP_OPEN_FOR


def wants_round(cup: Cup, now: float, *, runs: bool) -> bool:
    """Whether the next round begins now. `runs`: a table of the present round does."""
    if cup.status != "running" or cup.round >= cup.rounds or len(cup.playing) < 2:
        return False
    return not cup.round or not runs or now >= cup.round_ends


def is_done(cup: Cup, *, any_runs: bool) -> bool:
    """Whether the cup is over: no round is left, or nobody to play it, and no table runs."""
    return cup.status == "running" and not any_runs and (cup.round >= cup.rounds or len(cup.playing) < 2)


def over(cup: Cup, now: float) -> Cup:
    """The cup has ended by itself; one that never began is closed."""
    return replace(cup, status="over" if cup.round else "closed", ended=now)


def round_begun(cup: Cup, tables: Sequence[CupTable], now: float) -> Cup:
    """The next round has begun at these tables."""
    return replace(cup, round=cup.round + 1, began=now, tables=(*cup.tables, *tables))


def drawn(cup: Cup, lots: random.Random, apart: Apart) -> list[TablePeople]:
    """Who plays with whom in the next round, in the order of the seats."""
    return draw_round([each.person.id for each in cup.playing], cup.seats, cup.tables, lots, apart)


def opened_table(
    cup: Cup,
    code: str,
    group: TablePeople,
    game: AnyGame,
    now: float,
    dealer: Dealer,
) -> Transition:
    """A table of the next round, dealt. Bot players fill one with fewer people than the game needs."""
    names = {each.person.id: each.person.name for each in cup.entrants}
    people = [Player(person, names[person], ready=True) for person in group]
    bots = range(1, 1 + max(0, min(game.seats) - len(people)))
    players = (*people, *(Player(None, "", number, ready=True, level=BOTS) for number in bots))
    terms = Terms(len(players), seating="joined", language=cup.language, pace=cup.pace, cup=cup.code)
    table = Snapshot(code, game.key, "open", group[0], cup.place, terms, game.Options(), 0, players, now)
    transition = Transition(table, game, now)
    transition.tell("table_opened", seat=0)
    play.start(transition, group[0], dealer)
    transition.tell("table_of_cup", cup=cup.code, n=cup.round + 1, of=cup.rounds)
    transition.occurrences.append(Drawn(transition.table.people))
    return transition
