"""A table behind real proxies, with the files of deploy/: pages, moves and live connections pass."""

import contextlib
import datetime
import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import HTTPCookieProcessor, HTTPSHandler, Request, build_opener, urlopen

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.sync.client import connect

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE = 60
pytestmark = pytest.mark.slow


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as found:
        return found.getsockname()[1]


@contextlib.contextmanager
def running(command, is_up, log, **options):
    """Run a program until the end of the block, once it is up."""
    with log.open("w") as out:
        program = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, **options)
    try:
        until = time.monotonic() + PATIENCE
        while not is_up():
            assert program.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.05)
        yield program
    finally:
        program.terminate()
        program.wait(PATIENCE)


def answers(port):
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """A server as a host runs it, for visitors who come by HTTPS."""
    folder, port = tmp_path_factory.mktemp("table"), free_port()
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "OBELISK_DATA": str(folder), "OBELISK_TABLE_SECURE": "1"}
    command = [sys.executable, "-m", "obelisk", "serve", "--port", str(port), "--data", str(folder / "table.sqlite")]
    with running(command, lambda: answers(port), folder / "log", env=env):
        yield port


def certified(folder):
    """Write a certificate for this machine, and its key."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(now).not_valid_after(now + datetime.timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
    pem, kept = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    (folder / "site.pem").write_bytes(made.sign(key, hashes.SHA256()).public_bytes(pem))
    (folder / "site.key").write_bytes(key.private_bytes(pem, kept, serialization.NoEncryption()))


def plays_through(address, trust):
    """Open a table, watch it live, and make a move, all through the proxy at *address*."""
    opener = build_opener(HTTPCookieProcessor(), HTTPSHandler(context=trust))

    def ask(path, body=None, **more):
        headers = {"Content-Type": "application/json", "Origin": address, **more}
        data = None if body is None else json.dumps(body).encode()
        with opener.open(Request(address + path, data, headers), timeout=PATIENCE) as answer:
            return answer.read()

    assert b"</html>" in ask("/")
    opened = json.loads(ask("/api/v1/tables", {"game": "trip", "mine": [0, 1]}))
    key = f"Bearer {opened['seats']['0']}"
    live = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{opened['id']}/live"
    with connect(live, origin=address, ssl=trust if live.startswith("wss") else None) as watching:
        ask(f"/api/v1/tables/{opened['id']}/moves", {"move": "a1", "seat": 0, "ply": 0}, Authorization=key)
        heard = ""
        while "moved" not in heard:
            heard = watching.recv(timeout=PATIENCE)
        assert "a1" in heard
    return opened["link"]


def test_a_table_behind_nginx(table, tmp_path):
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.skip("nginx is not installed here, so its file is not tried.")
    certified(tmp_path)
    port, text = free_port(), (DEPLOY / "nginx.conf").read_text("utf-8")
    here = {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "server_name games.example": "server_name localhost",
        "/etc/ssl/games.example.pem": f"{tmp_path}/site.pem",
        "/etc/ssl/games.example.key": f"{tmp_path}/site.key",
        "127.0.0.1:8080": f"127.0.0.1:{table}",
    }
    for usual, own in here.items():
        assert usual in text
        text = text.replace(usual, own)
    places = "".join(
        f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = f"daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\n"
    main += f"http {{ access_log off; {places}\n{text}}}\n"
    (tmp_path / "nginx.conf").write_text(main)
    command = [program, "-p", str(tmp_path), "-e", "stderr", "-c", str(tmp_path / "nginx.conf")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    with running(command, lambda: answers(port), tmp_path / "log"):
        trust = ssl.create_default_context(cafile=str(tmp_path / "site.pem"))
        address = f"https://localhost:{port}"
        assert plays_through(address, trust).startswith(f"{address}/t/")


def test_a_table_behind_caddy(table, tmp_path):
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("Caddy is not installed here, so its file is not tried.")
    port = free_port()
    site = f"http://localhost:{port}"
    env = {**os.environ, "OBELISK_SITE": site, "OBELISK_TABLE": f"127.0.0.1:{table}", "HOME": str(tmp_path)}
    env |= {"CADDY_ADMIN": f"127.0.0.1:{free_port()}", "XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    file = str(DEPLOY / "Caddyfile")
    checked = subprocess.run(
        [program, "validate", "--adapter", "caddyfile", "--config", file], env=env, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stderr
    command = [program, "run", "--adapter", "caddyfile", "--config", file]
    with running(command, lambda: answers(port), tmp_path / "log", env=env):
        with urlopen(f"{site}/healthz", timeout=PATIENCE) as answer:
            assert answer.read() == b"ok"
        assert "/t/" in plays_through(site, None)
