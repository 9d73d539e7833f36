"""The terminal face: one file per command, and the game at the prompt."""

import sys
from importlib.util import find_spec


def main() -> None:
    """Run the command line, or say how to install what it needs."""
    if any(find_spec(package) is None for package in ("typer", "rich")):
        from obelisk.terminal.language import Say, spoken

        print(Say(spoken(sys.argv[1:]))("not-installed"), file=sys.stderr)
        raise SystemExit(1)
    from obelisk.terminal.app import run

    run(sys.argv[1:])
