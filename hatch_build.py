"""What the package says about itself: the README, with links that work wherever it is shown."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_RELATIVE = re.compile(r"\]\((?!\w+:|#)([^)\s]+)")
_PICTURES = (".svg", ".png", ".jpg", ".gif", ".webp")


def with_absolute_links(text: str, source: str, reference: str, root: Path) -> str:
    """Return *text* with its relative links led to the repository at *source*, as it is at a tag or branch."""

    def lead(found: re.Match[str]) -> str:
        path = found[1]
        if path.lower().endswith(_PICTURES):
            kind = "raw"
        else:
            kind = "tree" if (root / path.partition("#")[0]).is_dir() else "blob"
        return f"]({source}/{kind}/{reference}/{path}"

    return _RELATIVE.sub(lead, text)


class Hook(MetadataHookInterface):
    """Fills in the README. The repository's address stands in pyproject.toml, under `project.urls`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README to the *metadata*."""
        version, root = str(metadata["version"]), Path(self.root)
        text = (root / "README.md").read_text(encoding="utf-8")
        reference = "main" if "dev" in version else f"v{version}"
        told = with_absolute_links(text, metadata["urls"]["Source"], reference, root)
        metadata["readme"] = {"content-type": "text/markdown", "text": told}
