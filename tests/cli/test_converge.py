"""`tttmc converge` for scripts and people."""

from __future__ import annotations

import json
import re

import pytest

from tttmc_app.cli import main


def test_json_has_the_keys_that_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    """Each number of trials has a row of values, errors, counts and intervals; a limit follows."""
    arguments = ["X../.../...", "--player", "mc:current=1,other=1", "--trials", "5,500"]
    assert main(["converge", *arguments, "--runs", "30", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["board"], found["to_move"], found["seed"]) == ("X../.../...", "O", 0)
    assert found["results"][1] == ["loss", "draw", "loss"]
    assert found["exact"][0][0] is None
    assert found["exact_losing_chance"] == 0.0
    assert [row["trials"] for row in found["rows"]] == [5, 500]
    for row in found["rows"]:
        low, high = row["losing_interval"]
        assert row["runs"] == 30
        assert low <= row["losing_chance"] == row["losing"] / 30 <= high
        assert row["scores"][0][0] is row["standard_errors"][0][0] is None
    assert found["rows"][1]["losing"] < found["rows"][0]["losing"]


def test_one_trial_has_no_error_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    """The infinite error of a single trial is null."""
    assert main(["converge", ".../.../...", "--trials", "1", "--runs", "2", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert row["standard_errors"] == [[None] * 3] * 3


def test_one_trial_has_an_infinite_error_in_text(capsys: pytest.CaptureFixture[str]) -> None:
    """A single trial's values have no spread, and 0 has no sign."""
    assert main(["converge", "X.O/.../...", "--trials", "1", "--runs", "2"]) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if "%" in line and "±" in line)
    values = re.findall(r"([+−]?\d\.\d{4}) ± (\S+)", row)
    assert len(values) == 4
    assert all(value[0] in "+−" or value == "0.0000" for value, _error in values), row
    assert {error for _value, error in values} == {"∞"}


def test_text_is_a_table_that_ends_with_the_limit(capsys: pytest.CaptureFixture[str]) -> None:
    """The table shows the chance of a losing move and the best squares, with the limit last."""
    assert main(["converge", "X../.../...", "--trials", "10,100", "--runs", "20"]) == 0
    lines = capsys.readouterr().out.splitlines()
    head = next(number for number, line in enumerate(lines) if "losing move" in line)
    assert "b2 (tie)" in lines[head]
    assert [line.split()[0] for line in lines[head + 1 : head + 4]] == ["10", "100", "∞"]
    assert "calculated" in lines[head + 3]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["X../.../...", "--trials", "ten"], "'ten' is not a whole number"),
        (["X../.../...", "--trials", ","], "at least one number"),
        (["X../.../...", "--trials", "0"], "trials must be from 1"),
        (["X../.../...", "--runs", "0"], "runs must be from 1"),
        (["X../.../...", "--player", "random"], "no number of trials"),
        (["XXX/OO./..."], "over"),
    ],
)
def test_bad_input_is_explained_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    """Bad input gives exit code 2 and one line with the reason."""
    assert main(["converge", *arguments]) == 2
    complaint = capsys.readouterr().err
    assert expected in complaint
    assert complaint.count("\n") == 1
