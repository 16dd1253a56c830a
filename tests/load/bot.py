"""The bot as it runs at Discord, in a process of its own that is pointed at a sandbox; SIGTERM ends it."""

from __future__ import annotations

import asyncio
import os
import sys

import discord
from pydantic import SecretStr

from bot.app import run
from bot.config import Settings
from bot.logs import set_up_logging
from bot.metrics import REGISTRY
from bot.sandbox import point_at
from tests.scale.places import where_of


def main() -> None:
    """Serve until stopped."""
    address, named, drawn = sys.argv[1:]
    set_up_logging("WARNING", "console")
    point_at(address, discord.http.Route, discord.gateway.DiscordWebSocket)
    token = SecretStr(os.environ["DISCORD_TOKEN"])
    asyncio.run(run(Settings.model_construct(token=token, database=where_of(named), pictures=drawn == "pictures")))
    for sort in ("answer", "message"):
        in_time, late = (_counted(sort, outcome) for outcome in ("in_time", "late"))
        print(f"{sort}s with a picture: {in_time + late:.0f}, of which {late:.0f} went without it at first", flush=True)


def _counted(sort: str, outcome: str) -> float:
    return REGISTRY.get_sample_value("ratskeller_pictures_total", {"sort": sort, "outcome": outcome}) or 0.0


if __name__ == "__main__":
    main()
