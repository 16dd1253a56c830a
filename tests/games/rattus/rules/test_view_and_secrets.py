"""Who knows what: the faces of rat tokens are hidden, everything else is open."""

import pytest

from rules.rattus import game
from rules.rattus.state import LAID_OUT
from rules.rattus.view import View

from .build import NAMES, SEATS, Play, new_game, table

BYSTANDERS = pytest.mark.parametrize("viewer", [None, "Yellow", "Blue"])
TWO = ("gallia: rats 1-A 2-A; Blue 1", "italia: rats 3-A")


def looked() -> Play:
    """Red has looked at the first token of Gallia and at that of Italia; to exchange them is up to Red."""
    t = table(*TWO, cards={"Red": "witch"}).turn("Red").use("Red", "witch").play("Red", "witch_where", "gallia")
    return t.play("Red", "witch_rat", 0).play("Red", "witch_further", "italia")


# --------------------------------------------------------------------------- what is shown


@pytest.mark.parametrize("viewer", [None, *NAMES])
def test_nobody_knows_a_face_after_set_up(viewer: str | None) -> None:
    t = new_game()
    assert {rat.face for here in t.view(viewer).regions for rat in here.rats} == {None}


@pytest.mark.parametrize("viewer", [None, *NAMES])
def test_where_a_token_came_from_is_open_but_not_its_number_in_the_data(viewer: str | None) -> None:
    t = new_game()
    assert {rat for here in t.view(viewer).regions for rat in here.rats} == {(None, LAID_OUT, ())}


def test_the_witchs_looks_are_known_to_her_alone() -> None:
    t = looked()
    assert (t.knows("Red", "gallia"), t.knows("Red", "italia")) == (["1-A", "?"], ["3-A"])


@BYSTANDERS
def test_others_see_which_token_she_looked_at_and_not_its_face(viewer: str | None) -> None:
    t = looked()
    assert (t.knows(viewer, "gallia"), t.knows(viewer, "italia")) == (["?", "?"], ["?"])
    told = t.told("looked", to=viewer)
    assert told == [{"seat": 0, "region": 1, "slot": 0}, {"seat": 0, "region": 5, "slot": 0}]
    (gallia,) = (here for here in t.view(viewer).regions if here.region == 1)
    assert [rat.seen_by for rat in gallia.rats] == [(0,), ()]


@BYSTANDERS
def test_an_exchange_carries_the_knowledge_along_and_teaches_nobody(viewer: str | None) -> None:
    t = looked().play("Red", "witch_swap", "swap")
    assert (t.knows("Red", "gallia"), t.knows("Red", "italia")) == (["3-A", "?"], ["1-A"])
    assert (t.knows(viewer, "gallia"), t.knows(viewer, "italia")) == (["?", "?"], ["?"])


def test_knowing_stays_when_the_witch_changes_hands_and_the_new_holder_does_not_inherit_it() -> None:
    t = looked().play("Red", "witch_swap", "pass").plague("Red", "scandia").take("Yellow", "witch")
    assert t.knows("Red", "gallia") == ["1-A", "?"]
    assert t.knows("Yellow", "gallia") == ["?", "?"]


def test_two_players_may_know_the_same_token() -> None:
    t = looked().play("Red", "witch_swap", "pass").plague("Red", "scandia").take("Yellow", "witch")
    t.use("Yellow", "witch").play("Yellow", "witch_where", "italia").play("Yellow", "witch_further", "pass")
    assert t.knows("Red", "italia") == t.knows("Yellow", "italia") == ["3-A"]
    assert t.knows("Blue", "italia") == ["?"]


def test_a_token_moved_by_the_monk_stays_known_to_who_knew_it() -> None:
    t = looked().play("Red", "witch_swap", "pass").plague("Red", "scandia").take("Yellow", "witch")
    t.g.holder[6] = SEATS["Yellow"]
    t.turn("Yellow").use("Yellow", "monk").play("Yellow", "monk_from", "gallia").play("Yellow", "monk_rat", 0)
    t.play("Yellow", "monk_to", "anglia")
    assert (t.knows("Red", "anglia"), t.knows("Yellow", "anglia")) == (["1-A"], ["?"])


