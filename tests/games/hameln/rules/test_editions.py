"""The data files: errors that name file and key, and an owner's corrected board."""

import re
from functools import partial

import pytest

from rules.core import BadEdition
from rules.hameln import game
from rules.hameln.components import PurchaseStep, editions
from rules.hameln.options import Options
from tests.rules.editions import changed_in, refused

from .build import HOUSE, Play, new_game, table

BOARD, BOX = "board.toml", "box.toml"
FILES = editions.built_in.files
changed = partial(changed_in, FILES)


def entry(name: str, old: str, new: str) -> dict[str, str]:
    """The built-in board with one thing changed in the entry of one house or circle."""
    whole = FILES[BOARD]
    start = whole.index(f'id = "{name}"')
    end = whole.find("\n\n", start) % (len(whole) + 1)
    assert old in whole[start:end]
    return {BOARD: whole[:start] + whole[start:end].replace(old, new, 1) + whole[end:]}


def without(name: str) -> dict[str, str]:
    """The built-in board without a house or circle."""
    whole, n = re.subn(rf'\[\[\w+\]\]\nid = "{name}"\n(?:.+\n?)+', "", FILES[BOARD])
    assert n == 1
    return {BOARD: whole}


def printed(files: dict[str, str]) -> dict[str, str]:
    """The same board, now called a copy of the printed one."""
    return {**files, BOARD: files.get(BOARD, FILES[BOARD]).replace("board = false", "board = true")}


AT_HOUSE = {house.id: i for i, house in enumerate(editions.components("").houses)}
AT_CIRCLE = {circle.id: i for i, circle in enumerate(editions.components("").circles)}


