"""The end of the game: rats against nuns."""

import pytest

from rules.rattus_cartus.options import Options
from rules.rattus_cartus.scoring import reckoning, survivors

from .build import KINDS, NAMES, Play, cards, table

TEN = "Monk4 King0 Witch3 Knight2 Peasant1"


def alive(nuns: str = TEN, options: Options | None = None, **rats: int) -> set[str]:
    t = table(seats=len(rats), nuns=nuns, rats=rats, options=options).at(reckoning())
    return {NAMES[seat] for seat in survivors(t.g)}


def test_who_has_more_rats_than_there_are_nuns_dies_and_who_has_as_many_survives() -> None:
    assert alive(Red=10, Yellow=11, Green=9) == {"Red", "Green"}


@pytest.mark.parametrize(
    ("nuns", "n"),
    [(TEN, 10), ("Monk0 Monk0 Monk0 Monk0 Monk0", 0), ("King4 King4 Monk4 Monk4 Witch4", 20)],
)
def test_all_nuns_of_the_five_cards_are_counted(nuns: str, n: int) -> None:
    t = table(nuns=nuns).at(reckoning())
    assert t.told("nuns_counted") == [{"n": n}]
    assert t.result().facts == {"nuns": n}


def test_the_nun_row_hands_and_rats_are_revealed_to_all() -> None:
    t = table(seats=2, nuns=TEN, hands={"Red": "King Gold"}, rats={"Yellow": 4}).at(reckoning())
    assert [facts["card"] for facts in t.told("showed_nun")] == [KINDS[word] for word in TEN.split()]
    assert t.told("showed_hand") == [
        {"seat": 0, "cards": cards("King Gold"), "rats": 10},
        {"seat": 1, "cards": (), "rats": 4},
    ]


def test_a_dead_player_has_lost_whatever_his_points() -> None:
    t = table(seats=2, rats={"Red": 11}, nuns=TEN)
    t.g.tokens = [20, 0]
    t.at(reckoning())
    assert (t.result().winners, t.result().totals) == ((1,), (20, 0))
    assert t.told("died") == [{"seat": 0, "rats": 11}]


def nobody(options: Options | None = None) -> Play:
    return table(seats=3, rats={"Red": 12, "Yellow": 11, "Green": 11}, nuns=TEN, options=options)


def test_if_nobody_survives_all_have_lost() -> None:
    t = nobody().at(reckoning())
    assert (t.result().winners, t.result().why, t.result().places) == ((), "nobody", (1, 1, 1))
    assert t.told("nobody_won") == [{}]


def test_if_the_table_agreed_so_those_with_the_fewest_rats_live_and_compare_as_usual() -> None:
    t = nobody(Options(nobody_survives="fewest_rats"))
    t.g.tokens = [9, 1, 2]
    t.at(reckoning())
    assert survivors(t.g) == {1, 2} and t.view(None).dead == (0,)
    assert (t.result().winners, t.result().places) == ((2,), (3, 2, 1))


def test_that_agreement_saves_nobody_while_one_survives() -> None:
    agreed = Options(nobody_survives="fewest_rats")
    assert alive(options=agreed, Red=10, Yellow=11, Green=3) == {"Red", "Green"}
