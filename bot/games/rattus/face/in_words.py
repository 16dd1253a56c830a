"""The public table in sentences, one fact a line, for readers with a screen reader ("words mode")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import attrgetter

from bot.faces.face import Board, Names, paragraphs
from bot.text import Words, listed
from rules.rattus.components import Card, TokenFace, editions
from rules.rattus.view import BESIDE, LAID_OUT, NOBODY, REDRAWN, RegionView, View

from .board import headline, stage_named
from .glossary import (
    cards_listed,
    cubes_text,
    face_with_ring,
    heap,
    letters,
    potions_text,
    rats_text,
    region_name,
    wall_name,
)
from .holdings import BISHOPS, NUNS, potions_by_cube, standing
from .rats import Token, tokens


def in_words(words: Words, view: View, names: Names) -> Board:
    """The whole public table in sentences: no marks, no symbols, no code, seats by name."""
    parts = (
        stage_said(words, view, names),
        (line for here in view.regions for line in region_said(words, view, names, here)),
        rats_said(words, view, names),
        cards_said(words, view, names),
        cubes_said(words, view, names),
        pieces_said(words, view, names),
        discards_said(words, view),
        tail_said(words, view, names),
    )
    return Board(headline(words, view, names), paragraphs(parts))


# --------------------------------------------------------------------------- where the game is


def stage_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """Where the game is, and where the Plague Piece stands."""
    who = names.tag(view.turn if view.turn != NOBODY else view.first)
    yield words(f"rattus-said-{stage_named(view)}", turn=view.turns, who=who)
    if view.last != NOBODY:
        yield words("rattus-said-last", who=names.tag(view.last))
    if view.everything_out:
        yield words("rattus-board-everything-out")
    yield words("rattus-said-plague", region=region_name(words, view.plague, "in"))
    if view.neutral:
        yield words("rattus-said-neutral")


# --------------------------------------------------------------------------- regions and rats


def region_said(words: Words, view: View, names: Names, here: RegionView) -> Iterator[str]:
    """A region: its rats, its cubes, its neighbours; then the faces that lie open."""
    crowd = _crowd(words, names, here.cubes) or words("rattus-said-no-cubes")
    near = ", ".join(region_name(words, region) for region in here.next_to)
    name, rats = region_name(words, here.region), rats_text(words, len(here.rats))
    yield words("rattus-said-region", region=name, rats=rats, cubes=crowd, near=near)
    for slot, rat in enumerate(here.rats):
        if rat.face is not None and view.lies_open(here.region):
            token = _token(words, Token(here.region, slot, rat))
            yield words("rattus-said-open", rat=token, face=face_with_ring(words, rat.face))


def _crowd(words: Words, names: Names, cubes: Iterable[int]) -> str:
    return ", ".join(
        words("rattus-said-cubes", who=names.tag(seat), cubes=cubes_text(words, n)) for seat, n in enumerate(cubes) if n
    )


def _token(words: Words, token: Token) -> str:
    return words("rattus-said-rat", n=token.slot + 1, region=region_name(words, token.region, "in"))


def _tokens(words: Words, told: Iterable[Token]) -> str:
    """The tokens region by region: "rats 1 and 2 in Gallia, rat 1 in Italia"."""
    return ", ".join(_together(words, region, list(here)) for region, here in groupby(told, attrgetter("region")))


def _together(words: Words, region: int, here: list[Token]) -> str:
    if len(here) == 1:
        return _token(words, here[0])
    slots = listed(words, [str(token.slot + 1) for token in here])
    return words("rattus-said-rat.several", slots=slots, region=region_name(words, region, "in"))


def rats_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """The tokens in number, where each came from, and who has looked at which."""
    yield words("rattus-said-supply", n=view.supply)
    yield words("rattus-said-rats", n=view.rats_on_board)
    if view.removed:
        yield words("rattus-said-removed", n=view.removed)
    yield words("rattus-said-order")
    for origin, key in ((LAID_OUT, "rattus-said-starting"), (REDRAWN, "rattus-said-redrawn")):
        if lying := [token for token in tokens(view) if token.rat.origin == origin]:
            yield words(key, list=_tokens(words, lying))
    for seat in range(view.seats):
        if seen := [token for token in tokens(view) if seat in token.rat.seen_by and not view.over]:
            yield words("rattus-said-looked", who=names.tag(seat), list=_tokens(words, seen))


# --------------------------------------------------------------------------- cards and cubes


def cards_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """Who holds which cards, what is on offer, and what this turn has brought."""
    for seat in range(view.seats):
        held = view.cards_of(seat)
        key = "rattus-said-holds" if held else "rattus-said-holds.none"
        yield words(key, who=names.tag(seat), cards=cards_listed(words, held) if held else "")
    offer = view.cards_of(BESIDE)
    yield words("rattus-said-offer", cards=cards_listed(words, offer)) if offer else words("rattus-said-offer.none")
    if view.regular:
        yield words("rattus-said-taken.yes" if view.taken else "rattus-said-taken")
        yield words("rattus-said-placed.yes" if view.placed else "rattus-said-placed")
    if view.used and view.turn != NOBODY:
        yield words("rattus-said-used", cards=cards_listed(words, view.used))


def cubes_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """Cubes on the board and in the supply, the palace, the Baker card."""
    out = view.saved
    for seat in view.ranking:
        yield words("rattus-said-on-board", who=names.tag(seat), cubes=cubes_text(words, out[seat]), n=view.stock[seat])
    yield _kept(words, "rattus-said-palace", _crowd(words, names, view.palace))
    if view.in_game(Card.BAKER):
        crowd = [view.baker if seat == view.baker_seat else 0 for seat in range(view.seats)]
        yield _kept(words, "rattus-said-baker", _crowd(words, names, crowd))


def _kept(words: Words, key: str, crowd: str) -> str:
    """Whose cubes lie off the board, or that none do."""
    return words(key, cubes=crowd) if crowd else words(f"{key}.none")


# --------------------------------------------------------------------------- pieces


def pieces_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """The extra pieces of the cards in this game: where they are, and how many are left."""
    for card, what, left in ((Card.BISHOP, BISHOPS, view.bishops_left), (Card.NUN, NUNS, view.nuns_left)):
        if view.in_game(card):
            for region, n in standing(view, what).items():
                yield words(f"rattus-said-{what}", region=region_name(words, region, "in"), n=n)
            yield words(f"rattus-said-{what}.left", n=left)
    if view.in_game(Card.EMPEROR):
        for wall in view.walls:
            yield words("rattus-said-wall", wall=wall_name(words, wall))
        yield words("rattus-said-wall.left", n=view.walls_left)
    if view.in_game(Card.WIZARD):
        for (seat, region), counts in sorted(potions_by_cube(view).items()):
            yield from (_guarded(words, names, seat, region, n) for n in counts)
        yield words("rattus-said-potions.left", n=view.potions_left)


def _guarded(words: Words, names: Names, seat: int, region: int, n: int) -> str:
    where = region_name(words, region, "in")
    return words("rattus-said-potions", who=names.tag(seat), region=where, potions=potions_text(words, n))


# --------------------------------------------------------------------------- discards and the rest


def discards_said(words: Words, view: View) -> Iterator[str]:
    """The discards as a counted list, those since the Soldier's redraw apart."""
    yield words("rattus-said-discarded", n=len(view.discards))
    before = view.discards[: view.redrawn] if view.redrawn else view.discards
    for kin, texts in heap(words, before):
        yield words("rattus-said-heap", limit=kin.limit, letters=_letters(words, kin), list=texts)
    if view.redrawn:
        yield words("rattus-said-since-redraw")
        for kin, texts in heap(words, view.discards[view.redrawn :]):
            yield words("rattus-said-heap", limit=kin.limit, letters=_letters(words, kin), list=texts)


def _letters(words: Words, kin: TokenFace) -> str:
    return listed(words, letters(words, kin)) if letters(words, kin) else words("rattus-said-no-letter")


def tail_said(words: Words, view: View, names: Names) -> Iterator[str]:
    """The first player and the edition."""
    yield words("rattus-said-first", who=names.tag(view.first))
    reconstructed = editions.is_reconstructed(view.edition)
    key = "rattus-said-edition.reconstructed" if reconstructed else "rattus-said-edition"
    yield words(key, edition=view.edition)
