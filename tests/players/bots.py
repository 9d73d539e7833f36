"""Programs that play, well and badly."""

import shlex
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot" / "bot.py"

# Speaks the protocol and plays the first move, except that it misbehaves in one way, at the third line "go" of a game.
_MISBEHAVING = """
import json, os, signal, subprocess, sys, time
way, log = sys.argv[1:3]
moves, asked = [], 0
def note(text):
    with open(log, "a", encoding="utf-8") as file: file.write(text + "\\n")
def say(*text): print(*text, flush=True)
if way == "clings":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    note(f"pid {child.pid}")
note(f"pid {os.getpid()}")
for line in sys.stdin:
    note(line.rstrip())
    word, _, rest = line.strip().partition(" ")
    if word == "obelisk" and way == "mute": time.sleep(600)
    elif word == "obelisk": say("id name Bad"), say("obeliskok")
    elif word == "isready": say("readyok")
    elif word == "moves": moves = json.loads(rest)
    elif word == "quit" and way != "clings": break
    elif word == "go":
        asked += 1
        if asked < 2: say("info thinking"), say("bestmove", moves[0])
        elif way in ("hangs", "clings"): time.sleep(600)
        elif way == "dies": sys.exit("Traceback: out of cheese")
        elif way == "nonsense": say("my move is", moves[0])
        elif way == "shouts": say("bestmove", moves[0].upper())
        elif way == "illegal": say("bestmove z9")
        elif way == "empty": say("bestmove")
        elif way == "gives-up": say("error I do not know this game")
        elif way == "floods":
            while True: say("info", "x" * 1000)
        elif way == "babbles":
            while True: sys.stdout.write("x" * 100000)
        elif way == "bytes": os.write(1, b"\\xff\\xfe\\x00 bestmove\\n")
        else: say("bestmove", moves[0])
"""


def bot(folder, way="good", **options):
    """Return a program, as it is written for the arena, and the file in which it notes what it hears."""
    script, log = folder / "misbehaving.py", folder / f"{way}.log"
    script.write_text(_MISBEHAVING, encoding="utf-8")
    told = "".join(f"{key}={value}:" for key, value in options.items())
    return f"exec:{told}{shlex.join([sys.executable, str(script), way, str(log)])}", log


def example():
    """Return the example bot, as it is written for the arena."""
    return f"exec:{shlex.join([sys.executable, str(EXAMPLE)])}"
