"""The files of deploy/ fit each other, and what the sources say."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from obelisk.terminal.commands.hosting.serve import PORT

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def instructions():
    """Return the stages of the image, each a list of instructions and their text."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text("utf-8"), flags=re.MULTILINE)
    lines = [line.split(maxsplit=1) for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    stages = []
    for word, rest in lines:
        if word == "FROM":
            stages.append([])
        stages[-1].append((word, rest))
    return stages


def environment(stage):
    return dict(re.findall(r'(\w+)=("[^"]*"|\S*)', " ".join(rest for word, rest in stage if word == "ENV")))


def test_everything_that_the_image_copies_is_there_and_is_let_through():
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    copied = {
        name
        for stage in instructions()
        for word, rest in stage
        if word == "COPY" and "--from" not in rest
        for name in rest.split()[:-1]
    }
    assert {"src", "pyproject.toml", "constraints.txt"} <= copied
    assert {f"!{name}" for name in copied} == {line for line in ignored if line.startswith("!")}
    assert all((ROOT / name).exists() for name in copied)


def test_rules_are_compiled_for_the_processor_and_into_the_folder_with_which_they_run():
    build, final = instructions()
    assert any("obelisk warm" in rest for _, rest in build)
    for name in ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "OBELISK_CACHE"):
        assert environment(build)[name] == environment(final)[name]
    assert [rest for word, rest in build if word == "ARG"] == [rest for word, rest in final if word == "ARG"]
    # The same Python, because compiled code is kept for one.
    assert build[0][1].split()[0] == final[0][1].split()[0]


def test_the_image_runs_as_nobody_in_particular_and_tells_whether_it_is_well():
    _, final = instructions()
    words = [word for word, _ in final]
    (user,) = (rest for word, rest in final if word == "USER")
    assert user != "root"
    assert words.index("USER") < words.index("ENTRYPOINT")
    (check,) = (rest for word, rest in final if word == "HEALTHCHECK")
    assert f"127.0.0.1:{PORT}/readyz" in check
    assert ("EXPOSE", str(PORT)) in final


def test_the_one_who_runs_the_image_owns_its_folders_themselves():
    # A folder that is there already keeps its owner when something is copied over it.
    _, final = instructions()
    (made,) = (re.findall(r" (/\S+)", rest.partition("install ")[2]) for word, rest in final if "install " in rest)
    copied = [rest.split() for word, rest in final if word == "COPY"]
    owned = {words[-1] for words in copied if any(word.startswith("--chown") for word in words)}
    others = {words[-1] for words in copied} - owned
    assert {environment(final)["OBELISK_CACHE"]} == owned
    assert {environment(final)["OBELISK_DATA"], *owned} <= set(made)
    assert not any(Path(one).is_relative_to(other) for one in made for other in others)


def test_compose_starts_the_table_when_its_database_is_well_and_the_proxy_after_it():
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    services = composed["services"]
    assert set(services) == {"table", "database", "proxy"}
    assert services["table"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert services["proxy"]["depends_on"] == {"table": {"condition": "service_healthy"}}
    assert (DEPLOY / services["table"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["table"]["build"]["dockerfile"]).is_file()
    assert all((DEPLOY / mount.split(":")[0]).exists() for mount in services["proxy"]["volumes"] if mount[0] == ".")
    named = {mount.split(":")[0] for one in services.values() for mount in one["volumes"] if mount[0] != "."}
    assert named == set(composed["volumes"])
    (network,) = composed["networks"]["inside"]["ipam"]["config"]
    words = services["table"]["command"]
    assert words[words.index("--proxies") + 1] == network["subnet"]
    # Nothing but the proxy is reached from outside.
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    for name in re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text("utf-8")):
        assert name in services["proxy"]["environment"]


def test_the_address_of_the_table_is_the_usual_one_everywhere():
    for name in ("Caddyfile", "nginx.conf"):
        assert f"127.0.0.1:{PORT}" in (DEPLOY / name).read_text("utf-8")
    assert f"--port {PORT}" in (DEPLOY / "obelisk.service").read_text("utf-8")


def test_the_page_for_hosts_leads_to_each_file():
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for path in DEPLOY.iterdir():
        assert f"(../deploy/{path.name})" in page, path.name


def test_systemd_finds_no_fault_in_the_unit(tmp_path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here, so its unit is not verified.")
    text = (DEPLOY / "obelisk.service").read_text("utf-8")
    # The program and its user are not on this machine.
    here = text.replace("/srv/obelisk/venv/bin/obelisk", shutil.which("true")).replace("User=obelisk", "User=root")
    assert here.count("User=root") == 1
    (tmp_path / "obelisk.service").write_text(here)
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "obelisk.service")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
