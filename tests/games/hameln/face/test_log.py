"""How the lines of the log read, and the reasons why something cannot be done."""

from __future__ import annotations

from functools import partial

from bot.faces import face_of
from bot.text import words_for
from rules.core import Arg, Refusal
from rules.hameln import game
from rules.hameln.components import circles_in, editions
from rules.hameln.state import BOY, GIRL, NOBODY
from tests.faces import boards
from tests.faces.people import names, worst_names
from tests.games.hameln.rules.build import CIRCLE, HOUSE, REGION

face = face_of("hameln")
line = partial(boards.line, face)
MEAT, BREAD = 3, 0

# Keys of the events of every release: tables store them for ever.


def test_members_are_activated_in_the_order_of_their_houses() -> None:
    houses = (HOUSE["Y1"], HOUSE["M1"])
    assert line("activated", seat=0, who="men", houses=houses) == "● Ana activates the men in Y1, M1."
    assert line("activated", "fr", seat=0, who="women", houses=houses) == "● Ana active les femmes en Y1, M1."
    many = line("activated", spoken=True, people=worst_names(5), seat=0, who="men", houses=tuple(range(22)))
    assert many.endswith("the men in 22 houses.")


def test_only_who_takes_tokens_reads_their_values() -> None:
    text = line("took_tokens", seat=0, goods=(MEAT, BREAD), piles=(0, 2), n=2)
    assert text == "● Ana gives 1 meat, 1 bread for 2 tokens, piles 1 and 3."
    text = line("took_tokens", seat=0, goods=(MEAT, BREAD), piles=(0, 2), n=2, values=(3, 1))
    assert text.endswith("piles 1 and 3: 1, 3 (sum 4).")


def test_the_cat_is_bought_from_the_bank_or_from_its_owner() -> None:
    assert line("bought_cat", seat=0, other=NOBODY, n=4) == "● Ana buys the cat from the bank for 4 fl."
    assert line("bought_cat", "fr", seat=0, other=1, n=4) == "● Ana achète le chat à ■ Bea pour 4 fl."


def test_a_marriage_names_both_families_and_who_pays() -> None:
    text = line("married", boy=1, girl=0, house=HOUSE["G1"], n=6)
    assert text == "The boy of ■ Bea and the girl of ● Ana marry into G1; ■ Bea pays 6 fl."


def test_the_piper_s_way_is_told_with_what_he_frees() -> None:
    circles = circles_in(editions.components("").cleared[0])
    text = line("cleared", circles=circles, n=16, houses=(HOUSE["Y2"],))
    assert text == "He leads 16 rats away from the market and his quarter. Free again: Y2."
    assert line("cleared", circles=(), n=0, houses=()) == "He finds no rats there."
    assert line("cleared", circles=circles, n=16, houses=tuple(range(12))).endswith("12 houses are free again.")
    assert line("piper_comes", region=REGION["yellow"], phase=1).endswith("the yellow quarter, at the end of phase 1.")


def test_rats_are_told_with_their_circles() -> None:
    text = line("placed_rats", "fr", seat=1, house=HOUSE["Y2"], circles=(CIRCLE["s01"], CIRCLE["a02"], CIRCLE["wY"]))
    assert text == "■ Bea pose les rats de Y2\u202f: cercles 8, 21 et 35."
    assert line("infested", house=HOUSE["Y2"], big=1, n=3) == "**Y2 is infested**, with a big rat; 3 left."
    assert line("infested", house=HOUSE["Y2"], big=0, n=0) == "**Y2 is infested**; there is no big rat left."


def test_a_child_is_a_boy_or_a_girl_or_none() -> None:
    assert line("child", seat=0, sex=BOY) == "● Ana draws a boy."
    assert line("child", "fr", seat=0, sex=GIRL) == "● Ana tire une fille."
    assert line("no_child", seat=0, why="bag_empty") == "● Ana draws no child: the bag is empty."
    assert "no member is left" in line("no_child", seat=0, why="no_member")


def test_houses_and_circles_are_called_as_on_the_board_that_is_played_on() -> None:
    board = editions.built_in.files["board.toml"].replace('"Y2"', '"Z7"').replace('place = "wall"', 'place = "market"')
    other = game.add_edition({"board.toml": board.replace('label = "Y"', 'label = "77"')})
    words = words_for("en")
    facts: dict[str, Arg] = {"seat": 0, "house": HOUSE["Y2"], "circles": (CIRCLE["wY"],)}
    assert "rats for Y2: circle 35." in face.event(words, "placed_rats", facts, names(3))
    assert "rats for Z7: circle 2." in face.event(words, "placed_rats", facts, names(3), other.name)
    assert face.refusal(words, Refusal("infested", {"house": HOUSE["Y2"]}), names(3), other.name) == "Z7 is infested."


# --------------------------------------------------------------------------- refusals


def test_a_reason_names_the_people_the_house_and_the_chapter() -> None:
    words = words_for("en")
    dear = Refusal("cannot_pay", {"other": 1, "price": 6, "house": HOUSE["G1"], "n": 3, "rule": "marry"})
    assert face.refusal(words, dear, names(4)) == "■ Bea cannot pay 6 fl for G1, having 3 fl. (Marry and move)"
    text = face.refusal(words_for("fr"), dear, names(4))
    assert text == "■ Bea ne peut pas payer 6 fl pour G1 avec 3 fl. (Marier et emménager)"
    equal = Refusal("equal_bribes", {"n": 2, "total": 3, "rule": "optional"})
    assert "With 2 fl more there would be 3 fl" in face.refusal(words, equal, names(4))
