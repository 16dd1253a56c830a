"""What the sandbox's page says itself has a French text, and no French text is left over."""

from __future__ import annotations

import re
from importlib.resources import files

from bot.sandbox.forms import GONE
from bot.sandbox.interactions import SILENCE

PAGE = files("bot.sandbox") / "page"
ANSWERS = {SILENCE, GONE}  # of the sandbox, which a page shows in its own language


def sources() -> dict[str, str]:
    """The scripts of the page by name, comments left out."""
    scripts = (file for file in PAGE.iterdir() if file.name.endswith(".js"))
    return {file.name: re.sub(r"^\s*(//|/?\*).*$", "", file.read_text("utf-8"), flags=re.M) for file in scripts}


def french() -> dict[str, str]:
    """The French texts by the English ones."""
    table = sources()["words.js"].split("const FRENCH = {")[1].split("\n};")[0]
    return {
        bare or quoted: text for quoted, bare, text in re.findall(r'^  (?:"([^"]+)"|(\w+)):\s*"([^"]*)",$', table, re.M)
    }


def test_every_text_that_is_told_has_a_french_one() -> None:
    said = {text for name, source in sources().items() for text in re.findall(r'\btold\(\s*"([^"]+)"', source)}
    assert len(said) > 80
    assert (said | ANSWERS) - french().keys() == set()


def test_no_french_text_is_left_over_and_each_keeps_its_facts() -> None:
    others = "".join(source for name, source in sources().items() if name != "words.js")
    assert [text for text in french() if f'"{text}"' not in others and text not in ANSWERS] == []
    for english, text in french().items():
        gaps = re.findall(r"\{\w+\}", english)
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(gaps), english


def test_what_stands_in_quotes_for_people_goes_through_the_dictionary() -> None:
    attributes = re.compile(r'(?:"aria-label"|title|placeholder): "[A-Z]')
    assert [(name, found) for name, source in sources().items() for found in attributes.findall(source)] == []
