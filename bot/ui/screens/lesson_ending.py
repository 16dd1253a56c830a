"""The ending of a lesson, with its scoring, and the ways on from there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.lessons import END, Lesson, keys_of
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, Part, Screen, Text, cut, rows

from .lesson import lesson_head, page_id
from .over import SCORING_ROOM, scoring_text
from .quiz import quiz_button
from .rules_pages import CONTENTS

AGAIN, OPEN = "again", "open"  # in the ids of its buttons


def is_at_end(lesson: Lesson, told: Iterable[str], decided: int) -> bool:
    """Whether a lesson comes to its ending: all its points were met, or there were enough decisions."""
    met, shape = keys_of(told), lesson.structure
    all_met = all(point.key in met for point in shape.points)
    return END not in met and (decided >= shape.most or (all_met and decided >= shape.least))


def ending_screen(perspective: Perspective, lesson: Lesson, told: Iterable[str], above: Sequence[str]) -> Screen:
    """The ending with its scoring; `perspective` is of the end, played on in an imagined world or played out.

    `above`: what the last answer did.
    """
    words, met = perspective.words, keys_of(told)
    missing = [point for point in lesson.structure.points if point.key not in met]
    head = [f"## {words('lesson-title', game=perspective.game_name)}", *above, lesson_head(perspective, lesson, met)]
    how = "lesson-ends" if perspective.played_ahead else "lesson-over"
    parts: list[Part] = [
        Text("\n".join([*head, words(how)])),
        Text(cut(scoring_text(perspective), SCORING_ROOM)),
        Text(lesson.texts.ending),
    ]
    ways = _ways_on(perspective, [point.page for point in missing])
    return Screen(
        (*parts, *rows([*ways, *quiz_button(words, lesson.game, perspective.table.revision, lesson)])), boxed=True
    )


def _ways_on(perspective: Perspective, missing: Sequence[str]) -> list[Button]:
    words, code, game = perspective.words, perspective.table.code, perspective.table.game
    go_on = [Button(words("lesson-play-on"), Id(ids.MOVE, code), "primary")] if perspective.played_ahead else []
    return [
        *go_on,
        Button(words("lesson-again"), Id(ids.LESSON, code, 0, AGAIN, game)),
        Button(words("lesson-open"), Id(ids.LESSON, code, 0, OPEN, game)),
        Button(words("ui-rules"), page_id(perspective, missing[0] if missing else CONTENTS)),
    ]
