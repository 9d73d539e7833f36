"""Championships: totals, wins, ties, whose turn it is to start, and their records."""

import json

import pytest

import obelisk
from obelisk.games.microchip import championship
from obelisk.games.microchip.championship import Championship

NAMES = ["Ana", "Ben", "Cem"]


def drafted(position):
    """Everybody takes the first tile on offer, until there is none."""
    while position.view()["phase"] == "draft":
        position = position.play(position.moves()[0])
    return position


PLAYED = drafted(obelisk.game("microchip").start(seed=1, players=3))
"""A game of three in which only the building is left; nobody can close anything that is worth much, or need to."""


def pair(position, seat):
    """Return a build of two tiles that seat can hand in: it scores four more than nothing."""
    view = position.view()
    held, board = view["held"][seat], view["boards"][seat]
    ones = {tile[0] for tile in held if tile[1] == "1"}
    for cell in range(25):
        beside = cell + 1
        colours = board[cell] + board[beside % 25]
        if beside % 5 and set(colours) <= ones and (colours[0] != colours[1] or held.count(colours[0] + "1") > 1):
            names = [f"{'abcde'[at % 5]}{at // 5 + 1}" for at in (cell, beside)]
            return f"build {names[0]}E {names[1]}W"
    raise AssertionError("no two ends lie side by side")


def game_of(*seats_with_a_chip, start=PLAYED):
    """Return a finished game in which these seats close a microchip of two tiles, and the others nothing."""
    end = start
    for seat in range(start.seats):
        end = end.play(pair(start, seat) if seat in seats_with_a_chip else "build", seat)
    return end


NOTHING, PAIR = -40, -34


def test_the_final_scores_of_all_games_add_up_for_each_player_wherever_they_sat():
    cup = Championship.new(NAMES, target=100).add(game_of(0)).add(game_of(0)).add(game_of(1, 2))
    assert game_of(0).result.points == (PAIR, NOTHING, NOTHING)
    # Ana starts the first game, Ben the second, and Cem the third, in which Ana and Ben follow.
    assert cup.totals == (PAIR + NOTHING + PAIR, NOTHING + PAIR + PAIR, 3 * NOTHING)


def test_a_shared_win_counts_for_everybody_who_shares_it():
    cup = Championship.new(NAMES, target=100).add(game_of(0)).add(game_of(0)).add(game_of(1, 2))
    assert cup.wins == (2, 2, 0)


def test_the_starting_seat_moves_on_by_one_from_game_to_game():
    cup = Championship.new(NAMES, target=100)
    orders = []
    for _ in range(4):
        orders.append(cup.order)
        cup = cup.add(game_of())
    assert orders == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    assert [each["order"] for each in cup.record()["games"]] == [list(order) for order in orders]
    assert cup.record()["games"][1]["players"] == ["Ben", "Cem", "Ana"]


def stand(totals, wins, target=100):
    """A championship whose totals and wins are as a test needs them."""

    class Made(Championship):
        @property
        def totals(self):
            return totals

        @property
        def wins(self):
            return wins

    return Made(tuple(NAMES), target)


@pytest.mark.parametrize(
    ("totals", "wins", "champions"),
    [
        ((99, 98, 97), (3, 0, 0), None),
        ((100, 99, 0), (0, 5, 0), (0,)),
        ((101, 120, 119), (2, 0, 0), (1,)),
        ((110, 110, 0), (1, 2, 5), (1,)),
        ((110, 110, 110), (2, 2, 0), (0, 1)),
        ((0, 0, 0), (0, 0, 0), None),
    ],
)
def test_the_highest_total_is_champion_then_more_wins_else_it_is_shared(totals, wins, champions):
    assert stand(totals, wins).champions == champions


@pytest.mark.compiled
def test_a_championship_ends_when_a_total_has_reached_the_target():
    cup = Championship.new(["builder", "random"], target=20)
    builder, chooser = obelisk.player("builder", simulations=1, seed=1), obelisk.player("random", seed=1)
    while cup.champions is None:
        position = cup.next_game(seed=len(cup.games))
        players = [(builder, chooser)[player] for player in cup.order]
        while not position.is_over:
            seat = position.active[0]
            position = position.play(players[seat].choose(position, seat), seat)
        cup = cup.add(position)
    assert cup.champions == (0,)
    assert cup.totals[0] >= 20
    for ask in (cup.next_game, lambda: cup.add(game_of())):
        with pytest.raises(obelisk.BadRequest, match="the target of 20 has been reached"):
            ask()
    assert championship.read(cup.record()) == cup


def test_every_game_is_new_and_has_a_seat_for_each_player():
    cup = Championship.new(NAMES)
    assert cup.next_game(seed=1).seats == 3
    assert cup.next_game().setup != cup.next_game().setup
    boards = cup.next_game(seed=4).setup["boards"]
    assert cup.next_game(seed=5, boards=boards).setup["boards"] == boards


def test_a_championship_never_changes():
    begun = Championship.new(NAMES)
    later = begun.add(game_of(0), date="2026-11-15")
    assert begun.games == ()
    later.record()["games"][0]["date"] = "never"
    assert later.record()["games"][0]["date"] == "2026-11-15"
    with pytest.raises(AttributeError):
        later.target = 7


