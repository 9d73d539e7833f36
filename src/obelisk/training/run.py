"""A training run: games, learning, what is kept of it, and a log."""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from queue import Empty
from typing import Any

import torch
from torch.nn import functional

from obelisk.game import Game
from obelisk.training.canvas import Canvas
from obelisk.training.duel import Duel
from obelisk.training.games import Learnt, Play
from obelisk.training.memory import Memory
from obelisk.training.network import Network, make_network
from obelisk.training.self_play import Told, play_on, playing_network

CHECKPOINT, WEIGHTS, LOG = "checkpoint.pt", "playing.pt", "log.jsonl"

AVERAGED = 0.998
"""How much of the averaged weights is kept in each step; the average plays, and is what a run is for."""
LARGEST_GRADIENT = 2.0
PUBLISHED_EVERY = 5.0
"""Seconds after which games go on with what was learnt."""
MOMENT = 0.5
"""Seconds after which one looks what else is to be done."""
NOTED_EVERY = 20
"""Steps between two looks at how far the network is off."""


@dataclass(kw_only=True)
class Settings:
    """What a run is told; all of it can be changed when it goes on."""

    device: str = "cpu"
    players: int = 1
    """Processes that play: as many as there are cores, less one."""
    lanes: int = 256
    """Games side by side, of each set-up in each process."""
    memory: int = 500_000
    fewest: int = 10_000
    """Learning begins with so many positions."""
    batch: int = 1024
    rate: float = 1e-3
    cooling: float = 0.3
    """In which part of its time, at the end, a run learns ever more slowly, down to a tenth of the rate."""
    decay: float = 1e-4
    reuse: float = 6.0
    """How often each position is learnt from, on the average."""
    every: float = 60.0
    """Seconds between two lines of the log."""
    duel: int = 256
    """Games against what the network was before, for the log; 0 for none."""
    seed: int = 1
    play: Play = field(default_factory=Play)


@dataclass
class Progress:
    """How far a run has come, in all the pieces of time that it had."""

    seconds: float = 0.0
    games: int = 0
    positions: int = 0
    steps: int = 0
    leaves: int = 0
    elo: float = 0.0


