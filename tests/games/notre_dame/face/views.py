"""One position with every line at its longest, what the texts promise to tell, and changes that must show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.notre_dame import game
from rules.notre_dame.components import KINDS, MARKETS, NOTRE_DAME, SECTORS, PersonCard, editions
from rules.notre_dame.state import EMPTY, RESERVE
from rules.notre_dame.view import CardView, SeatView, View
from tests.faces.boards import put

OTHER_BOX = game.add_edition({"board.toml": editions.built_in.files["board.toml"].replace("pool = 12", "pool = 13")})
OTHER = OTHER_BOX.name


def fullest() -> View:
    """Five seats, everything on the board and in hands, open prestige, much to tell of those on display.

    More lies there than one round can have: both browns and grays are still to come, full hands after 30 cards played.
    """
    messages = [EMPTY] * 5 * len(MARKETS)
    for borough in range(5):
        messages[borough * len(MARKETS) + 1] = borough * KINDS + 3
    left = [kind + colour * KINDS for colour in range(5) for kind in range(3)]
    return View(
        viewer=None, seats=5, round=9, stage="first_cards", bell=2, order=(2, 3, 4, 0, 1),
        table=tuple(_full_seat(seat, tuple(left[seat::5])) for seat in range(5)),
        display=(PersonCard.FOOL, PersonCard.MINSTREL, PersonCard.LOVER), worth=(), plague=9, plague_to_come=True,
        rats=editions.components("").rats, browns=(0, 2, 4, 5), grays=(None,) * 6, grays_left=tuple(range(27, 33)),
        grays_in_play=tuple(range(24, 33)), played=tuple(range(30)), discards=15, passed=(),
        messages=tuple(messages), colours=tuple(range(5)), gold_left=10, pool=12, prestige_open=True,
        merchant_counts_centre=True, bell_ringer_counts_all=False, edition=editions.built_in.name, over=False,
    )  # fmt: skip


def _full_seat(seat: int, collected: tuple[int, ...]) -> SeatView:
    return SeatView(
        markers=(10,) * 8, friend=RESERVE if seat < 3 else seat, personal=10, general=10, gold=10, rat=9, prestige=100,
        carriage=(seat + 1) % 5 * len(MARKETS) + 4, collected=collected, pile=6, choosing=(),
        hand=tuple(CardView(colour, None) for colour in range(3)), spared=True,
    )  # fmt: skip


def public(view: View) -> View:
    """What the texts promise to tell of a view: of persons gone by, of options that touch nobody on display, and of
    cards and shares after the end nothing."""
    told: dict[str, Any] = {"grays_in_play": (), "played": tuple(sorted(view.played)), "worth": ()}
    if PersonCard.MERCHANT not in view.display:
        told["merchant_counts_centre"] = True
    if PersonCard.BELL_RINGER not in view.display:
        told["bell_ringer_counts_all"] = False
    if view.over:
        told |= {"prestige_open": True, "played": (), "discards": 0, "pool": 0}
    return view._replace(**told)


# --------------------------------------------------------------------------- the same table with one thing changed


def changes(view: View) -> Iterator[tuple[str, View]]:
    """The same table with one number, owner, or place changed, each of which must show in the text."""
    yield from numbers_changed(view)
    yield from persons_changed(view)
    if not view.over:
        yield from cards_changed(view)
    for market, message in enumerate(view.messages):
        if message != EMPTY:
            other = message // KINDS * KINDS + (message + 1) % KINDS
            yield f"message {market}", view._replace(messages=put(view.messages, market, other))
            yield f"no message {market}", view._replace(messages=put(view.messages, market, EMPTY))
    for seat, own in enumerate(view.table):
        for what, other_seat in seat_changed(view, own):
            yield f"seat {seat}: {what}", view._replace(table=put(view.table, seat, other_seat))


def numbers_changed(view: View) -> Iterator[tuple[str, View]]:
    """Counts of what all share."""
    for name in ("round", "gold_left", *([] if view.over else ["pool"])):
        yield name, view._replace(**{name: getattr(view, name) + (-1 if name == "round" else 1)})
    yield "bell", view._replace(bell=(view.bell + 1) % view.seats)
    yield "edition", view._replace(edition=OTHER)


def persons_changed(view: View) -> Iterator[tuple[str, View]]:
    """Who is on display and who is still to come, with what rats."""
    if view.display:
        yield "plague", view._replace(plague=view.plague + 1)
        yield "the plague has come", view._replace(plague_to_come=not view.plague_to_come)
    for at, person in enumerate(view.display):
        other = PersonCard.MONK if person == PersonCard.GUARD else PersonCard.GUARD
        yield f"display {at}", view._replace(display=put(view.display, at, other))
        yield f"rats {person}", view._replace(rats=put(view.rats, person, 8))
    for name in ("browns", "grays_left"):
        for at, person in enumerate(getattr(view, name)):
            fewer = getattr(view, name)[:at] + getattr(view, name)[at + 1 :]
            yield f"{name} {person}", view._replace(**{name: fewer})
            yield f"rats to come {person}", view._replace(rats=put(view.rats, person, 8))
    if PersonCard.MERCHANT in view.display:
        yield "merchant", view._replace(merchant_counts_centre=not view.merchant_counts_centre)
    if PersonCard.BELL_RINGER in view.display:
        yield "bell-ringer", view._replace(bell_ringer_counts_all=not view.bell_ringer_counts_all)


def cards_changed(view: View) -> Iterator[tuple[str, View]]:
    """Cards in piles, played, discarded and to choose from."""
    yield "discards", view._replace(discards=view.discards + 1)
    yield "piles", view._replace(table=tuple(own._replace(pile=own.pile + 3) for own in view.table))
    for at, card in enumerate(view.played):
        yield f"played {card}", view._replace(played=view.played[:at] + view.played[at + 1 :])
    if len(view.table[0].choosing) == 3:
        two = tuple(own._replace(choosing=own.choosing[:2]) for own in view.table)
        yield "choosing", view._replace(table=two)


def seat_changed(view: View, own: SeatView) -> Iterator[tuple[str, SeatView]]:
    """The pieces of one seat, and what it has beside the board."""
    for place in (*SECTORS, NOTRE_DAME):
        yield f"markers {place}", own._replace(markers=put(own.markers, place, own.markers[place] + 1))
    yield "friend", own._replace(friend=(own.friend + 1) % len(SECTORS))
    if own.friend != RESERVE:
        yield "friend away", own._replace(friend=RESERVE)
    for name in ("personal", "general", "gold", "rat"):
        yield name, own._replace(**{name: getattr(own, name) + 1})
    if own.prestige is not None:
        yield "prestige", own._replace(prestige=own.prestige + 1)
    yield "carriage", own._replace(carriage=(own.carriage + 1) % len(view.messages))
    for colour in view.colours:
        yield f"taken {colour}", own._replace(collected=tuple(sorted((*own.collected, colour * KINDS))))
    if own.hand:
        yield "hand", own._replace(hand=own.hand[1:])
    if view.display:
        yield "spared", own._replace(spared=not own.spared)
