"""Train a network by letting it play against itself, on a GPU or on the processor.

    python -m obelisk.training rhombus --folder out/rhombus --minutes 30 --device cuda --players 15 --lanes 512
    python -m obelisk.training rhombus --folder out/rhombus --minutes 30 --device cuda --players 15 --lanes 512
    python -m obelisk.training rhombus --folder out/rhombus --minutes 0 --save rhombus.onnx

The second command goes on where the first one stopped. With --begin FILE a run begins with a network that was saved
before. log.jsonl in the folder says how far it came: each line has the points (Elo) that were gained so far, by games
against the network of the line before. PyTorch must be installed; to save an ONNX file, or to begin with one, so must
the packages onnx and onnxscript.
"""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path

from obelisk.catalogue import game
from obelisk.training.games import Play


def main(given: list[str] | None = None) -> None:
    """Train as long as is asked for, and save a file if that is asked for."""
    from obelisk.training.run import Run, Settings

    parser = argparse.ArgumentParser(
        prog="python -m obelisk.training", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--folder", type=Path, required=True, help="where the run is kept")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--begin", type=Path, help="begin with the network of an ONNX file, where the folder has none")
    parser.add_argument("--save", type=Path, help="write the network as an ONNX file")
    for owner in (Settings, Play):
        for one in fields(owner):
            if one.name != "play":
                kind = type(one.default)
                parser.add_argument(f"--{one.name.replace('_', '-')}", type=kind, default=one.default)
    told = vars(parser.parse_args(given))
    play = Play(**{one.name: told[one.name] for one in fields(Play)})
    settings = Settings(play=play, **{one.name: told[one.name] for one in fields(Settings) if one.name != "play"})
    run = Run(game(told["game"]), told["folder"], settings)
    if told["begin"] is not None and run.progress.steps == 0:
        from obelisk.training.beginning import begin_with

        begin_with(run, told["begin"])
    if told["minutes"] > 0:
        run.learn_for(60 * told["minutes"])
    if told["save"] is not None:
        from obelisk.training.exporting import export

        export(run, told["save"])


if __name__ == "__main__":
    main()
