"""Whole gradings in the test's process: how one mistake affects the other checks, and the lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.grading.in_process import InProcess, told
from tests.grading.submissions import CORRECT, TRIAL, submit
from tttmc_app.core import derive_seed
from tttmc_app.grading import (
    CHECKS,
    DEFAULT_RUBRIC,
    CheckResult,
    Cost,
    GradingReport,
    MatchScore,
    Rubric,
    Strength,
)
from tttmc_app.grading.grader import WEIGHTS, grade_steps
from tttmc_app.grading.grading_report import NO_GAMES
from tttmc_app.grading.strength import ReferenceScores

END = "    return get_best_move(board, scores)"
OBVIOUS = (
    "O completes a line",
    "X blocks O's line",
    "X completes a line",
    "O blocks X's line",
    "the reverse game",
    "other board sizes",
)
CLONES, BEGINS, COUNT, ADDS, RETURNS, LEGAL, UNCHANGED, WHOLE = (
    "plays every trial on a clone of the board",
    "begins the trials with the given player",
    "plays as many trials as requested",
    "adds up the scores of its trials",
    "returns the square that get_best_move chooses",
    "returns a legal (row, column) tuple",
    "leaves the board unchanged",
    "plays whole games without forfeiting",
)
ON_BEGUN, ON_EMPTY = (
    "mc_move(board, PLAYERX, 7) on X.O/.../.XO",
    "mc_move(board, PLAYERO, 12) on .../.../...",
)
STRENGTH, POINTS, GAMES = (
    "costs strength, slip",
    "costs points only, slip",
    "can forfeit games, slip",
)

Told = dict[str, tuple[str, ...]]


def graded(
    folder: Path, *edits: str, games: int = 0, rubric: Rubric = DEFAULT_RUBRIC
) -> tuple[GradingReport, InProcess]:
    """Return the report on the correct file with parts replaced, and the submission."""
    text = CORRECT
    for old, new in zip(edits[::2], edits[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new)
    path, submission = submit(folder, text), InProcess(text)
    *_, last = grade_steps(submission, path, 5, games, ReferenceScores(5), rubric)
    return last, submission


def of_move(report: GradingReport) -> Told:
    """Return what is told about mc_move; all other checks must have passed."""
    for result in report.checks:
        assert result.check.group in ("mc_move", "strength") or result.passed, result.check.name
    return told(result for result in report.checks if result.check.group == "mc_move")


def not_run(reason: str, *titles: str) -> Told:
    """Return checks that weren't run."""
    return dict.fromkeys(titles, (reason,))


def test_a_right_file(tmp_path: Path) -> None:
    """Its checks all pass; without games the last two aren't run."""
    report, submission = graded(tmp_path)
    assert tuple(result.check for result in report.checks) == CHECKS
    assert {str(result.check.name) for result in report.checks if not result.passed} == {
        "strength: games against Random",
        "strength: games against Monte Carlo",
    }
    assert {result.not_run for result in report.not_run} == {NO_GAMES}
    assert (report.points, report.language) == (100, "Python 3")
    assert (report.style, report.remarks) == ((), ())
    assert not submission.weights_replaced
    report, submission = graded(tmp_path, games=2)
    assert (report.points, report.not_run) == (100, ())
    assert report.strength is not None
    assert [match.games for match in report.strength.matches] == [2, 2]
    assert report.seconds > 0


def test_the_functions_are_called_with_other_weights(tmp_path: Path) -> None:
    """They are replaced after the constants' checks, and restored before the games."""
    shown = "    scores.append(0)\n    scores.pop()\n    _SEEN.append(SCORE_CURRENT)\n"
    begin = "    winner = board.check_win()\n"
    text = CORRECT.replace(begin, shown + begin).replace(
        "NTRIALS = 100", "_SEEN = []\nNTRIALS = 100"
    )
    path, submission = submit(tmp_path, text), InProcess(text)
    seen: list[set[float]] = []
    for step in grade_steps(submission, path, 5, 1, ReferenceScores(5)):
        weights = set(submission.names["_SEEN"])
        if step.checks and step.strength is None:
            assert weights <= {WEIGHTS.current}
        seen.append(weights)
    assert seen[-1] == {1.5}


