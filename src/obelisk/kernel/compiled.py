"""How rules are compiled by Numba, which nothing else imports but kernel/cache/kept.py, where the result is kept."""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from os.path import exists
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from llvmlite import ir
from numba import config, types
from numba.core import cgutils, codegen
from numba.core.environment import lookup_environment
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.targetconfig import TargetConfig
from numba.extending import intrinsic, overload, register_jitable

from obelisk.errors import ObeliskError
from obelisk.kernel import bits, rules
from obelisk.kernel.cache import marks, meanwhile, taken
from obelisk.kernel.cache.kept import file_for, keep
from obelisk.kernel.cache.meanwhile import Patience
from obelisk.kernel.complaints import complaint, failure
from obelisk.kernel.lanes import ahead, crew
from obelisk.kernel.learning import encoding
from obelisk.kernel.rule import compiler_loaded, rule
from obelisk.kernel.state import TAG
from obelisk.storage.folders import usable

Function = TypeVar("Function", bound=Callable[..., Any])

_SETTINGS: Any = {"no_cfunc_wrapper": True}
"""No function is handed to C: the wrapper for that took a tenth of the time that compiling takes."""

COMPILES = not cast("Any", config).DISABLE_JIT
"""Whether anything is compiled; with NUMBA_DISABLE_JIT the same functions run as plain Python."""


def load_compiler() -> None:
    """Load all of the compiler now: half of it would come when the first compiled function is called."""
    cpu_target.typing_context.refresh()
    cpu_target.target_context.refresh()


def compiled(function: Function) -> Function:
    """Compile a generic function for each record type it meets; threads may run it side by side."""
    made = _dispatcher(function, usable(marks.folder_for(function.__module__)))
    _complain_in_words(made)
    _run_meanwhile(made, lambda: (made,))
    return cast("Function", made)


def uncounted(function: Function) -> Function:
    """Compile as `compiled` does, without counting who refers to an array: right where none is made.

    Numba counts at every call that hands an array on, also where nothing can follow from it, and each count is a
    locked instruction. In loops over lanes these took half of the time. A game whose rules make arrays is counted.
    """
    folder = usable(marks.folder_for(function.__module__))
    made = _dispatcher(function, folder, _nrt=False)
    compile_for = getattr(made, "_compile_for_args", None)
    if compile_for is not None:
        making: set[Any] = set()

        def compile_or_count(*arguments: Any, **named: Any) -> Any:
            kinds = tuple(map(made.typeof_pyval, arguments))
            if kinds not in making and not exists(file_for(_counted(function, folder), kinds)):
                try:
                    return compile_for(*arguments, **named)
                except Exception:  # an array is made, or the rules are wrong: then the counted one says how
                    making.add(kinds)
            return _counted(function, folder)._compile_for_args(*arguments, **named)

        made._compile_for_args = compile_or_count
        _complain_in_words(made)
        _run_meanwhile(made, lambda: (made, _counted(function, folder)))
    return cast("Function", made)


@cache
def shared(loop: Any, arrays: int) -> Any:
    """Compile a loop over lanes so that threads can share them: its first so many *arrays* have a row for each lane.

    What is returned takes the crew, the ticket, how many lanes and threads there are and which thread this is, before
    what the loop takes; thread 0 calls the others up. It tells whether all lanes are done.
    """
    whole = rule(getattr(loop, "py_func", loop))

    def take_part(numbers: Any, ticket: Any, lanes: Any, threads: Any, thread: Any, *given: Any) -> Any:
        if thread == 0:
            crew.call_up(numbers, ticket, lanes, threads)
        for others in range(threads):
            whose = (thread + others) % threads
            first, behind = crew.claim(numbers, ticket, lanes, threads, whose)
            while first < behind:
                whole(*(_rows(given[:arrays], first, behind) + given[arrays:]))
                crew.add(numbers, crew.DONE, behind - first)
                first, behind = crew.claim(numbers, ticket, lanes, threads, whose)
        if thread == 0:
            return crew.wait(numbers, crew.DONE, lanes)
        return crew.wait(numbers, crew.TICKET, ticket + 1)

    take_part.__name__ = take_part.__qualname__ = f"{whole.__name__}_shared"
    take_part.__module__ = whole.__module__
    return uncounted(take_part)


