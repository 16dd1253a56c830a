"""Settings: every one has a default, and a wrong one is named."""

import re
from itertools import chain
from pathlib import Path

import pytest

from bot.config import BadSettings, Settings, load_settings, setting_names, unknown_settings
from db import Server

SIDES = ("ge", "gt", "le")
ENV_EXAMPLE = Path(__file__).parent.parent / ".env.example"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in chain(*setting_names()):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_a_fresh_machine_needs_no_setting() -> None:
    settings = load_settings()
    assert settings.token is None
    assert settings.database == Path("ratskeller.db")


def test_an_empty_setting_counts_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("RATSKELLER_SANDBOX_PORT", "")
    settings = load_settings()
    assert (settings.token, settings.sandbox_port) == (None, 8400)


def test_the_example_file_has_every_setting_with_its_default(tmp_path: Path) -> None:
    text = ENV_EXAMPLE.read_text("utf-8")
    assert set(re.findall(r"^#?([A-Z_]+)=", text, re.MULTILINE)) == {names[0] for names in setting_names()}
    (tmp_path / ".env").write_text(text, "utf-8")
    assert load_settings() == Settings(_env_file=None)


@pytest.mark.parametrize(
    ("name", "value", "part"),
    [
        ("DISCORD_TOKEN", "my bot", "no bot token"),
        ("RATSKELLER_SANDBOX_PORT", "seventy", "write a whole number from 0 to 65535"),
        ("RATSKELLER_METRICS_PORT", "70000", "write a whole number from 0 to 65535"),
        ("RATSKELLER_SANDBOX_REST_DELAY", "slow", "write milliseconds, like 150, or a range, like 0-120"),
        ("RATSKELLER_SANDBOX_REST_DELAY", "120-0", "120-0 ends before it begins"),
        ("RATSKELLER_BOT_PLAYER_DELAY", "-1", "write seconds from 0 to 3600"),
        ("RATSKELLER_BOT_PLAYER_DELAY", "nan", "write seconds from 0 to 3600"),
        ("RATSKELLER_HOUSE_DELAY", "-1", "write seconds from 0 to 3600"),
        ("RATSKELLER_PICTURES", "maybe", "write true or false"),
        ("RATSKELLER_THINKERS", "1.5", "write a whole number from 0 to 8"),
        ("RATSKELLER_REQUESTS_PER_SECOND", "0", "write a number above 0, up to 10000"),
        ("RATSKELLER_KEEP_DAYS", "0", "write a whole number of days from 1"),
        ("RATSKELLER_EDITIONS", "nowhere", "no folder"),
        ("RATSKELLER_ROLES", "gateway,painter", "write gateway, courier or players, or"),
        ("RATSKELLER_ROLES", ",", "write gateway, courier or players, or"),
        ("RATSKELLER_SHARDS", "0-3;5", "like 0-3,5"),
        ("RATSKELLER_SHARDS", "0,5-2", "5-2 ends before it begins"),
        ("RATSKELLER_LOG_LEVEL", "LOUD", "write DEBUG, INFO, WARNING or ERROR"),
    ],
)
def test_a_wrong_setting_is_named_with_its_problem(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, part: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as bad:
        load_settings()
    assert str(bad.value).startswith(f"{name}: ")
    assert part in str(bad.value)
    assert len(str(bad.value).splitlines()) == 1


def test_the_delay_of_bot_players_is_read_by_its_former_name_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("RATSKELLER_HOUSE_DELAY=7\n", "utf-8")
    assert (load_settings().bot_player_delay, unknown_settings()) == (7.0, ())
    monkeypatch.setenv("RATSKELLER_BOT_PLAYER_DELAY", "3")
    assert load_settings().bot_player_delay == 3.0, "the new name counts where both are given"


@pytest.mark.parametrize("name", Settings.model_fields)
def test_the_bounds_of_a_setting_stand_in_what_is_said_of_it(name: str) -> None:
    field = Settings.model_fields[name]
    for bound in field.metadata:
        assert all(str(int(n)) in (field.description or "") for side in SIDES if (n := getattr(bound, side, None)))


@pytest.mark.parametrize("written", [".env", "environment"])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("RATSKELLER_PICTURE", "there is no such setting; RATSKELLER_PICTURES is probably meant"),
        ("RATSKELER_PICTURES", "there is no such setting; RATSKELLER_PICTURES is probably meant"),
        ("DISCORD_BOT_TOKEN", "there is no such setting; DISCORD_TOKEN is probably meant"),
        ("RATSKELLER_WEATHER", "there is no such setting; .env.example has all"),
        ("ratskeller_pictures", None),
        ("RATSKELLER_RULES", None),
        ("WEATHER", None),
    ],
)
def test_a_name_that_looks_like_a_setting_and_is_none_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, written: str, name: str, said: str | None
) -> None:
    if written == ".env":
        (tmp_path / ".env").write_text(f"{name}=plain\n", "utf-8")
    else:
        monkeypatch.setenv(name, "plain")
    assert unknown_settings() == ((f"{name}: {said}",) if said else ())


