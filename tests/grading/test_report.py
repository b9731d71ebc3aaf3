"""What a report says about a file: its points and limits, its mistakes, its games, JSON and CSV."""

from __future__ import annotations

import csv
import json
import re
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from tests.refusals import refused
from tttmc_app.core import Text, TttmcError
from tttmc_app.course.sandbox import SandboxPart
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

KNOWN = {
    "one": Check("mc_trial", Text("one"), 40),
    "two": Check("mc_move", Text("two"), 30, Part.RULES),
    "games": Check("strength", Text("games"), 30, Part.STRENGTH),
}
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
    fence=(SandboxPart.LIMITS, SandboxPart.SECCOMP),
    warnings=((None, Text("uses gc")),),
)


def report(results: str, games: Strength | None = None) -> GradingReport:
    """Return a report with results such as `one+ two:0.5-slip games?`.

    A check, its points, and whether it passed (+), failed because of a mistake with this name, cost
    or damage (-), or wasn't run (? at the end).
    """
    checks = list[CheckResult]()
    for name, points, passed, mistake, not_run in re.findall(
        r"(\w+)(:[\d.]+)?([+-]?)(\w*)(\??)", results
    ):
        check, upper = KNOWN[name], mistake.upper()
        failure = CheckFailure(
            *("f()", "1", "2"),
            mistake=Text("{x}", x=mistake) if mistake else None,
            cost=Cost.__members__.get(upper, Cost.STRENGTH),
            damage=Damage.__members__.get(upper, Damage.SLIP),
        )
        checks.append(
            CheckResult(
                replace(check, max_points=float(points[1:])) if points else check,
                failure if passed == "-" else None,
                Text("why") if not_run else None,
            )
        )
    return GradingReport(Path("a.py"), checks=tuple(checks), strength=games)


def test_every_check_cost_verdict_and_limit_has_words() -> None:
    """Each has its own; the names of checks begin with their function."""
    for texts in (
        [check.name for check in CHECKS],
        [str(cost.text) for cost in Cost],
        [str(verdict.text) for verdict in StrengthVerdict],
        [str(CEILING_TEXTS[damage]) for damage in Damage],
    ):
        assert len({*texts} - {""}) == len(texts)
    assert [each.name for each in KNOWN.values()] == [
        *("mc_trial: one", "mc_move: two", "strength: games"),
    ]
    assert str(alternatives([*"abc"])) == "a, b or c"


def test_the_line_is_no_part_of_the_reason() -> None:
    """The same error on two lines is the same reason; other numbers in it count."""
    for came, reason in (
        ("NameError: x (line 14)", "NameError: x"),
        ("NameError: x", "NameError: x"),
        ("x (line 3) y", "x (line 3) y"),
    ):
        assert CheckFailure("f()", came, "2").reason == reason


def test_a_check_that_failed_earns_its_share() -> None:
    """A check that passed earns all its points; one that wasn't run earns none and isn't failed."""
    found = report("one+ one- one? one-?")
    passed, failed, *others = found.checks
    results = [replace(passed, share=0.2), replace(failed, share=0.25), *others]
    assert [each.passed for each in results] == [True, False, None, None]
    assert [each.points for each in results] == [40, 10, 0, 0]
    assert (found.failed, found.not_run) == ((failed,), (*others,))
    assert found.passed_count == 1


@pytest.mark.parametrize(
    ("results", "points"),
    [
        ("one:13.3+ one:13.3+ one:13.3+", 39),
        ("one:0.1+ " * 10, 1),  # their sum is less by a rounding error
        ("one:99.5+ two:0.1-no_move?", 99),
    ],
)
def test_points_are_rounded_down(results: str, points: int) -> None:
    """But not because of rounding errors; a check that wasn't run limits nothing."""
    assert report(results).points == points


def test_the_lowest_ceiling_limits_the_points() -> None:
    """Each kind of mistake appears once, the lowest limit first; equal limits in their order."""
    found = report("one:99.5+ two-wrong_pairs two-slip two-one_board two-slip two-one_side")
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
    found = report("one:100+", Strength(20, matches))
    assert (found.points, found.games, found.forfeits) == (points, 20, forfeits)


def test_the_limit_is_the_lowest_ceiling_that_is_reached() -> None:
    """It is none without mistakes, for fewer points than its own, and for a file not graded."""
    slip = report("one:99+ two-slip")
    assert slip.limit == (Damage.SLIP, 98.0)
    for other in (report("one:99+"), report("two-slip"), replace(slip, not_graded="why")):
        assert other.limit is None


def test_the_pass_mark_itself_is_enough() -> None:
    """A file passes with exactly the pass mark, and not with a point less."""
    forty = report("one+")
    passed = [replace(forty, rubric=Rubric(pass_mark=mark)).has_passed for mark in (39, 40, 40.5)]
    assert passed == [True, True, False]
    assert replace(forty, not_graded="why").has_passed is None


