"""Secrets: every byte that reaches a client is searched for what it must not know."""

import re
from importlib import import_module

import pytest

import obelisk
from obelisk.kernel.chance import generator, pick
from obelisk.table.core import dealing
from obelisk.table.core.commands import NOBODY
from obelisk.table.core.events import Event
from obelisk.table.service.presence import Presence
from obelisk.table.views.events import event_for
from obelisk.table.views.records import moves_for
from obelisk.table.views.snapshots import snapshot
from obelisk.table.views.viewers import viewer_for, viewer_for_events
from obelisk.table.web.identity import hashed
from tests.table.conftest import Visitor
from tests.table.people import ADA, Desk

TILE = re.compile(rb'(?<![0-9])([0-9]+)(?=@-?[0-9])|(?<=data-tile=")([0-9]+)')
"""A tile that is named: in a move, or in the picture of a hand."""
LOOKS = ("", "/picture.svg", "/picture.svg?tall=1&ply=1", "/board.txt", "/moves", "/record.json", "/events?after=0")


class Recorded:
    """A game of two people and a spectator, each with every byte that the server has sent them."""

    def __init__(self, house, game, options, *, most=200, seed=3):
        """Play a random game up to its last move but one, while everybody looks at everything."""
        self.visitors = [Visitor(house.app, house.portal) for _ in range(3)]
        ada, ben, _ = self.visitors
        with pytest.MonkeyPatch.context() as patch:  # nobody asks for a deal, and yet it is the same in every run
            patch.setattr(import_module("obelisk.game"), "generator", lambda given: generator(given or seed))
            made = ada.opens(game, options=options, name="Ada")
        self.id = made["id"]
        self.keys = [made["seats"]["0"], ben.sits(self.id, name="Ben")["key"]]
        self.table = house.app.state.tables._live[self.id].committed
        self.known = [set(), set(), set()]
        self.moments = []
        """Positions, with the tiles that everybody has had in hand and the bytes that everybody was sent by then."""
        chance = generator(seed)
        with ada.live(self.id) as one, ben.live(self.id) as two, self.visitors[2].live(self.id) as three:
            self.live = (one, two, three)
            while self.table.ply < most and self.play_one(house, chance):
                pass
            for visitor, live in zip(self.visitors, self.live, strict=True):
                self.hear(visitor, live)

    def play_one(self, house, chance):
        """Make a random move, unless it would end the game; let everybody look now and then."""
        position = self.table.position
        seat = position.active[int(pick(chance, len(position.active)))]
        moves = position.moves(seat)
        move = moves[int(pick(chance, len(moves)))]
        if position.play(move, seat).is_over:
            return False
        for number in (0, 1) if position.game.name == "micropul" else ():
            self.known[number] |= set(position.view(number)["hand"])
        if self.table.ply % 7 == 0:
            for visitor in self.visitors:
                for look in LOOKS:
                    visitor.get(visitor.at(self.id, look))
                visitor.get(visitor.at(self.id, f"/picture.svg?seat={1 - seat}"))
            self.moments.append((position, [set(known) for known in self.known], list(map(self.bytes_of, range(3)))))
        assert self.visitors[seat].moves(self.id, move, seat=seat).status_code == 200
        self.table = house.app.state.tables._live[self.id].committed
        return True

    def hear(self, visitor, live):
        """Keep what has come over a live connection."""
        live.send_json({"ping": 1})
        while True:
            text = live.receive_text()
            visitor.heard.append(text.encode())
            if "pong" in text:
                return

    def bytes_of(self, number):
        """Return everything that one of the three was sent."""
        return b"\n".join(self.visitors[number].heard)


@pytest.fixture(scope="module")
def micropul(house):
    """Return a recorded game of Micropul."""
    return Recorded(house, "micropul", {})


