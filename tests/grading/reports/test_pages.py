"""The pages for a student and for the class, compared line by line."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from tests.grading.reports.class_of import GAME
from tests.grading.reports.outline import outline
from tests.grading.test_report import GAMES, ONE, failure
from tttmc_app.core import Mark, Text
from tttmc_app.course.style import StyleRemark
from tttmc_app.grading import (
    Check,
    CheckFailure,
    CheckResult,
    Cost,
    Damage,
    ExampleGame,
    GradingReport,
    MatchScore,
    Part,
    Rubric,
    Strength,
)
from tttmc_app.grading.checks import Mistake
from tttmc_app.grading.reports import Entry
from tttmc_app.grading.reports.class_page import class_page
from tttmc_app.grading.reports.pair_page import pair_page
from tttmc_app.grading.reports.student_page import rubric_text, student_page
from tttmc_app.grading.similarity import Passage, SimilarPair
from tttmc_app.players.defaults import DEFAULT_TRIALS

CALLED = "get_best_move(board, scores) on .X./OX./O.."
CHOICE = Check("get_best_move", Text("the highest score"), 20)
TIES = Check("get_best_move", Text("breaks ties"), 10)
SCORES = Check("mc_update_scores", Text("a tie"), 20)
RULES = Check("functions", Text("f(x)"), 20, Part.RULES)
NAMED = CheckFailure.of(
    CALLED,
    "(0, 0)",
    "(1, 2) or (2, 1)",
    Mistake(Text("takes the first"), Text("choose at random"), Cost.STRENGTH, Damage.ONE_SIDE),
    line=2,
)
UNNAMED = CheckFailure("f(0) on X./.O", "the grid (1, 1)", "<2>", cost=Cost.POINTS)
REPORT = GradingReport(
    Path("a.py"),
    "Python 2",
    (
        CheckResult(CHOICE, NAMED),
        CheckResult(SCORES, UNNAMED, share=0.25),
        CheckResult(TIES, replace(NAMED, line=None), share=0.5),
        CheckResult(RULES),
        CheckResult(replace(RULES, title=Text("g(x)")), not_run=Text("f(x) fails")),
        CheckResult(replace(RULES, title=Text("h(x)")), not_run=Text("f(x) fails")),
        CheckResult(replace(GAMES, max_points=10)),
    ),
    (StyleRemark(1, Text("too short")), StyleRemark(3, Text("too long"))),
    ((3, Text("run_gui was called for PLAYERX")), (None, "two remarks")),
    Strength(
        25,
        (
            MatchScore("random", 8, 1, 1, 1, (9, 1, 0), "no move", GAME),
            MatchScore(f"mc:trials={DEFAULT_TRIALS}", 1, 3, 6, 0, (0, 7, 3)),
        ),
        "fewer games",
    ),
    warnings=((4, Text("uses gc")), (None, Text("imports b.py"))),
)
ENTRY = Entry(REPORT, "x/a.py", source="one\n  two\nthree\n\n")
BROKEN = Entry(
    GradingReport(
        Path("b.py"), error="SyntaxError: <x>", error_line=2, rubric=Rubric(pass_mark=30.5)
    ),
    "b.py",
    source="1\n2",
)
LEFT = Entry(GradingReport(Path("c.py"), not_graded=Text("no memory")), "c.py")
SUSPECT = Entry(
    replace(
        GradingReport(Path("d.py"), "Python 3"),
        checks=(
            CheckResult(replace(ONE, max_points=99)),
            CheckResult(replace(GAMES, max_points=1), failure()),
        ),
        style=(StyleRemark(1, Text("x")),),
    ),
    "d.py",
)

RUBRIC = [
    (
        "Rubric “tttmc”, 100 points, pass mark 50. Style remarks cost no points. A check that "
        "couldn't be judged earns none."
    ),
    "50 points: the four functions give the right answers",
    "20 points: constants, parameters and return values as required",
    "30 points: the games, compared with the reference solution's",
    "A mistake also limits the points of the whole file:",
    "a file that makes no legal move or forfeits most games: at most 45",
    "a file that ignores the scores when it chooses a square: at most 60",
    "a file whose trials don't change sides: at most 75",
    "a file that plays all trials on one board: at most 85",
    "a file that pairs squares with the wrong scores: at most 85",
    "a file that uses one list for all rows: at most 90",
    "a file that swaps or ignores the weights: at most 95",
    "a file whose trials have the wrong turn order: at most 97",
    "a file that starts its search for the highest score too high: at most 97",
    "a file with any other mistake: at most 98",
]
"""The manual's tables, in the words of a page."""
PAGE = [
    "x/a.py",
    "{points} 40 of 100 points | · Python 2 · {bad} ✗ below the pass mark of 50 |",
    "{notice} Line 4: uses gc.",
    "{notice} The file: imports b.py.",
    "{muted} Note, line 3: run_gui was called for PLAYERX.",
    "{muted} Note: two remarks.",
    "What to fix",
    "{card} {bad} ✗ get_best_move: the highest score; breaks ties |",
    "{muted} 5 of 30 points · costs strength",
    "{call} (the board .X./OX./O..) framed: expected, dashed: returned",
    "called | get_best_move(board, scores) on .X./OX./O..",
    "returned | (0, 0)",
    "expected | (1, 2) or (2, 1)",
    "{hint} takes the first: choose at random ([#L2] line 2)",
    "{card} {bad} ✗ mc_update_scores: a tie |",
    "{muted} 5 of 20 points · costs points only",
    "{call} (the board X./.O)",
    "called | f(0) on X./.O",
    "returned | the grid (1, 1)",
    "expected | <2>",
    "Not run",
    "f(x) fails: {muted} functions: g(x); functions: h(x) |",
    "Games",
    "{scroll} 25 trials per move",
    (
        "3×3, alternating sides | {number} won | {number} tied | {number} lost | {number} "
        "forfeited | compared |"
    ),
    (
        "{name} against Random | {number} 8 | {number} 1 | {number} 1 | {number} 1 | as strong "
        "as the reference solution |"
    ),
    "{name} the reference solution | {number} 9 | {number} 1 | {number} 0 | {number} | |",
    (
        "{name} against Monte Carlo (1,000 trials) | {number} 1 | {number} 3 | {number} 6 | "
        "{number} 0 | as strong as the reference solution |"
    ),
    "{name} the reference solution | {number} 0 | {number} 7 | {number} 3 | {number} | |",
    "fewer games",
    "Forfeits against Random: no move.",
    "A game against Random, lost as X",
    "{frames} {frame} (1. X (0, 0): X../.../...) 1. X (0, 0)",
    "{frame} (2. O (1, 1): X../.O./...) 2. O (1, 1)",
    "{frame} (3. X (0, 1): XX./.O./...) 3. X (0, 1)",
    "{frame} (4. O (0, 2): XXO/.O./...) 4. O (0, 2)",
    "{frame} (5. X (2, 2): XXO/.O./..X) 5. X (2, 2)",
    "{frame} (6. O (2, 0): XXO/.O./O.X) 6. O (2, 0)",
    "Passed",
    "{columns} {good} ✓ | functions: f(x) {muted} 20 |",
    "{good} ✓ | strength: games {muted} 10 |",
    "Source",
    "{muted} 2 style remarks, which cost no points.",
    "{source} {row} {no} 1 | one",
    "{note} Style: too short",
    "{row marked} {no} 2 | two",
    "{note bad} takes the first: choose at random",
    "{row} {no} 3 | three",
    "{note} Run_gui was called for PLAYERX",
    "{note} Style: too long",
    "{row} {no} 4 |",
    "{row} {no} 5 |",
    "How points are awarded",
]
CLASS = [
    "Grades of 4 files",
    "median 40 · mean 46.0 · from 0 to 98 · 1 of 3 reach the pass mark · {bad} 1 not graded",
    "Points",
    "Number of files by points",
    "(Number of files by points: 0: 1, 40: 1, 98: 1)",
    "Commonest mistakes",
    "{scroll} Mistake | {number} files | in |",
    "{name} SyntaxError: <x> | {number} 1 | [b.html] b.py |",
    "{name} strength: games | {number} 1 | [d.html] d.py |",
    "{name} takes the first | {number} 1 | [a.html] x/a.py |",
    "Files",
    "{scroll} {sortable} Games against Random and Monte Carlo: won / tied / lost",
    (
        "File | {number} points | Python | {number} Random | {number} Monte Carlo | {number} "
        "style | problems |"
    ),
    (
        "{name} [a.html] x/a.py | {number} 40 {bad} read it | 2 | {number} 8 / 1 / 1 | {number} "
        "1 / 3 / 6 | {number} 2 | takes the first |"
    ),
    (
        "{name} [b.html] b.py | {number} 0 | – | {number} – | {number} – | {number} 0 | "
        "SyntaxError: <x> |"
    ),
    (
        "{name} [c.html] c.py | {number} not graded | – | {number} – | {number} – | {number} 0 | "
        "no memory |"
    ),
    (
        "{name} [d.html] d.py | {number} 98 {bad} suspect | 3 | {number} – | {number} – | "
        "{number} 1 | strength: games |"
    ),
    "Look copied",
    (
        "Names, comments and layout are ignored. Two people can write the same: read both files "
        "before you judge."
    ),
    "{scroll} File | and | {number} alike |",
    "{name} b.py | d.py | {number} [alike.html] 76 % |",
    "How points are awarded",
]


