"""For how long after the end a press on *Rematch* is taken for one on what stood there before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.ui.interactions.invitations import JUST_OVER, is_just_over

from .tables import snapshot

ENDED = 1_800_000_000.0


@pytest.mark.parametrize(
    ("later", "just"), [(0.0, True), (JUST_OVER - 0.1, True), (JUST_OVER, False), (-3600.0, False)]
)
def test_a_game_has_just_ended_for_three_seconds_and_not_while_the_clock_stands_before_its_end(
    later: float, just: bool
) -> None:
    table = snapshot("hameln", 3, status="over")
    assert is_just_over(replace(table, ended=ENDED), ENDED + later) is just
    assert not is_just_over(replace(table, ended=None), ENDED + later)
