"""What a report says about a file: its points and limits, its mistakes, its games, JSON and CSV."""

from __future__ import annotations

import csv
import json
import os
import re
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from tests.refusals import refused
from tests.tables import at, table
from tttmc_app.core import Text, TttmcError
from tttmc_app.course.downloads import Owner, Platform
from tttmc_app.course.sandbox import SandboxPart
from tttmc_app.course.style import StyleRemark
from tttmc_app.folders import data_folder
from tttmc_app.grading import (
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
    rubric_toml,
)
from tttmc_app.grading.checks import Mistake
from tttmc_app.grading.grading_report import NO_GAMES
from tttmc_app.grading.overrides import Override, read_overrides, set_override, stored_overrides
from tttmc_app.grading.reports import Entry, entries_json, overrides_of
from tttmc_app.grading.reports.columns import CSV, entries_csv

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
        CheckResult(
            Check("strength", Text("games"), 3, Part.STRENGTH), not_run=NO_GAMES, is_left_out=True
        ),
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


def report(results: str) -> GradingReport:
    """Return a report with results such as `one+ two:0.5-slip games!`.

    A check, its points, and whether it passed (+), failed because of a mistake with this name, cost
    or damage (-), or wasn't run (? at the end, or ! if it is left out).
    """
    checks = list[CheckResult]()
    for name, points, passed, mistake, not_run in re.findall(
        r"(\w+)(:[\d.]+)?([+-]?)(\w*)([?!]?)", results
    ):
        check, upper = KNOWN[name], mistake.upper()
        failure = CheckFailure(
            *("f()", "1", "2"),
            mistake=Text("{x}", x=mistake) if mistake else None,
            cost=Cost.__members__.get(upper, Cost.STRENGTH),
            damage=Damage.__members__.get(upper, Damage.SLIP),
        )
        check = replace(check, max_points=float(points[1:] or check.max_points))
        failed = failure if passed == "-" else None
        why = Text("why") if not_run else None
        checks.append(CheckResult(check, failed, why, is_left_out=not_run == "!"))
    return GradingReport(Path("a.py"), checks=tuple(checks))


def test_the_line_is_no_part_of_the_reason() -> None:
    """The same error on two lines is the same reason."""
    reasons = {CheckFailure("f()", f"oh{line}", "2").reason for line in ("", " (line 14)")}
    assert reasons == {"oh"}


POINTS = table("""
    one:13.3+ one:13.3+ one:13.3+ | 39 | -
    one:.1+ one:.1+ one:.1+ one:.1+ one:.1+ one:.1+ one:.1+ one:.1+ one:.1+ one:.1+ | 1 | -
    one:99.5+ two:0.1-no_move? | 99 | -
    one:99.5+ two-wrong_pairs two-slip two-one_board two-slip two-one_side | 52 | contract
    one:99+ one-slip | 88 | slip
    one:99+ two-slip | 88 | contract
    one:99+ two-slip two- two-weights | 64 | contract
    one:99+ two-slip two-slip two-no_move? | 88 | contract
    one:99+ two-weak_constants | 95 | weak_constants
    one:99+ | 99 | -
    two-slip | 0 | -
    one+ two+ games! | 100 | -
    one+ two- games! | 57 | -
    one+ two+ games? | 70 | -
    games! | 0 | -
""")


def test_points_and_what_limits_them() -> None:
    """They are rounded down, and limited by the lowest ceiling that is reached.

    Without games the other checks make up the full points; one not run for another reason counts.
    """
    for results, points, limit in POINTS:
        found = report(results)
        assert found.points == int(points)
        assert (found.limit and found.limit[0].name.lower()) == (None if limit == "-" else limit)
        assert replace(found, not_graded="why").limit is None


def test_ceilings() -> None:
    """Each kind of mistake appears once, the lowest limit first; equal limits in their order."""
    found = report("one:99.5+ two-wrong_pairs two-slip two-one_board two-slip two-one_side")
    kinds = [kind.name.lower() for kind, _ in found.ceilings]
    assert " ".join(kinds) == "contract one_side one_board wrong_pairs slip"


LATE = table("""
    one:90+ | 10 | - | 80
    one:90+ | 0 | - | 90
    one:5+ | 10 | - | 0
    one:99+ one-slip | 10 | - | 78
    one:90+ | 10 | 17.5 | 17.5
    one:90+ | 10 | 0 | 0
""")


def test_lateness_and_overrides() -> None:
    """A late file loses a share of the full points; a teacher's points replace the grader's."""
    found = report(LATE[0][0])
    for results, late, points, expected in LATE:
        given = None if points == "-" else float(points)
        found = replace(
            report(results),
            rubric=Rubric(late=float(late)),
            is_late=True,
            override=Override(given, "why"),
        )
        assert found.points == float(expected)
        assert (found.points == found.graded_points) is (given is None)
        assert replace(found, not_graded="why").points == given
    assert replace(found, is_late=False, override=None).points == 90


