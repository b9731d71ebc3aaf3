"""Thoughts as JSON: those that a tally gives are kept as its counts, and computed again."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from math import isinf

from tttmc_app.core.errors import TttmcError
from tttmc_app.core.json_reader import MAX_TEXT, Node
from tttmc_app.core.notation import parse_square, square_name
from tttmc_app.core.position import Position
from tttmc_app.core.rules import Mark, Rules, Square
from tttmc_app.core.seeds import SEED_LIMIT
from tttmc_app.core.tally import Tally
from tttmc_app.core.text import Text
from tttmc_app.core.thought import Meaning, Thought, Weights, thought_of_tally

_MAX_COUNT = 2**63 - 1
_MAX_WEIGHT = 1e9
_MAX_VALUE = 1e300
_INFINITE = "infinite"
_TALLY = [field.name for field in fields(Tally)]


def thought_to_json(position: Position, thought: Thought) -> dict[str, object]:
    """Return what JSON can hold of a thought on a position: all of it."""
    tally = thought.tally
    written: dict[str, object] = {
        "meaning": thought.meaning,
        "side": thought.side,
        "trials": thought.trials,
        "wanted": thought.wanted,
        "seed": thought.seed,
        "stream": thought.stream,
        "move": None if thought.move is None else square_name(thought.move),
        "resigns": thought.resigns,
        "weights": None if thought.weights is None else asdict(thought.weights),
        "tally": None if tally is None else {name: getattr(tally, name) for name in _TALLY},
    }
    if thought.rates is not None:
        written["rates"] = thought.rates
    if thought.line:
        written["line"] = [square_name(square) for square in thought.line]
    if thought.forfeit:
        written["forfeit"] = thought.forfeit
    if thought.note:
        written["note"] = str(thought.note)
    if thought.share is not None:
        written["share"] = thought.share
    if thought != _recomputed(position, thought):
        errors = thought.errors
        written["values"] = thought.values
        written["errors"] = None if errors is None else [_error(error) for error in errors]
        written["best"] = [square_name(square) for square in thought.best]
    return written


def _error(error: float | None) -> float | str | None:
    return _INFINITE if error is not None and isinf(error) else error


def _recomputed(position: Position, like: Thought) -> Thought | None:
    """Return what a tally and weights alone make of a thought; None where it lacks them."""
    if like.tally is None or like.weights is None:
        return None
    anew = thought_of_tally(position, like.tally, like.weights, like.wanted, like.seed, like.stream)
    return replace(
        anew,
        move=like.move,
        resigns=like.resigns,
        rates=like.rates,
        line=like.line,
        note=like.note,
        share=like.share,
        forfeit=like.forfeit,
    )


def read_square(node: Node, rules: Rules) -> Square:
    """Return the square that a node names; raise TttmcError unless it is on the board."""
    try:
        return parse_square(node.text(MAX_TEXT), rules)
    except TttmcError as error:
        raise TttmcError(f"{node.place}: {error}") from None


def read_thought(node: Node, position: Position) -> Thought:
    """Return the thought on a position that a node holds; raise TttmcError for what is none."""
    rules, squares = position.rules, position.rules.square_count
    wanted, move, weights, tally = (node.get(k) for k in ("wanted", "move", "weights", "tally"))
    side, values = node.get("side"), node.find("values")
    rates, line, note, share = (node.find(k) for k in ("rates", "line", "note", "share"))
    forfeit = node.find("forfeit")
    if side.choice(Mark) is not position.to_move:
        side.fail(f"{position.to_move}, whose turn it is")
    thought = Thought(
        meaning=node.get("meaning").choice(Meaning),
        side=position.to_move,
        values=() if values is None else _read_values(values, squares),
        errors=None if values is None else _read_errors(node.get("errors"), squares),
        best=() if values is None else _read_squares(node.get("best"), rules),
        trials=node.get("trials").whole(0, 3 * _MAX_COUNT),
        wanted=None if wanted.is_null else wanted.whole(0, _MAX_COUNT),
        seed=node.get("seed").whole(0, SEED_LIMIT - 1),
        stream=node.get("stream").text(MAX_TEXT),
        tally=None if tally.is_null else _read_tally(tally, squares),
        weights=None if weights.is_null else _read_weights(weights),
        move=None if move.is_null else read_square(move, rules),
        resigns=node.get("resigns").flag(),
        rates=None if rates is None else _read_rates(rates, squares),
        line=() if line is None else _read_squares(line, rules),
        note=Text("" if note is None else note.text(MAX_TEXT)),
        share=None if share is None else share.number(0.0, 1.0),
        forfeit="" if forfeit is None else forfeit.text(MAX_TEXT),
    )
    return thought if values is not None else _completed(node, position, thought)


def _completed(node: Node, position: Position, thought: Thought) -> Thought:
    """Return the thought with the values that its tally gives."""
    anew = _recomputed(position, thought)
    if anew is None:
        raise TttmcError(f"{node.place} has neither values nor a tally with weights")
    if thought.meaning is not anew.meaning:
        node.get("meaning").fail(f"{anew.meaning}")
    if thought.trials != anew.trials:
        node.get("trials").fail(f"{anew.trials}, as many as the tally counts")
    return anew


def _read_values(node: Node, squares: int) -> tuple[float | None, ...]:
    return tuple(
        None if item.is_null else item.number(-_MAX_VALUE, _MAX_VALUE)
        for item in node.items(squares, squares)
    )


def _read_rates(node: Node, squares: int) -> tuple[float | None, ...]:
    return tuple(
        None if item.is_null else item.number(0.0, 1.0) for item in node.items(squares, squares)
    )


def _read_errors(node: Node, squares: int) -> tuple[float | None, ...] | None:
    return None if node.is_null else tuple(map(_read_error, node.items(squares, squares)))


def _read_error(node: Node) -> float | None:
    if node.value == _INFINITE:
        return float("inf")
    return None if node.is_null else node.number(0.0, _MAX_VALUE)


def _read_squares(node: Node, rules: Rules) -> tuple[Square, ...]:
    return tuple(read_square(item, rules) for item in node.items(rules.square_count))


def _read_weights(node: Node) -> Weights:
    current, other = (node.get(name) for name in ("current", "other"))
    return Weights(*(side.number(-_MAX_WEIGHT, _MAX_WEIGHT) for side in (current, other)))


def _read_tally(node: Node, squares: int) -> Tally:
    wins, ties, losses = (node.get(k).whole(0, _MAX_COUNT) for k in _TALLY[:3])
    names = _TALLY[3:]
    counts = [node.get(name).counts(squares, _MAX_COUNT) for name in names]
    for mine, theirs, of in ((0, 1, wins), (2, 3, losses)):
        if any(a + b > of for a, b in zip(counts[mine], counts[theirs], strict=True)):
            raise TttmcError(
                f"{node.place} counts more in {names[mine]} and {names[theirs]} on a square "
                f"than there are trials of that kind, {of}"
            )
    return Tally(wins, ties, losses, *counts)
