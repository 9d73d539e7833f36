"""A release is made from one version, and refused where something is not in order."""

import datetime
import importlib.util
import re
import subprocess
from pathlib import Path

import pytest
from packaging.version import Version

from obelisk import __version__

ROOT = Path(__file__).parents[2]
DAY = datetime.date(2027, 1, 2)
NEXT = "77.7.0"


@pytest.fixture
def release():
    spec = importlib.util.spec_from_file_location("release", ROOT / ".ci" / "release.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def clone(release, tmp_path, monkeypatch):
    """A small clone that has the files that tell the version, and nothing else."""
    for name in release.WRITTEN:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        text = (ROOT / name).read_text("utf-8")
        # Also on the day of a release itself, there is a next one.
        for pattern, new in {
            r'^__version__ = ".*"$': f'__version__ = "{NEXT}.dev0"',
            r"^## .*$": f"## {NEXT} (unreleased)",
            r"^version: .*$": f"version: {NEXT}.dev0",
        }.items():
            text = re.sub(pattern, new, text, count=1, flags=re.MULTILINE)
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    for name in ("GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"):
        monkeypatch.setenv(name, "Ada")
    for name in ("GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"):
        monkeypatch.setenv(name, "ada@games.example")
    for command in ("init --quiet", "add --all", "commit --quiet --message=one"):
        subprocess.run(["git", *command.split()], check=True)
    return tmp_path


def test_the_version_stands_once_and_everything_follows_it():
    cited = re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert cited[1] == __version__
    newest = re.search(r"^## (\S+)(.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert Version(newest[1]).base_version == Version(__version__).base_version
    assert (newest[2] == " (unreleased)") == Version(__version__).is_devrelease
    short = ".".join(__version__.split(".")[:2])
    assert re.search(
        rf"^## .*\b{re.escape(short)}\b", (ROOT / "docs" / "upgrading.md").read_text("utf-8"), re.MULTILINE
    )


def test_a_release_writes_its_version_and_day_everywhere(release, clone):
    text = (clone / "CHANGELOG.md").read_text("utf-8")
    version = Version(NEXT)
    assert release.section(text, version).startswith("### ")
    release.write_down(version, DAY)
    assert release.present() == version
    assert f"\n## {version} (2027-01-02)\n" in (clone / "CHANGELOG.md").read_text("utf-8")
    cited = (clone / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {version}\n" in cited
    assert cited.count("date-released: 2027-01-02\n") == 1


@pytest.mark.parametrize("text", ["one", "v0.2.0", "0.2", "0.2.0.dev1", "0.1.0", "0.2.0+mine"])
def test_what_is_no_next_version_is_refused(release, clone, text):
    with pytest.raises(release.Refused):
        release.read(text)


def test_a_changelog_that_says_nothing_is_refused(release):
    for text in ("## 0.2.0 (unreleased)\n\n## 0.1.0\n- a\n", "## 0.2.0 (unreleased)\n### Added\n", "## 0.1.0\n- a\n"):
        with pytest.raises(release.Refused):
            release.section(text, Version("0.2.0"))
    assert release.section("## 0.2.0 (unreleased)\n- b\n\n## 0.1.0\n- a\n", Version("0.2.0")) == "- b"


def test_a_clone_with_something_uncommitted_or_tagged_already_is_refused(release, clone):
    version = Version(NEXT)
    release.check_clone(version)
    (clone / "new.txt").write_text("")
    with pytest.raises(release.Refused, match=r"new\.txt"):
        release.check_clone(version)
    (clone / "new.txt").unlink()
    subprocess.run(["git", "tag", f"v{version}"], check=True)
    with pytest.raises(release.Refused, match="tag"):
        release.check_clone(version)


def test_a_check_that_fails_stops_everything_and_leaves_everything(release, clone, monkeypatch):
    monkeypatch.setattr("sys.argv", ["release.py", NEXT, "--checks", "false"])
    with pytest.raises(release.Refused, match="false fails"):
        release.main()
    assert release.run("git", "status", "--porcelain") == release.run("git", "tag") == ""


def test_documentation_that_cannot_be_built_leaves_the_clone_as_it_was(release, clone, monkeypatch):
    monkeypatch.setattr("sys.argv", ["release.py", NEXT, "--checks", "true", "--docs", "false"])
    with pytest.raises(release.Refused, match="false"):
        release.main()
    assert release.run("git", "status", "--porcelain") == ""


def test_packages_that_cannot_be_built_leave_the_clone_as_it_was(release, clone, monkeypatch):
    monkeypatch.setattr("sys.argv", ["release.py", NEXT, "--checks", "true", "--docs", "true"])
    with pytest.raises(release.Refused, match="hatchling"):
        release.main()
    assert release.run("git", "status", "--porcelain", "--untracked-files=no") == ""
    assert release.present() == Version(f"{NEXT}.dev0")


def test_metadata_with_another_version_or_relative_links_are_refused(release):
    good = "Name: x\nVersion: 1.2.3\nDescription-Content-Type: text/markdown\n\n[a](https://b)\n"
    release.check_metadata(good, Version("1.2.3"))
    for bad in (good.replace("1.2.3", "1.2.4"), good.replace("https://b", "b.md"), good.replace("markdown", "plain")):
        with pytest.raises(release.Refused):
            release.check_metadata(bad, Version("1.2.3"))