OVERRIDES = table("""
    student,points,comment⏎a,1,⏎b,,why⏎⏎c,2.5 | a 1 | b None why | c 2.5
    Student;Points;Comment⏎"a, b";"1,5";"so, so" | a, b 1.5 so, so
    student,points,comment
""")


def test_overrides_in_a_file(tmp_path: Path) -> None:
    """Spreadsheets write them in several ways; points, comment or both are set."""
    path = tmp_path / "o.csv"
    for text, *expected in OVERRIDES:
        path.write_text(text.replace("⏎", "\n"), encoding="utf-8")
        found = read_overrides(path).items()
        said = [f"{name} {each.points} {each.comment}".strip() for name, each in found]
        assert said == expected
    for row in ("", "a,x,", "a,-1,", "a,nan,", "a,1e9,", ",1,", "a,1,\na,2,"):
        path.write_text(f"student,points,comment\n{row}" if row else row, encoding="utf-8")
        with refused(path=path):
            read_overrides(path)


def test_overrides_of_the_window_are_such_a_file(tmp_path: Path) -> None:
    """Each setting keeps the others, also those of an earlier version and of any file's name."""
    data_folder().mkdir()
    (data_folder() / "overrides.json").write_text('{"/a.py": [1.5, "x"], "/b.py": [2, ""]}')
    odd = tmp_path / os.fsdecode(b"Andr\xe9, \xc3\xa9.py")
    for file, override in ((odd, Override(3, '="y"')), (Path("/b.py"), Override())):
        set_override(file, override)
    expected = {"/a.py": Override(1.5, "x"), str(odd): Override(3, '="y"')}
    assert read_overrides(data_folder() / "overrides.csv") == stored_overrides() == expected
    assert overrides_of([odd, Path("c.py")], expected) == ({odd: Override(3, '="y"')}, [])


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
    for games, verdict in table("""
        50 50 0 50 20 30 | STRONGER
        90 10 0 60 40 0 | STRONGER
        50 20 30 50 50 0 | WEAKER
        60 40 0 90 10 0 | WEAKER
        60 30 10 65 30 5 | EQUAL
        5 0 0 2 1 2 | STRONGER
    """):
        wins, ties, losses, *others = map(int, games.split())
        reference = others[0], others[1], others[2]
        assert MatchScore("x", wins, ties, losses, 0, reference).verdict.name == verdict


VALUES = r"""
points 9; passed true; status "graded"; reason null; error "it broke"; error_line 8
language "Python 2"
checks.0.passed true; checks.0.points 6.67; checks.0.reason null; checks.2.passed null
checks.1.passed false; checks.1.points 1.5; checks.1.called "f(1)"; checks.1.came "2"
checks.1.expected "3"; checks.1.hint "adds one: add two"; checks.1.line 7; checks.2.points 0
checks.2.reason "no games were played"; ceilings [{"kind": "weights", "points": 17.6}]
strength.matches.0.games 10; strength.matches.0.wins 7; strength.matches.0.ties 2
strength.matches.0.losses 1; strength.matches.0.forfeits 1; style.0.line 3; remarks.0.line 4
strength.matches.0.right_player {"wins": 6, "ties": 3, "losses": 1}
"""


def test_the_json_of_a_report_has_its_values() -> None:
    """A broken file has an error with its line; one that wasn't graded has only a reason.

    What is known of a file is never missing.
    """
    whole = replace(FULL, is_late=True, override=Override(3, "why"))
    owner = Owner(Platform.CANVAS, "Ann", "12")
    (document,) = entries_json([Entry(whole, "", owner, ((Entry(BROKEN, ""), 0.5),))])
    missing = {key for key, value in document.items() if not value}
    assert missing == {"reason", "suspect", "passed", "ceiling"}
    left = GradingReport(Path("d.py"), not_graded="no memory")
    for each, values in (
        (FULL, VALUES.strip().replace("\n", "; ")),
        (BROKEN, "points 0; error_line 2; reason null"),
        (left, 'points null; status "not graded"; reason "no memory"'),
    ):
        document = json.loads(json.dumps(entries_json([Entry(each, "")])))
        for path, value in (value.split(" ", 1) for value in values.split("; ")):
            assert at(document[0], path) == json.loads(value), path


