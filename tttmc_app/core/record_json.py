"""Saved games: records as versioned JSON, with every value checked on reading.

To change the format, write the new keys, add a reader for the new version to `READERS` and keep
those of older versions. The functions below that read a rule, a move, a thought or a tally belong
to every version: give the new reader its own copy of those that change. The tests pin a file of
each version.

Version 2 adds "variations", a list of the lines that the game has abandoned: {"after": how many of
the game's moves the line begins with, "concession": as in the game, "moves": the line's other
moves}. A game without variations is written as version 1.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from math import inf

from tttmc_app.core.json_reader import MAX_TEXT, Node, read_json
from tttmc_app.core.notation import parse_square, square_name
from tttmc_app.core.numbers import grouped
from tttmc_app.core.position import Position
from tttmc_app.core.record import CONCEDED, Concession, GameRecord, MoveTexts, Result, Variation
from tttmc_app.core.rules import Mark, Rules, Square
from tttmc_app.core.seeds import SEED_LIMIT
from tttmc_app.core.tally import Tally
from tttmc_app.core.text import Text, TttmcError
from tttmc_app.core.thought import Meaning, Thought, Weights, thought_of_tally

FORMAT = "tttmc game"

_MAX_SECONDS = 1e9
_MAX_COUNT = 2**63 - 1
_MAX_WEIGHT = 1e9
_MAX_VALUE = 1e300
_MAX_VARIATIONS = 10_000
_MAX_MOVES = 100_000
"""The maximum number of moves in all variations together, from the start of the game."""
_INFINITE = "infinite"
_WEIGHTS = ("current", "other")
_TALLY = ("wins", "ties", "losses", "won_mine", "won_theirs", "lost_mine", "lost_theirs")
"""The keys of weights and of a tally, which are also their fields."""


# Writing ------------------------------------------------------------------------------------------


def record_to_json(record: GameRecord, known: MoveTexts | None = None) -> str:
    """Return a game as JSON text, one move per line, that `record_from_json` reads back.

    Moves that are known aren't formatted again, and others become known. Raises TttmcError for a
    record with a number that isn't finite.
    """
    known = {} if known is None else known
    start = record.start
    head: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION if record.variations else 1,  # older programs open version 1
        "rules": record.rules.settings(),
        "start": {"board": start.text, "to_move": start.to_move},
        "players": {"X": record.players[0], "O": record.players[1]},
        "seed": record.seed,
        "result": _result(record.result),
        "concession": _concession(record.concession),
    }
    lines = [f'"{key}": {_dump(value)}' for key, value in head.items()]
    lines.append(f'"moves": [{_moves(record, 0, known)}]')
    if record.variations:
        variations = ",".join(f"\n {_variation(record, each, known)}" for each in record.variations)
        lines.append(f'"variations": [{variations}]')
    return "{" + ",\n ".join(lines) + "}\n"


def _variation(record: GameRecord, variation: Variation, known: MoveTexts) -> str:
    """Return a variation as JSON: how many moves it shares with the game, and the others."""
    shared = variation.shared_with(record.line)
    whole = record.replaced_by(variation)
    return (
        f'{{"after": {shared}, "concession": {_dump(_concession(variation.concession))},\n'
        f'  "moves": [{_moves(whole, shared, known)}]}}'
    )


def _moves(record: GameRecord, first: int, known: MoveTexts) -> str:
    """Return a game's moves from a given one on as JSON, one per line."""
    texts: list[str] = []
    for position, move in zip(record.positions[first:], record.moves[first:], strict=False):
        if id(move) not in known:
            thought = None if move.thought is None else thought_to_json(position, move.thought)
            square = square_name(move.square)
            text = _dump({"square": square, "seconds": move.seconds, "thought": thought})
            known[id(move)] = move, text
        texts.append(f"\n  {known[id(move)][1]}")
    return ",".join(texts)


def _dump(value: object) -> str:
    try:
        return json.dumps(value, allow_nan=False)
    except ValueError:
        raise TttmcError(
            "this game can't be saved: its thoughts contain infinite numbers"
        ) from None


def _result(result: Result | None) -> dict[str, object] | None:
    return None if result is None else {"winner": result.winner, "ending": result.ending}


def _concession(concession: Concession | None) -> dict[str, object] | None:
    if concession is None:
        return None
    side, ending, reason = concession.side, concession.ending, concession.reason
    return {"side": side, "ending": ending, "reason": str(reason)}


