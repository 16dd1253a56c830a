"""The command line: all commands with their arguments and help. Each imports what it needs only when it runs."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

from bot.config import Settings
from bot.text import LOCALES

CliCommand = Callable[[Settings, argparse.Namespace], int]
Commands = argparse._SubParsersAction  # argparse gives its type no public name
THEMES: Final = ("dark", "contrast", "large")
WAIT: Final = 30.0  # seconds that a trial waits for somebody to press a button


def parser() -> argparse.ArgumentParser:
    """The argument parser; `command` of what it parses is the function to call."""
    top = argparse.ArgumentParser(prog="python -m bot", description="Board games, played over days on Discord.")
    top.set_defaults(command=_run)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    _add(commands, "run", _run, "the bot: at Discord with a token, else in the sandbox (the default)")
    _add(commands, "sandbox", _sandbox, "the bot in a look-alike of Discord, whatever the settings say")
    _add_check(commands)
    _add_trial(commands)
    text = "bring the database to this program's version, beside running processes where that is possible"
    _add(commands, "migrate", _imported("maintenance", "migrate"), text)
    _add_backup(commands)
    _add_verify(commands)
    _add_picture(commands)
    _add_replay(commands)
    _add_repair(commands)
    _add_move_database(commands)
    _add(commands, "ratings", _imported("ratings", "ratings"), "work all ratings out anew from the finished games")
    return top


def _add(
    commands: Commands[argparse.ArgumentParser], name: str, command: CliCommand, text: str
) -> argparse.ArgumentParser:
    made = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    made.set_defaults(command=command)
    return made


def _add_check(commands: Commands[argparse.ArgumentParser]) -> None:
    text = "look at settings, database, data files, Discord's limits and the workers of a running bot"
    check = _add(commands, "check", _imported("check", "check"), text)
    check.add_argument("--quick", action="store_true", help="skip the full check of the database file")


def _add_trial(commands: Commands[argparse.ArgumentParser]) -> None:
    trial = _add(
        commands, "trial", _imported("trial", "trial"), "send every kind of message once to a channel of a real server"
    )
    trial.add_argument("channel", help="the channel's number, or the link that Discord copies")
    trial.add_argument(
        "--wait", type=float, default=WAIT, metavar="SECONDS", help="for somebody to press a button (30)"
    )


def _add_backup(commands: Commands[argparse.ArgumentParser]) -> None:
    backup = _add(commands, "backup", _imported("maintenance", "backup"), "copy the database while the bot runs")
    backup.add_argument("target", nargs="?", type=Path, help="file to write (default: a new one in the backup folder)")


def _add_verify(commands: Commands[argparse.ArgumentParser]) -> None:
    text = "play a finished game again and check the seal shown at its start"
    verify = _add(commands, "verify", _imported("verify", "verify"), text)
    verify.add_argument("record", type=Path, help="the record's file, from /table record; - reads a pipe")
    verify.add_argument("--language", choices=LOCALES, default=LOCALES[0], help="of what is written for a pipe")


def _add_replay(commands: Commands[argparse.ArgumentParser]) -> None:
    replay = _add(commands, "replay", _imported("replay", "replay"), "a recorded game as a page, to step through it")
    what = replay.add_mutually_exclusive_group(required=True)
    what.add_argument("record", type=Path, nargs="?", help="the record's file, from /table record; - reads a pipe")
    what.add_argument("--serve", type=Path, metavar="FOLDER", help="show all records of a folder on this machine")
    replay.add_argument("--html", type=Path, metavar="FILE", help="file to write (default: beside the record)")
    replay.add_argument("--film", type=Path, metavar="FILE", help="make an animated WebP of it instead of a page")
    replay.add_argument("--port", type=int, default=8766, help="of --serve (default: 8766; 0: any)")
    replay.add_argument("--language", choices=LOCALES, default=LOCALES[0])


def _add_picture(commands: Commands[argparse.ArgumentParser]) -> None:
    picture = _add(commands, "picture", _imported("picture", "picture"), "draw any position of a recorded game")
    picture.add_argument("record", type=Path, help="the record's file, from /table record")
    picture.add_argument("--at", type=int, metavar="N", help="after so many moves (default: the end)")
    seat = "the hand of this seat, from 1 (default: the public board)"
    picture.add_argument("--seat", type=int, metavar="S", help=seat)
    picture.add_argument("--language", choices=LOCALES, default=LOCALES[0])
    picture.add_argument("--theme", choices=THEMES, default=THEMES[0])
    picture.add_argument("--out", type=Path, help="file to write, .png or .svg (default: beside the record)")


def _add_repair(commands: Commands[argparse.ArgumentParser]) -> None:
    text = "show one table's stored states and log, or set it to one of them"
    repair = _add(commands, "repair", _imported("maintenance", "repair"), text)
    repair.add_argument("table", nargs="?", help="the table's code; without one, all tables that cannot be read")
    repair.add_argument("--to", metavar="N|log", help="stored state number N, or `log`: the log played again")


def _add_move_database(commands: Commands[argparse.ArgumentParser]) -> None:
    text = "move everything into another database, while no bot runs"
    moving = _add(commands, "move-database", _imported("moving", "move_database"), text)
    moving.add_argument("source", metavar="FROM", help="a file, or postgresql://USER:PASSWORD@HOST/NAME")
    moving.add_argument("target", metavar="TO", help="a new file, or an empty database postgresql://…")


def _imported(module: str, name: str) -> CliCommand:
    """A command that is imported only when it runs: refusing a broken file needs no Discord client."""

    def carried_out(settings: Settings, args: argparse.Namespace) -> int:
        return int(getattr(import_module(f"bot.cli.{module}"), name)(settings, args))

    return carried_out


def _run(settings: Settings, args: argparse.Namespace) -> int:
    from bot.app import run, run_sandbox

    asyncio.run(run(settings) if settings.token or settings.roles else run_sandbox(settings))
    return 0


def _sandbox(settings: Settings, args: argparse.Namespace) -> int:
    from bot.app import run_sandbox

    asyncio.run(run_sandbox(settings))
    return 0