@pytest.mark.parametrize("sign", "@/#?[]% :")
def test_a_password_that_is_not_written_as_an_address_wants_it_is_not_told(
    monkeypatch: pytest.MonkeyPatch, sign: str
) -> None:
    """What generates passwords puts such signs into them."""
    monkeypatch.setenv("RATSKELLER_DATABASE", f"postgresql://ana:sec{sign}ret@db.example:5432/games")
    if sign == ":":
        assert str(load_settings().database) == "postgresql://ana@db.example:5432/games"
        return
    with pytest.raises(BadSettings, match=r"RATSKELLER_DATABASE: this address cannot be read; .*% as %25") as bad:
        load_settings()
    assert "sec" not in str(bad.value) and "ret" not in str(bad.value)


@pytest.mark.parametrize(
    "address",
    [
        "mysql://ana:hunter2@db.example/games",
        "Postgresql://ana:hunter2@db.example/games",
        " postgresql://ana:hunter2@db.example/games",
        "postgresql:/ana:hunter2@db.example/games",
        "postgresql:ana:hunter2@db.example",
        "host=db.example user=ana password=hunter2",
        "host=db.example Password = hunter2",
    ],
)
def test_an_address_of_another_kind_is_not_taken_for_a_file_and_not_told(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("RATSKELLER_DATABASE", address)
    with pytest.raises(BadSettings, match=r"RATSKELLER_DATABASE: this is no address of a PostgreSQL server; ") as bad:
        load_settings()
    assert "hunter2" not in str(bad.value)


def test_a_file_of_settings_that_is_no_text_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes("RATSKELLER_BACKUPS=für später\n".encode("latin-1"))
    with pytest.raises(BadSettings, match=r"^\.env: this is no text in UTF-8"):
        load_settings()


def test_a_file_of_settings_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden() -> Settings:
        raise PermissionError(13, "Permission denied", ".env")

    monkeypatch.setattr("bot.config.Settings", forbidden)
    with pytest.raises(BadSettings, match=r"^\.env: cannot be read: Permission denied"):
        load_settings()


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql:///games", "postgresql:///games"),
        ("postgresql://ana@/games?host=/run/postgresql&application_name=a@b", "postgresql://ana@/games"),
        ("postgres://ana:s%40%25@one:5432,two:5433/games?target_session_attrs=primary", "postgresql://ana@one:5432,two:5433/games"),
        ("postgresql://ana:secret@[2001:db8::1]:5432/games", "postgresql://ana@[2001:db8::1]:5432/games"),
        ("postgresql://ana:secret@%2Frun%2Fpostgresql/games", "postgresql://ana@%2Frun%2Fpostgresql/games"),
    ],
)  # fmt: skip
def test_addresses_of_servers(monkeypatch: pytest.MonkeyPatch, address: str, shown: str) -> None:
    monkeypatch.setenv("RATSKELLER_DATABASE", address)
    assert str(load_settings().database) == shown


@pytest.mark.parametrize(("value", "shards"), [("auto", None), ("2", {2}), ("0-2", {0, 1, 2}), (" 0-1, 4 ", {0, 1, 4})])
def test_shards_are_named_by_numbers_and_ranges(
    monkeypatch: pytest.MonkeyPatch, value: str, shards: set[int] | None
) -> None:
    monkeypatch.setenv("RATSKELLER_SHARDS", value)
    assert load_settings().shards == shards


@pytest.mark.parametrize(
    ("address", "shown", "has_password"),
    [
        ("postgresql:///games", "postgresql:///games", False),
        ("postgres://ana@/games?host=/run&sslmode=prefer", "postgresql://ana@/games?host=/run&sslmode=prefer", False),
        ("postgresql://ana:s@one,two/games?user=bea", "postgresql://ana@one,two/games?user=bea", True),
        ("postgresql://one/games?pass%77ord=s&sslpassword=s&user=ana", "postgresql://one/games?user=ana", True),
    ],
)
def test_an_address_is_told_to_be_set_anew_with_all_but_its_password(
    address: str, shown: str, has_password: bool
) -> None:
    server = Server(address)
    assert (server.without_password, server.has_password) == (shown, has_password)


def test_a_wrong_token_is_not_repeated_in_the_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret-words")
    with pytest.raises(BadSettings) as bad:
        load_settings()
    assert "secret-words" not in str(bad.value)


def test_a_good_token_is_not_shown_by_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", " abc.def.ghi\n")
    settings = load_settings()
    assert settings.token is not None
    assert settings.token.get_secret_value() == "abc.def.ghi"
    assert "ghi" not in repr(settings)
