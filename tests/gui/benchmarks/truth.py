"""Compare what players, the board, its captions and the review say about machine games.

    python -m tests.gui.benchmarks.truth [--games N] [--first SEED]

Prints every two statements that contradict each other, and returns 1 if there are any.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from random import Random

from PySide6.QtWidgets import QApplication

from tests.benchmarks.measuring import options, row
from tttmc_app.analysis.facts import narrowed, proven_now
from tttmc_app.analysis.review import GameReview, MoveReview, ReviewLimits, review
from tttmc_app.analysis.review_texts import slip_text, turning_text
from tttmc_app.core import GameRecord, Mark, Position, Rules, Thought
from tttmc_app.gui.board import overlay_kind, overlay_of
from tttmc_app.gui.board.captions import Occasion
from tttmc_app.gui.game.thought_words import words_of
from tttmc_app.gui.learn.wording import summary_text
from tttmc_app.gui.look.translation import shown
from tttmc_app.players import parse_spec
from tttmc_app.session import MachineSession, play_out

RULES = (
    *(Rules(3), Rules(3, reverse=True), Rules(4, 3), Rules(4), Rules(5, 4), Rules(6, 4, True)),
    *(Rules(7, 5), Rules(9, 5), Rules(15, 5)),
)
PLAYERS = [
    *("random", "mc:trials=30", "forward:samples=3", "uct:simulations=60", "tree:simulations=60"),
    *("tree:simulations=300", "perfect:nodes=2000,simulations=60"),
]
LIMITS = ReviewLimits(nodes=2000, trials=20, searches=3, simulations=60)
PROVEN = {f"Proven: with best play {mark} wins.": (1 if mark is Mark.X else -1) for mark in Mark}
PROVEN["Proven: with best play the game is a tie."] = 0


def game(seed: int) -> GameRecord:
    """Return a game between two machines, with their thoughts."""
    random = Random(seed)
    rules = RULES[seed % len(RULES)]
    pair = (parse_spec(random.choice(PLAYERS)), parse_spec(random.choice(PLAYERS)))
    with closing(MachineSession(Position.start(rules), pair, seed)) as session:
        for _ in play_out(session):
            pass
        return session.record


def for_x(result: int, side: Mark) -> int:
    """Return a side's result as X's."""
    return result if side is Mark.X else -result


def said_by_board(move: MoveReview, thought: Thought) -> Iterator[str]:
    """Yield what contradicts the thought and the review of a move beside it on the board."""
    position, square = move.facts.position, move.square
    facts = proven_now(position, LIMITS.nodes).with_thought(thought)
    claim = PROVEN.get(str(thought.note))
    for key in ("truth", "against", "scores"):
        kind = overlay_kind(key)
        overlay = overlay_of(thought, kind, facts)
        nothing = "" if overlay else shown(kind.nothing(facts, thought))
        slip = shown(slip_text(facts, thought, is_played=True))
        occasion = Occasion(past=square, slip=slip, nothing=nothing)
        words = words_of(thought, overlay, occasion, "").caption
        is_told = claim is not None or any(facts.result(each) is not None for each in facts.bounds)
        if (is_told and "result of any square" in words) or (
            "has proven nothing" in words and claim
        ):
            yield f"{key} says “{words}”"
    if claim is not None and facts.best != (for_x(claim, move.side),) * 2:
        yield f"the note says “{thought.note}”, the board {facts.best}"
    for each, pair in facts.bounds.items():
        if narrowed(pair, move.facts.bounds[each]) != move.facts.bounds[each]:
            yield f"the board knows {pair} of {each}, the review {move.facts.bounds[each]}"
    if facts.slip((square,)) and not move.is_mistake:
        yield f"the board calls {square} worse, the review {move.kind}"


def said_by_review(found: GameReview, at: int) -> Iterator[str]:
    """Yield what contradicts itself in the review of a move."""
    move, truths = found.moves[at], [found.truths[at], found.truths[at + 1]]
    best, kept = (
        tuple(sorted(for_x(each, move.side) for each in pair)) for pair in (move.best, move.kept)
    )
    if [best, kept] != truths:
        yield f"the graph says {truths}, the move {[best, kept]}"
    if any(low > high for low, high in (*truths, *move.facts.bounds.values())):
        yield f"nothing can be {truths}"
    if move.is_mistake != (move.kept[1] < move.best[0]):
        yield f"{move.kind} keeps {move.kept} of {move.best}"
    if not move.is_proven and move.lost > (move.best[1] - move.kept[0]) / 2 + 1e-9:
        yield f"{move.lost} lost of {move.best}, {move.kept}"
    if searched := found.searched[at]:
        low, high = ((1 + each) / 2 for each in truths[0])
        if not low <= searched.share <= high or low == high:
            yield f"search says {searched.share}, proof {truths[0]}"


def said_at_end(found: GameReview) -> Iterator[str]:
    """Yield what contradicts the game in what is said about all of it."""
    result, words = found.record.result, summary_text(found)
    winner = None if result is None else result.winner
    if found.truths[-1] != ((0, 0) if winner is None else (for_x(1, winner),) * 2):
        yield f"the game ends {result}, the graph with {found.truths[-1]}"
    judged = [found.judged(mark) for mark in Mark]
    if any(done < count for done, count in judged) != ("moves judged" in words):
        yield f"{judged} moves judged: “{words}”"
    turning = found.turning_point
    if turning is not None and (turning.is_proven == ("By estimate" in shown(turning_text(found)))):
        yield f"{turning.kind}: “{words}”"
    if turning is not None and turning.side is winner:
        yield f"{winner} wins by {turning.kind}"
    if turning is None and winner is not None and all(done == count for done, count in judged):
        start = found.truths[0]
        if start[0] == start[1] and start[0] != for_x(1, winner):
            yield f"{winner} wins a game of {start}, and nobody erred"


def contradictions(seed: int) -> list[str]:
    """Return the contradictions about one game."""
    record = game(seed)
    *_, last = review(record, LIMITS, seed)
    assert last is not None
    found = last.review
    said = [(len(record.moves), each) for each in said_at_end(found)]
    for at, (move, played) in enumerate(zip(found.moves, record.moves, strict=True)):
        said += [(at, each) for each in said_by_review(found, at)]
        if played.thought is not None:
            said += [(at, each) for each in said_by_board(move, played.thought)]
    rules, players = record.rules.describe(), " against ".join(record.players)
    return [f"game {seed} ({rules}, {players}), move {at + 1}: {each}" for at, each in said]


def main() -> int:
    """Compare the statements about many games; return 1 if any contradict each other."""
    asked = options(__doc__, games=200, first=0)
    QApplication([])
    count = Counter[str]()
    for seed in range(asked.first, asked.first + asked.games):
        found = contradictions(seed)
        count["games"] += 1
        count["contradictions"] += len(found)
        for each in found:
            row(each)
    row(*(f"{number} {what}" for what, number in count.items()))
    return bool(count["contradictions"])


if __name__ == "__main__":
    sys.exit(main())
