"""The colours of the site: those of the table, which Python writes from the theme."""

from __future__ import annotations

from pathlib import Path

from obelisk.table.web.rendering import HERE
from obelisk.table.web.signs import theme_css


def write_style(folder: Path) -> None:
    """Write the style sheet of all pictures, and the sign of the house."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "colours.css").write_text(theme_css(), encoding="utf-8")
    (folder / "icon.svg").write_bytes((HERE / "static" / "icon.svg").read_bytes())
