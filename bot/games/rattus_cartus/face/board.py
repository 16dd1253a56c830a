"""The public table in text, in the order of the board message."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.faces.face import Block, Board, Names
from bot.text import TIED, Words
from rules.rattus_cartus.components import NUNS, Cards, editions, nuns_on
from rules.rattus_cartus.view import NOBODY, PlaceView, View, size

from .glossary import (
    CLASS_EMOJI,
    PILE_EMOJI,
    building_name,
    cards_brief,
    cards_by_nuns,
    class_name,
    effect,
    emoji_of,
    families,
    supplies_text,
)

MOST_OPEN: Final = 24  # open cards of one building that are told one by one; the log has all of them


def board(words: Words, view: View, names: Names) -> Board:
    """The whole public table in text, below the names of the seats."""
    blocks = [Block(tuple(buildings(words, view, names)))] if view.row else []
    if any(view.ranks):
        blocks.append(Block((words("rattus_cartus-board-influence"),)))
        blocks.append(Block(tuple(influence(words, view, names)), code=True))
    else:
        blocks.append(Block((words("rattus_cartus-board-no-influence"),)))
    blocks.append(Block(tuple(stocks(words, view, names))))
    return Board(headline(words, view, names), tuple(blocks), short(words, view))


# --------------------------------------------------------------------------- where the game is


def headline(words: Words, view: View, names: Names) -> str:
    """Return the line under the title: round, phase and start player."""
    return words(
        "rattus_cartus-headline.last" if view.last_round else "rattus_cartus-headline",
        round=view.round,
        rounds=view.rounds,
        phase=words(f"rattus_cartus-phase-{view.phase}"),
        start=names.tag(view.order[0]),
    )


def short(words: Words, view: View) -> str:
    """Return the line under the title beside a picture, which shows the start player."""
    key = "rattus_cartus-headline.last_short" if view.last_round else "rattus_cartus-headline.short"
    return words(key, round=view.round, rounds=view.rounds, phase=words(f"rattus_cartus-phase-{view.phase}"))


# --------------------------------------------------------------------------- buildings


def buildings(words: Words, view: View, names: Names) -> Iterable[str]:
    """Yield the buildings of this round: who is inside, and what each brings."""
    yield words("rattus_cartus-board-buildings")
    for at, place in enumerate(view.row):
        inside = [visitor(words, place, names, nth, at < view.shown) for nth in range(len(place.inside))]
        yield words(
            "rattus_cartus-board-place",
            place=at + 1,
            emoji=CLASS_EMOJI[place.cls],
            building=building_name(words, place.building),
            inside=" · ".join(inside) or words("rattus_cartus-board-nobody"),
        )
        yield f"-# {actions(words, view, place)}"
        if at < view.shown:
            yield from laid_open(words, names, place)
    if view.last_round:
        yield words("rattus_cartus-board-last-round")
    if view.premium != NOBODY:
        yield words("rattus_cartus-board-premium", who=names.tag(view.premium))
    if view.to_enter:
        yield words("rattus_cartus-board-to-enter", list=" · ".join(map(names.tag, view.to_enter)))


def visitor(words: Words, place: PlaceView, names: Names, nth: int, shown: bool) -> str:
    """Return who entered as first, second …, with the number of cards until these lie open."""
    text = words("rattus_cartus-board-visitor", nth=nth + 1, who=names.tag(place.inside[nth]))
    return text if shown else f"{text}, {words('rattus_cartus-board-laid', n=size(place.laid[nth]))}"


def actions(words: Words, view: View, place: PlaceView) -> str:
    """What a building brings; in the last round the supplies only."""
    supplies = supplies_text(words, place.supplies)
    if view.last_round:
        return words("rattus_cartus-board-supplies", supplies=supplies)
    premium, standard = (effect(words, place.building, premium) for premium in (True, False))
    return words("rattus_cartus-board-actions", premium=premium, standard=standard, supplies=supplies)


def laid_open(words: Words, names: Names, place: PlaceView) -> Iterable[str]:
    """Yield the cards that lie open in a building; more than 24 are counted by class instead of shown one by one."""
    in_full = sum(map(size, place.laid)) <= MOST_OPEN
    laid = [(seat, cards) for seat, cards in zip(place.inside, place.laid, strict=True) if isinstance(cards, tuple)]
    shown = {seat: cards_by_nuns(cards) if in_full else cards_brief(words, cards) for seat, cards in laid if cards}
    if told := [f"{names.marks[seat]} {cards}" for seat, cards in shown.items()]:
        yield "-# " + words("rattus_cartus-board-open", list=" · ".join(told))


# --------------------------------------------------------------------------- influence


def influence(words: Words, view: View, names: Names) -> Iterable[str]:
    """A row for each class: the seats with influence in it, best first."""
    width = max(len(class_name(words, cls)) for cls in range(6))
    for cls in range(6):
        discs = [f"{names.marks[seat]}{view.points[seat][cls]}" for seat in view.ranks[cls]]
        yield f"{class_name(words, cls):<{width}}  {' '.join(discs) or '–'}"


# --------------------------------------------------------------------------- hands and piles


def stocks(words: Words, view: View, names: Names) -> Iterable[str]:
    """Hands, tokens, piles, the nun-row, the buildings to come, the discard pile, the edition."""
    yield words("rattus_cartus-board-hands", list=each(names, [size(hand) for hand in view.hands]))
    yield words("rattus_cartus-board-tokens", list=each(names, view.tokens))
    yield words(
        "rattus_cartus-board-piles",
        deck=view.pile,
        discard=len(view.discard),
        piles=", ".join(piles(view)),
        buildings=view.deck,
    )
    yield nun_row(words, view, names)
    yield words("rattus_cartus-board-rest", list=rest(words, view))
    yield f"-# {words('rattus_cartus-board-discard', list=discard(view))}"
    yield f"-# {edition(words, view)}"


def each(names: Names, counts: Sequence[int]) -> str:
    """A number for each seat."""
    return " · ".join(f"{mark} {n}" for mark, n in zip(names.marks, counts, strict=False))


def piles(view: View) -> Iterable[str]:
    """Jokers, the special cards of this game, and the victory point tokens."""
    yield from (f"{PILE_EMOJI[kind]}{TIED}{n}" for kind, n in view.open_piles)
    yield f"🏅{TIED}{view.tokens_left}"


def nun_row(words: Words, view: View, names: Names) -> str:
    """The five cards of the nun-row, face down or open, and who has looked at which."""
    looks = [
        f"{names.marks[seat]} {' '.join(str(at + 1) for at, nun in enumerate(view.nun_row) if seat in nun.seen_by)}"
        for seat in range(view.seats)
        if any(seat in nun.seen_by for nun in view.nun_row)
    ]
    shown = [str(nuns_on(nun.card)) if nun.card is not None and view.over else "?" for nun in view.nun_row]
    return words("rattus_cartus-board-nuns", cards=" ".join(shown), looks=" · ".join(looks) or "–")


def rest(words: Words, view: View) -> str:
    """How many cards of each building are still to come or lie in the replacement deck."""
    listed = [f"{building_name(words, building, 'short')} {n}" for building, n in view.buildings_to_come.items() if n]
    known = view.buildings_put_back.items()
    bottom = ", ".join(f"{building_name(words, building, 'short')} {n}" for building, n in known)
    key = "rattus_cartus-board-replacement.known" if bottom else "rattus_cartus-board-replacement"
    return " · ".join([*listed, words(key, n=view.replacement, list=bottom)])


def discard(view: View) -> str:
    """The discard pile, open to all: by class, how many cards with 0 to 4 nuns."""
    rows = (f"{emoji_of(kin)} {' '.join(map(str, _by_nuns(cards)))}" for kin, cards in families(view.discard).items())
    return " · ".join(rows) or "–"


def _by_nuns(cards: Cards) -> list[int]:
    count = Counter(map(nuns_on, cards))
    return [count[nuns] for nuns in range(NUNS)]


def edition(words: Words, view: View) -> str:
    """Which component data the table uses, marked where a part of it is reconstructed."""
    reconstructed = editions.is_reconstructed(view.edition)
    key = "rattus_cartus-board-edition.reconstructed" if reconstructed else "rattus_cartus-board-edition"
    return words(key, edition=view.edition)
