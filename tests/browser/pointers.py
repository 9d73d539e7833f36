"""Somebody who drags: with a mouse, or with real fingers, as the browser gets them from a screen."""

SEEN = """
() => {
  window.seen = { cancelled: 0, scrolled: 0 };
  addEventListener('pointercancel', () => { window.seen.cancelled += 1; });
  addEventListener('scroll', () => { window.seen.scrolled += 1; });
}
"""
MIDDLE = """
(found) => {
  const box = (found.querySelector('rect, polygon, circle') ?? found).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
"""


def middle(place):
    """Return the middle of what catches the pointer at a place."""
    return place.evaluate(MIDDLE)


def on_the_way(start, end, steps=8):
    """Return points from one to the other."""
    part = [n / steps for n in range(1, steps + 1)]
    return [(start[0] + (end[0] - start[0]) * at, start[1] + (end[1] - start[1]) * at) for at in part]


class Mouse:
    """A mouse: what it holds goes with it until it is let go."""

    rise = 0

    def __init__(self, page):
        self.page = page
        page.evaluate(SEEN)

    def take(self, at):
        self.page.mouse.move(*at)
        self.page.mouse.down()
        self.at = at

    def go(self, to):
        for point in on_the_way(self.at, to):
            self.page.mouse.move(*point)
        self.at = to

    def let_go(self):
        self.page.mouse.up()

    def turn(self):
        """Turn what is held."""
        self.page.mouse.wheel(0, 100)

    def press(self, at):
        self.page.mouse.click(*at)


class Finger(Mouse):
    """A finger on a screen; a second one may tap beside it."""

    def __init__(self, page):
        super().__init__(page)
        self.client = page.context.new_cdp_session(page)

    def touch(self, kind, *points):
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def take(self, at):
        self.touch("touchStart", at)
        self.at = at

    def go(self, to):
        for point in on_the_way(self.at, to):
            self.touch("touchMove", point)
        self.at = to

    def let_go(self):
        self.touch("touchEnd")

    def turn(self):
        second = (self.at[0] - 90, self.at[1] - 20)
        self.touch("touchStart", self.at, second)
        self.touch("touchMove", self.at)

    def press(self, at):
        self.page.touchscreen.tap(*at)


def drag(pointer, start, end):
    """Take what lies at one place to another place."""
    pointer.take(middle(start))
    pointer.go(middle(end))
    pointer.let_go()
