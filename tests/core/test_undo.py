"""Undo: a seat takes its own moves back until a barrier; the state counts how far and names what is in the way."""

from __future__ import annotations

from rules.core import UNDO_LIMIT, apart, only

from .desk import Desk, ask_of, asked, begin, book, move, pick, refused

rules = book()


@rules.choice
def act(g: Desk, seat: int) -> tuple[str, ...]:
    return "quiet", "dice", "reveal", "reveal and dice"


@act.chosen
def act_chosen(g: Desk, seat: int, what: str) -> None:
    g.notes.append(what)
    if "dice" in what:
        g.notes.append(str(g.below(6)))
    if "reveal" in what:
        g.reveal("saw", seat=seat, face=only(seat, 3))
        g.reveal("saw_more", seat=seat)


@rules.step
def rounds(g: Desk, seats: tuple[int, ...]) -> None:
    if seats:
        g.then(act(seats[0]), rounds(seats[1:]))


def undo(g: Desk) -> tuple[int, int, int, str]:
    return g.undo_seat, g.undo_depth, g.undo_reach, g.undo_barrier


def played(*moves: tuple[int, str]) -> list[Desk]:
    """The table before the first move and after each."""
    tables = [begin(rules, rounds((*[seat for seat, _ in moves], 9)))]
    for seat, what in moves:
        tables.append(pick(rules, tables[-1], what, seat=seat))
    return tables


def test_a_new_table_has_nothing_to_take_back() -> None:
    assert undo(played()[-1]) == (-1, 0, 0, "")


def test_a_seat_may_take_back_as_many_moves_as_it_made_in_a_row() -> None:
    assert [undo(g) for g in played((0, "quiet"), (0, "quiet"))[1:]] == [(0, 1, 1, ""), (0, 2, 2, "")]


def test_another_mover_starts_a_new_count_but_the_reach_goes_on() -> None:
    assert undo(played((0, "quiet"), (0, "quiet"), (1, "quiet"))[-1]) == (1, 1, 3, "")


def test_dice_are_a_barrier() -> None:
    assert undo(played((0, "quiet"), (0, "dice"))[-1]) == (-1, 0, 0, "dice")


def test_a_reveal_is_a_barrier_named_by_its_first_event() -> None:
    assert undo(played((0, "quiet"), (0, "reveal"))[-1]) == (-1, 0, 0, "saw")
    assert undo(played((0, "reveal and dice"))[-1]) == (-1, 0, 0, "saw")


def test_after_a_barrier_the_count_starts_anew_and_the_barrier_keeps_its_name() -> None:
    assert undo(played((0, "reveal"), (0, "quiet"))[-1]) == (0, 1, 1, "saw")
    assert undo(played((0, "reveal"), (0, "quiet"), (0, "dice"))[-1]) == (-1, 0, 0, "dice")


def test_the_stack_is_not_endless() -> None:
    g = played(*[(0, "quiet")] * (UNDO_LIMIT + 5))[-1]
    assert (g.undo_depth, g.undo_reach) == (UNDO_LIMIT, UNDO_LIMIT)


def test_taking_back_restores_the_content_under_a_new_revision() -> None:
    before, after = played((0, "quiet"))
    back = rules.take_back(after, before)
    assert (back.notes, asked(back), undo(back)) == (before.notes, asked(before), undo(before))
    assert (before.revision, after.revision, back.revision) == (0, 1, 2)


def test_a_press_from_before_does_not_fit_any_more() -> None:
    before, after = played((0, "quiet"))
    back = rules.take_back(after, before)
    assert refused(rules, back, move(before, "quiet")).key == "out_of_date"
    assert pick(rules, back, "dice").revision == 3


def test_one_undo_after_the_other_leads_back_to_the_barrier() -> None:
    tables = played((0, "dice"), (0, "quiet"), (1, "quiet"), (1, "quiet"))
    now, stack = tables[-1], tables[-1 - tables[-1].undo_reach : -1]
    for before in reversed(stack):
        now = rules.take_back(now, before)
        assert (now.notes, undo(now)) == (before.notes, undo(before))
    assert undo(now) == (-1, 0, 0, "dice")
    assert now.revision == tables[-1].revision + 3


def test_undo_never_rolls_again() -> None:
    before, after = played((0, "quiet"))
    back = rules.take_back(after, before)
    assert pick(rules, back, "dice").notes == pick(rules, before, "dice").notes


def test_questions_of_others_that_the_move_did_not_touch_stay_pressable_over_an_undo() -> None:
    before = begin(rules, apart(act(0), act(1)))
    after = pick(rules, before, "quiet", seat=0)
    back = rules.take_back(after, before)
    assert ask_of(back, 1).revision == 0
    assert ask_of(back, 0).revision == back.revision
    assert pick(rules, back, "quiet", seat=1).revision == 3


def test_a_question_that_the_undone_move_had_changed_is_new_again() -> None:
    shop = book()

    @shop.choice
    def buy(g: Desk, seat: int) -> tuple[int, ...]:
        return tuple(range(1, g.pile + 1))

    @buy.chosen
    def buy_chosen(g: Desk, seat: int, n: int) -> None:
        g.pile -= n

    before = begin(shop, apart(buy(0), buy(1)), pile=5)
    after = pick(shop, before, 3, seat=0)
    back = shop.take_back(after, before)
    assert ask_of(back, 1).options == ask_of(before, 1).options
    assert [ask_of(g, 1).revision for g in (before, after, back)] == [0, 1, 2]
    assert refused(shop, back, move(after, 1, seat=1)).key == "out_of_date"


def test_taking_back_leaves_the_stored_state_alone() -> None:
    before, after = played((0, "quiet"))
    kept = before.clone()
    pick(rules, rules.take_back(after, before), "dice")
    assert (before, before.asked) == (kept, kept.asked)
