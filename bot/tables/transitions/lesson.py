"""A lesson: a running table of one person among gentle bot players, with a deal that was chosen to teach."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.values import NOWHERE, LessonDeal, Person, Player, Terms, refused
from rules.core import AnyGame

from . import lobby, play
from .dealer import Dealer
from .transition import Transition


def open_lesson(code: str, game: AnyGame, deal: LessonDeal, person: Person, dealer: Dealer, now: float) -> Transition:
    """Make a running table that stands in no channel. Refusal: bad_seats."""
    terms = Terms(deal.seats, seating="joined", rated="never", lesson=deal.number)
    transition = lobby.open_table(code, game, person, NOWHERE, terms, now)
    transition.table = replace(transition.table, options=deal.options, players=_players(deal, person))
    play.start(transition, person.id, dealer.under(deal.secret))
    return transition


def _players(deal: LessonDeal, person: Person) -> tuple[Player, ...]:
    return tuple(
        Player(person.id, person.name, ready=True)
        if seat == deal.seat
        else Player(None, "", seat + (seat < deal.seat), ready=True, level="easy")
        for seat in range(deal.seats)
    )


def leave(transition: Transition, person: int) -> None:
    """End a lesson. Refusals: not_running, not_seated."""
    transition.must_be_running()
    transition.player(person)
    transition.close("lesson")


def untouched(transition: Transition) -> None:
    """End a lesson that nobody went on with."""
    transition.must_be_running()
    if not transition.table.is_lesson:
        raise refused("nothing_to_do")
    transition.close("lesson")
