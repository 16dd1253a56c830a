"""What the picture of a question is drawn from, beside the table itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bot.pictures import Mark
from rules.core import Arg, Ask, Pick


class PictureQuestion(NamedTuple):
    """The question as a panel puts it. `ask` None: the seat waits, and the picture shows what it sees."""

    ask: Ask | None
    view: Any  # of the seat, after the steps of a plan
    heading: str  # one line, without Markdown
    marks: tuple[Mark, ...] = ()  # the options that the buttons in sight stand for
    unmarked: tuple[Arg, ...] = ()  # the other options
    plan_from: Any = None  # the view before the steps of a plan; None without any
    pick: Pick = ()  # what a counted pick that is under way means so far
    stays: bool = False  # whether the chosen options are those that are not picked
    outcome: tuple[str, ...] = ()  # what the pick brings, in short clauses


# It takes some milliseconds: worked out only where a picture is drawn.
PictureQuestionMaker = Callable[[], PictureQuestion]
