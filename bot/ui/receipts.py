"""Receipts: what was stored, who is next, whose answer is kept sealed, and why something cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables import Entry
from rules.core import Ask

from .lines import bullets, lines_of, newest
from .names import in_text
from .picks import one_of
from .sight import Sight, joined

LINES, ROOM = 6, 700


def receipt_lines(sight: Sight, done: Sequence[Entry]) -> list[str]:
    """What a press did, that it is stored, and who is next; then what followed from it."""
    lines = newest(lines_of(sight, done), LINES, ROOM)
    if not lines:
        return []
    first = f"{sight.words('ui-done')} {lines[0]} {stored_line(sight)}"
    return [first, bullets(lines[1:])] if lines[1:] else [first]


def stored_line(sight: Sight) -> str:
    """The number of the move, and who is next where that is somebody else."""
    table = sight.table
    others = [seat for seat in table.awaited if seat != sight.seat]
    if not others or sight.seat in table.awaited:
        return sight.words("ui-stored", n=table.revision)
    return sight.words("ui-stored-next", n=table.revision, names=joined(map(sight.names.tag, others)))


def kept_line(sight: Sight, ask: Ask) -> str:
    """A sealed answer, and whose answers are still to come."""
    assert ask.given is not None
    if one_of(ask):
        answer = in_text(sight.option(ask, ask.given[0]).label)
    else:
        answer = joined(in_text(sight.option(ask, option).label) for option in ask.given)
    names = joined(map(sight.names.tag, sight.table.awaited))
    return sight.words("ui-kept", answer=answer or sight.words("ui-nothing"), names=names)


def waiting_line(sight: Sight) -> str:
    """Who is awaited: one person with the question and since when, several by name only."""
    table, words = sight.table, sight.words
    awaited = table.awaited
    if not awaited:
        return words("ui-nobody-awaited")
    if len(awaited) > 1:
        return words("ui-waiting-for-several", names=joined(map(sight.names.tag, awaited)))
    ask, player = table.ask_of(awaited[0]), table.players[awaited[0]]
    assert ask is not None
    since = f"<t:{int(player.awaited_since)}:R>" if player and player.awaited_since else words("ui-just-now")
    return words("ui-waiting-for", name=sight.names.tag(awaited[0]), since=since, call=sight.call(ask))


def barrier_line(sight: Sight) -> str:
    """What was revealed since this seat's last move, as a reason why it stays; "" where that is none."""
    state = sight.table.state
    if state is None or state.undo_reach or not state.undo_barrier:
        return ""
    why = sight.barrier(state.undo_barrier)
    return sight.words("ui-no-take-back", why=why) if why else ""


def outcome_line(sight: Sight) -> str:
    """Who won, in one line."""
    table = sight.table
    if table.result is None:
        return sight.words("ui-table-closed")
    view = sight.game.view(table.state, None)
    return sight.face.scoring(sight.words, table.result, view, sight.names).headline
