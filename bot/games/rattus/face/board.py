"""The public table in text, in the order of the board message."""

from __future__ import annotations

from collections.abc import Iterator

from bot.faces.face import Block, Board, Names
from bot.text import Words
from rules.rattus.components import editions
from rules.rattus.view import DRAWN, LAID_OUT, NOBODY, REDRAWN, RegionView, View

from .glossary import NOTHING, PLAGUE_MARK, region_name
from .holdings import cards, cubes, pieces
from .rats import ORIGIN, discards, looks, open_rats

NAME, RATS = 9, 7  # columns of the map


def board(words: Words, view: View, names: Names) -> Board:
    """The whole public table in text, below the names of the seats."""
    blocks = (
        Block(tuple(rows(words, view, names)), code=True),
        Block(tuple(plague(words, view, names))),
        Block((*cards(words, view, names), cubes(words, view, names), *filter(None, [pieces(words, view, names)]))),
        Block(tuple(notes(words, view, names))),
    )
    return Board(headline(words, view, names), blocks, short(words, view))


# --------------------------------------------------------------------------- where the game is


def headline(words: Words, view: View, names: Names) -> str:
    """Return the line under the title: the stage of the game and whose turn it is."""
    who = names.tag(view.turn if view.turn != NOBODY else view.first)
    return words(f"rattus-headline-{stage_named(view)}", turn=view.turns, who=who, supply=view.supply)


def stage_named(view: View) -> str:
    """The stage of the game as texts name it: after the final round apart while the Baker's cubes are to be placed."""
    return "ravage.baker" if view.stage == "ravage" and view.baker else view.stage


def short(words: Words, view: View) -> str:
    """Return the line under the title beside a picture: how near the end is; "" where the headline says it."""
    return words("rattus-headline-turn.short", turn=view.turns, supply=view.supply) if view.stage == "turn" else ""


# --------------------------------------------------------------------------- the map


def rows(words: Words, view: View, names: Names) -> Iterator[str]:
    """A row for each region, then the palace."""
    yield row(words("rattus-map-region"), words("rattus-map-rats"), words("rattus-map-cubes"))
    for here in view.regions:
        mark = PLAGUE_MARK if here.region == view.plague else " "
        yield row(region_name(words, here.region), rats_there(here), crowd(names, here.cubes), mark)
    yield row(words("rattus-map-palace"), "", crowd(names, view.palace))


def row(name: str, rats: str, cubes: str, mark: str = " ") -> str:
    """One row of the map, aligned."""
    return f"{mark}{name:<{NAME}}{rats:<{RATS}}{cubes}"


def rats_there(here: RegionView) -> str:
    """Return how many rats lie here and a sign for the origin of each, in order of arrival: "2 °?"."""
    return f"{len(here.rats)} {''.join(ORIGIN[rat.origin] for rat in here.rats)}" if here.rats else NOTHING


def crowd(names: Names, cubes: tuple[int, ...]) -> str:
    """The cubes by seat: "●2 ▲1"."""
    return " ".join(f"{mark}{n}" for mark, n in zip(names.marks, cubes, strict=True) if n) or NOTHING


# --------------------------------------------------------------------------- plague and rats


def plague(words: Words, view: View, names: Names) -> Iterator[str]:
    """Yield the place of the Plague Piece, the number of rat tokens, which lie open and who knows which."""
    key = "rattus-board-origins.redrawn" if view.redrawn else "rattus-board-origins"
    yield words(key, start=ORIGIN[LAID_OUT], drawn=ORIGIN[DRAWN], redrawn=ORIGIN[REDRAWN])
    near = ", ".join(region_name(words, region) for region in view.at(view.plague).next_to)
    key = "rattus-board-plague.neutral" if view.neutral else "rattus-board-plague"
    yield words(key, region=region_name(words, view.plague), near=near)
    key = "rattus-board-rats.removed" if view.removed else "rattus-board-rats"
    yield words(key, supply=view.supply, board=view.rats_on_board, discarded=len(view.discards), removed=view.removed)
    if faces := open_rats(words, view):
        yield words("rattus-board-open.over" if view.over else "rattus-board-open", faces=faces)
    if seen := looks(words, view, names):
        yield words("rattus-board-looks", list=seen)


# --------------------------------------------------------------------------- the last lines


def notes(words: Words, view: View, names: Names) -> Iterator[str]:
    """Yield the last lines: whether the end has come, the discards, the first player, the component data."""
    if view.everything_out:
        yield words("rattus-board-everything-out")
    if view.last != NOBODY:
        yield words("rattus-board-last", who=names.tag(view.last))
    yield words("rattus-board-discards", list=discards(words, view))
    reconstructed = editions.is_reconstructed(view.edition)
    key = "rattus-board-tail.reconstructed" if reconstructed else "rattus-board-tail"
    yield words(key, who=names.tag(view.first), edition=view.edition)
