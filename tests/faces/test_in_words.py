"""Parity: every public fact stands in the board's text and in its words, in both languages, at any moment of a game."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest

from bot.faces import Board, Names, face_of
from bot.text import LOCALES, Words, units, words_for
from rules.rattus_cartus import game
from rules.rattus_cartus.components import JOKER, MADE_BY, PILED, building_of
from rules.rattus_cartus.view import NunView, PlaceView, View

from .games import FULL, MARKS, moments, names, played
from .test_board import fullest, public

face = face_of("rattus_cartus")
FORMS = ("text", "words")
SYMBOLS = re.compile(r"[\u2190-\u2bff\U0001f000-\U0001faff×−†`*#]")
LONGEST = 400  # of a sentence with plain names: the cards that somebody has laid


def told(view: View, locale: str, form: str) -> str:
    """The whole board in one of its two forms."""
    words = words_for(locale, spoken=form == "words")
    board = (face.in_words if words.spoken else face.board)(words, view, people(view.seats, words))
    return "\n".join([board.headline, *(line for block in board.blocks for line in block.lines)])


def people(seats: int, words: Words) -> Names:
    """Plain people, with marks or by name alone."""
    return Names(FULL[:seats], FULL[:seats], ("",) * seats) if words.spoken else names(seats)


def sentences(board: Board) -> list[str]:
    return [line for block in board.blocks for line in block.lines]


# --------------------------------------------------------------------------- every fact


def other_numbers(view: View) -> Iterator[tuple[str, View]]:
    """The same table with one number changed."""
    for name in ("round", "rounds", "replacement", "pile", "tokens_left"):
        yield name, view._replace(**{name: getattr(view, name) + 1})
    yield "deck", view._replace(deck=view.deck + 3)
    in_game = {building_of(card) for card in view.cards}
    for n, kind in enumerate(PILED):
        if kind == JOKER or MADE_BY[kind] in in_game:
            yield f"pile {n}", view._replace(piles=_with(view.piles, n, view.piles[n] + 1))
    for seat in range(view.seats):
        hand = view.hands[seat]
        if isinstance(hand, int):
            yield f"hand {seat}", view._replace(hands=_with(view.hands, seat, hand + 1))
        yield f"tokens {seat}", view._replace(tokens=_with(view.tokens, seat, view.tokens[seat] + 1))
        for cls in (cls for cls in range(6) if seat in view.ranks[cls]):
            points = _with(view.points[seat], cls, view.points[seat][cls] + 1)
            yield f"influence {seat} {cls}", view._replace(points=_with(view.points, seat, points))
    for card in sorted(set(view.discard)):
        fewer = list(view.discard)
        fewer.remove(card)
        yield f"discarded {card}", view._replace(discard=tuple(fewer))


def other_owners(view: View) -> Iterator[tuple[str, View]]:
    """The same table with something in another's hands."""
    yield "start player", view._replace(order=(*view.order[1:], view.order[0]))
    yield "premium", view._replace(premium=(view.premium + 1) % view.seats)
    if len(view.to_enter) > 1:
        yield "still to enter", view._replace(to_enter=view.to_enter[::-1])
    for cls in (cls for cls in range(6) if len(view.ranks[cls]) > 1):
        yield f"ranks {cls}", view._replace(ranks=_with(view.ranks, cls, view.ranks[cls][::-1]))
    for at, nun in enumerate(view.nun_row):
        for seat in range(view.seats):
            seen = tuple(s for s in range(view.seats) if (s in nun.seen_by) != (s == seat))
            yield f"looked {at} {seat}", view._replace(nun_row=_with(view.nun_row, at, NunView(nun.card, seen)))


def other_places(view: View) -> Iterator[tuple[str, View]]:
    """The same table with something elsewhere in the row."""
    for at, place in enumerate(view.row):
        for change in _places(place):
            yield f"place {at} {change}", view._replace(row=_with(view.row, at, change))


def _places(place: PlaceView) -> Iterator[PlaceView]:
    building = (place.building + 2) % 12  # of another class
    yield place._replace(building=building, cls=(place.cls + 1) % 6)
    for name, n in place.supplies._asdict().items():
        yield place._replace(supplies=place.supplies._replace(**{name: n + 1}))
    if len(place.inside) > 1:
        yield place._replace(inside=place.inside[::-1], laid=place.laid[::-1])
    for nth, cards in enumerate(place.laid):
        more = cards + 1 if isinstance(cards, int) else (*cards, JOKER)
        yield place._replace(laid=_with(place.laid, nth, more))
    if place.inside:
        yield place._replace(inside=place.inside[:-1], laid=place.laid[:-1])


