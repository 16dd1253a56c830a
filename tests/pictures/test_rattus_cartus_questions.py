"""The pictures of Rattus Cartus' questions: one for every kind, and what laying cards brings as it is chosen."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Final
from xml.etree.ElementTree import fromstring

import pytest

from bot.games.rattus_cartus.picture.building_plates import MEANING
from bot.games.rattus_cartus.picture.cards import card_name
from bot.games.rattus_cartus.picture.facts import building_short
from bot.pictures import painter_of
from bot.pictures.framing import TALLEST
from bot.pictures.letters import width
from bot.tables import Draft
from bot.text import LOCALES, words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.scenes import question_scene
from bot.ui.screens.marks import picture_question
from bot.ui.screens.plans import Plan, read_plan
from rules.rattus_cartus.components import JOKER
from tests.games import GAMES
from tests.ui.positions import CHOICES, asked
from tests.ui.tables import perspective, played

from .reading import SVG, Span, lines
from .test_every_question import LEGIBLE

KEY: Final = "rattus_cartus"
KINDS: Final = (*range(0, JOKER, JOKER // 6), *range(JOKER, JOKER + 5))  # a card of each class and special card


def plan_of(choice: str, locale: str, chosen: tuple[int, ...] = ()) -> Plan:
    """A question of this kind with these kinds of cards chosen."""
    table, _, ask = asked(KEY)[choice]
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


def laid(chosen: tuple[int, ...]) -> tuple[Plan, str, list[str]]:
    """Laying cards of a full hand: the plan, the picture with these kinds chosen, and its lettering."""
    painter, plan = painter_of(KEY), plan_of("lay_cards", "en", chosen)
    assert painter
    drawing = painter.question(question_scene(plan.now, picture_question(plan)))
    assert drawing
    return plan, drawing.svg, texts(drawing.svg)


def test_laying_tells_before_and_after_with_every_card() -> None:
    plan, nothing, before = laid(())
    picked, some, after = laid((0, 1))
    rats = plan.now.view.rats[plan.now.seat]
    assert nothing != some and "Laying nothing brings" in before and "Cards 1, 2 bring" in after
    cards = picture_question(picked).pick
    brings = plan.now.view.laying(plan.now.seat, plan.ask.args[1] if plan.ask else 0, cards)
    assert f"rats {rats} → {rats + brings.rats}" in after


def test_cards_that_are_new_since_the_last_turn_are_ringed() -> None:
    painter, plan = painter_of(KEY), plan_of("lay_cards", "en")
    assert painter
    view, seat = plan.now.view, plan.now.seat
    hands = tuple(cards[1:] if at == seat else cards for at, cards in enumerate(view.hands))
    scene = question_scene(plan.now, picture_question(plan), view._replace(hands=hands))
    stage = painter.stage(scene)
    assert stage and stage.fresh == {f"card-{view.hands[seat][0]}"}


def is_second(own: Perspective) -> bool:
    """Whether this seat lays cards in a building while another seat is in another one."""
    ask = own.ask
    if ask is None or ask.choice != "lay_cards":
        return False
    return any(set(place.inside) - {ask.seat} for at, place in enumerate(own.view.row) if at != ask.args[1])


def test_of_two_players_who_entered_another_building_first_is_told_too() -> None:
    seen = (perspective(table, seat) for table, _ in played(KEY, 2, 1) for seat in range(2))
    own, painter = next(filter(is_second, seen)), painter_of(KEY)
    assert painter and own.ask and "Elsewhere: " in own.face.question(own.asked(own.ask))
    drawing = painter.question(question_scene(own, picture_question(Plan(own, own))))
    assert drawing and "One premium in the round; laid elsewhere:" in texts(drawing.svg)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_seat_that_waits_reads_the_buildings(locale: str) -> None:
    table = next(table for table, _ in played(KEY, 3, 1, locale) if table.asks and table.ask_of(2) is None)
    own, painter = perspective(table, 2), painter_of(KEY)
    assert painter
    drawing = painter.question(question_scene(own, picture_question(Plan(own, own))))
    assert drawing
    names = [building_short(own.words, place.building) for place in own.view.row]
    assert {f"{nth} {name}" for nth, name in enumerate(names, 1)} <= set(texts(drawing.svg))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_of_the_stars_keeps_off_both_edges(locale: str) -> None:
    words = words_for(locale)
    texts = [words(f"picture-legend-{star}") for star in ("premium", "standard")]
    assert sum(width(text, MEANING) for text in texts) + 96 <= 760  # of 800


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("choice", ["supplies", "enter"])
def test_however_many_kinds_of_cards_a_hand_has_their_names_are_whole(choice: str, locale: str) -> None:
    painter, plan = painter_of(KEY), plan_of(choice, locale)
    assert painter and plan.ask
    scene, view = question_scene(plan.now, picture_question(plan)), plan.now.view
    for n in range(1, len(KINDS) + 1):
        hands = tuple(KINDS[-n:] if seat == plan.ask.seat else cards for seat, cards in enumerate(view.hands))
        drawing = painter.question(replace(scene, view=view._replace(hands=hands)))
        assert drawing and drawing.height <= TALLEST
        assert {card_name(plan.now.words, card) for card in KINDS[-n:]} <= set(texts(drawing.svg)), n


def held(kinds: int) -> tuple[int, ...]:
    """A hand of so many kinds of cards, most of them twice, with many nuns."""
    cards = [card for card in (*range(JOKER - 1, -1, -2), *range(JOKER, JOKER + 5))][-kinds:]
    return tuple(sorted(card for nth, card in enumerate(cards) for _ in range(2 if nth % 3 else 1)))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kinds", [1, 7, 8, 10, 13, 14, 15, 17, 20])
def test_however_many_kinds_are_laid_from_what_a_card_says_lies_apart_and_nothing_is_cut(
    kinds: int, locale: str
) -> None:
    painter, plan = painter_of(KEY), plan_of("lay_cards", locale)
    assert painter and plan.ask
    scene, view, cards = question_scene(plan.now, picture_question(plan)), plan.now.view, held(kinds)
    hands = tuple(cards if seat == plan.ask.seat else other for seat, other in enumerate(view.hands))
    assert scene.question
    question = scene.question._replace(options=tuple(sorted(set(cards))))
    drawing = painter.question(replace(scene, view=view._replace(hands=hands), question=question))
    assert drawing and drawing.height <= TALLEST
    told = [line for line in lines(drawing.svg) if line.name]
    assert [line.name for line in told if line.name.endswith("…")] == []
    for one, other in combinations(map(capitals, told), 2):
        across = min(one.right, other.right) - max(one.left, other.left)
        down = min(one.bottom, other.bottom) - max(one.top, other.top)
        assert min(across, down) <= 0.5, (one, other)


def capitals(line: Span) -> Span:
    """The space of its capital letters and digits, without what may hang below the base line."""
    size = line.bottom - line.top
    base = line.bottom - size / 4
    return line._replace(top=base - size * 0.66, bottom=base)
