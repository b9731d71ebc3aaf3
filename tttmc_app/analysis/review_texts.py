"""The words of a review."""

from __future__ import annotations

from collections.abc import Mapping

from tttmc_app.analysis.facts import Bounds, PositionFacts, chosen_in
from tttmc_app.analysis.review import GameReview, MoveClass, MoveReview
from tttmc_app.core import Mark, Text, Thought, square_name
from tttmc_app.core.notation import square_names
from tttmc_app.core.numbers import fixed
from tttmc_app.core.text import EMPTY_TEXT

CLASS_NAMES: Mapping[MoveClass, Text] = {
    # Translators: The words up to "blunder" describe a move.
    MoveClass.FORCED: Text("forced"),
    MoveClass.ONLY: Text("only move"),
    MoveClass.BEST: Text("best"),
    MoveClass.GOOD: Text("good"),
    MoveClass.DOUBTFUL: Text("doubtful"),
    MoveClass.LIKELY_MISTAKE: Text("likely mistake"),
    MoveClass.MISTAKE: Text("mistake"),
    MoveClass.BLUNDER: Text("blunder"),
}
CLASS_SIGNS: Mapping[MoveClass, str] = {
    MoveClass.ONLY: "!",
    MoveClass.DOUBTFUL: "?!",
    MoveClass.LIKELY_MISTAKE: "?",
    MoveClass.MISTAKE: "?",
    MoveClass.BLUNDER: "??",
}
"""The symbols that books on games put after a move."""


def explain(move: MoveReview) -> Text:
    """Return what a move gave away, in one or two sentences."""
    square = square_name(move.square)
    words: dict[str, object] = {"square": square, "better": square_names(move.better)}
    if move.kind is MoveClass.FORCED:
        return Text("{square} was the only legal move.", square=square)
    if move.is_mistake:
        return _explain_mistake(move, words)
    if not move.is_proven:
        return _explain_estimate(move, words)
    if move.best == (-1, -1):
        return Text("Every move lost here, so {square} gave nothing away.", square=square)
    only = move.kind is MoveClass.ONLY
    if move.best == (1, 1):
        if only:
            return Text("Only {square} kept the win: every other move is worse.", square=square)
        return Text("{square} kept the proven win.", square=square)
    if only:
        return Text("Only {square} kept the tie: every other move loses.", square=square)
    if not move.has_choice:
        return Text("Every move kept the tie, so {square} gave nothing away.", square=square)
    return Text("{square} kept the proven tie.", square=square)


def _explain_mistake(move: MoveReview, words: dict[str, object]) -> Text:
    if move.best[0] == 0:
        return Text("{square} turned a tie into a loss. Better: {better}.", **words)
    if move.kept == (-1, -1):
        return Text("{square} turned a win into a loss. Better: {better}.", **words)
    if move.kept == (0, 0):
        return Text("{square} turned a win into a tie. Better: {better}.", **words)
    return Text("{square} gave away a proven win. Better: {better}.", **words)


def _explain_estimate(move: MoveReview, words: dict[str, object]) -> Text:
    if move.kind is MoveClass.GOOD:
        return Text(
            "Whether {square} was a mistake isn't proven. "
            "Tree search can't tell it apart from the best move.",
            square=words["square"],
        )
    words |= {"lost": fixed(move.lost), "error": fixed(max(move.error or 0, 0.01))}  # never none
    if move.best[0] == move.best[1]:
        return Text(
            "Whether {square} was a mistake isn't proven. By tree search, it gave away {lost} "
            "points (± {error}). Proven best: {better}.",
            **words,
        )
    return Text(
        "Whether {square} was a mistake isn't proven. By tree search, it gave away {lost} points "
        "(± {error}); {better} looks better.",
        **words,
    )


def truth_text(truth: Bounds) -> Text:
    """Return what is proven about X's result."""
    words = {
        (1, 1): Text("X wins"),
        (0, 0): Text("tie"),
        (-1, -1): Text("O wins"),
        (0, 1): Text("X doesn't lose"),
        (-1, 0): Text("O doesn't lose"),
    }
    return words.get(truth, Text("not proven"))


def lost_text(facts: PositionFacts) -> Text:
    """Return that every move loses, and which lasts longest if that is known."""
    side, longest = str(facts.position.to_move), facts.longest
    if not longest:
        return Text("Every move loses for {side}.", side=side)
    return Text(
        "Every move loses for {side}; the game lasts longest after {squares}.",
        side=side,
        squares=square_names(longest),
    )


def slip_text(facts: PositionFacts, thought: Thought | None, *, is_played: bool = False) -> Text:
    """Return which squares are proven better, or that all lose; empty if neither is so."""
    if facts.is_lost:
        return lost_text(facts)
    slip = None if thought is None else facts.slip(chosen_in(thought))
    if thought is None or slip is None:
        return EMPTY_TEXT
    words = {
        "chosen": square_name(slip.chosen),
        "better": square_names(slip.better),
        "side": str(thought.side),
    }
    kind = 0 if slip.result < 1 else 1 if slip.loses else 2
    if is_played:
        return (
            Text("{side} played {chosen}, which loses, and missed a tie at {better}.", **words),
            Text("{side} played {chosen}, which loses, and missed a win at {better}.", **words),
            Text("{side} played {chosen} and missed a win at {better}.", **words),
        )[kind]
    if len(chosen_in(thought)) == 1:
        return (
            Text("{chosen} looks best but loses; proven to tie: {better}.", **words),
            Text("{chosen} looks best but loses; proven to win: {better}.", **words),
            Text("{chosen} looks best; proven to win: {better}.", **words),
        )[kind]
    return (
        Text("{chosen} is equal best but loses; proven to tie: {better}.", **words),
        Text("{chosen} is equal best but loses; proven to win: {better}.", **words),
        Text("{chosen} is equal best; proven to win: {better}.", **words),
    )[kind]


def turning_text(found: GameReview) -> Text:
    """Return where the game turned."""
    turning = found.turning_point
    if turning is None:
        return Text("No move turned the game")
    number = turning.number + 1
    if turning.is_proven:
        return Text("It turned at move {number}", number=number)
    return Text("By estimate, it turned at move {number}", number=number)


def summary(found: GameReview) -> Text:
    """Return the proven mistakes of each side, and the dearest moves."""
    counts = {mark: len(found.mistakes((mark,))) for mark in Mark}
    dearest = found.dearest
    words = Text("Proven mistakes: X {x}, O {o}.", x=str(counts[Mark.X]), o=str(counts[Mark.O]))
    if not dearest:
        return words
    moves = ", ".join(f"{m.side} {square_name(m.square)} ({fixed(m.lost)})" for m in dearest)
    return Text("{summary} Points given away by estimate: {moves}.", summary=words, moves=moves)
