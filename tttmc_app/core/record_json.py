"""Saved games: a record as JSON, with a version, and back with every value checked."""

from __future__ import annotations

import json
from dataclasses import asdict

from tttmc_app.core.errors import TttmcError
from tttmc_app.core.json_reader import MAX_TEXT, Node, read_json
from tttmc_app.core.notation import square_name
from tttmc_app.core.position import Position
from tttmc_app.core.record import Ending, GameRecord, Result
from tttmc_app.core.rules import Mark, Rules
from tttmc_app.core.seeds import SEED_LIMIT
from tttmc_app.core.thought_json import read_square, read_thought, thought_to_json

FORMAT = "tttmc game"
VERSION = 1

_MAX_SECONDS = 1e9


def record_to_json(record: GameRecord) -> str:
    """Return a game as JSON text, a move a line, that `record_from_json` reads back.

    Raises TttmcError for a record that holds a number which is none.
    """
    start, concession = record.start, record.concession
    head: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": record.rules.settings(),
        "start": {"board": start.text, "to_move": start.to_move},
        "players": dict(zip(Mark, record.players, strict=True)),
        "seed": record.seed,
        "result": _result(record.result),
        "concession": None if concession is None else asdict(concession),
    }
    moves = [
        {
            "square": square_name(move.square),
            "seconds": move.seconds,
            "thought": None if move.thought is None else thought_to_json(position, move.thought),
        }
        for position, move in zip(record.positions, record.moves, strict=False)
    ]
    lines = [f'"{key}": {_dump(value)}' for key, value in head.items()]
    lines.append('"moves": [' + ",".join(f"\n  {_dump(move)}" for move in moves) + "]")
    return "{" + ",\n ".join(lines) + "}\n"


def _dump(value: object) -> str:
    try:
        return json.dumps(value, allow_nan=False)
    except ValueError:
        raise TttmcError("this game can't be saved: a number in its thoughts is none") from None


def _result(result: Result | None) -> dict[str, object] | None:
    return None if result is None else {"winner": result.winner, "ending": result.ending}


def record_from_json(text: str) -> GameRecord:
    """Return the game that a JSON text holds, replayed move by move.

    Raises TttmcError, naming in a line what is wrong, for whatever is no such game.
    """
    try:
        return _read_record(read_json(text))
    except TttmcError as error:
        raise TttmcError(f"this is no game that can be opened: {error}") from None


def _read_record(root: Node) -> GameRecord:
    _check_format(root)
    rules = _read_rules(root.get("rules"))
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
        reached = "an open game" if record.result is None else record.result.describe()
        raise TttmcError(f"its result is not what its moves lead to: {reached}")
    return record


def _check_format(root: Node) -> None:
    name = root.find("format")
    if name is None or name.value != FORMAT:
        raise TttmcError(f'it lacks "format": "{FORMAT}"')
    version = root.get("version").whole(1, SEED_LIMIT)
    if version > VERSION:
        raise TttmcError(
            f"a newer tttmc wrote it (version {version}; this one reads {VERSION}): "
            "update the program"
        )


def _read_rules(node: Node) -> Rules:
    try:
        return Rules.from_settings(node.object())
    except TttmcError as error:
        raise TttmcError("{place}: {error}", place=node.place, error=error) from None


def _replay(record: GameRecord, node: Node) -> GameRecord:
    square = read_square(node.get("square"), record.rules)
    seconds, thought = node.get("seconds"), node.get("thought")
    time = None if seconds.is_null else seconds.number(0.0, _MAX_SECONDS)
    kept = None if thought.is_null else read_thought(thought, record.position)
    try:
        return record.play(square, kept, time)
    except TttmcError as error:
        raise TttmcError(f"{node.place}: {error}") from None


def _concede(record: GameRecord, node: Node) -> GameRecord:
    if node.is_null:
        return record
    side, ending = node.get("side"), node.get("ending")
    how = ending.choice(Ending)
    if how not in (Ending.RESIGNATION, Ending.FORFEIT):
        ending.fail(f"{Ending.RESIGNATION} or {Ending.FORFEIT}")
    if side.choice(Mark) is not record.position.to_move:
        side.fail(f"{record.position.to_move}, whose turn it is")
    return record.concede(how, node.get("reason").text(MAX_TEXT))
