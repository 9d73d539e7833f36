"""A push service on this machine, and browsers that can read what it is given."""

import json
import queue
import secrets
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 10


def plain(data):
    return urlsafe_b64encode(data).decode().rstrip("=")


class Service:
    """What a push service was given, and what it answers."""

    def __init__(self, port):
        self.origin = f"http://127.0.0.1:{port}"
        self.given = queue.Queue()
        self.answers = {}

    def next(self):
        """Return the next message: its path, its headers and its body."""
        return self.given.get(timeout=PATIENCE)


@contextmanager
def push_service():
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = service.answers.get(self.path, [201])
            code = status.pop(0) if len(status) > 1 else status[0]
            self.send_response(code)
            self.send_header("Content-Length", "0")
            self.end_headers()
            service.given.put((self.path, dict(self.headers), body, code))

        def log_message(self, *facts):
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = Service(server.server_port)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Browser:
    """The keys of a browser that has asked a push service for an address."""

    def __init__(self, service, name):
        self.endpoint = f"{service.origin}/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": self.endpoint, "keys": {"p256dh": plain(public), "auth": plain(self._auth)}}

    def read(self, body):
        """Return what a message says."""
        read = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(read)


def claims_of(headers):
    """Return what a server says of itself, and its key."""
    token, key = headers["Authorization"].removeprefix("vapid t=").split(",k=")
    middle = token.split(".")[1]
    return json.loads(urlsafe_b64decode(middle + "=" * (-len(middle) % 4))), key
