"""What the seats hold, in text: class cards, cubes, and the extra pieces of the cards in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from bot.faces.face import Names
from bot.text import APART, TIED, Words
from rules.rattus.components import Card
from rules.rattus.view import BESIDE, NOBODY, View

from .glossary import NOTHING, card_name, card_shown, region_name, wall_name

BISHOPS, NUNS = "bishops", "nuns"
IN_FULL: Final = 12  # names of regions told with the pieces; of more each is cut to three letters


# --------------------------------------------------------------------------- cards


def cards(words: Words, view: View, names: Names) -> Iterator[str]:
    """Yield the class cards by holder, those on offer, and what has been done this turn."""
    held = [(names.marks[seat], view.cards_of(seat)) for seat in range(view.seats)]
    yield words(
        "rattus-board-cards", list=APART.join(f"{mark} {_shown(words, own)}" for mark, own in held if own) or NOTHING
    )
    yield words("rattus-board-offer", list=_shown(words, view.cards_of(BESIDE)) or NOTHING)
    if done := this_turn(words, view):
        yield words("rattus-board-turn", list=APART.join(done))


def _shown(words: Words, held: Iterable[int]) -> str:
    return ", ".join(card_shown(words, card) for card in held)


def this_turn(words: Words, view: View) -> list[str]:
    """Return what has been done this turn: phases A and B in a regular turn, and the cards used."""
    done = list[str]()
    if view.regular:
        done.append(words("rattus-turn-taken.yes" if view.taken else "rattus-turn-taken"))
        done.append(words("rattus-turn-placed.yes" if view.placed else "rattus-turn-placed"))
    if view.used and view.turn != NOBODY:
        done.append(words("rattus-turn-used", list=", ".join(card_name(words, card) for card in view.used)))
    return done


# --------------------------------------------------------------------------- cubes


def cubes(words: Words, view: View, names: Names) -> str:
    """Cubes on the board, and those left in the supply: "● 7 + 13"."""
    out = view.saved
    told = [f"{names.marks[seat]}{TIED}{out[seat]}{TIED}+{TIED}{view.stock[seat]}" for seat in view.ranking]
    return words("rattus-board-cubes", list=APART.join(told))


# --------------------------------------------------------------------------- pieces


def pieces(words: Words, view: View, names: Names) -> str:
    """The extra pieces of the cards that are in this game; "" without such cards."""
    if told := list(_pieces(words, view, names)):
        return words("rattus-board-pieces", list=APART.join(told))
    return ""


def _pieces(words: Words, view: View, names: Names) -> Iterator[str]:
    bishops, nuns = standing(view, BISHOPS), standing(view, NUNS)
    form = "short" if len(bishops) + len(nuns) + 2 * len(view.walls) + len(view.potions) > IN_FULL else ""
    rows = {
        Card.BISHOP: (_at_regions(words, bishops, form), view.bishops_left),
        Card.NUN: (_at_regions(words, nuns, form), view.nuns_left),
        Card.EMPEROR: ([wall_name(words, wall, form) for wall in view.walls], view.walls_left),
        Card.WIZARD: (_potions(words, view, names, form), view.potions_left),
    }
    for card, (where, left) in rows.items():
        if view.in_game(card):
            key = f"rattus-pieces-{card.name.lower()}"
            yield words(key, list=", ".join(where) or NOTHING, n=left)
    if view.in_game(Card.BAKER):
        full = f"{names.marks[view.baker_seat]} {view.baker}" if view.baker else NOTHING
        yield words("rattus-pieces-baker", cubes=full)


def standing(view: View, what: str) -> Counter[int]:
    """How many bishops or nuns stand in each region."""
    found = Counter({here.region: here.bishops if what == BISHOPS else here.nuns for here in view.regions})
    return +found


def _at_regions(words: Words, at: Counter[int], form: str) -> list[str]:
    names = {region: region_name(words, region, form) for region in at}
    return [names[region] if n == 1 else words("rattus-times", what=names[region], n=n) for region, n in at.items()]


def potions_by_cube(view: View) -> dict[tuple[int, int], list[int]]:
    """Return, by seat and region, how many potions stand beside each guarded cube."""
    found: dict[tuple[int, int], list[int]] = {}
    for potion in view.potions:
        found.setdefault((potion.seat, potion.region), []).append(potion.n)
    return found


def _potions(words: Words, view: View, names: Names, form: str) -> list[str]:
    return [
        f"{names.marks[seat]} {region_name(words, region, form)} {'+'.join(map(str, counts))}"
        for (seat, region), counts in sorted(potions_by_cube(view).items())
    ]
