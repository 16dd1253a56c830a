"""Loading built modules: what mypyc leaves out of their classes is read from the sources."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable
from functools import cache
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

_completed: Final = set[type]()


class BuiltModule(ExtensionFileLoader):
    """Loads a built module, and gives its classes the annotations of the source.

    mypyc keeps `list` of `list[int]`; saves are checked against the whole of it.
    """

    def __init__(self, name: str, path: str, root: Path, built: Iterable[str]) -> None:
        super().__init__(name, path)
        self._root, self._built = root, built

    def exec_module(self, module: ModuleType) -> None:
        """Run the module and complete its classes, and those of built modules that it loaded without asking Python."""
        super().exec_module(module)
        for name in self._built:
            if loaded := sys.modules.get(name):
                _complete(loaded, self._root)


def _complete(module: ModuleType, root: Path) -> None:
    for name, fields in _classes(module.__name__, root):
        cls = vars(module).get(name)  # None: the module is still being run
        if cls is not None and cls not in _completed:
            _annotate(cls, fields)
            _completed.add(cls)


@cache
def _classes(name: str, root: Path) -> list[tuple[str, dict[str, str]]]:
    """The classes of the source of a module with annotated fields."""
    source = root.joinpath(*name.split(".")).with_suffix(".py")
    if not source.exists():  # the library that all built modules share
        return []
    classes = (node for node in ast.parse(source.read_text("utf-8")).body if isinstance(node, ast.ClassDef))
    found = [(node.name, _fields(node)) for node in classes]
    return [(name, fields) for name, fields in found if fields]


def _fields(node: ast.ClassDef) -> dict[str, str]:
    fields = (item for item in node.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name))
    return {ast.unparse(item.target): ast.unparse(item.annotation) for item in fields}


def _annotate(cls: Any, fields: dict[str, str]) -> None:
    cls.__annotations__.update(fields)
    for name, field in getattr(cls, "__dataclass_fields__", {}).items():
        field.type = fields.get(name, field.type)
