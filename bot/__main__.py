"""`python -m bot`: run the bot, or another of its commands."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from .app import CannotStart, run, run_sandbox
from .cli import maintenance, picture, trial
from .config import BadSettings, Settings, load_settings
from .faults import log_fault
from .logs import set_up_logging
from .tables.storage import untrusted

CliCommand = Callable[[Settings, argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command; returns the exit code: 0 done, 1 something found, 2 could not be done."""
    args = parser().parse_args(argv)
    try:
        settings = load_settings()
    except BadSettings as bad:
        return _fail(f"These settings cannot be used (environment or .env):\n{bad}")
    set_up_logging(settings.log_level, settings.log_format)
    command: CliCommand = args.command
    try:
        return command(settings, args)
    except (CannotStart, maintenance.CannotDo) as why:
        return _fail(str(why))
    except Exception as fault:
        log_fault("the program ended by a fault of its own", fault)
        return _fail("This is a fault of the program: please report the line above, which holds no secret.")
    except (KeyboardInterrupt, asyncio.CancelledError):  # Ctrl-C or SIGTERM: all was cleaned up on the way
        return 0


def parser() -> argparse.ArgumentParser:
    """The argument parser, with all commands and their help."""
    top = argparse.ArgumentParser(prog="python -m bot", description="Board games, played over days on Discord.")
    top.set_defaults(command=_run)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")

    _add(commands, "run", _run, "the host: at Discord with a token, else in the sandbox (the default)")
    _add(commands, "sandbox", _sandbox, "the host in a look-alike of Discord, whatever the settings say")

    check = _add(commands, "check", maintenance.check, "look at settings, database, data files and Discord's limits")
    check.add_argument("--quick", action="store_true", help="skip the full check of the database file")

    trying = _add(commands, "trial", trial.trial, "send every kind of message once to a channel of a real server")
    trial.arguments(trying)

    backup = _add(commands, "backup", maintenance.backup, "copy the database while the bot runs")
    backup.add_argument("target", nargs="?", type=Path, help="file to write (default: a new one in the backup folder)")

    verify = _add(
        commands, "verify", maintenance.verify, "play a finished game again and check the seal shown at its start"
    )
    verify.add_argument("record", type=Path, help="the record's file, from /table record")

    drawing = _add(commands, "picture", picture.picture, "draw any position of a recorded game")
    picture.arguments(drawing)

    repair = _add(
        commands, "repair", maintenance.repair, "show one table's stored states and log, or set it to one of them"
    )
    repair.add_argument("table", nargs="?", help="the table's code; without one, all tables that cannot be read")
    repair.add_argument("--to", metavar="N|log", help="stored state number N, or `log`: the log played again")
    return top


Commands = argparse._SubParsersAction  # argparse gives its type no public name


def _add(
    commands: Commands[argparse.ArgumentParser], name: str, command: CliCommand, text: str
) -> argparse.ArgumentParser:
    made = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    made.set_defaults(command=command)
    return made


def _run(settings: Settings, args: argparse.Namespace) -> int:
    asyncio.run(run(settings) if settings.token else run_sandbox(settings))
    return 0


def _sandbox(settings: Settings, args: argparse.Namespace) -> int:
    asyncio.run(run_sandbox(settings))
    return 0


def _fail(text: str) -> int:
    for line in text.splitlines():
        print(untrusted.printable(line), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
