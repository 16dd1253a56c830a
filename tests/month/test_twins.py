"""Nobody can tell a prepared or standing answer from one given by hand at the same moment, nor that any is stored."""

from __future__ import annotations

from typing import Any

import pytest

from rules import GAMES

from .twins import twins

OPTIONS: dict[str, dict[str, Any]] = {
    "rattus_cartus": {"buildings": "singly"},
    "rattus": {"cards": "chosen", "chosen": ("serf", "soldier", "wizard", "crusader", "merchant", "knight")},
}


@pytest.mark.thorough
@pytest.mark.parametrize("key", GAMES)
def test_a_table_where_somebody_has_answered_beforehand_is_to_all_others_byte_for_byte_one_where_they_press(
    key: str,
) -> None:
    beforehand, by_hand = twins(key, **OPTIONS.get(key, {}))
    assert beforehand.prepared and beforehand.standing and beforehand.stored
    assert by_hand.stored == 0
    assert (
        beforehand.reached.keys()
        == by_hand.reached.keys()
        >= {*("requests", "sounds", "outbox", "entries", "screens", "pictures", "lists", "exports")}
    )
    for what, shown in beforehand.reached.items():
        assert shown == by_hand.reached[what], what
