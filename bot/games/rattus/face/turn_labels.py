"""The options of a turn and of a last step: cards to take and to use, cubes to place, where the plague may go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.faces.face import LABEL, Label
from bot.faces.facts import Told
from bot.faces.question_context import fitting, number, numbers, roomy
from bot.text import Words
from rules.core import Arg
from rules.rattus.components import Card
from rules.rattus.view import BESIDE

from .facts import region_told
from .glossary import card_emoji, card_name, cards_listed, cubes_text, rats_text
from .question_context import Asked, crowd, lies_there

TABS: Final = {"take": "card", "use": "powers", "place": "cubes", "plague": "plague"}


def did(at: Asked, option: Arg) -> Label:
    """Label an action of a turn or of the final round: take a card, use one, place cubes, move the Plague Piece."""
    if not isinstance(option, tuple):
        group = at.words("rattus-group-powers")
        return Label(at.words("rattus-option-last_uses.pass"), at.words("rattus-option-last_uses.outcome"), group)
    verb, what = str(option[0]), number(option[1])
    label, outcome = DID[verb](at, what)
    emoji = card_emoji(what) if verb in ("take", "use") else ""
    return Label(label, outcome, at.words(f"rattus-group-{TABS[verb]}"), emoji)


def _take(at: Asked, card: int) -> tuple[str, str]:
    holder = at.view.holder[card]
    facts: Told = {"the": card_name(at.words, card, "the"), "card": card_name(at.words, card, "short")}
    if holder in (BESIDE, at.seat):
        return at.words("rattus-option-take", **facts), does(at.words, card)
    return roomy(at.words, "rattus-option-take_from", LABEL, facts | {"holder": at.person(holder)}), does(
        at.words, card
    )


def _use(at: Asked, card: int) -> tuple[str, str]:
    return at.words("rattus-option-use", the=card_name(at.words, card, "the")), does(at.words, card)


def does(words: Words, card: int) -> str:
    """What a card is for, in short."""
    return words(f"rattus-does-{Card(card).name.lower()}")


def _place(at: Asked, region: int) -> tuple[str, str]:
    """Label a region with how many cubes would be placed there, and whether the Peasant places them."""
    by_rats = at.view.by_rats(at.seat, region)
    n = by_rats or at.view.by_peasant(at.seat)
    by = [at.words("rattus-option-by_peasant")] if n and not by_rats else []
    facts = region_told(at.words, "here", region)
    return at.words("rattus-option-place", n=n, **facts), lies_there(at, region, *by)


def _plague(at: Asked, region: int) -> tuple[str, str]:
    facts = region_told(at.words, "here", region)
    if region == at.view.plague:
        return at.words("rattus-option-plague.stays", **facts), ""
    far = [] if region in at.view.open_to(at.view.plague) else [at.words("rattus-option-far")]
    label = at.words("rattus-option-plague", **facts)
    if at.ask.choice == "last_uses":
        return label, lies_there(at, region, *far)
    return label, fitting(_strikes(at, region), *far, crowd(at, region))


def _strikes(at: Asked, region: int) -> str:
    """Return what would happen in a region: what lies there, new rats, and whether tokens are turned up."""
    here = at.here(region)
    found = [rats_text(at.words, len(here.rats)), cubes_text(at.words, sum(here.cubes))]
    brings = []
    if new := at.view.brings(region):
        brings.append(at.words("rattus-option-brings", n=new))
    if here.infested:
        brings.append(at.words("rattus-option-turns_up"))
    if not brings:
        brings.append(at.words("rattus-option-nothing_happens"))
    return at.words("rattus-option-strikes", found=", ".join(found), brings=", ".join(brings))


DID: Final[Mapping[str, Callable[[Asked, int], tuple[str, str]]]] = {
    "take": _take,
    "use": _use,
    "place": _place,
    "plague": _plague,
}


def march(at: Asked, option: Arg) -> Label:
    cards = numbers(option)
    outcome = " · ".join(does(at.words, card) for card in cards) if len(cards) == 1 else ""
    return Label(at.words("rattus-option-march", cards=cards_listed(at.words, cards)), outcome)
