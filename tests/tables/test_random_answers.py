"""How bot players answer without thought: by lots under the table's secret, to the same question the same for ever."""

from __future__ import annotations

import random
from collections import Counter

from bot.tables.workers.random_answers import draw
from rules.core import Ask

SECRET = bytes(range(32))


def question(*options: int, least: int = 1, most: int = 1, seat: int = 0, revision: int = 5) -> Ask:
    return Ask(seat, "lay", (seat,), options, least, most, revision)


def test_an_answer_is_always_a_legal_one() -> None:
    for least, most in ((0, 3), (1, 1), (2, 2), (0, 0)):
        ask = question(1, 1, 2, least=least, most=most)
        for number in range(50):
            pick = draw(SECRET, ask, number).pick
            assert least <= len(pick) <= most
            assert all(pick.count(option) <= ask.options.count(option) for option in pick)


def test_the_same_question_gets_the_same_answer_under_whatever_revision() -> None:
    for number in range(20):
        first, again = (draw(SECRET, question(1, 2, 3, 4, 5, revision=r), number) for r in (5, 90))
        assert (first.pick, first.revision, again.revision) == (again.pick, 5, 90)


def test_what_else_is_offered_changes_an_answer_only_where_it_is_chosen_or_gone() -> None:
    for number in range(50):
        (pick,) = draw(SECRET, question(*range(8)), number).pick
        for other in set(range(8)) - {pick}:
            fewer = question(*(option for option in range(8) if option != other))
            assert draw(SECRET, fewer, number).pick == (pick,)
        assert draw(SECRET, question(*range(9)), number).pick in ((pick,), (8,))


def test_seats_numbers_and_secrets_have_lots_of_their_own() -> None:
    options = tuple(range(1000))
    one = draw(SECRET, question(*options), 3).pick
    others = (
        draw(SECRET, question(*options, seat=1), 3),
        draw(SECRET, question(*options), 4),
        draw(SECRET[::-1], question(*options), 3),
    )
    assert all(other.pick != one for other in others)


def test_every_option_and_every_number_of_options_comes_up_about_as_often() -> None:
    rng = random.Random(1)
    options, sizes = Counter[int](), Counter[int]()
    for number in range(3000):
        secret = rng.randbytes(32)
        options.update(draw(secret, question(1, 2, 3), number).pick)  # type: ignore[arg-type]
        sizes[len(draw(secret, question(1, 2, 3, least=0, most=3), number).pick)] += 1
    assert set(options) == {1, 2, 3} and all(900 < n < 1100 for n in options.values()), options
    assert set(sizes) == {0, 1, 2, 3} and all(650 < n < 850 for n in sizes.values()), sizes
