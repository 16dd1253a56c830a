"""Questions and buttons say what will happen, and ready answers are worth a press."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces import face_of
from bot.text import Words, words_for
from rules.core import PASS, Ask
from rules.rattus_cartus import game
from rules.rattus_cartus.components import CARD_OF, FLUTE, GOLD, JOKER, SWORD, Building, Supplies, editions
from rules.rattus_cartus.options import Options
from rules.rattus_cartus.resolving import resolve_buildings
from rules.rattus_cartus.view import PlaceView, View
from tests.faces.people import names
from tests.games.rattus_cartus.rules.build import table as dealt

face = face_of("rattus_cartus")
EN, FR = words_for("en"), words_for("fr")
FARM, PALACE, TENT, OFFICE = (PlaceView(b * 5, b, b // 2, Supplies(2, 0, 1), (), ()) for b in (8, 0, 10, 4))


def table(*row: PlaceView, hand: tuple[int, ...] = (), deck: int = 6) -> View:
    """Four seats; seat 1 looks at its hand."""
    view: View = game.view(game.new(4, bytes(32)), 1)
    return view._replace(row=row or view.row, hands=(5, hand, 4, 3), deck=deck)


def ask(choice: str, *args: Any, options: tuple[Any, ...] = (), least: int = 1, most: int = 1) -> Ask:
    return Ask(1, choice, (1, *args), options, least, most, 7)


def asked(question: Ask, view: View, words: Words = EN) -> Any:
    """The question before seat 1."""
    return face.asked(words, question, view, names(4))


def label(question: Ask, option: Any, view: View, words: Words = EN) -> tuple[str, str]:
    made = face.option(asked(question, view, words), option)
    return made.label, made.outcome


# --------------------------------------------------------------------------- labels say what will happen


def test_supplies_say_what_they_bring_and_what_becomes_of_hand_and_rats() -> None:
    view = table(FARM, PALACE._replace(supplies=Supplies(0, 2, 0)), hand=(1, 2, 3))
    question = ask("supplies", options=(0, 1))
    assert label(question, 0, view) == ("1 Farm · draw 2, see 1 nun card", "hand 3 → 5")
    assert label(question, 1, view, FR) == ("2 Palais · défausser 2 rats", "rats 10 → 8")


def test_the_same_supplies_are_told_alike_on_all_buttons_of_a_question() -> None:
    look = Supplies(0, 2, 1)
    view = table(FARM._replace(supplies=look), PALACE._replace(supplies=look, building=Building.MONASTERY))
    told = [label(ask("supplies", options=(0, 1)), at, view, FR)[0].partition(" · ")[2] for at in (0, 1)]
    assert told == ["−2 rats, voir 1 carte"] * 2, "in full the second one would be too long for its button"


def test_supplies_draw_no_more_than_there_is() -> None:
    view = table(FARM, hand=(1,))._replace(pile=1, discard=())
    assert label(ask("supplies", options=(0,)), 0, view)[1] == "hand 1 → 2"


def test_entering_says_the_place_among_the_visitors_and_what_it_brings() -> None:
    view = table(FARM._replace(inside=(0,), laid=(2,)), PALACE)
    farm = label(ask("enter", options=(0, 1)), 0, view)
    assert farm == ("1 Farm · as 2nd · ★ draw 4", "premium draw 4 · standard draw 2")
    assert label(ask("enter", options=(0, 1)), 1, view, FR)[0] == "2 Palais · en 1er · ★ 2 jetons"


@pytest.mark.parametrize(
    ("building", "english", "french"),
    [
        (Building.MONASTERY, "1 Monastery · as 1st · ★ discard 2 rats", "1 Monastère · en 1er · ★ 2 rats de moins"),
        (Building.HOSPITAL, "1 Hospital · as 1st · ★ 1 to 4 rats off", "1 Hôpital · en 1er · ★ ôter 1 à 4 rats"),
        (Building.GUARD_TOWER, "1 Guard Tower · as 1st · ★ 3 cards each", "1 Garde · en 1er · ★ 3 cartes par main"),
        (Building.BREWERY, "1 Brewery · as 1st · ★ 1 per influence", "1 Brasserie · en 1er · ★ 1 par influence"),
        (Building.OFFICE, "1 Office · as 1st · ★ 2 Passes", "1 Admin. · en 1er · ★ 2 Laissez-passer"),
    ],
)
def test_every_button_to_enter_says_what_the_premium_brings(building: int, english: str, french: str) -> None:
    view, question = table(PALACE._replace(building=building)), ask("enter", options=(0,))
    assert label(question, 0, view)[0] == english and label(question, 0, view, FR)[0] == french


def test_where_every_nun_card_was_seen_a_look_is_said_to_bring_nothing() -> None:
    view, question = table(), ask("look_at_nuns", 1, (), options=(0, 1, 2, 3, 4))
    seen = view._replace(nun_row=tuple(nun._replace(card=8, seen_by=(1,)) for nun in view.nun_row))
    assert "nothing new" not in face.question(asked(question, view))
    assert face.question(asked(question, seen)).endswith("You have seen all of these: a look brings nothing new.")
    assert face.question(asked(question, seen, FR)).endswith("regarder n’apporte rien de nouveau.")


def test_what_a_building_does_is_told_in_words_where_the_picture_has_only_signs() -> None:
    row = table(FARM, PALACE._replace(building=Building.GUARD_TOWER))
    told = {at: face.option(asked(ask("enter", options=(0, 1)), row), at).drawn for at in (0, 1)}
    assert told == {0: True, 1: False}


def test_two_copies_of_a_building_are_told_apart_by_their_place() -> None:
    view = table(TENT, FARM, TENT)
    question = ask("enter", options=(0, 1, 2))
    assert label(question, 2, view, EN)[0] == "3 Tent · as 1st · ★ look at 2"
    assert label(question, 2, view, FR)[0] == "3 Tente · en 1er · ★ regarder 2 cartes"


def test_in_the_last_round_entering_promises_only_the_point() -> None:
    assert label(ask("enter", options=(0,)), 0, table(FARM, deck=0))[1].endswith("premium player: +1 influence")


def test_a_pass_is_offered_as_what_it_does() -> None:
    assert label(ask("enter", options=(0, PASS)), PASS, table(FARM))[0] == "Pass · enter later"


@pytest.mark.parametrize(
    ("card", "says"),
    [
        (23, ("1 · Peasant · 3 nuns", "1 influence")),
        (5, ("1 · Monk · no nun", "1 influence, 1 rat")),
        (JOKER, ("1 · Joker", "1 influence")),
        (SWORD, ("1 · Sword", "compared with the Swords of the others inside")),
        (FLUTE, ("1 · Flute", "compared with the Flutes of the others inside")),
    ],
)
def test_a_card_to_lay_says_what_it_brings_in_this_building(card: int, says: tuple[str, str]) -> None:
    assert label(ask("lay_cards", 0, options=(card,), least=0), card, table(FARM)) == says


def test_a_nun_card_seen_before_is_shown_again() -> None:
    view = table()
    nun = view.nun_row[2]._replace(card=8, seen_by=(1,))
    view = view._replace(nun_row=(*view.nun_row[:2], nun, *view.nun_row[3:]))
    question = ask("look_at_nuns", 1, (), options=(0, 1, 2, 3, 4))
    assert label(question, 2, view)[0] == "3 · seen: Monk · 3 nuns"
    assert label(question, 0, view)[0] == "1 · not seen yet"


def test_a_victim_of_the_sword_is_named_with_what_it_gives() -> None:
    view = table()
    assert label(ask("sword_victim", (0, 3), options=(0, 3)), 0, view) == ("● \u2068Ana\u2069 · gives you 2 cards", "")
    assert label(ask("sword_victim", (0, 3), options=(0, 3)), 3, view, FR)[0].endswith(" · te donne 1 carte")


def test_cards_to_take_are_counted_as_far_as_the_pile_goes() -> None:
    castle = PlaceView(35, 7, 3, Supplies(0, 0, 0), (1,), ((),))
    view = table(castle, hand=(1, 2))._replace(piles=(15, 1, 0, 0, 0))
    question = ask("gain", 0, 1, options=("take", PASS))
    assert label(question, "take", view) == ("Take · 1 Sword", "hand 2 → 3")
    assert label(question, PASS, view) == ("Leave · no card", "hand 2 → 2")


@pytest.mark.parametrize(("premium", "says"), [(1, "Take · draw 3 cards"), (0, "Take · draw 1 card")])
def test_the_brewery_counts_the_cards_laid_in_it(premium: int, says: str) -> None:
    brewery = PlaceView(45, 9, 4, Supplies(0, 0, 0), (1,), ((1, 20, JOKER, SWORD),))
    assert label(ask("gain", 0, premium, options=("take", PASS)), "take", table(brewery))[0] == says


@pytest.mark.parametrize(("space", "n"), [(0, 3), (1, 2), (2, 1)])
def test_the_brewery_draws_as_many_as_its_button_says_where_a_track_has_an_end(space: int, n: int) -> None:
    box = editions.built_in.files["components.toml"].replace("longest = 0", "longest = 3")
    options = Options(edition=editions.add({"components.toml": box}).name)
    t = dealt("brewery: Red Peasant King Monk", "guard_tower: Blue", options=options)
    t.g.points[0], t.g.ranks[4] = (0, 0, 0, 0, space, 0), (0,)
    t.at(resolve_buildings())
    button = face.option(asked(t.g.asked[0], t.view("Red")), "take")
    t.play("Red", "gain", "take")
    assert button.label.endswith(EN("rattus_cartus-option-draw", n=n)) and t.told("drew")[0]["n"] == n


# --------------------------------------------------------------------------- laying cards


HAND = (5, 20, 21, 21, JOKER, SWORD)


def laying(pick: tuple[int, ...], view: View, words: Words = EN, room: int = 40) -> str:
    return face.confirm(asked(ask("lay_cards", 0, options=HAND, least=0, most=6), view, words), pick, room)


def inside(*others: tuple[int, int]) -> View:
    """In the Farm, after these seats with so many cards."""
    seats, laid = zip(*others, (1, 0), strict=True)
    return table(FARM._replace(inside=seats, laid=laid), PALACE, hand=HAND)


def test_the_button_says_which_cards_are_laid_and_what_they_bring() -> None:
    assert laying((5, 21, 21), inside()) == "Lay #1, 3 ×2 · +3 Peasantry, +1 rat"
    assert laying((5, JOKER), inside()) == "Lay Monk, Joker · +2 Peasantry, +1 rat"
    assert laying((20, JOKER), inside(), FR) == "Poser Paysan, Joker · +2 Paysannerie", "numbers go first"
    assert laying((21, 21), inside()) == "Lay 2 Peasants (#3) · +2 Peasantry", "others of the name stay"
    assert laying((SWORD,), inside()) == "Lay Sword"
    assert laying(HAND, inside()) == "Lay 6 cards · +5 Peasantry, +1 rat"
    assert laying((5, 20), inside(), words_for("en", spoken=True)) == "Lay 2 cards · +2 Peasantry, +1 rat"
    assert laying((5,), inside(), FR, room=22) == "Moine · +1 🌾, +1 rat", "in little room card and effect stay"
    assert laying((5, 20), inside(), room=22) == "Lay Monk, Peasant (#2)"
    assert laying((5, 20), inside(), room=20) == "Lay #1, 2"


def test_a_finished_answer_says_what_it_brings_rather_than_the_numbers_of_its_cards() -> None:
    merchants = (10, 10, 11, 12, 13, 14)
    marketplace = PALACE._replace(building=Building.MARKETPLACE, cls=2, inside=(1,), laid=(0,))
    question = ask("lay_cards", 0, options=merchants, least=0, most=6)
    ready = face.presets(asked(question, table(marketplace, hand=merchants), FR))
    labels = {len(preset.pick): preset.label for preset in ready}
    assert labels[6] == "6 Marchands · +6 Bourgeoisie" and labels[5] == "5 Marchands · +5 Bourgeoisie"


def test_what_laying_brings_is_told_before_and_after() -> None:
    question = ask("lay_cards", 0, options=HAND, least=0, most=6)
    points = ((0, 0, 0, 0, 3, 0), (0, 0, 0, 0, 1, 0), (0,) * 6, (0,) * 6)
    view = inside((0, 2))._replace(points=points, ranks=((), (), (), (), (0, 1), ()))
    assert face.outcome_of(asked(question, view), (5, 21)) == (
        "Cards 1, 3 bring",
        "Peasantry 1 → 3 (2nd)",
        "rats 10 → 11",
        "hand 6 → 4",
        "premium of ● Ana so far (2 cards)",
        "nuns in the row: 0 to 20",
    )
    more = face.outcome_of(asked(question, view), (5, 20, 21, 21))
    out = face.outcome_of(asked(question, view._replace(rats=(0, 20, 0, 0))), (5,))
    assert out[-1] == "nuns 0 to 20: you would die", "with more rats than nuns"
    none = face.outcome_of(asked(question, view._replace(rats=(0, 20, 0, 0), nun_row=())), (5,))
    assert none[-1] == "nuns 0: you would die", "as many at least as at most"
    assert more[1:5:3] == ("Peasantry 1 → 5 (you lead so far)", "premium yours so far")


def test_in_a_game_of_two_the_premium_is_won_against_every_building() -> None:
    view: View = game.view(game.new(2, bytes(32)), 1)
    row = FARM._replace(inside=(1,), laid=(0,)), PALACE._replace(inside=(0,), laid=(3,))
    view = view._replace(row=row, hands=(2, HAND))
    assert view.laying(1, 0, (20, 21)).rival == 0 and view.laying(1, 0, (5, 20, 21, 21)).rival == -1


# --------------------------------------------------------------------------- questions


def test_laying_tells_who_was_there_before() -> None:
    inside = FARM._replace(inside=(3, 1), laid=(2, 0))
    text = face.question(asked(ask("lay_cards", 0, least=0), table(inside)))
    assert text.endswith("Before you: ◆ Dan 2 cards.")
    alone = face.question(asked(ask("lay_cards", 0, least=0), table(FARM._replace(inside=(1,), laid=(0,))), FR))
    first = face.question(asked(ask("lay_cards", 0, least=0), table(FARM._replace(inside=(1,), laid=(0,)))))
    assert first.endswith("You are first there: you win ties.")
    heard = table(FARM._replace(inside=(1,), laid=(0,)))
    assert face.question(asked(ask("lay_cards", 0, least=0), heard, words_for("en", spoken=True))).endswith("win ties.")
    assert alone.startswith("Ferme\u202f: quelles cartes poses-tu\u202f?") and alone.endswith("tu gagnes les égalités.")


def test_where_nobody_else_can_come_swords_and_flutes_are_said_to_do_nothing() -> None:
    question = ask("lay_cards", 0, options=(FLUTE,), least=0)
    view = table(FARM._replace(inside=(1,), laid=(0,)), PALACE)
    assert "do nothing here" in face.question(asked(question, view._replace(to_enter=())))
    assert "gives a rat" in face.question(asked(question, view._replace(to_enter=(2,))))


def test_with_two_players_who_is_in_another_building_is_told_so() -> None:
    view: View = game.view(game.new(2, bytes(32)), 1)
    row = FARM._replace(inside=(), laid=()), PALACE._replace(inside=(0,), laid=(3,))
    text = face.question(
        face.asked(EN, ask("lay_cards", 0, least=0), view._replace(row=row, hands=(2, HAND)), names(2))
    )
    assert "You are first there.\n" in text, "nobody is taken to be inside who is not"
    assert text.endswith("Elsewhere: ● Ana 3 cards (Palace). There is one premium for the two of you this round.")


def test_a_gift_names_who_gets_it_and_how_many() -> None:
    question = ask("give_cards", 3, 2, options=(1, 2, 3), least=2, most=2)
    what, why, *_ = face.question(asked(question, table())).splitlines()
    assert what == "Sword: which 2 cards do you give to ◆ Dan?" and why.endswith("half your hand, rounded down.")
    assert face.confirm(asked(question, table()), (1, 2)) == "Give 2 cards to \u2068Dan\u2069"
    tribute = question._replace(choice="tribute")
    assert face.confirm(asked(tribute, table(), FR), (1,)) == "Donner 1 carte à \u2068Dan\u2069"


def test_who_gives_cards_away_reads_what_they_are_good_for_and_what_still_comes() -> None:
    king, monk = 3, 5
    question = ask("give_cards", 3, 2, options=(king, monk), least=1, most=1)
    view = table(OFFICE, FARM._replace(inside=(1, 3), laid=(0, 2)), hand=(king, monk))._replace(shown=1)
    later, to_come, nuns = face.question(asked(question, view)).splitlines()[2:]
    assert later.startswith("Buildings to come where a card brings no rat: King: Palace") and " · Monk: " in later
    assert to_come == "Still to come for you this round: Farm, premium draw 4, standard draw 2"
    assert nuns == "Nuns on your cards do not count, only those of the nun-row."
    done = view._replace(row=(FARM._replace(inside=(1,), laid=((),)), OFFICE), shown=2)
    assert "No action of yours is still to come" in face.question(asked(question, done))


def test_in_the_last_round_cards_that_stay_count_for_the_scoring_alone() -> None:
    last = face.question(asked(ask("tribute", 3, 1, options=(3,)), table(deck=0)))
    assert "This is the last round" in last and "to come" not in last


def test_who_lays_in_the_last_round_reads_what_cards_that_stay_score_for() -> None:
    question = ask("lay_cards", 0, options=(5,), least=0)
    assert "score only for most cards" in face.question(asked(question, table(FARM, deck=0)))
    assert "ne compte que pour le plus de cartes" in face.question(asked(question, table(FARM, deck=0), FR))
    assert "score" not in face.question(asked(question, table(FARM)))


def test_only_cards_of_this_game_are_said_to_score_in_hand() -> None:
    question, view = ask("lay_cards", 0, options=(5,), least=0), table(FARM, deck=0)
    swords = view._replace(cards=(CARD_OF["farm-1"], CARD_OF["castle-1"]))
    assert "score only for most cards and Swords." in face.question(asked(question, swords))
    assert "que pour le plus de cartes et d’Épées." in face.question(asked(question, swords, FR))
    none = view._replace(cards=(CARD_OF["farm-1"],))
    assert "score only for most cards." in face.question(asked(question, none))


def test_swords_and_flutes_are_said_to_count_for_no_premium() -> None:
    view = table(FARM._replace(inside=(1,), laid=(0,)))._replace(to_enter=(2,))
    swords = ask("lay_cards", 0, options=(SWORD,), least=0)
    assert "Swords count for no premium." in face.question(asked(swords, view))
    assert "Les Épées ne comptent pas pour le privilège." in face.question(asked(swords, view, FR))
    flutes = swords._replace(options=(FLUTE,))
    assert "Flutes count for no premium." in face.question(asked(flutes, view)), "Swords may not be in the game"
    both = swords._replace(options=(SWORD, FLUTE))
    assert "Swords and Flutes count for no premium." in face.question(asked(both, view))
    assert "Épées et Flûtes ne comptent pas" in face.question(asked(both, view, FR))
    assert "premium" not in face.question(asked(ask("lay_cards", 0, options=(5,), least=0), view))


def test_the_button_says_which_nun_cards_are_looked_at() -> None:
    question = ask("look_at_nuns", 2, (), options=(0, 1, 2, 3, 4), most=2)
    assert face.confirm(asked(question, table()), (4, 1)) == "Look at cards 2 and 5"
    assert face.confirm(asked(question, table(), FR), (2,)) == "Regarder d’abord la carte 3"


# --------------------------------------------------------------------------- ready answers


def labels(question: Ask, view: View, words: Words = EN) -> list[tuple[str, tuple[Any, ...]]]:
    return [(preset.label, preset.pick) for preset in face.presets(asked(question, view, words))]


def test_laying_offers_the_most_first_and_nothing_last() -> None:
    hand = (20, 21, 23, 5, JOKER, JOKER)
    assert labels(ask("lay_cards", 0, options=hand, least=0, most=6), table(FARM)) == [
        ("3 Peasants, 2 Jokers · +5 Peasantry", (20, 21, 23, JOKER, JOKER)),
        ("3 Peasants · +3 Peasantry", (20, 21, 23)),
        ("2 Peasants (#1, 2) · +2 Peasantry", (20, 21)),
        ("Peasant (#1) · +1 Peasantry", (20,)),
        ("Farm: lay nothing", ()),
    ]
    question = ask("lay_cards", 0, options=(20, 20), least=0, most=2)
    assert ("Paysan · +1 Paysannerie", (20,)) in labels(question, table(FARM), FR)


def test_gifts_of_one_kind_are_offered_where_there_are_enough() -> None:
    question = ask("tribute", 0, 3, options=(0, 1, 4, 4, 9, GOLD, GOLD, GOLD), least=3, most=3)
    assert labels(question, table()) == [
        ("Pay 3 Kings (#1, 2, 3)", (0, 1, 4)),  # another one stays, that of two alike
        ("Pay 3 Gold", (GOLD, GOLD, GOLD)),
    ]


def test_discarding_offers_nothing_first() -> None:
    question = ask("discard_for_rats", 2, options=(0, 1, 9), least=0, most=2)
    assert labels(question, table()) == [("Discard nothing", ()), ("Discard 2 Kings, lose 2 rats", (0, 1))]


def test_two_looks_offer_the_first_cards_not_seen() -> None:
    view = table()
    view = view._replace(nun_row=(view.nun_row[0]._replace(card=3), *view.nun_row[1:]))
    question = ask("look_at_nuns", 2, (), options=(0, 1, 2, 3, 4), most=2)
    assert labels(question, view) == [("Look at cards 2 and 3", (1, 2))]


def test_questions_of_one_pick_need_no_ready_answers() -> None:
    assert labels(ask("enter", options=(0,)), table(FARM)) == []
