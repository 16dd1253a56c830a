"""The pages of Hameln agree with its data and its rules, and are found by what people type."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from bot.text import LOCALES, folded, words_for
from bot.text.pages import Page, found, groups_of, pages_of
from rules.hameln.components import Good, House, Kind, editions
from rules.hameln.options import TABLE_OPTIONS, Options
from rules.hameln.setup import MARKERS, set_up

GAME = "hameln"
BOX = editions.components("")
PIECES, SCORING = BOX.pieces, BOX.scoring
SEATS = (3, 4, 5)
COUNTERS = sum(not house.activity for house in BOX.houses)
CIRCLES = sum(not circle.extra for circle in BOX.circles)
EVERYWHERE = pytest.mark.parametrize("locale", LOCALES)
EACH_KIND = pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.name.lower())
MARK = " ◇"


def page(locale: str, topic: object) -> Page:
    """A page by its topic, or by the kind of house it is about."""
    if topic == Kind.INFLUENCE:
        return pages_of(locale, GAME)["influence_house"]
    return pages_of(locale, GAME)[topic.name.lower() if isinstance(topic, Kind) else str(topic)]


def numbers(text: str) -> list[int]:
    return list(map(int, re.findall(r"\d+", text)))


def parts(page: Page) -> list[str]:
    """The paragraphs of a page."""
    return page.body.split("\n\n")


def bullets(page: Page) -> list[str]:
    """The lines of its list."""
    return [line for line in page.body.split("\n") if line.startswith("- ")]


def of_kind(kind: Kind) -> list[House]:
    """The houses of a kind in the built-in board."""
    return [house for house in BOX.houses if house.kind == kind]


def board() -> Any:
    """The built-in board file as it stands."""
    return tomllib.loads((files("rules.hameln") / "data" / "board.toml").read_text("utf-8"))


# --------------------------------------------------------------------------- set-up


@EVERYWHERE
def test_set_up_counts_as_the_rules_do(locale: str) -> None:
    families, lying = parts(page(locale, "set_up"))[:2]
    g = set_up(4, "00" * 32, Options())
    starting = PIECES.members - MARKERS - 2  # a man and a woman in starting houses
    assert numbers(families) == [PIECES.members, MARKERS, 2, starting, g.goods_of(0)[Good.MEAT]]
    assert set(g.money) == {0}
    counters = [number for value in (1, 2, 3) for number in (PIECES.counters.count(value), value)]
    piles = [len(PIECES.tokens), len(g.piles), len(g.piles[0])]
    butcheries = [len(of_kind(Kind.BUTCHERY)), of_kind(Kind.BUTCHERY)[0].activity]
    assert numbers(lying) == [PIECES.boys, PIECES.girls, *piles, COUNTERS, *counters, *butcheries]


@EVERYWHERE
def test_the_town_is_as_large_as_the_board(locale: str) -> None:
    first = parts(page(locale, "town"))[0]
    assert numbers(first) == [len(BOX.houses), len(BOX.houses) - COUNTERS, COUNTERS]
    limits = parts(page(locale, "supplies"))[2]
    assert numbers(limits)[:3] == [CIRCLES, PIECES.small_rats, PIECES.small_rats + 1]
    assert re.search("Two extra|Deux cercles", parts(page(locale, "five_players"))[0])
    assert len(BOX.circles) - CIRCLES == 2


@EVERYWHERE
def test_supplies_are_counted_as_in_the_box(locale: str) -> None:
    told = [number for line in bullets(page(locale, "supplies")) for number in numbers(line)]
    goods = PIECES.goods
    assert goods.bread == goods.cheese == goods.ale
    assert told == [goods.bread, goods.meat, len(PIECES.tokens), PIECES.small_rats, PIECES.florins]


@EVERYWHERE
def test_the_pools_of_big_rats_are_those_of_the_box(locale: str) -> None:
    rows = [numbers(line) for line in parts(page(locale, "phases"))[1].split("\n")]
    assert rows == [[seats, *BOX.big_rat_pools.of(seats)] for seats in SEATS]
    assert BOX.rulings.turns_per_player_and_phase in numbers(page(locale, "phases").body)


@EVERYWHERE
def test_the_symbols_taught_are_those_of_the_board(locale: str) -> None:
    words, symbols = words_for(locale), page(locale, "symbols")
    key = words("hameln-board-key")
    taught = re.findall("`(.+?)`", symbols.body)
    assert len(taught) == 2
    assert all(f"· {sign} " in key for sign in taught)
    board = words("hameln-board-members", list="") + words("hameln-board-hall", list="", bag="")
    beside = next(line for line in symbols.body.split("\n") if "cubes" in line)
    labels = [label.strip("\u202f\u00a0 ") for label in re.findall("[“«](.+?)[”»]", beside)]
    assert len(labels) == 2
    assert f"**{labels[0]}**" in board
    assert labels[1].lower() in board


# --------------------------------------------------------------------------- prices


@EVERYWHERE
def test_goods_are_sold_at_the_prices_of_the_box(locale: str) -> None:
    money = parts(page(locale, "sell"))[0].split("\n")[1]
    assert numbers(money) == [BOX.value[good] for good in sorted(Good, reverse=True)]
    tokens = parts(page(locale, "sell"))[3]
    assert numbers(tokens) == [*sorted(set(PIECES.tokens)), *SCORING.rat_catcher]


@EVERYWHERE
def test_the_cat_costs_what_the_box_says(locale: str) -> None:
    prices = BOX.prices
    first = parts(page(locale, "cat"))[0]
    assert numbers(first) == [prices.cat, prices.cat, prices.cat_to_owner, prices.cat - prices.cat_to_owner]
    assert numbers(bullets(page(locale, "optional"))[0]) == [prices.cat]
    assert numbers(parts(page(locale, "cat"))[3].split("\n")[0])[-1] == SCORING.cat


@EVERYWHERE
def test_the_steps_of_influence_are_those_of_the_board(locale: str) -> None:
    steps = board()["influence"]["step"]
    told = re.findall(r"(\d+) (?:for|pour) (\d+)( ◇)?", parts(page(locale, "influence"))[1])
    assert [(int(price), int(gain)) for price, gain, _ in told] == [tuple(step) for step in BOX.loop]
    assert [mark == MARK for *_, mark in told] == [step["provenance"] == "reconstructed" for step in steps]
    assert f" {BOX.top} ◇" in page(locale, "influence").body


@EVERYWHERE
def test_the_road_costs_what_the_board_says(locale: str) -> None:
    values = parts(page(locale, "road"))[1]
    assert numbers(values) == [*BOX.road, BOX.overflow]
    assert f"{BOX.road[-1]} ◇" in values and f"{BOX.overflow} ◇" not in values
    prices = parts(page(locale, "road"))[0].split(".")[0]
    assert numbers(prices) == sorted(set(BOX.piper_price))


@EVERYWHERE
def test_the_piper_asks_and_goes_round_as_on_the_board(locale: str) -> None:
    words, line = words_for(locale), parts(page(locale, "built_in_board"))[2]
    told = re.findall(r"(\w+) (\d)", line)
    assert told == [
        (words(f"hameln-region-{colour}"), str(price))
        for colour, price in zip(BOX.regions, BOX.piper_price, strict=True)
    ]
    assert line.endswith(f"{words('hameln-region-' + BOX.regions[BOX.piper_start])}.")


# --------------------------------------------------------------------------- houses


@EVERYWHERE
@EACH_KIND
def test_a_kind_of_house_is_counted_and_priced_as_on_the_board(locale: str, kind: Kind) -> None:
    costs = sorted(house.cost for house in of_kind(kind))
    row = parts(page(locale, "built_in_board"))[1].split("\n")[1 + kind]
    bonuses = sorted(house.bonus for house in of_kind(kind)) if kind == Kind.INFLUENCE else []
    assert numbers(row) == [*costs, *bonuses]
    missed = parts(page(locale, kind))[3]
    if kind == Kind.BUTCHERY:
        assert numbers(missed) == [costs[0], PIECES.goods.by_good[kind]] and len(set(costs)) == 1
    else:
        ends = [bonuses[0], bonuses[-1]] if bonuses else [PIECES.goods.by_good[kind]]
        assert numbers(missed) == [len(costs), costs[0], costs[-1], *ends]
    assert missed.count("◇") >= 2


@EVERYWHERE
@EACH_KIND
def test_a_kind_of_house_is_called_as_on_the_board(locale: str, kind: Kind) -> None:
    assert folded(page(locale, kind).title) == folded(words_for(locale)(f"hameln-kind-{kind.name.lower()}"))


@EVERYWHERE
def test_a_production_house_says_what_its_good_is_worth(locale: str) -> None:
    for kind in (kind for kind in Kind if kind != Kind.INFLUENCE):
        assert numbers(parts(page(locale, kind))[0])[:2] == [1, BOX.value[kind]], kind


def test_every_kind_of_house_has_a_page() -> None:
    groups = groups_of(pages_of("en", GAME))
    assert [entry.topic for entry in groups["houses"]] == [page("en", kind).topic for kind in Kind]


@EVERYWHERE
def test_no_page_tells_a_place_that_stands_in_the_data(locale: str) -> None:
    names = {house.id for house in BOX.houses} | {circle.id for circle in BOX.circles}
    for entry in pages_of(locale, GAME).values():
        assert not names & set(re.findall(r"\w+", entry.body)), entry.topic


# --------------------------------------------------------------------------- scoring, options, what is reconstructed


@EVERYWHERE
def test_points_are_those_of_the_box(locale: str) -> None:
    _, influence, money, tokens, cat, last, _ = bullets(page(locale, "scoring"))
    assert numbers(influence) == list(SCORING.influence)
    assert numbers(money) == [points for seats in SEATS for points in SCORING.money.of(seats)]
    assert (numbers(tokens), numbers(cat)) == (list(SCORING.rat_catcher), [SCORING.cat])
    assert numbers(last) == [len(BOX.big_rat_pools.of(3)), SCORING.ended_game]


@EVERYWHERE
def test_every_table_option_is_told_the_built_in_ruling_first(locale: str) -> None:
    lines = bullets(page(locale, "options"))
    assert len(lines) == len(TABLE_OPTIONS) + 1  # and the component data
    rulings = BOX.rulings
    assert (rulings.women_order, rulings.small_rats_limit_placement, rulings.bank_limited) == ("cyclic", False, False)
    usual = ("last player, then|dernier joueur, puis", "replaced|remplacés", "always|toujours", "built-in|du bot")
    for line, first in zip(lines, usual, strict=True):
        assert re.search(first, line.split(";")[0]), line


@EVERYWHERE
def test_what_is_reconstructed_is_marked(locale: str) -> None:
    for topic in ("town", "influence", "road", "built_in_board", "options", "five_players", "supplies"):
        assert "◇" in page(locale, topic).body, topic
    assert "◇" in page(locale, "built_in_board").title and not BOX.faithful


# --------------------------------------------------------------------------- finding


def test_every_chapter_that_a_refusal_names_is_there() -> None:
    source = "".join(file.read_text("utf-8") for file in files("rules.hameln").iterdir() if file.name[-3:] == ".py")
    named = set(re.findall(r'"rule": "(\w+)"', source))
    assert {"activate", "marry", "optional", "rats"} <= named <= set(pages_of("en", GAME))


@EVERYWHERE
@pytest.mark.parametrize(
    ("typed", "topic"),
    [
        ("bakery", "bakery"),
        ("boulangerie", "bakery"),
        ("fromagerie", "dairy"),
        ("beer", "brewery"),
        ("boucherie", "butchery"),
        ("maison d’influence", "influence_house"),
        ("influence", "influence"),
        ("ordre du tour", "influence"),
        ("turn order", "influence"),
        ("chat", "cat"),
        ("pot-de-vin", "bribe"),
        ("soudoyer", "bribe"),
        ("joueur de flûte", "piper"),
        ("pied piper", "piper"),
        ("transylvanie", "road"),
        ("Transylvania", "road"),
        ("mariage", "marry"),
        ("wedding", "marry"),
        ("enfants", "children"),
        ("salle paroissiale", "children"),
        ("jetons", "sell"),
        ("rat-catcher", "sell"),
        ("attrape rat", "sell"),
        ("cercle", "town"),
        ("infestée", "infested"),
        ("grand rat", "infested"),
        ("emperor", "infested"),
        ("manche", "phases"),
        ("cycle", "phases"),
        ("à cinq", "five_players"),
        ("décompte", "scoring"),
        ("égalité", "influence"),
        ("sac", "children"),
        ("prix", "marry"),
        ("symbols", "symbols"),
    ],
)
def test_the_page_that_is_meant_comes_first_in_either_language(locale: str, typed: str, topic: str) -> None:
    assert found(locale, GAME, typed)[0].topic == topic
