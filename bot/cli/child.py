"""The command line as a child of the bot: a file comes by a pipe, and time and memory are bounded."""

from __future__ import annotations

import os
import resource
import sys
from pathlib import Path
from typing import Final

from bot.tables.storage import untrusted

PIPE: Final = Path("-")  # a file comes from, or goes to, another program
MEMORY: Final = 1_200_000_000  # bytes of data and stacks; the film of the longest game takes a third
SECONDS: Final = 240  # of computing


def piped() -> bytes:
    """What comes by the pipe, one byte more than a file may have at most; nobody waits for this process."""
    os.nice(19)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    return sys.stdin.buffer.read(untrusted.LARGEST + 1)


def tell_progress(done: int, of: int) -> None:
    """Tell the bot how far it is."""
    print("progress", done, of, file=sys.stderr, flush=True)
