"""Status lines: what a move did, who is awaited, a kept sealed answer, why no undo, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables import LogEntry
from bot.text import APART
from bot.ui.kit.names import in_text
from bot.ui.kit.news import FOLLOWED, OWN_MOVE, News, fold, told_groups
from bot.ui.kit.perspective import Perspective, joined
from bot.ui.kit.picks import is_single
from rules.core import Ask, Move

from .absence import clock_of, soon, standing_lines
from .plans import in_short

EACH_A_LINE = 2  # so many awaited people are told a line each


def receipt(perspective: Perspective, done: Sequence[LogEntry], *, log: bool) -> News:
    """What a move did and who is next, then what followed, folded as news are. `log`: the button *Log* stands there."""
    groups = told_groups(perspective, done, perspective.seat)
    if not groups:
        return News(())
    did, *came = groups[0].fitting(OWN_MOVE).lines
    after = fold(perspective, groups[1:], FOLLOWED, log=log)
    apart = " " if perspective.words.spoken else APART
    first = f"{perspective.words('ui-done')} {apart.join([did, *_next(perspective)])}"
    return News((first, *came, *after.lines), after.earlier, after.told + 1)


def chosen_line(before: Perspective, moves: Sequence[Move], done: Sequence[LogEntry]) -> str:
    """What the reader has answered, where the news of it do not tell that: a secret answer that others waited for.

    `before`: the table as it was asked.
    """
    groups = told_groups(before, done, before.seat)
    if len(moves) != 1 or not groups or any(group.yours for group in groups):
        return ""
    return before.words("ui-chosen", answer=in_short(before, moves[0]))


def _next(perspective: Perspective) -> list[str]:
    """Who is next, where that is somebody else."""
    awaited = perspective.table.awaited
    if not awaited or perspective.seat in awaited:
        return []
    return [perspective.words("ui-receipt-next", names=joined(map(perspective.names.tag, awaited)))]


def kept_line(perspective: Perspective, ask: Ask) -> str:
    """The reader's sealed answer, and whose answers are still missing."""
    names = joined(map(perspective.names.tag, perspective.table.awaited))
    return perspective.words("ui-kept", answer=answer_told(perspective, ask), names=names)


def answer_told(perspective: Perspective, ask: Ask) -> str:
    """The reader's sealed answer by its labels."""
    assert ask.given is not None
    if is_single(ask):
        return in_text(perspective.option(ask, ask.given[0]).label)
    answer = joined(in_text(perspective.option(ask, option).label) for option in ask.given)
    return answer or perspective.words("ui-nothing")


def waiting_line(perspective: Perspective) -> str:
    """Who is awaited since when: one or two people a line each with their question, more of them by tag alone."""
    table, words = perspective.table, perspective.words
    asks = [ask for seat in table.awaited if (ask := table.ask_of(seat))]
    if standing := standing_lines(perspective):
        return "\n".join(standing)
    if not asks:
        return words("ui-nobody-awaited")
    if deciding := who_decide_first(perspective):
        names, bots = (joined(map(perspective.names.tag, seats)) for seats in (deciding, table.awaited))
        return words("ui-waiting-to-decide", names=names, bots=bots, m=len(table.awaited))
    if len(asks) > EACH_A_LINE:
        names = joined(_with_clock(perspective, ask.seat) for ask in asks)
        return words("ui-waiting-for-several.since", names=names, since=_since(perspective, asks))
    return "\n".join(_awaited(perspective, ask) for ask in asks)


def who_decide_first(perspective: Perspective) -> tuple[int, ...]:
    """Whose answers to an open undo request are missing, where only bot players are awaited, who move after them."""
    table = perspective.table
    request, players = table.undo_request, [table.players[seat] for seat in table.awaited]
    if request is None or not all(player and player.plays_by_itself for player in players):
        return ()
    return tuple(seat for seat in request.needed if seat not in request.agreed)


def _awaited(perspective: Perspective, ask: Ask) -> str:
    name, player = perspective.names.tag(ask.seat), perspective.table.players[ask.seat]
    if player and player.bot_number:
        return perspective.words("ui-waiting-for.bot", name=name, call=perspective.call(ask))
    since = _since(perspective, [ask])
    if clock := clock_of(perspective, ask.seat):
        since = perspective.words("ui-asked-and-time", since=since, clock=clock)
    return perspective.words("ui-waiting-for", name=name, since=since, call=perspective.call(ask))


def _with_clock(perspective: Perspective, seat: int) -> str:
    """A name, with the moment when its time runs out."""
    player = perspective.table.players[seat]
    until = player.account.until if player and player.account and clock_of(perspective, seat) else None
    name = perspective.names.tag(seat)
    return name if until is None else perspective.words("ui-waiting-until", name=name, when=soon(until))


def _since(perspective: Perspective, asks: Sequence[Ask]) -> str:
    """Since when the longest of these questions is open, as a Discord timestamp."""
    players = (perspective.table.players[ask.seat] for ask in asks)
    begun = [player.awaited_since for player in players if player and player.awaited_since]
    return f"<t:{int(min(begun))}:R>" if begun else perspective.words("ui-just-now")


def barrier_line(perspective: Perspective) -> str:
    """What was revealed since this seat's last move, so that it cannot be taken back; "" where nothing was."""
    state = perspective.table.state
    if state is None or state.undo_reach or not state.undo_barrier:
        return ""
    why = perspective.barrier(state.undo_barrier)
    return perspective.words("ui-no-take-back", why=why) if why else ""


def outcome_line(perspective: Perspective) -> str:
    """Who won, in one line."""
    return perspective.words("ui-table-closed") if perspective.table.result is None else perspective.scoring.headline
