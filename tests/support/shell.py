"""`python -m bot` as an operator types it: each run is a process, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0


class Shell:
    """A folder, and an environment with only the settings that a test names."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def start(self, *args: str, **settings: str) -> subprocess.Popen[str]:
        """Start `python` with these arguments."""
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("RATSKELLER_", "DISCORD_", "COV_"))}
        env = {**kept, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", **settings}
        pipe = subprocess.PIPE
        return subprocess.Popen(
            [sys.executable, *args], cwd=self.folder, env=env, stdout=pipe, stderr=pipe, text=True, encoding="utf-8"
        )

    def bot(self, *args: str, **settings: str) -> Done:
        """Run `python -m bot` to its end."""
        return finished(self.start("-m", "bot", *args, **settings))

    @contextmanager
    def running(self, *args: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
        """A bot that runs until the block ends, and is killed then, whatever happens."""
        process = self.start("-m", "bot", *args, **settings)
        try:
            yield process
        finally:
            process.kill()
            process.communicate()


class Done:
    """Exit code and output of a process that has ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err
        assert "Traceback" not in out + err, err
        assert "a fault of the program" not in err, err


def finished(process: subprocess.Popen[str]) -> Done:
    """Wait until a process ends."""
    out, err = process.communicate(timeout=PATIENCE)
    return Done(process.returncode, out, err)


def read_until(process: subprocess.Popen[str], words: str) -> str:
    """Read the output until these words appear."""
    assert process.stdout is not None
    read = ""
    while words not in read:
        line = process.stdout.readline()
        assert line, f"ended before {words!r}: {read}"
        read += line
    return read
