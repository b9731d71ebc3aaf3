from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.analysis.test_review import played
from tttmc_app.analysis import review as reviewing
from tttmc_app.analysis.review import ReviewProgress, review
from tttmc_app.cli import main
from tttmc_app.core import GameRecord
from tttmc_app.core.record_json import record_to_json

MOVE_KEYS = [
    "number",
    "side",
    "square",
    "class",
    "proven",
    "lost",
    "error",
    "better",
    "best",
    "kept",
    "refutation",
    "missed_win",
]


@pytest.fixture
def game(tmp_path: Path) -> str:
    """Return a saved game in which O's first move is a mistake."""
    path = tmp_path / "game.json"
    path.write_text(record_to_json(played("a1 b1 a2 a3 b2")), encoding="utf-8")
    return str(path)


def test_json_has_the_keys_that_scripts_rely_on(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The JSON has every move's class, the better move and a proven refutation."""
    assert main(["review", game, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == [
        "file",
        "rules",
        "players",
        "result",
        "complete",
        "accuracy",
        "turning_point",
        "positions",
        "moves",
    ]
    assert found["complete"] is True
    assert len(found["positions"]) == len(found["moves"]) + 1 == 6
    mistake = found["moves"][1]
    assert list(mistake) == MOVE_KEYS
    assert mistake["class"] == "mistake"
    assert mistake["better"] == [[1, 1]]
    assert mistake["refutation"]["shortest"] is True
    assert mistake["refutation"]["result"] == 1
    assert len(mistake["refutation"]["moves"]) == 5


def test_text_names_each_move_and_where_the_game_turned(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The text lists class, loss and better move, accuracy and the turning point."""
    assert main(["review", game]) == 0
    text = capsys.readouterr().out
    assert "2 O   b1      mistake  0.50       b2" in text
    assert "accuracy of O" in text
    assert "turned at move" in text


def test_an_interrupted_review_says_that_it_is_incomplete(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After Ctrl-C, the text ends with how many of the moves were reviewed."""

    def interrupted(record: GameRecord) -> Iterator[ReviewProgress | None]:
        for step in review(record):
            yield step
            if step is not None and len(step.review.moves) == 2:
                raise KeyboardInterrupt

    monkeypatch.setattr(reviewing, "review", interrupted)
    assert main(["review", game]) == 130
    lines = capsys.readouterr().out.splitlines()
    assert [line[:3] for line in lines[3:5]] == ["4 O", "5 X"]
    assert lines[-1] == "incomplete: 2 of 5 moves reviewed"
    assert main(["review", game, "--json"]) == 130
    found = json.loads(capsys.readouterr().out)
    assert (found["complete"], len(found["moves"])) == (False, 2)


def test_a_file_that_is_no_game_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that contains no game gives a one-line error message with its name."""
    path = tmp_path / "no.json"
    path.write_text("{}", encoding="utf-8")
    assert main(["review", str(path)]) == 2
    assert "no.json" in capsys.readouterr().err
