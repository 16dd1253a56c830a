"""How a test reads what a face says: a board as one text, as rows, in sentences, its size; a line of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.faces import AnyFace, Board, Names, Scoring
from bot.faces.scoring import board_of
from bot.text import Words, units, words_for
from rules.core import Arg, Result

from .people import names, said_names

COLUMNS: Final = 34  # of a code block on a phone
CEILING: Final = 2100  # of the board with the legend of the names
NAME: Final = 2 + 2 + 2 * 20  # in the legend, where names are cut to 20 characters before anything else is lost


def spoken(locale: str) -> Words:
    """The words of words mode."""
    return words_for(locale, spoken=True)


def scoring_board(
    scoring: Callable[[Words, Result, Any, Names], Scoring], words: Words, result: Result, view: Any, names: Names
) -> Board:
    """The scoring as the end message tells it."""
    return board_of(words, names, scoring(words, result, view, names))


def sentences(board: Board) -> list[str]:
    """The lines below the headline."""
    return [line for block in board.blocks for line in block.lines]


def rows(board: Board) -> list[str]:
    """The rows of the code blocks."""
    return [line for block in board.blocks if block.code for line in block.lines]


def text_of(board: Board) -> str:
    """The whole board."""
    return "\n".join([board.headline, *sentences(board)])


def told(face: AnyFace, view: Any, locale: str = "en", people: Names | None = None) -> str:
    """The board in text."""
    return text_of(face.board(words_for(locale), view, people or names(view.seats)))


def said(face: AnyFace, view: Any, locale: str = "en", people: Names | None = None) -> str:
    """The board in sentences, without its headline."""
    return "\n".join(sentences(face.in_words(spoken(locale), view, people or said_names(view.seats))))


def line(
    face: AnyFace, key: str, /, locale: str = "en", people: Names | None = None, spoken: bool = False, **facts: Arg
) -> str:
    """A line of the log."""
    return face.event(words_for(locale, spoken=spoken), key, facts, people or names(5))


def size(board: Board, seats: int) -> int:
    """The characters of the board below the title, with the names above it and the fences of code blocks."""
    blocks = ["\n".join(("```", *block.lines, "```") if block.code else block.lines) for block in board.blocks]
    return units("\n".join(blocks)) + seats * NAME + (seats - 1) * len(" · ") + 1


def put(row: tuple[Any, ...], at: int, item: Any) -> tuple[Any, ...]:
    """The row with another item in one place."""
    return (*row[:at], item, *row[at + 1 :])
