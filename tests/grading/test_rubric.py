from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tttmc_app.core import Text, TttmcError
from tttmc_app.grading import (
    CEILING_TEXTS,
    CHECKS,
    DEFAULT_RUBRIC,
    Check,
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


def test_a_file_that_forfeits_most_games_fails() -> None:
    """It gets fewer points than the pass mark, whatever its checks say."""
    strength = Strength(20, (MatchScore("random", 5, 0, 15, 12, (18, 1, 1)),))
    found = replace(report(), strength=strength)
    assert (found.points, found.has_passed, found.limit) == (45, False, (Damage.NO_MOVE, 45.0))


def test_the_limit_is_the_lowest_ceiling_that_is_reached() -> None:
    """It is none without mistakes, for fewer points than its own, and for a file not graded."""
    slip = report(0, Damage.SLIP)
    assert slip.limit == (Damage.SLIP, 98.0)
    assert replace(slip, rubric=replace(slip.rubric, full=20)).limit == (Damage.SLIP, 19.6)
    assert report().limit is None
    assert replace(slip, checks=slip.checks[:9]).limit is None
    assert replace(slip, not_graded=Text("no memory")).limit is None


def test_a_rubric_in_a_file_changes_points_and_ceilings(tmp_path: Path) -> None:
    """Parts, weights, ceilings, full points and pass mark come from the file; all else stays."""
    rubric = written(
        tmp_path,
        'name = "spring"\nof = 20\npass_mark = 12\n[parts]\nfunctions = 80\nrules = 20\n'
        'strength = 0\n[ceilings]\nslip = 50\n[checks]\n"mc_trial: returns None" = 0\n',
    )
    assert (rubric.name, rubric.full, rubric.pass_mark) == ("spring", 20, 12.0)
    assert rubric.ceilings == {**DEFAULT_RUBRIC.ceilings, Damage.SLIP: 50.0}
    applied = rubric.applied(CHECKS)
    assert sum(check.max_points for check in applied.values()) == pytest.approx(20)
    assert "mc_trial: returns None" not in applied
    assert not any(check.part is Part.STRENGTH for check in applied.values())
    failed = report(0, rubric=rubric)
    assert (failed.points, failed.max_points, failed.has_passed) == (10, 20, False)


def test_half_of_the_full_points_pass(tmp_path: Path) -> None:
    """The pass mark is half of the full points, unless the rubric names another."""
    assert written(tmp_path, "of = 20\n").pass_mark == 10


HUGE = f"0x{'f' * 5000}"
"""A number with more digits than Python writes."""
LIMITS = "must be a number from 0 to 100000, not"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("of = ", " is not valid TOML: Invalid value"),
        ("of = 0", ": of must be a whole number above 0, not 0.0"),
        ("of = 2.5", ": of must be a whole number above 0, not 2.5"),
        ("of = 100_001", f": of {LIMITS} 100001"),
        ('of = "20"', f": of {LIMITS} 20"),
        (f"of = {HUGE}", f": of {LIMITS} …"),
        (f"pass_mark = [{HUGE}]", f": pass_mark {LIMITS} …"),
        ("pass_mark = true", f": pass_mark {LIMITS} True"),
        ("pass_mark = nan", f": pass_mark {LIMITS} nan"),
        ("pass_mark = -0.5", f": pass_mark {LIMITS} -0.5"),
        (f"pass_mark = 1{'0' * 400}", f": pass_mark {LIMITS} 1000"),
        (
            "colour = 3",
            ": the rubric has no entry colour: try one of ceilings, checks, name, of, pa",
        ),
        ("[parts]\nstyle = 3", ": parts has no entry style: try one of functions, rules, strength"),
        ("[parts]\nfunctions = -1", f": functions {LIMITS} -1"),
        ("[ceilings]\nslip = 1e9", f": slip {LIMITS} 1000000000.0"),
        (
            "[ceilings]\nslips = 1",
            ": ceilings has no entry slips: try one of fixed_square, high_st",
        ),
        (
            '[checks]\n"mc_trial" = 1',
            ": checks has no entry mc_trial: try one of constants: NTRIALS, ",
        ),
        ("checks = 3", ": checks must be a table"),
        ("[parts]\nfunctions = 0\nrules = 0\nstrength = 0", " leaves no check with points"),
    ],
)
def test_a_wrong_rubric_is_an_error(tmp_path: Path, text: str, complaint: str) -> None:
    """Each error is a single line that names the file, the entry and what is expected."""
    with pytest.raises(TttmcError) as raised:
        written(tmp_path, text)
    assert str(raised.value).startswith(f"{tmp_path / 'mine.toml'}{complaint}")
    assert "\n" not in str(raised.value)


def test_a_missing_rubric_is_an_error(tmp_path: Path) -> None:
    """It is named."""
    with pytest.raises(TttmcError, match=r"missing\.toml can't be read: there is no such file"):
        read_rubric(tmp_path / "missing.toml", CHECKS)


