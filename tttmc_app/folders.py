"""Where the program keeps what it writes."""

from __future__ import annotations

import os
from pathlib import Path

HOME_VARIABLE = "TTTMC_HOME"
"""Names the one folder that everything goes to instead of the platform's own ones."""


def config_folder() -> Path:
    """Return where settings are kept; it need not exist yet."""
    if home := _home():
        return home
    from platformdirs import user_config_path  # most commands keep nothing, and start sooner

    return user_config_path("tttmc", appauthor=False)


def data_folder() -> Path:
    """Return where games, textbooks and results are kept; it need not exist yet."""
    if home := _home():
        return home
    from platformdirs import user_data_path

    return user_data_path("tttmc", appauthor=False)


def _home() -> Path | None:
    named = os.environ.get(HOME_VARIABLE)
    return Path(named).absolute() if named else None
