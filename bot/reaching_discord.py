"""Why Discord cannot be reached, or has closed a connection for good, in words for the operator."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from .outcome import CannotStart, CannotStartWithTheseSettings
from .tables.workers.shard_leases import StartedTooOften
from .ui.interactions.client import NoStartsLeft

# Why Discord closes a connection for good, by close code.
TOKEN_VOID = 4004
CLOSE_REASONS = {
    TOKEN_VOID: (
        "the token is void, as after a reset or too many starts; copy it anew from the page Bot of your application"
    ),
    4010: "it does not know this shard",
    4011: "the bot is in too many servers for so few shards; stop all its processes and start them again",
}


@contextmanager
def reaching_discord() -> Iterator[None]:
    """Raise `CannotStart`, in words for the operator, if the bot cannot log in or must not connect again."""
    try:
        yield
    except discord.LoginFailure:
        raise CannotStartWithTheseSettings(
            "Discord refused the token in DISCORD_TOKEN. Copy it anew from the page Bot of your application "
            "(a reset there makes the old one worthless)."
        ) from None
    except aiohttp.ClientConnectionError as bad:
        raise CannotStart(f"Discord cannot be reached: {bad}") from None
    except discord.ConnectionClosed as closed:
        if closed.code not in CLOSE_REASONS:
            raise
        kind = CannotStartWithTheseSettings if closed.code == TOKEN_VOID else CannotStart
        raise kind(f"Discord ended the connection for good: {CLOSE_REASONS[closed.code]} ({closed.code}).") from None
    except StartedTooOften as often:
        raise CannotStart(
            f"Shard {often.shard} was connected anew {often.times} times within an hour. Discord voids the token of a "
            "bot that does so a thousand times a day, so this one stops. The log says how it ended before; it can be "
            f"started in {minutes(often.wait)}."
        ) from None
    except NoStartsLeft as none:
        raise CannotStart(
            "This bot was started so often that Discord would void its token with the next time; it can be started in "
            f"{minutes(none.wait)}."
        ) from None


def minutes(seconds: float) -> str:
    """A wait in whole minutes, rounded up, as text."""
    n = math.ceil(seconds / 60)
    return "1 minute" if n == 1 else f"{n} minutes"
