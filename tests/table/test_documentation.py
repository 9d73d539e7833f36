"""The documentation at /docs (docs/table.md): the built site, what there is without one, and hosts who want none."""

from zipfile import ZipFile

import pytest

from obelisk.table.web.documentation import site
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
    """No site."""
    monkeypatch.setattr(site, "PACKED", tmp_path / "site.zip")


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


@pytest.mark.parametrize(("language", "told"), [("en", "not built"), ("ja", "まだ作られていません")])
def test_without_a_site_a_page_says_how_and_links_to_what_is_written(unbuilt, ada, language, told):
    page = ada.get("/docs", headers={"Accept-Language": language, "Accept": "text/html"})
    assert page.status_code == 200
    assert told in page.text
    assert "make docs" in page.text
    assert 'href="/docs/hosting.md"' in page.text
    assert ada.get("/docs/hosting.md").text.startswith("# ")
    assert ada.get("/docs/hosting.md").headers["content-type"].startswith("text/plain")


@pytest.mark.parametrize(
    "path", ["/docs/make_pictures.py", "/docs/website/conf.py", "/docs/../README.md", "/docs/nothing.md"]
)
def test_without_a_site_nothing_but_pages_is_served(unbuilt, ada, path):
    assert ada.get(path).status_code == 404


def test_without_a_site_its_addresses_lead_to_what_is_written_or_say_that_it_is_not_built(unbuilt, ada):
    for path in ("/docs/hosting", "/docs/hosting.html"):
        assert ada.get(path, follow_redirects=False).headers["location"] == "/docs/hosting.md"
    answer = ada.get("/docs/api")
    assert (answer.status_code, "make docs" in answer.text) == (404, True)


def test_pages_link_to_the_documentation(built, ada):
    home = ada.get("/").text
    assert 'href="/docs"' in home
    assert 'href="/docs/api.html"' in home
    assert 'href="/docs/games/kono.html"' in ada.get("/learn/kono").text
    japanese = ada.get("/learn/kono", headers={"Accept-Language": "ja"}).text
    assert 'href="/docs/ja/games/kono.html"' in japanese


def test_a_game_without_a_page_has_no_link(unbuilt, ada):
    assert "/docs/games" not in ada.get("/learn/kono").text
    assert 'href="/api/v1/openapi.json"' in ada.get("/").text


def test_hosts_may_switch_it_off(built, serve):
    ada = serve(docs=False)
    assert ada.get("/docs", follow_redirects=False).status_code == 404
    assert ada.get("/docs/api").status_code == 404
    assert 'href="/docs' not in ada.get("/").text
    assert 'href="/api/v1/openapi.json"' in ada.get("/").text


def test_no_page_of_another_viewer_stands_in_the_way(built, ada):
    assert "swagger" not in ada.get("/docs/").text.lower()
    assert ada.get("/redoc").status_code == 404
