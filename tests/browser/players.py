"""Somebody who plays by clicking: any of what the board offers, with nothing but what a person can see and press."""

import random  # noqa: TID251 (which move is clicked matters to nobody)

CHOOSE = """
([dice, isLaying]) => {
  const svg = document.querySelector('#board svg');
  const squares = [...svg.querySelectorAll('[data-square]')];
  const offered = [...svg.querySelectorAll('[data-move]:not(.ob-target), [data-square], [data-cell].can')];
  const among = isLaying && squares.length ? squares : offered;
  const place = among[Math.floor(dice * among.length)];
  place.scrollIntoView({ block: 'center' });
  const box = (place.querySelector('rect, polygon, circle') ?? place).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
"""
NEXT = """
([dice]) => {
  const middle = (each) => {
    const box = each.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const shown = [...document.querySelectorAll('[data-tray]')];
  const buttons = Object.fromEntries(shown.map((each) => [each.dataset.tray, middle(each)]));
  if (buttons.play) return { kind: 'tray', turn: buttons.turn ?? null, play: buttons.play };
  const steps = [...document.querySelectorAll('.ob-target.ob-shown[data-from]')];
  if (!steps.length) return { kind: 'done' };
  const step = steps[Math.floor(dice * steps.length)];
  step.scrollIntoView({ block: 'center' });
  return { kind: 'step', at: middle(step) };
}
"""
STATE = (
    "() => { const { ply, can, over, lingers } = document.getElementById('board').dataset;"
    " return [Number(ply), can, over, lingers]; }"
)
PATIENCE = 3000
"""How often it is looked whether somebody may move: a computer's search may have to be compiled first."""


class Clicker:
    """Plays at random on one page."""

    def __init__(self, page, seed):
        self.page = page
        self.dice = random.Random(seed)
        self.is_phone = page.viewport_size["width"] < 500

    def press(self, at):
        (self.page.touchscreen.tap if self.is_phone else self.page.mouse.click)(*at)

    def move(self):
        """Make any move that the board offers, and confirm it where the page asks."""
        self.press(self.page.evaluate(CHOOSE, [self.dice.random(), self.dice.random() < 0.8]))
        following = self.page.evaluate(NEXT, [self.dice.random()])
        if following["kind"] == "step":
            self.press(following["at"])
            following = self.page.evaluate(NEXT, [0])
        if following["kind"] == "tray":
            if following["turn"] and self.dice.random() < 0.5:
                self.press(following["turn"])
                following = self.page.evaluate(NEXT, [0])
            self.press(following["play"])

    def state(self):
        """Return the ply that is shown, whether this seat may move, and whether the game is over."""
        ply, can, over, lingers = self.page.evaluate(STATE)
        if lingers == "yes":  # the end of a microgame is seen
            self.page.keyboard.press("Escape")
        return ply, can == "yes", over == "yes"


def play_out(players, most=300, own=None):
    """Let players move in turn until the game is over on every screen; return the number of moves.

    With *own*, only so many moves are made by hand.
    """
    for n in range(most):
        mover, ply = _next(players)
        if mover is None or n == own:
            return ply
        mover.move()
        for player in players:
            player.page.wait_for_function("ply => Number(document.getElementById('board').dataset.ply) > ply", arg=ply)
    raise AssertionError(f"no end after {most} moves")


def _next(players):
    """Return who may move and after how many moves, or nobody when the game is over."""
    states = []
    for _ in range(PATIENCE):
        states = [player.state() for player in players]
        if all(is_over for _, _, is_over in states):
            return None, states[0][0]
        for player, (ply, can, _) in zip(players, states, strict=True):
            if can:
                return player, ply
        players[0].page.wait_for_timeout(20)
    raise AssertionError(f"nobody may move: {states}")
