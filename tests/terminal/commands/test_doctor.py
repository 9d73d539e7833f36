"""`obelisk doctor` says what is there, what is wrong, and what to do about it."""

import json
import shutil
import socket
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from obelisk.storage import origin
from obelisk.table.store.migrating import migrate
from obelisk.terminal.commands.doctor import installed, machine, playing, reachable
from obelisk.terminal.commands.doctor.findings import Verdict, examined
from obelisk.words import LANGUAGES
from tests.terminal.conftest import Run

OLD = Path(__file__).parents[2] / "compatibility" / "0.1.0" / "table.sqlite"
EVERYTHING = ["obelisk", "python", "packages", "extras", "networks", "compiled", "gpu", "folders", "database", "port"]
EVERYTHING += ["mail", "browser", "time", "locale"]


@pytest.fixture
def free() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def only(found):
    (finding,) = found
    return finding


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_words_with_what_to_do(run: Run, free: int, language: str) -> None:
    answer = run("doctor", "--port", str(free), "--lang", language)
    assert answer.code == 0
    assert str(free) in answer.out
    for finding in examined(None, None, free):
        assert finding.name.explain(language) in answer.out
        assert (finding.advice is None) == (finding.verdict == Verdict.GOOD), finding


def test_programs_get_the_same_as_json(run: Run, free: int) -> None:
    answer = json.loads(run("doctor", "--json", "--port", str(free)).out)
    assert answer["is_well"] is True
    assert list(dict.fromkeys(finding["about"] for finding in answer["findings"])) == EVERYTHING
    assert {finding["verdict"] for finding in answer["findings"]} <= {"good", "note"}
    assert all(finding["told"] and finding["code"].startswith("doctor/") for finding in answer["findings"])


def test_a_package_that_is_missing_or_too_old_is_named_with_the_command_that_helps(run: Run, free, monkeypatch) -> None:
    def other(package: str) -> str:
        if package == "jinja2":
            raise PackageNotFoundError(package)
        return "1.0" if package == "sqlalchemy" else version(package)

    asked = ["jinja2>=3", "sqlalchemy>=2.0.40", "rich>=13", 'ray>=2; extra == "cluster"', 'x; sys_platform == "moon"']
    monkeypatch.setattr(installed, "requires", lambda package: asked)
    monkeypatch.setattr(installed, "version", other)
    answer = run("doctor", "--port", str(free))
    assert answer.code == 1
    assert "jinja2 is missing" in answer.out
    assert 'pip install "sqlalchemy>=2.0.40"' in answer.out
    assert "rich" not in answer.out
    assert "Something is wrong" in answer.out


@pytest.mark.parametrize(
    ("where", "command"),
    [("site-packages", 'pip install "obelisk-table[nets]"'), ("src", 'pip install -e ".[nets]"')],
)
def test_what_an_extra_would_bring_is_told_where_it_is_not_installed(monkeypatch, tmp_path, where, command) -> None:
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(origin, "SOURCE", tmp_path / where)
    monkeypatch.setattr(installed, "requires", lambda package: ['no-such-package; extra == "nets"', "rich"])
    told = next(installed.extras())
    assert told.verdict == Verdict.NOTE
    assert "networks" in str(told.told)
    assert command in str(told.advice)


def test_another_version_than_the_one_installed_is_noticed(monkeypatch) -> None:
    monkeypatch.setattr(installed, "version", lambda package: "0.0.1")
    assert [finding.verdict for finding in installed.obelisk()] == [Verdict.GOOD, Verdict.WRONG]


def test_a_python_that_nobody_has_tried_is_a_remark(monkeypatch) -> None:
    monkeypatch.setattr(installed, "NEWEST", (3, 0))
    assert only(installed.python()).verdict == Verdict.NOTE


@pytest.mark.compiled
def test_games_that_are_not_compiled_are_counted(monkeypatch) -> None:
    monkeypatch.setattr(playing.compiled_games, "is_compiled", lambda name: name != "kono")
    told = next(playing.compiled())
    assert told.told.facts["n"] == told.told.facts["total"] - 1
    assert "obelisk warm" in str(told.advice)


