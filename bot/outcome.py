"""What the operator is told on the command line: lines, and why a command or the start of the bot fails."""

from __future__ import annotations

from bot.tables.storage import untrusted


class CannotDo(Exception):
    """Why a command could not be carried out, in words for the operator."""


class CannotStart(CannotDo):
    """Why the bot cannot start or go on, in words for the operator; another start may succeed."""


class CannotStartWithTheseSettings(CannotStart):
    """Why no start can succeed until the operator changes a setting."""


def tell(line: str) -> None:
    """Print a line; untrusted text in it cannot control the terminal."""
    print(untrusted.printable(line), flush=True)
