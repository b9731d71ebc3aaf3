"""The kinds of players: their names, texts and parameters, for forms and commands.

A kind's machine is imported only when one is made. To add a player, write its module, and add its
kind to `PLAYER_KINDS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from tttmc_app.core import Position, Rules, Text, Thought, Weights
from tttmc_app.engine import why_no_tree
from tttmc_app.players.defaults import (
    DEFAULT_EXPLORATION,
    DEFAULT_NODES,
    DEFAULT_SAMPLES,
    DEFAULT_SIMULATIONS,
    DEFAULT_TRIALS,
    DEFAULT_WEIGHTS,
)
from tttmc_app.players.parameter import (
    ChoiceParameter,
    FileParameter,
    Group,
    NumberParameter,
    OverrideParameter,
    SwitchParameter,
    Value,
)
from tttmc_app.players.player import Player, PlayerKind

if TYPE_CHECKING:
    from tttmc_app.course.sandbox import RunLimits
    from tttmc_app.course.student_types import Overrides

_KOCSIS = (
    "Kocsis and Szepesvári (2006), Bandit based Monte-Carlo planning, Machine Learning: ECML 2006, "
    "LNCS 4212, 282-293"
)
_AUER = (
    "Auer, Cesa-Bianchi and Fischer (2002), Finite-time analysis of the multiarmed bandit problem, "
    "Machine Learning 47, 235-256"
)
_SILVER = (
    "Silver et al. (2016), Mastering the game of Go with deep neural networks and tree search, "
    "Nature 529, 484-489"
)
_WINANDS = (
    "Winands, Björnsson and Saito (2008), Monte-Carlo tree search solver, Computers and Games, "
    "LNCS 5131, 25-36"
)
# Translators: The weights of the player's own and of the opponent's squares.
_SCORE_WEIGHT, _OWN, _OPPONENT = Text("Score weight"), Text("own"), Text("opponent")
"""Labels of the weights in a form."""
_LOAD_SEED = 0
"""The seed of the random numbers that a student's file draws while it is loaded."""
_MAX_TRIALS = 10**12
_MAX_WEIGHT = 1000.0
_MAX_SAMPLES = 10**10
_MAX_SIMULATIONS = 10**9
_MAX_NODES = 10**9
_MAX_EXPLORATION = 1000.0


def _monte_carlo(values: Mapping[str, Value]) -> Player:
    from tttmc_app.players.monte_carlo import MonteCarlo

    sure = None if values["sure"] == "" else float(values["sure"])
    return MonteCarlo(int(values["trials"]), _weights(values), bool(values["exact"]), sure)


def _rescored(values: Mapping[str, Value], position: Position, thought: Thought) -> Thought:
    from tttmc_app.players.monte_carlo import rescored

    return rescored(position, thought, _weights(values))


def _weights(values: Mapping[str, Value]) -> Weights:
    return Weights(float(values["current"]), float(values["other"]))


def _forward_sampling(values: Mapping[str, Value]) -> Player:
    from tttmc_app.players.forward import ForwardSampling

    return ForwardSampling(
        int(values["samples"]), float(values["tie"]), values["equal"] == "random"
    )


def _learner(values: Mapping[str, Value]) -> Player:
    from tttmc_app.players.learner import Blame, Learner

    return Learner(
        str(values["textbook"]), Blame(str(values["blame"])), symmetry=bool(values["symmetry"])
    )


def _uct(values: Mapping[str, Value]) -> Player:
    from tttmc_app.players.tree import Uct

    return Uct(int(values["simulations"]), float(values["exploration"]))


def _tree_search(values: Mapping[str, Value]) -> Player:
    from tttmc_app.players.tree import TreeSearch

    return TreeSearch(int(values["simulations"]))


def _perfect(values: Mapping[str, Value]) -> Player:
    from tttmc_app.players.perfect import Perfect

    return Perfect(int(values["nodes"]), int(values["simulations"]))


