"""Hostile records and data files: whatever they hold, a sentence and an exit code, never a traceback."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.tables.storage import records
from rules import GAMES
from rules.core import AnyGame, BadEdition

from .recorded.make import finished
from .support.logs import debug_log

Data = dict[str, Any]
Change = Callable[[Data], object]

SOME = 40  # mutations of each record, of each kind
ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 3, 99, 10**14, -(10**14), 1.5, 1e300),
    *("", "x", "\x1b[2J", "\u202e", "a" * 5_000, "knight"),
    *([], {}, [[]], [[[]]], [None], ["x"], [0] * 300, {"a": 1}, {"only": [0], "fact": 1}),
)
NUMBERS = ("0", "1", "5", "9", "50", "99", "1000000", "9" * 6_000, "-1", "1.5", "true", "nan", "[" * 5_000)
ESCAPES = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


@cache
def text_of(key: str) -> str:
    """The record of a whole game, with moves taken back."""
    return asyncio.run(finished(GAMES[key], min(GAMES[key].seats), GAMES[key].Options()))


def record_of(key: str = "rattus_cartus") -> Data:
    """The same as data that may be changed."""
    found: Data = json.loads(text_of(key))
    return found


class Typed:
    """`python -m bot` in a folder of one's own; everything said is looked through."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file, self._capsys = folder / "record.json", capsys

    def __call__(self, *words: str) -> tuple[int, str]:
        """Exit code and everything printed."""
        code = main(words)
        out = self._capsys.readouterr()
        text = out.out + out.err
        assert "a fault of the program" not in text
        assert not ESCAPES.search(text)
        assert max(map(len, text.splitlines())) <= 2_000
        return code, text


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Typed]:
    """The command line; logging is as it was afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with debug_log():
        yield Typed(tmp_path, capsys)


# ------------------------------------------------------------------- records by hand

NAME = "\x1b]0;mine\x07\u202e" + "N" * 60
WRONG: dict[str, tuple[Change, str]] = {
    "a seat of thousands of digits": (lambda r: r["moves"][3].update(seat=int("9" * 4_000)), "a number of 4000 digits"),
    "a name of a million letters": (lambda r: r["joined"][0].update(name="a" * 10**6), "joined.0.name: "),
    "a negative seat": (lambda r: r["moves"][3].update(seat=-5), "moves.3.seat: "),
    "a seat that nobody has": (lambda r: r["moves"][3].update(seat=9), "bad_move at move 4 not_your_turn"),
    "time that is no number": (lambda r: r["moves"][3].update(at=float("nan")), "NaN is no number"),
    "more taken back than was played": (lambda r: r["moves"][3].update(back=500), "bad_take_back at move 4"),
    "something taken back less than once": (lambda r: r["moves"][3].update(back=-1), "moves.3.back: "),
    "an answer nested deeply": (lambda r: r["moves"][3].update(pick=deep(500)), "deep"),
    "an answer of thousands": (lambda r: r["moves"][3].update(pick=[1] * 5_000), "moves.3.pick: "),
    "an answer that is no answer": (lambda r: r["moves"][3].update(pick=[{"a": [1.5]}]), "bad_move at move 4"),
    "moves without end": (lambda r: r.update(moves=[r["moves"][0]] * 30_000), "moves: "),
    "seats without end": (lambda r: r.update(joined=r["joined"] * 5_000), "joined: "),
    "a bot player of many digits": (lambda r: r["joined"][0].update(house=10**14), "joined.0.house: "),
    "a game that nobody knows": (lambda r: r.update(game="chess\x1b[31m"), "unknown_game"),
    "a program's name that clears the screen": (lambda r: r.update(program="\x1b[2J" * 90), "program: "),
    "a key of many letters": (lambda r: r.update({"\x1b" * 10**5: 1}), "Extra inputs"),
    "half a letter": (lambda r: r["joined"][0].update(name="\ud800"), "surrogates"),
    "an option nested deeply": (lambda r: r["options"].update(buildings=deep(18)), "bad_options"),
    "a data file nested deeply": (lambda r: files_of(r, "a = " + "[" * 9_000), "bad_edition"),
    "a data file with 6,000 digits": (lambda r: files_of(r, "a = " + "9" * 6_000), "bad_edition"),
    "a data file without end": (lambda r: files_of(r, "#" * 200_000), "longer than 100000 characters"),
    "a data file of a strange name": (lambda r: r["edition"]["files"].update({"\x1b/../x": ""}), "no such file"),
}


def deep(n: int) -> Any:
    """Lists in one another."""
    return json.loads("[" * n + "]" * n)


def files_of(record: Data, text: str) -> None:
    """Give all data files this text."""
    record["edition"]["files"] = dict.fromkeys(record["edition"]["files"], text)


@pytest.mark.parametrize("command", ["verify", "picture"])
@pytest.mark.parametrize("what", WRONG)
def test_a_hostile_record_gets_a_sentence_and_an_exit_code(typed: Typed, command: str, what: str) -> None:
    change, reason = WRONG[what]
    record = record_of()
    change(record)
    typed.file.write_text(json.dumps(record), "utf-8")
    code, text = typed(command, str(typed.file))
    assert code in (1, 2)
    assert reason in text or (command == "picture" and "pictures" in text), text
    assert list(typed.file.parent.glob("*.png")) == []


@pytest.mark.parametrize("command", ["verify", "picture"])
@pytest.mark.parametrize("text", ["[" * 10**6, "9" * 6_000, '{"a":' * 10**5, "\x1b[2J", '{"a": 1, "a": 2}', "\x00"])
def test_a_file_of_absurd_json_is_said_to_be_no_record(typed: Typed, command: str, text: str) -> None:
    typed.file.write_text(text, "utf-8")
    code, said = typed(command, str(typed.file))
    assert (code, "this is no record of a game" in said) == (2, True), said


def test_a_file_without_end_is_not_read_to_its_end(typed: Typed) -> None:
    for path in ("/dev/zero", str(typed.file.parent)):
        assert typed("verify", path) == (2, f"{path}: this is no record of a game: not a file\n")
    with typed.file.open("wb") as file:
        file.truncate(1 << 40)
    code, said = typed("verify", str(typed.file))
    assert (code, "longer than 4000000 bytes" in said) == (2, True), said


def test_names_that_act_on_a_terminal_are_printed_and_drawn_harmlessly(typed: Typed) -> None:
    record = record_of()
    for player in (*record["joined"], *record["seated"]):
        player["name"] = NAME
    typed.file.write_text(json.dumps({**record, "table": "\x1b[2J", "program": "\x1b[2J"}), "utf-8")
    code, text = typed("verify", str(typed.file))
    assert (code, "all as sealed" in text) == (0, True), text
    code, text = typed("picture", str(typed.file))
    assert code == 0, text
    assert "NNNN" in text


@pytest.mark.parametrize("number", ["9" * 6_000, "-1", "99999999999999999999"])
def test_positions_of_absurd_numbers_are_refused(typed: Typed, number: str) -> None:
    typed.file.write_text(text_of("rattus_cartus"), "utf-8")
    for option in ("--at", "--seat"):
        try:
            code, said = typed("picture", str(typed.file), f"{option}={number}")
        except SystemExit as refused:  # argparse has said why
            code, said = int(str(refused.code)), "this table has 2 seats"
        assert (code, "this record has" in said or "this table has 2 seats" in said) == (2, True), said


# ------------------------------------------------------------------- records by chance


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in some data."""
    if path:
        yield path
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in parts:
        yield from places(part, (*path, key))


