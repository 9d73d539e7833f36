"""Being told, in a real browser: the button at a table by days, and what the service worker shows."""

import json
import shutil

import pytest

from tests.browser.conftest import ARGUMENTS, open_table
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
    if message["title"] == "Trip: a player has joined":  # a page that was quicker than the courier hears of that too
        message = device.read(service.next()[2])
    assert message["title"] == "Trip: your turn"
    assert message["text"] == "With Ben."
    # One's turn stands at the top of the page, and in its title.
    page.goto("/account")
    page.locator("#waits-for-me:not([hidden])").wait_for()
    assert page.locator("#waits-for-me").inner_text() == "1"
    # Whoever hears the page hears what the number counts.
    assert page.get_by_role("link", name="Obelisk. Games that wait for you: 1", exact=True).count() == 1
    assert page.title().startswith("(1) ")


WHOLE = shutil.which("chromium")
"""The browser without windows crashes when it is to show a notice; this one has a place for them."""
SHOWN = """() => navigator.serviceWorker.ready.then((registered) => registered.getNotifications())
  .then((shown) => shown.map(({ title, body, tag, data }) => ({ title, body, tag, data })))"""
CLICKED = """async () => {
  const went = [];
  // Only a real hand may open windows: what the worker would do is written down.
  WindowClient.prototype.focus = async function () { went.push(["focus", new URL(this.url).pathname]); };
  self.clients.openWindow = async (href) => { went.push(["open", new URL(href).pathname]); };
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  self.dispatchEvent(event);
  while (!went.length) await new Promise((on) => setTimeout(on, 20));
  return [went, (await self.registration.getNotifications()).length];
}"""


@pytest.fixture
def whole_browser(chromium, told_house):
    """Return somebody's browser with a place for notices, and what brings it a push message."""
    if WHOLE is None:
        pytest.skip("there is no chromium that can show notices")
    address, _ = told_house
    browser = chromium.browser_type.launch(executable_path=WHOLE, args=ARGUMENTS)
    context = browser.new_context(base_url=address, locale="en-GB")
    context.set_default_timeout(60_000)
    context.grant_permissions(["notifications"], origin=address)
    yield context
    browser.close()


def deliver(page, message):
    """Bring a message to the service worker as a push service does."""
    registered = []
    devtools = page.context.new_cdp_session(page)
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not registered:
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    push = {"origin": origin, "registrationId": registered[0]["registrationId"], "data": json.dumps(message)}
    devtools.send("ServiceWorker.deliverPushMessage", push)


def until_shown(page, title):
    """Wait until a notice is shown, and return it."""
    while True:
        shown = page.evaluate(SHOWN)
        if [one["title"] for one in shown] == [title]:
            return shown[0]
        page.wait_for_timeout(50)


def test_a_message_becomes_a_notice_that_leads_to_the_table(whole_browser):
    page = whole_browser.new_page()
    table = open_table(page, game="trip", mine=[0, 1])
    page.goto("/account")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    message = {"title": "Trip: your turn", "text": "With Ben.", "url": f"/t/{table}", "tag": table, "waiting": 1}
    (worker,) = whole_browser.service_workers
    worker.evaluate("() => { self.navigator.setAppBadge = async (n) => { self.badge = n; }; }")
    deliver(page, message)
    shown = until_shown(page, "Trip: your turn")
    assert worker.evaluate("() => self.badge") == 1
    assert (shown["body"], shown["tag"], shown["data"]) == ("With Ben.", table, {"url": f"/t/{table}"})
    # The next message about the same table takes the place of the one before.
    deliver(page, {**message, "title": "Trip: it is over"})
    until_shown(page, "Trip: it is over")
    # Nobody looks at the table: it is opened. The notice is gone.
    assert worker.evaluate(CLICKED) == [[["open", f"/t/{table}"]], 0]
    # Somebody has it open: that window comes to the front.
    page.goto(f"/t/{table}")
    deliver(page, message)
    until_shown(page, "Trip: your turn")
    assert worker.evaluate(CLICKED) == [[["focus", f"/t/{table}"]], 0]
