"""A record file from anywhere: each fault is told in a clear sentence, in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bot.replays.child_process import ReplayMaker
from bot.replays.file_check import FileCheck, check_file, check_text, read_check
from bot.tables.storage.untrusted import LARGEST
from bot.text import LOCALES, words_for
from bot.ui.interactions.record_check import UNREADABLE, told_check
from rules import GAMES

from .records import played, record

NAME = "rattus/record-2"


def changed(**changes: Any) -> bytes:
    """The file of a sound record with other fields."""
    return json.dumps({**json.loads(record(NAME).model_dump_json()), **changes}).encode()


def moves(at: int, **changes: Any) -> list[Any]:
    """Its moves, one of them changed."""
    found = json.loads(record(NAME).model_dump_json())["moves"]
    found[at].update(changes)
    return list(found)


def told(raw: bytes, locale: str = "en") -> str:
    """What somebody reads, after the way through the child process's pipe."""
    return told_check(words_for(locale), read_check(check_text(check_file(raw, GAMES, words_for(locale)))))


def test_a_sound_record_is_told_with_its_seal_which_is_to_be_compared() -> None:
    text = told(changed())
    assert "Rattus" in text and "✓" in text and record(NAME).seal in text and "Compare" in text


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"\xff\xfe", "it is not text in UTF-8"),
        (b" " * (LARGEST + 1), "larger than 4 MB"),
        (b"[" * 50 + b"]" * 50, "deep in one another"),
        (b'{"a": ', "not JSON from line 1, character 7 on"),
        (b"[" + b"9" * 400 + b"]", "a number of 400 digits"),
        (b"[NaN]", "not finite"),
        (b'{"seat": 1, "seat": 2}', "seat\u2069 stands twice"),
        (b'{"\\udfff": 1}', "it is not text"),
        (b"{}", "is missing"),
        (changed(colour=1), "there is no \u2068colour\u2069 in a record"),
        (changed(table="x" * 90), "table\u2069 is too long"),
        (changed(moves=moves(3, seat=99)), "moves.3.seat\u2069 is out of range"),
        (changed(moves=moves(3, seat="x")), "moves.3.seat\u2069 is not of the kind"),
        (changed(secret="00" * 32), "the secret does not fit the seal"),
        (changed(game="chess"), "the game is not known here"),
        (changed(moves=moves(3, pick=[999])), "entry 4 of its moves. The answer is none of the options there."),
        (changed(moves=moves(3, choice="sing")), "entry 4 of its moves. This seat was asked something else."),
        (changed(moves=moves(3, back=99)), "a move was taken back that had to stay, entry 4"),
        (changed(moves=moves(0)[:-1]), "the result does not follow"),
    ],
)
def test_each_fault_is_told_by_place_and_reason(raw: bytes, reason: str) -> None:
    assert reason in told(raw)
    assert told(raw, "fr") != told(raw)


def barred_moves() -> Iterator[tuple[str, bytes, str]]:
    """For each game a record with an answer that its rules bar, and the key of the reason."""
    for name in ("rattus/record-2", "rattus_cartus/record-4", "notre_dame/record-5", "hameln/record-5"):
        game = played(name)
        for line, (state, move) in enumerate(zip(game.states, game.moves, strict=False)):
            if barred := game.game.barred(state, move.seat):
                option, why = next(iter(barred.items()))
                bad = move.model_copy(update={"pick": (option,)})
                kept = (*game.moves[:line], bad)
                yield name, record(name).model_copy(update={"moves": kept}).model_dump_json().encode(), why.key
                break


def test_a_move_that_a_game_bars_is_refused_in_the_game_s_own_words() -> None:
    found = list(barred_moves())
    assert len(found) >= 2
    for name, raw, key in found:
        for locale in LOCALES:
            text = told(raw, locale)
            assert key not in text and "`" not in text and len(text) > 80, (name, text)


def test_a_strangers_text_in_a_record_does_nothing_in_a_message() -> None:
    text = told(changed(table="**@everyone**"))
    assert "**@everyone**" not in text
    odd = told(changed(**{"[x](y)`": 1}))
    assert "[x](y)`" not in odd


def test_every_reason_why_a_file_is_no_record_has_a_sentence() -> None:
    facts: dict[str, str | int] = {"most": 1, "n": 2, "name": "x", "where": "moves.1", "line": 1, "column": 2}
    for locale in LOCALES:
        assert len({told_check(words_for(locale), FileCheck(unreadable=key, facts=facts)) for key in UNREADABLE}) == 12


async def test_a_file_is_checked_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.replays.child_process.LONGEST_CHECK", 250.0)  # a busy machine starts slowly

    async def read() -> bytes:
        return changed(secret="00" * 32)

    check = await ReplayMaker().check(read, "en")
    assert check is not None and check.fault == "bad_seal"
