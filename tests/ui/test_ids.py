"""Custom ids: what they say, and that nothing else is read from them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.interactions.invitations import chosen_person
from bot.ui.kit.ids import LONGEST_ID, Id, number_in, read_id

CODES = st.text("23456789ABCDEFGHJKMNPQRSTUVWXYZ", min_size=4, max_size=6)
CHOICES = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=32)


@given(
    st.sampled_from("abcdefghijklmnopqrstuvwxyz"),
    CODES,
    st.integers(0, 999_999),
    CHOICES,
    st.integers(0, 99).map(str),
    st.none() | st.integers(0, 9999),
)
def test_an_id_is_read_as_it_was_written(
    verb: str, table: str, revision: int, choice: str, what: str, draft: int | None
) -> None:
    id = Id(verb, table, revision, choice, what, draft)
    assert len(str(id)) <= LONGEST_ID
    assert read_id(str(id)) == id


def test_an_id_of_a_whole_table_is_short() -> None:
    assert str(Id("o", "7F3K")) == "o:7F3K"
    assert read_id("o:7F3K") == Id("o", "7F3K")


@pytest.mark.parametrize(
    "foreign",
    [
        "",
        "x",
        "ttt:1:2",
        "p:7f3k",
        "p:7F3K:1",
        "p:7F3K:1:enter",
        "p:7F3K:-1:enter:0",
        "p:7F3K:1:enter:0:x",
        "pp:7F3K",
        "p:7F3K:٣:enter:0",
    ],
)
def test_a_foreign_id_is_none_of_ours(foreign: str) -> None:
    assert read_id(foreign) is None


@given(st.text(max_size=120))
def test_whatever_somebody_sends_is_read_or_refused(text: str) -> None:
    id = read_id(text)
    assert id is None or text.startswith(f"{id.verb}:{id.table}")


@pytest.mark.parametrize("text", ["", "x", "-1", "٣", "²", "1_0", " 1", "9" * 10, "9" * 5000, "\ud800", "\x00"])
def test_what_is_no_number_of_ours_is_none(text: str) -> None:
    assert number_in(text) == -1
    assert Id("p", "7F3K", 1, "enter", text).number == -1


@pytest.mark.parametrize("id", ["", "x", "0", "-1", "٣", str(2**63), "9" * 5000])
def test_a_person_is_chosen_by_an_id_that_discord_can_have_given(id: str) -> None:
    assert chosen_person(f"{id} 0 Ana") is None
    assert chosen_person(f"{2**63 - 1} 0 Ana") is not None
