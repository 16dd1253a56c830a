"""The pages of Notre Dame agree with its data and its rules, and are found by what people type."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from bot.text import LOCALES, words_for
from bot.text.pages import Page, found, groups_of, pages_of
from rules.notre_dame.actions import DONATION
from rules.notre_dame.carriage import reach
from rules.notre_dame.components import (
    BASE_GRAY,
    BROWN,
    GOLD,
    GRAY,
    LETTERS,
    MARKERS,
    MARKETS,
    MOST_RAT,
    RING,
    Action,
    PersonCard,
    editions,
)
from rules.notre_dame.flow import ROUNDS
from rules.notre_dame.options import TABLE_OPTIONS, Options
from rules.notre_dame.setup import PERSONAL, START_GOLD, set_up
from rules.notre_dame.state import EMPTY, Table

GAME = "notre_dame"
SECRET = "00" * 32
BOX = editions.components("")
EVERYWHERE = pytest.mark.parametrize("locale", LOCALES)
CORNERS = {
    "en": ("Square", "Fish quay", "Flower quay", "Wine gate", "Wood gate"),
    "fr": ("Place", "Quai Poissons", "Quai Fleurs", "Porte du Vin", "Porte du Bois"),
}


def data(name: str) -> Any:
    """A built-in data file as it stands."""
    return tomllib.loads((files("rules.notre_dame") / "data" / name).read_text("utf-8"))


PROVENANCE = {PersonCard[entry["id"].upper()]: entry["provenance"] for entry in data("persons.toml")["person"]}


def start(seats: int, **options: Any) -> Table:
    return set_up(seats, SECRET, Options(**options))


def page(locale: str, topic: object) -> Page:
    """A page by its topic, or by the card or person it is about."""
    return pages_of(locale, GAME)[topic.name.lower() if isinstance(topic, (Action, PersonCard)) else str(topic)]


def numbers(text: str) -> list[int]:
    return list(map(int, re.findall(r"\d+", text)))


def line(page: Page, title: str) -> str:
    """What a line says behind its title and the colon."""
    begun = (re.match(rf"{title}\u202f?: (.+)", text) for text in page.body.split("\n"))
    return next(match[1] for match in begun if match)


# --------------------------------------------------------------------------- set-up


@EVERYWHERE
def test_set_up_counts_as_the_rules_do(locale: str) -> None:
    rows = [numbers(text) for text in page(locale, "set_up").body.split("\n")]
    told = [tuple(row) for row in rows if len(row) == 5 and row[0] in RING]
    tables = {seats: start(seats) for seats in RING}
    lying = {seats: sum(message != EMPTY for message in g.messages) for seats, g in tables.items()}
    assert told == [(n, len(g.colours), lying[n], BOX.pool[n], g.gold_left) for n, g in tables.items()]


@EVERYWHERE
def test_pieces_are_counted_as_in_the_box(locale: str) -> None:
    first = page(locale, "set_up").body.split("\n")[0]
    assert numbers(first) == [MARKERS, PERSONAL, MARKERS - PERSONAL, START_GOLD, GOLD, len(Action), 0]
    assert f" {MOST_RAT}" in page(locale, "borough").body
    assert f" {GOLD} " in page(locale, "bank").body


@EVERYWHERE
def test_what_notre_dame_shares_is_printed_on_its_tiles(locale: str) -> None:
    row = page(locale, "sharing").body.split("\n\n")[1]
    assert numbers(row) == [number for seats in RING for number in (seats, BOX.pool[seats])]
    source = page(locale, "sharing").body.split("\n-# ")[1]
    inferred = [tile["pool"] for tile in data("board.toml")["tile"] if tile["provenance"] == "inferred"]
    assert numbers(source) == inferred
    assert str(BOX.pool[2]) in page(locale, "two_players").body


@EVERYWHERE
def test_a_donation_brings_what_the_page_says(locale: str) -> None:
    first = page(locale, "notre_dame").body.split("\n")[0]
    assert numbers(first) == [number for pair in DONATION.items() for number in pair]


@EVERYWHERE
def test_the_rounds_after_which_a_period_ends_are_named(locale: str) -> None:
    last = [str(round) for round in range(1, ROUNDS + 1) if round % 3 == 0]
    for topic in ("round", "sharing"):
        assert re.search(rf"{last[0]}, {last[1]} (and|et) {last[2]}", page(locale, topic).body), topic


# --------------------------------------------------------------------------- persons


KINDS = {"en": ("Brown", "Gray, "), "fr": ("Brune?", "Grise?s?, ")}


def listed(text: str) -> dict[str, tuple[int, bool]]:
    """A line of persons: each with its rats, and whether they are marked as reconstructed."""
    parts = re.findall(r"([^\d,]+) (\d)( ◇)?", text)
    return {name.strip(): (int(rats), bool(mark)) for name, rats, mark in parts}


def in_the_box(locale: str, persons: Any, *, marked: bool) -> dict[str, tuple[int, bool]]:
    """The same from the data."""
    return {
        page(locale, person).title: (BOX.rats[person], marked and PROVENANCE[person] == "reconstructed")
        for person in map(PersonCard, persons)
    }


@EVERYWHERE
def test_every_person_is_listed_with_its_letter_and_its_rats(locale: str) -> None:
    base, new = page(locale, "persons"), page(locale, "new_persons")
    brown = base.body.split("\n\n")[1].split("\n")[1]
    assert listed(brown) == in_the_box(locale, BROWN, marked=False)
    for letter in LETTERS:
        mine = {person for person in GRAY if BOX.letter[person] == letter}
        assert listed(line(base, letter)) == in_the_box(locale, mine & set(BASE_GRAY), marked=False)
        assert listed(line(new, letter)) == in_the_box(locale, mine - set(BASE_GRAY), marked=True)


@EVERYWHERE
@pytest.mark.parametrize("person", PersonCard, ids=lambda person: person.name.lower())
def test_a_person_begins_with_colour_letter_and_rats(locale: str, person: PersonCard) -> None:
    brown, gray = KINDS[locale]
    kind = brown if person in BROWN else f"{gray}{BOX.letter[person]}"
    mark = " ◇" if PROVENANCE[person] == "reconstructed" else ""
    assert re.match(rf"\*\*[^*]+\*\* {kind}, {BOX.rats[person]} rats?{mark}\. ", page(locale, person).body)


@EVERYWHERE
@pytest.mark.parametrize("person", PersonCard, ids=lambda person: person.name.lower())
def test_a_person_says_where_the_number_of_rats_comes_from(locale: str, person: PersonCard) -> None:
    source = page(locale, person).body.split("\n-# ")[1]
    grade = {"reconstructed": "(reconstructed|reconstitué) ◇", "inferred": "(inferred|déduit)"}[PROVENANCE[person]]
    assert re.search(rf"{grade}\u202f?: (the rats|les rats)", source)


@EVERYWHERE
def test_the_rats_of_the_base_game_add_up_as_the_page_says(locale: str) -> None:
    brown = sum(BOX.rats[person] for person in BROWN)
    sums = {letter: brown for letter in LETTERS}
    for person in BASE_GRAY:
        sums[BOX.letter[person]] += BOX.rats[person]
    told = re.findall(r"(\d+)(?: rats)? (?:in|en) ([ABC])", page(locale, "persons").body)
    assert {letter: int(n) for n, letter in told} == sums


def test_every_card_and_every_person_has_a_page_in_its_group() -> None:
    groups = {group: [page.topic for page in pages] for group, pages in groups_of(pages_of("en", GAME)).items()}
    assert groups["cards"] == [action.name.lower() for action in Action]
    persons = [person.name.lower() for person in PersonCard]
    assert (groups["persons"], groups["new_persons"]) == (persons[: BASE_GRAY.stop], persons[BASE_GRAY.stop :])


@EVERYWHERE
def test_cards_and_persons_are_called_as_on_the_board(locale: str) -> None:
    words = words_for(locale)
    for thing in (*Action, *PersonCard):
        kind = "action" if isinstance(thing, Action) else "person"
        assert page(locale, thing).title == words(f"notre_dame-{kind}-{thing.name.lower()}")


# --------------------------------------------------------------------------- roads


@EVERYWHERE
def test_the_roads_in_words_are_the_built_in_ones(locale: str) -> None:
    roads, names = data("board.toml")["roads"], dict(zip(MARKETS, CORNERS[locale], strict=True))
    body = page(locale, "roads")
    inside = {frozenset((name, far)) for name in names.values() for far in line(body, name).split(", ")}
    assert inside == {frozenset(names[market] for market in road) for road in roads["inside"]}
    out = [tuple(text[2:].split(" – ")) for text in body.body.split("\n") if text.startswith("- ")]
    told = [*roads["between"], *roads["crossings"]]
    assert sorted(out[:1]) == sorted((names[one], names[other]) for one, other in roads["between"])
    assert sorted(out) == sorted((names[one], names[other]) for one, other in told)
    assert "◇" in body.body and roads["provenance"] == "reconstructed"


def steps_to_a_message(g: Table, borough: int) -> int:
    """How far it is from the first borough's centre to the nearest corner of another one."""
    corners = set(range(borough * len(MARKETS) + 1, (borough + 1) * len(MARKETS)))
    return next(steps for steps in range(1, 9) if corners & reach(g, 0, steps))


