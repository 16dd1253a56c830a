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


class Span(NamedTuple):
    """A token or a line of lettering, and the space it takes in the whole picture."""

    name: str
    left: float
    top: float
    right: float
    bottom: float


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


def spans(svg: str) -> list[Span]:
    """Everything that must not be cut in two: tokens, and lettering that stands upright."""
    return list(_spans(fromstring(svg), 0, 0, 1))


def lines(svg: str) -> list[Span]:
    """The lettering that stands upright; the height of each is its size on the whole picture."""
    pieces = set(ids(svg))
    return [span for span in spans(svg) if span.name not in pieces]


def _spans(element: Element, x: float, y: float, scale: float) -> Iterator[Span]:
    move = element.get("transform", "")
    if "rotate" in move:
        return
    if moved := re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", move):
        x, y = x + scale * float(moved[1]), y + scale * float(moved[2])
    if scaled := re.search(r"scale\(([-\d.]+)\)", move):
        scale *= float(scaled[1])
    if element.get("class") == "token":
        reach = scale * float(element.get("data-reach", "0"))
        yield Span(element.get("id", ""), x - reach, y - reach, x + reach, y + reach)
    if element.tag == f"{SVG}text":
        yield _line(element, x, y, scale)
    for child in element:
        yield from _spans(child, x, y, scale)


def _line(element: Element, x: float, y: float, scale: float) -> Span:
    """A line of lettering: its letters reach three quarters of their size up from the base line and a quarter down."""
    size, text = float(element.get("font-size", "0")), element.text or ""
    letter = Type(size, int(element.get("font-weight", "400")), element.get("font-style") == "italic")
    wide = width(text, letter)
    left = float(element.get("x", "0")) - {"middle": wide / 2, "end": wide}.get(element.get("text-anchor", ""), 0)
    base = float(element.get("y", "0"))
    top, bottom = base - size * 0.75, base + size * 0.25
    return Span(text, x + scale * left, y + scale * top, x + scale * (left + wide), y + scale * bottom)
