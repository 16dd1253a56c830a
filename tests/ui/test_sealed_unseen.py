"""That somebody changed a sealed answer is seen by nobody else: not in their panel, not under *More*."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.tables import Person, Place, Snapshot, Tables
from bot.text import words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.live_panels import moment_of
from bot.ui.interactions.more_page import more
from bot.ui.interactions.replies import PanelOf
from bot.ui.interactions.services import Services
from db import Database
from rules import GAMES
from rules.core import Move, Refused
from tests.support.company import Company
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    database = await Database.open(fresh(tmp_path / "tables.db"))
    tables = Tables(database, MovableClock())
    await tables.begin()
    yield tables
    await database.close()


async def keeps(tables: Tables, code: str, seat: int, option: int) -> None:
    """A person seals an answer, or changes it."""
    table = await tables.look(code)
    ask, player = table.ask_of(seat), table.players[seat]
    assert ask and player and player.person
    move = Move(seat, ask.choice, (ask.options[option],), ask.revision)
    await tables.play(code, player.person, [move], key=f"{seat}-{table.revision}")


def caller_of(table: Snapshot, seat: int) -> Caller:
    player = table.players[seat]
    assert player and player.person
    return Caller(Person(player.person, player.name), words_for("en"), "key", Place(1, 1001))


async def shown(tables: Tables, code: str, seat: int) -> list[str]:
    """All that a person sees who looks."""
    services = Services(tables, GAMES, discord.Client(intents=discord.Intents.none()))
    table = await tables.look(code)
    caller = caller_of(table, seat)
    replies = await services.panel(caller, table), await more(services, caller, code)
    return [*(repr(reply.screen) for reply in replies), repr(moment_of(PanelOf(table, caller)))]


@pytest.mark.parametrize("looks", [1, 2])
async def test_nobody_notices_a_changed_answer(tables: Tables, looks: int) -> None:
    """Seat 1 has sealed an answer after that of seat 0, seat 2 has not."""
    code = await Company(tables).sit_down("notre_dame", 3)
    await keeps(tables, code, 0, 0)
    await keeps(tables, code, 1, 0)
    before = await shown(tables, code, looks)
    await keeps(tables, code, 0, 1)
    await keeps(tables, code, 0, 2)
    assert await shown(tables, code, looks) == before


async def test_an_open_panel_follows_who_has_still_to_seal_theirs(tables: Tables) -> None:
    code = await Company(tables).sit_down("notre_dame", 3)
    await keeps(tables, code, 0, 0)
    before = await shown(tables, code, 0)
    await keeps(tables, code, 1, 0)
    assert (await shown(tables, code, 0))[-1] != before[-1]


async def test_one_can_change_ones_own_all_the_same(tables: Tables) -> None:
    code = await Company(tables).sit_down("notre_dame", 3)
    await keeps(tables, code, 0, 0)
    await keeps(tables, code, 1, 0)
    for seat in (0, 1):
        panel, *_ = await shown(tables, code, seat)
        assert "Change" in panel and "Take back" not in panel


async def test_who_seals_first_has_one_button_to_change_it(tables: Tables) -> None:
    code = await Company(tables).sit_down("notre_dame", 3)
    await keeps(tables, code, 0, 0)
    panel, *_ = await shown(tables, code, 0)
    assert "Change" in panel and "Take back" not in panel


# ------------------------------------------------------------------- what a caretaker has sealed


async def sealed_by_caretaker(tables: Tables, code: str, option: int) -> None:
    """Seat 0 goes away, their caretaker seals an answer, and they come back."""
    table = await tables.look(code)
    ask, player, now = table.ask_of(0), table.players[0], tables.clock.now()
    assert ask and player and player.person
    await tables.absences.announce(player.person, now, now + 86_400, choice="care")
    move = Move(0, ask.choice, (ask.options[option],), ask.revision)
    await tables.absences.play_caretaker(code, 0, move, key="caretaker")
    await tables.absences.take_over(code, player.person)


async def test_what_ones_caretaker_has_sealed_one_does_not_see(tables: Tables) -> None:
    """It would be a middle bot's advice. The question stands there as if it were open, and nobody waits for them."""
    code = await Company(tables).sit_down("notre_dame", 3)
    before = (await tables.look(code)).ask_of(0)
    await sealed_by_caretaker(tables, code, 1)
    table = await tables.look(code)
    perspective = Services(tables, GAMES, discord.Client(intents=discord.Intents.none())).perspective(
        caller_of(table, 0), table
    )
    sealed = table.ask_of(0)
    assert before and sealed and sealed.given == (before.options[1],)
    assert perspective.ask and perspective.ask.given is None and not perspective.is_awaited
    panel, *_ = await shown(tables, code, 0)
    assert "Your caretaker has answered" in panel and "Chosen" not in panel and "Change" not in panel


