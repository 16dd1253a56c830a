"""Who knows what: the values of rat-catcher tokens and the order of their piles are hidden, all else is open."""

import pytest

from rules.hameln import game
from rules.hameln.flow import after_phase
from rules.hameln.view import View

from .build import BOX, HOUSE, REGION, SEATS, Play, circles, piles, table

EVERYBODY = pytest.mark.parametrize("viewer", [None, "A", "B", "D"])
OTHERS = pytest.mark.parametrize("viewer", [None, "B", "D"])


def taken() -> Play:
    """A has taken two tokens, B holds one; A is about to take one more."""
    t = piles(table("A: meat 2, tokens 2", "B: tokens 3"), "13", "21", "1")
    return t.turn("A").act("A", "sell").play("A", "for_money").play("A", "for_tokens", "meat")


def known(t: Play, viewer: str | None, of: str) -> tuple[int | None, ...]:
    """What a viewer knows of a seat's tokens."""
    return t.view(viewer).table[SEATS[of]].tokens


def test_an_owner_knows_his_tokens_and_may_look_at_them_again() -> None:
    t = taken().play("A", "piles", 1)
    assert (known(t, "A", "A"), known(t, "B", "B")) == ((2, 2), (3,))
    assert t.view("A") == t.view("A")


@OTHERS
def test_others_see_how_many_they_are_and_not_their_values(viewer: str | None) -> None:
    t = taken().play("A", "piles", 1)
    assert known(t, viewer, "A") == (None, None)


@EVERYBODY
def test_the_piles_are_counted_and_never_shown(viewer: str | None) -> None:
    t = taken()
    assert t.view(viewer).piles == (2, 2, 1)
    assert t.play("A", "piles", 1).view(viewer).piles == (2, 1, 1)


@EVERYBODY
def test_all_else_lies_open(viewer: str | None) -> None:
    lines = ("A: money 3, meat 1, boy 1, influence 2", "B: girl 2, reserve 4", "C: ale 2, influence 5")
    more = {"homes": "Y4 A/B", "rats": "s03 s04 a04 a05", "big": "G1", "bribes": "red 2", "road": "C", "cat": "D"}
    t = table(*lines, pool=3, step=2, piper="red", activity="Y1 3", order="D B A C", **more).turn("D")  # type: ignore[arg-type]
    seen = t.view(viewer)
    assert (seen.viewer, seen.seats, seen.phase, seen.turns) == (None if viewer is None else SEATS[viewer], 4, 1, 0)
    assert (seen.order, seen.place, seen.passed, seen.ranks) == ((3, 1, 0, 2), 0, (), (2, 0, 3, 1))
    assert seen.table[0] == ((0, 0, 0, 1), 3, 9, 1, 0, 2, ())
    assert (seen.table[1].girls, seen.table[1].reserve, seen.table[2].goods) == (2, 4, (0, 0, 2, 0))
    assert (seen.men[HOUSE["Y4"]], seen.women[HOUSE["Y4"]], seen.men[HOUSE["G1"]]) == (0, 1, -1)
    assert (seen.activity[HOUSE["Y1"]], seen.activity[HOUSE["G1"]], seen.activity[HOUSE["M1"]]) == (3, 2, 3)
    assert (seen.rats, seen.big, seen.pool, seen.sides) == (circles("s03 s04 a04 a05"), 1 << HOUSE["G1"], 3, 0)
    assert [house for house, infested in enumerate(seen.infested) if infested] == [HOUSE["G1"]]
    assert (seen.supply, seen.bank, seen.bag_boys, seen.bag_girls) == ((12, 12, 10, 19), 80, 3, 2)
    assert (seen.next_step, seen.cat, seen.piper, seen.bribes) == (2, SEATS["D"], REGION["red"], (0, 0, 2, 0))
    assert (seen.road, seen.over, len(seen.men)) == ((2,), False, len(BOX.houses))