def thought_to_json(position: Position, thought: Thought) -> dict[str, object]:
    """Return a thought as JSON values, without those that follow from its tally."""
    weights, tally = thought.weights, thought.tally
    written: dict[str, object] = {
        "meaning": thought.meaning,
        "side": thought.side,
        "trials": thought.trials,
        "wanted": thought.target,
        "seed": thought.seed,
        "stream": thought.stream,
        "move": None if thought.move is None else square_name(thought.move),
        "resigns": thought.resigns,
        "weights": None if weights is None else {key: getattr(weights, key) for key in _WEIGHTS},
        "tally": None if tally is None else {key: getattr(tally, key) for key in _TALLY},
    }
    if thought.rates is not None:
        written["rates"] = thought.rates
    if thought.plies is not None:
        written["plies"] = [plies or 0 for plies in thought.plies]  # 0 where unknown
    if thought.results is not None:
        written["results"] = thought.results
    if thought.line:
        written["line"] = [square_name(square) for square in thought.line]
    texts = (("forfeit", thought.forfeit), ("note", thought.note))
    written |= {key: str(text) for key, text in texts if text}
    if thought.share is not None:
        written["share"] = thought.share
    if thought != _recomputed(position, thought):
        errors = thought.errors
        written["values"] = thought.values
        written["errors"] = errors and [_INFINITE if each == inf else each for each in errors]
        written["best"] = [square_name(square) for square in thought.best]
    return written


def _recomputed(position: Position, like: Thought) -> Thought | None:
    """Return a thought with its values calculated from its tally and weights, if it has them."""
    if like.tally is None or like.weights is None:
        return None
    scored = thought_of_tally(
        position, like.tally, like.weights, like.target, like.seed, like.stream
    )
    return replace(
        like,
        meaning=scored.meaning,
        side=scored.side,
        values=scored.values,
        errors=scored.errors,
        best=scored.best,
        trials=scored.trials,
    )


# Reading ------------------------------------------------------------------------------------------


def record_from_json(text: str) -> GameRecord:
    """Return the game as JSON text, replayed move by move.

    Raises TttmcError, with the reason in one line, for any other text.
    """
    try:
        return record_from_node(read_json(text))
    except TttmcError as error:
        raise TttmcError("this game can't be opened: {error}", error=error) from None


def record_from_node(root: Node) -> GameRecord:
    """Return the game in a JSON value; raise TttmcError for any other value."""
    return READERS[root.version_of(FORMAT, VERSION)](root)


def _read_version_1(root: Node) -> GameRecord:
    rules = read_rules(root.get("rules"))
    start = root.get("start")
    mover = start.get("to_move").choice(Mark)
    position = Position.parse(start.get("board").text(MAX_TEXT), rules, mover)
    names = root.get("players")
    players = (names.get("X").text(MAX_TEXT), names.get("O").text(MAX_TEXT))
    record = GameRecord.begin(position, players, root.get("seed").whole(0, SEED_LIMIT - 1))
    for number, move in enumerate(root.get("moves").items(rules.square_count), start=1):
        record = _replay(record, Node(move.value, f"move {number}"))
    record = _concede(record, root.get("concession"))
    if root.get("result").value != _result(record.result):
        if record.result is None:
            raise TttmcError("the moves don't lead to the saved result: the game is unfinished")
        raise TttmcError(
            "the moves don't lead to the saved result, but to: {result}",
            result=record.result.describe(),
        )
    return record


def _read_version_2(root: Node) -> GameRecord:
    """Read a game with variations."""
    record = _read_version_1(root)
    nodes = list(root.get("variations").items(_MAX_VARIATIONS))
    moves = sum(_length(record, node) for node in nodes)
    if moves > _MAX_MOVES:  # replaying them would take minutes
        raise TttmcError(
            "its variations have {moves} moves, but {most} at most can be opened",
            moves=grouped(moves),
            most=grouped(_MAX_MOVES),
        )
    return replace(record, variations=tuple(_read_variation(record, node) for node in nodes))


def _length(record: GameRecord, node: Node) -> int:
    """Return the number of a variation's moves, with those that it shares with the game."""
    own = sum(1 for _ in node.get("moves").items(record.rules.square_count))
    return node.get("after").whole(0, len(record.moves)) + own


def _read_variation(record: GameRecord, node: Node) -> Variation:
    shared = node.get("after").whole(0, len(record.moves))
    line = record.replaced_by(Variation(record.moves[:shared]))
    for number, move in enumerate(node.get("moves").items(record.rules.square_count), shared + 1):
        line = _replay(line, Node(move.value, f"{node.place}, move {number}"))
    return _concede(line, node.get("concession")).line


READERS: dict[int, Callable[[Node], GameRecord]] = {1: _read_version_1, 2: _read_version_2}
"""The reader of each version of the format."""
VERSION = max(READERS)


def read_rules(node: Node) -> Rules:
    """Return the rules in a JSON value; raise TttmcError, naming the place, for any other value."""
    try:
        return Rules.from_settings(node.object())
    except TttmcError as error:
        raise TttmcError("{place}: {error}", place=node.place, error=error) from None


def _replay(record: GameRecord, node: Node) -> GameRecord:
    square = _read_square(node.get("square"), record.rules)
    seconds, thought = node.get("seconds"), node.get("thought")
    time = None if seconds.is_null else seconds.number(0.0, _MAX_SECONDS)
    kept = None if thought.is_null else _read_thought(thought, record.position)
    try:
        return record.play(square, kept, time)
    except TttmcError as error:
        raise TttmcError("{place}: {error}", place=node.place, error=error) from None


