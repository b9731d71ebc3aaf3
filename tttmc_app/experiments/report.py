"""A run's results as text for other programs: CSV and JSON, every column explained."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from textwrap import fill

from tttmc_app.core import Mark
from tttmc_app.experiments.comparison import Comparison
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.recipe import AnyPlan, Summary
from tttmc_app.experiments.saved_run import RunInfo

COLUMNS: Mapping[str, str] = {
    "trials": "or whatever was varied: its value",
    "player": "a tournament's player, as a command names it",
    "rating": "Bradley-Terry strength on Elo's scale, the players' mean being 0; every pair has "
    "one virtual draw",
    "points": "1 a win, half a point a tie",
    "games": "count of the finished games",
    "x_wins, ties, o_wins": "counts of how they ended; X moves first",
    "wins, losses": "counts, of the player: a sweep's where it has an opponent, whichever side it "
    "had; where it plays itself they are X's, and so the same as x_wins and o_wins",
    "resignations, forfeits": "counts of games given up, or lost by breaking the rules: among the "
    "wins of the other side",
    "..._share": "the count of that name as a part of the games, from 0 to 1",
    "..._low, ..._high": "95 % interval: Wilson's of the share, from 0 to 1, not of the count; by "
    "the likelihood's curvature of a rating; one list ..._interval in JSON",
    "player_forfeits, opponent_forfeits": "a sweep's: which of the two lost so many games by "
    "breaking the rules; where the player plays itself, X is the player and O the opponent",
    "player_forfeit_reason, opponent_forfeit_reason, forfeit_reason": "why, in the first of these "
    "games",
    "seconds_per_game": "mean, with its standard deviation in ..._deviation; on the clock, so that "
    "other work on the machine lengthens it",
    "moves": "that were timed: the player's own, both sides' where it plays itself",
    "seconds_per_move": "mean of these, with its standard deviation in ..._deviation",
    "runs": "of a convergence, at this number of trials; each of them chose a move",
    "losing, worse, unproven": "runs that chose a move proven to lose, one proven worse than the "
    "best (the losing ones among them), and one of which too little is proven",
    "score_..., error_...": "a convergence's score of that square, per trial, and its standard "
    "error",
    "side, board": "of a player's limits: whose mistake, and the position, rows from the top",
    "best, mistakes": "the squares that it draws from there, and those that are no best moves",
    "reached": "1 where its own play comes there, else 0",
    "lost_to_best_reply, reply": "the chance to lose from there to an opponent who knows it, and "
    "how the game goes on",
    "games, losses": "of a training: up to the end of a block, and lost in that block",
}
"""What the columns of a run's table mean."""

GAME_COLUMNS: Mapping[str, str] = {
    "number": "in the run, from 0",
    "x, o": "the players, as a command names them",
    "seed": "that `tttmc play` and a saved game take to repeat it",
    "winner": "X, O, or empty for a tie",
    "ending": "line, full board, resignation or forfeit",
    "moves": "squares in the order of play",
    "reason": "why a side forfeited",
    "seconds": "that the game took",
    "x_moves, x_seconds, o_moves, o_seconds": "a side's moves, and the time of all of them",
}
"""What the columns of a run's games mean."""


def columns_text(columns: Mapping[str, str]) -> str:
    """Return the explanations of columns, each beginning a line and none longer than 99."""
    return "\n".join(
        fill(f"{name}: {meaning}", 99, initial_indent="  ", subsequent_indent="      ")
        for name, meaning in columns.items()
    )


def run_csv(summary: Summary) -> str:
    """Return a run's table as CSV, a header first."""
    return _csv(summary.table())


def comparison_csv(comparison: Comparison) -> str:
    """Return how two runs differ as CSV, a header first."""
    return _csv(comparison.table())


def games_csv(plan: AnyPlan, games: Iterable[PlayedGame]) -> str:
    """Return a run's games as CSV, a header first."""
    offsets = plan.offsets
    return _csv([_game_row(plan, offsets, game) for game in games])


def run_json(info: RunInfo, summary: Summary) -> str:
    """Return a run with all that is known of it, and its results, as JSON."""
    return json.dumps(info_json(info) | summary.as_json(), indent=2, ensure_ascii=False) + "\n"


def info_json(info: RunInfo) -> dict[str, object]:
    """Return what is known of a run besides its results, as JSON holds it."""
    return {
        "run": info.number,
        "name": info.name,
        "kind": info.kind,
        "command": info.recipe.command,
        "settings": dict(info.settings),
        "created": info.created.isoformat(),
        "finished": info.is_finished,
        "done": info.done,
        "wanted": info.target,
        "counted": info.counted,
        "seconds": info.seconds,
        "seed": info.seed,
        "version": info.version,
        "stream": info.stream,
        "python": info.python,
        "machine": info.machine,
        "executor": info.executor,
        "deleted": info.deleted,
    }


def _game_row(plan: AnyPlan, offsets: Sequence[int], game: PlayedGame) -> dict[str, object]:
    pairing = plan.pairings[game.pairing]
    return {
        "number": game.number,
        "x": pairing.x.text,
        "o": pairing.o.text,
        "seed": pairing.seed_of(game.number - offsets[game.pairing]),
        "winner": "" if game.winner is None else Mark(game.winner).value,
        "ending": game.ending.value,
        "moves": game.moves,
        "reason": game.reason,
        "seconds": game.seconds,
        "x_moves": game.x_times.count,
        "x_seconds": game.x_times.total,
        "o_moves": game.o_times.count,
        "o_seconds": game.o_times.total,
    }


def _csv(rows: Sequence[Mapping[str, object]]) -> str:
    text = StringIO()
    if rows:
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return text.getvalue()
