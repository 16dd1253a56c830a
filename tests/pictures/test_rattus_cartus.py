"""The pictures of Rattus Cartus: what stands on the street, in the nun-row, on the piles, at the end."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from xml.etree.ElementTree import Element, fromstring

import pytest

from bot.pictures import DARK, THEMES, Part, Scene
from bot.pictures.rattus_cartus import painter
from bot.pictures.rattus_cartus.facts import acting, first_of
from bot.pictures.rattus_cartus.hand import spots
from bot.pictures.symbols import SYMBOLS
from bot.text import words_for
from rules.core import Arg, Ask, Line, Result
from rules.rattus_cartus.components import FLUTE, JOKER, NUNS, SWORD, Building, Cards, Class, Supplies
from rules.rattus_cartus.view import NunView, PlaceView, View

from .positions import NAMES, Position, states
from .reading import SVG, letterings

KING, MONK, WITCH = (int(cls) * NUNS for cls in (Class.ROYALTY, Class.CHURCH, Class.MAGIC))


def opening(seats: int = 4) -> View:
    """A game at its beginning, as all see it."""
    start = states("rattus_cartus", seats, 0, 3)[0]
    view: View = Position("rattus_cartus", seats, start, start, "").game.view(start, None)
    return view


def place(building: Building, inside: tuple[int, ...] = (), laid: tuple[int | Cards, ...] = ()) -> PlaceView:
    """A building of the row."""
    return PlaceView(building * 5, int(building), building // 2, Supplies(2, 0, 1), inside, laid)


def street(*places: PlaceView, shown: int = 0, seats: int = 4, premium: int = -1) -> View:
    """A table with these buildings; so many of them are turned up."""
    return opening(seats)._replace(row=places, shown=shown, premium=premium)


def scene(view: View, before: View | None = None, locale: str = "en") -> Scene:
    """A view for one reader."""
    return Scene(view, NAMES[: view.seats], words_for(locale), before=before)


def piece(view: View, name: str, before: View | None = None) -> Element:
    """The piece with this id."""
    return next(e for e in fromstring(painter.board(scene(view, before))).iter(f"{SVG}g") if e.get("id") == name)


def lettered(found: Element) -> list[str]:
    """All lettering of a piece."""
    return [e.text or "" for e in found.iter(f"{SVG}text")]


def icons(found: Element, icon: str) -> int:
    """How often a symbol stands on a piece."""
    return sum(e.get("d") == SYMBOLS[icon] for e in found.iter(f"{SVG}path"))


def glows(found: Element) -> bool:
    """Whether a piece is marked as new."""
    return any(e.get("stroke") == DARK.glow for e in found.iter())


# --------------------------------------------------------------------------- the street


def test_cards_laid_face_down_are_a_number_on_the_guest() -> None:
    view = street(place(Building.FARM, (1, 2), (3, 0)), place(Building.PALACE))
    assert (lettered(piece(view, "guest-0-1")), lettered(piece(view, "guest-0-2"))) == (["3"], ["0"])
    assert "open-0" not in painter.pieces(view)


def test_cards_that_lie_open_are_shown_one_by_one_with_their_nuns() -> None:
    farm = place(Building.FARM, (1, 2), ((KING + 4, MONK, SWORD), (JOKER,)))
    opened = piece(street(farm, place(Building.PALACE), shown=1), "open-0")
    assert lettered(opened) == ["4", "0"]
    assert [icons(opened, name) for name in ("royalty", "church", "sword", "joker")] == [1, 1, 1, 1]


def test_cards_that_are_turned_up_are_marked_as_new() -> None:
    closed = street(place(Building.FARM, (1,), (1,)))
    opened = street(place(Building.FARM, (1,), ((KING,),)), shown=1)
    assert glows(piece(opened, "open-0", closed))
    assert not glows(piece(opened, "open-0", opened))


def test_guests_of_a_building_that_is_done_have_no_number() -> None:
    view = street(place(Building.FARM, (1,), ((),)), place(Building.PALACE, (2,), ((KING,),)), shown=2)
    assert acting(view) == 1
    assert (lettered(piece(view, "guest-0-1")), lettered(piece(view, "guest-1-2"))) == ([], ["1"])


def test_the_star_of_the_premium_action_stands_on_who_laid_most_people_and_of_several_on_who_came_first() -> None:
    farm = place(Building.FARM, (3, 1, 2), ((KING, SWORD, FLUTE), (KING, MONK), (JOKER, WITCH)))
    view = street(farm, place(Building.PALACE), shown=1)
    assert first_of(view, 0) == 1
    assert [icons(piece(view, f"guest-0-{seat}"), "star") for seat in (3, 1, 2)] == [0, 1, 0]


def test_of_two_players_one_has_the_premium_action_of_the_whole_round() -> None:
    inside = place(Building.FARM, (0,), ((KING, KING),)), place(Building.PALACE, (1,), ((MONK,),))
    view = street(*inside, shown=2, seats=2, premium=0)
    assert (first_of(view, 0), first_of(view, 1)) == (0, None)
    assert acting(view) == 0


def test_a_sign_tells_what_a_building_does_and_in_the_last_round_that_it_does_nothing() -> None:
    view = street(place(Building.FARM))
    assert [text for text in lettered(piece(view, "place-0")) if text.startswith("+")] == ["+4", "+2", "+2"]
    last = view._replace(deck=0)
    assert [text for text in lettered(piece(last, "place-0")) if text.startswith("+")] == ["+1", "+2"]


@pytest.mark.parametrize("cards", [1, 6, 20, 40])
def test_however_many_cards_are_laid_they_stay_above_their_guests(cards: int) -> None:
    laid = tuple(sorted((KING + nth) % JOKER for nth in range(cards)))
    view = street(place(Building.FARM, (0, 1, 2), (laid, laid, ())), shown=1)
    svg = painter.board(scene(view))
    assert len([line for line in letterings(svg) if line.size < 15]) == 0
    frame = next(e for e in piece(view, "open-0", view._replace(shown=0)).iter(f"{SVG}rect") if e.get("rx"))
    assert float(frame.get("y", "-1")) >= 0


# --------------------------------------------------------------------------- nuns and piles


def test_the_discard_pile_is_told_by_class_and_number_of_nuns() -> None:
    pile = (KING, KING, KING + 4, MONK + 2, MONK + 2, MONK + 2)
    told = lettered(piece(opening()._replace(discard=pile), "pile-discard"))
    assert told == ["Discard 6", "0", "2", "1", "2", "3", "3", "4", "1"]


def test_a_card_of_the_nun_row_shows_who_has_looked_at_it() -> None:
    nuns = (NunView(None, (2, 0)), *(NunView(None, ()) for _ in range(4)))
    view = opening()._replace(nun_row=nuns)
    shapes = [e.get("d") for e in piece(view, "nun-0").iter(f"{SVG}path")]
    assert len(set(shapes)) > len({e.get("d") for e in piece(view, "nun-1").iter(f"{SVG}path")})
    assert glows(piece(view, "nun-0", opening()))
    assert not glows(piece(view, "nun-1", opening()))


def test_buildings_seen_to_go_aside_are_counted_beside_those_to_come() -> None:
    view = opening()
    seen = view._replace(put_back=tuple(card for card in view.cards if card // 5 == Building.FARM)[:2])
    assert icons(piece(seen, "pile-buildings"), "stack") == icons(piece(view, "pile-buildings"), "stack") + 1
    assert glows(piece(seen, "pile-buildings", view))


def test_piles_have_their_names() -> None:
    assert "Jokers" in lettered(piece(opening(), "pile-joker"))
    assert "Swords" in lettered(piece(opening(), "pile-sword"))


# --------------------------------------------------------------------------- the end


def ended(rats: tuple[int, ...], winners: tuple[int, ...], why: str) -> View:
    """The end of a game of three: ten nuns, points from tokens."""
    lines = (Line("royalty", (10, None, 5)), Line("people", (None, 2, None)), Line("tokens", (1, 2, None)))
    result = Result((1, 2, 3), winners, (11, 4, 5), lines, why, {"nuns": 10})
    nuns = tuple(NunView(MONK + n, ()) for n in (4, 4, 2, 0, 0))
    return opening(3)._replace(
        over=True, row=(), nun_row=nuns, rats=rats, tokens=(1, 2, 0), hands=((KING,), (KING, MONK), ()), result=result
    )


def test_the_last_picture_has_every_line_of_the_scoring_and_the_winner() -> None:
    told = [line.text for line in letterings(painter.board(scene(ended((9, 8, 7), (0,), "most_points"))))]
    assert {"Royalty", "Most cards", "Tokens", "Total", "Rats", "Place", "11"} <= set(told)
    assert "Ana wins with" in " ".join(told) and "Most points among the living." in " ".join(told)


def test_whom_the_plague_took_has_a_skull_instead_of_a_place() -> None:
    def skulls(view: View) -> int:
        return painter.board(scene(view)).count(SYMBOLS["skull"])

    assert skulls(ended((10, 11, 12), (0,), "most_points")) == 2
    assert skulls(ended((9, 8, 7), (0,), "most_points")) == 0
    assert skulls(ended((12, 11, 13), (1,), "most_points")) == 2  # the variant lets the fewest rats live
    assert skulls(ended((12, 11, 13), (), "nobody")) == 3


@pytest.mark.parametrize(("locale", "won"), [("en", "Ana wins with 11 points"), ("fr", "Ana gagne avec 11 points")])
def test_the_end_in_words_names_the_winner(locale: str, won: str) -> None:
    assert won in painter.board_alt(scene(ended((9, 8, 7), (0,), "most_points"), locale=locale))


def test_the_picture_in_words_tells_who_has_looked_at_which_nuns() -> None:
    nuns = (NunView(None, (0,)), NunView(None, ()), NunView(None, (0, 2)), NunView(None, ()), NunView(None, ()))
    assert "Ana 1 3, Chloé 3" in painter.board_alt(scene(opening()._replace(nun_row=nuns)))


# --------------------------------------------------------------------------- large print and hands


def first(view: View, choice: str, *args: Arg) -> Part:
    """The part that comes first for a question to the first seat."""
    ask = Ask(0, choice, (0, *args), (), 1, 1, 0)
    return painter.parts(replace(scene(view), theme=THEMES["large"], question=ask))[0]


def holds(part: Part, view: View, at: int) -> bool:
    """Whether the sign of a building lies whole within the part."""
    found = piece(view, f"place-{at}")
    left = float((found.get("transform") or "").split("(")[1].split(" ")[0])
    return part.left <= left - 138 and left + 138 <= part.left + part.width


@pytest.mark.parametrize("seats", [2, 4])
def test_a_question_about_a_building_shows_that_building_first(seats: int) -> None:
    row = [place(Building.FARM), place(Building.PALACE), place(Building.CASTLE)][: 2 if seats == 2 else 3]
    for at in range(len(row)):
        assert holds(first(street(*row, seats=seats), "lay_cards", at), street(*row, seats=seats), at)
        resolved = street(*row, seats=seats, shown=at + 1)
        assert holds(first(resolved, "gain", at, 1), resolved, acting(resolved))


def test_a_look_at_the_nuns_shows_them_first_and_a_choice_of_buildings_the_street() -> None:
    view = street(place(Building.FARM), place(Building.PALACE), place(Building.CASTLE))
    assert first(view, "look_at_nuns", 1, ()).key == "picture-part-cards"
    assert first(view, "enter").key == first(view, "supplies").key == "picture-part-street"


@pytest.mark.parametrize("alone", [True, False])
def test_few_cards_of_a_hand_are_seen_whole_and_many_never_hide_a_corner(alone: bool) -> None:
    for n in range(1, 41):
        found = list(spots(n, alone))
        assert all(spot[3] for spot in found) == (n <= 6)
        for (x, y, scale, _), (right, below, *_) in pairwise(found):
            assert below > y or right - x >= min(31 * scale, 22)
