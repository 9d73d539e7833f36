"""How a server is set up: by arguments of `obelisk serve`, or by variables whose names begin with OBELISK_TABLE_."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, make_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from obelisk.arena.scores import FILE
from obelisk.errors import BadRequest
from obelisk.storage.folders import data_folder
from obelisk.table.feature import all_settings

PREFIX = "OBELISK_TABLE_"
ORIGIN = re.compile(r"https?://([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")


def _usual_database() -> str:
    return f"sqlite:///{data_folder() / 'table.sqlite'}"


@dataclass(frozen=True, kw_only=True)
class CoreSettings:
    """What can be set besides the settings of features.

    The defaults suit one's own machine and a server behind a proxy alike.
    """

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
    metrics: str = ""
    """Who may see /metrics: addresses, networks and token=…, with spaces between; if nobody is named, this machine."""
    ahead: bool = True
    """Whether pictures of the home page and processes are made when the server starts, not when somebody comes, and
    rules are compiled in the background, where they run as plain Python until that is done."""

    def __post_init__(self) -> None:
        """Fill in what depends on this machine, and refuse an origin that is none."""
        object.__setattr__(self, "origin", self.origin.rstrip("/"))
        if self.origin and ORIGIN.fullmatch(self.origin) is None:
            raise BadRequest("problem/origin-setting", variable=f"{PREFIX}ORIGIN", given=self.origin)
        if not self.database:
            object.__setattr__(self, "database", _usual_database())

    @property
    def scores(self) -> Path:
        """The file of the best scores: beside the database, where that is a file. Terminals use the usual one too."""
        is_file = self.database.startswith("sqlite:///") and ":memory:" not in self.database
        folder = Path(self.database.removeprefix("sqlite:///")).parent if is_file else data_folder()
        return folder / FILE

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Return the setting of a feature."""


if TYPE_CHECKING:
    Settings = CoreSettings
else:
    Settings = make_dataclass(
        "Settings",
        [(one.name, type(one.default), field(default=one.default)) for one in all_settings()],
        bases=(CoreSettings,),
        namespace={"__doc__": "Everything that can be set: the settings of the table and of all installed features."},
        frozen=True,
        kw_only=True,
    )


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings that the environment names.

    >>> from_environment({"OBELISK_TABLE_COMPUTERS": "8"}).computers
    8
    """
    given: dict[str, str | int | bool] = {}
    for one in fields(Settings):
        text = environment.get(PREFIX + one.name.upper())
        if text is not None:
            given[one.name] = _read(text, one.type)
    return Settings(**given)  # type: ignore[arg-type]


def _read(text: str, kind: Any) -> str | int | bool:
    if kind is bool:
        return text.strip().lower() in ("1", "true", "yes", "on")
    return int(text) if kind is int else text
