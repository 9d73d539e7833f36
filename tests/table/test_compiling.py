"""A table is there at once: while its rules are being compiled, they run as plain Python, and everybody is told."""

import re
import time

import pytest

from tests.table.processes import Process

TOLD = {
    "en": "The rules of all games are being compiled: computers play at full strength in about a minute.",
    "ja": "すべてのゲームのルールをコンパイルしています。"
    "コンパイルが終わると、コンピューターは本来の強さで指せます（あと1分ほど）。",
}


class Compiling:
    """Games of which one is being compiled."""

    of, done, problems = 20, 19, {}

    def __init__(self, game):
        self.left, self.asked = [game], []

    def is_pending(self, name=None):
        return name in self.left if name is not None else bool(self.left)

    seconds = 55.0

    def seconds_left(self, name=None):
        return self.seconds

    def ask_for(self, name):
        self.asked.append(name)

    def close(self):
        pass


@pytest.fixture
def compiling(house, monkeypatch):
    """A server at which Kono is being compiled."""
    made = Compiling("kono")
    monkeypatch.setattr(house.app.state.tables.workers, "compiling", made)
    return made


@pytest.mark.parametrize("language", ["en", "ja"])
def test_pages_tell_in_the_readers_language_that_computers_will_be_stronger(ada, compiling, language):
    line = re.compile(r'<p id="compiling"[^>]*>([^<]*)</p>')
    read = {"Accept-Language": language}
    assert line.search(ada.get("/", headers=read).text)[1] == TOLD[language]
    assert ada.get("/api/v1/compiling", headers=read).json() == {"told": TOLD[language]}
    compiling.left.clear()
    assert line.search(ada.get("/", headers=read).text) is None
    assert ada.get("/api/v1/compiling", headers=read).json() == {"told": None}


def test_a_table_tells_of_its_own_game_alone_and_asks_for_it(ada, compiling):
    kono, trip = (ada.opens(game)["id"] for game in ("kono", "trip"))
    assert 'data-game="kono"' in ada.get(f"/t/{kono}").text
    assert 'id="compiling"' not in ada.get(f"/t/{trip}").text
    assert compiling.asked == ["kono", "trip"]


@pytest.mark.parametrize(
    ("seconds", "when"), [(None, "when that is done."), (2.0, "in about a minute."), (70.0, "in about 2 minutes.")]
)
def test_what_is_told_names_the_game_that_is_meant_and_never_too_little_time(ada, compiling, seconds, when):
    compiling.seconds = seconds
    asked = ada.get("/api/v1/compiling?game=kono", headers={"Accept-Language": "en"}).json()
    assert asked == {"told": f"The rules of Kono are being compiled: computers play it at full strength {when}"}


def test_a_finished_game_is_judged_only_once_its_rules_are_compiled(ada, compiling):
    table = ada.opens("kono", mine=[0, 1])["id"]
    ada.does(table, "resign", seat=0)
    answer = ada.get(ada.at(table, "/review.json"))
    assert (answer.status_code, answer.json()["code"]) == (503, "problem/compiling")


def test_a_computer_whose_move_takes_too_long_as_plain_python_waits_for_compiled_rules(house, ada, monkeypatch):
    from obelisk.table.service import scheduler as attending
    from obelisk.table.workers import computers

    compiling, asked = Compiling("kono"), []
    monkeypatch.setattr(house.app.state.tables.workers, "compiling", compiling)
    monkeypatch.setattr(attending, "LONGEST_PLAIN", 0.05)

    def choose(level, position, seat, seconds=None):
        asked.append(level)
        time.sleep(0.3 if compiling.left else 0.0)
        compiling.left.clear()
        return position.moves(seat)[0]

    monkeypatch.setattr(computers, "chosen", choose)
    table = ada.opens("kono", mine=[1], computers={"0": "club"})["id"]
    while not (seen := ada.sees(table))["ply"]:
        ada.get(ada.at(table, f"/events?after={seen['v']}&wait=25"))
    assert asked == ["club", "club"]


def test_metrics_tell_how_many_games_are_left(ada, compiling):
    told = ada.app.state.metrics.written().decode()
    assert 'obelisk_games_compiling{state="left"} 1.0' in told


@pytest.mark.slow
@pytest.mark.compiled
def test_a_computer_moves_before_its_rules_are_compiled(tmp_path):
    server = Process(
        f"sqlite:///{tmp_path / 'table.sqlite'}", OBELISK_TABLE_AHEAD="1", OBELISK_CACHE=str(tmp_path / "cache")
    )
    try:
        opened = server.ask("/tables", {"game": "hexapawn", "mine": [1], "computers": {"0": "best"}})
        table = f"/tables/{opened['id']}"
        while not (seen := server.ask(table))["ply"]:
            server.ask(f"{table}/events?after={seen['v']}&wait=25")
        assert server.ask("/compiling?game=hexapawn")["told"] is not None
        assert list((tmp_path / "cache").rglob("hexapawn-*.ready")) == []
    finally:
        server.kill()


def test_a_server_waits_for_nothing_while_it_is_open(serve, monkeypatch):
    from obelisk.kernel.cache.meanwhile import Patience, patience
    from obelisk.table.web import app

    monkeypatch.setattr(app, "_draw_ahead", lambda *given, **more: None)
    monkeypatch.setattr(app, "_compiling", lambda: Compiling("kono"))
    monkeypatch.setattr(Compiling, "start", lambda compiling: compiling.asked.append("started"), raising=False)
    visitor = serve(ahead=True)
    assert visitor.app.state.tables.workers.compiling.asked == ["started"]
    assert patience() is Patience.ALWAYS
    visitor.__exit__(None, None, None)
    assert patience() is Patience.NONE
