"""How the lines of the log read, and the reasons why something cannot be done."""

from __future__ import annotations

from functools import partial

from bot.faces import face_of
from bot.text import words_for
from rules.core import Arg, Refusal
from rules.rattus.components import Card, Region
from rules.rattus.state import BESIDE
from rules.rattus.view import STOCK
from tests.faces import boards
from tests.faces.people import names

face = face_of("rattus")
line = partial(boards.line, face)
GALLIA, ITALIA = int(Region.GALLIA), int(Region.ITALIA)
FACE: Arg = (3, 1, 0, (1, 2), 0)

# Keys of the events of every release: tables store them for ever.


def test_only_the_witch_reads_the_face() -> None:
    assert line("looked", seat=0, region=GALLIA, slot=1) == "Witch: ● Ana looks at rat 2 in Gallia."
    assert line("looked", seat=0, region=GALLIA, slot=1, face=FACE).endswith("rat 2 in Gallia: 3 · M Bou Chu.")


def test_a_rat_turned_up_says_whether_it_counts() -> None:
    text = line("turned_up", region=ITALIA, face=FACE, n=3, hit=1)
    assert text == "🐀 Italia 3 · M Bou Chu: population 3, counts."
    assert line("turned_up", "fr", region=ITALIA, face=FACE, n=2, hit=0).endswith("population 2, sans effet.")
    assert not line("turned_up", spoken=True, region=ITALIA, face=FACE, n=2, hit=0).startswith("🐀")


def test_a_card_is_taken_from_beside_the_board_or_from_its_holder() -> None:
    assert line("took", seat=1, card=int(Card.KING), source=BESIDE) == "■ Bea takes the King."
    assert line("took", seat=1, card=int(Card.KING), source=2) == "■ Bea takes the King from ▲ Chl."
    assert line("took", "fr", seat=1, card=int(Card.WITCH), source=2) == "■ Bea prend la Sorcière à ▲ Chl."


def test_a_piece_comes_from_the_stock_or_from_a_region() -> None:
    assert line("bishop", seat=0, source=STOCK, target=GALLIA) == "Bishop: ● Ana places a bishop in Gallia."
    assert line("nun", seat=0, source=ITALIA, target=GALLIA) == "Nun: ● Ana moves a nun from Italia to Gallia."
    assert line("wall", seat=0, moved=STOCK, wall=(1, 2)) == "Emperor: ● Ana places a wall Gallia–Germania."
    assert line("wall", seat=0, moved=(1, 2), wall=(1, 5)).endswith("moves the wall Gallia–Germania to Gallia–Italia.")


def test_a_swap_of_cubes_and_a_swap_of_rats() -> None:
    text = line("messenger", seat=0, source=GALLIA, owner=1, target=ITALIA, other=2)
    assert text == "Messenger: the cubes of ■ Bea in Gallia and ▲ Chl in Italia change places."
    text = line("swapped", "fr", seat=0, source=GALLIA, slot=0, target=ITALIA, other=2)
    assert text == "Sorcière\u202f: le rat 1 de Gallia et le rat 3 d’Italia changent de place."


def test_cubes_in_many_regions_are_told_by_their_number() -> None:
    many = line("mayor", seat=0, regions=tuple(range(12)))
    assert many == "Mayor: ● Ana places a cube each in 12 regions."
    assert line("mayor", seat=0, regions=(1, 5)) == "Mayor: ● Ana places one cube each: Gallia and Italia."


def test_the_final_round_says_why_it_began_though_the_plague_may_have_taken_cubes_back() -> None:
    assert "the rats are used up" in line("last_round", seat=0, supply=0)
    ends = "**Final round** · ■ Bea had all cubes on the board; all but ● Ana use their cards once more."
    assert line("last_round", seat=0, supply=4, out=(1,)) == ends
    assert "● Ana and ▲ Chl had all cubes" in line("last_round", seat=0, supply=4, out=(0, 2))
    assert "■ Bea avait tous ses cubes en jeu" in line("last_round", "fr", seat=0, supply=4, out=(1,))


def test_the_final_round_of_an_older_log_names_nobody() -> None:
    assert "somebody had all cubes on the board" in line("last_round", seat=0, supply=4)


# --------------------------------------------------------------------------- refusals


def test_a_reason_names_the_place_and_the_chapter() -> None:
    words = words_for("en")
    full = Refusal("region_full", {"region": ITALIA, "rule": "phase_c"})
    assert face.refusal(words, full, names(4)) == "No rat may go to Italia: it holds 3. (Phase C)"
    idle = Refusal("queen_not_largest", {"card": int(Card.QUEEN), "rule": "queen", "n": 3, "other": 2, "rival": 3})
    text = face.refusal(words_for("fr"), idle, names(4))
    assert text == "La Reine est sans effet\u202f: ta zone (3) ne dépasse pas celle de ▲ Chl (3). (Reine)"


def test_a_card_that_is_ones_own_is_named() -> None:
    own = Refusal("card_is_yours", {"card": int(Card.KING)})
    assert face.refusal(words_for("en"), own, names(4)) == "The King lies before you already."
    assert face.refusal(words_for("fr"), own, names(4)) == "Le Roi est déjà devant toi."
