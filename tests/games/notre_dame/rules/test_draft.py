"""Phase 2: the sealed draft, and who knows which card afterwards."""

from itertools import permutations

import pytest

from rules.notre_dame.components import colour_of
from rules.notre_dame.options import Options
from rules.notre_dame.state import Held
from rules.notre_dame.view import CardView

from .build import NAMES, SEATS, Play, card, new_game, table

MANY = pytest.mark.parametrize("seats", [3, 4, 5])


def keep(t: Play, who: str, n: int = 0) -> Play:
    """Keep the n-th of the cards in question."""
    return t.play(who, "keep", t.options(who)[n])


def drafted(seats: int, first: int = 0, second: int = 0, options: Options | None = None) -> Play:
    """Everybody has kept the card with this number, twice."""
    t = new_game(seats, options)
    for n in (first, second):
        for who in NAMES[:seats]:
            keep(t, who, n)
    return t


def shown(cards: tuple[CardView, ...]) -> set[int]:
    """The cards of a view that can be read."""
    return {seen.card for seen in cards if seen.card is not None}


# --------------------------------------------------------------------------- the procedure


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_draw_three_of_their_own_and_choose_at_the_same_time(seats: int) -> None:
    t = new_game(seats)
    assert t.asked == dict.fromkeys(NAMES[:seats], "keep")
    for who in NAMES[:seats]:
        assert [colour_of(c) for c in t.options(who)] == [SEATS[who]] * 3
        assert len(t.g.piles[SEATS[who]]) == 6


def test_of_the_two_received_from_the_right_one_is_kept_and_the_first_may_not_be_passed_on() -> None:
    t = new_game(4)
    before = {who: t.options(who) for who in NAMES[:4]}
    for who in NAMES[:4]:
        keep(t, who, 1)
    for who, right in (("Red", "Blue"), ("Yellow", "Red"), ("Green", "Yellow"), ("Blue", "Green")):
        assert set(t.options(who)) == set(before[right]) - {before[right][1]}
        assert t.hand(who) == {before[who][1]}
        assert t.why_not(who, "keep", before[who][1]) == "not_an_option"


@MANY
def test_in_the_end_each_hand_has_an_own_card_one_of_the_right_neighbour_and_one_of_theirs(seats: int) -> None:
    t = drafted(seats)
    for seat, who in enumerate(NAMES[:seats]):
        assert {colour_of(c) for c in t.hand(who)} == {seat, (seat - 1) % seats, (seat - 2) % seats}
    assert list(t.asked.values()) == ["play"]


def test_two_players_exchange_two_cards_and_give_one_back() -> None:
    t = new_game(2)
    red, yellow = t.options("Red"), t.options("Yellow")
    keep(keep(t, "Red"), "Yellow")
    assert (t.options("Red"), t.options("Yellow")) == (yellow[1:], red[1:])
    keep(keep(t, "Red", 1), "Yellow", 0)
    assert t.hand("Red") == {red[0], red[2], yellow[2]}
    assert t.hand("Yellow") == {yellow[0], yellow[1], red[1]}
    assert list(t.asked.values()) == ["play"], "there is only one exchange"


@pytest.mark.parametrize("order", list(permutations(NAMES[:3])))
def test_answers_may_arrive_in_any_order_and_lead_to_the_same_hands(order: tuple[str, ...]) -> None:
    t = new_game(3)
    for _ in range(2):
        for who in order:
            keep(t, who, SEATS[who] % 2)
    straight = new_game(3)
    for _ in range(2):
        for who in NAMES[:3]:
            keep(straight, who, SEATS[who] % 2)
    assert t.g.hands == straight.g.hands
    assert t.g.agenda == straight.g.agenda


def test_a_choice_may_be_changed_until_the_last_has_chosen_and_nothing_passes_before() -> None:
    t = keep(keep(new_game(3), "Red"), "Yellow")
    first, second = t.options("Red")[:2]
    assert t.ask("Red").given == (first,)
    t.play("Red", "keep", second)
    assert t.ask("Red").given == (second,)
    assert t.told("passed") == []
    keep(t, "Green")
    assert t.hand("Red") == {second}
    assert [fact["n"] for fact in t.told("passed")] == [2]


def test_who_has_chosen_is_seen_by_all_but_not_what() -> None:
    t = new_game(3)
    one, other = (Play(t.g).play("Red", "keep", c) for c in t.options("Red")[:2])
    assert one.ask("Red").given != other.ask("Red").given
    for viewer in (None, "Yellow", "Green"):
        assert one.view(viewer) == other.view(viewer)
    assert one.events == other.events == []


