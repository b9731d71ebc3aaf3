"""Measure the strength of the machine players over many games.

    python tests/benchmarks/players.py legal|table|perfect|learner|levels [--games G] [--size N]

legal    every machine against every other on four boards; an illegal move raises
table    Forward sampling and Monte Carlo as X and as O against Perfect and against Random
perfect  every move of Perfect in games against the others, compared with the solver
learner  a learner trained against Random, then against Perfect
levels   each level against the one below, and its processor time; --size N: on one board
"""

from __future__ import annotations

import argparse
import tempfile
from itertools import pairwise, product
from math import sqrt
from pathlib import Path
from time import perf_counter, process_time

from tttmc_app import engine
from tttmc_app.core import GameRecord, Mark, Position, Rules, derive_seed
from tttmc_app.experiments.training import Training, train
from tttmc_app.players import PlayerSpec, parse_spec
from tttmc_app.players.level import Level, is_proven
from tttmc_app.players.mistakes import Blame
from tttmc_app.session import move_seed, play_game

BOARDS = (Rules(3), Rules(4, 3), Rules(5, reverse=True), Rules(9, 5))
MACHINES = (
    "random",
    "mc:trials=100",
    "forward:samples=20",
    "tree:simulations=100",
    "perfect:nodes=2000,simulations=100",
    "learner",
)
LEVEL_LINES = {3: 3, 5: 4, 9: 5, 15: 5, 19: 5}
"""Board sizes on which levels are compared, and the line length of each."""
ORDER = (engine.Verdict.LOSS, engine.Verdict.DRAW, engine.Verdict.WIN)


def spec_of(text: str, folder: Path, rules: Rules) -> PlayerSpec:
    """Return a player; a learner keeps its textbook in the folder."""
    spec = parse_spec(text)
    if spec.kind.name != "learner":
        return spec
    return spec.with_value("textbook", str(folder / rules.key))


def games(rules: Rules, x: PlayerSpec, o: PlayerSpec, count: int, seed: int) -> list[GameRecord]:
    """Play games between two players."""
    machines, start = (x.make(), o.make()), Position.start(rules)
    names = (x.text, o.text)
    return [
        play_game(start, machines, names, derive_seed(seed, "game", number))
        for number in range(count)
    ]


def interval(share: float, count: int) -> str:
    """Return Wilson's 95 % interval for a share, in per cent."""
    z = 1.96
    centre = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return f"{100 * max(0.0, centre - half):.1f}–{100 * (centre + half):.1f} %"


