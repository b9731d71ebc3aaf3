"""Whole values that other code takes apart: commands of plans, blocks, damaged runs and ranges."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from math import inf, nan
from pathlib import Path

import pytest

from tests.experiments.invented import near
from tttmc_app.core import Mark, Rules
from tttmc_app.experiments.chart import Axis, drawn_range
from tttmc_app.experiments.conduct import Conduct
from tttmc_app.experiments.games import Engine
from tttmc_app.experiments.match import MatchPlan, MatchSummary
from tttmc_app.experiments.pairs import Strength
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.saved_run import RunInfo, info_of
from tttmc_app.experiments.score import Score
from tttmc_app.experiments.study_running import saved_findings
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.experiments.training import Training
from tttmc_app.players import parse_spec

A, B = parse_spec("mc:trials=5,other=1"), parse_spec("random")
REVERSE = Rules(5, 4, reverse=True)
MATCH = f"match {A.text} random --games"
SWEEP = "sweep --player mc:trials=1000,current=1,other=1 --vary trials=5,1000"
OTHERS = "sweep --player mc:trials=5,current=1,other=2 --vary other=0.5,2"
ON_FIVE = "--size 5 --line 4 --reverse"


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (MatchPlan(A, B), f"{MATCH} 100 --size 3 --both --seed 0"),
        (MatchPlan(A, B, both=False), f"{MATCH} 100 --size 3 --seed 0"),
        (
            MatchPlan(A, B, 7, REVERSE, 9, both=True, opening=4, sprt=(-2.5, 20.0)),
            f"{MATCH} 7 {ON_FIVE} --both --openings 4 --sprt=-2.5,20 --seed 9",
        ),
        (
            MatchPlan(A, B, 8, REVERSE, 9, both=True, control=True),
            f"{MATCH} 8 {ON_FIVE} --both --control --seed 9",
        ),
        (TournamentPlan((A, B)), f"tournament {A.text} random --games 100 --size 3 --seed 0"),
        (
            TournamentPlan((B, A), 7, REVERSE, 9, 2, ends_proven=True),
            f"tournament random {A.text} --games 7 {ON_FIVE} --openings 2 --end-proven --seed 9",
        ),
        (
            SweepPlan(A, "other", (0.5, 2.0)),
            f"{OTHERS} --games 100 --size 3 --seed 0",
        ),
        *(
            (
                SweepPlan(A, "trials", (5, 1000), B, side, 7, REVERSE, 9),
                f"{SWEEP} --against random --side {word} --games 7 {ON_FIVE} --seed 9",
            )
            for side, word in ((Mark.X, "x"), (Mark.O, "o"), (None, "both"))
        ),
    ],
)
def test_the_command_that_repeats_a_run(plan: AnyPlan, words: str) -> None:
    """It has each setting that isn't usual; what varies has its usual value in the player."""
    assert " ".join(plan.words()) == words


def test_blocks_have_what_the_run_is_given() -> None:
    """Blocks need this process's engine unless another one is given, and what is known at first."""
    plan = TournamentPlan((A, B), 3, REVERSE, 9, 2, ends_proven=True)
    known, other = (("a", "b"), ("c", "d")), Engine("0.1", "other-2")
    first, second = plan.blocks((0,), known, other)
    assert [(block.engine, block.knowledge) for block in (first, second)] == [
        (other, known[0]), (other, known[1])
    ]  # fmt: skip
    assert [(block.pairing, block.x, block.o, block.rules) for block in (first, second)] == [
        (0, A.text, B.text, REVERSE), (1, B.text, A.text, REVERSE)
    ]  # fmt: skip
    assert [(block.offset, block.numbers) for block in (first, second)] == [(0, (1,)), (2, (0,))]
    assert first.conduct == second.conduct == Conduct(2, 9, True)
    for block, pairing in zip((first, second), plan.pairings, strict=True):
        assert block.seed == pairing.seed
    assert [(block.engine, block.knowledge) for block in plan.blocks()] == [
        (Engine(), ("", ""))
    ] * 2  # fmt: skip


@pytest.mark.parametrize(("number", "deleted"), [(7, None), (None, "2026-01-02T03:04:05+00:00")])
def test_a_damaged_row_is_still_a_run(number: int | None, deleted: str | None) -> None:
    """It has its number, its name, its kind and the damage, and nothing else."""
    row = [number, "name", "sweep", "{", "[]", "2026-01-02T03:04:05+00:00", 5, 1.0]
    found = info_of([*row, 3, "1", "s", "3.11", "pc", "1 thread", deleted, "null", 2])
    assert "Expecting property name" in found.damage
    assert replace(found, damage="") == RunInfo(
        number=number or 0, name="name", kind="sweep", settings={}, knowledge=(),
        created=datetime.fromtimestamp(0, UTC), done=0, target=0, seconds=0.0, seed=0,
        version="", stream="", python="", machine="", executor="",
        deleted=deleted is not None, damage="",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("pairs", "strength"),
    [
        # From the six games by themselves, since one pair says nothing of how pairs vary.
        ((0, 0, 1, 0, 0), Strength.of_games(3, 1, 2)),
        ((0, 0, 0, 0, 0), Strength.of_games(3, 1, 2)),
        ((0, 0, 1, 1, 0), Strength.of_pairs((0, 0, 1, 1, 0))),
        ((0, 0, 0, 0, 2), Strength.of_pairs((0, 0, 0, 0, 2))),
    ],
)
def test_strength_comes_from_two_pairs_or_more(
    pairs: tuple[int, int, int, int, int], strength: Strength
) -> None:
    """With fewer pairs, the games count one by one."""
    own = Score(x_wins=3, o_wins=2, ties=1)
    summary = MatchSummary(own, (own, Score()), pairs, both=True, sprt=None)
    assert summary.strength == strength


@pytest.mark.parametrize(
    ("axis", "values", "low", "high"),
    [
        (Axis(""), [1.0, 3.0], 0.88, 3.12),
        (Axis(""), [nan, 1.0, -inf, 3.0, inf], 0.88, 3.12),
        (Axis(""), [], -0.06, 1.06),
        (Axis(""), [0.25], 0.19, 1.31),
        (Axis(""), [-8.0, -8.0], -8.48, 0.48),
        (Axis("", low=0.0), [1.0, 3.0], 0.0, 3.18),
        (Axis("", high=5.0), [1.0, 3.0], 0.76, 5.0),
        (Axis("", low=0.0, high=1.0), [7.0], 0.0, 1.0),
    ],
)
def test_what_an_axis_shows(axis: Axis, values: list[float], low: float, high: float) -> None:
    """All finite values with 6 % of the range beside them, where an end isn't fixed."""
    assert drawn_range(axis, values) == (near(low), near(high))


def test_what_a_logarithmic_axis_shows() -> None:
    """One value is in the middle of a power of ten; those from 0 down aren't shown."""
    axis = Axis("", is_log=True)
    one = drawn_range(axis, [100.0, 0.0, -5.0])
    assert one[0] < 1.5 <= 2.5 < one[1]
    assert sum(one) == near(4.0)
    assert one[1] - one[0] < 1.5
    wide = drawn_range(axis, [1.0, 1000.0])
    assert wide[0] < 0 < 3 < wide[1]
    assert wide[1] - wide[0] < 4


def test_a_study_without_results_shows_none(tmp_path: Path) -> None:
    """Nothing comes at the end, and no run is saved."""
    study = Training(tmp_path / "book", 9)
    assert [*saved_findings(study, lambda: iter([None, None]))] == []
