"""What can be foreseen: the visit of a building, and supplies in turn order."""

from rules.core import Ask
from rules.rattus_cartus.entering import enter_buildings
from rules.rattus_cartus.options import Options

from .build import Play, table

HANDS = {"Red": "Monk King", "Yellow": "Witch Pass", "Green": "", "Blue": "Sword"}
IN_ORDER = Options(supplies="in_order")


def entering() -> Play:
    return table("monastery-1", "farm-1", "monastery-2", hands=HANDS).at(enter_buildings())


def known(t: Play, who: str) -> Ask:
    ask = t.foreseen(who)
    assert ask is not None
    return ask


def test_whoever_has_yet_to_enter_is_foreseen_to_enter() -> None:
    t = entering()
    assert {who: known(t, who).choice for who in ("Yellow", "Green", "Blue")} == dict.fromkeys(
        ("Yellow", "Green", "Blue"), "enter"
    )


def test_a_pass_in_the_own_hand_is_among_the_foreseen_options() -> None:
    t = entering()
    assert "pass" in known(t, "Yellow").options
    assert "pass" not in known(t, "Green").options


def test_whoever_has_entered_foresees_nothing_before_the_next_round() -> None:
    t = entering().enter("Red", 0)
    assert t.foreseen("Red") is None


def test_supplies_in_turn_order_are_foreseen_by_those_who_wait() -> None:
    t = Play.new(3, IN_ORDER)
    (first,) = t.asked
    others = [who for who in t.CALLED[:3] if who != first]
    assert [known(t, who).choice for who in others] == ["supplies", "supplies"]


def test_supplies_that_all_take_together_are_asked_at_once_and_not_foreseen() -> None:
    t = Play.new(3)
    assert list(t.asked.values()) == ["supplies"] * 3
    t.play_first()
    assert [t.foreseen(who) for who in t.CALLED[:3] if t.asked.get(who) != "supplies"] == [None]


def test_what_is_prepared_runs_out_with_the_round() -> None:
    t = Play.new(3)
    before = t.GAME.span(t.g, 0)
    t.play_until("enter")
    assert t.GAME.span(t.g, 0) == before
    t.play_until("supplies")
    assert t.GAME.span(t.g, 0) == before + 1
