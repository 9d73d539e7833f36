"""Packages of other people, really installed, in a folder or an environment of their own; and the tutorial's blocks."""

import ast
import itertools
import json
import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
TUTORIAL = ROOT / "docs" / "tutorial.md"

OFFLINE = ["--no-deps", "--no-build-isolation"]
"""How pip installs a package without fetching anything: what it builds with is installed already."""


def pip_install(target, *packages):
    """Install example packages into a folder.

    Nothing is compiled to bytecode there: a file that a test changes within the same second would not be read again.
    """
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", *OFFLINE]
    command.append("--disable-pip-version-check")
    run([*command, "--target", str(target), *(str(EXAMPLES / package) for package in packages)])


def run(command, **options):
    """Run a command, and return what it prints; if it fails, so does the test, with all that it said."""
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=600, **options)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def ask(site, code, **changes):
    """Run Python code where the packages in the folder *site* are installed; return its variable `answer`.

    The *changes* are those of the environment.
    """
    script = f"{code}\nimport json\nprint(json.dumps(answer))"
    return json.loads(run([sys.executable, "-W", "error", "-c", script], env={**with_packages(site), **changes}))


def complaint(site, code):
    """Run Python code that fails; return what it says."""
    env = with_packages(site)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8", env=env)
    assert done.returncode != 0, done.stdout
    return done.stderr


def with_packages(site):
    """Return an environment in which Python finds what is installed in the folder *site*."""
    path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH")]))
    return surroundings(PYTHONPATH=path, PYTHONDONTWRITEBYTECODE="1")


def surroundings(**changes):
    """Return an environment in which English is spoken and terminals are wide.

    A stranger's game is compiled for a few positions there: to make it as fast as can be takes longer than they do.
    """
    usual = {"LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "120", "NUMBA_OPT": "0"}
    return {**os.environ, **usual, **changes}


class Stranger:
    """Somebody with an environment of their own, in which Obelisk is installed and nothing else."""

    def __init__(self, folder):
        """Make the environment; what the tests have installed is seen from it."""
        venv.create(folder / "venv", with_pip=False)
        scripts = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        self.python = scripts / "python"
        ours = sysconfig.get_path("purelib")
        where = run([str(self.python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
        self.packages = Path(where.strip())
        (self.packages / "obelisk_and_pip.pth").write_text(f"import site; site.addsitedir({ours!r})\n")
        for name, code in {"obelisk": "obelisk.terminal", "pip": "pip._internal.cli.main"}.items():
            script = scripts / name
            script.write_text(f"#!{self.python}\nimport sys\nfrom {code} import main\nsys.exit(main())\n")
            script.chmod(0o755)
        self.folder = folder
        self.env = surroundings(
            PATH=f"{scripts}{os.pathsep}{os.environ['PATH']}",
            OBELISK_DATA=str(folder / "data"),
            PIP_DISABLE_PIP_VERSION_CHECK="1",
            PYTEST_DISABLE_PLUGIN_AUTOLOAD="1",  # pytest alone, not what our own tests have installed for it
            PYTHONDONTWRITEBYTECODE="1",  # a file that is changed within the same second is read again
        )

    def shell(self, commands, *, is_plain=False, **options):
        """Run commands in the current folder, which they may change; return what they print.

        Where *is_plain*, nothing is compiled.
        """
        install = " ".join(["pip install --quiet --no-compile", *OFFLINE, "."])
        offline = commands.replace("pip install --editable .", install)
        script = f"set -e\n{offline}\npwd > {self.folder / 'where'}"
        return run(["bash", "-c", script], cwd=self.where, env=self._env(is_plain), **options)

    def _env(self, is_plain):
        return {**self.env, "NUMBA_DISABLE_JIT": "1"} if is_plain else self.env

    def install(self, *folders):
        """Install packages as they are now, whether they are installed already or not."""
        again = ["--force-reinstall", "--no-compile", *OFFLINE]
        named = [f"./{folder}" for folder in folders]
        run([str(self.python.with_name("pip")), "install", "--quiet", *again, *named], cwd=self.where, env=self.env)

    @property
    def where(self):
        """The folder that the last commands went to."""
        note = self.folder / "where"
        return note.read_text().strip() if note.exists() else str(self.folder)

    def session(self, blocks, *, is_plain=False):
        """Run blocks of Python one after the other in one process; return what each of them prints.

        Where *is_plain*, nothing is compiled.
        """
        code = (
            "import contextlib, io, json, sys\n"
            "printed, names = [], {}\n"
            "for block in json.load(sys.stdin):\n"
            "    with contextlib.redirect_stdout(io.StringIO()) as out:\n"
            "        exec(block, names)\n"
            "    printed.append(out.getvalue())\n"
            "print(json.dumps(printed))\n"
        )
        script = [str(self.python), "-c", code]
        return json.loads(run(script, cwd=self.where, env=self._env(is_plain), input=json.dumps(blocks)))


class Block(NamedTuple):
    """A piece of code in the tutorial: its language, what is to be done with it, and what it should print."""

    language: str
    mark: str
    code: str
    output: str | None

    @property
    def file(self):
        """The file that the block writes (`file=`) or changes (`edit=`), if it does."""
        does, _, name = self.mark.partition("=")
        return name if does in ("file", "edit") else None

    def written(self, before):
        """Return the file as the block leaves it, given what it was."""
        return self.code if self.mark.startswith("file=") else edited(before, self.code)


_FENCED = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```\n(?:```text\n(.*?)^```$)?", re.MULTILINE | re.DOTALL)


def blocks():
    """Return the blocks of the tutorial in order."""
    found = _FENCED.findall(TUTORIAL.read_text("utf-8"))
    return [Block(language, mark, code, output or None) for language, mark, code, output in found]


class Part(NamedTuple):
    """A statement of a module with the comments above it: what it defines, and how many empty lines are before it."""

    key: str
    text: str
    gap: int
    is_function: bool


def edited(module, code):
    """Return a module with the definitions in *code*, each in the place of the one of its name.

    One that is new comes after the one that stands before it in *code*; if it is the first, at the end.
    """
    found = parts_of(module)
    place = len(found)
    for part in parts_of(code):
        keys = [known.key for known in found]
        if part.key in keys:
            place = keys.index(part.key)
            found[place] = part._replace(gap=found[place].gap)
        else:
            found.insert(place, part)
        place += 1
    text = ""
    for before, part in itertools.pairwise([None, *found]):
        if before is not None:
            is_apart = before.is_function or part.is_function
            text += "\n" * (2 if is_apart else min(part.gap, 1))
        text += part.text
    return text


def parts_of(code):
    """Return the statements of a module."""
    lines, end, found = code.splitlines(keepends=True), 0, []
    for node in ast.parse(code).body:
        start = min(item.lineno for item in (node, *getattr(node, "decorator_list", ()))) - 1
        begin = next(line for line in range(end, start + 1) if lines[line].strip())
        gap = begin - end if found else 1
        end = node.end_lineno
        is_function = isinstance(node, ast.FunctionDef | ast.ClassDef)
        found.append(Part(key_of(node), "".join(lines[begin:end]), gap, is_function))
    return found


def key_of(node):
    """Return what a statement defines."""
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[target]):
            return ast.unparse(target)
        case ast.ImportFrom(module=module, level=level):
            return f"from {'.' * level}{module or ''}"
        case ast.Expr(value=ast.Constant(value=str())):
            return "what the module is"
    return ast.unparse(node)
