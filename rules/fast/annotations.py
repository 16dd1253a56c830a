"""Loading one built module: what mypyc leaves out of it is read from its source."""

from __future__ import annotations

import ast
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any


class BuiltModule(ExtensionFileLoader):
    """Loads a built module, and gives its classes the annotations of the source.

    mypyc keeps `list` of `list[int]`; saves are checked against the whole of it.
    """

    def __init__(self, name: str, path: str, root: Path) -> None:
        super().__init__(name, path)
        self._root = root

    def exec_module(self, module: ModuleType) -> None:
        """Run the module and complete its classes."""
        super().exec_module(module)
        for name, fields in self._classes(module.__name__):
            _annotate(getattr(module, name), fields)

    def _classes(self, name: str) -> list[tuple[str, dict[str, str]]]:
        """The classes of the source with annotated fields."""
        source = self._root.joinpath(*name.split(".")).with_suffix(".py")
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
