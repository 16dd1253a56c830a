"""Beside Notre Dame's city: turn order, colours open to a carriage, cards played, persons to come, the verdict."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.notre_dame.picture import painter
from bot.games.notre_dame.picture.facts import closed, may_take
from bot.games.notre_dame.picture.players import OPENS
from bot.pictures import THEMES
from bot.pictures.canvas import outline
from bot.pictures.symbols import SYMBOLS
from bot.text import LOCALES, words_for
from rules.notre_dame import game
from rules.notre_dame.carriage import fewest_collected
from rules.notre_dame.components import KINDS, Action, PersonCard, message_colour
from rules.notre_dame.state import EMPTY
from rules.notre_dame.view import View
from tests.games.notre_dame.face.views import fullest

from .positions import states
from .reading import SVG, ids, letterings
from .test_notre_dame import NAMES, SEATS, group, lettered, played, scene


def drawn(view: View, **how: Any) -> str:
    """The board."""
    return painter.board(scene(view, **how))


def ended(seats: int, *merits: tuple[int, int, int]) -> View:
    """A game at its end where the seats have this prestige, gold, and markers at hand."""
    view = game.view(states("notre_dame", seats, 0, 4)[-1], None)
    table = [
        own._replace(prestige=prestige, gold=gold, personal=personal)
        for own, (prestige, gold, personal) in zip(view.table, merits, strict=True)
    ]
    return view._replace(table=tuple(table))


# --------------------------------------------------------------------------- during play


@pytest.mark.parametrize("seats", SEATS)
def test_the_bell_is_with_whoever_begins_and_the_others_are_counted_clockwise(seats: int) -> None:
    view = game.view(played(seats, 0), None)
    texts = [line.text for line in letterings(drawn(view))]
    assert [text for text in texts if text.endswith(".")] == [
        f"{view.order.index(seat) + 1}." for seat in range(seats) if seat != view.bell
    ]
    assert drawn(view).count(SYMBOLS["bell"]) == 1 + (PersonCard.BELL_RINGER in view.display)
    later = view._replace(bell=(view.bell + 1) % seats, order=(*view.order[1:], view.order[0]))
    assert painter.pieces(later)["bell"] != painter.pieces(view)["bell"]


def test_every_seat_is_told_which_colours_its_carriage_may_take() -> None:
    view = game.view(played(4, 0), None)
    assert [may_take(view, seat) for seat in range(4)] == [(0, 1, 2, 3)] * 4
    own = view.table[1]._replace(collected=(2 * KINDS,))
    taken = view._replace(table=(view.table[0], own, *view.table[2:]))
    assert (may_take(taken, 1), closed(taken, 1)) == ((0, 1, 3), (2,))
    assert may_take(taken, 1) == fewest_collected(taken.messages, own.collected)
    told = painter.board_alt(scene(taken))
    assert "Messages taken: Bea (Chloé 1)." in told and "Colours closed to a carriage now: Bea (Chloé)." in told


def test_the_outlines_of_a_seat_are_those_of_the_colours_that_are_open_to_it() -> None:
    view = game.view(played(4, 0), None)
    own = view.table[1]._replace(collected=(2 * KINDS,))
    taken = view._replace(table=(view.table[0], own, *view.table[2:]))
    hollow = f'd="{outline(2, OPENS)}" fill="none"'
    assert [drawn(each).count(hollow) for each in (view, taken)] == [4, 3]
    none_left = view._replace(messages=(EMPTY,) * len(view.messages))
    assert hollow not in drawn(none_left)


def test_where_the_last_message_of_a_colour_is_taken_the_others_open_again() -> None:
    view = game.view(played(4, 0), None)
    left = tuple(EMPTY if message_colour(message) in (0, 1, 3) else message for message in view.messages)
    own = view.table[1]._replace(collected=(2 * KINDS,))
    only = view._replace(messages=left, table=(view.table[0], own, *view.table[2:]))
    assert (may_take(only, 1), closed(only, 1)) == ((2,), ())


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_card_of_a_colour_lies_in_its_row_played_or_not(theme: Any) -> None:
    view = game.view(played(3, 0), None)._replace(played=(0, 8, 9))
    svg = drawn(view, theme=theme)
    for seat, bright in ((0, 2), (1, 1), (2, 0)):
        row = group(svg, f"played-{seat}")
        assert len([e for e in row.iter(f"{SVG}path") if e.get("d") in set(SYMBOLS.values())]) == len(Action)
        assert len(list(row.iter(f"{SVG}rect"))) == 1 + bright  # the back of the colour, and the faces of cards played


@pytest.mark.parametrize("locale", LOCALES)
def test_persons_to_come_are_told_with_letters_and_rats_whether_few_or_many(locale: str) -> None:
    words = words_for(locale)
    view = game.view(played(5, 0), None)
    for few in (view, view._replace(browns=(), grays_left=view.grays_left[-2:])):
        texts = lettered(drawn(few, locale=locale), "to-come")
        for person in (*few.browns, *few.grays_left):
            name = words(f"notre_dame-person-{PersonCard(person).name.lower()}.short")
            assert texts[texts.index(name) + 1] == str(few.rats[person])


def test_a_neutral_borough_shows_its_colour() -> None:
    view = game.view(played(2, 0), None)
    other = view._replace(colours=(view.colours[0], view.colours[3], view.colours[2], view.colours[1]))
    for theme in (THEMES["dark"], THEMES["contrast"]):
        assert drawn(view, theme=theme) != drawn(other, theme=theme)


@pytest.mark.parametrize("seats", SEATS)
def test_numbers_that_people_play_by_are_large(seats: int) -> None:
    view = game.view(played(seats, 12 * seats), None)
    own = view.table[0]._replace(collected=(0, KINDS + 3))
    svg = drawn(view._replace(table=(own, *view.table[1:])))
    small = ("played", "friend", "carriage", "to-come", "round", "person", "hand")  # names, and nothing to count
    for name in ids(svg):
        for line in group(svg, name).iter(f"{SVG}text"):
            if (line.text or "").isdigit() and not name.startswith(small):
                assert float(line.get("font-size", "0")) >= 22, name


# --------------------------------------------------------------------------- the end


def test_the_verdict_ranks_by_prestige_then_by_gold_and_markers() -> None:
    view = ended(4, (10, 1, 1), (12, 0, 2), (12, 3, 0), (2, 0, 0))
    assert [(merit.place, merit.seat) for merit in view.merits] == [(1, 2), (2, 1), (3, 0), (4, 3)]
    svg = drawn(view)
    assert lettered(svg, "verdict-2") == ["1.", NAMES[2], "12", "3"]
    assert lettered(svg, "verdict-1") == ["2.", NAMES[1], "12", "2"]
    assert "Chloé wins" in lettered(svg, "round") and "Chloé wins." in painter.board_alt(scene(view))
    assert svg.count(SYMBOLS["royalty"]) == 1


def test_equals_share_the_victory_and_the_place() -> None:
    view = ended(3, (12, 2, 0), (12, 1, 1), (5, 9, 9))
    assert [(merit.place, merit.seat) for merit in view.merits] == [(1, 0), (1, 1), (3, 2)]
    assert "a shared victory" in lettered(drawn(view), "round")
    assert "Ana and Bea share the victory." in painter.board_alt(scene(view))
    assert drawn(view).count(SYMBOLS["royalty"]) == 2


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_end_fits(locale: str, theme: Any) -> None:
    view = fullest()._replace(over=True, browns=(), grays=(), grays_left=(), display=())
    svg = drawn(view, locale=locale, theme=theme)
    assert sorted(ids(svg)) == sorted(painter.pieces(view))
    for line in letterings(svg):
        assert line.wide <= line.room + 0.5, line
        assert line.size >= 15, line
        assert not line.text.endswith("…") or line.text.startswith("Maximi"), line
    assert not {"bell", "to-come", "pool"} & set(ids(svg))
