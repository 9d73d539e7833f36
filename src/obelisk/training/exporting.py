"""A network that was trained, as an ONNX file: what players take, without PyTorch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import torch

from obelisk.batch import Batch
from obelisk.evaluators import Evaluator, evaluator
from obelisk.kernel.state import Array
from obelisk.training.network import make_network
from obelisk.training.run import Run

LANES, PLIES = 32, 40
"""From how many positions it is told how large the numbers between two layers become."""


def export(run: Run, path: Path) -> None:
    """Write the averaged network of a run; boards may have any size, and what looks at them computes with 8 bits.

    This takes the packages onnx, onnxscript and onnxruntime.
    """
    training, canvas = run.game.training, run.canvas
    network = make_network(canvas, training, learns=False).eval()
    network.take(run.average.cpu())
    some = torch.zeros(2, canvas.planes, canvas.rows, canvas.columns)
    sizes = {0: torch.export.Dim("positions", min=1, max=1 << 16)}
    if len({canvas.size_of(setup) for setup in range(len(run.setups))}) > 1:
        sizes |= {2: torch.export.Dim("rows", min=2, max=64), 3: torch.export.Dim("columns", min=2, max=64)}
    with TemporaryDirectory() as folder:
        whole = Path(folder) / "whole.onnx"
        torch.onnx.export(
            network,
            (some,),
            whole,
            input_names=["observations"],
            output_names=["logits", "values"],
            dynamic_shapes={"observations": sizes},
            dynamo=True,
            external_data=False,
            verbose=False,
        )
        if canvas.tokens is not None:
            strip(whole, path)
            return
        observations = positions(run, evaluator(whole), run.largest)
        quantize(whole, path, (observed.astype(np.float32) for observed in observations))
        strip(path, path)


def positions(run: Run, ask: Evaluator, options: dict[str, Any]) -> Iterator[Array]:
    """Yield observations from games of a set-up that an evaluator plays against itself at sight."""
    batch = Batch(run.game, LANES, seed=run.settings.seed, **options)
    rng = np.random.default_rng(run.settings.seed)
    for _ in range(PLIES):
        observations, masks = batch.observe(), batch.mask()
        yield observations.copy()
        priors, _ = ask(observations, masks, batch.seats)
        batch.step(
            (np.log(priors, where=masks, out=np.full(priors.shape, -np.inf)) + rng.gumbel(size=masks.shape)).argmax(1)
        )


def quantize(whole: Path, path: Path, observations: Iterator[Array]) -> None:
    """Write a network anew with numbers of 8 bits between its blocks: a third of the time, as strong as before.

    The first layer and the heads stay as they are. One bit of the weights is left free, since processors without
    instructions for this would run over.
    """
    import onnx
    from onnxruntime import quantization

    class Positions(quantization.CalibrationDataReader):
        def get_next(self) -> dict[str, Array] | None:
            found = next(observations, None)
            return None if found is None else {"observations": found}

    model: Any = onnx.load(whole)
    inner = [node.name for node in model.graph.node if node.op_type == "Conv" and _is_large(model, node)][1:]
    quantization.quantize_static(
        whole,
        path,
        Positions(),
        quant_format=quantization.QuantFormat.QDQ,
        op_types_to_quantize=["Conv"],
        nodes_to_quantize=inner,
        activation_type=quantization.QuantType.QUInt8,
        weight_type=quantization.QuantType.QInt8,
        per_channel=True,
        reduce_range=True,
        calibrate_method=quantization.CalibrationMethod.Percentile,
        extra_options={"CalibPercentile": 99.99},
    )


def _is_large(model: Any, node: Any) -> bool:
    """Tell whether a layer looks at more than one cell."""
    weights = next(tensor for tensor in model.graph.initializer if tensor.name == node.input[1])
    return weights.dims[-1] > 1


def strip(whole: Path, path: Path) -> None:
    """Write a file without what only says where it came from."""
    import onnx

    model: Any = onnx.load(whole)
    for node in model.graph.node:
        node.doc_string = ""
        del node.metadata_props[:]
    del model.metadata_props[:], model.graph.metadata_props[:], model.graph.value_info[:]
    onnx.checker.check_model(model)
    onnx.save(model, path)