@pytest.mark.parametrize(
    ("files", "file", "key", "problem"),
    [
        # what each entry may hold
        ({BOARD: "[piper"}, BOARD, "", "no valid TOML"),
        ({"map.toml": ""}, "map.toml", "", "no such file; this game has board.toml, box.toml"),
        ({BOARD: ""}, BOARD, "board_name", "required"),
        (changed(BOARD, '"Reconstruction 1"', '""'), BOARD, "board_name", "at least 1 character"),
        (changed(BOARD, "board = false", 'board = "no"'), BOARD, "faithful_to_printed_board", "valid boolean"),
        (changed(BOARD, "top = 15", "height = 15"), BOARD, "influence.top", "required"),
        (changed(BOARD, "top = 15", "top = 0"), BOARD, "influence.top", "greater than or equal to 1"),
        (changed(BOARD, "gain = 2", "gain = 0"), BOARD, "influence.step.1.gain", "greater than or equal to 1"),
        (changed(BOARD, "price = 3", "price = 0"), BOARD, "influence.step.1.price", "greater than or equal to 1"),
        (changed(BOARD, "price = 3", 'price = "3"'), BOARD, "influence.step.1.price", "valid integer"),
        (changed(BOARD, "spaces = [1, 2, 3, 4, 5]", "spaces = []"), BOARD, "road.spaces", "at least 1 item"),
        (changed(BOARD, "overflow = 6", "overflow = -6"), BOARD, "road.overflow", "greater than or equal to 0"),
        (changed(BOARD, "red = 3", "red = 4"), BOARD, "piper.price_per_child.red", "less than or equal to 3"),
        (entry("Y2", '"influence"', '"palace"'), BOARD, f"house.{AT_HOUSE['Y2']}.kind", "'bakery'"),
        (entry("Y2", "cost = 5", "cost = 0"), BOARD, f"house.{AT_HOUSE['Y2']}.cost", "greater than or equal to 1"),
        (entry("M1", "activity = 3", "activity = 4"), BOARD, "house.0.activity", "less than or equal to 3"),
        (entry("M1", "[3, 4, 5]", "[2]"), BOARD, "house.0.start_for.0", "greater than or equal to 3"),
        (entry("M1", '"inner"', '"middle"'), BOARD, "house.0.ring", "'inner' or 'outer'"),
        (entry("M1", "cost = 5", "cost = 5\nrent = 1"), BOARD, "house.0.rent", "not permitted"),
        (entry("q02", '"market"', '"square"'), BOARD, "circle.0.place", "'market'"),
        (entry("q02", '"reconstructed"', '"guessed"'), BOARD, "circle.0.provenance", "'printed'"),
        (entry("q02", '["M1", "M2"]', "[]"), BOARD, "circle.0.touches", "at least 1 item"),
        (changed(BOX, "boys = 4", "boys = 0"), BOX, "pieces.boys", "greater than or equal to 1"),
        (changed(BOX, "girls = 4", "girls = 13"), BOX, "pieces.girls", "less than or equal to 12"),
        (changed(BOX, "small_rats = 30", "small_rats = 0"), BOX, "pieces.small_rats", "greater than or equal to 1"),
        (changed(BOX, "florins = 85", "florins = 0"), BOX, "pieces.florins", "greater than or equal to 1"),
        (changed(BOX, "3, 3] # rat-activity", "3, 4] # rat-activity"), BOX, "pieces.counters.15", "equal to 3"),
        (changed(BOX, "members = 15", "members = 4"), BOX, "pieces.members", "greater than or equal to 5"),
        (changed(BOX, "meat = 20", "meat = 4"), BOX, "pieces.goods.meat", "everybody starts with one"),
        (changed(BOX, "tokens = [1, ", "tokens = ["), BOX, "pieces.tokens", "at least 12 items"),
        (changed(BOX, "4 = [4, 5, 6]", "4 = [4, 5]"), BOX, "big_rats.4", "at least 3 items"),
        (changed(BOX, "5 = [5, 6, 7]", "5 = [5, 6, 8]"), BOX, "big_rats.5.2", "less than or equal to 7"),
        (changed(BOX, "3 = [5, 3, 1]", "3 = [5, 3]"), BOX, "scoring.money.3", "at least 3 items"),
        (changed(BOX, "influence = [3, 2, 1, 0, 0]", "influence = [3]"), BOX, "scoring.influence", "at least 5 items"),
        (changed(BOX, '"cyclic"', '"snake"'), BOX, "rulings.women_order", "'cyclic' or 'reverse'"),
        (changed(BOX, "phase = 100", "phase = 9"), BOX, "rulings.turns_per_player_and_phase", "equal to 10"),
        (changed(BOX, "bank_limited = false", "bank_limited = 0"), BOX, "rulings.bank_limited", "valid boolean"),
        # what must fit together
        (changed(BOX, "cat_to_owner = 1", "cat_to_owner = 5"), BOX, "prices.cat_to_owner", "more than the cat costs"),
        (changed(BOX, "counters = [1, ", "counters = ["), BOX, "pieces.counters", "15 counters for 16 houses"),
        (changed(BOARD, '"red", "blue"]', '"red"]'), BOARD, "piper.clockwise", "at least 4 items"),
        (changed(BOARD, '"red", "blue"]', '"red", "red"]'), BOARD, "piper.clockwise", "a colour stands twice"),
        (changed(BOARD, 'start = "yellow"', 'start = "white"'), BOARD, "piper.start", "'white' is no region"),
        (changed(BOARD, ", blue = 2 }", " }"), BOARD, "piper.price_per_child", "one price each"),
        (changed(BOARD, ", blue = 2 }", ", white = 2 }"), BOARD, "piper.price_per_child", "one price each"),
        (entry("Y2", '"yellow"', '"brown"'), BOARD, f"house.{AT_HOUSE['Y2']}.region", "'brown' is no region"),
        (entry("Y2", "bonus = 2", "bonus = 0"), BOARD, f"house.{AT_HOUSE['Y2']}.bonus", "no others"),
        (entry("Y1", "bonus = 0", "bonus = 1"), BOARD, f"house.{AT_HOUSE['Y1']}.bonus", "no others"),
        (entry("Y2", '"Y2"', '"Y1"'), BOARD, "house", "the id 'Y1' stands twice"),
        (without("B4"), BOARD, "house", "21 houses, 15 of them for a counter; needs 22 and 16"),
        (without("M2"), BOARD, "house", "21 houses, 16 of them for a counter; needs 22 and 16"),
        (entry("Y1", "activity = 0", "activity = 2"), BOARD, "house", "22 houses, 15 of them for a counter"),
        (entry("M1", "[3, 4, 5]", "[4, 5]"), BOARD, "house", "2 starting houses for 3 players"),
        (entry("M2", "[]", "[4]"), BOARD, "house", "5 starting houses for 4 players"),
        (entry("M4", "[4, 5]", "[4]"), BOARD, "house", "4 starting houses for 5 players"),
        (entry("a01", '"a01"', '"a02"'), BOARD, "circle", "the id 'a02' stands twice"),
        (entry("a01", '"Y2"]', '"Y9"]'), BOARD, f"circle.{AT_CIRCLE['a01']}.touches", "'Y9' is unknown"),
        (entry("a01", '["yellow"]', '["white"]'), BOARD, f"circle.{AT_CIRCLE['a01']}.regions", "'white' is unknown"),
        (entry("a01", 'side = "a01"', 'side = "a99"'), BOARD, f"circle.{AT_CIRCLE['a01']}.side", "'a99' is unknown"),
        (entry("a01", '["yellow"]', "[]"), BOARD, f"circle.{AT_CIRCLE['a01']}.regions", "no piper ever clears a01"),
        (entry("a01", 'label = "1"', 'label = "2"'), BOARD, "circle", "two circles are called 'alley 2'"),
        (without("x09"), BOARD, "circle", "1 circles for five players only; needs 2"),
        (entry("s03", 'side = "s03"', 'side = "s04"'), BOARD, f"circle.{AT_CIRCLE['x03']}.side", "on another side"),
        (entry("x03", 'side = "s03"', 'side = "x03"'), BOARD, f"circle.{AT_CIRCLE['x03']}.side", "an ordinary one"),
        # what the reconstruction promises
        (without("wY"), BOARD, "circle", "37 circles and 2 extras; needs 38 unless faithful_to_printed_board"),
        (entry("a01", '["Y1", "Y2"]', '["Y1"]'), BOARD, "circle", "Y2 has 3 circles; needs 4 unless"),
        (entry("q02", '["M1", "M2"]', '["M1"]'), BOARD, "circle", "M2 has 4 circles; needs 5 unless"),
        (
            entry("x03", '["Y4", "M2"]', '["Y4"]'),
            BOARD,
            f"circle.{AT_CIRCLE['x03']}.touches",
            "one house at the market",
        ),
    ],
)
def test_a_bad_data_file_is_refused_by_file_and_key(files: dict[str, str], file: str, key: str, problem: str) -> None:
    bad = refused(game, files)
    assert (bad.file, bad.key) == (file, key)
    assert problem in bad.problem


