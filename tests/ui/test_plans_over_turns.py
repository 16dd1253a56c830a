"""A plan that goes on into the next turn: the panel stands there, and says where one turn ends and the next begins."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.tables import Draft, PlannedAnswer, Snapshot, Tables
from bot.tables.values import PanelFacts, PersonSettings
from bot.text import LOCALES
from bot.ui.kit.picks import is_single
from bot.ui.screens.panel import panel_with_question
from bot.ui.screens.plans import next_in_plan, read_plan
from rules.core import Ask, Move, Pick
from tests.games.hameln.rules.build import table as hameln_table

from .reach import tables_in
from .tables import perspective, played, snapshot

THEN = {
    ("hameln", "en"): "**Then your next turn:**",
    ("hameln", "fr"): "**Puis ton tour suivant\u202f:**",
    ("rattus", "en"): "**Then your turn:**",
    ("rattus", "fr"): "**Puis ton tour\u202f:**",
}


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with tables_in(tmp_path) as ready:
        yield ready


def planned(ask: Ask, *picks: tuple[str, Pick]) -> Draft:
    """A draft with these answers."""
    return Draft(ask.revision, 1, (), tuple(PlannedAnswer(choice, pick) for choice, pick in picks))


SALE: Final = (("act", ("sell",)), ("for_money", (3,)), ("for_tokens", ()), ("optional", ("influence",)))


def a_sale(language: str) -> Snapshot:
    """The others can do nothing: when Ana has sold meat and gained influence she is asked again at once."""
    t = hameln_table("A: meat 3, money 9", seats=3, opening="M1 A/A").turn("A")
    return snapshot("hameln", 3, language, status="running", state=t.g, started=1.0)


def over_a_turn(game: str, language: str) -> Iterator[tuple[Snapshot, Ask, Draft]]:
    """Answers after which the same seat is asked in another turn."""
    if game == "hameln":
        table = a_sale(language)
        yield table, table.asks[0], planned(table.asks[0], *SALE)
        return
    for table, _ in played(game, 3, 2, language):
        for ask in filter(is_single, table.asks):
            own = perspective(table, ask.seat)
            ahead = next_in_plan(own, Move(ask.seat, ask.choice, ask.options[:1], ask.revision))
            if ahead and ahead.ask and ahead.view.turns > own.view.turns:
                yield table, ask, planned(ask, (ask.choice, ask.options[:1]))


@pytest.mark.parametrize(("game", "language"), THEN)
async def test_a_plan_in_the_next_turn_stands_below_the_headline_of_that_turn(
    tables: Tables, game: str, language: str
) -> None:
    looked = 0
    for table, ask, draft in over_a_turn(game, language):
        own, plan = perspective(table, ask.seat), read_plan(perspective(table, ask.seat), draft)
        facts = PanelFacts(table.code, table.writes, PersonSettings(100 + ask.seat), draft=draft)
        text = (await panel_with_question(tables, own, facts=facts)).screen.text
        assert not plan.lost and plan.said[-1] == THEN[game, language] and plan.said[-1] in text
        assert f"-# {plan.now.headline} · " in text and own.headline not in text
        looked += 1
    assert looked


@pytest.mark.parametrize("language", LOCALES)
def test_what_a_plan_does_in_each_turn_stands_on_its_side_of_what_begins(language: str) -> None:
    table = a_sale(language)
    draft = planned(table.asks[0], *SALE, *SALE[:2])
    *first, then, second = read_plan(perspective(table, 0), draft).said
    assert len(first) == 3 and first[0] == second and then == THEN["hameln", language]
