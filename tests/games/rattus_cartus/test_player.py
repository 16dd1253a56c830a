"""What bots of Rattus Cartus judge a position by, and which cards they think of laying."""

from __future__ import annotations

import pytest

from bot.games.rattus_cartus.player import expected_awards, nun_sums, of, scenarios, sensible, settled, share_at_end
from rules.core import Ask
from rules.core.following import legal
from rules.rattus_cartus.components import Building, Class
from rules.rattus_cartus.entering import enter_buildings
from rules.rattus_cartus.options import Options
from rules.rattus_cartus.resolving import resolve_buildings
from rules.rattus_cartus.state import ROUNDS, Table

from .rules.build import KINDS, cards, table

ASKING = (Building.GUARD_TOWER, Building.HOSPITAL, Building.FORTUNE_TELLERS_TENT)  # their actions bring questions
BUILDINGS = [building for building in Building if building not in ASKING]
FIRST, LAST = 1, ROUNDS[2]


def duel(rats: dict[str, int], now: int = LAST, seen: int = 5, options: Options | None = None) -> Table:
    """Two players of whom Red has looked at so many cards of the nun-row; there are ten nuns on all five."""
    g = table("palace", seats=2, rats=rats, options=options).g
    g.round = now
    g.nun_row = tuple(card.seen(0) if at < seen else card for at, card in enumerate(g.nun_row))
    return g


def alive(g: Table, viewer: int = 0) -> list[float]:
    """The chance of each seat to survive, as one of them sees it."""
    found = scenarios(g, viewer)
    return [sum(chance * can_win[seat] for chance, can_win in found) for seat in range(g.seats)]


def test_who_has_seen_all_nuns_knows_after_the_last_card_who_has_won() -> None:
    assert [share_at_end(duel({"Red": 10, "Yellow": 11}), 0), share_at_end(duel({"Red": 11, "Yellow": 10}), 0)] == [
        1.0,
        0.0,
    ]
    assert share_at_end(duel({"Red": 11, "Yellow": 11}), 0) == 0.0, "nobody is alive"
    fewest = duel({"Red": 11, "Yellow": 12}, options=Options(nobody_survives="fewest_rats"))
    assert share_at_end(fewest, 0) == 1.0
    assert share_at_end(duel({"Red": 10, "Yellow": 10}), 0) == 0.5


def test_who_has_not_seen_all_nuns_reckons_after_the_last_card_with_those_that_may_lie_there() -> None:
    shares = [share_at_end(duel({"Red": rats, "Yellow": 14}, seen=0), 0) for rats in (14, 12, 10, 8, 6)]
    assert shares == sorted(shares) and 0 < shares[0] < 0.2 and 0.8 < shares[-1] < 1
    hidden = duel({"Red": 10, "Yellow": 14}, seen=3)
    other = hidden.clone()
    other.nun_row = tuple(
        card._replace(face=hidden.nun_row[0].face) if at >= 3 else card for at, card in enumerate(hidden.nun_row)
    )
    assert share_at_end(hidden, 0) == share_at_end(other, 0), (
        "what lies there makes no difference to who has not seen it"
    )


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_position_is_judged_as_if_the_cards_laid_so_far_were_resolved(building: Building) -> None:
    row = (f"{building.name.lower()}: Red King Monk Joker / Green Knight", "farm-2: Blue Peasant Peasant")
    before = table(*row, hands={"Red": "Witch Gold", "Blue": "Sword"}, deck="palace-1", buildings=BUILDINGS[::2])
    after = table(*row, hands={"Red": "Witch Gold", "Blue": "Sword"}, deck="palace-1", buildings=BUILDINGS[::2])
    after.at(resolve_buildings())
    g = settled(before.g)
    assert (g.points, g.rats, g.tokens) == (after.g.points, after.g.rats, after.g.tokens)
    assert [len(hand) for hand in g.hands] == [len(hand) for hand in after.g.hands]
    assert not any(before.g.points[0]), "the table itself stays as it is"


def test_a_position_with_nothing_laid_is_judged_as_it_is() -> None:
    g = table("palace", "farm").g
    assert settled(g) is g


def test_who_has_seen_all_nuns_knows_in_the_end_who_survives() -> None:
    assert alive(duel({"Red": 10, "Yellow": 11})) == pytest.approx([1, 0], abs=0.1)


