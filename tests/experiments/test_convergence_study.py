"""Studies of convergence: their settings, what is kept of them, and their charts and tables."""

from __future__ import annotations

import json
from dataclasses import replace
from math import inf

import pytest

from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.engine import Verdict
from tttmc_app.experiments.convergence import MAX_RUNS, Convergence, ConvergencePoint, converge
from tttmc_app.experiments.convergence_study import CONVERGENCE_CHARTS, ConvergenceStudy
from tttmc_app.experiments.statistics import wilson_interval
from tttmc_app.players import parse_spec

STUDY = ConvergenceStudy(
    Position.parse("XO./.X./..O", Rules(reverse=True)), parse_spec("mc:other=3"), (50, 5), 40, 7
)
VALUES = (None, None, 0.5, -0.25, None, 0.75, 1.0, 0.0, None)
ERRORS = (None, None, 0.1, 0.2, None, 0.3, 0.4, 0.5, None)
ENDLESS = (None, None, inf, inf, None, inf, inf, inf, None)
RESULTS = dict(
    zip(
        ((0, 2), (1, 0), (1, 2), (2, 0), (2, 1)),
        (Verdict.DRAW, Verdict.WIN, Verdict.LOSS, Verdict.UNKNOWN, Verdict.WIN),
        strict=True,
    )
)
FOUND = Convergence(
    STUDY.position,
    STUDY.player,
    7,
    40,
    share=1.0,
    results=RESULTS,
    exact=(None, None, 0.25, -0.5, None, 0.75, 0.9, 0.1, None),
    exact_losing=0.5,
    note="A note.",
    points=(
        ConvergencePoint(5, VALUES, ENDLESS, runs=40, losing=3, worse=7, unproven=11),
        ConvergencePoint(50, tuple(v and 2 * v for v in VALUES), ERRORS, 20, 2, 4, 6),
    ),
)
"""Invented results in which no two counts are alike."""


def grid(values: tuple[object, ...]) -> list[list[object]]:
    """Return the squares' values row by row."""
    return [list(values[start : start + 3]) for start in (0, 3, 6)]


def test_json_has_everything_and_is_read_back() -> None:
    """Each value has its place in the JSON; infinite errors are null there, and infinite again."""
    document = json.loads(json.dumps(FOUND.as_json()))
    rows = document.pop("rows")
    assert document == {
        "board": "XO./.X./..O",
        "to_move": "X",
        "player": STUDY.player.text,
        "seed": 7,
        "results": [[None, None, "draw"], ["win", None, "loss"], ["unknown", "win", None]],
        "exact": grid(FOUND.exact or ()),
        "exact_losing_chance": 0.5,
        "note": "A note.",
    }  # fmt: skip
    expected: list[dict[str, object]] = []
    for point, errors in zip(FOUND.points, ((None,) * 9, ERRORS), strict=True):
        losing = wilson_interval(point.losing, point.runs)
        worse = wilson_interval(point.worse, point.runs)
        expected.append(
            {
                "scores": grid(point.values),
                "standard_errors": grid(errors),
                "trials": point.trials,
                "runs": point.runs,
                "losing": point.losing,
                "losing_chance": point.losing / point.runs,
                "losing_interval": [losing.low, losing.high],
                "worse": point.worse,
                "worse_interval": [worse.low, worse.high],
                "unproven": point.unproven,
            }
        )
    assert rows == expected
    for found in (FOUND, replace(FOUND, exact=None, exact_losing=None)):
        assert STUDY.read(json.loads(json.dumps(found.as_json()))) == found


def test_the_table_has_every_square() -> None:
    """A row has the counts with their intervals, and each empty square's score and error."""
    losing, worse = wilson_interval(2, 20), wilson_interval(4, 20)
    first, second = FOUND.table()
    assert second == {
        "trials": 50,
        "runs": 20,
        "losing": 2,
        "losing_low": losing.low,
        "losing_high": losing.high,
        "worse": 4,
        "worse_low": worse.low,
        "worse_high": worse.high,
        "unproven": 6,
        "score_c1": 1.0,
        "error_c1": 0.1,
        "score_a2": -0.5,
        "error_a2": 0.2,
        "score_c2": 1.5,
        "error_c2": 0.3,
        "score_a3": 2.0,
        "error_a3": 0.4,
        "score_b3": 0.0,
        "error_b3": 0.5,
    }
    assert list(first) == list(second)
    assert [first[f"error_{name}"] for name in ("c1", "a2", "c2", "a3", "b3")] == [inf] * 5
    assert FOUND.done == 60