def test_a_students_page() -> None:
    """It has the points, the mistakes with their calls, the games, what passed, and the source."""
    assert outline(student_page(ENTRY)) == [*PAGE, *RUBRIC]


def test_a_broken_files_page() -> None:
    """The error is at the top and at its line."""
    assert outline(student_page(BROKEN)) == [
        "b.py",
        "{points} 0 of 100 points | · {bad} ✗ below the pass mark of 30.5 |",
        "{notice} This file can't be run: SyntaxError: <x> (line 2).",
        "Source",
        "{source} {row} {no} 1 | 1",
        "{row marked} {no} 2 | 2",
        "{note bad} SyntaxError: <x>",
        "How points are awarded",
        *(line.replace("pass mark 50", "pass mark 30.5") for line in RUBRIC),
    ]


def test_a_page_without_games_or_source() -> None:
    """Suspect games and a limit of the points are stated; parts without content are left out."""
    assert outline(student_page(SUSPECT)) == [
        "d.py",
        "{points} 98 of 100 points | · Python 3 · {good} ✓ reaches the pass mark of 50 |",
        "{notice} Every function looks right, but the games are far too weak. Read the source.",
        "{muted} Points are limited to 98: a file with any other mistake.",
        "What to fix",
        "{card} {bad} ✗ strength: games |",
        "{muted} 0 of 1 point · costs strength",
        "{call} called | f()",
        "returned | 1",
        "expected | 2",
        "Passed",
        "{columns} {good} ✓ | mc_trial: one {muted} 99 |",
        "How points are awarded",
        *RUBRIC,
    ]
    assert outline(student_page(LEFT))[:3] == [
        "c.py",
        "{points} not graded |",
        "{notice} This file wasn't graded: no memory. The file is not to blame; grade it again.",
    ]


