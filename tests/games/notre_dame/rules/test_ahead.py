"""What can be foreseen: each card of the hand, then the hire."""

from rules.core import Move
from rules.notre_dame.components import Action

from .build import NAMES, Play


def choices(t: Play, n: int) -> list[tuple[str, tuple[object, ...]] | None]:
    """What the first n players foresee."""
    asks = [t.foreseen(who) for who in NAMES[:n]]
    return [ask and (ask.choice, ask.args) for ask in asks]


def test_nothing_is_foreseen_before_the_cards_are_passed() -> None:
    t = Play.new(3).play_first()
    assert choices(t, 3) == [None] * 3


def test_the_next_card_is_foreseen_and_after_the_second_the_hire() -> None:
    t = Play.new(3).play_until("play")
    (now,) = t.asked
    other = next(seat for seat in range(3) if NAMES[seat] != now)
    assert choices(t, 3)[other] == ("play", (other, 1))
    while now in t.play_first().asked:
        pass
    assert choices(t, 3)[t.seat(now)] == ("play", (t.seat(now), 2))


def test_the_hire_is_foreseen_once_both_cards_are_played() -> None:
    t = Play.new(3).play_until("play")
    (first,) = t.asked
    while t.g.asked[0].args != (t.g.order[1], 2):
        t.play_first()
    ask = t.foreseen(first)
    assert t.view(first).stage == "second_cards"
    assert ask is not None
    assert (ask.choice, ask.options[-1]) == ("hire", "pass")


def test_the_foreseen_hire_looks_like_the_time_of_hiring() -> None:
    t = Play.new(3).play_until("hire")
    (now,) = t.asked
    other = NAMES[t.g.order[1]]
    assert other != now
    world = t.GAME.foreseen(t.g, t.seat(other), bytes(32))
    assert world is not None
    assert t.GAME.view(world, t.seat(other)).stage == t.view(other).stage == "persons"


def test_a_foreseen_card_is_told_before_the_plague_of_its_round_as_the_true_one_is() -> None:
    for which in (1, 2):
        t = Play.new(3).play_until("play")
        while t.g.asked[0].args != (t.g.order[0], which):
            t.play_first()
        later = t.g.order[2]
        world = t.GAME.foreseen(t.g, later, bytes(32))
        assert world is not None
        foreseen, true = t.GAME.view(world, later), t.view(NAMES[later])
        assert (foreseen.stage, foreseen.plague_to_come) == (true.stage, True)
        after, _ = t.GAME.play(world, Move(later, "play", world.asked[0].options[:1], world.asked[0].revision))
        assert t.GAME.view(after, later).plague_to_come


def test_the_first_cards_last_until_all_of_them_are_carried_out() -> None:
    t = Play.new(3).play_until("play")
    last = t.g.order[-1]
    for seat in t.g.order:
        t.g.hands[seat] = tuple(held._replace(card=seat * 9 + Action.HOTEL) for held in t.g.hands[seat][:1]) * 3
    foreseen = t.GAME.foreseen(t.g, last, bytes(32))
    assert foreseen is not None
    planned, _ = t.GAME.play(foreseen, Move(last, "play", foreseen.asked[0].options[:1], foreseen.asked[0].revision))
    assert (planned.asked[0].choice, t.GAME.view(planned, last).stage) == ("benefit", "first_cards")
    while t.g.asked[0].seat != last:
        t.play_first()
    t.play_first()
    assert (t.g.asked[0].choice, t.view(NAMES[last]).stage) == ("benefit", "first_cards")
    t.play_first()
    assert (t.g.asked[0].args, t.view(NAMES[last]).stage) == ((t.g.order[0], 2), "second_cards")
    t.play_first()
    assert (t.g.asked[0].choice, t.view(NAMES[last]).stage) == ("benefit", "second_cards")


def test_nobody_without_gold_foresees_a_hire() -> None:
    t = Play.new(3).play_until("hire")
    other = t.g.order[1]
    t.g.gold_left, t.g.gold[other] = t.g.gold_left + t.g.gold[other], 0
    assert t.foreseen(NAMES[other]) is None


def test_what_is_prepared_runs_out_with_the_round() -> None:
    t = Play.new(2).play_until("hire")
    before = t.GAME.span(t.g, 0)
    assert t.GAME.span(t.play_until("keep").g, 0) == before + 1
