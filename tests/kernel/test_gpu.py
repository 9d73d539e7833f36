"""The rules and encodings of every game compile for a GPU, without one: nothing in them makes an array.

numba-cuda asks the device that is there which one it is; here it is told. What comes out is PTX, the text that a driver
turns into code of its device.

A match holds the rules of all its macro- and microgames, so these are compiled with it; of each alone only what a match
does without.
"""

import re
from importlib.metadata import version
from types import SimpleNamespace

import pytest

import obelisk
from obelisk import catalogue
from obelisk.kernel import rules
from obelisk.kernel.cache.marks import compiled_folder
from obelisk.kernel.learning import encoding
from obelisk.kernel.playout import play_to_the_end
from tests.kept import kept

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

CAPABILITY = (8, 0)
CONSTANT_MEMORY = 1 << 16
"""So many bytes of it a kernel may take, on every GPU there is."""

PARTS = [*catalogue.names(catalogue.MACROGAMES), *catalogue.names(catalogue.MICROGAMES)]
WHOLE = [name for name in obelisk.games() if name not in PARTS]


def play_whole_games(positions, rng, moves, masks, planes, totals, rewards, plies):
    """Play games with everything that a program which learns asks for."""
    for i in range(len(positions)):
        s = positions[i]
        rules.deal(s, rng[i])
        rules.begin(s)
        seat = rules.seat_to_act(s)
        encoding.list_legal(s, seat, masks[i], moves[i])
        encoding.look(s, seat, planes[i])
        encoding.act(s, seat, encoding.sample_action(s, seat, rng[i], moves[i]))
        rules.determinize(s, 0, rng[i])
        plies[i] = play_to_the_end(s, rng[i], moves[i])
        encoding.rewards(s, totals[i], rewards[i])


def finish_games(positions, rng, totals, rewards):
    """Do what a match does not ask of its macro- and microgames."""
    for i in range(len(positions)):
        s = positions[i]
        rules.deal(s, rng[i])
        rules.determinize(s, 0, rng[i])
        rules.points(s, totals[i])
        encoding.rewards(s, totals[i], rewards[i])


@pytest.fixture
def device(monkeypatch):
    """A device that is not there."""
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    pytest.importorskip("cuda.bindings.nvvm", reason="cuda-bindings is not installed")
    from cuda.bindings import nvvm

    try:
        nvvm.version()
    except Exception as error:  # whatever it raises where the library of that name is not installed
        pytest.skip(f"nvidia-nvvm is not installed: {error}")
    from numba.cuda import codegen, compiler, cuda_paths, dispatcher

    from obelisk.kernel.lanes import cuda  # noqa: F401 (it says where tables go)

    for module in (compiler, dispatcher):
        monkeypatch.setattr(module, "get_current_device", lambda: SimpleNamespace(compute_capability=CAPABILITY))
    monkeypatch.setattr(codegen.nvrtc, "get_arch_option", lambda *asked: "compute_{}{}".format(*CAPABILITY))
    monkeypatch.setattr(cuda_paths, "_get_nvrtc_path", lambda: None)


def ptx_of(function, name, *kinds):
    """Return what a function becomes that takes many positions of a game, and arrays of these kinds."""
    import numba
    from numba import cuda, types

    import obelisk.kernel.compiled

    game = obelisk.game(name)
    assert game.coding is not None
    record = numba.from_dtype(game.rules.state.dtype)
    arguments = tuple(types.Array(kind, n, "C") for kind, n in ((record, 1), *kinds))
    return ptx_for(game, function.__name__, lambda: cuda.compile_ptx(function, arguments, cc=CAPABILITY, opt=False)[0])


def ptx_for(game, what, compiling):
    """Return what *compiling* returns for a game; it is compiled again when its rules, the kernel or a compiler change.

    These are what compiled rules are kept by: the record of a game has a hash of its sources in its name.
    """
    compilers = [version(name) for name in ("numba", "llvmlite", "numba-cuda", "cuda-bindings", "nvidia-nvvm")]
    facts = what, game.rules.state.dtype, compiled_folder().name, compilers
    return kept(compiling, *facts, sources=[__file__])


