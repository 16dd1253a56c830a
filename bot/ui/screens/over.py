"""A game that is over, as one reader sees it in private: the scoring, their own place, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.faces.scoring import board_of
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, Part, Screen, Text, cut, rows

from .in_words import words_page

SCORING_ROOM: Final = 2600


def over_panel(perspective: Perspective, said: str = "", *, in_play: bool = False) -> Screen:
    """The panel after the end, below its picture: the public scoring with the reader's place, replay and rematch.

    `said`: what to say first, where something is to be said. `in_play`: the deal is still played at another table, and
    what would tell it is left out.
    """
    own = own_place(perspective)
    rematch = [] if perspective.table.is_lesson else [rematch_button(perspective)]
    ways_on = [Text(in_play_line(perspective))] if in_play else rows([replay_button(perspective), *rematch])
    if perspective.words.spoken:
        page = words_page(perspective, "\n".join(line for line in (said, own) if line))
        return replace(page, parts=(*page.parts, *ways_on))
    lines = [f"## {perspective.words('ui-end-title', title=perspective.title)}", said, own]
    parts: list[Part] = [
        Text("\n".join(line for line in lines if line)),
        Text(cut(scoring_text(perspective), SCORING_ROOM)),
        *ways_on,
    ]
    return Screen(tuple(parts))


def own_place(perspective: Perspective) -> str:
    """Which place the reader has come to; "" for who did not play, and where the game gives them none."""
    if perspective.seat is None:
        return ""
    places = perspective.scoring.places
    place = places[perspective.seat]
    if place is None:
        return ""
    shared = places.count(place) > 1
    return perspective.words("ui-own-place", place=place, of=len(places), shared="yes" if shared else "no")


def scoring_text(perspective: Perspective) -> str:
    """The final scoring as one text."""
    board = board_of(perspective.words, perspective.names, perspective.scoring)
    blocks = [block_text(block.lines, block.code) for block in board.blocks]
    sign = "" if perspective.words.spoken else "🏁 "
    return "\n".join([f"{sign}**{board.headline}**", *blocks])


def block_text(lines: Sequence[str], code: bool) -> str:
    """A block of a board in Discord's Markdown."""
    text = "\n".join(lines)
    return f"```\n{text}\n```" if code else text


def in_play_line(perspective: Perspective) -> str:
    """Why buttons are missing while the deal is still played at another table."""
    return perspective.words("duplicates-in-play")


def replay_button(perspective: Perspective) -> Button:
    """Step through the game again."""
    return Button(perspective.words("replay-button"), Id(ids.REPLAY, perspective.table.code))


def record_button(perspective: Perspective) -> Button:
    """The game as a file."""
    return Button(perspective.words("ui-record"), Id(ids.AFTER, perspective.table.code, 0, "record"))


def log_button(perspective: Perspective) -> Button:
    """What happened."""
    return Button(perspective.words("ui-log"), Id(ids.LOG, perspective.table.code))


def rematch_button(perspective: Perspective) -> Button:
    """Open a table for the same people."""
    return Button(perspective.words("ui-rematch"), Id(ids.AFTER, perspective.table.code, 0, "rematch"), "primary")
