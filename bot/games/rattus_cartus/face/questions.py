"""Texts of a question: the call that everybody reads, the question and its options for the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.faces.face import LABEL, Label, Names
from bot.faces.naming import short
from bot.text import Words, listed, units
from rules.core import PASS, Arg, Ask, Pick, Prospect
from rules.rattus_cartus.components import FLUTE, JOKER, PASS_CARD, SWORD, Supplies, strangers
from rules.rattus_cartus.view import POPULATION, PlaceView, View, size

from .glossary import (
    building_name,
    card_word,
    class_name,
    counted,
    effect,
    emoji_of,
    family,
    kind_text,
    numbers,
    supplies_text,
)

OUTCOME = 80
SAY_SO: Final = frozenset({"supplies", "look_at_nuns", "gain"})
COUNTED: Final = frozenset({"look_at_nuns", "lay_cards", "give_cards", "discard_for_rats", "tribute"})


def plans(choice: str) -> bool:
    """Return whether an answer is handed in with the next one: entering a building with the cards laid there."""
    return choice == "enter"


def reveals(words: Words, ask: Ask, barrier: str) -> str:
    """Return what an answer reveals; "" where the label says so."""
    if ask.choice in SAY_SO:
        return ""
    key = f"rattus_cartus-reveals-{barrier}"
    return words(key if words.has(key) else "rattus_cartus-reveals")


def call(words: Words, ask: Ask) -> str:
    """What somebody is asked, as everybody may read it."""
    return words(f"rattus_cartus-call-{ask.choice}")


def hint(words: Words, ask: Ask) -> str:
    """A line for somebody's first game, above the question."""
    return words(f"rattus_cartus-hint-{ask.choice}")


# --------------------------------------------------------------------------- the question


def question(words: Words, ask: Ask, view: View, names: Names) -> str:
    """The question as the one who is asked reads it."""
    facts: dict[str, str | int] = {"n": ask.most}
    if ask.choice in ("give_cards", "tribute"):
        facts["to"] = names.tag(argument(ask, 1))
    elif ask.choice == "gain":
        facts["building"] = building_name(words, view.row[argument(ask, 1)].building)
    elif ask.choice == "lay_cards":
        facts |= _company(words, ask, view, names)
    return words(f"rattus_cartus-ask-{ask.choice}", **facts)


def argument(ask: Ask, n: int) -> int:
    """An argument of the question that is a number; the seat asked is number 0."""
    value = ask.args[n]
    assert isinstance(value, int)
    return value


def _company(words: Words, ask: Ask, view: View, names: Names) -> dict[str, str | int]:
    place = view.row[argument(ask, 1)]
    before = [
        f"{names.tag(seat)} {words('rattus_cartus-board-laid', n=size(cards))}"
        for seat, cards in zip(place.inside, place.laid, strict=True)
        if seat != ask.seat
    ]
    return {
        "building": building_name(words, place.building),
        "nth": len(place.inside),
        "before": listed(words, before) if before else "",
    }


# --------------------------------------------------------------------------- the options


def option(words: Words, ask: Ask, option: Arg, view: View, names: Names, ahead: Prospect[View] | None = None) -> Label:
    """One option of a question."""
    return OPTIONS[ask.choice](words, ask, option, view, names)


def at_place(view: View, option: Arg) -> PlaceView:
    """The building that an option names by its place in the row."""
    assert isinstance(option, int)
    return view.row[option]


def name_in_row(words: Words, view: View, option: Arg, form: str) -> str:
    """A building of the row, with its place where two are alike."""
    place = at_place(view, option)
    name = building_name(words, place.building, form)
    if sum(other.building == place.building for other in view.row) == 1:
        return name
    return words("rattus_cartus-option-numbered", building=name, place=int(str(option)) + 1)


