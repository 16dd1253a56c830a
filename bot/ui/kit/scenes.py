"""What pictures are drawn from: the view, the names and the words of the one who will see them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.pictures import DARK, Ending, Scene, Theme, What
from rules.core import Ask

from .names import bot_seats, plain_names, without_markdown
from .perspective import Perspective
from .picture_question import PictureQuestion


def ending_scene(perspective: Perspective, theme: Theme = DARK) -> Scene:
    """What the picture of the end is drawn from."""
    return scene_of(perspective, "end", None, theme, None)


def _ending(perspective: Perspective) -> Ending | None:
    """The scoring for its picture; None before the end."""
    result = perspective.table.result
    if result is None:
        return None
    told = perspective.scoring
    return Ending(
        headline=without_markdown(told.headline),
        why=tuple(map(without_markdown, told.why)),
        rows=tuple((name, tuple(cells)) for name, cells in told.rows),
        counts=tuple((name, tuple(cells)) for name, cells in told.counts),
        places=told.places,
        winners=result.winners,
        unplaced=told.unplaced,
    )


def question_scene(
    perspective: Perspective, question: PictureQuestion | None, before: Any = None, theme: Theme = DARK
) -> Scene:
    """What the picture of a question is drawn from, after the steps of its plan. `before`: the view to compare with."""
    if question is None:
        return scene_of(perspective, "question", before, theme, perspective.ask)
    scene = scene_of(perspective, "question", before, theme, None)
    return replace(
        scene,
        view=question.view,
        question=question.ask,
        heading=question.heading,
        marks=question.marks,
        unmarked=question.unmarked,
        plan_from=question.plan_from,
        pick=question.pick,
        stays=question.stays,
        outcome=question.outcome,
    )


def scene_of(perspective: Perspective, what: What, before: Any, theme: Theme, question: Ask | None) -> Scene:
    """What to draw: the board from the public view, anything else from the reader's."""
    table = perspective.table
    view = perspective.public_view if what == "board" else perspective.view
    names = plain_names(perspective.words, table.players, table.code)
    return Scene(
        view,
        names,
        perspective.words,
        tuple(table.awaited),
        before,
        theme,
        question if theme.parted else None,
        bots=bot_seats(table.players),
        ending=_ending(perspective) if what == "end" else None,
    )
