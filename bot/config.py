"""The operator's settings, from the environment and a `.env` file; all have defaults that work on a new machine."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, get_args

from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, EnvSettingsSource, NoDecode, SettingsConfigDict

from db import Server, Where

Role = Literal["gateway", "courier", "players"]  # what one of several processes does
ROLES: tuple[Role, ...] = get_args(Role)
RANGE = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?")
MILLISECONDS = r"^\d{1,5}(-\d{1,5})?$"
DELAY = "milliseconds, like 150, or a range, like 0-120"
PORT = "a whole number from 0 to 65535"
PREFIX = "RATSKELLER_"
READ_ELSEWHERE = frozenset({"RATSKELLER_RULES", "RATSKELLER_TEST_POSTGRES"})  # read by the rules, and by tests
NEAR = 0.85  # similarity from which a name is taken for a misspelling of another


class BadSettings(ValueError):
    """Settings that cannot be used: one line per setting, its name as written in the environment."""


class Settings(BaseSettings):
    """The operator's settings; `.env.example` explains each."""

    model_config = SettingsConfigDict(
        env_file=".env", env_prefix=PREFIX, env_ignore_empty=True, extra="ignore", frozen=True
    )

    # The description of a setting states its valid values; `BadSettings` quotes it.
    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database: Annotated[Where, NoDecode] = Path("ratskeller.db")
    roles: Annotated[tuple[Role, ...], NoDecode] = Field(
        default=(), description="gateway, courier or players, or several of them with commas"
    )
    shards: Annotated[frozenset[int] | None, NoDecode] = None
    backups: Path = Path("backups")
    editions: Path | None = None
    keep_days: int | None = Field(default=None, ge=1, description="a whole number of days from 1")
    requests_per_second: float = Field(default=45.0, gt=0, le=10_000, description="a number above 0, up to 10000")
    bot_player_delay: float = Field(
        default=2.0,
        ge=0,
        le=3600,
        description="seconds from 0 to 3600",
        # The former name comes second: hosts have it in their `.env`.
        validation_alias=AliasChoices("RATSKELLER_BOT_PLAYER_DELAY", "RATSKELLER_HOUSE_DELAY"),
    )
    thinkers: int | None = Field(default=None, ge=0, le=8, description="a whole number from 0 to 8")
    pictures: bool = Field(default=True, description="true or false")
    painters: int | None = Field(default=None, ge=0, le=2, description="a whole number from 0 to 2")
    metrics_port: int | None = Field(default=None, ge=0, le=65535, description=PORT)
    sandbox_port: int = Field(default=8400, ge=0, le=65535, description=PORT)
    sandbox_rest_delay: str = Field(default="0", pattern=MILLISECONDS, description=DELAY)
    sandbox_gateway_delay: str = Field(default="0", pattern=MILLISECONDS, description=DELAY)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="DEBUG, INFO, WARNING or ERROR"
    )
    log_format: Literal["console", "json"] = Field(default="console", description="console or json")

    @field_validator("token")
    @classmethod
    def _token_looks_right(cls, token: SecretStr | None) -> SecretStr | None:
        """Treat an empty token as none, and reject one that cannot be a bot's before Discord does."""
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
        """Parse `auto`, or numbers and ranges like `0-3,5`."""
        if not isinstance(named, str):
            return named
        if named.strip() == "auto":
            return None
        ranges = [RANGE.fullmatch(part.strip()) for part in named.split(",")]
        if not all(ranges):
            raise ValueError("write auto, or the numbers of shards like 0-3,5")
        return frozenset(n for found in ranges if found for n in range(*_bounds(found)))

    @field_validator("sandbox_rest_delay", "sandbox_gateway_delay")
    @classmethod
    def _delay_begins_before_it_ends(cls, delay: str) -> str:
        if found := RANGE.fullmatch(delay):
            _bounds(found)
        return delay

    @field_validator("editions")
    @classmethod
    def _editions_is_a_folder(cls, folder: Path | None) -> Path | None:
        if folder is not None and not folder.is_dir():
            raise ValueError(f"{folder} is no folder")
        return folder

    @property
    def shares(self) -> bool:
        """Whether this process shares the database with others, which it does if its roles are set."""
        return bool(self.roles)

    def has(self, role: Role) -> bool:
        """Whether this process performs a role; a process without set roles performs all."""
        return role in (self.roles or ROLES)

    @property
    def lacking(self) -> tuple[str, ...]:
        """What a process with roles needs and these settings do not have; a sentence each."""
        lines = []
        if self.roles and self.token is None:
            lines.append("RATSKELLER_ROLES is set and DISCORD_TOKEN is not: each process of a bot needs its token")
        if self.roles and isinstance(self.database, Path):
            lines.append(
                f"RATSKELLER_ROLES is set and RATSKELLER_DATABASE is a file ({self.database}), which one process "
                "serves alone; several need a PostgreSQL server"
            )
        return tuple(lines)

    @property
    def base_path(self) -> Path:
        """The path whose folder and name the other files of this bot take, such as its archive and health report."""
        return base_path(self.database)


