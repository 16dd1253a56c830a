"""The operator's settings, from the environment and a `.env` file; all have defaults that work on a new machine."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from db import Server, Where

Role = Literal["gateway", "courier", "players"]  # what one of several processes does
ROLES: tuple[Role, ...] = get_args(Role)
RANGE = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?")
MILLISECONDS = r"^\d{1,5}(-\d{1,5})?$"


class BadSettings(ValueError):
    """Settings that cannot be used: one line per setting, its name as written in the environment."""


class Settings(BaseSettings):
    """The operator's settings; `.env.example` explains each."""

    model_config = SettingsConfigDict(
        env_file=".env", env_prefix="RATSKELLER_", env_ignore_empty=True, extra="ignore", frozen=True
    )

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database: Annotated[Where, NoDecode] = Path("ratskeller.db")
    roles: Annotated[tuple[Role, ...], NoDecode] = ()
    shards: Annotated[frozenset[int] | None, NoDecode] = None
    backups: Path = Path("backups")
    editions: Path | None = None
    keep_days: int | None = Field(default=None, ge=1)
    requests_per_second: float = Field(default=45.0, gt=0, le=10_000)
    house_delay: float = Field(default=2.0, ge=0, le=3600)
    thinkers: int | None = Field(default=None, ge=0, le=8)
    pictures: bool = True
    painters: int | None = Field(default=None, ge=0, le=2)
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    sandbox_port: int = Field(default=8400, ge=0, le=65535)
    sandbox_rest_delay: str = Field(default="0", pattern=MILLISECONDS)
    sandbox_gateway_delay: str = Field(default="0", pattern=MILLISECONDS)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["console", "json"] = "console"

    @field_validator("token")
    @classmethod
    def _token_looks_right(cls, token: SecretStr | None) -> SecretStr | None:
        """Treat an empty token as none, and refuse one that cannot be a bot's before Discord has to."""
        if token is None or not token.get_secret_value().strip():
            return None
        if token.get_secret_value().strip().count(".") != 2:
            raise ValueError(
                "this is no bot token: copy it from the page Bot of your application, three parts with dots"
            )
        return SecretStr(token.get_secret_value().strip())

    @field_validator("database", mode="before")
    @classmethod
    def _database_on_a_server(cls, named: object) -> object:
        return (Server.named_by(named) or Path(named)) if isinstance(named, str) else named

    @field_validator("roles", mode="before")
    @classmethod
    def _roles_in_a_list(cls, named: object) -> object:
        return tuple(name.strip() for name in named.split(",")) if isinstance(named, str) else named

    @field_validator("shards", mode="before")
    @classmethod
    def _shards_in_a_list(cls, named: object) -> object:
        """Read `auto`, or numbers and ranges like `0-3,5`."""
        if not isinstance(named, str):
            return named
        if named.strip() == "auto":
            return None
        ranges = [RANGE.fullmatch(part.strip()) for part in named.split(",")]
        if not all(ranges):
            raise ValueError("write auto, or the numbers of shards like 0-3,5")
        return frozenset(n for found in ranges if found for n in range(int(found[1]), int(found[2] or found[1]) + 1))

    @field_validator("editions")
    @classmethod
    def _editions_is_a_folder(cls, folder: Path | None) -> Path | None:
        if folder is not None and not folder.is_dir():
            raise ValueError(f"{folder} is no folder")
        return folder

    @property
    def shares(self) -> bool:
        """Whether this process serves the database together with others."""
        return bool(self.roles)

    def has(self, role: Role) -> bool:
        """Whether this process does what belongs to a role; the only one does all."""
        return role in (self.roles or ROLES)

    @property
    def beside(self) -> Path:
        """The path after which other files of this bot are named: the database's, or of a server's the name alone."""
        return self.database if isinstance(self.database, Path) else Path(self.database.name or "ratskeller")


def load_settings() -> Settings:
    """The settings as they stand now. Raises `BadSettings` naming each setting that is wrong."""
    try:
        return Settings()
    except ValidationError as bad:
        raise BadSettings("\n".join(_line(error["loc"], error["msg"]) for error in bad.errors())) from None
    except UnicodeDecodeError:
        raise BadSettings(".env: this is no text in UTF-8; save it anew as such") from None
    except OSError as bad:
        raise BadSettings(f".env: cannot be read: {bad.strerror}; give the bot's user the right to") from None


def _line(loc: tuple[int | str, ...], message: str) -> str:
    name = str(loc[0])
    shown = name if name.isupper() else f"RATSKELLER_{name.upper()}"
    return f"{shown}: {message.removeprefix('Value error, ')}"
