"""What the players of a duplicate see is the same, byte for byte, whatever happens at the other table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.tables import Person
from bot.text import words_for
from bot.ui.kit.perspective import Perspective
from bot.ui.screens.board import board
from bot.ui.screens.ending import end
from bot.ui.screens.log_page import log_page
from bot.ui.screens.panel import panel_with_question
from rules import GAMES
from rules.core import Move
from tests.tables.host import HERE, Host

ANSWERS = 14  # of which everything is compared


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_shows_the_same_whatever_happens_at_the_other(game: str, tmp_path: Path) -> None:
    """Nothing falls at the other table, or a few answers, or so many that it may be over first."""
    seen = [await course(game, tmp_path / f"{n}.sqlite3", n) for n in (0, 7, 2000)]
    assert len(seen[0]) == ANSWERS and seen[0] == seen[1] == seen[2]


async def course(game: str, path: Path, at_the_other: int) -> list[str]:
    """Every screen of one table after each of its answers, with so many answers at the other before them."""
    host = Host(path, games=GAMES)
    await host.start()
    one, other = await dealt(host, game)
    await answered(host, other, at_the_other, random.Random(2))
    chance, seen = random.Random(1), list[str]()
    for _ in range(ANSWERS):
        await answered(host, one, 1, chance)
        seen.append("\n".join([await screens(host, one)]).replace(one, "CODE"))
    await host.stop()
    return seen


async def dealt(host: Host, game: str) -> tuple[str, str]:
    """Two tables with the same deal, of people alone: bot players are named by the code of a lobby."""
    people = [Person(300 + n, f"P{n}", "en") for n in range(2 * min(GAMES[game].seats))]
    code = (await host.tables.open(people[0], HERE, game, len(people) // 2)).table.code
    await host.tables.set_options(code, people[0].id, {"tables": 2, "language": "en"})
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
            shown.append(str((await panel_with_question(host.tables, own, None))[0]))
            shown.append(str(await log_page(host.tables, own)))
    return "\n".join(shown)
