"""Results as CSV and JSON, and what each column means."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO
from textwrap import fill

from tttmc_app.core import Mark, Position, TttmcError, parse_square
from tttmc_app.experiments.comparison import Comparison
from tttmc_app.experiments.conduct import opening_moves
from tttmc_app.experiments.games import PlayedGame
from tttmc_app.experiments.match import OPENING_COLUMNS
from tttmc_app.experiments.recipe import AnyPlan, Summary
from tttmc_app.experiments.saved_run import RunInfo
from tttmc_app.experiments.sweep import SWEEP_COLUMNS
from tttmc_app.players import Player
from tttmc_app.session import move_seed

COLUMNS: Mapping[str, str] = {
    "trials": "the value of this parameter, or of the one that varies",
    **{column.key: column.help for column in SWEEP_COLUMNS if column.help},
    **{column.key: column.help for column in OPENING_COLUMNS if column.help},
    "..._share": "the number of that name as a share of the games, from 0 to 1",
    "..._low, ..._high": "95 % interval: for shares Wilson's, from 0 to 1; for scores and ratings "
    "from how much results vary; in JSON a list ..._interval",
    "..._deviation, ..._median, ..._quartile_1, ..._quartile_3": "standard deviation, median and "
    "ends of the middle half of these times",
    "player": "player of a tournament, as commands name it",
    "rating": "Bradley-Terry strength on Elo's scale; the players' mean is 0, and every pair has "
    "one virtual draw",
    "points": "1 for a win, ½ for a tie",
    "score": "mean points per game, of a match A's; its interval comes from the spread of pairs",
    "pairs_played": "of a tournament: pairs of games, one on each side, that it has finished",
    "elo": "of a match: the difference in Elo points; empty if one player took all the points",
    "elo_error": "of a match: half of elo's 95 % interval; empty if the score's reaches 0 or 1",
    "controlled_score": "of a match with --control: A's mean points per game without known luck",
    "superiority": "of a match: the probability that A is the stronger",
    "llr, decision": "of a match with --sprt: the log-likelihood ratio, and low or high "
    "once decided",
    "pairs_0, pairs_1, pairs_2, pairs_3, pairs_4": "of a match: pairs of games from which A took "
    "0, ½, 1, 1½ and 2 points",
    "unpaired": "of a match with --both: finished games that no other column counts, because "
    "only complete pairs count (with --sprt, in their order)",
    "a_forfeits, b_forfeits": "games of a match that A and B lost by breaking the rules, on "
    "either side",
    "forfeit_reason": "reason for the first of a player's forfeits",
    "runs": "of a convergence: runs with this number of trials; each chose a move",
    "losing, worse, unproven": "runs that chose a move proven to lose, a move proven worse than "
    "the best one (losing moves included), and a move without a proven result",
    "score_..., error_...": "of a convergence: the square's score per trial, and its standard "
    "error",
    "side, board": "of limits: the player's side, and the position, rows from the top",
    "best, mistakes": "the squares that the player may choose, and those that aren't best moves",
    "reached": "1 if the player's own moves lead there, else 0",
    "lost_to_best_reply, reply": "the chance of losing from there to an opponent who knows the "
    "player, and the rest of such a game",
    "games, losses": "of a training: games up to the end of a block, and losses in that block",
}
"""The columns of a run's table, and their meanings."""

GAME_COLUMNS: Mapping[str, str] = {
    "number": "in the run, from 0",
    "x, o": "the players, as commands name them",
    "seed": "with --seed, `tttmc play` repeats the game, unless it began with an opening or was "
    "ended by a proof",
    "winner": "X, O, or empty for a tie",
    "ending": "line, full board, resignation, forfeit or proof",
    "moves": "squares in the order of play",
    "reason": "why a side forfeited",
    "seconds": "duration of the game",
    "x_moves, x_seconds, o_moves, o_seconds": "number of a side's moves, and their total time",
    "a_side": "of a match with --both: X or O, the side that A plays",
    "pair": "of a match with --both: the number of the game's pair, from 0; both games of a pair "
    "have the same number, and begin with the same moves if there are openings",
    "scores": "with --scores: a list with the squares' values before each move, row by row, as its "
    "player saw them; null where occupied, and for moves of an opening",
}
"""The columns of a run's games, and their meanings."""


