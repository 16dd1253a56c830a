"""Phase 4: everybody may pay a gold for one of the three persons on display."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rules.core import PASS, Arg, Refusal, only

from .actions import benefit, carry_out, empty_sectors
from .book import choice, forced, step
from .borough_persons import actress, bishop, butcher, fool, gypsies, lover, minstrel, prosecutor
from .carriage import message_benefit
from .components import MARKETS, MOST_RAT, NOTRE_DAME, Action, PersonCard, Source, action_of, kind_of
from .state import EMPTY, Table


@step
def may_hire(g: Table, seat: int) -> None:
    """Without gold nobody is asked (R-23)."""
    if g.gold[seat]:
        g.then(hire(seat))
    else:
        g.say("hired_nobody", seat=seat)


@choice
def hire(g: Table, seat: int) -> list[Arg]:
    """One of the three persons, or nobody."""
    return [*g.display, PASS]


@hire.chosen
def hire_chosen(g: Table, seat: int, person: Arg) -> None:
    if isinstance(person, int):
        pay_and_use(g, seat, person)
    else:
        g.say("hired_nobody", seat=seat)


@choice
def hire_more(g: Table, seat: int, left: int) -> list[Arg]:
    """The Advisor: any person but himself, the same one twice too; whoever wants nobody is not asked again (R-35)."""
    return [*(person for person in g.display if person != PersonCard.ADVISOR), PASS] if g.gold[seat] else []


@hire_more.chosen
def hire_more_chosen(g: Table, seat: int, person: Arg, left: int) -> None:
    if isinstance(person, int):
        if left > 1:
            g.then(hire_more(seat, left - 1))  # waits below what the person asks
        pay_and_use(g, seat, person)
    else:
        g.say("hired_nobody", seat=seat)


@hire_more.barred
def hire_more_barred(g: Table, seat: int, left: int) -> dict[Arg, Refusal]:
    return {int(PersonCard.ADVISOR): Refusal("advisor_once", {"rule": "advisor"})}


def pay_and_use(g: Table, seat: int, person: int) -> None:
    """The gold is in the supply before the benefit is counted (R-23)."""
    g.say("hired", seat=seat, person=person)
    g.pay(seat, 1)
    USES[person](g, seat)


# --------------------------------------------------------------------------- brown


def barmaid(g: Table, seat: int) -> None:
    g.gain_prestige(seat, 3, Source.PERSONS)
    g.then(benefit(seat))


def monk(g: Table, seat: int) -> None:
    g.gain_markers(seat, 2)
    g.gain_prestige(seat, 1, Source.PERSONS)


def money_lender(g: Table, seat: int) -> None:
    g.gain_gold(seat, 2)
    g.gain_prestige(seat, 1, Source.PERSONS)


def doctor(g: Table, seat: int) -> None:
    g.doctored = (*g.doctored, seat)


# --------------------------------------------------------------------------- gray: points for what one has


def soldier(g: Table, seat: int) -> int:
    """A point for each own piece on the board."""
    return sum(g.presences(seat)) + g.at(seat, NOTRE_DAME)


def sectors_with(g: Table, seat: int, least: int) -> int:
    """How many sectors have at least this presence."""
    return sum([n >= least for n in g.presences(seat)])


def bell_ringer(g: Table, seat: int) -> int:
    """Markers on Notre Dame: one's own, or by table option everybody's (R-32)."""
    counted = range(g.seats) if g.options.bell_ringer_counts == "all" else (seat,)
    return 3 * sum(g.at(each, NOTRE_DAME) for each in counted)


POINTS: Final[Mapping[int, Callable[[Table, int], int]]] = {
    PersonCard.SOLDIER: soldier,
    PersonCard.NIGHT_WATCHMAN: lambda g, seat: len(empty_sectors(g, seat)),
    PersonCard.LAWYER: lambda g, seat: 3 * (len(g.collected[seat]) // 2),
    PersonCard.BEGGAR_KING: lambda g, seat: MOST_RAT - g.rats[seat],
    PersonCard.GUILD_MASTER: lambda g, seat: 2 * sectors_with(g, seat, 2),
    PersonCard.LADY_IN_WAITING: lambda g, seat: max(g.presences(seat)),
    PersonCard.MAYOR: lambda g, seat: 3 * sectors_with(g, seat, 3),
    PersonCard.CARPENTER: lambda g, seat: sectors_with(g, seat, 1),
    PersonCard.MANAGER: lambda g, seat: g.prestige[seat],
    PersonCard.BELL_RINGER: bell_ringer,
    PersonCard.HOST: lambda g, seat: 2 * g.presence(seat, Action.HOTEL),
    PersonCard.GRAVE_DIGGER: lambda g, seat: g.plague,  # all of it
    PersonCard.GUARD: lambda g, seat: 3 * (g.general[seat] // 2),
}


def points(person: int) -> Callable[[Table, int], None]:
    """A person who is worth points and nothing else."""
    return lambda g, seat: g.gain_prestige(seat, POINTS[person](g, seat), Source.PERSONS)


# --------------------------------------------------------------------------- gray: something to do


def nurse(g: Table, seat: int) -> None:
    """A marker onto the hospital; the rat moves back in any case (R-27)."""
    g.place_from_general(seat, Action.HOSPITAL.value)
    g.rat_back(seat, 1)


def priest(g: Table, seat: int) -> None:
    """A marker onto Notre Dame, and nothing else."""
    g.place_from_general(seat, NOTRE_DAME)


def scholar(g: Table, seat: int) -> None:
    """The third action card is shown and played (R-30)."""
    held = g.hands[seat][0]
    g.drop_from_hand(seat, held.card)
    g.played = (*g.played, held.card)
    g.reveal("played", seat=seat, card=held.card)
    g.then(carry_out(seat, action_of(held.card)))


def spy(g: Table, seat: int) -> None:
    """All gray persons still to come, in their order (R-37)."""
    if g.grays:
        faces = tuple(gray.face for gray in reversed(g.grays))
        g.reveal("spied", seat=seat, n=len(faces), persons=only(seat, faces))
    g.grays = tuple(gray.seen(seat) for gray in g.grays)
    g.gain_prestige(seat, 2, Source.PERSONS)


def open_markets(g: Table, seat: int) -> int:
    """The own markets without a message; the centre, which never has one, counts or not by table option (R-33)."""
    own = g.messages[g.home(seat) : g.home(seat) + len(MARKETS)]
    return own.count(EMPTY) - (g.options.merchant_counts_centre == "no")


def merchant(g: Table, seat: int) -> None:
    """A gold for each own market without a message."""
    g.gain_gold(seat, open_markets(g, seat))


def advisor(g: Table, seat: int) -> None:
    """Up to two more persons."""
    g.then(hire_more(seat, 2))


@forced
def coachman(g: Table, seat: int) -> list[int]:
    """A kind of message: the benefit of all collected ones again, in one gain (R-29)."""
    return sorted({kind_of(message) for message in g.collected[seat]})


@coachman.chosen
def coachman_chosen(g: Table, seat: int, kind: int) -> None:
    message_benefit(g, seat, kind, sum(kind_of(message) == kind for message in g.collected[seat]))


@choice
def patron(g: Table, seat: int) -> list[int]:
    """Gold, and the rat back as many spaces: more than it can go back would be wasted (R-34)."""
    most = min(g.gold[seat], g.rats[seat])
    return [*range(most + 1)] if most else []


@patron.chosen
def patron_chosen(g: Table, seat: int, gold: int) -> None:
    g.say("patron", seat=seat, n=gold)
    g.pay(seat, gold)
    g.rat_back(seat, gold)


USES: Final[Mapping[int, Callable[[Table, int], None]]] = {
    **{person: points(person) for person in POINTS},
    PersonCard.BARMAID: barmaid,
    PersonCard.MINSTREL: minstrel,
    PersonCard.MONK: monk,
    PersonCard.FOOL: fool,
    PersonCard.MONEY_LENDER: money_lender,
    PersonCard.DOCTOR: doctor,
    PersonCard.BISHOP: bishop,
    PersonCard.SCHOLAR: scholar,
    PersonCard.NURSE: nurse,
    PersonCard.SPY: spy,
    PersonCard.GYPSIES: gypsies,
    PersonCard.COACHMAN: lambda g, seat: g.then(coachman(seat)),
    PersonCard.ADVISOR: advisor,
    PersonCard.PRIEST: priest,
    PersonCard.PROSECUTOR: prosecutor,
    PersonCard.BUTCHER: butcher,
    PersonCard.PATRON: lambda g, seat: g.then(patron(seat)),
    PersonCard.MERCHANT: merchant,
    PersonCard.ACTRESS: actress,
    PersonCard.LOVER: lover,
}
