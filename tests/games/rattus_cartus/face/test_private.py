"""What a seat alone may know."""

from __future__ import annotations

from typing import Any

from bot.faces import face_of
from bot.text import TIED, Words, words_for
from rules.core import Hidden
from rules.rattus_cartus import game
from rules.rattus_cartus.components import JOKER, Supplies
from rules.rattus_cartus.view import NunView, PlaceView, View
from tests.faces.people import names

face = face_of("rattus_cartus")
EN, FR = words_for("en"), words_for("fr")


def mine(**change: Any) -> View:
    """What seat 1 of four sees."""
    view: View = game.view(game.new(4, bytes(32)), 1)
    held: dict[str, Any] = {"hands": (5, (5, 9, 9, 20, JOKER, JOKER), 4, 3), "rats": (None, 8, None, None)}
    return view._replace(**held | change)


def secrets(words: Words, view: View) -> tuple[str, ...]:
    """The lines, with blanks where a line must not break."""
    return tuple(line.replace(TIED, " ") for line in face.secrets(words, view, names(4)))


def test_the_hand_is_told_by_class_with_nuns_most_first() -> None:
    assert secrets(EN, mine()) == (
        "**Your hand (6)** ⛪ Monk ×3 (🙏 4 4 0) · 🌾 Peasant (🙏 0) · 🃏 Joker ×2",
        "**Your rats** 🐀 8",
        "**Nun-row** none seen",
    )


def test_nun_cards_seen_are_told_with_their_sum() -> None:
    unseen = NunView(None, (0,))
    view = mine(nun_row=(NunView(8, (1,)), unseen, unseen, NunView(29, (0, 1)), unseen))
    assert secrets(FR, view)[-1] == (
        "**Soutien des nonnes, vu par toi** 1\u202f: Moine 🙏 3 · 4\u202f: Sorcière 🙏 4 · somme 7"
    )


def test_cards_laid_face_down_stay_in_sight_of_their_owner_until_they_are_open() -> None:
    place = PlaceView(40, 8, 4, Supplies(0, 0, 0), (0, 1), (2, (20, JOKER)))
    assert "**You have laid** in the Farm: 🌾 Peasant (🙏 0) · 🃏 Joker" in secrets(EN, mine(row=(place,)))
    assert not any("laid" in line for line in face.secrets(EN, mine(row=(place,), shown=1), names(4)))


def test_an_empty_hand_is_told() -> None:
    assert face.secrets(FR, mine(hands=(5, (), 4, 3)), names(4))[0] == "**Ta main (0)** aucune carte"


def test_two_private_views_that_differ_give_two_texts_that_differ() -> None:
    state = game.new(3, bytes(32))
    told = {face.secrets(EN, game.view(state, 0), names(3))}
    for change in ("hands", "rats", "nun_row"):
        other = state.clone()
        if change == "hands":
            other.hands[0] = ((other.hands[0][0] + 1) % 30, *other.hands[0][1:])
        elif change == "rats":
            other.rats[0] += 1
        else:
            other.nun_row = (Hidden(other.nun_row[0].face, (0,)), *other.nun_row[1:])
        told.add(face.secrets(EN, game.view(other, 0), names(3)))
    assert len(told) == 4
