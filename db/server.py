"""The address of a PostgreSQL database, whose password is shown nowhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

SCHEMES = ("postgresql", "postgres")


@dataclass(frozen=True, slots=True)
class Server:
    """A database on a server, by its URL. Written out it is the URL without password and options."""

    url: str = field(repr=False)

    @classmethod
    def named_by(cls, text: str) -> Self | None:
        """The server that a setting names; None where it names a file."""
        return cls(text) if text.partition("://")[0] in SCHEMES and "://" in text else None

    @property
    def name(self) -> str:
        """The database's name on its server."""
        return urlsplit(self.url).path.strip("/")

    def __str__(self) -> str:
        where = urlsplit(self.url)
        _, _, host = where.netloc.rpartition("@")
        user = f"{where.username}@" if where.username else ""
        return f"postgresql://{user}{host}/{self.name}"


Where = Path | Server  # where a database is
