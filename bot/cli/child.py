"""The command line as a child process of the bot: a file arrives through a pipe, and time and memory are limited."""

from __future__ import annotations

import os
import resource
import sys
from pathlib import Path
from typing import Final

from bot.tables.storage import untrusted

PIPE: Final = Path("-")  # a file comes from, or goes to, another program
MEMORY: Final = 1_200_000_000  # bytes of data and stacks; the film of the longest game takes a third
SECONDS: Final = 240  # of CPU time


def piped() -> bytes:
    """Limit this process, then read the pipe: at most one byte more than a file may have. Nobody waits for it."""
    os.nice(19)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    return sys.stdin.buffer.read(untrusted.LARGEST + 1)


def tell_progress(done: int, of: int) -> None:
    """Report the progress to the bot."""
    print("progress", done, of, file=sys.stderr, flush=True)
