"""Watching a table and predicting its winner: when a watcher's message changes, and who knew how early."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.tables.values import MOST_WATCHED, Prediction, Snapshot, refused
from rules.core import AnyGame

from .transition import Transition


def may_watch(table: Snapshot, person: int, watched: int) -> None:
    """Refusals: watch_seated, duplicates_closed, game_over, not_running, watches_many (n)."""
    _must_be_outside(table, person)
    if watched >= MOST_WATCHED:
        raise refused("watches_many", n=MOST_WATCHED)


def may_predict(
    table: Snapshot, person: int, seat: int, round: int, before: Iterable[Prediction], erased_as: int | None = None
) -> None:
    """Refuse a prediction by somebody who sits or sat there, or has predicted in this round.

    `erased_as`: the number that stands for this person if they sat there and erased their data since.
    Refusals: watch_seated, game_over, not_running, watch_knows, no_such_seat, predicted_already.
    """
    _must_be_outside(table, person)
    if any(old.person in (person, erased_as) for player in table.players if player for old in player.former):
        raise refused("watch_knows")
    if not 0 <= seat < len(table.players):
        raise refused("no_such_seat")
    if any(each.round == round for each in before):
        raise refused("predicted_already")


def _must_be_outside(table: Snapshot, person: int) -> None:
    if table.seat_of(person) is not None:
        raise refused("watch_seated")
    if table.terms.sisters:
        raise refused("duplicates_closed")
    if table.status != "running":
        raise refused("game_over" if table.status == "over" else "not_running")


def round_of(game: AnyGame, table: Snapshot) -> int:
    """A number that changes whenever a round is over; 0 before the start."""
    return 0 if table.state is None else game.round(table.state)


def changes_for_watchers(transition: Transition) -> bool:
    """Whether a round or the game is over."""
    before, after, game = transition.before, transition.table, transition.game
    return before.status != after.status or round_of(game, before) != round_of(game, after)


def foresights(predictions: Iterable[Prediction], winners: Sequence[int], lines: int) -> dict[int, float]:
    """For each watcher the share of the game, counted in lines of its log, through which they were right to the end."""
    return {person: _share(own, winners, lines) for person, own in _by_person(predictions).items()}


def knew_first(shares: Mapping[int, float]) -> tuple[int, ...]:
    """Who was right to the end from the earliest on; nobody if nobody was right."""
    best = max(shares.values(), default=0.0)
    return tuple(person for person, share in sorted(shares.items()) if share == best > 0)


def _by_person(predictions: Iterable[Prediction]) -> dict[int, list[Prediction]]:
    found: dict[int, list[Prediction]] = {}
    for each in sorted(predictions, key=lambda prediction: prediction.line):
        found.setdefault(each.person, []).append(each)
    return found


def _share(own: Sequence[Prediction], winners: Sequence[int], lines: int) -> float:
    since = lines
    for each in reversed(own):
        if each.seat not in winners:
            break
        since = each.line
    return (lines - since) / lines if lines else 0.0