def _supplies(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Label:
    supplies = at_place(view, option).supplies
    building, emoji = name_in_row(words, view, option, "short"), emoji_of(at_place(view, option).cls)
    outcome = " · ".join(_changes(words, ask.seat, supplies, view))
    for shorter in (False, True):
        text = supplies_text(words, supplies, shorter)
        label = words("rattus_cartus-option-supplies", building=building, supplies=text)
        if units(label) <= LABEL:
            return Label(label, outcome, emoji=emoji)
    return Label(building, text, emoji=emoji)


def _changes(words: Words, seat: int, supplies: Supplies, view: View) -> Iterator[str]:
    """Yield how a supplies action changes the size of the hand and the number of rats."""
    hand, rats = size(view.hands[seat]), view.rats[seat] or 0
    if supplies.draw:
        yield words("rattus_cartus-option-hand", old=hand, new=hand + view.can_draw(supplies.draw))
    if supplies.rats:
        yield words("rattus_cartus-option-rats", old=rats, new=rats - view.can_lose(seat, supplies.rats))


def _nun(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Label:
    assert isinstance(option, int)
    card = view.nun_row[option].card
    known = words("rattus_cartus-option-nun-seen", card=kind_text(words, card)) if card is not None else ""
    return Label(words("rattus_cartus-option-nun", place=option + 1), known)


def _enter(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Label:
    if option == PASS:
        return Label(
            words("rattus_cartus-option-pass"), words("rattus_cartus-option-pass-outcome"), emoji=emoji_of(PASS_CARD)
        )
    place = at_place(view, option)
    label = words("rattus_cartus-option-enter", into=name_in_row(words, view, option, "into"))
    if units(label) > LABEL:
        label = words("rattus_cartus-option-enter.short", building=name_in_row(words, view, option, "short"))
    return Label(label, _entering(words, view, place), emoji=emoji_of(place.cls))


def _entering(words: Words, view: View, place: PlaceView) -> str:
    facts: dict[str, str | int] = {"nth": len(place.inside) + 1}
    if view.last_round:
        return words("rattus_cartus-option-enter-outcome.last", **facts)
    facts |= {name: effect(words, place.building, name == "premium") for name in ("premium", "standard")}
    outcome = words("rattus_cartus-option-enter-outcome", **facts)
    return outcome if units(outcome) <= OUTCOME else words("rattus_cartus-option-enter-outcome.short", **facts)


def _card(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Label:
    assert isinstance(option, int)
    kin = family(option)
    return Label(kind_text(words, option), _use_of(words, ask, option, view, names), group(words, kin), emoji_of(kin))


def _use_of(words: Words, ask: Ask, card: int, view: View, names: Names) -> str:
    """What this card brings in this question."""
    if ask.choice == "discard_for_rats":
        return words("rattus_cartus-option-discard")
    if ask.choice != "lay_cards":
        return words("rattus_cartus-option-give", to=names.tag(argument(ask, 1)))
    if card in (SWORD, FLUTE):
        return words(f"rattus_cartus-option-lay-{'sword' if card == SWORD else 'flute'}")
    stranger = strangers((card,), view.row[argument(ask, 1)].cls)
    return words("rattus_cartus-option-lay-other" if stranger else "rattus_cartus-option-lay-own")


def group(words: Words, kin: int) -> str:
    """The heading for a family of cards: its class, or its kind."""
    if kin < JOKER:
        return class_name(words, kin)
    return words("rattus_cartus-group-specials") if kin in (SWORD, FLUTE) else card_word(words, kin, 2)


def _victim(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Label:
    assert isinstance(option, int)
    outcome = words("rattus_cartus-option-sword", n=view.taken_by_sword(option))
    return Label(_person(names, option), outcome)


def _receiver(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Label:
    assert isinstance(option, int)
    return Label(_person(names, option), words("rattus_cartus-option-flute"))


def _person(names: Names, seat: int) -> str:
    return f"{names.marks[seat]} {short(names.full[seat])}".lstrip()


def _gain(words: Words, ask: Ask, option: Arg, view: View, names: Names) -> Label:
    hand = size(view.hands[ask.seat])
    if option == PASS:
        return Label(words("rattus_cartus-option-decline"), words("rattus_cartus-option-hand", old=hand, new=hand))
    kind, n = view.addition(ask.seat, argument(ask, 1), argument(ask, 2))
    if kind == POPULATION:
        text = words("rattus_cartus-option-draw", n=n)
    else:
        text = words("rattus_cartus-option-take", cards=counted(words, kind, n))
    return Label(text, words("rattus_cartus-option-hand", old=hand, new=hand + n))


OPTIONS: Final[Mapping[str, Callable[[Words, Ask, Arg, View, Names], Label]]] = {
    "supplies": _supplies,
    "look_at_nuns": _nun,
    "enter": _enter,
    "lay_cards": _card,
    "sword_victim": _victim,
    "give_cards": _card,
    "flute_receiver": _receiver,
    "discard_for_rats": _card,
    "tribute": _card,
    "gain": _gain,
}


# --------------------------------------------------------------------------- handing in


def confirm(
    words: Words,
    ask: Ask,
    pick: Pick,
    view: View,
    names: Names,
    room: int = LABEL,
    ahead: Prospect[View] | None = None,
) -> str:
    """The label of the button that hands in a counted pick; of one option its own."""
    if ask.choice not in COUNTED:
        return option(words, ask, pick[0], view, names).label
    facts: dict[str, str | int] = {"n": len(pick)}
    key = f"rattus_cartus-confirm-{ask.choice}"
    if ask.choice == "look_at_nuns":
        facts["places"] = listed(words, [str(at + 1) for at in sorted(numbers(pick))]) if pick else "–"
        return words(f"{key}.first" if len(pick) < ask.most else key, **facts)
    if ask.choice in ("give_cards", "tribute"):
        facts["to"] = short(names.tags[argument(ask, 1)])
    elif ask.choice == "lay_cards":
        facts |= where_to(words, ask, view)
    return roomy(words, key, room, facts)


def where_to(words: Words, ask: Ask, view: View) -> dict[str, str | int]:
    """The building that cards are laid in, in its long and its short form."""
    at = argument(ask, 1)
    return {"into": name_in_row(words, view, at, "into"), "building": name_in_row(words, view, at, "short")}


def roomy(words: Words, key: str, room: int, facts: Mapping[str, str | int]) -> str:
    """The text in full where there is room for it, else its short form."""
    full = words(key, **facts)
    return full if units(full) <= room else words(f"{key}.short", **facts)
