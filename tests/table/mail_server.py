"""A mail server on this machine, as hosts have one: with TLS and a password where a test says so."""

import datetime
import ipaddress
import queue
import socket
import ssl
from contextlib import contextmanager
from email import message_from_bytes, policy

import pytest

smtp = pytest.importorskip("aiosmtpd.smtp", reason="aiosmtpd is not installed")
HOST, USER, PASSWORD = "127.0.0.1", b"table", b"correct horse"


class Taker:
    """Takes every mail."""

    def __init__(self):
        """Begin with none."""
        self.taken = queue.Queue()

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        """Keep a mail, and how it came."""
        mail = message_from_bytes(envelope.content, policy=policy.default)
        mail.was_encrypted = server.transport.get_extra_info("ssl_object") is not None
        mail.was_signed_in = session.authenticated
        self.taken.put(mail)
        return "250 good"


def _knows(server, session, envelope, mechanism, given):
    is_known = isinstance(given, smtp.LoginPassword) and (given.login, given.password) == (USER, PASSWORD)
    return smtp.AuthResult(success=is_known, handled=is_known)


def _free_port():
    with socket.socket() as one:
        one.bind((HOST, 0))
        return one.getsockname()[1]


@contextmanager
def mail_server(*, encrypted=None, begins_encrypted=False, signed_in=False):
    """Run one; *encrypted* are the files of its certificate. Yield its host and port, and what it has taken."""
    from aiosmtpd.controller import Controller

    taker, how = Taker(), {}
    if encrypted is not None:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(*encrypted)
        how = {"ssl_context": context} if begins_encrypted else {"tls_context": context, "require_starttls": True}
    if signed_in:
        how |= {"authenticator": _knows, "auth_required": True, "auth_require_tls": not begins_encrypted}
    controller = Controller(taker, hostname=HOST, port=_free_port(), **how)
    controller.start()
    try:
        yield f"{HOST}:{controller.port}", taker.taken
    finally:
        controller.stop()


def certificate(folder):
    """Write a certificate for this machine that signs itself, and its key; return their paths."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "mail of a test")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(issuer_name=name, subject_name=name, public_key=key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HOST))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = folder / "mail.pem", folder / "mail.key"
    files[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    how = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    files[1].write_bytes(key.private_bytes(*how))
    return files