@EVERYWHERE
def test_the_ways_in_the_example_are_as_long_as_it_says(locale: str) -> None:
    example = page(locale, "roads").body.split("\n\n")[4]
    for seats in (4, 5):
        tables = [start(seats, roads=roads) for roads in ("border", "plain")]
        assert numbers(example) == [steps_to_a_message(g, borough) for borough in (1, 2) for g in tables]


# --------------------------------------------------------------------------- options, reconstructed values


@EVERYWHERE
def test_every_table_option_is_told(locale: str) -> None:
    lines = [text for text in page(locale, "options").body.split("\n") if text.startswith("- **")]
    assert len(lines) == len(TABLE_OPTIONS) + 1  # and the component data
    assert ["◇" in text for text in lines] == [option.name == "roads" for option in TABLE_OPTIONS] + [False]


@EVERYWHERE
def test_what_is_reconstructed_is_marked(locale: str) -> None:
    for topic in ("persons", "new_persons", "carriage", "carriage_house", "roads"):
        assert "◇" in page(locale, topic).body, topic


# --------------------------------------------------------------------------- finding


def test_every_chapter_that_a_refusal_names_is_there() -> None:
    source = "".join(file.read_text("utf-8") for file in files("rules.notre_dame").iterdir() if file.name[-3:] == ".py")
    named = set(re.findall(r'"rule": "(\w+)"', source))
    assert {"notre_dame", "hotel", "carriage", "messages", "advisor"} <= named <= set(pages_of("en", GAME))


