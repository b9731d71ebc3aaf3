"""What a report says about a file: its points and limits, its mistakes, its games, JSON and CSV."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from tests.refusals import refused
from tttmc_app.core import Text, TttmcError
from tttmc_app.course.fence import FencePart
from tttmc_app.course.style import StyleRemark
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
    StrengthVerdict,
    read_rubric,
)
from tttmc_app.grading.checks import Mistake, alternatives
from tttmc_app.grading.grading_report import NO_GAMES
from tttmc_app.grading.output import CSV_COLUMNS, report_json, reports_csv

ONE = Check("mc_trial", Text("one"), 40)
TWO = Check("mc_move", Text("two"), 30, Part.RULES)
GAMES = Check("strength", Text("games"), 30, Part.STRENGTH)
REPORT = GradingReport(Path("a.py"))
MATCH = MatchScore("random", 7, 2, 1, 1, (6, 3, 1), "it failed")
FAILURE = CheckFailure.of(
    "f(1)", "2", "3", Mistake(Text("adds one"), Text("add two"), Cost.STRENGTH), line=7
)
BROKEN = GradingReport(Path("=c.py"), error="=SyntaxError: no", error_line=2)
FULL = GradingReport(
    Path("a, b.py"),
    "Python 2",
    (
        CheckResult(Check("mc_move", Text("leaves the board unchanged"), 20 / 3, Part.RULES)),
        CheckResult(
            Check("constants", Text("NTRIALS"), 2),
            replace(FAILURE, damage=Damage.WEIGHTS),
            share=0.75,
        ),
        CheckResult(Check("strength", Text("games"), 3, Part.STRENGTH), not_run=NO_GAMES),
    ),
    (StyleRemark(3, Text("too long")),),
    ((4, "run_gui was called"),),
    Strength(20, (MATCH,), "fewer games"),
    "it broke",
    8,
    rubric=Rubric("spring", 20, 6.0, weights={"mc_trial: returns None": 0.5}),
    fence=(FencePart.LIMITS, FencePart.SECCOMP),
    warnings=((None, Text("uses gc")),),
)


def failure(
    name: str = "", cost: Cost = Cost.STRENGTH, damage: Damage = Damage.SLIP
) -> CheckFailure:
    """Return a failure with a mistake of this name, or without a name."""
    if not name:
        return CheckFailure("f()", "1", "2", cost=cost, damage=damage)
    return CheckFailure.of("f()", "1", "2", Mistake(Text("{x}", x=name), None, cost, damage))


def report(*results: CheckResult, games: Strength | None = None) -> GradingReport:
    """Return a report with these results."""
    return replace(REPORT, checks=results, strength=games)


def test_every_check_cost_verdict_and_limit_has_words() -> None:
    """Each has its own; the names of checks begin with their function."""
    for texts in (
        [check.name for check in CHECKS],
        [str(cost.text) for cost in Cost],
        [str(verdict.text) for verdict in StrengthVerdict],
        [str(CEILING_TEXTS[damage]) for damage in Damage],
    ):
        assert len({*texts}) == len(texts)
        assert all(texts)
    assert (ONE.name, GAMES.name) == ("mc_trial: one", "strength: games")
    choices = [str(alternatives(list(items))) for items in ("a", "ab", "abc")]
    assert choices == ["a", "a or b", "a, b or c"]


def test_the_line_is_no_part_of_the_reason() -> None:
    """The same error on two lines is the same reason; other numbers in it count."""
    reasons = [
        CheckFailure("f()", came, "2").reason
        for came in (
            "NameError: x (line 3)",
            "NameError: x (line 14)",
            "NameError: x",
            "x (line 3) y",
        )
    ]
    assert reasons == ["NameError: x", "NameError: x", "NameError: x", "x (line 3) y"]


def test_a_check_that_failed_earns_its_share() -> None:
    """A check that passed earns all its points; one that wasn't run earns none and isn't failed."""
    passed = CheckResult(ONE, share=0.2)
    failed = CheckResult(ONE, failure(), share=0.25)
    unknown = CheckResult(ONE, not_run=Text("why"))
    both = CheckResult(ONE, failure(), Text("why"))
    results = (passed, failed, unknown, both)
    assert [each.passed for each in results] == [True, False, None, None]
    assert [each.points for each in results] == [40, 10, 0, 0]
    found = report(*results)
    assert (found.failed, found.not_run, found.passed_count) == ((failed,), (unknown, both), 1)


def test_points_are_rounded_down_but_not_because_of_rounding_errors() -> None:
    """39.9 points are 39; a sum that is 40 except for its last digit is 40."""
    almost = [CheckResult(replace(ONE, max_points=each)) for each in (13.3, 13.3, 13.3)]
    assert report(*almost).points == 39
    tenths = [CheckResult(replace(ONE, max_points=0.1)) for _ in range(10)]
    assert sum(each.points for each in tenths) < 1
    assert report(*tenths).points == 1


def test_the_lowest_ceiling_limits_the_points() -> None:
    """Each kind of mistake appears once, the lowest limit first; equal limits in their order."""
    found = report(
        CheckResult(replace(ONE, max_points=99.5)),
        *(
            CheckResult(replace(TWO, max_points=0.1), failure(damage=damage))
            for damage in (
                Damage.WRONG_PAIRS,
                Damage.SLIP,
                Damage.ONE_BOARD,
                Damage.SLIP,
                Damage.ONE_SIDE,
            )
        ),
        CheckResult(TWO, failure(damage=Damage.NO_MOVE), Text("not run")),
    )
    assert found.ceilings == (
        (Damage.ONE_SIDE, 75.0),
        (Damage.ONE_BOARD, 85.0),
        (Damage.WRONG_PAIRS, 85.0),
        (Damage.SLIP, 98.0),
    )
    assert found.points == 75
    small = replace(found, rubric=Rubric(full=20))
    assert (small.ceilings[0], small.points, small.max_points) == ((Damage.ONE_SIDE, 15.0), 15, 20)


@pytest.mark.parametrize(("forfeits", "points"), [(10, 100), (11, 45)])
def test_more_than_half_of_the_games_forfeited(forfeits: int, points: int) -> None:
    """All games count together: 11 of 20 forfeited limit the points, 10 don't."""
    matches = (
        MatchScore("random", 0, 0, 10, 10, (9, 1, 0)),
        MatchScore("mc", 9, 0, 1, forfeits - 10, (9, 1, 0)),
    )
    found = report(CheckResult(replace(ONE, max_points=100)), games=Strength(20, matches))
    assert (found.points, found.games, found.forfeits) == (points, 20, forfeits)


