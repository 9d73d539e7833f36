"""A network that was trained, as an ONNX file: what players take, without PyTorch."""

from __future__ import annotations

from pathlib import Path

import torch

from obelisk.training.network import Network
from obelisk.training.run import Run

LARGE = 64
"""Arrays of more numbers than this are kept with 16 bits."""


def export(run: Run, path: Path) -> None:
    """Write the averaged network of a run; boards may have any size. This takes the packages onnx and onnxscript."""
    training, canvas = run.game.training, run.canvas
    network = Network(canvas, training.blocks, training.channels, training.edges, learns=False).eval()
    network.take(run.average.cpu())
    some = torch.zeros(2, canvas.planes, canvas.rows, canvas.columns)
    sizes = {0: torch.export.Dim("positions", min=1, max=1 << 16)}
    if len(run.setups) > 1:
        sizes |= {2: torch.export.Dim("rows", min=2, max=64), 3: torch.export.Dim("columns", min=2, max=64)}
    torch.onnx.export(
        network,
        (some,),
        path,
        input_names=["observations"],
        output_names=["logits", "values"],
        dynamic_shapes={"observations": sizes},
        dynamo=True,
        external_data=False,
        verbose=False,
    )
    halve(path)


def halve(path: Path) -> None:
    """Keep the weights of a file with 16 bits; whoever loads it computes with 32."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    model = onnx.load(path)
    halved, casts = [], []
    for tensor in model.graph.initializer:
        numbers = numpy_helper.to_array(tensor)
        if tensor.data_type == TensorProto.FLOAT and numbers.size > LARGE:
            halved.append(numpy_helper.from_array(numbers.astype("f2"), f"{tensor.name}.half"))
            casts.append(helper.make_node("Cast", [f"{tensor.name}.half"], [tensor.name], to=TensorProto.FLOAT))
        else:
            halved.append(tensor)
    nodes = [*casts, *model.graph.node]
    for node in nodes:
        node.doc_string = ""
        del node.metadata_props[:]
    del model.graph.initializer[:], model.graph.node[:], model.metadata_props[:], model.graph.metadata_props[:]
    del model.graph.value_info[:]
    model.graph.initializer.extend(halved)
    model.graph.node.extend(nodes)
    onnx.checker.check_model(model)
    onnx.save(model, path)