def test_tokens_that_follow_the_pied_piper_stay_known_to_who_knew_them() -> None:
    t = looked().play("Red", "witch_swap", "pass")
    t.g.holder[14] = SEATS["Blue"]
    t.turn("Blue").use("Blue", "pied_piper").play("Blue", "piper_from", "gallia").play("Blue", "piper_to", "italia")
    assert (t.knows("Red", "italia"), t.knows("Blue", "italia")) == (["3-A", "1-A", "?"], ["?"] * 3)


@BYSTANDERS
def test_a_token_turned_up_is_seen_by_all_and_lies_open_in_the_discards(viewer: str | None) -> None:
    t = table("gallia: rats 1-A; Red 1", plague="italia", discards="").turn("Red").plague("Red", "gallia")
    t.play("Red", "new_rat", "anglia")
    assert t.told("turned_up", to=viewer)[0]["face"] == (1, 0, 1, (), 0)
    assert [face[:3] for face in t.view(viewer).discards] == [(1, 0, 1)]


def test_a_token_left_unflipped_stays_known_only_to_earlier_lookers() -> None:
    t = looked().play("Red", "witch_swap", "pass")  # in Gallia the first token takes the only cube
    t.plague("Red", "gallia").play("Red", "new_rat", "anglia").play("Red", "new_rat", "anglia")
    assert t.flipped() == ["1-A hit"]
    assert t.knows("Red", "gallia") == t.knows("Blue", "gallia") == ["?"]
    assert t.knows("Red", "italia") == ["3-A"]


@pytest.mark.parametrize("viewer", [None, *NAMES])
def test_a_crusaders_reveal_is_for_all_and_for_that_region_only(viewer: str | None) -> None:
    t = table("gallia: rats 1-A 2-A; Blue 3", "anglia: rats 4-A", plague="italia", cards={"Red": "crusader"})
    t.turn("Red").plague("Red", "gallia").play("Red", "new_rat", "anglia").play("Red", "new_rat", "anglia")
    assert t.knows(viewer, "gallia") == ["?", "?"]
    t.play("Red", "crusader", "reveal")
    assert (t.knows(viewer, "gallia"), t.knows(viewer, "anglia")) == (["1-A", "2-A"], ["?"] * 3)


@BYSTANDERS
def test_counts_and_all_other_pieces_are_public(viewer: str | None) -> None:
    cards = {"Red": "baker wizard", "Blue": "king"}
    pieces = {"bishops": "gallia", "nuns": "italia italia", "walls": "anglia-gallia"}
    regions = ("gallia: rats 6; Red 3 potions 2, Blue 1", "italia: Green 2")
    t = table(*regions, plague="polonia", cards=cards, baker=2, palace={"Green": 1}, **pieces).turn("Red")  # type: ignore[arg-type]
    t.use("Red", "baker")
    seen = t.view(viewer)
    assert (seen.supply, seen.removed, len(seen.discards)) == (20, 0, 28)
    assert (seen.stock, seen.palace, seen.baker, seen.baker_seat) == ((14, 20, 17, 19), (0, 0, 1, 0), 3, 0)
    assert (seen.potions, seen.potions_left) == (((1, 0, 2),), 8)
    assert (seen.walls, seen.walls_left, seen.bishops_left, seen.nuns_left) == (((0, 1),), 2, 1, 1)
    assert (seen.turn, seen.plague, seen.used, seen.taken, seen.placed) == (0, 6, (1,), False, False)
    gallia, italia = (here for here in seen.regions if here.region in (1, 5))
    assert (gallia.cubes, gallia.bishops, gallia.nuns) == ((3, 0, 0, 1), 1, 0)
    assert (italia.cubes, italia.bishops, italia.nuns) == ((0, 0, 2, 0), 0, 2)
    assert seen.holder[15] == 3


def test_with_fewer_players_the_removed_tokens_are_counted_and_never_shown() -> None:
    t = table("gallia: Red 1", seats=2).ravage_all(after="Red")
    assert (t.view("Red").removed, t.view("Red").over) == (12, True)


def test_in_the_end_all_tokens_on_the_board_lie_open() -> None:
    t = table("gallia: rats 1-A", "italia: Red 1").ravage_all(after="Red")
    assert t.view(None).over
    assert t.knows(None, "gallia") == ["1-A"]


# --------------------------------------------------------------------------- the Soldier's redraw


