"""The decisions of the phases and of the special cards. Those of a building stand beside it, in `effects`."""

from __future__ import annotations

from bisect import bisect_left

from rules.core import PASS, Refusal, Several, exactly, only, up_to

from .book import choice, counted, forced
from .components import GOLD, LAYABLE, PASS_CARD, Cards
from .state import Table

# --------------------------------------------------------------------------- B  Supplies


@choice
def supplies(g: Table, seat: int) -> range:
    return range(len(g.row))


@supplies.chosen
def _(g: Table, seat: int, at: int) -> None:
    draw, rats, look = g.supplies_at(at)
    g.say("supplies", seat=seat, at=at, building=g.row[at].building)
    g.draw(seat, draw)
    if rats:
        g.lose_rats(seat, rats)
    if look:
        g.then(look_at_nuns(seat, look, ()))


@counted
def look_at_nuns(g: Table, seat: int, n: int, before: tuple[int, ...]) -> Several[int]:
    """All looks at once, or one by one: the first card may be seen before the next is chosen."""
    places = [at for at in range(len(g.nun_row)) if at not in before]
    return Several(places, min(1, len(places)), min(n, len(places)))


@look_at_nuns.chosen
def _(g: Table, seat: int, places: tuple[int, ...], n: int, before: tuple[int, ...]) -> None:
    for at in places:
        g.reveal("looked", seat=seat, nun=at, card=only(seat, g.nun_row[at].face))
    g.nun_row = tuple(card.seen(seat) if at in places else card for at, card in enumerate(g.nun_row))
    if len(places) < n and len(before) + len(places) < len(g.nun_row):
        g.then(look_at_nuns(seat, n - len(places), (*before, *places)))


@look_at_nuns.barred
def _(g: Table, seat: int, n: int, before: tuple[int, ...]) -> dict[int, Refusal]:
    return {at: Refusal("already_looked", {"nun": at, "rule": "magic"}) for at in before}


# --------------------------------------------------------------------------- C  Enter buildings


@choice
def enter(g: Table, seat: int) -> list[int | str]:
    places: list[int | str] = [*range(len(g.row))]
    return [*places, PASS] if PASS_CARD in g.hands[seat] else places


@enter.chosen
def _(g: Table, seat: int, at: int | str) -> None:
    if isinstance(at, str):  # a Pass card: back to its pile, and behind all who still have to enter
        g.say("played_pass", seat=seat)
        g.drop(seat, (PASS_CARD,))
        g.return_cards((PASS_CARD,))
        g.to_enter = (*g.to_enter[1:], seat)
    else:
        g.say("entered", seat=seat, at=at, building=g.row[at].building)
        place = g.row[at]
        g.row = (*g.row[:at], place._replace(inside=(*place.inside, seat)), *g.row[at + 1 :])
        g.entered += (seat,)
        g.to_enter = g.to_enter[1:]
        g.then(lay_cards(seat, at))


@enter.barred
def _(g: Table, seat: int) -> dict[str, Refusal]:
    return {PASS: Refusal("no_pass_card", {"rule": "enter"})}


@counted
def lay_cards(g: Table, seat: int, at: int) -> Several[int]:
    cards = g.hands[seat][: bisect_left(g.hands[seat], LAYABLE)]
    return up_to(len(cards), cards)


@lay_cards.chosen
def _(g: Table, seat: int, cards: Cards, at: int) -> None:
    g.say("laid", seat=seat, at=at, building=g.row[at].building, n=len(cards), cards=only(seat, cards))
    g.drop(seat, cards)
    g.laid[seat] = cards


@lay_cards.barred
def _(g: Table, seat: int, at: int) -> dict[int, Refusal]:
    reasons = {PASS_CARD: "pass_is_not_laid", GOLD: "gold_is_not_laid"}
    return {card: Refusal(key, {"rule": "special"}) for card, key in reasons.items() if card in g.hands[seat]}


# --------------------------------------------------------------------------- Sword and Flute


@forced
def sword_victim(g: Table, seat: int, tied: tuple[int, ...]) -> tuple[int, ...]:
    return tied


@sword_victim.chosen
def _(g: Table, seat: int, victim: int, tied: tuple[int, ...]) -> None:
    n = len(g.hands[victim]) // 2
    g.say("sword", seat=seat, to=victim, n=n)
    if n and g.options.sword_choice == "random":
        hand_over(g, "gave_cards", victim, seat, tuple(sorted(g.shuffled(g.hands[victim])[:n])))
    elif n:
        g.then(give_cards(victim, seat, n))


@sword_victim.barred
def _(g: Table, seat: int, tied: tuple[int, ...]) -> dict[int, Refusal]:
    return not_tied(g, seat, tied)


def not_tied(g: Table, seat: int, tied: tuple[int, ...]) -> dict[int, Refusal]:
    """Why it can be none of the others: they laid more of the card, or are not inside the building."""
    inside = g.row[g.shown - 1].inside
    others = (other for other in range(g.seats) if other != seat and other not in tied)
    return {
        other: Refusal("laid_more", {"seat": other, "rule": "special"})
        if other in inside
        else Refusal("not_inside", {"seat": other, "rule": "special"})
        for other in others
    }


@counted
def give_cards(g: Table, seat: int, to: int, n: int) -> Several[int]:
    return exactly(n, g.hands[seat])


@give_cards.chosen
def _(g: Table, seat: int, cards: Cards, to: int, n: int) -> None:
    hand_over(g, "gave_cards", seat, to, cards)


def hand_over(g: Table, key: str, seat: int, to: int, cards: Cards) -> None:
    """Cards go from hand to hand; only the two see them."""
    g.reveal(key, seat=seat, to=to, n=len(cards), cards=only((seat, to), cards))
    g.drop(seat, cards)
    g.take(to, cards)


@forced
def flute_receiver(g: Table, seat: int, tied: tuple[int, ...]) -> tuple[int, ...]:
    return tied


@flute_receiver.barred
def _(g: Table, seat: int, tied: tuple[int, ...]) -> dict[int, Refusal]:
    return not_tied(g, seat, tied)


@flute_receiver.chosen
def _(g: Table, seat: int, receiver: int, tied: tuple[int, ...]) -> None:
    g.say("flute", seat=seat, to=receiver)
    g.rats[seat] -= 1
    g.rats[receiver] += 1
