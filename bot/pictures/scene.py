"""What a picture is drawn from: the view of its reader, their language and theme, and texts in their words."""

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

    key: str  # text key of its name
    left: float
    top: float
    width: float
    height: float

    @property
    def box(self) -> Box:
        """Its box on the picture."""
        return self.left, self.top, self.width, self.height


class Mark(NamedTuple):
    """An option of the question as its reader's picture marks it: `sign` is what its button begins with."""

    option: Arg
    sign: str
    brings: str = ""  # in few words; "" if the picture shows it anyway
    grave: bool = False  # a danger: an infested house, an outbreak
    chosen: int = 0  # how often it is chosen so far, or its position if the order matters
    label: str = ""  # of its button
    brief: str = ""  # shorter than `brings`, if there is no room for that; if there is none for this either, nothing
    forced: str = ""  # what the rules decide along with it, as there is one way to go on: a house, a sum


class Ending(NamedTuple):
    """How the game ended, in the reader's words; names without Markdown."""

    headline: str
    why: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int | None, ...]], ...]  # the name of a row, and a number for each seat
    counts: tuple[tuple[str, tuple[int | None, ...]], ...]  # rows of numbers that are not points
    places: tuple[int | None, ...]
    winners: tuple[int, ...]
    unplaced: str  # the text for a seat without a place


class Chart(NamedTuple):
    """How the seats stood round by round, in the reader's words."""

    title: str
    values: tuple[tuple[int, ...], ...]  # by round, starting with the deal: the total of each seat
    marked: tuple[tuple[int, str], ...] = ()  # rounds that turned the game, with what happened, earliest first


class YearPicture(NamedTuple):
    """A server's year, in the reader's words."""

    title: str
    figures: tuple[tuple[str, str], ...]  # numbers with what they count
    months: tuple[int, ...]  # number of games in each month
    letters: tuple[str, ...]  # the months' initials
    games: tuple[tuple[str, int], ...]  # names with the number of games, most played first


@dataclass(frozen=True, slots=True)
class Scene:
    """One position for one reader. `before`: the same reader's view at the last picture, whose changes are marked."""

    view: Any
    names: tuple[str, ...]  # by seat, without Markdown
    words: Words
    asked: tuple[int, ...] = ()  # seats that the game waits for
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
    pick: Pick = ()  # what a half-made counted pick amounts to so far
    stays: bool = False  # whether the chosen options are the ones not picked
    outcome: tuple[str, ...] = ()  # what the pick brings, in short clauses
    bots: tuple[int, ...] = ()  # seats that bots play

    def name(self, seat: int) -> str:
        """The name as far as the fonts can show it, or the seat's number if they cannot show any of it."""
        return legible(self.names[seat]) or self.words("picture-seat", seat=seat + 1)

    def told(self, seat: int) -> str:
        """The name for an alt text, which says if the seat is played by a bot."""
        name = self.name(seat)
        return self.words("picture-bot-told", name=name) if seat in self.bots else name
