"""Component data: the built-in edition of each game, the operator's files, and those that stored tables use."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import structlog

from bot.faults import log_fault
from db import Connection, EditionRow, select
from rules.core import AnyGame, BadEdition, Edition

from . import serialization, untrusted

LOG = structlog.get_logger(__name__)


class Editions:
    """The editions that this installation knows, by game and name."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._known = {(key, game.editions.built_in.name): game.editions.built_in for key, game in games.items()}
        self._labels = dict.fromkeys(self._known, "")

    def of(self, game: str) -> tuple[tuple[str, Edition], ...]:
        """What tables of a game can choose: label ("" for the built-in one, else the folder's name) and edition."""
        return tuple((label, self._known[key]) for key, label in self._labels.items() if key[0] == game)

    def files(self, game: str, name: str) -> str:
        """The data of an edition as JSON text, to be stored with the tables that use it."""
        return json.dumps(dict(self._known[game, name].files), separators=(",", ":"), ensure_ascii=False)

    def read_folder(self, folder: Path) -> None:
        """Read the operator's files, `<folder>/<game>/<label>/*.toml`. Raises `BadEdition` naming file and key."""
        for game in self._games:
            for own in sorted(path for path in (folder / game).glob("*") if path.is_dir()):
                self._learn_own(game, own)

    def _learn_own(self, game: str, folder: Path) -> None:
        files = {file.name: _text_of(file) for file in folder.glob("*.toml")}
        try:
            self._learn(game, files, folder.name)
        except BadEdition as bad:  # which of all folders it is in, the rules do not know
            raise BadEdition(str(folder / bad.file), bad.key, bad.problem) from None

    def read_stored(self, connection: Connection) -> None:
        """Read the editions of tables in the database. One that fails is logged: its tables cannot be read."""
        for row in select(connection, EditionRow):
            if row.game in self._games and (row.game, row.name) not in self._known:
                self._learn_stored(row)

    def read_started(self, connection: Connection, game: str, name: str) -> None:
        """Read the edition of a table that another process started; nothing where the database has none."""
        for row in select(connection, EditionRow, "where game = ? and name = ?", game, name):
            self._learn_stored(row)

    def _learn_stored(self, row: EditionRow) -> None:
        try:
            known = self._learn(row.game, json.loads(row.files))
        except (BadEdition, *serialization.BAD) as bad:
            at = f"{bad.file} {bad.key}" if isinstance(bad, BadEdition) else None
            log_fault("an edition is not usable any more", bad, edition=row.name, game=row.game, at=at)
        else:
            if known.name != row.name:
                LOG.error("an edition reads as another one", edition=row.name, game=row.game, other=known.name)

    def _learn(self, game: str, files: Mapping[str, str], label: str | None = None) -> Edition:
        edition = self._games[game].add_edition(files)
        self._known[game, edition.name] = edition
        if label is not None:
            self._labels.setdefault((game, edition.name), label)
        return edition


def _text_of(file: Path) -> str:
    try:
        return untrusted.text_of(file)
    except (OSError, ValueError) as bad:
        raise BadEdition(str(file), "", f"cannot be read: {bad}") from None
