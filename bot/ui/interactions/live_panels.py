"""The private answers that can still be changed: each person's newest panel of each table, those about a lobby or vote.

An answer is changed and deleted by its interaction's token, which lives for fifteen minutes. The tokens are kept here,
in memory, and nowhere else: after a restart no panel is live until its next press.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

import discord
from cachetools import FIFOCache

from bot.clock import Clock
from bot.faults import log_fault, logged
from bot.tables import BrokenTable, Snapshot
from bot.ui.kit.posting import FAULTS, discord_errors
from bot.ui.kit.reader import words_of
from bot.ui.kit.screen import Screen
from bot.ui.screens.panel import Note
from rules.core import Ask, Refused

from .caller import Caller
from .replies import PanelOf, QuestionOf, Reply, deleted, edited
from .services import Services

TAKEN_BACK: Final = frozenset({"table_taken_back", "table_undo_granted"})  # events of a log
POLL_EVERY: Final = 2.0  # seconds: how often it is read whether a prepared answer is still to be handed in
ALIVE: Final = 14 * 60.0  # seconds for which a token is used; Discord gives fifteen minutes
NEVER: Final = -1e9  # seconds since 1970
MOST_PANELS: Final = 1000  # panels, and answers about lobbies and votes, that are kept

Key = tuple[int, str]  # person and table


class Moment(NamedTuple):
    """What a panel depends on: an open panel is stale once this value has changed."""

    status: str
    is_seated: bool
    ask: Ask | None
    request: int | None  # the log line of the open undo request
    told: tuple[object, ...] = ()  # what else it tells of its table; nothing while it shows an opened page

    @property
    def waits(self) -> bool:
        """Whether its person is asked nothing, or has answered."""
        return self.is_seated and (self.ask is None or self.ask.given is not None)


@dataclass(slots=True, eq=False)
class LivePanel:
    """A person's newest panel of a table. Its interaction holds the token, so it is never shown in logs."""

    interaction: discord.Interaction[Any] = field(repr=False)
    caller: Caller = field(repr=False)
    message: int
    pressed: float  # seconds since 1970
    moment: Moment
    code: str
    writes: int  # of the table that it shows: an older moment, read before the press, never overtakes it
    line: int  # the last one of the table's log at its moment
    note: Note | None  # what it says first
    opened: bool  # it shows what its person has opened in it, which moves of others do not take away
    follows: asyncio.Task[object] | None = field(default=None, repr=False)
    edited: float = NEVER  # when it was last edited without a press of its person
    waits: asyncio.Task[object] | None = field(default=None, repr=False)  # until it may be edited so again

    def outdate(self) -> None:
        """Let the next look at the table overtake this panel, whatever has changed."""
        self.moment = self.moment._replace(status="")

    def hold_up(self) -> None:
        """Change it no further for now. What was being written comes at the next look, even if nothing happens."""
        if self.waits:
            self.waits.cancel()
        if self.follows and self.follows.cancel():
            self.outdate()
            self.edited = NEVER


class PassingAnswer(NamedTuple):
    """An answer that means nothing from some moment on: about a lobby, a vote to end the game, or a question."""

    code: str
    status: str
    interaction: discord.Interaction[Any]
    message: int
    pressed: float  # seconds since 1970
    about: QuestionOf | None = None  # the question that it is advice on

    def means_nothing(self, table: Snapshot) -> bool:
        """Whether its table has another status by now, or its question is answered."""
        return self.status != table.status or (self.about is not None and not self.about.is_open(table))