class Run:
    """A network that learns a game, kept in a folder."""

    def __init__(self, game: Game, folder: Path, settings: Settings):
        self.game, self.folder, self.settings = game, folder, settings
        training = game.training
        self.setups = [dict(options) for options, _ in training.setups]
        self.canvas = Canvas([game.space(**options) for options in self.setups])
        torch.manual_seed(settings.seed)
        network = make_network(self.canvas, training)
        self.network: Network = network.to(settings.device, memory_format=torch.channels_last)
        self.average = copy.deepcopy(self.network).eval()
        self.progress = Progress()
        self._optimizer = torch.optim.AdamW(
            self.network.parameters(), settings.rate, weight_decay=settings.decay, fused=settings.device == "cuda"
        )
        if (folder / CHECKPOINT).exists():
            self._load(torch.load(folder / CHECKPOINT, map_location=settings.device, weights_only=True))
        self.playing = playing_network(game, settings.device)
        self.playing.take(self.average)
        self._duel = Duel(game, self.largest, self.playing, settings.duel) if settings.duel > 0 else None
        self._memory = Memory(self.canvas, settings.memory, settings.device)
        self._rng = torch.Generator(settings.device).manual_seed(settings.seed + self.progress.steps)
        self._learnt = 0
        self._losses: list[torch.Tensor] = []

    @property
    def largest(self) -> dict[str, Any]:
        """The set-up with the largest board."""
        return self.setups[max(range(len(self.setups)), key=self.canvas.size_of)]

    def _load(self, kept: dict[str, Any]) -> None:
        self.network.load_state_dict(kept["network"])
        self.average.load_state_dict(kept["average"])
        self._optimizer.load_state_dict(kept["optimizer"])
        self.progress = Progress(**kept["progress"])

    def save(self) -> None:
        """Keep the run."""
        kept = {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self._optimizer.state_dict(),
            "progress": asdict(self.progress),
        }
        self._write(kept, CHECKPOINT)

    def learn_for(self, seconds: float) -> None:
        """Play and learn for some time, and keep what came of it."""
        settings = self.settings
        spawn = get_context("spawn")
        queue, is_over = spawn.Queue(maxsize=1024), spawn.Event()
        self.publish()
        players = [spawn.Process(target=play_on, args=(self._told, n, queue, is_over)) for n in range(settings.players)]
        for player in players:
            player.start()
        begun = noted = published = time.monotonic()
        before = self.progress.seconds
        while (spent := time.monotonic() - begun) < seconds:
            self.progress.seconds = before + spent
            left = (seconds - spent) / max(settings.cooling * seconds, 1e-9)
            for group in self._optimizer.param_groups:
                group["lr"] = settings.rate * min(1.0, max(0.1, left))
            self.take_in(queue, players)
            self.learn_some()
            if time.monotonic() - published >= PUBLISHED_EVERY:
                self.publish()
                published = time.monotonic()
            if time.monotonic() - noted >= settings.every:
                self.note()
                self.save()
                noted = time.monotonic()
                if self._duel is not None and not self._duel.is_on:
                    self._duel.begin(settings.seed + self.progress.steps)
        is_over.set()
        while any(player.is_alive() for player in players):
            self._drain(queue)
        self.publish()
        if self._duel is not None:
            self._duel.wait()
        self.note()
        self.save()

    @property
    def _told(self) -> Told:
        """What the processes that play are told."""
        settings = self.settings
        seed = settings.seed + 1000 * (1 + self.progress.steps)
        weights = (self.folder / WEIGHTS).resolve()
        return Told(
            game=self.game.name,
            weights=weights,
            device=settings.device,
            lanes=settings.lanes,
            seed=seed,
            play=settings.play,
        )

    def publish(self) -> None:
        """Let games go on with what was learnt."""
        self.playing.take(self.average)
        self._write(self.playing.state_dict(), WEIGHTS)

    def _write(self, kept: Any, name: str) -> None:
        """Write a file: first beside what is there, so that nothing is lost if this fails."""
        self.folder.mkdir(parents=True, exist_ok=True)
        beside = self.folder / f"{name}.new"
        torch.save(kept, beside)
        beside.replace(self.folder / name)

    def take_in(self, queue: Any, players: Sequence[Any]) -> None:
        """Keep what games that have ended teach."""
        if not all(player.is_alive() for player in players):
            raise RuntimeError("a process that plays has ended; its last words are above")
        self._drain(queue)

    def _drain(self, queue: Any) -> None:
        """Take all that is there; wait a little if there is nothing."""
        try:
            found: Learnt = queue.get(timeout=0.05)
            while True:
                self._memory.add(found.setup, found.planes, found.masks, found.policies, found.values)
                self.progress.games += found.games
                self.progress.positions += len(found.values)
                self.progress.leaves += found.leaves
                found = queue.get_nowait()
        except Empty:
            return

    def learn_some(self) -> None:
        """Learn, if there is enough to learn from, for a moment at most."""
        settings, memory = self.settings, self._memory
        if len(memory) < min(settings.fewest, settings.memory):
            return
        until = time.monotonic() + MOMENT
        while self._learnt < settings.reuse * memory.n and time.monotonic() < until:
            self.learn()

    def learn(self) -> None:
        """Take one step."""
        settings, progress = self.settings, self.progress
        planes, masks, policies, values = self._memory.draw(settings.batch, self._rng)
        self.network.train()
        with torch.autocast(settings.device, torch.bfloat16, enabled=settings.device == "cuda"):
            logits, guessed = self.network(planes.contiguous(memory_format=torch.channels_last))
        log_priors = functional.log_softmax(logits.float().masked_fill(~masks, -1e4), dim=1)
        of_policy = -(policies * log_priors).sum(1).mean()
        of_value = functional.mse_loss(guessed.float(), values)
        self._optimizer.zero_grad(set_to_none=True)
        (of_policy + of_value).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), LARGEST_GRADIENT)
        self._optimizer.step()
        with torch.no_grad():
            kept = min(AVERAGED, (progress.steps + 1) / (progress.steps + 10))
            for mean, new in zip(self.average.state_dict().values(), self.network.state_dict().values(), strict=True):
                mean.lerp_(new, 1 - kept)
        self._learnt += settings.batch
        progress.steps += 1
        if progress.steps % NOTED_EVERY == 0:
            self._losses.append(torch.stack([of_policy.detach(), of_value.detach()]))

    def note(self) -> None:
        """Write a line of the log."""
        line: dict[str, Any] = {}
        if self._losses:
            of_policy, of_value = torch.stack(self._losses).mean(0).tolist()
            line = {"policy_loss": round(of_policy, 4), "value_loss": round(of_value, 4)}
            self._losses.clear()
        if self._duel is not None:
            self.progress.elo += self._duel.gained()
        line = {**{name: round(value, 1) for name, value in asdict(self.progress).items()}, **line}
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / LOG).open("a") as log:
            log.write(json.dumps(line) + "\n")
        print(json.dumps(line), flush=True)
