"""The pictures of questions, of all games: what can be chosen is marked as on its button, and all can be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final, NamedTuple
from xml.etree.ElementTree import fromstring

import pytest

from bot.faces.naming import plain
from bot.pictures import THEMES, Theme, painter_of
from bot.pictures.framing import HEADER, TALLEST, WIDE
from bot.pictures.painter import no_stage
from bot.pictures.placing import Rect
from bot.pictures.question import Drawing
from bot.pictures.scene import Scene
from bot.text import LOCALES
from bot.ui.kit.scenes import question_scene
from bot.ui.screens.marks import MOST_MARKS, picture_question
from bot.ui.screens.plans import read_plan
from tests.games import GAMES
from tests.questions import Shown, found
from tests.text.catalogues import only_in, words_of

from .at_sight import bare, boxes, mistakable
from .reading import SVG, lines

DONE: Final = sorted(key for key in GAMES if (painter := painter_of(key)) and painter.stage is not no_stage)
LEGIBLE: Final = 22.0
EACH: Final = 2  # pictures of each kind of question
THEMED: Final = list(zip(LOCALES, (THEMES["dark"], THEMES["contrast"]), strict=True))


class Pictured(NamedTuple):
    """A question with its picture."""

    shown: Shown
    scene: Scene
    drawing: Drawing


@cache
def pictured(key: str, locale: str, theme: Theme) -> tuple[Pictured, ...]:
    """Some questions of each kind, with few and with many seats, from the start of a turn and within a plan."""
    return tuple(drawn(key, shown, theme) for seats in (3, GAMES[key].seats[-1]) for shown in _some(key, seats, locale))


def kinds_of_questions(key: str, locale: str) -> Iterator[Shown]:
    """One question of each kind, with all seats taken."""
    return _some(key, GAMES[key].seats[-1], locale, 1)


def _some(key: str, seats: int, locale: str, each: int = EACH) -> Iterator[Shown]:
    times: dict[tuple[str, bool], int] = {}
    for shown in found(key, seats, 7, locale):
        kind = shown.choice, bool(shown.plan.steps)
        times[kind] = times.get(kind, 0) + 1
        if times[kind] <= each and shown.plan.ask is not None:
            yield shown


def drawn(key: str, shown: Shown, theme: Theme = THEMES["dark"]) -> Pictured:
    """The picture of a question as a panel shows it."""
    painter = painter_of(key)
    assert painter
    scene = question_scene(shown.plan.now, picture_question(shown.plan), shown.before, theme)
    drawing = painter.question(scene)
    assert drawing, f"{shown.choice} has no picture"
    return Pictured(shown, scene, drawing)


@pytest.mark.parametrize(("locale", "theme"), THEMED)
@pytest.mark.parametrize("key", DONE)
@pytest.mark.sampled
def test_all_lettering_can_be_read_on_a_phone(key: str, locale: str, theme: Theme) -> None:
    for shown, _, drawing in pictured(key, locale, theme):
        for line in lines(drawing.svg):
            across = line.left >= 0 and line.right <= drawing.width
            if across and line.top >= HEADER and line.bottom <= drawing.height:  # else the crop cuts it off
                assert line.bottom - line.top >= LEGIBLE - 0.1, (shown.choice, line)


@pytest.mark.parametrize(("locale", "theme"), THEMED)
@pytest.mark.parametrize("key", DONE)
def test_marks_and_plates_lie_on_the_picture_and_no_mark_is_covered(key: str, locale: str, theme: Theme) -> None:
    for shown, scene, drawing in pictured(key, locale, theme):
        assert drawing.width == WIDE and drawing.height <= TALLEST
        whole = Rect(WIDE / 2, drawing.height / 2, WIDE / 2 + 3, drawing.height / 2 + 3)
        marks, plates = boxes(drawing.svg, "mark"), boxes(drawing.svg, "plate")
        assert len(scene.marks) <= MOST_MARKS
        for nth, (told, at) in enumerate((*marks, *plates)):
            assert at.outside(whole) < 1, (shown.choice, told)
            assert not any(at.overlap(other) > 1 for _, other in marks if other is not at), (shown.choice, nth, told)


@pytest.mark.parametrize(("locale", "theme"), THEMED)
@pytest.mark.parametrize("key", DONE)
@pytest.mark.sampled
def test_every_plate_belongs_to_its_sign_and_every_sign_to_its_place_at_sight(
    key: str, locale: str, theme: Theme
) -> None:
    painter = painter_of(key)
    assert painter
    for shown, scene, drawing in pictured(key, locale, theme):
        assert not [*mistakable(painter, scene, drawing.svg)], shown.choice


@pytest.mark.parametrize(("locale", "theme"), THEMED)
@pytest.mark.parametrize("key", DONE)
def test_a_button_begins_with_the_sign_that_marks_its_place(key: str, locale: str, theme: Theme) -> None:
    for shown, scene, drawing in pictured(key, locale, theme):
        ask, on_picture = shown.plan.ask, [told for told, _ in boxes(drawing.svg, "mark")]
        assert ask
        for mark in scene.marks:
            label = shown.plan.now.option(ask, mark.option).label
            assert plain(label).startswith(mark.sign) and len(mark.brings) <= 24, (shown.choice, label, mark)
            if mark.sign:
                ticked = f"{bare(mark.sign)}{mark.chosen}"  # where a thing may be chosen several times
                assert {bare(mark.sign), ticked} & set(on_picture), (shown.choice, mark.sign)


@pytest.mark.parametrize("key", DONE)
def test_of_a_sealed_question_that_is_answered_only_what_was_chosen_has_a_mark_and_a_tick(key: str) -> None:
    for shown, scene, _ in pictured(key, LOCALES[0], THEMES["dark"]):
        ask = shown.plan.ask
        if ask and ask.given is not None:
            assert {mark.option: mark.chosen for mark in scene.marks} == Counter(ask.given), shown.choice


@pytest.mark.parametrize(("locale", "theme"), THEMED)
@pytest.mark.parametrize("key", DONE)
def test_its_words_fit_and_name_every_sign(key: str, locale: str, theme: Theme) -> None:
    painter = painter_of(key)
    assert painter
    for shown, scene, _ in pictured(key, locale, theme):
        alt = painter.question_alt(scene)
        assert 0 < len(alt) <= 1024, shown.choice


@pytest.mark.parametrize(("locale", "theme"), THEMED)
@pytest.mark.parametrize("key", DONE)
def test_its_lettering_is_in_one_language_and_no_word_is_cut(key: str, locale: str, theme: Theme) -> None:
    (other,) = set(LOCALES) - {locale}
    for shown, _, drawing in pictured(key, locale, theme):
        told = ["".join(text.itertext()) for text in fromstring(drawing.svg).iter(f"{SVG}text")]
        foreign = words_of(" ".join(told)) & only_in(other, locale)
        assert not foreign, (shown.choice, foreign)
        assert not [text for text in told if text.endswith("…") and text[:1].isalpha()], (shown.choice, told)


@pytest.mark.parametrize("key", DONE)
def test_a_picture_shows_nothing_that_its_reader_cannot_know(key: str) -> None:
    chance, painter = Random(key), painter_of(key)
    assert painter
    for pictures in pictured(key, LOCALES[0], THEMES["dark"]):
        shown = pictures.shown
        true = shown.plan.true
        world = GAMES[key].imagine(true.table.state, true.seat, chance.randbytes(32))
        other = replace(true, table=replace(true.table, state=world))
        plan = read_plan(other, shown.plan.draft)
        again = drawn(key, Shown(shown.choice, plan, shown.before))
        assert again.drawing.svg == pictures.drawing.svg, shown.choice
        assert painter.question_alt(again.scene) == painter.question_alt(pictures.scene)
