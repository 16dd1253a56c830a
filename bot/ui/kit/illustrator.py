"""Pictures for messages: drawn in the background, sent along or added later. A failure never stops a message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import replace
from itertools import chain
from typing import Any, Final

from cachetools import FIFOCache

from bot import metrics
from bot.faults import log_fault, logged
from bot.pictures import (
    DARK,
    THEMES,
    Asker,
    Chart,
    NoLongerDraws,
    Renderer,
    Scene,
    Theme,
    What,
    glimpse,
)
from bot.tables import Snapshot, Tables
from rules.core import Ask

from .earlier_views import Earlier, EarlierViews
from .late_pictures import Add, Images, LatePictures, PendingImages, PictureKey, T, all_drawn, drawn_within
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
FAILED: Final = "a picture failed"  # in the log
REMEMBERED: Final = 1000  # private answers

Put = Callable[[T], Awaitable[int]]


class Illustrator:
    """Adds pictures to messages. Without a renderer there are none, and nothing else differs."""

    def __init__(
        self, renderer: Renderer | None = None, tables: Tables | None = None, in_time: float = IN_TIME
    ) -> None:
        self._renderer, self._tables, self._in_time = renderer, tables, in_time
        self._views = EarlierViews(tables)
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
        table = perspective.table
        previous: Earlier | None = None
        drawing: PendingImages | None = None
        if self.is_drawing:
            with logged(FAILED, table=table.code):
                previous = await self._views.message_before(perspective, anew=anew)
                drawing = await self._begin_board(perspective, previous, chart)
        message = await self._deliver(table.code, table.lines, drawing, screen, put, add, self._in_time)
        self._views.remember(perspective, previous)
        return message

    async def _begin_board(
        self, perspective: Perspective, previous: Earlier | None, chart: Chart | None
    ) -> PendingImages | None:
        """Start drawing a board, or the end of a game with the chart of its story."""
        table, before = perspective.table, await self._views.newest_different(perspective, previous)
        if table.terms.board == "text":
            return None
        drawing = self._begin(perspective, "board" if table.result is None else "end", before)
        return asyncio.create_task(self._with_chart(drawing, perspective, chart)) if drawing and chart else drawing

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
        with logged(FAILED, table=perspective.table.code):
            self._views.keep(perspective)
            before = await self._views.at_last_move(perspective)
            asked = question() if question else None
            scene = question_scene(perspective, asked, before, theme)
            return self._start(perspective, "question", scene, urgent=urgent)
        return None

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
        before = await self._views.state_of(perspective, self._tables.state_at(perspective.table, line))
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
        with logged(FAILED, table=perspective.table.code):
            scene = scene_of(perspective, what, before, theme, question)
            return self._start(perspective, what, scene, asker, urgent=urgent)
        return None

    def _start(
        self, perspective: Perspective, what: What, scene: Scene, asker: Asker | None = None, *, urgent: bool = False
    ) -> PendingImages:
        table, asker = perspective.table, asker or _reading(perspective)
        return asyncio.create_task(self._drawn(table.game, what, scene, asker, table.code, urgent=urgent))

    async def _with_chart(self, end: PendingImages, perspective: Perspective, chart: Chart) -> Images:
        """The picture of the end, and below it the chart of the game."""
        with logged(FAILED, table=perspective.table.code):
            charted = self._start(perspective, "chart", replace(ending_scene(perspective), chart=chart))
            return tuple(chain.from_iterable(await all_drawn(end, charted)))
        return await end

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
