"""What can be foreseen: the opening placement, the next turn, and the last use of the cards."""

from rules.core import Move

from .build import NAMES, Play, table


def test_the_opening_placement_is_foreseen_by_those_who_wait() -> None:
    t = Play.new(3)
    (first,) = t.asked
    waiting = [ask for who in NAMES[:3] if who != first if (ask := t.foreseen(who))]
    assert [ask.choice for ask in waiting] == ["start_cubes", "start_cubes"]


def test_the_next_turn_is_foreseen_with_a_card_to_take_and_cubes_to_place() -> None:
    t = Play.new(3).play_until("turn")
    (now,) = t.asked
    other = next(who for who in NAMES[:3] if who != now)
    ask = t.foreseen(other)
    assert ask is not None
    assert ask.choice == "turn"
    assert {"take", "place", "plague"} <= {option[0] for option in ask.options if isinstance(option, tuple)}


def test_whose_turn_it_is_foresees_no_other_turn() -> None:
    t = Play.new(3).play_until("turn")
    (now,) = t.asked
    assert t.foreseen(now) is None


def test_no_turn_is_foreseen_when_this_one_ends_the_game() -> None:
    t = table("gallia: rats 1; Green 2", plague="germania", supply="").turn("Red")
    assert t.foreseen("Yellow") is None


def test_the_last_use_of_the_cards_is_foreseen_by_those_who_have_some() -> None:
    cards = {"Blue": "peasant", "Green": "nun", "Yellow": "bishop"}
    t = table("gallia: rats 1; Green 2", plague="hispania", cards=cards).last_round("Red")
    assert t.asked == {"Blue": "last_uses"}
    ask = t.foreseen("Green")
    assert ask is not None
    assert ask.choice == "last_uses"
    assert t.foreseen("Red") is None


def test_what_is_prepared_runs_out_with_the_end_of_the_own_turn() -> None:
    t = Play.new(2).play_until("turn")
    (now,) = t.asked
    seat, other = t.seat(now), 1 - t.seat(now)
    before = t.GAME.span(t.g, seat), t.GAME.span(t.g, other)
    while t.g.turn == seat:
        ask = t.g.asked[0]
        last = ask.options[-1:] if ask.choice == "turn" else ask.options[: ask.most]
        t.g, _ = t.GAME.play(t.g, Move(ask.seat, ask.choice, last, ask.revision))
    assert (t.GAME.span(t.g, seat), t.GAME.span(t.g, other)) == (before[0] + 1, before[1])


def test_what_is_prepared_in_the_opening_is_good_until_the_end_of_the_first_own_turn() -> None:
    t = Play.new(3)
    before = [t.GAME.span(t.g, seat) for seat in range(3)]
    assert [t.GAME.span(t.play_until("turn").g, seat) for seat in range(3)] == before == [0, 0, 0]


def test_a_round_is_a_turn_of_everybody_and_the_opening_lies_before_the_first() -> None:
    t = Play.new(3)
    assert t.GAME.round(t.g) < 0
    rounds, turns = list[int](), list[int]()
    while t.play_until("turn").g.turns <= 7:
        if t.g.turns not in turns:
            turns.append(t.g.turns)
            rounds.append(t.GAME.round(t.g))
        t.play_first()
    assert (turns, rounds) == ([1, 2, 3, 4, 5, 6, 7], [0, 0, 0, 1, 1, 1, 2])
