"""Somebody is away: their table knows until when, and goes on as they chose."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.values import AwayChoice, refused

from .absence import care, come_back, set_stand, sleep_if_alone, wake
from .occurrences import CameBack
from .transition import Transition


def begin(transition: Transition, person: int, until: float, note: str, choice: AwayChoice) -> None:
    """The person is away from now on; their clock stands still. Refusals: not_seated, nothing_to_do (known already)."""
    transition.must_be_running()
    seat, player = transition.player(person)
    if player.away_until == until and player.away_note == note:
        raise refused("nothing_to_do")
    fresh = player.away_until is None
    transition.put(seat, replace(player, away_until=until, away_note=note))
    if fresh:
        transition.tell("table_away", seat=seat, until=int(until), note=note)
    if player.stand == "voted":
        come_back(transition, person)
        player = transition.player(person)[1]
    if player.stand not in ("own", "called"):
        return
    match choice:
        case "offer" if transition.table.is_duplicate:  # nobody may take the seat, and other tables wait
            care(transition, seat, "away")
        case "care":
            care(transition, seat, "away")
        case "offer" if len(transition.table.people) > 1:
            set_stand(transition, seat, "offered", "away")
            transition.tell("table_offers", seat=seat)
            sleep_if_alone(transition)
        case _:
            if player.stand == "called":
                set_stand(transition, seat, "own")
            _call_anew(transition, seat)


def _call_anew(transition: Transition, seat: int) -> None:
    """Whoever was called before has another last call after their time away."""
    player = transition.table.players[seat]
    if player and player.account:
        transition.put(seat, replace(player, account=replace(player.account, called_at=None)))


def end(transition: Transition, person: int, *, wakes: bool = True) -> None:
    """The person is there again, and a table that slept while nobody was goes on, if it `wakes`.

    Refusals: not_seated, not_away.
    """
    transition.must_be_running()
    seat, player = transition.player(person)
    if player.away_until is None:
        raise refused("not_away")
    transition.put(seat, replace(player, away_until=None, away_note=""))
    transition.tell("table_away_over", seat=seat)
    if player.stand in ("cared", "offered") and player.stand_why == "away":
        set_stand(transition, seat, "own")
        transition.occurrences.append(CameBack(seat))
        if wakes and transition.table.standing == "asleep":
            wake(transition, seat)
            if transition.now < player.away_until:  # they said so themselves
                transition.presser = seat