def test_the_ends_of_a_rubrics_numbers_are_allowed(tmp_path: Path) -> None:
    """One point in all is enough, 100,000 are not too many, and a limit may be 0."""
    assert written(tmp_path, "of = 1\npass_mark = 0").pass_mark == 0
    large = written(tmp_path, "of = 100_000\n[ceilings]\nslip = 0\n[parts]\nstrength = 100_000")
    assert (large.full, large.ceilings[Damage.SLIP], large.parts[Part.STRENGTH]) == (1e5, 0, 1e5)


def test_an_empty_rubric_is_the_default(tmp_path: Path) -> None:
    """Everything is optional; the name is then the file's."""
    assert written(tmp_path, "") == replace(DEFAULT_RUBRIC, name="mine")
    assert written(tmp_path, f"name = {HUGE}").name == "…"
    assert written(tmp_path, "name = 7").name == "7"


def test_a_part_shares_its_points_by_weight() -> None:
    """A check gets its share of its part; a part that doesn't count leaves its to the others."""
    checks = [
        Check("a", Text("one"), 3),
        Check("a", Text("two"), 1),
        Check("b", Text("three"), 5, Part.RULES),
        Check("b", Text("four"), 2, Part.STRENGTH),
    ]

    def points(rubric: Rubric) -> dict[str, float]:
        return {name: check.max_points for name, check in rubric.applied(checks).items()}

    assert points(Rubric()) == pytest.approx(
        {"a: one": 37.5, "a: two": 12.5, "b: three": 20, "b: four": 30}
    )
    heavy = {"a: two": 6.0, "b: four": 0.0}
    # Strength's 30 points are shared by the others in the proportion of 50 to 20.
    assert points(Rubric(full=70, weights=heavy)) == pytest.approx(
        {"a: one": 50 / 3, "a: two": 100 / 3, "b: three": 20}
    )
    no_rules = {Part.FUNCTIONS: 1.0, Part.RULES: 0.0, Part.STRENGTH: 3.0}
    assert points(Rubric(full=8, parts=no_rules)) == pytest.approx(
        {"a: one": 1.5, "a: two": 0.5, "b: four": 6}
    )


def test_rubrics_with_other_points_have_other_identities() -> None:
    """Whatever changes the points changes the identity; the name doesn't."""
    different = [
        Rubric(full=50),
        Rubric(pass_mark=49.0),
        Rubric(parts={**DEFAULT_RUBRIC.parts, Part.RULES: 21.0}),
        Rubric(ceilings={**DEFAULT_RUBRIC.ceilings, Damage.SLIP: 97.0}),
        Rubric(weights={"mc_trial: returns None": 1.0}),
        Rubric(weights={"mc_trial: returns None": 2.0}),
        DEFAULT_RUBRIC,
    ]
    assert len({rubric.identity for rubric in different}) == len(different)
    assert Rubric("other").identity == DEFAULT_RUBRIC.identity
    turned = Rubric(parts=dict(reversed([*DEFAULT_RUBRIC.parts.items()])))
    assert turned.identity == DEFAULT_RUBRIC.identity


MANUAL = {
    Damage.NO_MOVE: (45, "a file that makes no legal move or forfeits most games"),
    Damage.FIXED_SQUARE: (60, "a file that ignores the scores when it chooses a square"),
    Damage.ONE_SIDE: (75, "a file whose trials don't change sides"),
    Damage.ONE_BOARD: (85, "a file that plays all trials on one board"),
    Damage.WRONG_PAIRS: (85, "a file that pairs squares with the wrong scores"),
    Damage.ONE_ROW: (90, "a file that uses one list for all rows"),
    Damage.WEIGHTS: (95, "a file that swaps or ignores the weights"),
    Damage.TURN_ORDER: (97, "a file whose trials have the wrong turn order"),
    Damage.HIGH_START: (97, "a file that starts its search for the highest score too high"),
    Damage.SLIP: (98, "a file with any other mistake"),
}
"""The table in the manual's page on grading."""


def test_the_default_rubric_is_the_manuals() -> None:
    """The points of the parts, the pass mark, and the most points with each kind of mistake."""
    assert DEFAULT_RUBRIC.parts == {Part.FUNCTIONS: 50, Part.RULES: 20, Part.STRENGTH: 30}
    assert (DEFAULT_RUBRIC.full, DEFAULT_RUBRIC.pass_mark, DEFAULT_RUBRIC.name) == (
        100,
        50,
        "tttmc",
    )
    assert {
        damage: (points, str(CEILING_TEXTS[damage]))
        for damage, points in DEFAULT_RUBRIC.ceilings.items()
    } == MANUAL
    assert Rubric(full=20).ceiling(Damage.ONE_SIDE) == 15


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
