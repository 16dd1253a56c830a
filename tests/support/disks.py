"""Disks that are small, full or read-only, if the machine lets a test make them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WHY_NOT = "needs the right to mount a disk (Linux, root)"


class SmallDisk:
    """A disk in memory of limited size."""

    def __init__(self, path: Path) -> None:
        self.path, self._ballast = path, path / "ballast"

    def fill(self) -> None:
        """Leave no room for anything."""
        handle = os.open(self._ballast, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            while True:
                os.write(handle, bytes(1 << 20))
        except OSError:
            pass
        finally:
            os.close(handle)

    def make_room(self) -> None:
        """Delete what `fill` wrote."""
        self._ballast.unlink(missing_ok=True)

    def forbid_writing(self) -> None:
        """Make it read-only from now on."""
        _must("mount", "-o", "remount,ro", str(self.path))


@contextmanager
def small_disk(path: Path, size: int) -> Iterator[SmallDisk | None]:
    """A disk mounted there until the block ends; None if this process may not mount one."""
    path.mkdir(parents=True, exist_ok=True)
    if not _does("mount", "-t", "tmpfs", "-o", f"size={size},mode=700", "tmpfs", str(path)):
        yield None
        return
    try:
        yield SmallDisk(path)
    finally:
        _must("umount", "--lazy", str(path))


def _does(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _must(*command: str) -> None:
    assert _does(*command), command