def test_there_are_exactly_two_waits_for_all_in_a_draft() -> None:
    t = new_game(4)
    waits = 0
    while set(t.asked.values()) == {"keep"}:
        waits += 1
        for who in NAMES[:4]:
            keep(t, who)
    assert waits == 2


def test_each_period_everybody_draws_from_all_nine_cards_again() -> None:
    t = new_game(3)
    drawn: dict[int, set[int]] = {}
    while t.g.asked and t.g.round < 7:
        who = next(who for who in t.asked if t.ask(who).given is None)
        if t.asked[who] == "keep" and len(t.options(who)) == 3:
            drawn.setdefault((t.g.round - 1) // 3 * 10 + SEATS[who], set()).update(t.options(who))
        t.play(who, t.asked[who], *t.options(who)[: t.ask(who).most])
    for key, cards in drawn.items():
        assert cards == set(range(key % 10 * 9, key % 10 * 9 + 9))
    assert len(drawn) == 6


# --------------------------------------------------------------------------- playing


def test_both_rounds_of_cards_go_in_turn_order_from_the_bell_ringer() -> None:
    t = drafted(4)
    order = []
    while list(t.asked.values()) != ["hire"]:
        (who,) = t.asked
        if t.asked[who] == "play":
            order.append(SEATS[who])
        t.play(who, t.asked[who], t.options(who)[-1])
    first = t.g.bell
    assert order == [(first + n) % 4 for n in range(4)] * 2


def test_playing_is_compulsory_even_if_nothing_can_come_of_it() -> None:
    t = table("Red: personal 0, gold 0", hands={"Red": "Red bank, Blue park, Green notre_dame"}).turn("Red")
    assert len(t.options("Red")) == 3
    assert t.why_not("Red", "play", "pass") == "not_an_option"
    t.plays("Red", "Green notre_dame")
    assert (t.asked, t.told("no_action")) == ({}, [{"seat": 0}])
    assert t.told("played") == [{"seat": 0, "card": card("Green notre_dame")}]


def test_what_was_passed_on_can_be_played_whatever_its_colour() -> None:
    t = table("Red: personal 1", hands={"Red": "Blue residence"}).turn("Red").plays("Red", "Blue residence")
    assert (t.pp("Red"), t.on("Red", "residence"), t.on("Blue", "residence")) == (1, 1, 0)


# --------------------------------------------------------------------------- who knows what


def test_after_drawing_everybody_knows_his_own_three_cards_alone() -> None:
    t = new_game(3)
    assert shown(t.view("Red").table[0].choosing) == set(t.options("Red"))
    for viewer in (None, "Yellow", "Green"):
        assert t.view(viewer).table[0].choosing == (CardView(0, None),) * 3


def test_the_cards_passed_first_are_known_to_giver_and_receiver_until_one_is_kept() -> None:
    t = new_game(4)
    for who in NAMES[:4]:
        keep(t, who)
    pair = set(t.options("Yellow"))
    assert shown(t.view("Red").table[1].choosing) == shown(t.view("Yellow").table[1].choosing) == pair
    assert set(t.view("Red").passed) == pair
    for viewer in (None, "Green", "Blue"):
        assert t.view(viewer).table[1].choosing == (CardView(0, None),) * 2


@MANY
def test_afterwards_the_giver_knows_the_pair_but_not_who_of_the_two_has_which(seats: int) -> None:
    t = drafted(seats)
    pair = {c for who in ("Yellow", "Green") for c in t.hand(who) if colour_of(c) == 0}
    assert pair <= set(t.view("Red").passed)
    assert all(colour_of(c) or c in t.hand("Red") for seat in (1, 2) for c in shown(t.view("Red").table[seat].hand))
    worlds = [frozenset(c for c in world.hand("Yellow") if colour_of(c) == 0) for world in t.imagined("Red", 20)]
    assert {c for world in worlds for c in world} == pair


@MANY
def test_what_one_passed_on_as_the_second_is_known_to_be_with_the_left_neighbour(seats: int) -> None:
    t = drafted(seats)
    right = seats - 1
    (known,) = shown(t.view("Red").table[1].hand)
    assert colour_of(known) == right
    assert known in t.hand("Yellow")
    assert known in t.view("Red").passed


@MANY
def test_others_see_only_the_colours_of_a_hand(seats: int) -> None:
    t = drafted(seats)
    for seat in range(seats):
        hand = t.view(None).table[seat].hand
        assert shown(hand) == set()
        assert {seen.colour for seen in hand} == {seat, (seat - 1) % seats, (seat - 2) % seats}


def test_with_two_players_the_gift_that_did_not_come_back_is_known_to_its_giver() -> None:
    t = drafted(2)
    (gift,) = (c for c in t.hand("Yellow") if colour_of(c) == 0)
    assert gift in shown(t.view("Red").table[1].hand)
    assert all(gift in world.hand("Yellow") for world in t.imagined("Red"))
    assert shown(t.view(None).table[1].hand) == set()


def test_the_returned_card_is_known_to_both_players_and_the_card_kept_first_to_its_owner_alone() -> None:
    t = new_game(2)
    kept = t.options("Yellow")[0]
    keep(keep(t, "Red"), "Yellow")
    back = t.options("Red")[1]
    keep(keep(t, "Red"), "Yellow")
    assert back in shown(t.view("Red").table[1].hand)
    assert kept not in shown(t.view("Red").table[1].hand)
    assert {kept, back} <= shown(t.view("Yellow").table[1].hand)
    assert len({frozenset(world.hand("Yellow")) for world in t.imagined("Red", 30)}) > 1


def test_of_the_own_pile_the_rest_is_known_but_not_its_order() -> None:
    t = new_game(4)
    worlds = [world.g.piles[0] for world in t.imagined("Red", 20)]
    assert {tuple(sorted(pile)) for pile in worlds} == {tuple(sorted(t.g.piles[0]))}
    assert len(set(worlds)) > 1


def test_of_anothers_pile_and_hand_nothing_is_known_but_that_played_cards_are_gone() -> None:
    t = drafted(4)
    (first,) = t.asked
    played = t.options(first)[0]
    t.play(first, "play", played)
    other = next(who for who in NAMES[:4] if who != first and colour_of(played) != SEATS[who])
    for world in t.imagined(other, 10):
        held = {held.card for hand in world.g.hands for held in hand} | {c for pile in world.g.piles for c in pile}
        assert played not in held


def test_third_cards_appear_in_no_view_and_no_event_while_the_game_runs() -> None:
    t = drafted(3)
    while list(t.asked.values()) != ["hire"]:
        (who,) = t.asked
        t.play(who, t.asked[who], t.options(who)[-1])
    third = {held.card for held in t.g.discards}
    assert len(third) == 3
    assert t.view(None).discards == 3
    assert not third & set(t.view(None).played)
    assert {fact["card"] for fact in t.told("played")} == set(t.view(None).played)
    assert all(not shown(t.view(viewer).table[seat].hand) for viewer in (None, "Red") for seat in range(3))


def test_others_totals_are_not_shown_while_prestige_is_hidden_and_the_own_one_is() -> None:
    t = drafted(3)
    assert [seat.prestige for seat in t.view("Red").table] == [0, None, None]
    assert [seat.prestige for seat in t.view(None).table] == [None] * 3
    assert not t.view(None).prestige_open


def test_with_open_prestige_all_totals_are_shown() -> None:
    t = drafted(3, options=Options(prestige="open"))
    assert [seat.prestige for seat in t.view(None).table] == [0, 0, 0]
    assert t.view("Red").prestige_open


def test_brown_persons_still_to_come_are_public_and_their_order_is_not() -> None:
    t = new_game(3)
    assert t.view(None).browns == tuple(sorted(set(range(6)) - set(t.g.display)))
    assert len({world.g.browns for world in t.imagined(None, 20)}) > 1


def test_the_order_of_gray_persons_within_a_letter_is_hidden_and_the_letters_are_not() -> None:
    t = new_game(3)
    letter = t.g.components.letter
    worlds = {tuple(gray.face for gray in world.g.grays) for world in t.imagined("Red", 30)}
    assert len(worlds) > 1
    assert {"".join(letter[p] for p in reversed(world)) for world in worlds} == {"AABBBCCC"}


def test_which_neighbour_threw_which_of_the_own_cards_away_stays_unknown_in_later_rounds() -> None:
    t = table("Red: personal 1", hands={"Red": "Red school, Blue bank"}, round=2)
    thrown = (card("Red bank"), card("Red park"))
    t.g.discards = tuple(Held(c, (seat,), 1) for c, seat in zip(thrown, (1, 2), strict=True))
    t.g.piles[0] = tuple(c for c in t.g.piles[0] if c not in thrown)
    t.turn("Red")
    worlds = {tuple(held.card for held in world.g.discards) for world in t.imagined("Red", 20)}
    assert worlds == {thrown, thrown[::-1]}
