"""The options of cards, sectors and pieces: what a button says, and what the press brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.faces.face import Label
from bot.faces.question_context import fitting, number, numbers
from rules.core import Arg
from rules.notre_dame.actions import DONATION
from rules.notre_dame.components import NOTRE_DAME, Action, PersonCard, action_of, colour_of

from .carriage_labels import drive, message
from .facts import Told
from .glossary import action_name, card_name, gold_text, pieces_text
from .outcomes import Supply, action_brings, can_place, card_brings, points, rat_after, supply_of
from .own_borough import Borough
from .person_labels import coachman, hire, patron
from .question_context import Asked, titled

ACTING: Final = (PersonCard.FOOL, PersonCard.ACTRESS)  # pieces that move bring the action of the sector they come to

# --------------------------------------------------------------------------- cards


def card_told(at: Asked, card: int) -> Told:
    """A card's names, and whose pile it comes from."""
    return {
        "card": card_name(at.words, card),
        "the": card_name(at.words, card, "the"),
        "short": card_name(at.words, card, "short"),
        "owner": at.plain.tag(colour_of(card)),
    }


def _keep(at: Asked, option: Arg) -> Label:
    card = number(option)
    now = at.words("notre_dame-option-as_things_stand", gain=card_brings(at, card))
    return Label(at.words("notre_dame-option-keep", **card_told(at, card)), now)


def _play(at: Asked, option: Arg) -> Label:
    """A card with what it brings; of two of a kind also whose pile they come from."""
    card = number(option)
    twice = sum(action_of(number(other)) == action_of(card) for other in at.ask.options) > 1
    key = "notre_dame-option-play_of" if twice else "notre_dame-option-play"
    return titled(at.words, key, card_told(at, card), card_brings(at, card), *_beside(at, action_of(card)))


def _beside(at: Asked, action: int) -> tuple[str, ...]:
    """What the label of a card does not say: how many stand there then, what the park adds, an empty supply."""
    if action == Action.TRUSTED_FRIEND:
        return ()
    if not can_place(at, action):
        return (at.words("notre_dame-option-no_marker"),)
    if action == NOTRE_DAME and not at.mine.gold:
        return (at.words("notre_dame-option-no_gold"),)
    there = "" if action == NOTRE_DAME else _there(at, at.borough.with_markers(action), action)
    return (
        at.words("notre_dame-option-empty_supply") if not at.mine.personal else "",
        there,
        _by_park(at, at.borough, action),
    )


def _there(at: Asked, then: Borough, sector: int) -> str:
    return at.words("notre_dame-option-there", n=then.presence(sector))


def _by_park(at: Asked, then: Borough, action: int) -> str:
    """The points that the park adds are in the gain already."""
    with_points = action in (Action.RESIDENCE, NOTRE_DAME)
    return at.words("notre_dame-option-by_park", n=then.bonus) if with_points and then.bonus else ""


# --------------------------------------------------------------------------- markers, gold, the trusted friend


def _source(at: Asked, option: Arg) -> Label:
    """Where a marker comes from if the personal supply is empty."""
    if not isinstance(option, int):
        return Label(at.words("notre_dame-option-marker.pass"))
    facts: Told = {
        "from": action_name(at.words, option, "from"),
        "short": action_name(at.words, option, "short"),
    }
    if at.ask.choice == "marker_to_notre_dame":
        then, target = at.borough.moved(option, NOTRE_DAME), NOTRE_DAME
        gain = points(at, DONATION[at.arg(1)], then)
    else:
        target = at.arg(1)
        then = at.borough.moved(option, target)
        gain = action_brings(at, then, target)
    left = at.words("notre_dame-option-left", n=then.markers[option])
    return titled(at.words, "notre_dame-option-marker", facts, gain, left, _by_park(at, then, target))


def _donate(at: Asked, option: Arg) -> Label:
    if not isinstance(option, int):
        return Label(at.words("notre_dame-option-donate.pass"))
    gain = points(at, DONATION[option], at.borough)
    facts: Told = {"gold": gold_text(at.words, option)}
    kept = at.words("notre_dame-option-gold_kept", n=max(0, at.mine.gold - option))
    return titled(at.words, "notre_dame-option-donate", facts, gain, kept, _by_park(at, at.borough, NOTRE_DAME))