def test_the_limit_is_the_lowest_ceiling_that_is_reached() -> None:
    """It is none without mistakes, for fewer points than its own, and for a file not graded."""
    slip = report(CheckResult(replace(ONE, max_points=99)), CheckResult(TWO, failure()))
    assert slip.limit == (Damage.SLIP, 98.0)
    assert replace(slip, checks=slip.checks[:1]).limit is None
    assert replace(slip, checks=slip.checks[1:]).limit is None
    assert replace(slip, not_graded="why").limit is None


def test_the_pass_mark_itself_is_enough() -> None:
    """A file passes with exactly the pass mark, and not with a point less."""
    forty = report(CheckResult(ONE))
    assert [
        replace(forty, rubric=Rubric(pass_mark=mark)).has_passed for mark in (39.0, 40.0, 40.5)
    ] == [True, True, False]
    assert replace(forty, not_graded="why").has_passed is None


def test_problems_are_the_most_costly_mistakes_first() -> None:
    """Mistakes that cost games or strength come first, each once; unnamed ones only if alone."""
    found = report(
        CheckResult(ONE, failure("points", Cost.POINTS)),
        CheckResult(ONE, failure("strength", Cost.STRENGTH)),
        CheckResult(TWO, failure("unknown", Cost.UNKNOWN)),
        CheckResult(TWO, failure("games", Cost.GAMES)),
        CheckResult(TWO, failure()),
        CheckResult(TWO, failure("strength", Cost.STRENGTH)),
        CheckResult(TWO, failure("not run", Cost.STRENGTH), Text("why")),
    )
    assert list(map(str, found.problems)) == ["strength", "games", "points", "unknown"]
    assert list(map(str, found.mistakes(Cost.STRENGTH))) == ["strength"]
    unnamed = report(CheckResult(TWO, failure()), CheckResult(ONE))
    assert list(map(str, unnamed.problems)) == ["mc_move: two"]
    assert report(CheckResult(ONE)).problems == ()
    assert replace(found, error="broken").problems == ("broken",)
    assert replace(found, error="broken", not_graded="killed").problems == ("killed",)


