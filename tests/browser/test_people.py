"""Who one is, in real browsers: a name that comes along, a second device, and the end of it."""

from tests.browser.conftest import DESKTOP, PHONE, open_table
from tests.browser.test_pages import violations


def test_a_telephone_joins_by_the_link_and_has_name_and_games(visit):
    page, phone = visit(DESKTOP), visit(PHONE, "ja-JP", color_scheme="dark")
    page.goto("/account")
    page.fill("#naming [name=name]", "Hedy")
    page.click("#naming button")
    page.wait_for_selector(".person:has-text('Hedy')")
    table = open_table(page, game="trip", mine=[0], computers={"1": "novice"}, is_public=False)
    page.context.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign"})
    page.click("#device")
    page.wait_for_function("() => document.querySelector('.qr').naturalWidth > 0")
    phone.goto(page.locator("#link input").input_value())
    assert violations(phone) == []
    phone.tap("#join")
    phone.wait_for_selector("[data-list=mine] li")
    phone.tap(".person")
    phone.wait_for_selector(f".finished [href='/t/{table}']")
    assert phone.locator("h1").inner_text() == "Hedy"
    phone.goto("/new/kono")
    assert phone.locator("[name=name]").input_value() == "Hedy"


def test_a_profile_is_filtered_and_deleted(visit):
    page = visit()
    page.goto("/account")
    page.fill("#sign [name=name]", "Emmy")
    page.fill("#sign [name=password]", "correct horse")
    page.click("#sign [value=new]")
    page.wait_for_selector("#signed:not([hidden])")
    for game in ("trip", "kono"):
        table = open_table(page, game=game, mine=[0], computers={"1": "novice"})
        page.context.request.post(f"/api/v1/tables/{table}/actions", data={"kind": "resign"})
    page.goto("/me")
    page.locator("[name=game]").select_option("kono")
    page.get_by_role("button", name="Show").click()
    page.wait_for_url("**game=kono**")
    assert page.locator(".finished li").all_inner_texts()[0].split("\n")[0].startswith("Lost")
    assert page.locator(".finished li").count() == 1
    page.goto("/account")
    page.click("#leaving summary")
    page.fill("#delete [name=password]", "correct horse")
    page.check("#delete [name=sure]")
    page.click("#delete button")
    page.get_by_text("Everything about you is deleted.").wait_for()
    assert page.locator(".person").count() == 0
    assert page.goto("/people/Emmy").status == 404
