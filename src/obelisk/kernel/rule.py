"""`@rule`: the mark of a function that the compiler may use. It stays plain, steppable Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

marked: list[Callable[..., Any]] = []
_compiler: list[Callable[[Callable[..., Any]], Any]] = []


def rule(function: Function) -> Function:
    """Mark *function* as callable from compiled rules; the compiler itself is loaded only when it is needed."""
    if function in marked:
        return function
    marked.append(function)
    for tell in _compiler:
        tell(function)
    return function


def compiler_loaded(tell: Callable[[Callable[..., Any]], Any]) -> None:
    """Hand every function marked so far, and each one marked later, to the compiler."""
    _compiler.append(tell)
    for function in marked:
        tell(function)
