"""Lettering: the widths are those of the renderer, and a text is made to fit."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageOps

from bot.pictures.letters import COMMON, LEAST, Type, advances, fitted, legible, measured, width, wrapped
from bot.pictures.rasterizer import png
from bot.pictures.svg import Paint, Svg

BIG = Type(30, 700)


@pytest.mark.parametrize("text", ["Rattus Cartus", "Administration", "Fortune-teller’s Tent", "Œuvre à Émile", "Жанна"])
@pytest.mark.parametrize("letter", [Type(40), Type(40, 700), Type(40, 600, True, 2)])
def test_a_text_is_as_wide_as_measured(text: str, letter: Type) -> None:
    svg = Svg(600, 80)
    svg.rect(0, 0, 600, 80, Paint("#ffffff"))
    svg.text(20, 50, text, letter, "#000000", 600)
    with Image.open(BytesIO(png(str(svg), 600, 80))) as image:
        box = ImageOps.invert(image.convert("L")).getbbox()
    assert box
    assert 0.93 * width(text, letter) <= box[2] - 20 <= width(text, letter) + 4


@pytest.mark.parametrize("kind", COMMON)
def test_the_widths_that_are_written_down_are_those_of_the_renderer(kind: tuple[int, bool]) -> None:
    assert advances(*kind) == measured(*kind), "run `python -m tests.widths`"


def test_a_text_with_room_keeps_its_size() -> None:
    assert fitted("Farm", BIG, 200) == ("Farm", 30)


def test_a_long_text_is_made_smaller_before_it_is_cut() -> None:
    room = width("Marketplace", BIG) * 0.8
    text, size = fitted("Marketplace", BIG, room)
    assert text == "Marketplace"
    assert width(text, BIG._replace(size=size)) == pytest.approx(room)


def test_a_text_made_just_small_enough_is_not_cut_for_a_rounding_error() -> None:
    rooms = [width("Beggar King", BIG) * part / 1000 for part in range(720, 1000)]
    assert {fitted("Beggar King", BIG, room)[0] for room in rooms} == {"Beggar King"}


def test_a_very_long_text_is_cut_with_a_sign_of_it() -> None:
    text, size = fitted("A name that never ends, and goes on", BIG, 120)
    assert text.endswith("…")
    assert size == pytest.approx(30 * LEAST)
    assert width(text, BIG._replace(size=size)) <= 120


def test_no_room_at_all_leaves_nothing_that_sticks_out() -> None:
    text, size = fitted("Ana", BIG, 3)
    assert width(text, BIG._replace(size=size)) <= 3


def test_what_the_fonts_cannot_show_is_left_out() -> None:
    assert legible("Ana 🐀 中\u2067") == "Ana"
    assert legible("Ångström Łódź Ελένη") == "Ångström Łódź Ελένη"


def test_a_text_is_laid_in_lines() -> None:
    room = width("one two", BIG)
    assert wrapped("one two three", BIG, room, 3) == ["one two", "three"]
    assert wrapped("one two three four", BIG, room / 2, 2) == ["one", "two three four"]
    assert wrapped("one two ● three", BIG, room, 3) == ["one two", "● three"], "a mark stays with its name"
