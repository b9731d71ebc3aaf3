"""The players that the window and the commands offer: their settings, and what these make."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tttmc_app.core import Position, Rules, Tally, Weights, thought_of_tally
from tttmc_app.gomocup import BrainLimits
from tttmc_app.players import (
    PLAYER_KINDS,
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    OverrideParameter,
    Parameter,
    SwitchParameter,
    default_spec,
    parse_spec,
    player_kind,
)
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.engine_player import EnginePlayer
from tttmc_app.players.forward import ForwardSampling
from tttmc_app.players.learner import Learner
from tttmc_app.players.level import Level, LevelPlayer
from tttmc_app.players.mistakes import Blame
from tttmc_app.players.monte_carlo import MonteCarlo
from tttmc_app.players.perfect import Perfect, perfect_player
from tttmc_app.players.tree import TreeSearch

SETTINGS = {
    "human": [],
    "mc": [
        "trials 'Trials per move' 1000, 1 to 1000000000000",
        "current 'Score weight: own' 1.0, 0.0 to 1000.0, rescores, Score weight/own",
        "other 'Score weight: opponent' 2.0, 0.0 to 1000.0, rescores, Score weight/opponent",
        "exact 'Exact' off, beside trials as ∞",
        "sure 'Stop when sure, %' never or 50.0 to 99.999, extra",
    ],
    "forward": [
        "samples 'Samples per square' 100, 1 to 10000000000",
        "tie 'Ties are good' on",
        "equal 'Break ties' random (random=At random, first=First square)",
    ],
    "learner": [
        "textbook 'Textbook' Built-in",
        "blame 'Blame for a loss' last (last=Last move, chain=Chain)",
        "symmetry 'Use symmetry' off",
    ],
    "tree": ["simulations 'Simulations per move' 1000, 1 to 1000000000"],
    "perfect": [
        "nodes 'Positions per move' 300000, 1 to 1000000000",
        "simulations 'Simulations per move' 1000, 1 to 1000000000",
    ],
    "level": [
        "level 'Level' medium (easy=Easy, medium=Medium, hard=Hard, unbeatable=Unbeatable)",
    ],
    "course": [
        "file 'File' choose a file, must exist",
        "trials 'Trials per move' NTRIALS or 0 to 1000000000",
        "current 'Score weight: own' SCORE_CURRENT or 0.0 to 1000.0, Score weight/own",
        "other 'Score weight: opponent' SCORE_OTHER or 0.0 to 1000.0, Score weight/opponent",
        "seconds 'Seconds per move' 30, 1 to 3600",
    ],
    "engine": [
        "file 'Program' choose one, must exist, program",
        "turn 'Seconds per move' 1.0, 0.01 to 3600.0",
        "memory 'Memory in MB' 350, 16 to 64000",
    ],
    "random": [],
}
"""The settings of every player, in the order of forms and commands."""
NAMES = {
    "human": "You",
    "mc": "Monte Carlo",
    "forward": "Forward sampling",
    "learner": "Learn by mistake",
    "tree": "Tree search",
    "perfect": "Perfect",
    "level": "Machine by level",
    "course": "Student's file",
    "engine": "Gomocup engine",
    "random": "Random",
}


def described(parameter: Parameter) -> str:
    """Return a parameter in one line, with everything that differs between parameters."""
    parts = [f"{parameter.name} '{parameter.label}'"]
    if isinstance(parameter, NumberParameter):
        parts[0] += f" {parameter.default}, {parameter.minimum} to {parameter.maximum}"
        parts += ["rescores"] if parameter.rescores else []
    elif isinstance(parameter, OverrideParameter):
        parts[0] += f" {parameter.placeholder} or {parameter.minimum} to {parameter.maximum}"
        parts += ["extra"] if parameter.is_extra else []
    elif isinstance(parameter, SwitchParameter):
        parts[0] += " on" if parameter.default else " off"
        parts += [f"beside {parameter.beside} as {parameter.sign}"] if parameter.beside else []
    elif isinstance(parameter, ChoiceParameter):
        words = ", ".join(f"{word}={label}" for word, label in parameter.choices)
        parts[0] += f" {parameter.default} ({words})"
    else:
        parts[0] += f" {parameter.placeholder}"
        parts += ["must exist"] if parameter.must_exist else []
        parts += ["program"] if parameter.is_program else []
    if isinstance(parameter, NumberParameter | OverrideParameter) and parameter.group:
        parts.append(f"{parameter.group.label}/{parameter.group.short}")
    return ", ".join(parts)


def test_every_player_has_its_settings() -> None:
    """Names, labels, defaults, ranges, words and rows are those that the manual describes."""
    assert {kind.name: str(kind.label) for kind in PLAYER_KINDS} == NAMES
    assert {k.name: [*map(described, k.parameters)] for k in PLAYER_KINDS} == SETTINGS
    assert [kind.name for kind in PLAYER_KINDS if kind.learns] == ["learner"]
    assert [kind.name for kind in PLAYER_KINDS if kind.rescore] == ["mc"]
    assert [kind.name for kind in PLAYER_KINDS if kind.why_not] == ["engine"]
    assert [kind.name for kind in PLAYER_KINDS if kind.make is None] == ["human"]


@pytest.mark.parametrize(
    ("text", "machine"),
    [
        ("mc:trials=7,current=3,other=4", MonteCarlo(7, Weights(3.0, 4.0), False, None)),
        ("mc:exact,sure=75", MonteCarlo(1000, Weights(1.0, 2.0), True, 75.0)),
        ("forward", ForwardSampling(100, True, True)),
        ("forward:samples=7,tie=0,equal=first", ForwardSampling(7, False, False)),
        ("tree:simulations=7", TreeSearch(7)),
        ("tree", TreeSearch(1000)),
        ("perfect", Perfect(300_000, 1000)),
        ("perfect:nodes=7,simulations=8", Perfect(7, 8)),
        *((f"level:level={level}", LevelPlayer(level)) for level in Level),
        ("level", LevelPlayer(Level.MEDIUM)),
        ("engine:a.exe,turn=0.5,memory=16", EnginePlayer(Path("a.exe"), BrainLimits(0.5, 16))),
        ("engine", EnginePlayer(None, BrainLimits(1.0, 350))),
    ],
)
def test_each_setting_reaches_the_machine(text: str, machine: object) -> None:
    """A machine has the values of the command that names it."""
    assert parse_spec(text).make() == machine
    assert parse_spec(parse_spec(text).text) == parse_spec(text)


def fields(player: object) -> dict[str, Any]:
    """Return what a player that isn't a dataclass was made with."""
    return vars(player)


