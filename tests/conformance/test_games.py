"""Every registered game, at every seat count, under every option of its contract."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import is_dataclass, replace
from itertools import product
from typing import Any

import pytest

from bot.text import SEAT_MARKS
from rules.core import AnyGame, UnknownEdition

from .games import ALL, CASES, rerun
from .moment import Case, Played, play_game
from .properties import PROPERTIES, hidden_things_differ, replay_equals_play, the_end_is_quiet

EVERY = 5  # moves; the soak plays many more games and looks at every move
games = pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())


def one_of_each_game(case: Case) -> bool:
    """Whether this is the table of a game that `make check` plays: the fewest seats under the last options."""
    game = ALL[case.key]
    return case.seats == game.seats[0] and case.option == len(game.contract.options) - 1


cases = pytest.mark.parametrize(
    "case",
    [
        pytest.param(
            case,
            id=f"{case.key}-{case.seats}-{case.option}",
            marks=() if one_of_each_game(case) else pytest.mark.thorough,
        )
        for case in CASES
    ],
)


def played(case: Case, seed: int, every: int) -> Played:
    """One checked game; a failure says how to see it again."""
    game = ALL[case.key]
    try:
        one = play_game(game, case.seats, game.contract.options[case.option], seed, PROPERTIES, every)
        replay_equals_play(one)
        the_end_is_quiet(one)
    except Exception as fault:
        fault.add_note(rerun(case, seed))
        raise
    return one


@cases
def test_random_games_keep_every_promise_of_the_kernel(case: Case) -> None:
    played(case, 0, EVERY)


@cases
def test_unchecked_games_end_and_replay(case: Case) -> None:
    game = ALL[case.key]
    for seed in range(1000, 1003):
        one = play_game(game, case.seats, game.contract.options[case.option], seed)
        replay_equals_play(one)
        the_end_is_quiet(one)


@games
def test_every_seat_has_a_mark_of_its_own(game: AnyGame) -> None:
    assert max(game.seats) <= len(set(SEAT_MARKS))


@pytest.mark.thorough
@games
def test_everything_declared_hidden_is_hidden(game: AnyGame) -> None:
    unknown: dict[str, list[int]] = {}
    for case in (case for case in CASES if case.key == game.key):
        one = play_game(game, case.seats, game.contract.options[case.option], 77, (_look,), 2)
        for name, (worlds, differ) in one.unknown.items():
            sum_ = unknown.setdefault(name, [0, 0])
            sum_[0], sum_[1] = sum_[0] + worlds, sum_[1] + differ
    assert unknown, "nothing is declared hidden"
    hidden_things_differ(unknown)


def _look(_: object) -> None:
    """No property: hidden things are counted at every checked move anyway."""


@games
def test_every_choice_has_an_effect(game: AnyGame) -> None:
    assert [name for name, choice in game.rules.choices.items() if choice.effect is None] == []


@games
def test_a_traceback_names_the_choice_whose_effect_or_reasons_failed(game: AnyGame) -> None:
    for name, choice in game.rules.choices.items():
        assert getattr(choice.effect, "__name__", None) == f"{name}_chosen"
        assert choice.reasons.__name__ in (f"{name}_barred", "nothing_barred")
        assert getattr(choice.preview, "__name__", f"{name}_previewed") == f"{name}_previewed"


@games
def test_renamed_paragraphs_lead_to_one_that_exists_and_hide_none(game: AnyGame) -> None:
    names = {**game.rules.steps, **game.rules.choices}
    for old, new in game.rules.renamed.items():
        assert new in names
        assert old not in names


@games
def test_options_have_defaults_and_are_frozen(game: AnyGame) -> None:
    assert is_dataclass(game.Options)
    assert hash(game.Options()) == hash(game.Options())
    assert all(game.check_options(seats, game.Options()) is None for seats in game.seats)


@games
def test_every_value_of_every_table_option_is_played_by_the_suite(game: AnyGame) -> None:
    for option in game.table_options:
        if option.pick > 1:
            assert any(len(getattr(options, option.name)) == option.pick for options in game.contract.options)
            continue
        used = {getattr(options, option.name) for options in game.contract.options}
        assert used == set(option.values), option.name


@games
def test_table_options_are_the_fields_of_the_options_with_the_default_first(game: AnyGame) -> None:
    fields = set(game.Options.__dataclass_fields__)
    assert {option.name for option in game.table_options} == fields - {"edition"}
    default = game.Options()
    assert all(getattr(default, o.name) == o.values[0] for o in game.table_options if o.pick == 1)


@games
def test_every_secret_pick_is_a_counted_or_plain_choice_of_the_game(game: AnyGame) -> None:
    assert game.contract.secret_picks <= set(game.rules.choices)


@games
def test_new_tables_need_fitting_seats_and_a_whole_secret(game: AnyGame) -> None:
    for seats, secret in product((game.seats.start - 1, game.seats.stop, -1), (bytes(32),)):
        with pytest.raises(ValueError, match=game.key):
            game.new(seats, secret)
    with pytest.raises(ValueError, match="32 bytes"):
        game.new(game.seats.start, bytes(31))


@games
def test_no_table_starts_under_options_that_it_is_not_offered(game: AnyGame) -> None:
    foreign: Any
    for option in game.table_options:
        for foreign in ("no such value", None, (), ("no such value",), [], (*option.values, *option.values)):
            if option.pick == 1 or foreign != ():  # nothing picked is the default of several
                with pytest.raises(ValueError, match=f"{game.key}: {option.name} cannot be"):
                    game.new(game.seats.start, bytes(32), replace(game.Options(), **{option.name: foreign}))
    with pytest.raises(ValueError, match=f"{game.key} is not played under"):
        game.new(game.seats.start, bytes(32), object())


@games
def test_no_table_starts_under_options_that_do_not_go_together(game: AnyGame) -> None:
    singles = [option for option in game.table_options if option.pick == 1]
    for seats, values in product(game.seats, product(*(option.values for option in singles))):
        options = game.Options(**dict(zip((option.name for option in singles), values, strict=True)))
        if why := game.check_options(seats, options):
            with pytest.raises(ValueError, match=f"{game.key}: {why.key}"):
                game.new(seats, bytes(32), options)


@games
def test_a_table_whose_component_data_is_gone_is_refused_with_its_name(game: AnyGame) -> None:
    saved = json.dumps(game.save(game.new(game.seats.start, bytes(32))))
    assert game.editions.built_in.name in saved, "a table must name its edition, not follow the newest"
    with pytest.raises(UnknownEdition, match=f"'elsewhere' of {game.key}"):
        game.load(json.loads(saved.replace(game.editions.built_in.name, "elsewhere")))


@games
def test_new_tables_of_one_secret_are_equal_and_of_another_differ(game: AnyGame) -> None:
    for seats in game.seats:
        one, same, other = (game.new(seats, secret) for secret in (bytes(32), bytes(32), b"x" * 32))
        assert one == same
        assert one.asked == same.asked
        assert one != other


@pytest.mark.thorough
def test_games_are_the_same_under_every_hash_seed() -> None:
    assert len({digests(seed, *ALL) for seed in ("0", "1", "4242")}) == 1


def digests(hash_seed: str, *keys: str, module: str = "tests.conformance.digest") -> str:
    """The digests that a fresh process makes under this hash seed."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    run = [sys.executable, "-m", module, *keys]
    return subprocess.run(run, env=environment, check=True, capture_output=True, text=True, timeout=120).stdout
