"""Which texts the sandbox takes as the emoji of a button: those that Discord takes."""

from __future__ import annotations

import pytest

from bot.sandbox.requests.emoji_names import is_emoji


@pytest.mark.parametrize(
    "name",
    [
        *("🐀", "👑", "⛪", "🗡️", "🗡", "♟️", "♟", "❌", "ℹ️", "🃏", "🪙", "🫶", "🩷"),
        *("☝🏽", "👍🏿", "🧑🏽‍🌾", "👩‍👩‍👧‍👦", "🏳️‍🌈", "❤️‍🔥", "👁️‍🗨️", "🐻‍❄️"),
        *("5️⃣", "#️⃣", "🇫🇷", "🇦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
    ],
)
def test_one_emoji_of_whatever_parts_is_one(name: str) -> None:
    assert is_emoji(name)


@pytest.mark.parametrize(
    "name",
    [
        *("", "x", "5", "●", "✎", "★", "🗀", "🕱", "🖉", "rat"),
        *("🐀🐀", "🐀 ", "🐀\u200d", "\u200d🐀", "\ufe0f", "🐀\ufe0f\ufe0f", "🇫🇷🇫", "55\ufe0f\u20e3", "🏴\U000e0067"),
    ],
)
def test_what_is_none_or_more_than_one_is_none(name: str) -> None:
    assert not is_emoji(name)