def _perfect_obstacle(rules: Rules) -> Text | None:
    from tttmc_app.players.perfect import why_not

    return why_not(rules)


def _best_reply(values: Mapping[str, Value]) -> Player:
    from tttmc_app.players.best_reply import BestReply

    return BestReply(_weights(values))


def _best_reply_obstacle(rules: Rules) -> Text | None:
    from tttmc_app.players.best_reply import why_not

    return why_not(rules)


def _level(values: Mapping[str, Value]) -> Player:
    from tttmc_app.players.level import Level, LevelPlayer

    return LevelPlayer(Level(str(values["level"])))


def _level_obstacle(level: str, rules: Rules) -> Text | None:
    from tttmc_app.players.level import why_not

    return why_not(level, rules)


def _level_not_offered(level: str, rules: Rules) -> Text | None:
    from tttmc_app.players.level import why_not_offered

    return why_not_offered(level, rules)


def course_settings(values: Mapping[str, Value]) -> tuple[RunLimits, Overrides]:
    """Return a student's file's limits and the values that replace its own."""
    from tttmc_app.course.sandbox import RunLimits
    from tttmc_app.course.student_types import Overrides

    trials, current, other = (
        None if values[name] == "" else float(values[name])
        for name in ("trials", "current", "other")
    )
    limits = RunLimits(call_seconds=float(values["seconds"]))
    return limits, Overrides(None if trials is None else int(trials), current, other)


def _course(values: Mapping[str, Value]) -> Player:
    from tttmc_app.players.course_player import CoursePlayer

    if not values["file"]:
        return CoursePlayer(None)
    from tttmc_app.course.sandboxed_file import SandboxedFile

    limits, overrides = course_settings(values)
    path = Path(str(values["file"]))
    student = SandboxedFile(path, limits, _LOAD_SEED, overrides=overrides, skip_games=True)
    return CoursePlayer(student, overrides.trials)


def _engine(values: Mapping[str, Value]) -> Player:
    from tttmc_app.gomocup import BrainLimits
    from tttmc_app.players.engine_player import EnginePlayer

    name = str(values["file"])
    limits = BrainLimits(float(values["turn"]), int(values["memory"]))
    return EnginePlayer(Path(name) if name else None, limits)


def _engine_obstacle(rules: Rules) -> Text | None:
    from tttmc_app.gomocup.protocol import obstacle

    return obstacle(rules)


def _random(_values: Mapping[str, Value]) -> Player:
    from tttmc_app.players.random_player import RandomPlayer

    return RandomPlayer()


