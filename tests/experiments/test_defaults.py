"""What is left out when runs, their games and their charts are made."""

from __future__ import annotations

from pathlib import Path

from tests.defaults import defaults_of
from tttmc_app import __version__, engine
from tttmc_app.core import Mark, Position, Rules, Text
from tttmc_app.experiments.benchmark import CASES, Case, benchmark
from tttmc_app.experiments.chart import (
    Axis,
    Bar,
    Chart,
    Curve,
    Dash,
    Dot,
    Hatch,
    Ink,
    Key,
    Rule,
    Whisker,
    ticks,
)
from tttmc_app.experiments.cluster import DaskExecutor
from tttmc_app.experiments.comparison import Comparison, Difference, share_differences
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.convergence import Convergence, ConvergencePoint, converge
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.executors import BlockResult, ThreadExecutor, attempt
from tttmc_app.experiments.games import Block, Engine, Pairing, PlayedGame, machine_of, play_block
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limit_table import PositionTable
from tttmc_app.experiments.limits import Limits
from tttmc_app.experiments.match import MatchPlan, MatchSummary
from tttmc_app.experiments.processes import ProcessExecutor
from tttmc_app.experiments.ratings import ratings
from tttmc_app.experiments.running import Progress, run
from tttmc_app.experiments.saved_run import RunInfo, SavedRun
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.statistics import (
    Histogram,
    Spread,
    coverage,
    difference_interval,
    mean_coverage,
    wilson_interval,
)
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan, SweepSummary
from tttmc_app.experiments.sweep_charts import results_chart
from tttmc_app.experiments.tournament import RatingRow, TournamentPlan
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.players import parse_spec
from tttmc_app.players.mistakes import Blame

RANDOM, MC = parse_spec("random"), parse_spec("mc")


def test_every_default_of_a_run() -> None:
    """A hundred games of 3×3 with the seed 0; the player is X, A of a match has both sides."""
    plain, counts = Rules(3, 3), (5, 10, 50, 100, 500, 1000, 5000)
    assert SweepPlan() == SweepPlan(MC, "trials", counts, None, Mark.X, 100, plain, 0)
    assert MatchPlan(MC, RANDOM) == MatchPlan(
        MC, RANDOM, 100, plain, 0, both=True, opening=0, sprt=None, control=False
    )
    assert TournamentPlan((MC, RANDOM)) == TournamentPlan(
        (MC, RANDOM), 100, plain, 0, opening=0, ends_proven=False
    )
    book = Path("book")
    assert Training(book, 9) == Training(
        book, 9, plain, 0, RANDOM, Mark.X, Blame.LAST, symmetry=False
    )
    start = Position.start(plain)
    assert ConvergenceStudy(start, MC, (5,)) == ConvergenceStudy(start, MC, (5,), 200, 0)
    assert LimitsStudy(MC, plain).seed == 0


def test_every_default_of_games() -> None:
    """Games have this program's engine, no openings and all that a player isn't said to know."""
    assert Engine() == Engine(__version__, engine.STREAM)
    assert Pairing(MC, RANDOM, 9, 7) == Pairing(MC, RANDOM, 9, 7, 0, Conduct())
    assert Block(0, "mc", "random", Rules(), 7, (0,)) == Block(
        0, "mc", "random", Rules(), 7, (0,), 0, ("", ""), Engine(), Conduct()
    )
    assert (Score().seconds, Score().x_times, Score().o_times) == (Spread(),) * 3
    assert (Score().game_seconds, Score().x_pace, Score().o_pace) == (Histogram({}),) * 3
    assert (Score().games, Score().pairs, Score().controlled) == (0, (0,) * 5, Spread())
    for function in (attempt, play_block):
        found = defaults_of(function)[function.__name__]
        assert (found["seconds"], found["make"]) == (0.5, machine_of)
        stopped = found["stopped"]
        assert callable(stopped)
        assert stopped() is False
    assert defaults_of(Case, Conduct, PlayedGame, BlockResult, Spread, SweepPlan.blocks) == {
        "Case": {"plies": 0},
        "Conduct": {"opening": 0, "opening_seed": 0, "ends_proven": False},
        "PlayedGame": {"seconds": 0.0, "x_times": Spread(), "o_times": Spread(), "reason": ""},
        "BlockResult": {"error": "", "lost_worker": ""},
        "Spread": {"number": 0, "total": 0.0, "squares": 0.0},
        "Plan.blocks": {"done": (), "knowledge": (), "engine": None},
    }


