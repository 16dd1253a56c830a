"""The pictures of Rattus Cartus: what stands on the street, and who leads."""

from __future__ import annotations

import pytest

from bot.games.rattus_cartus.picture import painter
from bot.games.rattus_cartus.picture.masonry import LIT
from bot.pictures.symbols import SYMBOLS
from rules.rattus_cartus.components import FLUTE, JOKER, SWORD, Building
from rules.rattus_cartus.view import View

from .positions import Position, states
from .rattus_cartus import KING, MONK, WITCH, glows, icons, lettered, opening, piece, place, scene, street
from .reading import SVG, letterings, tokens

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
    assert view.resolving == 1
    assert (lettered(piece(view, "guest-0-1")), lettered(piece(view, "guest-1-2"))) == ([], ["1"])


def test_the_star_of_the_premium_action_stands_on_who_laid_most_people_and_of_several_on_who_came_first() -> None:
    farm = place(Building.FARM, (3, 1, 2), ((KING, SWORD, FLUTE), (KING, MONK), (JOKER, WITCH)))
    view = street(farm, place(Building.PALACE), shown=1)
    assert view.premium_at(0) == 1
    assert [icons(piece(view, f"guest-0-{seat}"), "star") for seat in (3, 1, 2)] == [0, 1, 0]


def test_a_disc_before_open_cards_tells_how_many_count_for_the_premium_action_and_swords_are_pale() -> None:
    farm = place(Building.FARM, (3,), ((KING, MONK, JOKER, SWORD, FLUTE),))
    view = street(farm, place(Building.PALACE), shown=1)
    assert lettered(piece(view, "guest-0-3")) == ["3"]
    cards = [e for e in piece(view, "open-0").iter(f"{SVG}rect") if e.get("stroke-dasharray")]
    assert len(cards) == 2


def test_who_is_alone_without_a_card_has_the_premium_action_too() -> None:
    view = street(place(Building.FARM, (2,), ((),)), place(Building.PALACE), shown=1)
    assert (view.premium_at(0), icons(piece(view, "guest-0-2"), "star")) == (2, 1)


def test_a_building_that_is_done_has_a_tick_and_no_light() -> None:
    view = street(place(Building.FARM, (1,), ((),)), place(Building.PALACE, (2,), ((KING,),)), shown=2)
    assert [icons(piece(view, f"place-{at}"), "tick") for at in (0, 1)] == [1, 0]
    waiting = street(place(Building.FARM, (1,), (1,)), place(Building.PALACE, (2,), (1,)))
    lit = [painter.board(scene(table)).count(LIT) for table in (view, waiting)]
    assert lit[0] < lit[1]


@pytest.mark.parametrize(
    ("locale", "told"), [("en", "D Resolve: 2 · Palace"), ("fr", "D Résolution\u202f: 2 · Palais")]
)
def test_the_phase_names_the_building_that_is_resolved(locale: str, told: str) -> None:
    view = street(place(Building.FARM, (1,), ((),)), place(Building.PALACE, (2,), ((KING,),)), shown=2)
    assert told in [line.text for line in letterings(painter.board(scene(view, locale=locale)))]


@pytest.mark.parametrize(("locale", "told"), [("en", ["−1 to −4", "0 to −2"]), ("fr", ["−1 à −4", "0 à −2"])])
def test_the_hospital_tells_its_spans_in_words(locale: str, told: list[str]) -> None:
    board = painter.board(scene(street(place(Building.HOSPITAL)), locale=locale))
    assert set(told) <= {line.text for line in letterings(board)}


def test_the_leader_of_a_class_stands_first_under_a_crown_even_with_the_same_points() -> None:
    points = tuple((seat + 3, 0, 0, 0, 0, 4) for seat in range(4))
    view = opening()._replace(points=points, ranks=((3, 2, 1, 0), (), (), (), (), (1, 0, 3, 2)))
    board = painter.board(scene(view))
    for cls, ranked in (("royalty", (3, 2, 1, 0)), ("magic", (1, 0, 3, 2))):
        discs = [token for token in tokens(board) if token.name.startswith(f"disc-{cls}")]
        order = sorted(discs, key=lambda token: token.x)
        assert [token.name for token in order] == [f"disc-{cls}-{seat}" for seat in ranked]
    assert board.count(SYMBOLS["royalty"]) == painter.board(scene(opening())).count(SYMBOLS["royalty"]) + 2


def test_of_two_players_one_has_the_premium_action_of_the_whole_round() -> None:
    inside = place(Building.FARM, (0,), ((KING, KING),)), place(Building.PALACE, (1,), ((MONK,),))
    view = street(*inside, shown=2, seats=2, premium=0)
    assert (view.premium_at(0), view.premium_at(1)) == (0, None)
    assert view.resolving == 0


def test_a_sign_tells_what_a_building_does_and_in_the_last_round_that_it_does_nothing() -> None:
    view = street(place(Building.FARM))
    assert [text for text in lettered(piece(view, "place-0")) if text.startswith("+")] == ["+4", "+2", "+2"]
    last = view._replace(deck=0)
    assert [text for text in lettered(piece(last, "place-0")) if text.startswith("+")] == ["+1", "+2"]


@pytest.mark.parametrize("cards", [1, 6, 20, 40])
def test_however_many_cards_are_laid_they_stay_on_the_picture(cards: int) -> None:
    laid = tuple(sorted((KING + nth) % JOKER for nth in range(cards)))
    view = street(place(Building.FARM, (0, 1, 2), (laid, laid, ())), shown=1)
    svg = painter.board(scene(view))
    assert len([line for line in letterings(svg) if line.size < 15]) == 0
    frame = next(e for e in piece(view, "open-0", view._replace(shown=0)).iter(f"{SVG}rect") if e.get("rx"))
    assert float(frame.get("y", "-1")) >= 0


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "2 cards of the nun-row, 5 nuns together: no. 2 Monk with 1 nun, no. 5 King with 4 nuns."),
        ("fr", "2 cartes du Soutien des nonnes, 5 nonnes en tout\u202f: n° 2 Moine à 1 nonne, n° 5 Roi à 4 nonnes."),
    ],
)
def test_a_hand_in_words_tells_which_nuns_are_seen_and_that_alone_as_no_text_beside_it_does(
    locale: str, told: str
) -> None:
    start = states("rattus_cartus", 3, 0, 3)[0]
    view: View = Position("rattus_cartus", 3, start, start, "").game.view(start, 0)
    cards = (None, MONK + 1, None, None, KING + 4)
    row = [nun._replace(card=card) for nun, card in zip(view.nun_row, cards, strict=True)]
    alt = painter.hand_alt(scene(view._replace(nun_row=tuple(row)), locale=locale))
    assert alt.endswith(told), alt
