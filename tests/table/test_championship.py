"""Championships of Microchip at the table: game after game, to a target, by the rules of the game."""

import pytest

from obelisk.errors import BadRequest
from obelisk.games.microchip.championship import read
from obelisk.table.core import championship
from obelisk.table.core.commands import NOBODY, Answer, Move
from obelisk.table.core.opening import TableSpec, make_rematch, make_table
from obelisk.table.core.referee import decide
from obelisk.table.core.refusals import Missing
from obelisk.table.core.state import replayed
from obelisk.table.views.records import championship_record
from obelisk.table.views.snapshots import snapshot
from tests.table.people import ADA, BEN, Desk

SEED = {"players": 2, "seed": 1}
CHIP = (
    "build d1NE e1W a2N b2N c2NE d2ESW e2NW a3NES b3NESW c3NSW d3NE e3NSW a4NES b4NESW c4ESW d4NSW e4NS a5ES b5SW c5E "
    "d5ESW e5SW"
)
"""What seat 0 can build in the game of that seed, if everybody takes the first tile on offer: 46 points."""
BEST, NOTHING = 46, -50


class Cup(Desk):
    """A championship: the desk moves on to the next table."""

    def plays(self, *builds):
        """Play the game out; what the seats hand in, from seat 0 on."""
        while self.table.position.view()["phase"] == "draft":
            self.quickly(self.table.position.active[0], self.table.position.moves()[0])
        for seat, build in enumerate(builds):
            self.quickly(seat, build)
        assert replayed(self.table.id, self.log) == self.table

    def quickly(self, seat, move):
        happened, self.table = decide(self.table, Move(seat, move, None), self.owner(seat), self.at)
        self.log += happened

    def goes_on(self):
        """Go to the next table, as both agree."""
        self.do("rematch", ADA, id="bcdefghijk")
        self.do("rematch", BEN, id="bcdefghijk")
        self.log, self.table = make_rematch("bcdefghijk", self.table, self.at)

    @property
    def standing(self):
        return snapshot(self.table, ADA, None, here=(), now=self.at, language="en")["championship"]


def cup(target=1000, **wishes):
    return Cup("microchip", options=SEED, championship=target, **wishes)


def test_an_ordinary_game_belongs_to_no_championship():
    desk = Cup("microchip", options=SEED)
    assert desk.standing is None
    with pytest.raises(Missing):
        championship_record(desk.table)


def test_totals_and_wins_follow_the_players_from_seat_to_seat_and_the_next_one_starts():
    desk = cup()
    assert desk.standing == {"target": 1000, "number": 1, "totals": [0, 0], "wins": [0, 0], "champions": None}
    desk.plays(CHIP, "build")
    assert desk.standing == {"target": 1000, "number": 1, "totals": [46, -50], "wins": [1, 0], "champions": None}
    desk.goes_on()
    assert [ADA.plays(seat) for seat in desk.table.seats] == [False, True]
    assert desk.standing == {"target": 1000, "number": 2, "totals": [-50, 46], "wins": [0, 1], "champions": None}
    desk.plays("build", "build")
    desk.goes_on()
    assert [ADA.plays(seat) for seat in desk.table.seats] == [True, False]
    assert desk.standing["totals"] == [46 - 50, -50 - 50]
    assert desk.standing["number"] == 3


def test_the_champion_is_declared_when_a_total_has_reached_the_target_and_then_another_championship_begins():
    desk = cup(target=BEST)
    desk.plays(CHIP, "build")
    assert desk.standing["champions"] == [0]
    desk.goes_on()
    assert desk.standing == {"target": BEST, "number": 1, "totals": [0, 0], "wins": [0, 0], "champions": None}


def test_the_record_is_that_of_a_championship_with_the_names_that_people_have_now():
    desk = cup()
    desk.plays(CHIP, "build")
    desk.goes_on()
    desk.do("rename", ADA, name="Ada", seat=1)
    desk.do("rename", BEN, name="Ben", seat=0)
    desk.quickly(0, desk.table.position.moves()[0])
    written = championship_record(desk.table)
    assert [entry["players"] for entry in written["games"]] == [["Ada", "Ben"], ["Ben", "Ada"]]
    found = read(written)
    assert (found.players, found.totals, found.target) == (("Ada", "Ben"), (BEST, NOTHING), 1000)
    assert found.current == desk.table.position


