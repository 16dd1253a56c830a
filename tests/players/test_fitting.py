"""Weights are fitted on games that are noted: they come out as the games were, and no game is played twice."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bot.players.weights import features_of, path_of
from rules import GAMES
from tests.ladder import dealing
from tests.ladder.fit import Samples, as_weights, fitted, foretold, loss, samples
from tests.ladder.rows import RANDOM, Row
from tests.ladder.selfplay import SelfPlay


def drawn(weights: list[float], seats: int, n: int, *, nobody: bool) -> Samples:
    """Positions whose winners were drawn with the chances that these weights foretell."""
    chance = np.random.default_rng(7)
    rows = chance.normal(size=(n, seats, len(weights)))
    if nobody:  # then one feature is 1 for every seat: here as it counts early, by the progress
        rows[:, :, 0] = chance.random((n, 1))
    found = Samples(np.arange(n), rows, np.zeros((n, seats)))
    told = foretold(found, np.array(weights), nobody=nobody)
    lots = chance.random(n)[:, None]
    upto = told.cumsum(axis=1)
    return found._replace(shares=((lots < upto) & (lots >= upto - told)).astype(float))


@pytest.mark.parametrize("nobody", [False, True])
def test_the_weights_by_which_victories_were_drawn_are_found_again(nobody: bool) -> None:
    weights = [0.8, -1.0, 0.5, 2.0]
    found = drawn(weights, 3, 8000, nobody=nobody)
    fit = fitted(found, nobody=nobody)
    assert fit == pytest.approx(weights, abs=0.2)
    assert loss(found, fit, nobody=nobody) <= loss(found, np.array(weights), nobody=nobody) + 0.001
    assert as_weights(fit).late == tuple(fit.round(3)[2:])


def test_games_that_are_noted_are_not_played_again_and_one_that_a_kill_has_cut_is(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play = SelfPlay("hameln", 3, RANDOM, path)
    first = list(play.games(2, processes=1))
    assert sorted(game.number for game in first) == [0, 1] and all(game.positions for game in first)
    path.write_text(path.read_text("utf-8")[:-9], "utf-8")
    (kept,) = play.noted()
    again = {game.number: game for game in play.games(2, processes=1)}
    assert again == {game.number: game for game in first}, "a number is a game, whenever it is played"
    assert path.read_text("utf-8").count(f'"number": {kept.number},') == 1


def test_a_position_counts_early_and_late_by_the_progress_of_its_game(tmp_path: Path) -> None:
    features, game = features_of("hameln"), GAMES["hameln"]
    played = SelfPlay("hameln", 3, RANDOM, tmp_path / "games.jsonl").play(0)
    found = samples(game, features, [played])
    assert found.rows.shape == (len(played.positions), 3, 2 * len(features.names))
    state = game.load(played.positions[-1])
    early, late = np.split(found.rows[-1], 2, axis=1)
    assert early + late == pytest.approx(np.array(features.of(state)))
    assert late == pytest.approx(np.array(features.of(state)) * features.progress(state))
    assert found.shares.sum(axis=1) == pytest.approx(1)


def test_features_of_before_play_by_the_weights_of_before(tmp_path: Path) -> None:
    source = Path(str(path_of("hameln", 3).parents[1] / "player.py"))
    before = tmp_path / "player.py"
    before.write_text(source.read_text("utf-8"), "utf-8")
    row = Row("hameln", 3, "easy", "easy", 1.0, str(path_of("hameln", 3)))
    same, other = dealing.deal(row, 4), dealing.deal(row._replace(features=str(before)), 4)
    assert same.share == other.share
    assert dealing.features_in(str(before)) is not features_of("hameln")
