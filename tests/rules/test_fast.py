"""Built rules are loaded only if they were built from exactly these sources; else the sources run, and it says why."""

from __future__ import annotations

import json
import shutil
from dataclasses import fields
from pathlib import Path

import pytest

from rules import GAMES
from rules.fast import MANIFEST, built_modules, fingerprint, unloadable


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Sources of two modules."""
    folder = tmp_path / "rules"
    (folder / "core").mkdir(parents=True)
    (folder / "core" / "dice.py").write_text("SIDES = 6\n")
    (folder / "__init__.py").write_text("")
    return folder


@pytest.fixture
def build(tmp_path: Path, sources: Path) -> Path:
    """A build of them, as far as loading looks at it."""
    folder = tmp_path / "build"
    folder.mkdir()
    (folder / "dice.so").write_bytes(b"")
    manifest = {"sources": fingerprint(sources), "modules": {"rules.core.dice": "dice.so"}}
    (folder / MANIFEST).write_text(json.dumps(manifest))
    return folder


def test_a_build_of_these_sources_is_used(build: Path, sources: Path) -> None:
    assert built_modules(build, sources) == (
        {"rules.core.dice": build / "dice.so"},
        "built from exactly these sources",
    )


@pytest.mark.parametrize("changed", ["core/dice.py", "core/new.py"])
def test_a_build_of_other_sources_is_left_alone(build: Path, sources: Path, changed: str) -> None:
    (sources / changed).write_text("SIDES = 8\n")
    found, why = built_modules(build, sources)
    assert (found, "of other sources" in why) == ({}, True)


def test_a_file_that_went_away_makes_a_build_stale(build: Path, sources: Path) -> None:
    (sources / "__init__.py").unlink()
    assert not built_modules(build, sources)[0]


def test_without_a_build_the_sources_run(tmp_path: Path, sources: Path) -> None:
    assert built_modules(tmp_path / "nowhere", sources) == ({}, "nothing was built here")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"modules": 3}', '{"modules": {"a": "b"}, "sources": ""}', "\x00"])
def test_a_damaged_build_is_never_a_reason_not_to_start(build: Path, sources: Path, text: str) -> None:
    (build / MANIFEST).write_text(text)
    found, why = built_modules(build, sources)
    assert (found, "`make fast`" in why) == ({}, True)


def test_a_build_that_lacks_files_is_not_used(build: Path, sources: Path) -> None:
    (build / "dice.so").unlink()
    assert built_modules(build, sources) == ({}, "1 files of the build are missing: `make fast` builds anew")


def test_a_build_that_this_machine_cannot_load_is_never_a_reason_not_to_start(build: Path, sources: Path) -> None:
    assert "cannot be loaded" in unloadable(built_modules(build, sources)[0])
    assert unloadable({}) == ""


def test_a_build_is_moved_with_its_sources(build: Path, sources: Path, tmp_path: Path) -> None:
    shutil.copytree(tmp_path / "rules", tmp_path / "elsewhere")
    assert built_modules(build, tmp_path / "elsewhere")[0]


@pytest.mark.parametrize("key", GAMES)
def test_built_or_not_a_table_knows_the_whole_type_of_its_fields(key: str) -> None:
    table = type(GAMES[key].new(max(GAMES[key].seats), bytes(32)))
    assert [field.name for field in fields(table) if not isinstance(field.type, str)] == []
