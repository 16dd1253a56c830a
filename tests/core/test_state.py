"""The state is plain: its clone is written from the fields, copies the lists and shares the rest."""

from __future__ import annotations

from dataclasses import dataclass, field, fields

import pytest

from rules.core import State, cloning, only
from tests.support.toy_game import TOY_GAME

from .desk import Desk, begin, book


def test_a_clone_has_every_field_of_its_class_and_of_the_base() -> None:
    g = TOY_GAME.new(3, bytes(32))
    copy = g.clone()
    assert copy == g
    assert type(copy) is type(g)
    assert {f.name for f in fields(copy)} >= {"agenda", "since", "undo_reach", "hands", "nest"}


def test_a_clone_copies_every_list_and_shares_every_immutable_value() -> None:
    g = TOY_GAME.new(3, bytes(32))
    copy = g.clone()
    for f in fields(g):
        value = getattr(g, f.name)
        assert (getattr(copy, f.name) is value) == (not isinstance(value, list)), f.name


def test_a_clone_keeps_the_questions_and_starts_without_events_and_barriers() -> None:
    g = begin(book())
    g.say("noise")
    g.learned("something")
    g.learned("something later")
    g.disclose("card")
    g.quiet = True  # type: ignore[misc]  # a slot of the unsaved base
    copy = g.clone()
    assert (copy.asked is g.asked, copy.quiet, copy.events, copy.barrier, copy.disclosed) == (True, True, [], "", "")
    assert (len(g.events), g.barrier, g.disclosed) == (2, "something", "card")


def test_a_field_that_is_added_is_cloned_without_another_word() -> None:
    @cloning
    @dataclass(slots=True)
    class Wider(Desk):
        extra: list[int] = field(default_factory=list)
        name: str = ""

    g = Wider(bytes(32).hex(), extra=[1], name="wide")
    copy = g.clone()
    copy.extra.append(2)
    assert (g.extra, copy.extra, copy.name) == ([1], [1, 2], "wide")


def test_a_state_that_was_not_given_a_clone_says_so() -> None:
    with pytest.raises(NotImplementedError):
        State(bytes(32).hex()).clone()


def test_equality_is_of_the_saved_fields_alone() -> None:
    g = TOY_GAME.new(2, bytes(32))
    copy = g.clone()
    copy.say("noise", card=only(0, 1))
    assert copy == g
    copy.round += 1
    assert copy != g


def test_states_have_no_room_for_a_misspelt_field() -> None:
    with pytest.raises(AttributeError):
        Desk(bytes(32).hex()).pill = 1  # type: ignore[attr-defined]
