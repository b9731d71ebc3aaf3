"""Check reviews of random games against the solver: classes, better moves and every line.

python -m tests.benchmarks.review [--games 500] [--first 0]
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from tests.analysis.review_checks import plies_to_win, random_game, reviewed, solved
from tests.benchmarks.measuring import options
from tttmc_app.analysis.proofs import best_of, result_for
from tttmc_app.analysis.refutation import ProvenLine, missed_win, refutation
from tttmc_app.analysis.review import GameReview
from tttmc_app.core import Position

_LARGEST_MINIMAX = 9
"""The largest number of empty squares at which plain minimax is still quick."""


def disagreements(found: GameReview) -> Iterator[str]:
    """Yield each place where a review contradicts the solver after a longer search."""
    assert found.is_complete
    for move, position in zip(found.moves, found.record.positions, strict=False):
        truth = solved(position)
        kept, best = truth[move.square], best_of(truth)
        for said, known in ((move.kept, kept), (move.best, best)):
            if max(said[0], known[0]) > min(said[1], known[1]):
                yield f"{position.text} {move}: {said} is not {known}"
        if move.is_mistake != (kept[1] < best[0]) and (move.is_mistake or move.is_proven):
            yield f"{position.text} {move}: the solver says {kept} of {best}"
        if any(truth[square][0] < best[0] for square in move.better if move.is_proven):
            yield f"{position.text} {move}: {move.better} isn't better"


def wrong_lines(found: GameReview) -> Iterator[str]:
    """Yield the lines of a review that the solver contradicts."""
    for move in found.mistakes():
        position = found.record.positions[move.number]
        refuted, missed = refutation(position, move), missed_win(position, move)
        for start, line in ((position.play(move.square), refuted), (position, missed)):
            if line is not None and (problem := _problem_of(start, line)):
                yield f"{start.text} {start.to_move} {line}: {problem}"


def _problem_of(start: Position, line: ProvenLine) -> str:
    side, now = start.to_move, start
    for square in line.moves:
        if now.to_move is side and solved(now)[square][0] < line.result:
            return f"{square} doesn't keep the result"
        now = now.play(square)
    if line.is_shortest and result_for(now, side) != 1:
        return "it doesn't end with a win"
    small = line.is_shortest and start.empty.bit_count() <= _LARGEST_MINIMAX
    return "it isn't the shortest" if small and len(line.moves) != plies_to_win(start) else ""


def main() -> int:
    """Review the games, and print every contradiction and a summary; return 1 if there were any."""
    asked = options(__doc__, games=500, first=0)
    found = Counter[str]()
    for seed in range(asked.first, asked.first + asked.games):
        made = reviewed(random_game(Random(seed)))
        found.update(f"moves: {move.kind}" for move in made.moves)
        for problem in (*disagreements(made), *wrong_lines(made)):
            found["contradictions"] += 1
            print(f"game {seed}: {problem}", flush=True)
        for move in made.mistakes():
            if line := refutation(made.record.positions[move.number], move):
                found["refutations"] += 1
                found["refutations proven to be the shortest"] += line.is_shortest
    print(f"{asked.games} games", *(f"{n} {name}" for name, n in found.items()), sep="\n")
    return bool(found["contradictions"])


if __name__ == "__main__":
    sys.exit(main())
