"""Farm and Brewery."""

import pytest

from rules.rattus_cartus.components import editions
from rules.rattus_cartus.flow import end_of_round
from rules.rattus_cartus.options import Options
from rules.rattus_cartus.resolving import resolve_buildings

from .build import cards, table


def test_farm_premium_draws_four_cards() -> None:
    t = table("farm: Red", pile="Monk0 Monk1 Monk2 Monk3 Monk4").at(resolve_buildings())
    assert t.hand("Red") == cards("Monk0 Monk1 Monk2 Monk3")


def test_farm_standard_draws_two_cards() -> None:
    t = table("farm: Blue / Red", pile="King King King King Monk0 Monk1 Monk2").at(resolve_buildings())
    assert t.hand("Red") == cards("Monk0 Monk1")


def test_if_the_cards_run_short_at_the_farm_the_premium_player_draws_first() -> None:
    t = table("farm: Blue / Red Peasant", pile="King King King King King").at(resolve_buildings())
    assert (len(t.hand("Red")), len(t.hand("Blue"))) == (4, 1)


@pytest.mark.parametrize(
    ("laid", "drawn"),
    [
        ("Peasant Peasant Peasant", 3),
        ("Peasant Monk King Joker", 4),  # matching or not
        ("Peasant Sword Flute", 1),  # special cards score nothing
        ("", 0),
    ],
)
def test_brewery_premium_draws_a_card_for_each_point_of_influence_of_this_round(laid: str, drawn: int) -> None:
    t = table(f"brewery: Red {laid}").at(resolve_buildings())
    assert len(t.hand("Red")) == drawn


@pytest.mark.parametrize(("laid", "drawn"), [("King", 0), ("King Monk", 1), ("King Monk Joker", 1), ("King " * 4, 2)])
def test_brewery_standard_draws_a_card_for_each_pair_of_points(laid: str, drawn: int) -> None:
    t = table(f"brewery: Blue {'Peasant ' * 5} / Red {laid}").at(resolve_buildings())
    assert (len(t.hand("Blue")), len(t.hand("Red"))) == (5, drawn)


def test_influence_of_earlier_rounds_does_not_count_at_the_brewery() -> None:
    t = table("brewery: Red Peasant")
    t.g.points[0], t.g.ranks[4] = (0, 0, 0, 0, 9, 0), (0,)
    assert len(t.at(resolve_buildings()).hand("Red")) == 1


def tracks_of(points: int) -> Options:
    """A table whose tracks end after so many points."""
    box = editions.built_in.files["components.toml"].replace("longest = 0", f"longest = {points}")
    return Options(edition=editions.add({"components.toml": box}).name)


@pytest.mark.parametrize(("space", "premium", "standard"), [(0, 3, 1), (1, 2, 1), (2, 1, 0), (3, 0, 0)])
def test_points_beyond_the_end_of_a_track_draw_nothing_at_the_brewery(space: int, premium: int, standard: int) -> None:
    t = table("brewery: Red Peasant King Monk / Blue Peasant King", options=tracks_of(3))
    for seat in (0, 3):
        t.g.points[seat] = (0, 0, 0, 0, space, 0)
    t.g.ranks[4] = (0, 3)
    t.at(resolve_buildings())
    assert (len(t.hand("Red")), len(t.hand("Blue"))) == (premium, standard)


def test_points_that_found_no_room_in_one_round_are_forgotten_in_the_next() -> None:
    t = table("brewery: Red Peasant", deck="farm-1 palace-1", options=tracks_of(3))
    t.g.points[0], t.g.ranks[4] = (0, 0, 0, 0, 3, 0), (0,)
    assert t.at(resolve_buildings()).g.beyond == (0,)
    assert t.at(end_of_round()).g.beyond == ()


def test_at_the_brewery_it_does_not_matter_what_a_sword_took_from_the_hand() -> None:
    t = table("brewery: Red Peasant Peasant / Blue Sword", hands={"Red": "King King"}).at(resolve_buildings())
    t.play("Red", "give_cards", "King")
    assert len(t.hand("Red")) == 1 + 2


def test_cards_drawn_are_seen_by_the_player_alone() -> None:
    t = table("farm: Red", pile="Monk0 Monk1 Monk2 Monk3").at(resolve_buildings())
    assert t.told("drew", to="Blue") == [{"seat": 0, "n": 4}]
    assert t.told("drew", to="Red") == [{"seat": 0, "n": 4, "cards": cards("Monk0 Monk1 Monk2 Monk3")}]
