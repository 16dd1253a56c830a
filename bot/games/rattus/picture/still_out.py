"""What is still out there: the rats that may yet be turned up, counted by limit and letters and by class."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from bot.pictures.canvas import Canvas
from bot.pictures.letters import Type, width
from bot.pictures.scene import Scene
from bot.pictures.svg import Paint
from bot.pictures.theme import CLASS_COLOURS
from rules.rattus.components import Class, TokenFace, class_of, editions
from rules.rattus.view import View

from .faces import letters_of
from .facts import CLASS_ICON

WIDE, HIGH, HOLDERS = 784.0, 84.0, 20.0  # of the whole row, and of the pieces of those who hold cards of a class
TITLE: Final = 132.0  # the room of the words on the left
LIMIT, LETTERS, COUNT = Type(30, 700), Type(23, 700), Type(34, 700)
CLASS: Final = Type(22, 600)  # of the short names of classes, for which symbols and numbers are smaller
LEAD, RATS, MORE = Type(24, 600), Type(30, 700), Type(23)


class Cell(NamedTuple):
    """A column of the row: tokens with this limit and these letters, or with this class, and how many are out."""

    name: str
    face: TokenFace | None  # one token of its kind
    cls: int | None
    n: int


def cells(view: View) -> Iterator[Cell]:
    """All kinds of tokens in the box, then the classes."""
    out = view.still_out
    kinds, classes = Counter(map(_kind, out)), Counter(cls for face in out for cls in set(face.classes))
    for kind, face in sorted({_kind(face): face for face in editions.components(view.edition).rats}.items()):
        yield Cell(f"out-{face.limit}{letters_of(face)}", face, None, kinds[kind])
    for cls in Class:
        yield Cell(f"out-{cls.name.lower()}", None, int(cls), classes[cls])


def _kind(face: TokenFace) -> tuple[int, int, int]:
    return face.limit, face.everybody, face.majority


def counted(view: View) -> Mapping[str, int | tuple[int, bool]]:
    """What the row shows, by the ids of its pieces."""
    return {"out": (len(view.still_out), view.one_again), **{cell.name: cell.n for cell in cells(view)}}


def row(canvas: Canvas, scene: Scene, *, holders: bool = False, supply: bool = False) -> None:
    """Draw the row from (0, 0), 784 wide; `supply`: also the own cubes left.

    `holders`: also the short name of each class, as buttons have it, and who holds cards of it.
    """
    found = list(cells(scene.view))
    with canvas.piece("out"):
        canvas.frame_glow("out", 0, 2, TITLE - 8, HIGH - 4, 6)
        _title(canvas, scene, supply=supply)
    needed = [_needed(cell) for cell in found]
    spare = (WIDE - TITLE - sum(needed)) / len(needed)
    x = TITLE
    for cell, wide in zip(found, needed, strict=True):
        with canvas.piece(cell.name, (round(x + (wide + spare) / 2), 0)):
            name = scene.words(f"rattus-class-{CLASS_ICON[cell.cls]}.short") if holders and cell.cls is not None else ""
            _cell(canvas, cell, wide, name, COUNT._replace(size=28) if holders else COUNT)
            if holders and cell.cls is not None:
                _holders(canvas, scene.view, cell.cls)
        x += wide + spare


def _title(canvas: Canvas, scene: Scene, *, supply: bool) -> None:
    view, words, theme = scene.view, scene.words, canvas.theme
    lines = [
        (words("picture-rattus-still-out"), LEAD, theme.faint),
        (words("picture-rattus-rats-out", n=len(view.still_out)), RATS, theme.gold),
    ]
    lines += [(words("picture-rattus-again-out"), MORE, theme.ink)] if view.one_again else []
    for nth, (text, letter, fill) in enumerate(lines):
        canvas.label(0, 26 + (25 if supply and view.one_again else 31) * nth, text, letter, fill, TITLE - 8)
    if supply and view.viewer is not None:
        with canvas.svg.group(at=(12, HIGH + 4)):
            canvas.seat(view.viewer, 10)
        text = words("picture-rattus-left", n=view.stock[view.viewer])
        canvas.label(30, HIGH + 12, text, MORE, theme.ink, TITLE - 34)


def _needed(cell: Cell) -> float:
    """How wide a cell is at least."""
    if cell.face is None:
        return 40
    letters = letters_of(cell.face)
    return width(str(cell.face.limit), LIMIT) + width(letters, LETTERS) + 12


def _cell(canvas: Canvas, cell: Cell, wide: float, name: str, count: Type) -> None:
    """Its sign above, with the name of a class where it is given; how many are out below."""
    theme = canvas.theme
    if cell.face is not None:
        canvas.svg.rect(-wide / 2, 5, wide, 36, Paint(theme.paper, theme.dark, 2), 9)
        letters, start = letters_of(cell.face), 6 - wide / 2
        canvas.label(start, 33, str(cell.face.limit), LIMIT, theme.dark, 20)
        beside = start + width(str(cell.face.limit), LIMIT)
        if letters:
            canvas.label(beside, 33, letters, LETTERS, theme.dark, 44)
    else:
        icon, y, r = CLASS_ICON[cell.cls or 0], 19 if name else 23, 16 if name else 19
        canvas.svg.circle(0, y, r, Paint(theme.paper, theme.dark, 2))
        canvas.icon(icon, 0, y, r * 1.53, theme.dark if theme.flat else CLASS_COLOURS[icon])
        if name:
            canvas.label(0, 54, name, CLASS, theme.ink, wide + 6, anchor="middle")
    ink = theme.ink if cell.n else theme.faint
    with canvas.part():
        canvas.label(0, 79 if count.size < COUNT.size else 75, str(cell.n), count, ink, wide + 4, anchor="middle")
    canvas.frame_glow(cell.name, -wide / 2 - 3, 2, wide + 6, HIGH - 4, 6)


def _holders(canvas: Canvas, view: View, cls: int) -> None:
    """The pieces of those who hold a card of this class: its symbol on a rat costs them a cube."""
    held = [holder for card, holder in enumerate(view.holder) if class_of(card) == cls and holder >= 0]
    for nth, seat in enumerate(held):
        with canvas.svg.group(at=((nth - (len(held) - 1) / 2) * 16, HIGH + 8)):
            canvas.seat(seat, 9 if len(held) < 3 else 7)