def legal(count: int) -> None:
    """Play every pair on every board, some twice, and print how many games were legal."""
    for rules in BOARDS:
        started, played, moves = perf_counter(), 0, 0
        each = -(-count // len(MACHINES) ** 2)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            for x, o in product(MACHINES, repeat=2):
                one, two = (spec_of(text, Path(folder), rules) for text in (x, o))
                records = games(rules, one, two, each, 1)
                played += len(records)
                moves += sum(len(record.moves) for record in records)
                if "learner" not in (x, o):  # learners learn in between
                    again = games(rules, one, two, 1, 1)
                    assert again == records[:1], f"{x} against {o} is not repeated by its seed"
        seconds = perf_counter() - started
        print(f"{rules.describe()}: {played} games, {moves} moves, all legal, {seconds:.0f} s")


def table(count: int) -> None:
    """Print how often Forward sampling and Monte Carlo win, tie and lose."""
    for mine, theirs in product(
        ("forward:samples=100", "mc:trials=5000"), ("perfect:simulations=100", "random")
    ):
        for side in Mark:
            pair = (mine, theirs) if side is Mark.X else (theirs, mine)
            records = games(Rules(3), parse_spec(pair[0]), parse_spec(pair[1]), count, 7)
            winners = [record.result.winner for record in records if record.result]
            lost = winners.count(side.other)
            print(
                f"{mine} as {side} against {theirs}: won {winners.count(side)}, "
                f"tied {winners.count(None)}, lost {lost} ({interval(lost / count, count)})",
                flush=True,
            )


def perfect(count: int) -> None:
    """Compare each of Perfect's moves with the solved results of its position."""
    solved: dict[Position, dict[tuple[int, int], engine.Verdict]] = {}
    boards = [
        (rules, count if rules.size == 3 else max(1, count // 20))
        for rules in (Rules(n, k, r) for n, k in ((3, 3), (4, 3), (4, 4)) for r in (False, True))
    ]
    for rules, target in boards:
        started, worse, examined, played = perf_counter(), 0, 0, 0
        others = [text for text in MACHINES if not text.startswith("perfect")]
        each = -(-target // (2 * len(others)))
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            for other, side in product(others, Mark):
                spec = spec_of(other, Path(folder), rules)
                mine = parse_spec("perfect:simulations=100")
                pair = (mine, spec) if side is Mark.X else (spec, mine)
                records = games(rules, *pair, each, 3)
                played += len(records)
                for record in records:
                    for position, move in zip(record.positions, record.moves, strict=False):
                        if position.to_move is side:
                            if position not in solved:
                                solved[position] = engine.solve(position, seconds=60)
                            results = solved[position]
                            best = max(results.values(), key=ORDER.index)
                            examined += 1
                            worse += results[move.square] is not best
        seconds = perf_counter() - started
        print(
            f"{rules.describe()}: {played} games, {examined} moves, {worse} worsened, "
            f"{seconds:.0f} s",
            flush=True,
        )


def learner(count: int) -> None:
    """Train against Random, then count losses against Perfect on either side."""
    for blame, side in product(Blame, Mark):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            path = Path(folder, "book")
            *_, score = train(Training(path, 100 * count, side=side, blame=blame, seed=2))
            mine = parse_spec(f"learner:textbook={path},blame={blame}")
            opponent = parse_spec("perfect:simulations=100")
            pair = (mine, opponent) if side is Mark.X else (opponent, mine)
            records = games(Rules(3), *pair, count, 5)
            winners = [record.result.winner for record in records if record.result]
            print(
                f"blame={blame} as {side}: {score.games} games in {score.seconds:.1f} s, "
                f"{score.losses} lost, {score.mistakes} mistakes; against Perfect "
                f"{winners.count(side.other)} of {count} lost",
                flush=True,
            )


def levels(count: int, size: int = 0) -> None:
    """Print the share of points that each level takes from the one below."""
    lines = {size: LEVEL_LINES[size]} if size else LEVEL_LINES
    for reverse, (side_length, line) in product((False, True), lines.items()):
        rules = Rules(side_length, line, reverse)
        for weak, strong in pairwise(Level):
            if strong is not Level.UNBEATABLE or is_proven(rules):
                points, seconds = compared(rules, strong, weak, count)
                share = sum(points) / len(points)
                print(
                    f"{rules.describe()}: {strong} takes {100 * share:.1f} % of the points from "
                    f"{weak} ({interval(share, len(points))}, {len(points)} games), "
                    f"{1000 * seconds:.0f} ms per move",
                    flush=True,
                )


def compared(rules: Rules, strong: Level, weak: Level, count: int) -> tuple[list[float], float]:
    """Return a level's points per game, and the mean processor time of its moves in seconds."""
    machines = {level: parse_spec(f"level:level={level}").make() for level in (strong, weak)}
    points, spent, moves = list[float](), 0.0, 0
    for number in range(count // 2 * 2):
        mine = Mark.X if number % 2 == 0 else Mark.O
        position, seed = Position.start(rules), derive_seed(9, "game", number)
        while position.outcome is None:
            is_mine = position.to_move is mine
            before = process_time()
            machine = machines[strong if is_mine else weak]
            *_, last = machine.think(position, move_seed(seed, position))
            if is_mine:
                spent, moves = spent + process_time() - before, moves + 1
            assert last.move is not None
            position = position.play(last.move)
        winner = position.outcome.winner
        points.append(0.5 if winner is None else float(winner is mine))
    return points, spent / moves


TASKS = {
    "legal": legal,
    "table": table,
    "perfect": perfect,
    "learner": learner,
    "levels": levels,
}


def main() -> None:
    """Run the requested task."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=tuple(TASKS))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--size", type=int, choices=tuple(LEVEL_LINES), default=0)
    args = parser.parse_args()
    if args.what == "levels":
        levels(args.games, args.size)
    else:
        TASKS[args.what](args.games)


if __name__ == "__main__":
    main()
