"""Log lines: faults without values, libraries without their chatter."""

from __future__ import annotations

import ast
import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from structlog.testing import capture_logs

from bot.faults import REMEMBERED, RepeatedFaults, described, log_fault, log_unhandled
from bot.hosting import _running
from db import Connection, Database, DatabaseError

from .support.logs import Log, debug_log

ROOT = Path(__file__).parents[1]
LIBRARIES = ("discord", "discord.http", "asyncio", "aiohttp.access", "PIL", "typst")
FAULT_CALLS = {"log_fault", "log_undone", "best_effort"}
LEVELS = {"debug", "info", "warning", "error", "critical", "exception", "log"}
SECRET = "the hand is 3 kings"


@pytest.fixture
def debug() -> Iterator[Log]:
    """The log on DEBUG."""
    with debug_log() as log:
        yield log


def failed(error: Exception, cause: Exception | None = None) -> Exception:
    """The error as it is when it was raised."""
    try:
        raise error from cause
    except type(error) as raised:
        return raised


# ------------------------------------------------------------------- what a fault tells


def test_a_fault_is_told_by_its_kind_its_place_and_its_causes() -> None:
    told = described(failed(RuntimeError(SECRET), failed(KeyError(SECRET))))
    assert (told["error"], told["causes"]) == ("RuntimeError", ["KeyError"])
    assert [frame.split(":")[0] for frame in told["where"]] == ["test_logging.py"]
    assert SECRET not in str(told)


def test_members_of_a_group_are_told_and_a_long_chain_ends() -> None:
    error: Exception = failed(ValueError(SECRET))
    for _ in range(50):
        error = failed(KeyError(SECRET), error)
    told = described(failed(ExceptionGroup(SECRET, [OSError(28, SECRET), error])))
    assert (told["error"], told["causes"][:2]) == ("ExceptionGroup", ["OSError 28", "KeyError"])
    assert len(told["causes"]) == 4


def test_an_error_that_is_its_own_cause_is_told_once() -> None:
    error = failed(RuntimeError(SECRET))
    error.__cause__ = error
    assert "causes" not in described(error)


async def test_a_fault_of_the_database_is_told_by_its_code_and_by_the_place_of_the_statement(tmp_path: Path) -> None:
    def hands_of_kings(link: Connection) -> None:
        link.execute("select * from hands_of_kings")

    database = await Database.open(tmp_path / "t.db")
    with pytest.raises(DatabaseError) as raised:
        await database.read(hands_of_kings)
    await database.close()
    told = described(raised.value)
    assert told["error"] == "DatabaseError SQLITE_ERROR"
    assert told["where"][-1].endswith(" hands_of_kings")
    assert "causes" not in told


def test_of_what_fails_again_and_again_the_first_fault_in_a_row_is_logged_and_only_so_much_is_remembered() -> None:
    faults = RepeatedFaults()
    with capture_logs() as lines:
        for nth in (0, 0, *range(REMEMBERED + 1), 0):
            with faults.logged(str(nth), "it failed"):
                raise RuntimeError(SECRET)
    assert len(lines) == REMEMBERED + 2


# ------------------------------------------------------------------- set up on DEBUG


def test_our_own_lines_follow_the_level_and_those_of_libraries_do_not(debug: Log) -> None:
    for name in LIBRARIES:
        logging.getLogger(name).debug("executing %s", SECRET)
        logging.getLogger(name).info("executing %s", SECRET)
    structlog.get_logger("bot.ui.host").debug("commands registered")
    assert [line["event"] for line in debug.lines] == ["commands registered"]


def test_a_librarys_traceback_is_told_without_values(debug: Log) -> None:
    hand = SECRET
    try:
        assert hand == "", hand
    except AssertionError:
        logging.getLogger("discord.client").exception("Ignoring exception in %s for %-5r", SECRET, SECRET)
        structlog.get_logger("bot.some_day").exception("a mistake of ours", stack_info=True)
    first, second = debug.lines
    assert (first["event"], first["error"]) == ("Ignoring exception in … for …", "AssertionError")
    assert (second["event"], second["error"]) == ("a mistake of ours", "AssertionError")
    assert "test_logging.py" in first["where"][-1]
    assert "king" not in debug.text


async def test_what_fails_with_nobody_waiting_is_told_without_values(debug: Log) -> None:
    async def fails() -> None:
        raise RuntimeError(SECRET)

    loop = asyncio.get_running_loop()
    log_unhandled(loop)
    try:
        loop.call_soon(int, SECRET, 0)  # a handle, whose line has its arguments
        task = loop.create_task(fails())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task
        loop.call_exception_handler({"message": "Unclosed connection", "client_connection": SECRET})
    finally:
        loop.set_exception_handler(None)
    assert [line["error"] for line in debug.lines] == ["ValueError", "RuntimeError", "Unclosed connection"]
    assert "king" not in debug.text