@EVERYBODY
def test_after_the_end_the_tokens_lie_open(viewer: str | None) -> None:
    t = table("A: tokens 1+3", "B: tokens 2", phase=3, pool=0).at(after_phase())
    assert (known(t, viewer, "A"), known(t, viewer, "B"), t.view(viewer).over) == ((1, 3), (2,), True)


def test_the_last_moments_of_the_game_do_not_show_the_tokens_yet() -> None:
    t = table("B: money 9, boy 1, tokens 3", phase=3, rats="q02 q12", pool=1, bag=(0, 0)).turn("A").men("A", "M1")
    assert (t.asked, known(t, None, "B")) == ({"B": "keep"}, (None,))


# --------------------------------------------------------------------------- imagined worlds


@EVERYBODY
def test_an_imagined_world_looks_the_same_to_the_viewer(viewer: str | None) -> None:
    def seen(world: Play) -> View:
        return world.view(viewer)

    t = taken().play("A", "piles", 1)
    assert all(seen(world) == seen(t) for world in t.imagined(viewer))


@EVERYBODY
def test_what_the_viewer_cannot_know_differs_in_some_imagined_world(viewer: str | None) -> None:
    t = table("A: tokens 1+3", "B: tokens 2").turn("A")
    seat = None if viewer is None else SEATS[viewer]
    truth = game.contract.hidden(t.g, seat)
    worlds = [game.contract.hidden(world.g, seat) for world in t.imagined(viewer, 20)]
    unknown = {None: {"piles", "tokens 0", "tokens 1"}, "A": {"piles", "tokens 1"}, "B": {"piles", "tokens 0"}}
    assert truth.keys() == unknown.get(viewer, {"piles", "tokens 0", "tokens 1"})
    assert {name for name in truth if any(world[name] != truth[name] for world in worlds)} == truth.keys()


def test_nothing_is_hidden_after_the_end() -> None:
    t = table("A: tokens 1+3", phase=3, pool=0).at(after_phase())
    assert game.contract.hidden(t.g, None) == {}
    assert all(world.tokens("A") == [1, 3] for world in t.imagined("B"))


def test_the_tokens_of_the_viewer_are_the_same_in_every_imagined_world() -> None:
    t = taken().play("A", "piles", 1)
    worlds = t.imagined("A", 20)
    assert {tuple(world.tokens("A")) for world in worlds} == {(2, 2)}
    assert {tuple(world.tokens("B")) for world in worlds} == {(1,), (3,)}


def test_no_token_is_lost_or_made_in_an_imagined_world() -> None:
    t = table("A: tokens 1+3", "B: tokens 2+2").turn("A")
    for viewer in (None, "A", "C"):
        for world in t.imagined(viewer):
            assert game.contract.conserved(world.g) == game.contract.conserved(t.g)


def test_an_imagined_world_has_other_dice() -> None:
    t = table(homes="Y1 A/B", bag=(1, 1)).turn("A")
    drawn = {world.men("A", "Y1").hall("B") for world in t.imagined("A")}
    assert drawn == {(1, 0), (0, 1)}


def test_a_token_keeps_its_owners_knowledge_and_nobody_elses() -> None:
    t = taken().play("A", "piles", 0)
    assert {token.seen_by for token in t.g.tokens[0]} == {(0,)}
    assert all(token.seen_by == () for pile in t.g.piles for token in pile)


def test_what_is_imagined_does_not_depend_on_what_is_true() -> None:
    one = piles(table("A: tokens 2", "B: tokens 3").turn("A"), "131", "2132", "123")
    other = piles(table("A: tokens 2", "B: tokens 1").turn("A"), "323", "1332", "112")
    pairs = zip(one.imagined("A"), other.imagined("A"), strict=True)
    assert all((world.g.piles, world.g.tokens) == (twin.g.piles, twin.g.tokens) for world, twin in pairs)


def test_the_scoring_lies_open_at_the_end_and_not_before() -> None:
    assert table("A: tokens 1+3").turn("A").view("B").scoring == ()
    t = table("A: tokens 1+3", phase=3, pool=0).at(after_phase())
    result = game.result(t.g)
    assert result and t.view(None).scoring == result.lines