_WEIGHTS = (
    NumberParameter(
        "current",
        Text("Score weight: own"),
        DEFAULT_WEIGHTS.current,
        0.0,
        _MAX_WEIGHT,
        Text("What each of the machine's squares scores in a trial that the machine won."),
        rescores=True,
        group=Group(_SCORE_WEIGHT, _OWN),
    ),
    NumberParameter(
        "other",
        Text("Score weight: opponent"),
        DEFAULT_WEIGHTS.other,
        0.0,
        _MAX_WEIGHT,
        Text("What each of the opponent's squares scores in a trial that the opponent won."),
        rescores=True,
        group=Group(_SCORE_WEIGHT, _OPPONENT),
    ),
)
"""The weights of Monte Carlo's scores."""
PLAYER_KINDS = (
    PlayerKind("human", Text("You"), Text("You choose the moves."), (), None),
    PlayerKind(
        "mc",
        Text("Monte Carlo"),
        Text(
            "Plays many random games, called trials, from the position. It prefers squares that "
            "winners tend to hold."
        ),
        (
            NumberParameter(
                "trials",
                Text("Trials per move"),
                DEFAULT_TRIALS,
                1,
                _MAX_TRIALS,
                Text("How many random games are played to the end before each move."),
            ),
            *_WEIGHTS,
            SwitchParameter(
                "exact",
                Text("Exact"),
                False,
                Text("Calculate the scores for infinitely many trials instead of playing some."),
                beside="trials",
                sign="∞",
            ),
            OverrideParameter(
                "sure",
                Text("Stop when sure, %"),
                # Translators: Value of "Stop when sure": never stop early.
                Text("never"),
                50.0,
                99.999,
                Text(
                    "Stop early, as soon as the best square is known with this "
                    "confidence. Squares equal by symmetry count as one."
                ),
                is_extra=True,
            ),
        ),
        _monte_carlo,
        rescore=_rescored,
        effort="trials",
        version=2,
        method="plays random games to the end from the position, without a tree (flat Monte "
        "Carlo): in one that it wins, each of its squares scores +current and each of the "
        "opponent's -other; in one that it loses, -current and +other; it takes the empty square "
        "with the highest sum",
        summary=Text("Prefers squares that winners tend to hold"),
    ),
    PlayerKind(
        "forward",
        Text("Forward sampling"),
        Text(
            "Plays random games from every square and takes the square with the highest share of "
            "good endings."
        ),
        (
            NumberParameter(
                "samples",
                Text("Samples per square"),
                DEFAULT_SAMPLES,
                1,
                _MAX_SAMPLES,
                Text("How many random games are played to the end for each square."),
            ),
            NumberParameter(
                "tie",
                Text("Worth of a tie"),
                1.0,
                0.0,
                1.0,
                Text("What a tie counts: 1 as much as a win, 0 as little as a loss."),
                was_switch=True,
            ),
            ChoiceParameter(
                "equal",
                Text("Break ties"),
                "random",
                (("random", Text("At random")), ("first", Text("First square"))),
                Text("How to choose among squares with the same rate."),
            ),
        ),
        _forward_sampling,
        effort="samples",
        method="plays equally many random games after each possible move and takes the move with "
        "the highest mean of their results: a win counts 1, a tie as given, a loss 0",
        summary=Text("Tries every square in random games"),
    ),
    PlayerKind(
        "learner",
        Text("Learn by mistake"),
        Text(
            "Tries the squares in order and skips moves its textbook knows to be mistakes here. "
            "When it loses, it adds its last move to the textbook."
        ),
        (
            FileParameter(
                "textbook",
                Text("Textbook"),
                Text("Built-in"),
                Text("The file that records losing moves."),
            ),
            ChoiceParameter(
                "blame",
                Text("Blame for a loss"),
                "last",
                # Translators: Values of "Blame for a loss".
                (("last", Text("Last move")), ("chain", Text("Chain"))),
                Text(
                    "Whether only the last move becomes a mistake, or also an earlier move that "
                    "left no other choice."
                ),
            ),
            SwitchParameter(
                "symmetry",
                Text("Use symmetry"),
                False,
                Text("Whether a mistake also counts on the rotated and the mirrored board."),
            ),
        ),
        _learner,
        learns=True,
        summary=Text("Learns from every game it loses"),
    ),
    PlayerKind(
        "uct",
        Text("UCT"),
        Text(
            "Plays random games, and begins them with those moves more often that did better. It "
            "knows nothing but the rules."
        ),
        (
            NumberParameter(
                "simulations",
                Text("Simulations per move"),
                DEFAULT_SIMULATIONS,
                1,
                _MAX_SIMULATIONS,
                Text("How many random games are played to the end before each move."),
            ),
            NumberParameter(
                "exploration",
                Text("Exploration"),
                DEFAULT_EXPLORATION,
                0.0,
                _MAX_EXPLORATION,
                Text("The higher it is, the more often moves are tried that did worse so far."),
            ),
        ),
        _uct,
        effort="simulations",
        method="grows a tree of moves by random games (Kocsis and Szepesvári 2006), chooses in it "
        "by the bound UCB1 (Auer, Cesa-Bianchi and Fischer 2002) with points from 0 to 1, and "
        "takes the move that was followed most often",
        references=(_KOCSIS, _AUER),
        summary=Text("Repeats the moves that did better"),
    ),
    PlayerKind(
        "tree",
        Text("Tree search"),
        Text(
            "Adds knowledge to UCT: it tries promising moves first, judges positions by their open "
            "lines, and proves results. The better a move does, the more often it is tried."
        ),
        (
            NumberParameter(
                "simulations",
                Text("Simulations per move"),
                DEFAULT_SIMULATIONS,
                1,
                _MAX_SIMULATIONS,
                Text("The maximum number of positions judged before each move."),
            ),
        ),
        _tree_search,
        why_not=why_no_tree,
        effort="simulations",
        method="adds knowledge to UCT (Kocsis and Szepesvári 2006): promising moves first, by a "
        "bound with prior probabilities (Silver et al. 2016), estimates of positions by their open "
        "lines, and proofs (Winands, Björnsson and Saito 2008)",
        references=(_KOCSIS, _SILVER, _WINANDS),
        summary=Text("Looks ahead, promising moves first"),
    ),
    PlayerKind(
        "perfect",
        Text("Perfect"),
        Text(
            "Proves the result of every move under best play, and takes the best. If a board is "
            "too large for that, it says so and uses tree search until near the end."
        ),
        (
            NumberParameter(
                "nodes",
                Text("Positions per move"),
                DEFAULT_NODES,
                1,
                _MAX_NODES,
                Text("How many positions the proof may search before each move."),
            ),
            NumberParameter(
                "simulations",
                Text("Simulations per move"),
                DEFAULT_SIMULATIONS,
                1,
                _MAX_SIMULATIONS,
                Text("How many games tree search simulates to choose among moves without a proof."),
            ),
        ),
        _perfect,
        why_not=_perfect_obstacle,
        version=3,
        plays_with=("tree",),
        summary=Text("Proves the best move where it can"),
    ),
    PlayerKind(
        "exploit",
        Text("Best reply"),
        Text(
            "Knows how Monte Carlo with infinitely many trials and these weights plays, and wins "
            "against it as often as possible."
        ),
        tuple(replace(weight, rescores=False) for weight in _WEIGHTS),
        _best_reply,
        why_not=_best_reply_obstacle,
        plays_with=("mc",),
        summary=Text("Beats Monte Carlo as often as possible"),
    ),
    PlayerKind(
        "level",
        Text("Machine by level"),
        Text(
            "Plays at the level you choose: easy at random, medium with random moves in between, "
            "hard without. Unbeatable takes hard's place where it is proven."
        ),
        (
            ChoiceParameter(
                "level",
                Text("Level"),
                "medium",
                (
                    ("easy", Text("Easy")),
                    ("medium", Text("Medium")),
                    ("hard", Text("Hard")),
                    ("unbeatable", Text("Unbeatable")),
                ),
                Text("How hard it is to beat."),
                _level_obstacle,
                _level_not_offered,
            ),
        ),
        _level,
        version=2,
        plays_with=("random", "tree", "perfect"),
        summary=Text("Easy, medium, hard or unbeatable"),
    ),
    PlayerKind(
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
                Group(_SCORE_WEIGHT, _OWN),
            ),
            OverrideParameter(
                "other",
                Text("Score weight: opponent"),
                Text("SCORE_OTHER"),
                0.0,
                1000.0,
                Text("Replaces SCORE_OTHER (or MCOTHER) without changing the file."),
                Group(_SCORE_WEIGHT, _OPPONENT),
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
        summary=Text("Plays the mc_move of a Python file"),
    ),
    PlayerKind(
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
        summary=Text("Another program, for five in a row"),
    ),
    PlayerKind("random", Text("Random"), Text("Takes any empty square at random."), (), _random),
)
"""What the window and commands offer."""
