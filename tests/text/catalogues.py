"""The catalogues as their syntax trees, for the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bot.text.catalogues import catalogues

REPOSITORY = Path(__file__).parents[2]


class Text(NamedTuple):
    """One text: its key (with `.attribute`), its file and its pattern."""

    key: str
    file: str
    pattern: ast.Pattern


@cache
def files(locale: str, folder: str = "") -> tuple[Path, ...]:
    """The catalogues of a language that come with the product. `folder`: those in this folder of it."""
    return tuple(file for file in catalogues(locale, folder) if file.is_relative_to(REPOSITORY / "bot"))


@cache
def entries(locale: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """All entries with their file names."""
    return tuple((_label(file), entry) for file in files(locale) for entry in parse(file.read_text("utf-8")).body)


def _label(file: Path) -> str:
    """The file's name; that of a game's own with the game before it: `hameln/play.ftl`."""
    return (
        file.name
        if file.parents[1].name == "text" and file.parents[2].name == "bot"
        else f"{file.parents[2].name}/{file.name}"
    )


def texts(locale: str, file: str | None = None) -> Iterator[Text]:
    """All texts of a language, or of one of its files."""
    for name, entry in entries(locale):
        if isinstance(entry, ast.Message) and file in (None, name):
            if entry.value:
                yield Text(entry.id.name, name, entry.value)
            for attribute in entry.attributes:
                yield Text(f"{entry.id.name}.{attribute.id.name}", name, attribute.value)


@cache
def only_in(locale: str, other: str) -> frozenset[str]:
    """The words of four letters or more that the texts of a language have, and those of the other one never."""
    mine, others = (
        {word for _, entry in entries(one) for part in reading(entry).words for word in words_of(part)}
        for one in (locale, other)
    )
    return frozenset(mine - others)


def words_of(text: str) -> set[str]:
    """The words of a text of four letters or more, in small letters."""
    return {word.lower() for word in re.findall(r"[^\W\d_]{4,}", text)}


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def reading(pattern: ast.BaseNode) -> _Reader:
    """The variables, selections and literal words of a text."""
    reader = _Reader()
    reader.visit(pattern)
    return reader
