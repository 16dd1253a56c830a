"""The same at a line as slow as Discord: 150 ms for a call, 0 to 120 ms for an event, which may come after the answer.

What people do at a table, once more: whole games, invitations, taking back, a restart, the end. `pytest --delays` runs
any other end-to-end test so.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Delays
from tests.support.wire import AS_DISCORD, Wire, wired

from .games import PLUGGED
from .rig import Rig
from .test_at_the_table import (
    test_a_move_is_taken_back_by_button_and_by_command,
    test_a_table_ends_when_both_want_it,
    test_who_resigns_presses_twice_and_a_bot_player_goes_on,
)
from .test_invitations import (
    test_a_table_is_verified_and_played_once_more_by_those_who_played,
    test_who_is_invited_is_told_once_and_joins_from_the_private_message,
    test_whom_private_messages_do_not_reach_is_invited_in_the_channel,
)
from .test_restart import (
    test_a_half_made_answer_outlives_a_restart,
    test_old_buttons_of_board_sheet_and_panel_work_after_a_restart,
)
from .test_whole_games import played_to_its_end

__all__ = [
    "test_a_half_made_answer_outlives_a_restart",
    "test_a_move_is_taken_back_by_button_and_by_command",
    "test_a_table_ends_when_both_want_it",
    "test_a_table_is_verified_and_played_once_more_by_those_who_played",
    "test_old_buttons_of_board_sheet_and_panel_work_after_a_restart",
    "test_who_is_invited_is_told_once_and_joins_from_the_private_message",
    "test_who_resigns_presses_twice_and_a_bot_player_goes_on",
    "test_whom_private_messages_do_not_reach_is_invited_in_the_channel",
]


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    """A sandbox as slow as Discord."""
    async with wired(delays=Delays(*AS_DISCORD)) as started:
        yield started


@pytest.mark.parametrize("key", tuple(PLUGGED)[:1])  # of the others, `pytest tests/e2e --delays` plays whole games
@pytest.mark.thorough
async def test_a_whole_game_is_played_by_buttons(rig: Rig, key: str) -> None:
    await played_to_its_end(rig, key, PLUGGED[key].whole[0])
