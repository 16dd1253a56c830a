"""Many records as zip files, each small enough to be sent."""

from __future__ import annotations

from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from .limits import MOST

LISTING: Final = 200_000  # bytes left for a zip's own list of its files


class ZipPart:
    """A zip file in the making."""

    def __init__(self, most: int = MOST) -> None:
        self._room, self._buffer = most - LISTING, BytesIO()
        self._zip = ZipFile(self._buffer, "w", ZIP_DEFLATED)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is in it."""
        return not self._zip.filelist

    def has_room(self, text: str) -> bool:
        """Whether a file fits even if it cannot be compressed; the first one always does."""
        return self.is_empty or self._buffer.tell() + len(text.encode()) <= self._room

    def add(self, name: str, text: str) -> None:
        """Put a file in."""
        self._zip.writestr(name, text)

    def closed(self) -> bytes:
        """The zip file."""
        self._zip.close()
        return self._buffer.getvalue()
