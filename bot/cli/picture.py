"""`python -m bot picture`: the picture of any position of a record, as the public or a seat sees it."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.config import Settings
from bot.outcome import CannotDo, tell
from bot.pictures import SIZES, THEMES, Scene, painter_of, png
from bot.tables import Player
from bot.tables.storage import records
from bot.text import words_for
from bot.ui.kit.names import bot_seats, plain_names
from rules import GAMES
from rules.core import State

from .verify import record_at


def picture(settings: Settings, args: argparse.Namespace) -> int:
    """Draw one picture into a file and print what it shows."""
    record = record_at(args.record)
    painter = painter_of(record.game) if record.game in GAMES else None
    if painter is None:
        raise CannotDo(f"there are no pictures of the game {record.game!r}")
    states = _states(record)
    at = len(states) - 1 if args.at is None else args.at
    if not 0 <= at < len(states):
        raise CannotDo(f"--at {args.at}: this record has {len(states) - 1} moves")
    if args.seat is not None and not 1 <= args.seat <= len(record.seated):
        raise CannotDo(f"--seat {args.seat}: this table has {len(record.seated)} seats")
    seat = None if args.seat is None else args.seat - 1
    scene = _scene(record, states, at, seat, args)
    svg, alt = (
        (painter.board(scene), painter.board_alt(scene))
        if seat is None
        else (painter.hand(scene), painter.hand_alt(scene))
    )
    if not svg:
        raise CannotDo(f"--seat {args.seat}: after {at} moves this seat holds nothing that it alone knows")
    if args.out and args.out.suffix not in (".png", ".svg"):
        raise CannotDo(f"{args.out}: a picture is written as .png or .svg")
    target = args.out or args.record.with_name(f"{args.record.stem}-{at}{f'-seat{args.seat}' if args.seat else ''}.png")
    _write(target, svg, SIZES["board" if seat is None else "hand"], scene.theme.zoom)
    tell(str(target))
    for line in alt.splitlines():
        tell(line)
    return 0


def _states(record: records.Record) -> tuple[State, ...]:
    try:
        return records.states(record, GAMES)
    except records.BadRecord as bad:
        raise CannotDo(f"this record cannot be played again: {bad}") from None


def _scene(
    record: records.Record, states: tuple[State, ...], at: int, seat: int | None, args: argparse.Namespace
) -> Scene:
    game, words = GAMES[record.game], words_for(args.language)
    players = [Player(None, player.name, player.house) for player in record.seated]
    return Scene(
        view=game.view(states[at], seat),
        names=plain_names(words, players, record.table),
        words=words,
        asked=tuple(ask.seat for ask in states[at].asked if ask.given is None),
        before=game.view(states[at - 1], seat) if at else None,
        theme=THEMES[args.theme],
        bots=bot_seats(players),
    )


def _write(target: Path, svg: str, size: tuple[int, int], zoom: float) -> None:
    try:
        target.write_bytes(svg.encode() if target.suffix == ".svg" else png(svg, *size, zoom))
    except OSError as bad:
        raise CannotDo(f"{target}: cannot be written: {bad.strerror}") from None
