"""A bot in plain Python: plays any legal move, through the protocol of docs/protocol.md. Nothing else is needed.

Let it play in the arena:  obelisk arena kono mcts:simulations=100 "exec:python examples/bot/bot.py"
"""

import json
import random  # noqa: TID251 (this is not a part of Obelisk)
import sys


def main() -> None:
    """Answer every line that needs an answer, until there are no more."""
    moves = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "obelisk":
            print("id name Any legal move")
            print("option seed")
            print("obeliskok", flush=True)
        elif word == "isready":
            print("readyok", flush=True)
        elif word == "option":
            name, _, value = rest.partition(" ")
            if name == "seed":
                random.seed(value)
        elif word == "moves":
            moves = json.loads(rest)
        elif word == "go":
            print("bestmove", random.choice(moves), flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
