"""A replay as a file: made beside the bot, by the command, and shown from a folder."""

from __future__ import annotations

import argparse
import asyncio
import re
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer
from PIL import Image
from yarl import URL

from bot.cli.arguments import parser
from bot.cli.replay import replay
from bot.cli.replay_folder import application, show_folder
from bot.config import Settings
from bot.outcome import CannotDo
from bot.replays import ReplayStep, played_again, steps_of
from bot.replays.child_process import QUEUE, NotMade, ReplayMaker
from bot.replays.film import LONGEST, SHORTEST, frames_of, shown_steps
from bot.replays.page import page_of
from bot.replays.page.contents import contents
from bot.replays.practice import practice_told
from bot.replays.work_queue import WorkQueueFull
from bot.tables.storage.records import RecordedOrigin
from bot.text import words_for
from rules import GAMES

from .records import NAMES, played, record

SHORT = "rattus/record-2"
SETTINGS = Settings.model_construct()


def command(*given: str) -> argparse.Namespace:
    """What `python -m bot replay` would be given."""
    return parser().parse_args(["replay", *given])


def stored(folder: Path, name: str = SHORT) -> Path:
    """A record in a file."""
    path = folder / "game.json"
    path.write_text(record(name).model_dump_json(), "utf-8")
    return path


def test_the_command_writes_the_page_beside_the_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = stored(tmp_path)
    assert replay(SETTINGS, command(str(path), "--language", "fr")) == 0
    page = path.with_suffix(".html").read_text("utf-8")
    assert '<html lang="fr">' in page and "default-src 'none'" in page
    assert "http" not in page.replace("http-equiv", "").replace("http://www.w3.org", ""), "nothing comes from elsewhere"
    assert str(path.with_suffix(".html")) in capsys.readouterr().out


def test_what_cannot_be_played_or_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    path = stored(tmp_path)
    moves = record(SHORT).moves
    broken = record(SHORT).model_copy(update={"moves": (*moves[:5], moves[4], *moves[6:])})
    path.write_text(broken.model_dump_json(), "utf-8")
    with pytest.raises(CannotDo, match=r"not as it was sealed: bad_move at move \d"):
        replay(SETTINGS, command(str(path)))
    with pytest.raises(CannotDo, match="cannot be written"):
        replay(SETTINGS, command(str(stored(tmp_path)), "--html", str(tmp_path / "no" / "folder.html")))
    with pytest.raises(CannotDo, match="no folder"):
        show_folder(path, 0, "en")


