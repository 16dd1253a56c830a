"""The public table in text, in the order of the board message."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import Block, Board, Names
from bot.text import Words
from rules.hameln.components import circles_in
from rules.hameln.view import View

from .glossary import NOTHING, circles_listed, florins, house_name, kind_name, rats_listed
from .holdings import cat, families, hall, influence, members, piper, road, supply, tokens

COLUMNS = ("kind", "price", "act", "man", "woman", "rats")
INFESTED = " ×"
INFESTED_BARE = " ~"  # left over from an earlier phase, without a big rat


def board(words: Words, view: View, names: Names) -> Board:
    """The whole public table in text, below the names of the seats."""
    blocks = (
        Block(tuple(town(words, view, names)), code=True),
        Block((words("hameln-board-key"), *rats(words, view))),
        Block(tuple(families(words, view, names)), code=True),
        Block(tuple(beside(words, view, names))),
        Block(tuple(notes(words, view, names))),
    )
    return Board(headline(words, view, names), blocks, short(words, view))


# --------------------------------------------------------------------------- where the game is


def headline(words: Words, view: View, names: Names) -> str:
    """The line under the title."""
    price = florins(words, view.child_price)
    return words(f"hameln-headline-{view.stage}", who=order(names, view), price=price, **_progress(view))


def short(words: Words, view: View) -> str:
    """The line under the title beside a picture, which shows the order of turns; "" where the headline is as short."""
    ordered = view.stage in ("opening", "turn")
    return words(f"hameln-headline-{view.stage}.short", **_progress(view)) if ordered else ""


def _progress(view: View) -> dict[str, int]:
    return {"phase": view.phase, "turn": view.turns + 1, "left": view.pool, "all": view.big_rats}


def order(names: Names, view: View) -> str:
    """The turn order of this cycle, whose turn it is in bold."""
    tags = [names.marks[seat] or names.tags[seat] for seat in view.order]
    tags[view.place] = f"**{tags[view.place]}**"
    return " ".join(tags)


# --------------------------------------------------------------------------- the town


def town(words: Words, view: View, names: Names) -> Iterator[str]:
    """A row for each house."""
    kind, price, activity, man, woman, rats = (words(f"hameln-map-{name}") for name in COLUMNS)
    yield row("", kind, price, activity, man, woman, rats)
    box = view.components
    for house, printed in enumerate(box.houses):
        man, woman = (names.marks[seat] if seat >= 0 else NOTHING for seat in (view.men[house], view.women[house]))
        name, kind, around = house_name(box, house), kind_name(words, printed.kind, "short"), rats_around(view, house)
        yield row(name, kind, printed.cost, view.activity[house], man, woman, around)


def row(house: str, kind: str, price: int | str, activity: int | str, man: str, woman: str, rats: str) -> str:
    """One row of the town, aligned."""
    return f"{house:<3}{kind:<8}{price:<3}{activity:<4}{man:<2}{woman:<3}{rats}"


def rats_around(view: View, house: int) -> str:
    """Rats and circles of a house, and whether it is infested: "4/4 ×"."""
    around, free = len(view.circles_of(house)), len(view.free(house))
    sign = "" if not view.infested[house] else INFESTED if view.has_big_rat(house) else INFESTED_BARE
    return f"{around - free}/{around}{sign}"


def rats(words: Words, view: View) -> Iterator[str]:
    """Every circle with a rat, and the sides that are used up in this turn."""
    n = view.rats.bit_count()
    yield words("hameln-board-rats" if n else "hameln-board-rats.none", n=n, list=rats_listed(words, view))
    if view.small_rats_limited:
        yield words("hameln-board-most-rats", n=view.components.box.pieces.small_rats)
    if view.sides and not view.over:
        yield words("hameln-board-sides", list=circles_listed(words, view.components, circles_in(view.sides)))


# --------------------------------------------------------------------------- beside the town


def beside(words: Words, view: View, names: Names) -> Iterator[str]:
    """Children, influence, the piper, the cat, the road."""
    yield hall(words, view, names)
    yield influence(words, view, names)
    yield piper(words, view)
    yield cat(words, view, names)
    yield road(words, view, names)
    yield members(words, view, names)
    if values := tokens(words, view, names):
        yield values


def notes(words: Words, view: View, names: Names) -> Iterator[str]:
    """The supply, what is only told while it matters, and the edition."""
    yield supply(words, view)
    if view.stage == "opening":
        yield words("hameln-board-women.reverse" if view.women_order == "reverse" else "hameln-board-women")
    if view.passed and not view.over:
        yield words("hameln-board-passed", list=" ".join(names.marks[seat] for seat in view.passed))
    key = "hameln-board-tail.reconstructed" if not view.components.faithful else "hameln-board-tail"
    yield words(key, edition=view.edition, name=view.components.board_name)
