"""Make a release: `make release VERSION=1.2.3`, in a clone with nothing uncommitted (docs/releasing.md).

It checks, writes the version and the date down, builds the packages and the image, commits and tags. It publishes
nothing. Where something is wrong, everything is left as it was.
"""

import argparse
import datetime
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from pathlib import Path

from packaging.version import InvalidVersion, Version

MODULE, CHANGES, CITATION = "src/obelisk/__init__.py", "CHANGELOG.md", "CITATION.cff"
WRITTEN = (MODULE, CHANGES, CITATION)
"""The files that tell the version, or the day of a release."""
ENGINES = ("docker", "podman")


class Refused(Exception):
    """There is no release, and the reason why."""


def run(*command: str, **changes: str) -> str:
    """Run a program; return what it prints."""
    env = {**os.environ, **changes}
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    if done.returncode:
        raise Refused(f"{shlex.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def present() -> Version:
    """Return the version that the sources tell."""
    (found,) = re.findall(r'^__version__ = "(.*)"$', Path(MODULE).read_text("utf-8"), re.MULTILINE)
    return Version(found)


def read(text: str) -> Version:
    """Return the version that is asked for, or refuse it."""
    try:
        version = Version(text)
    except InvalidVersion:
        raise Refused(f"VERSION={text} is no version; write it like VERSION=1.2.3.") from None
    if str(version) != text or version.is_devrelease or version.local or len(version.release) != 3:
        raise Refused(f"VERSION={text} is not the version of a release; write it like VERSION=1.2.3, or 1.2.3rc1.")
    if version <= present():
        raise Refused(f"VERSION={text} does not come after {present()}.")
    return version


def section(changes: str, version: Version) -> str:
    """Return what the changelog says of a version that is not out yet, or refuse it."""
    found = re.search(rf"^## {re.escape(version.base_version)} \(unreleased\)\n(.*?)(?=^## |\Z)", changes, re.M | re.S)
    if found is None:
        raise Refused(f'{CHANGES} has no section "## {version.base_version} (unreleased)".')
    if not re.search(r"^- ", found[1], re.MULTILINE):
        raise Refused(f"{CHANGES} does not say what changed in {version.base_version}.")
    return found[1].strip()


def check_clone(version: Version) -> None:
    """Refuse a clone in which something is uncommitted, or a version that has a tag already."""
    if changed := run("git", "status", "--porcelain"):
        raise Refused(f"Commit or stash this first:\n{changed}")
    if run("git", "tag", "--list", f"v{version}"):
        raise Refused(f"There is a tag v{version} already.")


def write_down(version: Version, day: datetime.date) -> None:
    """Write the version and its day wherever they stand."""
    places = {
        MODULE: [(r'^__version__ = ".*"$', f'__version__ = "{version}"')],
        CHANGES: [(rf"^## {re.escape(version.base_version)} \(unreleased\)$", f"## {version} ({day})")],
        CITATION: [
            (r"^version: .*$", f"version: {version}"),
            (r"^(date-released: .*\n|\Z)", f"date-released: {day}\n"),
        ],
    }
    for name, changes in places.items():
        text = Path(name).read_text("utf-8")
        for pattern, new in changes:
            text, made = re.subn(pattern, new, text, count=1, flags=re.MULTILINE)
            if not made:
                raise Refused(f"{name} does not say where the version goes: {pattern}")
        Path(name).write_text(text, "utf-8")


def build(version: Version, day: datetime.date) -> list[Path]:
    """Build wheel and source archive twice, and refuse them if they differ, or are not what they should be."""
    midnight = datetime.datetime.combine(day, datetime.time(), datetime.UTC)
    made = []
    for folder in ("dist", "build/again"):
        shutil.rmtree(folder, ignore_errors=True)
        command = [sys.executable, "-m", "hatchling", "build", "--directory", folder]
        run(*command, SOURCE_DATE_EPOCH=str(int(midnight.timestamp())))
        made.append(sorted(Path(folder).iterdir()))
    for one, again in zip(*made, strict=True):
        if one.read_bytes() != again.read_bytes():
            raise Refused(f"{one.name} comes out differently when it is built again.")
    shutil.rmtree("build/again")
    archive, wheel = sorted(made[0], key=lambda path: path.suffix)
    with zipfile.ZipFile(wheel) as inside:
        (name,) = (name for name in inside.namelist() if name.endswith(".dist-info/METADATA"))
        check_metadata(inside.read(name).decode(), version)
    with tarfile.open(archive) as inside:
        (member,) = (one for one in inside.getmembers() if one.name.count("/") == 1 and one.name.endswith("/PKG-INFO"))
        described = inside.extractfile(member)
        assert described is not None
        check_metadata(described.read().decode(), version)
    try:
        print(run(sys.executable, "-m", "twine", "check", "--strict", str(archive), str(wheel)))
    except Refused as refused:
        if "No module named twine" not in str(refused):
            raise
        print("twine is not installed; the metadata was checked without it.")
    return [archive, wheel]


def check_metadata(text: str, version: Version) -> None:
    """Refuse metadata that tell another version, or whose description a package index cannot show."""
    told = message_from_string(text)
    if told["Version"] != str(version):
        raise Refused(f"The package tells version {told['Version']}.")
    if told["Description-Content-Type"] != "text/markdown":
        raise Refused("The package has no description in Markdown.")
    if relative := re.findall(r"\]\((?!https://)[^)]*\)", str(told.get_payload())):
        raise Refused(f"The description leads nowhere: {relative}")


def build_image(version: Version) -> str:
    """Build the image where there is an engine; return what came of it."""
    for engine in filter(shutil.which, ENGINES):
        if subprocess.run([engine, "info"], capture_output=True).returncode == 0:
            run(engine, "build", "--file", "deploy/Containerfile", "--tag", f"obelisk:{version}", ".")
            return f"Image: obelisk:{version} ({engine})"
    return "No image was built: neither Docker nor Podman is running here."


def main() -> None:
    """Make the release, or say why there is none."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("version")
    asked.add_argument("--checks", default="make test", help="what must pass before")
    asked.add_argument("--docs", default="make docs", help="what builds the documentation that the wheel brings")
    options = asked.parse_args()
    version, day = read(options.version), datetime.datetime.now(datetime.UTC).date()
    check_clone(version)
    told = section(Path(CHANGES).read_text("utf-8"), version)
    print(f"Checking: {options.checks}", flush=True)
    if subprocess.run(shlex.split(options.checks)).returncode:
        raise Refused(f"{options.checks} fails.")
    check_clone(version)
    try:
        write_down(version, day)
        run(*shlex.split(options.docs))
        packages = build(version, day)
        image = build_image(version)
        run("git", "commit", "--quiet", "--message", f"Version {version}", *WRITTEN)
    except BaseException:
        run("git", "checkout", "--quiet", "--", *WRITTEN)
        raise
    # A line of the changelog that begins with # is no comment.
    run("git", "tag", "--annotate", f"v{version}", "--cleanup=whitespace", "--message", f"Obelisk {version}\n\n{told}")
    print(*packages, image, f"Tag: v{version}", "", sep="\n")
    print("Look at it, then: git push --follow-tags, twine upload dist/*, and push the image.")


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(f"No release. {refused}")
