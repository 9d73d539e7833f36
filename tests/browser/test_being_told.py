"""Being told, in a real browser: the button at a table by days, and what the service worker shows."""

import json

import pytest

from tests.browser.conftest import open_table
from tests.browser.test_pages import violations
from tests.table.push_service import Browser, push_service

SUBSCRIBED = """(made) => {
  let known = null;
  const subscription = { endpoint: made.endpoint, toJSON: () => made, unsubscribe: async () => { known = null; } };
  PushManager.prototype.subscribe = async (options) => {
    if (options.applicationServerKey.length !== 65) throw new Error("no key");
    return (known = subscription);
  };
  PushManager.prototype.getSubscription = async () => known;
  Notification.requestPermission = async () => "granted";
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
}"""
"""A browser without windows has no push service of its own: what it would be given comes from this machine's."""


@pytest.fixture
def told_house(tmp_path):
    from obelisk.table.web.app import make
    from obelisk.table.web.settings import Settings
    from tests.table.listening import listening

    with push_service() as service:
        limits = dict.fromkeys(("requests", "tables", "tries", "sockets", "messages"), 0)
        database = f"sqlite:///{tmp_path / 'table.sqlite'}"
        settings = Settings(database=database, ahead=False, push_services=service.origin, **limits)
        with listening(make(settings), ws="websockets-sansio") as (host, port):
            yield f"http://{host}:{port}", service


def test_a_quiet_button_at_a_table_by_days_and_what_comes_then(visit, told_house):
    address, service = told_house
    device = Browser(service, "device")
    made = json.dumps(device.subscription)
    page = visit(base_url=address, service_workers="allow", permissions=["notifications"])
    page.add_init_script(f"({SUBSCRIBED})({made})")
    other = visit(base_url=address)
    table = open_table(page, game="trip", mine=[1], name="Ada", clock={"kind": "days", "seconds": 86400})
    other.context.request.post(f"/api/v1/tables/{table}/seats", data={"seat": 0, "name": "Ben"})
    page.goto(f"/t/{table}")
    button = page.locator("#tell-me:not([hidden])")
    button.wait_for()
    button.click()
    page.locator("#tell-me").wait_for(state="hidden")
    # On the account's page it is known, can be taken back, and begun again.
    page.goto("/account")
    page.evaluate("navigator.serviceWorker.ready.then(({ pushManager }) => pushManager.subscribe({applicationServerKey:"
                  " new Uint8Array(65)}))")  # fmt: skip
    page.locator("#push .on").click()
    page.locator("#push .off").wait_for()
    assert violations(page) == []
    # Ben moves while Ada looks at something else.
    other.context.request.post(f"/api/v1/tables/{table}/moves", data={"move": "a1"})
    message = device.read(service.next()[2])
    assert message["title"] == "Trip: your turn"
    assert message["text"] == "With Ben."
    # What the push service hands to the browser becomes a notice that leads to the table.
    # Without windows there is nowhere to show it, and no push service to bring it.
    (worker,) = page.context.service_workers
    title, shown, badge = worker.evaluate(
        """async (message) => {
      let shown = null;
      self.navigator.setAppBadge = async (n) => { self.badge = n; };
      self.registration.showNotification = async (...given) => { shown = given; };
      await tell(message);
      return [...shown, self.badge];
    }""",
        message,
    )
    assert (title, shown["body"], shown["tag"]) == ("Trip: your turn", "With Ben.", table)
    assert badge == 1
    assert shown["data"] == {"url": f"/t/{table}"}
    # One's turn stands at the top of the page, and in its title.
    page.goto("/account")
    page.locator("#waits-for-me:not([hidden])").wait_for()
    assert page.locator("#waits-for-me").inner_text() == "1"
    assert page.title().startswith("(1) ")