def test_every_default_of_what_plays() -> None:
    """Workers aren't nicer than the program, and a run is new unless another is resumed."""
    found = defaults_of(DaskExecutor, ThreadExecutor, ProcessExecutor, Store, Store.runs, run)
    assert found == {
        "DaskExecutor": {"patience": 10.0},
        "ThreadExecutor": {"make": machine_of},
        "ProcessExecutor": {"niceness": 0},
        "Store": {"path": None},
        "Store.runs": {"deleted": False},
        "run": {"resume": None, "finishing": None, "on_end": None},
    }
    assert defaults_of(benchmark, converge, PositionTable, ratings) == {
        "benchmark": {"cases": CASES, "seed": 0, "rounds": 5, "seconds": 0.1, "only": ()},
        "converge": {"runs": 200},
        "PositionTable": {"symmetric": True},
        "ratings": {"virtual_draws": 1.0},
    }


def test_every_default_of_results() -> None:
    """Intervals have a confidence of 95 %, and what isn't known is 0 or nothing."""
    intervals = wilson_interval, difference_interval, coverage, mean_coverage
    assert defaults_of(*intervals) == {each.__name__: {"confidence": 0.95} for each in intervals}
    found = defaults_of(
        Difference,
        Comparison,
        share_differences,
        ConvergencePoint,
        Limits,
        MatchSummary,
        SweepSummary,
        TrainingScore,
        SweepPlan.summary,
        MatchPlan.summary,
        TournamentPlan.summary,
        Progress,
        RunInfo,
        SavedRun,
    )
    assert found == {
        "Difference": {"label": ""},
        "Comparison": {"same_games": False},
        "share_differences": {"by_player": False},
        "ConvergencePoint": {"runs": 0, "losing": 0, "worse": 0, "unproven": 0},
        "Limits": {"position_count": 0, "opening": None, "as_x": None, "as_o": None},
        "MatchSummary": {"control": False, "unpaired": 0},
        "SweepSummary": {"by_player": False},
        "TrainingScore": {
            "games": 0,
            "losses": 0,
            "mistakes": 0,
            "losses_per_block": (),
            "seconds": 0.0,
            "block": 1,
        },
        **{f"{kind}Plan.summary": {"uncounted": 0} for kind in ("Sweep", "Match", "Tournament")},
        "Progress": {"note": ""},
        "RunInfo": {"damage": ""},
        "SavedRun": {"damaged_games": 0},
    }
    empty = Convergence(Position.start(Rules()), MC, 0, 1)
    assert (empty.share, empty.results, empty.exact, empty.exact_losing) == (0.0, {}, None, None)
    assert (empty.note, empty.points) == ("", ())


def test_every_default_of_a_chart() -> None:
    """Axes are linear and free, curves solid and joined, and an empty chart says so."""
    assert defaults_of(Axis, Bar, Whisker, Curve, Rule, Key, Chart, ticks) == {
        "Axis": {
            "is_log": False,
            "names": (),
            "low": None,
            "high": None,
            "unit": "",
            "is_whole": False,
            "is_time": False,
        },
        "Bar": {"hatch": Hatch.NONE, "width": 0.66, "text": ""},
        "Whisker": {"is_horizontal": False, "ink": Ink.TEXT},
        "Curve": {
            "ink": Ink.ACCENT,
            "dash": Dash.SOLID,
            "dot": Dot.ROUND,
            "lows": (),
            "highs": (),
            "joined": True,
        },
        "Rule": {"ink": Ink.TEXT},
        "Key": {"hatch": None, "dash": Dash.SOLID, "dot": Dot.NONE},
        "Chart": {
            "bars": (),
            "whiskers": (),
            "curves": (),
            "rules": (),
            "spots": (),
            "keys": (),
            "caption": "",
            "empty": Text("Nothing to show yet."),
        },
        "ticks": {"most": 6},
    }
    assert defaults_of(RatingRow, results_chart) == {
        "RatingRow": {"is_known": True},
        "results_chart": {"by_player": False},
    }
