"""The words beside a reviewed game's board."""

from __future__ import annotations

from tttmc_app.analysis.refutation import ProvenLine
from tttmc_app.analysis.review import GameReview, MoveReview
from tttmc_app.analysis.review_texts import CLASS_NAMES, CLASS_SIGNS, summary
from tttmc_app.core import Mark, Position, square_name
from tttmc_app.core.numbers import percent
from tttmc_app.gui.look.translation import translate


def move_text(move: MoveReview) -> str:
    """Return a move with its annotation sign and its class, for a list."""
    sign = CLASS_SIGNS.get(move.kind, "")
    return translate(
        "Learn",
        "{number}. {side} {square}{sign}  {kind}",
        number=move.number + 1,
        side=str(move.side),
        square=square_name(move.square),
        sign=sign,
        kind=CLASS_NAMES[move.kind],
    )


def turn_text(position: Position) -> str:
    """Return whose turn it is, or how the game ended."""
    if position.outcome is None:
        return translate("Learn", "{side} to move", side=str(position.to_move))
    winner = position.outcome.winner
    if winner is None:
        return translate("Learn", "Tie")
    return translate("Learn", "{winner} wins", winner=str(winner))


def summary_text(found: GameReview) -> str:
    """Return the accuracy of both sides, and their mistakes."""
    x, o = (_accuracy_text(found, mark) for mark in Mark)
    return translate(
        "Learn",
        "Accuracy: X\N{NO-BREAK SPACE}{x}, O\N{NO-BREAK SPACE}{o}. {summary}",
        x=x,
        o=o,
        summary=summary(found),
    )


def _accuracy_text(found: GameReview, side: Mark) -> str:
    """Return a side's accuracy, and of how many moves if others couldn't be judged."""
    accuracy, (judged, count) = found.accuracy(side), found.judged(side)
    share = "–" if accuracy is None else percent(accuracy)
    if judged == count:
        return share
    return translate(
        "Learn",
        "{share} ({judged} of {count} moves judged)",
        share=share,
        judged=judged,
        count=count,
    )


def line_text(line: ProvenLine, number: int) -> str:
    """Return what a line proves, and how many of its moves have been played."""
    total = len(line.moves)
    if line.result == 0:
        return translate(
            "Learn",
            "A proven line that holds the tie: move {at} of {total}",
            at=number,
            total=total,
        )
    if line.is_shortest:
        return translate("Learn", "The shortest win: move {at} of {total}", at=number, total=total)
    return translate("Learn", "A proven win: move {at} of {total}", at=number, total=total)
