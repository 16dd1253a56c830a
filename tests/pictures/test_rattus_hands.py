"""Hands of Rattus and large print: every known rat whole, and the part in question first."""

from __future__ import annotations

import pytest

from bot.games.rattus.picture import painter
from bot.pictures import HAND, Theme
from bot.pictures.alt import LONGEST
from bot.text import words_for
from rules.core import PASS, Ask
from rules.rattus import game
from rules.rattus.components import Region
from rules.rattus.state import BESIDE
from rules.rattus.view import RatView, View

from .rattus import FACES, LEGIBLE, everywhere, knowing_all, lettered, played, scene, symbols, themed
from .reading import Span, ids, letterings, spans

CLASSES = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty")


def within(span: Span) -> bool:
    """Whether something lies on the picture of a hand."""
    return min(span.left, span.top) >= 0 and span.right <= HAND[0] and span.bottom <= HAND[1]


def own(seats: int = 4, moves: int = 30) -> View:
    """The first seat's view."""
    return game.view(played(seats, moves), 0)


# --------------------------------------------------------------------------- hands


@themed
@everywhere
def test_a_hand_shows_each_of_36_known_rats_whole(locale: str, theme: Theme) -> None:
    view = knowing_all(own())
    svg = painter.hand(scene(view, locale=locale, theme=theme))
    for nth, here in enumerate(view.regions):
        for slot in range(3):
            face, name = FACES[3 * nth + slot], f"known-{Region(here.region).name.lower()}-{slot}"
            assert "".join(lettered(svg, name)) == f"{face.limit}{'M' * face.majority}{'A' * face.everybody}"
            assert symbols(svg, name) == [CLASSES[cls] for cls in face.classes]
    for line in letterings(svg):
        assert line.size >= LEGIBLE and line.wide <= line.room + 0.5 and not line.text.endswith("…"), line
    assert all(within(span) for span in spans(svg))


@pytest.mark.parametrize("regions", range(13))
def test_few_known_rats_are_larger_and_none_is_left_out(regions: int) -> None:
    view = own()
    blind = tuple(here._replace(rats=(RatView(None, 0, (1,)),)) for here in view.regions)
    known = knowing_all(view).regions[:regions] + blind[regions:]
    svg = painter.hand(scene(view._replace(regions=known)))
    assert sum(name.startswith("known-") for name in ids(svg)) == 3 * regions
    assert all(within(span) for span in spans(svg))


def test_what_lies_open_for_all_is_not_counted_as_known() -> None:
    view = own()
    open_to_all = tuple(here._replace(rats=(RatView(FACES[0], 0, ()),)) for here in view.regions)
    svg = painter.hand(scene(view._replace(regions=open_to_all)))
    assert not [name for name in ids(svg) if name.startswith("known-")]
    assert "You know no rat" in [line.text for line in letterings(svg)]


@everywhere
def test_a_hand_tells_whose_it_is_and_the_class_of_each_card(locale: str) -> None:
    view, words = own(), words_for(locale)
    held = (*(0 if card % 9 == 0 else BESIDE for card in range(len(view.holder))),)
    svg = painter.hand(scene(view._replace(holder=held), locale=locale))
    assert "Ana" in [line.text for line in letterings(svg)]
    for card, cls in (("peasant", "peasantry"), ("knight", "chivalry")):
        named = [words(f"rattus-card-{card}.short"), words(f"rattus-class-{cls}")]
        assert lettered(svg, f"card-{card}") == named


def test_a_hand_counts_the_palace_only_where_the_king_can_fill_it() -> None:
    for cards, counts in (("base", True), ("rat_control", False)):
        view = game.view(played(3, 10, cards=cards), 0)
        assert ("palace" in ids(painter.hand(scene(view)))) == counts


@everywhere
def test_a_hand_in_words_tells_each_face_with_its_place_and_is_never_too_long(locale: str) -> None:
    told = painter.hand_alt(scene(knowing_all(own()), locale=locale))
    assert len(told) <= LONGEST
    assert words_for(locale)("labelled", what="Anglia", told="1. 1 ") in told and "3. " in told


# --------------------------------------------------------------------------- large print


def asked(choice: str, options: tuple[object, ...], *args: object) -> Ask:
    """A question to the first seat."""
    return Ask(0, choice, (0, *args), options, 1, 1, 1)  # type: ignore[arg-type]


QUESTIONS = [
    (asked("turn", (("take", 0), ("take", 4), ("place", 0))), "cards"),
    (asked("turn", (("place", int(Region.ANGLIA)), ("place", int(Region.SCANDIA)))), "northwest"),
    (asked("turn", (("plague", int(Region.RUSSIA)), ("plague", int(Region.POLONIA)))), "northeast"),
    (asked("start_cubes", (int(Region.TURCIA), int(Region.BULGARIA), int(Region.HISPANIA))), "southeast"),
    (asked("new_rat", (int(Region.GALLIA), int(Region.HISPANIA)), 2), "southwest"),
    (asked("merchant_from", (int(Region.HUNGARIA), int(Region.TARTARIA), int(Region.ANGLIA))), "southeast"),
    (asked("merchant_to", (int(Region.GALLIA),), int(Region.RUSSIA)), "northeast"),
    (asked("monk_rat", (0, 1), int(Region.SCANDIA)), "northwest"),
    (asked("witch_where", (int(Region.RUSSIA),)), "northeast"),
    (asked("witch_swap", ("swap", PASS), int(Region.GALLIA), 0, int(Region.TURCIA), 1), "southeast"),
    (asked("lose_cube", (("lose", 0), ("give", 1)), int(Region.HISPANIA)), "southwest"),
    (asked("march", ((9, 2), (9,)), int(Region.ANGLIA)), "northwest"),
    (asked("peasant", (int(Region.RUSSIA), PASS), (int(Region.RUSSIA), PASS)), "northeast"),
    (asked("next_rat", (0, 1, 2)), "southwest"),
    (asked("knight", ("count", PASS)), "southwest"),
    (asked("last_uses", (("use", 6), PASS)), "southwest"),
]


@pytest.mark.parametrize(("question", "part"), QUESTIONS, ids=[f"{ask.choice}-{part}" for ask, part in QUESTIONS])
def test_the_part_that_the_question_is_about_comes_first(question: Ask, part: str) -> None:
    view = own()._replace(plague=int(Region.HISPANIA))
    shown = painter.parts(scene(view, question=question))
    assert shown[0].key == f"picture-rattus-part-{part}"
    assert len(shown) == len(set(shown)) == 7


def test_every_question_of_whole_games_is_about_some_part() -> None:
    for seats, cards in ((2, "golden_age"), (3, "rat_control"), (4, "europe_at_war"), (4, "base")):
        for moves in range(0, 200, 9):
            g = played(seats, moves, cards=cards)
            for ask in g.asked:
                assert len(painter.parts(scene(game.view(g, ask.seat), question=ask))) == 7


def test_without_a_question_the_turn_comes_first() -> None:
    assert painter.parts(scene(own()))[0].key == "picture-rattus-part-turn"
