"""Sends the answer to an interaction: within Discord's three seconds or deferred, privately, once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import aclosing
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any, Final, NamedTuple

import discord
import structlog

from bot.pictures import MOST_BYTES
from bot.tables import Snapshot
from bot.ui.kit.best_effort import best_effort
from bot.ui.kit.illustrator import Illustrator
from bot.ui.kit.late_pictures import PendingImages
from bot.ui.kit.posting import UNKNOWN_MESSAGE, discord_errors, only
from bot.ui.kit.render import files, layout, modal
from bot.ui.kit.screen import Screen, Text, TextForm
from bot.ui.screens.panel import Note
from rules.core import Ask

from .caller import Caller

LOG = structlog.get_logger(__name__)
PATIENCE: Final = 1.5  # seconds; Discord waits for three
AT_ONCE: Final = MOST_BYTES["question"]  # of pictures in a first answer: more is slow on some lines
GONE: Final = (10062, 40060)  # Discord's codes: answered too late, or already answered
NOBODY: Final = only(())


@dataclass(frozen=True, slots=True)
class PanelOf:
    """Whose panel a reply is, and of which moment of which table."""

    table: Snapshot
    caller: Caller
    note: Note | None = None  # what it says first
    opened: bool = False  # its reader has opened something in it: what to prepare, a sealed answer to change, why not
    is_prepared: bool = False  # what they prepared for the open question is about to be handed in


class QuestionOf(NamedTuple):
    """A question of a table, and the moment at which it was read."""

    code: str
    ask: Ask
    writes: int

    def is_open(self, table: Snapshot) -> bool:
        """Whether it still is, or if this is an older moment of its table."""
        now = table.ask_of(self.ask.seat)
        is_asked = now is not None and now.revision == self.ask.revision and now.given is None
        return is_asked or table.writes < self.writes


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer for one person: a screen, or a text with a file."""

    screen: Screen
    file: tuple[str, str | bytes] | None = None  # name and content
    public: Screen | None = None  # the pressed public message as it reads now: it is edited and nothing else is said
    drawing: PendingImages | None = None  # a picture being drawn, which the screen does not wait for
    panel_of: PanelOf | None = None  # whose panel the screen is
    stream: ReplyStream | None = None  # what comes instead of the screen, one after another
    form: TextForm | None = None  # what opens in place of the screen, unless it comes too late
    beside: bool = False  # a private message that was pressed stays as it is: it is said beside it
    lobby_of: str = ""  # the screen is about the lobby of this table, and means nothing after its start
    vote_of: str = ""  # the screen is about a vote to end this table, and means nothing after its end
    advice_on: QuestionOf | None = None  # the screen is advice on this question, and means nothing once it is answered

    @property
    def text(self) -> str:
        """All its text."""
        return self.screen.text


# Texts, each in place of the one before; a file ends its message, and what follows opens another.
ReplyStream = AsyncGenerator[Reply, None]


def say(text: str) -> Reply:
    """A reply of one text."""
    return Reply(Screen((Text(text),)))


async def respond(
    interaction: discord.Interaction[Any],
    work: Coroutine[Any, Any, Reply],
    illustrator: Illustrator,
    *,
    update: bool,
    public: bool = False,
) -> tuple[Reply, int]:
    """Answer with the reply of `work`; where it takes longer than `PATIENCE`, defer first.

    Where deferring fails `work` is done all the same, and its reply may still come in time.
    `update`: a private panel was pressed and is edited, instead of opening another one. `public`: a public message was
    pressed, which a reply with a `public` screen edits instead of saying anything. Returns the reply, and the id of the
    private message where it stands; 0 where there is none.
    """
    task = asyncio.ensure_future(work)
    press = illustrator.pressed(interaction.message.id) if update and interaction.message else 0
    done, _ = await asyncio.wait({task}, timeout=PATIENCE)
    message = 0
    if not done:
        with best_effort("an answer was not deferred"), discord_errors():
            await _defer(interaction, update)
    reply, late = await task, interaction.response.is_done()
    try:
        if reply.stream:
            async with aclosing(reply.stream) as stream:
                await _send_stream(interaction, stream, update=update)
        elif reply.form and not late:
            await interaction.response.send_modal(modal(reply.form))
        elif reply.drawing:
            message = await _with_picture(interaction, reply, reply.drawing, illustrator, press, late=late)
        elif public and reply.public and not late:
            await interaction.response.edit_message(
                view=layout(reply.public), attachments=files(reply.public.images), allowed_mentions=NOBODY
            )
        else:
            message = await _answer(interaction, reply, late=late, update=update)
    except discord.HTTPException as error:
        if error.code not in GONE:
            raise
        LOG.info("an answer came too late or twice", code=error.code)
    return reply, message


async def say_instead(interaction: discord.Interaction[Any], text: str, *, update: bool) -> None:
    """Send a sentence where Discord refused the answer; a panel that was pressed stays as it is."""
    if not interaction.response.is_done():
        await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY)
    elif update:
        await interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY)
    else:
        await interaction.edit_original_response(content=text, allowed_mentions=NOBODY)


