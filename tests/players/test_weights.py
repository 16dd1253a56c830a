"""Files of weights: one for each number of seats, which says where its numbers come from and what let them in."""

from __future__ import annotations

import json
import shlex

import pytest

from bot.players.weights import features_of, path_of
from tests.ladder import __main__ as ladder
from tests.ladder import fit

from .moments import CASES


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_weights_say_how_they_were_fitted_and_by_which_match_they_were_let_in(key: str, seats: int) -> None:
    told = json.loads(path_of(key, seats).read_text("utf-8"))
    fitted, gate = told["fitted"], told["gate"]
    assert fitted["command"].startswith(f"python -m tests.ladder.fit {key} ") and fitted["positions"] > fitted["games"]
    assert f"--games {fitted['games']} " in f"{fitted['command']} "
    low, high = gate["interval"]
    assert gate["match"] and gate["games"] % seats == 0 and low <= gate["share"] <= high
    assert low > 1 / seats, "not shown to be better than those they were matched against"


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_the_commands_that_weights_name_are_those_of_the_tools(key: str, seats: int) -> None:
    told = json.loads(path_of(key, seats).read_text("utf-8"))
    for tool, module, command in (
        (fit, "tests.ladder.fit", told["fitted"]["command"]),
        (ladder, "tests.ladder", told["gate"]["match"]),
    ):
        python, option, named, *args = shlex.split(command)
        assert (python, option, named) == ("python", "-m", module)
        if "--seed" not in args:  # of days when the games of a fit came from a seed instead of a file
            asked = tool.parser().parse_args(args)
            assert (asked.game, asked.seats) == (key, seats)


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_there_is_a_weight_for_each_feature_and_none_without(key: str, seats: int) -> None:
    assert list(json.loads(path_of(key, seats).read_text("utf-8"))["weights"]) == list(features_of(key).names)
