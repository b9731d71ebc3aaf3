"""The folders that the program writes to, and the one where dialogs begin."""

from __future__ import annotations

import os
from pathlib import Path

HOME_VARIABLE = "TTTMC_HOME"
"""The environment variable that names a folder to use instead of the platform's."""


def config_folder() -> Path:
    """Return the folder for settings, which may not exist yet."""
    if home := _home():
        return home
    from platformdirs import user_config_path  # late: most commands write nothing

    return user_config_path("tttmc", appauthor=False)


def data_folder() -> Path:
    """Return the folder for games, textbooks and results, which may not exist yet."""
    if home := _home():
        return home
    from platformdirs import user_data_path

    return user_data_path("tttmc", appauthor=False)


def documents_folder() -> Path:
    """Return the user's folder for documents; their home folder if there is none."""
    from platformdirs import user_documents_path

    documents = user_documents_path()
    return documents if documents.is_dir() else Path.home()


def _home() -> Path | None:
    named = os.environ.get(HOME_VARIABLE)
    return Path(named).absolute() if named else None
