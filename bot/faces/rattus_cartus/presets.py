"""Finished answers worth one press. A label names every card it stands for, and says when it takes the fewest nuns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.faces.face import Names, Preset
from bot.text import Words, listed, units
from rules.core import Ask
from rules.rattus_cartus.components import JOKER
from rules.rattus_cartus.view import View

from .glossary import counted, families, numbers
from .questions import LABEL, argument, confirm, entering

MOST = 8


def presets(words: Words, ask: Ask, view: View, names: Names) -> Sequence[Preset]:
    """Finished answers to a counted question; none to a question of one pick."""
    match ask.choice:
        case "look_at_nuns":
            made = _looks(words, ask, view, names)
        case "lay_cards":
            made = _lays(words, ask, view, names)
        case "discard_for_rats" | "give_cards" | "tribute":
            made = _of_one_family(words, ask, view, names)
        case _:
            return ()
    return [preset for preset in made if units(preset.label) <= LABEL][:MOST]


def _looks(words: Words, ask: Ask, view: View, names: Names) -> Iterator[Preset]:
    """As many cards as allowed, the first ones not seen yet."""
    unseen = tuple(at for at in numbers(ask.options) if view.nun_row[at].card is None)[: ask.most]
    if 1 < len(unseen) == ask.most:
        yield Preset(confirm(words, ask, unseen, view, names), unseen)


def _lays(words: Words, ask: Ask, view: View, names: Names) -> Iterator[Preset]:
    """All cards of the building's class, with the Jokers too, nothing, then fewer of them."""
    cards = numbers(ask.options)
    cls = view.row[argument(ask, 1)].cls
    own, jokers = families(cards).get(cls, ()), tuple(card for card in cards if card == JOKER)
    if own:
        yield _fewest(words, ask, view, own, own)
    if jokers:
        yield _fewest(words, ask, view, own + jokers, own)
    yield Preset(confirm(words, ask, (), view, names), ())
    for n in range(len(own) - 1, 0, -1):
        yield _fewest(words, ask, view, own[:n], own)


def _of_one_family(words: Words, ask: Ask, view: View, names: Names) -> Iterator[Preset]:
    """Nothing, where that is allowed; as many as may be, all of one class or kind."""
    if not ask.least:
        yield Preset(confirm(words, ask, (), view, names), ())
    for cards in families(numbers(ask.options)).values():
        if len(cards) >= ask.most:
            yield _fewest(words, ask, view, cards[: ask.most], cards)


def _fewest(words: Words, ask: Ask, view: View, pick: tuple[int, ...], held: tuple[int, ...]) -> Preset:
    """The pick under its name; where cards of the class stay back that have other nuns, the label says which go."""
    cards = listed(words, [counted(words, kin, len(cards)) for kin, cards in families(pick).items()])
    chosen = [card for card in pick if card in held]
    if len(chosen) < len(held) and len(set(held)) > 1:
        cards = words("cartus-preset-fewest", cards=cards)
    key = f"cartus-preset-{ask.choice}"
    entered = ask.choice == "lay_cards"
    return Preset(entering(words, key, ask, view, cards=cards) if entered else words(key, cards=cards), pick)
