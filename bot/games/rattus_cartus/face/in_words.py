"""The public table in sentences, one fact a line, for readers with a screen reader ("words mode")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.faces.face import Block, Board, Names
from bot.text import Words, listed
from rules.rattus_cartus.components import editions, nuns_on
from rules.rattus_cartus.view import NOBODY, PlaceView, View, size

from .board import headline
from .glossary import (
    building_name,
    card_word,
    cards_with_nuns,
    class_name,
    effect,
    families,
    name_in_row,
    supplies_text,
)

CLASSES = range(6)


def in_words(words: Words, view: View, names: Names) -> Board:
    """The whole public table in sentences: no marks, no symbols, no code, seats by name."""
    parts = (
        round_said(words, view, names),
        *(place_said(words, view, names, at) for at in range(len(view.row))),
        influence_said(words, view, names),
        held(words, view, names),
        nun_row_said(words, view, names),
        stocks_said(words, view),
    )
    return Board(headline(words, view, names), tuple(Block(tuple(part)) for part in parts))


def round_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """Where the game is, and who comes next."""
    key = "rattus_cartus-said-round.last" if view.last_round else "rattus_cartus-said-round"
    yield words(key, round=view.round, rounds=view.rounds)
    yield words("rattus_cartus-said-phase", phase=words(f"rattus_cartus-phase-{view.phase}"))
    yield words("rattus_cartus-said-start", who=names.tag(view.order[0]))
    if view.premium != NOBODY:
        yield words("rattus_cartus-said-premium-of-round", who=names.tag(view.premium))
    if view.to_enter:
        yield words("rattus_cartus-said-to-enter", list=_people(names, view.to_enter))
    if view.last_round:
        yield words("rattus_cartus-board-last-round")
    if view.row:
        yield words("rattus_cartus-said-buildings")


# --------------------------------------------------------------------------- buildings


def place_said(words: Words, view: View, names: Names, at: int) -> Iterator[str]:
    """A building of the row: its class, who is inside, what it brings."""
    place = view.row[at]
    called, where = (name_in_row(words, view.row, at, form) for form in ("", "at"))
    building, cls = building_name(words, place.building), class_name(words, place.cls)
    yield words("rattus_cartus-said-place", place=at + 1, building=building, **{"class": cls})
    if not place.inside:
        yield words("rattus_cartus-said-nobody", at=where)
    for nth in range(len(place.inside)):
        yield from _visitor(words, place, names, nth, where, is_open=at < view.shown)
    if not view.last_round:
        for action in ("premium", "standard"):
            what = effect(words, place.building, action == "premium")
            yield words(f"rattus_cartus-said-{action}", building=called, what=what)
    yield words("rattus_cartus-said-supplies", building=called, what=supplies_text(words, place.supplies))


def _visitor(words: Words, place: PlaceView, names: Names, nth: int, where: str, *, is_open: bool) -> Iterator[str]:
    who, laid = names.tag(place.inside[nth]), place.laid[nth]
    if not is_open:
        yield words("rattus_cartus-said-visitor.laid", nth=nth + 1, at=where, who=who, n=size(laid))
        return
    yield words("rattus_cartus-said-visitor", nth=nth + 1, at=where, who=who)
    if isinstance(laid, tuple):
        cards = cards_with_nuns(words, laid) or words("rattus_cartus-no-card")
        yield words("rattus_cartus-said-open", who=who, at=where, cards=cards)


# --------------------------------------------------------------------------- influence, hands, nuns


def influence_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """For each class the seats with influence in it, best first."""
    yield words("rattus_cartus-said-rank")
    for cls in CLASSES:
        points = [
            words("rattus_cartus-said-points", who=names.tag(seat), n=view.points[seat][cls])
            for seat in view.ranks[cls]
        ]
        key = "rattus_cartus-said-influence" if points else "rattus_cartus-said-influence.none"
        yield words(key, **{"class": class_name(words, cls)}, list=", ".join(points))


def held(words: Words, view: View, names: Names) -> Iterator[str]:
    """Hands and tokens of every seat."""
    for seat in range(view.seats):
        yield words("rattus_cartus-said-hand", who=names.tag(seat), n=size(view.hands[seat]))
    for seat in range(view.seats):
        yield words("rattus_cartus-said-tokens", who=names.tag(seat), n=view.tokens[seat])


def nun_row_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """The nun-row: face down or open, and who has looked at which card."""
    if view.over:
        for at, nun in enumerate(view.nun_row):
            if nun.card is not None:
                yield words("rattus_cartus-said-nun", place=at + 1, n=nuns_on(nun.card))
    else:
        yield words("rattus_cartus-said-nuns")
    for seat in range(view.seats):
        if places := [
            words("rattus_cartus-said-card", n=at + 1) for at, nun in enumerate(view.nun_row) if seat in nun.seen_by
        ]:
            yield words("rattus_cartus-said-looked", who=names.tag(seat), places=listed(words, places))
    if not any(nun.seen_by for nun in view.nun_row):
        yield words("rattus_cartus-said-nobody-looked")


# --------------------------------------------------------------------------- piles


def stocks_said(words: Words, view: View) -> Iterator[str]:
    """Deck, discard pile, piles, tokens, buildings to come, the edition."""
    yield words("rattus_cartus-said-deck", n=view.pile)
    yield words("rattus_cartus-said-discard", n=len(view.discard))
    yield from _discarded(words, view)
    for kind, n in view.open_piles:
        yield words("rattus_cartus-said-pile", cards=card_word(words, kind, 2), n=n)
    yield words("rattus_cartus-said-tokens-left", n=view.tokens_left)
    yield from _buildings_to_come(words, view)
    reconstructed = editions.is_reconstructed(view.edition)
    key = "rattus_cartus-said-edition.reconstructed" if reconstructed else "rattus_cartus-said-edition"
    yield words(key, edition=view.edition)


def _discarded(words: Words, view: View) -> Iterator[str]:
    for kin, cards in families(view.discard).items():
        count = Counter(map(nuns_on, cards))
        told = [words("rattus_cartus-said-discarded-nuns", n=count[nuns], nuns=nuns) for nuns in sorted(count)]
        yield words("rattus_cartus-said-discarded", cards=card_word(words, kin, 2), list=", ".join(told))


def _buildings_to_come(words: Words, view: View) -> Iterator[str]:
    yield words("rattus_cartus-said-building-deck", n=view.deck)
    for building, n in view.buildings_to_come.items():
        if n:
            yield words("rattus_cartus-said-rest", building=building_name(words, building), n=n)
    yield words("rattus_cartus-said-replacement", n=view.replacement)
    if known := view.buildings_put_back:
        told = [words("rattus_cartus-said-points", who=building_name(words, one), n=n) for one, n in known.items()]
        yield words("rattus_cartus-said-replacement.known", list=", ".join(told))


def _people(names: Names, seats: Iterable[int]) -> str:
    return ", ".join(map(names.tag, seats))
