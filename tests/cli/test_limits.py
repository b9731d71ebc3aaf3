"""`tttmc limits` for scripts and people."""

from __future__ import annotations

import json

import pytest

from tttmc_app.cli import main


def test_json_has_the_keys_that_scripts_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    """Each side has its chance of losing and the positions of its mistakes with their boards."""
    assert main(["limits", "mc:current=1,other=1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["player"] == "mc:current=1,other=1"
    assert (found["size"], found["line"], found["reverse"]) == (3, 3, False)
    assert found["as_x"]["lost_to_best_reply"] == 0
    assert found["as_o"]["lost_to_best_reply"] == 1
    reached = [position for position in found["as_o"]["positions"] if position["reached"]]
    assert len(reached) == found["as_o"]["reached"] == 3
    corner = next(position for position in reached if position["board"] == "OX./.X./...")
    assert corner["to_move"] == "O"
    assert [corner["best"], corner["mistakes"]] == [[[2, 0], [2, 1]], [[2, 0]]]
    assert corner["results"] == [
        [None, None, "loss"], ["loss", None, "loss"], ["loss", "draw", "loss"]
    ]  # fmt: skip
    assert corner["scores"][0][0] is None
    assert corner["reply"][0] == [2, 0]


def test_text_gives_verdicts_and_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    """The text gives the verdict on each side and the mistakes with their boards."""
    assert main(["limits", "mc:trials=5,current=1,other=1", "--reverse"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("mc:current=1,other=1, 3×3, reverse")
    assert "Opens with b1 or a2 or c2 or b3, a mistake." in lines
    assert (
        "With infinitely many trials, it loses as X every time to an opponent who knows it."
        in lines
    )
    assert "With infinitely many trials, it never loses as O." in lines
    mistake = "  .O./.../.X.  a2 or c2, which loses; b2 ties; then "
    assert any(line.startswith(mistake) for line in lines)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["perfect"], "perfect has no limit"),
        (["human"], "human is not a machine"),
        (["mc", "--size", "5"], "up to 4×4"),
        (["mc", "--line", "4"], "line length"),
        (["mc:trails=5"], "no parameter 'trails'"),
    ],
)
def test_bad_input_is_explained_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    """Bad input gives exit code 2 and one line with the reason."""
    assert main(["limits", *arguments]) == 2
    complaint = capsys.readouterr().err
    assert expected in complaint
    assert complaint.count("\n") == 1
