"""`python -m bot`: run the bot, or another of its commands."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence

from .cli.arguments import parser
from .cli.outcome import CannotDo
from .config import BadSettings, load_settings
from .faults import log_fault
from .logs import set_up_logging
from .tables.storage import untrusted


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command; returns the exit code: 0 done, 1 something found, 2 could not be done."""
    args = parser().parse_args(argv)
    try:
        settings = load_settings()
    except BadSettings as bad:
        return _fail(f"These settings cannot be used (environment or .env):\n{bad}")
    set_up_logging(settings.log_level, settings.log_format)
    try:
        return int(args.command(settings, args))
    except CannotDo as why:
        return _fail(str(why))
    except Exception as fault:
        log_fault("the program ended by a fault of its own", fault)
        return _fail("This is a fault of the program: please report the line above, which holds no secret.")
    except (KeyboardInterrupt, asyncio.CancelledError):  # Ctrl-C or SIGTERM: all was cleaned up on the way
        return 0


def _fail(text: str) -> int:
    for line in text.splitlines():
        print(untrusted.printable(line), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
