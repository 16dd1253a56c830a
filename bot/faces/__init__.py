"""The faces of the games, found by the game's key."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from .face import (
    LABEL,
    AnyFace,
    Block,
    Board,
    Clause,
    Digest,
    Face,
    Group,
    Happening,
    Label,
    Names,
    NotUnderstood,
    PlannedStep,
    Preset,
    Scoring,
)
from .question_context import QuestionContext


@cache
def face_of(game: str) -> AnyFace:
    """The face of a game. Raises `ModuleNotFoundError` where a game has none: a registered game must."""
    face: AnyFace = import_module(f"bot.games.{game}.face").face
    return face


__all__ = [
    "LABEL",
    "AnyFace",
    "Block",
    "Board",
    "Clause",
    "Digest",
    "Face",
    "Group",
    "Happening",
    "Label",
    "Names",
    "NotUnderstood",
    "PlannedStep",
    "Preset",
    "QuestionContext",
    "Scoring",
    "face_of",
]
