"""Lettering as outlines: the same as the renderer with fonts draws, and each line is set once."""

from __future__ import annotations

from itertools import product

import pytest
from PIL import Image, ImageChops

from bot.pictures.letters import Type
from bot.pictures.rasterizer import by_typst, pixels
from bot.pictures.svg import Paint, Svg
from bot.pictures.typesetting import CannotDraw, outlined

LINES = ("Tower, fi & AV", "“Été” <3 × 4", "Жанна – №\u202f7", "")
MIXED = ("Аня Smith", "Smith Ωmega ‹Ян›")  # of several scripts
SOFT = 72  # of 255: what the edges of two renderers may differ by
FEW = 0.001  # so few pixels may differ by more than that


def written(text: str, letter: Type, anchor: str = "start", halo: str = "") -> tuple[str, str]:
    """The definitions and elements of a line on a dark ground."""
    svg = Svg(400, 80)
    svg.rect(0, 0, 400, 80, Paint("#223322"))
    svg.text(
        {"start": 20, "middle": 200, "end": 380}[anchor], 50, text, letter, "#ffddaa", 360, anchor=anchor, halo=halo
    )
    before, _, body = str(svg).partition("</defs>")
    return before.partition("<defs>")[2], body.rpartition("</svg>")[0]


def share_apart(one: Image.Image, other: Image.Image) -> float:
    """How many pixels of two pictures differ by more than soft edges do."""
    apart = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
    return sum(apart.histogram()[SOFT:]) / (apart.width * apart.height)


@pytest.mark.parametrize(
    ("text", "letter"),
    [
        *product(LINES, [Type(34), Type(24, 700), Type(28, 600, True, 2)]),
        *product(MIXED, [Type(34), Type(24, 700), Type(28, 600, True)]),
    ],
)
@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
@pytest.mark.parametrize("halo", ["", "#000000"])
def test_outlines_look_as_the_fonts_do(text: str, letter: Type, anchor: str, halo: str) -> None:
    defs, body = written(text, letter, anchor, halo)
    drawn = pixels(defs, body, 400, 80)
    assert share_apart(drawn, by_typst(defs, body, 400, 80)) < FEW
    assert (share_apart(drawn, Image.new("RGB", drawn.size, "#223322")) > FEW) == bool(text)


def test_a_line_has_the_same_outlines_wherever_it_stands() -> None:
    _, body = written("Abbé", Type(30))
    _, elsewhere = written("Abbé", Type(20), "end")
    assert outlined(body).count("<path") == outlined(elsewhere).count("<path") == len("Abbé")
    assert "<text" not in outlined(body)


def test_an_element_that_is_not_closed_is_refused_before_it_is_drawn() -> None:
    with pytest.raises(CannotDraw, match="not closed"):
        pixels("", "<rect", 10, 10)
