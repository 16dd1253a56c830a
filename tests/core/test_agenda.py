"""The agenda: frames run from the top, `then` puts others ahead, questions stop it."""

from __future__ import annotations

import pytest

from rules.core import PASS, Several, exactly, up_to

from .desk import Desk, asked, begin, book, pick, reloaded

rules = book()


@rules.step
def note(g: Desk, text: str) -> None:
    g.notes.append(text)


@rules.step
def chapter(g: Desk, name: str) -> None:
    g.notes.append(name)
    g.then(note(f"{name}.1"), note(f"{name}.2"))


@rules.step
def countdown(g: Desk, n: int) -> None:
    if n:
        g.then(note(str(n)), countdown(n - 1))


@rules.choice
def colour(g: Desk, seat: int) -> tuple[str, ...]:
    return "red", "blue", PASS


@colour.chosen
def colour_chosen(g: Desk, seat: int, name: str) -> None:
    g.notes.append(name)
    g.then(note(f"after {name}"))


@rules.choice
def nothing(g: Desk, seat: int) -> tuple[int, ...]:
    return ()


@nothing.chosen
def nothing_chosen(g: Desk, seat: int, picked: int) -> None:
    raise AssertionError("nobody can be asked")


@rules.forced
def seat_to_the_left(g: Desk, seat: int, others: tuple[int, ...]) -> tuple[int, ...]:
    return others


@seat_to_the_left.chosen
def seat_to_the_left_chosen(g: Desk, seat: int, other: int, others: tuple[int, ...]) -> None:
    g.notes.append(f"{other} of {others}")


@rules.counted
def discard(g: Desk, seat: int, n: int) -> Several[int]:
    return up_to(n, g.hands[seat])


@discard.chosen
def discard_chosen(g: Desk, seat: int, cards: tuple[int, ...], n: int) -> None:
    g.notes.append(f"discarded {cards}")


@rules.forced_counted
def give(g: Desk, seat: int, n: int) -> Several[int]:
    return exactly(n, g.hands[seat])


@give.chosen
def give_chosen(g: Desk, seat: int, cards: tuple[int, ...], n: int) -> None:
    g.notes.append(f"gave {cards}")


@rules.choice
def any_time(g: Desk, seat: int) -> tuple[str, ...]:
    return tuple(verb for verb in ("sing", "dance") if verb not in g.notes)


@any_time.chosen
def any_time_chosen(g: Desk, seat: int, verb: str) -> None:
    g.notes.append(verb)
    g.then(any_time(seat))


def test_steps_run_by_themselves_in_the_order_given() -> None:
    g = begin(rules, note("a"), note("b"), note("c"))
    assert g.notes == ["a", "b", "c"]


def test_then_puts_frames_ahead_of_everything_waiting() -> None:
    assert begin(rules, chapter("1"), chapter("2")).notes == ["1", "1.1", "1.2", "2", "2.1", "2.2"]


def test_an_empty_agenda_asks_nobody() -> None:
    g = begin(rules, note("end"))
    assert (g.asked, g.agenda) == ((), [])


def test_a_loop_is_a_step_that_schedules_itself_again() -> None:
    assert begin(rules, countdown(3), note("done")).notes == ["3", "2", "1", "done"]


def test_a_question_stops_the_agenda_until_it_is_answered() -> None:
    g = begin(rules, note("before"), colour(0), note("behind"))
    assert g.notes == ["before"]
    assert asked(g) == [(0, "colour")]
    assert pick(rules, g, "red").notes == ["before", "red", "after red", "behind"]


def test_passing_is_an_option_like_any_other() -> None:
    assert pick(rules, begin(rules, colour(0)), PASS).notes == ["pass", "after pass"]


def test_a_one_of_question_without_options_falls_away() -> None:
    g = begin(rules, nothing(0), note("on"))
    assert (g.asked, g.notes) == ((), ["on"])


def test_a_counted_question_is_asked_even_where_nothing_is_the_only_answer() -> None:
    g = begin(rules, discard(0, 2))
    assert asked(g) == [(0, "discard")]
    assert pick(rules, g).notes == ["discarded ()"]


def test_a_forced_question_with_one_option_answers_itself() -> None:
    assert begin(rules, seat_to_the_left(0, (2,))).notes == ["2 of (2,)"]


def test_a_forced_question_with_two_options_is_asked() -> None:
    assert asked(begin(rules, seat_to_the_left(0, (1, 2)))) == [(0, "seat_to_the_left")]


def test_an_unforced_question_with_one_option_is_asked() -> None:
    g = begin(rules, discard(0, 1), hands=[(7,), (), ()])
    assert asked(g) == [(0, "discard")]


def test_a_forced_count_answers_itself_where_all_options_must_go() -> None:
    assert begin(rules, give(0, 3), hands=[(4, 5), (), ()]).notes == ["gave (4, 5)"]


def test_a_forced_count_of_none_answers_itself_with_nothing() -> None:
    assert begin(rules, give(0, 0), hands=[(4, 5), (), ()]).notes == ["gave ()"]


def test_a_forced_count_with_a_choice_left_is_asked() -> None:
    assert asked(begin(rules, give(0, 1), hands=[(4, 5), (), ()])) == [(0, "give")]


def test_a_choice_at_any_time_comes_back_until_its_last_verb_is_taken() -> None:
    g = begin(rules, any_time(0), note("on"))
    assert g.asked[0].options == ("sing", "dance")
    g = pick(rules, g, "dance")
    assert g.asked[0].options == ("sing",)
    assert pick(rules, g, "sing").notes == ["dance", "sing", "on"]


def test_a_saved_agenda_reads_like_the_rules() -> None:
    g = begin(rules, discard(0, 2), chapter("late"))
    assert g.agenda == [("chapter", ("late",)), ("discard", (0, 2))]


def test_a_table_settles_the_same_after_every_load() -> None:
    g = begin(rules, note("once"), colour(0), note("behind"))
    assert reloaded(rules, g) == g
    assert reloaded(rules, g).asked == g.asked


def test_two_paragraphs_cannot_have_one_name() -> None:
    again = book()
    again.step(_named("note"))
    with pytest.raises(ValueError, match="'note'"):
        again.step(_named("note"))
    with pytest.raises(ValueError, match="'sealed'"):
        again.step(_named("sealed"))


def _named(name: str):  # type: ignore[no-untyped-def]
    def paragraph(g: Desk) -> None: ...

    paragraph.__name__ = name
    return paragraph


def test_a_choice_without_effect_says_which_one_it_is() -> None:
    bare = book()

    @bare.choice
    def unfinished(g: Desk, seat: int) -> tuple[int, ...]:
        return (1,)

    with pytest.raises(AssertionError, match="unfinished"):
        pick(bare, begin(bare, unfinished(0)), 1)
