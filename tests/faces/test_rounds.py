"""The rules and the face tell alike when a round begins."""

from __future__ import annotations

import pytest

from bot.faces import face_of
from tests.games import GAMES
from tests.ui.tables import played


@pytest.mark.parametrize("game", GAMES)
def test_the_round_never_goes_back_and_changes_with_the_events_that_begin_one(game: str) -> None:
    rules, begins = GAMES[game], face_of(game).rounds
    moments = list(played(game, rules.seats[0], 3))
    rounds = [rules.round(table.state) for table, _ in moments]
    assert rounds == sorted(rounds) and len(set(rounds)) > 1
    for (_, earlier), (_, told), was, now in zip(moments, moments[1:], rounds, rounds[1:], strict=False):
        if any(entry.event.key in begins for entry in told[len(earlier) :]):
            assert now != was


@pytest.mark.parametrize("game", GAMES)
def test_everybody_could_tell_the_round(game: str) -> None:
    rules = GAMES[game]
    for table, _ in list(played(game, rules.seats[-1], 4))[::9]:
        assert rules.round(rules.imagine(table.state, None, bytes(32))) == rules.round(table.state)
