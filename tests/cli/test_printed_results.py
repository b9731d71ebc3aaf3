"""What commands print of invented results: whole texts, against figures worked out by hand."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from tests.experiments import test_convergence_study as convergence
from tests.experiments import test_match as matches
from tests.experiments import test_sweep as sweeps
from tests.experiments import test_tournament as tournaments
from tests.experiments.invented import ended
from tests.experiments.test_report import INFO
from tttmc_app.cli import converge, limits, main, match, sweep, tournament, train
from tttmc_app.cli.lab import played_text
from tttmc_app.cli.output import ProgressBar
from tttmc_app.core import Mark, Rules
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limits import SideLimits
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.players import parse_spec

Lines = pytest.CaptureFixture[str]


def printed(capsys: Lines) -> list[str]:
    """Return the printed lines."""
    return capsys.readouterr().out.splitlines()


def words(lines: list[str]) -> list[str]:
    """Return lines with single spaces between their words."""
    return [" ".join(line.split()) for line in lines]


def test_a_sweep_is_a_table(capsys: Lines) -> None:
    """Each value has its games, shares with intervals, and times; forfeits and a key follow."""
    sweep.print_results(sweeps.PLAN, sweeps.summary_of(sweeps.PLAN), 1.0)
    assert printed(capsys) == [
        "mc:current=1,other=3 against random, its side: both",
        "trials  games          wins         ties       losses        per game         per move",
        "5          13  62 % (36–82)  15 % (4–42)  23 % (8–50)  7.0 (4.0–10) s  1.0 (0.5–1.0) s",
        "2000        0             -            -            -               -                -",
        "Trials per move 5: Monte Carlo (Score weight: 1 / 3) forfeited 1 game: slept",
        "Trials per move 5: Random forfeited 2 games, the first: cheated",
        "Shares: with Wilson's 95 % interval. Elapsed times: median, with the middle half.",
    ]


@pytest.mark.parametrize(
    ("change", "head", "columns"),
    [
        ({"against": None}, "mc:current=1,other=3 against itself", "X wins ties O wins"),
        (
            {"side": Mark.X},
            "mc:current=1,other=3 against random, its side: x",
            "X wins ties O wins",
        ),
        (
            {"side": Mark.O},
            "mc:current=1,other=3 against random, its side: o",
            "wins ties losses",
        ),
        (
            {"parameter": "other", "values": (0.5, 2.0)},
            "mc:trials=1000,current=1 against random, its side: both",
            "wins ties losses",
        ),
    ],
)
def test_a_sweep_names_players_and_sides(
    change: dict[str, object], head: str, columns: str, capsys: Lines
) -> None:
    """The player is written without what varies; wins are the sides' or the player's."""
    plan = replace(sweeps.PLAN, **change)  # type: ignore[arg-type]  # each of its own type
    sweep.print_results(plan, plan.summary(plan.scores([])), 1.0)
    first, second, row, *_ = printed(capsys)
    assert first == head
    assert second.split() == [
        plan.parameter,
        "games",
        *columns.split(),
        *["per", "game", "per", "move"],
    ]
    assert row.split()[0] == str(plan.values[0])


def test_a_tournament_is_a_table_and_a_cross_table(capsys: Lines) -> None:
    """Players are listed by rating with points and times; results of pairs follow."""
    tournament.print_results(tournaments.PLAN, tournaments.summary_of(), 1.0)
    assert printed(capsys) == [
        "   player                         rating          95 %  points  won  tied  lost   ms/move",
        "1  mc:trials=9,current=1,other=2    +105   -41 to +251     7.5    7     1     2  1,500.73",
        "2  tree:simulations=1000              +0  -137 to +137       5    4     2     4  4,039.36",
        "3  random                           -105   -251 to +41     2.5    1     3     6  1,500.73",
        "Tree search 1,000 forfeited 1 game: tired",
        "Random forfeited 2 games, the first: early",
        "",
        "won-tied-lost by the row's player against the column's",
        "       1      2      3",
        "1      .  4-0-1  3-1-1",
        "2  1-0-4      .  3-2-0",
        "3  1-1-3  0-2-3      .",
    ]


@pytest.mark.parametrize("players", [12, 13])
def test_a_wide_cross_table_is_left_out(players: int, capsys: Lines) -> None:
    """Up to twelve players have a cross table."""
    specs = tuple(parse_spec(f"mc:trials={trials}") for trials in range(1, players + 1))
    plan = TournamentPlan(specs, 2)
    tournament.print_results(plan, plan.summary(plan.scores([])), 1.0)
    assert any("won-tied-lost" in line for line in printed(capsys)) == (players == 12)


def test_a_match_is_a_table_and_sentences(capsys: Lines) -> None:
    """Players, games, sides, shares, sentences and forfeits are printed."""
    match.print_results(matches.PLAN, matches.summary_of(), 1.0)
    assert printed(capsys) == [
        "A mc:trials=60,current=1,other=2  against  B random",
        "12 games, A plays both sides equally often, 6 s per game",
        "         games  share     95 %",
        "A wins       6   50 %  25–75 %",
        "Ties         2   17 %   5–45 %",
        "A loses      4   33 %  14–61 %",
        "Score 58 % (29–88), Elo difference +58.5 ± 251.4.",
        "A is the stronger with a probability of 71 %.",
        "Pairs of games in which A took 0, ½, 1, 1½ and 2 points: 1, 1, 1, 1, 2.",
        "1 finished game left out: only complete pairs count.",
        "Monte Carlo 60 forfeited 2 games, the first: A as X",
        "Random forfeited 1 game: B as O",
    ]
    alone = replace(matches.PLAN, both=False)
    match.print_results(alone, alone.summary(alone.scores([])), 1.0)
    assert printed(capsys)[1].startswith("0 games, A is X, ")


def test_training_is_a_summary(capsys: Lines) -> None:
    """Losses, mistakes and the losses of each block are printed; a part says so."""
    opponent = parse_spec("perfect").text
    training = Training(Path("/book"), 1500, Rules(4, 3), 7, parse_spec("perfect"))
    score = TrainingScore(1000, 1234, 5678, (700, 300), 61.0, 500)
    train.print_results(training, score, 99.0)
    assert printed(capsys) == [
        f"1,000 of 1,500 games against {opponent}, 4×4, 3 in a row, seed 7, 61 s",
        "losses   1,234",
        "mistakes 5,678 in /book",
        "losses per 30 games: 700 300",
    ]
    train.print_results(replace(training, games=1), TrainingScore(1, 1, 1, (1,), 0.5, 1), 99.0)
    lines = printed(capsys)
    assert lines[0].startswith("1 games against ")
    assert len(lines) == 3


def test_convergence_is_a_table(capsys: Lines) -> None:
    """Each number of trials has its chance with an interval, and the best squares' scores."""
    converge.print_results(convergence.STUDY, convergence.FOUND, 2.5)
    heads = ("a3 (unknown)", "c2 (loss)", "c1 (tie)", "b3 (win)")
    rows = (
        ("trials", "losing move", "95 % interval", *heads),
        ("5", "7.5 %", "2.6–19.9 %", "+1.0000 ± ∞", "+0.7500 ± ∞", "+0.5000 ± ∞", "0.0000 ± ∞"),
        ("50", "10.0 %", "2.8–30.1 %", "+2.0000 ± 0.4000", "+1.5000 ± 0.3000", "+1.0000 ± 0.1000",
         "0.0000 ± 0.5000"),
        ("∞", "50.0 %", "calculated", "+0.9000", "+0.7500", "+0.2500", "+0.1000"),
    )  # fmt: skip
    widths = (6, 11, 13, 16, 16, 16, 15)
    assert printed(capsys) == [
        "3×3, reverse, X to move; mc:trials=1000,current=1,other=3, seed 7",
        "",
        "    a  b  c",
        " 1  X  O  .",
        " 2  .  X  .",
        " 3  .  .  O",
        "",
        *("  ".join(cell.rjust(w) for cell, w in zip(row, widths, strict=True)) for row in rows),
        "",
        "40 runs per number, 2.5 s; values: per trial ± standard error",
        "Up to 11 runs chose a move whose result isn't proven.",
        "A note.",
    ]
    first, _ = convergence.FOUND.points
    known = replace(first, errors=tuple(e and (0.25 if e == inf else e) for e in first.errors))
    proven = replace(known, unproven=0)
    plain = replace(convergence.FOUND, exact=None, exact_losing=None, note="", points=(proven,))
    converge.print_results(convergence.STUDY, plain, 2.5)
    lines = printed(capsys)
    assert lines[8].split()[:4] == ["5", "7.5", "%", "2.6–19.9"]
    assert lines[7].split("interval")[1].split()[0] == "a3"
    assert lines[-1].startswith("40 runs per number")
    assert "∞" not in "".join(lines)
    waiting = replace(plain, points=(proven, replace(proven, trials=500, runs=0)))
    converge.print_results(convergence.STUDY, waiting, 2.5)
    assert not any(line.strip().startswith("500") for line in printed(capsys))


