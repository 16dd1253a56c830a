"""The data files: errors that name file and key, and an owner's corrected file."""

from functools import partial
from typing import Literal

import pytest

from rules.core import BadEdition
from rules.rattus import game
from rules.rattus.components import Region, editions
from rules.rattus.options import Options
from tests.rules.editions import changed_in, refused

from .build import Play, new_game, table

REGIONS, RATS, CARDS = "regions.toml", "rats.toml", "cards.toml"
FILES = editions.built_in.files
changed = partial(changed_in, FILES)


def added(one: str, other: str) -> dict[str, str]:
    """One more border."""
    between = f'[[border]]\nbetween = ["{one}", "{other}"]\nkind = "border"\nprovenance = "printed"\n'
    return {REGIONS: f"{FILES[REGIONS]}\n{between}"}


def without(*regions: str) -> dict[str, str]:
    """The map without the borders that have one of these regions."""
    head, *borders = FILES[REGIONS].split("[[border]]")
    kept = [border for border in borders if not any(f'"{name}"' in border.split("]")[0] for name in regions)]
    return {REGIONS: "[[border]]".join([head, *kept])}


BORDERS = FILES[REGIONS].count("[[border]]")
HISPANIA_BORDER = 'between = ["gallia", "hispania"]'


@pytest.mark.parametrize(
    ("files", "file", "key", "problem"),
    [
        ({REGIONS: "[shade"}, REGIONS, "", "no valid TOML"),
        ({"map.toml": ""}, "map.toml", "", "no such file; this game has cards.toml, rats.toml, regions.toml"),
        ({REGIONS: ""}, REGIONS, "shade", "required"),
        (changed(REGIONS, '"anglia", "gallia"', '"gallia"'), REGIONS, "shade.light", "at least 8"),
        (changed(REGIONS, '"bulgaria", "turcia"', '"bulgaria", "anglia"'), REGIONS, "shade", "anglia stands twice"),
        (changed(REGIONS, '"bulgaria", "turcia"', '"bulgaria", "britannia"'), REGIONS, "shade.middle.1", "'anglia'"),
        (changed(REGIONS, HISPANIA_BORDER, 'between = ["gallia"]'), REGIONS, "border.0.between", "at least 2"),
        (
            changed(REGIONS, HISPANIA_BORDER, 'between = ["gallia", "gallia"]'),
            REGIONS,
            "border.0.between",
            "a region cannot be its own neighbour",
        ),
        (added("hispania", "gallia"), REGIONS, f"border.{BORDERS}.between", "the same two regions stand twice"),
        (added("gallia", "gallia"), REGIONS, f"border.{BORDERS}.between", "its own neighbour"),
        (changed(REGIONS, 'kind = "border"', 'kind = "bridge"'), REGIONS, "border.0.kind", "'border' or 'arrow'"),
        (without("hispania"), REGIONS, "border", "with 2 players no way leads to hispania"),
        (without("turcia"), REGIONS, "border", "with 3 players no way leads to turcia"),
        (without("russia"), REGIONS, "border", "with 4 players no way leads to russia"),
        ({RATS: ""}, RATS, "rat", "required"),
        (changed(RATS, "limit = 1", "limit = 0"), RATS, "rat.0.limit", "greater than or equal to 1"),
        (changed(RATS, "limit = 1", "limit = 7"), RATS, "rat.0.limit", "less than or equal to 6"),
        (changed(RATS, '"peasantry"', '"nobles"'), RATS, "rat.0.symbols.0", "'peasantry'"),
        (changed(RATS, "start = true", "start = false"), RATS, "rat", "needs 12 starting rats, not 11"),
        (changed(RATS, "start = false", "start = true"), RATS, "rat", "needs 12 starting rats, not 13"),
        ({RATS: FILES[RATS].rsplit("[[rat]]", 1)[0]}, RATS, "rat", "needs 49 tokens in all, not 48"),
        (changed(RATS, "start = true", "ring = true"), RATS, "rat.0.start", "required"),
        (changed(CARDS, "pieces = 2", "pieces = -1"), CARDS, "bishop.pieces", "greater than or equal to 0"),
        (changed(CARDS, "per_turn = 1", "per_turn = 0"), CARDS, "bishop.per_turn", "greater than or equal to 1"),
        (changed(CARDS, "potions = 10", 'potions = "ten"'), CARDS, "wizard.potions", "valid integer"),
        (changed(CARDS, '"peasant", ', ""), CARDS, "sets.golden_age.cards", "at least 6"),
        (changed(CARDS, '"peasant"', '"farmer"'), CARDS, "sets.golden_age.cards.0", "no card is called 'farmer'"),
        (changed(CARDS, '"baker"', '"peasant"'), CARDS, "sets.golden_age.cards.1", "peasant stands twice"),
        (changed(CARDS, "[sets.rat_control]", "[sets.rats]"), CARDS, "sets.rats", "'golden_age'"),
        (
            changed(CARDS, 'pieces_provenance = "printed"', 'pieces_provenance = "guessed"'),
            CARDS,
            "bishop.pieces_provenance",
            "'printed'",
        ),
    ],
)
def test_a_bad_data_file_is_refused_by_file_and_key(files: dict[str, str], file: str, key: str, problem: str) -> None:
    bad = refused(game, files)
    assert (bad.file, bad.key.removesuffix(".[key]")) == (file, key)
    assert problem in bad.problem