def test_a_game_that_all_agree_to_end_counts_for_nothing_and_is_dealt_again_to_the_same_starter():
    desk = cup()
    desk.plays(CHIP, "build")
    desk.goes_on()
    desk.do("offer", ADA, what="end")
    desk.do("accept", BEN, what="end")
    before = desk.standing
    assert (before["number"], before["totals"]) == (2, [-50, 46])
    desk.goes_on()
    assert desk.standing == before
    assert [ADA.plays(seat) for seat in desk.table.seats] == [False, True]
    assert len(championship_record(desk.table)["games"]) == 2


def test_who_resigns_a_game_of_two_gives_it_to_a_computer_and_is_back_in_the_next():
    desk = cup()
    desk.do("resign", BEN)
    assert desk.table.ending is None
    assert desk.table.seats[1].kind == "computer"
    while desk.table.ending is None:
        seat = desk.table.position.active[0]
        move = desk.table.position.moves(seat)[0]
        command, who = (Move(seat, move, None), ADA) if seat == 0 else (Answer(seat, move), NOBODY)
        happened, desk.table = decide(desk.table, command, who, desk.at)
        desk.log += happened
    assert desk.table.ending.reason == "rules"
    desk.do("rematch", ADA, id="bcdefghijk")
    desk.log, desk.table = make_rematch("bcdefghijk", desk.table, desk.at)
    assert [seat.kind for seat in desk.table.seats] == ["person", "person"]


@pytest.mark.parametrize(
    ("game", "options", "target", "code"),
    [
        ("trip", {}, 100, "table/no-championships"),
        ("microchip", {"players": 1}, 100, "microchip/championship/players"),
        ("microchip", {"players": 2}, 0, "request/number"),
    ],
)
def test_what_can_be_no_championship_is_refused(game, options, target, code):
    wish = TableSpec(game=game, host="ada", options=options, mine=(0,), keys={0: "key"}, championship=target)
    with pytest.raises(BadRequest) as refused:
        make_table("abcdefghij", wish, 1)
    assert refused.value.code == code


def test_a_table_that_was_made_before_there_were_championships_is_read():
    desk = Cup("microchip", options=SEED)
    made = desk.log[0].data
    del made["championship"]
    assert championship.standing(replayed(desk.table.id, desk.log)) is None


@pytest.mark.slow
def test_a_championship_over_http_goes_on_after_a_restart(serve):
    ada = serve()
    table = ada.opens("microchip", mine=[0, 1], options=SEED, championship=500)["id"]
    seen = ada.sees(table)
    while seen["view"]["phase"] == "draft":
        move = ada.get(ada.at(table, "/moves")).json()["moves"][0]
        assert ada.moves(table, move, ply=seen["ply"]).status_code == 200
        seen = ada.sees(table)
    assert ada.moves(table, CHIP, seat=0).status_code == 200
    assert ada.moves(table, "build", seat=1).status_code == 200
    assert ada.does(table, "rematch").status_code == 200
    following = ada.sees(table)["rematch"]
    standing = ada.sees(following)["championship"]
    assert standing == {"target": 500, "number": 2, "totals": [-50, 46], "wins": [0, 1], "champions": None}
    cookies = dict(ada.cookies)
    ada.__exit__(None, None, None)
    again = serve()
    again.cookies.update(cookies)
    assert again.sees(following)["championship"] == standing
    answer = again.get(again.at(following, "/championship.json"))
    assert "attachment" in answer.headers["content-disposition"]
    assert read(answer.json()).totals == (BEST, NOTHING)
    assert again.get(again.at(again.opens("trip")["id"], "/championship.json")).status_code == 404
    refused = again.post("/api/v1/tables", json={"game": "trip", "championship": 100})
    assert (refused.status_code, refused.json()["code"]) == (422, "table/no-championships")
