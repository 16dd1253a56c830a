"""What is in the box: the facts that any data must satisfy. The reconstructed faces are not held to anything here."""

from collections import Counter

import pytest

from rules.rattus.components import BASE, CUBES, SET_NAMES, Card, Class, Region, class_of, editions

from .build import MEANT, worded

BOX = editions.components("")
LIGHT = set(Region) - {Region.BULGARIA, Region.TURCIA, Region.RUSSIA, Region.TARTARIA}


def next_to(one: str, other: str, seats: int = 4) -> bool:
    return MEANT[other] in BOX.maps[seats].next_to[MEANT[one]]


def test_there_are_49_rat_tokens_of_which_12_are_starting_rats() -> None:
    assert (len(BOX.rats), sum(face.ringed for face in BOX.rats)) == (49, 12)


def test_limit_values_go_from_1_to_6() -> None:
    assert {face.limit for face in BOX.rats} == set(range(1, 7))


def test_every_reconstructed_token_shows_two_different_classes() -> None:
    assert all(len(set(face.classes)) == len(face.classes) == 2 for face in BOX.rats)


@pytest.mark.parametrize("known", ["1-BouChu", "2-M-BouChu"])
def test_the_tokens_of_the_worked_example_are_in_the_box(known: str) -> None:
    assert known in {worded(*face[:4]) for face in BOX.rats}


def test_the_head_of_the_map_counts_its_borders_as_they_are_graded() -> None:
    words = {2: "two are printed", 5: "five inferred"}
    counted = Counter(provenance for what, provenance in BOX.provenance if what == "borders")
    head = " ".join(editions.built_in.files["regions.toml"].split("[shade]")[0].replace("#", " ").split())
    assert words[counted["printed"]] in head
    assert words[counted["inferred"]] in head


def test_each_player_has_20_cubes() -> None:
    assert CUBES == 20


def test_there_are_2_bishops_3_nuns_3_walls_and_10_potions() -> None:
    assert (BOX.bishops, BOX.nuns, BOX.walls, BOX.potions) == (2, 3, 3, 10)


def test_there_are_three_cards_of_each_class_of_which_one_is_from_the_base_game() -> None:
    assert Counter(map(class_of, Card)) == dict.fromkeys(Class, 3)
    assert {Card(card).name for card in BASE} == {"PEASANT", "MERCHANT", "MONK", "KNIGHT", "WITCH", "KING"}
    assert [class_of(card) for card in BASE] == list(Class)


@pytest.mark.parametrize(
    ("names", "cls"),
    [
        ("peasant baker serf", Class.PEASANTRY),
        ("merchant mayor messenger", Class.BOURGEOISIE),
        ("monk bishop nun", Class.CHURCH),
        ("knight crusader soldier", Class.CHIVALRY),
        ("witch wizard pied_piper", Class.MAGIC),
        ("king queen emperor", Class.ROYALTY),
    ],
)
def test_each_card_belongs_to_its_class(names: str, cls: Class) -> None:
    assert {class_of(MEANT[name]) for name in names.split()} == {cls}


@pytest.mark.parametrize(
    ("name", "readable"),
    [
        ("golden_age", "peasant baker serf queen mayor"),
        ("rat_control", "pied_piper wizard bishop nun monk emperor"),
        ("europe_at_war", "knight crusader soldier messenger"),
    ],
)
def test_each_suggested_set_has_six_cards_with_those_that_the_rulebook_names(name: str, readable: str) -> None:
    cards = BOX.sets[name]
    assert len(cards) == 6
    assert {MEANT[card] for card in readable.split()} <= set(cards)


def test_the_three_sets_share_out_all_eighteen_cards() -> None:
    assert sorted(card for name in SET_NAMES for card in BOX.sets[name]) == list(range(18))


# --------------------------------------------------------------------------- the map


@pytest.mark.parametrize(
    ("seats", "missing"),
    [
        (2, {Region.BULGARIA, Region.TURCIA, Region.RUSSIA, Region.TARTARIA}),
        (3, {Region.RUSSIA, Region.TARTARIA}),
        (4, set()),
    ],
)
def test_with_fewer_players_eastern_regions_are_not_used(seats: int, missing: set[Region]) -> None:
    assert set(Region) - set(BOX.maps[seats].regions) == missing


def test_a_region_not_in_play_has_no_neighbours_and_is_nobodys_neighbour() -> None:
    around = BOX.maps[2].next_to
    assert [around[region] for region in Region if region not in LIGHT] == [()] * 4
    assert {region for ways in around for region in ways} == LIGHT


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neighbours_are_neighbours_both_ways(seats: int) -> None:
    around = BOX.maps[seats].next_to
    assert all(region in around[other] and region != other for region in Region for other in around[region])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("gallia", "hispania"),
        ("anglia", "gallia"),
        ("russia", "tartaria"),
        ("anglia", "germania"),
    ],
)
def test_neighbours_known_from_an_example_or_a_players_question(one: str, other: str) -> None:
    assert next_to(one, other)


def test_of_hispania_italia_and_polonia_exactly_one_pair_are_neighbours() -> None:
    pairs = [("hispania", "italia"), ("hispania", "polonia"), ("italia", "polonia")]
    assert sum(next_to(*pair) for pair in pairs) == 1


def test_germania_and_turcia_are_not_neighbours() -> None:
    assert not next_to("germania", "turcia")


def test_italia_and_scandia_are_two_steps_apart() -> None:
    assert not next_to("italia", "scandia")
    assert any(next_to("italia", way.name.lower()) and next_to("scandia", way.name.lower()) for way in Region)


def test_an_arrow_joins_neighbours_like_a_border() -> None:
    assert BOX.arrows
    assert all(other in BOX.maps[4].next_to[one] for one, other in BOX.arrows)


def test_the_data_say_what_is_printed_and_what_is_reconstructed() -> None:
    sure = {(grade.what, grade.provenance): grade.n for grade in editions.built_in.grades}
    assert (sure[("rats", "inferred")], sure[("rats", "reconstructed")]) == (2, 47)
    assert sure[("regions", "printed")] == 1
    assert sure[("borders", "printed")] == 2
    assert sure[("per_turn", "reconstructed")] == 2
    assert (sure[("sets", "printed")], sure[("sets", "reconstructed")]) == (1, 2)
    assert sure[("pieces", "printed")] == 4
