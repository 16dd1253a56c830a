"""Standing answers: benefits and the sector of an outbreak in an order."""

import pytest

from rules.notre_dame.flow import plague

from .build import table
from .test_plague_and_end import SEVEN


@pytest.mark.parametrize(("order", "picked"), [("gold rat", "gold"), ("rat gold", "gold"), ("rat", None)])
def test_the_first_possible_benefit_of_the_order_is_taken(order: str, picked: str | None) -> None:
    t = table("Red: hotel 1, rat 0, personal 1").card("Red", "hotel")
    assert t.options("Red") == ("marker", "gold")
    assert t.standing("Red", *order.split()) == (picked and (picked,))


@pytest.mark.parametrize(("order", "picked"), [("hotel bank", 4), ("park bank hotel", 1), ("park school", None)])
def test_an_outbreak_costs_the_first_busiest_sector_of_the_order(order: str, picked: int | None) -> None:
    t = table("Red: rat 9, pp 5, bank 2, hotel 2, park 1", display=SEVEN).at(plague())
    assert t.asked == {"Red": "outbreak"}
    assert t.standing("Red", *order.split()) == (None if picked is None else (picked,))
