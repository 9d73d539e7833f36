"""A page's scripts come whole: each in one file with all that it imports, and every module is called once on a page."""

import re

import pytest

from obelisk.table.web.files.addresses import digest, static
from obelisk.table.web.files.scripts import join, names, whole

IMPORTED = re.compile(r"^(?:import|\} from)\b", re.MULTILINE)


@pytest.mark.parametrize("name", sorted(names()))
def test_every_script_of_the_table_can_be_made_whole(name):
    made = whole(name)
    assert not IMPORTED.search(made)
    called = re.findall(r'^made\["(.+?)"\] \?\?= ', made, re.MULTILINE)
    assert called[-1] == name
    assert len(called) == len(set(called))
    # Whoever is taken from stands further up.
    for place, module in enumerate(called):
        body = made.split(f'made["{module}"] ??= ')[1].split("\n})();")[0]
        assert set(re.findall(r' = made\["(.+?)"\];', body)) <= set(called[:place])


def test_what_a_script_exports_is_exported_by_the_whole():
    assert whole("map.js").endswith('export const { showMap } = made["map.js"];\n')
    assert "export" not in whole("early.js")


@pytest.fixture
def written(tmp_path):
    """Return a function that writes modules and makes the first one whole."""

    def make(**modules):
        for name, text in modules.items():
            (tmp_path / f"{name}.js").write_text(text, encoding="utf-8")
        return whole(f"{next(iter(modules))}.js", tmp_path)

    return make


def test_names_are_taken_as_they_are_called_where_they_are_used(written):
    made = written(
        one='import {\n  two as zwei,\n  three,\n} from "./other.js";\nzwei(three);\n',
        other="export const two = (n) => n;\nexport async function three() {}\n",
    )
    assert 'const {\n  two: zwei,\n  three,\n} = made["other.js"];' in made
    assert "return { two, three };" in made
    assert made.index('made["other.js"] ??=') < made.index('made["one.js"] ??=')


def test_what_is_imported_later_has_an_address_of_its_own():
    assert '(await import("/static/map.js")).showMap' in whole("table.js")


def test_scripts_that_import_each_other_are_refused(written):
    with pytest.raises(ValueError, match=r"each other: one.js → other.js → one.js"):
        written(one='import { a } from "./other.js";\n', other='import { b } from "./one.js";\n')


@pytest.mark.parametrize("line", ["export default 1;", 'import * as all from "./x.js";', "here(import.meta.url);"])
def test_what_cannot_be_made_whole_is_refused(written, line):
    with pytest.raises(ValueError, match=r"one.js: scripts are not written like this"):
        written(one=f"{line}\n")


def test_a_whole_script_is_kept_by_its_version_and_asked_for_again_without(ada):
    answer = ada.get(static("table.js"))
    assert answer.text == whole("table.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    for other in ("/static/table.js", "/static/table.js?0123456789"):
        assert ada.get(other).headers["cache-control"] == "no-cache"
    again = ada.get("/static/table.js", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert ada.get("/static/table.js", headers={"Accept-Encoding": "identity"}).text == whole("table.js")


def test_an_address_changes_with_what_a_script_imports(written):
    one = 'import { two } from "./other.js";\ntwo;\n'
    before = written(one=one, other="export const two = 2;\n")
    whole.cache_clear()
    assert digest(written(one=one, other="export const two = 3;\n").encode()) != digest(before.encode())
    assert static("table.js") == f"/static/table.js?{digest(whole('table.js').encode())}"


def test_a_page_loads_one_script_with_those_of_the_features_that_are_on(serve):
    ada = serve(moderation=False)
    page = ada.get(f"/t/{ada.opens('trip')['id']}").text
    (address,) = re.findall(r'src="(/static/table[^"]*)"', page)
    script = ada.get(address)
    assert "immutable" in script.headers["cache-control"]
    called = re.findall(r'^made\["(.+?)"\] \?\?= ', script.text, re.MULTILINE)
    assert called[-1] == "table.js"
    assert "correspondence/table.js" in called
    assert not [module for module in called if module.startswith("moderation/")]
    assert len(called) == len(set(called))


def test_what_features_add_to_a_page_runs_before_it():
    path = join("new", ["studies", "moderation"])  # moderation adds nothing there
    assert path == "new+studies.js"
    made = whole(path)
    assert made.index('made["features.js"] ??=') < made.index('made["studies/new.js"] ??=')
    assert made.index('made["studies/new.js"] ??=') < made.index('made["new.js"] ??=')


def test_a_page_without_features_keeps_its_own_script():
    assert join("new", ["moderation"]) == "new.js"


def test_a_file_that_is_no_script_of_the_table_is_not_found(ada):
    for path in ("/static/nothing.js", "/static/../app.py", "/static/turns/nothing.js"):
        assert ada.get(path).status_code == 404
    assert ada.post("/static/table.js").status_code == 405
