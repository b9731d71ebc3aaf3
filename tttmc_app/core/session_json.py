"""Automatically saved sessions: versioned JSON with games in the form that `record_json` writes."""

from __future__ import annotations

import json

from tttmc_app.core.json_reader import MAX_TEXT, Node, read_json
from tttmc_app.core.position import Position
from tttmc_app.core.record import DocumentName, MoveTexts, SavedSession
from tttmc_app.core.record_json import read_rules, record_from_node, record_to_json
from tttmc_app.core.rules import Mark
from tttmc_app.core.text import TttmcError

FORMAT = "tttmc session"
VERSION = 1


def session_to_json(saved: SavedSession, known: MoveTexts | None = None) -> str:
    """Return a session as JSON text; moves that are known aren't formatted again."""
    draft, document = saved.draft, saved.document
    head: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "players": {"X": saved.players[0], "O": saved.players[1]},
        "undone": saved.undone,
        "document": None
        if document is None
        else {"path": document.path, "changed": document.is_changed},
        "draft": None
        if draft is None
        else {"rules": draft.rules.settings(), "board": draft.text, "to_move": draft.to_move},
    }
    lines = ",\n".join(f'"{key}": {json.dumps(value)}' for key, value in head.items())
    games = [saved.record] if saved.previous is None else [saved.record, saved.previous]
    known = {} if known is None else known
    texts = ",\n".join(record_to_json(game, known) for game in games)
    for gone in known.keys() - {id(move) for game in games for move in game.moves}:
        del known[gone]
    return f'{{{lines},\n"games": [{texts}]}}\n'


def session_from_json(text: str) -> SavedSession:
    """Return the session in JSON text; raise a one-line TttmcError for any other text."""
    root = read_json(text)
    root.version_of(FORMAT, VERSION)
    games = list(root.get("games").items(2))
    if not games:
        raise TttmcError("{place} is empty", place="games")
    record, *others = map(record_from_node, games)
    names = root.get("players")
    document, draft = root.get("document"), root.get("draft")
    states = len(record.moves) + (record.concession is not None)
    return SavedSession(
        record,
        (names.get("X").text(MAX_TEXT), names.get("O").text(MAX_TEXT)),
        undone=root.get("undone").whole(0, states),
        previous=others[0] if others else None,
        draft=None if draft.is_null else _draft(draft),
        document=None
        if document.is_null
        else DocumentName(document.get("path").text(MAX_TEXT), document.get("changed").flag()),
    )


def _draft(node: Node) -> Position:
    rules = read_rules(node.get("rules"))
    to_move = node.get("to_move").choice(Mark)
    return Position.parse(node.get("board").text(MAX_TEXT), rules, to_move, finished=True)
