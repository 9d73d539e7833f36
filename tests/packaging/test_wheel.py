"""The package as it is installed: nothing is missing from it, and it works without the sources."""

import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from email import message_from_string
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from obelisk import __version__
from tests.examples.stranger import OFFLINE, run

ROOT = Path(__file__).parents[2]
OURS = {"bench", "docs", "test"}
"""The extras for whoever works on Obelisk."""
BUILT = {"obelisk/table/features/documentation/site.zip"}
"""What a wheel brings where it was built before, though git does not know it."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def tracked(*folders):
    """Return the files of the sources that belong to the project, also those that were only just written."""
    asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *folders]
    listed = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("These are not the sources of a clone, so nothing tells which files belong to them.")
    return {path for path in listed.stdout.split("\0") if path and (ROOT / path).exists()}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    run([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)], cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def metadata(wheel):
    with zipfile.ZipFile(wheel) as inside:
        (name,) = (name for name in inside.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(inside.read(name).decode())


def test_a_wheel_has_every_file_of_the_package_and_no_other(wheel):
    with zipfile.ZipFile(wheel) as inside:
        packed = {name for name in inside.namelist() if ".dist-info/" not in name} - BUILT
    assert packed == {path.removeprefix("src/") for path in tracked("src/obelisk")}
    for kind in (".ftl", ".js", ".css", ".html", ".ttf", ".onnx", ".toml", "py.typed", "migrations/env.py"):
        assert any(name.endswith(kind) for name in packed), kind


def test_every_wheel_tells_the_version_of_the_library(metadata):
    assert metadata["Name"] == "obelisk-table"
    assert metadata["Version"] == __version__


def test_the_readme_of_a_package_leads_nowhere_relative(metadata):
    assert metadata["Description-Content-Type"] == "text/markdown"
    text = metadata.get_payload()
    links = re.findall(r"\]\(([^)\s]+)", text)
    assert len(links) > 30
    source = PROJECT["urls"]["Source"]
    assert [link for link in links if not link.startswith("https://")] == []
    reference = "main" if "dev" in __version__ else f"v{__version__}"
    for kind, path in re.findall(rf"\]\({source}/(\w+)/{reference}/([^)#\s]+)", text):
        assert (ROOT / path).is_dir() if kind == "tree" else (ROOT / path).is_file(), path
        assert (kind == "raw") == path.endswith(".svg"), path


def test_the_address_of_the_project_is_one():
    source = PROJECT["urls"]["Source"]
    assert all(url.startswith(source) for url in PROJECT["urls"].values())
    assert f"repository-code: {source}" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_the_lowest_versions_that_are_promised_are_those_that_are_tried():
    lines = (ROOT / "floors.txt").read_text("utf-8").splitlines()
    tried = dict(line.lower().split("==") for line in lines if not line.startswith("#"))
    needed = [Requirement(one) for one in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["postgresql"])]
    for need in needed:
        (floor,) = (one.version for one in need.specifier if one.operator == ">=")
        assert tried.get(need.name.lower()) in (floor, f"{floor}.0"), need


def test_extras_are_only_for_what_is_heavy_or_for_few():
    assert set(PROJECT["optional-dependencies"]) == {"rl", "cuda", "nets", "cluster", "postgresql"} | OURS


@pytest.mark.slow
@pytest.mark.compiled
def test_an_installed_wheel_plays_prints_and_serves(wheel, tmp_path):
    venv.create(tmp_path / "venv", with_pip=False)
    scripts = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    python = str(scripts / "python")
    site = Path(run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]).strip())
    run([sys.executable, "-m", "pip", "--python", python, "install", "--quiet", *OFFLINE, "--no-compile", str(wheel)])
    # What the package needs is seen from where the tests are installed, behind the package itself.
    needed = [path for path in sys.path if path.endswith("-packages")]
    (site / "needed.pth").write_text("\n".join(needed) + "\n")
    told = run([python, "-I", str(ROOT / "tests" / "packaging" / "smoke.py")], cwd=tmp_path)
    assert told.split() == ["commands:", "ok", "rules:", "ok", "table:", "ok"]