def redrawn() -> Play:
    cards = {"Blue": "soldier", "Yellow": "witch", "Green": "bishop"}
    regions, discards = ("gallia: Red 1", "italia: rats 6"), "2-Mag 2-Roy 1-A"
    t = table(*regions, plague="hispania", cards=cards, supply="", discards=discards).last_round("Red")
    return t.use("Blue", "soldier").play("Blue", "last_soldier", "gallia")


@pytest.mark.parametrize("viewer", [None, *NAMES])
def test_the_discards_do_not_betray_which_one_was_drawn_again(viewer: str | None) -> None:
    t = redrawn()
    seen = t.view(viewer)
    assert [face[:4] for face in seen.discards] == [(2, 0, 0, (4,)), (2, 0, 0, (5,)), (1, 0, 1, ())]
    assert (seen.redrawn, t.knows(viewer, "gallia")) == (3, ["?"])


def test_who_looks_at_it_knows_it_and_the_others_do_not() -> None:
    t = redrawn().done("Green").use("Yellow", "witch").play("Yellow", "witch_where", "gallia")
    assert t.knows("Yellow", "gallia") == t.rats("gallia")
    assert t.knows("Red", "gallia") == ["?"]


@pytest.mark.parametrize("viewer", [None, "Blue"])
def test_to_the_others_it_may_be_any_of_the_open_discards_and_nothing_else(viewer: str | None) -> None:
    t = redrawn()
    found = {tuple(world.rats("gallia")) for world in imagined(t, viewer, 40)}
    assert found == {("2-Mag",), ("2-Roy",), ("1-A",)}


# --------------------------------------------------------------------------- imagined worlds


def imagined(t: Play, viewer: str | None, n: int = 12) -> list[Play]:
    """Worlds that this viewer cannot tell from the true one."""
    return [Play(game.imagine(t.g, None if viewer is None else SEATS[viewer], bytes([k]) * 32)) for k in range(n)]


@pytest.mark.parametrize("viewer", [None, "Red", "Blue"])
def test_an_imagined_world_looks_the_same_to_the_viewer(viewer: str | None) -> None:
    def seen(world: Play) -> View:
        return world.view(viewer)

    t = looked()
    assert all(seen(world) == seen(t) for world in imagined(t, viewer))


@pytest.mark.parametrize("viewer", [None, "Red", "Blue"])
def test_what_the_viewer_cannot_know_differs_in_some_imagined_world(viewer: str | None) -> None:
    t = looked()
    seat = None if viewer is None else SEATS[viewer]
    truth = game.contract.hidden(t.g, seat)
    worlds = [game.contract.hidden(world.g, seat) for world in imagined(t, viewer)]
    empty = {name for name, fact in truth.items() if fact == ()}
    assert {name for name in truth if any(world[name] != truth[name] for world in worlds)} == truth.keys() - empty
    assert ("rat 1 0" in truth) == (viewer != "Red")


def test_what_the_viewer_has_seen_is_where_it_is_in_every_imagined_world() -> None:
    for world in imagined(looked(), "Red"):
        assert (world.rats("gallia")[0], world.rats("italia")) == ("1-A", ["3-A"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tokens_laid_out_at_set_up_are_starting_rats_in_every_imagined_world(seats: int) -> None:
    t = new_game(seats)
    for world in imagined(t, "Red"):
        laid = [rat for here in world.g.rats for rat in here]
        assert all(world.g.face(rat).ringed for rat in laid)
        assert game.contract.conserved(world.g) == game.contract.conserved(t.g)


@pytest.mark.parametrize(("seats", "unused"), [(2, 4), (3, 2), (4, 0)])
def test_unused_starting_rats_may_be_anywhere_else(seats: int, unused: int) -> None:
    worlds = imagined(new_game(seats), "Red", 40)
    rats = worlds[0].g.components.rats
    supply = [sum(rats[face].ringed for face in world.g.supply) for world in worlds]
    removed = [sum(rats[face].ringed for face in world.g.removed) for world in worlds]
    assert {sum(both) for both in zip(supply, removed, strict=True)} == {unused}
    assert max(supply) == unused


def test_a_token_drawn_with_four_players_is_no_starting_rat_in_any_imagined_world() -> None:
    t = table("gallia: rats ? ? ?; Red 1", "italia: rats *? ?").turn("Red")
    for world in imagined(t, "Blue", 30):
        gallia, italia = ([world.g.face(rat).ringed for rat in world.g.rats[region]] for region in (1, 5))
        assert (gallia, italia) == ([False] * 3, [True, False])