def test_who_has_seen_no_nuns_knows_no_more_than_how_they_are_spread_over_all_cards() -> None:
    one, other = alive(duel({"Red": 10, "Yellow": 14}), viewer=1)
    assert 0.4 < one < 0.65 and 0.05 < other < 0.2


def test_fewer_rats_are_better_and_rats_weigh_less_while_there_is_time_to_get_rid_of_them() -> None:
    late, early = (alive(duel({"Red": 12, "Yellow": 8}, now)) for now in (LAST, FIRST))
    assert late[0] < early[0] < early[1] < late[1]


def test_those_with_the_fewest_rats_survive_for_certain_where_so_agreed() -> None:
    agreed = Options(nobody_survives="fewest_rats")
    assert alive(duel({"Red": 19, "Yellow": 18}, options=agreed)) == pytest.approx([0, 1], abs=0.001)
    assert alive(duel({"Red": 19, "Yellow": 19}, options=agreed)) == pytest.approx([1, 1])
    assert alive(duel({"Red": 19, "Yellow": 18})) == pytest.approx([0, 0], abs=0.001)


@pytest.mark.parametrize("unseen", range(6))
@pytest.mark.parametrize("step", [1, 3])
def test_nuns_on_unseen_cards_add_up_to_two_a_card_in_the_mean_and_to_one_chance(unseen: int, step: int) -> None:
    sums = nun_sums(table().g.components.population, unseen, step)
    assert sum(chance for _, chance in sums) == pytest.approx(1)
    assert sum(nuns * chance for nuns, chance in sums) == pytest.approx(2 * unseen)


def test_nuns_are_expected_as_the_component_data_has_them() -> None:
    assert nun_sums(cards("Monk1 Monk4"), 1, 1) == ((1, 0.5), (4, 0.5))


def test_a_lead_in_a_class_counts_the_more_the_fewer_rounds_are_left() -> None:
    g = duel({})
    g.gain_influence(0, Class.ROYALTY, 3)
    g.gain_influence(1, Class.ROYALTY, 1)
    (late, late_behind), g.round = expected_awards(g), FIRST
    early, early_behind = expected_awards(g)
    # Early the other classes count, too, which nobody has entered yet.
    assert 9 < late <= 10 and 5 <= late_behind < 6
    assert 0 < early - early_behind < late - late_behind


def test_of_equal_discs_the_one_that_lies_below_counts_a_little_more() -> None:
    g = duel({})
    g.gain_influence(1, Class.MAGIC, 2)
    g.gain_influence(0, Class.MAGIC, 2)
    red, yellow = expected_awards(g)
    assert 5 < red < yellow < 10


def test_nobody_expects_anything_in_the_end_of_a_class_without_a_disc() -> None:
    assert expected_awards(duel({})) == [0.0, 0.0]


def laying() -> tuple[Table, Ask]:
    """Red has entered a palace and is asked which cards to lay there."""
    hands = {"Red": "King King4 Monk Monk4 Witch Joker Gold Pass Sword"}
    play = table("palace", "farm", hands=hands).at(enter_buildings()).play("Red", "enter", 0)
    return play.g, play.ask("Red")


def test_cards_of_the_class_are_thought_of_first_and_of_the_others_those_of_which_the_hand_has_few() -> None:
    g, ask = laying()
    found = sensible(g, ask)
    assert found is not None and len(set(found)) == len(found) and all(legal(ask, pick) for pick in found)
    assert {len(pick) for pick in found} == set(range(7)), "every number of cards, but no Gold and no Pass"
    assert {cards("King King4"), cards("King King4 Joker"), cards("King King4 Witch")} <= set(found)
    assert not {cards("Monk"), cards("King King4 Monk")} & set(found)


def test_a_special_card_is_thought_of_with_the_cards_of_the_class_with_and_without_jokers() -> None:
    found = sensible(*laying()) or []
    assert {pick for pick in found if KINDS["Sword"] in pick} == {
        cards("King King4 Sword"),
        cards("King King4 Joker Sword"),
    }


def test_where_something_else_is_asked_no_answer_in_particular_is_thought_of() -> None:
    g, ask = laying()
    assert sensible(g, ask._replace(choice="enter")) is None


def test_a_seat_knows_more_the_more_of_the_nun_row_it_has_seen() -> None:
    knows = [of(duel({}, seen=seen))[0].knows_nuns for seen in range(6)]
    assert knows == sorted(set(knows))