def test_the_squares_of_convergence_are_the_best(capsys: Lines) -> None:
    """They are ordered by their exact value, also one of 0, or else by the most trials'."""
    first, last = convergence.FOUND.points
    values = (None, None, 0.5, 0.0, None, 2.0, -0.25, 1.0, None)
    points = (first, replace(last, values=values))
    exact = (None, None, 0.0, -0.5, None, -1.0, 0.25, -0.125, None)
    for known, order, row in (
        (
            exact,
            "a3 c1 b3 a2",
            "−0.2500 ± 0.4000 +0.5000 ± 0.1000 +1.0000 ± 0.5000 0.0000 ± 0.2000",
        ),
        (None, "c2 b3 c1 a2", "+2.0000 ± 0.3000 +1.0000 ± 0.5000 +0.5000 ± 0.1000 0.0000 ± 0.2000"),
    ):
        found = replace(convergence.FOUND, exact=known, points=points)
        converge.print_results(convergence.STUDY, found, 2.5)
        lines = words(printed(capsys))
        assert lines[7].partition("interval ")[2].split()[::2] == order.split()
        assert lines[9] == f"50 10.0 % 2.8–30.1 % {row}"
        limit = "∞ 50.0 % calculated +0.2500 0.0000 −0.1250 −0.5000"
        assert (lines[10] == limit) is (known is not None)


