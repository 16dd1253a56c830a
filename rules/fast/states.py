"""States as mypyc gets them: the same source with `clone` written out, so that they become native classes.

mypyc leaves a class with slots or with a decorator of our own an ordinary one, and looks up its fields by name.
No line changes its number: a traceback of built code names the line of the source.
"""

from __future__ import annotations

import ast
from dataclasses import fields
from importlib import import_module
from typing import Final

from rules.core.state import clone_source

BASES: Final = ("Scratch", "State")  # of `rules.core.state`
# mypyc reads this mark, and nothing imports it when the module runs: games that nobody built may extend the bases, too.
MARK: Final = "@mypyc_attr(allow_interpreted_subclasses=True)"
MARK_IMPORTED: Final = ("import typing", "if typing.TYPE_CHECKING: from mypy_extensions import mypyc_attr")


def as_native(text: str, module: str) -> str:
    """The source of a module, its states changed so that mypyc builds native classes of them."""
    lines = text.splitlines()
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    for node in classes:
        marks = {ast.unparse(mark): mark.lineno - 1 for mark in node.decorator_list}
        if module == "rules.core.state" and node.name in BASES:
            _fill(lines, min([*marks.values(), node.lineno - 1]) - 1, MARK)
        elif "cloning" in marks:
            lines[marks["cloning"]] = ""
            end, cls = node.end_lineno or 0, getattr(import_module(module), node.name)
            _fill(lines, end, "    " + clone_source(cls))
            _fill(lines, end + 1, f"setattr({node.name}, '__slots__', {tuple(f.name for f in fields(cls))})")
        else:
            continue
        if "dataclass(slots=True)" in marks:
            lines[marks["dataclass(slots=True)"]] = "@dataclass"
    if MARK in lines:
        future = lines.index("from __future__ import annotations")
        lines[future] += "; " + MARK_IMPORTED[0]
        _fill(lines, future + 1, MARK_IMPORTED[1])
    return "\n".join(lines) + "\n"


def _fill(lines: list[str], at: int, text: str) -> None:
    """Write into a blank line."""
    assert not lines[at], lines[at]
    lines[at] = text
