"""What `obelisk new-game` writes, really installed by a stranger: it is played, tested, shown, and on the tiles."""

import pytest

from tests.examples.stranger import Stranger

pytestmark = [pytest.mark.slow, pytest.mark.compiled]


@pytest.fixture(scope="module")
def stranger(tmp_path_factory):
    """Somebody who has written a microgame and a macrogame, installed them, and changed nothing."""
    somebody = Stranger(tmp_path_factory.mktemp("stranger"))
    somebody.shell("obelisk new-game quartz\nobelisk new-game opal --macro")
    somebody.install("quartz", "opal")
    return somebody


def test_it_is_listed_and_played_at_once(stranger):
    listed = stranger.shell("obelisk games")
    assert "Quartz" in listed
    assert "Opal" in listed
    for name in ("quartz", "opal"):
        told = stranger.shell(f"obelisk play {name} --players person,random", input="b2\nquit\n")
        assert "[●]" in told or "[◇]" in told, told


def test_its_own_tests_pass(stranger):
    told = stranger.shell("python -m pytest -q -p no:cacheprovider quartz opal", is_plain=True)
    assert "4 passed" in told


def test_it_is_played_on_the_tiles_of_a_match(stranger):
    code = (
        "import obelisk\n"
        "match = obelisk.game('plug-in').start(macro='opal', micros=['quartz'], seed=1)\n"
        "random = obelisk.player('random', seed=5)\n"
        "first = match.play('@b2')\n"
        "print(first.moves()[:3])\n"
        "while not match.is_over:\n"
        "    match = match.play(random.choose(match))\n"
        "print(len(match.result.winners), obelisk.replay(obelisk.record(match)) == match)\n"
        "print('Quartz' in first.play('a1').svg())\n"
    )
    # In plain Python: the rules are compiled where they are tested, and to compile a whole match takes long.
    assert stranger.session([code], is_plain=True) == ["['a1', 'b1', 'c1']\n1 True\nTrue\n"]


def test_the_table_shows_it_and_teaches_it(stranger):
    code = (
        "from starlette.testclient import TestClient\n"
        "from obelisk.table.web.app import make\n"
        "from obelisk.table.web.settings import Settings\n"
        "settings = Settings(database='sqlite:///table.sqlite', ahead=False, processes=False, hosts='testserver')\n"
        "with TestClient(make(settings)) as client:\n"
        "    for path in ('new/quartz', 'learn/quartz', 'new/opal', 'learn/opal'):\n"
        "        page = client.get('/' + path)\n"
        "        print(page.status_code, path.split('/')[1].title() in page.text)\n"
    )
    assert stranger.session([code]) == ["200 True\n" * 4]
