"""Sending and editing at Discord, and what its errors mean for a message that must come to exist."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

import aiohttp
import discord
import structlog

from bot.tables.workers.courier import Later

from .render import files, layout
from .screen import Screen

LOG = structlog.get_logger(__name__)
Made = TypeVar("Made")
Sent = TypeVar("Sent")
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10008, 10013
MISSING_ACCESS, CANNOT_DM, MISSING_PERMISSIONS = 50001, 50007, 50013
NO_MUTUAL_SERVER: Final = 50278
OPENING_TOO_FAST: Final = 40003
BAD_FORM: Final = 400  # the status: what we sent is refused as it is
OLD_MESSAGE: Final = 30046  # too many edits of messages older than an hour
WAIT_TO_OPEN: Final = 600.0  # seconds before the next private channel is opened
THREAD_ARCHIVED: Final = 50083
THREAD_EXISTS, THREAD_LOCKED, TOO_MANY_THREADS = 160004, 160005, 160006
VISIBLE: Final = 15  # messages below: further up nobody sees it


class NoPlace(Exception):
    """The channel is gone, or closed to us."""


class NotAllowed(Exception):
    """We lack a permission there."""


class Locked(NotAllowed):
    """The thread is locked: only who manages threads writes there."""


class NotReachable(Exception):
    """This person takes no direct messages from us."""


class TooFast(Later):
    """We open too many private channels: for a good while no new one."""


class NotEditable(Exception):
    """The message is gone or too old to be edited now."""


class Archived(NotEditable):
    """The thread is archived: a new message opens it, unless it is locked as well; nothing else can be done there."""


class Unfinished(Exception):
    """The message is sent, but does not read as it should: it is to be written once more, and never sent again."""

    def __init__(self, message: int) -> None:
        super().__init__(message)
        self.message = message


# Whatever goes wrong at Discord. After a send nothing of it may be raised: the row would be sent again.
FAULTS: Final = (NoPlace, NotAllowed, NotReachable, NotEditable, Later, discord.HTTPException)


@contextmanager
def understood() -> Iterator[None]:
    """Turn Discord's errors into what they mean: `Later`, or one of the above."""
    try:
        yield
    except discord.RateLimited as slow:
        raise Later(slow.retry_after) from None
    except discord.DiscordServerError:
        raise Later() from None
    except discord.HTTPException as error:
        raise _meaning(error) from error
    except (TimeoutError, aiohttp.ClientError, OSError):
        raise Later() from None


def _meaning(error: discord.HTTPException) -> Exception:
    if error.code in (UNKNOWN_CHANNEL, MISSING_ACCESS):
        return NoPlace()
    if error.code == THREAD_LOCKED:
        return Locked()
    if error.code == THREAD_ARCHIVED:
        return Archived()
    if error.code == MISSING_PERMISSIONS:
        return NotAllowed()
    if error.code in (CANNOT_DM, NO_MUTUAL_SERVER, UNKNOWN_USER):
        return NotReachable()
    if error.code == OPENING_TOO_FAST:
        return TooFast(WAIT_TO_OPEN)
    if error.code in (UNKNOWN_MESSAGE, OLD_MESSAGE):
        return NotEditable()
    return Later() if error.status == 429 else error


def only(people: Iterable[int]) -> discord.AllowedMentions:
    """These people may be called by a message, nobody else."""
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
    """Send a screen once: the nonce keeps a second try from doubling it. Returns the message's id.

    Raises `Unfinished` where the message of an earlier try stands there with older content.
    """
    with understood():
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


async def call(channel: discord.PartialMessageable, text: str, people: Iterable[int], *, nonce: str) -> discord.Message:
    """Call people by a plain text, once: a phone shows such a text, and nothing of a screen. `edit` puts one there."""
    with understood():
        return await channel.send(text, nonce=nonce, allowed_mentions=only(people))


async def edit(
    channel: discord.PartialMessageable, message: int, screen: Screen, *, called: Iterable[int] = ()
) -> None:
    """Put another screen into a message of ours; those whom it called are called by it still."""
    with understood():
        await channel.get_partial_message(message).edit(
            content=None, view=layout(screen), attachments=files(screen.images), allowed_mentions=only(called)
        )


async def newer(channel: discord.abc.Messageable, message: int) -> int:
    """How many messages stand below one, counted up to 15; 15 too where we may not look."""
    try:
        with understood():
            after = discord.Object(message)
            return len([below async for below in channel.history(after=after, limit=VISIBLE, oldest_first=True)])
    except NotAllowed:
        return VISIBLE


async def unless_refused(pictured: Made, plain: Made, put: Callable[[Made], Awaitable[Sent]]) -> Sent:
    """Send what has a picture; where that is refused, the same without it."""
    try:
        return await put(pictured)
    except (NotAllowed, discord.HTTPException) as refused:
        LOG.warning("a picture was refused", error=type(refused).__name__)
        return await put(plain)


async def trial(client: discord.Client, person: int, text: str) -> None:
    """Send a trial message at once. Raises `NotReachable` or its like where direct messages are closed."""
    with understood():
        channel = await client.create_dm(discord.Object(person))
        await channel.send(text, allowed_mentions=only(()))
