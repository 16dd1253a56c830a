"""Sealed: all answer unseen in any order, changeable until the last arrives; then the effects follow in seat order."""

from __future__ import annotations

from rules.core import Several, apart, exactly, sealed, up_to

from .desk import Desk, ask_of, asked, begin, book, events, move, pick, refused, reloaded

rules = book()


@rules.counted
def keep(g: Desk, seat: int) -> Several[int]:
    return exactly(1, g.hands[seat])


@keep.chosen
def keep_chosen(g: Desk, seat: int, cards: tuple[int, ...]) -> None:
    g.notes.append(f"{seat} kept {cards[0]}")
    g.say("kept", seat=seat)
    g.then(after(seat))


@rules.step
def after(g: Desk, seat: int) -> None:
    g.notes.append(f"after {seat}")


@rules.forced_counted
def give(g: Desk, seat: int) -> Several[int]:
    return exactly(1, g.hands[seat])


@give.chosen
def give_chosen(g: Desk, seat: int, cards: tuple[int, ...]) -> None:
    g.notes.append(f"{seat} gave {cards}")


@rules.choice
def bid(g: Desk, seat: int) -> tuple[int, ...]:
    return g.hands[seat]


@bid.chosen
def bid_chosen(g: Desk, seat: int, card: int) -> None:
    g.notes.append(f"{seat} bid {card}")


@rules.counted
def burn(g: Desk, seat: int) -> Several[int]:
    return up_to(2, g.hands[seat])


@burn.chosen
def burn_chosen(g: Desk, seat: int, cards: tuple[int, ...]) -> None:
    g.notes.append(f"{seat} burned {len(cards)}")


listed: list[int] = []  # the seats for which options were listed
counting = book()


@counting.choice
def count(g: Desk, seat: int) -> tuple[int, ...]:
    listed.append(seat)
    return g.hands[seat]


@count.chosen
def count_chosen(g: Desk, seat: int, card: int) -> None:
    g.notes.append(f"{seat} has {card}")


HANDS = [(1, 2), (3, 4), (5, 6)]


def test_everybody_is_asked_at_once() -> None:
    g = begin(rules, sealed(keep(0), keep(1), keep(2)), hands=HANDS)
    assert asked(g) == [(0, "keep"), (1, "keep"), (2, "keep")]


def test_answers_come_in_any_order_and_take_effect_in_the_order_given_when_the_last_arrives() -> None:
    g = begin(rules, sealed(keep(0), keep(1), keep(2)), after(9), hands=HANDS)
    g = pick(rules, pick(rules, g, 6, seat=2), 1, seat=0)
    assert g.notes == []
    g = pick(rules, g, 4, seat=1)
    assert g.notes == ["0 kept 1", "after 0", "1 kept 4", "after 1", "2 kept 6", "after 2", "after 9"]


def test_a_sealed_answer_is_kept_with_its_question_and_tells_nothing_by_events() -> None:
    g = begin(rules, sealed(keep(0), keep(1)), hands=HANDS)
    assert events(rules, g, 1, seat=0) == ()
    assert [ask.given for ask in pick(rules, g, 1, seat=0).asked] == [(1,), None]


def test_an_answer_can_be_changed_until_the_last_arrives() -> None:
    g = begin(rules, sealed(keep(0), keep(1)), hands=HANDS)
    g = pick(rules, pick(rules, g, 1, seat=0), 2, seat=0)
    assert ask_of(g, 0).given == (2,)
    g = pick(rules, g, 3, seat=1)
    assert g.notes[0] == "0 kept 2"
    assert g.asked == ()


def test_changing_an_answer_leaves_the_neighbours_answers() -> None:
    g = begin(rules, sealed(keep(0), keep(1), keep(2)), hands=HANDS)
    g = pick(rules, pick(rules, pick(rules, g, 3, seat=1), 1, seat=0), 2, seat=0)
    assert [ask.given for ask in g.asked] == [(2,), (3,), None]


def test_a_changed_answer_makes_the_old_press_stale() -> None:
    g = begin(rules, sealed(keep(0), keep(1)), hands=HANDS)
    press = move(g, 1, seat=0)
    assert refused(rules, pick(rules, g, 1, seat=0), press).key == "out_of_date"


def test_an_empty_counted_answer_is_an_answer() -> None:
    g = pick(rules, begin(rules, sealed(burn(0), burn(1)), hands=HANDS), seat=0)
    assert [ask.given for ask in g.asked] == [(), None]
    assert pick(rules, g, 3, seat=1).notes == ["0 burned 0", "1 burned 1"]


def test_a_forced_answer_is_there_from_the_start_and_its_seat_is_not_asked() -> None:
    g = begin(rules, sealed(give(0), give(1)), hands=[(7,), (3, 4), ()])
    assert asked(g) == [(1, "give")]
    assert pick(rules, g, 4, seat=1).notes == ["0 gave (7,)", "1 gave (4,)"]


def test_a_group_in_which_all_answers_are_forced_opens_by_itself() -> None:
    assert begin(rules, sealed(give(0), give(2)), hands=[(7,), (), ()]).notes == ["0 gave (7,)", "2 gave ()"]


