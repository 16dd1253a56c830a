"""What was seen of a hand stays known, in every world that the seat imagines (R-46)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from rules.rattus_cartus import game
from rules.rattus_cartus.entering import enter_buildings
from rules.rattus_cartus.flow import end_of_round
from rules.rattus_cartus.resolving import resolve_buildings
from rules.rattus_cartus.state import Table
from tests.conformance.memory import imagined_worlds_agree_with_what_was_told
from tests.conformance.moment import Broken, play_game

from .build import SEATS, Play, cards, table


def worlds(t: Play, viewer: str) -> list[Table]:
    """Worlds that this viewer cannot tell from the true one."""
    return [game.imagine(t.g, SEATS[viewer], bytes([k]) * 32) for k in range(20)]


def always_held(t: Play, viewer: str, who: str) -> set[int]:
    """The kinds of cards that somebody holds in every world that the viewer imagines."""
    return set.intersection(*(set(world.hands[SEATS[who]]) for world in worlds(t, viewer)))


def test_what_was_taken_openly_stays_in_that_hand_for_everybody() -> None:
    hands = {"Red": "Joker King", "Yellow": "Pass King", "Green": "Sword King", "Blue": "King"}
    t = table("castle: Blue", hands=hands).at(resolve_buildings(), end_of_round())
    assert [t.g.knows_held(seat, SEATS["Blue"]) for seat in range(3)] == [cards("Sword Sword")] * 3
    assert all(world.hands[SEATS["Blue"]].count(cards("Sword")[0]) >= 2 for world in worlds(t, "Red"))


def paid() -> Play:
    """Blue has paid Red three of its cards as tribute."""
    t = table("guard_tower: Red", hands={"Blue": "Monk0 Witch1 King2 King3", "Green": ""})
    t.at(resolve_buildings(), end_of_round())
    return t.play("Blue", "tribute", "Monk0 Witch1 King2") if t.asked else t


def test_who_gave_cards_knows_them_in_the_other_hand_and_bystanders_do_not() -> None:
    t = paid()
    assert t.g.knows_held(SEATS["Blue"], SEATS["Red"]) == cards("Monk0 Witch1 King2")
    assert always_held(t, "Blue", "Red") >= {*cards("Monk0 Witch1 King2")}
    assert t.g.knows_held(SEATS["Green"], SEATS["Red"]) == ()


def test_a_seat_imagines_nothing_of_what_others_know_of_others() -> None:
    t = paid()
    assert all(world.knows_held(SEATS["Blue"], SEATS["Red"]) == () for world in worlds(t, "Green"))
    assert all(world.knows_held(SEATS["Blue"], SEATS["Red"]) for world in worlds(t, "Red"))


def test_a_known_card_may_be_among_as_many_that_leave_the_hand_unseen() -> None:
    t = table("palace", hands={"Red": "Gold Gold Gold Sword", "Yellow": "King"})
    t.g.known[SEATS["Green"] * 4 + SEATS["Red"]] = cards("Gold Gold Gold Sword")
    t.g.hand_over("gave_cards", SEATS["Red"], SEATS["Yellow"], cards("Gold Sword"))
    assert t.g.knows_held(SEATS["Green"], SEATS["Red"]) == cards("Gold")


def test_who_is_given_cards_sees_which_and_still_knows_the_others_in_that_hand() -> None:
    t = table("palace", hands={"Red": "Gold Sword", "Yellow": "King"})
    for viewer in ("Yellow", "Green"):
        t.g.known[SEATS[viewer] * 4 + SEATS["Red"]] = cards("Gold Sword")
    t.g.hand_over("gave_cards", SEATS["Red"], SEATS["Yellow"], cards("Gold"))
    assert t.g.knows_held(SEATS["Yellow"], SEATS["Red"]) == cards("Sword")
    assert t.g.knows_held(SEATS["Green"], SEATS["Red"]) == ()  # either may have gone


def test_a_known_card_may_lie_face_down_before_its_owner_until_what_is_laid_is_shown() -> None:
    hands = {"Red": "", "Yellow": "Joker King King", "Green": "", "Blue": ""}
    t = table("palace", "castle", hands=hands).at(enter_buildings(), resolve_buildings(), end_of_round())
    t.g.known[SEATS["Red"] * 4 + SEATS["Yellow"]] = cards("Joker")
    t.enter("Red", 0).enter("Yellow", 1, "King King")
    (joker,), found = cards("Joker"), set()
    for world in worlds(t, "Red"):
        places = {"hand": world.hands[SEATS["Yellow"]], "laid": world.laid[SEATS["Yellow"]]}
        found |= {name for name, zone in places.items() if joker in zone}
        assert any(joker in zone for zone in places.values())
    assert found == {"hand", "laid"}
    t.enter("Green", 0).enter("Blue", 0)
    assert t.g.knows_held(SEATS["Red"], SEATS["Yellow"])[:1] == cards("Joker")


def test_a_known_card_that_is_shown_is_not_known_in_the_hand_any_more() -> None:
    t = table("palace: Yellow Joker", "castle", hands={"Yellow": "King"})
    t.g.known[SEATS["Red"] * 4 + SEATS["Yellow"]] = cards("Joker")
    t.at(resolve_buildings(), end_of_round())
    assert t.g.knows_held(SEATS["Red"], SEATS["Yellow"]) == ()


def shuffled() -> Play:
    """Red has drawn three of the discards, which were shuffled; there are two of each of these population cards."""
    t = table(
        "palace", hands={"Red": "Monk2", "Blue": "King1 King2"}, pile="King2", nuns="Witch2 Knight1 Monk3 Knight2 Monk1"
    )
    t.at(enter_buildings(), resolve_buildings(), end_of_round())
    t.g.discard = cards("King3 Merchant1 Merchant1 Merchant2 Monk2")
    t.g.draw(SEATS["Red"], 3)
    return t


def test_what_was_shuffled_is_in_the_pile_or_was_drawn_and_nothing_else_is_in_the_pile() -> None:
    t = shuffled()
    piles = {tuple(sorted(world.pile)) for world in worlds(t, "Green")}
    assert all(not Counter(pile) - Counter(t.g.shuffled_in[SEATS["Green"]]) for pile in piles)
    assert len(piles) > 1, "which of them Red drew is open"
    assert {tuple(sorted(world.pile)) for world in worlds(t, "Red")} == {tuple(sorted(t.g.pile))}


def test_the_pile_holds_no_more_cards_of_a_kind_than_were_shuffled_however_many_are_unseen() -> None:
    hands = {"Red": "", "Yellow": "King0 King0", "Green": "", "Blue": "King0"}
    t = table("palace", hands=hands, pile="", nuns="Witch2 Knight1 Monk3 Knight2 Monk1")
    t.at(enter_buildings(), resolve_buildings(), end_of_round())
    t.g.discard = cards("King0 Knight0 Merchant0")
    t.g.draw(SEATS["Red"], 1)
    assert all(world.pile.count(cards("King0")[0]) <= 1 for world in worlds(t, "Green"))


def test_no_card_of_the_nun_row_was_seen_elsewhere_when_the_pile_was_shuffled() -> None:
    t = shuffled()
    for viewer, seen in (("Green", "Merchant1 Merchant1"), ("Red", "Merchant1 Merchant1 Monk2 Monk2")):
        rows = [Counter(card.face for card in world.nun_row) for world in worlds(t, viewer)]
        assert not any(row[card] for row in rows for card in cards(seen))
    assert any(card.face in cards("King1 King2") for world in worlds(t, "Red") for card in world.nun_row)


def test_a_save_from_before_this_was_kept_begins_with_nothing_known() -> None:
    g = game.new(3, bytes(32))
    data = json.loads(json.dumps(game.save(g)))
    for name in ("known", "shuffled_in", "seen_outside"):
        del data[name]
    old = game.load({**data, "version": 1})
    assert (old.known, old.shuffled_in, old.seen_outside) == ([()] * 9, [()] * 3, [()] * 3)


def one_card(g: Table) -> None:
    g.known = [known[1:] for known in g.known]


def what_was_shuffled(g: Table) -> None:
    g.shuffled_in = [g.components.population] * g.seats


def what_was_seen_outside(g: Table) -> None:
    g.seen_outside = [cards[:1] for cards in g.seen_outside]


@pytest.mark.parametrize("forget", [one_card, what_was_shuffled, what_was_seen_outside])
def test_a_seat_that_forgets_is_found_out(forget: Callable[[Table], None]) -> None:
    def forgetful(g: Table, viewer: int | None) -> None:
        forget(g)
        game.deal_unknown(g, viewer)

    def plays(planted: object) -> None:
        for seed in range(3):
            properties = [imagined_worlds_agree_with_what_was_told]
            play_game(planted, 4, game.contract.options[0], seed, properties, every=3)  # type: ignore[arg-type]

    with pytest.raises(Broken, match="imagined worlds agree with what was told: "):
        plays(replace(game, deal_unknown=forgetful))
