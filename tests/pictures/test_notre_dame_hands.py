"""The hands of Notre Dame: whose they are, and each thing that their seat alone knows."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import fromstring

import pytest

from bot.games.notre_dame.picture import painter
from bot.games.notre_dame.picture.facts import letter_of
from bot.games.notre_dame.picture.hand import held, own_of
from bot.games.notre_dame.picture.known import spied
from bot.pictures import DARK
from bot.pictures.alt import LONGEST
from bot.text import LOCALES, words_for
from rules.notre_dame import game
from rules.notre_dame.components import PersonCard
from rules.notre_dame.options import Options
from rules.notre_dame.view import View

from .reading import SVG, ids, letterings
from .test_notre_dame import LEGIBLE, NAMES, SEATS, glows, lettered, played, scene


def pieces_of_hand(view: View) -> Iterator[str]:
    """The ids of everything in the picture of a hand."""
    yield "prestige"
    yield from (f"card-{each}" for cards in held(own_of(view)) for each in cards)
    yield from (f"passed-{each}" for each in view.passed)
    yield from (f"spied-{nth}" for nth in range(len(spied(view))))
    yield from (f"worth-{person}" for person, n in zip(view.display, view.worth, strict=True) if n)


@pytest.mark.parametrize("moves", [0, 5, 9, 25, 60])
@pytest.mark.parametrize("seats", SEATS)
def test_a_hand_shows_each_thing_that_its_seat_knows_once(seats: int, moves: int) -> None:
    g = played(seats, moves, Options(persons="new_persons"))
    for seat in range(seats):
        view = game.view(g, seat)
        assert sorted(ids(painter.hand(scene(view)))) == sorted(pieces_of_hand(view))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_with_everything_fits(locale: str) -> None:
    view = game.view(played(5, 0), 0)
    cards = tuple(card._replace(card=n) for n, card in enumerate(view.table[0].choosing))
    own = view.table[0]._replace(choosing=cards[:2], hand=cards[2:], prestige=128)
    full = view._replace(
        table=(own, *view.table[1:]), passed=(3, 4, 12), worth=(12, 4, 21), grays=tuple(range(6, 11)),
        display=(PersonCard.FOOL, PersonCard.MERCHANT, PersonCard.MANAGER),
    )  # fmt: skip
    svg = painter.hand(scene(full, locale=locale))
    assert sorted(ids(svg)) == sorted(pieces_of_hand(full))
    assert {f"spied-{nth}" for nth in range(5)} | {"passed-3", f"worth-{int(PersonCard.MERCHANT)}"} <= set(ids(svg))
    for line in letterings(svg):
        assert line.wide <= line.room + 0.5, line
        assert line.size >= LEGIBLE, line
    assert len(painter.hand_alt(scene(full, locale=locale))) <= LONGEST


@pytest.mark.parametrize("seats", SEATS)
def test_a_hand_tells_whose_it_is_and_to_whom_cards_were_passed(seats: int) -> None:
    for seat in range(seats):
        view = game.view(played(seats, 0), seat)._replace(passed=(9 * seat, 9 * seat + 1))
        texts = [line.text for line in letterings(painter.hand(scene(view)))]
        beyond = NAMES[(seat + 1) % seats]
        assert NAMES[seat] in texts
        assert f"Passed on to {beyond}" in texts
        assert f"You have passed on to {beyond}: " in painter.hand_alt(scene(view))


@pytest.mark.parametrize("locale", LOCALES)
def test_persons_seen_by_the_spy_are_named_in_their_order(locale: str) -> None:
    view, words = game.view(played(4, 0), 0), words_for(locale)
    grays = (PersonCard.BEGGAR_KING, PersonCard.LADY_IN_WAITING, PersonCard.MAYOR)
    for cards in (view.table[0].choosing, ()):  # beside many cards and beside none
        own = view.table[0]._replace(choosing=cards)
        svg = painter.hand(scene(view._replace(grays=grays, table=(own, *view.table[1:])), locale=locale))
        told = [lettered(svg, f"spied-{nth}") for nth in range(3)]
        names = [words(f"notre_dame-person-{person.name.lower()}.short") for person in grays]
        assert told == [[f"{nth + 1}.", name, letter_of(view, grays[nth])] for nth, name in enumerate(names)]


def test_a_new_card_in_handglows() -> None:
    g = played(3, 0)
    ask = next(ask for ask in g.asked if ask.seat == 1)
    before, view = game.view(g, 1), game.view(g, 1)
    assert DARK.glow not in painter.hand(scene(view, before))
    own = before.table[1]
    fewer = before._replace(table=(before.table[0], own._replace(choosing=own.choosing[1:]), before.table[2]))
    svg = painter.hand(scene(view, fewer))
    lit = [e.get("id") for e in fromstring(svg).iter(f"{SVG}g") if e.get("id") and glows(e)]
    assert lit == [f"card-{own.choosing[0].card}"]
    assert own.choosing[0].card in ask.options
