"""What earlier versions stored must live on: unfinished saves are played to their end, finished records verified."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bot.tables.storage import records
from rules import GAMES
from rules.core import AnyGame, State
from tests.support.company import any_move

from .make import records_of

HERE = Path(__file__).parent
FOLDERS = sorted(path.parent for path in HERE.glob("*/*/edition.json"))
SAVES = sorted(HERE.glob("*/*/saves/*.json"))
RECORDS = sorted(HERE.glob("*/*/record-*.json"))


def name_of(path: Path) -> str:
    """As it is called in test reports."""
    return str(path.relative_to(HERE).with_suffix("")).replace("/", " ")


def read(path: Path) -> Any:
    """The data of a JSON file."""
    return json.loads(path.read_text("utf-8"))


def loaded(path: Path) -> tuple[AnyGame, State]:
    """A save as the host loads it at its start: the data it was played with are known first."""
    folder = path.parent.parent
    game = GAMES[folder.name]
    edition = read(folder / "edition.json")
    assert game.add_edition(edition["files"]).name == edition["name"]
    return game, game.load(read(path)["save"])


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_an_unfinished_save_asks_what_it_asked_and_plays_to_its_end(path: Path) -> None:
    game, state = loaded(path)
    assert read(path)["choice"] in {ask.choice for ask in state.asked}
    chance, moves = random.Random(1), 0
    while state.asked:
        state, _ = game.play(state, any_move(chance, state.asked))
        moves += 1
        assert moves <= game.contract.longest
    assert game.result(state) is not None


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_a_save_of_this_very_version_keeps_the_revisions_of_its_questions(path: Path) -> None:
    save = read(path)["save"]
    game, state = loaded(path)
    if save["version"] != game.saves.version:
        pytest.skip("an older form of saves: its questions may have changed")
    again = game.load(json.loads(json.dumps(game.save(state))))
    assert [(ask.seat, ask.revision) for ask in again.asked] == [(ask.seat, ask.revision) for ask in state.asked]
    assert state.revision == save["revision"], "a question reads otherwise than when it was saved"


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_finished_record_is_found_sound(path: Path) -> None:
    record = records.read(path.read_text("utf-8"))
    report = records.verify(record, GAMES)
    assert report.valid, report
    assert report.moves == sum(not move.back for move in record.moves) > 0


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
@pytest.mark.parametrize("gone", [0, -1], ids=["first", "last"])
def test_a_record_that_lacks_its_first_or_last_move_is_found_out(path: Path, gone: int) -> None:
    data = read(path)
    data["moves"].pop(gone)
    assert not records.verify(records.read(json.dumps(data)), GAMES).valid


@pytest.mark.parametrize("key", GAMES)
def test_the_newest_version_has_every_question_number_of_seats_and_set_of_options_recorded(key: str) -> None:
    game = GAMES[key]
    folder = max((path for path in FOLDERS if path.name == key), key=lambda path: version_of(path.parent))
    assert {read(path)["choice"] for path in folder.glob("saves/*.json")} == set(game.rules.choices)
    stored = [path.stem for path in (folder / "saves").glob("options-*.json")]
    assert len(stored) == len(game.contract.options)
    assert {path.stem for path in folder.glob("record-*.json")} == {name for name, *_ in records_of(game)}


def version_of(folder: Path) -> list[int]:
    """The version that a folder is named after, as numbers."""
    return [int(n) for n in folder.name.split(".")]


def test_some_recorded_game_took_moves_back() -> None:
    assert any(move["back"] for path in RECORDS for move in read(path)["moves"] if "back" in move)
