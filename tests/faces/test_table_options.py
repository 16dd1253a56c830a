"""Table options and the editions of the component data, as the lobby tells them."""

from __future__ import annotations

import pytest

from bot.faces.table_options import agreed_on
from bot.text import LOCALES, units, words_for

from .cases import Case

ELSEWHERE = "0123456789ab"  # an edition that is not here


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_option_and_every_value_has_a_name_of_its_own(case: Case, locale: str, spoken: bool) -> None:
    words = words_for(locale, spoken=spoken)
    for option in case.game.table_options:
        named = [case.face.table_option(words, option.name, value) for value in option.values]
        assert len(set(named)) == len(named)
        groups = {case.face.option_group(words, option.name, value) for value in option.values}
        assert groups == {""} or option.name == "chosen", "only cards stand under headings"
        assert all(0 < units(name) <= 80 for name in (*named, case.face.table_option(words, option.name)))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_lobby_tells_every_option_that_differs(case: Case, locale: str) -> None:
    options = case.game.contract.options
    agreed = [agreed_on(case.game, one, min(case.game.seats)) for one in options]
    lines = {case.face.options_line(words_for(locale), one) for one in agreed}
    assert len(lines) == len(options) - case.options_alike
    assert all(units(line) <= 700 for line in lines)


@pytest.mark.parametrize("locale", LOCALES)
def test_data_that_is_not_here_does_not_keep_the_lobby_from_being_shown(case: Case, locale: str) -> None:
    agreed = agreed_on(case.game, case.game.Options(edition=ELSEWHERE), min(case.game.seats))
    assert ELSEWHERE in case.face.options_line(words_for(locale), agreed)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_edition_has_a_line_for_each_kind_of_data(case: Case, locale: str) -> None:
    data = case.game.add_edition({})
    lines = case.face.edition(words_for(locale), data)
    assert len(lines) == len(set(lines)) == len({grade.what for grade in data.grades}) + case.above_the_grades
    assert all(str(grade.n) in " ".join(lines) for grade in data.grades)


def test_an_edition_is_named_as_built_in_or_by_what_is_in_it(case: Case) -> None:
    assert case.face.table_option(words_for("en"), "edition", "") == "built in ◇ reconstructed"
    assert case.face.table_option(words_for("en"), "edition", ELSEWHERE) == ELSEWHERE
