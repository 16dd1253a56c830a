"""What a picture is drawn from: the view of the one who will see it, and how they read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from bot.text import Words
from rules.core import Arg, Ask, Pick

from .letters import legible
from .rasterizer import Box
from .theme import DARK, Theme

BOARD: Final = (1200, 900)
HAND: Final = (900, 260)


class Stretch(NamedTuple):
    """A stretch of a picture that large print shows by itself."""

    key: str  # of what it is called
    left: float
    top: float
    width: float
    height: float

    @property
    def box(self) -> Box:
        """Where it lies."""
        return self.left, self.top, self.width, self.height


class Mark(NamedTuple):
    """An option of the question as its reader's picture marks it: `sign` is what its button begins with."""

    option: Arg
    sign: str
    brings: str = ""  # in few words; "" where the picture shows it anyway
    grave: bool = False  # a danger: an infested house, an outbreak
    chosen: int = 0  # how often it is chosen so far, or as which one where order matters
    label: str = ""  # of its button
    brief: str = ""  # what it brings, where there is no room for that; where there is none for this either, nothing


class Ending(NamedTuple):
    """How the game ended, in the reader's words; names without Markdown."""

    headline: str
    why: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int | None, ...]], ...]  # the name of a line, and a number for each seat
    counts: tuple[tuple[str, tuple[int | None, ...]], ...]  # numbers that are no points
    places: tuple[int | None, ...]
    winners: tuple[int, ...]
    unplaced: str  # what stands for a place where there is none


class Chart(NamedTuple):
    """How the seats stood round by round, in the reader's words."""

    title: str
    values: tuple[tuple[int, ...], ...]  # by round from the deal on: the total of each seat
    marked: tuple[tuple[int, str], ...] = ()  # rounds with what turned the game there, the earliest first


class YearPicture(NamedTuple):
    """A server's year, in the reader's words."""

    title: str
    figures: tuple[tuple[str, str], ...]  # numbers with what they count
    months: tuple[int, ...]  # games in each
    letters: tuple[str, ...]  # of the months
    games: tuple[tuple[str, int], ...]  # by name, the most played first


@dataclass(frozen=True, slots=True)
class Scene:
    """One position for one reader. `before`: the same reader's view at the last picture, whose changes are marked."""

    view: Any
    names: tuple[str, ...]  # by seat, plain
    words: Words
    asked: tuple[int, ...] = ()  # seats that are waited for
    before: Any = None
    theme: Theme = DARK
    question: Ask | None = None  # what the reader is asked: large print shows the part of the board it is about first
    heading: str = ""  # the question in one line
    marks: tuple[Mark, ...] = ()  # the options that a press can choose now, in the order of their buttons
    unmarked: tuple[Arg, ...] = ()  # the options behind another tab
    plan_from: Any = None  # the view before the plan's steps; None without a plan
    ending: Ending | None = None  # after the end
    chart: Chart | None = None
    year: YearPicture | None = None
    pick: Pick = ()  # what a counted pick that is under way means so far
    stays: bool = False  # whether the chosen options are those that are not picked
    outcome: tuple[str, ...] = ()  # what the pick brings, in short clauses
    bots: tuple[int, ...] = ()  # seats that bots play

    def name(self, seat: int) -> str:
        """A name as the fonts can show it; the seat's number where they cannot."""
        return legible(self.names[seat]) or self.words("picture-seat", seat=seat + 1)

    def told(self, seat: int) -> str:
        """A name for a picture in words, which says of a bot that it is one."""
        name = self.name(seat)
        return self.words("picture-bot-told", name=name) if seat in self.bots else name
