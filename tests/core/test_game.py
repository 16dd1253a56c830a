"""The border of a game: what everything outside the rules may rely on."""

from __future__ import annotations

import json

import pytest

from rules.core import Hidden, Line, Move, Refusal, Refused
from tests.support.toy_game import TOY_GAME, result
from tests.support.toy_game_parts import Options, Table, View

SECRET = bytes(range(32))


def table(**options: str) -> Table:
    return TOY_GAME.new(3, SECRET, Options(**options))


def answered(g: Table, seat: int, *pick: int | str) -> Table:
    ask = next(ask for ask in g.asked if ask.seat == seat)
    return TOY_GAME.play(g, Move(seat, ask.choice, pick, ask.revision))[0]


def test_a_new_table_stands_at_its_first_questions_and_has_told_nothing_yet() -> None:
    g = table()
    assert [(ask.seat, ask.choice) for ask in g.asked] == [(0, "pass_on"), (1, "pass_on"), (2, "pass_on")]
    assert (g.revision, g.events, g.undo_depth) == (0, [], 0)


def test_a_table_without_options_is_played_by_the_defaults() -> None:
    assert TOY_GAME.new(3, SECRET) == TOY_GAME.new(3, SECRET, Options())


def test_playing_leads_on_and_tells_what_happened() -> None:
    g = table()
    g = answered(answered(g, 0, g.hands[0][0]), 1, g.hands[1][0])
    ask = g.asked[2]
    g, events = TOY_GAME.play(g, Move(2, "pass_on", (g.hands[2][0],), ask.revision))
    assert [event.key for event in events] == ["passed"] * 3
    assert g.undo_barrier == "opened"


def test_a_refusal_is_carried_out_by_the_one_exception() -> None:
    with pytest.raises(Refused) as told:
        TOY_GAME.play(table(), Move(0, "pass_on", (99,), 0))
    assert told.value.refusal == Refusal("not_an_option")


def looking(*, seen_by: tuple[int, ...]) -> Table:
    """A table at which seat 0 may look into the nest, of which some have seen the first token."""
    g = table(looks="in_turn")
    for seat in range(3):
        g = answered(g, seat, g.hands[seat][0])
    g = g.clone()
    g.nest[0] = Hidden(g.nest[0].face, seen_by)
    TOY_GAME.rules.settle(g)
    return g


def test_barred_says_what_a_seat_would_expect_and_may_not() -> None:
    g = looking(seen_by=(0,))
    assert TOY_GAME.barred(g, 0) == {0: Refusal("seen_before", {"at": 0})}
    assert TOY_GAME.barred(looking(seen_by=(1,)), 0) == {}
    with pytest.raises(Refused) as told:
        answered(g, 0, 0)
    assert told.value.refusal == Refusal("seen_before", {"at": 0})


def test_a_view_shows_a_seat_its_own_and_the_public_nobody_s() -> None:
    g = table()
    own, public = TOY_GAME.view(g, 1), TOY_GAME.view(g, None)
    assert isinstance(own, View)
    assert [place.hand for place in own.places] == [None, g.hands[1], None]
    assert [place.hand for place in public.places] == [None, None, None]
    assert [place.cards for place in public.places] == [4, 4, 4]


def test_an_imagined_world_has_other_dice_and_keeps_what_the_seat_knows() -> None:
    g = looking(seen_by=(0, 2))
    world = TOY_GAME.imagine(g, 0, b"i" * 32)
    assert world.secret == (b"i" * 32).hex()
    assert (world.hands[0], world.nest[0], world.asked) == (g.hands[0], g.nest[0], g.asked)
    assert (world.quiet, world.events) == (False, [])


def test_imagining_does_not_touch_the_table() -> None:
    g = looking(seen_by=(1,))
    before = json.dumps(TOY_GAME.save(g))
    for seat in (None, 0, 1, 2):
        TOY_GAME.imagine(g, seat, b"i" * 32)
    assert json.dumps(TOY_GAME.save(g)) == before


def test_imagined_worlds_of_one_secret_are_equal() -> None:
    g = table()
    assert TOY_GAME.imagine(g, 0, b"i" * 32) == TOY_GAME.imagine(g, 0, b"i" * 32)
    assert TOY_GAME.imagine(g, 0, b"i" * 32) != TOY_GAME.imagine(g, 0, b"j" * 32)


def ended(*tokens: int, shelves: list[tuple[int, ...]]) -> Table:
    """A table that is over."""
    g = table()
    g.over, g.won, g.shelves = True, [(Hidden(face),) for face in tokens], shelves
    return g


def test_there_is_no_result_before_the_end() -> None:
    assert TOY_GAME.result(table()) is None


def test_a_result_ranks_the_seats_and_gives_the_points_by_line() -> None:
    told = result(ended(8, 5, 1, shelves=[(0,), (2, 0), ()]))  # a bead; a ring and a bead; nothing
    assert told is not None
    assert told.totals == (10, 14, 1)
    assert (told.places, told.winners, told.why) == ((2, 1, 3), (1,), "most_points")
    assert told.lines == (Line("tokens", (8, 5, 1)), Line("trinkets", (2, 9, 0)))


def test_ties_share_a_place_and_the_next_one_is_left_out() -> None:
    told = result(ended(5, 5, 1, shelves=[(), (), ()]))
    assert told is not None
    assert (told.places, told.winners, told.why) == ((1, 1, 3), (0, 1), "shared")
