"""Evaluators: what says of many positions at once which moves look good, and what they are worth."""

from obelisk.evaluators.base import Evaluator, evaluator

__all__ = ["Evaluator", "evaluator"]
