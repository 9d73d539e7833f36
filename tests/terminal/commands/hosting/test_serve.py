import socket

import pytest

from obelisk.terminal.commands.hosting import serve

pytest.importorskip("fastapi")


def test_a_port_that_is_taken_is_named(run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = run("serve", "--port", str(port))
    assert answer.code == 2
    assert f"port {port}" in answer.err


def test_without_a_named_port_the_next_free_one_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(serve, "PORT", taken.getsockname()[1])
        with serve._listening("127.0.0.1", None) as found:
            assert found.getsockname()[1] != taken.getsockname()[1]


def test_where_packages_are_missing_it_is_said_how_to_install_them(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    assert "pip install obelisk-table" in run("serve").err


def test_the_address_is_told_and_the_browser_opened(run, monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    import uvicorn

    opened = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("OBELISK_TABLE_DATABASE", "")  # the command sets it, and it must not stay so

    async def end(server: uvicorn.Server) -> None:
        server.should_exit = True

    monkeypatch.setattr(uvicorn.Server, "main_loop", end)
    # Signals belong to the main thread of a process of its own.
    answer = run("serve", "--port", "0", "--open", "--data", str(tmp_path / "games" / "table.sqlite"))
    assert answer.code == 0
    assert opened[0] in answer.out
    assert opened[0].startswith("http://127.0.0.1:")
    assert (tmp_path / "games" / "table.sqlite").exists()
