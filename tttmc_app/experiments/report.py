"""Results as CSV and JSON, and what each column means."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO
from textwrap import fill

from tttmc_app.core import Mark, Position, Rules, TttmcError, parse_square
from tttmc_app.experiments.comparison import Comparison
from tttmc_app.experiments.conduct import Conduct, opening_moves
from tttmc_app.experiments.games import Pairing, PlayedGame
from tttmc_app.experiments.kinds import KINDS
from tttmc_app.experiments.recipe import AnyPlan, Summary
from tttmc_app.experiments.saved_run import RunInfo
from tttmc_app.players import Player
from tttmc_app.session import move_seed

_PATTERNS = {
    "size": "of a sweep in which the board varies: squares per side",
    "line": "likewise: marks in a row that win",
    "..._share": "the number of that name as a share of the games, from 0 to 1",
    "..._low": "lower end of the 95 % interval: for shares Wilson's, from 0 to 1; for scores and "
    "ratings from how much results vary; in JSON a list ..._interval",
    "..._high": "its upper end",
    "..._deviation": "standard deviation of these times",
    "..._median": "median of these times, which are counted in classes about 2 % wide",
    "..._quartile_1": "lower end of their middle half, likewise",
    "..._quartile_3": "its upper end, likewise",
    **{
        f"pairs_{at}": f"of a match: pairs of games from which A took {points} points"
        for at, points in enumerate(("0", "½", "1", "1½", "2"))
    },
    "score_...": "of a convergence: the square's score per trial",
    "error_...": "its standard error",
}
"""Columns that are named after others, after results or after squares."""


def column_meanings() -> dict[str, str]:
    """Return the columns of runs' tables, and their meanings."""
    found = {"trials": "the value of this parameter, or of those that vary"}
    for column in (column for kind in KINDS for column in kind.columns if column.help):
        known = found.get(column.key)
        found[column.key] = f"{known}; {column.help}" if known else column.help
    return found | _PATTERNS


GAME_COLUMNS: Mapping[str, str] = {
    "number": "in the run, from 0",
    "x": "the player that moves first, as commands name it",
    "o": "the other player, likewise",
    "seed": "with --seed, `tttmc play` repeats the game, unless it began with an opening or was "
    "ended by a proof",
    "winner": "X, O, or empty for a tie",
    "ending": "line, full board, resignation, forfeit or proof",
    "moves": "squares in the order of play",
    "reason": "why a side forfeited",
    "seconds": "duration of the game",
    "x_moves": "number of X's own moves",
    "x_seconds": "their total time",
    "o_moves": "number of O's own moves",
    "o_seconds": "their total time",
    "opening": "of a run with openings: the board after the opening, of drawn ones that are equal "
    "up to symmetry one",
    "opening_moves": "likewise: how many of the moves are the opening; those to a board from a "
    "file are in an order that leads there",
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
    pairings, offsets, machines = plan.pairings, plan.offsets, dict[str, Player]()
    for game in games:
        pairing, number = pairings[game.pairing], game.number - offsets[game.pairing]
        row = _game_row(plan, pairing, number, game)
        if scored:
            row["scores"] = _scores(plan.rules_of(pairing), pairing, number, game.moves, machines)
        yield row


def _scores(
    rules: Rules, pairing: Pairing, number: int, moves: str, machines: dict[str, Player]
) -> list[list[float | None] | None]:
    seed = pairing.seed_of(number)
    opening = len(opening_moves(rules, pairing.conduct, number))
    position, found = Position.start(rules), list[list[float | None] | None]()
    for name in moves.split():
        move = parse_square(name, rules)
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
        "counted": info.unit.key,
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


def _game_row(plan: AnyPlan, pairing: Pairing, number: int, game: PlayedGame) -> dict[str, object]:
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
        **_opening(plan.rules_of(pairing), pairing.conduct, number, game.moves),
        **plan.game_columns(game.pairing, number),
    }


def _opening(rules: Rules, conduct: Conduct, number: int, moves: str) -> dict[str, object]:
    if not conduct.has_openings:
        return {}
    board = conduct.begun(rules, number, moves)
    own = conduct.opening or board.count("X") + board.count("O")
    return {"opening": board, "opening_moves": own}


def _csv(rows: Sequence[Mapping[str, object]]) -> str:
    text = StringIO()
    if rows:
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return text.getvalue()
