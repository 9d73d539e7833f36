"""Where the package runs from, and so how more of it is installed there."""

from pathlib import Path

SOURCE = Path(__file__).parents[2]
"""The folder that the package lies in: `src` of a clone, or that of installed packages."""


def how_to_install(extra: str) -> str:
    """Return the command that installs an *extra*: in a clone what lies there, otherwise the package of that name."""
    is_clone = SOURCE.name == "src" and (SOURCE.parent / "pyproject.toml").is_file()
    return f'pip install -e ".[{extra}]"' if is_clone else f'pip install "obelisk-table[{extra}]"'