def test_a_failure_without_an_explanation() -> None:
    """Its line is linked and has its message once; of the squares returned the first is framed."""
    called, expected = "f(b) on X../.../..O", "(0, 1), (1, 0) or (1, 2)"
    check = Check("mc_move", Text("one"), 2)
    checks = [
        CheckResult(replace(check, title=Text(title)), CheckFailure(called, came, expected, line=1))
        for title, came in (("a", "(1, 1), (2, 0), (0, 1)"), ("b", "(0, 1)"), ("c", "(0, 1)"))
    ]
    page = student_page(Entry(GradingReport(Path("e.py"), checks=tuple(checks)), "e", source="x"))
    lines = outline(page)
    for title, parts in (("a", "framed: expected, dashed: returned"), ("b; c", "framed: expected")):
        card = lines.index(f"{{card}} {{bad}} ✗ mc_move: {title} |")
        assert lines[card + 2] == f"{{call}} (the board X../.../..O) {parts}"
        assert lines[card + 6] == "{hint} ([#L1] line 1)"
    assert re.findall(r'class="wrong" x="(\d+)" y="(\d+)"', page) == [("28", "28")]
    other = CheckResult(Check("mc_trial", Text("d"), 2), checks[1].failure)
    again = replace(ENTRY, report=GradingReport(Path("e.py"), checks=(*checks[1:], other)))
    cards = [line for line in outline(student_page(again)) if line.startswith("{card}")]
    assert cards == ["{card} {bad} ✗ mc_move: b; c |", "{card} {bad} ✗ mc_trial: d |"]
    assert [line for line in lines if line.startswith("{note")] == [
        f"{{note bad}} {called} gave {came}, expected {expected}"
        for came in ("(1, 1), (2, 0), (0, 1)", "(0, 1)")
    ]


def test_how_games_ended() -> None:
    """Won, tied, lost and forfeited games are told apart, and a game without moves is said so."""
    for winner, forfeit, end in (
        (Mark.O, False, "won"),
        (None, False, "a tie"),
        (Mark.X, False, "lost"),
        (Mark.X, True, "forfeited"),
    ):
        example = ExampleGame(Mark.O, (), winner, forfeit)
        match = MatchScore("random", 1, 0, 0, 0, (1, 0, 0), example=example)
        report = replace(LEFT.report, not_graded="", strength=Strength(20, (match,)))
        lines = outline(student_page(replace(LEFT, report=report)))
        assert f"A game against Random, {end} as O" in lines
        assert "No move was made." in lines


