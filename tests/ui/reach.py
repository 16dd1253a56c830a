"""All that can reach somebody at a table through the face, as bytes: a seat's own screens, and those of everybody."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.clock import MovableClock
from bot.tables import Bell, Draft, Entry, Person, Place, Snapshot, Step, Tables
from bot.ui.answers import Answers
from bot.ui.board import board, line_left
from bot.ui.ending import end
from bot.ui.lines import lines_of
from bot.ui.panel import Note, panel, watching
from bot.ui.plans import read_plan
from bot.ui.render import classic, layout
from bot.ui.screen import Screen, Text
from bot.ui.sheet import Occasion, sheet
from bot.ui.sight import Sight
from bot.ui.typed import GameCommands, SubCommand, completions
from bot.ui.why import Wondering, offers
from db import Database
from rules import GAMES

NEWS = 20  # entries
LOBBIES: dict[Tables, str] = {}


@asynccontextmanager
async def shelf(folder: Path) -> AsyncIterator[Tables]:
    """A table service with one lobby, under whose code tables are shown: panels ask it for logs, drafts, hints."""
    database = await Database.open(folder / "reach.db")
    try:
        tables = Tables(database, MovableClock())
        await tables.begin(None)
        LOBBIES[tables] = (await tables.open(Person(100, "Ana", "en"), Place(1, 2), next(iter(GAMES)), 2)).table.code
        yield tables
    finally:
        await database.close()


async def reaching(tables: Tables, sight: Sight, entries: Sequence[Entry]) -> dict[str, str]:
    """Everything that this reader can be shown of a table as it stands, by screen."""
    news = entries[-NEWS:]
    sight = replace(sight, table=replace(sight.table, code=LOBBIES[tables]))
    made = {"watching": drawn(watching(sight)), "log": lines_of(sight, entries)}
    if sight.seat is None:
        public = end(sight) if sight.table.result else board(sight, news, sight.table.people)
        return _written(made | {"board": drawn(public), "line left": line_left(sight, "", news)})
    made |= {f"panel {n}": drawn(await panel(tables, sight, note)) for n, note in enumerate(_notes(news))}
    letter = sheet(sight, news, Occasion(bell(sight.table, sight.seat)))
    made |= {"plans": [drawn(screen) for screen in _planned(sight)]}
    made |= {"sheet": (letter.text, classic((letter.row,)).to_components())}
    return _written(made | {"completions": list(completed(sight)), "why": offers(sight, "")})


def bell(table: Snapshot, seat: int) -> Bell:
    """How the person of a seat is met."""
    player = table.players[seat]
    assert player is not None and player.person is not None
    return Bell(table.code, player.person)


def completed(sight: Sight) -> Iterator[object]:
    """What completion offers for every parameter of every sub-command, the second ones after each first one."""
    commands = import_module(f"cogs.{sight.table.game}").COMMANDS
    assert isinstance(commands, GameCommands)
    for sub in commands.subs:
        if not sub.parameters:
            continue
        first, *others = sub.parameters
        offers = completions(sight, sub, {first.parameter: ""}, first.parameter, "")
        yield sub.name, offers
        for _, value in offers:
            yield sub.name, value, _further(sight, sub, {first.parameter: value}, [o.parameter for o in others])


def _further(sight: Sight, sub: SubCommand, given: dict[str, str], others: Sequence[str]) -> object:
    typed = [completions(sight, sub, {**given, other: ""}, other, "") for other in others]
    started = [completions(sight, sub, {p: f"{v}, "}, p, f"{v}, ") for p, v in given.items()]
    return typed, started


def _planned(sight: Sight) -> Iterator[Screen]:
    """The question after each first step of a plan."""
    ask = sight.ask
    for option in ask.options if ask and sight.plans(ask) else ():
        assert ask is not None
        plan = read_plan(sight, Draft(ask.revision, 1, (), (Step(ask.choice, (option,)),)))
        yield Screen((Text(" ".join(plan.said) or "-"), *Answers(plan).parts()))


def _notes(news: Sequence[Entry]) -> tuple[Note, ...]:
    return Note(), Note(why=Wondering()), Note(receipt=tuple(news), page=1), Note(change=True)


def drawn(screen: Screen) -> object:
    """A screen as it is sent."""
    components: object = layout(screen).to_components()  # type: ignore[no-untyped-call]
    return components


def _written(made: dict[str, Any]) -> dict[str, str]:
    return {name: json.dumps(shown, ensure_ascii=False, default=str) for name, shown in made.items()}
