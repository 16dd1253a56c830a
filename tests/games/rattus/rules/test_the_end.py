"""The Baker's hand-over, the final ravage, the winner."""

from random import Random
from typing import Any

import pytest

from rules.rattus import game
from rules.rattus.components import BY_CHOICE, BY_EVERYBODY, BY_MAJORITY, Class
from tests.support.company import any_move

from .build import table

# --------------------------------------------------------------------------- the Baker's hand-over


@pytest.mark.parametrize(
    ("holder", "left", "seats"), [("Red", "Yellow", 4), ("Blue", "Red", 4), ("Yellow", "Red", 2), ("Green", "Red", 3)]
)
def test_the_player_left_of_the_bakers_holder_places_all_cubes_on_the_card(holder: str, left: str, seats: int) -> None:
    t = table("gallia: rats 6", seats=seats, cards={holder: "baker"}, baker=3).ravage_all(after="Red")
    assert t.asked == {left: "empty_baker"}
    assert t.view(None).turn == -1  # it is nobody's turn any more
    t.play(left, "empty_baker", "italia")
    assert t.cubes("italia") == {holder: 3}
    assert t.held(holder) == "baker"


def test_without_cubes_on_the_baker_nobody_is_asked() -> None:
    assert table("gallia: Red 1", cards={"Blue": "baker"}).ravage_all(after="Red").asked == {}


def test_it_happens_after_the_final_round_and_before_the_final_ravage() -> None:
    t = table("gallia: rats 1-A", cards={"Blue": "baker"}, baker=2).last_round(after="Red").done("Blue")
    assert t.asked == {"Red": "empty_baker"}
    t.play("Red", "empty_baker", "gallia")
    assert t.result().totals == (0, 0, 0, 1)


def test_it_happens_though_the_holder_had_the_last_regular_turn() -> None:
    t = table("gallia: rats 6", cards={"Red": "baker"}, baker=2).last_round(after="Red")
    assert t.asked == {"Yellow": "empty_baker"}


# --------------------------------------------------------------------------- the final ravage


def test_every_region_is_ravaged_token_by_token_wherever_the_piece_is() -> None:
    t = table("anglia: rats 1-A 1-A; Red 1", "gallia: rats 1-A; Red 2", "russia: rats 1-A; Blue 2", plague="italia")
    t.ravage_all(after="Red")
    assert [(fact["region"], fact["n"]) for fact in t.told("turned_up")] == [(0, 1), (1, 2), (10, 2)]
    assert t.result().totals == (1, 0, 0, 1)


def test_walls_and_bishops_shelter_nobody_from_it() -> None:
    walls = "gallia-hispania hispania-italia"
    t = table("hispania: rats 1-A; Red 1", walls=walls, bishops="hispania").ravage_all(after="Red")
    assert t.lost() == {"Red": 1}


def test_nuns_and_class_cards_count_in_it() -> None:
    regions = ("anglia: rats 2-A; Red 2", "gallia: rats 1-Mag; Red 1, Blue 2")
    t = table(*regions, nuns="anglia", cards={"Blue": "witch wizard"}).ravage_all(after="Red")
    assert (t.flipped(), t.lost()) == (["2-A no", "1-Mag hit"], {"Blue": 2})


def test_no_rats_spread_and_no_serf_or_crusader_works_in_it() -> None:
    t = table("gallia: rats 1-A 2-A; Red 2, Blue 2", cards={"Red": "serf crusader"}).ravage_all(after="Blue")
    assert t.asked == {}
    assert (t.told("new_rat"), t.told("revealed"), t.told("serf")) == ([], [], [])


def test_tokens_are_turned_up_in_the_order_in_which_they_came() -> None:
    t = table("gallia: rats 2-A 1-A 3-A; Red 5").ravage_all(after="Blue")
    assert t.flipped() == ["2-A hit", "1-A hit", "3-A hit"]


def test_tokens_where_nobody_lives_take_nobody_and_lie_open_in_the_end() -> None:
    t = table("gallia: rats 1-A", "italia: Red 1").ravage_all(after="Red")
    assert (t.flipped(), t.told("left_over")) == ([], [{"n": 1}])
    assert t.knows("Blue", "gallia") == ["1-A"]


def test_the_piece_counts_only_if_the_knight_was_used_in_the_final_round() -> None:
    t = table("gallia: rats 3-A; Red 1", plague="gallia", cards={"Red": "knight"}).ravage_all(after="Red")
    assert t.flipped() == ["3-A no"]


# --------------------------------------------------------------------------- the winner


