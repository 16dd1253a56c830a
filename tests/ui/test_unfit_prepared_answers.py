"""A prepared answer that was not handed in: its owner reads what it brought, and what it brings now."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from bot.tables import Draft, PreparedAnswer, PreparedStep, Snapshot
from bot.text import LOCALES
from bot.ui.kit.names import in_text
from bot.ui.kit.screen import cut
from bot.ui.screens.preparing import UNFIT_ROOM, foreseen
from bot.ui.screens.same import judged, told
from tests.games import GAMES

from .desk import PLAYED, Desk, a_company, caller_at
from .preparing import Preparing, prepared_by_chance
from .tables import perspective, some_moments


async def an_unfit_one(people: Preparing, code: str, *, possible: bool) -> tuple[Snapshot, int, Draft]:
    """Play until a prepared answer, one that is still possible or not, was not handed in; whose it was."""
    for _ in range(400):
        await people.play(code, "same", 1)
        table = await people.tables.look(code)
        for ask in table.asks:
            draft = await people.tables.draft(code, caller_at(table, ask.seat).person.id)
            if draft and draft.unfit and draft.revision == ask.revision and bool(draft.differs["en"].now) == possible:
                return table, ask.seat, draft
    raise AssertionError("everything that was prepared was handed in")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", PLAYED)
async def test_who_prepared_it_reads_what_it_brought_and_what_it_brings_now(
    tmp_path: Path, key: str, locale: str
) -> None:
    async with a_company(tmp_path, 5) as people:
        code = await people.company.sit_down(key, GAMES[key].seats[-1])
        table, seat, draft = await an_unfit_one(people, code, possible=True)
        desk, (before, now) = Desk(people, table, seat, locale), draft.differs[locale]
        assert before != now
        text = (await desk.panel()).text
        assert f"**{desk.words('prepare-unfit', why='differs')}**\n-# " in text
        for line, said in (("prepare-unfit-before", before), ("prepare-unfit-now", now)):
            assert desk.words(line, told=cut(in_text(said), UNFIT_ROOM)) in text


async def test_what_is_not_possible_any_more_is_named(tmp_path: Path) -> None:
    async with a_company(tmp_path, 5) as people:
        code = await people.company.sit_down("hameln", 5)
        table, seat, draft = await an_unfit_one(people, code, possible=False)
        desk = Desk(people, table, seat)
        text = (await desk.panel()).text
        assert desk.words("prepare-unfit", why="gone") in text
        assert desk.words("prepare-unfit-before", told=cut(in_text(draft.differs["en"].before), UNFIT_ROOM)) in text
        assert desk.words("prepare-unfit-now", told="") not in text


async def test_what_it_brought_is_what_the_button_said_when_it_was_prepared() -> None:
    found = 0
    for table, _ in some_moments("rattus", 4, 11, n=8):
        for seat in range(4):
            ahead = foreseen(perspective(table, seat))
            if ahead is None or ahead.ask is None or ahead.ask.most > 1:
                continue
            ask, found = ahead.ask, found + 1
            for option in ask.options:
                label = ahead.option(ask, option)
                kept = json.loads(told(ahead, [PreparedStep(ask.choice, ask.args, (option,))]))
                assert kept["en"][0][1] == [label.label, label.outcome, label.brings]
    assert found


@pytest.mark.parametrize("same", [True, False])
async def test_an_answer_that_was_prepared_before_the_update_is_handed_in_if_it_brings_the_same(same: bool) -> None:
    """Until 2026-11-30 a hash was kept of what the labels told."""
    found = 0
    for table, _ in some_moments("notre_dame", 3, 9, n=8):
        for seat in range(3):
            ahead = foreseen(perspective(table, seat))
            if ahead is None:
                continue
            steps, found = prepared_by_chance(Random(seat), ahead), found + 1
            lines = json.loads(told(ahead, steps))["en"]
            kept = sha256(json.dumps(lines if same else [*lines, "more"]).encode()).hexdigest()[:32]
            state = ahead.table.state
            assert state is not None
            GAMES["notre_dame"].rules.settle(state := state.clone())
            asked = replace(table, state=state)
            judgement = judged(GAMES, asked, PreparedAnswer(seat, steps, "same", kept))
            assert len(judgement.moves) == (len(steps) if same else 0)
            assert judgement.differs == {}, "what it brought is not known"
    assert found


async def test_a_draft_from_before_the_update_says_only_that_it_brings_something_else(tmp_path: Path) -> None:
    async with a_company(tmp_path, 5) as people:
        code = await people.company.sit_down("rattus", 4)
        table, seat, _ = await an_unfit_one(people, code, possible=True)
        await people.database.write(
            lambda connection: connection.execute("update drafts set body = json_set(body, '$.unfit', json('true'))")
        )
        desk = Desk(people, table, seat)
        text = (await desk.panel()).text
        assert desk.words("prepare-unfit", why="differs") in text
        assert desk.words("prepare-unfit-before", told="") not in text
