"""Remembers what a trial has made at Discord, and deletes it."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.ui.delivery.orphan_messages import delete_orphans
from bot.ui.delivery.threads import set_archived
from bot.ui.kit.ids import TRIAL
from bot.ui.kit.permissions import lacking_in
from bot.ui.kit.posting import VISIBLE, NotEditable, discord_errors

from .measurements import StepFailed, TrialResults

Channel = discord.abc.Messageable


@dataclass
class CreatedThings:
    """What a trial has made: messages, threads and private answers."""

    client: discord.Client
    parent: discord.TextChannel
    thread_name: str = field(default_factory=lambda: f"Trial {secrets.token_hex(4)}")  # how the threads' names begin
    answers: list[discord.Interaction[Any]] = field(default_factory=list)
    messages: list[tuple[Any, int]] = field(default_factory=list)  # channel and message
    private: list[Channel] = field(default_factory=list)
    threads: dict[int, discord.Thread] = field(default_factory=dict)
    staying: list[str] = field(default_factory=list)  # names of threads that only others can delete

    def sent(self, channel: Channel, message: int) -> int:
        """Remember a message that was sent; returns it."""
        self.messages.append((channel, message))
        return message

    @property
    def newest(self) -> int:
        """The id of the message sent last; 0 before the first."""
        return self.messages[-1][1] if self.messages else 0

    def entered(self, channel: Channel) -> None:
        """Remember a private channel in which something is about to be sent."""
        self.private.append(channel)

    def opened(self, thread: discord.Thread) -> discord.Thread:
        """Remember a thread that was opened; returns it."""
        self.threads[thread.id] = thread
        return thread

    async def delete_all(self, results: TrialResults) -> None:
        """Delete everything, even if some of it fails; threads that we may not delete are emptied and archived."""
        # The connection may have broken before Discord's response named a new thread.
        with contextlib.suppress(StepFailed), results.step("look for threads"), discord_errors():
            active = await self.parent.guild.active_threads()
            self.threads |= {each.id: each for each in active if each.name.startswith(self.thread_name)}
        with contextlib.suppress(StepFailed), results.step("delete: private answers"):
            await _all(self._delete_answer(answer) for answer in self.answers)
        with contextlib.suppress(StepFailed), results.step("delete: messages", "read_message_history"):
            await _all(_delete(channel, message) for channel, message in self.messages)
            places: list[Channel] = [self.parent, *self.threads.values(), *self.private]
            await _all(self._clear(place) for place in places)
        if self.threads:
            with contextlib.suppress(StepFailed), results.step("delete: threads", "manage_threads"):
                await _all(self._delete_thread(thread) for thread in self.threads.values())

    async def _delete_answer(self, answer: discord.Interaction[Any]) -> None:
        with contextlib.suppress(NotEditable), discord_errors():
            await answer.delete_original_response()

    async def _clear(self, place: Channel) -> None:
        """Delete what was sent there while the connection broke, and Discord's own messages about our threads."""
        await delete_orphans(place, TRIAL, ())
        with discord_errors():
            newest = [message async for message in place.history(limit=VISIBLE)]
        for message in newest:
            if self._is_our_call(message) or self._tells_of_our_thread(message):
                await _delete(place, message.id)

    def _is_our_call(self, message: discord.Message) -> bool:
        mine = self.client.user is not None and message.author.id == self.client.user.id
        return mine and message.content.startswith("<@") and TRIAL in message.content

    def _tells_of_our_thread(self, message: discord.Message) -> bool:
        about = message.reference.channel_id if message.reference else 0
        return message.type is discord.MessageType.thread_created and about in self.threads

    async def _delete_thread(self, thread: discord.Thread) -> None:
        if lacking_in(self.parent, ("manage_threads",)):
            await set_archived(thread, archived=True)
            self.staying.append(thread.name)
            return
        with discord_errors():
            await thread.delete()


async def _delete(channel: Any, message: int) -> None:
    with contextlib.suppress(NotEditable), discord_errors():  # it may be gone already
        await channel.get_partial_message(message).delete()


async def _all(works: Iterable[Awaitable[None]]) -> None:
    """Await each of these in order; afterwards raise the first fault, if any."""
    faults: list[Exception] = []
    for work in works:
        try:
            await work
        except Exception as fault:
            faults.append(fault)
    if faults:
        raise faults[0]
