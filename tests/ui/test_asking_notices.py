"""Notices that ask by their buttons: until when there is something to answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import Posted, Snapshot
from bot.tables.transitions.due_messages import (
    CARED,
    END_ASKED,
    LAST_CALL,
    NUDGE,
    SEAT_OFFERED,
    SEATS_TAKEN,
    WILL_CLOSE,
)
from bot.tables.values import END_VOTE_STANDS_FOR
from bot.ui.delivery.asking_notices import KINDS, asked_by, is_decided
from bot.ui.screens.absence import concerns

from .circumstances import circumstances
from .tables import some_moments

NOW = 1_000_000_000.0


@pytest.mark.parametrize(
    ("since", "asks"),
    [(NOW - 60, True), (NOW - END_VOTE_STANDS_FOR + 1, True), (NOW - END_VOTE_STANDS_FOR - 1, False), (0.0, True)],
)
def test_a_notice_of_a_vote_to_end_asks_until_the_vote_lapses(since: float, asks: bool) -> None:
    ran, _ = some_moments("rattus", 3, 1, n=1)[0]
    voter, other, *_ = ran.people
    table = replace(ran, votes=((voter, since),))
    assert concerns(END_ASKED, table, other, NOW) is asks
    assert (asked_by(END_ASKED, table, other, NOW) == 0) is asks
    assert is_decided(Posted(KINDS[END_ASKED], other, 1, 2, NOW), table, NOW) is not asks


def settled(topic: str, table: Snapshot, person: int) -> bool:
    """Whether a notice of this topic to a person has nothing to ask any more."""
    return is_decided(Posted(KINDS[topic], person, 1, 2, NOW), table, NOW)


@pytest.mark.parametrize(
    ("topic", "until"),
    [
        (LAST_CALL, ("stand called", "stand voted", "stand cared", "stand offered", "standing asleep")),
        (NUDGE, ("stand own", "stand called", "stand voted")),
        (CARED, ("stand cared", "stand offered")),
        (SEAT_OFFERED, ("stand cared", "stand offered")),
    ],
)
def test_a_notice_of_ones_own_absence_stands_until_one_is_back_and_till_the_end_at_most(
    topic: str, until: tuple[str, ...]
) -> None:
    ran = next(table for table, _ in some_moments("rattus", 3, 1, n=9) if table.awaited[-1:] == (2,))
    tables = circumstances(ran)
    for name in ("stand own", "stand called", "stand voted", "stand cared", "stand offered", "standing asleep"):
        person = tables[name].people[-1]
        assert settled(topic, tables[name], person) is (name not in until), name
        assert settled(topic, replace(tables[name], status="over"), person)
        assert settled(topic, replace(tables[name], status="closed"), person)
        assert settled(topic, tables[name], 4711), "who has no seat any more"


def test_that_all_seats_are_taken_is_settled_at_the_start() -> None:
    ran, _ = some_moments("rattus", 3, 1, n=1)[0]
    assert not settled(SEATS_TAKEN, replace(ran, status="open"), ran.host)
    assert settled(SEATS_TAKEN, ran, ran.host)


def test_that_all_seats_are_taken_is_settled_while_somebody_has_to_agree_to_changed_options() -> None:
    ran, _ = some_moments("rattus", 3, 1, n=1)[0]
    table = replace(ran, status="open", host=ran.people[0])
    changed = tuple(player and replace(player, ready=player.person == table.host) for player in table.players)
    assert settled(SEATS_TAKEN, replace(table, players=changed), table.host)


def test_that_a_lobby_will_close_is_settled_by_whatever_is_changed_there() -> None:
    ran, _ = some_moments("rattus", 3, 1, n=1)[0]
    table = replace(ran, status="open")
    warned = Posted(KINDS[WILL_CLOSE], table.host, 1, 2, NOW, table.writes)
    assert not is_decided(warned, table, NOW)
    assert is_decided(warned, replace(table, writes=table.writes + 1), NOW)
    assert is_decided(warned, replace(table, status="closed"), NOW)
