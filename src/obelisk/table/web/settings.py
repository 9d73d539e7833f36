"""How a server is set up: by arguments of `obelisk serve`, or by variables whose names begin with OBELISK_TABLE_."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from obelisk.arena.scores import FILE
from obelisk.errors import BadRequest
from obelisk.storage.folders import data_folder

PREFIX = "OBELISK_TABLE_"
ORIGIN = re.compile(r"https?://([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")


def _usual_database() -> str:
    return f"sqlite:///{data_folder() / 'table.sqlite'}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that can be set; the defaults are for one's own machine and for a server behind a proxy alike."""

    database: str = ""
    """The database's address; an SQLite file in the user's data folder if none is named."""
    origin: str = ""
    """The address by which visitors reach this server, such as https://games.example: links in mails lead there."""
    origins: str = ""
    """Other origins than the server's own that may act, such as https://games.example, with spaces between."""
    hosts: str = ""
    """The names by which visitors ask for this server, with spaces between; *.games.example for all below one."""
    secure: bool = False
    """Whether cookies are sent over HTTPS only: set it where every visitor comes by HTTPS."""
    computers: int = 2
    """How many computers may think at once."""
    processes: bool = True
    """Whether computers think, and pictures are drawn, in other processes; in threads the server waits for them."""
    memory: int = 2048
    """How many MiB of memory each of these processes may use; 0 for no limit."""
    requests: int = 600
    """How many requests an address may make in a minute; 0 for no limit."""
    tables: int = 60
    """How many tables an address may open in an hour; 0 for no limit."""
    tries: int = 10
    """How many times an address may try to sign in, or open an account, in a minute; 0 for no limit."""
    sockets: int = 200
    """How many live connections an address may hold; 0 for no limit."""
    messages: int = 20
    """How many messages a second a live connection may send for long; 0 for no limit."""
    talk: int = 20
    """How many lines of chat somebody may write at a table in a minute; 0 for no limit."""
    events: int = 1200
    """How much may happen at one table in a minute; 0 for no limit."""
    watchers: int = 500
    """How many live connections one table may have; 0 for no limit."""
    idle: int = 600
    """After how many seconds without a visitor a table is put out of memory."""
    profiles: bool = True
    """Whether there are pages that show what somebody has played."""
    ratings: bool = True
    """Whether games may be agreed as rated."""
    puzzles: bool = True
    """Whether there are daily puzzles."""
    lobby: bool = True
    """Whether there is a page on which people find an opponent."""
    tournaments: bool = True
    """Whether people may hold tournaments."""
    devices: bool = True
    """Whether other devices may join by a link."""
    welcome: bool = True
    """Whether newcomers are invited to a lesson of a minute and a first game."""
    studies: bool = True
    """Whether games may be annotated, kept as studies and shared."""
    install: bool = True
    """Whether browsers may install the table as an app, and show something without the network."""
    moderation: bool = True
    """Whether people may mute, block and report others, and hosts have a page of their own."""
    embeds: bool = True
    """Whether other sites may show pictures of tables beside links, and finished games in frames."""
    correspondence: bool = True
    """Whether games may be played by days, with holidays and conditional moves."""
    print: bool = True
    """Whether games can be printed, and finished games as pages."""
    docs: bool = True
    """Whether the documentation is served at /docs."""
    push: bool = True
    """Whether people may be told on their devices, by web push, that it is their turn."""
    push_services: str = ""
    """Push services besides public ones by HTTPS, such as http://127.0.0.1:9000, with spaces between."""
    push_key: str = ""
    """The private key by which push services know this server (VAPID, 32 bytes as base64url); else one is made."""
    mail: str = ""
    """The server that sends mail, if any: smtp://user:password@host:port?from=obelisk@games.example."""
    mails: int = 50
    """Mails that one address gets within a day; 0 for no limit."""
    feeds: bool = True
    """Whether people may have a feed of their games at a secret address."""
    contact: str = ""
    """How push services reach the host: mailto:… or https://…"""
    metrics: str = ""
    """Who may see /metrics: addresses, networks and token=…, with spaces between; if nobody is named, this machine."""
    ahead: bool = True
    """Whether pictures of the home page and processes are made when the server starts, not when somebody comes, and
    rules are compiled in the background, where they run as plain Python until that is done."""

    def __post_init__(self) -> None:
        """Fill in what depends on this machine, and refuse an origin that is none."""
        object.__setattr__(self, "origin", self.origin.rstrip("/"))
        if self.origin and ORIGIN.fullmatch(self.origin) is None:
            raise BadRequest("turns/origin-setting", variable=f"{PREFIX}ORIGIN", given=self.origin)
        if not self.database:
            object.__setattr__(self, "database", _usual_database())

    @property
    def scores(self) -> Path:
        """The file of the best scores: beside the database, where that is a file. Terminals use the usual one too."""
        is_file = self.database.startswith("sqlite:///") and ":memory:" not in self.database
        folder = Path(self.database.removeprefix("sqlite:///")).parent if is_file else data_folder()
        return folder / FILE


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings that the environment names.

    >>> from_environment({"OBELISK_TABLE_COMPUTERS": "8"}).computers
    8
    """
    given: dict[str, str | int | bool] = {}
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            given[field.name] = _read(text, field.type)
    return Settings(**given)  # type: ignore[arg-type]


def _read(text: str, kind: Any) -> str | int | bool:
    if kind is bool:
        return text.strip().lower() in ("1", "true", "yes", "on")
    return int(text) if kind is int else text
