"""`make bench`: every figure of the README's table, as ratios to a floor of the same run."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from importlib import import_module

from .figures import Figure

CHAPTERS = {
    "rules": "Rules",
    "commit": "Durable commit",
    "commit_on_server": "Durable commit on PostgreSQL (with RATSKELLER_TEST_POSTGRES)",
    "wire": "Press to answer",
    "token": "Requests a move",
    "looking_back": "Press to answer while people look back",
    "tables": "Many tables",
    "company": "Two thousand finished games",
    "pictures": "Pictures",
    "thinking": "Thinking",
}


def main() -> None:
    """Run the chapters named on the command line, or all."""
    chapters = "\n".join(f"  {name:18}{title}" for name, title in CHAPTERS.items())
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench",
        description=__doc__,
        epilog=f"chapters:\n{chapters}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("chapters", nargs="*", metavar="CHAPTER", help="all unless named")
    wanted = parser.parse_args().chapters
    if unknown := [name for name in wanted if name not in CHAPTERS]:
        parser.error(f"no such chapter: {', '.join(unknown)}")
    for name in wanted or CHAPTERS:
        measure: Callable[[], Iterable[Figure]] = import_module(f"tests.bench.{name}").figures
        print(CHAPTERS[name], flush=True)
        for figure in measure():
            print(figure.line(), flush=True)


if __name__ == "__main__":
    main()
