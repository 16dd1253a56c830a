"""The forms of public messages: the usual ones, and the least ones for when Discord refuses those.

A least form has a title, who is asked, and the commands to go on with. Of the game it has only the name, and at most
one button, so that it cannot contain what was refused.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bot.tables import LogEntry
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, ButtonRow, Screen, Text, cut

from .board import board
from .direct_message import DirectMessage
from .ending import end
from .lobby import lobby
from .mentions import addressed, mention_text, mentions_of
from .over import in_play_line, record_button
from .story import ToldStory

MOST_CHARACTERS: Final = 1500  # characters of a least form


class MakeLobby(Protocol):
    """A function that makes the lobby."""

    def __call__(self, perspective: Perspective, here: int = 0) -> Screen:
        """The lobby; see `bot.ui.screens.lobby.lobby`."""


class MakeBoard(Protocol):
    """A function that makes the board."""

    def __call__(
        self,
        perspective: Perspective,
        since: Sequence[LogEntry],
        notified: Sequence[int] = (),
        *,
        topic: str = "",
        has_closed: bool = False,
    ) -> Screen:
        """The board; see `bot.ui.screens.board.board`."""


class MakeEnd(Protocol):
    """A function that makes the end message."""

    def __call__(
        self,
        perspective: Perspective,
        mentions: Sequence[int] = (),
        story: ToldStory | None = None,
        knew: str = "",
        *,
        in_play: bool = False,
    ) -> Screen:
        """The end message; see `bot.ui.screens.ending.end`."""


class MakeMention(Protocol):
    """A function that makes the text that mentions people."""

    def __call__(
        self, perspective: Perspective, topic: str, people: Collection[int], resting: Collection[int] = ()
    ) -> str:
        """The text; see `bot.ui.screens.mentions.mention_text`."""


@dataclass(frozen=True, slots=True)
class Forms:
    """The functions that make each public message."""

    lobby: MakeLobby
    board: MakeBoard
    end: MakeEnd
    mention: MakeMention


def least_direct_message(perspective: Perspective) -> DirectMessage:
    """The least direct message: that the reader is asked, or that there is news; no secrets."""
    words, running = perspective.words, perspective.table.status == "running"
    head = words("ui-least-asked" if perspective.is_awaited else "ui-least-news", title=perspective.title)
    return DirectMessage(
        cut(f"{head}\n{_how(perspective)}", MOST_CHARACTERS), ButtonRow((_my_move(perspective),) if running else ())
    )


def _lobby(perspective: Perspective, here: int = 0) -> Screen:
    if perspective.table.status != "open":
        return lobby(perspective, here)
    # No join button: it would agree to options that are not shown.
    options = Button(perspective.words("ui-options"), Id(ids.OPTIONS, perspective.table.code))
    return _screen(f"## {perspective.title}\n{_how(perspective)}", options)


def _board(
    perspective: Perspective,
    since: Sequence[LogEntry],
    notified: Sequence[int] = (),
    *,
    topic: str = "",
    has_closed: bool = False,
) -> Screen:
    names = ", ".join(perspective.names.full[seat] for seat in perspective.table.awaited)
    head = [*([mentions_of(notified)] if notified else []), f"## {perspective.title}"]
    if perspective.table.status != "running":
        return _screen("\n".join([*head, _how(perspective)]))
    waiting = (
        perspective.words("ui-waiting-for-several", names=names) if names else perspective.words("ui-nobody-awaited")
    )
    return _screen("\n".join([*head, waiting, _how(perspective)]), _my_move(perspective))


def _end(
    perspective: Perspective,
    mentions: Sequence[int] = (),
    story: ToldStory | None = None,
    knew: str = "",
    *,
    in_play: bool = False,
) -> Screen:
    title = f"## {perspective.words('ui-end-title', title=perspective.title)}"
    if in_play:
        return _screen("\n".join([*([mentions_of(mentions)] if mentions else []), title, in_play_line(perspective)]))
    text = "\n".join([*([mentions_of(mentions)] if mentions else []), title, _how(perspective)])
    return _screen(text, record_button(perspective))


def _mention(perspective: Perspective, topic: str, people: Collection[int], resting: Collection[int] = ()) -> str:
    return f"{addressed(perspective, people, resting)}\n-# {perspective.title}"


def _my_move(perspective: Perspective) -> Button:
    return Button(perspective.words("ui-my-move"), Id(ids.MOVE, perspective.table.code), "primary")


def _how(perspective: Perspective) -> str:
    """How to go on by commands, and why nothing more is shown."""
    words, status = perspective.words, perspective.table.status
    if status == "closed":
        return words("ui-table-closed")
    command = words(f"game-{perspective.table.game}.command")
    facts = {"command": command} if status == "running" else {}
    return "\n".join([words(f"ui-least-{status}", code=perspective.table.code, **facts), words("ui-least")])


def _screen(text: str, *buttons: Button) -> Screen:
    return Screen((Text(cut(text, MOST_CHARACTERS)), *([ButtonRow(buttons)] if buttons else [])))


USUAL: Final = Forms(lobby, board, end, mention_text)
LEAST: Final = Forms(_lobby, _board, _end, _mention)
