"""What digests of every game say of random games: clean lines in both languages and forms, short, and nothing twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from bot.faces import face_of
from bot.tables import Player, Snapshot
from bot.text import LOCALES, units, words_for
from bot.ui.kit.news import NewsGroup, told_groups
from bot.ui.kit.perspective import Perspective
from tests.faces.cases import case_of
from tests.games import GAMES

from .tables import played, some_moments

NAMES: Final = ("Ana", "Bea", "Chloe", "Dan", "Emil")
DIGESTED: Final = [key for key in GAMES if face_of(key).digest is not None]
TOLD: Final = [(key, seats) for key in DIGESTED for seats in GAMES[key].seats]
SIGNS: Final = set("→↳·−×●■▲◆★*{}")
LONG: Final = 480  # characters of a line, of five players who all do much
SHORT: Final = 0.5  # of the lines of random games, in which everybody does more than people do, have 160 at most


def plain(table: Snapshot) -> Snapshot:
    """The same table among people of plain names."""
    return replace(table, players=tuple(Player(100 + n, name) for n, name in enumerate(NAMES[: len(table.players)])))


def all_told(game: str, seats: int, *, spoken: bool) -> Iterator[tuple[Perspective, NewsGroup]]:
    """The groups of whole random games in both languages, for a seat and for the public."""
    for n, locale in enumerate(LOCALES):
        *_, (table, entries) = played(game, seats, 61 + n)
        for reader in (n % seats, None):
            own = Perspective(plain(table), GAMES[game], words_for(locale, spoken=spoken), reader)
            yield from ((own, told) for told in told_groups(own, entries, reader))


@pytest.mark.parametrize(("game", "seats"), TOLD)
def test_lines_are_clean_and_the_reader_alone_is_bold_in_them(game: str, seats: int) -> None:
    for own, told in all_told(game, seats, spoken=False):
        for line in told.lines:
            assert not set("{}_\n") & set(line) and f"{game}-" not in line, line
            assert line.count("**") % 2 == 0 and "  " not in line, line
        clauses = [clause.text for clause in (*told.deeds, *told.results)]
        assert own.seat is not None or not any("**" in text for text in clauses), clauses
        if own.seat is not None:
            tag = own.names.tags[own.seat]
            assert not any(tag in text.replace("’", " ").split() for text in clauses), clauses


@pytest.mark.parametrize(("game", "seats"), TOLD)
def test_in_words_there_are_no_signs(game: str, seats: int) -> None:
    for _, told in all_told(game, seats, spoken=True):
        (line,) = told.lines
        assert not SIGNS & set(line) and line.endswith((".", "!")), line


@pytest.mark.parametrize(("game", "seats"), TOLD)
def test_lines_stay_short(game: str, seats: int) -> None:
    lengths = [units(line) for _, told in all_told(game, seats, spoken=False) for line in told.lines]
    assert max(lengths) <= LONG
    assert sum(n <= 160 for n in lengths) >= SHORT * len(lengths), sorted(lengths)[-20:]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", DIGESTED)
def test_every_event_ever_stored_can_be_told(game: str, locale: str) -> None:
    case, chance = case_of(game), Random(1)
    *_, (table, entries) = played(game, GAMES[game].seats[-1], 61)
    for spoken in (False, True):
        own = Perspective(plain(table), GAMES[game], words_for(locale, spoken=spoken), 0)
        for key in case.released.split():
            entry = chance.choice(entries)
            event = replace(entry, event=entry.event._replace(key=key, facts=case.facts))
            told_groups(own, [event], 0)


@pytest.mark.parametrize("game", GAMES)
def test_groups_of_random_moments_have_their_seat_or_their_heading(game: str) -> None:
    for table, entries in some_moments(game, GAMES[game].seats[-1], 17, n=4):
        own = Perspective(plain(table), GAMES[game], words_for("en"), 0)
        assert all(told.lines and all(told.lines) for told in told_groups(own, entries, 0))
