"""Selling goods for florins and rat-catcher tokens."""

import pytest

from rules.hameln.options import Options

from .build import SEATS, Play, piles, table

ALE, BREAD = 2, 0


def selling(line: str, *faces: str) -> Play:
    """A sells; the piles have these tokens, the next one first."""
    t = table(line)
    if faces:
        piles(t, *faces)
    return t.turn("A").act("A", "sell")


def test_example_of_two_meat_for_money_and_cheese_and_bread_for_tokens() -> None:
    t = selling("A: meat 2, cheese 1, bread 1", "12", "3", "2").play("A", "for_money", "meat", "meat")
    t.play("A", "for_tokens", "cheese", "bread").play("A", "piles", 0, 1)
    assert (t.money("A"), t.tokens("A"), t.goods("A")) == (8, [1, 3], {})
    assert (t.g.supply, t.g.bank) == ([12, 12, 12, 20], 77)


@pytest.mark.parametrize(("good", "n"), [("bread", 1), ("cheese", 2), ("ale", 3), ("meat", 4)])
def test_what_a_cube_is_worth(good: str, n: int) -> None:
    t = selling(f"A: {good} 1").play("A", "for_money", good)
    assert (t.money("A"), t.goods("A")) == (n, {})
    assert t.told("sold") == [{"seat": 0, "goods": (("bread", "cheese", "ale", "meat").index(good),), "n": n}]


@pytest.mark.parametrize("good", ["bread", "cheese", "ale", "meat"])
def test_any_cube_buys_one_token(good: str) -> None:
    t = selling(f"A: {good} 1", "3", "1", "1").play("A", "for_money").play("A", "piles", 0)
    assert (t.tokens("A"), t.money("A"), t.goods("A")) == ([3], 0, {})


def test_one_cube_may_be_sold_and_the_others_kept() -> None:
    t = selling("A: meat 2, ale 1").play("A", "for_money", "ale").play("A", "for_tokens")
    assert (t.money("A"), t.goods("A"), t.tokens("A")) == (3, {"meat": 2}, [])


def test_at_least_one_cube_is_sold() -> None:
    t = selling("A: meat 1, ale 1").play("A", "for_money")
    assert t.refusal("A", "for_tokens") == ("wrong_number", {"least": 1, "most": 2, "n": 0})


def test_no_cube_is_sold_twice() -> None:
    t = selling("A: meat 1, ale 1")
    assert t.why_not("A", "for_money", "meat", "meat") == "not_an_option"
    t.play("A", "for_money", "meat")
    assert t.options("A") == (ALE,)


def test_without_tokens_left_cubes_are_sold_for_money_only_and_at_least_one() -> None:
    t = selling("A: meat 1, ale 1", "", "", "")
    assert t.refusal("A", "for_money") == ("wrong_number", {"least": 1, "most": 2, "n": 0})
    t.play("A", "for_money", "ale")
    assert (t.asked, t.goods("A"), t.told("took_tokens")) == ({"A": "optional"}, {"meat": 1}, [])


def test_not_more_tokens_are_bought_than_lie_in_the_piles() -> None:
    t = selling("A: meat 3", "1", "", "2").play("A", "for_money")
    assert t.ask("A").most == 2
    t.play("A", "for_tokens", "meat", "meat")
    assert (t.tokens("A"), t.goods("A")) == ([1, 2], {"meat": 1})  # there is nothing to choose among two tokens


def test_not_more_tokens_from_a_pile_than_lie_in_it() -> None:
    t = selling("A: meat 2", "1", "3", "22").play("A", "for_money").play("A", "for_tokens", "meat", "meat")
    assert t.options("A") == (0, 1, 2, 2)
    assert t.why_not("A", "piles", 0, 0) == "not_an_option"


def test_from_the_only_pile_left_a_token_is_taken_without_a_question() -> None:
    t = selling("A: bread 1", "", "23", "").play("A", "for_money")
    assert (t.tokens("A"), t.goods("A"), t.asked) == ([2], {}, {"B": "act"})


