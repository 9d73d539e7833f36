"""Games on paper at a table: the form on a game's page, the files, their limits, and that a host can do without."""

import re
from html import unescape
from itertools import product

import pytest

from obelisk.table.features.printing import views as printing
from obelisk.table.service.lru_cache import LRUCache
from obelisk.table.web import prints
from obelisk.table.web.prints import usual_paper
from tests.paper import reading


def finished_game(visitor):
    """Return a game of Trip that was played at one screen and given up."""
    table = visitor.opens("trip", mine=[0, 1], name="Ada")["id"]
    for seat, move in enumerate(("a1", "c3")):
        assert visitor.moves(table, move, seat=seat).status_code == 200
    visitor.does(table, "resign", seat=0)
    return table


def test_a_games_page_offers_its_parts_papers_inks_languages_and_options(ada):
    page = ada.get("/learn/microchip").text
    assert 'action="/print/microchip.pdf"' in page
    for value in ("boards", "tiles", "scores", "leaflet", "a4", "letter", "colour", "saving", "en", "ja"):
        assert f'<option value="{value}"' in page
    assert 'type="number" name="boards" min="1" max="60" value="5"' in page
    assert "Print and play" in page
    japanese = ada.get("/learn/plug-in", headers={"Accept-Language": "ja"}).text
    assert "印刷して遊ぶ" in japanese
    assert "基本の4つ" in japanese


def test_a_file_has_what_was_chosen(ada):
    chosen = {"only": "boards", "paper": "letter", "ink": "saving", "lang": "ja", "boards": "3"}
    answer = ada.get("/print/microchip.pdf", params=chosen)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="microchip-boards.pdf"'
    pages = reading.pages(answer.content)
    assert len(pages) == 3  # two with boards, and an empty side between them
    assert round(pages[0].width, 1) == 215.9
    assert "マイクロチップ" in pages[0].text


def test_boards_are_others_every_time_unless_the_number_is_named(ada):

    def boards(**more):
        return ada.get("/print/microchip.pdf", params={"only": "boards", "boards": 1, **more}).content

    assert boards() != boards()
    assert boards(seed=5) == boards(seed=5)


def test_what_there_is_not_is_refused_with_a_sentence(ada):
    visitor = ada
    for query, told in (
        ("paper=a5", "no paper size a5"),
        ("only=tower", "no part tower"),
        ("ink=gold", "no ink gold"),
        ("lang=xx", "language"),
    ):
        answer = visitor.get(f"/print/bulo.pdf?{query}", headers={"Accept": "application/json"})
        assert answer.status_code == 422, query
        assert told in answer.text
    assert visitor.get("/print/nothing.pdf").status_code == 404
    answer = visitor.get("/print/microchip.pdf?boards=900&only=boards", headers={"Accept": "application/json"})
    assert "boards cannot be 900" in answer.text


def test_the_same_file_is_made_once_and_only_what_is_made_is_counted(serve, monkeypatch):
    visitor = serve(requests=600)
    made = []

    def make(*facts):
        made.append(facts)
        return b"%PDF"

    monkeypatch.setattr(printing, "kit_pdf", make)
    monkeypatch.setattr(prints, "FILES", LRUCache(40))
    for _ in range(3):
        assert visitor.get("/print/trip.pdf?only=board&ink=saving").content == b"%PDF"
    assert len(made) == 1
    choices = product(range(2, 12), ("en", "ja"), ("colour", "saving"), ("a4", "letter"))
    paths = [
        f"/print/rhombus.pdf?size={size}&lang={lang}&ink={ink}&paper={paper}" for size, lang, ink, paper in choices
    ]
    given = [path for path in paths if visitor.get(path).status_code == 200]
    # One file was made before these; while they are made, the next ones come to be allowed one by one.
    assert 59 <= len(given) < len(paths)
    assert visitor.get(paths[-1]).status_code == 429
    # What is known already is given out all the same.
    assert visitor.get(given[-1]).status_code == 200


