"""Evaluators from ONNX files, by onnxruntime (the extra `nets`)."""

from __future__ import annotations

from typing import Any

from obelisk.errors import BadRequest, check_number
from obelisk.evaluators.networks import outputs_of, priors_of
from obelisk.kernel.state import Array
from obelisk.storage.origin import how_to_install

TYPES = {"float": "f4", "double": "f8", "float16": "f2", "int8": "i1", "int64": "i8", "bool": "?"}
BESIDES = ("masks", "seats")
"""What a network gets besides observations, if it has inputs of these names."""


class OnnxEvaluator:
    """Asks the network of a file: its first input are observations, its outputs logits and values."""

    def __init__(self, path: str, *, threads: int = 1):
        """Load the file; the network may use so many threads."""
        check_number("threads", threads)
        try:
            import onnxruntime
        except ImportError as error:
            raise BadRequest("evaluator/no-onnxruntime", how=how_to_install("nets")) from error
        self.path, self.threads = path, threads
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        try:
            self._session = onnxruntime.InferenceSession(path, options, providers=onnxruntime.get_available_providers())
        except Exception as error:  # onnxruntime has an exception of its own for everything
            raise BadRequest("evaluator/broken", path=path, reason=str(error)) from error
        first, *others = self._session.get_inputs()
        wrong = [entry.name for entry in others if entry.name not in BESIDES]
        if wrong or any(_kind(entry) not in TYPES for entry in (first, *others)):
            raise BadRequest("evaluator/inputs", path=path, given=tuple(entry.name for entry in (first, *others)))
        self._first, self._others = first, others

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (self.path, self.threads)

    def __call__(self, observations: Array, masks: Array, seats: Array) -> tuple[Array, Array]:
        """Return priors and values."""
        expected = self._first.shape
        fits = len(expected) == observations.ndim and all(
            not isinstance(size, int) or size == given for size, given in zip(expected, observations.shape, strict=True)
        )
        if not fits:
            raise BadRequest(
                "evaluator/observations", path=self.path, given=str(observations.shape), shape=str(tuple(expected))
            )
        besides = {"masks": masks, "seats": seats}
        asked = {self._first.name: observations.astype(TYPES[_kind(self._first)])}
        asked |= {entry.name: besides[entry.name].astype(TYPES[_kind(entry)]) for entry in self._others}
        logits, values = outputs_of(self._session.run(None, asked))
        return priors_of(logits, masks), values


def _load(path: str, threads: int) -> OnnxEvaluator:
    return OnnxEvaluator(path, threads=threads)


def _kind(entry: Any) -> str:
    """Return what an input is made of, which onnxruntime writes as `tensor(float)`."""
    return str(entry.type).removeprefix("tensor(").removesuffix(")")
