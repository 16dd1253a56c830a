"""What an answer brings, for its button: counted from the view, and held against the play by the tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from bot.text import listed
from rules.notre_dame.actions import DONATION
from rules.notre_dame.components import KINDS, MOST_RAT, NOTRE_DAME, SECTORS, Action, PersonCard, action_of
from rules.notre_dame.state import RESERVE

from .glossary import card_name, gold_text, markers_text, points_text
from .own_borough import Borough
from .question_context import Asked


class Supply(NamedTuple):
    """What can be gained at most: own markers from the general supply, and gold from the supply and from opponents."""

    markers: int
    gold: int


def supply_of(at: Asked) -> Supply:
    """What can be gained as things stand."""
    return Supply(at.mine.general, at.gold_to_gain)


# --------------------------------------------------------------------------- points, gold, markers, the rat


def nothing(at: Asked) -> str:
    """An answer that brings nothing now."""
    return at.words("notre_dame-gain-nothing")


def points(at: Asked, n: int, then: Borough) -> str:
    """So many points, with those of the park; none of them is no gain."""
    return points_text(at.words, n + then.bonus) if n > 0 else nothing(at)


def gold(at: Asked, n: int, supply: Supply) -> str:
    """So much gold, as far as there is any."""
    return gold_text(at.words, min(n, supply.gold)) if min(n, supply.gold) else nothing(at)


def markers(at: Asked, n: int, supply: Supply) -> str:
    """So many markers, as far as the general supply has them."""
    return markers_text(at.words, min(n, supply.markers)) if min(n, supply.markers) else nothing(at)


def rat_back(at: Asked, n: int = 1) -> str:
    """The rat goes back, not below 0."""
    n = min(n, at.mine.rat)
    return at.words("notre_dame-gain-rat", n=n) if n else at.words("notre_dame-gain-rat_stays")


def both(at: Asked, *gains: str) -> str:
    """Several gains of one answer, those that are nothing left out."""
    some = [gain for gain in gains if gain not in (nothing(at), at.words("notre_dame-gain-rat_stays"))]
    return listed(at.words, some) if some else nothing(at)


# --------------------------------------------------------------------------- actions of the sectors


def action_brings(at: Asked, then: Borough, sector: int, supply: Supply | None = None) -> str:
    """What the action of a sector brings with the pieces that stand there then."""
    p, supply = then.presence(sector), supply or supply_of(at)
    match sector:
        case Action.SCHOOL:
            return markers(at, p, supply)
        case Action.BANK:
            return gold(at, p, supply)
        case Action.RESIDENCE:
            return points(at, p, then)
        case Action.CARRIAGE_HOUSE:
            return at.words("notre_dame-gain-drive", n=p)
        case Action.HOTEL:
            return at.words("notre_dame-gain-benefits", n=1 if p <= 2 else 2)
    return rat_back(at)


def card_brings(at: Asked, card: int) -> str:
    """What an action card brings if it is played as things stand."""
    action = action_of(card)
    if action == Action.TRUSTED_FRIEND:
        return at.words("notre_dame-gain-friend.first" if at.mine.friend == RESERVE else "notre_dame-gain-friend")
    if not can_place(at, action):
        return nothing(at)
    if action == NOTRE_DAME:
        most = DONATION[min(3, at.mine.gold)] if at.mine.gold else 0
        return at.words("notre_dame-gain-most", gain=points(at, most, at.borough)) if most else nothing(at)
    return action_brings(at, at.borough.with_markers(action), action)


def can_place(at: Asked, action: int) -> bool:
    """Whether there is a marker to place: in the personal supply, or elsewhere on the board."""
    return at.mine.personal > 0 or any(at.mine.markers[place] for place in (*SECTORS, NOTRE_DAME) if place != action)


def message_brings(at: Asked, kind: int, n: int = 1, supply: Supply | None = None) -> str:
    """What so many messages of a kind bring."""
    others = (
        lambda: gold(at, n, supply or supply_of(at)),
        lambda: markers(at, n, supply or supply_of(at)),
        lambda: rat_back(at, n),
        lambda: nothing(at),
    )
    return both(at, points(at, n * (kind + 1), at.borough), others[kind]())


# --------------------------------------------------------------------------- persons


def person_brings(at: Asked, person: int) -> str:
    """What a person brings to this seat as things stand, the coin for him paid."""
    if person in BRINGS:
        return BRINGS[person](at, Supply(at.mine.general, at.gold_to_gain + 1))
    return points(at, at.view.worth[at.view.display.index(person)], at.borough)


def _bishop(at: Asked, supply: Supply) -> str:
    return at.words("notre_dame-gain-bishop") if supply.markers and at.borough.empty else nothing(at)


def _movers(at: Asked, key: str) -> str:
    """Pieces can move if there are any."""
    return at.words(key) if len(at.borough.empty) < len(SECTORS) else nothing(at)


def _scholar(at: Asked, supply: Supply) -> str:
    third = next(held.card for held in at.mine.hand)
    assert third is not None
    return at.words("notre_dame-gain-scholar", card=card_name(at.words, third, "short"))


def _nurse(at: Asked, supply: Supply) -> str:
    added = at.words("notre_dame-gain-nurse") if supply.markers else nothing(at)
    return both(at, added, rat_back(at))


def _priest(at: Asked, supply: Supply) -> str:
    return at.words("notre_dame-gain-priest") if supply.markers else nothing(at)


def _gypsies(at: Asked, supply: Supply) -> str:
    """All markers back would bring most: each brings two, and two of them in the park add one."""
    most = 2 * sum(at.mine.markers)
    return at.words("notre_dame-gain-most", gain=points_text(at.words, most)) if most else nothing(at)


def _lover(at: Asked, supply: Supply) -> str:
    if at.mine.friend == RESERVE or not supply.markers:
        return nothing(at)
    then = at.borough.with_markers(at.mine.friend)
    return action_brings(at, then, at.mine.friend, Supply(supply.markers - 1, supply.gold))


def _coachman(at: Asked, supply: Supply) -> str:
    """Of one kind alone nothing is left to choose."""
    kinds = {message % KINDS for message in at.mine.collected}
    if len(kinds) > 1:
        return at.words("notre_dame-gain-coachman")
    return message_brings(at, kinds.pop(), len(at.mine.collected), supply) if kinds else nothing(at)


def _patron(at: Asked, supply: Supply) -> str:
    most = min(at.mine.gold - 1, at.mine.rat)
    return at.words("notre_dame-gain-rat_most", n=most) if most > 0 else nothing(at)


def _butcher(at: Asked, supply: Supply) -> str:
    n = min(supply.markers, len(at.borough.empty))
    return at.words("notre_dame-gain-butcher", n=n) if n else nothing(at)


BRINGS: Final[Mapping[int, Callable[[Asked, Supply], str]]] = {
    PersonCard.BARMAID: lambda at, supply: both(
        at, points(at, 3, at.borough), at.words("notre_dame-gain-benefits", n=1)
    ),
    PersonCard.MINSTREL: lambda at, supply: _movers(at, "notre_dame-gain-minstrel"),
    PersonCard.MONK: lambda at, supply: both(at, points(at, 1, at.borough), markers(at, 2, supply)),
    PersonCard.FOOL: lambda at, supply: _movers(at, "notre_dame-gain-fool"),
    PersonCard.MONEY_LENDER: lambda at, supply: both(at, points(at, 1, at.borough), gold(at, 2, supply)),
    PersonCard.DOCTOR: lambda at, supply: at.words("notre_dame-gain-doctor"),
    PersonCard.BISHOP: _bishop,
    PersonCard.SCHOLAR: _scholar,
    PersonCard.NURSE: _nurse,
    PersonCard.SPY: lambda at, supply: points(at, 2, at.borough),
    PersonCard.GYPSIES: _gypsies,
    PersonCard.COACHMAN: _coachman,
    PersonCard.ADVISOR: lambda at, supply: at.words("notre_dame-gain-advisor") if at.mine.gold > 1 else nothing(at),
    PersonCard.PRIEST: _priest,
    PersonCard.PROSECUTOR: lambda at, supply: _movers(at, "notre_dame-gain-prosecutor"),
    PersonCard.BUTCHER: _butcher,
    PersonCard.PATRON: _patron,
    PersonCard.MERCHANT: lambda at, supply: gold(at, at.view.worth[at.view.display.index(PersonCard.MERCHANT)], supply),
    PersonCard.ACTRESS: lambda at, supply: _movers(at, "notre_dame-gain-actress"),
    PersonCard.LOVER: _lover,
}


def rat_after(at: Asked, n: int) -> int:
    """Where the rat stands after going back so far."""
    return max(0, min(MOST_RAT, at.mine.rat - n))
