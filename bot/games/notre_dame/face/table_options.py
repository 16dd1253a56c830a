"""Table options, their values, and the editions of the component data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.text import APART, Words
from rules.core import Edition
from rules.notre_dame.components import shelf
from rules.notre_dame.options import TABLE_OPTIONS


def table_option(words: Words, name: str, value: str | None = None) -> str:
    """The name of a table option, or of one of its values."""
    if value is None:
        return words(f"notre_dame-table-{name}")
    if name == "edition":
        return words("notre_dame-table-edition.built_in") if value in ("", shelf.built_in.name) else value
    return words(f"notre_dame-table-{name}.{value}")


def option_group(words: Words, name: str, value: str) -> str:
    """No option of this game has so many values that they need groups."""
    return ""


def options_line(words: Words, options: Mapping[str, Any]) -> str:
    """All table options that make a difference in one line of the lobby."""
    told = [
        _pair(words, option.name, options[option.name])
        for option in TABLE_OPTIONS
        if option.name in options and (not option.when or options.get(option.when[0]) in option.when[1:])
    ]
    return APART.join([*told, _pair(words, "edition", options.get("edition", ""))])


def _pair(words: Words, name: str, value: Any) -> str:
    return words("notre_dame-table-pair", name=table_option(words, name), value=table_option(words, name, str(value)))


def edition(words: Words, edition: Edition) -> tuple[str, ...]:
    """One line for each kind of component data: how many entries are printed, inferred, reconstructed."""
    kinds: dict[str, list[str]] = {}
    for grade in edition.grades:
        kinds.setdefault(grade.what, []).append(words(f"grade-{grade.provenance}", n=grade.n))
    return tuple(
        words("edition-line", what=words(f"notre_dame-data-{what}"), grades=", ".join(grades))
        for what, grades in kinds.items()
    )