def lonely(house: str) -> dict[str, str]:
    """A board on which no circle touches this house."""
    whole = re.sub(rf'"{house}", |, "{house}"', "", FILES[BOARD])
    return printed({BOARD: whole})


def test_a_house_that_no_rat_can_reach_is_refused_on_any_board() -> None:
    with pytest.raises(BadEdition, match=r"board.toml: circle: no circle touches the house G3"):
        game.add_edition(lonely("G3"))


def test_a_starting_house_without_a_circle_at_the_market_is_refused_as_it_might_stay_infested_for_ever() -> None:
    whole = FILES[BOARD].replace('touches = ["M1", "M2"]', 'touches = ["M2"]').replace('["M6", "M1"]', '["M6"]')
    with pytest.raises(BadEdition, match=r"the starting house M1 has no circle at the market"):
        game.add_edition(printed({BOARD: whole}))


def test_a_board_after_print_may_have_other_circles_than_the_reconstruction() -> None:
    with pytest.raises(BadEdition):
        game.add_edition(without("wY"))
    edition = game.add_edition(printed(without("wY")))
    components = editions.components(edition.name)
    assert (len(components.circles), components.faithful) == (39, True)
    assert components.around[3][HOUSE["Y2"]].bit_count() == 3
    assert new_game(options=Options(edition=edition.name)).play_on().result()


# --------------------------------------------------------------------------- an owner's board


def owners(old: str, new: str, file: str = BOARD) -> Options:
    return Options(edition=game.add_edition(changed(file, old, new)).name)


def test_an_owners_board_is_used_by_his_table_while_another_keeps_the_built_in_one() -> None:
    dearer = owners("price = 2\ngain = 1", "price = 9\ngain = 5")
    theirs, ours = new_game(options=dearer), new_game()
    assert (theirs.g.components.loop[0], ours.g.components.loop[0]) == (PurchaseStep(9, 5), PurchaseStep(2, 1))
    assert (theirs.view(None).edition, ours.view(None).edition) == (dearer.edition, editions.built_in.name)


def test_prices_of_the_owners_board_are_what_is_paid() -> None:
    dearer = owners("price = 2\ngain = 1", "price = 9\ngain = 5")
    t = table("A: money 9", options=dearer).turn("A").men("A", "M1").rat("A", "q02 q12 s01")
    t.play("A", "optional", "influence")
    assert (t.money("A"), t.influence("A")) == (0, 5)


def test_an_owner_who_knows_his_board_says_so_and_the_edition_shows_it() -> None:
    edition = game.add_edition(printed(changed(BOARD, '"reconstructed"', '"printed"', times=99)))
    assert {grade.provenance for grade in edition.grades if grade.what in ("houses", "circles")} == {"printed"}
    assert not edition.built_in
    assert editions.components(edition.name).faithful


# --------------------------------------------------------------------------- rulings of the board


def test_the_rulings_stand_in_the_data_and_a_table_that_agrees_on_nothing_follows_them() -> None:
    rulings = {'"cyclic"': '"reverse"', "placement = false": "placement = true", "limited = false": "limited = true"}
    whole = FILES[BOX]
    for old, new in rulings.items():
        assert old in whole
        whole = whole.replace(old, new, 1)
    edition = game.add_edition({BOX: whole}).name
    by_board = new_game(options=Options(edition=edition)).view(None)
    agreed = Options("cyclic", "no", "no", edition)
    assert decided(by_board) == ("reverse", True, True)
    assert decided(new_game(options=agreed).view(None)) == ("cyclic", False, False)
    assert decided(new_game().view(None)) == ("cyclic", False, False)
    assert decided(new_game(options=Options("reverse", "yes", "yes")).view(None)) == ("reverse", True, True)


def decided(view: object) -> tuple[object, ...]:
    """The three rulings as everybody sees them."""
    return tuple(getattr(view, name) for name in ("women_order", "small_rats_limited", "bank_limited"))


def test_a_table_of_play_is_saved_and_loaded_with_all_it_holds() -> None:
    t: Play = table("A: money 3, boy 1, tokens 1+3", rats="s01 q02", cat="B", bribes="green 2").turn("A")
    assert game.load(game.save(t.g)) == t.g