def base_path(database: Where) -> Path:
    """The path of a database's file, or for one on a server its name, after which the other files are named."""
    return database if isinstance(database, Path) else Path(database.name or "ratskeller")


def load_settings() -> Settings:
    """Read the current settings. Raises `BadSettings` naming each setting that is wrong."""
    try:
        return Settings()
    except ValidationError as bad:
        lines = (_line(str(error["loc"][0]), error["type"], error["msg"]) for error in bad.errors())
        raise BadSettings("\n".join(dict.fromkeys(lines))) from None  # parts of one setting are wrong in the same way
    except UnicodeDecodeError:
        raise BadSettings(".env: this is no text in UTF-8; save it anew as such") from None
    except OSError as bad:
        raise BadSettings(f".env: cannot be read: {bad.strerror}; give the bot's user the right to") from None


def unknown_settings() -> tuple[str, ...]:
    """A line for each name in the environment or `.env` that looks like a setting but is not one."""
    known, named = {name for names in setting_names() for name in names}, _names_set()
    lines = []
    for name in sorted(named - known - READ_ELSEWHERE):
        meant = get_close_matches(name, known - named, 1, NEAR)
        if meant:
            lines.append(f"{name}: there is no such setting; {meant[0]} is probably meant")
        elif name.startswith(PREFIX):
            lines.append(f"{name}: there is no such setting; .env.example has all")
    return tuple(lines)


def setting_names() -> tuple[tuple[str, ...], ...]:
    """For each setting its name in the environment, followed by its former names, which are still read."""
    return tuple(_names(field) for field in Settings.model_fields)


def _bounds(found: re.Match[str]) -> tuple[int, int]:
    """The first number of a range, and the one after its last. Raises `ValueError`."""
    first, last = int(found[1]), int(found[2] or found[1])
    if last < first:
        raise ValueError(f"{found[0]} ends before it begins")
    return first, last + 1


def _names(field: str) -> tuple[str, ...]:
    """The name of a setting in the environment, followed by its former names."""
    match Settings.model_fields[field].validation_alias:
        case AliasChoices(choices=names):
            return tuple(str(name) for name in names)
        case alias:
            return (str(alias or f"{PREFIX}{field}").upper(),)


def _names_set() -> set[str]:
    """The names that the environment and `.env` give a value."""
    return {name.upper() for source in (EnvSettingsSource, DotEnvSettingsSource) for name in source(Settings).env_vars}


def _line(loc: str, sort: str, message: str) -> str:
    """What is wrong with a setting: in our own words, or as a statement of its valid values."""
    field = next((field for field in Settings.model_fields if loc in (field, *_names(field))), None)
    if field is None:
        return f"{loc}: {message}"
    description, names = Settings.model_fields[field].description, _names(field)
    name = next((name for name in names if name in _names_set()), names[0])  # as the operator wrote it
    if sort != "value_error" and description:
        return f"{name}: write {description}"
    return f"{name}: {message.removeprefix('Value error, ')}"
