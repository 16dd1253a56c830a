"""Component data: an owner's own files can be chosen, and a table keeps the data it was started with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.tables.storage.editions import Editions
from db import EditionRow, upsert
from rules import GAMES
from rules.core import BadEdition
from tests.support.toys import TOYS

from .host import ANA, Host, refusing

TOY_GAME = TOYS["magpie"]
FILE = "magpie.toml"
BUILT_IN = TOY_GAME.editions.built_in


def own_files(folder: Path, old: str, new: str, label: str = "bigger hands") -> Path:
    """A folder of editions with one of the owner's own."""
    own = folder / "magpie" / label
    own.mkdir(parents=True)
    text = BUILT_IN.files[FILE]
    assert old in text
    (own / FILE).write_text(text.replace(old, new), "utf-8")
    return folder


async def test_an_owners_edition_is_offered_under_the_name_of_its_folder_and_can_be_chosen(
    host: Host, tmp_path: Path
) -> None:
    await host.stop()
    await host.start(own_files(tmp_path, "size = 4", "size = 6"))
    (_, built_in), (label, own) = host.tables.editions("magpie")
    assert (built_in.name, label) == (BUILT_IN.name, "bigger hands")
    code = await host.running(2, edition=own.name)
    table = await host.look(code)
    assert table.options.edition == own.name
    assert [place.cards for place in TOY_GAME.view(table.state, 0).places] == [6, 6]


async def test_a_table_keeps_its_edition_when_the_owners_files_are_gone(host: Host, tmp_path: Path) -> None:
    await host.stop()
    await host.start(own_files(tmp_path, "size = 4", "size = 7"))
    code = await host.running(2, edition=host.tables.editions("magpie")[1][1].name)
    await host.restart()
    assert [label for label, _ in host.tables.editions("magpie")] == [""], "nobody else can choose it any more"
    assert (await host.to_the_end(code)).status == "over"
    record = json.loads(await host.tables.recorded.text(code))
    assert "size = 7" in record["edition"]["files"][FILE]


async def test_the_built_in_edition_is_named_at_the_start_so_that_an_upgrade_changes_nothing(host: Host) -> None:
    code = await host.running(2)
    assert (await host.look(code)).options.edition == BUILT_IN.name


async def test_an_owners_file_that_is_wrong_stops_the_start_with_file_and_key(host: Host, tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match=r"magpie\.toml: hand\.size"):
        await host.tables.begin(own_files(tmp_path, "size = 4", "size = -4"))
    with pytest.raises(BadEdition, match="no such file"):
        (tmp_path / "magpie" / "bigger hands" / "other.toml").write_text("")
        await host.tables.begin(tmp_path)


async def test_an_edition_nobody_has_cannot_be_chosen(host: Host) -> None:
    code = await host.lobby(2)
    with refusing("bad_option"):
        await host.tables.set_options(code, ANA.id, {"edition": "000000000000"})


async def test_a_kept_edition_that_is_not_usable_any_more_is_told_and_stops_nothing(host: Host) -> None:
    kept = EditionRow("magpie", "aaaaaaaaaaaa", json.dumps({FILE: "hand = 1"}))
    other = EditionRow("magpie", "bbbbbbbbbbbb", json.dumps(dict(BUILT_IN.files)))
    for row in (kept, other):
        await host.db.write(lambda connection, row=row: upsert(connection, row))  # type: ignore[misc]
    with capture_logs() as lines:
        await host.restart()
    bad, other_name = lines
    assert (bad["edition"], bad["game"], bad["error"]) == ("aaaaaaaaaaaa", "magpie", "BadEdition")
    assert bad["at"].startswith("magpie.toml hand")
    assert (other_name["edition"], other_name["other"]) == ("bbbbbbbbbbbb", BUILT_IN.name)
    assert (await host.answer(await host.running(2), 0)).table.awaited == (1,)


def test_a_game_without_files_of_the_owner_offers_the_built_in_edition(tmp_path: Path) -> None:
    editions = Editions(TOYS)
    editions.read_folder(tmp_path / "not there")
    assert [label for label, _ in editions.of("magpie")] == [""]


def test_each_game_is_offered_only_its_own_editions(tmp_path: Path) -> None:
    editions = Editions(GAMES)
    for game, rules in GAMES.items():
        own = tmp_path / game / "mine"
        own.mkdir(parents=True)
        for name, text in rules.editions.built_in.files.items():
            (own / name).write_text(f"# our own\n{text}", "utf-8")
    editions.read_folder(tmp_path)
    for game, rules in GAMES.items():
        (_, built_in), *_ = editions.of(game)
        assert built_in.name == rules.editions.built_in.name
        assert {tuple(edition.files) for _, edition in editions.of(game)} == {tuple(built_in.files)}
