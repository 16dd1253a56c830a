"""A question has a revision of its own: it changes when that question does, and the mover's next is always new."""

from __future__ import annotations

from rules.core import Several, apart, exactly, sealed

from .desk import Desk, ask_of, begin, book, move, pick, refused, reloaded

rules = book()


@rules.choice
def buy(g: Desk, seat: int) -> tuple[int, ...]:
    return tuple(range(1, g.pile + 1))


@buy.chosen
def buy_chosen(g: Desk, seat: int, n: int) -> None:
    g.pile -= n if n > 1 else 0  # a single one costs nothing: the others' options stay


@rules.choice
def same_again(g: Desk, seat: int) -> tuple[str, ...]:
    return "yes", "no"


@same_again.chosen
def same_again_chosen(g: Desk, seat: int, answer: str) -> None:
    if answer == "yes":
        g.then(same_again(seat))


@rules.counted
def keep(g: Desk, seat: int) -> Several[int]:
    return exactly(1, (1, 2))


@keep.chosen
def keep_chosen(g: Desk, seat: int, cards: tuple[int, ...]) -> None:
    g.notes.append(f"{seat} {cards}")


@rules.step
def twice(g: Desk) -> None:
    g.then(sealed(keep(0), keep(1)), sealed(keep(0), keep(1)))


def revisions(g: Desk) -> dict[int, int]:
    return {ask.seat: ask.revision for ask in g.asked}


def test_a_neighbour_s_answer_does_not_age_my_question() -> None:
    g = begin(rules, apart(buy(0), buy(1), buy(2)), pile=5)
    press = move(g, 2, seat=0)
    g = pick(rules, g, 1, seat=1)
    assert (g.revision, revisions(g)) == (1, {0: 0, 2: 0})
    assert rules.play(g, press)[0].pile == 3


def test_a_neighbour_s_answer_that_changes_my_options_does() -> None:
    g = begin(rules, apart(buy(0), buy(1), buy(2)), pile=5)
    press = move(g, 2, seat=0)
    g = pick(rules, g, 3, seat=1)
    assert revisions(g) == {0: 1, 2: 1}
    assert refused(rules, g, press).key == "out_of_date"


def test_a_question_keeps_its_revision_over_many_moves() -> None:
    g = begin(rules, apart(same_again(0), buy(1)), pile=2)
    for _ in range(3):
        g = pick(rules, g, "yes", seat=0)
    assert revisions(g) == {0: 3, 1: 0}


def test_the_mover_s_next_question_is_new_even_if_it_is_the_same() -> None:
    g = begin(rules, same_again(0))
    press = move(g, "yes")
    g = pick(rules, g, "yes")
    assert ask_of(g).revision == 1
    assert refused(rules, g, press).key == "out_of_date"


def test_a_sealed_answer_makes_the_question_a_new_one_for_its_seat_only() -> None:
    g = begin(rules, sealed(keep(0), keep(1)))
    assert revisions(pick(rules, g, 1, seat=0)) == {0: 1, 1: 0}


def test_a_question_that_comes_again_after_it_was_answered_is_another_one() -> None:
    g = begin(rules, twice())
    press = move(pick(rules, g, 1, seat=0), 2, seat=0)  # a change of mind, pressed too late
    g = pick(rules, pick(rules, g, 1, seat=0), 2, seat=1)
    assert revisions(g) == {0: 2, 1: 2}
    assert refused(rules, g, press).key == "out_of_date"


def test_revisions_survive_a_load() -> None:
    g = pick(rules, begin(rules, apart(buy(0), buy(1), buy(2)), pile=5), 1, seat=1)
    assert revisions(reloaded(rules, g)) == revisions(g) == {0: 0, 2: 0}
    assert reloaded(rules, g).since == g.since == {0: 0, 2: 0}


def test_old_revisions_are_forgotten_with_their_questions() -> None:
    g = pick(rules, begin(rules, apart(buy(0), buy(1)), pile=5), 1, seat=1)
    assert g.since == {0: 0}
    assert pick(rules, g, 1, seat=0).since == {}
