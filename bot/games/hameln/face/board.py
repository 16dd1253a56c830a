"""The public table in text, in the order of the board message."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby

from bot.faces.face import Block, Board, Names
from bot.text import Words
from rules.hameln.components import LETTERS, circles_in
from rules.hameln.view import View

from .glossary import NOTHING, circle_numbers, circles_listed, florins, house_name, kind_name, rats_listed
from .holdings import cat, families, hall, influence, members, piper, road, supply, tokens

KIND, WIDE = 6, 34  # columns: of a kind of house, of a row
COLUMNS = ("kind", "price", "act", "man", "woman", "rats")
INFESTED = "×"
INFESTED_BARE = "~"  # left over from an earlier phase, without a big rat


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
    dear = max(len(str(printed.cost)) for printed in view.components.houses)

    def row(house: str, kind: str, price: str, activity: str, couple: str, rats: str) -> str:
        return f"{house:<3}{_short(kind):<{KIND + 1}}{price:<{dear}} {activity:<2}{couple} {rats}"

    yield row("", kind, price, activity, man + woman, rats)
    for house, printed in enumerate(view.components.houses):
        couple = "".join(names.marks[seat] if seat >= 0 else NOTHING for seat in (view.men[house], view.women[house]))
        kind, name = kind_name(words, printed.kind, "short"), house_name(view.components, house)
        line = partial(row, name, kind, str(printed.cost), str(view.activity[house]), couple)
        yield next((made for made in map(line, rats_around(view, house)) if len(made) <= WIDE), line(""))


def _short(kind: str) -> str:
    return kind if len(kind) <= KIND else f"{kind[: KIND - 1]}."


def rats_around(view: View, house: int) -> Iterator[str]:
    """Rats and circles of a house, and its free circles or whether it is infested: "3/5 11 13", "4/4 ×".

    Then the same with fewer words, for circles that are too many for a row.
    """
    around, free = len(view.circles_of(house)), circle_numbers(view.components, view.seats, view.free(house))
    sign = "" if not view.infested[house] else INFESTED if view.has_big_rat(house) else INFESTED_BARE
    for told in (sign or joined(free), sign or in_runs(free), sign):
        yield f"{around - len(free)}/{around} {told}".rstrip()


def joined(circles: list[str]) -> str:
    """Numbers side by side; those of one side together: "9 10ab 11"."""
    sides = groupby(circles, key=lambda number: number.rstrip(LETTERS))
    return " ".join(side + "".join(number.removeprefix(side) for number in numbers) for side, numbers in sides)


def in_runs(circles: list[str]) -> str:
    """The same with runs of numbers: "5 6 15–17"."""
    sides = list(dict.fromkeys(int(number.rstrip(LETTERS)) for number in circles))
    runs = (list(run) for _, run in groupby(sides, key=lambda side: side - sides.index(side)))
    return " ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(map(str, run)) for run in runs)


def rats(words: Words, view: View) -> Iterator[str]:
    """Every circle with a rat, and the sides that are used up in this turn."""
    n = view.rats.bit_count()
    yield words("hameln-board-rats" if n else "hameln-board-rats.none", n=n, list=rats_listed(view))
    if view.small_rats_limited:
        yield words("hameln-board-most-rats", n=view.components.pieces.small_rats)
    if view.sides and not view.over:
        yield words("hameln-board-sides", list=circles_listed(view.components, view.seats, circles_in(view.sides)))


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
