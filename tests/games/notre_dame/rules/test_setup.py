"""Set-up for two to five players, with and without the New Persons."""

import pytest

from rules.notre_dame.components import BASE_GRAY, GRAY, KINDS
from rules.notre_dame.options import Options
from rules.notre_dame.state import EMPTY

from .build import NAMES, PERSON, new_game, table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
NEW = Options(persons="new_persons")


@SEATS
def test_everybody_starts_with_4_markers_10_in_the_general_supply_3_gold_and_the_rat_on_0(seats: int) -> None:
    t = new_game(seats)
    for seat in t.view(None).table:
        assert (seat.personal, seat.general, seat.gold, seat.rat, sum(seat.markers)) == (4, 10, 3, 0, 0)
        assert seat.collected == ()
    assert t.g.gold_left == 25 - 3 * seats
    assert t.g.prestige == [0] * seats


@SEATS
def test_the_friend_starts_in_the_reserve_and_the_carriage_on_the_own_centre(seats: int) -> None:
    t = new_game(seats)
    for who in NAMES[:seats]:
        assert (t.friend(who), t.carriage(who)) == ("reserve", f"{who}.C")


@SEATS
def test_four_messages_of_its_colour_one_of_each_kind_lie_on_the_corners_of_every_borough(seats: int) -> None:
    t = new_game(seats)
    markets, colours = t.g.messages, t.g.colours
    assert len(markets) == 5 * len(colours) == (20 if seats in (2, 4) else 5 * seats)
    for borough, colour in enumerate(colours):
        centre, *corners = markets[borough * 5 : borough * 5 + 5]
        assert centre == EMPTY
        assert sorted(corners) == [colour * KINDS + kind for kind in range(KINDS)]


def test_two_players_sit_opposite_each_other_and_neutral_boroughs_have_two_unused_colours() -> None:
    neutral = set()
    for n in range(40):
        t = new_game(2, secret=bytes([n]) * 32)
        assert (t.g.borough(0), t.g.borough(1)) == (0, 2)
        assert (t.g.colours[0], t.g.colours[2]) == (0, 1)
        pair = (t.g.colours[1], t.g.colours[3])
        assert set(pair) < {2, 3, 4}
        neutral.add(pair)
    assert len(neutral) == 6, "which colours, and which goes where, is random"


@pytest.mark.parametrize(("seats", "pool"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_notre_dame_shares_6_8_10_or_12_points(seats: int, pool: int) -> None:
    assert new_game(seats).view(None).pool == pool


@SEATS
def test_the_first_round_shows_two_brown_persons_and_a_gray_one_of_period_a(seats: int) -> None:
    t = new_game(seats)
    one, two, gray = t.g.display
    assert {one, two} < set(range(6))
    assert t.g.components.letter[gray] == "A"
    assert len(t.g.browns) == 4
    assert len(t.g.grays) == 8


def test_the_base_game_has_its_nine_gray_persons_a_above_b_above_c() -> None:
    t = new_game()
    letters = "".join(t.g.components.letter[gray.face] for gray in reversed(t.g.grays))
    assert letters == "AABBBCCC"
    assert t.g.grays_in_play == tuple(BASE_GRAY)


def test_of_the_new_persons_three_of_nine_are_drawn_for_each_letter_and_shown_to_all() -> None:
    seen = set[int]()
    for n in range(60):
        t = new_game(options=NEW, secret=bytes([n]) * 32)
        assert [t.g.components.letter[p] for p in t.view(None).grays_in_play].count("B") == 3
        assert "".join(t.g.components.letter[gray.face] for gray in reversed(t.g.grays)) == "AABBBCCC"
        assert {gray.face for gray in t.g.grays} | {t.g.display[2]} == set(t.view(None).grays_in_play)
        seen |= set(t.g.grays_in_play)
    assert seen == set(GRAY)


def test_who_begins_is_drawn() -> None:
    assert {new_game(5, secret=bytes([n]) * 32).g.bell for n in range(60)} == {0, 1, 2, 3, 4}


@SEATS
def test_the_order_of_action_cards_and_messages_is_drawn(seats: int) -> None:
    one, other = (new_game(seats, secret=bytes([n]) * 32).g for n in (1, 2))
    assert one.piles != other.piles
    assert one.messages != other.messages
    assert [
        sorted((*pile, *(held.card for held in hand))) for pile, hand in zip(one.piles, one.drawn, strict=True)
    ] == [list(range(9 * seat, 9 * seat + 9)) for seat in range(seats)]


def test_the_rats_of_the_base_game_add_up_to_12_13_and_12_in_the_three_periods() -> None:
    rats, letter = new_game().g.components.rats, new_game().g.components.letter
    brown = sum(rats[:6])
    assert [brown + sum(rats[p] for p in BASE_GRAY if letter[p] == one) for one in "ABC"] == [12, 13, 12]
    assert max(rats) == 3


@pytest.mark.parametrize(
    ("letter", "persons"),
    [
        ("A", "soldier night_watchman bishop manager scholar nurse priest prosecutor bell_ringer"),
        ("B", "lawyer beggar_king guild_master spy gypsies coachman butcher patron merchant"),
        ("C", "lady_in_waiting mayor carpenter host guard advisor grave_digger actress lover"),
        ("", "barmaid minstrel monk fool money_lender doctor"),
    ],
)
def test_each_person_belongs_to_its_period(letter: str, persons: str) -> None:
    letters = new_game().g.components.letter
    assert {name for name, person in PERSON.items() if letters[person] == letter} == set(persons.split())


def test_everybody_sees_what_the_persons_on_display_are_worth_to_them() -> None:
    t = table("Red: bank 2, park 1, pp 7", "Yellow: pp 3", display="monk soldier manager", options=NEW)
    assert t.view("Red").worth == (0, 3, 7)
    assert t.view("Yellow").worth[2] == 3
    assert t.view(None).worth == ()
    t = table(messages={"Red.IL": "Red1"}, display="monk fool merchant", options=NEW)
    assert t.view("Red").worth == (0, 0, 4)  # the centre and three corners
