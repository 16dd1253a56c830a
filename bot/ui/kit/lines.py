"""Log entries as lines of text, showing each reader only what they may know."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.faces import Names
from bot.tables import LogEntry, Snapshot
from bot.text import units

from .names import bot_name, shown_name
from .perspective import Perspective, format_facts
from .screen import cut

LONGEST_LINE = 160  # characters of one line, whatever the names are
START, RESIGNED, STAND_IN = "table_started", "table_resigned", "table_stand_in"
HANDED_OVER = (RESIGNED, STAND_IN)
FORMER = 20  # characters of the name of who had a seat before

# Lobby events name seats as they were before the start, which draws the seats anew.
LOBBY = frozenset(
    f"table_{what}" for what in ("opened", "joined", "agreed", "left", "invited", "freed", "filled", "options_changed")
)


def line_of(perspective: Perspective, entry: LogEntry) -> str:
    """A log entry in the reader's language; "" where it is not worth a line."""
    line = _line_of(perspective, entry)
    return cut(perspective.words("ui-caretaker-did", line=line), LONGEST_LINE) if line and entry.by == "care" else line


def _line_of(perspective: Perspective, entry: LogEntry) -> str:
    key, facts = entry.event.seen_by(perspective.seat)
    own = f"told-{key}"
    if perspective.words.has(own):
        own = f"{own}.noted" if facts.get("note") else own
        known = format_facts(perspective.words, facts, _names_at(perspective, entry), perspective.option_name)
        return cut(perspective.words(own, **known), LONGEST_LINE)
    return cut(perspective.event(key, facts), LONGEST_LINE)


def with_former(table: Snapshot, entries: Sequence[LogEntry]) -> Sequence[LogEntry]:
    """The entries up to now, each knowing who had the seats then that have changed hands since."""
    left = {seat: [old.name for old in player.former] for seat, player in enumerate(table.players) if player}
    if not any(left.values()):
        return entries
    bots, found, then = _bots_replaced(entries), list[LogEntry](), dict[int, str | int]()
    for entry in reversed(entries):
        key, seat = entry.event.key, entry.event.facts.get("seat")
        before, bot = then, bots.pop() if key == STAND_IN else 0
        if key in HANDED_OVER and isinstance(seat, int) and (bot or left.get(seat)):
            before = {**then, seat: bot or left[seat].pop()}
        at = then if key == RESIGNED else before  # that line names who goes on, and the one who leaves by a fact
        found.append(replace(entry, former=tuple(at.items())))
        then = before
    return found[::-1]


def _bots_replaced(entries: Iterable[LogEntry]) -> list[int]:
    """Of each stand-in, in their order, the number of the bot player who had the seat; 0: a person had it."""
    found, bots = list[int](), dict[object, int]()
    for entry in entries:
        seat, number = entry.event.facts.get("seat"), entry.event.facts.get("house")
        if entry.event.key == RESIGNED and isinstance(number, int):
            bots[seat] = number
        elif entry.event.key == STAND_IN:
            found.append(bots.pop(seat, 0))
    return found


def _names_at(perspective: Perspective, entry: LogEntry) -> Names:
    """The names at the table, of a seat that has changed hands since that of who sat there then."""
    tags = list(perspective.names.tags)
    for seat, name in entry.former:
        told = bot_name(perspective.words, perspective.table.code, name) if isinstance(name, int) else name
        tags[seat] = shown_name(perspective.words, told, FORMER)
    return replace(perspective.names, tags=tuple(tags))


def lines_of(perspective: Perspective, entries: Iterable[LogEntry]) -> tuple[str, ...]:
    """Log entries line by line, without what was taken back and, after the start, without the lobby."""
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


def _in_one(before: str, line: str, perspective: Perspective, entry: LogEntry) -> str:
    """Two consecutive lines about the same seat as one; "" where they should stay apart."""
    seat = entry.event.facts.get("seat")
    if perspective.words.spoken or not isinstance(seat, int):
        return ""
    who = f"{perspective.names.tag(seat)} "
    if not (before.startswith(who) and line.startswith(who) and before.endswith(".")):
        return ""
    did = line.removeprefix(who)
    both = _counted(who, before, did) or f"{before.removesuffix('.')}, {did}"
    return both if units(both) <= LONGEST_LINE else ""


def _counted(who: str, before: str, did: str) -> str:
    """The line with a count where the same was repeated: "loses 1 cube in Gallia (×2)."; else ""."""
    did = did.removesuffix(".")
    found = re.fullmatch(rf"(?P<head>{re.escape(who)}|.*, ){re.escape(did)}(?: \(×(?P<n>\d+)\))?\.", before)
    return f"{found['head']}{did} (×{int(found['n'] or 1) + 1})." if found else ""


def bullets(lines: Iterable[str]) -> str:
    """Lines as a Markdown list."""
    return "\n".join(f"- {line}" for line in lines)
