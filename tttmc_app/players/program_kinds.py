"""The kinds of players that run another program: students' files and engines."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tttmc_app.core import Rules, Text
from tttmc_app.players.parameter import (
    FileParameter,
    Group,
    NumberParameter,
    OverrideParameter,
    Value,
)
from tttmc_app.players.player import Player, PlayerKind

# Translators: The weights of the player's own and of the opponent's squares.
SCORE_WEIGHT, OWN, OPPONENT = Text("Score weight"), Text("own"), Text("opponent")
"""Labels of the weights in a form."""
_LOAD_SEED = 0
"""The seed of the random numbers that a student's file draws while it is loaded."""


def _course(values: Mapping[str, Value]) -> Player:
    from tttmc_app.players.course_player import CoursePlayer

    if not values["file"]:
        return CoursePlayer(None)
    from tttmc_app.course.sandboxed_file import SandboxedFile
    from tttmc_app.course.student_types import Overrides, RunLimits

    trials, current, other = (
        None if values[name] == "" else float(values[name])
        for name in ("trials", "current", "other")
    )
    student = SandboxedFile(
        Path(str(values["file"])),
        RunLimits(call_seconds=float(values["seconds"])),
        _LOAD_SEED,
        overrides=Overrides(None if trials is None else int(trials), current, other),
        skip_games=True,
    )
    return CoursePlayer(student, None if trials is None else int(trials))


def _engine(values: Mapping[str, Value]) -> Player:
    from tttmc_app.gomocup import BrainLimits
    from tttmc_app.players.engine_player import EnginePlayer

    name = str(values["file"])
    limits = BrainLimits(float(values["turn"]), int(values["memory"]))
    return EnginePlayer(Path(name) if name else None, limits)


def _engine_obstacle(rules: Rules) -> Text | None:
    from tttmc_app.gomocup.protocol import obstacle

    return obstacle(rules)


COURSE = PlayerKind(
    "course",
    Text("Student's file"),
    Text(
        "Runs the mc_move of a file written for the course, Python 2 or 3, in a separate "
        "process. A file that fails forfeits the game."
    ),
    (
        FileParameter(
            "file",
            Text("File"),
            Text("choose a file"),
            Text("The student's Python file, which runs in a separate process."),
            must_exist=True,
        ),
        OverrideParameter(
            "trials",
            Text("Trials per move"),
            Text("NTRIALS"),
            0,
            10**9,
            Text("The number of trials passed to mc_move. Empty: the file's NTRIALS."),
        ),
        OverrideParameter(
            "current",
            Text("Score weight: own"),
            Text("SCORE_CURRENT"),
            0.0,
            1000.0,
            Text("Replaces SCORE_CURRENT (or MCMATCH) without changing the file."),
            Group(SCORE_WEIGHT, OWN),
        ),
        OverrideParameter(
            "other",
            Text("Score weight: opponent"),
            Text("SCORE_OTHER"),
            0.0,
            1000.0,
            Text("Replaces SCORE_OTHER (or MCOTHER) without changing the file."),
            Group(SCORE_WEIGHT, OPPONENT),
        ),
        NumberParameter(
            "seconds",
            Text("Seconds per move"),
            30,
            1,
            3600,
            Text("How long a move may take before the file forfeits."),
        ),
    ),
    _course,
)

ENGINE = PlayerKind(
    "engine",
    Text("Gomocup engine"),
    Text(
        "Runs another program that speaks the Gomocup protocol (pbrain-…) in its own process. "
        "Engines play five in a row. One that fails forfeits the game."
    ),
    (
        FileParameter(
            "file",
            Text("Program"),
            # Translators: A program; none is chosen yet.
            Text("choose one"),
            Text("The engine's program. It can do anything you can on this computer."),
            must_exist=True,
            is_program=True,
        ),
        NumberParameter(
            "turn",
            Text("Seconds per move"),
            1.0,
            0.01,
            3600.0,
            Text("How long the engine may think about a move; it may overrun by a second."),
        ),
        NumberParameter(
            "memory",
            Text("Memory in MB"),
            350,
            16,
            64_000,
            Text("The maximum memory that the engine is told to use."),
        ),
    ),
    _engine,
    why_not=_engine_obstacle,
)