def test_only_a_right_file_with_weak_games_is_suspect() -> None:
    """All other checks must have passed, and some games must have failed."""
    weak, strong = CheckResult(GAMES, failure()), CheckResult(GAMES)
    assert report(CheckResult(ONE), CheckResult(TWO), strong, weak).suspect
    assert not report(CheckResult(ONE), strong).suspect
    assert not report(CheckResult(ONE), CheckResult(TWO, not_run=Text("why")), weak).suspect
    assert not report(CheckResult(ONE), CheckResult(GAMES, not_run=NO_GAMES)).suspect
    assert not report(weak).suspect


def test_fewer_losses_alone_are_a_difference() -> None:
    """Wins and losses are both compared, each in both directions."""
    for score, reference, verdict in (
        ((50, 50, 0), (50, 20, 30), StrengthVerdict.STRONGER),
        ((90, 10, 0), (60, 40, 0), StrengthVerdict.STRONGER),
        ((50, 20, 30), (50, 50, 0), StrengthVerdict.WEAKER),
        ((60, 40, 0), (90, 10, 0), StrengthVerdict.WEAKER),
        ((60, 30, 10), (65, 30, 5), StrengthVerdict.EQUAL),
    ):
        assert MatchScore("x", *score, 0, reference).verdict is verdict


def test_the_json_of_a_report_has_its_values() -> None:
    """A broken file has an error with its line; one that wasn't graded has only a reason."""
    written = json.loads(json.dumps(report_json(FULL)))
    assert {key for key, value in written.items() if value is None} == {"reason"}
    assert [check["passed"] for check in written["checks"]] == [True, False, None]
    assert [check["points"] for check in written["checks"]] == [6.67, 1.5, 0]
    assert [check["reason"] for check in written["checks"]] == [None, None, str(NO_GAMES)]
    failed = written["checks"][1]
    assert [failed[key] for key in ("called", "came", "expected", "hint", "line")] == [
        *("f(1)", "2", "3", "adds one: add two", 7),
    ]
    (match,) = written["strength"]["matches"]
    assert [match[key] for key in ("games", "wins", "ties", "losses", "forfeits")] == [
        10,
        7,
        2,
        1,
        1,
    ]
    assert match["right_player"] == {"wins": 6, "ties": 3, "losses": 1}
    assert written["ceilings"] == [{"kind": "weights", "points": 19.0}]
    assert (written["points"], written["passed"]) == (9, True)
    left = report_json(GradingReport(Path("d.py"), not_graded="no memory"))
    assert (left["points"], left["status"], left["reason"]) == (None, "not graded", "no memory")
    broken = report_json(BROKEN)
    assert (broken["points"], broken["error_line"], broken["reason"]) == (0, 2, None)


def test_csv_has_one_row_per_file() -> None:
    """Each file's results are below their titles, and no cell looks like a formula."""
    mc = MatchScore("mc:trials=1000", 0, 4, 6, 2, (0, 7, 3))
    one = replace(FULL, error="", strength=Strength(20, (MATCH, mc)))
    assert (one.why_forfeited, one.games, one.forfeits) == ("it failed", 20, 3)
    ungraded = GradingReport(Path("b\udcffd.py"), not_graded="-no memory")
    text = reports_csv([one, BROKEN, ungraded])
    assert "\r" not in text
    rows = [*csv.reader(StringIO(text))]
    assert ["|".join(each for each in row if each) for row in rows[1:]] == [
        "a, b.py|Python 2|9|20|1|20|7|2|1|0|4|6|3|constants: NTRIALS|adds one|it failed|graded|1",
        "'=c.py|0|100|0|'=SyntaxError: no|graded|0",
        "b?d.py|100|0|'-no memory|not graded|'-no memory|0",
    ]
    titles = dict(zip(rows[0], rows[1], strict=True))
    assert tuple(titles) == CSV_COLUMNS
    assert (titles["mc_losses"], titles["forfeits"], titles["mistakes"]) == ("6", "3", "adds one")


