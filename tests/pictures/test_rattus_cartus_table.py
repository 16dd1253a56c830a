"""The pictures of Rattus Cartus: what lies beside the street, in the hand, and at the end."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from xml.etree.ElementTree import fromstring

import pytest

from bot.games.rattus_cartus.picture import painter
from bot.games.rattus_cartus.picture.hand import spots
from bot.games.rattus_cartus.picture.names import halves
from bot.pictures import THEMES, Stretch
from bot.pictures.symbols import SYMBOLS
from rules.core import Arg, Ask, Line, Result
from rules.rattus_cartus.components import Building
from rules.rattus_cartus.view import NunView, View

from .positions import Position, states
from .rattus_cartus import KING, MONK, glows, icons, lettered, opening, piece, place, scene, street
from .reading import SVG, letterings

# --------------------------------------------------------------------------- nuns, piles, seats


def test_the_discard_pile_is_told_by_class_and_number_of_nuns() -> None:
    pile = (KING, KING, KING + 4, MONK + 2, MONK + 2, MONK + 2)
    told = lettered(piece(opening()._replace(discard=pile), "pile-discard"))
    assert told == ["Discards 6:", "0", "2", "1", "2", "3", "3", "4", "1"]


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


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_two_numbers_above_the_buildings_are_the_sum_of_the_list(locale: str) -> None:
    view = opening()
    told = lettered(piece(view, "pile-buildings", locale=locale))
    assert sum(int(text) for text in told[2:] if text.isdigit()) == view.deck + view.replacement
    assert (told[0].split()[0], told[1].split()[0]) == (str(view.deck), str(view.replacement))


@pytest.mark.parametrize("name", ["Bartholomew Ashgrove", "Maximilienne-Antoine", "Wolframwilhelmmaximus"])
def test_a_long_name_beside_its_marks_is_not_cut(name: str) -> None:
    view = opening()._replace(to_enter=(0, 1, 2, 3), order=(0, 1, 2, 3))
    board = painter.board(replace(scene(view), names=(name,) * 4))
    told = [line.text for line in letterings(board)]
    assert not [text for text in told if text.endswith("…")]
    assert told.count(halves(name)[0]) >= 1


def test_a_name_is_broken_at_its_blank_or_hyphen_or_else_in_its_middle() -> None:
    assert halves("Bartholomew Ashgrove") == ("Bartholomew", "Ashgrove")
    assert halves("Marie-Claire Dubois") == ("Marie-Claire", "Dubois")
    assert halves("Abcdefgh") == ("Abcd-", "efgh")


def test_piles_have_their_names() -> None:
    assert "Jokers" in lettered(piece(opening(), "pile-joker"))
    assert "Swords" in lettered(piece(opening(), "pile-sword"))


# --------------------------------------------------------------------------- the end


def ended(rats: tuple[int, ...], winners: tuple[int, ...], why: str, dead: tuple[int, ...] = ()) -> View:
    """The end of a game of three: ten nuns, points from tokens."""
    lines = (Line("royalty", (10, None, 5)), Line("people", (None, 2, None)), Line("tokens", (1, 2, None)))
    result = Result((1, 2, 3), winners, (11, 4, 5), lines, why, {"nuns": 10})
    nuns = tuple(NunView(MONK + n, ()) for n in (4, 4, 2, 0, 0))
    hands = ((KING,), (KING, MONK), ())
    end = opening(3)._replace(over=True, row=(), nun_row=nuns, rats=rats, tokens=(1, 2, 0), hands=hands)
    return end._replace(result=result, dead=dead)


def test_the_last_picture_has_every_line_of_the_scoring_and_the_winner() -> None:
    told = [line.text for line in letterings(painter.board(scene(ended((9, 8, 7), (0,), "most_points"))))]
    assert {"Royalty", "Most cards", "Tokens", "Total", "Rats", "Place", "11"} <= set(told)
    assert "Ana wins with" in " ".join(told) and "Most points among the living." in " ".join(told)


def test_whom_the_plague_took_has_a_skull_instead_of_a_place() -> None:
    def skulls(view: View) -> int:
        return painter.board(scene(view)).count(SYMBOLS["skull"])

    assert skulls(ended((10, 11, 12), (0,), "most_points", (1, 2))) == 2
    assert skulls(ended((9, 8, 7), (0,), "most_points")) == 0
    assert skulls(ended((12, 11, 13), (1,), "most_points", (0, 2))) == 2  # the variant lets the fewest rats live
    assert skulls(ended((12, 11, 13), (), "nobody", (0, 1, 2))) == 3


@pytest.mark.parametrize(("locale", "won"), [("en", "Ana wins with 11 points"), ("fr", "Ana gagne avec 11 points")])
def test_the_end_in_words_names_the_winner(locale: str, won: str) -> None:
    assert won in painter.board_alt(scene(ended((9, 8, 7), (0,), "most_points"), locale=locale))


def test_the_picture_in_words_tells_who_has_looked_at_which_nuns() -> None:
    nuns = (NunView(None, (0,)), NunView(None, ()), NunView(None, (0, 2)), NunView(None, ()), NunView(None, ()))
    assert "Ana 1 3, Chloé 3" in painter.board_alt(scene(opening()._replace(nun_row=nuns)))


# --------------------------------------------------------------------------- large print and hands


def first(view: View, choice: str, *args: Arg) -> Stretch:
    """The part that comes first for a question to the first seat."""
    ask = Ask(0, choice, (0, *args), (), 1, 1, 0)
    return painter.parts(replace(scene(view), theme=THEMES["large"], question=ask))[0]


def holds(part: Stretch, view: View, at: int) -> bool:
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
        assert holds(first(resolved, "gain", at, 1), resolved, resolved.resolving)


def test_a_look_at_the_nuns_shows_them_first_and_a_choice_of_buildings_the_street() -> None:
    view = street(place(Building.FARM), place(Building.PALACE), place(Building.CASTLE))
    assert first(view, "look_at_nuns", 1, ()).key == "picture-part-cards"
    assert first(view, "enter").key == first(view, "supplies").key == "picture-part-street"


def test_a_hand_tells_whose_it_is_and_the_nuns_of_the_cards_it_has_seen() -> None:
    start = states("rattus_cartus", 4, 0, 3)[0]
    view: View = Position("rattus_cartus", 4, start, start, "").game.view(start, 2)
    nuns = (NunView(MONK + 3, (2,)), NunView(KING + 1, (2,)), *(NunView(None, ()) for _ in range(3)))
    own = painter.hand(scene(view._replace(nun_row=nuns)))
    assert {"Chloé", "4 nuns on 2 cards seen"} <= {line.text for line in letterings(own)}
    shown = {e.get("id"): e for e in fromstring(own).iter(f"{SVG}g")}
    assert (icons(shown["nun-0"], "church"), icons(shown["nun-1"], "royalty")) == (1, 1)


@pytest.mark.parametrize("alone", [True, False])
def test_few_cards_of_a_hand_are_seen_whole_and_many_never_hide_a_corner(alone: bool) -> None:
    for n in range(1, 41):
        found = list(spots(n, alone))
        assert all(spot[3] for spot in found) == (n <= 6)
        for (x, y, scale, _), (right, below, *_) in pairwise(found):
            assert below > y or right - x >= min(31 * scale, 22)
