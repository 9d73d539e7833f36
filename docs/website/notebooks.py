"""Notebooks as pages: run from the first cell to the last when the site is built, with what came of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from .boards import STYLE
from .games import raw

LONGEST = 300
"""So many seconds a cell may take: the first run compiles rules."""
COLOURED = re.compile(r"\x1b\[[0-9;]*m")


def run(file: Path) -> Any:
    """Return a notebook with what its cells print and show."""
    import nbclient
    import nbformat

    notebook = nbformat.read(file, as_version=4)
    client = nbclient.NotebookClient(
        notebook,
        timeout=LONGEST,
        kernel_name="python3",
        extra_arguments=["--log-level=ERROR"],
        resources={"metadata": {"path": str(file.parent)}},
    )
    return client.execute()


def page(notebook: Any) -> str:
    """Return a notebook that was run as a page."""
    return "\n\n".join(part for cell in notebook.cells for part in _parts(cell)) + "\n"


def _parts(cell: Any) -> list[str]:
    if cell.cell_type == "markdown":
        return [cell.source]
    return [f"```python\n{cell.source}\n```", *(_output(output) for output in cell.outputs)]


def _output(output: Any) -> str:
    """Return what a cell shows: a picture if it has one, else its text."""
    if output.output_type == "stream":
        return _printed(output.text)
    data = output.data
    if "image/svg+xml" in data:
        return raw(f'<div class="output">{STYLE.sub("", data["image/svg+xml"]).strip()}</div>')
    return _printed(data["text/plain"])


def _printed(text: str) -> str:
    return f"```{{code-block}} text\n:class: output\n\n{COLOURED.sub('', text).rstrip()}\n```"
