"""Lessons from their files: `bot/games/<game>/lesson/lesson.toml`, and beside it the texts, `en.toml` and `fr.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from bot.games import folders

from .lesson import Lesson

STRUCTURE: Final = "lesson.toml"


class BadLesson(Exception):
    """A file of a lesson that cannot be used; says which one, and where in it."""


@cache
def lesson_of(locale: str, game: str) -> Lesson | None:
    """The lesson of a game in a language; None for a game that has none. Raises `BadLesson`."""
    found = folders(f"{game}/lesson")
    return read_lesson(found[0], locale, game) if found else None


def read_lesson(folder: Path, locale: str, game: str) -> Lesson:
    """The lesson in a folder. Raises `BadLesson`."""
    structure, texts = folder / STRUCTURE, folder / f"{locale}.toml"
    try:
        return Lesson(game=game, structure=_read(structure), texts=_read(texts))
    except ValidationError as bad:
        raise BadLesson(_explained(bad, folder, locale)) from None


def _read(file: Path) -> Any:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as bad:
        raise BadLesson(f"{file}: {bad}") from None


def _explained(bad: ValidationError, folder: Path, locale: str) -> str:
    """The file, the place in it and what is wrong there."""
    first = bad.errors()[0]
    part, *inside = first["loc"] or ("",)
    file = folder / (f"{locale}.toml" if part == "texts" else STRUCTURE)
    where = " → ".join(str(step) for step in inside)
    return f"{file}: {where + ': ' if where else ''}{first['msg']}"