@pytest.mark.parametrize(
    "change",
    [
        {"position": Position.parse("XO./.X./..O")},
        {"position": Position.parse("XO./.X./..O", Rules(reverse=True), "O")},
        {"player": parse_spec("mc:other=4")},
        {"player": parse_spec("forward")},
        {"trials": (50, 6)},
        {"runs": 41},
        {"seed": 8},
    ],
    ids=" ".join,
)
def test_every_setting_makes_another_study(change: dict[str, object]) -> None:
    """Each setting is in the key, the settings and the command, and is read back."""
    other = replace(STUDY, **change)  # type: ignore[arg-type]  # each of its own type
    assert other.key != STUDY.key
    assert other.words() != STUDY.words()
    assert ConvergenceStudy.from_settings(other.settings()) == other
    assert other.rules == other.position.rules


def test_the_command_and_the_title_name_everything() -> None:
    """The words repeat the run; repeated numbers of trials count once."""
    assert STUDY.words() == [
        *("converge", "XO./.X./..O", "--to-move", "x", "--player", STUDY.player.text),
        *("--trials", "50,5", "--runs", "40", *STUDY.rules.words(), "--seed", "7"),
    ]
    assert "--reverse" in STUDY.words()
    title = "Convergence of Monte Carlo (Score weight: 1 / 3) on XO./.X./..O, 3×3, reverse"
    assert str(STUDY.title) == title
    assert (STUDY.target, replace(STUDY, trials=(5, 50, 5)).target) == (80, 80)


@pytest.mark.parametrize(("runs", "fits"), [(1, True), (MAX_RUNS, True), (MAX_RUNS + 1, False)])
def test_the_number_of_runs_is_limited(runs: int, fits: bool) -> None:
    """From one run to a hundred thousand are accepted."""
    if fits:
        assert replace(STUDY, runs=runs).runs == runs
        return
    with pytest.raises(TttmcError, match="must be from 1 to 100000, not 100001"):
        replace(STUDY, runs=runs)


def test_each_run_has_a_seed_of_its_own() -> None:
    """Runs with the same trials differ, and so do those with other numbers of trials."""
    start, player = Position.start(Rules()), parse_spec("mc")
    *_, last = converge(start, player, [1, 2], 1, 60)
    for point in last.points:
        assert point.runs == 60
        assert point.unproven == 0
    *_, other = converge(start, player, [2], 1, 60)
    assert other.points[0] == last.points[1]  # whatever other numbers there are


def test_exact_rates_of_forward_sampling_know_the_end() -> None:
    """Before the last square, a tie is good or not, and the limit takes it into account."""
    board = Position.parse("XOX/XOO/OX.")  # X's last move ties
    for spec, rate in (("forward", 1.0), ("forward:tie=0", 0.0)):
        *_, found = converge(board, parse_spec(spec), [5], 1, 1)
        assert found.exact == (*(None,) * 8, rate)
    won = Position.parse("XX./OO./...")
    *_, found = converge(won, parse_spec("forward:tie=0"), [5], 1, 1)
    assert found.exact is not None
    assert found.exact[2] == 1.0
    assert found.exact[8] is not None
    assert 0 < found.exact[8] < 1


def test_the_limit_of_who_takes_the_first_square() -> None:
    """Of equal squares, the first is chosen always, or each in as many cases as the others."""
    board = Position.parse("OX./.X./...", Rules(), "O")
    spec = "mc:current=1,other=1"
    *_, found = converge(board, parse_spec(spec), [5], 1, 1)
    assert found.exact_losing == 0.5
    some = Position.parse("..X/X../..O", Rules(), "O")
    for equal, losing in (("random", 0.5), ("first", 1.0)):
        *_, found = converge(some, parse_spec(f"forward:equal={equal}"), [5], 1, 1)
        assert found.exact_losing == losing
    mirrored = Position.parse(".../.OX/X..", Rules(), "O")  # equal but for rounding
    *_, found = converge(mirrored, parse_spec("mc:current=1,other=2"), [5], 1, 1)
    assert found.exact_losing == 0.5


