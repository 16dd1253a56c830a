"""What can be foreseen: the starting placement, the next turn, and the children when the piper has come."""

from rules.core import Ask

from .build import NAMES, Play, table


def known(t: Play, who: str) -> Ask:
    ask = t.foreseen(who)
    assert ask is not None
    return ask


def test_a_man_is_foreseen_in_the_opening_and_no_woman_before_the_men_stand() -> None:
    t = Play.new(3)
    (first,) = t.asked
    others = [who for who in NAMES[:3] if who != first]
    assert {known(t, who).choice for who in others} == {"man"}
    t.play_until("woman")
    (now,) = t.asked
    assert "woman" in {ask.choice for who in NAMES[:3] if who != now and (ask := t.foreseen(who))}


def test_no_turn_is_foreseen_while_houses_wait_for_their_couples() -> None:
    t = Play.new(5).play_until("woman")
    while "woman" in t.asked.values():
        foreseen = {ask.choice for who in NAMES if (ask := t.foreseen(who))}
        assert foreseen <= {"woman"}
        t.play_first()


def test_the_next_turn_is_foreseen_by_everybody_but_whose_turn_it_is() -> None:
    t = Play.new(3).play_until("act")
    (now,) = t.asked
    assert t.foreseen(now) is None
    for who in NAMES[:3]:
        if who != now:
            ask = known(t, who)
            assert (ask.choice, ask.args) == ("act", (t.seat(who),))


def test_in_the_foreseen_turn_it_is_the_turn_of_that_seat() -> None:
    t = Play.new(3).play_until("act")
    for seat in range(3):
        if world := t.GAME.foreseen(t.g, seat, bytes(32)):
            assert world.seat == seat


def test_the_children_are_foreseen_once_the_piper_has_come_and_no_turn_with_them() -> None:
    lines = ("A: money 9, boy 1", "B: money 9, girl 1", "C: money 9")
    t = table(*lines, seats=3, pool=1, rats="q02 q12", bag=(0, 0)).turn("A").men("A", "M1").play_until("keep")
    assert t.asked == {"A": "keep"}
    assert known(t, "B").choice == "keep"
    assert t.foreseen("C") is None


def test_what_is_prepared_runs_out_with_the_phase() -> None:
    t = Play.new(3).play_until("act")
    assert t.GAME.span(t.g, 0) == t.g.phase == 1
