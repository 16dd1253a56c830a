"""Apart: small agendas side by side; an answer takes effect on arrival and its follow-ups keep nobody waiting."""

from __future__ import annotations

from rules.core import PASS, apart

from .desk import Desk, ask_of, asked, begin, book, move, pick, refused, reloaded

rules = book()


@rules.choice
def supplies(g: Desk, seat: int) -> tuple[str, ...]:
    return "take", "look", "clear out"


@supplies.chosen
def supplies_chosen(g: Desk, seat: int, what: str) -> None:
    g.notes.append(f"{seat} {what}")
    if what == "take":
        g.pile -= 1
    if what == "look":
        g.then(look(seat), supplies(seat))
    if what == "clear out":
        g.then(clear_out(seat))


@rules.choice
def look(g: Desk, seat: int) -> tuple[str, ...]:
    return "nun", PASS


@look.chosen
def look_chosen(g: Desk, seat: int, at: str) -> None:
    g.notes.append(f"{seat} looked at {at}")


@rules.step
def clear_out(g: Desk, seat: int) -> None:
    g.pile = 0


@rules.choice
def buy(g: Desk, seat: int) -> tuple[int, ...]:
    return tuple(range(g.pile))


@buy.chosen
def buy_chosen(g: Desk, seat: int, n: int) -> None:
    g.notes.append(f"{seat} bought {n}")
    g.pile -= n


@rules.forced
def rest(g: Desk, seat: int) -> tuple[int, ...]:
    return tuple(range(g.pile)) or (99,)


@rest.chosen
def rest_chosen(g: Desk, seat: int, n: int) -> None:
    g.notes.append(f"{seat} rested {n}")


@rules.step
def note(g: Desk, text: str) -> None:
    g.notes.append(text)


def test_everybody_is_asked_at_once_and_answers_take_effect_on_arrival() -> None:
    g = begin(rules, apart(supplies(0), supplies(1), supplies(2)), note("end"), pile=5)
    assert asked(g) == [(0, "supplies"), (1, "supplies"), (2, "supplies")]
    g = pick(rules, g, "take", seat=1)
    assert (g.notes, g.pile) == (["1 take"], 4)
    assert asked(g) == [(0, "supplies"), (2, "supplies")]


def test_the_frame_ends_when_all_branches_are_empty() -> None:
    g = begin(rules, apart(supplies(0), supplies(1)), note("end"))
    g = pick(rules, pick(rules, g, "take", seat=1), "take", seat=0)
    assert (g.notes, g.asked, g.agenda) == (["1 take", "0 take", "end"], (), [])


def test_a_follow_up_waits_on_its_own_branch_and_keeps_nobody_else_waiting() -> None:
    g = pick(rules, begin(rules, apart(supplies(0), supplies(1))), "look", seat=0)
    assert asked(g) == [(0, "look"), (1, "supplies")]
    g = pick(rules, g, "take", seat=1)
    assert asked(g) == [(0, "look")]
    assert asked(pick(rules, g, "nun", seat=0)) == [(0, "supplies")]


def test_every_branch_is_a_saved_stack_of_its_own() -> None:
    g = pick(rules, begin(rules, apart(supplies(0), supplies(1)), note("end")), "look", seat=0)
    branches = ((("supplies", (0,)), ("look", (0,))), (("supplies", (1,)),))
    assert g.agenda == [("note", ("end",)), ("apart", branches)]
    assert reloaded(rules, g) == g
    assert reloaded(rules, g).asked == g.asked


def test_a_neighbour_s_effect_changes_the_options_of_the_others() -> None:
    g = begin(rules, apart(buy(0), buy(1)), pile=4)
    g = pick(rules, g, 3, seat=1)
    assert ask_of(g, 0).options == (0,)


def test_a_step_on_a_later_branch_changes_the_options_of_an_earlier_one() -> None:
    g = begin(rules, apart(buy(0), supplies(1), buy(2)), note("end"), pile=3)
    g = pick(rules, g, "clear out", seat=1)
    assert g.asked == ()  # nothing is left to buy, before or behind
    assert g.notes == ["1 clear out", "end"]


def test_questions_of_the_others_are_the_same_after_a_load() -> None:
    g = begin(rules, apart(rest(0), buy(1), supplies(2)), pile=3)
    g = pick(rules, g, "take", seat=2)
    assert ask_of(g, 1).options == (0, 1)
    assert reloaded(rules, g).asked == g.asked


def test_a_forced_question_answers_itself_when_a_neighbour_leaves_one_option() -> None:
    g = begin(rules, apart(rest(0), supplies(1)), pile=2)
    assert asked(g) == [(0, "rest"), (1, "supplies")]
    assert pick(rules, g, "take", seat=1).notes == ["1 take", "0 rested 0"]


def test_a_branch_may_be_a_group_of_branches() -> None:
    g = begin(rules, apart(apart(supplies(0), supplies(1)), supplies(2)), note("end"))
    g = pick(rules, g, "look", seat=1)
    assert asked(g) == [(0, "supplies"), (1, "look"), (2, "supplies")]
    assert reloaded(rules, g).asked == g.asked
    for seat, what in ((1, "nun"), (2, "take"), (1, "take"), (0, "take")):
        g = pick(rules, g, what, seat=seat)
    assert g.notes == ["1 look", "1 looked at nun", "2 take", "1 take", "0 take", "end"]


def test_a_branch_that_starts_with_a_step_runs_it_at_once() -> None:
    g = begin(rules, apart(supplies(0), note("hello")))
    assert (g.notes, asked(g)) == (["hello"], [(0, "supplies")])


def test_an_answer_on_a_branch_can_be_taken_back_until_a_barrier() -> None:
    before = begin(rules, apart(supplies(0), supplies(1)), pile=5)
    after = pick(rules, before, "take", seat=1)
    back = rules.take_back(after, before)
    assert (back.pile, asked(back)) == (5, [(0, "supplies"), (1, "supplies")])
    assert refused(rules, back, move(before, "take", seat=1)).key == "out_of_date"
    assert rules.check(back, move(before, "take", seat=0))
