"""Reading saved games for the commands."""

from __future__ import annotations

from pathlib import Path

from tttmc_app.core import GameRecord, TttmcError
from tttmc_app.core.record_json import record_from_json
from tttmc_app.storage import read_text


def read_game(path: Path) -> GameRecord:
    """Return a saved game; raise TttmcError, naming the file, if it can't be read."""
    text = read_text(path)
    try:
        return record_from_json(text)
    except TttmcError as error:
        raise TttmcError("{path}: {error}", path=path, error=error) from None