async def test_a_part_of_the_bot_that_ends_by_a_fault_is_told_at_once(debug: Log) -> None:
    async def fails() -> None:
        raise RuntimeError(SECRET)

    async with _running(fails()):
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [line["error"] for line in debug.lines] == ["RuntimeError"]
    assert "king" not in debug.text


def test_a_fault_is_one_line(debug: Log) -> None:
    log_fault("a panel cannot be drawn", failed(RuntimeError(f"{SECRET}\n{SECRET}")), table="7F3K")
    (line,) = debug.lines
    assert (line["event"], line["level"], line["table"]) == ("a panel cannot be drawn", "error", "7F3K")


def test_a_text_that_acts_on_a_terminal_is_written_harmlessly(debug: Log) -> None:
    log_fault("an edition is not usable any more", failed(RuntimeError()), edition="\x1b[2J\u202e")
    (line,) = debug.lines
    assert line["edition"] == r"'\x1b[2J\u202e'"


# ------------------------------------------------------------------- nothing else is used


def product() -> Iterator[tuple[str, ast.Module]]:
    """Every file of the product, read."""
    for room in ("bot", "cogs", "db", "rules"):
        for path in sorted((ROOT / room).rglob("*.py")):
            yield str(path.relative_to(ROOT)), ast.parse(path.read_text())


def is_log_call(node: ast.AST) -> bool:
    """Whether this is a call of a logger."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)):
            return name.lower() in ("log", "logger", "logging") and attr in LEVELS
    return False


def is_fault(node: ast.AST) -> bool:
    """Whether this is a call that tells errors."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FAULT_CALLS


def tells_an_error(handler: ast.ExceptHandler) -> bool:
    """Whether a handler logs the error that it caught itself, rather than its type or what it is known to carry."""
    return any(
        isinstance(part, ast.Name) and part.id == handler.name and not isinstance(parent, ast.Attribute)
        for call in ast.walk(handler)
        if is_log_call(call)
        for parent in ast.walk(call)
        if not (isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id == "type")
        for part in ast.iter_child_nodes(parent)
    )


def is_fixed(node: ast.expr) -> bool:
    """Whether this is a text that is always the same."""
    return isinstance(node, ast.Constant) and "%" not in str(node.value)


def faults_in(tree: ast.Module) -> list[int]:
    """The lines where an error would be logged with its text."""
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="exception"), args=[_, *_]):
                found.append(node.lineno)
            case ast.Call(func=ast.Attribute(attr="print_exc" | "format_exc" | "print_exception" | "format_exception")):
                found.append(node.lineno)
            case ast.keyword(arg="exc_info" | "stack_info"):
                found.append(node.value.lineno)
            case ast.ExceptHandler() if tells_an_error(node):
                found.append(node.lineno)
            case ast.Call(args=[first, *_]) if (is_log_call(node) or is_fault(node)) and not is_fixed(first):
                found.append(node.lineno)
    return found


def test_no_file_logs_an_error_but_by_log_fault() -> None:
    themselves = ("bot/faults.py", "bot/ui/kit/best_effort.py")  # hand on what they were given
    assert {name: found for name, tree in product() if name not in themselves and (found := faults_in(tree))} == {}


@pytest.mark.parametrize(
    "text",
    [
        'log.exception("it stumbled")',
        'log.error("it stumbled", exc_info=error)',
        'log.error("%s stumbled", seat)',
        'log_fault(f"{hand} stumbled", error)',
        'with best_effort(f"{hand} stumbled"): ...',
        "traceback.print_exc()",
        'try: ...\nexcept Exception as bad:\n    log.warning("%s", bad)',
        'try: ...\nexcept Exception as bad:\n    LOG.info(f"it was {bad}")',
        'try: ...\nexcept Exception as bad:\n    LOG.info("it was", why=str(bad))',
    ],
)
def test_lines_that_would_tell_are_found(text: str) -> None:
    assert faults_in(ast.parse(text))


@pytest.mark.parametrize(
    "text",
    [
        "done = not work.cancelled() and work.exception() is None",
        'try: ...\nexcept Exception as bad:\n    LOG.info("it was", kind=type(bad).__name__, code=bad.code)',
        'try: ...\nexcept Exception as bad:\n    log_fault("it stumbled", bad)',
    ],
)
def test_lines_that_tell_nothing_are_allowed(text: str) -> None:
    assert not faults_in(ast.parse(text))
