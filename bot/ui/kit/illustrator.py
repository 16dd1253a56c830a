"""Pictures for messages: drawn beside everything else, in time or added later. That one fails stops nothing."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol, Self, TypeVar

import discord
import structlog

from bot.faults import log_fault
from bot.pictures import DARK, THEMES, Asker, Renderer, Scene, Theme, What
from bot.tables import Tables
from bot.tables.workers.courier import Later
from rules.core import Ask

from .names import name_of
from .perspective import Perspective
from .posting import NoPlace, NotAllowed, NotEditable, NotReachable, unless_refused
from .screen import Image, Screen

LOG = structlog.get_logger(__name__)
IN_TIME: Final = 1.5  # seconds: so long a message waits for its picture
UNDER_THE_FINGER: Final = 0.6  # so long an answer does: Discord gives three seconds for it, work included
DRAWN: Final = ("running", "over")  # tables in these states have pictures
PICTURES, LARGE, CONTRAST = "pictures", "large", "contrast"
LOOKS: Final[Mapping[str, Theme]] = {PICTURES: DARK, LARGE: THEMES["large"], CONTRAST: THEMES["contrast"]}
REMEMBERED: Final = 1000  # readers of tables whose last picture is known

Images = tuple[Image, ...]
Drawing = asyncio.Task[Images]
Key = (
    str | int | tuple[str, int]
)  # a board by its table, an answer by its message, a direct message by table and person


class Pictured(Protocol):
    """Something to send that can have pictures: a screen, a direct message."""

    def pictured(self, images: Images) -> Self:
        """The same with these pictures."""


T = TypeVar("T", bound=Pictured)
Put = Callable[[T], Awaitable[int]]
Add = Callable[[int, T], Awaitable[object]]


class Shown(NamedTuple):
    """The views a reader has had pictures of: the newest, and the one that its marks of change compare with."""

    now: Any
    before: Any


class Illustrator:
    """Adds pictures to what is sent. Without a studio there are none, and nothing else is different.

    What was shown before is kept in memory; after a restart it is what the messages that stand told of.
    """

    def __init__(
        self, renderer: Renderer | None = None, tables: Tables | None = None, in_time: float = IN_TIME
    ) -> None:
        self._studio, self._tables, self._in_time = renderer, tables, in_time
        self._shown: OrderedDict[tuple[str, int | None], Shown] = OrderedDict()
        self._late: dict[Key, asyncio.Task[None]] = {}
        self._presses: OrderedDict[int, int] = OrderedDict()  # of a private answer: the number of the newest press
        self._number = 0

    @property
    def is_drawing(self) -> bool:
        """Whether there are pictures at all."""
        return self._studio is not None

    # ------------------------------------------------------------------- messages

    async def board(
        self, perspective: Perspective, screen: Screen, put: Put[Screen], add: Add[Screen], *, anew: bool
    ) -> int:
        """Send a board by `put`, with its picture if that is drawn in time; else `add` puts it into the message later.

        `anew`: a new message, whose picture marks what has changed since the one before. Returns the message.
        """
        before = await self._before(perspective, anew=anew)
        drawing = self._begin(perspective, "board", before)
        message = await self._deliver(perspective.table.code, drawing, screen, put, add, self._in_time)
        self._remember(perspective, before)
        return message

    async def direct_message(
        self,
        perspective: Perspective,
        person: int,
        theme: Theme | None,
        made: T,
        put: Put[T],
        add: Add[T],
        *,
        at_once: bool,
    ) -> int:
        """Send somebody's direct message in the same way, with the pictures of the hand; without a theme with none.

        `at_once`: the text goes out alone, the pictures are added in any case.
        """
        drawing = await self.hand(perspective, theme, perspective.ask) if theme else None
        patience = None if at_once else self._in_time
        return await self._deliver((perspective.table.code, person), drawing, made, put, add, patience)

    def pressed(self, message: int) -> int:
        """A private answer is pressed: add nothing to it any more. Returns the number of this press."""
        self.leave(message)
        self._presses.pop(message, None)
        self._number += 1
        self._presses[message] = self._number
        if len(self._presses) > REMEMBERED:
            self._presses.popitem(last=False)
        return self._number

    def is_newest(self, message: int, press: int) -> bool:
        """Whether this message has not been pressed again since."""
        return self._presses.get(message) == press

    async def answer(self, drawing: Drawing, screen: Screen, put: Put[Screen], add: Add[Screen]) -> int:
        """Answer by `put`, with the pictures if they are drawn soon; else `add` puts them there, until `leave`.

        `put` returns the message; 0 where it was not written, and then nothing is added.
        """
        return await self._deliver(None, drawing, screen, put, add, min(self._in_time, UNDER_THE_FINGER))

    async def hand(self, perspective: Perspective, theme: Theme = DARK, question: Ask | None = None) -> Drawing | None:
        """Begin to draw a hand, in large print with the part of the board that a question is about.

        What is new since the last other hand of this seat is marked.
        """
        known = self._shown.get(_reader(perspective))
        before = await self._before(perspective, anew=known is None or known.now != perspective.view)
        drawing = self._begin(perspective, "hand", before, theme, question)
        if drawing:
            self._remember(perspective, before)
        return drawing

    def leave(self, key: Key) -> None:
        """Add nothing to this message any more: it reads otherwise now."""
        if late := self._late.pop(key, None):
            late.cancel()

    async def look(
        self, perspective: Perspective, what: What, theme: Theme = DARK, *, asker: Asker | None = None
    ) -> Images:
        """Pictures for somebody who has asked for them and waits; without marks of change."""
        drawing = self._begin(perspective, what, None, theme, perspective.ask, asker)
        return await drawing if drawing else ()

    def close(self) -> None:
        """Add nothing more."""
        for late in self._late.values():
            late.cancel()

    # ------------------------------------------------------------------- drawing

    def _begin(
        self,
        perspective: Perspective,
        what: What,
        before: Any,
        theme: Theme = DARK,
        question: Ask | None = None,
        asker: Asker | None = None,
    ) -> Drawing | None:
        """`asker`: whose turn it takes; without one that of the reader, or of the table for what everybody reads."""
        if self._studio is None or perspective.table.status not in DRAWN:
            return None
        scenes = {what: _scene(perspective, what, before, theme, question)}
        if what == "hand" and theme.parted and question:
            scenes = {"question": _scene(perspective, "question", None, theme, question), **scenes}
        return asyncio.create_task(self._drawn(self._studio, perspective, scenes, asker or _reading(perspective)))

    async def _drawn(
        self, renderer: Renderer, perspective: Perspective, scenes: Mapping[What, Scene], asker: Asker
    ) -> Images:
        """The pictures, or none: whatever goes wrong with them is logged and harms nobody."""
        try:
            made = [
                await renderer.pictures(perspective.table.game, what, scene, asker) for what, scene in scenes.items()
            ]
        except Exception as error:
            log_fault("a picture failed", error, table=perspective.table.code)
            return ()
        return tuple(Image(*picture) for pictures in made for picture in pictures)

    async def _before(self, perspective: Perspective, *, anew: bool) -> Any:
        """The view that marks of change compare with: of the message before, or what this message compared with."""
        if self._studio is None:
            return None
        if (known := self._shown.get(_reader(perspective))) is None:
            return await self._told(perspective)
        return known.now if anew else known.before

    async def _told(self, perspective: Perspective) -> Any:
        """What the message that stands told this reader; None where there is none or it cannot be known any more."""
        table, player = (
            perspective.table,
            None if perspective.seat is None else perspective.table.players[perspective.seat],
        )
        if self._tables is None:
            return None
        kind, person = ("direct_message", player.person) if player else ("board", None)
        try:
            state = await self._tables.state_shown(table, kind, person)
        except Exception as error:
            log_fault("an earlier state cannot be read", error, table=table.code)
            return None
        return None if state is None else perspective.game.view(state, perspective.seat)

    def _remember(self, perspective: Perspective, before: Any) -> None:
        self._shown.pop(_reader(perspective), None)
        self._shown[_reader(perspective)] = Shown(perspective.view, before)
        if len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)

    # ------------------------------------------------------------------- sending

    async def _deliver(
        self, key: Key | None, drawing: Drawing | None, made: T, put: Put[T], add: Add[T], patience: float | None
    ) -> int:
        """Send at once or with the pictures; those that come late are added to the message, known by key or number.

        `patience`: how many seconds the text waits for them; None: it goes alone, whether they are drawn or not.
        """
        if key is not None:
            self.leave(key)
        images = () if patience is None else await _soon(drawing, patience)
        late = drawing if drawing and (patience is None or not drawing.done()) else None
        # Where only the picture is refused, the text goes without it.
        message = await (unless_refused(made.pictured(images), made, put) if images else put(made))
        if late and message:
            self._follow(message if key is None else key, late, message, made, add)
        elif late:
            late.cancel()  # nothing was written that it could be added to
        return message

    def _follow(self, key: Key, drawing: Drawing, message: int, made: T, add: Add[T]) -> None:
        self.leave(key)
        late = self._late[key] = asyncio.create_task(self._add(key, drawing, message, made, add))
        late.add_done_callback(lambda _: drawing.cancel())  # left: nobody waits for it any more

    async def _add(self, key: Key, drawing: Drawing, message: int, made: T, add: Add[T]) -> None:
        try:
            if images := await drawing:
                await add(message, made.pictured(images))
        except (NotEditable, NotAllowed, NoPlace, NotReachable, Later, discord.HTTPException) as refused:
            LOG.info("a late picture found no place", error=type(refused).__name__)
        finally:
            if self._late.get(key) is asyncio.current_task():
                del self._late[key]


async def _soon(drawing: Drawing | None, patience: float) -> Images:
    """The pictures that are done within so many seconds."""
    if drawing is None:
        return ()
    done, _ = await asyncio.wait({drawing}, timeout=patience)
    return drawing.result() if done else ()


def _reader(perspective: Perspective) -> tuple[str, int | None]:
    return perspective.table.code, perspective.seat


def _reading(perspective: Perspective) -> Asker:
    """Who reads it: a person, or everybody at a table."""
    player = None if perspective.seat is None else perspective.table.players[perspective.seat]
    return (player and player.person) or perspective.table.code


def _scene(perspective: Perspective, what: What, before: Any, theme: Theme, question: Ask | None) -> Scene:
    """The position as this reader may see it: the board as everybody sees it, a hand as its seat does."""
    table = perspective.table
    view = perspective.view if what == "hand" else perspective.game.view(table.state, None)
    names = tuple(name_of(perspective.words, player) for player in table.players)
    return Scene(
        view, names, perspective.words, tuple(table.awaited), before, theme, question if theme.parted else None
    )
