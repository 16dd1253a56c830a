"""Rat tokens in text: where they lie and came from, who has looked at which, those that lie open, the discards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from bot.faces.face import Names
from bot.text import APART, Words
from rules.rattus.components import TokenFace
from rules.rattus.view import DRAWN, LAID_OUT, REDRAWN, RatView, View

from .glossary import NOTHING, STARTING, face_brief, face_with_ring, heap, letters, ordinal, region_name

ORIGIN: Final = {LAID_OUT: STARTING, DRAWN: "?", REDRAWN: "~"}
IN_FULL: Final = 12  # tokens of which a list tells each with the name of its region in full


class Token(NamedTuple):
    """A token on the board: its region, its place there, and what is known of it."""

    region: int
    slot: int
    rat: RatView


def tokens(view: View) -> Iterator[Token]:
    """All tokens on the board, region by region, the one that is longest there first."""
    for here in view.regions:
        yield from (Token(here.region, slot, rat) for slot, rat in enumerate(here.rats))


# --------------------------------------------------------------------------- who has looked at what


def looked_at(view: View) -> dict[tuple[int, ...], list[Token]]:
    """Return the tokens whose face only some know, by the seats that have looked at them; none once all lie open."""
    found: dict[tuple[int, ...], list[Token]] = {}
    for token in tokens(view):
        if token.rat.seen_by and not view.over:
            found.setdefault(token.rat.seen_by, []).append(token)
    return found


def looks(words: Words, view: View, names: Names) -> str:
    """Who knows which tokens: "● Gallia 1st, Russia · ●■ Italia 2nd"; of many tokens in few letters."""
    found = looked_at(view)
    brief = sum(map(len, found.values())) > IN_FULL
    told = [
        f"{''.join(names.marks[seat] for seat in seats)} {', '.join(_places(words, view, seen, brief))}"
        for seats, seen in found.items()
    ]
    return APART.join(told)


def _places(words: Words, view: View, seen: Iterable[Token], brief: bool) -> Iterator[str]:
    by_region: dict[int, list[Token]] = {}
    for token in seen:
        by_region.setdefault(token.region, []).append(token)
    for region, here in by_region.items():
        slots = [str(token.slot + 1) if brief else ordinal(words, token.slot) for token in here]
        alone = len(view.at(region).rats) == 1
        yield " ".join([region_name(words, region, "short" if brief else ""), *([] if alone else slots)])


# --------------------------------------------------------------------------- faces


def open_rats(words: Words, view: View) -> str:
    """The tokens that lie open: "Scandia 1st 3 · M Bou Chu; Scandia 2nd 1 · Pea Mag"; of many tokens in few letters."""
    known = [token for token in tokens(view) if view.lies_open(token.region)]
    if len(known) <= IN_FULL:
        return words("rattus-apart").join(faces_in_full(words, view, known))
    return APART.join(faces_in_rows(words, view, known))


def faces_in_full(words: Words, view: View, known: Iterable[Token]) -> Iterator[str]:
    """Each of these tokens with its region and, where there are several, its place: "Gallia 1st 2 · M Bou Chu"."""
    for region, slot, rat in known:
        if rat.face is not None:
            place = [] if len(view.at(region).rats) == 1 else [ordinal(words, slot)]
            yield " ".join([region_name(words, region), *place, face_with_ring(words, rat.face)])


def faces_in_rows(words: Words, view: View, known: Iterable[Token]) -> Iterator[str]:
    """The faces of these tokens region by region, in order of arrival, in few letters: "Gal: 2M BouChu, ?"."""
    told = {token[:2]: face_brief(words, token.rat.face) for token in known if token.rat.face is not None}
    form = "" if words.spoken else "short"  # what is heard is not cut
    for here in view.regions:
        slots = [(here.region, slot) for slot in range(len(here.rats))]
        if any(slot in told for slot in slots):
            faces = ", ".join(told.get(slot) or words("rattus-unseen") for slot in slots)
            yield words("rattus-row", region=region_name(words, here.region, form), faces=faces)


# --------------------------------------------------------------------------- discards


def discards(words: Words, view: View) -> str:
    """The discards as a counted list; those since the Soldier's redraw apart, as they cannot be the token drawn."""
    if not view.redrawn:
        return heaped(words, view.discards)
    first, since = view.discards[: view.redrawn], view.discards[view.redrawn :]
    return words("rattus-board-since-redraw", first=heaped(words, first), since=heaped(words, since))


def heaped(words: Words, faces: Iterable[TokenFace]) -> str:
    """A counted list by limit and letters: "1 BouChu, PeaMag · 2M PeaRoy°"."""
    rows = (f"{kin.limit}{''.join(letters(words, kin))} {texts}" for kin, texts in heap(words, faces))
    return APART.join(rows) or NOTHING
