"""Weights are fitted on games that are noted: they come out as the games were, and no game is played twice."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bot.players.weights import features_of, judge_of, path_of
from rules import GAMES
from tests.ladder import dealing
from tests.ladder.fit import Samples, as_weights, fitted, foretold, loss, samples
from tests.ladder.rows import RANDOM, Row
from tests.ladder.selfplay import SelfPlay


def drawn(weights: list[float], seats: int, n: int, *, lost: bool) -> Samples:
    """Positions whose winners were drawn with the chances that these weights foretell; `lost`: by who may not win."""
    chance = np.random.default_rng(7)
    rows, scenarios = chance.normal(size=(n, seats, len(weights))), 2 if lost else 1
    can_win = chance.random((n, 1, scenarios, seats)) if lost else np.ones((n, 1, scenarios, seats))
    chances = np.full((n, seats, scenarios), 1 / scenarios)
    found = Samples(np.arange(n), rows, chances, can_win.repeat(seats, axis=1), np.zeros((n, seats)))
    told = foretold(found, np.array(weights))
    lots = chance.random(n)[:, None]
    upto = told.cumsum(axis=1)
    return found._replace(shares=((lots < upto) & (lots >= upto - told)).astype(float))


@pytest.mark.parametrize("lost", [False, True])
def test_the_weights_by_which_victories_were_drawn_are_found_again(lost: bool) -> None:
    weights = [0.8, -1.0, 0.5, 2.0]
    found = drawn(weights, 3, 8000, lost=lost)
    fit = fitted(found)
    assert fit == pytest.approx(weights, abs=0.2)
    assert loss(found, fit) <= loss(found, np.array(weights)) + 0.001
    assert as_weights(fit).late == tuple(fit.round(3)[2:])


@pytest.mark.parametrize(("key", "seats"), [("rattus_cartus", 3), ("notre_dame", 2)])
def test_a_fit_reckons_with_the_shares_by_which_bots_judge(key: str, seats: int, tmp_path: Path) -> None:
    judge = judge_of(GAMES[key], seats)
    played = SelfPlay(key, seats, RANDOM, tmp_path / "games.jsonl").play(0)
    found = samples(judge.game, judge.features, [played])
    told = foretold(found, np.array([*judge.weights.early, *judge.weights.late]))
    for save, of_seats in zip(played.positions, told, strict=True):
        state = judge.game.load(save)
        assert [judge.foretold(state, seat) for seat in range(seats)] == pytest.approx(list(of_seats), abs=1e-5)


def test_seats_that_vary_weigh_the_same_features_each_in_its_own_way(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    same, varied = (SelfPlay("hameln", 3, "easy", path, one) for one in (False, True))
    assert varied.play(1) == varied.play(1) != same.play(1)


def test_games_that_are_noted_are_not_played_again_and_one_that_a_kill_has_cut_is(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    play = SelfPlay("hameln", 3, RANDOM, path)
    first = list(play.games(2, processes=1))
    assert sorted(game.number for game in first) == [0, 1] and all(game.positions for game in first)
    whole = path.read_text("utf-8")
    path.write_text(whole[: whole.rindex("}", 0, -9) + 1], "utf-8")  # after a position, as if the line were whole
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