@pytest.fixture(scope="module")
def abstrakto(house):
    """Return a recorded game of Abstrakto with secret discards."""
    return Recorded(house, "abstrakto", {"discard": "secret"})


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 1, 2], ids=["seat 0", "seat 1", "spectator"])
@pytest.mark.parametrize("name", ["micropul", "abstrakto"])
def test_nobody_gets_salt_deal_or_another_ones_key(request, name, number):
    recorded = request.getfixturevalue(name)
    sent = recorded.bytes_of(number)
    assert len(sent) > 10_000
    made = recorded.table.made
    secrets = {"salt": made["salt"], "host": made["host"], "setup": dealing.canonical(made["setup"])}
    secrets |= {f"key {seat}": key for seat, key in enumerate(recorded.keys) if seat != number}
    secrets |= {f"hash {seat}": hashed(key) for seat, key in enumerate(recorded.keys)}
    assert [what for what, text in secrets.items() if text.encode() in sent] == []
    assert recorded.table.commitment.encode() in sent


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 1, 2], ids=["seat 0", "seat 1", "spectator"])
def test_in_micropul_nobody_is_told_of_a_tile_that_they_have_not_seen(micropul, number):
    unlaid = set()
    for position, known, sent in micropul.moments:
        laid = {tile["tile"] for tile in position.view(None)["tiles"]}
        named = {int(found[0]) for found in TILE.finditer(sent[number])}
        assert named <= laid | known[number]
        unlaid |= named - laid
    # There was something to be found: players are told of tiles in their hands, and nobody else is.
    assert bool(unlaid) == (number != 2)
    assert len(TILE.findall(micropul.bytes_of(number))) > 10


@pytest.mark.parametrize("number", [0, 1, 2], ids=["seat 0", "seat 1", "spectator"])
def test_in_abstrakto_a_secret_discard_is_for_its_maker_alone(abstrakto, number):
    sent = abstrakto.bytes_of(number)
    discards = abstrakto.table.position.history[:2]
    assert {seat for seat, _ in discards} == {0, 1}
    moves = moves_for(abstrakto.table, None if number == 2 else number)
    assert [move is None for _, move in moves[:2]] == [seat != number for seat, _ in discards]
    for seat, move in discards:
        as_move = re.compile(rb'"(move":|%d,)"%s"' % (seat, re.escape(move.encode())))
        assert bool(as_move.search(sent)) == (seat == number)


def test_a_bid_is_for_its_maker_alone_until_all_have_bid(bids):
    desk = Desk("toy-bids")
    desk.move("3", seat=0)
    first = desk.log[-1]
    assert moves_for(desk.table, 0) == [(0, "3")]
    for viewer in (1, None):
        assert moves_for(desk.table, viewer) == [(0, None)]
        assert event_for(desk.table, first, viewer)["move"] is None
    desk.move("2", seat=1)
    for viewer in (0, 1, None):
        assert moves_for(desk.table, viewer) == [(0, "3"), (1, "2")]
        told = event_for(desk.table, desk.log[-1], viewer)
        assert (told["move"], told["reveals"]) == ("2", [[0, "3"]])
        assert event_for(desk.table, first, viewer)["move"] == "3"
    desk.move("1", seat=1)
    assert moves_for(desk.table, 0) == [(0, "3"), (1, "2"), (1, None)]
    assert "reveals" not in event_for(desk.table, desk.log[-1], 0)


def test_what_the_others_see_is_refused_until_the_end(micropul, house):
    for number, visitor in enumerate(micropul.visitors):
        for seat in (0, 1):
            status = visitor.get(visitor.at(micropul.id, f"?seat={seat}")).status_code
            assert status == (200 if seat == number else 403)
        assert visitor.get(visitor.at(micropul.id, "/record.json")).json()["code"] == "table/record-hidden"


def test_after_the_end_everything_is_open(house):
    ada, ben = Visitor(house.app, house.portal), Visitor(house.app, house.portal)
    table = ada.opens("abstrakto", options={"discard": "secret"})["id"]
    ben.sits(table)
    for visitor in (ada, ben):
        moves = visitor.get(visitor.at(table, "/moves")).json()["moves"]
        visitor.moves(table, moves[0])
    assert [move is None for _, move in ben.sees(table)["moves"]] == [True, False]
    ada.does(table, "resign")
    assert [move is None for _, move in ben.sees(table)["moves"]] == [False, False]
    events = ben.get(ben.at(table, "/events?after=0")).json()["events"]
    assert all(one["event"]["move"] for one in events if one["event"]["kind"] == "moved")
    assert obelisk.replay(ben.get(ben.at(table, "/record.json")).json()).history


def test_a_kind_of_event_that_the_exit_does_not_know_is_not_told():
    desk = Desk()
    secret = Event(9, 1, "whispered", {"text": "the core is 3 1 4"})
    assert event_for(desk.table, secret, 0) is None