def test_the_constants_are_judged_with_their_own_weights(tmp_path: Path) -> None:
    """They are the file's, though the functions are called with others later."""
    report, _ = graded(tmp_path, "NTRIALS = 100", "NTRIALS = 1")
    (called, *_) = told(report.checks)["strong enough to find an obvious move"]
    assert called.startswith("the reference solution with NTRIALS 1 and the weights 1.5 and 2, ")


def test_the_games_have_a_seed_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is derived from the grading's, and differs from the seeds of the checks."""
    asked: list[tuple[object, ...]] = []

    def measured(*given: object) -> list[object]:
        asked.append(given)
        return []

    monkeypatch.setattr("tttmc_app.grading.grader.measure", measured)
    references = ReferenceScores(5)
    path, submission = submit(tmp_path, CORRECT), InProcess(CORRECT)
    list(grade_steps(submission, path, 5, 7, references))
    assert asked == [(submission, derive_seed(5, "strength"), 7, references)]


def test_only_a_right_file_is_judged_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed check, or one that couldn't be run, makes weak games count sooner."""
    judged: list[bool] = []

    def judge(_strength: object, is_right: bool) -> tuple[CheckResult, ...]:
        judged.append(is_right)
        return ()

    monkeypatch.setattr("tttmc_app.grading.grader.judge", judge)
    graded(tmp_path, games=1)
    graded(tmp_path, "NTRIALS = 100", "NTRIALS = 0", games=1)
    assert judged == [True, False]
    # The check that fails may count for nothing, but another one then wasn't run.
    rubric = Rubric(weights={"constants: NTRIALS": 0.0})
    report, _ = graded(tmp_path, "NTRIALS = 100", "NTRIALS = 0", games=1, rubric=rubric)
    assert (report.failed, len(report.not_run)) == ((), 1)
    assert judged == [True, False, False]


def test_a_rubric_decides_which_results_are_kept(tmp_path: Path) -> None:
    """Checks that don't count are left out, and the others have its points."""
    rubric = Rubric(
        full=10, weights={"constants: NTRIALS": 0.0, "mc_move: O completes a line": 0.0}
    )
    report, _ = graded(tmp_path, rubric=rubric)
    names = [result.check.name for result in report.checks]
    assert names == [c.name for c in CHECKS if c.name not in rubric.weights]
    assert sum(result.check.max_points for result in report.checks) == pytest.approx(10)
    assert (report.rubric, report.points) == (rubric, 10)


def test_a_misnamed_function_is_examined_in_its_place(tmp_path: Path) -> None:
    """If it is right, only the name costs points; otherwise none of its checks is judged."""
    report, _ = graded(tmp_path, "mc_trial(", "mc_trail(")
    assert report.points == 98
    (failed,) = report.failed
    assert failed.failure is not None
    assert (failed.check.name, failed.failure.line) == (
        "functions: mc_trial(board, player)",
        CORRECT.splitlines().index("def mc_trial(board, player):") + 1,
    )
    report, submission = graded(
        tmp_path, "mc_trial(", "mc_trail(", "while board.check_win()", "if board.check_win()"
    )
    trials = [result for result in report.checks if result.check.group == "mc_trial"]
    assert {str(result.not_run) for result in trials} == {"mc_trial is missing"}
    assert len(trials) == 9
    assert submission.weak_functions == ("mc_trial",)


def test_a_missing_function_leaves_its_checks_out(tmp_path: Path) -> None:
    """The functions that need it aren't blamed for it."""
    report, _ = graded(tmp_path, TRIAL, "", "mc_trial(trial, player)", "trial.move(0, 0, player)")
    trials = [result for result in report.checks if result.check.group == "mc_trial"]
    assert {str(result.not_run) for result in trials} == {"mc_trial is missing"}
    assert next(str(r.failure.mistake) for r in report.failed if r.failure) == "mc_trial is missing"


def test_a_weak_function_is_to_be_fixed_first(tmp_path: Path) -> None:
    """Moves that are missed because of it aren't mc_move's mistakes; those found still pass."""
    report, submission = graded(tmp_path, "    most = max(", "    most = min(")
    moves = told(result for result in report.checks if result.check.group == "mc_move")
    assert moves == not_run("first fix get_best_move, which mc_move uses", *OBVIOUS)
    assert submission.weak_functions == ("get_best_move",)
    assert report.points == 80
    lists = ("[(row, col) for row, col in empty if", "[[row, col] for row, col in empty if")
    report, submission = graded(tmp_path, *lists)
    moves = told(result for result in report.checks if result.check.group == "mc_move")
    # A list costs points only, and mc_move passes it on.
    assert (moves, submission.weak_functions) == (
        not_run("the same mistake as in “get_best_move: returns a (row, column) tuple”", LEGAL),
        (),
    )


