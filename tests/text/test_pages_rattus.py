"""The pages of Rattus agree with its data and its rules, and are found by what people type."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise

import pytest

from bot.text import LOCALES, words_for
from bot.text.catalogues import catalogues
from bot.text.pages import Page, Pages, found, groups_of, pages_of
from rules.rattus.components import BASE, CUBES, MARCHING, SET_NAMES, Card, Class, Region, class_of, editions
from rules.rattus.last_round import LAST_POWERS
from rules.rattus.options import Options
from rules.rattus.powers import POWERS
from rules.rattus.setup import REMOVED, set_up

GAME = "rattus"
SECRET = "00" * 32
BOX = editions.components("")
EVERYWHERE = pytest.mark.parametrize("locale", LOCALES)

Border = frozenset[str]  # the names of two regions


def cards_of(pages: Pages) -> dict[str, Card]:
    """The cards by the titles of their pages."""
    return {pages[card.name.lower()].title: card for card in Card}


def named(pages: Pages, text: str) -> list[Card]:
    """The cards named in a list, in its order: "Peasant, Queen ◇"."""
    titles = cards_of(pages)
    return [titles[name.strip(" ◇")] for name in text.split(", ")]


def after(colon: str) -> str:
    """What stands behind the first colon of a line."""
    return re.split("\u202f?: ", colon, maxsplit=1)[1]


def lines_of(page: Page, start: str = "- ") -> list[str]:
    """The lines of a list on a page."""
    return [line.removeprefix(start) for line in page.body.split("\n") if line.startswith(start)]


def paragraph(page: Page, heading: str) -> str:
    """What stands under a heading, the heading left out."""
    return next(part for part in page.body.split("\n\n") if part.startswith(heading)).removeprefix(heading).strip()


# --------------------------------------------------------------------------- set-up


@EVERYWHERE
def test_set_up_counts_as_the_rules_do(locale: str) -> None:
    numbers = [re.findall(r"\d+", line) for line in pages_of(locale, GAME)["set_up"].body.split("\n")]
    told = [tuple(map(int, line)) for line in numbers if len(line) == 4 and line[0] in "234"]
    tables = {n: set_up(n, SECRET, Options()) for n in (2, 3, 4)}
    assert told == [(n, len(g.regions), REMOVED[n], len(g.supply)) for n, g in tables.items()]
    assert [row[3] for row in told] == [29, 33, 37]


@EVERYWHERE
def test_cubes_rats_and_limits_are_counted_as_in_the_box(locale: str) -> None:
    pages = pages_of(locale, GAME)
    ringed = sum(face.ringed for face in BOX.rats)
    limits = [face.limit for face in BOX.rats]
    assert f"{CUBES} cubes" in pages["set_up"].body and f"{CUBES} cubes" in pages["about"].body
    assert f"{CUBES - 4} " in pages["opening"].body
    assert f" {len(BOX.rats) - ringed} " in pages["set_up"].body
    assert str(len(BOX.rats)) in pages["rat_symbols"].body
    assert re.search(rf"{min(limits)} (to|à) {max(limits)}", pages["rat_symbols"].body)


# --------------------------------------------------------------------------- the map


def borders_told(page: Page) -> Iterator[tuple[str, str, bool]]:
    """Region, neighbour, and whether that is marked as reconstructed."""
    for line in page.body.split("\n"):
        if line.split("\u202f:")[0].split(":")[0].upper() in Region.__members__:
            region = re.split("\u202f?:", line)[0]
            for part in after(line).split(", "):
                yield region, part.removesuffix(" ◇"), part.endswith(" ◇")


def provenances() -> dict[Border, str]:
    """Where each border of the built-in map comes from."""
    data = tomllib.loads((files("rules.rattus") / "data" / "regions.toml").read_text("utf-8"))
    return {frozenset(name.capitalize() for name in entry["between"]): entry["provenance"] for entry in data["border"]}


@EVERYWHERE
def test_the_map_in_words_is_the_built_in_one(locale: str) -> None:
    told: dict[str, list[str]] = {}
    for region, other, _ in borders_told(pages_of(locale, GAME)["map"]):
        told.setdefault(region, []).append(other)
    next_to = BOX.maps[4].next_to
    assert told == {r.name.capitalize(): [Region(other).name.capitalize() for other in next_to[r]] for r in Region}


@EVERYWHERE
def test_regions_stand_under_the_number_of_players_that_brings_them_in(locale: str) -> None:
    told = list(dict.fromkeys(region for region, _, _ in borders_told(pages_of(locale, GAME)["map"])))
    blocks = [part.split("\n")[1:] for part in pages_of(locale, GAME)["map"].body.split("\n\n")[1:4]]
    assert [len(block) for block in blocks] == [8, 2, 2]
    for players, n in ((2, 8), (3, 10), (4, 12)):
        assert {Region[name.upper()] for name in told[:n]} == set(BOX.maps[players].regions)


@EVERYWHERE
def test_reconstructed_borders_are_marked_and_all_others_named(locale: str) -> None:
    page, grades = pages_of(locale, GAME)["map"], provenances()
    marked = {frozenset((region, other)) for region, other, star in borders_told(page) if star}
    plain = {frozenset((region, other)) for region, other, star in borders_told(page) if not star}
    assert marked == {border for border, grade in grades.items() if grade == "reconstructed"}
    assert plain == set(grades) - marked
    chains = [chain.split("–") for chain in re.findall(r"\w+(?:–\w+)+", page.body.split("\n\n")[0])]
    assert {frozenset(pair) for chain in chains for pair in pairwise(chain)} == plain


@EVERYWHERE
def test_every_region_that_a_page_names_exists(locale: str) -> None:
    names = {region.name.capitalize() for region in Region}
    for page in pages_of(locale, GAME).values():
        assert {word for word in re.findall(r"\b[A-Z]\w+ia\b", page.body)} <= names, page.topic


# --------------------------------------------------------------------------- cards


CLASS_SIGNS = {
    Class.PEASANTRY: "🌾",
    Class.BOURGEOISIE: "🧺",
    Class.CHURCH: "⛪",
    Class.CHIVALRY: "🐴",
    Class.MAGIC: "🔮",
    Class.ROYALTY: "👑",
}
LAST = {"en": "**Final round**", "fr": "**Dernière manche**"}
AS_EVER = {"en": "as usual", "fr": "comme toujours"}


def test_every_card_has_a_page_in_the_order_of_the_cards() -> None:
    groups = groups_of(pages_of("en", GAME))
    assert [page.topic for page in groups["cards"]] == [card.name.lower() for card in Card]


@EVERYWHERE
def test_a_card_begins_with_its_class_and_the_page_of_signs_says_the_same(locale: str) -> None:
    pages = pages_of(locale, GAME)
    for cls, sign in CLASS_SIGNS.items():
        line = next(line for line in pages["symbols"].body.split("\n") if line.startswith(sign))
        name = line.split()[1]
        mine = [card for card in Card if class_of(card) == cls]
        assert named(pages, after(line)) == mine
        for card in mine:
            assert re.match(rf"\*\*[^*]+\*\* {sign} {name}, ", pages[card.name.lower()].body), card.name


@EVERYWHERE
def test_what_changes_in_the_last_round_is_what_the_rules_change(locale: str) -> None:
    pages = pages_of(locale, GAME)
    changed = {card for card in Card if LAST_POWERS.get(card) != POWERS.get(card)} | set(MARCHING)
    told = [card for line in lines_of(pages["last_round"]) for card in named(pages, re.split("\u202f?:", line)[0])]
    assert sorted(told) == sorted(changed)
    for card in Card:
        effect = paragraph(pages[card.name.lower()], LAST[locale])
        assert (AS_EVER[locale] in effect.lower()) == (card not in changed), card.name


@EVERYWHERE
def test_when_a_card_works_is_told_as_the_rules_have_it(locale: str) -> None:
    pages = pages_of(locale, GAME)
    before, placing, plague = lines_of(pages["cards"])
    assert set(named(pages, after(before))) == set(POWERS) - {Card.MAYOR}
    with_rats, instead = placing.split("\u202f; " if locale == "fr" else "; ")
    assert named(pages, after(with_rats)) == [Card.PEASANT, Card.QUEEN]
    assert named(pages, after(instead)) == [Card.MAYOR]
    assert named(pages, after(plague)) == [Card.KNIGHT, Card.CRUSADER, Card.SOLDIER, Card.SERF]


@EVERYWHERE
def test_the_sets_are_those_of_the_box(locale: str) -> None:
    pages = pages_of(locale, GAME)
    base, _, *sets, _ = lines_of(pages["choosing_cards"])
    assert named(pages, after(base)) == list(BASE)
    assert [named(pages, after(line)) for line in sets] == [list(BOX.sets[name]) for name in SET_NAMES]
    data = tomllib.loads((files("rules.rattus") / "data" / "cards.toml").read_text("utf-8"))
    assert ["◇" in line for line in sets] == [data["sets"][name]["provenance"] == "reconstructed" for name in SET_NAMES]


NUMBERS = {"en": {1: "one", 2: "two", 3: "three"}, "fr": {1: "un", 2: "deux", 3: "trois"}}


@EVERYWHERE
def test_pieces_are_counted_as_in_the_box(locale: str) -> None:
    pages, word = pages_of(locale, GAME), NUMBERS[locale]
    assert f" **{word[BOX.bishops_per_turn]}** ◇ " in pages["bishop"].body
    assert re.search(rf"(the|des) {word[BOX.bishops]} ", pages["bishop"].body)
    assert f" **{word[BOX.walls_per_turn]}** ◇ " in pages["emperor"].body
    assert re.search(rf"(the|des) {word[BOX.walls]} (walls|remparts)", pages["emperor"].body)
    assert f" **{word[BOX.nuns]}** " in pages["nun"].body
    assert f"{BOX.potions} potions" in pages["wizard"].body


@EVERYWHERE
def test_what_is_reconstructed_is_marked(locale: str) -> None:
    pages = pages_of(locale, GAME)
    for topic in ("set_up", "map", "rat_symbols", "choosing_cards", "bishop", "emperor", "messenger"):
        assert "◇" in pages[topic].body, topic


RAVAGES = {"en": "final ravage", "fr": "ravage final"}


def all_texts(locale: str) -> Iterator[str]:
    """The catalogues as they are written, those for listeners and the pages with them."""
    for file in (*catalogues(locale), *catalogues(locale, "spoken")):
        if GAME in file.parts:
            yield file.read_text("utf-8")
    yield from (page.title + page.body for page in pages_of(locale, GAME).values())


@EVERYWHERE
def test_the_final_ravage_has_one_name(locale: str) -> None:
    text = "\n".join(all_texts(locale)).lower()
    assert text.count(RAVAGES[locale]) > 10
    assert not re.findall("ravages? (?:de la fin|finaux)|(?:last|dernie?rs?|grand) ravages?", text)


@EVERYWHERE
def test_who_agrees_that_potions_help_in_phase_c_only_is_told_of_the_final_round(locale: str) -> None:
    label, rule = words_for(locale)("rattus-table-potion_in_final_ravage"), pages_of(locale, GAME)["wizard"]
    last = {"en": "final round", "fr": "dernière manche"}[locale]
    assert last in label
    assert RAVAGES[locale].split()[0] in label
    assert "phase C" in paragraph(rule, "**" + last.capitalize() + "**")


# --------------------------------------------------------------------------- finding


def test_every_chapter_that_a_refusal_names_is_there() -> None:
    source = "".join(file.read_text("utf-8") for file in files("rules.rattus").iterdir() if file.name.endswith(".py"))
    named_there = set(re.findall(r'"rule": "(\w+)"', source))
    assert {"phase_a", "phase_b", "phase_c", "bishop", "emperor"} <= named_there
    assert named_there | {card.name.lower() for card in Card} <= set(pages_of("en", GAME))


@EVERYWHERE
@pytest.mark.parametrize(
    ("typed", "topic"),
    [
        ("pied piper", "pied_piper"),
        ("flûtiste", "pied_piper"),
        ("joueur de flute", "pied_piper"),
        ("eveque", "bishop"),
        ("évê", "bishop"),
        ("sorciere", "witch"),
        ("witch", "witch"),
        ("château", "king"),
        ("palace", "king"),
        ("mur", "emperor"),
        ("rempart", "emperor"),
        ("walls", "emperor"),
        ("potion", "wizard"),
        ("voisins", "map"),
        ("neighbours", "map"),
        ("regions", "map"),
        ("Scandia", "map"),
        ("majorité", "rat_symbols"),
        ("phase a", "phase_a"),
        ("b", "phase_b"),
        ("emblème", "phase_c"),
        ("propagation", "spread"),
        ("limit", "ravage"),
        ("valeur limite", "ravage"),
        ("tie", "winning"),
        ("égalité", "winning"),
        ("last turn", "last_round"),
        ("golden age", "choosing_cards"),
        ("âge d’or", "choosing_cards"),
        ("symbols", "symbols"),
    ],
)
def test_the_page_that_is_meant_comes_first_in_either_language(locale: str, typed: str, topic: str) -> None:
    assert found(locale, GAME, typed)[0].topic == topic


def test_a_region_leads_to_the_map() -> None:
    for region in Region:
        assert found("en", GAME, region.name)[0].topic == "map", region.name
