"""`python -m tests.widths`: measures the common lettering anew, after a change of its letters or of the fonts."""

from __future__ import annotations

import json

from bot.pictures.letters import COMMON, KNOWN, WIDTHS, measured, name_of


def main() -> None:
    """Write them all."""
    lines = (f'"{name_of(*kind)}": {json.dumps(list(map(measured(*kind).__getitem__, KNOWN)))}' for kind in COMMON)
    WIDTHS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