def test_a_fact_that_the_exit_does_not_know_is_not_told():
    desk = Desk("micropul")
    for event in desk.log:
        for viewer in (None, 0, 1):
            # The promised hash may be told, and may have any three letters in it by chance.
            told = repr(event_for(desk.table, event, viewer)).replace(desk.table.commitment, "")
            assert not any(secret in told for secret in ("owner", "key-", "ada", "salt", "setup", "core"))


def test_at_one_screen_events_say_only_what_everybody_may_know():
    desk = Desk("abstrakto", people=(ADA, ADA), options={"discard": "secret"})
    desk.first_move(0)
    event = desk.log[-1]
    assert viewer_for_events(desk.table, ADA) is None
    assert event_for(desk.table, event, None)["move"] is None
    assert event_for(desk.table, event, 0)["move"] is not None
    assert viewer_for(desk.table, ADA) == 1  # the one to act looks


def test_a_chosen_deal_is_not_told_to_spectators():
    desk = Desk("micropul", people=(ADA, ADA), options={"seed": 7})
    shown = snapshot(desk.table, NOBODY, None, here=(), now=1, language="en")
    assert shown["options"] == {}
    desk.do("resign")
    assert snapshot(desk.table, NOBODY, None, here=(), now=1, language="en")["options"] == {"seed": 7}


def swapped(setup, one, other):
    """Return a set-up of Micropul with two tiles of the core exchanged."""
    core = list(setup["core"])
    core[one], core[other] = core[other], core[one]
    return {**setup, "core": core}


def alike_for(viewer, moves, one, other):
    """Return whether a game looks the same to a viewer in two deals, move by move."""
    game = obelisk.game("micropul")
    mine, twin = game.start(setup=one), game.start(setup=other)
    try:
        for seat, move in (*moves, (None, None)):
            if mine.view(viewer) != twin.view(viewer):
                return False
            if move is not None:
                mine, twin = mine.play(move, seat), twin.play(move, seat)
    except ValueError:
        return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [0, 1, None], ids=["seat 0", "seat 1", "spectator"])
def test_two_deals_that_one_cannot_tell_apart_send_the_same_bytes(serve, monkeypatch, tmp_path, viewer):
    start = obelisk.game("micropul").start(seed=11)
    player, position = obelisk.player("random", seed=2), start
    for _ in range(12):
        position = position.play(player.choose(position))
    pairs = ((one, other) for one in range(46) for other in range(one + 1, 47))
    twins = (swapped(start.setup, *pair) for pair in pairs)
    twin = next(setup for setup in twins if alike_for(viewer, position.history, start.setup, setup))
    assert twin != start.setup
    sent = [everything_sent(serve, monkeypatch, tmp_path / str(n), setup, position.history, viewer)
            for n, setup in enumerate((start.setup, twin))]  # fmt: skip
    assert len(sent[0]) > 10_000
    assert sent[0] == sent[1]


def everything_sent(serve, monkeypatch, folder, setup, moves, viewer):
    """Return all that one viewer is sent in a game with a known deal, where nothing else depends on chance."""
    secrets = iter(range(10_000))
    monkeypatch.setattr("obelisk.table.core.opening._check_alone", lambda *arguments: None)
    monkeypatch.setattr("obelisk.table.core.state.commitment", lambda *arguments: "promised")
    monkeypatch.setattr("obelisk.table.web.identity.fresh_secret", lambda: f"secret{next(secrets)}")
    folder.mkdir()
    ada = serve(database=f"sqlite:///{folder / 'table.sqlite'}")
    ada.app.state.tables.now = lambda: 1_000_000
    monkeypatch.setattr(Presence, "changed", Presence._tell)  # soon would come now earlier, now later
    ada.app.state.tables.sessions.key = b"the same key for every server"
    people = [ada, Visitor(ada.app, ada.portal), Visitor(ada.app, ada.portal)]
    table = ada.opens("micropul", options={"setup": setup})["id"]
    people[1].sits(table)
    visitor = people[2 if viewer is None else viewer]
    with visitor.live(table) as live:
        # The first message is the snapshot: it must not come after the first move in one of the two games alone.
        Recorded.hear(None, visitor, live)
        for ply, (seat, move) in enumerate(moves):
            people[seat].moves(table, move, seat=seat, ply=ply)
            for look in LOOKS[:5] if ply % 4 == 0 else ():
                visitor.get(visitor.at(table, look))
        visitor.moves(table, "17@99,99", seat=viewer)
        visitor.does(table, "offer", what="takeback")
        Recorded.hear(None, visitor, live)
    return b"\n".join(visitor.heard)
