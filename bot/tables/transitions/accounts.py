"""How a transition changes the accounts of time: waits begin, go on, end, and come back by an undo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.tables.values import HOUR, LONGEST_WAIT, Pace, Player, TimeAccount, refused

from .absence import has_come_back
from .calendar import Calendar
from .occurrences import CameBack, DayAdded, Woken
from .transition import Transition

LAST_CALL = 12 * HOUR  # of counted time before an account is empty; half of it where a wait begins with less than twice
AFTER_RING = 1800.0  # seconds after a question before which no last call is made
MOST_OUT_OF_TIME = 3  # times that somebody takes back in one wait for which they would have no time left
LEAST = HOUR  # seconds somebody has to answer in who comes back, or takes back

CalendarOf = Callable[[int], Calendar]  # of a person at this table


def bring_up_to_date(transition: Transition, calendar_of: CalendarOf) -> None:
    """Bring the accounts of all seats up to date, last of all in a transition. Bot players have none."""
    if transition.table.started is None:
        return
    _forget_absence(transition)
    players = tuple(
        player and _up_to_date(transition, seat, player, calendar_of)
        for seat, player in enumerate(transition.table.players)
    )
    if players != transition.table.players:
        transition.table = replace(transition.table, players=players)
    _forget_calls(transition)


def _forget_absence(transition: Transition) -> None:
    """Whoever is not asked any more, for whatever reason, is neither called nor voted on."""
    for seat, player in enumerate(transition.table.players):
        if player and player.stand in ("called", "voted") and player.awaited_since is None:
            transition.put(seat, replace(player, stand="own", stand_why="", stand_since=transition.now))
            if transition.table.ballot and transition.table.ballot.seat == seat:
                transition.table = replace(transition.table, ballot=None)


def _forget_calls(transition: Transition) -> None:
    """Whoever was called for a wait that is over is not called for the one that began with its end."""
    for seat, player in enumerate(transition.table.players):
        if player and player.stand == "called" and player.account and player.account.called_at is None:
            transition.put(seat, replace(player, stand="own", stand_since=transition.now))


def _up_to_date(transition: Transition, seat: int, player: Player, calendar_of: CalendarOf) -> Player:
    if player.person is None:
        return player if player.account is None else replace(player, account=None)
    pace, calendar, now = transition.table.terms.clock, calendar_of(player.person), transition.now
    account = player.account or TimeAccount(pace.bank)
    if DayAdded(seat) in transition.occurrences:
        account = with_a_day(account, calendar, now, called=player.stand == "called")
    if Woken() in transition.occurrences and player.attends:
        account = returned(account, pace, calendar, now)
    elif CameBack(seat) in transition.occurrences and not has_come_back(player):
        account = replace(returned(account, pace, calendar, now), came_back=account.nth_wait)
    if not transition.undoes:
        account = _after_a_move(transition, seat, player, account, calendar)
        if transition.mover == seat and transition.by != "care" and not account.has_answered:
            account = replace(account, has_answered=True)
    else:
        account = _after_an_undo(transition, seat, player, account, calendar)
    runs = transition.table.status == "running"
    account = with_dues(account, pace, calendar) if runs else stopped(account, calendar, now)
    return player if account is player.account else replace(player, account=account)


def _after_a_move(
    transition: Transition, seat: int, player: Player, account: TimeAccount, calendar: Calendar
) -> TimeAccount:
    now, pace = transition.now, transition.table.terms.clock
    runs = player.awaited_since is not None and player.attends and transition.table.runs
    asked = player.awaited_since is not None
    was_asked = transition.was_awaited(seat) and transition.same_person(seat)
    if player.is_cared_for:  # what the caretaker answers is no wait of the person's, and earns them nothing
        account = stopped(account, calendar, now)
        new = asked and (not was_asked or transition.mover == seat)
        return _new_wait(account, now) if new else account
    if asked and not was_asked:
        account = _began(account, now, unpaid=transition.fell_away(seat))
    elif was_asked and not asked:
        return _ended(account, pace, calendar, now)
    if not runs:
        return stopped(account, calendar, now)
    if account.since is None:
        return replace(account, since=now)
    before = transition.before.players[seat]
    left_or_back = before is not None and before.away_until != player.away_until
    return restarted(account, calendar, now) if left_or_back else account


def _after_an_undo(
    transition: Transition, seat: int, player: Player, account: TimeAccount, calendar: Calendar
) -> TimeAccount:
    """Who takes back pays: nobody has more time than if nothing had been answered, and withdrawn waits cost nothing."""
    now, asked, then = transition.now, player.awaited_since is not None, transition.account_then(seat)
    answered, cared = transition.left_before_answer(seat), transition.left_before_care(seat)
    taken_back = account.taken_back + (account.has_answered or cared is not None)
    account = stopped(account, calendar, now)
    goes_on = asked and answered is None and (then is None or _is_same_wait(account, then))
    if transition.was_awaited(seat) and not goes_on:  # the question is withdrawn, or an earlier one comes back
        account = _given_back(account, account.wait_left)
    if answered is not None:
        account = _given_back(account, min(account.left, answered))
    if cared is not None:
        account = _as_if_uncared(account, cared, then)
    if answered is not None and then is not None and then.wait_since is not None and transition.mover == seat:
        account = _as_if_unanswered(transition, seat, account, then, calendar)
    elif asked and not goes_on:
        account = _began(account, now, unpaid=False)
    if then is not None:  # waits that ended in what went back have not ended
        account = replace(account, waits=then.waits, waited=then.waited)
    if transition.undone_by == seat:  # whatever becomes of the wait, or a part of an answer could go back for ever
        account = replace(account, taken_back=taken_back, has_answered=False)
    return replace(account, since=now) if asked and player.attends and transition.table.runs else _stopped(account)


def _as_if_unanswered(
    transition: Transition, seat: int, account: TimeAccount, then: TimeAccount, calendar: Calendar
) -> TimeAccount:
    """The account of who takes back: the whole time counts, but an hour is left to answer in if it was there."""
    begun = account if not transition.was_awaited(seat) else then  # which knows of a day that was added, too
    assert begun.wait_since is not None
    whole = begun.wait_left - calendar.counted(begun.wait_since, transition.now)
    if whole <= 0.0 and account.taken_back >= MOST_OUT_OF_TIME and len(transition.table.people) > 1:
        raise refused("taken_back_often", n=MOST_OUT_OF_TIME)  # who was asked meanwhile had their time again each time
    left = max(0.0, whole, min(account.left, LEAST))
    wait = replace(account, wait_since=begun.wait_since, wait_left=begun.wait_left, nth_wait=begun.nth_wait)
    return replace(_given_back(wait, min(account.left, left)), unpaid=then.unpaid, called_at=begun.called_at)


def _as_if_uncared(account: TimeAccount, left: float, then: TimeAccount | None) -> TimeAccount:
    """The account of who takes back what the caretaker answered: to come back gave time for what was still open."""
    account = _given_back(account, min(account.left, max(left, LEAST)))
    if then is None or not _is_same_wait(account, then):
        return account
    return replace(account, wait_since=then.wait_since, wait_left=then.wait_left)


def _is_same_wait(account: TimeAccount, then: TimeAccount) -> bool:
    """Whether the present wait was under way then; saves from before waits were counted have only its moment."""
    counted = account.nth_wait or then.nth_wait
    return account.nth_wait == then.nth_wait if counted else account.wait_since == then.wait_since


def _new_wait(account: TimeAccount, now: float) -> TimeAccount:
    return replace(account, wait_since=now, wait_left=account.left, nth_wait=account.nth_wait + 1)


def _stopped(account: TimeAccount) -> TimeAccount:
    return replace(account, since=None, until=None)


def _began(account: TimeAccount, now: float, *, unpaid: bool) -> TimeAccount:
    return replace(
        _new_wait(account, now),
        since=now,
        unpaid=unpaid,
        called_at=None,
        day_taken=False,
        taken_back=0,
    )


def _ended(account: TimeAccount, pace: Pace, calendar: Calendar, now: float) -> TimeAccount:
    account = _with_the_wait(stopped(account, calendar, now), now)
    more = 0.0 if account.unpaid else pace.increment
    left = min(pace.cap, account.left + more)
    over = account.left + more - left
    return replace(
        account, left=left, answered_left=account.left, granted=account.granted + more, cut=account.cut + over
    )


def _with_the_wait(account: TimeAccount, now: float) -> TimeAccount:
    """The account with one more wait that has ended, for forecasts."""
    took = min(LONGEST_WAIT, max(0.0, now - (account.wait_since or now)))
    return replace(account, waits=account.waits + 1, waited=account.waited + took)


def _given_back(account: TimeAccount, left: float) -> TimeAccount:
    return replace(account, left=left, back=account.back + left - account.left)


def stopped(account: TimeAccount, calendar: Calendar, now: float) -> TimeAccount:
    """The account brought up to date and standing still."""
    if account.since is None and account.until is None:
        return account
    left = time_left(account, calendar, now)
    return replace(account, left=left, since=None, until=None, spent=account.spent + account.left - left)


def time_left(account: TimeAccount, calendar: Calendar, now: float) -> float:
    """Seconds that are left; never below 0."""
    if account.since is None:
        return account.left
    return max(0.0, account.left - calendar.counted(account.since, now))


def restarted(account: TimeAccount, calendar: Calendar, now: float) -> TimeAccount:
    """Up to date, and running on from now: what lies before does not matter any more."""
    return account if account.since is None else replace(stopped(account, calendar, now), since=now)


def returned(account: TimeAccount, pace: Pace, calendar: Calendar, now: float) -> TimeAccount:
    """The account of somebody who comes back after it was empty or the caretaker played: an increment at least."""
    account = stopped(account, calendar, now)
    account = replace(account, wait_since=now, called_at=None, day_taken=False)
    account = _given_back(account, max(account.left, min(pace.increment, pace.cap), LEAST))
    return replace(account, wait_left=account.left)  # the wait is the same: it is the same question


def with_a_day(account: TimeAccount, calendar: Calendar, now: float, *, called: bool) -> TimeAccount:
    """A day more; by the vote of the others (`called`) without another last call."""
    account = restarted(account, calendar, now)
    account = _given_back(replace(account, wait_left=account.wait_left + 24 * HOUR), account.left + 24 * HOUR)
    if called:
        return account
    return replace(account, day_taken=True, days_taken=account.days_taken + 1, called_at=None)


def with_dues(account: TimeAccount, pace: Pace, calendar: Calendar) -> TimeAccount:
    """The account with the moment when it will be empty as things stand: not before the last call had its time."""
    if account.since is None:
        return account if account.until is None else replace(account, until=None)
    until = calendar.when(account.since, account.left)
    called_at = last_call_at(account, calendar) if account.called_at is None else account.called_at
    if until is not None and called_at is not None:
        called = calendar.when(called_at, notice(account))
        until = None if called is None else max(until, called)
    return account if until == account.until else replace(account, until=until)


def notice(account: TimeAccount) -> float:
    """Seconds of counted time between last call and an empty account."""
    return min(LAST_CALL, account.wait_left / 2)


def last_call_at(account: TimeAccount, calendar: Calendar) -> float | None:
    """When the last call of this wait is due; None: not as things stand, or it was made."""
    if account.since is None or account.called_at is not None:
        return None
    due = calendar.when(account.since, max(0.0, account.left - notice(account)))
    return None if due is None else max(due, (account.wait_since or account.since) + AFTER_RING)
