"""Which files compiled rules depend on is told by imports, however these are written."""

import ast

import pytest

from obelisk.kernel.sources import _imports

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
