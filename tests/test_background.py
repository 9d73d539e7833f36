"""The tests say the same whether they run in front of somebody or in the background."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HANDLER = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
IGNORING = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); os.execv(sys.executable, sys.argv[1:])"
)


def test_ctrl_c_reaches_a_program_that_a_test_starts():
    told = subprocess.run([sys.executable, "-c", HANDLER], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "True"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="programs here inherit no signals")
def test_ctrl_c_reaches_it_also_where_the_tests_run_in_the_background():
    inner = f"{__file__}::{test_ctrl_c_reaches_a_program_that_a_test_starts.__name__}"
    options = ["-q", "-p", "no:cacheprovider", "--numprocesses=1"]
    command = [sys.executable, "-c", IGNORING, sys.executable, "-m", "pytest", *options, inner]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    root = Path(__file__).parent.parent
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=root, env=environment)
    assert (done.returncode, "1 passed" in done.stdout) == (0, True), done.stdout + done.stderr
