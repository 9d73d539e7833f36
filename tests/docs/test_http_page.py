"""The page of the HTTP API has every route, with what is sent, what comes back, and an example."""

import re

import pytest
from website import http_api


@pytest.fixture(scope="module")
def told():
    return http_api.description()


@pytest.fixture(scope="module")
def page(told):
    return http_api.page(told)


def entries(page):
    return {found[1]: found[2] for found in re.finditer(r"^### (.+)\n((?:(?!^##).*\n)*)", page, re.MULTILINE)}


def test_every_route_has_an_entry_with_an_example_and_an_answer(told, page):
    shown = entries(page)
    for path, methods in told["paths"].items():
        for method in methods:
            short = re.sub(r"\{\w+_id\}", "ID", path.removeprefix("/api/v1")).replace("{node}", "NODE")
            entry = shown[f"{method.upper()} {short}"]
            assert "```sh\ncurl" in entry
            assert "**Answer:** 20" in entry


def test_every_answer_is_told_in_words_or_by_its_shape(told):
    answers = http_api._answers()
    short = lambda path: re.sub(r"\{\w+_id\}", "ID", path.removeprefix("/api/v1")).replace("{node}", "NODE")  # noqa: E731
    missing = [
        (method.upper(), short(path))
        for path, methods in told["paths"].items()
        for method in methods
        if (method.upper(), short(path)) not in answers
    ]
    assert missing == []


def test_parameters_and_bodies_are_listed(page):
    shown = entries(page)
    assert "| `game` |" in shown["POST /tables"]
    assert "`Idempotency-Key`" in shown["POST /tables"]
    assert "| `seat` |" in shown["GET /tables/ID"]


def test_refusals_and_the_live_connection_are_there(page):
    assert "| 409 |" in page
    assert "## The live connection" in page
    assert '{"ping": 12}' in page
    assert "**Events**" in page


def test_the_page_of_the_table_sends_readers_there():
    text = (http_api.DOCS / "table.md").read_text(encoding="utf-8")
    shortened = http_api.without_api(text)
    assert "(api.md)" in shortened
    assert "{snapshot}" not in shortened
    assert "## The rules of the table" in shortened
