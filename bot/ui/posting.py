"""Sending and editing at Discord, and what its errors mean for a message that must come to exist."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

import aiohttp
import discord
import structlog

from bot.tables.courier import Later

from .render import files, layout
from .screen import Screen

LOG = structlog.get_logger(__name__)
Made = TypeVar("Made")
Sent = TypeVar("Sent")
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10008, 10013
MISSING_ACCESS, CANNOT_DM, MISSING_PERMISSIONS = 50001, 50007, 50013
OLD_MESSAGE: Final = 30046  # too many edits of messages older than an hour
THREAD_EXISTS: Final = 160004
VISIBLE: Final = 15  # messages below: further up nobody sees it


class NoPlace(Exception):
    """The channel is gone, or closed to us."""


class NotAllowed(Exception):
    """We lack a permission there."""


class NotReachable(Exception):
    """This person takes no private messages from us."""


class NotEditable(Exception):
    """The message is gone or too old to be edited now."""


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
    if error.code == MISSING_PERMISSIONS:
        return NotAllowed()
    if error.code in (CANNOT_DM, UNKNOWN_USER):
        return NotReachable()
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
    rung: Iterable[int] = (),
    silent: bool = False,
) -> int:
    """Send a screen once: the nonce keeps a second try from doubling it. Returns the message's id."""
    people = tuple(rung)
    with understood():
        message = await channel.send(
            view=layout(screen),
            files=files(screen.images),
            nonce=nonce,
            silent=silent,
            allowed_mentions=only(people),
        )
        if maybe_sent:  # an earlier try may have arrived with older content
            await message.edit(view=layout(screen), attachments=files(screen.images), allowed_mentions=only(()))
    return message.id


async def edit(channel: discord.PartialMessageable, message: int, screen: Screen) -> None:
    """Put another screen into a message of ours."""
    with understood():
        await channel.get_partial_message(message).edit(
            view=layout(screen), attachments=files(screen.images), allowed_mentions=only(())
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
    """Send a trial message at once. Raises `NotReachable` or its like where private messages are closed."""
    with understood():
        channel = await client.create_dm(discord.Object(person))
        await channel.send(text, allowed_mentions=only(()))
