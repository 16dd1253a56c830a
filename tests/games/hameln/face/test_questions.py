"""Questions and buttons say what will happen, and ready answers are worth a press."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces import face_of
from bot.faces.face import Label
from bot.text import LOCALES, Words, words_for
from rules.core import PASS, Ask
from rules.hameln import game
from rules.hameln.options import Options
from tests.faces.people import long_said_names, names
from tests.faces.playing import prospect_in
from tests.games.hameln.rules.build import CIRCLE, HOUSE, NAMES, REGION, Play, table

from .case import case

face = face_of("hameln")
EN, FR = words_for("en"), words_for("fr")


def asked(t: Play, ask: Ask, words: Words = EN) -> Any:
    """A question before its seat."""
    return face.asked(words, ask, game.view(t.g, ask.seat), names(t.g.seats), prospect_in(game, t.g, ask))


def label(t: Play, who: str, option: Any, words: Words = EN) -> Label:
    """An option, or a barred thing, of the question before somebody."""
    return face.option(asked(t, t.ask(who), words), option)


def labels(t: Play, who: str, words: Words = EN) -> list[str]:
    return [label(t, who, option, words).label for option in dict.fromkeys(t.options(who))]


def question(t: Play, who: str, words: Words = EN) -> str:
    return face.question(asked(t, t.ask(who), words))


def ready(t: Play, who: str, words: Words = EN) -> list[tuple[str, tuple[Any, ...]]]:
    """The finished answers of the question before somebody."""
    return [(preset.label, preset.pick) for preset in face.presets(asked(t, t.ask(who), words))]


def confirmed(t: Play, who: str, pick: tuple[Any, ...], words: Words = EN, room: int = 40) -> str:
    return face.confirm(asked(t, t.ask(who), words), pick, room)


def reveals(t: Play, ask: Ask, key: str, words: Words = EN) -> str:
    return face.reveals(asked(t, ask, words), key)


# --------------------------------------------------------------------------- how options stand


def test_options_stand_without_emoji() -> None:
    for moment in case.asked():
        put = face.asked(EN, moment.ask, game.view(moment.state, moment.ask.seat), names(moment.state.seats))
        assert not any(face.option(put, option).emoji for option in moment.ask.options)


@pytest.mark.parametrize("locale", LOCALES)
def test_more_options_than_buttons_stand_under_the_market_and_the_quarters(locale: str) -> None:
    grouped = 0
    for moment in case.asked():
        ask = moment.ask
        if ask.least == ask.most == 1 and len(ask.options) > 12 and ask.choice in ("home", "chase"):
            put = face.asked(words_for(locale), ask, game.view(moment.state, ask.seat), names(moment.state.seats))
            groups = [face.option(put, option).group for option in ask.options]
            assert all(groups) and max(map(groups.count, groups)) <= 12 and len(set(groups)) <= 5
            grouped += 1
    assert grouped > 10


# --------------------------------------------------------------------------- the start


def test_a_woman_s_house_names_the_husband() -> None:
    t = Play(game.new(4, bytes(32)))
    while list(t.asked.values()) == ["man"]:
        who = next(iter(t.asked))
        assert all(text.endswith(" · your man") for text in labels(t, who))
        t.play(who, "man", t.options(who)[0])
    who = next(iter(t.asked))
    house = t.options(who)[0]
    husband = names(4).full[t.g.men[house]][:3]
    assert f" · beside {names(4).marks[t.g.men[house]]} \u2068{husband}\u2069" in label(t, who, house).label
    own = t.g.men.index(NAMES.index(who))
    assert label(t, who, own).label.endswith(" · beside your man")
    assert label(t, who, house, FR).outcome == "attire 3 rats chaque fois qu’on l’active"


# --------------------------------------------------------------------------- activating


def test_an_action_says_with_what_it_can_be_done() -> None:
    t = table("A: meat 2, bread 1, girl 1", "B: boy 1, money 9", homes="Y1 A/B", rats="q02 q12 s12 s01 s02").turn("A")
    said = {option: label(t, "A", option) for option in t.options("A")}
    men = Label("Men · Y1: 1 bread", "2 rats · Y1 infested · to the others: 1 child", sign="Men", brings="Y1: 1 bread")
    assert said["men"] == men  # M1 is infested
    women = Label("Women · M3: 1 child", "3 rats · to the others: 1 meat", sign="Women", brings="M3: 1 child")
    assert said["women"] == women
    assert said["sell"] == Label("Sell · 2 meat, 1 bread", sign="Sell", brings="2 meat, 1 bread")
    assert said["marry"].label == "Marry · 1 girl"


def test_women_without_a_child_to_come_are_only_named_in_influence_houses() -> None:
    t = table(homes="Y2 B/A", bag=(0, 0)).turn("A")
    assert label(t, "A", "women").label == "Women · Y2: 1 fl"


def test_an_action_says_what_all_its_houses_give_and_which_of_them_their_rats_would_infest() -> None:
    t = table(homes="Y1 A/B, Y2 A/C", activity="Y1 3", rats="s01").turn("A")
    said = label(t, "A", "men")
    assert said.label == "Men · M1, Y1, Y2: 1 meat, 1 bread, 1 fl"
    assert said.outcome == "up to 8 rats · Y1 infested · to the others: 2 children, 1 fl"
    assert label(t, "A", "men", FR).outcome.startswith("au plus 8 rats · Y1 infestée · ")


def test_no_more_children_are_promised_than_the_bag_and_the_reserve_hold() -> None:
    t = table(homes="Y1 A/B, B1 C/A", bag=(1, 0)).turn("A")
    assert label(t, "A", "women").label == "Women · M3, B1: 1 child"


def test_a_house_says_what_it_makes_with_whom_and_what_it_draws() -> None:
    t = table(homes="Y1 A/B, Y2 A/C", activity="Y1 1", rats="s01").turn("A").act("A", "men")
    assert labels(t, "A") == [
        "M1 · meat, ◆ child · 3 rats",  # leaves room for "✓ no. 2"
        "Y1 · bread, ■ child · 1 rat",
        "Y2 · 1 fl, ▲ \u2068Chl\u2069 1 fl · 2 rats",
    ]
    assert label(t, "A", HOUSE["Y1"]).outcome == "1 bread for you, a child for ■ Bea · draws 1 rat · 3 free circles"
    assert label(t, "A", HOUSE["Y2"]).outcome.startswith("1 florin each for you and ▲ Chl · ")
    women = table(homes="Y1 B/A").turn("A").act("A", "women")
    assert label(women, "A", HOUSE["Y1"], FR).outcome.startswith("un enfant pour toi, 1 pain pour ■ Bea · ")
    assert label(women, "A", HOUSE["Y1"]).label == "Y1 · child, ■ bread · 2 rats"


def test_choosing_men_and_houses_says_what_is_asked_next() -> None:
    t = table(homes="Y1 A/B", activity="Y1 1", rats="s01").turn("A")
    assert label(t, "A", "men").outcome.endswith(" · which houses is asked next")
    assert label(t, "A", "women").outcome.endswith("to the others: 1 meat"), "one house: nothing to choose"
    assert question(t.act("A", "men"), "A").endswith("\nWhere the rats go is asked next.")


def test_a_house_that_its_rats_fill_says_so_beside_what_it_gives() -> None:
    t = table(homes="Y1 A/B", activity="Y1 3", rats="s01").turn("A").act("A", "men")
    said = label(t, "A", HOUSE["Y1"])
    assert said.label == "Y1 · bread, ■ child · infested"  # leaves room for "✓ no. 2"
    assert said.brings == "bread, ■ child"
    assert "becomes infested" in said.outcome
    alone = table(rats="q02 q12").turn("A").act("A", "men")
    assert label(alone, "A", HOUSE["M1"]).label == "M1 · meat, ◆ \u2068Dan\u2069 child · infested"


def test_houses_are_handed_in_in_their_order_and_all_at_once_by_one_press() -> None:
    t = table(homes="Y1 A/B").turn("A").act("A", "men")
    y1, m1 = HOUSE["Y1"], HOUSE["M1"]
    assert confirmed(t, "A", (y1, m1)) == "Activate Y1, M1 · 2 children drawn"
    assert confirmed(t, "A", (y1,)) == "Activate Y1 · 1 child drawn"
    assert confirmed(t, "A", (y1, m1), room=14) == "Activate 2 houses · 2 children drawn"
    assert ready(t, "A") == [("Activate M1, Y1 · 2 children drawn", (m1, y1))]


def test_a_single_house_is_activated_by_its_button() -> None:
    t = table().turn("A").act("A", "men")
    assert (labels(t, "A"), ready(t, "A")) == (["M1 · meat, ◆ \u2068Dan\u2069 child · 3 rats"], [])


# --------------------------------------------------------------------------- rats


def test_one_circle_of_several_says_what_a_rat_there_infests() -> None:
    t = table(homes="Y2 A/B", activity="Y2 1", rats="s01 wY a03 s02 q02 q12 s12").turn("A").men("A", "Y2")
    assert question(t, "A") == "Y2 draws 1 rat. Where does it go?\nCircle 20: Y1\xa0· 21: Y3 (all touch Y2)"
    assert labels(t, "A") == ["20", "21 · Y3 infested"]
    assert labels(t, "A", FR) == ["20", "21 · Y3 infestée"]
    assert label(t, "A", CIRCLE["a02"]) == Label("21 · Y3 infested", sign="21", brings="Y3 infested", grave=True)


def test_rats_are_asked_for_where_they_go_and_each_set_of_circles_is_one_press() -> None:
    t = table(homes="G4 A/B", activity="G4 2", rats="s05").turn("A").men("A", "G4")
    assert question(t, "A").split("\n")[0] == "G4 draws 2 rats. Where do they go?"
    assert question(t, "A", FR).split("\n")[0] == "G4 attire 2 rats. Où vont-ils\u202f?"
    assert [text for text, _ in ready(t, "A")] == ["13, 26", "13, 27", "26, 27"]
    assert not face.sides("rats") and face.sides("piles")


def test_sets_that_infest_houses_stand_last_and_say_who_lives_there() -> None:
    t = table(homes="Y3 A/B, Y2 C/A", activity="Y3 2", rats="s01 a01 a03").turn("A").men("A", "Y3")
    assert [text for text, _ in ready(t, "A")] == [
        "9, 21",
        "9, 35",
        "21, 35 · Y2 infested (▲ \u2068Chl\u2069, ● \u2068Ana\u2069)",
    ]
    assert "21, 35 · Y2 infestée (▲ \u2068Chl\u2069, ● \u2068Ana\u2069)" in [text for text, _ in ready(t, "A", FR)]


def test_three_rats_on_five_circles_are_ten_presses() -> None:
    t = table(rats="a01 a02 wY").turn("A").men("A", "M1")
    said = [text for text, _ in ready(t, "A")]
    assert len(said) == 10 and "1, 2, 8 · Y2 infested" in said[4:]
    calm = [[int(number) for number in text.split(", ")] for text in said if "infested" not in text]
    assert calm == sorted(calm)  # by the numbers on the picture
    assert confirmed(t, "A", tuple(CIRCLE[name] for name in ("q02", "q12", "s02"))) == "1, 2, 9"


def test_with_five_players_the_legal_sets_are_the_answers() -> None:
    t = table(seats=5, homes="Y4 A/B", activity="Y4 3", rats="a03 s04 a05").turn("A").men("A", "Y4")
    assert labels(t, "A") == ["9, 10b, 23", "9, 10a, 23 · G1 infested"]  # those that infest come last
    asked = "Y4 draws 3 rats. Where do they go?\nCircle 9: Y3, M1, M2 · 10a: G1, M2 · 10b: M2 · 23: G1 (all touch Y4)"
    assert question(t, "A").replace("\xa0", " ") == asked
    assert label(t, "A", t.options("A")[-1]).outcome == "big rat 2 of 5 · G1 gives nothing now"
    assert label(t, "A", CIRCLE["a03"]).label == "22"  # barred: a rat lies there


# --------------------------------------------------------------------------- marriages


def hall() -> Play:
    return table("A: girl 1, boy 1, money 3", "B: boy 1, money 6", "C: girl 1").turn("A").act("A", "marry")


def test_a_couple_says_whose_children_they_are_and_who_pays() -> None:
    t = hall()
    sign = "boy ■ + girl ●"
    assert label(t, "A", (1, 0)) == Label(
        f"{sign} · ■ Bea pays 2 to 6 fl", "■ Bea pays 2 to 6 fl (has 6 fl)", sign=sign, brings="■ 6 fl"
    )
    assert label(t, "A", (0, 2), FR).label == "garçon ● + fille ▲ · tu paies 2 à 3 fl"
    assert label(t, "A", (0, 0)).label == "Your boy and your girl"  # barred
    assert label(t, "A", PASS).label == "No further marriage · the turn goes on"


def test_a_house_for_a_couple_says_its_price_and_who_pays_it() -> None:
    t = hall().play("A", "couple", "B+A")
    assert question(t, "A") == "Boy of ■ Bea, your girl: into which house?\n■ Bea pays for it and has 6 fl."
    assert label(t, "A", HOUSE["R1"]).label == "R1 · ■ \u2068Bea\u2069 pays 3 fl"
    made = label(t, "A", HOUSE["G1"])
    assert made.outcome == "influence house · influence +2 for both · draws 2 rats whenever it is activated"
    assert made.group == "green" and label(t, "A", HOUSE["M2"]).group == "market"
    own = hall().play("A", "couple", "A+C")
    asked = "Ton garçon, fille de ▲ Chl\u202f: dans quelle maison\u202f?"
    assert question(own, "A", FR) == f"{asked}\nTu la paies et tu as 3 fl."
    assert label(own, "A", HOUSE["R1"]).label == "R1 · you pay 3 fl"


def test_a_couple_says_who_pays_and_has_how_much() -> None:
    spoken = words_for("en", spoken=True)
    t, people = hall(), long_said_names(4)
    made = face.option(face.asked(spoken, t.ask("A"), game.view(t.g, 0), people), (1, 0))
    assert made.outcome == f"{people.full[1]} pays for the house (has 6 florins)"  # no room for it on the button
    assert label(t, "A", (0, 2), EN).outcome == "you pay 2 to 3 fl (have 3 fl)"


def test_an_infested_house_says_so() -> None:
    t = table("A: girl 1", "B: boy 1, money 6", rats="s01 a01 a02 wY").turn("A").act("A", "marry")
    assert label(t, "A", HOUSE["Y2"]).outcome.split(" · ")[2] == "infested now"


# --------------------------------------------------------------------------- sales


def test_goods_are_sold_by_one_press_all_of_them_or_one_kind() -> None:
    t = table("A: meat 2, cheese 1, bread 1").turn("A").act("A", "sell")
    meat, cheese, bread = 3, 1, 0
    assert ready(t, "A") == [
        ("All for money: 11 fl", (meat, meat, cheese, bread)),
        ("Sell 2 meat: 8 fl", (meat, meat)),
        ("Sell 1 cheese: 2 fl", (cheese,)),
        ("Sell 1 bread: 1 fl", (bread,)),
        ("Nothing for money", ()),
    ]
    assert [ready(t, "A", FR)[nth][0] for nth in (0, -1)] == ["Tout vendre\u202f: 11 fl", "Seulement contre des jetons"]
    assert label(t, "A", meat).label == "meat · 4 fl"
    ticked = table("A: meat 1").turn("A").act("A", "sell")  # beside the ready answer that sells it
    assert label(ticked, "A", meat).label == "meat · 4 fl"


def test_a_sale_promises_no_more_than_a_limited_bank_can_pay() -> None:
    t = table("A: meat 2", "B: money 80", options=Options(bank_limited="yes")).turn("A").act("A", "sell")
    assert ready(t, "A")[0][0] == "All for money: 5 fl"


def test_the_cheapest_goods_are_offered_for_tokens_and_piles_by_their_number() -> None:
    t = table("A: meat 2, cheese 1, bread 1").turn("A").act("A", "sell").play("A", "for_money", "meat", "meat")
    assert [text for text, _ in ready(t, "A")] == [
        "Give 1 cheese, 1 bread for 2 tokens",
        "Give 1 bread for 1 token",
        "Give 1 cheese for 1 token",
        "No tokens",
    ]
    t.play("A", "for_tokens", "cheese", "bread")
    assert question(t, "A").startswith(
        "From which piles do you take 2 tokens?\nYou give 1 cheese, 1 bread. A token is worth 1 to 3"
    )
    assert [text for text, _ in ready(t, "A")] == [
        "2 tokens from pile 1",
        "2 tokens from pile 2",
        "2 tokens from pile 3",
        "Take pile 1 ×1, pile 2 ×1",
    ]
    assert reveals(t, t.ask("A"), "took_tokens") == "shows their values"
    assert confirmed(t, "A", (0, 2)) == "Take pile 1 ×1, pile 3 ×1"


# --------------------------------------------------------------------------- optional actions


def bidding() -> Play:
    bribes, rats = "yellow 2, green 3", "s01 wR"
    t = table("A: money 6, influence 1, meat 1", cat="B", bribes=bribes, piper="green", step=4, rats=rats)
    return t.turn("A").act("A", "sell").play("A", "for_money", "meat")


def test_optional_actions_say_their_price_and_what_they_bring() -> None:
    t = bidding()
    assert question(t, "A") == "An optional action? You have 10 fl."
    assert label(t, "A", "influence") == Label(
        "Influence · 4 fl → +3", "from 1 to 4 on the track", sign="Influence", brings="1 → 4"
    )
    assert label(t, "A", "cat").outcome == "remove a rat; 1 point if yours at the end · ■ Bea gets 1 fl, the bank 3 fl"
    where = "the Pied Piper is at the green quarter now"
    assert label(t, "A", "bribe") == Label("Bribe · the Pied Piper, any sum", where, sign="Bribe")
    assert label(t, "A", PASS).label == "Nothing"


def test_influence_at_the_top_brings_nothing_and_says_so() -> None:
    t = bidding()
    t.g.influence[0] = t.g.components.top
    assert label(t, "A", "influence").label == "Influence · 4 fl → +0"


def test_a_bribe_says_the_total_and_where_the_piper_goes() -> None:
    t = bidding().play("A", "optional", "bribe")
    assert label(t, "A", REGION["green"]) == Label(
        "green · he is here",
        "a child kept costs 1 fl there · no rats to lead away",
        "",
        "",
        "green",
        "he is here",
    )
    yellow = label(t, "A", REGION["yellow"])
    told = ("yellow · he comes for 2 fl or more", "comes for 2 fl", "a child kept costs 2 fl there · leads 1 rat away")
    assert (yellow.label, yellow.brings, yellow.outcome) == told
    t.play("A", "bribe", "red")
    assert label(t, "A", 1) == Label("1 fl", "the Pied Piper stays at the green quarter", sign="1 fl")
    more = bidding().play("A", "optional", "bribe").play("A", "bribe", "yellow")
    assert (label(more, "A", 2).label, label(more, "A", 2).brings) == ("2 fl · 4 fl in all", "4 fl in all")
    assert label(t, "A", 4).outcome == "the Pied Piper goes to the red quarter"
    assert label(t, "A", 4, FR).outcome == "le Pied Piper va vers le quartier rouge"


def test_a_bribe_that_would_need_more_than_one_has_says_so() -> None:
    t = table("A: money 3, meat 1", bribes="green 8", piper="green").turn("A").act("A", "sell")
    t.play("A", "for_money", "meat").play("A", "optional", "bribe")
    assert label(t, "A", REGION["red"]).label == "red · he stays: 9 fl needed"
    assert label(t, "A", REGION["red"], FR).label == "rouge · il reste\u202f: il faut 9 fl"


def test_the_cat_s_rat_says_what_is_free_without_it() -> None:
    t = table("A: money 4, meat 1", rats="s01 a01 a02 wY q04", big="Y2").turn("A").act("A", "sell")
    t.play("A", "for_money", "meat").play("A", "optional", "cat")
    assert label(t, "A", CIRCLE["a02"]) == Label("21 · frees Y2", "", "yellow", sign="21", brings="frees Y2")
    assert label(t, "A", CIRCLE["q04"]) == Label("3 · at M2, M3", "", "market", sign="3")


# --------------------------------------------------------------------------- the piper


def test_children_are_kept_all_or_none_by_one_press() -> None:
    t = table("A: boy 1, girl 1, money 9", "B: boy 2, money 2").at(("keep", (0, 2)))
    assert question(t, "A").startswith(
        "The Pied Piper is here: whom do you pay for?\nHe asks 2 fl for each child. You have 1 boy, 1 girl and 9 fl, "
    )
    assert [text for text, _ in ready(t, "A")] == ["Keep all: pay 4 fl", "Keep none"]
    assert question(t, "A").endswith(f" Keeping nobody costs {sum(t.g.components.road_costs(2))} points at the end.")
    t.at(("keep", (1, 2)))
    assert [text for text, _ in ready(t, "B")] == ["Keep 1 boy: pay 2 fl", "Keep none"]
    assert [text for text, _ in ready(t, "B", FR)] == ["Garder 1 garçon\u202f: payer 2 fl", "Ne garder personne"]


def test_where_money_is_short_every_choice_of_children_is_offered() -> None:
    t = table("A: boy 1, girl 1, money 2").at(("keep", (0, 2)))
    assert [text for text, _ in ready(t, "A")] == ["Keep 1 boy: pay 2 fl", "Keep 1 girl: pay 2 fl", "Keep none"]


# --------------------------------------------------------------------------- what comes to light


def test_what_comes_to_light_is_said() -> None:
    t, ask = table(), Ask(0, "activate", (0, "women"), (0,), 1, 1, 7)
    assert reveals(t, ask, "dice") == "draws a child"
    assert reveals(t, ask._replace(options=(0, 1), most=2), "dice") == ""  # its label says it
    assert reveals(t, ask, "showed_tokens", FR) == "finit la partie"
    assert reveals(t, ask, "several") == "reveals something"
