"""Messages and panels as plain values: `bot.ui.screens` makes them, `render` turns them into discord.py views."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from bot.text import units

from .ids import Id

ButtonStyle = Literal["primary", "secondary", "success", "danger"]

MOST_TEXT: Final = 4000  # characters of all texts of a message together
MOST_COMPONENTS: Final = 40
MOST_PLAIN: Final = 2000  # characters of a message without components
LABEL: Final = 80
ENTRY: Final = 100
ENTRIES: Final = 25  # of a menu
IN_ROW: Final = 5
PIECE_ENDS: Final = re.compile(r"\s?[,;:·–.](?=\s)")


@dataclass(frozen=True, slots=True)
class Text:
    """A text in Discord's Markdown; `pictured`: what stands there instead once the screen has its pictures.

    `drawn`: nothing does, because the pictures tell it.
    """

    text: str
    pictured: str = ""
    drawn: bool = False


@dataclass(frozen=True, slots=True)
class Separator:
    """A horizontal line."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button; a press sends its id."""

    label: str
    id: Id
    style: ButtonStyle = "secondary"
    disabled: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class TextWithButton:
    """A text with a button beside it."""

    text: str
    button: Button


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens a URL."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """An entry of a menu."""

    label: str
    value: str
    about: str = ""
    chosen: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu from which `least` to `most` entries are chosen."""

    id: Id
    entries: tuple[MenuEntry, ...]
    placeholder: str = ""
    least: int = 1
    most: int = 1
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class PeopleMenu:
    """A menu of the people in a channel, to choose one."""

    id: Id
    placeholder: str = ""


@dataclass(frozen=True, slots=True)
class TextForm:
    """A form with one field for a text of at most so many characters; `id` says what becomes of it."""

    title: str
    id: Id
    label: str
    text: str
    most: int


@dataclass(frozen=True, slots=True)
class ButtonRow:
    """Up to five buttons side by side."""

    buttons: tuple[Button | Link, ...]


@dataclass(frozen=True, slots=True)
class Image:
    """A picture with its alt text and file name."""

    data: bytes
    alt: str
    name: str


@dataclass(frozen=True, slots=True)
class PicturePlace:
    """Where the pictures of a screen go, below the line `above`; as long as there is none, this text stands there."""

    text: str
    above: str = ""


Part = Text | Separator | ButtonRow | Menu | PeopleMenu | TextWithButton | Image | PicturePlace


@dataclass(frozen=True, slots=True)
class Screen:
    """A whole message: its parts from top to bottom. `boxed`: in a frame."""

    parts: tuple[Part, ...]
    boxed: bool = False

    @property
    def text(self) -> str:
        """All its text."""
        told = (part.text for part in self.parts if isinstance(part, Text | TextWithButton | PicturePlace))
        return "\n".join(text for text in told if text)

    @property
    def images(self) -> tuple[Image, ...]:
        """All its pictures."""
        return tuple(part for part in self.parts if isinstance(part, Image))

    def pictured(self, images: tuple[Image, ...]) -> Screen:
        """A copy with pictures at their place, else below its first part."""
        if not images:
            return self
        seen = (part for part in self.parts if not (isinstance(part, Text) and part.drawn))
        parts = tuple(Text(part.pictured) if isinstance(part, Text) and part.pictured else part for part in seen)
        for at, part in enumerate(parts):
            if isinstance(part, PicturePlace):
                above = (Text(part.above),) if part.above else ()
                return replace(self, parts=(*parts[:at], *above, *images, *parts[at + 1 :]))
        return replace(self, parts=(*parts[:1], *images, *parts[1:]))

    @property
    def components(self) -> int:
        """The number of components as Discord counts them."""
        return self.boxed + sum(_weight(part) for part in self.parts)


def _weight(part: Part) -> int:
    match part:
        case ButtonRow(buttons):
            return 1 + len(buttons)
        case Menu() | PeopleMenu():
            return 2
        case TextWithButton():
            return 3
        case PicturePlace(""):
            return 0
    return 1


def rows(buttons: Sequence[Button | Link]) -> Iterator[ButtonRow]:
    """The buttons in rows of at most five."""
    for first in range(0, len(buttons), IN_ROW):
        yield ButtonRow(tuple(buttons[first : first + IN_ROW]))


def cut(text: str, most: int) -> str:
    """The text, shortened with an ellipsis to `most` UTF-16 units, of which an emoji has two."""
    if units(text) <= most:
        return text
    return text.encode("utf-16-le")[: 2 * most - 2].decode("utf-16-le", "ignore").rstrip() + "…"


def cut_between(text: str, most: int) -> str:
    """The text, shortened to `most` UTF-16 units where a piece of it ends, else where a word ends."""
    if units(text) <= most:
        return text
    whole = cut(text, most - 1).removesuffix("…")
    pieces = [found.start() for found in PIECE_ENDS.finditer(whole)]
    at = pieces[-1] if pieces and 2 * pieces[-1] >= len(whole) else whole.rfind(" ")
    return f"{whole[:at].rstrip()} …" if at > 0 else cut(text, most)
