"""`python -m bot`: run the bot, or another of its commands."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence

INTERRUPTED = 130  # the shell's convention for SIGINT
if __name__ == "__main__":  # the imports below take seconds, and not every library survives a KeyboardInterrupt
    signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))

try:
    import asyncio

    from .cli.arguments import parser
    from .config import BadSettings, load_settings
    from .faults import log_fault
    from .logs import set_up_logging
    from .outcome import CannotDo, CannotStartWithTheseSettings
    from .tables.storage import untrusted
except ModuleNotFoundError as missing:
    print(f"{sys.executable} has no module {missing.name}.", file=sys.stderr)
    print("`make .venv/ready` installs what is needed; then run `.venv/bin/python -m bot`.", file=sys.stderr)
    sys.exit(2)

SETTINGS_PREVENT_IT = 3


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command; returns the exit code: 0 done, 1 something found, 2 could not be done.

    3: cannot be done until a setting is changed, so a supervisor should not restart the bot. 130: stopped by Ctrl-C;
    a bot that is already serving ends with 0.
    """
    args = parser().parse_args(argv)
    try:
        settings = load_settings()
    except BadSettings as bad:
        return _fail(f"These settings cannot be used (environment or .env):\n{bad}", SETTINGS_PREVENT_IT)
    set_up_logging(settings.log_level, settings.log_format)
    try:
        return int(args.command(settings, args))
    except CannotStartWithTheseSettings as why:
        return _fail(str(why), SETTINGS_PREVENT_IT)
    except CannotDo as why:
        return _fail(str(why))
    except BrokenPipeError:  # the reader has exited, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes the rest at exit
        return 2
    except Exception as fault:
        log_fault("the program ended by a fault of its own", fault)
        return _fail("This is a fault of the program: please report the line above, which holds no secret.")
    except KeyboardInterrupt:  # everything was cleaned up on the way here
        return INTERRUPTED
    except asyncio.CancelledError:
        return 0


def _fail(text: str, code: int = 2) -> int:
    for line in text.splitlines():
        print(untrusted.printable(line), file=sys.stderr)
    return code


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if (code := main()) == INTERRUPTED:
        os._exit(code)  # otherwise Python would end by the signal if it arrived while a class was built by `exec`
    sys.exit(code)