def test_long_runs_have_grouped_numbers(capsys: Lines) -> None:
    """Thousands are grouped in every column of every table."""
    games = [ended(number, 0, "x") for number in range(1200)]
    random, mc = parse_spec("random"), parse_spec("mc:trials=5")
    swept = SweepPlan(mc, "trials", (5,), random, games_each=1200)
    sweep.print_results(swept, swept.summary(swept.scores(games)), 1.0)
    assert printed(capsys)[2].split()[:2] == ["5", "1,200"]
    played = MatchPlan(mc, random, 1200)
    match.print_results(played, played.summary(played.scores(games)), 1.0)
    lines = printed(capsys)
    assert lines[1].startswith("1,200 games, A plays both ")
    assert lines[3].split()[:3] == ["A", "wins", "1,200"]
    for winner, won in (("x", "1,200 0 0"), ("-", "0 1,200 0"), ("o", "0 0 1,200")):
        ends = [ended(number, 0, winner) for number in range(1200)]
        # The player named second has O in the first half of the pair's games.
        rated = TournamentPlan((random, mc), 2400)
        tournament.print_results(rated, rated.summary(rated.scores(ends)), 1.0)
        rows = printed(capsys)[1:3]
        assert won in {" ".join(row.split()[-4:-1]) for row in rows}


def test_limits_list_the_first_mistakes(capsys: Lines) -> None:
    """Each side has its verdict, its mistakes in its own games, and how many more there are."""
    study = LimitsStudy(parse_spec("mc:current=1,other=1"), Rules())
    *_, found = study.find()
    assert found.as_o is not None
    limits.print_results(study, found, 2.5)
    lines = printed(capsys)
    assert lines[:6] == [
        "mc:current=1,other=1, 3×3: the limit of infinitely many trials",
        "765 positions (rotated and mirrored ones once), 2.5 s",
        "Opens with b2.",
        "",
        "With infinitely many trials, it never loses as X.",
        "Mistakes: 0 in its own games, 5 in others.",
    ]
    assert lines[6:8] == [
        "",
        "With infinitely many trials, it loses as O every time to an opponent who knows it.",
    ]
    assert lines[9:] == [
        "  ..X/XO./...  c3, which loses; a1 or b1 or a3 or b3 ties; then c3 a1 b1 a3",
        "  ..X/.O./X..  a1 or c3, which loses; b1 or a2 or c2 or b3 ties; then a1 c3 c2 b3",
        "  OX./.X./...  a3 (1 of 2 at random), which loses; b3 ties; then a3 a2 b3 c2",
    ]
    one = found.as_o.positions[0]
    many = SideLimits(Mark.O, 0.5, found.as_o.line, 1234, 5, (one,) * 9)
    for reached, more in ((many, True), (replace(many, reached=8), False)):
        limits.print_results(study, replace(found, as_x=None, as_o=reached), 2.5)
        lines = printed(capsys)
        assert lines.count(lines[6]) == 8
        last = lines[-1]
        assert (last == "  … and 1,226 more (--json lists up to 9)") == more


@pytest.mark.parametrize(
    ("done", "code", "end"),
    [
        (2, 0, "2 of 4 games, 3×3, seed 8, 2 processes, 1.5 s"),
        (2, 130, "2 of 4 games, 3×3, seed 8, 2 processes, 1.5 s; --resume 3 continues it"),
        (4, 130, "4 games, 3×3, seed 8, 2 processes, 1.5 s"),
    ],
)
def test_a_run_is_summed_up(done: int, code: int, end: str) -> None:
    """A line has number, progress, rules, seed, workers and time, and how to continue."""
    assert played_text(replace(INFO, done=done), code) == f"run 3: {end}"


def test_the_bar_of_limits_counts_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """While it calculates, the bar has the share and the positions found so far."""
    shown: list[tuple[float, str]] = []

    def show_share(_bar: ProgressBar, share: float, note: str = "") -> None:
        shown.append((share, note))

    monkeypatch.setattr(ProgressBar, "show_share", show_share)
    assert main(["limits", "mc", "--json"]) == 0
    assert shown[-1] == (1.0, "  765 positions")
    assert shown[0][1] != shown[-1][1]
