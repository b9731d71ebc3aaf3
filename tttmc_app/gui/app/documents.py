"""Games as documents: opened, saved, dropped and saved automatically."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QKeySequence

from tttmc_app.core import GameRecord, Position, Text
from tttmc_app.core.record import DocumentName, SavedSession
from tttmc_app.core.text import EMPTY_TEXT
from tttmc_app.folders import data_folder
from tttmc_app.gui.app.game_commands import GameCommands
from tttmc_app.gui.files.autosave import Autosave
from tttmc_app.gui.files.recent_files import RecentFiles
from tttmc_app.gui.game.actions import action
from tttmc_app.gui.game.game import Changes, Game
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.look.translation import shown, translate

if TYPE_CHECKING:
    from tttmc_app.gui.files.game_files import GameFile, GameFiles

_StandardKey = QKeySequence.StandardKey
_UNTITLED = "tttmc"
"""The window's title while its game has no file."""


class Document(NamedTuple):
    """The file of a game."""

    path: Path
    saved: GameRecord | None
    """The game as saved in the file; None if all that is known is that it differs."""

    def differs_from(self, record: GameRecord) -> bool:
        """Return whether a game has changed since it was saved."""
        saved = self.saved
        return saved is None or (saved.moves, saved.variations, saved.result) != (
            record.moves,
            record.variations,
            record.result,
        )


