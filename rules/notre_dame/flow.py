"""The sequence of play: three periods of three rounds, five phases each."""

from __future__ import annotations

from rules.core import apart

from .actions import play
from .book import forced, step
from .components import ACTIONS, BROWN, LETTERS, MOST_RAT, NOTRE_DAME, SECTORS, PersonCard, Source
from .draft import draft
from .persons import may_hire
from .scoring import announce
from .state import PERIODS, ROUNDS_A_PERIOD, Table, busiest_of, share

ROUNDS = PERIODS * ROUNDS_A_PERIOD
OUTBREAK = 2  # points that it costs, and a marker of the busiest sector


@step
def a_round(g: Table) -> None:
    g.round += 1
    if g.round % ROUNDS_A_PERIOD == 1:
        begin_period(g)
    g.say("round_begins", round=g.round, seat=g.bell)
    g.then(show_persons(), draft(), play_cards(), hire_persons(), plague())


def begin_period(g: Table) -> None:
    """All action cards are back with their owners; those and the brown persons are shuffled."""
    g.played, g.discards = (), ()
    own = (range(seat * ACTIONS, (seat + 1) * ACTIONS) for seat in range(g.seats))
    g.piles = [g.shuffled(cards) for cards in own]
    g.browns = g.shuffled(BROWN)
    g.say("period_begins", letter=LETTERS[g.period])


# --------------------------------------------------------------------------- 1  Persons


@step
def show_persons(g: Table) -> None:
    """Two brown persons and a gray one."""
    g.browns, two = g.browns[:-2], g.browns[-2:]
    g.grays, gray = g.grays[:-1], g.grays[-1]
    g.display = (*two[::-1], gray.face)
    g.reveal("persons", persons=g.display, n=g.plague)


# --------------------------------------------------------------------------- 3  Play action cards


@step
def play_cards(g: Table) -> None:
    """Everybody plays one card in turn order, then a second one; the third is discarded unseen."""
    g.then(*(play(seat, 1) for seat in g.order), *(play(seat, 2) for seat in g.order), third_cards())


@step
def third_cards(g: Table) -> None:
    """With the Scholar on display the third cards stay until all have hired (R-11)."""
    if PersonCard.SCHOLAR not in g.display:
        put_away(g)


def put_away(g: Table) -> None:
    """The third cards go unseen to the common discards."""
    g.discards += tuple(held for hand in g.hands for held in hand)
    g.hands = [()] * g.seats


# --------------------------------------------------------------------------- 4  Hire persons


@step
def hire_persons(g: Table) -> None:
    g.then(*(may_hire(seat) for seat in g.order))


# --------------------------------------------------------------------------- 5  The plague


@step
def plague(g: Table) -> None:
    """Every rat moves by the plague less the presence in the hospital (R-38); beyond the last space is an outbreak."""
    put_away(g)
    g.say("plague", n=g.plague)
    broken_out = list[int]()
    for seat in g.order:
        to = g.rat_after_plague(seat)
        g.rats[seat] = min(to, MOST_RAT)
        g.say("rat_moved", seat=seat, to=g.rats[seat])
        if to > MOST_RAT:
            broken_out.append(seat)
    for seat in broken_out:
        g.say("outbreak", seat=seat)
        g.lose_prestige(seat, OUTBREAK)
    asked = [outbreak(seat) for seat in broken_out if busiest(g, seat)]  # all at once
    g.then(*([apart(*asked)] if asked else []), end_of_round())


def busiest(g: Table, seat: int) -> list[int]:
    """The sectors of which one loses a marker by an outbreak."""
    return busiest_of(g.presences(seat), [g.at(seat, sector) for sector in SECTORS])


@forced
def outbreak(g: Table, seat: int) -> list[int]:
    """The busiest sector loses a marker; of several busiest the player chooses one."""
    return busiest(g, seat)


@outbreak.chosen
def outbreak_chosen(g: Table, seat: int, sector: int) -> None:
    g.say("lost_marker", seat=seat, sector=sector)
    g.remove(seat, sector)


# --------------------------------------------------------------------------- the ends


@step
def end_of_round(g: Table) -> None:
    g.doctored, g.display = (), ()
    g.bell = (g.bell + 1) % g.seats
    if g.round % ROUNDS_A_PERIOD == 0:
        share_prestige(g)
    if g.round < ROUNDS:
        g.then(a_round())
    else:
        announce(g)


def share_prestige(g: Table) -> None:
    """Notre Dame shares its points among all markers on it (R-41); then they go back to the general supplies."""
    markers = [g.at(seat, NOTRE_DAME) for seat in range(g.seats)]
    if not sum(markers):
        g.say("nobody_at_notre_dame")
        return
    each = share(g.components.pool[g.seats], sum(markers))
    g.say("notre_dame", n=sum(markers), each=each)
    for seat in g.order:
        g.gain_prestige(seat, each * markers[seat], Source.NOTRE_DAME)
        g.remove(seat, NOTRE_DAME, markers[seat])
