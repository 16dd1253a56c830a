"""Who may import whom (docs/architecture.md): every other arrow between two rooms is a fault."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KEYS = ("rattus_cartus", "rattus", "notre_dame", "hameln")
GAMES = "<game>"  # in a room's name: each game's own

# room -> what it may import beside the standard library and itself. The longest name that fits is a module's room.
ROOMS: dict[str, tuple[str, ...]] = {
    "rules": ("rules.core", "rules.<game>", "rules.fast"),
    "rules.fast": ("rules.core", "mypyc", "setuptools"),  # no rules, but how they are built and loaded
    "rules.core": ("pydantic",),
    "rules.<game>": ("rules.<game>.view", "rules.<game>.components", "rules.core", "pydantic"),
    "rules.<game>.view": ("rules.<game>", "rules.<game>.components", "rules.core"),
    "rules.<game>.components": ("rules.<game>", "rules.core", "pydantic"),
    "db": ("psycopg", "pydantic"),
    "bot": (),
    "bot.text": ("fluent", "bot.games"),  # of the games only where they lie
    "bot.config": ("db", "pydantic", "pydantic_settings"),
    "bot.logs": ("structlog",),
    "bot.faults": ("db", "structlog", "cachetools"),
    "bot.locations": (),
    "bot.outcome": ("bot.tables.storage",),
    "bot.clock": (),
    "bot.program": (),
    "bot.bot_thinking": (
        *("bot.players", "bot.tables", "bot.tables.workers", "bot.tables.storage", "bot.tables.values"),
        *("rules", "rules.core", "db", "bot.config"),
    ),
    "bot.health": ("bot.tables.workers", "db"),
    "bot.metrics": ("prometheus_client",),
    "bot.monitor": ("bot.health", "db", "aiohttp", "prometheus_client", "structlog"),
    "bot.faces": ("rules.core", "bot.text"),
    "bot.lessons": ("bot.games", "rules.core", "pydantic"),
    "bot.pictures": ("rules.core", "bot.text", "typst", "thorvg_python", "PIL", "cachetools"),
    "bot.games": (),
    # How bot players think: a game's own part may look at all of its rules, as it gets imagined worlds alone.
    "bot.players": ("bot.players.thinker", "rules.core"),
    "bot.players.thinker": ("bot.players", "rules", "rules.core"),
    "bot.games.<game>": (),
    "bot.games.<game>.player": ("bot.players", "rules.core", "rules.<game>", "rules.<game>.components"),
    "bot.games.<game>.achievements": (
        *("bot.achievements", "rules.core", "rules.<game>.view", "rules.<game>.components"),
    ),
    "bot.games.<game>.face": (
        *("rules.core", "rules.<game>.view", "rules.<game>.components"),
        *("bot.text", "bot.faces"),
    ),
    "bot.games.<game>.picture": (
        *("rules.core", "rules.<game>.view", "rules.<game>.components"),
        *("bot.text", "bot.pictures"),
    ),
    "bot.ratings": ("openskill",),
    "bot.achievements": ("rules.core",),
    # The table service: each inner room imports only those below it.
    "bot.tables": ("bot.tables.workers", "bot.tables.service", "bot.tables.storage", "bot.tables.values", "db"),
    "bot.tables.workers": (
        *("bot.tables.service", "bot.tables.storage", "bot.tables.transitions", "bot.tables.values"),
        *("rules.core", "db", "structlog", "cachetools", "bot.clock"),
    ),
    "bot.tables.absences": (
        *("bot.tables.storage", "bot.tables.transitions", "bot.tables.values"),
        *("rules.core", "db", "bot.clock"),
    ),
    "bot.tables.uptime": ("bot.tables.storage", "db", "bot.clock"),
    "bot.tables.service": (
        *("bot.tables.absences", "bot.tables.archived", "bot.tables.moderation", "bot.tables.personal_data"),
        *("bot.tables.blocks", "bot.tables.notes", "bot.tables.seeking", "bot.tables.watching"),
        *("bot.tables.duplicates", "bot.tables.cups", "bot.tables.uptime", "bot.tables.reading"),
        *(
            "bot.tables.bot_seats",
            "bot.tables.invitations",
            "bot.tables.lessons",
            "bot.tables.practice",
            "bot.tables.ratings",
            "bot.tables.recorded",
        ),
        *("bot.tables.achieved", "bot.tables.years"),
        *("bot.tables.storage", "bot.tables.transitions", "bot.tables.values"),
        *("rules", "rules.core", "db", "bot.clock"),
    ),
    "bot.tables.lessons": ("bot.tables.storage", "bot.tables.transitions", "bot.tables.values", "db", "rules.core"),
    "bot.tables.ratings": ("bot.tables.storage", "bot.ratings", "db"),
    "bot.tables.achieved": ("bot.tables.values", "db"),
    "bot.tables.years": ("bot.tables.values", "db"),
    "bot.tables.blocks": ("bot.tables.storage", "bot.tables.transitions", "bot.tables.values", "db", "bot.clock"),
    "bot.tables.notes": ("bot.tables.storage", "bot.tables.values", "db", "bot.clock"),
    "bot.tables.seeking": (
        *("bot.tables.storage", "bot.tables.transitions", "bot.tables.values"),
        *("rules.core", "db", "bot.clock"),
    ),
    "bot.tables.cups": (
        *("bot.tables.storage", "bot.tables.transitions", "bot.tables.values"),
        *("rules.core", "db", "bot.clock"),
    ),
    "bot.tables.watching": (
        *("bot.tables.storage", "bot.tables.transitions", "bot.tables.values"),
        *("rules.core", "db", "bot.clock"),
    ),
    "bot.tables.moderation": ("bot.tables.storage", "bot.tables.transitions", "bot.tables.values", "db"),
    "bot.tables.invitations": ("bot.tables.storage", "bot.tables.transitions", "bot.tables.values"),
    "bot.tables.bot_seats": ("bot.tables.storage", "bot.tables.transitions", "bot.tables.values", "db", "rules.core"),
    "bot.tables.duplicates": ("bot.tables.storage", "bot.tables.values", "db", "rules.core"),
    "bot.tables.recorded": (
        *("bot.tables.duplicates", "bot.tables.storage", "bot.tables.transitions", "bot.tables.values", "db"),
    ),
    "bot.tables.practice": (
        *("bot.tables.recorded", "bot.tables.storage", "bot.tables.transitions", "bot.tables.values"),
    ),
    "bot.tables.reading": (
        *("bot.tables.duplicates", "bot.tables.watching", "bot.tables.storage", "bot.tables.transitions"),
        *("bot.tables.values", "rules.core", "db"),
    ),
    "bot.tables.archived": ("bot.tables.storage", "db", "bot.clock"),
    "bot.tables.personal_data": (
        *("bot.tables.storage", "bot.tables.transitions", "bot.tables.values"),
        *("db", "bot.clock"),
    ),
    "bot.tables.storage": (
        *("bot.tables.transitions", "bot.tables.values", "bot.ratings"),
        *("rules.core", "db", "pydantic", "typing_extensions", "structlog", "cachetools", "bot.clock"),
    ),
    "bot.tables.transitions": ("bot.tables.values", "rules.core", "pydantic"),
    "bot.tables.values": ("rules.core", "pydantic", "typing_extensions"),  # the last for mypy alone
    # What people see at Discord: the same.
    "bot.ui": (),
    "bot.ui.interactions": (
        *("bot.ui.delivery", "bot.ui.screens", "bot.ui.kit", "bot.replays"),
        *("bot.tables", "bot.tables.workers", "bot.tables.values"),
        *("discord", "aiohttp", "structlog", "cachetools"),
        *("rules.core", "bot.faces", "bot.text", "bot.pictures", "bot.clock", "bot.lessons"),
    ),
    "bot.ui.delivery": (
        *("bot.ui.screens", "bot.ui.kit"),
        *("bot.tables", "bot.tables.workers", "bot.tables.transitions", "bot.tables.values"),
        *("discord", "structlog", "cachetools", "rules.core", "bot.faces", "bot.text", "bot.clock"),
    ),
    "bot.ui.screens": (
        "bot.lessons",
        *(
            "bot.ui.kit",
            "bot.achievements",
            "bot.ratings",
            "bot.replays",
            "bot.tables",
            "bot.tables.transitions",
            "bot.tables.values",
        ),
        *("rules.core", "bot.faces", "bot.pictures", "bot.text"),
    ),
    # Games played again from their records; what stands between the kit and the screens.
    "bot.replays": (
        *("bot.ui.kit", "bot.achievements", "bot.tables", "bot.tables.storage", "bot.tables.values"),
        *("rules.core", "bot.faces", "bot.pictures", "bot.text", "PIL", "cachetools"),
    ),
    "bot.ui.kit": (
        *("bot.tables", "bot.tables.values"),
        *("discord", "aiohttp", "structlog", "cachetools", "rules.core", "bot.faces", "bot.text", "bot.pictures"),
    ),
    "bot.sandbox": ("aiohttp", "yarl", "pydantic", "pydantic_core", "structlog", "zstandard"),
    "cogs": (
        *("bot.ui.interactions", "bot.ui.screens", "bot.ui.kit", "bot.tables", "bot.tables.values"),
        *("discord", "rules", "rules.core", "bot.faces", "bot.text", "bot.pictures", "bot.clock", "bot.config"),
    ),
    "cogs.<game>": (
        *("cogs", "bot.ui.interactions", "bot.ui.kit", "bot.tables", "bot.faces", "bot.text"),
        *("discord", "rules", "rules.core", "rules.<game>.view", "rules.<game>.components"),
    ),
}
HALLS = ("bot", "rules")  # only a package's own file; what lies in it is a room of its own
EVERYBODY = ("bot.faults", "bot.locations", "bot.metrics")  # what every room outside the rules may import
# Wiring, and what `python -m bot` can do.
EVERYTHING = (
    *(
        "bot.app",
        "bot.hosting",
        "bot.compatibility",
        "bot.roles",
        "bot.reaching_discord",
        "bot.serving",
        "bot.__main__",
        "bot.cli",
    ),
)


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of the product by its dotted name."""
    for top in ("rules", "db", "bot", "cogs"):
        for path in sorted((ROOT / top).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            yield name.removesuffix(".__init__"), path


MODULES = list(modules())


def imports(name: str, path: Path) -> Iterator[str]:
    """The dotted names that a module imports, wherever in it; of `from a import b` it is a.b where that is a module."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            base = ".".join([*parts, *([node.module] if node.module else [])])
            yield from (f"{base}.{a.name}" if is_module(f"{base}.{a.name}") else base for a in node.names)


def is_module(name: str) -> bool:
    """Whether a dotted name is a file of this repository."""
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or path.is_dir()


def room_of(name: str) -> tuple[str, str]:
    """The room a module lies in, and the game it is for, if it is for one."""
    parts = name.split(".")
    game = next((part for part in parts if part in KEYS), "")
    general = [GAMES if part == game else part for part in parts]
    for length in range(len(general), 0, -1):
        room = ".".join(general[:length])
        if (room in ROOMS or room in EVERYTHING) and (length == len(general) or room not in HALLS):
            return room, game
    return ".".join(general[:2]) if parts[0] in HALLS else parts[0], game


def forbidden(name: str, target: str) -> bool:
    """Whether this arrow is not on the plan."""
    (room, game), (to, other) = room_of(name), room_of(target)
    if room in EVERYTHING or (to == room and other == game) or to in sys.stdlib_module_names:
        return False
    if to in EVERYBODY and not name.startswith("rules"):
        return False
    return to not in ROOMS[room] or bool(game and other and other != game)


@pytest.mark.parametrize(("name", "path"), MODULES, ids=[name for name, _ in MODULES])
def test_a_module_imports_only_what_its_room_may(name: str, path: Path) -> None:
    assert room_of(name)[0] in (*ROOMS, *EVERYTHING), "a new room: put it on the plan first"
    assert [target for target in imports(name, path) if forbidden(name, target)] == []


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("rules.core.state", "rules.hameln.state"),
        ("rules.core.state", "random_package"),
        ("rules.hameln.flow", "rules.rattus.flow"),
        ("rules.hameln.flow", "discord"),
        ("rules.hameln.flow", "bot.text"),
        ("db.tables", "rules.core"),
        ("bot.tables.service", "discord"),
        ("bot.tables.service", "bot.text"),
        ("bot.tables.service", "rules.hameln.state"),
        ("bot.games.hameln.face.board", "rules.notre_dame.view"),
        ("bot.games.rattus.face.board", "rules.rattus.state"),
        ("bot.games.rattus.face.board", "rules.rattus"),
        ("bot.games.rattus.picture.europe", "rules.rattus.options"),
        ("bot.games.hameln.face.board", "bot.games.notre_dame.face"),
        ("bot.faces.words", "rules.hameln"),
        ("bot.faces.words", "discord"),
        ("bot.text", "bot.faces"),
        ("bot.ui.screens.panel", "db"),
        ("bot.ui.screens.panel", "rules.hameln"),
        ("bot.tables.service", "bot.tables.workers.courier"),
        ("bot.tables.transitions.lobby", "db"),
        ("bot.tables.transitions.lobby", "bot.tables.storage.commit"),
        ("bot.ui.screens.panel", "discord"),
        ("bot.ui.screens.panel", "bot.ui.delivery.dispatch"),
        ("bot.ui.kit.ids", "bot.ui.screens.panel"),
        ("bot.games.hameln.face.board", "bot.games.hameln.picture"),
        ("bot.sandbox.world", "bot.ui"),
        ("bot.sandbox.world", "discord"),
        ("cogs.table", "db"),
        ("cogs.table", "rules.hameln.state"),
        ("cogs.hameln", "rules.rattus.components"),
        ("cogs.hameln", "rules.hameln.actions"),
        ("cogs.table", "bot.sandbox"),
        ("rules.core.state", "bot.faults"),
        ("bot.tables.service", "bot.brand_new"),
    ],
)
def test_arrows_that_the_plan_forbids_are_seen(name: str, target: str) -> None:
    assert forbidden(name, target)


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("rules", "rules.hameln"),
        ("rules.hameln.flow", "rules.core"),
        ("rules.hameln.flow", "rules.hameln.state"),
        ("rules.hameln.flow", "dataclasses"),
        ("bot.games.hameln.face.board", "rules.hameln.view"),
        ("bot.games.hameln.face.board", "bot.faces"),
        ("bot.tables.service", "rules"),
        ("bot.app", "cogs.hameln"),
        ("bot.tables.workers.courier", "bot.faults"),
    ],
)
def test_arrows_of_the_plan_are_allowed(name: str, target: str) -> None:
    assert not forbidden(name, target)


def test_only_rules_and_the_table_service_look_behind_the_kernel_s_border() -> None:
    for name, path in MODULES:
        if not name.startswith(("rules", "bot.tables", "bot.cli")):
            assert [to for to in imports(name, path) if to.startswith("rules.core.")] == [], name


def test_only_the_command_line_knows_its_commands() -> None:
    for name, path in MODULES:
        if not name.startswith(("bot.cli", "bot.__main__")):
            assert [to for to in imports(name, path) if to.startswith("bot.cli")] == [], name


def test_only_the_database_s_room_knows_which_stores_there_are() -> None:
    for name, path in MODULES:
        if not name.startswith("db"):
            assert [to for to in imports(name, path) if to.partition(".")[0] in ("sqlite3", "psycopg")] == [], name


def test_rules_know_no_clock_no_chance_and_no_outside() -> None:
    outside = {
        "random",
        "time",
        "datetime",
        "asyncio",
        "socket",
        "sqlite3",
        "os",
        "logging",
        "secrets",
        "uuid",
        "threading",
    }
    for name, path in MODULES:
        if name.startswith("rules") and not name.startswith("rules.fast"):
            assert not outside & set(imports(name, path)), name


# ------------------------------------------------------------------- what is written in the files

SKIPPED = {"node_modules", "__pycache__", "build", "dist"}
SOURCES = {".py", ".js", ".css", ".html", ".sql", ".toml", ".ftl", ".md", ".txt", ".yml", ".yaml", ".json", ".svg", ""}


def files() -> Iterator[Path]:
    """Every text file of the repository, that git would show."""
    shown = {".ci", ".env.example", ".gitignore"}
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        hidden = any(part in SKIPPED or (part.startswith(".") and part not in shown) for part in parts)
        if not hidden and path.is_file() and path.suffix in SOURCES and not path.name.endswith(".egg-info"):
            yield path


def test_files_for_all_games_never_name_one() -> None:
    named = re.compile(rf"\b({'|'.join(KEYS)}|cartus|notredame)\b", re.IGNORECASE)
    for path in files():
        parts = path.relative_to(ROOT).with_suffix("").parts
        theirs = parts == ("rules", "__init__") or any(part.startswith(KEYS) for part in parts)
        if parts[0] in ("rules", "db", "bot", "cogs") and not theirs:
            found = named.search(path.read_text())
            assert found is None, f"{path.relative_to(ROOT)} names {found}"


def test_nothing_names_a_package_registry_or_a_path_of_one_machine() -> None:
    hosts = (".".join(("pypi", "org")), "python" + "hosted", ".".join(("npmjs", "org")), ".".join(("npmjs", "com")))
    paths = [f"/{folder}/" for folder in ("work", "tmp", "root")]
    for path in files():
        text = path.read_text(errors="replace")
        assert [word for word in (*hosts, *paths) if word in text] == [], path.relative_to(ROOT)


def test_no_python_file_outgrows_its_chapter() -> None:
    lengths = {path.relative_to(ROOT): len(path.read_text().splitlines()) for path in files() if path.suffix == ".py"}
    assert {path: n for path, n in lengths.items() if n > 400} == {}
