"""Saved results of studies that are valid JSON, but damaged inside, are refused when read."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tttmc_app.core import Position, Rules, TttmcError
from tttmc_app.experiments.convergence_study import ConvergenceStudy
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.recipe import AnyStudy
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.training import Training, TrainingScore
from tttmc_app.players import parse_spec

MC = parse_spec("mc:trials=5,current=1,other=2")
STUDIES: dict[str, AnyStudy] = {
    "limits": LimitsStudy(MC, Rules(2)),
    "converge": ConvergenceStudy(Position.parse("XO./.../..."), MC, (5, 10), 3),
    "train": Training(Path("book"), 9),
}


@cache
def results_of(name: str) -> str:
    """Return a study's results as they are saved."""
    if name == "train":
        score = TrainingScore(9, 4, 2, (3, 1), 5.0, 5)
        return json.dumps(score.as_json())
    *_, last = STUDIES[name].find()
    return json.dumps(last.as_json())


def damaged(name: str, path: str, value: object) -> str:
    """Return the results with another value at a place such as `as_x.line.0`."""
    document = json.loads(results_of(name))
    at: Any = document
    *way, last = [int(word) if word.isdecimal() else word for word in path.split(".")]
    for step in way:
        at = at[step]
    at[last] = value
    return json.dumps(document)


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        ("limits", "position_count", -1),
        ("limits", "position_count", 2**53 + 1),
        ("limits", "position_count", "7"),
        ("limits", "opening", None),
        ("limits", "opening.scores", [[1, 2]]),
        ("limits", "opening.scores", [[1, 2], [3]]),
        ("limits", "opening.scores", {"1": [1, 2], "2": [3, 4]}),
        ("limits", "opening.scores.1.0", "high"),
        ("limits", "opening.scores.1.0", True),
        ("limits", "opening.scores.1.0", float("nan")),
        ("limits", "opening.results.0", ["win"]),
        ("limits", "opening.results.0.1", "loose"),
        ("limits", "opening.best", [[0, 2]]),
        ("limits", "opening.best", [[-1, 0]]),
        ("limits", "opening.best", [[0, 0, 0]]),
        ("limits", "opening.best", [[0.0, 0.0]]),
        ("limits", "opening.reply", 5),
        ("limits", "opening.lost_to_best_reply", 1.5),
        ("limits", "as_x.lost_to_best_reply", float("inf")),
        ("limits", "as_x.line.0", [0]),
        ("limits", "as_o.reached", 1.0),
        ("limits", "as_o.elsewhere", 10**30),
        ("converge", "results", [[None] * 3] * 4),
        ("converge", "results.1.1", "lost"),
        ("converge", "exact", [[None] * 2] * 3),
        ("converge", "exact.2.2", "0.5"),
        ("converge", "exact_losing_chance", -0.1),
        ("converge", "rows.0.scores", [[1.0] * 3] * 2),
        ("converge", "rows.1.scores.2.2", []),
        ("converge", "rows.1.standard_errors", [[1.0] * 9]),
        ("converge", "rows.0.trials", 11),
        ("converge", "rows.0.runs", 4),
        ("converge", "rows.1.losing", 4),
        ("converge", "rows.1.worse", -1),
        ("converge", "rows.1.unproven", None),
        ("train", "games", 10),
        ("train", "losses", 10),
        ("train", "mistakes", 10**17),
        ("train", "losses_per_block.1", 10**30),
        ("train", "losses_per_block.0", "3"),
        ("train", "seconds", float("nan")),
        ("train", "seconds", "5"),
        ("train", "block", 0),
        ("train", "block", 2.5),
    ],
)
def test_a_wrong_value_is_told_as_the_run_is_read(name: str, path: str, value: object) -> None:
    """The error names the run, whose undamaged results are read as they were."""
    study = STUDIES[name]
    found = study.read(json.loads(results_of(name)))
    assert json.dumps(found.as_json()) == results_of(name)
    with Store() as store:
        number = store.begin(study, "1 process")
        store.keep(number, found, 9, 5.0)
        store.connection.execute("UPDATE findings SET results = ?", (damaged(name, path, value),))
        with pytest.raises(TttmcError, match=rf"^run {number} can't be read by this version"):
            store.load(number)
