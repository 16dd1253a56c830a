"""Half-made answers: toggles, menus and short words for whole picks."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bot.ui.kit.picks import copies, is_complete, kinds, numbers_of, packed, pick_of, reselected, toggled, unpacked
from rules.core import Ask

HANDS = st.lists(st.integers(0, 9), min_size=1, max_size=20).map(sorted)


def question(options: list[int], least: int, most: int) -> Ask:
    return Ask(0, "give", (0,), tuple(options), least, most, 1)


@given(HANDS, st.data())
def test_pressing_toggles_never_leaves_the_options(hand: list[int], data: st.DataObject) -> None:
    most = data.draw(st.integers(0, len(hand)))
    ask = question(hand, 0, most)
    draft: tuple[int, ...] = ()
    for kind in data.draw(st.lists(st.integers(-1, 10), max_size=30)):
        draft = toggled(ask, draft, kind)
        pick = pick_of(ask, draft)
        assert pick is not None
        assert not Counter(pick) - Counter(ask.options)
        assert is_complete(ask, draft)


@given(HANDS, st.data())
def test_a_menu_sets_what_it_shows_and_nothing_else(hand: list[int], data: st.DataObject) -> None:
    ask = question(hand, 0, len(hand))
    entries = copies(ask)
    cut = data.draw(st.integers(0, len(entries)))
    first = data.draw(st.lists(st.sampled_from(entries), unique=True))
    draft = reselected((), entries, first)
    assert Counter(draft) == Counter(kind for kind, _ in first)
    again = reselected(draft, entries[:cut], [])
    shown = Counter(kind for kind, copy in entries[:cut] if copy < Counter(draft)[kind])
    assert Counter(again) == Counter(draft) - shown


def test_a_toggle_counts_up_and_then_starts_again() -> None:
    ask = question([3, 3, 5], 0, 3)
    one = toggled(ask, (), 0)
    two = toggled(ask, one, 0)
    assert (one, two, toggled(ask, two, 0)) == ((0,), (0, 0), ())


def test_where_one_may_be_picked_the_press_replaces() -> None:
    ask = question([3, 4, 5], 0, 1)
    assert toggled(ask, (0,), 2) == (2,)


def test_where_enough_are_picked_a_further_press_changes_nothing() -> None:
    ask = question([3, 4, 5], 2, 2)
    assert toggled(ask, (0, 1), 2) == (0, 1)


def test_a_press_on_what_is_in_takes_it_out_where_no_more_can_go_in() -> None:
    ask = question([3, 3, 5], 0, 2)
    assert toggled(ask, (0, 1), 0) == (1,), "another copy of it is left, but the draft is full"


@given(st.lists(st.integers(0, 61), max_size=30))
def test_a_packed_pick_is_read_as_it_was_written(numbers: list[int]) -> None:
    assert unpacked(packed(numbers)) == tuple(numbers)


def test_a_pick_has_the_numbers_of_its_kinds() -> None:
    ask = question([3, 3, 7], 0, 3)
    assert kinds(ask) == (3, 7)
    assert numbers_of(ask, (7, 3)) == (1, 0)
    assert pick_of(ask, (2,)) is None
    assert unpacked("0") is None and unpacked("=é") is None
