"""What it takes to play well and at once: compiled rules, networks, a GPU."""

import os
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import obelisk
from obelisk import catalogue
from obelisk.compiling import games as compiled_games
from obelisk.errors import ObeliskError
from obelisk.game import check_device
from obelisk.kernel.cache import marks
from obelisk.storage.origin import how_to_install
from obelisk.terminal.commands.doctor.findings import Finding, good, note, wrong
from obelisk.terminal.commands.doctor.machine import megabytes, size_of
from obelisk.words import Message

DRIVER = Path("/proc/driver/nvidia/version")


def networks() -> Iterator[Finding]:
    """Load the network of every game that has one."""
    from obelisk.players.levels import network_for

    asked = [game for name in catalogue.names() if (game := obelisk.game(name)).search.network is not None]
    if find_spec("onnxruntime") is None:
        names = [game.name for game in asked]
        yield note("networks", "networks-not", Message("doctor/extra-advice", how=how_to_install("nets")), games=names)
        return
    loaded = []
    for game in asked:
        network = network_for(game.start(seed=1))
        if network is None or not Path(network).is_file():
            yield wrong("networks", "network-missing", Message("doctor/reinstall"), game=game.name)
            continue
        obelisk.evaluator(network)
        loaded.append(game.name)
    if loaded:
        yield good("networks", "networks-good", games=loaded)


def compiled() -> Iterator[Finding]:
    """Tell how many games are compiled for this machine, and what earlier versions left."""
    if not marks.compiles():
        advice = Message("doctor/compiled-off-advice", variable="NUMBA_DISABLE_JIT")
        yield note("compiled", "compiled-off", advice, variable="NUMBA_DISABLE_JIT")
        return
    names = obelisk.games()
    missing = compiled_games.missing(names)
    if missing:
        advice = Message("doctor/run", command="obelisk warm --for-play")
        yield note("compiled", "compiled-some", advice, n=len(names) - len(missing), total=len(names))
    else:
        cpu = os.environ.get("NUMBA_CPU_NAME") or Message("doctor/cpu-own")
        yield good("compiled", "compiled-good", n=len(names), cpu=cpu)
    own = marks.compiled_folder()
    older = [path for path in own.parent.glob("compiled-*") if path != own]
    if older:
        size = megabytes(sum(map(size_of, older)))
        advice = Message("doctor/older-advice", folder=str(own))
        yield note("compiled", "older", advice, n=len(older), size=size)


def gpu() -> Iterator[Finding]:
    """Tell whether there is a GPU, and whether batches could run on it."""
    if not DRIVER.exists() and shutil.which("nvidia-smi") is None:
        yield good("gpu", "gpu-none")
        return
    try:
        check_device("cuda")
    except ObeliskError as error:
        yield note(
            "gpu",
            "gpu-unused",
            Message("doctor/extra-advice", how=how_to_install("cuda")),
            reason=Message(error.code, **error.facts),
        )
    else:
        yield good("gpu", "gpu-good")
