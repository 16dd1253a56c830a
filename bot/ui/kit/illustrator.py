"""Pictures for messages: drawn in the background, sent along or added later. A failure never stops a message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import replace
from itertools import chain
from typing import Any, Final, NamedTuple

from cachetools import FIFOCache

from bot import metrics
from bot.faults import log_fault
from bot.pictures import (
    DARK,
    THEMES,
    Asker,
    Chart,
    NoLongerDraws,
    Painter,
    Renderer,
    Scene,
    Theme,
    What,
    glimpse,
    painter_of,
)
from bot.tables import LogEntry, Snapshot, Tables
from rules.core import Ask, State

from .late_pictures import Add, Images, LatePictures, PendingImages, PictureKey, T, all_drawn, drawn_within
from .news import is_of_table
from .perspective import Perspective
from .picture_question import PictureQuestionMaker
from .posting import unless_refused
from .scenes import ending_scene, question_scene, scene_of
from .screen import Image, Screen

IN_TIME: Final = 3.0  # seconds that a message waits for its picture: two edits would cost Discord's patience twice
IN_TIME_FOR_ANSWER: Final = 0.15  # seconds that an answer waits: with the way to Discord it is to come within 0.4
DRAWN: Final = ("running", "over")  # tables in these states have pictures
PICTURES, LARGE, CONTRAST = "pictures", "large", "contrast"
LOOKS: Final[Mapping[str, Theme]] = {PICTURES: DARK, LARGE: THEMES["large"], CONTRAST: THEMES["contrast"]}
STARTED: Final = "table_started"  # the event that begins the first round
REMEMBERED: Final = 1000  # earlier views, of boards and of seats

Put = Callable[[T], Awaitable[int]]


class Earlier(NamedTuple):
    """A view of the table as it was after a line of its log."""

    line: int
    view: Any


class Shown(NamedTuple):
    """The public views that boards were drawn from: the newest, and that of the message before; None without one."""

    now: Earlier
    before: Earlier | None


class Illustrator:
    """Adds pictures to messages. Without a renderer there are none, and nothing else differs.

    What boards showed last is kept in memory; what an earlier or another process showed is read from the log.
    """

    def __init__(
        self, renderer: Renderer | None = None, tables: Tables | None = None, in_time: float = IN_TIME
    ) -> None:
        self._renderer, self._tables, self._in_time = renderer, tables, in_time
        self._shown: FIFOCache[str, Shown] = FIFOCache(REMEMBERED)  # by table
        self._earlier: FIFOCache[tuple[str, int | None, int], Any] = FIFOCache(REMEMBERED)  # by table, seat and line
        self._late = LatePictures(tables)
        self._ahead: dict[Asker, asyncio.Task[None]] = {}
        self._presses: FIFOCache[int, int] = FIFOCache(REMEMBERED)  # private answer -> the number of its newest press
        self._number = 0

    @property
    def is_drawing(self) -> bool:
        """Whether pictures are drawn at all."""
        return self._renderer is not None

    def draws(self, table: Snapshot) -> bool:
        """Whether messages of this table have pictures of the game."""
        return self.is_drawing and table.status in DRAWN

    def glimpse(self, perspective: Perspective, theme: Theme | None = DARK) -> Images:
        """The small picture of a game for its open lobby; none without a theme, and where nothing is drawn."""
        if self._renderer is None or theme is None or perspective.table.status != "open":
            return ()
        found = glimpse(perspective.table.game, perspective.words, theme)
        return (Image(*found),) if found else ()

    # ------------------------------------------------------------------- messages

    async def board(
        self,
        perspective: Perspective,
        screen: Screen,
        put: Put[Screen],
        add: Add[Screen],
        *,
        anew: bool,
        chart: Chart | None = None,
    ) -> int:
        """Send a board with `put`, with its picture if drawn in time; else `add` adds the picture later.

        The picture marks what changed since the message before, or since the round began where that is newer.
        `anew`: a new message. `chart`: of the story of a game that is over. Returns the message's id.
        """
        table, previous = perspective.table, await self._message_before(perspective, anew=anew)
        before = await self._newest_different(perspective, previous)
        what: What = "board" if table.result is None else "end"
        drawing = None if table.terms.board == "text" else self._begin(perspective, what, before)
        if drawing and chart:
            drawing = asyncio.create_task(self._with_chart(drawing, perspective, chart))
        message = await self._deliver(table.code, table.lines, drawing, screen, put, add, self._in_time)
        self._remember(perspective, previous)
        return message

    async def direct_message(
        self,
        perspective: Perspective,
        person: int,
        question: PictureQuestionMaker,
        theme: Theme | None,
        made: T,
        put: Put[T],
        add: Add[T],
    ) -> int:
        """Send a direct message in the same way, with the picture of its question; without a theme, with none."""
        drawing = await self.question(perspective, theme, question, urgent=False) if theme else None
        table = perspective.table
        return await self._deliver((table.code, person), table.lines, drawing, made, put, add, self._in_time)

    def pressed(self, message: int) -> int:
        """Note a press on a private answer, and cancel its late picture. Returns the number of this press."""
        self.cancel_late(message)
        self._number += 1
        self._presses[message] = self._number
        return self._number

    def is_newest(self, message: int, press: int) -> bool:
        """Whether this is still the newest press on the message."""
        return self._presses.get(message) == press

    async def answer(self, drawing: PendingImages, screen: Screen, put: Put[Screen], add: Add[Screen]) -> int:
        """Answer with `put`, with pictures if drawn soon; else `add` adds them, unless `cancel_late` came first.

        `put` returns the message's id; 0 where nothing was written, and then nothing is added.
        """
        return await self._deliver(None, 0, drawing, screen, put, add, min(self._in_time, IN_TIME_FOR_ANSWER))

    async def question(
        self,
        perspective: Perspective,
        theme: Theme = DARK,
        question: PictureQuestionMaker | None = None,
        *,
        urgent: bool = True,
    ) -> PendingImages | None:
        """Start drawing what a seat is asked, after the steps of a plan; without a picture of it, the seat's hand.

        After the end, the scoring. Marks what changed since the reader's last own move. None where nothing is drawn.
        `urgent`: the reader has pressed a button and waits.
        """
        if self._renderer is None or perspective.table.status not in DRAWN:
            return None
        if perspective.table.result is not None:
            return self._begin(perspective, "end", None, theme, urgent=urgent)
        self._keep_view(perspective)
        before = await self._at_last_move(perspective)
        asked = question() if question else None
        return self._start(perspective, "question", question_scene(perspective, asked, before, theme), urgent=urgent)

    def cancel_late(self, key: PictureKey) -> None:
        """Cancel the late picture of a message whose content has changed."""
        self._late.cancel(key)

    async def draw(
        self,
        perspective: Perspective,
        what: What,
        theme: Theme = DARK,
        *,
        before: Any = None,
        asker: Asker | None = None,
    ) -> Images:
        """Draw pictures for who waits for them, urgent where `asker` is a person; marks what changed since `before`."""
        drawing = self._begin(perspective, what, before, theme, perspective.ask, asker, urgent=isinstance(asker, int))
        return await drawing if drawing else ()

    async def before_and_now(
        self, perspective: Perspective, line: int, theme: Theme = DARK, *, asker: Asker | None = None
    ) -> Images:
        """Draw the board as it stood after a log line, and as it stands now with what has changed marked."""
        if self._renderer is None or self._tables is None or perspective.table.status not in DRAWN:
            return ()
        before = await self._state_of(perspective, self._tables.state_at(perspective.table, line))
        if before is None:
            return ()
        then = replace(perspective, table=replace(perspective.table, state=before))
        view = perspective.game.view(before, None)
        scenes = (
            scene_of(reader, "board", marked, theme, None) for reader, marked in ((then, None), (perspective, view))
        )
        drawings = [self._start(perspective, "board", scene, asker, urgent=True) for scene in scenes]
        earlier, now = await all_drawn(*drawings)
        befores = [
            replace(image, name=f"before-{image.name}", alt=f"{perspective.words('ui-since-before')} {image.alt}")
            for image in earlier
        ]
        return (*befores, *now)

    async def year(self, scene: Scene, asker: Asker) -> Images:
        """Draw a server's year, for somebody who waits for it; none where nothing is drawn."""
        return await self._drawn("", "year", scene, asker, urgent=True) if self._renderer else ()

    def draw_ahead(self, asker: Asker, drawing: Coroutine[Any, Any, None]) -> None:
        """Draw what somebody may ask for next, in place of what was being drawn ahead for them before."""
        if earlier := self._ahead.pop(asker, None):
            earlier.cancel()
        ahead = self._ahead[asker] = asyncio.create_task(drawing)
        ahead.add_done_callback(lambda done: self._ahead.pop(asker) if self._ahead.get(asker) is done else None)

    def close(self) -> None:
        """Cancel all late pictures, and those drawn ahead."""
        self._late.close()
        for task in self._ahead.values():
            task.cancel()

    # ------------------------------------------------------------------- drawing

    def _begin(
        self,
        perspective: Perspective,
        what: What,
        before: Any,
        theme: Theme = DARK,
        question: Ask | None = None,
        asker: Asker | None = None,
        *,
        urgent: bool = False,
    ) -> PendingImages | None:
        """Start drawing. `asker`: whose turn at the renderer it takes, by default the reader's or the table's."""
        if self._renderer is None or perspective.table.status not in DRAWN:
            return None
        scene = scene_of(perspective, what, before, theme, question)
        return self._start(perspective, what, scene, asker, urgent=urgent)

    def _start(
        self, perspective: Perspective, what: What, scene: Scene, asker: Asker | None = None, *, urgent: bool = False
    ) -> PendingImages:
        table, asker = perspective.table, asker or _reading(perspective)
        return asyncio.create_task(self._drawn(table.game, what, scene, asker, table.code, urgent=urgent))

    async def _with_chart(self, end: PendingImages, perspective: Perspective, chart: Chart) -> Images:
        """The picture of the end, and below it the chart of the game."""
        charted = self._start(perspective, "chart", replace(ending_scene(perspective), chart=chart))
        return tuple(chain.from_iterable(await all_drawn(end, charted)))

    async def _drawn(
        self, game: str, what: What, scene: Scene, asker: Asker, code: str = "", *, urgent: bool = False
    ) -> Images:
        """The pictures; none where drawing fails, which is logged."""
        assert self._renderer is not None
        try:
            made = await self._renderer.pictures(game, what, scene, asker, urgent=urgent)
        except NoLongerDraws:
            return ()
        except Exception as error:
            log_fault("a picture failed", error, table=code)
            return ()
        return tuple(Image(*picture) for picture in made)

    async def _message_before(self, perspective: Perspective, *, anew: bool) -> Earlier | None:
        """What the public message before the one that is drawn showed; None where there was none.

        How far it told the log is in the database: another process may have sent it. What is remembered saves reading.
        """
        if self._renderer is None or self._tables is None:
            return None
        table = perspective.table
        posted = await self._tables.messages.posted(table.code)
        kind = "board" if anew or table.result is not None else "since"
        line = next((message.line for message in posted if message.kind == kind), 0)
        known = next((earlier for earlier in self._shown.get(table.code, ()) if earlier and earlier.line == line), None)
        return known or await self._after_line(perspective, line)

    async def _newest_different(self, perspective: Perspective, previous: Earlier | None) -> Any:
        """The newest earlier view from which the board differs: of the message before, or of the round's begin."""
        if self._renderer is None or (painter := painter_of(perspective.table.game)) is None:
            return None
        known = [earlier for earlier in (previous, await self._round_begun(perspective, painter)) if earlier]
        now = painter.pieces(perspective.view)
        newest_first = sorted(known, key=lambda earlier: -earlier.line)
        return next((earlier.view for earlier in newest_first if painter.pieces(earlier.view) != now), None)

    async def _round_begun(self, perspective: Perspective, painter: Painter) -> Earlier | None:
        """The table at the begin of the round; of a game of turns, after the last answer of whose turn it is.

        That is read from the log: when this person last pressed something themselves is nobody else's business.
        """
        if self._tables is None:
            return None
        begins, awaited = {*painter.round_begins, STARTED}, perspective.table.awaited[:1]

        def is_it(entry: LogEntry) -> bool:
            if painter.round_begins:
                return entry.event.key in begins
            return entry.seat in awaited and not is_of_table(perspective, entry)

        return await self._after_line(perspective, await self._tables.last_line_of(perspective.table.code, is_it))

    async def _at_last_move(self, perspective: Perspective) -> Any:
        """The reader's view after their last own move; None where nothing happened since, or it cannot be read."""
        player = None if perspective.seat is None else perspective.table.players[perspective.seat]
        earlier = await self._after_line(perspective, player.last_line) if player else None
        return earlier and earlier.view

    async def _after_line(self, perspective: Perspective, line: int) -> Earlier | None:
        """The reader's view after a line of the log; None where nothing happened since, or it cannot be read."""
        table = perspective.table
        if self._tables is None or not 0 < line < table.lines:
            return None
        key = (table.code, perspective.seat, line)
        if key not in self._earlier:
            self._earlier[key] = await self._view_of(perspective, self._tables.state_at(table, line))
        view = self._earlier[key]
        return None if view is None else Earlier(line, view)

    def _keep_view(self, perspective: Perspective) -> None:
        """Keep what the reader sees now: later on their pictures mark what has changed since, and need no replay."""
        if not perspective.played_ahead:
            self._earlier[perspective.table.code, perspective.seat, perspective.table.lines] = perspective.view

    async def _view_of(self, perspective: Perspective, reading: Awaitable[State]) -> Any:
        """The reader's view of a state of the log; None where it cannot be read, which is logged."""
        state = await self._state_of(perspective, reading)
        return None if state is None else perspective.game.view(state, perspective.seat)

    async def _state_of(self, perspective: Perspective, reading: Awaitable[State | None]) -> State | None:
        try:
            return await reading
        except Exception as error:
            log_fault("an earlier state cannot be read", error, table=perspective.table.code)
            return None

    def _remember(self, perspective: Perspective, before: Earlier | None) -> None:
        table = perspective.table
        self._keep_view(perspective)
        self._shown[table.code] = Shown(Earlier(table.lines, perspective.view), before)

    # ------------------------------------------------------------------- sending

    async def _deliver(
        self,
        key: str | tuple[str, int] | None,
        line: int,
        drawing: PendingImages | None,
        made: T,
        put: Put[T],
        add: Add[T],
        patience: float,
    ) -> int:
        """Send with the pictures if drawn in time; else they are added later, to be cancelled by key or message id.

        `line`: how far it tells the log. `patience`: seconds that the text waits for the pictures.
        """
        if key is not None:
            self.cancel_late(key)
        message = 0
        try:
            images = await drawn_within(drawing, patience)
            late = drawing if drawing and not drawing.done() else None
            if drawing:
                metrics.PICTURES.labels("answer" if key is None else "message", "late" if late else "in_time").inc()
            # Where only the picture is refused, the text goes without it.
            code = key[0] if isinstance(key, tuple) else key
            message = await (unless_refused(made.pictured(images), made, put, code) if images else put(made))
        finally:
            if drawing and not message:
                drawing.cancel()  # no message was written
        if late and message:
            self._late.add(message if key is None else key, late, message, made, add, line)
        return message


def _reading(perspective: Perspective) -> Asker:
    """Whose request it is: a person's, or the whole table's."""
    player = None if perspective.seat is None else perspective.table.players[perspective.seat]
    return (player and player.person) or perspective.table.code
