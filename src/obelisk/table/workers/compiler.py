"""Loads the compiler when it is imported: the processes that work are copies of one that has it already."""

from obelisk.kernel.compiled import load_compiler

load_compiler()