def test_without_onnxruntime_it_is_said_which_games_have_a_network(monkeypatch) -> None:
    monkeypatch.setattr(playing, "find_spec", lambda name: None)
    assert "rhombus" in str(only(playing.networks()).told)


def test_a_network_that_was_lost_is_wrong(monkeypatch) -> None:
    pytest.importorskip("onnxruntime")
    monkeypatch.setattr("obelisk.players.levels.network_for", lambda position: "/nowhere/at/all.onnx")
    assert only(playing.networks()).verdict == Verdict.WRONG


def test_a_folder_in_which_nothing_can_be_written_is_wrong(monkeypatch, tmp_path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("OBELISK_DATA", str(tmp_path / "file" / "below"))
    cache, data = machine.folders()
    assert (cache.verdict, data.verdict) == (Verdict.GOOD, Verdict.WRONG)
    assert "OBELISK_DATA" in str(data.advice)


def test_a_disk_that_is_nearly_full_is_a_remark(monkeypatch) -> None:
    monkeypatch.setattr(machine, "LITTLE", 1 << 62)
    assert {finding.verdict for finding in machine.folders()} == {Verdict.NOTE}


def test_a_clock_before_the_package_was_written_is_wrong(monkeypatch) -> None:
    monkeypatch.setattr(machine.clock, "time", lambda: 1_000_000_000.0)
    assert only(machine.time()).verdict == Verdict.WRONG


def test_without_a_browser_it_is_said_what_to_do(monkeypatch) -> None:
    def none() -> None:
        raise machine.webbrowser.Error("no browser")

    monkeypatch.setattr(machine.webbrowser, "get", none)
    assert "BROWSER" in str(only(machine.browser()).advice)


def database(file: Path):
    return only(reachable.database(file, None))


def test_a_database_is_looked_at_and_left_as_it_is(tmp_path) -> None:
    assert database(tmp_path / "none.sqlite").told.code == "doctor/database-new"
    assert not (tmp_path / "none.sqlite").exists()
    old = Path(shutil.copy(OLD, tmp_path))
    assert database(old).told.code == "doctor/database-old"
    engine = create_engine(f"sqlite:///{old}")
    migrate(engine)
    old.chmod(0o644)
    assert sys.platform == "win32" or database(old).told.code == "doctor/database-open"
    old.chmod(0o600)
    assert database(old).verdict == Verdict.GOOD
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    assert database(old).told.code == "doctor/database-newer"
    old.write_bytes(b"no database at all" * 100)
    assert database(old).verdict == Verdict.WRONG


def test_the_password_of_a_database_is_not_shown() -> None:
    told = only(reachable.database(None, "postgresql+psycopg://ada:secret@127.0.0.1:1/none"))
    assert told.verdict == Verdict.WRONG
    assert "secret" not in str(told.told)


def test_a_port_that_another_program_has_is_told_and_the_next_free_one_too(monkeypatch) -> None:
    monkeypatch.setattr(reachable, "PATIENCE", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert only(reachable.port(port)).verdict == Verdict.WRONG
        monkeypatch.setattr(reachable, "PORT", port)
        assert only(reachable.port(None)).told.code == "doctor/port-next"


def test_what_cannot_be_examined_does_not_keep_the_rest_from_it(monkeypatch, free) -> None:
    def broken():
        raise RuntimeError("the disk is on fire")

    monkeypatch.setattr(machine, "folders", broken)
    found = {finding.about: finding for finding in examined(None, None, free)}
    assert list(found) == EVERYTHING
    assert "the disk is on fire" in str(found["folders"].told)


def test_mail_without_the_address_that_its_links_lead_to_is_wrong(monkeypatch) -> None:
    assert only(reachable.mail()).told.code == "doctor/mail-none"
    monkeypatch.setenv("OBELISK_TABLE_MAIL", "smtp://mail.example?from=table@games.example")
    found = only(reachable.mail())
    assert (found.verdict, found.told.code) == (Verdict.WRONG, "doctor/mail-off")
    assert "OBELISK_TABLE_ORIGIN" in str(found.advice)
    monkeypatch.setenv("OBELISK_TABLE_ORIGIN", "https://games.example")
    assert "https://games.example" in str(only(reachable.mail()).told)
