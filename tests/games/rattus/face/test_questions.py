"""Questions and buttons say what will happen, and ready answers are worth a press."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces import face_of
from bot.faces.face import Label
from bot.text import LOCALES, Words, words_for
from rules.core import PASS, Ask
from rules.rattus import game
from rules.rattus.components import Card, Region
from rules.rattus.options import Options
from rules.rattus.state import DRAWN, LAID_OUT, Potion, Rat, Table
from rules.rattus.view import STOCK
from tests.faces.people import names

from .case import case
from .games import games

face = face_of("rattus")
EN, FR = words_for("en"), words_for("fr")
ANGLIA, GALLIA, GERMANIA, HISPANIA, HUNGARIA, ITALIA, POLONIA, SCANDIA = map(int, list(Region)[:8])


def ask(choice: str, *args: Any, options: tuple[Any, ...] = (), least: int = 1, most: int = 1) -> Ask:
    return Ask(1, choice, (1, *args), options, least, most, 7)


def table(**cubes: tuple[int, ...]) -> Table:
    """Four seats, a starting rat in each region, the Plague Piece in Gallia; these cubes by region and seat."""
    g: Table = games.laid_out()
    g.plague = GALLIA
    for name, crowd in cubes.items():
        for seat, n in enumerate(crowd):
            g.cubes[Region[name.upper()] * 4 + seat] = n
            g.stock[seat] -= n
    return g


def label(g: Table, question: Ask, option: Any, words: Words = EN) -> Label:
    return face.option(face.asked(words, question, game.view(g, 1), names(4)), option)


# --------------------------------------------------------------------------- how options stand


@pytest.mark.parametrize("locale", LOCALES)
def test_the_options_of_a_turn_stand_under_four_tabs(locale: str) -> None:
    words, tabs = words_for(locale), dict[str, set[str]]()
    for moment in case.asked():
        if moment.ask.choice in ("turn", "last_uses"):
            view = game.view(moment.state, moment.ask.seat)
            asked = face.asked(words, moment.ask, view, names(4))
            for option in moment.ask.options:
                verb = option[0] if isinstance(option, tuple) else "use"
                tabs.setdefault(str(verb), set()).add(face.option(asked, option).group)
    assert sorted(tabs) == ["place", "plague", "take", "use"]
    assert all(len(groups) == 1 for groups in tabs.values())
    assert len(set.union(*tabs.values())) == 4


# --------------------------------------------------------------------------- labels say what will happen


def test_a_card_is_taken_from_beside_the_board_or_from_somebody() -> None:
    g = table()
    turn = ask("turn", options=(("take", Card.KING), ("take", Card.WITCH)))
    assert label(g, turn, ("take", int(Card.KING))).label == "King · take"
    g.holder[Card.KING] = 2
    taken = label(g, turn, ("take", int(Card.KING)))
    assert taken.label == "King · take from ▲ \u2068Chl\u2069"
    assert taken.outcome == "one cube from a region without rats into the palace"
    assert label(g, turn, ("take", int(Card.KING)), FR).label == "Roi · prendre à ▲ \u2068Chl\u2069"


def test_placing_says_how_many_cubes_come_and_who_is_there() -> None:
    g = table(germania=(3, 1, 0, 0))
    g.rats[GERMANIA] *= 3
    made = label(g, ask("turn", options=(("place", GERMANIA),)), ("place", GERMANIA))
    assert (made.label, made.sign, made.brings) == ("Germania · 3 cubes", "Germania", "3 cubes")
    assert made.outcome.startswith("3 rats · ● 3 ■ 1 · next to Anglia, Gallia, ")
    g.stock[1] = 2
    assert label(g, ask("turn"), ("place", GERMANIA), FR).label == "Germania · 2 cubes"


def test_without_rats_the_cube_is_the_peasants() -> None:
    g = table()
    g.rats[ITALIA], g.holder[Card.PEASANT] = (), 1
    made = label(g, ask("turn"), ("place", ITALIA))
    assert (made.label, made.outcome.split(" · ")[0]) == ("Italia · 1 cube", "by the Peasant")


def test_the_plague_says_what_it_would_bring() -> None:
    g = table(italia=(2, 0, 1, 0))
    g.rats[ITALIA] *= 2
    made = label(g, ask("turn"), ("plague", ITALIA))
    assert (made.label, made.sign, made.brings) == ("Italia · plague there, 2 new rats", "Italia", "spreads 2 rats")
    assert made.brief == "spreads 2"  # not "+2": the region sends them
    assert made.outcome == "2 rats there now · turns up rats · ● 2 ▲ 1", "not to be taken for those it brings"
    assert label(g, ask("turn"), ("plague", SCANDIA)).label == "Scandia · plague there, 1 new rat"
    assert label(g, ask("turn"), ("plague", SCANDIA)).outcome == "1 rat there now · two steps away · no cube"
    g.rats[HISPANIA] = ()
    made = label(g, ask("turn"), ("plague", HISPANIA))
    assert (made.label, made.outcome, made.brings) == (
        "Hispania · plague there, no new rat",
        "no rat there now · no cube",
        "",
    )


def test_rats_that_find_no_room_are_not_promised() -> None:
    g = table()
    for region in (GALLIA, ITALIA):
        g.rats[region] *= 3
    g.cubes[HISPANIA * 4] = 1
    assert label(g, ask("turn"), ("plague", HISPANIA)).label == "Hispania · plague there, no new rat"


def test_a_rat_that_was_looked_at_says_so_to_the_one_who_looked() -> None:
    g = table()
    face_seen = next(n for n, rat in enumerate(g.components.rats) if rat.limit == 3 and rat.majority)
    g.rats[GALLIA] = (Rat(face_seen, LAID_OUT, (1,)), Rat(face_seen, DRAWN, (2,)))
    question = ask("witch_rat", GALLIA, options=(0, 1))
    assert label(g, question, 0).label == "1 · look at this rat in Gallia"
    assert label(g, question, 0).outcome.startswith("you know it: 3 · M, ")
    assert label(g, question, 1).outcome == "face down, from the supply · seen by ▲ Chl"


def test_a_nun_is_told_which_of_how_many_it_is() -> None:
    at = [face.asked(words, ask("nun_to", STOCK, 2), game.view(table(), 1), names(4)) for words in (EN, FR)]
    assert face.question(at[0]).startswith("Nun 2 of 3: in which region")
    assert face.question(at[1]).startswith("Nonne 2 sur 3\u202f: dans quelle région")
    older = face.asked(EN, ask("nun_to", STOCK, 0), game.view(table(), 1), names(4))
    assert face.question(older).startswith("Nun: in which region")


def test_the_serf_says_what_stays_in_the_supply_after_each_answer() -> None:
    g = table(gallia=(0, 3, 0, 0))
    outcomes = [label(g, ask("serf_cube", options=("place", PASS)), option).outcome for option in ("place", PASS)]
    assert outcomes == ["16 cubes stay in your supply", "17 cubes stay in your supply"]


def test_the_knight_says_which_limit_values_would_count() -> None:
    g = table(gallia=(2, 0, 1, 0))
    g.nuns = (GALLIA,)
    question = ask("knight", options=("count", PASS))
    assert label(g, question, "count").outcome == "population 4: rats with limits 1 to 4 count"
    assert label(g, question, PASS) == Label(
        "Leave it · the piece does not count",
        "population 2: rats with limits 1 to 2 count",
        sign="Leave it",
        brings="limits 1–2 count",
    )


def test_above_the_highest_limit_value_the_knight_says_that_every_rat_counts_already() -> None:
    g = table(gallia=(4, 2, 0, 0))
    question = ask("knight", options=("count", PASS))
    for option, people in (("count", 8), (PASS, 6)):
        told = label(g, question, option)
        assert (told.outcome, told.brings) == (f"population {people}: every rat counts", "every rat counts")
    assert label(g, question, PASS, FR).brings == "tous les rats agissent"


def test_an_open_rat_says_whether_it_counts_now() -> None:
    g = table(gallia=(1, 1, 0, 0))
    mild = next(n for n, rat in enumerate(g.components.rats) if rat.limit == 1)
    wild = next(n for n, rat in enumerate(g.components.rats) if rat.limit == 6)
    g.rats[GALLIA], g.revealed = (Rat(mild, DRAWN), Rat(wild, DRAWN)), True
    question = ask("next_rat", options=(0, 1))
    assert label(g, question, 0).label.startswith("1 · limit 1 · ")
    assert label(g, question, 0).outcome == "population 2, counts"
    assert label(g, question, 1).outcome == "population 2, no effect"


def test_the_piper_says_how_many_rats_follow() -> None:
    g = table(gallia=(0, 1, 0, 0))
    g.rats[GALLIA] *= 3
    g.rats[ITALIA] *= 2
    question = ask("piper_to", GALLIA, 0, options=(ITALIA, ANGLIA))
    assert label(g, question, ITALIA).outcome.startswith("1 rat follows · ")
    g.bishops = (ANGLIA,)
    assert label(g, question, ANGLIA).outcome.startswith("no rat follows · ")


@pytest.mark.parametrize(
    ("choice", "args", "says"),
    [
        ("peasant", ((),), "No cube more"),
        ("serf_cube", (), "Leave it"),
        ("witch_further", (GALLIA, 0), "Enough"),
        ("nun_to", (STOCK,), "Leave this nun in the stock"),
        ("nun_to", (ITALIA,), "Leave the nun in Italia"),
        ("soldier", (), "No rat more"),
        ("last_uses", (), "Use nothing more"),
    ],
)
def test_to_decline_is_worded_for_the_question(choice: str, args: tuple[Any, ...], says: str) -> None:
    assert label(table(), ask(choice, *args, options=(PASS,)), PASS).label == says


# --------------------------------------------------------------------------- questions, handing in


def test_the_turn_says_what_may_still_be_done() -> None:
    g = table()
    g.taken = True
    text = face.question(face.asked(EN, ask("turn"), game.view(g, 1), names(4)))
    assert text == (
        "Your turn: cubes, then the plague piece\n"
        "Card: taken. Cubes: you may place them. The plague piece moves last and ends the turn."
    )


def test_a_swap_names_both_rats_by_region_and_place() -> None:
    question = ask("witch_swap", GALLIA, 0, HUNGARIA, 2, options=("swap", PASS))
    text = face.question(face.asked(EN, question, game.view(table(), 1), names(4)))
    assert text == "Witch: do rat 1 of Gallia and rat 3 of Hungaria change places?"


def ready(question: Ask, g: Table, words: Words = EN) -> list[tuple[str, tuple[Any, ...]]]:
    return [(made.label, made.pick) for made in face.presets(face.asked(words, question, game.view(g, 1), names(4)))]


def test_the_merchant_offers_one_two_or_three_cubes_and_the_best_guarded() -> None:
    question = ask("merchant_cubes", GALLIA, ITALIA, options=(0, 0, 0, 2), most=3)
    assert ready(question, table()) == [
        ("Move 1 cube to Italia", (0,)),
        ("Move 2 cubes to Italia", (0, 0)),
        ("Move 3 cubes to Italia", (0, 0, 0)),
        ("Move 3 cubes to Italia, with 2 potions", (0, 0, 2)),
    ]


def test_few_ways_to_choose_are_offered_side_by_side() -> None:
    rats = ask("piper_rats", GALLIA, ITALIA, 2, options=(0, 1, 2), least=2, most=2)
    assert [text for text, _ in ready(rats, table())] == [
        "Rats 1 and 2 follow",
        "Rats 1 and 3 follow",
        "Rats 2 and 3 follow",
    ]
    led = ask("mayor", (0, 1, 2), 2, options=(ANGLIA, GALLIA, GERMANIA), least=2, most=2)
    assert ready(led, table(), FR)[0] == ("Un cube chacune\u202f: Anglia et Gallia", (ANGLIA, GALLIA))


def reveals(question: Ask, key: str, words: Words = EN) -> str:
    return face.reveals(face.asked(words, question, game.view(table(), 1), names(4)), key)


def test_what_comes_to_light_is_said_but_not_twice() -> None:
    assert reveals(ask("turn"), "turned_up") == "turns up rats"
    assert reveals(ask("turn"), "looked", FR) == "montre le rat"
    assert reveals(ask("witch_rat", GALLIA), "looked") == "shows the rat"
    assert reveals(ask("crusader"), "revealed", FR) == ""
    assert reveals(ask("turn"), "several") == "reveals something"


def test_the_witch_and_the_messenger_say_what_each_region_has_for_them() -> None:
    g = table(italia=(1, 0, 0, 0), hungaria=(1, 0, 1, 0), gallia=(0, 0, 1, 0))
    g.rats[ITALIA], g.rats[HUNGARIA] = g.rats[ITALIA][:1], g.rats[HUNGARIA][:1] * 2
    look = ask("witch_where", options=(ITALIA, HUNGARIA))
    assert label(g, look, ITALIA).label == "Italia · its only rat, seen at once"
    assert label(g, look, HUNGARIA).label == "Hungaria · 1 of 2 rats, asked next"
    again = ask("witch_further", HUNGARIA, 0, options=(HUNGARIA, PASS))
    assert label(g, again, HUNGARIA).label == "Hungaria · one rat, seen at once"
    first = ask("messenger_from", options=(ITALIA, HUNGARIA))
    assert label(g, first, ITALIA).label.startswith("Italia · a cube of ● ")
    assert label(g, first, HUNGARIA).label == "Hungaria · a cube of ● or ▲"
    swap = ask("messenger_to", GALLIA, 1, 0, options=(ITALIA, HUNGARIA))
    assert label(g, swap, ITALIA).label.startswith("Italia · for a cube of ● ")
    assert label(g, swap, HUNGARIA).label == "Hungaria · for a cube of ● or ▲"
    g.potions = (Potion(ITALIA, 0, 1),)
    g.cubes[ITALIA * g.seats] = 2
    assert label(g, swap, ITALIA).label == "Italia · for a cube of ●", "one with a potion and one without"


def test_the_cubes_of_the_merchant_say_where_they_go_and_those_of_the_messenger_whose_they_are() -> None:
    g = table(italia=(1, 0, 3, 0))
    carried = label(g, ask("merchant_cubes", ITALIA, GALLIA, options=(0,)), 0)
    assert (carried.label, carried.drawn) == ("A cube · to Gallia", True)
    sent = label(g, ask("messenger_cube", ITALIA, options=((0, 0), (2, 0))), (2, 0))
    assert (sent.outcome, sent.drawn) == ("3 cubes there", True)


def test_what_a_potion_a_nun_a_bishop_and_the_palace_are_good_for_stands_in_the_question() -> None:
    g = table(italia=(1, 0, 0, 0))
    asked = {
        ask("wizard", options=(ITALIA,)): "give up the potion instead",
        ask("nun_to", STOCK, 1, options=(ITALIA,)): "takes 1 off the population",
        ask("bishop_to", STOCK, 0, options=(ITALIA,)): "No rat comes to a region where a bishop stands",
        ask("king", options=(ITALIA,)): "counts at the end",
    }
    for question, said in asked.items():
        assert said in face.question(face.asked(EN, question, game.view(g, 0), names(4)))


def test_what_ends_the_game_is_said_before_the_press() -> None:
    g = table(italia=(1, 0, 0, 0))
    g.rats[ITALIA], g.supply = g.rats[ITALIA][:1], g.supply[:1]
    away = ask("turn", options=(("plague", ITALIA),))
    assert "the supply is then empty: last turn" in label(g, away, ("plague", ITALIA)).outcome
    assert "the supply is then empty: last turn" in label(g, ask("new_rat", 1, options=(GALLIA,)), GALLIA).outcome
    g.stock, g.turns = [1] * 4, 1
    placed = label(g, ask("turn", options=(("place", ITALIA),)), ("place", ITALIA))
    assert "your last cubes: last turn" in placed.outcome and not placed.drawn


@pytest.mark.parametrize("locale", LOCALES)
def test_a_hint_names_bishops_walls_and_potions_only_where_they_are_in_the_game(locale: str) -> None:
    words = words_for(locale)
    war, control = (game.view(game.new(4, bytes(32), Options(cards=c)), 0) for c in ("europe_at_war", "rat_control"))
    for choice in ("messenger_to", "messenger_swap", "monk_to", "piper_to", "empty_baker"):
        plain, whole = (
            face.hint(face.asked(words, ask(choice, options=(ITALIA,)), view, names(4))).lower()
            for view in (war, control)
        )
        pieces = ("bishop", "wall", "potion", "évêque", "rempart")
        assert not any(piece in plain for piece in pieces) and any(piece in whole for piece in pieces), choice


def test_what_cards_do_and_what_lies_where_the_plague_may_go_is_left_to_the_picture() -> None:
    g = table(italia=(1, 0, 0, 0))
    for option in (("take", Card.KING), ("use", Card.KING), ("plague", ITALIA)):
        told = label(g, ask("turn", options=(option,)), option)
        assert told.outcome and told.drawn
    g.rats[ITALIA], g.supply = g.rats[ITALIA][:1], g.supply[:1]
    assert not label(g, ask("turn", options=(("plague", ITALIA),)), ("plague", ITALIA)).drawn, "it ends the game"


def test_the_question_says_which_new_rat_it_is_and_how_many_cubes_the_merchant_can_take() -> None:
    g = table(italia=(2, 2, 2, 2), hungaria=(1, 1, 1, 1))
    g.plague, g.rats[GALLIA] = GALLIA, g.rats[GALLIA][:1] * 2
    second = face.question(face.asked(EN, ask("new_rat", 1, options=(ITALIA,)), game.view(g, 0), names(4)))
    first = face.question(face.asked(EN, ask("new_rat", 2, options=(ITALIA,)), game.view(g, 0), names(4)))
    assert first.startswith("New rat 1 of 2 from Gallia") and second.startswith("New rat 2 of 2")
    assert "Up to 2 cubes" in face.question(face.asked(EN, ask("merchant_to", ITALIA), game.view(g, 0), names(4)))
    assert "You have one cube in Hungaria" in face.question(
        face.asked(EN, ask("merchant_to", HUNGARIA), game.view(g, 0), names(4))
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (EN, "Emperor: do you place or move a wall once more?"),
        (FR, "Empereur\u202f: places-tu ou déplaces-tu encore un rempart\u202f?"),
    ],
)
def test_after_a_wall_the_next_one_may_be_the_same_and_is_not_called_another(words: Words, told: str) -> None:
    g = table()
    g.walls = ((GALLIA, ITALIA),)
    question = ask("wall_piece", 1, options=((GALLIA, ITALIA), PASS), least=1)
    text = face.question(face.asked(words, question, game.view(g, 1), names(4)))
    assert text.split("\n")[0].replace("\u00a0", " ") == told