def test_csv_has_one_row_per_file() -> None:
    """Each file's results are below their titles, and no cell looks like a formula."""
    mc = MatchScore("mc:trials=1000", 0, 4, 6, 2, (0, 7, 3))
    one = replace(FULL, error="", strength=Strength(20, (MATCH, mc)))
    left = GradingReport(Path("b\udcffd.py"), not_graded="-no memory")
    text = entries_csv([Entry(each, "") for each in (one, BROKEN, left)])
    assert "\r" not in text
    titles, *rows = csv.reader(StringIO(text))
    assert ["|".join(filter(None, row)) for row in rows] == [
        (
            "a, b.py|Python 2|9|20|1|20|7|2|1|0|4|6|3|constants: NTRIALS|adds one|it failed|graded|"
            "1|yes|no|no|9"
        ),
        "'=c.py|0|100|0|'=SyntaxError: no|graded|0|no|no|no|0",
        "b?d.py|100|0|'-no memory|not graded|'-no memory|0|no|no",
    ]
    assert titles == CSV.split()
    named = dict(zip(titles, rows[0], strict=True))
    assert (named["mc_losses"], named["forfeits"], named["mistakes"]) == ("6", "3", "adds one")


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
    assert DEFAULT_RUBRIC.ceilings.keys() == {*Damage}
    assert DEFAULT_RUBRIC.ceilings[Damage.NO_MOVE] <= DEFAULT_RUBRIC.pass_mark


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
ceilings.slip = 101
pass_mark = 101
late = 101
checks.mc_trial = 1
checks = 3
parts = {functions = 0, rules = 0, strength = 0}
LONG = 0
MANY
"""


def test_a_wrong_rubric_is_an_error(tmp_path: Path) -> None:
    """One line names the file."""
    long, many = ".".join("a" * 20_000), "# comment\n" * 10_000
    for text in WRONG.strip().splitlines():
        with refused(path=tmp_path / "mine.toml"):
            wrong = text.replace("HUGE", HUGE).replace("LONG", long)
            written(tmp_path, wrong.replace("MANY", many))
    with pytest.raises(TttmcError, match="missing"):
        read_rubric(tmp_path / "missing.toml", CHECKS)


def test_a_typo_gets_the_nearest_name(tmp_path: Path) -> None:
    """A wrong name of a check, a part or a kind of mistake."""
    for wrong, meant in table("""
        checks."mc_trial: return None" = 1 | mc_trial: returns None
        checks."mc_trial: Returns none" = 1 | mc_trial: returns None
        parts.function = 1 | functions
        ceilings.onerow = 1 | one_row
        passmark = 1 | pass_mark
    """):
        with refused(path=tmp_path / "mine.toml", names=meant):
            written(tmp_path, wrong)


def test_a_rubric_can_be_written_and_read(tmp_path: Path) -> None:
    """What is written has all names, and is the same rubric."""
    parts = {**DEFAULT_RUBRIC.parts, Part.RULES: 2.5}
    own = Rubric('my "own"', 20, 7.5, parts, late=10, weights={"mc_trial: returns None": 0.0})
    for rubric in (DEFAULT_RUBRIC, own):
        text = rubric_toml(rubric, CHECKS)
        found = written(tmp_path, text)
        assert (found.name, found.applied(CHECKS)) == (rubric.name, rubric.applied(CHECKS))
        assert replace(found, weights=rubric.weights) == rubric
        assert all(check.name in text for check in CHECKS)
    ceilings = {**DEFAULT_RUBRIC.ceilings, Damage.SLIP: 0.0}
    part = Rubric("mine", 20, 10.0, ceilings=ceilings)
    assert written(tmp_path, "of = 20\nceilings.slip = 0") == part, "the rest stays"


def test_a_part_shares_its_points_by_weight() -> None:
    """A check gets its share of its part; a part that doesn't count leaves its to the others."""
    half = Check("mc_trial", Text("half"), 20)
    for rubric, points in (
        (Rubric(), (100 / 3, 20, 30, 50 / 3)),
        # Strength's 30 points are shared by the others in the proportion of 50 to 20.
        (
            Rubric(full=70, weights={"mc_trial: half": 80.0, "strength: games": 0.0}),
            (50 / 3, 20, 100 / 3),
        ),
        (Rubric(full=8, parts=dict(zip(Part, (1.0, 0.0, 3.0), strict=False))), (4 / 3, 6, 2 / 3)),
    ):
        found = [each.max_points for each in rubric.applied([*KNOWN.values(), half]).values()]
        assert found == pytest.approx(points)


DIFFERENT = """
of = 50
pass_mark = 49
late = 1
parts.rules = 21
ceilings.slip = 97
checks."mc_trial: returns None" = 1
checks."mc_trial: returns None" = 2
"""


def test_rubrics_with_other_points_have_other_identities(tmp_path: Path) -> None:
    """Whatever changes the points changes the identity; the name doesn't."""
    rows = DIFFERENT.splitlines()
    assert len({written(tmp_path, row).identity for row in rows}) == len(rows)
    turned = Rubric("other", parts=dict(reversed([*DEFAULT_RUBRIC.parts.items()])))
    assert turned.identity == DEFAULT_RUBRIC.identity
