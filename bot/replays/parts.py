"""Packs many records into zip files, each small enough to send."""

from __future__ import annotations

from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from .limits import MOST

LISTING: Final = 200_000  # bytes reserved for a zip's central directory


class ZipPart:
    """A zip file being written."""

    def __init__(self, most: int = MOST) -> None:
        self._room, self._buffer = most - LISTING, BytesIO()
        self._zip = ZipFile(self._buffer, "w", ZIP_DEFLATED)

    @property
    def is_empty(self) -> bool:
        """Whether it contains no file yet."""
        return not self._zip.filelist

    def has_room(self, text: str) -> bool:
        """Whether a file fits even if it does not compress; always true for the first one."""
        return self.is_empty or self._buffer.tell() + len(text.encode()) <= self._room

    def add(self, name: str, text: str) -> None:
        """Add a file."""
        self._zip.writestr(name, text)

    def closed(self) -> bytes:
        """Finish the zip file and return its bytes."""
        self._zip.close()
        return self._buffer.getvalue()
