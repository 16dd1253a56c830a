"""`make fast`: the busiest modules of rules and thinking, built by mypyc from the same sources, into `build/fast`."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

from . import FOLDER, MANIFEST, ROOT, built_modules, fingerprint
from .states import as_native

KERNEL = ("dice", "following", "paragraphs", "rulebook", "state")
THINKING = ("candidates", "evaluation", "playouts", "search")
# Of a game: data models that pydantic reads, and what runs once a game or only for people.
LEFT_OUT = (
    *("__init__", "ahead", "book", "components", "data_models", "options", "saves", "standing_answers"),
    *("view", "why_not"),
)


def sources() -> list[Path]:
    """The modules that are built."""
    kernel = [ROOT / "rules" / "core" / f"{name}.py" for name in KERNEL]
    games = sorted(path.parent for path in ROOT.glob("rules/*/book.py"))
    playing = [path for game in games for path in sorted(game.glob("*.py")) if path.stem not in LEFT_OUT]
    thinking = [ROOT / "bot" / "players" / f"{name}.py" for name in THINKING]
    return kernel + playing + thinking + sorted(ROOT.glob("bot/games/*/player.py"))


def build(folder: Path) -> None:
    """Have mypyc and the compiler of this machine build the modules into a folder."""
    paths, temp = [path.relative_to(ROOT) for path in sources()], folder / "temp"
    for room in ("rules", "bot"):
        shutil.copytree(ROOT / room, temp / room, ignore=_all_but_python)
    for path in paths:
        text = (ROOT / path).read_text("utf-8")
        (temp / path).write_text(as_native(text, ".".join(path.with_suffix("").parts)), "utf-8")
    os.chdir(temp)
    command = ["build_ext", "--build-lib", str(folder), "--build-temp", "objects", "--parallel", "2"]
    sys.argv = ["build", "--quiet", *command]
    modules = mypycify([str(path) for path in paths], opt_level="3", debug_level="0", target_dir="c")
    setup(name="rules", ext_modules=modules)
    os.chdir(ROOT)
    shutil.rmtree(temp)


def _all_but_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".py") and not Path(folder, name).is_dir()]


def main() -> None:
    """Build, if it is not done yet. What it was built of is written last: a build that was broken off is none."""
    if not shutil.which("cc"):
        sys.exit("no C compiler here (`cc`): the rules run as they are, only slower")
    if built_modules()[0]:
        print("built already, from exactly these sources")
        return
    of = fingerprint()
    shutil.rmtree(FOLDER, ignore_errors=True)
    build(FOLDER)
    files = sorted(path.relative_to(FOLDER) for path in FOLDER.rglob("*") if path.is_file())
    found = {".".join([*file.parts[:-1], file.name.split(".")[0]]): file.as_posix() for file in files}
    (FOLDER / MANIFEST).write_text(json.dumps({"sources": of, "modules": found}, indent=1), "utf-8")
    print(f"{len(found)} modules in {FOLDER}")


if __name__ == "__main__":
    main()