def _with(row: tuple[Any, ...], at: int, item: Any) -> tuple[Any, ...]:
    return (*row[:at], item, *row[at + 1 :])


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_number_owner_and_place_of_random_positions_is_in_the_text(locale: str, form: str) -> None:
    looked_at = set()
    for n, moment in enumerate(moments()):
        if n % 97:
            continue
        view = game.view(moment.state, None)
        looked_at.add(view.seats)
        text = told(view, locale, form)
        for changes in (other_numbers, other_owners, other_places):
            for what, other in changes(view):
                assert told(other, locale, form) != text, (n, what)
    assert looked_at == {2, 3, 4, 5}


@pytest.mark.parametrize("locale", LOCALES)
def test_two_public_views_that_differ_give_two_boards_in_words_that_differ(locale: str) -> None:
    found: dict[tuple[str, int], View] = {}
    for n, moment in enumerate(moments()):
        if n % 11 == 0:
            view = game.view(moment.state, None)
            same = found.setdefault((told(view, locale, "words"), view.seats), view)
            assert public(same) == public(view), n


@pytest.mark.parametrize("locale", LOCALES)
def test_every_score_of_a_finished_game_is_said(locale: str) -> None:
    words = words_for(locale, spoken=True)
    for one in played()[:12]:
        result, view = game.result(one.end), game.view(one.end, None)
        assert result is not None
        text = "\n".join(sentences(face.scoring(words, result, view, people(one.seats, words))))
        for seat in range(one.seats):
            for points in (*(line.points[seat] for line in result.lines), result.totals[seat], view.rats[seat]):
                assert points is None or f"{FULL[seat]} {points}" in text


# --------------------------------------------------------------------------- how it reads


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_but_words_and_numbers_is_in_a_board_in_words(locale: str) -> None:
    words = words_for(locale, spoken=True)
    for n, moment in enumerate(moments()):
        if n % 53 == 0:
            view = game.view(moment.state, None)
            board = face.in_words(words, view, people(view.seats, words))
            assert not any(block.code for block in board.blocks)
            for line in (board.headline, *sentences(board)):
                assert not SYMBOLS.search(line) and not any(mark in line for mark in MARKS), line
                assert all(unicodedata.category(sign) != "So" for sign in line), line
                assert units(line) <= LONGEST and "\n" not in line


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_of_a_board_in_words_is_a_sentence(locale: str) -> None:
    words = words_for(locale, spoken=True)
    for line in sentences(face.in_words(words, fullest(), people(5, words))):
        assert line[0].isupper() and line[-1] in ".:", line


def test_a_board_in_words_reads_as_designed() -> None:
    words = words_for("en", spoken=True)
    lines = sentences(face.in_words(words, fullest(), people(5, words)))
    assert "Building 1: Fortune-teller’s Tent, Magic." in lines
    assert "Nobody is in the Guard Tower yet." in lines
    assert "Number 1 in the Piper’s Cabin: Dan with 14 cards face down." in lines
    assert "Influence in Royalty: Ana 24, Bea 24, Chloé 24, Dan 24, Émile 24." in lines
    assert "Bea has looked at card 1, card 2, card 3, card 4 and card 5 of the nun-row." in lines


@pytest.mark.parametrize("locale", LOCALES)
def test_questions_options_and_the_log_have_no_symbols_in_words_mode(locale: str) -> None:
    words = words_for(locale, spoken=True)
    for n, moment in enumerate(moments()):
        if n % 29:
            continue
        ask, who = moment.ask, people(moment.state.seats, words)
        view = game.view(moment.state, ask.seat)
        labels = [face.option(words, ask, option, view, who) for option in ask.options]
        texts = [face.question(words, ask, view, who), *face.secrets(words, view, who)]
        texts += [text for label in labels for text in (label.label, label.outcome, label.group)]
        texts += [preset.label for preset in face.presets(words, ask, view, who)]
        texts += [face.event(words, *event.seen_by(ask.seat), who) for event in moment.events]
        for text in texts:
            assert not SYMBOLS.search(text.replace("**", "")), text
