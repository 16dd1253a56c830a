"""Nobody can tell a prepared or standing answer from one given by hand at the same moment, nor that any is stored."""

from __future__ import annotations

import pytest

from .twins import Kind, twins

CHOSEN = ("serf", "soldier", "wizard", "crusader", "merchant", "knight")
KINDS = (
    Kind("rattus_cartus", {"buildings": "singly"}, called_in_channel=True),
    Kind("rattus", {"cards": "chosen", "chosen": CHOSEN}, called_in_channel=False),
    Kind("notre_dame", {}, called_in_channel=False),
    Kind("hameln", {}, called_in_channel=True),
)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS, ids=[kind.game for kind in KINDS])
def test_a_table_where_somebody_has_answered_beforehand_is_to_all_others_byte_for_byte_one_where_they_press(
    kind: Kind,
) -> None:
    beforehand, by_hand = twins(kind)
    assert beforehand.prepared and beforehand.standing and beforehand.stored
    assert by_hand.stored == 0
    assert (
        beforehand.reached.keys()
        == by_hand.reached.keys()
        >= {*("requests", "sounds", "outbox", "entries", "screens", "pictures", "lists", "exports")}
    )
    for what, shown in beforehand.reached.items():
        assert shown == by_hand.reached[what], what
