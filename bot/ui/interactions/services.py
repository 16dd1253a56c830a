"""What presses and commands share: finding tables, building panels, submitting moves, turning errors into text."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace

import discord

from bot.faces import NotUnderstood
from bot.faults import FaultLog, log_fault
from bot.replays import ReplayCache
from bot.replays.child_process import ReplayMaker
from bot.replays.work_queue import SharedWork, WorkQueue, WorkQueueFull
from bot.tables import BrokenTable, Outcome, Snapshot, Tables
from bot.tables.values import Advice, Considered, PanelFacts, refused
from bot.tables.workers.bot_players import Chooser, by_lot
from bot.ui.delivery.departures import Departures
from bot.ui.delivery.places import Places
from bot.ui.kit.illustrator import LOOKS, Illustrator
from bot.ui.kit.perspective import Games, Perspective
from bot.ui.screens.panel import Note, panel_with_question
from bot.ui.screens.preparing import prepare_screen, why_nothing
from bot.ui.screens.receipts import chosen_line
from bot.ui.screens.why import WhyQuery
from rules.core import Ask, Move, Refused

from .caller import Caller
from .errors import fault, refusal_sentence, sentence, whether_stored
from .replies import PanelOf, Reply, say
from .teaching import Teacher

EXPORTS = 3  # under way or waiting; each takes up to some minutes
THOUGHTS = 4  # under way or waiting; each takes a second or two, and tables under way come first
MOVED_ON = frozenset({"out_of_date", "not_your_turn"})


Advise = Callable[[Snapshot, Ask, int], Awaitable[Advice]]  # the number of answers the seat gave before


async def no_advice(table: Snapshot, ask: Ask, number: int) -> Advice:
    """For an installation whose bot players do not think."""
    return Advice()


@dataclass(frozen=True, slots=True, kw_only=True)
class Bots:
    """What bot players of this installation do for people beside their own moves."""

    advise: Advise = no_advice  # what a bot player would answer
    answer_easily: Chooser = by_lot  # what an easy bot player answers, at lessons
    only_easy: bool = False  # no level is asked: bot players of this installation think no better


@dataclass(frozen=True, slots=True)
class Services:
    """The objects that handlers work with, and the steps that many handlers share."""

    tables: Tables
    games: Games
    client: discord.Client
    illustrator: Illustrator = field(default_factory=Illustrator)
    bots: Bots = field(default_factory=Bots)
    replays: ReplayCache = field(default_factory=ReplayCache)
    replay_maker: ReplayMaker = field(default_factory=ReplayMaker)
    exports: WorkQueue = field(default_factory=lambda: WorkQueue(EXPORTS))  # of many games at once
    thoughts: WorkQueue = field(default_factory=lambda: WorkQueue(THOUGHTS))  # of bots, for people who ask
    advice_asked: SharedWork[Advice] = field(default_factory=SharedWork)
    faults: FaultLog = field(default_factory=FaultLog)

    @property
    def teacher(self) -> Teacher:
        """Who goes on with lessons."""
        return Teacher(self.tables, self.bots.answer_easily)

    @property
    def departures(self) -> Departures:
        """Who has left the server of their table."""
        return Departures(Places(self.client, self.tables.clock), self.tables)

    async def look(self, code: str) -> Snapshot:
        """The table with this code. Raises `Refused`."""
        return await self.tables.look(code)

    def perspective(self, caller: Caller, table: Snapshot) -> Perspective:
        """The table from the caller's perspective."""
        return caller.perspective(table, self.games)

    async def facts(self, caller: Caller, table: Snapshot) -> PanelFacts:
        """What is stored for the caller at a table, before this press changes anything."""
        return caller.facts_of(table) or await self.tables.panels.facts(table, caller.person.id)

    async def panel(
        self,
        caller: Caller,
        table: Snapshot,
        note: Note | None = None,
        facts: PanelFacts | None = None,
        *,
        urgent: bool = True,
    ) -> Reply:
        """The caller's panel of a table, with the picture of its question or end unless the caller reads text only.

        `facts`: what is stored for them, where nothing of it has changed since that was read. `urgent`: they have
        pressed a button and wait.
        """
        perspective = self.perspective(caller, await self.teacher.caught_up(table))
        if perspective.table is not table:
            table, facts = perspective.table, None
        made = await panel_with_question(self.tables, perspective, note, facts)
        opened = note is not None and bool(note.why or (note.change and perspective.ask))
        theme, of = LOOKS.get(caller.reading), PanelOf(table, caller, note, opened, made.is_prepared)
        if theme is None or (made.question is None and table.result is None):
            return Reply(made.screen, panel_of=of)
        drawing = await self.illustrator.question(perspective, theme, made.question, urgent=urgent)
        return Reply(made.screen, drawing=drawing, panel_of=of)

    async def preparing(
        self,
        caller: Caller,
        table: Snapshot,
        said: str = "",
        page: int = 0,
        query: WhyQuery | None = None,
        facts: PanelFacts | None = None,
    ) -> Reply:
        """The question that the caller will be asked next, to answer it beforehand; where there is none, the panel."""
        perspective = self.perspective(caller, table)
        facts = facts or await self.tables.panels.facts(table, caller.person.id)
        made = await prepare_screen(self.tables, perspective, facts, said, page, query)
        if made is None:
            key = "ui-moved-on" if perspective.is_awaited else why_nothing(perspective) or "prepare-nothing"
            return await self.panel(caller, table, Note(caller.words(key)), facts)
        screen, question = made
        theme, of = LOOKS.get(caller.reading), PanelOf(table, caller, opened=True)
        drawing = await self.illustrator.question(perspective, theme, question) if theme else None
        return Reply(screen, drawing=drawing, panel_of=of)

    async def submit(self, caller: Caller, perspective: Perspective, moves: Sequence[Move], said: str = "") -> Reply:
        """Play moves; returns the panel with a receipt, or with the reason why nothing was stored.

        `said`: how typed words were understood.
        """
        words, code = caller.words, perspective.table.code
        if perspective.table.is_lesson:
            return await self._submit_in_lesson(caller, perspective, moves, said)
        try:
            outcome = await self.tables.play(code, caller.person.id, moves, key=caller.key)
        except Refused as refused:
            return await self.refused_panel(caller, code, refused)
        if outcome.repeated:
            return await self.panel_after(caller, outcome, Note(words("ui-already")))
        chosen = chosen_line(perspective, moves, outcome.entries)
        return await self.panel_after(caller, outcome, Note(said, chosen, outcome.entries))

    async def _submit_in_lesson(self, caller: Caller, before: Perspective, moves: Sequence[Move], said: str) -> Reply:
        """Submit in a lesson: its bots answer at once, and it says what the answer did, or comes to its ending."""
        thought = asyncio.create_task(self._thought(before))
        try:
            return await self._taught(caller, before, moves, said, thought)
        finally:
            thought.cancel()

    async def _taught(
        self, caller: Caller, before: Perspective, moves: Sequence[Move], said: str, thought: asyncio.Task[Considered]
    ) -> Reply:
        try:
            outcome = await self.tables.play(before.table.code, caller.person.id, moves, key=caller.key)
        except Refused as refused:
            return await self.refused_panel(caller, before.table.code, refused)
        now = self.perspective(caller, await self.teacher.caught_up(outcome.table))
        taught = await self.teacher.said(before, now, moves, thought)
        if ending := await self.teacher.ending(now, taught):
            return ending
        return await self.panel(caller, now.table, Note(said, receipt=outcome.entries, taught=tuple(taught)))

    async def _thought(self, before: Perspective) -> Considered:
        """What a bot would consider in the learner's place; nothing while many others ask, or where it fails."""
        if before.ask is None:
            return ()
        try:
            async with self.thoughts.slot():
                given = await self.tables.bot_seats.answers_given(before.table.code, before.ask.seat)
                return (await self.bots.advise(before.table, before.ask, given)).considered
        except WorkQueueFull:
            return ()
        except Exception as error:  # a courtesy: the answer counts without it
            log_fault("a thought for a lesson failed", error, table=before.table.code)
            return ()

    async def refused_panel(self, caller: Caller, code: str, refused: Refused) -> Reply:
        """The current panel, headed by the reason why nothing was stored."""
        table = await self.look(code)
        perspective = self.perspective(caller, table)
        if refused.refusal.key in MOVED_ON and table.status == "running" and perspective.seat is not None:
            return await self.panel(caller, table, Note(caller.words("ui-moved-on")))
        return await self.panel(caller, table, Note(refusal_sentence(perspective, refused)))

    async def panel_after(self, caller: Caller, outcome: Outcome, note: Note) -> Reply:
        """The panel after a change was stored; a sentence where it cannot be drawn, as the change stays."""
        try:
            return await self.panel(caller, outcome.table, note)
        except Exception as error:
            code = outcome.table.code
            log_fault("a panel cannot be drawn", error, table=code)
            return say(caller.words("ui-stored-not-drawn", report=f"{code}-{outcome.table.revision}"))

    async def safely(self, caller: Caller, work: Callable[[], Awaitable[Reply]], code: str = "") -> Reply:
        """The reply of `work`, or a sentence about its error, beside what was pressed.

        A table the caller may not see counts as not found.
        """
        try:
            await self._check_open(caller, code)
            return await work()
        except (Refused, BrokenTable, NotUnderstood) as error:
            told = say(sentence(error, caller, self.games, await self._table_or_none(caller, code)))
            hides = isinstance(error, Refused) and error.refusal.key == "no_such_table"  # nor may what stood there stay
            return told if hides else replace(told, beside=True)
        except Exception as error:
            stored = await whether_stored(self.tables, caller.key)
            return say(fault(error, caller, await self._table_or_none(caller, code), stored, self.faults))

    async def _check_open(self, caller: Caller, code: str) -> None:
        """Raise `Refused` unless the caller may see the table; `work` itself reports an unknown or broken table."""
        try:
            table = await self.look(code) if code else None
        except (Refused, BrokenTable):
            return
        if table and not await self.tables.may_see(table, caller.person.id, caller.guild):
            raise refused("no_such_table", code=table.code)

    async def _table_or_none(self, caller: Caller, code: str) -> Snapshot | None:
        try:
            return await self.tables.look_for(caller.person.id, caller.guild, code) if code else None
        except Exception:  # the first error is the one to report
            return None