def test_a_learner_has_its_settings() -> None:
    """The textbook's file, the blame and the symmetry reach the learner."""
    learner = parse_spec("learner:textbook=a.db,blame=chain,symmetry").make()
    assert isinstance(learner, Learner)
    made = fields(learner)
    assert (made["_file"], made["_blame"], made["_symmetry"]) == ("a.db", Blame.CHAIN, True)
    made = fields(parse_spec("learner").make())
    assert (made["_file"], made["_blame"], made["_symmetry"]) == ("", Blame.LAST, False)


def test_a_students_file_has_its_settings(tmp_path: Path) -> None:
    """The file, its overridden constants and the limit of a move reach the file's process."""
    path = tmp_path / "mine.py"
    player = parse_spec(f"course:{path},trials=7,current=3,other=4,seconds=5").make()
    assert isinstance(player, CoursePlayer)
    student = player.student
    assert student is not None
    assert (student.path, student.limits.call_seconds, student.seed) == (path, 5.0, 0)
    overrides = student.overrides
    assert (overrides.trials, overrides.current, overrides.other) == (7, 3.0, 4.0)
    assert student.skip_games
    assert fields(player)["_trials"] == 7
    plain = parse_spec(f"course:{path}").make()
    assert isinstance(plain, CoursePlayer)
    assert plain.student is not None
    overrides = plain.student.overrides
    assert (overrides.trials, overrides.current, overrides.other) == (None, None, None)
    assert plain.student.limits.call_seconds == 30.0
    assert fields(plain)["_trials"] is None
    empty = default_spec("course").make()
    assert isinstance(empty, CoursePlayer)
    assert empty.student is None


