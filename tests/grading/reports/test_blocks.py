"""What reports say, whatever shows them: the sections of a submission and of a class."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.grading.reports.class_of import FAILURE, GAME, MOVES, broken, graded, left_out
from tests.tables import table
from tttmc_app.core import Mark, Text
from tttmc_app.grading import (
    CHECKS,
    DEFAULT_RUBRIC,
    CheckFailure,
    CheckResult,
    Damage,
    ExampleGame,
    GradingReport,
    MatchScore,
    Part,
    Rubric,
    Strength,
)
from tttmc_app.grading.overrides import Override
from tttmc_app.grading.reports import Entry, report_blocks, text_lines
from tttmc_app.grading.reports.blocks import Board, Boards, Card, Section, Source
from tttmc_app.grading.reports.report_blocks import (
    class_blocks,
    rubric_blocks,
)
from tttmc_app.grading.reports.text_blocks import joined

FILE = Path(__file__)
ONE = graded(FILE)
WEAK = CheckFailure("games", "few wins", "many")
SUSPECT = replace(
    ONE,
    checks=tuple(
        CheckResult(each, WEAK if each.part is Part.STRENGTH else None) for each in CHECKS
    ),
)
REPORTS = {
    "graded": ONE,
    "broken": broken(FILE),
    "left out": left_out(FILE),
    "suspect": SUSPECT,
    "warned": replace(ONE, warnings=((6, Text("uses gc")),)),
    "limited": replace(
        ONE,
        checks=(CheckResult(MOVES[0], replace(FAILURE, damage=Damage.NO_MOVE)), *ONE.checks[1:]),
    ),
    "late": replace(ONE, is_late=True, rubric=Rubric(late=10)),
    "overridden": replace(ONE, override=Override(50.5, "well tried")),
    "begun": replace(ONE, checks=ONE.checks[:9]),
}


def said(sections: Sequence[Section], key: str) -> str:
    """Return the words of the sections with a key, on one line."""
    chosen = [section for section in sections if section.key == key]
    return " ".join(" ".join(text_lines(chosen)).split())


@pytest.mark.parametrize(
    ("name", "key", "values"),
    table("""
        graded | head | 77 of 100 points; Python 3; reaches the pass mark of 50; checks passed
        graded | fix | get_best_move: the highest score; 0 of 3; line 41; (0, 0); (1, 2) or (2, 1)
        graded | not run | mc_move returns nothing; games against Monte Carlo
        graded | games | Random 8 (49–94 %) 1 1 (2–40 %) 1; as strong as; no move; 20 trials
        graded | remarks | line 12 <i>x</i> is too short; line 50 run_gui was called
        graded | passed | ✓ constants: NTRIALS 1
        broken | head | 0 of 100 points; below the pass mark; SyntaxError; line 2
        left out | head | the system had no memory left
        suspect | head | far too weak
        warned | head | uses gc; line 6
        late | head | 67 of 100; 10 points
        overridden | head | 50.5 of 100; 77; well tried
        limited | head | limited to 50; no legal move
    """),
)
def test_what_a_report_says(name: str, key: str, values: str) -> None:
    """Each section has its values."""
    words = said(report_blocks(REPORTS[name], "a.py"), key)
    assert [value for value in values.split("; ") if value not in words] == []


def test_points_of_some_checks_are_not_told() -> None:
    """An unfinished grading says how far it is, and its points once all checks are done."""
    for name, points in (("begun", False), ("graded", True)):
        words = said(report_blocks(REPORTS[name], "a.py", progress="half"), "head")
        assert "half" in words
        assert bool(re.search(r"\d+ of 100 points", words)) is points
        assert "pass mark" not in words


def test_a_mistake_has_one_card() -> None:
    """Checks of a function that failed because of the same mistake share it."""
    other = CheckResult(MOVES[0], replace(FAILURE, hint=Text("another")))
    for checks, count in (
        (graded(FILE, failed=3).checks, 1),
        ((CheckResult(MOVES[1], FAILURE), other), 2),
    ):
        sections = report_blocks(replace(ONE, checks=checks), "a.py")
        blocks = [block for section in sections for block in section.blocks]
        assert sum(isinstance(block, Card) for block in blocks) == count


def pictures(called: str, came: str, expected: str, group: str = "get_best_move") -> list[Board]:
    """Return the boards beside a call."""
    check = next(check for check in CHECKS if check.group == group)
    result = CheckResult(check, CheckFailure(called, came, expected))
    (card,) = report_blocks(replace(ONE, checks=(result,)), "a.py")[1].blocks
    assert isinstance(card, Card)
    return [board for each in card.blocks if isinstance(each, Boards) for board in each.boards]


def test_boards_and_grids_are_pictures() -> None:
    """Squares are framed on the board of the call; grids differ in the framed squares."""
    (board,) = pictures("f(board) on .X./OX./O..", "(0, 0), not (0, 2)", "(1, 2) or (2, 1)")
    assert (board.rows, board.right, board.wrong) == (
        (".X.", "OX.", "O.."),
        [(1, 2), (2, 1)],
        [(0, 0)],
    )
    _, came, expected = pictures("f() on XO/OX", "the grid [[1, 2], [0, 0]]", "[[1, 0], [0, 0]]")
    assert (came.wrong, expected.right) == ([(0, 1)], [(0, 1)])
    assert pictures("f() on ../..", "(10, 2)", "1/2")[0].wrong == []
    for text in ("X/O", "X.O/...", "a/b", "1/2", "[[1, 2]]", "[1]", "[[1, 2], [3]]", "[[1, [2]]"):
        assert pictures("f()", text, "2") == []
    (grid,) = pictures("f()", "the grid [[1, -2.755], [0, 1e3]]", "1")
    assert grid.rows == (("1", "-2.75"), ("0", "1000"))
    (board,) = pictures("f() on XO/OX", "(0, 0)", "None", "mc_trial")
    assert board.wrong == []


def test_a_game_is_shown_move_by_move() -> None:
    """Each board has the last move's square; a game says how it ended."""
    for winner, end in ((None, "a tie"), (Mark.X, "won"), (Mark.O, "lost"), (Mark.O, "forfeited")):
        game = ExampleGame(Mark.X, GAME.moves, winner, end == "forfeited")
        match = MatchScore("random", 1, 0, 0, 0, (1, 0, 0), "", game)
        sections = report_blocks(replace(ONE, strength=Strength(20, (match,))), "a.py")
        boards = (b for each in sections for b in each.blocks if isinstance(b, Boards))
        (shown,) = (each for each in boards if each.caption)
        assert end in str(shown.caption)
    assert [board.last for board in shown.boards] == [*GAME.moves]
    assert shown.boards[-1].rows == ["XXO", ".O.", "O.X"]


