"""Reads lessons from `bot/games/<game>/lesson`: `lesson.toml`, the texts in `en.toml` and `fr.toml`, and the recorded
games of the quiz in `games.json`."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from bot.games import folders

from .lesson import Lesson, RecordedGame

STRUCTURE: Final = "lesson.toml"
GAMES: Final = "games.json"


class BadLesson(Exception):
    """A file of a lesson cannot be used; the text says which one, and where in it the fault is."""


@cache
def lesson_of(locale: str, game: str) -> Lesson | None:
    """The lesson of a game in a language; None for a game that has none. Raises `BadLesson`."""
    lesson_folders = folders(f"{game}/lesson")
    return read_lesson(lesson_folders[0], locale, game) if lesson_folders else None


@cache
def recorded_games(game: str) -> tuple[RecordedGame, ...]:
    """The recorded games of a game's quiz; empty if it has none. Raises `BadLesson`."""
    file = next((folder / GAMES for folder in folders(f"{game}/lesson")), None)
    if file is None or not file.exists():
        return ()
    try:
        return tuple(RecordedGame(**each) for each in json.loads(file.read_text("utf-8")))
    except (OSError, TypeError, ValueError) as bad:
        raise BadLesson(f"{file}: {bad}") from None


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
    """A text with the file, the place in it, and what is wrong there."""
    first = bad.errors()[0]
    part, *inside = first["loc"] or ("",)
    file = folder / (f"{locale}.toml" if part == "texts" else STRUCTURE)
    where = " → ".join(str(step) for step in inside)
    return f"{file}: {where + ': ' if where else ''}{first['msg']}"
