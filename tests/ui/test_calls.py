"""Several people who are asked different things: each is called to their own question."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

import pytest

from bot.tables import Player, Snapshot
from bot.text import LOCALES
from bot.ui.screens.board import call_line
from bot.ui.screens.mentions import mention_text
from tests.games import GAMES

from .tables import LONG_NAME, perspective, played

KEY: Final = "rattus_cartus"  # its supplies ask players different things at the same time
COLON: Final = {"en": ", ", "fr": "\u202f: "}
SEVERAL: Final = {"en": ", it is your move.", "fr": "\u202f: la table attend."}


@cache
def asked_apart() -> Snapshot:
    """A table at which two people are asked different things."""
    tables = (table for seed in range(8) for table, _ in played(KEY, GAMES[KEY].seats[-1], seed))
    return next(t for t in tables if len(t.asks) == len({perspective(t).call(ask) for ask in t.asks}) == 2)


def among(name: str, language: str) -> Snapshot:
    """That table among people called `name` with their seat."""
    table = asked_apart()
    players = tuple(Player(100 + seat, f"{name}{seat}") for seat in range(len(table.players)))
    return replace(table, players=players, terms=replace(table.terms, language=language))


@pytest.mark.parametrize("language", LOCALES)
def test_each_is_called_to_their_own_question(language: str) -> None:
    table, colon = among("Ana", language), COLON[language]
    public = perspective(table)
    (one, first), (other, second) = ((100 + ask.seat, public.call(ask)) for ask in table.asks)
    in_bold = [
        f"**{public.names.full[person - 100]}**{colon}{call}." for person, call in ((one, first), (other, second))
    ]
    by_mention = [f"<@{person}>{colon}{call}." for person, call in ((one, first), (other, second))]
    assert call_line(public) == " ".join(in_bold)
    assert call_line(public, [other]) == f"{in_bold[0]} {by_mention[1]}"
    assert mention_text(public, "", [one, other]).splitlines()[0] == " ".join(by_mention)
    assert mention_text(public, "", [other], [one]).splitlines()[0] == f"{by_mention[1]} {in_bold[0]}"
    assert mention_text(public, "", [other]).splitlines()[0] == by_mention[1]


@pytest.mark.parametrize("language", LOCALES)
def test_where_the_questions_take_too_much_room_none_is_told(language: str) -> None:
    public = perspective(among(LONG_NAME[:-1], language))
    names = [public.names.full[ask.seat] for ask in public.table.asks]
    assert call_line(public) == ", ".join(f"**{name}**" for name in names) + SEVERAL[language]
