"""The documentation at /docs (docs/table.md): the built site, what there is without one, and hosts who want none."""

import re
from urllib.parse import unquote
from zipfile import ZipFile

import pytest

import obelisk
from obelisk.table.features.documentation import site
from obelisk.table.features.documentation import sources as written
from obelisk.table.web.safety import POLICY

PAGES = {
    "index.html": "<h1>Home</h1>",
    "api.html": "<h1>API</h1>",
    "reference.html": "<h1>Reference</h1>",
    "reference/obelisk.html": "<h1>obelisk</h1>",
    "games/kono.html": "<h1>Kono</h1>",
    "ja/index.html": "<h1>ホーム</h1>",
    "ja/games/kono.html": "<h1>コノ</h1>",
}


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A site, as `make docs` packs it."""
    with ZipFile(tmp_path / "site.zip", "w") as packed:
        for name, html in PAGES.items():
            packed.writestr(name, html)
    monkeypatch.setattr(site, "PACKED", tmp_path / "site.zip")


@pytest.fixture
def unbuilt(tmp_path, monkeypatch):
    """No site: a clone in which it was not built."""
    monkeypatch.setattr(site, "PACKED", tmp_path / "site.zip")


@pytest.fixture
def nothing(unbuilt, tmp_path, monkeypatch):
    """Neither a site nor written pages."""
    monkeypatch.setattr(written, "WRITTEN", tmp_path / "docs")


def test_docs_leads_to_the_site_in_the_readers_language(built, ada):
    for language, address in (("en", "/docs/"), ("ja", "/docs/ja/")):
        answer = ada.get("/docs", headers={"Accept-Language": language}, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (307, address)
        assert ada.get(address).status_code == 200


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/docs/", "Home"),
        ("/docs/api", "API"),
        ("/docs/api.html", "API"),
        ("/docs/reference", "Reference"),
        ("/docs/reference/obelisk", "obelisk"),
        ("/docs/ja/games/kono.html", "コノ"),
    ],
)
def test_pages_are_found_with_and_without_their_ending(built, ada, path, told):
    answer = ada.get(path, follow_redirects=False)
    assert answer.status_code == 200
    assert told in answer.text
    assert answer.headers["Content-Security-Policy"] == POLICY
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/docs/nothing", "/docs/../pages.py", "/docs/%2e%2e/pages.py", "/docs/games/..%2f..%2fx"]
)
def test_what_is_not_there_is_a_problem_in_words(built, ada, path):
    answer = ada.get(path, headers={"Accept": "text/html"}, follow_redirects=False)
    assert answer.status_code == 404


def test_what_has_not_changed_is_not_sent_again(built, ada):
    tag = ada.get("/docs/api").headers["etag"]
    assert ada.get("/docs/api", headers={"If-None-Match": tag}).status_code == 304


@pytest.mark.parametrize(
    ("language", "title"), [("en", "A table for modern abstract games"), ("ja", "現代アブストラクトゲームの卓")]
)
def test_without_a_site_the_written_pages_are_shown_by_their_titles(unbuilt, ada, language, title):
    page = ada.get("/docs", headers={"Accept-Language": language, "Accept": "text/html"})
    assert page.status_code == 200
    assert "make docs" not in page.text
    assert f"<title>{title} · Obelisk</title>" in page.text
    assert f'<h1 id="{title.lower().replace(" ", "-")}">{title}</h1>' in page.text
    assert not re.findall(r">[\w/-]+\.md<", page.text.partition('id="contents"')[2])


def test_every_written_page_is_rendered_and_every_link_on_it_leads_to_a_page_and_its_heading(unbuilt, ada):
    seen = {name: ada.get(f"/docs/{name}") for name in sorted(written.page_names())}
    assert {"hosting", "ja/start", "games/kono", "encodings/kono"} <= seen.keys()
    anchors = {name: set(re.findall(r'<h\d id="([^"]+)"', answer.text)) for name, answer in seen.items()}
    lost = []
    for name, answer in seen.items():
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8"), name
        assert not re.search(r">[\w/-]+\.md</a>", answer.text), name
        assert "<!--" not in answer.text.partition("<main")[2], name
        for target in re.findall(r'(?:href|src)="(/docs/[^"]+)"', answer.text):
            path, _, anchor = target.removeprefix("/docs/").partition("#")
            if path.endswith(".svg"):
                assert ada.get(f"/docs/{path}").headers["content-type"] == "image/svg+xml"
            elif path not in seen or (anchor and unquote(anchor) not in anchors[path]):
                lost.append((name, target))
        for anchor in re.findall(r'href="#([^"]+)"', answer.text.partition("<main")[2].partition("</main>")[0]):
            if anchor != "contents" and unquote(anchor) not in anchors[name]:
                lost.append((name, anchor))
    assert lost == []


def test_no_written_page_has_inline_styles_which_the_policy_forbids(unbuilt):
    assert "style-src 'self'" in POLICY
    for name in sorted(written.page_names()):
        assert not re.search(r"<[^>]*\sstyle=", written.page(name).html), name
    assert '<th class="align-right">' in written.page("games/plug-in").html


def test_the_contents_list_the_games_in_the_order_of_the_catalogue_and_mark_the_page(unbuilt, ada):
    contents = ada.get("/docs/games/kono").text.partition('id="contents"')[2]
    listed = re.findall(r'href="/docs/games/([^"]+)"', contents)
    assert listed == [name for name in obelisk.catalogue.names() if name in listed]
    assert len(listed) > 10
    assert re.findall(r'href="/docs/([^"]+)" aria-current="page"', contents) == ["games/kono"]


@pytest.mark.parametrize(
    "path",
    [
        "/docs/make_pictures.py",
        "/docs/website/conf.py",
        "/docs/../README.md",
        "/docs/nothing.md",
        "/docs/pictures/../index.md/x",
    ],
)
def test_without_a_site_nothing_but_pages_is_served(unbuilt, ada, path):
    assert ada.get(path).status_code == 404


def test_other_names_of_a_written_page_lead_there(unbuilt, ada):
    for path, page in (
        ("hosting.html", "hosting"),
        ("hosting.md", "hosting"),
        ("ja/", "ja/index"),
        ("hosting/", "hosting"),
    ):
        assert ada.get(f"/docs/{path}", follow_redirects=False).headers["location"] == f"/docs/{page}"
    answer = ada.get("/docs/api", headers={"Accept": "text/html"})
    assert (answer.status_code, "no page “api”" in answer.text) == (404, True)


def test_without_any_pages_nothing_leads_to_the_documentation(nothing, ada):
    assert 'href="/docs' not in ada.get("/").text
    assert "/docs/games" not in ada.get("/learn/kono").text
    assert ada.get("/docs", headers={"Accept": "text/html"}).status_code == 404


def test_pages_link_to_the_documentation(built, ada):
    home = ada.get("/").text
    assert 'href="/docs"' in home
    assert ada.get("/api", follow_redirects=False).headers["location"] == "/docs/api.html"
    assert 'href="/docs/games/kono.html"' in ada.get("/learn/kono").text
    japanese = ada.get("/learn/kono", headers={"Accept-Language": "ja"}).text
    assert 'href="/docs/ja/games/kono.html"' in japanese


def test_pages_link_to_written_pages_where_there_is_no_site(unbuilt, ada):
    assert 'href="/docs/games/kono"' in ada.get("/learn/kono").text
    assert ada.get("/api", follow_redirects=False).headers["location"] == "/api/v1/openapi.json"


def test_hosts_may_switch_it_off(built, serve):
    ada = serve(docs=False)
    assert ada.get("/docs", follow_redirects=False).status_code == 404
    assert ada.get("/docs/api").status_code == 404
    assert 'href="/docs' not in ada.get("/").text
    assert ada.get("/api", follow_redirects=False).headers["location"] == "/api/v1/openapi.json"


def test_no_page_of_another_viewer_stands_in_the_way(built, ada):
    assert "swagger" not in ada.get("/docs/").text.lower()
    assert ada.get("/redoc").status_code == 404
