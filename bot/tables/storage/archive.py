"""The archive: a folder beside the database with the records of tables that ended long ago, one file each."""

from __future__ import annotations

import os
from pathlib import Path

from db import make_file, make_folder, names_to_disk

from . import records
from .records import RecordedPlayer


class Archive:
    """Writes records. Their files are made for the owner alone."""

    def __init__(self, database: Path) -> None:
        self.folder = database.with_suffix(".archive")

    def put(self, game: str, code: str, record: str) -> str:
        """Write a record, whole or not at all; returns the name of a file that outlives a power cut. Raises `OSError`.

        It names no people: who sat where stays in the database, so that an erasure needs no files.
        """
        make_folder(self.folder)
        name = f"{game}-{code}.json"
        half = self.folder / f"{name}.part"
        half.unlink(missing_ok=True)
        make_file(half)
        with half.open("w", encoding="utf-8") as file:
            file.write(_without_names(record))
            file.flush()
            os.fsync(file.fileno())
        half.replace(self.folder / name)
        for folder in (self.folder, self.folder.parent):
            names_to_disk(folder)  # else a power cut may take a file away whose table has left the database
        return name


def _without_names(text: str) -> str:
    record = records.read(text)
    joined, seated = (
        tuple(RecordedPlayer(house=player.house) for player in players) for players in (record.joined, record.seated)
    )
    return record.model_copy(update={"joined": joined, "seated": seated}).model_dump_json(indent=1)
