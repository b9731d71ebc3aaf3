from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run, Terminal
from tttmc_app.cli import main


def rows_of(table: Path) -> list[dict[str, str]]:
    """Return the rows of a CSV file."""
    with table.open(newline="", encoding="utf-8") as opened:
        return list(csv.DictReader(opened))


def test_json_has_the_keys_that_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON counts every game once."""
    assert main(["match", "mc:trials=20", "random", "--games", "7", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert list(result)[:5] == ["games", "x_wins", "o_wins", "ties", "seconds_per_game"]
    assert (result["x_forfeits"], result["o_forfeits"]) == (0, 0)
    assert result["games"] == 7 == result["x_wins"] + result["o_wins"] + result["ties"]
    assert 0 < result["seconds_per_game"] < 1


def test_text_has_counts_and_shares(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json each outcome has its count and share."""
    assert main(["match", "random", "random", "--size", "1", "--games", "4"]) == 0
    assert re.fullmatch(
        r"X random  against  O random\n"
        r"4 games, 1×1, seed 0, \d+(\.\d+)? (µs|ms) per game\n"
        r"X wins +4 +100\.0 %\nO wins +0 +0\.0 %\nties +0 +0\.0 %\n",
        capsys.readouterr().out,
    )


@pytest.mark.parametrize("side", ["x", "o"])
def test_forfeits_are_reported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, occupier: str, side: str
) -> None:
    """Text, JSON and CSV report who forfeited how many games, and why the first, on any side."""
    players = [occupier, "random"] if side == "x" else ["random", occupier]
    match = ["match", *players, "--games", "3"]
    assert main(match) == 0
    reason = "occupier.py: mc_move returned (0, 0), which is occupied"
    expected = capsys.readouterr().out.splitlines()[-1]
    assert expected == f"{side.upper()} forfeited 3 games, the first: {reason}"
    assert main([*match, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    other = "o" if side == "x" else "x"
    assert (result[f"{side}_forfeits"], result[f"{side}_forfeit_reason"]) == (3, reason)
    assert (result[f"{other}_forfeits"], result[f"{other}_forfeit_reason"]) == (0, "")
    assert result[f"{other}_wins"] == 3
    table = tmp_path / "table.csv"
    assert main([*match[:3], "--both", "--games", "4", "--csv", str(table), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["x_forfeits"], result["o_forfeits"]) == (2, 2)
    forfeits = (4, 0) if side == "x" else (0, 4)
    assert (result["a_forfeits"], result["b_forfeits"]) == forfeits
    (row,) = rows_of(table)
    assert (int(row["a_forfeits"]), int(row["b_forfeits"])) == forfeits


def test_a_pipe_gets_no_bar(tttmc: Run) -> None:
    """If the error stream isn't a terminal, nothing is written to it."""
    done = tttmc("match", "mc:trials=300", "mc:trials=300", "--games", "3")
    assert done.returncode == 0
    assert done.stderr == ""


def test_ctrl_c_keeps_the_games_played(terminal: type[Terminal]) -> None:
    """A terminal shows a bar; an interrupted match counts the games so far."""
    players = ("mc:trials=300", "mc:trials=300")
    with terminal("match", *players, "--games", "1000000", "--json") as screen:
        screen.expect("match [")
        screen.expect("of 1,000,000  X ")
        assert screen.interrupt() == 130
    result = json.loads(screen.shown[screen.shown.index("{") :])
    assert 0 < result["games"] < 1_000_000
    assert result["games"] == result["x_wins"] + result["o_wins"] + result["ties"]


def test_a_changes_sides(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """With --both the output counts from A's side, and the saved games say which are pairs."""
    words = ["match", "mc:trials=30", "random", "--both", "--games", "40", "--workers", "1"]
    words += ["--openings", "1"]
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "A plays both sides equally often" in shown
    assert re.search(r"A wins +\d+ +\d", shown)
    assert re.search(r"A is the stronger with a probability of more than 99\.99 %", shown)
    assert main([*words, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["wins"] + result["ties"] + result["losses"] == result["games"] == 40
    assert result["wins_interval"][0] < result["wins"] / 40 < result["wins_interval"][1]
    assert sum(result["pairs"]) == 20
    assert main(["results", "show", str(result["run"])]) == 0
    assert "A plays both sides equally often" in capsys.readouterr().out
    games = tmp_path / "games.csv"
    assert main(["results", "export-games", str(result["run"]), str(games)]) == 0
    rows = sorted(rows_of(games), key=lambda row: (int(row["pair"]), row["a_side"]))
    for pair, (as_o, as_x) in enumerate(zip(rows[::2], rows[1::2], strict=True)):
        assert as_o["pair"] == as_x["pair"] == str(pair)
        assert (as_o["a_side"], as_o["x"]) == ("O", "random")
        assert (as_x["a_side"], as_x["o"]) == ("X", "random")
        assert as_o["moves"].split()[0] == as_x["moves"].split()[0]


def test_a_sequential_test_decides(capsys: pytest.CaptureFixture[str]) -> None:
    """With --sprt the match ends as soon as one of the two differences is accepted."""
    words = ["match", "mc:trials=30", "random", "--both", "--games", "9000", "--workers", "1"]
    assert main([*words, "--sprt", "0,30"]) == 0
    shown = capsys.readouterr().out
    assert "sequential test of 0 against 30 Elo points accepts 30 (LLR" in shown
    assert "The test ended the match early, so the score" in shown  # and so its results are biased
    assert main([*words[:4], "--games", "2", "--workers", "1", "--sprt", "-1,0"]) == 0
    shown = capsys.readouterr().out
    assert "hasn't decided" in shown
    assert "ended the match early" not in shown


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["random", "mc", "--sprt", "0,30"], "let A play both sides"),
        (["random", "mc", "--both", "--sprt", "30"], "not two Elo differences"),
        (["random"], "needs two players"),
        (["mc", "trials=100", "random"], "a colon joins a player and its settings, such as mc:tri"),
    ],
)
def test_wrong_options_are_refused(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Options that don't go together are rejected with a one-line message."""
    assert main(["match", *words]) == 2
    assert message in capsys.readouterr().err


def test_a_match_is_resumed_and_compared(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`results resume` plays the missing games, and `compare` recognises a repeated match."""
    words = ["match", "mc:trials=30", "random", "--both", "--games", "300", "--workers", "1"]
    with monkeypatch.context() as patched:
        patched.setattr("tttmc_app.cli.lab.ProgressBar.show", interrupt)
        assert main([*words, "--json"]) == 130
    number = json.loads(capsys.readouterr().out)["run"]
    assert main(["results", "resume", str(number), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["run"], result["done"], result["games"]) == (number, 300, 300)
    assert main([*words, "--json"]) == 0
    again = json.loads(capsys.readouterr().out)["run"]
    assert main(["results", "compare", str(number), str(again)]) == 0
    shown = capsys.readouterr().out
    assert re.match(rf"{number}: .+\n{again}: ", shown)
    assert "Both runs play the same games" in shown
    assert re.search(r"A +wins", shown)


def interrupt(_bar: object, _done: int, _target: int, _note: str) -> None:
    """Act as if Ctrl-C had been pressed when progress is first shown."""
    raise KeyboardInterrupt
