"""Which files compiled rules depend on is told by imports, however these are written."""

import ast
import importlib
import sys

import pytest

from obelisk.kernel.sources import _imports, digest_of_play

WRITTEN = [
    "import a\n",
    "import a, b.c as d; import e\n",
    "from a import b  # and (more\nfrom c import d\n",
    "from a import (\n    b,  # the first :)\n    c,\n)\nX = 1\n",
    "from a import b, \\\n    c\n",
    "from . import a\nfrom ..b import c\n",
    "try:\n    import a\nexcept ImportError:\n    from b import c as a\n",
    "def f():\n    '''Say.\n\n    from the first word to the last\n    import a word\n    '''\n    import a\n",
    "if True: import a\n",
    "X = 1; from a import b\n",
    "class A:\n    def f(self):\n        if self:\n            from a.b import c\n        return c\n",
]


@pytest.mark.parametrize("text", WRITTEN)
def test_every_import_of_a_module_is_found(text):
    def shown(nodes):
        return {ast.dump(node) for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)}

    assert shown(_imports(text)) == shown(ast.walk(ast.parse(text)))
    assert shown(_imports(text))


RULES = """
from obelisk.authoring import rule
from .board import SIZE
from . import whole


@rule
def begin(s):
    s.turn = 0


@rule
def legal(s, seat, moves):
    return SIZE
"""

FILES = {
    "__init__.py": "from .rules import begin, legal\n\nRules = dict\nPARTS = Rules(max_moves=4)\n",
    "rules.py": RULES,
    "board.py": "SIZE = 4\n",
    "whole.py": "from . import rules\n\nGame = dict\nGAME = Game(rules=rules, encoding=dict(actions=4), max_plies=9)\n",
    "encoding.py": "def BoardEncoding(**parts):\n    return parts\n\n\nENCODING = BoardEncoding(actions=4)\n",
    "text.py": "WORDS = 'a word'\n",
}

NO_CHANGE = {
    "an encoding beside the rules": ("whole.py", "actions=4", "actions=5"),
    "the import of an encoding beside the rules": (
        "whole.py",
        "from . import rules\n",
        "from obelisk.authoring import BoardEncoding\nfrom . import rules\n",
    ),
    "an encoding": ("encoding.py", "actions=4", "actions=5"),
    "words": ("text.py", "a word", "another word"),
    "a comment": ("rules.py", "    return SIZE", "    # All of them.\n    return SIZE"),
    "a docstring": ("rules.py", "moves):\n", 'moves):\n    """Return them."""\n'),
    "layout": ("rules.py", "\n\n\n@rule\ndef legal", "\n\n@rule\ndef legal"),
}
CHANGES = {
    "a rule": ("rules.py", "s.turn = 0", "s.turn = 1"),
    "a constant that a rule uses": ("board.py", "SIZE = 4", "SIZE = 5"),
    "what a game is given beside its encoding": ("whole.py", "max_plies=9", "max_plies=8"),
    "a limit of the rules": ("__init__.py", "max_moves=4", "max_moves=5"),
}


@pytest.fixture
def digest_with(tmp_path, monkeypatch):
    """Return a function that writes a package, with one of its files changed, and returns the digest of its rules."""
    made = []

    def digest(file=None, old="", new=""):
        name = f"digested_{len(made)}"
        made.append(name)
        (tmp_path / str(len(made)) / name).mkdir(parents=True)
        for called, text in FILES.items():
            written = text.replace(old, new) if called == file else text
            assert called != file or written != text
            (tmp_path / str(len(made)) / name / called).write_text(written, "utf-8")
        monkeypatch.syspath_prepend(tmp_path / str(len(made)))
        monkeypatch.delitem(sys.modules, name, raising=False)
        monkeypatch.delitem(sys.modules, f"{name}.rules", raising=False)
        importlib.invalidate_caches()
        module = importlib.import_module(name)
        return digest_of_play([module.begin, module.legal])

    return digest


@pytest.mark.parametrize("what", NO_CHANGE)
def test_what_does_not_decide_how_a_game_is_played_leaves_its_digest(digest_with, what):
    assert digest_with(*NO_CHANGE[what]) == digest_with()


@pytest.mark.parametrize("what", CHANGES)
def test_what_decides_how_a_game_is_played_changes_its_digest(digest_with, what):
    assert digest_with(*CHANGES[what]) != digest_with()
