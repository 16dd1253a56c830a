"""Who knows what: what each seat and the public are shown, and what stays hidden."""

import pytest

from rules.rattus_cartus import game
from rules.rattus_cartus.entering import enter_buildings
from rules.rattus_cartus.flow import end_of_round
from rules.rattus_cartus.resolving import resolve_buildings
from rules.rattus_cartus.view import View

from .build import NAMES, SEATS, Play, building_cards, cards, new_game, table

BYSTANDERS = pytest.mark.parametrize("viewer", [None, "Yellow", "Blue"])


def playing(**hands: str) -> Play:
    """Red is about to enter."""
    row = ("palace", "monastery", "castle")
    return table(*row, hands=hands, rats={"Red": 7}, discard="King4 Monk").at(enter_buildings(), resolve_buildings())


@BYSTANDERS
def test_others_see_the_size_of_a_hand_and_never_its_cards(viewer: str | None) -> None:
    t = playing(Red="King Gold Pass")
    assert t.view(viewer).hands[0] == 3
    assert t.view("Red").hands[0] == cards("King Gold Pass")


@BYSTANDERS
def test_the_total_of_somebodys_rats_is_shown_to_himself_only(viewer: str | None) -> None:
    t = playing()
    assert t.view(viewer).rats[0] is None
    assert t.view("Red").rats[0] == 7


def test_every_gain_and_loss_of_rats_is_told_to_all() -> None:
    t = table("palace: Red Monk", "monastery: Blue").at(resolve_buildings())
    assert t.told("counted")[0]["rats"] == 1
    assert t.told("lost_rats") == [{"seat": 3, "n": 2}]


@BYSTANDERS
def test_of_laid_cards_others_see_the_number_until_the_building_is_resolved(viewer: str | None) -> None:
    t = playing(Red="King Monk").enter("Red", 0, "King Monk")
    assert t.view(viewer).row[0].laid == (2,)
    assert t.view("Red").row[0].laid == (cards("King Monk"),)


@BYSTANDERS
def test_when_the_building_is_resolved_its_cards_lie_open_with_class_and_nuns(viewer: str | None) -> None:
    t = table("hospital: Red King4 Monk0", "palace: Blue King", hands={"Red": "Witch"}).at(resolve_buildings())
    assert t.view(viewer).row[0].laid == (cards("King4 Monk0"),)
    assert t.view(viewer).shown == 1
    assert t.view("Yellow").row[1].laid == (1,)


@BYSTANDERS
def test_the_row_its_supplies_and_who_is_inside_are_public(viewer: str | None) -> None:
    t = playing().enter("Red", 1)
    place = t.view(viewer).row[1]
    assert (place.card, place.building, place.cls, place.supplies, place.inside) == (10, 2, 1, (4, 0, 0), (0,))


@BYSTANDERS
def test_of_decks_only_the_size_is_known_and_the_discard_pile_lies_open(viewer: str | None) -> None:
    seen = playing().view(viewer)
    assert (seen.deck, seen.replacement, seen.pile, seen.discard) == (6, 6, 30, cards("King4 Monk"))


@BYSTANDERS
def test_the_piles_tokens_tracks_and_the_order_of_play_are_public(viewer: str | None) -> None:
    t = table("palace: Red King", "castle: Blue", start="Yellow").at(resolve_buildings(), end_of_round())
    seen = t.view(viewer)
    assert (seen.piles, seen.tokens_left, seen.tokens) == ((15, 10, 12, 12, 15), 18, (2, 0, 0, 0))
    assert (seen.points[0], seen.ranks[0]) == ((1, 0, 0, 0, 0, 0), (0,))
    assert (seen.order, seen.spent, seen.round) == ((2, 3, 0, 1), building_cards("palace castle"), 2)


def test_the_queue_of_those_still_to_enter_is_public() -> None:
    t = playing(Red="Pass").play("Red", "enter", "pass")
    assert t.view(None).to_enter == (1, 2, 3, 0)


def test_a_joker_or_special_card_from_a_pile_is_told_by_kind_when_it_comes_and_not_listed_later() -> None:
    t = table("castle: Blue").at(resolve_buildings(), end_of_round())
    assert t.told("gained_cards", to="Yellow") == [{"seat": 3, "card": cards("Sword")[0], "n": 2}]
    assert t.view("Yellow").hands[3] == 2


def test_a_nun_card_stays_known_to_who_looked_and_others_see_that_he_did() -> None:
    t = table("fortune_tellers_tent: Red", nuns="Monk4 King0 Witch3 Knight2 Peasant1")
    t.at(resolve_buildings(), end_of_round()).play("Red", "look_at_nuns", 0, 4)
    assert [nun.card for nun in t.view("Red").nun_row] == [*cards("Monk4"), None, None, None, *cards("Peasant1")]
    assert t.view("Blue").nun_row[0] == t.view(None).nun_row[0] == (None, (0,))


