"""The cards of a hand, as pictures of questions lay them out, and the captions beside them: all of it can be read."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from bot.games.rattus_cartus.picture.cards import card_name
from bot.games.rattus_cartus.picture.rack import ACROSS
from bot.pictures import Mark, painter_of
from bot.pictures.placing import Rect
from bot.text import LOCALES
from bot.ui.kit.scenes import question_scene
from bot.ui.screens.marks import picture_question
from rules.rattus_cartus.components import JOKER, Building

from .reading import Span, lines
from .test_rattus_cartus_questions import KEY, plan_of, texts

FULL = (*range(JOKER, JOKER + 5), *range(1, JOKER, 2))  # kinds of cards, of every class among them


def rectangle(line: Span) -> Rect:
    """Where the letters of a line lie, without what reaches above and below most of them."""
    _, left, top, right, bottom = line
    return Rect((left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2 - 3)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kinds", [5, ACROSS, 2 * ACROSS - 1, len(FULL)])
def test_the_name_of_a_card_is_whole_and_nothing_lies_on_it_however_many_equal_ones_there_are(
    kinds: int, locale: str
) -> None:
    """In a hand of many kinds the number of equal cards stood on their name, which was cut as well."""
    painter, plan = painter_of(KEY), plan_of("discard_for_rats", locale)
    assert painter and plan.ask
    shown = tuple(sorted(FULL[:kinds]))
    cards = tuple(card for card in shown for _ in range(4))
    hands = tuple(cards if seat == plan.ask.seat else held for seat, held in enumerate(plan.now.view.hands))
    now = question_scene(plan.now, picture_question(plan))
    drawing = painter.question(
        replace(
            now,
            view=now.view._replace(hands=hands),
            question=plan.ask._replace(options=cards),
            marks=tuple(Mark(card, str(nth)) for nth, card in enumerate(shown, 1)),
        )
    )
    assert drawing
    written = lines(drawing.svg)
    told = {line.name for line in written}
    for card in shown:
        parts = card_name(plan.now.words, card).replace("-", "-\n").splitlines()
        assert set(parts) <= told or "".join(parts) in told
    for one, other in combinations(written, 2):
        assert rectangle(one).overlap(rectangle(other)) < 5, (one, other)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_building_brings_is_told_whole_above_the_cards(locale: str) -> None:
    """Of the Guard Tower it was not said who is spared."""
    painter, plan = painter_of(KEY), plan_of("lay_cards", locale)
    assert painter and plan.ask and isinstance(plan.ask.args[1], int)
    now, at = question_scene(plan.now, picture_question(plan)), plan.ask.args[1]
    for building in Building:
        row = list(now.view.row)
        row[at] = row[at]._replace(building=int(building))
        drawing = painter.question(replace(now, view=now.view._replace(row=tuple(row))))
        assert drawing and not [text for text in texts(drawing.svg) if text.endswith("…")], building


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("choice", ["look_at_nuns", "sword_victim", "flute_receiver"])
def test_a_seat_with_more_rats_than_there_can_be_nuns_reads_whole_that_it_would_die(choice: str, locale: str) -> None:
    painter, plan = painter_of(KEY), plan_of(choice, locale)
    assert painter and plan.ask
    now = question_scene(plan.now, picture_question(plan))
    rats = tuple(99 if seat == plan.ask.seat else held for seat, held in enumerate(now.view.rats))
    drawing = painter.question(replace(now, view=now.view._replace(rats=rats)))
    assert drawing and plan.now.words("picture-own-rats.out") in texts(drawing.svg)