def changed(data: Data, chance: random.Random) -> Data:
    """The same with something odd, something left out, doubled or out of order; each part of the record as often."""
    part = chance.choice(list(data))
    *way, last = chance.choice([(part, *path) for path in [(), *places(data[part])]])
    around: Any = data
    for key in way:
        around = around[key]
    match chance.randrange(4):
        case 0:
            del around[last]
        case 1 if isinstance(around, list):
            around.insert(chance.randrange(len(around) + 1), json.loads(json.dumps(around[last])))
        case 2 if isinstance(around, list):
            chance.shuffle(around)
        case _:
            around[last] = json.loads(json.dumps(chance.choice(ODD)))
    return data


def rewritten(data: Data, chance: random.Random) -> Data:
    """The same with other component data, under the name that these have; half of the time they make no sense."""
    files, game = data["edition"]["files"], GAMES[data["game"]]
    name, number = chance.choice([(name, found) for name in files for found in re.finditer(r"\b\d+\b", files[name])])
    files[name] = files[name][: number.start()] + chance.choice(NUMBERS) + files[name][number.end() :]
    edition = named(game, files) or data["edition"]["name"]
    data["edition"]["name"] = edition
    data["options"]["edition"] = edition
    return data


def named(game: AnyGame, files: Data) -> str:
    """What these data are called, if they can be used."""
    try:
        return game.add_edition(files).name
    except BadEdition:
        return ""


@pytest.mark.parametrize("change", [changed, rewritten])
@pytest.mark.parametrize("key", GAMES)
def test_a_record_changed_by_chance_is_sound_or_told_apart(
    key: str, change: Callable[[Data, random.Random], Data]
) -> None:
    told = set()
    for seed in range(SOME):
        text = json.dumps(change(record_of(key), random.Random(f"{key} {seed}")))
        try:
            report = records.verify(records.read(text), GAMES)
        except ValueError as no_record:
            told.add("no record")
            assert len(str(no_record)) < 300
        else:
            assert report.fault in {"", *records.FAULTS}
            told.add(report.fault)
    assert len(told) > 1, "nothing was reached"
