"""Dialogs that ask for a file name; they begin among the user's documents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from tttmc_app.folders import documents_folder
from tttmc_app.gui.files.formats import FileFormat
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import wrapped

_OVER_MS = 200
"""How often a question looks whether it is over."""


def ask_open_path(parent: QWidget, title: str, folder: str, kind: FileFormat) -> Path | None:
    """Return the file that the user chooses, or None."""
    name, _ = QFileDialog.getOpenFileName(
        parent, title, str(documents_folder() / folder), open_filters(kind)
    )
    return Path(name) if name else None


def ask_save_path(
    parent: QWidget,
    title: str,
    start: Path,
    formats: Sequence[FileFormat],
    *,
    other_suffixes: bool = False,
) -> Path | None:
    """Return the name that the user chooses for a file, or None.

    The format of `start` is offered first. A name without a suffix gets that of the chosen format.
    The dialog itself asks only whether to replace a file with the typed name; this function
    asks about the name with its suffix.
    """
    ordered = sorted(formats, key=lambda each: each.suffix != start.suffix)
    suffixes = {name_filter(each): each.suffix for each in ordered}
    filters = [*suffixes, all_files_filter()] if other_suffixes else [*suffixes]
    name, chosen = QFileDialog.getSaveFileName(
        parent, title, str(documents_folder() / start), ";;".join(filters)
    )
    if not name:
        return None
    path = Path(name)
    if path.suffix:
        return path
    path = path.with_suffix(suffixes.get(chosen, ordered[0].suffix))
    return path if not path.exists() or _may_replace(parent, title, path) else None


def ask_to_save(
    parent: QWidget,
    name: str,
    title: str,
    question: str,
    *,
    save: str = "",
    discard: str = "",
    is_over: Callable[[], bool] = lambda: False,
) -> bool | None:
    """Return whether to save before something is lost; None if the user cancels.

    `name` is the dialog's object name; `save` and `discard` replace the usual texts of the buttons.
    The answer is False once `is_over`.
    """
    buttons = QMessageBox.StandardButton
    box = QMessageBox(parent)
    box.setObjectName(name)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(title)
    box.setText(wrapped(question))
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    box.setDefaultButton(buttons.Save)
    for button, text in ((buttons.Save, save), (buttons.Discard, discard)):
        if text:
            box.button(button).setText(text)
    timer = QTimer(box, interval=_OVER_MS)
    timer.timeout.connect(lambda: box.done(buttons.Discard.value) if is_over() else None)
    timer.start()
    answer = buttons(box.exec())
    box.deleteLater()
    return {buttons.Save: True, buttons.Discard: False}.get(answer)


def open_filters(kind: FileFormat) -> str:
    """Return the filters for a dialog that opens files: one kind of file, and all files."""
    return f"{name_filter(kind)};;{all_files_filter()}"


def name_filter(kind: FileFormat) -> str:
    """Return a dialog filter for files of one kind."""
    return f"{shown(kind.label)} (*{kind.suffix})"


def all_files_filter() -> str:
    """Return a dialog filter for all files."""
    return translate("Files", "All files (*)")


def _may_replace(parent: QWidget, title: str, path: Path) -> bool:
    yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
    question = translate("Files", "{name} already exists. Replace it?", name=path.name)
    return QMessageBox.question(parent, title, wrapped(question), yes | no, no) == yes
