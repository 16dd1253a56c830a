"""One thing has one name: that of the French booklet, and that of the button where a text names one."""

from __future__ import annotations

import re

import pytest

from bot.text import LOCALES, words_for

from .catalogues import REPOSITORY, files, reading, texts

# Words that stood for something that has another name in all other texts of the game.
OF_ANOTHER_GAME = {
    "notre_dame": r"marqueur|secteur|\b[Mm]essages?\b|\b[Ee]ngage|\b[Aa]vantage|Période",
    "rattus": r"Joueur de flûte|\bMurs\b|dernier tour avec ton|rats? (révélés? )?(est |sont )?écartés?(?! \{)(?! sans)",
    "hameln": r"fin de la phase|\b[Aa]vantage|\bbonus\b",
    "rattus_cartus": r"voir \{\} nonnes?\b|^\{\} nonnes?$",
}


@pytest.mark.parametrize("game", OF_ANOTHER_GAME)
def test_a_game_s_french_texts_call_its_things_by_one_name(game: str) -> None:
    banned = re.compile(OF_ANOTHER_GAME[game])
    for text in texts("fr"):
        if text.file.startswith(f"{game}/") and not text.key.startswith(f"{game}-typed-"):
            told = "{}".join(reading(text.pattern).words)
            assert not banned.search(told), (text.key, told)


def test_the_pages_of_rattus_call_the_pied_piper_as_his_card_does() -> None:
    for page in (REPOSITORY / "bot/games/rattus/pages/fr").rglob("*.md"):
        assert "Joueur de flûte" not in page.read_text("utf-8"), page


@pytest.mark.parametrize("locale", LOCALES)
def test_who_manages_a_server_is_called_a_moderator(locale: str) -> None:
    others = r"looks? after th|manages? th(e|is) |[Qq]ui veille|g(ère|érer|ères) [cl]e (serveur|forum)|responsable"
    for folder in (REPOSITORY / "bot/text" / locale, REPOSITORY / "bot/text/pages" / locale):
        for file in folder.rglob("*.*"):
            told = file.read_text("utf-8").replace("permission : Gérer le serveur", "")  # as Discord calls it
            assert not re.search(others, told), (file, re.findall(others, told))


def test_a_round_is_a_manche_in_no_french_text_that_all_games_share() -> None:
    folders = REPOSITORY / "bot/text/fr", REPOSITORY / "bot/text/pages/fr"
    for file in (file for folder in folders for file in folder.rglob("*.*")):
        assert not re.search(r"\b[Mm]anches?\b", file.read_text("utf-8")), file


def test_in_french_one_appuie_sur_a_button() -> None:
    for text in texts("fr"):
        told = "{}".join(reading(text.pattern).words)
        assert not re.search(r"\b([Pp]ress(e|es|ent|er|é)|[Pp]ressions?)\b", told), (text.key, told)
    for page in (REPOSITORY / "bot/text/pages/fr").rglob("*.md"):
        assert not re.search(r"\bpress(e|er)\b", page.read_text("utf-8")), page


def test_in_french_notre_dame_a_piece_is_a_coin_and_what_moves_a_cube() -> None:
    for page in (REPOSITORY / "bot/games/notre_dame/pages/fr").rglob("*.md"):
        assert not re.search(r"\b[Tt]es pièces|pièce (à|dans) ton|[Ll]es pièces (qui|sont)", page.read_text("utf-8")), (
            page
        )


@pytest.mark.parametrize("locale", LOCALES)
def test_what_has_much_contrast_is_called_the_same_wherever_it_is_chosen(locale: str) -> None:
    words = words_for(locale)
    assert words("ui-show-contrast") == words("ui-offer-reading-contrast")
    assert words("replay-page-contrast").lower() in words("ui-show-contrast").lower()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_button_that_a_text_names_is_called_so(locale: str) -> None:
    words = words_for(locale)
    assert f"*{words('ui-resign')}*" in words("refused-alone")
    closed = words("refused-deal_in_play")
    assert words("replay-button") in closed
    assert words("ui-record").lower() in closed.lower()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pace", ["leisurely", "relaxed", "daily", "lively", "own"])
def test_a_pace_has_one_name_at_a_table_and_where_somebody_seeks_others(locale: str, pace: str) -> None:
    words = words_for(locale)
    name = re.split(r"\s*:", words("ui-pace", pace=pace))[0]
    assert name in words(f"seek-pace-{pace}")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_catalogue_that_names_another_one_at_its_head_stands_beside_it(locale: str) -> None:
    for file in files(locale):
        head = file.read_text("utf-8").partition("\n")[0]
        for other in re.findall(r"\w+\.ftl", head):
            assert (file.parent / other).exists(), (file, other)