@EVERYWHERE
@pytest.mark.parametrize(
    ("typed", "topic"),
    [
        ("seminary", "school"),
        ("séminaire", "school"),
        ("coach house", "carriage_house"),
        ("relais", "carriage_house"),
        ("calèche", "carriage"),
        ("auberge", "hotel"),
        ("aubergiste", "host"),
        ("notre dame", "notre_dame"),
        ("Notre-Dame", "notre_dame"),
        ("offrande", "notre_dame"),
        ("confident", "trusted_friend"),
        ("usurier", "money_lender"),
        ("veilleur", "night_watchman"),
        ("lady in waiting", "lady_in_waiting"),
        ("dame d’honneur", "lady_in_waiting"),
        ("sonneur de cloches", "bell_ringer"),
        ("bell ringer", "bell_ringer"),
        ("érudit", "scholar"),
        ("mecene", "patron"),
        ("gravedigger", "grave_digger"),
        ("phase 1", "persons"),
        ("phase 2", "choosing"),
        ("draft", "choosing"),
        ("phase 3", "playing"),
        ("phase 4", "hiring"),
        ("corrompre", "hiring"),
        ("phase 5", "plague"),
        ("peste", "plague"),
        ("busiest", "outbreak"),
        ("bâtiment majoritaire", "outbreak"),
        ("lettre de change", "messages"),
        ("park bonus", "prestige"),
        ("bonus du parc", "prestige"),
        ("à deux", "two_players"),
        ("égalité", "winning"),
        ("tie", "winning"),
        ("manche", "round"),
        ("routes", "roads"),
        ("symbols", "symbols"),
    ],
)
def test_the_page_that_is_meant_comes_first_in_either_language(locale: str, typed: str, topic: str) -> None:
    assert found(locale, GAME, typed)[0].topic == topic