def test_a_one_of_question_without_options_falls_out_of_the_group() -> None:
    g = begin(rules, sealed(bid(0), bid(1)), hands=[(), (8, 9), ()])
    assert asked(g) == [(1, "bid")]
    assert pick(rules, g, 9, seat=1).notes == ["1 bid 9"]


def test_an_empty_group_is_nothing() -> None:
    assert begin(rules, sealed(), after(1)).notes == ["after 1"]


def test_opening_is_a_barrier_as_the_last_one_learns_what_the_others_chose() -> None:
    g = begin(rules, sealed(keep(0), keep(1)), hands=HANDS)
    g = pick(rules, g, 1, seat=0)
    assert (g.undo_seat, g.undo_depth) == (0, 1)
    g = pick(rules, g, 3, seat=1)
    assert (g.undo_seat, g.undo_depth, g.undo_reach, g.undo_barrier) == (-1, 0, 0, "opened")


def test_a_group_of_one_teaches_nobody_anything() -> None:
    g = pick(rules, begin(rules, sealed(keep(1)), hands=HANDS), 3, seat=1)
    assert (g.undo_seat, g.undo_depth, g.undo_barrier) == (1, 1, "")


def test_sealed_answers_are_saved_in_the_agenda() -> None:
    g = pick(rules, begin(rules, sealed(keep(0), keep(1)), hands=HANDS), 2, seat=0)
    assert g.agenda == [("sealed", ((("keep", (0,)), ((2,),)), (("keep", (1,)), ())))]
    assert reloaded(rules, g) == g


def test_one_branch_may_hold_a_sealed_group_of_its_own() -> None:
    g = begin(rules, apart(sealed(keep(0), keep(1)), bid(2)), after(9), hands=HANDS)
    assert asked(g) == [(0, "keep"), (1, "keep"), (2, "bid")]
    g = pick(rules, g, 1, seat=0)
    assert reloaded(rules, g).asked == g.asked
    g = pick(rules, g, 3, seat=1)
    assert g.notes == ["0 kept 1", "after 0", "1 kept 3", "after 1"]
    assert pick(rules, g, 5, seat=2).notes[-2:] == ["2 bid 5", "after 9"]


@rules.choice
def raid(g: Desk, seat: int, other: int) -> tuple[str, ...]:
    return "take", "leave"


@raid.chosen
def raid_chosen(g: Desk, seat: int, what: str, other: int) -> None:
    if what == "take":
        g.hands[other] = g.hands[other][1:]


def test_an_answer_that_a_neighbour_s_branch_made_impossible_is_asked_for_again() -> None:
    g = begin(rules, apart(sealed(keep(0), keep(1)), raid(2, 0)), hands=HANDS)
    g = pick(rules, pick(rules, g, 1, seat=0), "take", seat=2)
    assert (ask_of(g, 0).options, ask_of(g, 0).given) == ((2,), None)
    assert reloaded(rules, g).asked == g.asked


def test_a_forced_answer_is_forced_only_as_long_as_nothing_else_is_possible() -> None:
    g = begin(rules, apart(sealed(give(0), keep(1)), raid(2, 0)), hands=HANDS)
    assert asked(g) == [(0, "give"), (1, "keep"), (2, "raid")]
    g = pick(rules, pick(rules, g, 1, seat=0), "take", seat=2)
    assert asked(g) == [(1, "keep")]
    assert pick(rules, g, 3, seat=1).notes[0] == "0 gave (2,)"


def test_reseal_answers_anew_for_the_others_from_what_they_hold_now() -> None:
    g = begin(rules, sealed(keep(0), keep(1), keep(2)), hands=HANDS)
    g = pick(rules, pick(rules, g, 1, seat=0), 3, seat=1)
    g.hands = [(1, 2), (8, 8), (9, 9)]
    rules.reseal(g, 0)
    rules.settle(g)
    assert [ask.given for ask in g.asked] == [(1,), (8,), None]


def test_reseal_reaches_groups_on_a_branch() -> None:
    g = begin(rules, apart(sealed(keep(0), keep(1)), bid(2)), hands=HANDS)
    g = pick(rules, g, 1, seat=0)
    g.hands = [(7, 7), (3, 4), (5, 6)]
    rules.reseal(g, None)
    rules.settle(g)
    assert ask_of(g, 0).given == (7,)


def test_a_sealed_answer_that_others_are_awaited_beside_asks_nobody_anew() -> None:
    g = begin(counting, sealed(count(0), count(1), count(2)), hands=HANDS)
    listed.clear()
    g = pick(counting, pick(counting, g, 1, seat=0), 2, seat=0)
    assert (listed, [ask.given for ask in g.asked]) == ([], [(2,), None, None])
    assert reloaded(counting, g).asked == g.asked
    assert [ask.revision for ask in g.asked] == [1, 0, 0]


def test_how_often_a_sealed_answer_was_changed_shows_in_no_number_of_the_questions_after_it() -> None:
    def after(changes: int) -> Desk:
        g = begin(counting, sealed(count(0), count(1), count(2)), hands=HANDS)
        g = pick(counting, pick(counting, g, 1, seat=0), ask_of(g, 1).options[0], seat=1)
        for n in range(changes):
            g = pick(counting, g, n % 2 + 1, seat=0)
        return g

    numbers = {(g.revision, tuple(ask.revision for ask in g.asked)) for g in map(after, range(4))}
    assert len(numbers) == 1
