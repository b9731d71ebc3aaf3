"""Ask under which name a file is to be saved."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget


def ask_save_name(
    parent: QWidget, title: str, start: Path, kinds: Mapping[str, str]
) -> Path | None:
    """Return the name that a person chooses, or None; `kinds` are filters with their endings.

    A name without an ending gets that of the chosen kind. Nothing is replaced unasked: the dialog
    asks about the name that was typed, and here it is asked about the one with its ending.
    """
    name, chosen = QFileDialog.getSaveFileName(parent, title, str(start), ";;".join(kinds))
    if not name:
        return None
    path = Path(name)
    if path.suffix:
        return path
    path = path.with_suffix(kinds.get(chosen) or next(iter(kinds.values())))
    return path if not path.exists() or _may_replace(parent, title, path) else None


def _may_replace(parent: QWidget, title: str, path: Path) -> bool:
    yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
    question = f"{path.name} is there already. Replace it?"
    return QMessageBox.question(parent, title, question, yes | no, no) == yes
