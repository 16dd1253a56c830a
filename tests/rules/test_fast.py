"""Built rules are loaded only if they were built from exactly these sources; else the sources run, and it says why."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from rules import GAMES
from rules.fast import FORM, MANIFEST, ROOT, built_modules, fingerprint, unloadable
from rules.fast.states import as_native


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A root with the sources of three modules."""
    root = tmp_path / "root"
    for file, text in (("rules/core/dice.py", "SIDES = 6\n"), ("rules/__init__.py", ""), ("bot/players/search.py", "")):
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text)
    return root


@pytest.fixture
def build(tmp_path: Path, root: Path) -> Path:
    """A build of them, as far as loading looks at it."""
    folder = tmp_path / "build"
    folder.mkdir()
    (folder / "dice.so").write_bytes(b"")
    manifest = {"sources": fingerprint(root), "modules": {"rules.core.dice": "dice.so"}}
    (folder / MANIFEST).write_text(json.dumps(manifest))
    return folder


def test_a_build_of_these_sources_is_used(build: Path, root: Path) -> None:
    assert built_modules(build, root) == (
        {"rules.core.dice": build / "dice.so"},
        "built from exactly these sources",
    )


@pytest.mark.parametrize(
    "changed", ["rules/core/dice.py", "rules/core/new.py", "bot/players/search.py", "bot/games/rattus/player.py"]
)
def test_a_build_of_other_sources_is_left_alone(build: Path, root: Path, changed: str) -> None:
    (root / changed).parent.mkdir(parents=True, exist_ok=True)
    (root / changed).write_text("SIDES = 8\n")
    found, why = built_modules(build, root)
    assert (found, "of other sources" in why) == ({}, True)


def test_a_file_that_went_away_makes_a_build_stale(build: Path, root: Path) -> None:
    (root / "rules" / "__init__.py").unlink()
    assert not built_modules(build, root)[0]


def test_without_a_build_the_sources_run(tmp_path: Path, root: Path) -> None:
    assert built_modules(tmp_path / "nowhere", root) == ({}, "nothing was built here")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"modules": 3}', '{"modules": {"a": "b"}, "sources": ""}', "\x00"])
def test_a_damaged_build_is_never_a_reason_not_to_start(build: Path, root: Path, text: str) -> None:
    (build / MANIFEST).write_text(text)
    found, why = built_modules(build, root)
    assert (found, "`make fast`" in why) == ({}, True)


def test_a_build_that_lacks_files_is_not_used(build: Path, root: Path) -> None:
    (build / "dice.so").unlink()
    assert built_modules(build, root) == ({}, "1 files of the build are missing: `make fast` builds anew")


def test_a_build_that_this_machine_cannot_load_is_never_a_reason_not_to_start(build: Path, root: Path) -> None:
    assert "cannot be loaded" in unloadable(built_modules(build, root)[0])
    assert unloadable({}) == ""


def test_a_build_is_moved_with_its_sources(build: Path, root: Path, tmp_path: Path) -> None:
    shutil.copytree(root, tmp_path / "elsewhere")
    assert built_modules(build, tmp_path / "elsewhere")[0]


@pytest.mark.parametrize("key", GAMES)
def test_built_or_not_a_table_knows_the_whole_type_of_its_fields(key: str) -> None:
    table = type(GAMES[key].new(max(GAMES[key].seats), bytes(32)))
    assert [field.name for field in fields(table) if not isinstance(field.type, str)] == []


def test_who_imports_bot_players_first_gets_all_of_them_in_the_form_of_the_rules() -> None:
    """Else a value made by a source would be strange to what was built."""
    code = """if True:
        from bot.players import LEVELS, think
        from bot.players.weights import judge_of
        from rules import GAMES
        game = GAMES["hameln"]
        world = game.new(3, bytes(32))
        print(think(judge_of(game, 3), world, world.asked[0].seat, bytes(16), LEVELS["easy"]).pick)"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.startswith("("), done.stderr


STATES = ("core", *GAMES)


@pytest.mark.parametrize("room", STATES)
def test_a_traceback_of_a_built_state_names_the_line_of_its_source(room: str) -> None:
    source = (ROOT / "rules" / room / "state.py").read_text("utf-8").splitlines()
    native = as_native("\n".join(source), f"rules.{room}.state").splitlines()
    changed = {old for old, new in zip(source, native, strict=True) if old != new}
    assert changed and changed <= {"", "@cloning", "@dataclass(slots=True)", "from __future__ import annotations"}


def test_what_is_no_state_is_built_from_the_very_text() -> None:
    text = (ROOT / "rules" / "rattus" / "symbols.py").read_text("utf-8")
    assert as_native(text, "rules.rattus.symbols") == text


@pytest.mark.skipif(not FORM.built, reason="only what `make fast` built has native classes")
@pytest.mark.parametrize("key", GAMES)
def test_a_built_table_is_a_native_class_with_a_clone_of_its_own(key: str) -> None:
    table = type(GAMES[key].new(max(GAMES[key].seats), bytes(32)))
    assert type(table.clone).__name__ == "method_descriptor", "a Python function: `clone` was not built"