async def _with_picture(
    interaction: discord.Interaction[Any],
    reply: Reply,
    drawing: PendingImages,
    illustrator: Illustrator,
    press: int,
    *,
    late: bool,
) -> int:
    """Send the screen with its picture, or first alone and again with it, unless the panel is pressed meanwhile.

    `press`: the number of this press in its panel; 0 opens another panel. Returns the id of the message.
    """

    def is_past() -> bool:
        """Whether the panel was pressed again: the answer to the newer press stays."""
        return bool(press and interaction.message and not illustrator.is_newest(interaction.message.id, press))

    async def put(screen: Screen) -> int:
        if is_past():
            if not late:
                await interaction.response.defer()
            return 0
        return await _answer(interaction, replace(reply, screen=screen), late=late, update=bool(press))

    async def add(message: int, screen: Screen) -> None:
        if not is_past():
            with discord_errors():
                await edited(interaction, screen, message)

    return await illustrator.answer(drawing, reply.screen, put, add)


async def _answer(interaction: discord.Interaction[Any], reply: Reply, *, late: bool, update: bool) -> int:
    """Answer by a first response or an edit of the deferred one. Returns the message's id; 0 where it is unknown."""
    if update and reply.beside:
        return await _beside(interaction, reply, late=late)
    if not late and not interaction.response.is_done() and _weight(reply.screen) > AT_ONCE:
        await _defer(interaction, update)
    if late or interaction.response.is_done():
        return await _late(interaction, reply, update)
    if reply.file or not update:
        return await _new(interaction, reply)
    screen = reply.screen
    try:
        await interaction.response.edit_message(
            view=layout(screen), attachments=files(screen.images), allowed_mentions=NOBODY
        )
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        return await _new(interaction, reply)  # the panel was withdrawn or dismissed while it was pressed
    return interaction.message.id if interaction.message else 0


async def _beside(interaction: discord.Interaction[Any], reply: Reply, *, late: bool) -> int:
    """Answer by a private message of its own. Returns its id."""
    if not late and not interaction.response.is_done():
        return await _new(interaction, reply)
    sent = await interaction.followup.send(
        view=layout(reply.screen), ephemeral=True, wait=True, allowed_mentions=NOBODY
    )
    return sent.id


async def _send_stream(interaction: discord.Interaction[Any], stream: ReplyStream, *, update: bool) -> None:
    """Send the texts one after another; a private panel that was pressed stays as it is."""
    if not interaction.response.is_done():
        await _defer(interaction, update)
    shown: discord.WebhookMessage | discord.InteractionMessage | None = None
    is_first = not update
    async for reply in stream:
        sent = [as_file(reply.file)] if reply.file else []
        if shown is not None:
            shown = await shown.edit(content=reply.text, attachments=sent, allowed_mentions=NOBODY)
        elif is_first:
            shown = await interaction.edit_original_response(
                content=reply.text, attachments=sent, allowed_mentions=NOBODY
            )
        else:
            shown = await interaction.followup.send(
                reply.text, files=sent, ephemeral=True, wait=True, allowed_mentions=NOBODY
            )
        is_first = False
        if sent:
            shown = None


def _weight(screen: Screen) -> int:
    """The bytes of its pictures."""
    return sum(len(image.data) for image in screen.images)


async def _defer(interaction: discord.Interaction[Any], update: bool) -> None:
    if update:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _new(interaction: discord.Interaction[Any], reply: Reply) -> int:
    if reply.file:
        await interaction.response.send_message(
            reply.text, file=as_file(reply.file), ephemeral=True, allowed_mentions=NOBODY
        )
        return 0
    screen = reply.screen
    sent = await interaction.response.send_message(
        view=layout(screen), files=files(screen.images), ephemeral=True, allowed_mentions=NOBODY
    )
    return sent.message_id or 0


async def _late(interaction: discord.Interaction[Any], reply: Reply, update: bool) -> int:
    if reply.file is None:
        return await (_edited_or_new(interaction, reply.screen) if update else edited(interaction, reply.screen))
    if update:
        await interaction.followup.send(reply.text, file=as_file(reply.file), ephemeral=True, allowed_mentions=NOBODY)
    else:
        await interaction.edit_original_response(content=reply.text, attachments=[as_file(reply.file)])
    return 0


async def _edited_or_new(interaction: discord.Interaction[Any], screen: Screen) -> int:
    """Put a screen into the panel that was pressed, or into a new one if that is gone. Returns its id."""
    try:
        return await edited(interaction, screen)
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
    sent = await interaction.followup.send(
        view=layout(screen), files=files(screen.images), ephemeral=True, wait=True, allowed_mentions=NOBODY
    )
    return sent.id


async def edited(interaction: discord.Interaction[Any], screen: Screen, message: int = 0) -> int:
    """Put a screen into the answer that was sent. Returns its id. `message`: the id, where it is known."""
    view, sent = layout(screen), files(screen.images)
    if _is_follow_up(interaction, message):
        await interaction.followup.edit_message(message, view=view, attachments=sent, allowed_mentions=NOBODY)
        return message
    answer = await interaction.edit_original_response(view=view, attachments=sent, allowed_mentions=NOBODY)
    return answer.id


async def deleted(interaction: discord.Interaction[Any], message: int) -> None:
    """Delete the answer that was sent."""
    if _is_follow_up(interaction, message):
        await interaction.followup.delete_message(message)
    else:
        await interaction.delete_original_response()


def _is_follow_up(interaction: discord.Interaction[Any], message: int) -> bool:
    """Whether an answer came beside the panel that was pressed, as that was gone; `@original` still means the panel."""
    if interaction.response.type is not discord.InteractionResponseType.deferred_message_update:
        return False
    return bool(message and interaction.message and interaction.message.id != message)


def as_file(file: tuple[str, str | bytes]) -> discord.File:
    """A content as a file to send."""
    name, content = file
    return discord.File(BytesIO(content.encode() if isinstance(content, str) else content), name)