class Documents(QObject):
    """The games' files: their commands, the window's title, and the automatic copy of the session.

    Every game of the session can have a file, so undoing a new game brings the file back.
    """

    ready = Signal()
    """A game has begun, or the last session has been restored."""

    def __init__(self, parts: Parts, commands: GameCommands, recent: RecentFiles) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._game = parts.game
        self._game_commands = commands
        self._documents: dict[int, Document] = {}
        """The games' files, by the games' numbers in the session."""
        self.is_ready = False
        """Whether the last session has been read."""
        self._then: Callable[[], object] | None = None
        """What to do once the current game is saved."""
        self._given_up: GameRecord | None = None
        """The game that needs no saving: the one restored, or one that the user gave up."""
        self.closing_seconds = inf
        """How long closing the window waits for an answer about a game that can't be saved."""
        self._files: GameFiles | None = None
        self._use(Autosave(data_folder() / "sessions", parts.window))
        self._recent = recent
        recent.restore(parts.settings)
        recent.chosen.connect(self.open)
        parts.game.changed.connect(self._on_game_changed)
        parts.set_up.changed.connect(self._on_changed)
        parts.actions.connect_to(self)
        parts.window.setWindowTitle(_UNTITLED)

    def begin(self, *, restores: bool) -> None:
        """Restore the last session, or keep it and start a new one; emits `ready`."""
        self._autosave.begin(restores=restores)

    def _use(self, autosave: Autosave) -> None:
        self._autosave = autosave
        autosave.opened.connect(self._on_autosave_opened)
        autosave.failed.connect(self._parts.area.message.show_error)
        autosave.loss_changed.connect(self._on_loss_changed)

    def _use_files(self, files: GameFiles) -> None:
        self._files = files
        files.opened.connect(self._on_opened)
        files.saved.connect(self._on_saved)
        files.failed.connect(self._on_failed)

    def hand_over(self) -> list[QObject]:
        """Return the objects that outlast this one."""
        self._recent.save(self._parts.settings)
        return [each for each in (self._autosave, self._files) if each is not None]

    def take_over(self, old: Documents) -> None:
        """Take over the files and the automatic copy from the window in the previous language."""
        self._autosave.deleteLater()
        self._use(old._autosave)
        if old._files is not None:
            self._use_files(old._files)
        self._documents, self._then = old._documents, old._then
        self._given_up, self.is_ready = old._given_up, old.is_ready
        self._on_loss_changed()
        self._on_changed()

    def save_session(self) -> None:
        """Save the session automatically within a time limit."""
        self._on_changed()
        self._autosave.flush()

    def may_close(self) -> bool:
        """Save the session; if that fails, offer to save the game in a file.

        Returns whether the window may close now. Without an answer it may after `closing_seconds`.
        """
        self.save_session()
        if not self.loss or not self.closing_seconds:
            return True
        from tttmc_app.gui.files.dialogs import ask_to_save  # loaded when first shown

        asked = perf_counter()

        def is_over() -> bool:
            return perf_counter() - asked > self.closing_seconds

        saves = ask_to_save(
            self._parts.window,
            "unsavedGame",
            translate("App", "Unsaved game"),
            translate("App", "{reason}. Save the game in a file?", reason=self.loss),
            save=translate("App", "Save game &as…"),
            discard=translate("App", "&Close without saving"),
            is_over=is_over,
        )
        if saves:
            self._then = self._parts.window.close
            self.save_as()
        elif saves is not None and not is_over():
            self._given_up = self._record
        return saves is False

    def shutdown(self) -> None:
        """Finish saving and end the worker threads within a time limit."""
        self._recent.save(self._parts.settings)
        self._on_changed()
        self._autosave.shutdown()
        if self._files is not None:
            self._files.shutdown()

    @property
    def loss(self) -> Text:
        """Return why the game isn't saved; empty if it is, or needn't be."""
        record, document = self._record, self.document
        is_safe = document is not None and not document.differs_from(record)
        has_moves = bool(record.moves or record.variations)
        is_lost = has_moves and not is_safe and record is not self._given_up
        return self._autosave.loss if is_lost else EMPTY_TEXT

    @property
    def is_saved(self) -> bool:
        """Return whether the automatic copy is complete."""
        return self._autosave.is_saved

    @property
    def document(self) -> Document | None:
        """Return the current game's file, or None."""
        return self._documents.get(self._game.session.game)

    @property
    def is_changed(self) -> bool:
        """Return whether the current game has a file and has changed since it was saved."""
        document = self.document
        return document is not None and document.differs_from(self._record)

    @property
    def _record(self) -> GameRecord:
        return self._game.session.record

    # Actions ---------------------------------------------------------------------------------

    @action(
        "openGame",
        "file 1",
        Text("&Open game…"),
        Text("Open a saved game"),
        _StandardKey.Open,
        icon="open",
    )
    def ask_open(self) -> None:
        """Ask for a saved game and open it."""
        path = self._game_files().ask_open()
        if path is not None:
            self.open(path)

    @action(
        "saveGame",
        "file 1",
        Text("&Save game"),
        Text("Save this game in its file"),
        _StandardKey.Save,
        icon="save",
        enabled=lambda game, _setting_up: _is_begun(game),
    )
    def save(self) -> None:
        """Save the game in its file, or ask for a file if it has none."""
        if self.document is None:
            self.save_as()
        else:
            self._save(self.document.path)

    @action(
        "saveGameAs",
        "file 1",
        Text("Save game &as…"),
        Text("Save this game in another file"),
        "Ctrl+Shift+S",
        enabled=lambda game, _setting_up: _is_begun(game),
    )
    def save_as(self) -> None:
        """Ask for a file and save the game in it."""
        name = "game.json" if self.document is None else self.document.path.name
        path = self._game_files().ask_save(name)
        if path is None:
            self._then = None
        else:
            self._save(path)

    @Slot(object)
    def open(self, path: Path) -> None:
        """Open a game; ask first if another file has unsaved changes."""
        if self.is_changed and self.document is not None:
            self._ask_first(path, self.document.path.name)
        else:
            self._game_files().open(path)

    def _save(self, path: Path) -> None:
        self._game_files().save(path, self._record, self._game.session.game)

    def _ask_first(self, path: Path, name: str) -> None:
        """Ask whether to save the changes of the current file before another is opened."""
        from tttmc_app.gui.files.dialogs import ask_to_save  # loaded when first shown

        question = translate(
            "App",
            "{name} has unsaved changes. Save them before opening {other}?",
            name=name,
            other=path.name,
        )
        title = translate("App", "Open game")
        saves = ask_to_save(self._parts.window, "unsavedChanges", title, question)
        if saves:
            self._then = partial(self._game_files().open, path)
            self.save()
        elif saves is not None:
            self._game_files().open(path)

    # Results ---------------------------------------------------------------------------------

    def _game_files(self) -> GameFiles:
        if self._files is None:
            from tttmc_app.gui.files.game_files import GameFiles  # loaded when first used

            self._use_files(GameFiles(self._parts.window))
        assert self._files is not None
        return self._files

    @Slot(object)
    def _on_opened(self, file: GameFile) -> None:
        self._game_commands.begin_command()
        self._game.open_record(file.record)
        self._keep(self._game.session.game, Document(file.path, file.record))

    @Slot(object)
    def _on_saved(self, file: GameFile) -> None:
        assert file.game is not None
        self._keep(file.game, Document(file.path, file.record))
        self._parts.status.setText(translate("App", "Saved as {name}", name=file.path.name))
        then, self._then = self._then, None
        if then is not None:
            then()

    def _keep(self, game: int, document: Document) -> None:
        self._documents[game] = document
        self._recent.add(document.path)
        self._on_changed()

    @Slot(object, str)
    def _on_failed(self, path: Path, message: str) -> None:
        self._then = None
        if self.document is None or self.document.path != path:
            self._recent.remove(path)
        self._parts.area.message.show_error(message)

    @Slot()
    def _on_loss_changed(self) -> None:
        self._parts.area.show_loss(shown(self._autosave.loss))

    @Slot(object)
    def _on_autosave_opened(self, saved: SavedSession | None) -> None:
        self.is_ready = True
        self._game.begin(saved)
        session = self._game.session
        if saved is not None:
            self._given_up = session.record
        if saved is not None and saved.document is not None:
            record = None if saved.document.is_changed else session.record
            self._documents[session.game] = Document(Path(saved.document.path), record)
        if saved is not None and saved.draft is not None:
            self._game_commands.set_up_from(saved.draft)
        self.ready.emit()
        self._on_changed()

    @Slot(Changes)
    def _on_game_changed(self, changes: Changes) -> None:
        if changes.position or changes.players:
            self._on_changed()

    @Slot()
    def _on_changed(self) -> None:
        """Show the title, and have the session saved."""
        window, document, is_changed = self._parts.window, self.document, self.is_changed
        # Qt replaces [*] with the system's marker for unsaved changes.
        name = "" if document is None else document.path.name.replace("[*]", "[*][*]")
        window.setWindowTitle(f"{name}[*]" if name else _UNTITLED)
        window.setWindowModified(is_changed)
        session, draft = self._game.session, self._parts.set_up.position
        named = None if document is None else DocumentName(str(document.path), is_changed)
        self._autosave.save(
            session.snapshot(draft, named), at_once=session.has_human or draft is not None
        )


def _is_begun(game: Game) -> bool:
    """Return whether a move has ever been played, even if it was taken back, or a board set up."""
    record = game.session.record
    return bool(record.moves or record.variations or record.start != Position.start(record.rules))
