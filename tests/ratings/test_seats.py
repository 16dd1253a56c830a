"""Which seats of a finished game are rated, for whom and at which rank."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.ratings import Party, SeatRecord, rated_game

ANA, BEA, CHLOE = 1, 2, 3
WINNER = SeatRecord(1, True, ANA, False, "easy", 40, 0, ())
SECOND = SeatRecord(2, False, BEA, False, "easy", 40, 0, ())
THIRD = SeatRecord(3, False, CHLOE, False, "easy", 40, 0, ())


def ranks(*seats: SeatRecord, excluded: frozenset[int] = frozenset()) -> dict[Party, int] | None:
    """The rank of each who is rated."""
    game = rated_game("magpie", seats, excluded)
    return None if game is None else dict(game.seats)


def test_places_are_ranks() -> None:
    assert ranks(WINNER, SECOND, THIRD) == {Party(ANA): 1, Party(BEA): 2, Party(CHLOE): 3}


def test_who_shares_a_place_or_the_victory_shares_the_rank() -> None:
    assert ranks(WINNER, replace(SECOND, won=True), THIRD) == {Party(ANA): 1, Party(BEA): 1, Party(CHLOE): 3}
    assert ranks(WINNER, SECOND, replace(THIRD, place=2)) == {Party(ANA): 1, Party(BEA): 2, Party(CHLOE): 2}


def test_bot_players_are_rated_by_level() -> None:
    bot = SeatRecord(1, True, None, True, "strong", 0, 0, ())
    assert ranks(bot, SECOND, THIRD) == {Party(level="strong"): 1, Party(BEA): 2, Party(CHLOE): 3}


def test_one_person_among_bot_players_is_not_rated() -> None:
    bot = SeatRecord(2, False, None, True, "strong", 0, 0, ())
    assert ranks(WINNER, bot, bot) is None


@pytest.mark.parametrize(("decided", "cared", "is_rated"), [(30, 10, True), (29, 11, False), (0, 40, False)])
def test_a_seat_that_the_caretaker_played_to_more_than_a_quarter_is_left_out(
    decided: int, cared: int, is_rated: bool
) -> None:
    found = ranks(WINNER, SECOND, replace(THIRD, decided=decided, cared=cared))
    assert found is not None and (Party(CHLOE) in found) is is_rated


@pytest.mark.parametrize(("own", "stand_in", "is_rated"), [(30, 10, True), (29, 11, False)])
def test_a_seat_that_a_stand_in_played_to_more_than_a_quarter_is_left_out(
    own: int, stand_in: int, is_rated: bool
) -> None:
    found = ranks(WINNER, SECOND, replace(THIRD, person=9, decided=stand_in, former=((CHLOE, own),)))
    assert found is not None and (Party(CHLOE) in found) is is_rated
    assert Party(9) not in found, "the game was not theirs"


def test_who_comes_back_to_their_own_seat_has_played_both_times() -> None:
    found = ranks(WINNER, SECOND, replace(THIRD, decided=20, former=((CHLOE, 20), (9, 5))))
    assert found is not None and found[Party(CHLOE)] == 3


def test_who_resigns_is_last_whatever_the_bot_player_made_of_the_seat() -> None:
    given_up = SeatRecord(1, True, None, True, "middle", 0, 0, ((ANA, 3),))
    assert ranks(given_up, SECOND, THIRD) == {Party(ANA): 4, Party(BEA): 2, Party(CHLOE): 3}


def test_a_stand_in_who_resigns_costs_neither_of_them_anything() -> None:
    left_by_both = SeatRecord(3, False, None, True, "middle", 0, 0, ((CHLOE, 30), (9, 4)))
    assert ranks(WINNER, SECOND, left_by_both) == {Party(ANA): 1, Party(BEA): 2}


def test_who_erased_themselves_or_takes_no_part_is_left_out() -> None:
    assert ranks(WINNER, SECOND, replace(THIRD, person=None)) == {Party(ANA): 1, Party(BEA): 2}
    erased_before = SeatRecord(3, False, None, True, "middle", 0, 0, ((0, 3),))
    assert ranks(WINNER, SECOND, erased_before) == {Party(ANA): 1, Party(BEA): 2}
    assert ranks(WINNER, SECOND, THIRD, excluded=frozenset({BEA})) == {Party(ANA): 1, Party(CHLOE): 3}
    assert ranks(WINNER, SECOND, excluded=frozenset({BEA})) is None