def test_with_two_players_the_premium_player_is_known_only_once_the_cards_are_shown() -> None:
    t = table("palace", "hospital", seats=2, hands={"Red": "King", "Yellow": "Monk Monk Gold"})
    t.at(enter_buildings(), resolve_buildings()).enter("Red", 1, "King").play("Yellow", "enter", 1)
    assert t.view(None).premium == -1
    t.play("Yellow", "lay_cards", "Monk Monk")
    assert t.asked == {"Yellow": "discard_for_rats"}
    assert t.view(None).premium == 1


@pytest.mark.parametrize("viewer", [None, *NAMES[:3]])
def test_at_the_end_everything_lies_open(viewer: str | None) -> None:
    t = new_game(3).play_on()
    seen = t.view(viewer)
    assert seen.over
    assert (seen.hands, seen.rats) == (tuple(t.g.hands), tuple(t.g.rats))
    assert [nun.card for nun in seen.nun_row] == [card.face for card in t.g.nun_row]


def test_a_question_is_put_to_its_seat_and_others_cannot_answer_it() -> None:
    t = playing(Red="King").play("Red", "enter", 0)
    assert t.why_not("Blue", "lay_cards") == "not_your_turn"


# --------------------------------------------------------------------------- imagined worlds


def imagined(t: Play, viewer: str | None, n: int = 12) -> list[Play]:
    """Worlds that this viewer cannot tell from the true one."""
    return [Play(game.imagine(t.g, None if viewer is None else SEATS[viewer], bytes([k]) * 32)) for k in range(n)]


def in_mid_game() -> Play:
    t = new_game(4)
    for _ in range(30):
        ask = t.g.asked[0]
        t.play(NAMES[ask.seat], ask.choice, *ask.options[: ask.least or min(ask.most, 2)])
    return t


@pytest.mark.parametrize("viewer", [None, "Red", "Green"])
def test_an_imagined_world_looks_the_same_to_the_viewer(viewer: str | None) -> None:
    t = in_mid_game()

    def seen(world: Play) -> View:
        return world.view(viewer)

    assert all(seen(world) == seen(t) for world in imagined(t, viewer))


@pytest.mark.parametrize("viewer", [None, "Red", "Green"])
def test_what_the_viewer_cannot_know_differs_in_some_imagined_world(viewer: str | None) -> None:
    t = in_mid_game()
    seat = None if viewer is None else SEATS[viewer]
    truth = game.contract.hidden(t.g, seat)
    worlds = [game.contract.hidden(world.g, seat) for world in imagined(t, viewer)]
    empty = {name for name, fact in truth.items() if fact == ()}
    assert {name for name in truth if any(world[name] != truth[name] for world in worlds)} == truth.keys() - empty


def test_in_no_imagined_world_does_gold_or_a_pass_lie_in_front_of_a_player_or_a_special_card_in_the_deck() -> None:
    hands = {"Red": "", "Yellow": "Gold Pass King", "Green": "Sword Flute Joker", "Blue": "Gold"}
    t = table("palace", "castle", hands=hands).at(enter_buildings(), resolve_buildings())
    t.enter("Red", 0).enter("Yellow", 0, "King").enter("Green", 1, "Sword")
    (gold, a_pass, joker) = (cards(name)[0] for name in ("Gold", "Pass", "Joker"))
    for world in imagined(t, "Red", n=40):
        assert all(gold not in laid and a_pass not in laid for laid in world.g.laid)
        assert max((*world.g.pile, *(card.face for card in world.g.nun_row))) < joker
        assert game.contract.conserved(world.g) == game.contract.conserved(t.g)


def test_a_joker_sword_or_flute_may_be_in_the_hand_or_in_front_of_any_other_player() -> None:
    hands = {"Red": "", "Yellow": "King King", "Green": "Sword Monk", "Blue": ""}
    t = table("palace", "castle", hands=hands).at(enter_buildings(), resolve_buildings())
    t.enter("Red", 0).enter("Yellow", 0, "King").enter("Green", 1, "Monk")
    (sword,) = cards("Sword")
    found = {
        (where, NAMES[seat])
        for world in imagined(t, "Red", n=40)
        for where, zone in (("hand", world.g.hands), ("laid", world.g.laid))
        for seat, held in enumerate(zone)
        if sword in held
    }
    assert found == {("hand", "Yellow"), ("laid", "Yellow"), ("hand", "Green"), ("laid", "Green")}


def test_cards_promised_as_tribute_by_others_are_guessed_anew_in_an_imagined_world() -> None:
    four = "Monk0 Witch1 King2 Gold"
    t = table("guard_tower: Red", hands={"Blue": four, "Green": four}).at(resolve_buildings(), end_of_round())
    t.play("Blue", "tribute", "Monk0 Witch1 King2")
    for world in imagined(t, "Red"):
        given = world.ask("Blue").given
        assert given is not None
        assert not set(given) - set(world.hand("Blue"))
        world.play_on()
        assert world.result().places
