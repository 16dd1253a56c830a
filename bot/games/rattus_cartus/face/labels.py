"""Labels of the options, with what each option brings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.facts import Told
from bot.faces.naming import short
from bot.faces.question_context import OUTCOME, number, roomy
from bot.text import Words, units
from rules.core import PASS, Arg
from rules.rattus_cartus.components import FLUTE, JOKER, PASS_CARD, SWORD, Supplies, strangers
from rules.rattus_cartus.view import POPULATION, PlaceView, size

from .glossary import card_word, class_name, counted, effect, emoji_of, family, kind_text, supplies_text
from .question_context import Asked

# --------------------------------------------------------------------------- supplies


def _supplies(at: Asked, option: Arg) -> Label:
    """A building with what its supplies action brings; what does not fit stands in the outcome."""
    place = at.view.row[number(option)]
    building, emoji = at.called(number(option), "short"), emoji_of(place.cls)
    for shorter in (False, True):
        supplies = supplies_text(at.words, place.supplies, shorter)
        label = at.words("rattus_cartus-option-supplies", building=building, supplies=supplies)
        if units(label) <= LABEL:
            return Label(label, " · ".join(_changes(at, place.supplies)), emoji=emoji)
    return Label(building, supplies, emoji=emoji)


def _changes(at: Asked, supplies: Supplies) -> Iterator[str]:
    """Yield how a supplies action changes the size of the hand and the number of rats."""
    hand, rats = size(at.hand), at.view.rats[at.seat] or 0
    if supplies.draw:
        yield at.words("rattus_cartus-option-hand", old=hand, new=hand + at.view.can_draw(supplies.draw))
    if supplies.rats:
        yield at.words("rattus_cartus-option-rats", old=rats, new=rats - at.view.can_lose(at.seat, supplies.rats))


def _nun(at: Asked, option: Arg) -> Label:
    """A card of the nun-row by its place; one seen before also by its face."""
    place = number(option)
    card = at.view.nun_row[place].card
    known = at.words("rattus_cartus-option-nun-seen", card=kind_text(at.words, card)) if card is not None else ""
    return Label(at.words("rattus_cartus-option-nun", place=place + 1), known)


# --------------------------------------------------------------------------- entering


def _enter(at: Asked, option: Arg) -> Label:
    """A building to enter, or the Pass that puts it off."""
    if option == PASS:
        outcome = at.words("rattus_cartus-option-pass-outcome")
        return Label(at.words("rattus_cartus-option-pass"), outcome, emoji=emoji_of(PASS_CARD))
    place = at.view.row[number(option)]
    label = at.words("rattus_cartus-option-enter", into=at.called(number(option), "into"))
    if units(label) > LABEL:
        label = at.words("rattus_cartus-option-enter.short", building=at.called(number(option), "short"))
    return Label(label, _entering(at, place), emoji=emoji_of(place.cls))


def _entering(at: Asked, place: PlaceView) -> str:
    """As how many-th the seat comes in, and what the actions of the building bring."""
    facts: Told = {"nth": len(place.inside) + 1}
    if at.view.last_round:
        return at.words("rattus_cartus-option-enter-outcome.last", **facts)
    facts |= {name: effect(at.words, place.building, name == "premium") for name in ("premium", "standard")}
    return roomy(at.words, "rattus_cartus-option-enter-outcome", OUTCOME, facts)


# --------------------------------------------------------------------------- cards


def _card(at: Asked, option: Arg) -> Label:
    """A card with what it brings, under the heading of its family."""
    card = number(option)
    kin = family(card)
    return Label(kind_text(at.words, card), _use_of(at, card), _group(at.words, kin), emoji_of(kin))


def _use_of(at: Asked, card: int) -> str:
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


def _gain(at: Asked, option: Arg) -> Label:
    """The cards that a building offers, or none, with the size of the hand then."""
    hand = size(at.hand)
    if option == PASS:
        outcome = at.words("rattus_cartus-option-hand", old=hand, new=hand)
        return Label(at.words("rattus_cartus-option-decline"), outcome)
    kind, n = at.view.addition(at.seat, at.arg(1), at.arg(2))
    if kind == POPULATION:
        label = at.words("rattus_cartus-option-draw", n=n)
    else:
        label = at.words("rattus_cartus-option-take", cards=counted(at.words, kind, n))
    return Label(label, at.words("rattus_cartus-option-hand", old=hand, new=hand + n))


# --------------------------------------------------------------------------- people


def _victim(at: Asked, option: Arg) -> Label:
    seat = number(option)
    return Label(_person(at, seat), at.words("rattus_cartus-option-sword", n=at.view.taken_by_sword(seat)))


def _receiver(at: Asked, option: Arg) -> Label:
    return Label(_person(at, number(option)), at.words("rattus_cartus-option-flute"))


def _person(at: Asked, seat: int) -> str:
    """Somebody by their full name, which is all that the label says."""
    return f"{at.names.marks[seat]} {short(at.names.full[seat])}".lstrip()


LABELS: Final[Mapping[str, Callable[[Asked, Arg], Label]]] = {
    "supplies": _supplies,
    "look_at_nuns": _nun,
    "enter": _enter,
    "sword_victim": _victim,
    "flute_receiver": _receiver,
    "gain": _gain,
    **dict.fromkeys(("lay_cards", "give_cards", "discard_for_rats", "tribute"), _card),
}
