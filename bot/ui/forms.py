"""The forms of public messages: the usual ones, and the least that helps where Discord refuses those.

The least form has a title, who is asked, and the commands that go on: nothing of a game's own texts but its name, and
one button at most, so that what was refused is not in it again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from bot.tables import Entry

from . import ids
from .board import board
from .calling import call_text, mentions
from .ending import end
from .ids import Id
from .lobby import lobby
from .screen import Button, Row, Screen, Text, cut
from .sheet import Sheet
from .sight import Sight

MOST: Final = 1500  # characters of a least form


class MakeBoard(Protocol):
    """Makes the board of a table."""

    def __call__(
        self, sight: Sight, since: Sequence[Entry], rung: Sequence[int] = (), *, has_closed: bool = False
    ) -> Screen:
        """The board, with what happened and who is called."""


@dataclass(frozen=True, slots=True)
class Forms:
    """How each public message is made."""

    lobby: Callable[[Sight], Screen]
    board: MakeBoard
    end: Callable[[Sight, Sequence[int]], Screen]
    call: Callable[[Sight, str, Collection[int]], str]


def least_sheet(sight: Sight) -> Sheet:
    """The least private message: that its reader is asked, or that there is news, without a secret."""
    words, running = sight.words, sight.table.status == "running"
    asked = running and sight.ask is not None and sight.ask.given is None
    head = words("ui-least-asked" if asked else "ui-least-news", title=sight.title)
    return Sheet(cut(f"{head}\n{_how(sight)}", MOST), Row((_door(sight),) if running else ()))


def _lobby(sight: Sight) -> Screen:
    if sight.table.status != "open":
        return lobby(sight)
    # No button to join: it would agree to options that do not stand here.
    options = Button(sight.words("ui-options"), Id(ids.OPTIONS, sight.table.code))
    return _screen(f"## {sight.title}\n{_how(sight)}", options)


def _board(sight: Sight, since: Sequence[Entry], rung: Sequence[int] = (), *, has_closed: bool = False) -> Screen:
    names = ", ".join(sight.names.full[seat] for seat in sight.table.awaited)
    head = [*([mentions(rung)] if rung else []), f"## {sight.title}"]
    if sight.table.status != "running":
        return _screen("\n".join([*head, _how(sight)]))
    waiting = sight.words("ui-waiting-for-several", names=names) if names else sight.words("ui-nobody-awaited")
    return _screen("\n".join([*head, waiting, _how(sight)]), _door(sight))


def _end(sight: Sight, people: Sequence[int] = ()) -> Screen:
    title = f"## {sight.words('ui-end-title', title=sight.title)}"
    record = Button(sight.words("ui-record"), Id(ids.AFTER, sight.table.code, 0, "record"))
    return _screen("\n".join([*([mentions(people)] if people else []), title, _how(sight)]), record)


def _call(sight: Sight, topic: str, people: Collection[int]) -> str:
    return f"{mentions(people)}\n-# {sight.title}"


def _door(sight: Sight) -> Button:
    return Button(sight.words("ui-my-move"), Id(ids.MOVE, sight.table.code), "primary")


def _how(sight: Sight) -> str:
    """How to go on by typing, and why there is no more to see."""
    words, status = sight.words, sight.table.status
    if status == "closed":
        return words("ui-table-closed")
    command = words(f"game-{sight.table.game}.command")
    facts = {"command": command} if status == "running" else {}
    return "\n".join([words(f"ui-least-{status}", code=sight.table.code, **facts), words("ui-least")])


def _screen(text: str, *buttons: Button) -> Screen:
    return Screen((Text(cut(text, MOST)), *([Row(buttons)] if buttons else [])))


USUAL: Final = Forms(lobby, board, end, call_text)
LEAST: Final = Forms(_lobby, _board, _end, _call)
