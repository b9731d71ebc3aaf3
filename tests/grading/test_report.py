"""What a report says about a file: its points, its mistakes and its games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tttmc_app.core import Text
from tttmc_app.grading import (
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
)
from tttmc_app.grading.checks import Mistake, alternatives
from tttmc_app.grading.grading_report import NO_GAMES

ONE = Check("mc_trial", Text("one"), 40)
TWO = Check("mc_move", Text("two"), 30, Part.RULES)
GAMES = Check("strength", Text("games"), 30, Part.STRENGTH)
REPORT = GradingReport(Path("a.py"))


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


def test_checks_are_named_after_their_function() -> None:
    """A check's name has its group and its title, in English."""
    assert ONE.name == str(ONE.label) == "mc_trial: one"
    assert [
        Check(group, Text("x"), 1).name for group in ("constants", "functions", "strength")
    ] == [
        "constants: x",
        "functions: x",
        "strength: x",
    ]


def test_a_failure_takes_over_everything_about_its_mistake() -> None:
    """The hint has the advice; the mistake's name, cost and damage come along with the line."""
    advised = Mistake(Text("adds one"), Text("add two"), Cost.GAMES, Damage.ONE_ROW)
    made = CheckFailure.of("f(1)", "2", "3", advised, 7)
    hint = Text("adds one: add two")
    assert made == CheckFailure(
        "f(1)", "2", "3", hint, Text("adds one"), Cost.GAMES, Damage.ONE_ROW, 7
    )
    assert str(made.message) == "f(1) gave 2, expected 3"
    assert made.reason == "adds one: add two"
    plain = replace(advised, advice=None)
    assert CheckFailure.of("f(1)", "2", "3", plain).hint == Text("adds one")
    assert Mistake(Text("a"), None, Cost.GAMES).damage is Damage.SLIP


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


def test_costs_are_told_in_words() -> None:
    """Each cost has a text of its own."""
    assert {cost: str(cost.text) for cost in Cost} == {
        Cost.STRENGTH: "costs strength",
        Cost.POINTS: "costs points only",
        Cost.GAMES: "can forfeit games",
        Cost.UNKNOWN: "may cost strength",
    }


def test_alternatives_read_like_a_sentence() -> None:
    """One item stays as it is; two and three are joined by "or"."""
    assert [str(alternatives(list(items))) for items in ("a", "ab", "abc")] == [
        "a",
        "a or b",
        "a, b or c",
    ]


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


def test_without_games_the_other_checks_make_up_the_full_points() -> None:
    """A check that wasn't run for another reason still counts."""
    no_games = CheckResult(GAMES, not_run=NO_GAMES)
    half = CheckResult(TWO, failure(damage=Damage.SLIP), share=0.5)
    assert report(CheckResult(ONE), CheckResult(TWO), no_games).points == 100
    assert report(CheckResult(ONE), half, no_games).points == int(55 / 70 * 100)
    assert report(CheckResult(ONE), half, replace(no_games, not_run=Text("why"))).points == 55
    unknown = CheckResult(TWO, not_run=Text("why"))
    assert report(CheckResult(ONE), unknown, no_games).points == int(40 / 70 * 100)
    assert report(no_games).points == 0
    most = replace(no_games, check=replace(GAMES, max_points=60))
    assert report(CheckResult(ONE), most).points == 100
    assert report(CheckResult(ONE, failure(), share=0.5), most).points == 50


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


def test_the_pass_mark_itself_is_enough() -> None:
    """A file passes with exactly the pass mark, and not with a point less."""
    forty = report(CheckResult(ONE))
    assert [
        replace(forty, rubric=Rubric(pass_mark=mark)).has_passed for mark in (39.0, 40.0, 40.5)
    ] == [True, True, False]
    assert replace(forty, not_graded="why").has_passed is None


def test_the_first_forfeit_has_the_reason() -> None:
    """It may be in any match; without games there is none."""
    matches = (
        MatchScore("random", 1, 0, 0, 0, (1, 0, 0)),
        MatchScore("mc", 0, 0, 2, 2, (1, 1, 0), "second"),
        MatchScore("x", 0, 0, 2, 2, (1, 1, 0), "third"),
    )
    found = report(games=Strength(20, matches))
    assert (found.why_forfeited, found.games, found.forfeits) == ("second", 5, 4)
    assert (report().why_forfeited, report().games, report().forfeits) == ("", 0, 0)


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


def test_verdicts_are_told_in_words() -> None:
    """Each comparison has a text of its own; its key in JSON stays."""
    assert {verdict.value: str(verdict.text) for verdict in StrengthVerdict} == {
        "weaker": "weaker than the reference solution",
        "as strong": "as strong as the reference solution",
        "stronger": "stronger than the reference solution",
    }


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
