"""Labels of the options about cards, sectors and pieces, with what each option brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.question_context import number, numbers
from bot.text import units
from rules.core import Arg
from rules.notre_dame.components import NOTRE_DAME, Action, action_of, colour_of

from .carriage_labels import drive, message
from .glossary import gold_text, pieces_text, place_sign, points_text, seat_mark
from .outcomes import (
    BETTER,
    Ahead,
    best,
    brings,
    from_to,
    happens,
    once_placed,
    own_events,
    plague_then,
    plate,
    presence_then,
    seat_then,
    why_nothing,
)
from .person_labels import coachman, hire, patron
from .question_context import Context, signed

OWNER: Final = 14  # characters of the name beside that of a card
ASKED_THEN: Final = {"benefit": "there_hotel", "drive": "there_carriage"}  # by the question of the sector's action

# --------------------------------------------------------------------------- cards


def _keep(at: Context, option: Arg) -> Label:
    """A card with what it would bring if it were played now: on the button in brief where it has to be."""
    card = number(option)
    then = at.after(card)
    keep, sign, rat = at.words("notre_dame-option-keep"), place_sign(at.words, action_of(card)), plague_then(at, then)
    gains = brings(at, then), plague_then(at, then, f"{BETTER}.short"), plate(at, then, plague=False)
    keys = "notre_dame-option-as_things_stand", "notre_dame-option-as_things_stand.short"
    forms = [at.words(key, gain=gain) for gain in gains if gain for key in keys]
    now = next((told for told in forms if units(f"{sign} · {keep} · {told}") <= LABEL), forms[0])
    there = "" if action_of(card) in (NOTRE_DAME, Action.TRUSTED_FRIEND) else _there(at, then, action_of(card))
    return signed(sign, keep, now, rat, there, brings=plate(at, then), drawn=not rat)


def _play(at: Context, option: Arg) -> Label:
    """A card with what it brings; of two of a kind also whose pile they come from."""
    card, then = number(option), at.after(option)
    sign, owner = place_sign(at.words, action_of(card)), colour_of(card)
    gain = brings(at, then)
    if happens(at, then, "no_action"):
        gain = why_nothing(at, then, card, gain)
    if sum(action_of(number(other)) == action_of(card) for other in at.ask.options) > 1:
        told = at.person(owner, OWNER) if at.words.spoken else seat_mark(at.plain, owner)
        sign = at.words("notre_dame-sign-card_of", card=sign, owner=told)
    return signed(sign, gain, *_beside(at, then, action_of(card)), brings=plate(at, then))


def _beside(at: Context, then: Ahead | None, action: int) -> tuple[str, ...]:
    """What the gain of a card does not say: how many stand there then, what the park adds, that nothing is placed."""
    if action == Action.TRUSTED_FRIEND:
        return ()
    if happens(at, then, "no_action"):
        return (at.words("notre_dame-option-none_moves"),)
    return (
        "" if action == NOTRE_DAME else _there(at, then, action),
        _by_park(at, then),
        plague_then(at, then),
    )


def _there(at: Context, then: Ahead | None, sector: int) -> str:
    """How many stand there then; of hotel and carriage house also what is asked. Nothing where no marker is placed."""
    if then is None or happens(at, then, "no_action"):
        return ""
    n, ask = presence_then(at, then, sector), once_placed(then).ask
    there, asked = at.words("notre_dame-option-there", n=n), ASKED_THEN.get(ask.choice if ask else "")
    return at.words(f"notre_dame-option-{asked}", there=there, n=n) if asked else there


def _by_park(at: Context, then: Ahead | None) -> str:
    """The points that the park adds are in the gain already."""
    n = best(at, then).by_park if then else 0
    return at.words("notre_dame-option-by_park", n=n) if n else ""


# --------------------------------------------------------------------------- markers, gold, the trusted friend


def _source(at: Context, option: Arg) -> Label:
    """Where a marker comes from if the personal supply is empty."""
    if not isinstance(option, int):
        return Label(at.words("notre_dame-option-marker.pass"))
    then = at.after(option)
    own = seat_then(at, then)
    left = at.words("notre_dame-option-left", n=own.markers[option]) if own else ""
    fewer = from_to(at, at.mine.markers[option], own.markers[option]) if own else ""
    sign, gain = place_sign(at.words, option), brings(at, then)
    named = at.words("notre_dame-option-source", place=sign)  # the name alone would read as where the marker goes
    more = _by_park(at, then), _share_then(at, then) if option == NOTRE_DAME else "", plague_then(at, then)
    lead = named if units(f"{named} · {gain}") <= LABEL else sign
    return replace(signed(lead, gain, left, *more, brings=fewer, drawn=not any(more)), sign=sign)


def _share_then(at: Context, then: Ahead | None) -> str:
    """What the own markers on Notre Dame would bring at the end of the period, before and after an answer."""
    if then is None or then.view is None:
        return ""
    before, after = at.view.shared_with(at.seat), then.view.shared_with(at.seat)
    return at.words("notre_dame-option-share_then", before=points_text(at.words, before), after=after)


def _donate(at: Context, option: Arg) -> Label:
    if not isinstance(option, int):
        return Label(at.words("notre_dame-option-donate.pass"))
    then = at.after(option)
    kept = at.words("notre_dame-option-gold_kept", n=max(0, at.mine.gold - option))
    sign = gold_text(at.words, option)
    return signed(sign, brings(at, then), _shares(at, then), _by_park(at, then), kept, brings=plate(at, then))


def _shares(at: Context, then: Ahead | None) -> str:
    """How many markers share the points of Notre Dame once the own one is there."""
    view = once_placed(then).view if then else None
    if view is None:
        return at.words("notre_dame-option-marker_goes")
    own, each = view.table[at.seat].markers[NOTRE_DAME], points_text(at.words, view.share)
    return at.words("notre_dame-option-shares", own=own, n=view.at_notre_dame, each=each)


def _acting(at: Context, option: Arg) -> Label:
    """A sector whose action follows: what it brings, how many stand there then, what of it the park adds."""
    sector, then = number(option), at.after(option)
    gain = brings(at, then, placed=False)
    more = _there(at, then, sector), _by_park(at, then), plague_then(at, then)
    return signed(place_sign(at.words, sector), gain, *more, brings=plate(at, then, placed=False))


def _benefit(at: Context, option: Arg) -> Label:
    sign, own = at.words(f"notre_dame-option-benefit-{option}"), seat_then(at, at.after(option))
    if own is None:
        return signed(sign)
    kind = str(option)
    before, after = ({"marker": s.personal, "gold": s.gold, "rat": s.rat}[kind] for s in (at.mine, own))
    told = at.words(f"notre_dame-option-then-{kind}", n=after)
    return signed(sign, told, plague_then(at, at.after(option)), brings=from_to(at, before, after))


# --------------------------------------------------------------------------- pieces that move


def _shift_from(at: Context, option: Arg) -> Label:
    if not isinstance(option, int):
        return Label(at.words("notre_dame-option-shift_from.pass"))
    friend = int(at.mine.friend == option)
    return signed(place_sign(at.words, option), pieces_text(at.words, at.mine.markers[option], friend))


def _shift_what(at: Context, option: Arg) -> Label:
    n, friend = numbers(option)
    here = at.mine.presence(at.arg(2))
    left = here - n - friend
    sign = pieces_text(at.words, n, friend, short=True)
    return signed(sign, at.words("notre_dame-option-left", n=left), brings=from_to(at, here, left))


def _shift_to(at: Context, option: Arg) -> Label:
    """A sector to go to; of some persons its action follows."""
    target, then = number(option), at.after(option)
    if then and (then.ask or any(key != "shifted" for key, _ in own_events(at, then))):
        return _acting(at, target)
    there = from_to(at, at.mine.presence(target), presence_then(at, then, target)) if then else ""
    return signed(place_sign(at.words, target), _there(at, then, target), plague_then(at, then), brings=there)


# --------------------------------------------------------------------------- single sectors


def _toggle(at: Context, option: Arg) -> Label:
    """A place where markers are put or taken away."""
    place = number(option)
    there = at.words("notre_dame-option-markers_there", n=at.mine.markers[place])
    return signed(place_sign(at.words, place), there if at.ask.choice == "give_back" else "")


def _outbreak(at: Context, option: Arg) -> Label:
    place = number(option)
    sign, lost = place_sign(at.words, place), at.words("notre_dame-option-outbreak")
    own = seat_then(at, at.after(place))
    if own is None:
        return signed(sign, lost, grave=True)
    left, fewer = own.presence(place), from_to(at, at.mine.presence(place), own.presence(place))
    return signed(sign, lost, at.words("notre_dame-option-left", n=left), brings=fewer, grave=True)


LABELS: Final[Mapping[str, Callable[[Context, Arg], Label]]] = {
    "keep": _keep,
    "play": _play,
    "marker": _source,
    "marker_to_notre_dame": _source,
    "donate": _donate,
    "friend": _acting,
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
    "empty_sector": _acting,
    "own_sector": _acting,
    "butcher_sectors": _toggle,
    "give_back": _toggle,
    "outbreak": _outbreak,
}
