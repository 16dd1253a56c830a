"""First-game hints: a line above the question, until people have finished this game once or hide the hints."""

from __future__ import annotations

from bot.lessons import Situation, lesson_of, point_about
from bot.tables.values import PanelFacts
from bot.ui.kit import ids
from bot.ui.kit.ids import Id
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import Button, Part, TextWithButton
from rules.core import Ask


def first_game_hint(perspective: Perspective, facts: PanelFacts) -> tuple[Part, ...]:
    """The hint about the open question, for people at their first game who want hints; else nothing."""
    ask = perspective.ask
    if perspective.table.is_lesson or ask is None or ask.given is not None:
        return ()
    if not facts.wants_hints:
        return ()
    hide = Button(perspective.words("ui-hide-hints"), Id(ids.SETTING, perspective.table.code, 0, "hints", "off"))
    return (TextWithButton(perspective.words("ui-hint", hint=_hint(perspective, ask)), hide),)


def _hint(perspective: Perspective, ask: Ask) -> str:
    """What the lesson of the game says this question is about, where one of its points is; else the game's own hint."""
    lesson = lesson_of(perspective.words.locale, perspective.table.game)
    key = point_about(lesson, Situation(ask, perspective.view)) if lesson else ""
    if lesson and key:
        return lesson.texts.points[key].about
    return perspective.face.hint(perspective.asked(ask))