def test_an_unfinished_game_is_kept_and_counts_for_nothing_until_it_is_over():
    middle = PLAYED.play("build", 0)
    cup = Championship.new(NAMES).add(game_of(0)).add(middle)
    assert cup.current == middle
    assert (len(cup.games), cup.totals) == (1, (PAIR, NOTHING, NOTHING))
    again = championship.read(json.dumps(cup.record()))
    assert again.current == middle
    with pytest.raises(obelisk.BadRequest, match="Game 2 of the championship is not over yet"):
        again.next_game()
    with pytest.raises(obelisk.BadRequest, match="Game 2"):
        again.add(obelisk.game("microchip").start(seed=2, players=3))
    end = again.add(middle.play("build", 1).play("build", 2))
    assert end.current is None
    assert len(end.games) == 2


def test_a_record_is_as_the_rules_page_says_and_can_be_read_as_dict_text_or_file(tmp_path):
    cup = Championship.new(NAMES, target=50).add(game_of(0), date="2026-11-15", comment="hot").add(game_of(1))
    written = cup.record()
    assert list(written) == ["obelisk", "championship", "target", "players", "games"]
    assert (written["championship"], written["target"], written["players"]) == ("microchip", 50, NAMES)
    assert obelisk.replay(written["games"][0]) == game_of(0)
    text = json.dumps(written)
    (tmp_path / "cup.json").write_text(text)
    for source in (json.loads(text), text, tmp_path / "cup.json", str(tmp_path / "cup.json")):
        assert championship.read(source) == cup
    assert championship.read(text).record() == written


def test_in_the_first_game_anybody_may_start():
    written = Championship.new(NAMES).add(game_of(0)).record()
    written["games"][0] |= {"order": [2, 0, 1], "players": ["Cem", "Ana", "Ben"]}
    assert championship.read(written).totals == (NOTHING, NOTHING, PAIR)
    assert championship.read(written).order == (0, 1, 2)


@pytest.mark.parametrize("key", ["obelisk", "championship", "target", "players", "games"])
def test_a_record_that_lacks_something_is_refused(key):
    written = Championship.new(NAMES).record()
    del written[key]
    with pytest.raises(obelisk.BadRecord, match=f"{key} is missing"):
        championship.read(written)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"obelisk": 2}, "version 2"),
        ({"championship": "kono"}, "of 'kono'"),
        ({"target": "100"}, "target must be a whole number"),
        ({"target": True}, "target must be a whole number"),
        ({"players": ["Ana"]}, "for 2 to 5 players"),
        ({"players": ["Ana", " "]}, "needs a name"),
        ({"players": "Ana"}, "for 2 to 5 players"),
        ({"games": {}}, "must list its games"),
        ({"games": ["g1"]}, "Game 1 .* is not the record of a game"),
        ({"players": ["Ana", "Ben"]}, "Game 1 "),
    ],
)
def test_a_damaged_record_is_refused_in_words(change, sentence):
    written = Championship.new(NAMES).add(game_of(0)).record() | change
    with pytest.raises(obelisk.BadRecord, match=sentence):
        championship.read(written)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"order": [0, 1, 2]}, "Game 2 .* must be \\[1, 2, 0\\]"),
        ({"order": None}, "Game 2 .* order is null"),
        ({"order": [1.0, 2, 0]}, "Game 2 .* order is"),
        ({"players": NAMES}, "Game 2 .* the players are Ben, Cem, Ana, but"),
        ({"players": 7}, "Game 2 .* names 7"),
        ({"game": "kono", "setup": {}, "moves": [], "result": None}, "made up of games of microchip with 3 players"),
        ({"result": None}, "Game 2 .* result is missing"),
        ({"result": {"winners": [0], "points": [1, 2, 3]}}, "Game 2 .* result"),
        ({"moves": [[0, "take ZZ"]]}, "Game 2 .* Move 1 of the record is not allowed"),
        ({"setup": {}}, "Game 2 "),
    ],
)
def test_a_damaged_game_inside_is_refused_with_its_number(change, sentence):
    written = Championship.new(NAMES).add(game_of(0)).add(game_of(0)).record()
    written["games"][1] |= change
    with pytest.raises(obelisk.BadRecord, match=sentence):
        championship.read(written)


def test_only_the_last_game_may_be_unfinished():
    written = Championship.new(NAMES).add(PLAYED).record()
    written["games"].append({**written["games"][0], "order": [1, 2, 0], "players": ["Ben", "Cem", "Ana"]})
    with pytest.raises(obelisk.BadRecord, match=r"Game 2 .* only the last game may be"):
        championship.read(written)


def test_a_text_that_is_not_json_is_refused():
    with pytest.raises(obelisk.BadRecord, match="not JSON"):
        championship.read("{damaged")


def test_a_game_of_another_size_cannot_be_added():
    with pytest.raises(obelisk.BadRequest, match="games of microchip with 3 players"):
        Championship.new(NAMES).add(obelisk.game("microchip").start(seed=1, players=2))
    with pytest.raises(obelisk.BadRequest, match="games of microchip with 3 players"):
        Championship.new(NAMES).add(obelisk.game("kono").start())
