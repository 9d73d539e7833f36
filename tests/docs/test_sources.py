"""The pages as they are written: their links lead somewhere, and the site has a place for each of them."""

import re

import pytest
from website import links, navigation, reference, words
from website.games import KANA, english, japanese
from website.gathering import examples, on_site, placed
from website.places import BROUGHT, DOCS, ROOT

import obelisk

MADE = {"api", "reference"}
"""Pages that follow from the code alone."""


@pytest.mark.parametrize("page", links.sources(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page):
    assert list(links.broken_in(page)) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr(links, "ROOT", tmp_path)
    page, other = tmp_path / "page.md", tmp_path / "other.md"
    other.write_text("# Here\n## A heading, with a comma\n")
    page.write_text("[a](other.md#a-heading-with-a-comma) [b](other.md#not-there) [c](nowhere.md) `[d](code.md)`")
    assert list(links.broken_in(page)) == [
        "page.md: other.md#not-there names no heading",
        "page.md: nowhere.md leads nowhere",
    ]


def pages_of(language):
    return {page for section in navigation.sections(language) for page in (section.opens, *section.pages)}


@pytest.mark.parametrize(("language", "folder"), [("en", DOCS), ("ja", DOCS / "ja")])
def test_every_page_stands_in_the_navigation_and_the_other_way_round(language, folder):
    written = {page.stem for page in folder.glob("*.md")} - {"index"}
    brought = {name.removesuffix(".md") for name in BROUGHT.values()} - {"index"} if language == "en" else set()
    named = {page for page in pages_of(language) if not page.endswith("/*")}
    assert named == written | brought | (MADE if language == "en" else set())


def test_every_folder_of_pages_stands_in_the_navigation():
    folders = {page.parent.name for page in DOCS.glob("*/*.md")} - {"ja"}
    assert {f"{folder}/*" for folder in folders} <= pages_of("en")


def test_players_pages_are_there_in_every_language():
    players = {"start", "play", "games/*"}
    assert all(players <= pages_of(language) for language in words.LANGUAGES)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_section_has_a_name(language):
    assert all(words.say(f"section/{section.opens}", language) for section in navigation.sections(language))


def test_the_site_says_the_same_in_every_language_but_for_sections_of_english_alone():
    first, *others = ({key for key in words._bundle(language)._messages} for language in words.LANGUAGES)
    sections = {f"section_{section.opens}" for section in navigation.sections("en")}
    assert all(first - sections == other - sections for other in others)


@pytest.mark.parametrize("name", obelisk.games())
def test_a_games_page_is_in_one_language(name):
    assert not KANA.search(english(name))
    assert KANA.search(japanese(name))


@pytest.mark.parametrize("name", obelisk.games())
def test_the_rules_of_a_games_page_speak_of_players_not_of_seats(name):
    rules = (DOCS / "games" / f"{name}.md").read_text(encoding="utf-8").partition("\n## Notation\n")[0]
    assert not re.search(r"\bseats? \d|席\s*\d", rules, re.IGNORECASE)


@pytest.mark.parametrize("page", ["index.md", "play.md", "ja/index.md", "ja/play.md"])
def test_pages_that_are_read_without_a_site_promise_no_game_to_watch(page):
    written = (DOCS / page).read_text(encoding="utf-8")
    assert not re.search(r"to watch|1手ずつ見られる対局", written)


@pytest.mark.parametrize("name", obelisk.games())
def test_a_japanese_page_has_rules_steps_and_notation(name):
    page = japanese(name)
    assert [words.say(f"game/{part}", "ja") in page for part in ("rules", "steps", "notation")] == [True] * 3


def test_links_between_languages_lead_from_one_site_to_the_other():
    assert on_site(DOCS / "index.md", "ja/index.md", "index.md") == "ja/index.html"
    assert on_site(DOCS / "ja" / "start.md", "../hosting.md", "start.md", DOCS / "ja") == "../hosting.html"
    assert on_site(DOCS / "ja" / "start.md", "../games/kono.md", "start.md", DOCS / "ja") == "games/kono.md"


def test_a_file_that_only_the_repository_has_is_no_link_on_the_site():
    assert on_site(DOCS / "hosting.md", "../Makefile", "hosting.md") is None


def test_files_outside_docs_have_pages_too():
    assert placed(ROOT / "CHANGELOG.md", DOCS) == "changelog.md"
    assert placed(ROOT / "examples" / "bot" / "bot.py", DOCS) == "examples/bot.md"
    assert placed(ROOT / "src" / "obelisk" / "authoring" / "__init__.py", DOCS) == "reference/authoring.md"
    assert set(examples()) >= {"drizzle", "mu-torere", "rows", "bot", "agents", "alphazero"}


@pytest.mark.parametrize("door", reference.DOORS)
def test_everything_behind_a_public_door_is_described(door):
    assert list(reference.undescribed(door)) == []
