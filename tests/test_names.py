"""A public name of a type means one thing in the product: what is found by its name is the only one of that name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache

import pytest

from tests.test_walls import KEYS, ROOT

SHARED = "shared"  # whatever is not one game's own


@cache
def product() -> list[tuple[str, ast.Module]]:
    """Every file of the product but the sandbox's, which has Discord's words, with what is written in it."""
    paths = [path for top in ("bot", "cogs", "db", "rules") for path in sorted((ROOT / top).rglob("*.py"))]
    places = {path.relative_to(ROOT).as_posix(): path for path in paths}
    return [(at, ast.parse(path.read_text())) for at, path in places.items() if not at.startswith("bot/sandbox/")]


def names() -> Iterator[tuple[str, str, str]]:
    """The public classes and the types that other files import by name: name, file, and the game or `SHARED`."""
    files = product()
    imported = {name for _, module in files for name in imports(module)}
    for place, module in files:
        game = next((part for part in place.split("/") if part in KEYS), SHARED)
        known = [name for name in aliases(module) if (name, stem(place)) in imported]
        yield from ((name, place, game) for name in (*classes(module), *known) if not name.startswith("_"))


def classes(module: ast.Module) -> list[str]:
    """The classes of a file."""
    return [node.name for node in ast.walk(module) if isinstance(node, ast.ClassDef)]


def aliases(module: ast.Module) -> list[str]:
    """The types that a file gives a name, such as `Grid = tuple[Row, ...]`; constants are in capitals."""
    targets = [node.targets[0] for node in module.body if isinstance(node, ast.Assign)]
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    return [name for name in names if name[0].isupper() and not name.isupper()]


def imports(module: ast.Module) -> Iterator[tuple[str, str]]:
    """The names that a file imports, each with the last word of where from."""
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom):
            yield from ((alias.name, (node.module or "").rpartition(".")[2]) for alias in node.names)


def stem(place: str) -> str:
    """How a file is called where it is imported from: a package by its folder."""
    *_, folder, name = place.split("/")
    return folder if name == "__init__.py" else name.removesuffix(".py")


def clashes(found: Iterable[tuple[str, str, str]]) -> dict[str, list[str]]:
    """The names defined more than once, with their files; each game may use a word that no shared file uses."""
    files: dict[str, list[str]] = defaultdict(list)
    games: dict[str, list[str]] = defaultdict(list)
    for name, path, game in found:
        files[name].append(path)
        games[name].append(game)
    return {name: files[name] for name, of in games.items() if len(of) > (1 if SHARED in of else len(set(of)))}


def test_every_public_name_of_a_type_means_one_thing() -> None:
    assert clashes(names()) == {}


def test_a_type_that_another_file_imports_is_a_name_as_a_class_is() -> None:
    found = {name for name, _, _ in names()}
    assert {"LevelName", "Snapshot"} <= found and "NONE" not in found


@pytest.mark.parametrize(("one", "other"), [(SHARED, SHARED), (SHARED, "hameln"), ("hameln", "hameln")])
def test_a_second_meaning_is_seen(one: str, other: str) -> None:
    assert clashes([("Row", "a.py", one), ("Row", "b.py", other)]) == {"Row": ["a.py", "b.py"]}


def test_two_games_may_use_the_same_word() -> None:
    assert clashes([("View", "a.py", "hameln"), ("View", "b.py", "rattus")]) == {}
