"""Sending and editing messages at Discord, with its errors translated into what they mean for a delivery."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

import aiohttp
import discord
import structlog

from bot.faults import log_fault
from bot.tables.values.delivery import Later, Unreachable

from .render import files, layout
from .screen import Screen

LOG = structlog.get_logger(__name__)
Made = TypeVar("Made")
Sent = TypeVar("Sent")
UNKNOWN_CHANNEL, UNKNOWN_SERVER, UNKNOWN_MEMBER, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10004, 10007, 10008, 10013
MISSING_ACCESS, CANNOT_DM, MISSING_PERMISSIONS = 50001, 50007, 50013
INVALID_RECIPIENT, NO_MUTUAL_SERVER = 50033, 50278
OPENING_TOO_FAST: Final = 40003
BAD_FORM: Final = 400  # HTTP status: Discord refuses the form of the message
INVALID_FORM: Final = 50035  # the code of that where something in it is not as it must be
OLD_MESSAGE: Final = 30046  # too many edits of messages older than an hour
WAIT_TO_OPEN: Final = 600.0  # seconds before the next private channel is opened
THREAD_ARCHIVED: Final = 50083
THREAD_EXISTS, THREAD_LOCKED, TOO_MANY_THREADS = 160004, 160005, 160006
VISIBLE: Final = 15  # messages below another one: then nobody sees it any more


class NoPlace(Exception):
    """The channel is gone, or the server."""


class NotAllowed(Exception):
    """The bot lacks a permission there, maybe that to see it."""


class Locked(NotAllowed):
    """The thread is locked: only those who manage threads can write there."""


class NotReachable(Exception):
    """The person takes no direct messages from the bot, or shares no server with it."""


class NoPerson(Exception):
    """There is no such person, in this server or at all."""


class TooFast(Later):
    """The bot opened too many private channels: none may be opened for a while."""


class NotEditable(Exception):
    """The message is gone, or too old to be edited now."""


class Archived(NotEditable):
    """The thread is archived: only a new message reopens it, unless it is locked too."""


class Unfinished(Exception):
    """The message was sent with outdated content: it must be edited, never sent again. `message`: its id."""

    def __init__(self, message: int) -> None:
        super().__init__(message)
        self.message = message


# Every failure at Discord. After a send none may be raised, or the message would be sent again.
FAULTS: Final = (NoPlace, NoPerson, NotAllowed, NotReachable, NotEditable, Later, discord.HTTPException)
# What a delivery to a person meets that fails, though they take direct messages as far as is known.
NOT_DELIVERED: Final = (NoPlace, NoPerson, NotAllowed)


@contextmanager
def discord_errors() -> Iterator[None]:
    """Translate Discord's errors into `Later` or one of the exceptions above."""
    try:
        yield
    except discord.RateLimited as slow:
        raise Later(slow.retry_after) from None
    except discord.DiscordServerError:
        raise Later() from None
    except discord.HTTPException as error:
        raise _meaning(error) from error
    except aiohttp.ClientConnectionError:
        raise Unreachable() from None
    except (TimeoutError, aiohttp.ClientError):  # it may have arrived, or that one channel hangs
        raise Later() from None
    except OSError:
        raise Unreachable() from None


def _meaning(error: discord.HTTPException) -> Exception:
    if error.code in (UNKNOWN_CHANNEL, UNKNOWN_SERVER):
        return NoPlace()
    if error.code == THREAD_LOCKED:
        return Locked()
    if error.code == THREAD_ARCHIVED:
        return Archived()
    if error.code in (MISSING_ACCESS, MISSING_PERMISSIONS):
        return NotAllowed()
    if error.code in (CANNOT_DM, NO_MUTUAL_SERVER):
        return NotReachable()
    if error.code in (INVALID_RECIPIENT, UNKNOWN_MEMBER, UNKNOWN_USER):
        return NoPerson()
    if error.code == OPENING_TOO_FAST:
        return TooFast(WAIT_TO_OPEN)
    if error.code in (UNKNOWN_MESSAGE, OLD_MESSAGE):
        return NotEditable()
    return Later() if error.status == 429 else error


def only(people: Iterable[int]) -> discord.AllowedMentions:
    """Allow a message to mention these people and nobody else."""
    users = [discord.Object(person) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


async def post(
    channel: discord.PartialMessageable,
    screen: Screen,
    *,
    nonce: str,
    maybe_sent: bool = False,
    silent: bool = False,
) -> int:
    """Send a screen; the nonce keeps a second try from doubling it. Returns the message's id.

    `maybe_sent`: an earlier try may have sent it with older content, so it is edited too. Raises `Unfinished` where
    that edit fails.
    """
    with discord_errors():
        message = await channel.send(
            view=layout(screen),
            files=files(screen.images),
            nonce=nonce,
            silent=silent,
            allowed_mentions=only(()),
        )
    if maybe_sent:  # an earlier try may have arrived with older content
        try:
            await edit(channel, message.id, screen)
        except FAULTS as fault:
            raise Unfinished(message.id) from fault
    return message.id


async def post_mention(
    channel: discord.PartialMessageable, text: str, people: Iterable[int], *, nonce: str
) -> discord.Message:
    """Mention people in a plain text, which phones show in notifications; `edit` then replaces it by a screen.

    Without people it makes no sound.
    """
    mentioned = tuple(people)
    with discord_errors():
        return await channel.send(text, nonce=nonce, silent=not mentioned, allowed_mentions=only(mentioned))


async def edit(
    channel: discord.PartialMessageable, message: int, screen: Screen, *, mentioned: Iterable[int] = ()
) -> None:
    """Replace the screen of the bot's message. `mentioned`: people whose mentions in it stay allowed."""
    with discord_errors():
        await channel.get_partial_message(message).edit(
            content=None, view=layout(screen), attachments=files(screen.images), allowed_mentions=only(mentioned)
        )


async def count_newer(channel: discord.abc.Messageable, message: int) -> int:
    """The number of messages below one, counted up to `VISIBLE`; `VISIBLE` also where the bot cannot read that one.

    Without the permission to read, Discord answers with nothing as if there were no messages.
    """
    before = discord.Object(message - 1)
    try:
        with discord_errors():
            found = [each.id async for each in channel.history(after=before, limit=VISIBLE + 1, oldest_first=True)]
    except NotAllowed:
        return VISIBLE
    return len(found) - 1 if message in found else VISIBLE


async def unless_refused(
    pictured: Made, plain: Made, put: Callable[[Made], Awaitable[Sent]], table: str | None = None
) -> Sent:
    """Send `pictured` with `put`; where Discord refuses it, send `plain`. `table`: whose message it is, for the log."""
    try:
        return await put(pictured)
    except (NotAllowed, discord.Forbidden, discord.NotFound) as expected:  # also an answer that comes too late
        LOG.warning("a picture was refused", error=type(expected).__name__, table=table)
    except discord.HTTPException as refused:
        log_fault("a picture was refused", refused, table=table)
    return await put(plain)


async def trial(client: discord.Client, person: int, text: str) -> None:
    """Send a test direct message at once. Raises `NotReachable` where the person takes none, else one of `FAULTS`."""
    with discord_errors():
        channel = await client.create_dm(discord.Object(person))
        await channel.send(text, allowed_mentions=only(()))
