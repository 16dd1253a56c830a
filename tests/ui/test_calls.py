"""Several people who are asked different things: each is called to their own question."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

import pytest

from bot.tables import Player, Snapshot, UndoRequest
from bot.text import LOCALES
from bot.ui.kit.perspective import joined
from bot.ui.screens.board import call_line
from bot.ui.screens.mentions import mention_text
from bot.ui.screens.receipts import waiting_line
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
@pytest.mark.parametrize("agreed", [(), (0,)])
def test_while_bots_wait_for_a_request_to_take_back_those_are_called_who_decide_on_it(
    language: str, agreed: tuple[int, ...]
) -> None:
    """For days the board waited for a bot, which only moves once people have agreed or declined."""
    table = among("Ana", language)
    bots = tuple(
        Player(None, f"Bot{seat}", bot_number=seat + 1) if seat in table.awaited else player
        for seat, player in enumerate(table.players, start=0)
    )
    first, *others = [seat for seat in range(len(bots)) if seat not in table.awaited]
    request = UndoRequest(first, 1, 2, tuple(others), tuple(others[i] for i in agreed))
    public = perspective(replace(table, players=bots, undo_request=request))
    deciding = [seat for n, seat in enumerate(others) if n not in agreed]
    assert deciding, "somebody is still to answer"
    tags, words = joined(map(public.names.tag, deciding)), public.words
    waiting = words(
        "ui-waiting-to-decide",
        names=tags,
        bots=joined(map(public.names.tag, table.awaited)),
        m=len(table.awaited),
    )
    assert waiting_line(public) == waiting and tags in waiting
    called = ", ".join(f"**{public.names.full[seat]}**" for seat in deciding)
    assert call_line(public) == words("ui-waiting-to-decide.call", names=called)
    people = perspective(replace(table, undo_request=request))  # people may go on meanwhile
    assert call_line(people) == call_line(perspective(table)) and waiting_line(people) == waiting_line(
        perspective(table)
    )


@pytest.mark.parametrize("language", LOCALES)
def test_where_the_questions_take_too_much_room_none_is_told(language: str) -> None:
    public = perspective(among(LONG_NAME[:-1], language))
    names = [public.names.full[ask.seat] for ask in public.table.asks]
    assert call_line(public) == ", ".join(f"**{name}**" for name in names) + SEVERAL[language]


@pytest.mark.parametrize("language", LOCALES)
def test_who_waits_for_a_bot_reads_that_it_thinks_and_who_waits_for_a_person_since_when(language: str) -> None:
    """A strong bot takes seconds, a person days: by the name alone nobody could tell which of them they wait for."""
    table = among("Ana", language)
    seat, *_ = table.awaited
    bot = Player(None, f"Bot{seat}", bot_number=seat + 1, awaited_since=1.0)
    public = perspective(replace(table, players=tuple(bot if n == seat else p for n, p in enumerate(table.players))))
    by_seat = dict(zip(table.awaited, waiting_line(public).split("\n"), strict=True))
    thinking = {"en": "(bot, thinking):", "fr": "(bot, en réflexion)\u202f:"}[language]
    assert {n for n, line in by_seat.items() if thinking in line} == {seat}
    assert "<t:" not in by_seat[seat]
