"""Office and Marketplace."""

from rules.rattus_cartus.resolving import resolve_buildings

from .build import cards, table


def test_office_premium_takes_two_passes() -> None:
    t = table("office: Red").at(resolve_buildings())
    assert (t.hand("Red"), t.pile("Pass")) == (cards("Pass Pass"), 10)


def test_office_standard_takes_one_pass() -> None:
    t = table("office: Red / Blue").at(resolve_buildings())
    assert (t.hand("Blue"), t.pile("Pass")) == (cards("Pass"), 9)


def test_marketplace_premium_takes_two_jokers() -> None:
    t = table("marketplace: Red").at(resolve_buildings())
    assert (t.hand("Red"), t.pile("Joker")) == (cards("Joker Joker"), 13)


def test_marketplace_standard_takes_one_joker() -> None:
    t = table("marketplace: Red / Blue").at(resolve_buildings())
    assert (t.hand("Blue"), t.pile("Joker")) == (cards("Joker"), 12)


def test_a_short_pile_gives_nothing_in_compensation() -> None:
    t = table("marketplace: Red / Blue", piles={"Joker": 0}, tokens_left=20).at(resolve_buildings())
    assert (t.hand("Red"), t.hand("Blue"), t.g.tokens, t.g.rats) == ((), (), [0] * 4, [10] * 4)
