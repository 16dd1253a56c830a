"""All that can reach somebody at a table through the face, as bytes: a seat's own screens, and those of everybody."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.tables import Draft, LogEntry, NotificationState, Person, Place, PlannedAnswer, Snapshot, Tables
from bot.tables.values import Prediction
from bot.ui.interactions.command_input import GameCommands, SubCommand, completions
from bot.ui.kit.lines import lines_of
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.render import classic, layout
from bot.ui.kit.screen import Screen, Text
from bot.ui.screens.answers import Answers
from bot.ui.screens.board import board, collapsed_line
from bot.ui.screens.direct_message import Occasion, direct_message
from bot.ui.screens.ending import end
from bot.ui.screens.panel import Note, panel, watching
from bot.ui.screens.plans import read_plan
from bot.ui.screens.preparing import prepare_screen
from bot.ui.screens.watch_page import Watcher, watch_page
from bot.ui.screens.why import WhyQuery, offers
from db import Database
from tests.games import GAMES
from tests.support.fresh_database import fresh
from tests.support.movable_clock import MovableClock

NEWS = 20  # entries
WATCHERS = Watcher((), may_predict=True), Watcher((Prediction(1, 1, 1, 0),), share=0.5)
LOBBIES: dict[Tables, str] = {}


@asynccontextmanager
async def tables_in(folder: Path) -> AsyncIterator[Tables]:
    """A table service with one lobby, under whose code tables are shown: panels ask it for logs, drafts, hints."""
    database = await Database.open(fresh(folder / "reach.db"))
    try:
        tables = Tables(database, MovableClock())
        await tables.begin(None)
        LOBBIES[tables] = (await tables.open(Person(100, "Ana", "en"), Place(1, 2), next(iter(GAMES)), 2)).table.code
        yield tables
    finally:
        await database.close()


async def reaching(tables: Tables, perspective: Perspective, entries: Sequence[LogEntry]) -> dict[str, str]:
    """Everything that this reader can be shown of a table as it stands, by screen."""
    news = entries[-NEWS:]
    perspective = replace(perspective, table=replace(perspective.table, code=LOBBIES[tables]))
    made = {"watching": drawn(watching(perspective)), "log": lines_of(perspective, entries)}
    if perspective.seat is None:
        public = end(perspective) if perspective.table.result else board(perspective, news, perspective.table.people)
        watched = [drawn(watch_page(perspective, each)) for each in WATCHERS]
        made |= {"watched": watched, "line left": collapsed_line(perspective, "", news)}
        return _written(made | {"board": drawn(public)})
    made |= {f"panel {n}": drawn(await panel(tables, perspective, note)) for n, note in enumerate(_notes(news))}
    letter = direct_message(perspective, news, Occasion(notification_state(perspective.table, perspective.seat)))
    made |= {"prepare": [drawn(screen) for screen in await _prepared(tables, perspective)]}
    made |= {"plans": [drawn(screen) for screen in _planned(perspective)]}
    made |= {"direct_message": (letter.text, classic((letter.row,)).to_components())}
    return _written(made | {"completions": list(completed(perspective)), "why": offers(perspective, "")})


def notification_state(table: Snapshot, seat: int) -> NotificationState:
    """How the person of a seat is met."""
    player = table.players[seat]
    assert player is not None and player.person is not None
    return NotificationState(table.code, player.person)


def completed(perspective: Perspective) -> Iterator[object]:
    """What completion offers for every parameter of every sub-command, the second ones after each first one."""
    commands = import_module(f"cogs.{perspective.table.game}").COMMANDS
    assert isinstance(commands, GameCommands)
    for sub in commands.subs:
        if not sub.parameters:
            continue
        first, *others = sub.parameters
        offers = completions(perspective, sub, {first.parameter: ""}, first.parameter, "")
        yield sub.name, offers
        for _, value in offers:
            yield sub.name, value, _further(perspective, sub, {first.parameter: value}, [o.parameter for o in others])


def _further(perspective: Perspective, sub: SubCommand, given: dict[str, str], others: Sequence[str]) -> object:
    typed = [completions(perspective, sub, {**given, other: ""}, other, "") for other in others]
    started = [completions(perspective, sub, {p: f"{v}, "}, p, f"{v}, ") for p, v in given.items()]
    return typed, started


async def _prepared(tables: Tables, perspective: Perspective) -> list[Screen]:
    """The question that is foreseen, if there is one."""
    table, seat = perspective.table, perspective.seat
    player = None if seat is None else table.players[seat]
    if player is None or player.person is None:
        return []
    made = await prepare_screen(tables, perspective, await tables.panels.facts(table, player.person))
    return [made[0]] if made else []


def _planned(perspective: Perspective) -> Iterator[Screen]:
    """The question after each first step of a plan."""
    ask = perspective.ask
    for option in ask.options if ask and perspective.face.plans(ask.choice) else ():
        assert ask is not None
        plan = read_plan(perspective, Draft(ask.revision, 1, (), (PlannedAnswer(ask.choice, (option,)),)))
        yield Screen((Text(" ".join(plan.said) or "-"), *Answers(plan).parts()))


def _notes(news: Sequence[LogEntry]) -> tuple[Note, ...]:
    return Note(), Note(why=WhyQuery()), Note(receipt=tuple(news), page=1), Note(change=True)


def drawn(screen: Screen) -> object:
    """A screen as it is sent."""
    components: object = layout(screen).to_components()  # type: ignore[no-untyped-call]
    return components


def _written(made: dict[str, Any]) -> dict[str, str]:
    return {name: json.dumps(shown, ensure_ascii=False, default=str) for name, shown in made.items()}
