"""Cards at hand: what a panel names can be looked up from it, and hints say what lessons say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.lessons import lesson_of
from bot.tables import Person, Snapshot
from bot.text import LOCALES, words_for
from bot.text.pages import CHAPTERS, COMMON, pages_of
from bot.text.words import Words
from bot.ui.interactions.caller import Caller
from bot.ui.interactions.presses import press
from bot.ui.interactions.services import Services
from bot.ui.kit.perspective import Perspective
from bot.ui.kit.screen import ENTRIES, MOST_COMPONENTS, Menu, MenuEntry, Screen, Text
from bot.ui.screens import panel
from bot.ui.screens.at_hand import TITLE, _texts, named_pages, with_things_at_hand
from bot.ui.screens.panel import board_text
from bot.ui.screens.plans import Plan
from rules import GAMES
from tests.support.company import Company

from .desk import PLAYED, Desk, a_company, somebody_waits
from .positions import asked, crowded
from .tables import facts_of, perspective, snapshot


def who_is_asked(table: Snapshot, locale: str) -> Caller:
    """Somebody whom the table waits for."""
    player = table.players[table.awaited[0]]
    assert player is not None
    assert player.person is not None
    return Caller(Person(player.person, player.name), words_for(locale), "press", table.place)


def at_hand(screen: Screen, locale: str) -> Menu | None:
    """The menu of things under a screen."""
    menus = [part for part in screen.parts if isinstance(part, Menu)]
    return next((menu for menu in menus if menu.placeholder == words_for(locale)("ui-at-hand")), None)


@pytest.mark.parametrize(
    ("locale", "game", "text", "topics"),
    [
        ("en", "rattus", "takes the **Witch** from Bea, two Knights", ["witch", "knight"]),
        ("fr", "notre_dame", "joue le parc · corrompt le Ménestrel", ["park", "minstrel"]),
        ("en", "hameln", "a brewery and bakeries", ["brewery"]),
        ("en", "rattus_cartus", "two Kings, 1 Witch", ["population"]),
        ("en", "notre_dame", "## Notre Dame · table ABCD", []),
        ("en", "rattus", "a kingdom of nothing", []),
    ],
)
def test_the_menu_has_what_the_text_names_as_whole_words(locale: str, game: str, text: str, topics: list[str]) -> None:
    reader = perspective(snapshot(game, 3, locale))
    menu = at_hand(with_things_at_hand(reader, Screen((Text(text),))), locale)
    assert [entry.value for entry in menu.entries] == topics if menu else topics == []


def test_a_full_panel_goes_without() -> None:
    full = Screen((Text("the Witch"),) * (MOST_COMPONENTS - 2))
    assert with_things_at_hand(perspective(snapshot("rattus", 3)), full) == full


def test_other_names_count_as_they_are_written_and_not_with_a_number() -> None:
    def topics(game: str, locale: str, text: str) -> list[str]:
        return [page.topic for page in named_pages(locale, game, text)]

    assert topics("rattus_cartus", "fr", "Tour 3 sur 9 · au tour de Bea") == []
    assert topics("rattus_cartus", "fr", "Entrer : Garde, Cabane · deux Rois") == [
        "guard_tower",
        "pipers_cabin",
        "population",
    ]
    assert topics("notre_dame", "en", "Friend ■■ · School ■") == ["trusted_friend", "school"]
    assert topics("notre_dame", "en", "a friend at school") == []


def test_a_person_is_found_by_a_name_and_not_by_a_verb_or_a_role() -> None:
    def topics(locale: str, text: str) -> list[str]:
        return [page.topic for page in named_pages(locale, "notre_dame", text)]

    assert topics("fr", "Gardes-en une\u202f; laquelle de tes cartes gardes-tu\u202f?") == []
    assert topics("fr", "corrompt le Garde") == ["guard"]
    assert topics("en", "bell-ringer Ana guards the bank, hosted by Bea") == ["bank"]
    assert topics("en", "hires the Bell-ringer") == ["bell_ringer"]


def test_more_than_a_menu_takes_are_in_a_second_one() -> None:
    things = [page for page in pages_of("en", "notre_dame").values() if page.group not in (CHAPTERS, COMMON)]
    shown = with_things_at_hand(
        perspective(snapshot("notre_dame", 3)), Screen((Text(" · ".join(page.title for page in things)),))
    )
    menus = [part for part in shown.parts if isinstance(part, Menu)]
    assert len({str(menu.id) for menu in menus}) == len(menus) == 2
    assert {entry.value for menu in menus for entry in menu.entries} == {page.topic for page in things}
    assert all(len(menu.entries) <= ENTRIES for menu in menus)


class Said(Words):
    """Words that remember by which keys the face named something."""

    def __init__(self, locale: str, *, spoken: bool) -> None:
        super().__init__(locale, spoken=spoken)
        self.names = set[tuple[str, str]]()  # the thing, and its name

    def __call__(self, key: str, **facts: str | int) -> str:
        text = super().__call__(key, **facts)
        if (name := NAME.fullmatch(key)) and name["form"] not in NO_NAMES.get(name["kind"], NO_NAMES[""]):
            self.names.add((PAGES.get(name["thing"], name["thing"]), text))  # a thing, if it has a page
        return text


NAME = re.compile(r"[a-z_]+-(?P<kind>card|building|action|person|kind)-(?P<thing>\w+)(?P<form>\.\w+)?")
NO_NAMES = {"": (".does", ".does_otherwise"), "kind": (".short",)}  # the short form of a house is its good
CLASSES = ("royalty", "church", "bourgeoisie", "chivalry", "peasantry", "magic")
PAGES = {"influence": "influence_house", **dict.fromkeys(CLASSES, "population")}


def names_in(text: str, name: str) -> bool:
    """Whether a text has a name as a whole word, and not as a part of another (`Notre-Dame`, `Tour 3`)."""
    return bool(re.search(rf"(?<![\w-]){re.escape(name)}(?!\w|\s\d)", text))


@pytest.mark.parametrize(("locale", "spoken"), [("en", False), ("fr", False), ("fr", True)])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sampled
def test_all_that_a_panel_names_opens_its_page(game: str, locale: str, *, spoken: bool) -> None:
    """At every kind of question, in the position with the most options and in a crowded one."""
    met, pages = set[str](), pages_of(locale, game)
    for table, entries, ask in asked(game).values():
        for there in (table, crowded(table, ask.seat)):
            words = Said(locale, spoken=spoken)
            reader = Perspective(there, GAMES[game], words, ask.seat)
            plan, facts = Plan(reader, reader), facts_of(there, entries)
            shown = Screen(tuple(panel._parts(plan, panel.Note(), facts, None, (), "")))
            offered = [page.topic for page in named_pages(locale, game, "\n".join(_texts(shown.parts)))]
            text = TITLE.sub("", shown.text)  # that of a game is no thing
            named = {thing for thing, name in words.names if thing in pages and names_in(text, name)}
            assert named <= set(offered), f"{ask.choice}: {named - set(offered)}"
            met |= named
    assert met


@pytest.mark.parametrize("game", PLAYED)
async def test_who_waits_looks_up_what_the_board_in_their_panel_shows(tmp_path: Path, game: str) -> None:
    """The picture showed persons whose pages no menu opened."""
    async with a_company(tmp_path) as people:
        table, seat = await somebody_waits(people, game)
        shown = {page.topic for page in named_pages("en", game, board_text(people.perspective(table, seat)))}
        menus = [part for part in (await Desk(people, table, seat).panel()).screen.parts if isinstance(part, Menu)]
        offered = {entry.value for menu in menus for entry in menu.entries}
        assert shown <= offered and bool(shown) == (game != "hameln"), "Hameln's board has nothing with a page"


@pytest.mark.parametrize("locale", LOCALES)
async def test_from_the_panel_to_a_cards_page_and_back(services: Services, locale: str) -> None:
    company = Company(services.tables)
    code = await company.sit_down("rattus", 2)
    await company.play_on(code, 4)
    table = await services.look(code)
    caller = who_is_asked(table, locale)
    panel = await services.panel(caller, table)
    menu = at_hand(panel.screen, locale)
    assert menu is not None
    entry: MenuEntry = menu.entries[0]
    page = await press(services, caller, str(menu.id), (entry.value,))
    assert f"## {entry.label}" in page.text
    assert words_for(locale)("ui-my-move") in str(page.screen)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
async def test_hints_of_a_first_game_say_what_its_lesson_says(services: Services, game: str, locale: str) -> None:
    company = Company(services.tables)
    lesson = lesson_of(locale, game)
    assert lesson is not None
    table = await services.look(await company.sit_down(game, lesson.structure.seats))
    panel = (await services.panel(who_is_asked(table, locale), table)).text
    assert any(point.about in panel for point in lesson.texts.points.values()), panel


@pytest.mark.parametrize("locale", LOCALES)
async def test_hints_at_a_table_of_two_speak_of_no_neighbours_at_left_and_right(
    services: Services, locale: str
) -> None:
    company = Company(services.tables)
    table = await services.look(await company.sit_down("notre_dame", 2))
    panel = (await services.panel(who_is_asked(table, locale), table)).text
    lesson = lesson_of(locale, "notre_dame")
    assert lesson is not None
    assert lesson.texts.points["draw"].about not in panel
    assert words_for(locale)("notre_dame-hint-keep") in panel
