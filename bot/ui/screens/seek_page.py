"""What somebody waits for who seeks others to play with, and the open tables of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.tables.values import Seek
from bot.text import Words
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.names import channel_told, game_name
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.screen import Button, ButtonRow, Part, Screen, Text, cut, rows

from .absence import moment, soon
from .lobby import host_name, join_id

LEAVE, OPEN, ALL, JOIN = "leave", "open", "all", "listed"  # in ids
SHOWN: Final = 5  # open tables, and games that somebody waits for
LINE: Final = 160  # characters of an open table
LISTED: Final = 400  # characters of what somebody waits for
NAME: Final = 30


def waiting_screen(words: Words, seek: Seek, others: int, note: str = "") -> Screen:
    """That somebody waits now, and how to stop it. `note`: why no table has opened though enough agree."""
    text = note or words(
        "seek-waiting", game=game_name(words, seek.game), what=_what(words, seek), others=others, until=soon(seek.ends)
    )
    return Screen((Text(text), ButtonRow((stop_button(words, seek),))))


def stop_button(words: Words, seek: Seek | None) -> Button:
    """The button that ends a wait; without one, all waits."""
    what = ALL if seek is None else f"{seek.place.guild or 0}-{seek.game}"
    return Button(words("seek-stop"), Id(ids.SEEK, ids.NO_TABLE, 0, LEAVE, what))


def listed_line(words: Words, seeks: Sequence[Seek]) -> str:
    """One line with all that somebody waits for."""
    games = [
        words("seek-listed-game", game=game_name(words, s.game), what=_what(words, s), until=moment(s.ends))
        for s in seeks[:SHOWN]
    ]
    return cut(words("seek-listed", games=joined(games)), LISTED)


def seeking_lines(words: Words, waiting: Mapping[str, int]) -> list[str]:
    """A line with how many people wait for a table of each game; none where nobody does."""
    games = [words("seek-game-n", game=game_name(words, game), n=n) for game, n in waiting.items()]
    return [words("seek-waiting-here", games=joined(games))] if games else []


def open_button(words: Words, n: int) -> Button:
    """The button that shows the open tables."""
    return Button(words("seek-open-button", n=n), Id(ids.SEEK, ids.NO_TABLE, 0, OPEN))


def open_parts(words: Words, lobbies: Sequence[Perspective], here: int = 0) -> tuple[Part, ...]:
    """The open tables with free seats, the oldest first, with a button to each. `here`: the channel of the list."""
    shown = lobbies[:SHOWN]
    lines = [words("seek-open"), *(cut(_open_line(perspective, here), LINE) for perspective in shown)]
    if more := len(lobbies) - len(shown):
        lines.append(words("seek-open-more", n=more))
    buttons = [Button(words("seek-join", title=each.title), replace(join_id(each.table), what=JOIN)) for each in shown]
    return (Text("\n".join(lines)), *rows(buttons))


def pace_name(words: Words, pace: str) -> str:
    """A pace in one word; any, where there is none."""
    return words(f"seek-pace-{pace}") if pace else words("seek-any-pace")


def _what(words: Words, seek: Seek) -> str:
    seats = words("seek-seats", n=seek.seats) if seek.seats else words("seek-any-seats")
    language = [words(f"seek-language-{seek.language}")] if seek.language else []
    return " · ".join([seats, pace_name(words, seek.pace), *language])


def _open_line(perspective: Perspective, here: int) -> str:
    table, words = perspective.table, perspective.words
    return words(
        "seek-open-line",
        title=perspective.title,
        place=channel_told(words, table.place.channel, here),
        host=cut(host_name(perspective), NAME),
        seated=table.seated,
        seats=len(table.players),
        pace=pace_name(words, table.terms.pace),
    )
