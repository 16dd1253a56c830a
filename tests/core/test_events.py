"""Events: one happening, a text key and facts, some of them for some; hidden pieces carry who has seen them."""

from __future__ import annotations

from rules.core import Event, Hidden, only

from .desk import Desk, begin, book, events, move

rules = book()


@rules.choice
def give(g: Desk, seat: int, to: int) -> tuple[int, ...]:
    return 4, 5


@give.chosen
def give_chosen(g: Desk, seat: int, card: int, to: int) -> None:
    g.say("thanked", seat=to)
    g.reveal("gave", seat=seat, to=to, card=only((seat, to), card))
    g.then(count_up())


@rules.step
def count_up(g: Desk) -> None:
    g.say("counted", n=only(2, 7))


def test_events_come_in_the_order_in_which_things_happen() -> None:
    told = events(rules, begin(rules, give(0, 1)), 5)
    assert [event.key for event in told] == ["thanked", "gave", "counted"]


def test_a_fact_for_some_is_dropped_for_the_others() -> None:
    event = events(rules, begin(rules, give(0, 1)), 5)[1]
    whole = ("gave", {"seat": 0, "to": 1, "card": 5})
    assert event.seen_by(0) == event.seen_by(1) == whole
    assert event.seen_by(2) == event.seen_by(None) == ("gave", {"seat": 0, "to": 1})


def test_only_takes_one_seat_or_several() -> None:
    assert only(2, 7) == only((2,), 7)
    assert Event("seen", {"face": only(2, 7)}).seen_by(2) == ("seen", {"face": 7})


def test_events_belong_to_one_move() -> None:
    g = begin(rules, give(0, 1), give(1, 0))
    g = rules.play(g, move(g, 5))[0]
    assert len(rules.play(g, move(g, 4, seat=1))[1]) == 3


def test_a_search_that_wants_no_events_gets_none_but_still_notes_the_barrier() -> None:
    g = begin(rules, give(0, 1)).clone()
    g.quiet = True  # type: ignore[misc]  # a slot of the unsaved base
    g, told = rules.play(g, move(g, 5))
    assert (told, g.undo_barrier, g.undo_depth) == ((), "gave", 0)


def test_a_hidden_piece_knows_who_has_looked() -> None:
    assert Hidden(7).seen(3).seen(1).seen(3) == Hidden(7, (1, 3))


def test_knowledge_travels_with_a_piece() -> None:
    row = [Hidden(7).seen(0), Hidden(8)]
    row[0], row[1] = row[1], row[0]
    assert [piece.seen_by for piece in row] == [(), (0,)]
