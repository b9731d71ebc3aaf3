from __future__ import annotations

import json
from typing import cast

import pytest

from tests.cli.conftest import Terminal
from tttmc_app import engine
from tttmc_app.cli import main
from tttmc_app.core import Position
from tttmc_app.players import default_spec
from tttmc_app.session import move_seed

KEYS = [
    *("board", "to_move", "player", "move", "meaning", "scores", "standard_errors"),
    *("trials", "wins", "ties", "losses", "seconds"),
]
BOARD = "X.O/.../..."


def analysis(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    """Run the command and return its JSON."""
    assert main(["analyse", *arguments, "--json"]) == 0
    result: dict[str, object] = json.loads(capsys.readouterr().out)
    return result


def test_json_has_the_keys_that_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON has the position, the scores of the empty squares and the counts."""
    result = analysis(capsys, BOARD, "--player", "mc:trials=500,other=1")
    assert list(result) == KEYS
    assert result["board"] == BOARD
    assert result["to_move"] == "X"
    assert result["meaning"] == "score"
    assert result["player"] == "mc:trials=500,current=1,other=1"
    assert result["trials"] == 500


def test_scores_are_the_engines(capsys: pytest.CaptureFixture[str]) -> None:
    """The scores are the tally's, or null for occupied squares; the move has the highest."""
    result = analysis(capsys, BOARD, "--player", "mc:trials=500,other=1", "--seed", "9")
    tally = engine.sample(Position.parse(BOARD), 500, move_seed(9, Position.parse(BOARD)))
    for key, values in (
        ("scores", tally.scores()),
        ("standard_errors", tally.standard_errors()),
    ):
        grid = [None if square in "XO" else value for square, value in zip_board(BOARD, values)]
        assert result[key] == [grid[0:3], grid[3:6], grid[6:9]]
    counts = [result[key] for key in ("wins", "ties", "losses")]
    assert counts == [tally.wins, tally.ties, tally.losses]
    empty = [value for square, value in zip_board(BOARD, tally.scores()) if square == "."]
    assert result["move"] == [*divmod(tally.scores().index(max(empty)), 3)]


def zip_board(board: str, values: tuple[float, ...]) -> list[tuple[str, float]]:
    """Pair a board's squares with values."""
    return list(zip(board.replace("/", ""), values, strict=True))


def test_a_seed_repeats_an_analysis(capsys: pytest.CaptureFixture[str]) -> None:
    """The default seed is 0, so that every run can be repeated."""
    first, second, other = (
        analysis(capsys, BOARD, *seed) for seed in ([], ["--seed", "0"], ["--seed", "1"])
    )
    assert first["scores"] == second["scores"]
    assert first["scores"] != other["scores"]


def test_one_trial_has_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    """An infinite error becomes null, as JSON has no infinity."""
    result = analysis(capsys, BOARD, "--player", "mc:trials=1")
    assert result["standard_errors"] == [[None] * 3] * 3


def test_a_player_without_values_has_nulls(capsys: pytest.CaptureFixture[str]) -> None:
    """Random gives a move but no scores or counts."""
    result = analysis(capsys, BOARD, "--player", "random")
    assert result["scores"] == result["standard_errors"] == [[None] * 3] * 3
    assert result["wins"] is result["ties"] is result["losses"] is None
    assert result["trials"] == 0


def test_the_side_to_move_can_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    """With --to-move any number of marks for either side is accepted."""
    result = analysis(capsys, "xx./.../...", "--to-move", "O", "--player", "mc:trials=2000")
    assert result["board"] == "XX./.../..."
    assert result["to_move"] == "O"
    assert result["move"] == [0, 2]


def test_rules_follow_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    """The board gives the size; line and reverse are options; a matching --size is accepted."""
    board = "/".join(["...."] * 4)
    assert main(["analyse", board, "--line", "3", "--reverse", "--size", "4"]) == 0
    assert capsys.readouterr().out.startswith("4×4, 3 in a row, reverse, X to move")


def test_text_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json the board shows the scores; the best is starred and described below it."""
    assert main(["analyse", BOARD]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"3×3, X to move; {default_spec('mc').text}, seed 0"
    assert lines[2].split() == ["a", "b", "c"]
    assert lines[3].split()[:2] == ["1", "X"]
    assert lines[4].split()[2].endswith("*")
    assert lines[7].startswith("move     b2, score ")
    assert lines[8].startswith("trials   1,000 in ")
    assert lines[9].endswith("lost by X")


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (BOARD, "at random among b1, a2, b2, c2, a3, b3, c3"),
        ("..../" * 3 + "....", "among 16 equal"),
    ],
)
def test_equal_squares_are_named(
    board: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Equal squares are named, or counted if there are many."""
    main(["analyse", board, "--player", "mc:trials=5,current=0,other=0"])
    assert expected in capsys.readouterr().out


@pytest.mark.parametrize(("line", "warned"), [("12", True), ("3", False)])
def test_many_ties_suggest_a_shorter_line(
    line: str, warned: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """A shorter line is suggested only if nearly all trials tie."""
    main(["analyse", "/".join(["." * 12] * 12), "--line", line, "--player", "mc:trials=200"])
    assert ("shorter --line" in capsys.readouterr().out) is warned


def test_ctrl_c_prints_the_scores_so_far(terminal: type[Terminal]) -> None:
    """An interrupted analysis prints the scores so far without a move."""
    with terminal("analyse", BOARD, "--player", "mc:trials=1e11", "--json") as screen:
        screen.expect("thinking [")
        assert screen.interrupt() == 130
    result = json.loads(screen.shown[screen.shown.index("{") :])
    assert result["move"] is None
    assert 0 < result["trials"] < 10**11


def test_it_stops_when_sure(capsys: pytest.CaptureFixture[str]) -> None:
    """If a confidence is set, the number of trials is a maximum; the note says what is known."""
    board = ("XO./.X./..O", "--player", "mc:trials=1e6", "--sure", "95")
    result = analysis(capsys, *board)
    assert result["player"] == "mc:trials=1000000,current=1,other=2,sure=95"
    assert isinstance(result["trials"], int)
    assert 0 < result["trials"] < 10_000
    assert str(result["note"]).startswith("95 % sure after ")
    assert result["sure"] == {"percent": 95.0, "reached": True, "squares": [result["move"]]}
    unsure = analysis(capsys, *board[:2], "mc:trials=10", "--sure", "99.9")
    sure = cast("dict[str, object]", unsure["sure"])
    assert sure["reached"] is False
    assert len(cast("list[str]", sure["squares"])) > 1
    assert main(["analyse", *board[:2], "forward", "--sure", "95"]) == 2
    assert "forward has no parameter 'sure'" in capsys.readouterr().err