def _rows(arrays: tuple[Any, ...], first: int, behind: int) -> tuple[Any, ...]:
    """Return some rows of each array."""
    return tuple(array[first:behind] for array in arrays)


@overload(_rows, strict=False)
def _compiled_rows(arrays: Any, first: Any, behind: Any) -> Any:
    of_each = "".join(f"arrays[{i}][first:behind], " for i in range(len(arrays)))
    return eval(f"lambda arrays, first, behind: ({of_each})")  # one expression for each array: their types differ


@cache
def _counted(function: Any, folder: Path) -> Any:
    """Return a function that was compiled without counting as it is with it; both are kept, each in its folder."""
    return _dispatcher(function, usable(folder / "counted"))


def _dispatcher(function: Any, folder: Path, **settings: Any) -> Any:
    """Return what Numba makes of a function; what is compiled goes into *folder*."""
    made = numba.njit(nogil=True, error_model="numpy", **_SETTINGS, **settings)(function)
    if not COMPILES:
        return made
    keep(made, folder)
    made.__class__ = _Dispatcher
    return made


class _Dispatcher(CPUDispatcher):
    """A compiled function that says in one sentence what is wrong with the rules, where these fail as it runs.

    It runs as plain Python while it is not compiled; there, too, rules fail.
    """

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        try:
            return super().__call__(*arguments, **named)
        except ObeliskError:
            raise
        except Exception as error:  # whatever a rule does
            told = None if os.environ.get("OBELISK_DEBUG") else failure(error, arguments)
            if told is None:
                raise
            raise told from None


def _complain_in_words(dispatcher: Any) -> None:
    """Let what the compiler says of a game's rules be one sentence with file and line, in place of pages.

    The environment variable OBELISK_DEBUG keeps the compiler's own text.
    """
    # Plain functions stand in for dispatchers where the compiler is switched off.
    compile_for = getattr(dispatcher, "_compile_for_args", None)
    if compile_for is None:
        return

    def compile_or_complain(*arguments: Any, **named: Any) -> Any:
        try:
            with taken.counted():
                return compile_for(*arguments, **named)
        except Exception as error:  # Numba raises whatever comes up, a KeyError for a field that is not there
            told = None if os.environ.get("OBELISK_DEBUG") else complaint(error, arguments)
            if told is None:
                raise
            raise told from None

    dispatcher._compile_for_args = compile_or_complain


def _run_meanwhile(dispatcher: Any, forms: Callable[[], tuple[Any, ...]]) -> None:
    """Let a function run as plain Python in a patient process, while none of its compiled *forms* is kept."""
    # Numba calls whatever this returns, and asks again at the next call, unless a compiled form was added.
    compile_for = getattr(dispatcher, "_compile_for_args", None)
    if compile_for is None:
        return
    module = dispatcher.py_func.__module__
    known: dict[Any, tuple[tuple[Any, ...], list[str]]] = {}

    def load_or_run(*arguments: Any, **named: Any) -> Any:
        if meanwhile.patience() is not Patience.NONE:
            alike = tuple(map(_kind_of, arguments))
            if alike not in known:
                kinds = tuple(map(dispatcher.typeof_pyval, arguments))
                known[alike] = kinds, [file_for(one, kinds) for one in forms()]
            kinds, files = known[alike]
            if not any(map(exists, files)) and not _is_due(module, kinds):
                return dispatcher.py_func
        return compile_for(*arguments, **named)

    dispatcher._compile_for_args = load_or_run


def _kind_of(argument: Any) -> Any:
    """Return what tells for which type a function is compiled; to ask Numba itself takes milliseconds for a record."""
    if isinstance(argument, np.ndarray):
        return argument.dtype, argument.ndim, argument.flags.num
    if isinstance(argument, tuple):
        return type(argument), *map(_kind_of, argument)
    return type(argument)