def test_a_finished_game_is_given_out_as_pages_and_no_other(ada):
    visitor = ada
    table = finished_game(visitor)
    answer = visitor.get(f"/t/{table}/game.pdf?paper=a4")
    assert answer.status_code == 200, answer.text
    text = reading.pages(answer.content)[0].text
    for _, move in visitor.sees(table)["moves"]:
        assert move in text
    running = visitor.opens("trip")["id"]
    assert visitor.get(f"/t/{running}/game.pdf").status_code == 409


def test_a_study_is_printed_with_what_is_said_in_it(ada):
    study = ada.post("/api/v1/studies", json={"game": "kono", "title": "First steps"}).json()["id"]

    def change(kind, **facts):
        answer = ada.post(f"/api/v1/studies/{study}/changes", json={"kind": kind, **facts})
        assert answer.status_code == 200, answer.text

    for node, move in ((0, "a1a3"), (1, "d4d2"), (0, "b1b3")):
        change("play", node=node, move=move)
    change("annotate", node=1, text="The strongest.", judgement="!")
    change("annotate", node=3, text="Also good.")
    assert f"/study/{study}/study.pdf" in ada.get(f"/study/{study}").text
    answer = ada.get(f"/study/{study}/study.pdf?paper=a4")
    assert answer.status_code == 200, answer.text
    text = " ".join(" ".join(page.text for page in reading.pages(answer.content)).split())
    for told in ("First steps", "a1a3!", "The strongest.", "(b1b3 Also good.)", "d4d2", "After move 2."):
        assert told in text


def test_a_host_can_do_without_and_so_does_who_has_no_reportlab(serve, monkeypatch):
    visitor = serve(print=False)
    table = finished_game(visitor)
    for path in ("/print/bulo.pdf", f"/t/{table}/game.pdf"):
        assert visitor.get(path).status_code == 404
    assert "/print/" not in visitor.get("/learn/bulo").text
    assert '"prints":false' in visitor.get(f"/t/{table}").text
    monkeypatch.setattr(printing, "is_possible", lambda: False)
    visitor.__exit__(None, None, None)
    other = serve()
    assert "/print/" not in other.get("/learn/bulo").text
    assert other.get("/print/bulo.pdf").status_code == 404


@pytest.mark.parametrize(
    ("header", "paper"),
    [("en-US,en;q=0.9", "letter"), ("en-GB", "a4"), ("ja", "a4"), ("", "a4"), ("us", "a4"), ("fr-CA;q=0.5", "letter")],
)
def test_the_paper_is_guessed_by_the_region(header, paper):
    class Asked:
        headers = {"accept-language": header}  # noqa: RUF012

    assert usual_paper(Asked()) == paper


def test_every_map_can_be_chosen_and_a_match_typed(ada):
    page = ada.get("/learn/plug-in").text
    for value, title in (
        ("rhombus 2", "Rhombus 2"),
        ("rhombus 11", "Rhombus 11"),
        ("y 9", "Y 9"),
        ("chain 4", "Chain 4"),
    ):
        assert re.search(f'<option value="{value}"[^>]*>{title}</option>', page), value
    assert '<option value="rhombus 4" selected>' in page
    assert re.search('<input type="text" name="composition"', page)
    assert re.search(
        '<option value="rhombus 2">菱形 2</option>', ada.get("/learn/plug-in", headers={"Accept-Language": "ja"}).text
    )
    answer = ada.get("/print/plug-in.pdf", params={"only": "maps", "map": "rhombus 7"})
    assert answer.status_code == 200, answer.text
    assert "Rhombus, size 7" in reading.pages(answer.content)[0].text
    refused = ada.get("/print/plug-in.pdf?only=maps&composition=rhombus 99", headers={"Accept": "application/json"})
    assert refused.status_code == 422


def test_the_match_on_the_page_of_a_new_table_can_be_printed(ada):
    page = ada.get("/new/plug-in", params={"composition": "rhombus 2: kono trip / bulo*2"}).text
    (address,) = re.findall('href="(/print/plug-in.pdf[^"]*)"', page)
    answer = ada.get(f"{unescape(address)}&only=maps")
    assert answer.status_code == 200, answer.text
    laid = reading.pages(answer.content)[0].text
    assert [laid.count(title) for title in ("Kono", "Trip", "Bulo")] == [1, 1, 2]