# Charts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "title", "names", "note"),
    [
        (
            ".../.../...",
            ".../.../..., X to move",
            {"a1", "b1", "b2"},
            "3 of the 9 empty squares: one from each group of symmetric squares.",
        ),
        (
            "XO./.../...",
            "XO./.../..., X to move",
            {"a3", "b2", "b3", "c1"},
            "4 of the 7 empty squares: the 3 best and the worst.",
        ),
        (
            "X../.O./...",
            "X../.O./..., X to move",
            {"b1", "c1", "c2", "c3"},
            "4 of the 7 empty squares: one from each group of symmetric squares.",
        ),
        (
            "X../.../...",
            "X../.../..., O to move",
            {"b2", "c1", "c2", "c3"},
            (
                "4 of the 8 empty squares: the 3 best and the worst, one from each group of "
                "symmetric squares."
            ),
        ),
        ("XOX/XOO/OX.", "XOX/XOO/OX., X to move", {"c3"}, ""),
        ("XOX/OOX/X..", "XOX/OOX/X.., O to move", {"b3", "c3"}, ""),
    ],
)
def test_a_chart_shows_the_best_squares_and_the_worst(
    board: str, title: str, names: set[str], note: str
) -> None:
    """At most four squares have a curve, one of each group of equal ones; a note says which."""
    position = Position.parse(board)
    study = ConvergenceStudy(position, parse_spec("mc"), (10,), 1)
    *_, found = study.find()
    chart = CONVERGENCE_CHARTS[0].draw(study, found)
    assert str(chart.title) == f"Scores of Monte Carlo, {title}"
    assert {str(curve.name) for curve in chart.curves} == names
    lines = "One run only. Bands: one standard error. Thin lines: exact values."
    assert str(chart.caption) == f"{lines} {note}".strip()
    assert [str(text) for text in (chart.x.label, chart.y.label)] == ["trials", "score per trial"]
    assert found.exact is not None
    shown = [found.exact[position.rules.index((int(n[1]) - 1, "abc".index(n[0])))] for n in names]
    known = [value for value in found.exact if value is not None]
    if "worst" in note:
        assert {max(known), min(known)} <= set(shown)


def test_a_large_board_is_not_spelt_out() -> None:
    """The title of a chart has the board's size if its rows would be too long."""
    for size, board in ((4, "..../..../..../...."), (5, "5×5")):
        study = ConvergenceStudy(Position.start(Rules(size)), parse_spec("mc"), (10,), 1)
        found = Convergence(study.position, study.player, 0, 1)
        title = CONVERGENCE_CHARTS[0].draw(study, found).title
        assert str(title) == f"Scores of Monte Carlo, {board}, X to move"


def test_forward_sampling_has_words_of_its_own() -> None:
    """Its trials are samples per square, and its values shares of games won."""
    study = ConvergenceStudy(Position.parse("XO./.../..."), parse_spec("forward"), (5, 2000), 3)
    *_, found = study.find()
    scores, losing = (chart.draw(study, found) for chart in CONVERGENCE_CHARTS)
    labels = [str(text) for text in (scores.x.label, scores.y.label, losing.x.label)]
    assert labels == ["samples per square", "share of games won", "samples per square"]
    assert str(scores.spots[0].words).startswith("b2 at 5 samples per square: ")
    assert str(losing.spots[1].words).startswith("2,000 samples per square: ")
    assert losing.curves[0].xs == (5.0, 2000.0)


def test_what_is_not_known_yet_is_not_drawn() -> None:
    """Points without scores have no place in the charts, nor those without runs among chances."""
    known, none = FOUND.points[0], (None,) * 9
    waiting = replace(FOUND, points=(known, replace(FOUND.points[1], runs=0)))
    scores, losing = (chart.draw(STUDY, waiting) for chart in CONVERGENCE_CHARTS)
    assert scores.curves[0].xs == (5.0, 50.0)
    assert losing.curves[0].xs == (5.0,)
    assert losing.rules[0].value == 50
    begun = replace(FOUND, points=(known, ConvergencePoint(50, none, none)))
    scores, losing = (chart.draw(STUDY, begun) for chart in CONVERGENCE_CHARTS)
    assert scores.curves[0].xs == losing.curves[0].xs == (5.0,)
    empty = replace(FOUND, points=())
    assert all(chart.draw(STUDY, empty).is_empty for chart in CONVERGENCE_CHARTS)
