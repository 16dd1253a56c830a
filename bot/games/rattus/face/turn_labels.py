"""The options of a turn and of a last step: cards to take and to use, cubes to place, where the plague may go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.facts import TextArguments
from bot.faces.question_context import fitting, number, numbers, roomy
from bot.text import Words
from rules.core import Arg
from rules.rattus.components import MARCHING, Card
from rules.rattus.view import BESIDE, View

from .glossary import card_emoji, card_name, cards_listed, cubes_text, rats_text, region_name, regions_listed
from .question_context import Context, crowd, lies_there

TABS: Final = {"take": "card", "use": "powers", "place": "cubes", "plague": "plague"}


def did(at: Context, option: Arg) -> Label:
    """Label an action of a turn or of the final round: take a card, use one, place cubes, move the Plague Piece."""
    if not isinstance(option, tuple):
        group = at.words("rattus-group-powers")
        return Label(at.words("rattus-option-last_uses.pass"), at.words("rattus-option-last_uses.outcome"), group)
    verb, what = str(option[0]), number(option[1])
    made = DID[verb](at, what)
    emoji = card_emoji(what) if verb in ("take", "use") else ""
    return replace(made, group=at.words(f"rattus-group-{TABS[verb]}"), emoji=emoji)


def _take(at: Context, card: int) -> Label:
    name, holder = card_name(at.words, card, "short"), at.view.holder[card]
    key, facts = "rattus-option-take", TextArguments(card=name)
    if holder not in (BESIDE, at.seat):
        key, facts = "rattus-option-take_from", facts | {"holder": at.person(holder)}
        return Label(roomy(at.words, key, LABEL, facts), does(at.words, at.view, card), sign=name, drawn=True)
    return Label(at.words(key, **facts), does(at.words, at.view, card), sign=name, drawn=True)


def _use(at: Context, card: int) -> Label:
    name, what = card_name(at.words, card, "short"), does(at.words, at.view, card)
    if card == Card.BAKER:
        return Label(at.words("rattus-option-use_baker", card=name, n=at.view.baker + 1), what, sign=name, drawn=True)
    led, n = at.view.by_mayor(at.seat)
    if card == Card.MAYOR and n:
        where = at.words(
            "rattus-option-use_mayor.where", n=n, all=int(n == len(led)), regions=regions_listed(at.words, led)
        )
        label = fitting(name, where, room=LABEL)
        if label == name:
            label = at.words("rattus-option-use_mayor", card=name, n=n)
        return Label(label, what if label.endswith(where) else where, sign=name, drawn=label.endswith(where))
    return Label(at.words("rattus-option-use", card=name), what, sign=name, drawn=True)


def does(words: Words, view: View, card: int) -> str:
    """What a card is for, in short; some work differently in the final round."""
    return words(f"rattus-does-{Card(card).name.lower()}", last=int(view.stage == "round"))


def _place(at: Context, region: int) -> Label:
    """Label a region with how many cubes would be placed there, and whether the Peasant places them."""
    by_rats = at.view.by_rats(at.seat, region)
    n = by_rats or at.view.by_peasant(at.seat)
    by = [at.words("rattus-option-by_peasant")] if n and not by_rats else []
    if at.view.plays_out(at.seat, n):
        by.append(at.words("rattus-option-played_out"))
    label = at.words("rattus-option-place", n=n, here=region_name(at.words, region))
    brings = cubes_text(at.words, n) if n else ""
    there = lies_there(at, region, *by)
    return Label(
        label, there, sign=region_name(at.words, region), brings=brings, brief=f"+{n}" if n else "", drawn=not by
    )


def _plague(at: Context, region: int) -> Label:
    """Label a region with the new rats that the plague piece would bring there."""
    name, here = region_name(at.words, region), at.here(region)
    if region == at.view.plague:
        return Label(at.words("rattus-option-plague.stays", here=name), sign=name)
    far = [] if region in at.view.open_to(at.view.plague) else [at.words("rattus-option-far")]
    if at.ask.choice == "last_uses":
        cards = ", ".join(card_name(at.words, card, "short") for card in marchers(at))
        label = at.words("rattus-option-plague.by", here=name, cards=cards)
        return Label(label, lies_there(at, region, *far), sign=name, drawn=True)
    new = at.view.brings(region)
    label = at.words("rattus-option-plague", here=name, rats=new)
    turned = [at.words("rattus-option-turns_up")] if here.infested else []
    full = [at.words("rattus-option-no_room")] if at.view.shut_in(region) else []
    last = [at.words("rattus-option-used_up")] if at.view.uses_up(region) else []
    lying = at.words("rattus-option-lying", rats=rats_text(at.words, len(here.rats)))
    outcome = fitting(lying, *last, *turned, *full, *far, crowd(at, region))
    brings, brief = (at.words(f"rattus-option-plague.{form}", rats=new) if new else "" for form in ("brings", "brief"))
    return Label(label, outcome, sign=name, brings=brings, brief=brief, drawn=not (full or last))


def marchers(at: Context) -> tuple[Card, ...]:
    """The cards of this seat that move the plague piece in the final round, together and once (R-42)."""
    return tuple(card for card in MARCHING if at.view.holder[card] == at.seat)


DID: Final[Mapping[str, Callable[[Context, int], Label]]] = {
    "take": _take,
    "use": _use,
    "place": _place,
    "plague": _plague,
}


def march(at: Context, option: Arg) -> Label:
    cards = numbers(option)
    outcome = " · ".join(does(at.words, at.view, card) for card in cards) if len(cards) == 1 else ""
    names = cards_listed(at.words, cards)
    return Label(at.words("rattus-option-march", cards=names), outcome, sign=names)
