"""Servers that really listen, in a thread of the tests."""

import threading
import time
from contextlib import contextmanager


@contextmanager
def listening(app, **options):
    """Let a server listen on a free port; give its address."""
    import uvicorn

    server = uvicorn.Server(uvicorn.Config(app, **{"port": 0, "log_level": "error", **options}))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()
    server.should_exit = True
    thread.join(10)
