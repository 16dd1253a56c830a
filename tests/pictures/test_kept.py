"""What is kept of parts of pictures: never more bytes than it may be, and what is asked for stays."""

from __future__ import annotations

from collections.abc import Hashable

from bot.pictures.kept import Kept


def test_what_was_not_asked_for_the_longest_goes_first_and_is_told() -> None:
    dropped = list[tuple[Hashable, str]]()
    kept = Kept[str](30, lambda key, value: dropped.append((key, value)))
    for key in "abc":
        kept.put(key, key.upper(), 10)
    assert kept.get("a") == "A"
    kept.put("d", "D", 20)
    assert ([kept.get(key) for key in "abcd"], kept.bytes) == (["A", None, None, "D"], 30)
    assert dropped == [("b", "B"), ("c", "C")]


def test_what_is_put_again_counts_once() -> None:
    dropped = list[tuple[Hashable, str]]()
    kept = Kept[str](30, lambda key, value: dropped.append((key, value)))
    kept.put("a", "A", 20)
    kept.put("a", "AA", 30)
    assert (kept.get("a"), kept.bytes, dropped) == ("AA", 30, [])


def test_what_is_larger_than_all_that_may_be_kept_drives_nothing_out() -> None:
    dropped = list[tuple[Hashable, str]]()
    kept = Kept[str](30, lambda key, value: dropped.append((key, value)))
    for key in "abc":
        kept.put(key, key.upper(), 10)
    kept.put("large", "L", 31)
    assert ([kept.get(key) for key in "abc"], kept.get("large"), kept.bytes) == (["A", "B", "C"], None, 30)
    assert dropped == [("large", "L")]
