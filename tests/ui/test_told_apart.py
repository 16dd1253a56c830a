"""Of two answers that differ, advice and what bots weighed say which is which."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.players.candidates import candidates, neighbours
from bot.tables import Snapshot
from bot.ui.kit.perspective import joined
from bot.ui.kit.picks import is_single
from bot.ui.screens.advice import ROOM, told_answer
from bot.ui.screens.weighed_page import told_pick
from rules import GAMES
from rules.core import Ask, Pick

from .tables import played, readers

SEEDS = {  # of games in which each counted question is asked
    "rattus_cartus": (0, 9, 10),
    "rattus": (1, 12, 27, 37, 73),
    "notre_dame": (5, 11, 161),
    "hameln": (0, 10),
}
QUESTIONS = 6  # of each kind
PICKS = 10  # of each question, and as many neighbours of one of them


def several(key: str) -> Iterator[tuple[Snapshot, Ask]]:
    """Questions of several things at once, some of each kind."""
    met, counted = Counter[str](), {name for name, choice in GAMES[key].rules.choices.items() if choice.counted}
    for seed in SEEDS[key]:
        for table, _ in played(key, GAMES[key].seats[-1], seed):
            for ask in table.asks:
                if ask.choice in counted and met[ask.choice] < QUESTIONS:
                    met[ask.choice] += 1
                    yield table, ask
    assert met.keys() == counted, "a kind of question was not met"


def answers(ask: Ask, chance: random.Random, *, ordered: bool) -> list[Pick]:
    """Some answers, and some that hardly differ from one of them."""
    picks = candidates(ask, chance, PICKS, ordered=ordered)
    return list(dict.fromkeys((*picks, *neighbours(ask, picks[-1], chance, PICKS, ordered=ordered))))


@pytest.mark.parametrize("key", GAMES)
def test_two_answers_that_differ_never_read_alike(key: str) -> None:
    for n, (table, ask) in enumerate(several(key)):
        picks = answers(ask, random.Random(n), ordered=GAMES[key].rules.choices[ask.choice].ordered)
        for reader in readers(ask.seat, table):
            for told in (
                [told_answer(reader, ask, pick, 0.5) for pick in picks],
                [told_pick(reader, p) for p in picks],
            ):
                alike = {text: [p for p, t in zip(picks, told, strict=True) if t == text] for text in told}
                assert len(alike) == len(picks), (ask.choice, {t: p for t, p in alike.items() if len(p) > 1})
                assert all(len(text) <= ROOM for text in told)


def test_what_an_answer_brings_is_told_in_whole_facts() -> None:
    for table, ask in several("rattus_cartus"):
        for reader in readers(ask.seat, table):
            for pick in answers(ask, random.Random(1), ordered=False):
                facts = () if is_single(ask) else tuple(reader.face.outcome_of(reader.asked(ask), pick))
                told = told_answer(reader, ask, pick, 0.5)
                assert not facts or any(told.endswith(joined(facts[:n])) for n in range(1, len(facts) + 1))