@pytest.mark.parametrize(
    ("reason", "share", "points"),
    [(NO_GAMES, 1.0, 100), (NO_GAMES, 0.5, 78), (Text("why"), 1.0, 70), (Text("why"), 0.5, 55)],
)
def test_without_games_the_other_checks_make_up_the_full_points(
    reason: Text, share: float, points: int
) -> None:
    """A check that wasn't run for another reason still counts."""
    two = CheckResult(TWO, failure() if share < 1 else None, share=share)
    assert report(CheckResult(ONE), two, CheckResult(GAMES, not_run=reason)).points == points
    assert report(CheckResult(GAMES, not_run=reason)).points == 0


def written(folder: Path, text: str) -> Rubric:
    """Return the rubric that TOML text describes."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return read_rubric(path, CHECKS)


def test_the_default_rubric_adds_up() -> None:
    """The points of each part's checks add up to that part's points, and all add up to 100."""
    applied = DEFAULT_RUBRIC.applied(CHECKS)
    for part, points in DEFAULT_RUBRIC.parts.items():
        own = [check.max_points for check in applied.values() if check.part is part]
        assert sum(own) == pytest.approx(points)
    assert sum(DEFAULT_RUBRIC.parts.values()) == DEFAULT_RUBRIC.full == 100
    assert [check.max_points for check in applied.values()] == [each.max_points for each in CHECKS]
    assert DEFAULT_RUBRIC.ceilings.keys() == {*Damage}
    assert DEFAULT_RUBRIC.ceilings[Damage.NO_MOVE] < DEFAULT_RUBRIC.pass_mark


def test_a_rubric_in_a_file(tmp_path: Path) -> None:
    """Parts, weights, ceilings, full points and pass mark come from the file; all else stays."""
    rubric = written(
        tmp_path,
        'name = "spring"\nof = 20\npass_mark = 12\n[parts]\nfunctions = 80\nrules = 20\n'
        'strength = 0\n[ceilings]\nslip = 50\n[checks]\n"mc_trial: returns None" = 0\n',
    )
    assert (rubric.name, rubric.full, rubric.pass_mark) == ("spring", 20, 12.0)
    assert rubric.ceilings == {**DEFAULT_RUBRIC.ceilings, Damage.SLIP: 50.0}
    assert rubric.ceiling(Damage.SLIP) == 10
    applied = rubric.applied(CHECKS)
    assert sum(check.max_points for check in applied.values()) == pytest.approx(20)
    assert "mc_trial: returns None" not in applied
    assert not any(check.part is Part.STRENGTH for check in applied.values())
    assert written(tmp_path, "of = 20\n").pass_mark == 10
    assert written(tmp_path, "") == replace(DEFAULT_RUBRIC, name="mine")


HUGE = f"0x{'f' * 5000}"
"""A number with more digits than Python writes."""


@pytest.mark.parametrize(
    "text",
    [
        "of = ",
        "of = 0",
        "of = 2.5",
        "of = 100_001",
        'of = "20"',
        f"of = {HUGE}",
        f"pass_mark = [{HUGE}]",
        "pass_mark = true",
        "pass_mark = nan",
        "pass_mark = -0.5",
        "colour = 3",
        "[parts]\nstyle = 3",
        "[parts]\nfunctions = -1",
        "[ceilings]\nslip = 1e9",
        "[ceilings]\nslips = 1",
        '[checks]\n"mc_trial" = 1',
        "checks = 3",
        "[parts]\nfunctions = 0\nrules = 0\nstrength = 0",
    ],
)
def test_a_wrong_rubric_is_an_error(tmp_path: Path, text: str) -> None:
    """One line names the file."""
    with refused(path=tmp_path / "mine.toml"):
        written(tmp_path, text)


def test_the_ends_of_a_rubrics_numbers_are_allowed(tmp_path: Path) -> None:
    """One point in all is enough, 100,000 are not too many, and a limit may be 0."""
    assert written(tmp_path, "of = 1\npass_mark = 0").pass_mark == 0
    large = written(tmp_path, "of = 100_000\n[ceilings]\nslip = 0\n[parts]\nstrength = 100_000")
    assert (large.full, large.ceilings[Damage.SLIP], large.parts[Part.STRENGTH]) == (1e5, 0, 1e5)
    with pytest.raises(TttmcError, match="missing"):
        read_rubric(tmp_path / "missing.toml", CHECKS)


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