def constants(ptx):
    """Return how many bytes of constant memory a kernel takes."""
    return sum(map(int, re.findall(r"^\.const .*?\[(\d+)\]", ptx, re.MULTILINE)))


def check(ptx):
    assert ".visible .entry" in ptx
    assert "NRT_" not in ptx
    assert constants(ptx) <= CONSTANT_MEMORY


def test_constant_memory_is_counted():
    ptx = ".const .align 8 .b8 _cudapy_cmem[128] = {255, 0};\n.const .align 2 .b8 a$1[16];\n.global .b8 b[4];\n"
    assert constants(ptx) == 144


@pytest.mark.parametrize("name", WHOLE)
def test_a_game_compiles_to_ptx(name, device):
    from numba.types import boolean, float32, int8, int64, uint64

    kinds = (uint64, 2), (int64, 2), (boolean, 2), (int8, 4), (int64, 2), (float32, 2), (int64, 1)
    check(ptx_of(play_whole_games, name, *kinds))


def test_the_match_that_compiles_holds_all_macrogames_and_microgames():
    (match,) = (game for game in map(obelisk.game, WHOLE) if game.parts is not None)
    assert {part.name for part in (*match.parts.macros, *match.parts.micros)} == set(PARTS)


@pytest.mark.parametrize("name", PARTS)
def test_what_a_match_does_not_ask_of_its_games_compiles_to_ptx(name, device):
    from numba.types import float32, int64, uint64

    check(ptx_of(finish_games, name, (uint64, 2), (int64, 2), (float32, 2)))


@pytest.mark.parametrize("name", ["queen", "microchip"])
def test_the_kernels_of_batches_and_random_games_compile_to_ptx(name, device):
    import numba
    from numba import cuda, types

    from obelisk.kernel.lanes import kernels

    game = obelisk.game(name)
    assert game.coding is not None
    kinds = {
        "s": numba.from_dtype(game.rules.state.dtype), "i": types.int64, "u": types.uint64, "b": types.boolean,
        "f": types.float32, "o": types.int8,
    }  # fmt: skip

    def typed(text):
        """Return a type for each word: a letter for the kind, and a number for the axes of an array."""
        return tuple(types.Array(kinds[word[0]], int(word[1]), "C") if word[1:] else kinds[word] for word in text)

    takes = {
        "start_all": "s1 u2 i1 b1 b1 s1 b b i i2",
        "check_actions": "s1 b1 i1 i1 i1 o1 b i i i i2 b2 i1 b1 i1",
        "step_actions": "i1 i1 s1 u2 i1 b1 s1 i1 i2 i1 f2 b1 b1 s1 b b i b i i2 i1 b1 i1",
        "step_moves": "i1 i1 s1 u2 i1 b1 s1 i1 i2 i1 f2 b1 b1 s1 b b i b i i2 i1 b1 i1",
        "sample_actions": "s1 b1 i1 u2 i1 b i2",
        "mask_all": "s1 b1 i1 b2 b i2",
        "observe_all": "s1 b1 i1 o4 b",
    }
    takes = {getattr(kernels, kernel): words for kernel, words in takes.items()}
    takes[kernels.playing(game.rules.state.dtype).py_func] = "s1 i b i i2 i1 i2"
    space = game.space()
    look = kernels.looking(space.actions, space.observation, space.dtype, 32)
    takes[look.py_func] = "s1 b1 i1 b1 o1 b i2"

    def compiled():
        return [
            cuda.compile_ptx(kernel, typed(words.split()), cc=CAPABILITY, opt=False)[0]
            for kernel, words in takes.items()
        ]

    found = ptx_for(game, "kernels", compiled)
    assert len(found) == len(takes)
    for ptx in found:
        check(ptx)
