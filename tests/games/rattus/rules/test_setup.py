"""Set-up and the opening placement."""

import pytest

from rules.rattus import game
from rules.rattus.options import Options
from rules.rattus.state import BESIDE, LAID_OUT, OUT

from .build import NAMES, Play, new_game

PLAYERS = pytest.mark.parametrize(
    ("seats", "regions", "supply", "removed"), [(2, 8, 29, 12), (3, 10, 33, 6), (4, 12, 37, 0)]
)


def opened(t: Play, region: str = "gallia") -> Play:
    """The opening is over: everybody placed all their cubes in one region."""
    for _ in range(2 * t.g.seats):
        t.play(next(iter(t.asked)), "start_cubes", region)
    return t


def starting_with(seats: int, first: str) -> Play:
    tables = (new_game(seats, secret=n.to_bytes(32, "big")) for n in range(100))
    return next(t for t in tables if NAMES[t.g.first] == first)


@PLAYERS
def test_each_region_in_play_starts_with_one_rat(seats: int, regions: int, supply: int, removed: int) -> None:
    t = new_game(seats)
    assert len(t.g.regions) == regions
    assert [len(t.g.rats[region]) for region in t.g.regions] == [1] * regions
    assert sum(map(len, t.g.rats)) == regions


@PLAYERS
def test_the_supply_starts_with_29_33_or_37_rats(seats: int, regions: int, supply: int, removed: int) -> None:
    seen = new_game(seats).view(None)
    assert (seen.supply, seen.removed, seen.discards) == (supply, removed, ())


@PLAYERS
def test_the_rats_laid_out_are_starting_rats(seats: int, regions: int, supply: int, removed: int) -> None:
    t = new_game(seats)
    laid = [rat for here in t.g.rats for rat in here]
    assert all(t.g.face(rat).ringed and rat.origin == LAID_OUT and not rat.seen_by for rat in laid)


@PLAYERS
def test_no_rat_is_in_two_places(seats: int, regions: int, supply: int, removed: int) -> None:
    g = new_game(seats).g
    assert sorted([*g.supply, *g.removed, *(rat.face for here in g.rats for rat in here)]) == list(range(49))


@pytest.mark.parametrize("seats", [2, 3])
def test_unused_starting_rats_join_the_others_before_some_are_removed_unseen(seats: int) -> None:
    def ringed(pile: tuple[int, ...], t: Play) -> int:
        return sum(t.g.components.rats[face].ringed for face in pile)

    tables = [new_game(seats, secret=n.to_bytes(32, "big")) for n in range(40)]
    assert {ringed(t.g.supply, t) + ringed(t.g.removed, t) for t in tables} == {12 - len(tables[0].g.regions)}
    assert {ringed(t.g.removed, t) for t in tables} >= {0, 1}


def test_each_player_has_20_cubes_and_no_card() -> None:
    t = new_game(3)
    assert t.g.stock == [20, 20, 20]
    assert [t.held(name) for name in NAMES[:3]] == ["", "", ""]


def test_the_six_class_cards_lie_beside_the_board() -> None:
    holders = new_game().g.holder
    assert (holders.count(BESIDE), holders.count(OUT)) == (6, 12)


def test_the_plague_piece_starts_in_any_region_in_play() -> None:
    tables = [new_game(2, secret=n.to_bytes(32, "big")) for n in range(80)]
    assert {t.g.plague for t in tables} == set(tables[0].g.regions)


def test_the_first_player_is_drawn() -> None:
    assert {new_game(4, secret=n.to_bytes(32, "big")).g.first for n in range(60)} == {0, 1, 2, 3}


def test_faces_regions_and_first_player_follow_from_the_secret_alone() -> None:
    assert game.save(new_game(3).g) == game.save(new_game(3).g)
    assert game.save(new_game(3).g) != game.save(new_game(3, secret=bytes(32)).g)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        new_game(seats)


# --------------------------------------------------------------------------- the opening placement


