"""The form of records is documented and stable: its schema, and what every release has recorded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from bot.tables.storage.records import Record, verify
from rules import GAMES
from tests.recorded.test_recorded import RECORDS

from .records import NAMES, played, record

SCHEMA = Path(__file__).parents[2] / "docs" / "record.schema.json"


def schema_text() -> str:
    """The schema as it stands in the documentation."""
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **Record.model_json_schema()}
    return json.dumps(schema, indent=1) + "\n"


def test_the_schema_in_the_documentation_is_what_the_program_reads() -> None:
    assert SCHEMA.read_text("utf-8") == schema_text()


def test_every_record_of_every_release_fits_the_schema() -> None:
    check = Draft202012Validator(json.loads(schema_text()))
    for path in RECORDS:
        check.validate(json.loads(path.read_text("utf-8")))


@pytest.mark.parametrize("name", NAMES)
def test_a_record_can_be_seen_from_every_seat_at_every_move(name: str) -> None:
    again = played(name)
    for state in again.states:
        for seat in (None, *range(len(again.table.players))):
            assert again.game.view(state, seat).viewer == seat


def test_options_that_do_not_fit_are_told_by_place_and_reason_in_one_line() -> None:
    of = record("rattus/record-2")
    report = verify(of.model_copy(update={"options": {**of.options, "cards": [1, 2]}}), GAMES)
    assert report.fault == "bad_options" and report.detail.startswith("cards: ")
    assert "\n" not in report.detail and "http" not in report.detail
