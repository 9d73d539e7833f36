"""Real servers, each in a process of its own."""

import json
import os
import signal
import subprocess
import sys
import urllib.request


class Process:
    """A real server in a process of its own."""

    def __init__(self, database, **environment):
        """Start it, with more in its *environment*."""
        limits = {
            f"OBELISK_TABLE_{name}": "0" for name in ("REQUESTS", "TABLES", "SOCKETS", "MESSAGES", "EVENTS", "AHEAD")
        }
        code = "from obelisk.terminal import main; main()"
        command = [sys.executable, "-c", code, "serve", "--port", "0", "--database", database]
        self.process = subprocess.Popen(
            command, env={**os.environ, **limits, **environment}, stdout=subprocess.PIPE, text=True
        )
        line = next(line for line in self.process.stdout if "http://" in line)
        self.base = line[line.index("http://") :].strip() + "api/v1"

    def ask(self, path, body=None, **headers):
        """Ask for something."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json", **headers})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def kill(self):
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()