def _is_due(module: str, kinds: tuple[Any, ...]) -> bool:
    """Return whether this process compiles what is lacking, because all else about its game is compiled."""
    if meanwhile.patience() is Patience.ALWAYS:
        return False
    tags = [tag for kind in kinds if (tag := _game_of(getattr(kind, "dtype", kind))) is not None]
    return all(map(marks.is_marked, tags)) if tags else marks.is_complete(module)


def _game_of(record: Any) -> str | None:
    """Return the tag of the game that a record type belongs to, or None if it is none of ours."""
    if isinstance(record, types.Record):
        first: str = next(iter(record.fields))
        if first.startswith(TAG):
            return first
    return None


def _dispatch(stub: Callable[..., Any]) -> None:
    """Let the compiler replace *stub* by the function of the game whose record it is called with."""

    def choose(record: Any, *others: Any) -> Callable[..., Any] | None:
        tag = _game_of(record)
        return rules.rules_by_tag[tag][stub.__name__] if tag else None

    overload(stub, jit_options=_SETTINGS, strict=False)(choose)


def _mangling(record: types.Record) -> tuple[str, tuple[str]]:
    """Return what stands for a record type in the names of compiled functions: a hash of its fields.

    Numba takes a number that it gives to types as it meets them. So functions for two games that were compiled in two
    processes can come out of the cache with one name, and the first one loaded would run for both games.
    """
    return type(record).__name__, (hashlib.sha256(repr(record).encode()).hexdigest()[:16],)


setattr(types.Record, "mangling_args", property(_mangling))  # noqa: B010 (the checker takes it for a method)


_library: Any = codegen.JITCodeLibrary
_environment: Any = lookup_environment


class _Library(codegen.JITCodeLibrary):
    """What a function is compiled to; one that Python never calls is not made into machine code by itself.

    Numba would, for every rule, and make it as fast as can be before, though its code goes into what calls it, and all
    is made fast there again. That took a quarter of the time.
    """

    _is_only_linked = False

    def get_pointer_to_function(self: Any, name: str) -> Any:
        """Return where Python calls a function, or 0 if it does not."""
        if not self._finalized:
            self._is_only_linked = all(function.name != name for function in self._final_module.functions)
        return _library.get_pointer_to_function(self, name)

    def _optimize_final_module(self: Any) -> None:
        if not self._is_only_linked:
            _library._optimize_final_module(self)
            return
        made = self._codegen
        passes, builder = made._module_pass_manager(
            loop_vectorize=made._loopvect, slp_vectorize=False, opt=made._opt_level, cost="cheap"
        )
        passes.run(self._final_module, builder)

    def _finalize_final_module(self: Any) -> None:
        if not self._is_only_linked:
            _library._finalize_final_module(self)
            return
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def _finalize_specific(self: Any) -> None:
        """Make machine code, and tell it where the globals are of all functions that were linked into it."""
        _library._finalize_specific(self)
        for variable in self._final_module.global_variables:
            if (environment := _environment(variable.name)) is not None:
                self._codegen.set_env(variable.name, environment)


def _set_env(self: Any, name: str, environment: Any) -> None:
    """Tell compiled code where the globals of a function are; one that is only linked has no code that asks."""
    if self._engine.is_symbol_defined(name):
        _set_known_env(self, name, environment)


def _are_same(one: TargetConfig, other: object) -> Any:
    """Compare settings of the compiler by what is set; Numba looks up all of them, at each of a million comparisons."""
    if not isinstance(other, TargetConfig):
        return NotImplemented
    mine, others = cast("Any", one)._values, cast("Any", other)._values
    return mine == others or all(getattr(one, name) == getattr(other, name) for name in {*mine, *others})


_jit: Any = codegen.JITCPUCodegen
_set_known_env = _jit.set_env
_jit.set_env, _jit._library_class = _set_env, _Library
cast("Any", TargetConfig).__eq__ = _are_same
cast("Any", TargetConfig).__hash__ = lambda settings: len(settings.options)

