"""Reading a picture's SVG: its pieces by id, its lettering with the room it has, where its tokens lie."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring

from bot.pictures.letters import Type, width

SVG = "{http://www.w3.org/2000/svg}"


class Lettering(NamedTuple):
    """One line of a picture."""

    text: str
    size: float
    wide: float
    room: float


class Token(NamedTuple):
    """A piece that must not lie on another."""

    name: str
    x: float
    y: float
    reach: float


def ids(svg: str) -> list[str]:
    """The ids of all pieces."""
    return [e.get("id", "") for e in fromstring(svg).iter(f"{SVG}g") if e.get("id")]


def letterings(svg: str) -> Iterator[Lettering]:
    """All lines of lettering."""
    for e in fromstring(svg).iter(f"{SVG}text"):
        size = float(e.get("font-size", "0"))
        letter = Type(
            size, int(e.get("font-weight", "400")), e.get("font-style") == "italic", float(e.get("letter-spacing", "0"))
        )
        text = e.text or ""
        yield Lettering(text, size, width(text, letter), float(e.get("data-room", "0")))


def tokens(svg: str) -> list[Token]:
    """All tokens with the place they have in the whole picture."""
    return list(_tokens(fromstring(svg), 0, 0, 1))


def _tokens(element: Element, x: float, y: float, scale: float) -> Iterator[Token]:
    moved = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", element.get("transform", ""))
    if moved:
        x, y = x + scale * float(moved[1]), y + scale * float(moved[2])
    if scaled := re.search(r"scale\(([-\d.]+)\)", element.get("transform", "")):
        scale *= float(scaled[1])
    if element.get("class") == "token":
        yield Token(element.get("id", ""), x, y, scale * float(element.get("data-reach", "0")))
    for child in element:
        yield from _tokens(child, x, y, scale)
