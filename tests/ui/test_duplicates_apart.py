"""What the players of a duplicate get is the same, byte for byte, whatever happens at the other table.

Texts, pictures, what is to be sent when, forecasts, lists, ratings: in worlds that differ in what was played elsewhere.
"""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest

from bot.pictures import DARK, painter_of
from bot.tables import Person
from bot.text import words_for
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.duplicating import begun
from bot.ui.interactions.services import Services
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.scenes import ending_scene, question_scene, scene_of
from bot.ui.screens.board import board
from bot.ui.screens.ending import end
from bot.ui.screens.log_page import log_page
from bot.ui.screens.panel import panel_with_question
from rules import GAMES
from rules.core import Move
from tests.tables.host import HERE, Host

ANSWERS = 14  # of which everything is compared
DREW = 7  # after which answer pictures are drawn, and not only what they are drawn from
ELSEWHERE = (0, 7, 2000)  # answers at the other table: none, a few, or so many that it may be over first


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.thorough
async def test_a_table_shows_the_same_whatever_happens_at_the_other(game: str, tmp_path: Path) -> None:
    seen = [await course(game, tmp_path / f"{n}.sqlite3", n) for n in ELSEWHERE]
    assert len(seen[0]) == ANSWERS and seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.thorough
async def test_its_end_shows_the_same_however_far_the_other_is(game: str, tmp_path: Path) -> None:
    """Over at one table; at the other nothing was played, or half a game."""
    seen = [await course(game, tmp_path / f"{n}.sqlite3", n, to_the_end=True) for n in (0, 40)]
    assert "over" in seen[0][-1] and seen[0] == seen[1]


async def course(game: str, path: Path, at_the_other: int, *, to_the_end: bool = False) -> list[str]:
    """All that one table gets after each of its answers, or its last, with so many at the other before them."""
    host = Host(path, games=GAMES)
    await host.start()
    one, other = await dealt(host, game)
    await answered(host, other, at_the_other, random.Random(2))
    chance, seen = random.Random(1), list[str]()
    for n in range(1 if to_the_end else ANSWERS):
        await answered(host, one, 2000 if to_the_end else 1, chance)
        host.clock.move(1800.0)
        got = [await screens(host, one), await pictures(host, one, drawn=n == DREW), await beside(host, one)]
        seen.append("\n".join(got).replace(one, "CODE"))
    await host.stop()
    return seen


async def dealt(host: Host, game: str) -> tuple[str, str]:
    """Two tables with the same deal, of people alone: bot players are named by the code of a lobby."""
    people = [Person(300 + n, f"P{n}", "en") for n in range(2 * min(GAMES[game].seats))]
    code = (await host.tables.open(people[0], HERE, game, len(people) // 2)).table.code
    await host.tables.set_options(code, people[0].id, {"tables": 2, "language": "en", "rated": "always"})
    for person in people[1:]:
        await host.tables.join(code, person)
    one, other = (await host.tables.start(code, people[0].id)).table.terms.sisters
    return one, other


async def answered(host: Host, code: str, n: int, chance: random.Random) -> None:
    """So many answers by chance, or as many as there are to give."""
    for _ in range(n):
        table = await host.look(code)
        if not table.awaited:
            return
        ask = await host.ask(code, table.awaited[0])
        pick = tuple(chance.sample(ask.options, chance.randint(ask.least, min(ask.most, len(ask.options)))))
        await host.submit(code, ask.seat, Move(ask.seat, ask.choice, pick, ask.revision))


async def screens(host: Host, code: str) -> str:
    """The board, the panel of every seat with words and without, the log, and the end if there is one."""
    table, entries, shown = await host.look(code), await host.tables.log(code), list[str]()
    public = Perspective(table, GAMES[table.game], words_for("en"))
    shown.append(str(end(public) if table.result else board(public, entries)))
    for seat in range(len(table.players)):
        for spoken in (False, True):
            own = Perspective(table, GAMES[table.game], words_for("fr" if seat % 2 else "en", spoken=spoken), seat)
            shown.append(str((await panel_with_question(host.tables, own, None)).screen))
            shown.append(str(await log_page(host.tables, own)))
    return "\n".join(shown)


async def pictures(host: Host, code: str, *, drawn: bool) -> str:
    """What the pictures of the public and of every seat are drawn from; `drawn`: the drawings, too."""
    table, shown = await host.look(code), list[str]()
    painter = painter_of(table.game)
    assert painter is not None
    for seat in (None, *range(len(table.players))):
        own = Perspective(table, GAMES[table.game], words_for("en"), seat)
        if table.result:
            shown.append(str(ending_scene(own).view) + str(ending_scene(own).ending))
            continue
        public, question = scene_of(own, "board", None, DARK, None), question_scene(own, None)
        shown += [str((each.view, each.names, each.asked, each.question)) for each in (public, question)]
        if drawn:
            shown += [painter.board(public), painter.hand(question), str(painter.question(question))]
    return "\n".join(shown)


async def beside(host: Host, code: str) -> str:
    """What is to be sent and done when, the forecast, and what lists, ratings and looks back tell its people."""
    table, tables = await host.look(code), host.tables
    found: list[object] = [table.status, await tables.absences.forecast(table), await tables.log(code)]
    found.append([(r.kind, r.person, r.topic, r.facts, r.due, r.sound) for r in await host.outbox(code)])
    timers = "select kind, seat, due from timers where code = ? order by kind, seat"
    found.append(await host.db.read(lambda link: link.execute(timers, (code,)).fetchall()))
    found += [
        await tables.ratings.all(),
        await tables.reliability.of(table.people),
        await tables.recorded.finished_in(1),
    ]
    found.append(await tables.years.of(1, datetime.fromtimestamp(host.clock.now(), UTC).year))
    for person in table.people:
        found += [await tables.tables_of(person), await tables.reminders.turns(person)]
        found += [await tables.recorded.finished_of(person), await tables.achieved.unseen(person, 1, 9)]
        ranking = await tables.ratings.ranking(table.game, person, 1, everywhere=False)
        found.append((ranking.parties, ranking.names))
    return "\n".join(map(str, found))


async def test_a_start_that_is_answered_when_the_host_s_table_is_over_names_it_all_the_same(tmp_path: Path) -> None:
    host = Host(tmp_path / "tables.sqlite3", games=GAMES)
    await host.start()
    codes = await dealt(host, "rattus")
    (own,) = [code for code in codes if (await host.look(code)).seat_of(300) is not None]
    lobby = replace(await host.look(own), code="LOBBY", status="closed", players=())
    await answered(host, own, 2000, random.Random(1))
    assert (await host.look(own)).status == "over"
    services = Services(host.tables, GAMES, discord.Client(intents=discord.Intents.none()))
    caller = Caller(Person(300, "P0", "en"), words_for("en"), "key", None)
    assert own in str((await begun(services, caller, lobby)).screen)
    await host.tables.personal_data.erase(300)
    assert "LOBBY" in str((await begun(services, caller, lobby)).screen)
    await host.stop()