class LivePanels:
    """Keeps the live panels, at most `MOST_PANELS` of them, and brings them up to date."""

    def __init__(self, services: Services, clock: Clock, apart: float = 10.0) -> None:
        """`apart`: seconds between two edits of a panel without a press of its person."""
        self._services, self._clock, self._apart = services, clock, apart
        self._panels: FIFOCache[Key, LivePanel] = FIFOCache(MOST_PANELS)
        self._passing: deque[PassingAnswer] = deque(maxlen=MOST_PANELS)
        self._answering: list[int] = []  # messages whose press is being answered, once for each press
        self._withdrawn: set[int] = set()  # messages that are being deleted
        self._begun: set[asyncio.Task[object]] = set()

    @property
    def codes(self) -> frozenset[str]:
        """The tables that panels and answers are about."""
        return frozenset({*(code for _, code in self._panels), *(answer.code for answer in self._passing)})

    # ------------------------------------------------------------------- presses

    async def answered(self, interaction: discord.Interaction[Any], respond: Awaitable[tuple[Reply, int]]) -> None:
        """Await the answer to an interaction and keep it; meanwhile the message that was pressed is left alone."""
        pressed = interaction.message.id if interaction.message else 0
        for panel in self._in(pressed):
            panel.hold_up()
        beside = False
        try:
            with self._left_alone(pressed):
                reply, message = await respond
            beside = reply.beside
            self._keep(interaction, reply, message)
        finally:  # without an answer in its place a panel stays, and what its press held up may be due
            for panel in self._in(pressed):
                if panel.interaction is not interaction:
                    if beside:
                        panel.outdate()
                    self._begin(self._once_more(panel.code))

    def _in(self, message: int) -> list[LivePanel]:
        """The live panels that this message shows: one or none."""
        return [panel for panel in self._panels.values() if panel.message == message]

    @contextmanager
    def _left_alone(self, message: int) -> Iterator[None]:
        """A message that is not edited or deleted meanwhile, as the answer to a press on it is on its way."""
        self._answering.append(message)
        try:
            yield
        finally:
            self._answering.remove(message)

    def _keep(self, interaction: discord.Interaction[Any], reply: Reply, message: int) -> None:
        now = self._clock.now()
        if not message or message in self._withdrawn:  # no private answer, or deleted while its press was answered
            return
        if any(panel.message == message and _is_older(reply.panel_of, panel) for panel in self._panels.values()):
            return  # a press on this message was answered before Discord had confirmed the message itself
        for answer in [answer for answer in self._passing if answer.message == message]:
            self._passing.remove(answer)  # the message may show something else by now
        for code, status in ((reply.lobby_of, "open"), (reply.vote_of, "running")):
            if code:
                self._passing.append(PassingAnswer(code, status, interaction, message, now))
                self._begin(self._once_more(code))
        if (about := reply.advice_on) is not None:
            self._passing.append(PassingAnswer(about.code, "running", interaction, message, now, about))
            self._begin(self._once_more(about.code))
        for key in [key for key, panel in self._panels.items() if panel.message == message]:
            del self._panels[key]  # the message may show something else by now
        if (of := reply.panel_of) is not None:
            panel = LivePanel(
                interaction,
                replace(of.caller, facts=None),  # they are of this press
                message,
                pressed=now,
                moment=moment_of(of),
                code=of.table.code,
                writes=of.table.writes,
                line=of.table.lines,
                note=of.note,
                opened=of.opened,
            )
            self._keep_panel(of, panel)

    def _keep_panel(self, of: PanelOf, panel: LivePanel) -> None:
        """Make this the live panel of its table and person, in place of an older one, which is deleted."""
        key = of.caller.person.id, of.table.code
        old = self._panels.pop(key, None)
        if old and old.message not in self._answering:
            self._begin(self._withdraw(old))
        if of.table.status != "open":  # after the end, too: the next panel takes the place of the result
            self._panels[key] = panel
            self._begin(self._once_more(of.table.code))
            if of.is_prepared:
                self._begin(self._redrawn_if_dropped(panel))

    async def _once_more(self, code: str) -> None:
        """Follow what has happened at the table while the answer was on its way."""
        try:
            self.follow(await self._services.look(code))
        except (Refused, BrokenTable):
            return

    # ------------------------------------------------------------------- what happens at the table

    def follow(self, table: Snapshot) -> None:
        """Begin to change the live panels that this moment overtakes, and to delete answers that mean nothing now."""
        for answer in [each for each in self._passing if each.code == table.code and each.means_nothing(table)]:
            if answer.message in self._answering:
                continue  # the answer may be about something else
            self._passing.remove(answer)
            if table.seal is not None:  # without a start somebody may be reading how it was closed
                self._begin(self._is_deleted(answer))
        for key, panel in list(self._panels.items()):
            if key[1] != table.code or panel.message in self._answering or table.writes < panel.writes:
                continue
            if self._clock.now() - panel.pressed > ALIVE:
                del self._panels[key]
            elif panel.moment != (moment := moment_of(PanelOf(table, panel.caller, opened=panel.opened))):
                is_asked_now = panel.moment.waits and not moment.waits  # as often as they answer, and they wait for it
                if not is_asked_now and self._has_to_wait(panel, table.code):
                    continue
                # The panel of the table takes the place of what its person has opened.
                was, panel.moment = panel.moment, moment_of(PanelOf(table, panel.caller))
                since, panel.line, panel.writes, panel.edited = panel.line, table.lines, table.writes, self._clock.now()
                panel.follows = self._begin(self._changed(panel, table, was, since))
            else:  # what has happened until now is not why its question goes later
                panel.line = table.lines

    def _has_to_wait(self, panel: LivePanel, code: str) -> bool:
        """Whether it was edited just now; then it follows the table once that is long enough ago."""
        if panel.waits and not panel.waits.done():
            return True
        if not 0 <= self._clock.now() - panel.edited < self._apart:
            return False
        panel.waits = self._begin(self._follow_later(panel, code))
        return True

    async def _follow_later(self, panel: LivePanel, code: str) -> None:
        await self._clock.sleep_until(panel.edited + self._apart)
        panel.waits = None
        await self._once_more(code)

    async def _redrawn_if_dropped(self, panel: LivePanel) -> None:
        """Wait until a prepared answer is to be handed in no longer, and redraw the panel if it was dropped.

        The table is written where the answer is handed in, and the panel follows that; nothing is written where it is
        dropped.
        """
        ask, answers = panel.moment.ask, self._services.tables.answers
        with logged("a live panel was not brought up to date", table=panel.code):
            while ask and await answers.goes_first(panel.code, ask.seat):
                await self._clock.sleep_until(self._clock.now() + POLL_EVERY)
                if not self._is_live(panel):
                    return
            table = await self._services.look(panel.code)
            # Nothing is awaited from here on until its press is numbered: a later press goes first.
            if self._is_live(panel) and panel.message not in self._answering and panel.moment.ask == ask:
                await self._changed(panel, table, panel.moment, panel.line)

    def _is_live(self, panel: LivePanel) -> bool:
        """Whether this is still its person's newest panel, and can be edited."""
        key = panel.caller.person.id, panel.code
        return self._panels.get(key) is panel and self._clock.now() - panel.pressed <= ALIVE

    def close(self) -> None:
        """Cancel what has begun."""
        for task in self._begun:
            task.cancel()

    def _begin(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def _changed(self, panel: LivePanel, table: Snapshot, was: Moment, since: int) -> None:
        """Write the present panel in place of an overtaken one, unless it is pressed meanwhile.

        `since`: the last line of the log that the overtaken one was made after.

        Who may not see the table any more loses it.
        """
        illustrator = self._services.illustrator
        press = illustrator.pressed(panel.message)

        async def put(screen: Screen) -> int:
            if not illustrator.is_newest(panel.message, press):
                return 0
            with discord_errors():
                return await edited(panel.interaction, screen, panel.message)

        async def add(message: int, screen: Screen) -> None:
            await put(screen)

        try:
            if not await self._may_see(panel.caller, table):
                await self._lost(panel)
                return
            panel.caller = await self._as_set_now(panel.caller)
            note = await self._note(panel, table, was, since)
            panel.note, panel.opened = note, False
            reply = await self._services.panel(panel.caller, table, note, urgent=False)
            if reply.drawing:
                await illustrator.answer(reply.drawing, reply.screen, put, add)
            else:
                await put(reply.screen)
            if reply.panel_of and reply.panel_of.is_prepared and was.ask != panel.moment.ask:
                self._begin(self._redrawn_if_dropped(panel))
        except FAULTS:
            return  # dismissed, or its token has died: its next press brings the present panel
        except Exception as error:
            log_fault("a live panel was not brought up to date", error, table=table.code)

    async def _as_set_now(self, caller: Caller) -> Caller:
        """A caller with the language and reading form that they have chosen since their press."""
        settings = await self._services.tables.people.settings(caller.person.id)
        return replace(caller, words=words_of(settings, caller.person.locale), reading=settings.reading)

    async def _may_see(self, caller: Caller, table: Snapshot) -> bool:
        return await self._services.tables.may_see(table, caller.person.id, caller.guild)

    async def _lost(self, panel: LivePanel) -> None:
        """Delete the panel of somebody who may no longer see its table."""
        key = panel.caller.person.id, panel.code
        if self._panels.get(key) is panel:
            del self._panels[key]
        await self._withdraw(panel)

    async def _note(self, panel: LivePanel, table: Snapshot, was: Moment, since: int) -> Note | None:
        """What the panel says first now.

        Where a question has gone without this person's answer: why it has, settled or taken back. Where they wait as
        before: what the panel said before, which may tell what their last press brought, unless moves were taken back
        meanwhile, or a request to take back was declined. Where they are asked the same, what and where they read.
        """
        now = panel.moment
        if table.status != "running":
            return None
        if was.waits and now.waits:
            is_settled = was.request is not None and was.request != now.request
            stays = panel.note and not is_settled and await self._taken_back_by(table, since) is None
            return panel.note if stays else None
        if was.ask is None or was.waits or now.ask is not None:
            return panel.note if was.ask == now.ask else None
        perspective = self._services.perspective(panel.caller, table)
        if (seat := await self._taken_back_by(table, since)) is not None:
            return Note(panel.caller.words("ui-asked-no-longer", name=perspective.names.tag(seat)))
        return Note(panel.caller.words("ui-settled", call=perspective.call(was.ask)))

    async def _taken_back_by(self, table: Snapshot, since: int) -> int | None:
        """Who took moves back after this line of the log, the last of them; None where nobody did."""
        log = reversed(await self._services.tables.log(table.code, since=since))
        return next((entry.seat for entry in log if entry.event.key in TAKEN_BACK and entry.seat is not None), None)

    async def _withdraw(self, panel: LivePanel) -> None:
        """Delete a panel; an answer that is on its way to it meanwhile does not make it live again."""
        self._services.illustrator.cancel_late(panel.message)  # its picture would find no message
        self._withdrawn.add(panel.message)
        try:
            await self._is_deleted(panel)
        finally:
            self._withdrawn.discard(panel.message)

    async def _is_deleted(self, answer: LivePanel | PassingAnswer) -> bool:
        """Delete an answer while its token lives; False where it stays, and its next press answers as ever."""
        if self._clock.now() - answer.pressed > ALIVE:
            return False
        try:
            with discord_errors():
                await deleted(answer.interaction, answer.message)
        except FAULTS:
            return False
        return True


def _is_older(of: PanelOf | None, panel: LivePanel) -> bool:
    """Whether an answer shows an earlier moment of the table than a live panel does."""
    return of is not None and of.table.code == panel.code and of.table.writes < panel.writes


def moment_of(panel: PanelOf) -> Moment:
    """What this panel depends on."""
    table, person = panel.table, panel.caller.person.id
    seat = table.seat_of(person)
    ask = None if seat is None else table.ask_of(seat)
    request = table.undo_request.line if table.undo_request else None
    moment = Moment(table.status, seat is not None, ask, request)
    if seat is None or panel.opened:
        return moment
    # Not how often it was written: that counts sealed answers that somebody changed.
    moves = table.revision if moment.waits else None
    votes = table.ballot and table.ballot.number, table.proposal and table.proposal.number, table.votes
    return moment._replace(told=(moves, table.standing, *votes))
