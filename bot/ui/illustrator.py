"""Pictures for messages: drawn beside everything else, in time or added later. That one fails stops nothing."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Literal, NamedTuple

import discord
import structlog

from bot.pictures import DARK, THEMES, Scene, Studio, Theme
from bot.tables.courier import Later

from .names import name_of
from .posting import NoPlace, NotAllowed, NotEditable, unless_refused
from .screen import Image, Screen, pictured
from .sight import Sight
from .trail import trail

LOG = structlog.get_logger(__name__)
IN_TIME: Final = 1.5  # seconds: so long a message waits for its picture
UNDER_THE_FINGER: Final = 0.6  # so long an answer does: Discord gives three seconds for it, work included
DRAWN: Final = ("running", "over")  # tables in these states have pictures
PICTURES, LARGE, CONTRAST = "pictures", "large", "contrast"
LOOKS: Final[Mapping[str, Theme]] = {PICTURES: DARK, LARGE: THEMES["large"], CONTRAST: THEMES["contrast"]}
REMEMBERED: Final = 1000  # readers of tables whose last picture is known

Put = Callable[[Screen], Awaitable[int]]
Add = Callable[[int, Screen], Awaitable[None]]
Drawing = asyncio.Task[Image | None]


class Shown(NamedTuple):
    """The views a reader has had pictures of: the newest, and the one that its marks of change compare with."""

    now: Any
    before: Any


class Illustrator:
    """Adds pictures to what is sent. Without a studio there are none, and nothing else is different.

    What was shown before is kept in memory only: after a restart the next picture has no marks of change.
    """

    def __init__(self, studio: Studio | None = None, in_time: float = IN_TIME) -> None:
        self._studio, self._in_time = studio, in_time
        self._shown: OrderedDict[tuple[str, int | None], Shown] = OrderedDict()
        self._late: dict[str | int, asyncio.Task[None]] = {}  # of a board by its table, of an answer by its message

    # ------------------------------------------------------------------- messages

    async def board(self, sight: Sight, screen: Screen, put: Put, add: Add, *, anew: bool) -> int:
        """Send a board by `put`, with its picture if that is drawn in time; else `add` puts it into the message later.

        `anew`: a new message, whose picture marks what has changed since the one before. Returns the message.
        """
        code = sight.table.code
        self.leave(code)
        before = self._before(sight, anew=anew)
        drawing = self._begin(sight, "board", before)
        image = await self._soon(drawing, self._in_time)
        late = drawing if drawing and not drawing.done() else None  # it may be done before the text is sent
        message = await self._sent(screen, image, put)
        self._remember(sight, before)
        if late:
            self._follow(code, late, message, screen, add)
        return message

    async def hand(self, sight: Sight, theme: Theme = DARK) -> Image | None:
        """The picture of a hand, if it is drawn in time; the next message has it at once."""
        return await self._soon(self.begin_hand(sight, theme), self._in_time)

    def begin_hand(self, sight: Sight, theme: Theme = DARK) -> Drawing | None:
        """Begin to draw a hand; what is new since the last other one of this seat is marked."""
        known = self._shown.get(_reader(sight))
        before = self._before(sight, anew=known is None or known.now != sight.view)
        drawing = self._begin(sight, "hand", before, theme)
        if drawing:
            self._remember(sight, before)
        return drawing

    async def answer(self, drawing: Drawing, screen: Screen, put: Put, add: Add) -> None:
        """Answer by `put`, with the picture if it is drawn soon; else `add` puts it there later, until `leave`."""
        image = await self._soon(drawing, min(self._in_time, UNDER_THE_FINGER))
        late = None if drawing.done() else drawing
        message = await self._sent(screen, image, put)
        if late:
            self._follow(message, late, message, screen, add)

    def leave(self, key: str | int) -> None:
        """Add nothing to this board or answer any more: it reads otherwise now."""
        if late := self._late.pop(key, None):
            late.cancel()

    async def look(self, sight: Sight, what: Literal["board", "hand"], theme: Theme = DARK) -> Image | None:
        """A picture for somebody who has asked for it and waits; without marks of change."""
        drawing = self._begin(sight, what, None, theme)
        return await drawing if drawing else None

    def close(self) -> None:
        """Add nothing more."""
        for late in self._late.values():
            late.cancel()

    # ------------------------------------------------------------------- drawing

    def _begin(self, sight: Sight, what: Literal["board", "hand"], before: Any, theme: Theme = DARK) -> Drawing | None:
        if self._studio is None or sight.table.status not in DRAWN:
            return None
        return asyncio.create_task(self._drawn(self._studio, sight, what, _scene(sight, what, before, theme)))

    async def _drawn(self, studio: Studio, sight: Sight, what: Literal["board", "hand"], scene: Scene) -> Image | None:
        """The picture, or none: whatever goes wrong with it is logged and harms nobody."""
        try:
            made = await studio.picture(sight.table.game, what, scene)
        except Exception as error:
            LOG.error("a picture failed", table=sight.table.code, error=type(error).__name__, where=trail(error))
            return None
        return Image(made.data, made.alt, made.name) if made else None

    async def _soon(self, drawing: Drawing | None, patience: float) -> Image | None:
        if drawing is None:
            return None
        done, _ = await asyncio.wait({drawing}, timeout=patience)
        return drawing.result() if done else None

    def _before(self, sight: Sight, *, anew: bool) -> Any:
        """The view that marks of change compare with: of the message before, or what this message compared with."""
        known = self._shown.get(_reader(sight), Shown(None, None))
        return known.now if anew else known.before

    def _remember(self, sight: Sight, before: Any) -> None:
        self._shown.pop(_reader(sight), None)
        self._shown[_reader(sight)] = Shown(sight.view, before)
        if len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)

    # ------------------------------------------------------------------- sending

    async def _sent(self, screen: Screen, image: Image | None, put: Put) -> int:
        """With the picture; without it where only that is refused."""
        return await (unless_refused(pictured(screen, image), screen, put) if image else put(screen))

    def _follow(self, key: str | int, drawing: Drawing, message: int, screen: Screen, add: Add) -> None:
        self._late[key] = asyncio.create_task(self._add(key, drawing, message, screen, add))

    async def _add(self, key: str | int, drawing: Drawing, message: int, screen: Screen, add: Add) -> None:
        try:
            if image := await drawing:
                await add(message, pictured(screen, image))
        except (NotEditable, NotAllowed, NoPlace, Later, discord.HTTPException) as refused:
            LOG.info("a late picture found no place", place=key, error=type(refused).__name__)
        finally:
            if self._late.get(key) is asyncio.current_task():
                del self._late[key]


def _reader(sight: Sight) -> tuple[str, int | None]:
    return sight.table.code, sight.seat


def _scene(sight: Sight, what: Literal["board", "hand"], before: Any, theme: Theme) -> Scene:
    """The position as this reader may see it: the board as everybody sees it, a hand as its seat does."""
    table = sight.table
    view = sight.view if what == "hand" else sight.game.view(table.state, None)
    names = tuple(name_of(sight.words, player) for player in table.players)
    return Scene(view, names, sight.words, tuple(table.awaited), before, theme)
