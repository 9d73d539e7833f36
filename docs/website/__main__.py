"""Build the site: `make docs`. It fails where a link leads nowhere, a page is missing, or Sphinx has a doubt."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from .gathering import gather_english, gather_japanese
from .links import broken_in, broken_on_site, sources
from .places import GATHERED, HERE, PACKED, ROOT
from .style import write_style

UNSEEN = (".doctrees", ".buildinfo", "objects.inv", "_sources")
"""What Sphinx writes that no reader needs."""


def main() -> None:
    """Gather, build, check, and put the site where the table finds it."""
    broken = [told for page in sources() for told in broken_in(page)]
    _fail(broken)
    shutil.rmtree(GATHERED, ignore_errors=True)
    english, japanese, site = GATHERED / "en", GATHERED / "ja", GATHERED / "site"
    gather_english(english)
    gather_japanese(japanese)
    write_style(english / "_static")
    write_style(japanese / "_static")
    build(english, site, "en", japanese)
    build(japanese, site / "ja", "ja", english)
    _fail(list(broken_on_site(site.resolve())))
    files = pack(site)
    pages = sum(file.suffix == ".html" for file in files)
    size = PACKED.stat().st_size / 1e6
    print(f"{pages} pages: {site.relative_to(ROOT)}, {PACKED.relative_to(ROOT)} ({size:.1f} MB)")  # noqa: T201


def pack(site: Path) -> list[Path]:
    """Pack the site into one file, and put it where the table finds it, all at once."""
    files = sorted(file for file in site.rglob("*") if file.is_file())
    packed = GATHERED / PACKED.name
    with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as target:
        for file in files:
            target.write(file, file.relative_to(site).as_posix())
    packed.replace(PACKED)
    return files


def build(source: Path, into: Path, language: str, other: Path) -> None:
    """Let Sphinx build one language; a warning is a failure."""
    settings = {**os.environ, "OBELISK_DOCS_LANGUAGE": language, "OBELISK_DOCS_OTHER": str(other)}
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "-c", str(HERE)]
    doctrees = GATHERED / f"{language}.doctrees"
    command += ["-D", f"language={language}", "-D", f"html_static_path={source / '_static'}"]
    done = subprocess.run([*command, "-d", str(doctrees), str(source), str(into)], env=settings, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)
    for name in UNSEEN:
        left = into / name
        shutil.rmtree(left, ignore_errors=True)
        left.unlink(missing_ok=True)


def _fail(told: list[str]) -> None:
    if told:
        raise SystemExit("\n".join(told))


main()