def _concede(record: GameRecord, node: Node) -> GameRecord:
    if node.is_null:
        return record
    side, ending = node.get("side"), node.get("ending").choice(CONCEDED)
    _check_side(side, record.position)
    return record.concede(ending, Text("{reason}", reason=node.get("reason").text(MAX_TEXT)))


def _check_side(node: Node, position: Position) -> None:
    if node.choice(Mark) is not position.to_move:
        node.fail(Text("{side}, whose turn it is", side=position.to_move))


def _read_square(node: Node, rules: Rules) -> Square:
    try:
        return parse_square(node.text(MAX_TEXT), rules)
    except TttmcError as error:
        raise TttmcError("{place}: {error}", place=node.place, error=error) from None


def _read_thought(node: Node, position: Position) -> Thought:
    """Return the thought about a position in a JSON value; raise TttmcError if it is malformed."""
    rules, squares = position.rules, position.rules.square_count
    target, move, weights, tally = (node.get(k) for k in ("wanted", "move", "weights", "tally"))
    rates, line, note, share = (node.find(k) for k in ("rates", "line", "note", "share"))
    values, forfeit, plies = (node.find(k) for k in ("values", "forfeit", "plies"))
    results = node.find("results")
    _check_side(node.get("side"), position)
    thought = Thought(
        meaning=node.get("meaning").choice(Meaning),
        side=position.to_move,
        values=() if values is None else values.numbers(squares, -_MAX_VALUE, _MAX_VALUE),
        errors=None if values is None else _read_errors(node.get("errors"), squares),
        best=() if values is None else _read_squares(node.get("best"), rules),
        trials=node.get("trials").whole(0, 3 * _MAX_COUNT),
        target=None if target.is_null else target.whole(0, _MAX_COUNT),
        seed=node.get("seed").whole(0, SEED_LIMIT - 1),
        stream=node.get("stream").text(MAX_TEXT),
        tally=None if tally.is_null else _read_tally(tally, squares),
        weights=None if weights.is_null else _read_weights(weights),
        move=None if move.is_null else _read_square(move, rules),
        resigns=node.get("resigns").flag(),
        rates=None if rates is None else rates.numbers(squares, 0.0, 1.0),
        line=() if line is None else _read_squares(line, rules),
        plies=None if plies is None else tuple(n or None for n in plies.counts(squares, squares)),
        note=Text("" if note is None else note.text(MAX_TEXT)),
        share=None if share is None else share.number(0.0, 1.0),
        results=None if results is None else results.numbers(squares, -1, 1),
        forfeit=Text("" if forfeit is None else forfeit.text(MAX_TEXT)),
    )
    return thought if values is not None else _completed(node, position, thought)


def _completed(node: Node, position: Position, thought: Thought) -> Thought:
    """Return the thought with the values calculated from its tally."""
    scored = _recomputed(position, thought)
    if scored is None:
        raise TttmcError("{place} has neither values nor a tally with weights", place=node.place)
    if thought.meaning is not scored.meaning:
        node.get("meaning").fail(Text("{meaning}", meaning=scored.meaning))
    if thought.trials != scored.trials:
        node.get("trials").fail(
            Text("{trials}, the number of trials in the tally", trials=scored.trials)
        )
    return scored


def _read_errors(node: Node, squares: int) -> tuple[float | None, ...] | None:
    return None if node.is_null else node.numbers(squares, 0.0, _MAX_VALUE, _INFINITE)


def _read_squares(node: Node, rules: Rules) -> tuple[Square, ...]:
    named = _squares_by_name(rules.size)
    return tuple(
        named.get(str(item.value)) or _read_square(item, rules)
        for item in node.items(rules.square_count)
    )


@cache
def _squares_by_name(size: int) -> Mapping[str, Square]:
    """Return the squares under the names that files have for them."""
    squares = [(row, col) for row in range(size) for col in range(size)]
    return {square_name(square): square for square in squares}


def _read_weights(node: Node) -> Weights:
    return Weights(*(node.get(key).number(-_MAX_WEIGHT, _MAX_WEIGHT) for key in _WEIGHTS))


def _read_tally(node: Node, squares: int) -> Tally:
    wins, ties, losses = (node.get(key).whole(0, _MAX_COUNT) for key in _TALLY[:3])
    names = _TALLY[3:]
    counts = [node.get(name).counts(squares, _MAX_COUNT) for name in names]
    for mine, theirs, trials in ((0, 1, wins), (2, 3, losses)):
        if any(a + b > trials for a, b in zip(counts[mine], counts[theirs], strict=True)):
            raise TttmcError(
                "{place}: on one square, {mine} and {theirs} add up to more than the {trials} "
                "trials of that kind",
                place=node.place,
                mine=names[mine],
                theirs=names[theirs],
                trials=trials,
            )
    return Tally(wins, ties, losses, *counts)
