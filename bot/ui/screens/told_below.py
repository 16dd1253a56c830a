"""News of the table itself that need not be told: a line below says the same as it stands, or the reader did it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from bot.tables import LogEntry, Snapshot
from bot.ui.kit.perspective import Perspective

from .absence import is_asked_to_vote

UNDO, BALLOT, PROPOSALS = "table_undo_asked", "table_waits_long", ("table_pause_asked", "table_candidate")
DECLINED: Final = "table_undo_declined"
END_VOTE: Final = "table_vote"
ON_BOARD: Final = (UNDO, BALLOT, *PROPOSALS, "table_away", "table_offers")
OWN: Final = frozenset(
    f"table_{what}"
    for what in ("away", "away_over", "back", "departed", "needs_a_day", "pause_asked", "undo_asked", "undo_declined")
) | {END_VOTE, "table_taken_back", "table_vote_withdrawn", "table_wakes"}


def without_own(entries: Iterable[LogEntry], seat: int | None) -> list[LogEntry]:
    """Entries without what this seat itself did at the table, apart from its moves, and without what it declined."""
    shown = list[LogEntry]()
    for entry in entries:
        if entry.event.key not in OWN or entry.event.facts.get("seat") != seat:
            shown.append(entry)
        elif entry.event.key == DECLINED and (asked := [each for each in shown if each.event.key == UNDO]):
            shown.remove(asked[-1])
    return shown


def without_requests(entries: Iterable[LogEntry]) -> list[LogEntry]:
    """Entries without what people were asked at the table, for a text that is not edited when others answer it."""
    return [entry for entry in entries if entry.event.key not in (UNDO, BALLOT, *PROPOSALS, END_VOTE)]


def without_standing(perspective: Perspective, entries: Sequence[LogEntry]) -> list[LogEntry]:
    """Entries without those that a line at the end of the board tells as it stands now."""
    return _without(perspective.table, entries, ON_BOARD)


def without_asked(perspective: Perspective, entries: Sequence[LogEntry], *, names_voters: bool) -> list[LogEntry]:
    """Entries without those that the reader's panel tells below, as a request or a vote.

    `names_voters`: whether it names there who votes to end the table.
    """
    votes: tuple[str, ...] = ()
    if is_asked_to_vote(perspective):
        votes = (BALLOT,) if perspective.table.ballot else PROPOSALS
    return _without(perspective.table, entries, (UNDO, *votes, *([END_VOTE] if names_voters else ())))


def _without(table: Snapshot, entries: Sequence[LogEntry], keys: Collection[str]) -> list[LogEntry]:
    newest = {(entry.event.key, entry.event.facts.get("seat")): entry for entry in entries}
    return [
        entry
        for entry in entries
        if entry.event.key not in keys
        or newest[entry.event.key, entry.event.facts.get("seat")] is not entry
        or not _stands(table, entry)
    ]


def _stands(table: Snapshot, entry: LogEntry) -> bool:
    """Whether what this entry tells is still so."""
    seat = entry.event.facts.get("seat")
    player = table.players[seat] if isinstance(seat, int) else None
    match entry.event.key:
        case "table_undo_asked":
            return table.undo_request is not None and table.undo_request.seat == seat
        case "table_waits_long":
            return table.ballot is not None and table.ballot.seat == seat
        case "table_pause_asked" | "table_candidate" as key:
            return table.proposal is not None and table.proposal.seat == seat and table.proposal.kind in key
        case "table_vote":
            return player is not None and player.person in table.voters
        case "table_away":
            return player is not None and player.away_until is not None
    return player is not None and player.stand == "offered"
