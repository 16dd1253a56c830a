"""Saves: plain JSON data, versioned; old ones are upgraded, odd ones refused, and changed questions renewed."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import BadSave, Rulebook, Saves, Several, UnknownEdition, apart, exactly, sealed
from tests.support.toy_game import TOY_GAME
from tests.support.toy_game_parts import Options

from .desk import Desk, ask_of, asked, begin, book, move, pick, refused, reloaded


def cellar(options: tuple[str, ...] = ("wine", "beer"), name: str = "drink") -> Rulebook[Desk]:
    """Rules of one release: the next one may list other options, or call the paragraph otherwise."""
    rules = book()

    def menu(g: Desk, seat: int) -> Several[str]:
        return exactly(1, options)

    menu.__name__ = name
    rules.counted(menu).chosen(lambda g, seat, drinks: g.notes.append(f"{seat} {drinks[0]}"))

    @rules.step
    def note(g: Desk, text: str) -> None:
        g.notes.append(text)

    return rules


def question(seat: int, name: str = "drink") -> tuple[str, tuple[int]]:
    return name, (seat,)


OLD = cellar()


def stored(*frames: Any) -> dict[str, Any]:
    """A table of the old release as the database holds it."""
    g = begin(OLD, *frames)
    return as_stored(g)


def as_stored(g: Desk) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(Saves(OLD, Desk).save(g)))
    return data


def test_a_save_is_plain_json_with_its_version() -> None:
    data = stored(question(0))
    assert data["version"] == 1
    assert data["agenda"] == [["drink", [0]]]
    assert Saves(OLD, Desk).load(data) == begin(OLD, question(0))


def test_loading_leaves_the_data_as_it_was() -> None:
    data = stored(question(0))
    text = json.dumps(data)
    Saves(OLD, Desk).load(data)
    assert json.dumps(data) == text


def test_the_scratch_of_an_evaluation_is_not_saved() -> None:
    assert not {"asked", "barrier", "disclosed", "events", "quiet"} & set(stored(question(0)))


# ------------------------------------------------------------------- newer rules


def test_upgrades_run_one_after_the_other_from_the_save_s_version() -> None:
    def pile_added(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "pile": 7}

    def pile_doubled(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "pile": data["pile"] * 2}

    saves = Saves(OLD, Desk, [pile_added, pile_doubled])
    data = {name: value for name, value in stored(question(0)).items() if name != "pile"}
    assert saves.load(data).pile == 14
    assert saves.load({**data, "version": 2, "pile": 1}).pile == 2
    assert saves.load({**data, "version": 3, "pile": 1}).pile == 1
    assert saves.save(saves.load(data))["version"] == 3


def test_the_toy_s_first_release_is_upgraded() -> None:
    data = TOY_GAME.save(TOY_GAME.new(2, bytes(32), Options(looks="in_turn")))
    assert data.pop("looks") == "in_turn"
    assert TOY_GAME.load({**data, "version": 1}).looks == "in_turn"


def test_a_renamed_paragraph_is_found_by_its_old_name_in_every_group() -> None:
    new = cellar(name="choose_drink")
    new.renamed["drink"] = "choose_drink"
    data = stored(apart(sealed(question(0), question(1)), question(2)), question(1))
    g = Saves(new, Desk).load(data)
    assert asked(g) == [(0, "choose_drink"), (1, "choose_drink"), (2, "choose_drink")]
    assert g.agenda[0] == ("choose_drink", (1,))
    assert pick(new, g, "wine", seat=2).notes == ["2 wine"]


def test_an_opened_answer_of_a_renamed_choice_takes_effect() -> None:
    new = cellar(name="choose_drink")
    new.renamed["drink"] = "choose_drink"
    data = stored()
    data["agenda"] = [["chosen", ["drink", [1], ["beer"]]]]
    assert Saves(new, Desk).load(data).notes == ["1 beer"]


def test_a_renamed_question_is_a_new_one() -> None:
    new = cellar(name="choose_drink")
    new.renamed["drink"] = "choose_drink"
    data = stored(question(0))
    assert ask_of(Saves(new, Desk).load(data)).revision == data["revision"] + 1


def test_sealed_answers_that_are_no_options_any_more_are_dropped_and_asked_again() -> None:
    g = pick(OLD, begin(OLD, sealed(question(0), question(1), question(2))), "wine", seat=0)
    g = pick(OLD, g, "beer", seat=1)
    dry = cellar(("water", "beer"))
    loaded = Saves(dry, Desk).load(as_stored(g))
    assert [ask.given for ask in loaded.asked] == [None, ("beer",), None]


def test_an_answer_that_was_forced_once_is_asked_for_where_there_is_a_choice_now() -> None:
    rules, newer = (forced_question(options) for options in (("ale",), ("ale", "mead")))
    g = begin(rules, sealed(("first", (0,)), ("second", (1,))))
    assert asked(g) == [(0, "first")]
    loaded = Saves(newer, Desk).load(Saves(rules, Desk).save(g))
    assert [ask.given for ask in loaded.asked] == [None, None]


def forced_question(options: tuple[str, ...]) -> Rulebook[Desk]:
    rules = book()

    @rules.choice
    def first(g: Desk, seat: int) -> tuple[str, ...]:
        return "yes", "no"

    @rules.forced
    def second(g: Desk, seat: int) -> tuple[str, ...]:
        return options

    return rules


def test_sealed_answers_on_a_branch_are_dropped_too() -> None:
    g = pick(OLD, begin(OLD, apart(sealed(question(0), question(1)), question(2))), "wine", seat=0)
    loaded = Saves(cellar(("water", "beer")), Desk).load(as_stored(g))
    assert ask_of(loaded, 0).given is None


def test_a_question_whose_options_changed_gets_a_revision_of_its_own() -> None:
    g = begin(OLD, question(0))
    dry = cellar(("beer", "wine"))  # only the order differs, but a button holds an option's number
    loaded = Saves(dry, Desk).load(as_stored(g))
    assert ask_of(loaded).revision == g.revision + 1
    assert refused(dry, loaded, move(g, "wine")).key == "out_of_date"


def test_questions_that_did_not_change_stay_pressable_beside_one_that_did() -> None:
    rules, newer = (two_questions(options) for options in (("ale",), ("ale", "mead")))
    g = begin(rules, apart(("first", (0,)), ("second", (1,))))
    loaded = Saves(newer, Desk).load(Saves(rules, Desk).save(g))
    assert (ask_of(loaded, 0).revision, ask_of(loaded, 1).revision) == (0, 1)
    assert reloaded(newer, loaded) == loaded
    assert reloaded(newer, loaded).asked == loaded.asked


def two_questions(options: tuple[str, ...]) -> Rulebook[Desk]:
    rules = book()

    @rules.choice
    def first(g: Desk, seat: int) -> tuple[str, ...]:
        return "yes", "no"

    @rules.choice
    def second(g: Desk, seat: int) -> tuple[str, ...]:
        return options

    for choice in (first, second):
        choice.chosen(lambda g, seat, answer: g.notes.append(answer))
    return rules


def test_a_load_without_changes_renews_nothing() -> None:
    g = begin(OLD, question(0))
    assert Saves(OLD, Desk).load(as_stored(g)).revision == g.revision


# ------------------------------------------------------------------- bad saves


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"version": None}, "is not one of 1 to 1$"),
        ({"version": 0}, "is not one of 1 to 1$"),
        ({"version": 2}, "newer program"),
        ({"secret": "not hex"}, "secret"),
        ({"secret": None}, "secret"),
        ({"draws": "many"}, "draws"),
        ({"hands": [["ace"]]}, "hands.0"),
        ({"agenda": None}, "agenda"),
        ({"agenda": [7]}, "agenda"),
        ({"agenda": [["drink"]]}, "agenda"),
        ({"agenda": [["unknown", [0]]]}, "'unknown'"),
        ({"agenda": [["drink", [0, 1]]]}, "takes 1 argument"),
        ({"agenda": [["note", []]]}, "takes 1 argument"),
        ({"agenda": [["drink", [1.5]]]}, "1.5"),
        ({"agenda": [["drink", [True]]]}, "True"),
        ({"agenda": [["drink", [None]]]}, "None"),
        ({"agenda": [["sealed", [7]]]}, "agenda"),
        ({"agenda": [["sealed", [[["note", ["x"]], []]]]]}, "no choice"),
        ({"agenda": [["apart", [[]]]]}, "agenda"),
        ({"agenda": [["apart", [7]]]}, "agenda"),
        ({"agenda": [["chosen", [["drink"], [0], ["wine"]]]]}, "agenda"),
        ({"questions": 7}, "questions"),
    ],
)
def test_a_bad_save_is_refused_and_told_by_its_part(change: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSave, match=told):
        Saves(OLD, Desk).load({**stored(question(0)), **change})


@pytest.mark.parametrize("data", [None, 7, [], "text"])
def test_a_save_that_is_no_object_is_refused(data: Any) -> None:
    with pytest.raises(BadSave):
        Saves(OLD, Desk).load(data)


def test_a_bad_save_never_tells_the_secret() -> None:
    data = {**stored(question(0)), "secret": "ff" * 31, "draws": "many"}
    with pytest.raises(BadSave) as told:
        Saves(OLD, Desk).load(data)
    assert "ffff" not in str(told.value)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["drink", "note", "sealed", "apart", "chosen"]),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=8,
)


@given(frame=json_values)
def test_whatever_stands_in_an_agenda_it_is_read_or_refused(frame: Any) -> None:
    saves = Saves(OLD, Desk)
    try:
        saves._frame(frame)
    except BadSave as bad:
        assert "agenda" in str(bad)


def test_a_table_whose_edition_is_gone_is_refused_by_name() -> None:
    data = TOY_GAME.save(TOY_GAME.new(2, bytes(32)))
    with pytest.raises(UnknownEdition, match="'nowhere' of magpie"):
        TOY_GAME.load({**data, "edition": "nowhere"})


# ------------------------------------------------------------------- any table


@pytest.mark.thorough
@given(
    hands=st.lists(st.lists(st.integers(0, 9), max_size=3).map(tuple), min_size=3, max_size=3),
    notes=st.lists(st.text(max_size=5), max_size=3),
    pile=st.integers(0, 10**12),
)
def test_any_table_comes_back_as_it_was(hands: list[tuple[int, ...]], notes: list[str], pile: int) -> None:
    g = replace(begin(OLD, question(1)), hands=hands, notes=notes, pile=pile)
    OLD.settle(g)
    again = Saves(OLD, Desk).load(as_stored(g))
    assert (again, again.asked) == (g, g.asked)