for _stub in (*rules.DISPATCHED, *encoding.DISPATCHED):
    _dispatch(_stub)

compiler_loaded(register_jitable(**_SETTINGS))


@intrinsic
def _count_bits(context: Any, number: Any) -> Any:
    def build(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


@intrinsic
def _first_bit(context: Any, number: Any) -> Any:
    def build(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], cgutils.true_bit)

    return types.int64(types.int64), build


@intrinsic
def _prefetch(context: Any, records: Any, i: Any) -> Any:
    def build(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        byte, whole = ir.IntType(8).as_pointer(), ir.IntType(32)
        asked = ir.FunctionType(ir.VoidType(), (byte, whole, whole, whole))
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", (byte,), asked)
        array = target.make_array(signature.args[0])(target, builder, arguments[0])
        record = builder.bitcast(builder.gep(array.data, [arguments[1]]), byte)
        for first in range(0, min(getattr(records.dtype, "size", 1), ahead.PREFETCHED), ahead.CACHE_LINE):
            line = builder.gep(record, [ir.IntType(64)(first)])
            builder.call(prefetch, [line, whole(0), whole(3), whole(1)])  # to be read, and often; data, not code
        return target.get_dummy_value()

    return types.void(records, i), build


def _place(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Return where a number of an array lies."""
    array = target.make_array(signature.args[0])(target, builder, arguments[0])
    return builder.gep(array.data, [arguments[1]])


@intrinsic
def _load(context: Any, numbers: Any, i: Any) -> Any:
    def build(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load_atomic(_place(target, builder, signature, arguments), "acquire", 8)

    return types.int64(numbers, types.intp), build


@intrinsic
def _store(context: Any, numbers: Any, i: Any, number: Any) -> Any:
    def build(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.store_atomic(arguments[2], _place(target, builder, signature, arguments), "release", 8)
        return target.get_dummy_value()

    return types.void(numbers, types.intp, types.int64), build


@intrinsic
def _add(context: Any, numbers: Any, i: Any, number: Any) -> Any:
    def build(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.atomic_rmw("add", _place(target, builder, signature, arguments), arguments[2], "acq_rel")
        return target.get_dummy_value()

    return types.void(numbers, types.intp, types.int64), build


@intrinsic
def _swap(context: Any, numbers: Any, i: Any, old: Any, new: Any) -> Any:
    def build(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = _place(target, builder, signature, arguments)
        found = builder.cmpxchg(place, arguments[2], arguments[3], "acq_rel", "acquire")
        return builder.extract_value(found, 1)

    return types.boolean(numbers, types.intp, types.int64, types.int64), build


@overload(crew.load, strict=False)
def _crew_load(numbers: Any, i: Any) -> Any:
    return lambda numbers, i: _load(numbers, i)  # type: ignore[call-arg]


@overload(crew.store, strict=False)
def _crew_store(numbers: Any, i: Any, number: Any) -> Any:
    return lambda numbers, i, number: _store(numbers, i, number)  # type: ignore[call-arg]


@overload(crew.add, strict=False)
def _crew_add(numbers: Any, i: Any, number: Any) -> Any:
    return lambda numbers, i, number: _add(numbers, i, number)  # type: ignore[call-arg]


@overload(crew.swap, strict=False)
def _crew_swap(numbers: Any, i: Any, old: Any, new: Any) -> Any:
    return lambda numbers, i, old, new: _swap(numbers, i, old, new)  # type: ignore[call-arg]


@overload(ahead.prefetch, strict=False)
def _ahead(records: Any, i: Any) -> Any:
    return lambda records, i: _prefetch(records, i)  # type: ignore[call-arg]


@overload(bits.count, strict=False)
def _count(cells: Any) -> Any:
    return lambda cells: _count_bits(cells)  # type: ignore[call-arg]


@overload(bits.lowest, strict=False)
def _lowest(cells: Any) -> Any:
    return lambda cells: _first_bit(cells)  # type: ignore[call-arg]
