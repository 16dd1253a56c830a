"""A public class name means one thing in the product: found by its name, a class is the only one of that name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest

from tests.test_walls import KEYS, ROOT

SHARED = "shared"  # whatever is not one game's own


def classes() -> Iterator[tuple[str, str, str]]:
    """The name of every public class of the product, its file, and the game it is for or `SHARED`."""
    for top in ("bot", "cogs", "db", "rules"):
        for path in sorted((ROOT / top).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            if parts[:2] == ("bot", "sandbox"):  # a look-alike of Discord, with Discord's words
                continue
            game = next((part for part in parts if part in KEYS), SHARED)
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    yield node.name, path.relative_to(ROOT).as_posix(), game


def clashes(found: Iterable[tuple[str, str, str]]) -> dict[str, list[str]]:
    """The names defined more than once, with their files; each game may use a word that no shared file uses."""
    files: dict[str, list[str]] = defaultdict(list)
    games: dict[str, list[str]] = defaultdict(list)
    for name, path, game in found:
        files[name].append(path)
        games[name].append(game)
    return {name: files[name] for name, of in games.items() if len(of) > (1 if SHARED in of else len(set(of)))}


def test_every_public_class_name_means_one_thing() -> None:
    assert clashes(classes()) == {}


@pytest.mark.parametrize(("one", "other"), [(SHARED, SHARED), (SHARED, "hameln"), ("hameln", "hameln")])
def test_a_second_meaning_is_seen(one: str, other: str) -> None:
    assert clashes([("Row", "a.py", one), ("Row", "b.py", other)]) == {"Row": ["a.py", "b.py"]}


def test_two_games_may_use_the_same_word() -> None:
    assert clashes([("View", "a.py", "hameln"), ("View", "b.py", "rattus")]) == {}
