from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tttmc_app.core import Text, TttmcError
from tttmc_app.grading import (
    CHECKS,
    DEFAULT_RUBRIC,
    CheckFailure,
    CheckResult,
    Cost,
    Damage,
    GradingReport,
    MatchScore,
    Part,
    Rubric,
    Strength,
    read_rubric,
)
from tttmc_app.grading.grading_report import NO_GAMES
from tttmc_app.grading.strength import judge

FILE = Path("a.py")
FAILURE = CheckFailure("f()", "1", "2", cost=Cost.POINTS)


def report(
    failed: int = -1, damage: Damage = Damage.SLIP, rubric: Rubric = DEFAULT_RUBRIC
) -> GradingReport:
    """Return a report on a file that fails one check, or none."""
    checks = list(rubric.applied(CHECKS).values())
    failure = replace(FAILURE, damage=damage)
    results = [
        CheckResult(check, failure if number == failed else None)
        for number, check in enumerate(checks)
    ]
    return GradingReport(FILE, checks=tuple(results), rubric=rubric)


def written(folder: Path, text: str) -> Rubric:
    """Return the rubric that TOML text describes."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return read_rubric(path, CHECKS)


def test_the_default_rubric_adds_up() -> None:
    """The points of each part's checks add up to that part's points, and all add up to 100."""
    applied = DEFAULT_RUBRIC.applied(CHECKS)
    assert sum(check.max_points for check in applied.values()) == pytest.approx(100)
    for part, points in DEFAULT_RUBRIC.parts.items():
        own = [check.max_points for check in applied.values() if check.part is part]
        assert sum(own) == pytest.approx(points)
    assert [check.max_points for check in applied.values()] == [each.max_points for each in CHECKS]


@pytest.mark.parametrize("damage", Damage)
def test_a_mistake_limits_the_points(damage: Damage) -> None:
    """One failed check costs few points by itself; the ceiling of its mistake decides."""
    assert report(0, damage).points == min(98.0, DEFAULT_RUBRIC.ceilings[damage], 99)
    assert report().points == 100


def test_points_without_games_are_those_of_the_other_parts() -> None:
    """Without games, the functions and the rules are worth the full 100 points."""
    full = report()
    checks = tuple(
        CheckResult(result.check, not_run=NO_GAMES)
        if result.check.part is Part.STRENGTH
        else result
        for result in full.checks
    )
    assert replace(full, checks=checks).points == 100
    assert [result.passed for result in checks][-1] is None


def test_most_games_forfeited_leaves_at_most_half() -> None:
    """A file that forfeits most games gets at most half the points, whatever its checks say."""
    strength = Strength(20, (MatchScore("random", 5, 0, 15, 12, (18, 1, 1)),))
    assert replace(report(), strength=strength).points == 50


def test_a_rubric_in_a_file_changes_points_and_ceilings(tmp_path: Path) -> None:
    """Parts, weights, ceilings, full points and pass mark come from the file; all else stays."""
    rubric = written(
        tmp_path,
        'name = "spring"\nof = 20\npass_mark = 12\n[parts]\nfunctions = 80\nrules = 20\n'
        'strength = 0\n[ceilings]\nslip = 50\n[checks]\n"mc_trial: returns None" = 0\n',
    )
    assert (rubric.name, rubric.full, rubric.pass_mark) == ("spring", 20, 12.0)
    applied = rubric.applied(CHECKS)
    assert sum(check.max_points for check in applied.values()) == pytest.approx(20)
    assert "mc_trial: returns None" not in applied
    assert not any(check.part is Part.STRENGTH for check in applied.values())
    failed = report(0, rubric=rubric)
    assert (failed.points, failed.max_points, failed.has_passed) == (10, 20, False)
    assert rubric.identity != DEFAULT_RUBRIC.identity
    assert Rubric().identity == DEFAULT_RUBRIC.identity


def test_half_of_the_full_points_pass(tmp_path: Path) -> None:
    """The pass mark is half of the full points, unless the rubric names another."""
    assert written(tmp_path, "of = 20\n").pass_mark == 10


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("of = ", "not valid TOML"),
        ("of = 0", "whole number above 0"),
        ("pass_mark = true", "must be a number from 0"),
        ("pass_mark = nan", "must be a number from 0"),
        (f"pass_mark = 1{'0' * 400}", "must be a number from 0"),
        ("colour = 3", "has no entry colour"),
        ("[parts]\nstyle = 3", "parts has no entry style"),
        ("[parts]\nfunctions = -1", "must be a number from 0"),
        ("[ceilings]\nslip = 1e9", "must be a number from 0"),
        ("checks = 3", "checks must be a table"),
        ("[parts]\nfunctions = 0\nrules = 0\nstrength = 0", "leaves no check with points"),
    ],
)
def test_a_wrong_rubric_is_an_error(tmp_path: Path, text: str, complaint: str) -> None:
    """Each error is a single line that names the file and the entry."""
    with pytest.raises(TttmcError, match=complaint):
        written(tmp_path, text)
    with pytest.raises(TttmcError, match="can't be read: there is no such file"):
        read_rubric(tmp_path / "missing.toml", CHECKS)


def test_far_too_weak_games_of_a_right_file_are_suspect() -> None:
    """A file that passes all checks but plays far too weakly is suspect; plain bad luck isn't."""
    right = report()
    others = [r for r in right.checks if r.check.part is not Part.STRENGTH]
    for losses, suspect in ((90, True), (35, False)):
        matches = (
            MatchScore("random", 90, 5, 5, 0, (90, 5, 5)),
            MatchScore("mc", 0, 100 - losses, losses, 0, (0, 74, 26)),
        )
        judged = judge(Strength(20, matches), is_right=True)
        found = replace(right, checks=(*others, *judged))
        assert found.suspect is suspect
        assert (found.points == 100) is not suspect
    assert not report(0).suspect


def test_a_file_not_graded_has_no_points() -> None:
    """A file that was not graded has no points, and has neither passed nor failed."""
    found = GradingReport(FILE, not_graded=Text("the system has no memory left"))
    assert (found.status, found.points, found.has_passed) == ("not graded", None, None)
