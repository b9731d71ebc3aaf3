"""The rows of the lab's tables, and the hints beside its fields."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from tests.gui.lab.silent_driver import SAVED
from tttmc_app import engine
from tttmc_app.core import Mark
from tttmc_app.experiments.columns import Table, read_table
from tttmc_app.experiments.comparison import Comparison
from tttmc_app.experiments.limits import SideLimits
from tttmc_app.experiments.match import MatchPlan, match_report
from tttmc_app.experiments.saved_run import RUN_LIST, RunInfo, SavedRun, compare_runs
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.statistics import Histogram, Spread
from tttmc_app.experiments.sweep import SweepPlan, sweep_table
from tttmc_app.experiments.tournament import TournamentPlan, tournament_report
from tttmc_app.gui.lab import limits_page
from tttmc_app.gui.lab.results_page import name_measures, note_text
from tttmc_app.gui.lab.sweep_page import usual_values
from tttmc_app.players import PLAYER_KINDS, parse_spec


def score(wins: int, ties: int, losses: int, game: float = 0.02, move: float = 0.004) -> Score:
    """Return a score of X against O, in which O takes half as long as X for a move."""
    games = wins + ties + losses
    return Score(
        wins,
        losses,
        ties,
        seconds=Spread.of(games * [game]),
        x_times=Spread.of(games * [move]),
        o_times=Spread.of(games * [move / 2]),
        game_seconds=Histogram.of(games * [game]),
        x_pace=Histogram.of(games * [move]),
        o_pace=Histogram.of(games * [move / 2]),
    )


def texts(comparison: Comparison) -> list[list[str]]:
    """Return the headings and the rows of differences."""
    headings, rows = comparison.texts
    return [list(map(str, row)) for row in (headings, *rows)]


def row_of(info: RunInfo) -> list[str]:
    """Return a run's row in the list."""
    _, rows = read_table(RUN_LIST, [info])
    return list(map(str, rows[0]))


def written(table: Table) -> list[list[str]]:
    """Return a table's headings and its rows as text."""
    return [list(map(str, row)) for row in (table.headings, *table.rows)]


def test_a_sweep_against_itself() -> None:
    """A row has the value, the games, the shares of X, ties and O, and the two times."""
    plan = SweepPlan(parse_spec("mc"), "trials", (5, 2000), games_each=2000)
    uneven = replace(
        score(1200, 500, 300),
        game_seconds=Histogram.of([*30 * [0.01], *40 * [0.02], *30 * [0.08]]),
        x_pace=Histogram.of([*30 * [0.001], *40 * [0.003], *30 * [0.007]]),
        o_pace=Histogram.of([*30 * [0.001], *40 * [0.003], *30 * [0.007]]),
    )
    headings, rows = sweep_table(plan, plan.summary((uneven, Score())))
    played, none = (dict(zip(map(str, headings), map(str, row), strict=True)) for row in rows)
    columns = {
        "Trials per move": ("5", "2,000"),
        "Games": ("2,000", "0"),
        "X wins": ("60.0 % (57.8–62.1)", "–"),
        "Ties": ("25.0 % (23.2–26.9)", "–"),
        "O wins": ("15.0 % (13.5–16.6)", "–"),
        "Time per game": ("20 (10–80) ms", "–"),  # the median and the middle half
        "Time per move": ("3.0 (1.0–7.0) ms", "–"),
    }
    assert list(played) == list(columns)
    assert {name: (played[name], none[name]) for name in columns} == columns


def test_a_sweep_against_another() -> None:
    """Against an opponent, the player's own wins, losses and times count, whatever its side."""
    plan = SweepPlan(parse_spec("mc"), "other", (0.5,), parse_spec("random"), Mark.O, games_each=10)
    headings, rows = sweep_table(plan, plan.summary((score(1, 2, 7, move=0.004),)))
    row = dict(zip(map(str, headings), map(str, rows[0]), strict=True))
    shares = [row[name].partition(" %")[0] for name in ("Games", "Won", "Ties", "Lost")]
    assert shares == ["10", "70", "20", "10"]
    assert (str(rows[0][0]), row["Time per move"][:3]) == ("0.5", "2.0")


