"""What Sphinx is told; `__main__.py` calls it once for each language."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from pygments.lexers import TextLexer

import obelisk
from website.words import say

language = os.environ.get("OBELISK_DOCS_LANGUAGE", "en")
project, author = say("brand", language), "The Obelisk developers"
version = release = obelisk.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
myst_enable_extensions = ["html_image"]
root_doc, highlight_language, default_role = "index", "none", "code"
exclude_patterns = ["_static"]
nitpicky = False

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme, html_theme_path = "theme", [str(Path(__file__).parent)]
html_title = f"{say('brand', language)} {release}"
html_copy_source = html_show_sourcelink = html_use_index = html_domain_indices = False
html_permalinks_icon = "#"
html_show_sphinx = False
pygments_style = "default"


def setup(app: Any) -> None:
    """Let the templates say sentences, and know the sections and the page in the other language."""
    app.add_lexer("ftl", TextLexer)
    app.connect("html-page-context", _tell)


def _tell(app: Any, name: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    other = "ja" if language == "en" else "en"
    there = Path(os.environ.get("OBELISK_DOCS_OTHER", "")) / f"{name}.md"
    place = name if there.is_file() else "index"
    up = "../" * name.count("/")
    context.update(
        say=lambda code, **facts: say(code, language, **facts),
        other_language=other,
        other_address=f"{up}ja/{place}.html" if language == "en" else f"{up}../{place}.html",
        has_other=there.is_file(),
        opened=_opened(app, name),
        sections_of=lambda: [(page, say(f"section/{page}", language)) for page in app.env.toctree_includes[root_doc]],
    )


def _opened(app: Any, name: str) -> str:
    """Return the page that opens the section of a page."""
    below = app.env.toctree_includes
    for section in below.get(root_doc, ()):
        if name == section or name in below.get(section, ()):
            return str(section)
    return ""
