"""Notices that ask by their buttons: until when there is something to answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables import Posted
from bot.tables.transitions.due_messages import END_ASKED
from bot.tables.values import END_VOTE_STANDS_FOR
from bot.ui.delivery.asking_notices import KINDS, asked_by, is_settled
from bot.ui.screens.absence import concerns

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
    assert is_settled(Posted(KINDS[END_ASKED], other, 1, 2, NOW), table, NOW) is not asks