def test_the_classs_page() -> None:
    """It has the distribution, the commonest mistakes, every file, the pairs and all rubrics."""
    entries = [ENTRY, BROKEN, LEFT, SUSPECT]
    pages = ["a.html", "b.html", "c.html", "d.html"]
    found = outline(class_page(entries, pages, [(SimilarPair(1, 3, 0.755, ()), "alike.html")]))
    other = [line.replace("pass mark 50", "pass mark 30.5") for line in RUBRIC]
    assert found == [*CLASS, *RUBRIC, *other]


def test_a_class_of_one_or_none() -> None:
    """Without points there is no distribution, and without pairs no list of them."""
    lines = outline(class_page([LEFT], ["c.html"], []))
    assert lines[:3] == ["Grades of 1 file", "{bad} 1 not graded", "Files"]
    assert "Look copied" not in lines
    assert outline(class_page([], [], []))[0] == "Grades of 0 files"
    both = replace(SUSPECT, report=replace(SUSPECT.report, warnings=REPORT.warnings))
    page = class_page([both], ["d.html"], [])
    assert "{name} [d.html] d.py | {number} 98 {bad} suspect {bad} read it | 3 |" in "".join(
        outline(page)
    )


def test_common_mistakes_come_first_and_rare_ones_are_left_out() -> None:
    """The table has 15 rows: the commonest first, and equally common ones by name."""
    names = [f"m{number:02}" for number in range(17)]
    reports = [
        replace(
            LEFT.report, not_graded="", checks=tuple(CheckResult(ONE, failure(n)) for n in some)
        )
        for some in (names, ["m16"])
    ]
    entries = [
        replace(LEFT, report=report, label=label)
        for report, label in zip(reports, "ab", strict=True)
    ]
    lines = outline(class_page(entries, ["a.html", "b.html"], []))
    at = lines.index("Commonest mistakes")
    assert lines[at + 2] == "{name} m16 | {number} 2 | [a.html] a, [b.html] b |"
    assert [line.split()[1] for line in lines[at + 3 : at + 17]] == names[:14]
    assert lines[at + 17] == "Files"


def test_a_rubric_on_another_scale() -> None:
    """Parts and limits are in the rubric's own points, the lowest limit first."""
    rubric = Rubric(
        "a<b",
        40,
        12.5,
        {Part.FUNCTIONS: 1.0, Part.RULES: 3.0, Part.STRENGTH: 0.0},
        {Damage.SLIP: 50.0, Damage.NO_MOVE: 75.0, Damage.WEIGHTS: 2.5},
    )
    assert outline(f"<main>{rubric_text(rubric)}")[:7] == [
        RUBRIC[0].replace("tttmc", "a<b").replace("100", "40").replace("mark 50", "mark 12.5"),
        RUBRIC[1].replace("50", "10"),
        RUBRIC[2].replace("20", "30"),
        RUBRIC[3].replace("30", "0"),
        RUBRIC[4],
        "a file that swaps or ignores the weights: at most 1",
        "a file with any other mistake: at most 20",
    ]


def test_a_pairs_page() -> None:
    """Each passage has the same number on both sides, which leads to the other side."""
    passages = (Passage((1, 2), (2, 3)), Passage((2, 3), (1, 1)))
    other = replace(ENTRY, label="z.py", source="p\nq\nr\ns")
    assert outline(pair_page(SimilarPair(0, 1, 0.755, passages), [ENTRY, other])) == [
        "x/a.py and z.py",
        (
            "76 % of the smaller file is in the other one, in 2 marked passages. The number before "
            "a passage leads to the same passage on the other side. Names, comments, layout and "
            "the order of functions are ignored."
        ),
        "{pair} x/a.py",
        "{source} {row shared} {no} | [#Bpassage1] 1 1 | one",
        "{row shared} {no} 2 | [#Bpassage2] 2 2 | two",
        "{row shared} {no} 3 | three",
        "{row} {no} 4 |",
        "{row} {no} 5 |",
        "z.py",
        "{source} {row shared} {no} | [#Apassage2] 2 1 | p",
        "{row shared} {no} | [#Apassage1] 1 2 | q",
        "{row shared} {no} 3 | r",
        "{row} {no} 4 | s",
    ]
    page = pair_page(SimilarPair(1, 0, 1.0, passages[:1]), [ENTRY, other])
    assert outline(page)[0] == "z.py and x/a.py"
    assert "100 % of the smaller file is in the other one, in 1 marked passage. The" in page
    assert '<span id="Apassage1"></span>' in page
    assert '<div class="row shared" id="A1">' in page
    assert '<body class="wide">' in page
    assert "<title>Look copied: z.py and x/a.py</title>" in page
