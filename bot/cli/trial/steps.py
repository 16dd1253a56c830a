"""The steps of a trial in chapters; a step that fails ends its chapter, and the next chapter is tried all the same."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final, TypeVar

import discord

from bot.clock import WallClock
from bot.tables import Person
from bot.ui.delivery.direct_message_sending import edit_direct_message, send_direct_message
from bot.ui.delivery.private_channels import PrivateChannels
from bot.ui.delivery.threads import add_to_thread, open_under, open_without_message, set_archived
from bot.ui.interactions.replies import Reply, edited, respond
from bot.ui.kit.illustrator import LARGE, LOOKS, Illustrator
from bot.ui.kit.late_pictures import Images, Pictured
from bot.ui.kit.permissions import FOR_PICTURES, NEEDED, NEEDED_IN_THREAD
from bot.ui.kit.posting import discord_errors, edit, only, post, post_mention
from bot.ui.kit.screen import Screen, Text
from bot.ui.screens.mentions import mention_text

from .cleanup import CreatedThings
from .client import IN_CHANNEL, IN_PRIVATE, TrialClient
from .measurements import StepFailed, TrialResults, Unexpected
from .sample import Sample, every_part, invitation, largest_menus, long_words, optional_menu

PICTURED: Final = (*NEEDED, *FOR_PICTURES)
THREADED: Final = (*NEEDED, "create_public_threads")
OLD: Final = timedelta(hours=1)  # Discord limits edits of older messages
LOOKED_THROUGH: Final = 100  # messages searched for an old one of ours

ANSWER, ANSWER_EDITED = "private answer with a picture", "private answer: other pictures by an edit"
PRIVATE_ANSWER = "private answer in a private message"
OLD_EDIT = "edit of a message older than an hour"

ONLY_YOU: Final = Screen((Text("Only you see this."),))
FOR_YOUR_EYES: Final = (
    "→ Look now, with the next press everything goes away: does the board that called you still mark your name?",
    "  What did your phone show of it and of the private message? Do ● ■ ▲ ◆ ★ stand as wide as letters in the block?",
)

T = TypeVar("T", bound=Pictured)
Interaction = discord.Interaction[Any]


class Stopped(Exception):
    """The operator ended the trial."""


@dataclass
class TrialRun:
    """One trial in one channel. `asked` is set when it is to stop; `patience` is in seconds, the wait for a press."""

    client: TrialClient
    channel: discord.TextChannel
    sample: Sample
    illustrator: Illustrator
    results: TrialResults
    created: CreatedThings
    asked: asyncio.Event
    patience: float
    hand: Images = ()
    large: Images = ()
    board: Images = ()

    async def run(self) -> None:
        """Run all chapters. Raises `Stopped` between two steps."""
        await self._draw()
        await self._press_in_channel()
        for chapter in (self._call, self._pictures, self._screens, self._quiet, self._old, self._threads):
            with contextlib.suppress(StepFailed):
                await chapter()
        with contextlib.suppress(StepFailed):
            await self._private()

    # ------------------------------------------------------------------- chapters

    async def _draw(self) -> None:
        """Draw the pictures before anybody waits for one."""
        with contextlib.suppress(StepFailed), self._step("pictures are drawn"):
            self.board = await self.illustrator.draw(self.sample.public, "board")
            self.large = await self.illustrator.draw(self.sample.public, "board", LOOKS[LARGE])
            self.hand = await self.illustrator.draw(self.sample.own, "hand")
            if not (self.board and self.large and self.hand):
                raise Unexpected("none came: the line above says why")

    async def _press_in_channel(self) -> None:
        """Wait for a press and answer in private; whoever pressed is the person of all that follows."""
        try:
            with self._step("message with a button", *NEEDED):
                self._sent(await post(self._place, invitation(), nonce=_nonce()))
        except StepFailed:
            self._not_pressed("there was no button to press", ANSWER, ANSWER_EDITED)
            return
        press = await self._pressed(str(IN_CHANNEL), f"in #{self.channel.name}")
        if press is None:
            self._not_pressed(f"nobody pressed within {self.patience:g} seconds", ANSWER, ANSWER_EDITED)
            return
        self.sample = self.sample.of(Person(press.user.id, press.user.display_name))
        with contextlib.suppress(StepFailed):
            await self._answer(ANSWER, press, self.hand)
            with self._step(ANSWER_EDITED), discord_errors():
                await edited(press, _with(ONLY_YOU, self.large))

    async def _call(self) -> None:
        person = self.sample.person
        with self._step("call as plain text with a mention", *NEEDED):
            text = mention_text(self.sample.public, "", (person,))
            message = self._sent((await post_mention(self._place, text, (person,), nonce=_nonce())).id)
        with self._step("call edited into a board (Components V2)", *NEEDED):
            await edit(self._place, message, self.sample.board, mentioned=(person,))
        with self._step("that board still mentions the person called", *NEEDED), discord_errors():
            shown = await self.channel.fetch_message(message)
            if not shown.flags.components_v2 or shown.content:
                raise Unexpected("the plain text is still there")
            if person not in [user.id for user in shown.mentions]:
                raise Unexpected("the board mentions nobody")

    async def _pictures(self) -> None:
        screen = self.sample.board
        with self._step("board with its picture", *PICTURED):
            message = self._sent(await post(self._place, _with(screen, self.board), nonce=_nonce()))
        with self._step("board: several other pictures by an edit", *PICTURED):
            await edit(self._place, message, _with(screen, self.large))
        with self._step("picture with 1,024 characters of words", *PICTURED):
            worded = _with(screen, tuple(map(long_words, self.board)))
            self._sent(await post(self._place, worded, nonce=_nonce()))

    async def _screens(self) -> None:
        screens = {
            "lobby": self.sample.lobby,
            "every kind of part": every_part(),
            "menu of which nothing need be chosen": optional_menu(),
            "the largest menus": largest_menus(),
        }
        for name, screen in screens.items():
            with contextlib.suppress(StepFailed), self._step(name, *NEEDED):
                self._sent(await post(self._place, screen, nonce=_nonce()))

    async def _quiet(self) -> None:
        nonce, screen = _nonce(), every_part()
        with self._step("message without sound", *NEEDED):
            message = self._sent(await post(self._place, screen, nonce=nonce, silent=True))
        with self._step("the same nonce sends nothing twice", *NEEDED):
            again = await post(self._place, screen, nonce=nonce, silent=True)
            if again != message:
                self._sent(again)
                raise Unexpected("it was sent twice")

    async def _old(self) -> None:
        """Edit an old message without changing it."""
        with self._step("look for a message of ours older than an hour", *NEEDED), discord_errors():
            now = discord.utils.snowflake_time(self.created.newest) if self.created.newest else discord.utils.utcnow()
            before = now - OLD
            older = [message async for message in self.channel.history(limit=LOOKED_THROUGH, before=before)]
        ours = (message for message in older if self.client.user and message.author.id == self.client.user.id)
        old = next((message for message in ours if not message.is_system()), None)
        if old is None:
            self.results.leave_out(OLD_EDIT, "there is none here yet; try again where a table has stood for longer")
            return
        with self._step(OLD_EDIT, *NEEDED), discord_errors():
            called = only(user.id for user in old.mentions)
            await old.edit(attachments=old.attachments, allowed_mentions=called)

    async def _threads(self) -> None:
        name = self.created.thread_name
        with contextlib.suppress(StepFailed), self._step("thread without a message", *THREADED):
            self.created.opened(await open_without_message(self.channel, f"{name} alone"))
        with self._step("thread under a message", *THREADED):
            starter = self.created.newest
            thread = self.created.opened(await open_under(self.client, self.channel, starter, f"{name} under"))
        place = self.client.get_partial_messageable(thread.id, guild_id=thread.guild.id)
        with self._step("thread: somebody is added", *NEEDED_IN_THREAD):
            await add_to_thread(thread, self.sample.person)
        with self._step("thread: a board", *NEEDED_IN_THREAD):
            self.created.sent(place, await post(place, self.sample.board, nonce=_nonce()))
        with self._step("thread: archived", *NEEDED_IN_THREAD):
            await set_archived(thread, archived=True)
        with self._step("thread: opened again", *NEEDED_IN_THREAD):
            await set_archived(thread, archived=False)
        with self._step("thread: archived once more", *NEEDED_IN_THREAD):
            await set_archived(thread, archived=True)
        with self._step("thread: a message opens it", *NEEDED_IN_THREAD):
            self.created.sent(place, await post(place, self.sample.board, nonce=_nonce()))

    async def _private(self) -> None:
        """A direct message, and a private answer in its channel."""
        made = self.sample.direct_message
        try:
            with self._step("private channel"):
                channel = await PrivateChannels(self.client, WallClock()).to(self.sample.person)
                self.created.entered(channel)
            with self._step("private message as text"):
                message = self.created.sent(
                    channel, await send_direct_message(channel, made, nonce=_nonce(), silent=False)
                )
            with self._step("private message: the hand by a silent edit"):
                await edit_direct_message(channel, message, _with(made, self.hand))
        except StepFailed:
            self._not_pressed("there was no private message", PRIVATE_ANSWER)
            return
        for line in FOR_YOUR_EYES:
            self.results.say(line)
        press = await self._pressed(str(IN_PRIVATE), "of the private message")
        if press is None:
            self._not_pressed(f"nobody pressed within {self.patience:g} seconds", PRIVATE_ANSWER)
            return
        await self._answer(PRIVATE_ANSWER, press, self.large)

    # ------------------------------------------------------------------- the parts

    def _step(self, name: str, *needs: str) -> AbstractContextManager[None]:
        if self.asked.is_set():
            raise Stopped
        return self.results.step(name, *needs)

    @property
    def _place(self) -> discord.PartialMessageable:
        """The channel as deliveries use it."""
        return self.client.get_partial_messageable(self.channel.id, guild_id=self.channel.guild.id)

    def _sent(self, message: int) -> int:
        return self.created.sent(self._place, message)

    async def _answer(self, name: str, press: Interaction, images: Images) -> None:
        """Answer a press as the bot does: large pictures follow a deferred answer."""
        self.created.answers.append(press)

        async def made() -> Reply:
            return Reply(_with(ONLY_YOU, images))

        with self._step(name), discord_errors():
            await respond(press, made(), self.illustrator, update=False)
            if not press.response.is_done():
                raise Unexpected("the answer came too late, or another process gave it")

    async def _pressed(self, custom_id: str, where: str) -> Interaction | None:
        """The first press of a button; None if nobody presses in time."""
        self.results.say(f"→ Press the button {where}, within {self.patience:g} seconds.")
        press, stop = self.client.presses[custom_id], asyncio.create_task(self.asked.wait())
        waiting: tuple[asyncio.Future[Any], ...] = (press, stop)
        await asyncio.wait(waiting, timeout=self.patience, return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if self.asked.is_set():
            raise Stopped
        return press.result() if press.done() else None

    def _not_pressed(self, why: str, *names: str) -> None:
        for name in names:
            self.results.not_shown(name, why)


def _with(made: T, images: Images) -> T:
    """A message or screen with these pictures. Raises `Unexpected` if none could be drawn."""
    if not images:
        raise Unexpected("no picture was drawn")
    return made.pictured(images)


def _nonce() -> str:
    return secrets.token_hex(8)
