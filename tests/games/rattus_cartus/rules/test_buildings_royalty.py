"""Palace and Treasury."""

from rules.rattus_cartus.resolving import resolve_buildings

from .build import cards, table


def test_palace_premium_takes_two_victory_point_tokens() -> None:
    t = table("palace: Red").at(resolve_buildings())
    assert (t.tokens("Red"), t.g.tokens_left) == (2, 18)
    assert t.told("gained_tokens") == [{"seat": 0, "n": 2}]


def test_palace_standard_takes_one_victory_point_token() -> None:
    t = table("palace: Red / Blue").at(resolve_buildings())
    assert (t.tokens("Blue"), t.g.tokens_left) == (1, 17)


def test_if_the_tokens_run_short_the_premium_player_takes_first_and_then_who_entered_first() -> None:
    t = table("palace: Red / Green / Blue King", tokens_left=3).at(resolve_buildings())
    assert (t.g.tokens, t.g.tokens_left) == ([1, 0, 0, 2], 0)
    t = table("palace: Red", tokens_left=1).at(resolve_buildings())
    assert (t.tokens("Red"), t.g.tokens_left) == (1, 0)


def test_treasury_premium_takes_two_gold() -> None:
    t = table("treasury: Red").at(resolve_buildings())
    assert (t.hand("Red"), t.pile("Gold")) == (cards("Gold Gold"), 13)


def test_treasury_standard_takes_one_gold() -> None:
    t = table("treasury: Red / Blue").at(resolve_buildings())
    assert (t.hand("Blue"), t.pile("Gold")) == (cards("Gold"), 12)


def test_everybody_sees_which_cards_come_from_a_pile() -> None:
    t = table("treasury: Red").at(resolve_buildings())
    assert t.told("gained_cards") == [{"seat": 0, "card": cards("Gold")[0], "n": 2}]
