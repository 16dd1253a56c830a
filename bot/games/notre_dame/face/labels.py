"""Labels of the options about cards, sectors and pieces, with what each option brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.faces.face import Label
from bot.faces.facts import Told
from bot.faces.question_context import number, numbers
from rules.core import Arg
from rules.notre_dame.components import NOTRE_DAME, Action, action_of, colour_of

from .carriage_labels import drive, message
from .glossary import action_name, card_name, gold_text, pieces_text
from .outcomes import Ahead, best, brings, happens, own_events, presence_then, seat_then
from .person_labels import coachman, hire, patron
from .question_context import Asked, titled

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
    """A card with what it would bring if it were played now."""
    card = number(option)
    now = at.words("notre_dame-option-as_things_stand", gain=brings(at, at.after(card)))
    return Label(at.words("notre_dame-option-keep", **card_told(at, card)), now)


def _play(at: Asked, option: Arg) -> Label:
    """A card with what it brings; of two of a kind also whose pile they come from."""
    card, then = number(option), at.after(option)
    twice = sum(action_of(number(other)) == action_of(card) for other in at.ask.options) > 1
    key = "notre_dame-option-play_of" if twice else "notre_dame-option-play"
    return titled(at.words, key, card_told(at, card), brings(at, then), *_beside(at, then, action_of(card)))


def _beside(at: Asked, then: Ahead | None, action: int) -> tuple[str, ...]:
    """What the label of a card does not say: how many stand there then, what the park adds, an empty supply."""
    if action == Action.TRUSTED_FRIEND:
        return ()
    if happens(at, then, "no_action"):
        poor = action == NOTRE_DAME and not at.mine.gold
        return (at.words("notre_dame-option-no_gold" if poor else "notre_dame-option-no_marker"),)
    return (
        at.words("notre_dame-option-empty_supply") if not at.mine.personal else "",
        "" if action == NOTRE_DAME else _there(at, then, action),
        _by_park(at, then),
    )


def _there(at: Asked, then: Ahead | None, sector: int) -> str:
    return at.words("notre_dame-option-there", n=presence_then(at, then, sector)) if then else ""


def _by_park(at: Asked, then: Ahead | None) -> str:
    """The points that the park adds are in the gain already."""
    n = best(at, then).by_park if then else 0
    return at.words("notre_dame-option-by_park", n=n) if n else ""


# --------------------------------------------------------------------------- markers, gold, the trusted friend


def _source(at: Asked, option: Arg) -> Label:
    """Where a marker comes from if the personal supply is empty."""
    if not isinstance(option, int):
        return Label(at.words("notre_dame-option-marker.pass"))
    facts: Told = {
        "from": action_name(at.words, option, "from"),
        "short": action_name(at.words, option, "short"),
    }
    then = at.after(option)
    own = seat_then(at, then)
    left = at.words("notre_dame-option-left", n=own.markers[option]) if own else ""
    return titled(at.words, "notre_dame-option-marker", facts, brings(at, then), left, _by_park(at, then))


def _donate(at: Asked, option: Arg) -> Label:
    if not isinstance(option, int):
        return Label(at.words("notre_dame-option-donate.pass"))
    then = at.after(option)
    facts: Told = {"gold": gold_text(at.words, option)}
    kept = at.words("notre_dame-option-gold_kept", n=max(0, at.mine.gold - option))
    return titled(at.words, "notre_dame-option-donate", facts, brings(at, then), kept, _by_park(at, then))


def _friend(at: Asked, option: Arg) -> Label:
    return _acting(at, number(option), "notre_dame-option-friend")


def _acting(at: Asked, sector: int, key: str) -> Label:
    """A sector whose action follows: what it brings, how many stand there then, what of it the park adds."""
    then = at.after(sector)
    gain, more = brings(at, then, placed=False), (_there(at, then, sector), _by_park(at, then))
    return titled(at.words, key, _sector_told(at, sector), gain, *more)


def _sector_told(at: Asked, sector: int) -> Told:
    return {
        "sector": action_name(at.words, sector),
        "to": action_name(at.words, sector, "to"),
        "short": action_name(at.words, sector, "short"),
    }


def _benefit(at: Asked, option: Arg) -> Label:
    label, own = at.words(f"notre_dame-option-benefit-{option}"), seat_then(at, at.after(option))
    if own is None:
        return Label(label)
    n = {"marker": own.personal, "gold": own.gold, "rat": own.rat}[str(option)]
    return Label(label, at.words(f"notre_dame-option-then-{option}", n=n))


# --------------------------------------------------------------------------- pieces that move


def _shift_from(at: Asked, option: Arg) -> Label:
    if not isinstance(option, int):
        return Label(at.words("notre_dame-option-shift_from.pass"))
    friend = int(at.mine.friend == option)
    here = pieces_text(at.words, at.mine.markers[option], friend)
    return Label(at.words("notre_dame-option-shift_from", **{"from": action_name(at.words, option, "from")}), here)


def _shift_what(at: Asked, option: Arg) -> Label:
    n, friend = numbers(option)
    left = at.mine.presence(at.arg(2)) - n - friend
    pieces = pieces_text(at.words, n, friend)
    return Label(at.words("notre_dame-option-shift_what", pieces=pieces), at.words("notre_dame-option-left", n=left))


def _shift_to(at: Asked, option: Arg) -> Label:
    """A sector to go to; of some persons its action follows."""
    target, then = number(option), at.after(option)
    if then and (then.ask or any(key != "shifted" for key, _ in own_events(at, then))):
        return _acting(at, target, "notre_dame-option-shift_act")
    return Label(at.words("notre_dame-option-shift_to", **_sector_told(at, target)), _there(at, then, target))


# --------------------------------------------------------------------------- single sectors


def _sector(at: Asked, option: Arg) -> Label:
    return _acting(at, number(option), "notre_dame-option-sector")


def _toggle(at: Asked, option: Arg) -> Label:
    """A place where markers are put or taken away."""
    place = number(option)
    outcome = (
        at.words("notre_dame-option-markers_there", n=at.mine.markers[place]) if at.ask.choice == "give_back" else ""
    )
    return Label(action_name(at.words, place), outcome)


def _outbreak(at: Asked, option: Arg) -> Label:
    place = number(option)
    label = at.words("notre_dame-option-outbreak", **{"from": action_name(at.words, place, "from")})
    own = seat_then(at, at.after(place))
    return Label(label, at.words("notre_dame-option-left", n=own.presence(place)) if own else "")


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