async def test_ones_own_answer_counts_instead_and_is_seen(tables: Tables) -> None:
    code = await Company(tables).sit_down("notre_dame", 3)
    await sealed_by_caretaker(tables, code, 0)
    await keeps(tables, code, 0, 1)
    ask = (await tables.look(code)).ask_of(0)
    assert ask and ask.given == (ask.options[1],)
    panel, *_ = await shown(tables, code, 0)
    assert "Chosen" in panel and "caretaker" not in panel


async def test_what_a_caretaker_has_sealed_stays_unseen_when_ones_own_answer_is_taken_back(tables: Tables) -> None:
    code = await Company(tables).sit_down("notre_dame", 3)
    await sealed_by_caretaker(tables, code, 0)
    await keeps(tables, code, 0, 1)
    table = await tables.look(code)
    player = table.players[0]
    assert player and player.person
    await tables.undo(code, player.person)
    panel, *_ = await shown(tables, code, 0)
    assert "Your caretaker has answered" in panel and "Chosen" not in panel


# ------------------------------------------------------------------- numbers of lines, of which a change is one


async def test_what_all_are_asked_names_no_line_of_the_log(tables: Tables) -> None:
    code = await Company(tables).sit_down("notre_dame", 3)
    await tables.absences.ask_pause(code, caller_of(await tables.look(code), 0).person.id, None)
    table = await tables.look(code)
    assert table.proposal
    number = table.proposal.number
    panel, *_ = await shown(tables, code, 1)
    assert number > table.lines and f"revision={number}, choice='agree'" in panel
    with pytest.raises(Refused, match="asked_before"):
        await tables.absences.answer(code, caller_of(table, 1).person.id, yes=True, number=number + 1)
    await tables.absences.answer(code, caller_of(table, 1).person.id, yes=True, number=number)


async def test_what_is_stored_about_a_person_counts_no_lines(tables: Tables) -> None:
    code = await Company(tables).sit_down("notre_dame", 3)
    await keeps(tables, code, 0, 0)
    stored = await tables.personal_data.stored(caller_of(await tables.look(code), 0).person.id)
    assert stored["log"] and stored["players"]
    assert not {"line", "first_line", "last_line"} & {name for rows in stored.values() for row in rows for name in row}


# ------------------------------------------------------------------- what one has answered oneself


async def test_who_seals_last_reads_what_they_have_chosen(tables: Tables) -> None:
    code = await Company(tables).sit_down("notre_dame", 3)
    await keeps(tables, code, 0, 0)
    await keeps(tables, code, 1, 0)
    services = Services(tables, GAMES, discord.Client(intents=discord.Intents.none()))
    table = await tables.look(code)
    perspective, ask = services.perspective(caller_of(table, 2), table), table.ask_of(2)
    assert ask
    kept = perspective.option(ask, ask.options[1]).sign
    move = Move(2, ask.choice, (ask.options[1],), ask.revision)
    reply = await services.submit(caller_of(table, 2), perspective, [move])
    assert f"**Chosen:** {kept}.\n**Done:** **Action cards** – all have passed on 2 cards" in reply.text