@pytest.mark.parametrize(
    ("forged", "fault"),
    [({"secret": "ab" * 32}, "bad_seal"), ({"result": None}, "bad_result"), ({"seal": "0" * 64}, "bad_seal")],
)
def test_no_page_is_made_of_a_record_that_is_not_as_it_was_sealed(
    tmp_path: Path, forged: dict[str, object], fault: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(record(SHORT).model_copy(update=forged).model_dump_json(), "utf-8")
    with pytest.raises(CannotDo, match=f"not as it was sealed: {fault}"):
        replay(SETTINGS, command(str(path)))
    assert not path.with_suffix(".html").exists()


@pytest.mark.thorough
async def test_a_page_is_made_in_a_process_of_its_own_and_a_broken_record_gives_none() -> None:
    maker = ReplayMaker()
    page = await maker.made(record(SHORT).model_dump_json(), "en", "page")
    assert page and page.startswith(b"<!doctype html>") and record(SHORT).table.encode() in page
    with pytest.raises(NotMade, match="replay-file-failed"):
        await maker.made("{}", "en", "page")
    asked = [asyncio.create_task(maker.made("{}", "en", "film")) for _ in range(QUEUE)]
    await asyncio.sleep(0)
    with pytest.raises(WorkQueueFull):
        await maker.made("{}", "en", "film")
    for task in asked:
        task.cancel()
    await asyncio.wait(asked)
    with pytest.raises(NotMade):
        await maker.made("{}", "en", "film")


async def test_a_folder_of_records_is_listed_and_nothing_outside_it_is_served(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    stored(folder)
    (folder / "broken<b>.json").write_text("{", "utf-8")
    (tmp_path / "secret.json").write_text(record(SHORT).model_dump_json(), "utf-8")
    async with TestClient(TestServer(application(folder, "en"))) as browser:
        listed = await (await browser.get("/")).text()
        assert 'href="/game.json"' in listed and "Rattus" in listed and "broken&lt;b&gt;.json: " in listed
        assert (await browser.get("/game.json")).status == 200
        assert (await browser.get("/broken%3Cb%3E.json")).status == 422
        for outside in ("/secret.json", "/..%2fsecret.json", "/%2e%2e/secret.json", "/none.json"):
            assert (await browser.get(outside)).status == 404
    assert SHORT in NAMES


async def test_a_link_leads_out_of_no_folder_and_every_name_of_a_file_can_be_opened(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "link.json").symlink_to(stored(tmp_path))
    for name in ("a#b.json", "a?b.json", "a%41.json"):
        stored(folder).rename(folder / name)
    async with TestClient(TestServer(application(folder, "en"))) as browser:
        listed = await (await browser.get("/")).text()
        assert "link.json" not in listed and (await browser.get("/link.json")).status == 404
        names = re.findall('href="([^"]*)"', listed)
        assert len(names) == 3
        for name in names:
            assert (await browser.get(URL(name, encoded=True))).status == 200


async def test_a_folder_is_shown_to_no_page_whose_name_leads_to_this_machine(tmp_path: Path) -> None:
    async with TestClient(TestServer(application(tmp_path, "en"))) as browser:
        assert (await browser.get("/", headers={"Host": "elsewhere.example"})).status == 403


def test_a_table_named_like_a_place_of_the_page_is_only_a_name() -> None:
    named = record(SHORT).model_copy(update={"table": "{{DATA}}"})
    assert "{{DATA}}</title>" in page_of(played(SHORT), named, "en")


def test_a_film_shows_every_step_and_the_end_within_a_minute(tmp_path: Path) -> None:
    target = tmp_path / "game.webp"
    assert replay(SETTINGS, command(str(stored(tmp_path)), "--film", str(target))) == 0
    steps = steps_of(played(SHORT), words_for("en"))
    with Image.open(target) as shown:
        assert 2 < getattr(shown, "n_frames", 1) <= len(steps) + 1
        lengths = 0
        for n in range(getattr(shown, "n_frames", 1)):
            shown.seek(n)
            shown.load()
            lengths += shown.info["duration"]
    assert 0 < lengths <= 60_000


@pytest.mark.parametrize("n", [3, 147, 300, 1000])
def test_a_long_game_leaves_steps_out_and_keeps_a_frame_on_the_screen(n: int) -> None:
    shown = shown_steps([ReplayStep(line, 1, 0) for line in range(n)])
    assert len(shown) * SHORTEST <= LONGEST and shown[0].line == 0


def test_page_and_film_say_that_a_game_was_practice() -> None:
    practice, english, french = record(SHORT), words_for("en"), words_for("fr")
    again = played_again(practice.model_copy(update={"origin": RecordedOrigin(table="7Q2K", moves=3)}), GAMES)
    told_on_page = contents(again, practice, "en")["languages"]
    for words in (english, french):
        assert practice_told(played(SHORT), words) == ""
        told = practice_told(again, words)
        assert "7Q2K" in told and not told.startswith("-#")
        assert told_on_page[words.locale]["practice"] == told
    steps = steps_of(again, english)[:2]
    frames = frames_of(played(SHORT), english, steps), frames_of(again, english, steps)
    same = [one.tobytes() == other.tobytes() for one, other in zip(*frames, strict=True)]
    assert same == [False, True, False], "the deal and the end say so"
