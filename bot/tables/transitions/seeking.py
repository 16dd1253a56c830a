"""Who of those that wait would play together, and the table that opens for them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import product

from bot.tables.values import PACES_SOUGHT, AgreedTable, Place, Player, Seek, Terms
from bot.tables.values.settings import Language
from rules.core import AnyGame

from . import lobby, play
from .dealer import Dealer
from .occurrences import Matched
from .transition import Transition

Apart = Callable[[int, int], bool]  # whether two people never sit together


def agreed(newest: Seek, waiting: Sequence[Seek], seats: Collection[int], apart: Apart) -> AgreedTable | None:
    """The table that can open now that `newest` waits too; None where somebody is missing yet.

    Who has waited longest plays first. For them tables of few come before tables of many, so that nobody waits longer
    than they must, and slow paces before fast ones.
    """
    others = sorted((seek for seek in waiting if seek.person.id != newest.person.id), key=lambda seek: seek.since)
    tables = tuple(product(sorted(seats), PACES_SOUGHT, _languages(newest, others)))
    for first in (seek for seek in others if not apart(seek.person.id, newest.person.id)):
        for table in tables:
            if newest.takes(*table) and first.takes(*table):
                fitting = [seek for seek in others if seek is not first and seek.takes(*table)]
                if group := next(_groups((newest, first), fitting, table[0], apart), None):
                    return AgreedTable(tuple(sorted(group, key=lambda seek: seek.since)), *table[1:])
    return None


def _languages(newest: Seek, others: Sequence[Seek]) -> tuple[Language, ...]:
    """The languages a table could have: first that of who has waited longest."""
    return tuple(dict.fromkeys(seek.language or seek.reads for seek in (*others, newest)))


def _groups(group: tuple[Seek, ...], rest: Sequence[Seek], n: int, apart: Apart) -> Iterator[tuple[Seek, ...]]:
    """The groups of n that this one can grow to, those with the longest waits first."""
    if len(group) == n:
        yield group
        return
    for i, seek in enumerate(rest):
        if not any(apart(seek.person.id, member.person.id) for member in group):
            yield from _groups((*group, seek), rest[i + 1 :], n, apart)


def open_for(
    code: str,
    game: AnyGame,
    found: AgreedTable,
    presser: int | None,
    place: Place,
    dealer: Dealer,
    now: float,
) -> Transition:
    """Make a running table for these people; who has waited longest is its host, `presser` pressed just now."""
    host, *others = found.seeks
    terms = Terms(len(found.seeks), language=found.language, pace=found.pace)
    transition = lobby.open_table(code, game, host.person, place, terms, now)
    for seat, seek in enumerate(others, start=1):
        transition.put(seat, Player(seek.person.id, seek.person.name, ready=True))
        transition.tell("table_joined", seat=seat)
    transition.occurrences.append(Matched(found.people))
    play.start(transition, host.person.id, dealer)
    transition.presser = None if presser is None else transition.table.seat_of(presser)
    return transition
