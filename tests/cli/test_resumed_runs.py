"""Runs that --resume names: they keep what is played, and other options apply to them."""

from __future__ import annotations

import pytest

from tests.experiments.invented import ended
from tttmc_app.cli import main
from tttmc_app.core import Mark, Rules
from tttmc_app.experiments.match import MatchPlan
from tttmc_app.experiments.recipe import AnyPlan
from tttmc_app.experiments.store import Store
from tttmc_app.experiments.sweep import SweepPlan
from tttmc_app.experiments.tournament import TournamentPlan
from tttmc_app.players import parse_spec

RANDOM, MC = parse_spec("random"), parse_spec("mc:trials=1")
PLANS: dict[str, AnyPlan] = {
    "match": MatchPlan(MC, RANDOM, 2, Rules(3, reverse=True), 7, opening=2, sprt=(0.0, 30.0)),
    "sweep": SweepPlan(MC, "trials", (1, 2), RANDOM, Mark.O, 2, Rules(3, reverse=True), 7),
    "tournament": TournamentPlan((MC, RANDOM), 2, Rules(3, reverse=True), 7, 2, ends_proven=True),
}
"""A short plan of each kind, with a setting of its own for every option."""
RULES = ("--size 4", "--line 2", "--reverse")
OWN = {
    "match": (
        *("random random", "--both", "--openings 1", "--sprt 0,9", "--control"),
        "mc:trials=1 random --both",
    ),
    "sweep": (
        *("--player mc:trials=1", "--against tree", "--side both", "--trials 1,3"),
        "--vary other=1,2",
    ),
    "tournament": ("mc:trials=1 tree", "--openings 1", "--end-proven"),
}
"""Options that describe something else than the plan does."""


def begun(kind: str) -> None:
    """Save a run with the first of its games."""
    with Store() as store:
        number = store.begin(PLANS[kind], "1 thread")
        assert number == 1
        store.add(number, [ended(0, 0, "x")], 1.5)


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        (kind, options)
        for kind, own in OWN.items()
        for options in (*own, *RULES, "--games 3", "--seed 8")
    ],
)
def test_settings_beside_a_run_s_number_are_refused(
    kind: str, options: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Any option that describes other games than the run's is refused, and no game is played."""
    begun(kind)
    assert main([kind, *options.split(), "--resume", "1", "--workers", "1"]) == 2
    refused = f"tttmc {kind}: run 1 keeps its own settings: omit yours\n"
    assert capsys.readouterr() == ("", refused)
    with Store() as store:
        assert [(info.number, info.done) for info in store.runs()] == [(1, 1)]


@pytest.mark.parametrize(
    ("kind", "is_finished", "is_deleted", "told"),
    [
        ("sweep", False, True, "run 1 is deleted: tttmc results restore 1 brings it back"),
        ("sweep", True, True, "run 1 is deleted: tttmc results restore 1 brings it back"),
        ("sweep", True, False, "run 1 is finished: tttmc results show 1 shows it"),
        ("match", False, False, "run 1 is not a match but a sweep: use tttmc sweep"),
        ("match", True, True, "run 1 is not a match but a sweep: use tttmc sweep"),
        ("tournament", True, False, "run 1 is not a tournament but a sweep: use tttmc sweep"),
    ],
)
@pytest.mark.parametrize("options", [[], ["--games", "99"]])
def test_why_a_run_does_not_go_on(
    kind: str,
    is_finished: bool,
    is_deleted: bool,
    told: str,
    options: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The first obstacle is told, with the command that helps, and other options don't matter."""
    begun("sweep")
    with Store() as store:
        if is_finished:
            store.add(1, [ended(number, number // 2, "x") for number in range(1, 4)], 1.5)
        if is_deleted:
            store.delete([1])
    assert main([kind, *options, "--resume", "1"]) == 2
    assert capsys.readouterr() == ("", f"tttmc {kind}: {told}\n")
    assert main([kind, *options, "--resume", "2"]) == 2
    none = "run 2 doesn't exist: tttmc results lists the runs"
    assert capsys.readouterr() == ("", f"tttmc {kind}: {none}\n")


@pytest.mark.parametrize("kind", PLANS)
@pytest.mark.parametrize("repeated", [False, True])
def test_a_run_goes_on_with_its_own_settings(
    kind: str, repeated: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its number alone, or with the run's own settings, is enough."""
    begun(kind)
    plan = PLANS[kind]
    words = plan.words()[1:] if repeated else []
    assert main([kind, *words, "--resume", "1", "--workers", "1", "--json"]) == 0
    told = f"continuing run 1: 1 of {plan.games} games are finished\n"
    assert capsys.readouterr().err == told
    with Store() as store:
        (info,) = store.runs()
        assert (info.plan, info.is_finished) == (plan, True)


@pytest.mark.parametrize("number", [1, 2])
def test_only_the_named_one_of_equal_runs_goes_on(
    number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of two unfinished runs with the same settings, the other one stays as it is."""
    with Store() as store:
        for _ in range(2):
            run = store.begin(PLANS["sweep"], "1 thread")
            store.add(run, [ended(each, 0, "x") for each in range(run)], 1.5)
    assert main(["sweep", "--resume", str(number), "--workers", "1", "--json"]) == 0
    told = f"continuing run {number}: {number} of 4 games are finished\n"
    assert capsys.readouterr().err == told
    with Store() as store:
        done = {info.number: info.done for info in store.runs()}
    assert done == {1: 1, 2: 2} | {number: 4}


@pytest.mark.parametrize("kind", PLANS)
def test_the_newest_run_with_the_settings_goes_on(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a number, an unfinished run with exactly these settings is continued, or begun."""
    begun(kind)
    words = [*PLANS[kind].words(), "--workers", "1", "--json"]
    other = [*words, "--seed", "9"]
    for line, arguments, finished in (
        (
            f"no unfinished {kind} has these settings: starting a new one",
            other,
            {1: False, 2: True},
        ),
        (
            f"continuing run 1: 1 of {PLANS[kind].games} games are finished",
            words,
            {1: True, 2: True},
        ),
        (
            f"no unfinished {kind} has these settings: starting a new one",
            words,
            {1: True, 2: True, 3: True},
        ),
    ):
        assert main([*arguments, "--resume"]) == 0
        assert capsys.readouterr().err.splitlines()[0] == line
        with Store() as store:
            assert {info.number: info.is_finished for info in store.runs()} == finished


@pytest.mark.parametrize("number", [str(2**63), "10000000000000000000"])
@pytest.mark.parametrize(
    "words", ["results show {}", "results rename {} x", "results resume {}", "match --resume {}"]
)
def test_a_number_too_great_for_the_store_is_no_run(
    words: str, number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite can't look for such a number, so the run doesn't exist."""
    command = words.split()
    assert main(words.format(number).split()) == 2
    none = f"run {number} doesn't exist: tttmc results lists the runs"
    assert capsys.readouterr() == ("", f"tttmc {command[0]}: {none}\n")
