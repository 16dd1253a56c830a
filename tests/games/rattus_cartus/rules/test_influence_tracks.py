"""The influence tracks: how discs are stacked."""

from rules.rattus_cartus.components import Class, editions
from rules.rattus_cartus.options import Options
from rules.rattus_cartus.resolving import resolve_buildings

from .build import Play, table


def stacked(*row: str) -> Play:
    return table(*row).at(resolve_buildings())


def test_a_disc_on_an_occupied_space_lies_on_top_and_the_lower_disc_ranks_better() -> None:
    assert stacked("palace: Blue King / Red King / Green King").stack(Class.ROYALTY) == ["Blue", "Red", "Green"]


def test_more_influence_ranks_better_than_an_earlier_arrival() -> None:
    assert stacked("palace: Blue King / Red King King").stack(Class.ROYALTY) == ["Red", "Blue"]


def test_who_arrives_later_on_a_space_ranks_behind_all_who_stand_there() -> None:
    t = stacked("palace: Blue King King", "treasury: Red King / Green King King")
    assert t.stack(Class.ROYALTY) == ["Blue", "Green", "Red"]


def test_several_points_at_once_are_one_move_to_the_final_space() -> None:
    t = table("palace: Red King King / Blue King")
    t.g.points[2], t.g.ranks[0] = (1, 0, 0, 0, 0, 0), (2,)
    assert t.at(resolve_buildings()).stack(Class.ROYALTY) == ["Red", "Green", "Blue"]


def test_a_disc_that_moves_on_leaves_its_place_in_the_stack() -> None:
    t = table("palace: Blue King / Red King")
    t.g.points[3], t.g.points[0], t.g.points[2] = (1, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0)
    t.g.ranks[0] = (2, 3, 0)
    assert t.at(resolve_buildings()).stack(Class.ROYALTY) == ["Green", "Blue", "Red"]
    assert [t.influence(name, Class.ROYALTY) for name in ("Green", "Blue", "Red")] == [2, 2, 2]


def test_the_point_of_the_last_round_stacks_like_any_other() -> None:
    t = table("palace: Red / Blue King", deck="")
    t.g.points[2], t.g.ranks[0] = (2, 0, 0, 0, 0, 0), (2,)
    assert t.at(resolve_buildings()).stack(Class.ROYALTY) == ["Green", "Blue"]
    assert "Red" not in t.stack(Class.ROYALTY), "a disc on the first space is in no ranking"


def test_the_tracks_of_the_classes_are_separate() -> None:
    t = stacked("palace: Red King", "farm: Blue Peasant", "castle: Green")
    assert (t.stack(Class.ROYALTY), t.stack(Class.PEASANTRY), t.stack(Class.CHIVALRY)) == (["Red"], ["Blue"], [])


def test_on_a_track_with_an_end_no_disc_moves_beyond_it_and_a_disc_that_stays_keeps_its_place() -> None:
    text = editions.built_in.files["components.toml"].replace("longest = 0", "longest = 3")
    edition = editions.add({"components.toml": text}).name
    t = table("palace: Blue King King King King / Red King King King / Green King", options=Options(edition=edition))
    t.g.points[2], t.g.ranks[0] = (3, 0, 0, 0, 0, 0), (2,)
    t.at(resolve_buildings())
    assert [t.influence(name, Class.ROYALTY) for name in ("Green", "Blue", "Red")] == [3, 3, 3]
    assert t.stack(Class.ROYALTY) == ["Green", "Blue", "Red"]
    assert [facts["n"] for facts in t.told("counted")] == [3, 3, 0]
