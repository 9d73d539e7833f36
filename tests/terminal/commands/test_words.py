import shutil
from pathlib import Path

import pytest

import obelisk
from obelisk.words import places


@pytest.fixture(autouse=True)
def ours_alone():
    """Leave out what other tests in this process have brought."""
    home = Path(obelisk.__file__).parent
    brought = {place: folder for place, folder in places._added.items() if not folder.is_relative_to(home)}
    for place in brought:
        del places._added[place]
    yield
    places._added.update(brought)


def test_all_languages_are_listed_with_how_complete_they_are(run) -> None:
    lines = run("words").out.splitlines()[1:]
    assert [line.split()[0] for line in lines] == ["en", "ja"]
    assert all(line.endswith("100 %") for line in lines)


def test_a_whole_translation_lacks_nothing(run) -> None:
    answer = run("words", "ja")
    assert answer.code == 0
    assert len(answer.out.splitlines()) == 1


def test_what_a_translation_lacks_is_told_file_by_file(run) -> None:
    answer = run("words", "tlh")
    assert answer.code == 1
    for game in obelisk.games():
        assert f"{game}/about" in answer.out
    assert str(Path("kono") / "words" / "tlh.ftl") in answer.out
    assert str(Path("words") / "tlh" / "move.ftl") in answer.out
    assert "move/game-over  the game is over." in answer.out


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The words of the package with the beginning of one more language."""
    copy = tmp_path / "words"
    shutil.copytree(places.HERE / "en", copy / "en")
    (copy / "eo").mkdir()
    monkeypatch.setattr(places, "HERE", copy)
    places.forget()
    yield copy / "eo"
    monkeypatch.undo()
    places.forget()


def test_unknown_messages_and_facts_are_told(run, begun: Path) -> None:
    (begun / "move.ftl").write_text("game-over = la ludo finiĝis, { $winner }.\ngame-ovre = oj\n", encoding="utf-8")
    answer = run("words", "eo")
    assert answer.code == 1
    assert "move/game-ovre" in answer.out
    assert "move/game-over names $winner" in answer.out
    assert "eo: 1 of " in answer.out
