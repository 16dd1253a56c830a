"""Dice: keyed hashes of a counter. The vectors are fixed for ever: a game played today must replay on any machine."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b, sha256

from hypothesis import given
from hypothesis import strategies as st

from rules.core import seal, seating
from rules.core.dice import by_number, hashes, numbers

from .desk import Desk

SECRET = bytes(range(32))
FIRST = [10525682636203316982, 2923031523713243217, 5510432992596590505]


def table() -> Desk:
    return Desk(SECRET.hex())


def test_the_first_numbers_of_a_known_secret() -> None:
    assert numbers(SECRET, 0, 3) == FIRST
    assert numbers(SECRET, 1, 2) == [5622304731151882871, 11090925507611157571]
    assert numbers(SECRET, 0, 2, b"seating") == [5430361568884332355, 18136545112553615558]


def test_a_known_shuffle_a_known_seating_and_a_known_seal() -> None:
    assert by_number("abcdefghij", numbers(SECRET, 0, 10)) == tuple("gebcidajfh")
    assert seating(SECRET, 5) == (0, 4, 3, 2, 1)
    assert seal(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_anybody_can_do_a_draw_again_with_nothing_but_a_hash() -> None:
    drawn = blake2b((0).to_bytes(8, "big"), key=SECRET).digest()
    assert numbers(SECRET, 0, 1) == [int.from_bytes(drawn[:8], "big")]
    assert seal(SECRET) == sha256(SECRET).hexdigest()


def test_a_table_draws_from_one_counter_and_never_the_same_hash_twice() -> None:
    g = table()
    assert (g.numbers(3), g.draws) == (FIRST, 1)
    assert g.numbers(9) == numbers(SECRET, 1, 9)
    assert g.draws == 3


def test_a_number_below_a_bound_is_the_remainder_of_the_next() -> None:
    g = table()
    assert g.below(6) == FIRST[0] % 6
    assert g.draws == 1


def test_a_shuffle_gives_each_item_the_next_number_and_sorts() -> None:
    g = table()
    assert g.shuffled(["a", "b", "c"]) == ("b", "c", "a")  # the second number is the lowest, then the third
    assert FIRST[1] < FIRST[2] < FIRST[0]


def test_shuffling_nothing_uses_no_dice() -> None:
    g = table()
    assert (g.shuffled(()), g.draws) == ((), 0)


@given(n=st.integers(0, 40), start=st.integers(0, 2**40))
def test_hashes_give_eight_numbers_each(n: int, start: int) -> None:
    drawn = numbers(SECRET, start, n)
    assert len(drawn) == n
    assert hashes(n) == -(-n // 8)
    assert all(0 <= number < 2**64 for number in drawn)


@given(secret=st.binary(min_size=32, max_size=32), items=st.lists(st.integers(0, 5), max_size=30))
def test_a_shuffle_loses_and_makes_nothing(secret: bytes, items: list[int]) -> None:
    assert Counter(Desk(secret.hex()).shuffled(items)) == Counter(items)


@given(secret=st.binary(min_size=32, max_size=32), seats=st.integers(1, 6))
def test_a_seating_is_a_permutation_and_independent_of_the_table_s_own_dice(secret: bytes, seats: int) -> None:
    assert sorted(seating(secret, seats)) == list(range(seats))
    assert numbers(secret, 0, 3) != numbers(secret, 0, 3, b"seating")


def test_dice_are_fair_enough_to_play_with() -> None:
    g = table()
    faces = Counter(g.below(6) for _ in range(6000))
    assert all(850 < faces[face] < 1150 for face in range(6))