def test_remarks_are_beside_their_lines() -> None:
    """Each text once a line, also that of an error; remarks about style are only there."""
    sections = report_blocks(graded(FILE, failed=3), "a.py", ["x"] * 60)
    (source,) = (b for each in sections for b in each.blocks if isinstance(b, Source))
    notes = {line.number: [str(note.text) for note in line.notes] for line in source.lines}
    assert {number for number, texts in notes.items() if texts} == {12, 41, 50}
    assert notes[41] == [str(FAILURE.hint)]
    assert [section.key for section in sections].count("remarks") == 1


def test_common_mistakes_come_first_and_rare_ones_are_left_out() -> None:
    """The table has 15 rows: the commonest first, and equally common ones by name."""
    names = [f"m{number:02}" for number in range(17)]
    entries = list[Entry]()
    for several in (names, ["m16"]):
        failures = [replace(FAILURE, mistake=Text("{x}", x=name)) for name in several]
        checks = tuple(CheckResult(MOVES[0], failure) for failure in failures)
        entries.append(Entry(GradingReport(Path("a"), checks=checks), "a"))
    words = said(class_blocks(entries, ["a.html"] * 2, []), "mistakes")
    assert re.findall(r"m\d\d", words) == ["m16", *names[:14]]
    assert said(class_blocks([], [], []), "head")


def test_a_rubric_on_another_scale() -> None:
    """Parts and limits are in the rubric's own points, the lowest limit first."""
    parts = dict(zip(DEFAULT_RUBRIC.parts, (1.0, 3.0, 0.0), strict=True))
    ceilings = {Damage.SLIP: 50.0, Damage.NO_MOVE: 75.0, Damage.WEIGHTS: 2.5}
    text = joined(rubric_blocks(Rubric("a<b", 40, 12.5, parts, ceilings)))
    assert " ".join(re.findall(r"\d+(?:\.\d+)?", text)) == "40 12.5 10 30 0 1 20 30"
