"""What the game promises to the conformance suite: what is conserved, and what is hidden from whom."""

from collections.abc import Callable

import pytest

from rules.notre_dame import game
from rules.notre_dame.flow import put_away
from rules.notre_dame.persons import may_hire
from rules.notre_dame.state import Table

from .build import NAMES, table


def owe_a_marker(g: Table) -> None:
    g.personal[0] -= 5
    g.general[0] += 5


def place_a_marker_too_many(g: Table) -> None:
    g.general[0] -= 15
    g.markers[0] += 15


def pay_out_gold_that_is_not_there(g: Table) -> None:
    g.gold[0] += g.gold_left + 1
    g.gold_left = -1


@pytest.mark.parametrize("fault", [owe_a_marker, place_a_marker_too_many, pay_out_gold_that_is_not_there])
def test_no_supply_goes_below_nothing_though_the_sum_be_right(fault: Callable[[Table], None]) -> None:
    t = table("Red: personal 4, gold 3")
    before = game.contract.conserved(t.g)
    fault(t.g)
    assert game.contract.conserved(t.g) != before


@pytest.mark.parametrize("viewer", [None, *NAMES[:4]])
def test_third_cards_are_hidden_from_all_who_never_held_them(viewer: str | None) -> None:
    t = table("Red: gold 3", hands={"Red": "Red bank", "Yellow": "Blue school"})
    put_away(t.g)
    t.at(may_hire(t.seat("Red")))
    hidden = game.contract.hidden(t.g, None if viewer is None else t.seat(viewer))
    unknown = {held.card for held in t.g.discards if viewer is None or t.seat(viewer) not in held.seen_by}
    assert {card for name, card in hidden.items() if name.startswith("discards")} == unknown
    assert len(unknown) == (1 if viewer in ("Red", "Yellow") else 2)
