"""`tttmc review`: what each move of a saved game gave away."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from tttmc_app.analysis.facts import Bounds
from tttmc_app.analysis.refutation import ProvenLine, missed_win, refutation
from tttmc_app.analysis.review import GameReview, MoveReview, review
from tttmc_app.cli.game_file import read_game
from tttmc_app.cli.options import add_progress_options
from tttmc_app.cli.output import ProgressBar, aligned
from tttmc_app.cli.parser import Parser
from tttmc_app.core import Mark, Square, square_name

NOTES = """\
GAME is a file written by the window or by `tttmc play --save`. A mistake turns a win into a tie or
a tie into a loss, a blunder a win into a loss: both are proven. Other moves are judged by tree
searches: a likely mistake gives away 0.2 points or more, a doubtful move 0.05 or more. Accuracy is
1 minus the points that a side gave away per move."""


def add_options(parser: Parser) -> None:
    """Add the command's argument and options."""
    add_progress_options(parser)
    parser.option("game GAME", "a saved game")


Lines = dict[int, tuple[ProvenLine | None, ProvenLine | None]]
"""For each mistake: the opponent's refutation, and the win that was given away."""


def run(args: argparse.Namespace) -> int:
    """Review the game, print what each move gave away, and return the exit code."""
    record = read_game(Path(args.game))
    found, lines, code = GameReview(record), Lines(), 0
    with ProgressBar("reviewing moves", verbose=args.verbose) as progress:
        try:
            for step in review(record):
                if step is not None:
                    found = step.review
                    progress.show_share(step.share)
            for move in found.mistakes():
                position = record.positions[move.number]
                lines[move.number] = (refutation(position, move), missed_win(position, move))
        except KeyboardInterrupt:
            code = 130
    if args.json:
        print(json.dumps(_as_json(str(Path(args.game)), found, lines)))
    else:
        print("\n".join(_as_text(found, lines)))
    return code


def _as_json(file: str, found: GameReview, lines: Lines) -> dict[str, object]:
    record, turning = found.record, found.turning_point
    positions = zip(found.truths, found.estimates, found.searched, strict=True)
    return {
        "file": file,
        "rules": record.rules.settings(),
        "players": record.players,
        "result": None if record.result is None else str(record.result.describe()),
        "complete": found.is_complete,
        "accuracy": {mark: found.accuracy(mark) for mark in Mark},
        "judged": {mark: found.judged(mark) for mark in Mark},
        "turning_point": None if turning is None else turning.number,
        "turning_point_proven": None if turning is None else turning.is_proven,
        "positions": [
            {"truth": truth, "random": random, "search": search}
            for truth, random, search in positions
        ],
        "moves": [_move_json(move, *lines.get(move.number, (None, None))) for move in found.moves],
    }


def _move_json(
    move: MoveReview, refuted: ProvenLine | None, missed: ProvenLine | None
) -> dict[str, object]:
    return {
        "number": move.number,
        "side": move.side,
        "square": move.square,
        "class": move.kind,
        "proven": move.is_proven,
        "lost": move.lost,
        "error": move.error,
        "better": move.better,
        "best": move.best,
        "kept": move.kept,
        "refutation": _line_json(refuted),
        "missed_win": _line_json(missed),
    }


def _line_json(line: ProvenLine | None) -> dict[str, object] | None:
    if line is None:
        return None
    return {"moves": line.moves, "result": line.result, "shortest": line.is_shortest}


def _as_text(found: GameReview, lines: Lines) -> list[str]:
    record = found.record
    rows = [("move", "square", "class", "gave away", "better", "then")]
    for move in found.moves:
        refuted, _ = lines.get(move.number, (None, None))
        error = "" if move.error is None else f" ± {move.error:.2f}"
        rows.append(
            (
                f"{move.number + 1} {move.side}",
                square_name(move.square),
                str(move.kind),
                f"{move.lost:.2f}{error}" if move.lost else "",
                _names(move.better[:4]) + (" …" if len(move.better) > 4 else ""),
                "" if refuted is None else _names(refuted.moves),
            )
        )
    result = "unfinished" if record.result is None else str(record.result.describe())
    text = [f"{record.rules.describe()}: {result}", "", *aligned(rows, len(rows[0])), ""]
    for mark in Mark:
        accuracy, (judged, count) = found.accuracy(mark), found.judged(mark)
        shown = "unknown" if accuracy is None else f"{100 * accuracy:.0f} %"
        if judged < count:
            shown += f" ({judged} of {count} moves judged)"
        elif not count:
            shown = "no move could change the result"
        text.append(f"accuracy of {mark}  {shown}")
    if turning := found.turning_point:
        place = f"turned at move {turning.number + 1}: {turning.side} {square_name(turning.square)}"
        before, after = map(_result_text, (turning.best, turning.kept))
        how = f"from {before} to {after} for {turning.side}" if turning.is_proven else "by estimate"
        text.append(f"{place}, {how}")
    if found.dearest:
        moves = (f"{m.side} {square_name(m.square)} {m.lost:.2f}" for m in found.dearest)
        text.append(f"gave away most by estimate: {', '.join(moves)}")
    if not found.is_complete:
        text.append(f"incomplete: {len(found.moves)} of {len(record.moves)} moves reviewed")
    return text


def _result_text(bounds: Bounds) -> str:
    return {(-1, -1): "a loss", (0, 0): "a tie", (1, 1): "a win"}.get(bounds, "unproven")


def _names(squares: Sequence[Square]) -> str:
    return " ".join(map(square_name, squares))
