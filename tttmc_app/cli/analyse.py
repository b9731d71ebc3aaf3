"""`tttmc analyse`: a player's scores for a board."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from contextlib import closing
from time import perf_counter

from tttmc_app.analysis.facts import proven_now
from tttmc_app.analysis.review_texts import lost_text
from tttmc_app.cli.options import (
    add_board,
    add_progress_options,
    add_rules_options,
    add_seed_option,
    machine_spec,
    position_of,
    seed_of,
    warn_of_players,
)
from tttmc_app.cli.output import (
    ProgressBar,
    board_table,
    score_table,
    terminal_width,
    values_text,
)
from tttmc_app.cli.parser import Parser
from tttmc_app.core import Expectation, Position, Tally, Thought, square_name
from tttmc_app.core.numbers import duration_text
from tttmc_app.core.thought import counted_in, line_words, value_words
from tttmc_app.session import MachineSession

NOTES = """\
mc:exact stands for infinitely many trials. With --sure several squares may be best: those are equal
by symmetry. After Ctrl-C the results so far are shown, without a move."""

PROOF_NODES = 50_000
"""The maximum number of positions searched to see whether every move loses: about 0.05 s."""
_MANY_TIES = 0.95


def add_options(parser: Parser) -> None:
    """Add the command's arguments and options."""
    add_progress_options(parser)
    add_board(parser)
    parser.option("--player SPEC", "the player that scores them", "mc")
    text = "stop once the best score is known with this confidence, if that takes fewer trials"
    parser.option("--sure PERCENT", text)
    add_seed_option(parser)
    add_rules_options(parser, "the board's")


def run(args: argparse.Namespace) -> int:
    """Run the player, print its scores, and return the exit code."""
    position = position_of(args)
    spec = machine_spec(args.player)
    if args.sure is not None:
        spec = spec.with_value("sure", spec.parameter("sure").parse(args.sure))
    warn_of_players([spec])
    seed = seed_of(args)
    with closing(MachineSession(position, (spec, spec), seed)) as session:
        request = session.request()
        started = perf_counter()
        thought: Thought | None = None
        code = 0
        with ProgressBar("thinking", verbose=args.verbose) as progress:
            try:
                for thought in session.think(request):
                    if thought.share is None:
                        progress.show(thought.trials, thought.target)
                    else:
                        progress.show_share(thought.share)
            except KeyboardInterrupt:
                code = 130
        seconds = perf_counter() - started
    if thought is None:
        return code
    if args.json:
        print(json.dumps(_as_json(position, spec.text, thought, seconds), allow_nan=False))
    else:
        print(f"{position.rules.describe()}, {position.to_move} to move; {spec.text}, seed {seed}")
        print()
        print("\n".join(_as_text(position, thought, seconds)))
    return code


def _as_text(position: Position, thought: Thought, seconds: float) -> list[str]:
    if any(value is not None for value in thought.values):
        lines = score_table(position, thought, terminal_width(), thought.move)
    else:
        lines = board_table(position)
    lines.append("")
    if thought.decided:
        lines.append(f"move     {_decision_text(position, thought)}")
    if thought.trials:
        counted = counted_in(thought.meaning).key
        lines.append(f"{counted:<8} {thought.trials:,} in {duration_text(seconds)}")
    if expected := line_words(thought):
        lines.append(f"expects  {expected}")
    if thought.note:
        lines.append(str(thought.note))
    facts = proven_now(position, PROOF_NODES, measured=True).with_thought(thought)
    if facts.is_lost:
        lines.append(str(lost_text(facts)))
    if exact := thought.expectation:
        lines.append(f"of all   {_shares_text(exact, 1, 3)} by {thought.side}")
    if tally := thought.tally:
        lines.append(f"of them  {_shares_text(tally, max(1, tally.trials), 1)} by {thought.side}")
        if tally.ties > _MANY_TIES * tally.trials:
            lines.append("Nearly all trials tie, so the scores mean little: try a shorter --line.")
    return lines


def _shares_text(counts: Tally | Expectation, trials: int, decimals: int) -> str:
    shares = (("won", counts.wins), ("tied", counts.ties), ("lost", counts.losses))
    return ", ".join(f"{100 * n / trials:.{decimals}f} % {word}" for word, n in shares)


def _decision_text(position: Position, thought: Thought) -> str:
    move = thought.move
    if move is None:
        return f"none: forfeits ({thought.forfeit})" if thought.forfeit else "none: resigns"
    index = position.rules.index(move)
    value, error = thought.values[index], thought.errors[index] if thought.errors else None
    if value is None:
        return square_name(move)
    words = value_words(thought.meaning, value, lambda number: values_text([number])[0])
    text = f"{square_name(move)}, {words}"
    if error is not None and math.isfinite(error):
        text += f" ± {error:.3g}"
    equals = len(thought.best)
    if equals > 1:
        named = ", ".join(map(square_name, thought.best))
        text += f", at random among {named if equals < 10 else f'{equals} equal squares'}"
    return text


def _as_json(
    position: Position, player: str, thought: Thought, seconds: float
) -> dict[str, object]:
    size, tally = position.rules.size, thought.tally or thought.expectation
    errors = thought.errors or (None,) * position.rules.square_count
    written: dict[str, object] = {
        "board": position.text,
        "to_move": position.to_move,
        "player": player,
        "move": thought.move,
        "meaning": thought.meaning,
        "scores": _grid(thought.values, size),
        "standard_errors": _grid(errors, size),
        "trials": None if thought.expectation else thought.trials,
        "wins": tally and tally.wins,
        "ties": tally and tally.ties,
        "losses": tally and tally.losses,
        "seconds": seconds,
    }
    if exact := thought.expectation:
        written["tied_mine"] = _grid(exact.tied_mine, size)
        written["tied_theirs"] = _grid(exact.tied_theirs, size)
    if thought.rates is not None:
        written["win_rates"] = _grid(thought.rates, size)
    if thought.line:
        written["line"] = thought.line
    if thought.note:
        written["note"] = str(thought.note)
    if sure := thought.confidence:
        written["sure"] = {
            "percent": sure.percent,
            "reached": sure.is_reached,
            "squares": sure.squares,
        }
    return written


def _grid(values: Sequence[float | None], size: int) -> list[list[float | None]]:
    """Return values row by row, with None for infinite ones, which JSON can't hold."""
    finite = [v if v is not None and math.isfinite(v) else None for v in values]
    return [finite[row * size : (row + 1) * size] for row in range(size)]
