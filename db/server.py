"""The address of a PostgreSQL database; its password is never shown."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self
from urllib.parse import unquote, urlsplit

SCHEMES = ("postgresql://", "postgres://")
SECRETS = ("password", "sslpassword")  # options that hold one
_SIGN = r"[^/?#@\[\]\s%]|%[0-9A-Fa-f]{2}"
_HOST = r"(?:\[[0-9A-Fa-f:.]+\]|[^:/?#@\[\]\s,]*)(?::\d*)?"
# If libpq would parse an address otherwise than meant, its error message would quote a part of the password.
_WELL_FORMED = re.compile(rf"\w+://(?:(?:{_SIGN})*@)?{_HOST}(?:,{_HOST})*(?:/(?:{_SIGN})*)?(?:\?.*)?")
# Meant as an address, with a misspelt scheme or as libpq's key=value pairs: as a file name it would show the password.
_MEANT_AS_ONE = re.compile(r":/|password\s*=|^\s*postgres\w*:", re.IGNORECASE)
_HOW_TO_NAME = "this is no address of a PostgreSQL server; write postgresql://USER:PASSWORD@HOST/NAME, or name a file"
_HOW_TO_WRITE = (
    "this address cannot be read; in user and password write what is neither a letter nor a digit as % with two "
    "digits: @ as %40, / as %2F, # as %23, % as %25"
)


@dataclass(frozen=True, slots=True)
class Server:
    """A database on a server, by its URL. `str()` gives the URL without password and options."""

    url: str = field(repr=False)

    @classmethod
    def named_by(cls, text: str) -> Self | None:
        """The server that a setting names; None if it names a file. Raises `ValueError`, which quotes no part of it."""
        if not text.startswith(SCHEMES):
            if _MEANT_AS_ONE.search(text):
                raise ValueError(_HOW_TO_NAME)
            return None
        if not _WELL_FORMED.fullmatch(text):
            raise ValueError(_HOW_TO_WRITE)
        return cls(text)

    @property
    def name(self) -> str:
        """The database's name on its server."""
        return urlsplit(self.url).path.strip("/")

    @property
    def has_password(self) -> bool:
        """Whether the URL holds a password."""
        return urlsplit(self.url).password is not None or any(map(_is_secret, self._options))

    @property
    def without_password(self) -> str:
        """The URL with all its options but for passwords, as it may be shown to be set anew."""
        shown = "&".join(option for option in self._options if not _is_secret(option))
        return f"{self}?{shown}" if shown else str(self)

    @property
    def _options(self) -> list[str]:
        return self.url.partition("?")[2].split("&")

    def __str__(self) -> str:
        where = urlsplit(self.url)
        _, _, host = where.netloc.rpartition("@")
        user = f"{where.username}@" if where.username else ""
        return f"postgresql://{user}{host}/{self.name}"


def _is_secret(option: str) -> bool:
    return unquote(option.partition("=")[0]) in SECRETS


Where = Path | Server  # where a database is