def test_the_rows_of_a_match() -> None:
    """A's wins, ties and losses have their number, their share and its interval."""
    plan = MatchPlan(parse_spec("mc"), parse_spec("random"), 2000, both=False)
    headers, *rows = written(match_report(plan, plan.summary((score(1500, 400, 100),))).tables[0])
    assert headers == ["", "Games", "Share", "95 % interval"]
    assert rows == [
        ["A wins", "1,500", "75.0 %", "73.1–76.8 %"],
        ["Ties", "400", "20.0 %", "18.3–21.8 %"],
        ["A loses", "100", "5.0 %", "4.1–6.0 %"],
    ]
    _, *none = written(match_report(plan, plan.summary((Score(),))).tables[0])
    assert [row[1:] for row in none] == 3 * [["0", "0 %", "0–100 %"]]


def test_the_standings_of_a_finished_tournament() -> None:
    """The best player comes first; its row has its rating, points, games and times."""
    specs = tuple(map(parse_spec, ("random", "perfect", "mc:trials=50")))
    plan = TournamentPlan(specs, 10)
    wins = {"perfect": 4, "mc": 2, "random": 0}  # against any other
    scores: list[Score] = []
    for pairing in plan.pairings:
        x, o = wins[pairing.x.kind.name], wins[pairing.o.kind.name]
        scores.append(score(x, 5 - x, 0) if x > o else score(0, 5 - o, o))
    summary = plan.summary(tuple(scores))
    standings, cross = tournament_report(plan, summary).tables
    headers, *rows = written(standings)
    assert headers == [
        "Player",
        "Rating",
        "95 % interval",
        "Points",
        "Games",
        "Won",
        "Tied",
        "Lost",
        "Time per move",
    ]
    assert [" | ".join(row) for row in rows] == [
        "Perfect | +218 | +113 to +347 | 18.0 | 20 | 16 | 4 | 0 (0–16 %) | 2.0 ms",
        "Monte Carlo 50 | −56 | −136 to +16 | 8.0 | 20 | 4 | 8 | 8 (22–61 %) | 2.0 ms",
        "Random | −161 | −264 to −76 | 4.0 | 20 | 0 | 8 | 12 (39–78 %) | 2.0 ms",
    ]
    heads, *cells = written(cross)
    assert (heads, cross.tips) == (["", "1", "2", "3"], {})
    assert [row[0] for row in cells] == ["1  Perfect", "2  Monte Carlo 50", "3  Random"]
    assert [row[1:] for row in cells] == [
        ["·", "8 – 2 – 0", "8 – 2 – 0"],
        ["0 – 2 – 8", "·", "4 – 6 – 0"],
        ["0 – 2 – 8", "0 – 6 – 4", "·"],
    ]


def test_the_list_of_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run's row has its number, name, kind, local date, progress and duration."""
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    import time

    time.tzset()
    try:
        row = row_of(SAVED)
        assert row == [
            "12",
            "My run",
            "Sweep",
            "2026-05-05 08:30",
            "1,500 of 2,000 games",
            "70 s",
        ]
        assert row_of(replace(SAVED, seconds=0.0))[5] == ""
        other = replace(SAVED, settings={}, kind="dance", done=3)
        assert row_of(other)[2:5] == ["dance", "2026-05-05 08:30", "can't be read"]
        damaged = replace(SAVED, damage="cut", created=datetime.fromtimestamp(0, UTC))
        assert row_of(damaged)[3:5] == ["", "can't be read"]
    finally:
        monkeypatch.undo()
        time.tzset()


def test_the_note_on_chosen_runs() -> None:
    """One run has its details, two their names, and more a hint."""
    second = replace(SAVED, number=9, name="Another")
    assert note_text(()) == ""
    assert note_text((SAVED,)) == f"Seed 3 · 4 processes · tttmc 0.1 · {engine.STREAM} · 8 × CPU"
    assert note_text((SAVED, second)) == "Run 12, “My run”, and run 9, “Another”"
    assert note_text((SAVED, second, SAVED)) == ("3 runs selected. Select two to compare them.")


def saved(plan: Any, *scores: Score, number: int = 12) -> SavedRun[Any, Any]:
    """Return a saved run with these scores."""
    info = replace(SAVED, number=number, settings=plan.settings(), kind=plan.kind)
    return SavedRun(info, plan, plan.summary(scores))


