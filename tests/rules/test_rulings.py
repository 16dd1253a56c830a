"""Rulings and their citations: the code names entries that exist, and every entry is carried out somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import rules

EACH_GAME = pytest.mark.parametrize("game", rules.GAMES)
ID = re.compile(r"\bR-\d+\b")
FORM = re.compile(
    r"(R-\d\d) (\S[^\n]*)\n"  # the id and what it is about
    r"\*(\w+)((?:, \w+)*)\. ([^*]+)\.\*\s+"  # its kind, its marks, its source
    r"(.+?)\s*(?=^## |\Z)",  # what is played, and why
    re.S | re.M,
)
KINDS = {"Ruling", "Inference", "Reconstruction", "Erratum"}
ELSEWHERE = {"setup", "data"}  # marks of entries that no paragraph of the rules carries out


class Entry(NamedTuple):
    """An entry of a game's RULINGS.md: `### R-01 title`, then `*Kind, marks. Source.* text`."""

    id: str
    title: str
    kind: str
    marks: frozenset[str]
    source: str
    text: str


def folder_of(game: str) -> Path:
    """Where the rules of a game lie."""
    return Path(rules.__file__).parent / game


def page_of(game: str) -> str:
    """The rulings of a game."""
    return (folder_of(game) / "RULINGS.md").read_text("utf-8")


def entries(game: str) -> Iterator[Entry]:
    """The entries in their order."""
    for part in re.split("^### ", page_of(game), flags=re.M)[1:]:
        found = FORM.match(part)
        assert found, f"{game}: {part.splitlines()[0]!r} has another form"
        id_, title, kind, marks, source, text = found.groups()
        yield Entry(id_, title, kind, frozenset(marks.replace(",", " ").split()), source, text)


def cited(game: str) -> dict[str, set[str]]:
    """Which entries are named in which file of code or data."""
    files = [path for path in folder_of(game).rglob("*") if path.suffix in (".py", ".toml")]
    return {path.name: set(ID.findall(path.read_text("utf-8"))) for path in files}


@EACH_GAME
def test_entries_are_numbered_in_order_and_say_their_kind_and_source(game: str) -> None:
    found = list(entries(game))
    assert [entry.id for entry in found] == [f"R-{n:02}" for n in range(1, len(found) + 1)]
    for entry in found:
        assert entry.kind in KINDS, entry.id
        assert entry.marks <= ELSEWHERE, entry.id
        assert len(entry.text) > 40, entry.id
    assert len({entry.title for entry in found}) == len(found)


@EACH_GAME
def test_every_entry_that_is_cited_exists(game: str) -> None:
    known = {entry.id for entry in entries(game)}
    assert set(ID.findall(page_of(game))) <= known
    for file, ids in cited(game).items():
        assert ids <= known, file


@EACH_GAME
def test_every_entry_is_cited_or_marked_as_one_of_the_set_up_or_the_data(game: str) -> None:
    named = set[str]().union(*cited(game).values())
    assert [entry.id for entry in entries(game) if entry.id not in named and not entry.marks] == []


@EACH_GAME
def test_every_entry_marked_as_data_but_names_alone_is_cited_by_a_data_file(game: str) -> None:
    named = set[str]().union(*(ids for file, ids in cited(game).items() if file.endswith(".toml")))
    data = [entry for entry in entries(game) if "data" in entry.marks and "name" not in entry.title.lower()]
    assert [entry.id for entry in data if entry.id not in named] == []


@EACH_GAME
def test_everything_that_the_data_call_reconstructed_is_an_entry(game: str) -> None:
    files = {path.name: path.read_text("utf-8") for path in (folder_of(game) / "data").glob("*.toml")}
    unsure = [name for name, text in files.items() if re.search('= "(?:reconstructed|inferred)"', text)]
    assert unsure
    assert all(ID.search(files[name]) for name in unsure)