def test_problems_are_the_most_costly_mistakes_first() -> None:
    """Mistakes that cost games or strength come first, each once; unnamed ones only if alone."""
    found = report("one-points one-strength two-unknown two-games two- two-strength two-slip?")
    assert list(map(str, found.problems)) == ["strength", "games", "points", "unknown"]
    assert list(map(str, found.mistakes(Cost.STRENGTH))) == ["strength"]
    assert list(map(str, report("two- one+").problems)) == ["mc_move: two"]
    assert report("one+").problems == ()
    assert replace(found, error="broken").problems == ("broken",)
    assert replace(found, error="broken", not_graded="killed").problems == ("killed",)


def test_only_a_right_file_with_weak_games_is_suspect() -> None:
    """All other checks must have passed, and some games must have failed."""
    assert report("one+ two+ games+ games-").suspect
    for results in ("one+ games+", "one+ two? games-", "one+ games?", "games-"):
        assert not report(results).suspect


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
    checks = [(each["passed"], each["points"], each["reason"]) for each in written["checks"]]
    assert checks == [(True, 6.67, None), (False, 1.5, None), (None, 0, str(NO_GAMES))]
    failed = written["checks"][1]
    assert [failed[key] for key in ("called", "came", "expected", "hint", "line")] == [
        *("f(1)", "2", "3", "adds one: add two", 7),
    ]
    (match,) = written["strength"]["matches"]
    scores = [match[key] for key in ("games", "wins", "ties", "losses", "forfeits")]
    assert scores == [10, 7, 2, 1, 1]
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
    one, two = report("one+ two-" if share < 1 else "one+ two+").checks
    games = CheckResult(KNOWN["games"], not_run=reason)
    found = GradingReport(Path("a.py"), checks=(one, replace(two, share=share), games))
    assert found.points == points
    assert replace(found, checks=(games,)).points == 0


# Rubrics


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
    assert (*applied.values(),) == CHECKS
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
    # The ends of the numbers are allowed.
    assert written(tmp_path, "of = 1\npass_mark = 0").pass_mark == 0
    large = written(tmp_path, "of = 100_000\n[ceilings]\nslip = 0\n[parts]\nstrength = 100_000")
    assert (large.full, large.ceilings[Damage.SLIP], large.parts[Part.STRENGTH]) == (1e5, 0, 1e5)


HUGE = f"0x{'f' * 5000}"
"""A number with more digits than Python writes."""
WRONG = """
of =
of = 0
of = 2.5
of = 100_001
of = "20"
of = HUGE
pass_mark = [HUGE]
pass_mark = true
pass_mark = nan
pass_mark = -0.5
colour = 3
parts.style = 3
parts.functions = -1
ceilings.slip = 1e9
ceilings.slips = 1
checks.mc_trial = 1
checks = 3
parts = {functions = 0, rules = 0, strength = 0}
LONG = 0
MANY
"""


@pytest.mark.parametrize("text", WRONG.strip().splitlines())
def test_a_wrong_rubric_is_an_error(tmp_path: Path, text: str) -> None:
    """One line names the file."""
    with refused(path=tmp_path / "mine.toml"):
        long = text.replace("LONG", ".".join("a" * 20_000)).replace("MANY", "# comment\n" * 10_000)
        written(tmp_path, long.replace("HUGE", HUGE))
    with pytest.raises(TttmcError, match="missing"):
        read_rubric(tmp_path / "missing.toml", CHECKS)


@pytest.mark.parametrize(
    ("rubric", "points"),
    [
        (Rubric(), (37.5, 12.5, 20, 30)),
        # Strength's 30 points are shared by the others in the proportion of 50 to 20.
        (Rubric(full=70, weights={"a: 2": 6.0, "a: 4": 0.0}), (50 / 3, 100 / 3, 20)),
        (
            Rubric(full=8, parts={Part.FUNCTIONS: 1.0, Part.RULES: 0.0, Part.STRENGTH: 3.0}),
            (1.5, 0.5, 6),
        ),
    ],
)
def test_a_part_shares_its_points_by_weight(rubric: Rubric, points: tuple[float, ...]) -> None:
    """A check gets its share of its part; a part that doesn't count leaves its to the others."""
    checks = [
        Check("a", Text("1"), 3),
        Check("a", Text("2"), 1),
        Check("a", Text("3"), 5, Part.RULES),
        Check("a", Text("4"), 2, Part.STRENGTH),
    ]
    found = [check.max_points for check in rubric.applied(checks).values()]
    assert found == pytest.approx(points)


def test_rubrics_with_other_points_have_other_identities() -> None:
    """Whatever changes the points changes the identity; the name doesn't."""
    different = [
        Rubric(full=50),
        Rubric(pass_mark=49.0),
        Rubric(parts={**DEFAULT_RUBRIC.parts, Part.RULES: 21.0}),
        Rubric(ceilings={**DEFAULT_RUBRIC.ceilings, Damage.SLIP: 97.0}),
        *(Rubric(weights={"mc_trial: returns None": weight}) for weight in (1.0, 2.0)),
        DEFAULT_RUBRIC,
    ]
    assert len({rubric.identity for rubric in different}) == len(different)
    turned = Rubric("other", parts=dict(reversed([*DEFAULT_RUBRIC.parts.items()])))
    assert turned.identity == DEFAULT_RUBRIC.identity
