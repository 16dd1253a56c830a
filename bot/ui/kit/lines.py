"""The log as lines: what happened, as its reader may know it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.tables import LogEntry
from bot.text import units

from .perspective import Perspective, told
from .screen import cut

LONGEST = 160  # characters of one line, whatever the names are
START = "table_started"

# What happened in the lobby names places there; the start draws the seats anew.
LOBBY = frozenset(
    f"table_{what}" for what in ("opened", "joined", "agreed", "left", "invited", "freed", "filled", "options_changed")
)


def line_of(perspective: Perspective, entry: LogEntry) -> str:
    """One happening in the reader's words; "" where it is not worth a line."""
    key, facts = entry.event.seen_by(perspective.seat)
    own = f"told-{key}"
    if perspective.words.has(own):
        known = told(perspective.words, facts, perspective.names, perspective.option_name)
        return cut(perspective.words(own, **known), LONGEST)
    return cut(perspective.event(key, facts), LONGEST)


def lines_of(perspective: Perspective, entries: Iterable[LogEntry]) -> tuple[str, ...]:
    """What happened, line by line; what was taken back is left out, and after the start so is the lobby."""
    started = perspective.table.started is not None
    shown = (e for e in entries if not (e.undone or (started and e.event.key in LOBBY)))
    lines, goes_on = list[str](), False
    for entry in shown:
        line, of_the_game = line_of(perspective, entry), not perspective.words.has(f"told-{entry.event.key}")
        both = _in_one(lines[-1], line, perspective, entry) if lines and goes_on and of_the_game else ""
        if both:
            lines[-1] = both
        elif line:
            lines.append(line)
            goes_on = of_the_game
    return tuple(lines)


def news_of(perspective: Perspective, entries: Iterable[LogEntry]) -> tuple[str, ...]:
    """The same for one person: the start, of which the board and the log tell, is no news."""
    return lines_of(perspective, (entry for entry in entries if entry.event.key != START))


def _in_one(before: str, line: str, perspective: Perspective, entry: LogEntry) -> str:
    """Two things that somebody did one after the other as one line; "" where they are better told apart."""
    seat = entry.event.facts.get("seat")
    if perspective.words.spoken or not isinstance(seat, int):
        return ""
    who = f"{perspective.names.tag(seat)} "
    if not (before.startswith(who) and line.startswith(who) and before.endswith(".")):
        return ""
    did = line.removeprefix(who)
    both = _once_more(who, before, did) or f"{before.removesuffix('.')}, {did}"
    return both if units(both) <= LONGEST else ""


def _once_more(who: str, before: str, did: str) -> str:
    """The line with its last part counted, where the same was done again: "loses 1 cube in Gallia (×2)."; else ""."""
    did = did.removesuffix(".")
    found = re.fullmatch(rf"(?P<head>{re.escape(who)}|.*, ){re.escape(did)}(?: \(×(?P<n>\d+)\))?\.", before)
    return f"{found['head']}{did} (×{int(found['n'] or 1) + 1})." if found else ""


def newest(lines: Sequence[str], most: int, room: int) -> tuple[str, ...]:
    """The newest lines that fit: at most so many, at most so many characters; the newest one always."""
    kept: list[str] = []
    for line in reversed(lines[-most:]):
        room -= units(line) + 3
        if kept and room < 0:
            break
        kept.append(line)
    return tuple(reversed(kept))


def bullets(lines: Iterable[str]) -> str:
    """Lines as a list."""
    return "\n".join(f"- {line}" for line in lines)