def test_most_cubes_on_the_board_and_in_the_palace_win() -> None:
    t = table("gallia: Red 2, Blue 3", "italia: Red 2", palace={"Blue": 2, "Green": 1}).ravage_all(after="Red")
    result = t.result()
    assert (result.totals, result.winners, result.why) == ((4, 0, 1, 5), (3,), "most_cubes")
    assert result.places == (2, 4, 3, 1)
    lines = {line.key: line.points for line in result.lines}
    assert lines == {"regions": (4, None, None, 3), "palace": (None, None, 1, 2)}


def test_cubes_in_the_supply_count_nothing() -> None:
    t = table("gallia: Red 1", palace={"Blue": 2}).ravage_all(after="Yellow")
    assert t.result().totals == (1, 0, 0, 2)


@pytest.mark.parametrize(
    ("after", "winner", "places"),
    [
        ("Red", "Yellow", (4, 1, 2, 3)),
        ("Yellow", "Green", (3, 4, 1, 2)),
        ("Green", "Blue", (2, 3, 4, 1)),
        ("Blue", "Red", (1, 2, 3, 4)),
    ],
)
def test_of_those_tied_who_would_have_had_the_next_turn_wins(after: str, winner: str, places: tuple[int, ...]) -> None:
    t = table("gallia: Red 1, Yellow 1, Green 1, Blue 1").ravage_all(after=after)
    result = t.result()
    assert (result.places, result.why) == (places, "next_in_turn")
    assert t.told("won") == [{"seat": ["Red", "Yellow", "Green", "Blue"].index(winner), "n": 1}]


def test_a_tie_behind_the_winner_does_not_decide_who_wins() -> None:
    t = table("gallia: Red 3, Yellow 1, Green 1, Blue 2").ravage_all(after="Yellow")
    assert (t.result().places, t.result().why) == ((1, 4, 3, 2), "most_cubes")


def test_the_player_of_the_last_turn_loses_a_tie_of_two() -> None:
    t = table("gallia: Red 1, Yellow 1", seats=2).ravage_all(after="Yellow")
    assert t.result().winners == (0,)


def test_what_everybody_saved_is_told_to_all() -> None:
    t = table("gallia: Red 1", palace={"Yellow": 2}, seats=2).ravage_all(after="Red")
    assert t.told("saved") == [{"seat": 0, "n": 1}, {"seat": 1, "n": 2}]


def test_before_the_end_there_is_no_result() -> None:
    t = table("gallia: Red 1").turn("Red")
    with pytest.raises(AssertionError):
        t.result()


def test_after_the_end_nobody_is_asked_anything() -> None:
    t = table("gallia: Red 1").ravage_all(after="Red")
    assert t.asked == {}
    assert t.why_not("Red", "turn", ("plague", "gallia")) == "game_over"


# --------------------------------------------------------------------------- what is kept for the end


def test_what_the_final_ravage_takes_and_the_way_of_the_plague_are_kept() -> None:
    for seats in (2, 3, 4):
        chance = Random(seats)
        state = game.new(seats, chance.randbytes(32), game.Options())
        way, lost, at_last = list[Any]([state.plague]), list[Any](), False
        while state.asked:
            state, events = game.play(state, any_move(chance, state.asked))
            for event in events:
                at_last = at_last or event.key == "final_ravage"
                if event.key == "plague":
                    way.append(event.facts["target"])
                if event.key == "lost" and at_last:
                    lost.append(event.facts)
        view = game.view(state, None)
        assert view.way == tuple(way)
        assert [(loss.region, loss.seat, loss.n) for loss in view.ravaged] == [
            (facts["region"], facts["seat"], facts["n"]) for facts in lost
        ]
        of_seats = [view.ravage_took("seat", seat) for seat in range(seats)]
        assert sum(of_seats) == sum(view.ravage_took("region", region) for region in state.regions)


def test_a_save_from_before_this_was_kept_goes_on_without() -> None:
    old = game.save(game.new(3, bytes(32), game.Options())) | {"version": 1}
    del old["way"], old["ravaged"]
    state, chance = game.load(old), Random(1)
    while state.asked:
        state, _ = game.play(state, any_move(chance, state.asked))
    assert (game.view(state, None).way, game.view(state, None).ravaged) == ((), ())


def test_a_save_that_told_by_numbers_what_took_cubes_is_read() -> None:
    old = game.save(game.new(3, bytes(32), game.Options()))
    old |= {"version": 4, "ravaged": [[0, 1, 3, -1], [0, 2, 1, -2], [4, 1, 1, -3], [4, 1, 1, 5]]}
    assert [loss.by for loss in game.load(old).ravaged] == [BY_MAJORITY, BY_EVERYBODY, BY_CHOICE, Class.ROYALTY]