def test_an_exception_that_is_passed_on(tmp_path: Path) -> None:
    """If a function raises in every call, mc_move isn't judged at all, except by whole games."""
    report, _ = graded(tmp_path, "    empty = board.get_empty_squares()\n", "    1 / 0\n")
    moves = told(result for result in report.checks if result.check.group == "mc_move")
    fix = "first fix get_best_move, which mc_move uses"
    game = moves.pop(WHOLE)
    assert moves == not_run(fix, CLONES, BEGINS, COUNT, ADDS, RETURNS, *OBVIOUS, LEGAL, UNCHANGED)
    assert game == (
        "mc_move(board, PLAYERX, 20) on .../.../..., in game 1 of 10",
        "ZeroDivisionError: division by zero",
        "an empty square",
        fix,
        "can forfeit games, no_move",
    )


def test_a_fixed_square(tmp_path: Path) -> None:
    """Nothing that a fixed square may hit by chance counts, and most games are forfeited."""
    report, _ = graded(tmp_path, END, "    return (1, 2)")
    moves = of_move(report)
    fails = "“mc_move: returns a legal (row, column) tuple” fails"
    game = moves.pop(WHOLE)
    assert moves == {
        LEGAL: (
            "mc_move(board, PLAYERO, 100) on XXO/.XX/O.O",
            "(1, 2)",
            "an empty square such as (2, 1)",
            "always returns (1, 2): return the square that get_best_move chooses",
            "can forfeit games, fixed_square",
        ),
        **not_run(fails, *OBVIOUS, UNCHANGED),
    }
    assert game[0].endswith(", in game 1 of 10")
    assert game[1:] == (
        "mc_move returned (1, 2), which is occupied",
        "an empty square",
        fails,
        "can forfeit games, no_move",
    )
    assert report.points == 45


def test_no_move_at_all(tmp_path: Path) -> None:
    """It is named once; the line that should return is given."""
    report, _ = graded(tmp_path, END, "    get_best_move(board, scores)")
    fails = f"“mc_move: {RETURNS}” fails"
    assert of_move(report) == {
        RETURNS: (
            ON_BEGUN,
            "a run in which it returns None",
            "the square that get_best_move returned",
            "returns None: return what get_best_move returns",
            "can forfeit games, no_move",
        ),
        **not_run(fails, *OBVIOUS),
        **not_run(f"the same mistake as in “mc_move: {RETURNS}”", LEGAL, UNCHANGED),
        WHOLE: (
            "mc_move(board, PLAYERX, 20) on .../.../..., in game 1 of 10",
            "mc_move returned None, not a (row, column) pair",
            "an empty square",
            fails,
            "can forfeit games, no_move",
        ),
    }
    (first, *_) = (result.failure for result in report.failed)
    assert first is not None
    assert first.line == CORRECT.splitlines().index(END) + 1


def test_a_choice_of_its_own(tmp_path: Path) -> None:
    """A mc_move that misses obvious moves without get_best_move is told to use it."""
    own = "    return max(board.get_empty_squares(), key=lambda s: -scores[s[0]][s[1]])"
    first = OBVIOUS[0]
    assert of_move(graded(tmp_path, END, own)[0]) == {
        first: (
            "mc_move(board, PLAYERO, 100) on XXO/.XX/O.O, 5 times",
            "(1, 0) 5×",
            "(2, 1) at least 5 times: it wins at once",
            "chooses its square without get_best_move: return what get_best_move returns",
            STRENGTH,
        ),
        **not_run(f"“mc_move: {first}” fails", *OBVIOUS[1:]),
    }


