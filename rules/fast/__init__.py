"""Which form of the rules and of thinking runs: the Python sources, or what `make fast` built from exactly these.

`RATSKELLER_RULES` in the environment says `plain` for the sources, or `built` where anything else would be a fault.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from ctypes import CDLL
from hashlib import sha256
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from .annotations import BuiltModule

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ("rules/**/*.py", "bot/players/*.py", "bot/games/*/player.py")  # what may be built, of the root
FOLDER: Final = ROOT / "build" / "fast"
MANIFEST: Final = "built.json"  # {"sources": fingerprint, "modules": {name: file}}


class Form(NamedTuple):
    """The form in which the rules run, and why it is that one."""

    built: bool
    why: str


def fingerprint(root: Path = ROOT) -> str:
    """One text for all the sources and for the Python that modules were built for."""
    found = sha256((sys.implementation.cache_tag or "").encode())
    for path in sorted(path for pattern in SOURCES for path in root.glob(pattern)):
        found.update(f"\n{path.relative_to(root).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def built_modules(folder: Path = FOLDER, root: Path = ROOT) -> tuple[Mapping[str, Path], str]:
    """The built modules by name if they fit these sources, else none; and why."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
        modules = {str(name): folder / str(file) for name, file in manifest["modules"].items()}
    except FileNotFoundError:
        return {}, "nothing was built here"
    except (ValueError, LookupError, TypeError, AttributeError):
        return {}, f"{folder / MANIFEST} cannot be read: `make fast` builds anew"
    if manifest.get("sources") != fingerprint(root):
        return {}, "the build is of other sources or for another Python: `make fast` builds anew"
    if missing := [name for name, file in modules.items() if not file.exists()]:
        return {}, f"{len(missing)} files of the build are missing: `make fast` builds anew"
    return modules, "built from exactly these sources"


class BuiltFinder:
    """Finds built modules where the sources would be found otherwise."""

    def __init__(self, modules: Mapping[str, Path]) -> None:
        self._modules = modules

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """A built module; None for any other."""
        if (file := self._modules.get(name)) is None:
            return None
        return spec_from_file_location(name, file, loader=BuiltModule(name, str(file), ROOT, self._modules))


def unloadable(modules: Mapping[str, Path]) -> str:
    """Why this machine cannot load built modules, as of one that is cut or of another machine; "" if it can."""
    try:
        for file in modules.values():
            CDLL(str(file))
    except OSError as fault:
        return f"the build cannot be loaded ({fault}): `make fast` builds anew"
    return ""


def _choose() -> Form:
    wanted = os.environ.get("RATSKELLER_RULES", "")
    modules, why = ({}, "RATSKELLER_RULES says so") if wanted == "plain" else built_modules()
    if fault := unloadable(modules):
        modules, why = {}, fault
    if wanted == "built" and not modules:
        raise ImportError(f"RATSKELLER_RULES is `built`, and {why}")
    if modules:
        sys.meta_path.insert(0, BuiltFinder(modules))
    return Form(bool(modules), why)


FORM: Final = _choose()