def test_weights_rescore_a_thought() -> None:
    """Monte Carlo's kind applies a spec's weights to the counts of another spec's thought."""
    position = Position.parse("X../.O./...")
    counts = tuple(range(9))
    tally = Tally(9, 0, 9, counts, counts[::-1], (1,) * 9, (2,) * 9)
    thought = thought_of_tally(position, tally, Weights(1.0, 1.0), 18, 3)
    again = parse_spec("mc:current=2,other=5").rescored(position, thought)
    assert again == thought_of_tally(position, tally, Weights(2.0, 5.0), 18, 3)
    assert parse_spec("tree").rescored(position, thought) is thought


def test_proofs_are_kept_from_one_player_to_the_next() -> None:
    """Specs with the same limits share one perfect player, others have their own."""
    assert parse_spec("perfect:nodes=71").make() is parse_spec("perfect:nodes=71").make()
    assert parse_spec("perfect:nodes=71").make() is perfect_player(71, 1000)
    assert parse_spec("perfect:nodes=72").make() is not perfect_player(71, 1000)


@pytest.mark.parametrize(
    ("text", "rules", "obstacle", "instead"),
    [
        ("level:level=unbeatable", Rules(3), None, "level:level=unbeatable"),
        ("level:level=unbeatable", Rules(4, reverse=True), None, "level:level=unbeatable"),
        ("level:level=unbeatable", Rules(4, 3), "unbeatable is proven only", "level:level=hard"),
        ("level:level=hard", Rules(5), None, "level:level=hard"),
        ("engine:a.exe", Rules(15, 5), None, "engine:file=a.exe,turn=1,memory=350"),
        ("engine:a.exe", Rules(3), "five in a row", "engine:file=a.exe,turn=1,memory=350"),
        ("mc", Rules(3), None, "mc:trials=1000,current=1,other=2"),
    ],
)
def test_some_rules_do_not_suit_a_player(
    text: str, rules: Rules, obstacle: str | None, instead: str
) -> None:
    """A player says why some rules don't allow it, and which player they do allow."""
    spec = parse_spec(text)
    found = spec.obstacle(rules)
    assert (found is None) == (obstacle is None)
    assert obstacle is None or obstacle in str(found)
    assert spec.fitted(rules).text == instead


@pytest.mark.parametrize(
    ("text", "settings", "words"),
    [
        ("random", (), "Random"),
        ("mc:exact", (("trials", 1000), ("current", 1.0), ("other", 2.0), ("exact", True)), ""),
        ("forward:tie=0", (("samples", 100), ("tie", False), ("equal", "random")), ""),
        ("level:level=easy", (("level", "easy"),), "Machine by level, Easy"),
        ("learner:blame=chain", (("blame", "chain"),), "Learn by mistake, Chain"),
        ("course:a.py,trials=3", (("file", "a.py"), ("trials", 3), ("seconds", 30)), ""),
    ],
)
def test_a_player_in_a_command_and_in_words(
    text: str, settings: tuple[tuple[str, object], ...], words: str
) -> None:
    """Commands have all settings but empty ones and unset switches; words have the choices."""
    spec = parse_spec(text)
    assert spec.settings == settings
    assert not words or str(spec.words) == words
    assert all(spec.value(name) == value for name, value in settings)


def test_settings_are_found_by_name() -> None:
    """A value and its description have the same place; unknown names are listed."""
    spec = parse_spec("perfect:nodes=7,simulations=8")
    assert (spec.value("nodes"), spec.value("simulations")) == (7, 8)
    assert spec.parameter("simulations") is player_kind("perfect").parameters[1]
    assert spec.with_value("simulations", 9).values == (7, 9)
    assert spec.with_value("nodes", 9).values == (9, 8)
    assert isinstance(parse_spec("learner").parameter("textbook"), FileParameter)
