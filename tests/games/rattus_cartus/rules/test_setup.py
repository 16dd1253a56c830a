"""Set-up."""

from collections import Counter

import pytest

from rules.core import PASS
from rules.rattus_cartus import game
from rules.rattus_cartus.components import CARD_NAMES, CARD_OF, COPIES, Building, building_of, class_of
from rules.rattus_cartus.options import Options

from .build import new_game

EACH_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SECRETS = [bytes([n]) * 32 for n in range(24)]
# Treasury, Hospital, Marketplace, Castle, Brewery and Piper's Cabin: all special cards but the Pass.
SECONDS = tuple(name for name in CARD_NAMES if Building(building_of(CARD_OF[name])) % 2 == 1)


def buildings_of(cards: tuple[int, ...]) -> set[Building]:
    return {Building(building_of(card)) for card in cards}


def test_two_to_five_play() -> None:
    assert list(game.seats) == [2, 3, 4, 5]


@pytest.mark.parametrize("seats", [1, 6])
def test_neither_one_nor_six_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        game.new(seats, SECRETS[0])


@EACH_COUNT
def test_every_disc_starts_on_the_first_space_of_the_six_tracks(seats: int) -> None:
    g = new_game(seats).g
    assert g.points == [(0,) * 6] * seats
    assert g.ranks == [()] * 6


@EACH_COUNT
def test_everybody_starts_with_rats_for_ten_and_no_victory_point_token(seats: int) -> None:
    g = new_game(seats).g
    assert (g.rats, g.tokens, g.tokens_left) == ([10] * seats, [0] * seats, 20)


@EACH_COUNT
def test_five_population_cards_that_nobody_has_seen_lie_in_the_nun_row(seats: int) -> None:
    t = new_game(seats)
    assert [card.seen_by for card in t.g.nun_row] == [()] * 5
    assert all(nun.card is None for viewer in ("Red", "Yellow", None) for nun in t.view(viewer).nun_row)


@pytest.mark.parametrize(("seats", "left"), [(2, 69), (3, 64), (4, 59), (5, 54)])
def test_everybody_gets_five_population_cards_and_the_rest_is_the_deck(seats: int, left: int) -> None:
    g = new_game(seats).g
    assert [len(hand) for hand in g.hands] == [5] * seats
    assert (len(g.pile), g.discard) == (left, ())
    dealt = [*g.pile, *(card.face for card in g.nun_row), *(card for hand in g.hands for card in hand)]
    assert Counter(dealt) == Counter(g.components.population)


def test_the_first_game_is_played_with_farm_marketplace_monastery_castle_palace_and_fortune_tellers_tent() -> None:
    assert Counter(map(building_of, new_game().g.cards)) == {
        Building.FARM: 5,
        Building.MARKETPLACE: 5,
        Building.MONASTERY: 5,
        Building.CASTLE: 5,
        Building.PALACE: 5,
        Building.FORTUNE_TELLERS_TENT: 5,
    }


def test_drawn_by_class_one_building_of_each_class_comes_with_all_its_five_cards() -> None:
    seen = set()
    for secret in SECRETS:
        chosen = new_game(options=Options(buildings="by_class"), secret=secret).g.cards
        assert list(Counter(map(building_of, chosen)).values()) == [COPIES] * 6
        assert {class_of(building) for building in buildings_of(chosen)} == set(range(6))
        seen |= buildings_of(chosen)
    assert seen == set(Building)


def test_drawn_singly_five_of_the_ten_cards_of_each_class_come() -> None:
    mixed = 0
    for secret in SECRETS:
        chosen = new_game(options=Options(buildings="singly"), secret=secret).g.cards
        assert len(set(chosen)) == 30
        assert Counter(class_of(building_of(card)) for card in chosen) == {cls: 5 for cls in range(6)}
        mixed += len(buildings_of(chosen)) > 6
    assert mixed == len(SECRETS)


def test_the_players_may_agree_on_any_five_cards_of_each_class() -> None:
    names = tuple(name for i, name in enumerate(CARD_NAMES) if i % 10 in (0, 1, 2, 7, 8))
    assert new_game(options=Options(buildings="chosen", chosen=names)).g.cards == tuple(CARD_OF[name] for name in names)


@pytest.mark.parametrize("method", ["first_game", "by_class", "singly"])
def test_the_list_of_the_30_cards_is_public(method: str) -> None:
    t = new_game(options=Options(buildings=method))  # type: ignore[arg-type]
    assert t.view(None).cards == t.g.cards


def test_the_jokers_are_always_out_and_a_special_card_only_if_its_building_is() -> None:
    t = new_game()  # of the makers only the Castle
    assert [t.pile(name) for name in ("Joker", "Sword", "Flute", "Pass", "Gold")] == [15, 12, 0, 0, 0]
    t = new_game(options=Options(buildings="chosen", chosen=SECONDS))
    assert [t.pile(name) for name in ("Joker", "Sword", "Flute", "Pass", "Gold")] == [15, 12, 12, 0, 15]


def test_a_special_card_is_in_play_even_if_its_only_building_card_lies_in_the_replacement_deck() -> None:
    one_office = tuple(name for i, name in enumerate(CARD_NAMES) if i % 10 < 5 and i // 10 != 2)
    names = (*one_office, "office-1", *(f"marketplace-{n}" for n in range(1, 5)))
    options = Options(buildings="chosen", chosen=names)
    t = next(t for t in (new_game(3, options, secret) for secret in SECRETS) if CARD_OF["office-1"] in t.g.replacement)
    assert t.pile("Pass") == 12
    assert "passes" in [line.key for line in t.play_on().result().lines]


@pytest.mark.parametrize(
    ("seats", "removed", "left", "in_row"), [(2, 10, 20, 2), (3, 12, 18, 2), (4, 6, 24, 3), (5, 6, 24, 3)]
)
def test_so_many_building_cards_are_removed_unseen_to_the_replacement_deck(
    seats: int, removed: int, left: int, in_row: int
) -> None:
    g = new_game(seats).g
    assert (len(g.replacement), len(g.deck) + len(g.row)) == (removed, left)
    assert len(g.row) == in_row
    assert sorted((*g.replacement, *g.deck, *(place.card for place in g.row))) == list(g.cards)


def test_nobody_sees_the_order_of_the_building_deck_or_what_lies_in_the_replacement_deck() -> None:
    t = new_game()
    for viewer in (None, "Red", "Blue"):
        seen = t.view(viewer)
        assert (seen.deck, seen.replacement, seen.put_back) == (21, 6, ())


@EACH_COUNT
def test_the_start_player_is_drawn(seats: int) -> None:
    starts = Counter(new_game(seats, secret=secret).g.start for secret in SECRETS)
    assert set(starts) == set(range(seats))


def test_the_same_secret_lays_out_the_same_game_and_another_secret_another() -> None:
    assert new_game().g == new_game().g
    assert new_game().g.pile != new_game(secret=SECRETS[1]).g.pile


def test_the_guard_tower_is_not_advised_for_two_yet_not_forbidden() -> None:
    names = tuple(name for i, name in enumerate(CARD_NAMES) if i % 10 < 5)
    assert "guard_tower-1" in names
    assert game.check_options(2, Options(buildings="chosen", chosen=names)) is None
    assert not new_game(2, Options(buildings="chosen", chosen=names)).play_on().g.asked


def test_the_supplies_question_is_the_first_and_no_one_may_decline_it() -> None:
    t = new_game(5)
    assert set(t.asked.values()) == {"supplies"}
    assert len(t.asked) == 5
    assert all(PASS not in t.options(name) for name in t.asked)
