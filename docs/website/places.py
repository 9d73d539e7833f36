"""Where things are: the pages that people write, and where the site is gathered and built."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parent
ROOT = DOCS.parent
GATHERED = ROOT / "build" / "docs"
"""What Sphinx reads: a folder for each language."""
PACKED = ROOT / "src" / "obelisk" / "table" / "features" / "documentation" / "site.zip"
"""Where the table looks for the site; git ignores it, and wheels have it."""

BROUGHT = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "LICENSE": "licence.md",
    "README.md": "index.md",
}
"""Pages of the site that lie outside docs/, and what they are called there."""
