"""Custom ids of buttons and menus: verb, table, revision, question and option number; nothing that rules define."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

LONGEST_ID: Final = 100  # characters that Discord takes
DIGITS: Final = 9  # of the longest number that is accepted
ID: Final = re.compile(
    r"(?P<verb>[a-zA-Z]):(?P<table>[0-9A-Z]{4,6})(?P<ahead>~?)"
    r"(?::(?P<revision>\d{1,9}):(?P<choice>[a-z0-9_]{1,32}):(?P<what>[0-9A-Za-z=_-]{1,70})(?::(?P<draft>\d{1,6}))?)?",
    re.ASCII,
)

# The verbs: one letter for each kind of press.
JOIN, LEAVE, OPTIONS, START, FILL, INVITE = "j", "q", "c", "b", "f", "i"  # lobby
MOVE, HAND, LOG, MORE, SHOW = "o", "h", "l", "m", "d"  # board
PLAY, ADD, SELECT, SUBMIT, PAGE, WHY = "p", "a", "s", "g", "n", "w"  # panel
UNDO, VOTE, AFTER = "u", "v", "k"
PREPARE = "y"  # an answer before the question: open, keep, change, drop
TIME = "t"  # a day more, back, resume, votes on absence, seats that change hands, a lobby that stays open
DIRECT_MESSAGE = "x"  # under a direct message: discreet, mute, test it, use the channel instead
REPLAY = "R"  # a step of a replay
TURNS = "z"  # a page of the tables where somebody sits
NOTE = "N"  # what somebody writes for themselves about a table
ACHIEVED = "A"  # what somebody has earned: a game, show it
YEAR = "Y"  # a server's year: show it
RANK = "K"  # how well people play a game, here or everywhere
WATCH = "W"  # follow a table without a seat, stop, predict
SEEK = "S"  # wait for others to play with, no more; the open tables of a server
LESSON = "L"  # learn a game: begin, again, finish, open a table
CUP = "C"  # a cup, whose code stands in place of a table's
COMPANY = "P"  # who sits at a table
RULES, SETTING = "r", "e"  # a page of the rules; a personal setting

NO_TABLE: Final = "RULES"  # in place of a table: no code has an L
SURE: Final = "sure"  # as `what` of a button that is pressed to confirm
TRIAL: Final = "TRIAL"  # in place of a table: presses for `python -m bot trial`, which may run beside the bot


@dataclass(frozen=True, slots=True)
class Id:
    """A parsed custom id; `str` gives the text.

    `revision`: by which a press on something outdated is known: that of the question, or of a vote, a proposal, a
    table's options; where pages are turned, the page. `choice`: the question or setting by name; `what`: the option
    or detail; `draft`: the number of its draft; `ahead`: it is about the foreseen question, not the open one, and
    `revision` is a number of that question.
    """

    verb: str
    table: str
    revision: int = 0
    choice: str = ""
    what: str = ""
    draft: int | None = None
    ahead: bool = False

    def __str__(self) -> str:
        head = f"{self.verb}:{self.table}{'~' if self.ahead else ''}"
        if not self.choice:
            return head
        tail = "" if self.draft is None else f":{self.draft}"
        return f"{head}:{self.revision}:{self.choice}:{self.what or 0}{tail}"

    @property
    def fits(self) -> bool:
        """Whether it is short and regular enough for Discord and `read_id`."""
        return len(str(self)) <= LONGEST_ID and ID.fullmatch(str(self)) is not None

    @property
    def number(self) -> int:
        """`what` as a number; -1 where it is none."""
        return number_in(self.what)


def read_id(text: str) -> Id | None:
    """Parse a custom id; None for one that the bot did not make."""
    found = ID.fullmatch(text)
    if found is None:
        return None
    verb, table, ahead, revision, choice, what, draft = found.groups()
    number = None if draft is None else int(draft)
    return Id(verb, table, int(revision or 0), choice or "", what or "", number, ahead=bool(ahead))


def is_trial_id(text: str) -> bool:
    """Whether a custom id belongs to a message of `python -m bot trial`."""
    id = read_id(text)
    return id is not None and id.table == TRIAL


def number_in(text: str, digits: int = DIGITS) -> int:
    """The number in a custom id or menu value; -1 for anything else that may be sent, however long."""
    return int(text) if len(text) <= digits and text.isascii() and text.isdecimal() else -1