def test_two_tokens_from_one_pile_are_its_two_on_top() -> None:
    t = selling("A: meat 2", "31", "2", "12").play("A", "for_money").play("A", "for_tokens", "meat", "meat")
    t.play("A", "piles", 0, 0)
    assert (t.tokens("A"), [len(pile) for pile in t.g.piles]) == ([1, 3], [0, 1, 2])


def test_all_piles_are_named_before_any_token_is_seen() -> None:
    t = selling("A: meat 2").play("A", "for_money").play("A", "for_tokens", "meat", "meat")
    assert (t.ask("A").least, t.ask("A").most, t.told("took_tokens", to="A")) == (2, 2, [])


@pytest.mark.parametrize("viewer", [None, "B"])
def test_the_values_are_told_to_the_buyer_only(viewer: str | None) -> None:
    t = selling("A: meat 2, bread 1", "31", "2", "12").play("A", "for_money", "bread")
    t.play("A", "for_tokens", "meat", "meat").play("A", "piles", 0, 2)
    public = {"seat": 0, "goods": (3, 3), "piles": (0, 2), "n": 2}
    assert t.told("took_tokens", to=viewer) == [public]
    assert t.told("took_tokens", to="A") == [{**public, "values": (3, 1)}]


def test_a_sold_cube_goes_back_to_the_supply_and_a_token_never_to_its_pile() -> None:
    t = selling("A: bread 1, meat 1, tokens 2").play("A", "for_money", "bread").play("A", "for_tokens", "meat")
    t.play("A", "piles", 1)
    assert t.g.supply == [12, 12, 12, 20]
    assert (len(t.tokens("A")), sum(map(len, t.g.piles))) == (2, 10)


def test_selling_needs_a_cube() -> None:
    t = table().turn("A")
    assert "sell" not in t.options("A")
    assert t.refusal("A", "act", "sell") == ("no_goods", {"rule": "sell"})


def test_the_dearest_goods_are_listed_first() -> None:
    assert selling("A: bread 1, cheese 1, ale 1, meat 2").options("A") == (3, 3, 2, 1, 0)


# --------------------------------------------------------------------------- a limited bank


@pytest.mark.parametrize(("limited", "paid", "bank"), [("yes", 5, 0), ("no", 8, -3)])
def test_a_limited_bank_pays_what_it_has(limited: str, paid: int, bank: int) -> None:
    options = Options(bank_limited="yes" if limited == "yes" else "no")
    t = table("A: meat 2", "B: money 80", options=options).turn("A").act("A", "sell")
    t.play("A", "for_money", "meat", "meat")
    assert (t.money("A"), t.g.bank, t.goods("A")) == (paid, bank, {})
    assert t.told("sold")[0]["n"] == paid


def test_a_limited_bank_with_enough_pays_what_is_due() -> None:
    t = table("A: meat 2", options=Options(bank_limited="yes")).turn("A").act("A", "sell")
    assert t.play("A", "for_money", "meat", "meat").money("A") == 8


def test_a_limited_bank_pays_the_active_player_first() -> None:
    for who, house in (("men", "Y2 A/B"), ("women", "Y2 B/A")):
        t = table("C: money 84", homes=house, options=Options(bank_limited="yes")).turn("A")
        t.act("A", who).play("A", "activate", "Y2")
        assert (t.money("A"), t.money("B"), t.g.bank) == (1, 0, 0)
        assert [said["n"] for said in t.told("gained_money")] == [1, 0]


def test_the_owner_of_the_cat_is_paid_out_of_what_the_buyer_pays() -> None:
    t = table("A: money 4, bread 1", "B: money 81", cat="B", options=Options(bank_limited="yes")).turn("A")
    t.act("A", "sell").play("A", "for_money", "bread").play("A", "optional", "cat")
    assert (t.money("A"), t.money("B"), t.g.bank, t.cat) == (0, 82, 3, "A")


def test_it_is_the_sellers_own_cubes_that_are_sold() -> None:
    t = table("A: bread 1", "B: meat 3", "D: bread 2").turn("A").act("A", "sell").play("A", "for_money", "bread")
    assert [t.goods(name) for name in SEATS if name != "E"] == [{}, {"meat": 3}, {}, {"bread": 2}]
    assert t.g.supply[BREAD] == 10