def test_cubes_are_placed_clockwise_from_the_first_player_then_back_from_the_last() -> None:
    t, order = starting_with(4, "Green"), list[str]()
    for _ in range(8):
        (who,) = t.asked
        order.append(who)
        t.play(who, "start_cubes", "gallia")
    assert order == ["Green", "Blue", "Red", "Yellow", "Yellow", "Red", "Blue", "Green"]
    assert t.asked == {"Green": "turn"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_opening_everybody_has_4_cubes_on_the_board_and_16_left(seats: int) -> None:
    t = opened(new_game(seats))
    assert t.g.stock == [16] * seats
    assert t.cubes("gallia") == dict.fromkeys(NAMES[:seats], 4)


def test_two_cubes_go_together_on_any_region_in_play_also_an_occupied_one() -> None:
    t = starting_with(3, "Red")
    regions = "anglia gallia germania hispania hungaria italia polonia scandia bulgaria turcia"
    assert t.regions("Red") == regions
    t.play("Red", "start_cubes", "scandia")
    assert t.cubes("scandia") == {"Red": 2}
    assert t.regions("Yellow") == regions
    assert t.play("Yellow", "start_cubes", "scandia").cubes("scandia") == {"Red": 2, "Yellow": 2}


def test_a_region_that_is_not_in_play_cannot_be_settled() -> None:
    t = starting_with(2, "Red")
    assert t.why_not("Red", "start_cubes", "bulgaria") == "not_an_option"


def test_the_plague_does_nothing_during_the_opening() -> None:
    t = new_game(4)
    before = t.g.plague, t.n_rats()
    opened(t)
    assert (t.g.plague, t.n_rats()) == before
    assert set(t.happened()) == {"start_cubes"}


def test_the_first_player_has_the_first_turn_and_then_play_goes_clockwise() -> None:
    t = opened(starting_with(4, "Blue"), "hispania")
    order = []
    for _ in range(5):
        (who,) = t.asked
        order.append(who)
        t.plague(who, t.may(who, "plague").split()[0])
        while t.asked == {who: "new_rat"}:
            t.play(who, "new_rat", t.regions(who).split()[-1])
    assert order == ["Blue", "Red", "Yellow", "Green", "Blue"]


# --------------------------------------------------------------------------- which six cards


def cards_of(cards: str, n: int = 0, **more: tuple[str, ...]) -> list[int]:
    t = new_game(options=Options(cards=cards, **more), secret=n.to_bytes(32, "big"))  # type: ignore[arg-type]
    return [card for card, holder in enumerate(t.g.holder) if holder == BESIDE]


def test_by_default_the_six_cards_of_the_base_game_are_used() -> None:
    assert [card for card, holder in enumerate(new_game().g.holder) if holder == BESIDE] == [0, 3, 6, 9, 12, 15]


def test_six_at_random_can_be_any_six_of_all_eighteen() -> None:
    drawn = [cards_of("six_at_random", n) for n in range(60)]
    assert {len(cards) for cards in drawn} == {6}
    assert {card for cards in drawn for card in cards} == set(range(18))
    assert any(len({card // 3 for card in cards}) < 6 for cards in drawn)


def test_one_of_each_class_can_be_any_of_the_three() -> None:
    drawn = [cards_of("one_per_class", n) for n in range(60)]
    assert all([card // 3 for card in cards] == list(range(6)) for cards in drawn)
    assert {card for cards in drawn for card in cards} == set(range(18))


@pytest.mark.parametrize("name", ["golden_age", "rat_control", "europe_at_war"])
def test_a_suggested_set_is_laid_out(name: str) -> None:
    assert cards_of(name) == list(new_game().g.components.sets[name])


def test_any_six_that_the_players_agree_on_are_laid_out() -> None:
    chosen = ("witch", "baker", "serf", "peasant", "nun", "queen")
    assert cards_of("chosen", chosen=chosen) == [0, 1, 2, 8, 12, 16]