def test_an_error_on_one_side(tmp_path: Path) -> None:
    """The error is told once for the structure; the obvious moves of that side aren't judged."""
    size = "    size = board.get_dim()\n    scores"
    report, _ = graded(tmp_path, size, size.replace("\n", "\n    1 / (3 - player)\n", 1), games=2)
    moves = of_move(report)
    game = moves.pop(WHOLE)
    fails = f"“mc_move: {CLONES}” fails"
    error = "ZeroDivisionError: division by zero"
    assert moves == {
        CLONES: (ON_EMPTY, error, "every trial on its own clone", "", GAMES),
        **not_run(fails, BEGINS, COUNT, ADDS, RETURNS),
        **not_run(fails, OBVIOUS[0], OBVIOUS[3], OBVIOUS[5]),
    }
    assert game[1:] == (error, "an empty square", fails, GAMES)  # in half of the games
    assert game[0].endswith(", in game 2 of 10")


def test_structures_are_told_with_their_lines(tmp_path: Path) -> None:
    """What was seen, what was expected, and the only line that can cause it."""
    rows = "[[0 for _ in range(size)] for _ in range(size)]"
    report, _ = graded(tmp_path, rows, "[[0] * size] * size")
    (result,) = report.failed
    failure = result.failure
    assert failure is not None
    assert (str(failure.came), str(failure.expected)) == (
        "a run in which it uses one list for all rows of its scores",
        "the sum of all trials' scores",
    )
    assert failure.line == 1 + [rows in line for line in CORRECT.splitlines()].index(True)
    fails = (f"“mc_move: {ADDS}” fails",)
    assert set(of_move(report).values()) - {fails} == {told([result])[ADDS]}
    on_board = f"    move = {END[11:]}\n    board.move(move[0], move[1], player)\n    return move"
    assert of_move(graded(tmp_path, END, on_board)[0]) == {
        CLONES: (
            ON_BEGUN,
            "a run in which it plays on the board passed in",
            "every trial on its own clone",
            "plays on the board passed in: clone it for every trial",
            "may cost strength, one_board",
        ),
        **not_run(f"the same mistake as in “mc_move: {CLONES}”", UNCHANGED),
    }


@pytest.mark.parametrize(("number", "asked"), [(100, 7), (7, 8), (12, 8)])
def test_the_numbers_requested_are_not_the_files_own(
    tmp_path: Path, number: int, asked: int
) -> None:
    """Otherwise a file that plays NTRIALS couldn't be told apart."""
    edits = ("NTRIALS = 100", f"NTRIALS = {number}", "range(trials)", "range(NTRIALS)")
    report, _ = graded(tmp_path, *edits)
    found = told(result for result in report.checks if str(result.check.title) == COUNT)
    assert found == {
        COUNT: (
            f"mc_move(board, PLAYERX, {asked}) on X.O/.../.XO",
            "a run in which it plays NTRIALS trials instead of `trials`",
            "as many trials as requested",
            "plays NTRIALS trials instead of `trials`: play as many as `trials` says",
            POINTS,
        )
    }


def test_a_board_full_of_trials(tmp_path: Path) -> None:
    """If get_best_move finds no empty square, that is because the trials filled the board."""
    report, _ = graded(tmp_path, "mc_trial(trial, player)", "mc_trial(board, player)")
    found = of_move(report)
    assert found[CLONES][0] == ON_BEGUN
    assert found[CLONES][3:] == (
        "plays on the board passed in: clone it for every trial",
        "can forfeit games, one_board",
    )
    assert found[BEGINS] == (f"“mc_move: {CLONES}” fails",)


@pytest.mark.parametrize(
    ("forfeits", "cost"), [((0, 0), Cost.UNKNOWN), ((1, 0), Cost.GAMES), ((0, 1), Cost.GAMES)]
)
def test_forfeits_are_mentioned_only_if_there_were_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forfeits: tuple[int, int], cost: Cost
) -> None:
    """A mistake that can forfeit games may not do so; games against either opponent show it."""
    empty = "    empty = board.get_empty_squares()\n"
    raises = (empty, f"{empty}    if board.get_dim() == 2:\n        1 / 0\n")
    without, _ = graded(tmp_path, *raises)
    assert {result.failure.cost for result in without.failed if result.failure} == {Cost.GAMES}
    matches = tuple(MatchScore("x", 9, 0, lost, lost, (9, 0, 0)) for lost in forfeits)

    def measured(*_given: object) -> list[Strength]:
        return [Strength(20, matches)]

    monkeypatch.setattr("tttmc_app.grading.grader.measure", measured)
    games, _ = graded(tmp_path, *raises, games=2)
    assert {result.failure.cost for result in games.failed if result.failure} == {cost}
