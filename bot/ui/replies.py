"""Answering an interaction: in time, privately, once."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final

import discord
import structlog

from .posting import only
from .render import files, layout
from .screen import Screen, Text

LOG = structlog.get_logger(__name__)
PATIENCE: Final = 1.5  # seconds; Discord waits for three
GONE: Final = (10062, 40060)  # answered too late, or answered already
NOBODY: Final = only(())


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer for one person: a screen, or a text with a file."""

    screen: Screen
    file: tuple[str, str] | None = None  # name and text
    quiet: Screen | None = None  # the public message that was pressed, as it reads now: then nothing else is said

    @property
    def text(self) -> str:
        """All its text."""
        return self.screen.text


def say(text: str) -> Reply:
    """A reply of one text."""
    return Reply(Screen((Text(text),)))


async def respond(
    interaction: discord.Interaction[Any], work: Coroutine[Any, Any, Reply], *, update: bool, public: bool = False
) -> None:
    """Answer with what the work makes: at once, or after a sign of life where it takes long.

    `update` changes the private panel that was pressed instead of opening another one; `public` says that a message
    for all was pressed, which a quiet reply changes instead of saying anything.
    """
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=PATIENCE)
    try:
        if not done:
            await _sign_of_life(interaction, update)
        reply = await task
        if not done:
            await _late(interaction, reply, update)
        elif public and reply.quiet:
            await interaction.response.edit_message(view=layout(reply.quiet), allowed_mentions=NOBODY)
        elif reply.file or not update:
            await _new(interaction, reply)
        else:
            screen = reply.screen
            await interaction.response.edit_message(
                view=layout(screen), attachments=files(screen.images), allowed_mentions=NOBODY
            )
    except discord.HTTPException as error:
        if error.code not in GONE:
            raise
        LOG.info("an answer came too late or twice", code=error.code)


async def _sign_of_life(interaction: discord.Interaction[Any], update: bool) -> None:
    if update:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _new(interaction: discord.Interaction[Any], reply: Reply) -> None:
    if reply.file:
        await interaction.response.send_message(
            reply.text, file=as_file(reply.file), ephemeral=True, allowed_mentions=NOBODY
        )
    else:
        screen = reply.screen
        await interaction.response.send_message(
            view=layout(screen), files=files(screen.images), ephemeral=True, allowed_mentions=NOBODY
        )


async def _late(interaction: discord.Interaction[Any], reply: Reply, update: bool) -> None:
    if reply.file and update:
        await interaction.followup.send(reply.text, file=as_file(reply.file), ephemeral=True, allowed_mentions=NOBODY)
    elif reply.file:
        await interaction.edit_original_response(content=reply.text, attachments=[as_file(reply.file)])
    else:
        screen = reply.screen
        await interaction.edit_original_response(
            view=layout(screen), attachments=files(screen.images), allowed_mentions=NOBODY
        )


def as_file(file: tuple[str, str]) -> discord.File:
    """A text as a file to send."""
    name, text = file
    return discord.File(BytesIO(text.encode()), name)
