"""What `make docs` refuses: pages whose links lead nowhere, or that the table's policy would not let run."""

import pytest
from website import links

GOOD = '<p id="a"><a href="#a">a</a><a href="other.html#b">b</a><a href="https://e.example/">c</a><img src="x.svg"></p>'


@pytest.fixture
def site(tmp_path):
    (tmp_path / "index.html").write_text(GOOD)
    (tmp_path / "other.html").write_text('<h1 id="b">b</h1>')
    (tmp_path / "x.svg").write_text("<svg/>")
    return tmp_path


def test_a_site_in_order_is_let_pass(site):
    assert list(links.broken_on_site(site)) == []


@pytest.mark.parametrize(
    ("html", "told"),
    [
        ('<a href="nowhere.html">x</a>', "leads nowhere"),
        ('<a href="other.html#c">x</a>', "names nothing on that page"),
        ('<a href="#c">x</a>', "names nothing on that page"),
        ('<a href="../outside.html">x</a>', "leads nowhere"),
        ('<img src="https://e.example/x.png">', "is loaded from elsewhere"),
        ('<script src="//e.example/x.js"></script>', "is loaded from elsewhere"),
        ('<link rel="stylesheet" href="https://e.example/x.css">', "is loaded from elsewhere"),
        ("<script>alert(1)</script>", "a script in the page"),
        ('<p style="color:red">x</p>', "of its own"),
        ("<style>p{}</style>", "of its own"),
        ('<p onclick="x()">x</p>', "of its own"),
    ],
)
def test_what_is_wrong_with_a_page_is_found(site, html, told):
    (site / "page.html").write_text(html)
    found = list(links.broken_on_site(site))
    assert len(found) == 1
    assert told in found[0]


def test_a_style_sheet_that_loads_from_elsewhere_is_found(site):
    (site / "x.css").write_text("@import 'https://e.example/fonts.css';")
    assert list(links.broken_on_site(site)) == ["x.css: loads something from elsewhere"]