def test_a_missing_set_is_named() -> None:
    head, _, tail = FILES[CARDS].partition("[sets.rat_control]")
    war = tail[tail.index("[sets.europe_at_war]") :]
    with pytest.raises(BadEdition, match=r"cards\.toml: sets\.rat_control: is missing"):
        game.add_edition({CARDS: head + war})


def test_a_border_is_named_once_and_makes_neighbours_both_ways() -> None:
    box = editions.components(game.add_edition(added("scandia", "polonia")).name)
    assert 6 in box.maps[4].next_to[7]
    assert 7 in box.maps[4].next_to[6]


def test_an_owners_map_is_played_on_by_his_table_while_others_keep_the_built_in_one() -> None:
    name = game.add_edition(added("scandia", "polonia")).name
    assert "polonia" in table(plague="scandia", edition=name).turn("Red").may("Red", "plague").split()
    assert "polonia" not in table(plague="scandia").turn("Red").may("Red", "plague").split()


def test_the_numbers_of_the_cards_are_data_and_a_table_option_wins() -> None:
    edition = game.add_edition(
        {CARDS: FILES[CARDS].replace("per_turn = 1", "per_turn = 2").replace("may_move = true", "may_move = false")}
    ).name
    theirs = new_game(options=Options(edition=edition)).g
    assert (theirs.bishops_per_turn, theirs.walls_per_turn, theirs.walls_may_move) == (2, 2, False)
    agreed = Options(edition=edition, bishops_per_turn="one", walls_per_turn="three", walls_may_move="yes")
    ours = new_game(options=agreed).g
    assert (ours.bishops_per_turn, ours.walls_per_turn, ours.walls_may_move) == (1, 3, True)
    usual = new_game().g
    assert (usual.bishops_per_turn, usual.walls_per_turn, usual.walls_may_move) == (1, 1, True)


@pytest.mark.parametrize("symbols", ["[]", '["M", "M", "A"]', '["magic", "magic"]', '["royalty"]'])
def test_an_owners_token_may_show_any_symbols_also_repeated_or_none(symbols: str) -> None:
    assert game.add_edition(changed(RATS, '["peasantry", "church"]', symbols)).name != editions.built_in.name


def test_a_saved_table_is_loaded_as_it_was() -> None:
    t = table("gallia: rats 1-A; Red 2 potions 1", walls="anglia-gallia", nuns="gallia").turn("Red")
    again = game.load(game.save(t.g))
    assert game.save(again) == game.save(t.g)
    assert game.view(again, 0) == t.view("Red")


def test_with_walls_on_all_borders_but_the_plague_pieces_last_way_only_one_of_its_own_walls_can_move() -> None:
    name = game.add_edition({CARDS: FILES[CARDS].replace("pieces = 3", "pieces = 20")}).name
    borders = {tuple(sorted((at, near))) for at, around in enumerate(new_game(2).g.map.next_to) for near in around}
    last_way, own = (int(Region.GALLIA), int(Region.HISPANIA)), (int(Region.HISPANIA), int(Region.ITALIA))
    walls = " ".join(f"{Region(a).name}-{Region(b).name}".lower() for a, b in borders - {last_way})

    def walled_in(may_move: Literal["yes", "no"]) -> Play:
        agreed = Options(walls_may_move=may_move)
        t = table(plague="hispania", seats=2, cards={"Red": "emperor"}, walls=walls, options=agreed, edition=name)
        return t.turn("Red")

    t = walled_in("yes").use("Red", "emperor")
    assert (t.asked, t.ask("Red").args[1]) == ({"Red": "wall_from"}, own)  # none from the stock: no border is free
    assert walled_in("no").why_no("Red", "use", "emperor") == "no_border_left"


def test_nothing_stands_where_a_box_has_no_pieces() -> None:
    text = FILES[CARDS].replace("pieces = 2", "pieces = 0").replace("pieces = 3", "pieces = 0")
    edition = game.add_edition({CARDS: text.replace("potions = 10", "potions = 0")}).name
    t = table("gallia: Red 1", cards={"Red": "bishop nun wizard emperor"}, edition=edition).turn("Red")
    assert t.may("Red", "use") == ""
    assert [t.why_no("Red", "use", card) for card in ("bishop", "nun", "wizard", "emperor")] == [
        "no_pieces",
        "no_pieces",
        "no_potions",
        "no_border_left",
    ]
