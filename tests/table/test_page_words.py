"""Pages and scripts say only sentences that exist, and every sentence of the pages is said somewhere."""

import re
from pathlib import Path

import obelisk.table
from obelisk.words.translating import texts

HERE = Path(obelisk.table.__file__).parent
GAMES = HERE.parent / "games"
SAID = re.compile(r"""say\(\s*(['"`])([^'"`]+)\1""")
MADE = re.compile(r"""['"`](?:page/)?([a-z]+(?:/[a-z0-9-]+)*/)(?:\$\{|\{|['"`]\s*~)""")
TEXT = re.compile(r"""['"`]((?:page/)?[a-z]+(?:/[a-z0-9-]+)+)['"`]""")


def sources():
    for pattern in ("web/templates/*.html", "web/static/*.js", "features/*/pages/*.html", "features/*/browser/*.js"):
        yield from sorted(HERE.glob(pattern))
    yield from sorted(HERE.glob("**/*.py"))
    yield from sorted(GAMES.glob("*/pages/**/*.html"))
    yield from sorted(GAMES.glob("*/pages/**/*.js"))


def test_what_pages_and_scripts_say_exists():
    unknown, known = [], texts("en")
    for path in sources():
        if path.suffix == ".py":
            continue
        for _, code in SAID.findall(path.read_text(encoding="utf-8")):
            is_known = f"page/{code}" in known or code in known
            if "$" not in code and not code.endswith("/") and not is_known:
                unknown.append(f"{path.name}: {code}")
    assert unknown == []


def test_every_sentence_of_the_pages_is_said():
    exact, beginnings = set(), set()
    for path in sources():
        text = path.read_text(encoding="utf-8")
        exact |= {code.removeprefix("page/") for code in TEXT.findall(text)}
        exact |= {code for _, code in SAID.findall(text)}
        beginnings |= {code.removeprefix("page/") for code in MADE.findall(text)}
        # Actions and parts of the bench are named by the end of their codes.
        exact |= {f"table/act/{code}" for code in re.findall(r'this\.button\("([a-z/-]+)"', text)}
        exact |= {f"table/bench/{code}" for code in re.findall(r'button\("([a-z]+)"', text)}
        exact |= {f"table/after/{code}" for code in re.findall(r'link\([^,]+, "([a-z]+)"', text)}
        exact |= {f"ending/{code}" for code in re.findall(r'"((?:area/)?[a-z]+)"', text)}
    # Too much begins like these; what they say is named above, or here.
    beginnings -= {"", "new/", "table/act/", "table/after/", "table/bench/", "ending/"}
    beginnings |= {"table/act/look/"}
    codes = [code.removeprefix("page/") for code in texts("en") if code.startswith("page/")]
    assert [code for code in codes if code not in exact and not code.startswith(tuple(beginnings))] == []
