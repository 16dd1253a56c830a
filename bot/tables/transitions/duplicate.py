"""Duplicates: a lobby that becomes several tables with the same deal."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from bot.tables.values import Player, Snapshot, refused
from bot.tables.values.bot_names import names_in_order, number_of
from rules.core import Refusal, Refused, seal

from . import lobby, play
from .dealer import Dealer
from .occurrences import Drawn
from .transition import Transition


def unfit(table: Snapshot, least: int) -> Refusal | None:
    """Why those seated cannot be spread over the tables; None where they can. `least`: the fewest seats of a table."""
    tables, seated = table.terms.tables, table.seated
    if seated % tables or seated < least * tables:
        return refused("duplicates_uneven", tables=tables, n=seated, least=least).refusal
    if len(table.people) < tables:
        return refused("duplicates_people", tables=tables).refusal
    return None


def start(
    transition: Transition,
    person: int,
    dealer: Dealer,
    seated: int | None = None,
    *,
    since: float,
    codes: Iterator[str],
) -> None:
    """Start a lobby: the game, or where several tables play the same deal, all of these in its place.

    The host may, and anybody at a full table where long nothing happened (`since`: seconds since 1970).
    Those seated are spread over the tables by lot; the lobby closes and keeps the seal. The rest is as in `play.start`.
    `codes`: free ones; where one is taken after all, what is decided anew takes the next.
    Refusals: those of it, duplicates_uneven, duplicates_people.
    """
    lobby.let_another_start(transition, person, since)
    if transition.table.terms.tables == 1:
        return play.start(transition, person, dealer, seated)
    transition.must_be_open()
    transition.must_be_host(person)
    joined = play.all_agreed(transition, seated)
    if why := unfit(transition.table, min(transition.game.seats)):
        raise Refused(why)
    secret, lots = dealer.draw(32), random.Random(dealer.draw(16))
    sisters = tuple(islice(codes, transition.table.terms.tables))
    transition.table = replace(transition.table, terms=replace(transition.table.terms, sisters=sisters))
    for code, group in zip(sisters, spread(joined, len(sisters), lots), strict=True):
        opened = _opened(transition.table, code, group, transition)
        play.deal(opened, [player for player in opened.table.players if player], secret, dealer)
        opened.occurrences.append(Drawn(opened.table.people))
        opened.presser = opened.table.seat_of(person)
        transition.opened.append(opened)
    transition.table = replace(transition.table, status="closed", ended=transition.now, seal=seal(secret))
    transition.tell("table_duplicates", n=len(sisters), seal=seal(secret))
    return None


def spread(joined: Sequence[Player], tables: int, lots: random.Random) -> list[list[Player]]:
    """Who sits at which table, by lot; people first, so that bot players get the same seats at each if they can."""
    people = [player for player in joined if player.person is not None]
    bots = sorted((player for player in joined if player.person is None), key=lambda player: player.level)
    lots.shuffle(people)
    everybody = [*people, *bots]
    return [everybody[n::tables] for n in range(tables)]


def _opened(lobby: Snapshot, code: str, group: Sequence[Player], transition: Transition) -> Transition:
    """One of the tables before its deal; bot players in the same place have the same name and style at each."""
    names = names_in_order(lobby.code)
    players = tuple(
        replace(player, bot_number=number_of(code, names[place])) if player.bot_number else player
        for place, player in enumerate(group)
    )
    host = next(player.person for player in players if player.person is not None)
    table = Snapshot(
        code, lobby.game, "open", host, lobby.place, lobby.terms, lobby.options, 0, players, transition.now
    )
    opened = Transition(table, transition.game, transition.now)
    opened.tell("table_opened", seat=0)
    return opened


def may_not_sit_down(table: Snapshot) -> None:
    """Refuse a seat at a running duplicate to anybody new: they may know the deal. Refusal: duplicates_closed."""
    if table.terms.sisters:
        raise refused("duplicates_closed")