def _friend(at: Asked, option: Arg) -> Label:
    sector = number(option)
    then = at.borough.with_friend(sector)
    return titled(
        at.words,
        "notre_dame-option-friend",
        _sector_told(at, sector),
        action_brings(at, then, sector),
        _there(at, then, sector),
        _by_park(at, then, sector),
    )


def _sector_told(at: Asked, sector: int) -> Told:
    return {
        "sector": action_name(at.words, sector),
        "to": action_name(at.words, sector, "to"),
        "short": action_name(at.words, sector, "short"),
    }


def _benefit(at: Asked, option: Arg) -> Label:
    then = {"marker": at.mine.personal + 1, "gold": at.mine.gold + 1, "rat": rat_after(at, 1)}[str(option)]
    return Label(at.words(f"notre_dame-option-benefit-{option}"), at.words(f"notre_dame-option-then-{option}", n=then))


# --------------------------------------------------------------------------- pieces that move


def _shift_from(at: Asked, option: Arg) -> Label:
    if not isinstance(option, int):
        return Label(at.words("notre_dame-option-shift_from.pass"))
    friend = int(at.mine.friend == option)
    here = pieces_text(at.words, at.mine.markers[option], friend)
    return Label(at.words("notre_dame-option-shift_from", **{"from": action_name(at.words, option, "from")}), here)


def _shift_what(at: Asked, option: Arg) -> Label:
    n, friend = numbers(option)
    left = at.borough.presence(at.arg(2)) - n - friend
    pieces = pieces_text(at.words, n, friend)
    return Label(at.words("notre_dame-option-shift_what", pieces=pieces), at.words("notre_dame-option-left", n=left))


def _shift_to(at: Asked, option: Arg) -> Label:
    """A sector to go to; with the Fool and the Actress its action follows."""
    target, (person, source, n, friend) = number(option), (at.arg(k) for k in (1, 2, 3, 4))
    then = at.borough.moved(source, target, n, friend)
    if person not in ACTING:
        return Label(at.words("notre_dame-option-shift_to", **_sector_told(at, target)), _there(at, then, target))
    gain = action_brings(at, then, target)
    facts, more = _sector_told(at, target), (_there(at, then, target), _by_park(at, then, target))
    return titled(at.words, "notre_dame-option-shift_act", facts, gain, *more)


# --------------------------------------------------------------------------- single sectors


def _sector(at: Asked, option: Arg) -> Label:
    """A sector whose action follows: the Bishop puts a marker there first."""
    sector, now = number(option), supply_of(at)
    bishop = at.ask.choice == "empty_sector"
    then = at.borough.with_markers(sector) if bishop else at.borough
    supply = Supply(max(0, now.markers - 1), now.gold) if bishop else now
    gain, more = action_brings(at, then, sector, supply), (_there(at, then, sector), _by_park(at, then, sector))
    return titled(at.words, "notre_dame-option-sector", _sector_told(at, sector), gain, *more)


def _toggle(at: Asked, option: Arg) -> Label:
    """A place where markers are put or taken away."""
    place = number(option)
    outcome = (
        at.words("notre_dame-option-markers_there", n=at.mine.markers[place]) if at.ask.choice == "give_back" else ""
    )
    return Label(action_name(at.words, place), outcome)


def _outbreak(at: Asked, option: Arg) -> Label:
    place = number(option)
    left = at.words("notre_dame-option-left", n=at.borough.presence(place) - 1)
    return Label(
        at.words("notre_dame-option-outbreak", **{"from": action_name(at.words, place, "from")}), fitting(left)
    )


LABELS: Final[Mapping[str, Callable[[Asked, Arg], Label]]] = {
    "keep": _keep,
    "play": _play,
    "marker": _source,
    "marker_to_notre_dame": _source,
    "donate": _donate,
    "friend": _friend,
    "benefit": _benefit,
    "drive": drive,
    "message": message,
    "hire": hire,
    "hire_more": hire,
    "coachman": coachman,
    "patron": patron,
    "shift_from": _shift_from,
    "shift_what": _shift_what,
    "shift_to": _shift_to,
    "empty_sector": _sector,
    "own_sector": _sector,
    "butcher_sectors": _toggle,
    "give_back": _toggle,
    "outbreak": _outbreak,
}
