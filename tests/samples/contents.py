"""The contents of a folder of samples as plain values, read with the program's own readers."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from tttmc_app.analysis.deck import Deck
from tttmc_app.core import GameRecord, square_name
from tttmc_app.core.record_json import record_from_json
from tttmc_app.core.session_json import session_from_json
from tttmc_app.experiments.recipe import is_plan
from tttmc_app.experiments.store import Store
from tttmc_app.grading.grading_report import GradingReport
from tttmc_app.grading.report_codec import decoded
from tttmc_app.gui.app.preferences import HEAT_MAP, load_preferences
from tttmc_app.gui.files.settings_file import SettingsFile
from tttmc_app.gui.students.trust import trusted_digests
from tttmc_app.players.textbook import Textbook, read_entries

LATER = 2**33
"""A time, in seconds since 1970, at which every exercise is due."""


def contents(folder: Path) -> dict[str, object]:
    """Return what the files in a folder contain; the folder's `home` must be the program's home.

    Opening a database upgrades it, so pass a copy. Raises TttmcError for a file that can't be read.
    """
    home = folder / "home"
    found = dict(_each(folder, "games/*.json", _game))
    for pattern in ("session.json", "home/sessions/*.json"):
        found |= _each(folder, pattern, _session)
    found |= _each(folder, "home/textbooks/*.textbook", _textbook)
    found |= _each(folder, "home/gradings/*.jsonl", _grading)
    found |= _each(folder, "*.txt", _plain_textbook)
    found |= _each(folder, "home/window.ini", _settings)
    found |= _each(folder, "home/results.sqlite", _runs)
    found |= _each(folder, "home/mistakes.db", _mistakes)
    found |= _each(folder, "home/students-agreed-to.txt", _approvals)
    every = {path.relative_to(folder).as_posix() for path in home.rglob("*") if path.is_file()}
    left = every - found.keys() - {"home/window.starting"}
    assert not {name for name in left if not name.endswith((".lock", "-wal", "-shm"))}, left
    # Through JSON, tuples become lists, as in the file with which these values are compared.
    values: dict[str, object] = json.loads(json.dumps(found))
    return values


def _each(
    folder: Path, pattern: str, read: Callable[[Path], object]
) -> Iterator[tuple[str, object]]:
    for path in sorted(folder.glob(pattern)):
        yield path.relative_to(folder).as_posix(), read(path)


def _game(path: Path) -> object:
    return _record(record_from_json(path.read_text(encoding="utf-8")))


def _record(record: GameRecord) -> dict[str, object]:
    result = record.result
    thoughts = [move.thought for move in record.moves]
    return {
        "rules": record.rules.key,
        "start": record.start.text,
        "players": record.players,
        "seed": record.seed,
        "moves": " ".join(square_name(move.square) for move in record.moves),
        "trials": [None if thought is None else thought.trials for thought in thoughts],
        "values": [None if thought is None else thought.values for thought in thoughts],
        "variations": [
            " ".join(square_name(move.square) for move in each.moves) for each in record.variations
        ],
        "result": None if result is None else [result.winner, result.ending, str(result.reason)],
    }


def _session(path: Path) -> object:
    saved = session_from_json(path.read_text(encoding="utf-8"))
    return {
        "record": _record(saved.record),
        "players": saved.players,
        "undone": saved.undone,
        "previous": None if saved.previous is None else _record(saved.previous),
        "draft": None if saved.draft is None else [saved.draft.text, saved.draft.to_move],
        "document": saved.document,
    }


def _settings(path: Path) -> object:
    file = SettingsFile(path)
    assert not file.error
    found = load_preferences(file)
    return {
        "rules": found.rules.key,
        "players": [spec.text for spec in found.players],
        "pace": found.pace,
        "overlay": found.overlay.key,
        "theme": found.theme,
        "seed": found.seed,
        "heat map": file.text(HEAT_MAP),
        "geometry": file.bytes("window/geometry").size() > 0,
    }


def _runs(path: Path) -> object:
    with Store(path) as store:
        return [
            {
                "kind": info.kind,
                "name": info.name,
                "created": info.created.isoformat(),
                "done": [info.done, info.target],
                "games": [game.moves for game in store.games(info.number)]
                if is_plan(info.recipe)
                else [],
                "rows": len(store.summary(info.number).table()),
            }
            for info in store.runs()
        ]


def _textbook(path: Path) -> object:
    book = Textbook(path, None)
    try:
        newest = [(each.state, each.move, each.game) for each in book.newest(5)]
        return {"subject": book.subject, "games": book.games, "size": book.size, "newest": newest}
    finally:
        book.close()


def _plain_textbook(path: Path) -> object:
    return read_entries(path.read_text(encoding="utf-8"))


def _mistakes(path: Path) -> object:
    due = Deck(path).due(LATER).exercises
    return [
        [
            each.exercise.position.text,
            square_name(each.exercise.played),
            [square_name(square) for square in each.exercise.solutions],
        ]
        for each in due
    ]


def _approvals(_path: Path) -> object:
    return sorted(trusted_digests())


def _grading(path: Path) -> object:
    found: list[tuple[str, int | None]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        _key, report = json.loads(line)
        known = decoded(report)
        assert isinstance(known, GradingReport)
        found.append((known.file.name, known.points))
    return found
