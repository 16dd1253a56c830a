"""The pictures of Rattus Cartus' questions: one for every kind, and what laying cards brings as it is chosen."""

from __future__ import annotations

from typing import Final
from xml.etree.ElementTree import fromstring

import pytest

from bot.pictures import painter_of
from bot.pictures.question import TALLEST
from bot.tables import Draft
from bot.text import LOCALES, words_for
from bot.ui.kit.illustrator import question_scene
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.marks import picture_question
from bot.ui.screens.plans import Plan, read_plan
from tests.games import GAMES
from tests.ui.positions import CHOICES, asked

from .reading import SVG, lines
from .test_every_question import LEGIBLE

KEY: Final = "rattus_cartus"


def plan_of(choice: str, locale: str, hand: tuple[int, ...] = (), chosen: tuple[int, ...] = ()) -> Plan:
    """A question of this kind, perhaps to a seat with this hand, with these kinds of cards chosen."""
    table, _, ask = asked(KEY)[choice]
    if hand:
        table.state.hands[ask.seat] = hand
        GAMES[KEY].rules.settle(table.state)
    perspective = Perspective(table, GAMES[KEY], words_for(locale), ask.seat)
    return read_plan(perspective, Draft(ask.revision, 1, chosen) if chosen else None)


def texts(svg: str) -> list[str]:
    """All lettering of a picture."""
    return [text.text or "" for text in fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("choice", [choice for key, choice in CHOICES if key == KEY])
def test_every_kind_of_question_has_a_picture_that_can_be_read(choice: str, locale: str) -> None:
    painter, plan = painter_of(KEY), plan_of(choice, locale)
    assert painter
    scene = question_scene(plan.now, picture_question(plan))
    drawing = painter.question(scene)
    assert drawing and drawing.height <= TALLEST
    assert scene.marks and all(mark.sign for mark in scene.marks)
    for line in lines(drawing.svg):
        assert line.bottom - line.top >= LEGIBLE - 0.1, line
