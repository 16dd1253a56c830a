"""Larder by example: what the page of rules says, a test for each sentence."""

from __future__ import annotations

import pytest

from rules.core import Move, Refusal, Refused
from tests.minimal.rules.larder import game
from tests.minimal.rules.larder.table import Options, Table


def table(*hands: tuple[int, ...], rounds: str = "three") -> Table:
    """A table in its first round, where these cards are in hand."""
    g = game.set_up(len(hands), bytes(32).hex(), Options(rounds=rounds))
    game.rules.settle(g)
    g.hands = list(hands)
    game.rules.settle(g)
    return g


def play(g: Table, seat: int, choice: str, option: int) -> Table:
    """The table after an answer."""
    ask = next(ask for ask in g.asked if ask.seat == seat)
    return game.play(g, Move(seat, choice, (option,), ask.revision))[0]


def laid(g: Table, *cards: int) -> Table:
    """The table after each seat has laid a card."""
    for seat, card in enumerate(cards):
        g = play(g, seat, "lay", card)
    return g


def test_the_highest_card_that_lies_alone_takes_a_wedge() -> None:
    g = laid(table((6, 1), (6, 2), (2, 3)), 6, 6, 2)
    assert [(ask.seat, ask.choice) for ask in g.asked] == [(2, "take")]
    g = play(g, 2, "take", 1)
    assert (g.wedges, g.taken[2]) == ((3, 1, 1), (0, 1, 0))


def test_nobody_takes_anything_where_no_card_lies_alone() -> None:
    g = laid(table((6, 1), (6, 2)), 6, 6)
    assert (g.round, g.wedges, sorted(g.discard)) == (2, (3, 2, 1), [6, 6])


def test_everybody_draws_a_card_at_the_beginning_of_a_round() -> None:
    g = laid(table((6, 1), (6, 2)), 6, 6)
    assert [len(hand) for hand in g.hands] == [2, 2]


def test_a_kind_that_is_gone_is_barred_with_its_reason() -> None:
    g = table((6,), (1,))
    g.wedges = (3, 2, 0)
    g = laid(g, 6, 1)
    assert g.asked[0].options == (0, 1)
    assert game.barred(g, 0) == {2: Refusal("none_left", {"wedge": 2})}
    with pytest.raises(Refused, match="none_left"):
        play(g, 0, "take", 2)


def test_the_most_points_in_cheese_win() -> None:
    g = table((6,), (1,))
    g.round, g.taken = 3, [(2, 1, 0), (0, 0, 1)]
    result = game.result(play(laid(g, 6, 1), 0, "take", 0))
    assert result is not None
    assert (result.totals, result.winners, result.why) == ((5, 4), (0,), "most_points")


def test_several_may_share_the_victory() -> None:
    g = table((6,), (1,))
    g.round, g.taken = 3, [(1, 1, 0), (0, 0, 1)]
    result = game.result(play(laid(g, 6, 1), 0, "take", 0))
    assert result is not None
    assert (result.totals, result.winners, result.why) == ((4, 4), (0, 1), "shared")


def test_bystanders_learn_nothing_of_a_card_before_all_are_shown() -> None:
    g = table((6, 1), (5, 2))
    after = play(g, 0, "lay", 6)
    assert game.view(after, 1) == game.view(g, 1)
    assert not after.events
