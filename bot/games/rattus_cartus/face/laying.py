"""What a pick that is under way brings: influence, rats, hand, and whose premium action it is."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import LABEL
from bot.faces.facts import TextArguments
from bot.faces.question_context import fitting, numbers
from bot.text import Words, listed, units
from rules.core import Pick
from rules.rattus_cartus.components import Cards
from rules.rattus_cartus.view import NOBODY, Laying, size

from .glossary import card_word, class_name, counted, emoji_of, families, kind_text
from .question_context import Context


def laying(at: Context, pick: Pick, room: int) -> str:
    """The label of the button that lays cards: "Lay Merchant, 2 Jokers · +3 Magic, +1 rat"; in less room briefer.

    First go the numbers of the cards, then their names; what they bring stays as long as there is room for it.
    """
    brief = at.words("rattus_cartus-lay-so-many", n=len(pick))
    if at.words.spoken:
        brief = at.words("rattus_cartus-lay", cards=cards_listed(at, pick)) if room > LABEL else brief
        return fitting(brief, gains_of(at, pick), room=room)
    told, unnumbered = cards_told(at, pick), cards_told(at, pick, numbered=False)
    lay, lay_unnumbered, by_number = (
        at.words("rattus_cartus-lay", cards=cards) for cards in (told, unnumbered, at.numbered(pick))
    )
    gains = gains_of(at, pick)
    few = ", ".join(_gains(at, _of(at, pick), "rattus_cartus-lay-influence.short"))
    labels = [f"{cards} · {what}" for what in (gains, few) if what for cards in (lay, lay_unnumbered, by_number, brief)]
    labels += [f"{unnumbered} · {few}"] * bool(few) + [lay, by_number]
    return next((label for label in labels if units(label) <= room), brief)


def cards_told(at: Context, pick: Pick, *, numbered: bool = True) -> str:
    """Cards by their names, counted; with numbers where others of the name stay: "Merchant (#2), 2 Jokers"."""
    held = families(numbers(at.ask.options)) if numbered else families(numbers(pick))
    return ", ".join(_told(at, kin, cards, held[kin]) for kin, cards in families(numbers(pick)).items())


def _told(at: Context, kin: int, cards: Cards, held: Cards) -> str:
    name = card_word(at.words, kin) if len(cards) == 1 else counted(at.words, kin, len(cards))
    if _all_alike(held, cards):
        return name
    return f"{name} ({at.numbered(cards if len(set(cards)) > 1 else cards[:1])})"


def cards_listed(at: Context, pick: Pick) -> str:
    """Cards by their families, counted; which ones, where others of another kind stay: "1 Knight (#2) and 2 Jokers"."""
    return listed(at.words, [_listed(at, kin, cards) for kin, cards in families(numbers(pick)).items()])


def _listed(at: Context, kin: int, cards: Cards) -> str:
    if _all_alike(families(numbers(at.ask.options))[kin], cards):
        return counted(at.words, kin, len(cards))
    if at.words.spoken:
        return listed(at.words, [kind_text(at.words, card) for card in cards])
    return f"{counted(at.words, kin, len(cards))} ({at.numbered(cards)})"


def _all_alike(held: Cards, cards: Cards) -> bool:
    """Whether the number of these cards says which of a family they are: all of it, or all are of one kind."""
    return held == cards or len(set(held)) == 1


def gains_of(at: Context, pick: Pick) -> str:
    """What laying these cards adds: "+2 Bourgeoisie, +2 rats"; "" where it is nothing."""
    return ", ".join(_gains(at, _of(at, pick)))


def outcome_of(at: Context, pick: Pick) -> tuple[str, ...]:
    """What the cards chosen so far bring, in short clauses under a heading; () for questions about other things."""
    match at.ask.choice:
        case "lay_cards":
            return (_heading(at, pick), *_laying(at, _of(at, pick)))
        case "discard_for_rats":
            return (_hand(at, len(pick)), _rats(at, at.view.can_lose(at.seat, len(pick))))
        case "give_cards" | "tribute":
            return (_hand(at, max(len(pick), at.ask.least)),)
    return ()


def _of(at: Context, pick: Pick) -> Laying:
    cards: Cards = numbers(pick)
    return at.view.laying(at.seat, at.arg(1), cards)


def _heading(at: Context, pick: Pick) -> str:
    told: TextArguments = {"n": len(pick), "cards": at.card_numbers(pick)}
    return at.words("rattus_cartus-outcome-lay.said" if at.words.spoken else "rattus_cartus-outcome-lay", **told)


def _gains(at: Context, brings: Laying, influence: str = "rattus_cartus-lay-influence") -> Iterator[str]:
    if brings.influence:
        name, emoji = class_name(at.words, at.place.cls), emoji_of(at.place.cls)
        yield at.words(influence, n=brings.influence, **{"class": name, "emoji": emoji})
    if brings.rats:
        yield at.words("rattus_cartus-lay-rats", n=brings.rats)


def _laying(at: Context, brings: Laying) -> Iterator[str]:
    """The track of the building's class, rats, hand, premium action: what is, and what will be; the nuns in the row."""
    old, name = brings.points - brings.influence, class_name(at.words, at.place.cls)
    told = at.words("rattus_cartus-outcome-influence", old=old, new=brings.points, **{"class": name})
    yield f"{told} ({place_told(at.words, brings, at.seat)})" if brings.points else told
    yield _rats(at, -brings.rats)
    yield at.words("rattus_cartus-option-hand", old=size(at.hand), new=brings.hand)
    yield premium_told(at, brings)
    yield _nuns(at, (at.view.rats[at.seat] or 0) + brings.rats)


def _nuns(at: Context, rats: int) -> str:
    """The nuns of the row, and whether so many rats are more than they can be."""
    key = "rattus_cartus-outcome-nuns.out" if at.view.too_many(rats) else "rattus_cartus-outcome-nuns"
    least, most = at.view.nuns, at.view.most_nuns
    return at.words(key, least=least, most=most, span=most - least)


def place_told(words: Words, brings: Laying, seat: int) -> str:
    """Which place among the seats of a class somebody would have."""
    return words("rattus_cartus-outcome-place", nth=brings.ranks.index(seat) + 1)


def premium_told(at: Context, brings: Laying) -> str:
    """Whether the premium action would be the seat's own, as far as the others have entered."""
    if brings.rival == NOBODY:
        return at.words("rattus_cartus-outcome-premium")
    return at.words("rattus_cartus-outcome-premium.rival", who=at.names.tag(brings.rival), n=brings.rival_laid)


def _hand(at: Context, fewer: int) -> str:
    return at.words("rattus_cartus-option-hand", old=size(at.hand), new=size(at.hand) - fewer)


def _rats(at: Context, fewer: int) -> str:
    rats = at.view.rats[at.seat] or 0
    return at.words("rattus_cartus-option-rats", old=rats, new=rats - fewer)