def test_the_differences_of_two_runs() -> None:
    """Each difference has its value or player, its measure, both numbers and its interval."""
    plan = SweepPlan(parse_spec("mc"), "trials", (5,), games_each=100)
    one = saved(plan, score(60, 30, 10))
    two = saved(replace(plan, seed=4), score(40, 40, 20), number=9)
    headers, *rows = texts(compare_runs(one, two))
    assert headers == ["Value", "Measure", "Run 12", "Run 9", "Difference", "95 %"]
    assert rows == [
        ["5", "X wins", "60 %", "40 %", "−20.0", "−32.8 to −6.1"],
        ["5", "ties", "30 %", "40 %", "+10.0", "−3.2 to +22.7"],
        ["5", "O wins", "10 %", "20 %", "+10.0", "+0.0 to +19.9"],
    ]
    cup = TournamentPlan(tuple(map(parse_spec, ("mc:trials=5", "random"))), 10)
    first = saved(cup, score(5, 0, 0), score(1, 2, 2))
    then = saved(replace(cup, seed=4), score(3, 0, 2), score(1, 2, 2), number=9)
    headers, *rows = texts(compare_runs(first, then))
    assert headers == ["Player", "Measure", "Run 12", "Run 9", "Difference", "95 %"]
    assert rows == [
        ["Monte Carlo 5", "rating", "106", "32", "−74", "−206 to +57"],
        ["Random", "rating", "−106", "−32", "+74", "−57 to +206"],
    ]


@pytest.mark.parametrize(
    ("by_player", "names"),
    [
        ((), ["by ties", "by X wins", "by O wins"]),
        ((False, False), ["by ties", "by X wins", "by O wins"]),
        ((None, False), ["by ties", "by X wins", "by O wins"]),
        ((True, True), ["by ties", "by wins", "by losses"]),
        ((True, False), ["by ties", "by wins", "by losses"]),
        ((None, True), ["by ties", "by wins", "by losses"]),
    ],
)
def test_measures_suit_what_is_compared(
    qtbot: QtBot, by_player: tuple[bool | None, ...], names: list[str]
) -> None:
    """If either run counts a player's own wins, the measures are called so; the choice stays."""
    chooser = QComboBox()
    qtbot.addWidget(chooser)
    name_measures(chooser, ())
    assert chooser.count() == 3
    chooser.setCurrentIndex(1)
    runs: list[Any] = [
        SimpleNamespace(summary=SimpleNamespace(**({} if own is None else {"by_player": own})))
        for own in by_player
    ]
    name_measures(chooser, runs)
    assert [chooser.itemText(at) for at in range(chooser.count())] == names
    assert [chooser.itemData(at) for at in range(3)] == ["ties", "X wins", "O wins"]
    assert chooser.currentIndex() == 1


def test_values_to_begin_with() -> None:
    """Each parameter that can be swept begins with values that it can take, or all of them."""
    found = {
        f"{kind.name}.{parameter.name}": usual_values(parameter)
        for kind in PLAYER_KINDS
        for parameter in kind.parameters
    }
    assert {
        "mc.trials": "5, 10, 50, 100, 500, 1000, 5000",
        "mc.other": "0, 0.5, 1, 2, 4",
        "mc.exact": "0, 1",
        "course.file": "",
        "course.trials": "1, 2, 5, 10",
        "forward.equal": "random, first",
    }.items() <= found.items()


def test_the_titles_of_mistakes() -> None:
    """A list's title has the side, whose games they are, and how many of them are listed."""
    title = cast("Any", limits_page)._list_title
    side: SideLimits = cast("Any", Side())
    assert title(side, 1200, reached=True) == "As O, own games (1,200)"
    assert title(side, 7, reached=False) == "As O, other games (7)"
    assert title(side, 50, reached=True) == "As O, own games (the first 50 of 1,200)"
    assert title(side, 5, reached=False) == "As O, other games (the first 5 of 7)"


class Side:
    """The numbers of a side's mistakes."""

    side, reached, elsewhere = Mark.O, 1200, 7


class _Counted(QTranslator):
    """A translator for numbers of processes."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Return a marked text for a number of processes, and others as they are."""
        return "<%n>" if source == "%n process(es)" else source


def test_the_note_on_a_run_is_in_the_window_s_language(qapp: QApplication) -> None:
    """What played a run is saved in English and translated for the note."""
    translator = _Counted()
    qapp.installTranslator(translator)
    try:
        assert note_text((SAVED,)).startswith("Seed 3 · <4> · ")
    finally:
        qapp.removeTranslator(translator)
