"""The log as lines: what happened, as its reader may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.tables import Entry
from bot.text import units

from .screen import cut
from .sight import Sight, told

LONGEST = 160  # characters of one line, whatever the names are

# What happened in the lobby names places there; the start draws the seats anew.
LOBBY = frozenset(
    f"table_{what}" for what in ("opened", "joined", "agreed", "left", "invited", "freed", "filled", "options_changed")
)


def line_of(sight: Sight, entry: Entry) -> str:
    """One happening in the reader's words; "" where it is not worth a line."""
    key, facts = entry.event.seen_by(sight.seat)
    own = f"told-{key}"
    if sight.words.has(own):
        known = told(sight.words, facts, sight.names, sight.option_name)
        return cut(sight.words(own, **known), LONGEST)
    return cut(sight.face.event(sight.words, key, facts, sight.names), LONGEST)


def lines_of(sight: Sight, entries: Iterable[Entry]) -> tuple[str, ...]:
    """What happened, line by line; what was taken back is left out, and after the start so is the lobby."""
    started = sight.table.started is not None
    shown = (e for e in entries if not (e.undone or (started and e.event.key in LOBBY)))
    lines = (line_of(sight, entry) for entry in shown)
    return tuple(line for line in lines if line)


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
