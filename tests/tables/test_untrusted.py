"""What comes from outside is read within limits, and cannot take hold of a terminal."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from bot.tables.storage import untrusted


def nested(depth: int) -> str:
    """Lists in one another."""
    return "[" * depth + "]" * depth


@pytest.mark.parametrize("text", ['{"a": [1, -2, 2.5, "é", null, true]}', '"alone"', nested(19), "9" * 15])
def test_plain_json_is_read_as_ever(text: str) -> None:
    assert untrusted.parsed(text) == json.loads(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (nested(21), "deep"),
        (nested(100_000), "deep"),
        ('{"a":' * 5_000 + "1" + "}" * 5_000, "deep"),
        ("9" * 6_000, "a number of 6000 digits"),
        ("-" + "9" * 6_000, "a number of 6001 digits"),
        ("1e999", "no number"),
        ("[NaN]", "no number"),
        ("[-Infinity]", "no number"),
        ('{"seat": 1, "seat": 2}', "'seat' stands twice"),
        ('{"\\u001b": 1, "\\u001b": 2}', "'\N{REPLACEMENT CHARACTER}' stands twice"),
        (r'["\ud800"]', "surrogates"),
        (r'{"\udfff": 1}', "surrogates"),
        ("[1", "line 1"),
        ("", "line 1"),
    ],
)
def test_json_that_is_absurd_is_refused_in_words(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as refused:
        untrusted.parsed(text)
    assert len(str(refused.value)) < 200


def test_a_file_is_read_up_to_a_limit(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_text("x" * 100, "utf-8")
    assert untrusted.text_of(file, 100) == "x" * 100
    with pytest.raises(ValueError, match="longer than 99 bytes"):
        untrusted.text_of(file, 99)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match="decode"):
        untrusted.text_of(file)


def test_what_is_no_file_is_never_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path, Path("/dev/zero")):
        with pytest.raises(ValueError, match="not a file"):
            untrusted.text_of(path)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Chloé, 李雷", "Chloé, 李雷"),
        ("\x1b[2Jgone", "�[2Jgone"),
        ("a\rb\nc\x07", "a�b�c�"),
        ("\u202eevil\u2066", "�evil�"),
        ("\x9b31m", "�31m"),
    ],
)
def test_a_line_for_a_terminal_holds_nothing_that_acts_on_it(text: str, shown: str) -> None:
    assert untrusted.printable(text) == shown


def test_a_line_for_a_terminal_has_an_end() -> None:
    assert len(untrusted.printable("x" * 10**6)) == untrusted.LONGEST_LINE
    assert untrusted.printable("x" * 50, 20) == "x" * 19 + "…"
