"""Status lines: what a move did, who is awaited, a kept sealed answer, why no undo, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables import LogEntry
from bot.ui.kit.lines import bullets, lines_of, newest
from bot.ui.kit.names import in_text
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.picks import is_single
from rules.core import Ask

LINES, ROOM = 6, 700


def receipt_lines(perspective: Perspective, done: Sequence[LogEntry]) -> list[str]:
    """What a move did, that it is stored, and who is next; then what followed from it."""
    lines = newest(lines_of(perspective, done), LINES, ROOM)
    if not lines:
        return []
    first = f"{perspective.words('ui-done')} {lines[0]} {stored_line(perspective)}"
    return [first, bullets(lines[1:])] if lines[1:] else [first]


def stored_line(perspective: Perspective) -> str:
    """That the move is stored under its number, and who is next where that is somebody else."""
    table = perspective.table
    others = [seat for seat in table.awaited if seat != perspective.seat]
    if not others or perspective.seat in table.awaited:
        return perspective.words("ui-stored", n=table.revision)
    return perspective.words("ui-stored-next", n=table.revision, names=joined(map(perspective.names.tag, others)))


def kept_line(perspective: Perspective, ask: Ask) -> str:
    """The reader's sealed answer, and whose answers are still missing."""
    assert ask.given is not None
    if is_single(ask):
        answer = in_text(perspective.option(ask, ask.given[0]).label)
    else:
        answer = joined(in_text(perspective.option(ask, option).label) for option in ask.given)
    names = joined(map(perspective.names.tag, perspective.table.awaited))
    return perspective.words("ui-kept", answer=answer or perspective.words("ui-nothing"), names=names)


def waiting_line(perspective: Perspective) -> str:
    """Who is awaited: one person with the question and since when, several by tag only."""
    table, words = perspective.table, perspective.words
    awaited = table.awaited
    if not awaited:
        return words("ui-nobody-awaited")
    if len(awaited) > 1:
        return words("ui-waiting-for-several", names=joined(map(perspective.names.tag, awaited)))
    ask, player = table.ask_of(awaited[0]), table.players[awaited[0]]
    assert ask is not None
    since = f"<t:{int(player.awaited_since)}:R>" if player and player.awaited_since else words("ui-just-now")
    return words("ui-waiting-for", name=perspective.names.tag(awaited[0]), since=since, call=perspective.call(ask))


def barrier_line(perspective: Perspective) -> str:
    """What was revealed since this seat's last move, so that it cannot be taken back; "" where nothing was."""
    state = perspective.table.state
    if state is None or state.undo_reach or not state.undo_barrier:
        return ""
    why = perspective.barrier(state.undo_barrier)
    return perspective.words("ui-no-take-back", why=why) if why else ""


def outcome_line(perspective: Perspective) -> str:
    """Who won, in one line."""
    table = perspective.table
    if table.result is None:
        return perspective.words("ui-table-closed")
    view = perspective.game.view(table.state, None)
    return perspective.face.scoring(perspective.words, table.result, view, perspective.names).headline