def columns_text(columns: Mapping[str, str]) -> str:
    """Return the meanings of columns, one per line, wrapped at 99 characters."""
    return "\n".join(
        fill(f"{name}: {meaning}", 99, initial_indent="  ", subsequent_indent="      ")
        for name, meaning in columns.items()
    )


def run_csv(summary: Summary) -> str:
    """Return a run's table as CSV with a header."""
    return _csv(summary.table())


def comparison_csv(comparison: Comparison) -> str:
    """Return a comparison as CSV with a header."""
    return _csv(comparison.table())


def games_csv(plan: AnyPlan, games: Iterable[PlayedGame], *, scored: bool = False) -> str:
    """Return a run's games as CSV with a header, the scores as JSON; see `game_rows`."""
    rows = list(game_rows(plan, games, scored=scored))
    for row in rows if scored else ():
        row["scores"] = json.dumps(row["scores"])
    return _csv(rows)


def games_json_lines(plan: AnyPlan, games: Iterable[PlayedGame], *, scored: bool = False) -> str:
    """Return a run's games as one JSON object per line; see `game_rows`."""
    return "".join(f"{json.dumps(row)}\n" for row in game_rows(plan, games, scored=scored))


def game_rows(
    plan: AnyPlan, games: Iterable[PlayedGame], *, scored: bool = False
) -> Iterator[dict[str, object]]:
    """Yield a row for each of a run's games.

    If they are scored, `scores` has the values of the squares before each move, row by row, as its
    player saw them: null where a square is occupied, and for moves of an opening. They are
    calculated again from the seed; raises TttmcError if that doesn't give the same moves.
    """
    offsets, machines = plan.offsets, dict[str, Player]()
    for game in games:
        row = _game_row(plan, offsets, game)
        if scored:
            row["scores"] = _scores(plan, game, offsets, machines)
        yield row


def _scores(
    plan: AnyPlan, game: PlayedGame, offsets: Sequence[int], machines: dict[str, Player]
) -> list[list[float | None] | None]:
    pairing = plan.pairings[game.pairing]
    number = game.number - offsets[game.pairing]
    seed = pairing.seed_of(number)
    opening = len(opening_moves(plan.rules, pairing.conduct, number))
    position, found = Position.start(plan.rules), list[list[float | None] | None]()
    for name in game.moves.split():
        move = parse_square(name, plan.rules)
        if len(found) < opening:
            found.append(None)
        else:
            spec = pairing.x if position.to_move is Mark.X else pairing.o
            machine = machines.setdefault(spec.text, spec.make())
            *_, thought = machine.think(position, move_seed(seed, position))
            if thought.move != move:
                raise TttmcError(
                    "{player} doesn't repeat its games, so their scores can't be calculated again: "
                    "leave out --scores",
                    player=spec.text,
                )
            found.append(list(thought.values))
        position = position.play(move)
    return found


def run_json(info: RunInfo, summary: Summary) -> str:
    """Return a run with its settings and results as JSON."""
    return json.dumps(info_json(info) | summary.as_json(), indent=2, ensure_ascii=False) + "\n"


def info_json(info: RunInfo) -> dict[str, object]:
    """Return the details of a run, without its results, as JSON values."""
    error = info.error
    return {
        "run": info.number,
        "name": info.name,
        "kind": info.kind,
        "command": None if error else info.recipe.command,
        "error": None if error is None else str(error),
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
        "versions": None if info.versions is None else dict(info.versions),
        "python": info.python,
        "machine": info.machine,
        "executor": info.executor,
        "deleted": info.deleted,
        "temporary": info.is_temporary,
    }


def _game_row(plan: AnyPlan, offsets: Sequence[int], game: PlayedGame) -> dict[str, object]:
    pairing = plan.pairings[game.pairing]
    number = game.number - offsets[game.pairing]
    return {
        "number": game.number,
        "x": pairing.x.text,
        "o": pairing.o.text,
        "seed": pairing.seed_of(number),
        "winner": "" if game.winner is None else Mark(game.winner).value,
        "ending": game.ending.value,
        "moves": game.moves,
        "reason": game.reason,
        "seconds": game.seconds,
        "x_moves": game.x_times.number,
        "x_seconds": game.x_times.total,
        "o_moves": game.o_times.number,
        "o_seconds": game.o_times.total,
        **plan.game_columns(game.pairing, number),
    }


def _csv(rows: Sequence[Mapping[str, object]]) -> str:
    text = StringIO()
    if rows:
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return text.getvalue()
