"""Labels of the options, with what each option brings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.facts import TextArguments
from bot.faces.naming import short
from bot.faces.question_context import OUTCOME, fitting, number, roomy
from bot.text import Words, units
from rules.core import PASS, Arg
from rules.rattus_cartus.components import FLUTE, JOKER, PASS_CARD, SWORD, Building, Supplies, strangers
from rules.rattus_cartus.view import POPULATION, PlaceView, size

from .glossary import card_word, class_name, counted, effect, emoji_of, family, kind_text, premium_brief, supplies_text
from .question_context import Context, card_number

SUPPLIES: Final = (  # how rats and looks are told, in full first
    ("rattus_cartus-supplies-rats", "rattus_cartus-supplies-look.nuns"),
    ("rattus_cartus-supplies-rats.short", "rattus_cartus-supplies-look.nuns"),
    ("rattus_cartus-supplies-rats.short", "rattus_cartus-supplies-look.short"),
    ("rattus_cartus-supplies-rats.short", "rattus_cartus-supplies-look"),
)
IN_WORDS: Final = frozenset(  # the picture has only signs for what they do
    (Building.HOSPITAL, Building.GUARD_TOWER, Building.BREWERY)
)

# --------------------------------------------------------------------------- supplies


def _supplies(at: Context, option: Arg) -> Label:
    """A building with what its supplies action brings, in the same form as all of the row; else in the outcome."""
    place, nth = at.view.row[number(option)], number(option)
    sign, emoji = at.sign(nth), emoji_of(place.cls)
    outcome = " · ".join(_changes(at, place.supplies))
    for rats, look in SUPPLIES:
        labels = [
            f"{at.sign(n)} · {supplies_text(at.words, one.supplies, rats, look)}" for n, one in enumerate(at.view.row)
        ]
        if max(map(units, labels)) <= LABEL:
            return Label(labels[nth], outcome, emoji=emoji, sign=sign, drawn=True)
    return Label(sign, supplies_text(at.words, place.supplies, *SUPPLIES[-1]), emoji=emoji, sign=sign)


def _changes(at: Context, supplies: Supplies) -> Iterator[str]:
    """Yield how a supplies action changes the size of the hand and the number of rats."""
    hand, rats = size(at.hand), at.view.rats[at.seat] or 0
    if supplies.draw:
        yield at.words("rattus_cartus-option-hand", old=hand, new=hand + at.view.can_draw(supplies.draw))
    if supplies.rats:
        yield at.words("rattus_cartus-option-rats", old=rats, new=rats - at.view.can_lose(at.seat, supplies.rats))


def _nun(at: Context, option: Arg) -> Label:
    """A card of the nun-row by its place; one seen before also by its face."""
    place = number(option)
    card, sign = at.view.nun_row[place].card, str(place + 1)
    if card is None:
        return Label(at.words("rattus_cartus-option-nun", place=sign), sign=sign)
    return Label(at.words("rattus_cartus-option-nun-seen", place=sign, card=kind_text(at.words, card)), sign=sign)


# --------------------------------------------------------------------------- entering


def _enter(at: Context, option: Arg) -> Label:
    """A building to enter, or the Pass that puts it off."""
    if option == PASS:
        outcome, sign = at.words("rattus_cartus-option-pass-outcome"), card_word(at.words, PASS_CARD)
        return Label(at.words("rattus_cartus-option-pass", sign=sign), outcome, emoji=emoji_of(PASS_CARD), sign=sign)
    place, sign = at.view.row[number(option)], at.sign(number(option))
    drawn = not at.view.last_round and place.building not in IN_WORDS
    return Label(_entered(at, place, sign), _entering(at, place), emoji=emoji_of(place.cls), sign=sign, drawn=drawn)


def _entered(at: Context, place: PlaceView, sign: str) -> str:
    """Say as which one a seat enters, and the premium action: in brief, or not at all, where there is no room."""
    facts = TextArguments(sign=sign, nth=len(place.inside) + 1)
    for premium in (effect(at.words, place.building, True), premium_brief(at.words, place.building)):
        label = at.words("rattus_cartus-option-enter", **facts, premium=premium)
        if units(label) <= LABEL and not at.view.last_round:
            return label
    return at.words("rattus_cartus-option-enter.short", **facts)


def _entering(at: Context, place: PlaceView) -> str:
    """What the actions of a building bring."""
    if at.view.last_round:
        return at.words("rattus_cartus-option-enter-outcome.last")
    facts: TextArguments = {
        name: effect(at.words, place.building, name == "premium") for name in ("premium", "standard")
    }
    return roomy(at.words, "rattus_cartus-option-enter-outcome", OUTCOME, facts)


# --------------------------------------------------------------------------- cards


def _card(at: Context, option: Arg) -> Label:
    """A card with what it brings, under the heading of its family; no number for who listens, or where it is barred."""
    card = number(option)
    kin, named = family(card), kind_text(at.words, card)
    numbered = option in at.ask.options and not at.words.spoken
    sign = str(card_number(at.ask, option)) if numbered else ""
    label = f"{sign} · {named}" if sign else named
    return Label(label, _use_of(at, card), _group(at.words, kin), emoji_of(kin), sign)


def _use_of(at: Context, card: int) -> str:
    """What this card brings in this question."""
    if at.ask.choice == "discard_for_rats":
        return at.words("rattus_cartus-option-discard")
    if at.ask.choice != "lay_cards":
        return at.words("rattus_cartus-option-give", to=at.names.tag(at.arg(1)))
    if card in (SWORD, FLUTE):
        return at.words(f"rattus_cartus-option-lay-{'sword' if card == SWORD else 'flute'}")
    stranger = strangers((card,), at.place.cls)
    return at.words("rattus_cartus-option-lay-other" if stranger else "rattus_cartus-option-lay-own")


def _group(words: Words, kin: int) -> str:
    """The heading for a family of cards: its class, or its kind."""
    if kin < JOKER:
        return class_name(words, kin)
    return words("rattus_cartus-group-specials") if kin in (SWORD, FLUTE) else card_word(words, kin, 2)


def _gain(at: Context, option: Arg) -> Label:
    """The cards that a building offers, or none, with the size of the hand then."""
    hand = size(at.hand)
    if option == PASS:
        sign = at.words("rattus_cartus-sign-leave")
        outcome = at.words("rattus_cartus-option-hand", old=hand, new=hand)
        return Label(f"{sign} · {at.words('rattus_cartus-no-card')}", outcome, sign=sign)
    sign = at.words("rattus_cartus-sign-take")
    kind, n = at.view.addition(at.seat, at.arg(1), at.arg(2))
    cards = at.words("rattus_cartus-option-draw", n=n) if kind == POPULATION else counted(at.words, kind, n)
    return Label(f"{sign} · {cards}", at.words("rattus_cartus-option-hand", old=hand, new=hand + n), sign=sign)


# --------------------------------------------------------------------------- people


def _victim(at: Context, option: Arg) -> Label:
    n = at.view.taken_by_sword(number(option))
    return _somebody(at, option, at.words("rattus_cartus-option-sword", n=n))


def _receiver(at: Context, option: Arg) -> Label:
    return _somebody(at, option, at.words("rattus_cartus-option-flute"))


def _somebody(at: Context, option: Arg, what: str) -> Label:
    sign = _person(at, number(option))
    label = fitting(sign, what, room=LABEL)
    return Label(label, "" if label.endswith(what) else what, sign=sign)


def _person(at: Context, seat: int) -> str:
    """Somebody by their full name, which is all that the label says."""
    return f"{at.names.marks[seat]} {short(at.names.full[seat])}".lstrip()


LABELS: Final[Mapping[str, Callable[[Context, Arg], Label]]] = {
    "supplies": _supplies,
    "look_at_nuns": _nun,
    "enter": _enter,
    "sword_victim": _victim,
    "flute_receiver": _receiver,
    "gain": _gain,
    **dict.fromkeys(("lay_cards", "give_cards", "discard_for_rats", "tribute"), _card),
}
