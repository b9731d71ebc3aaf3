"""The page that shows what a learner knows: positions, mistakes, and the games that taught them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QSignalBlocker, QTimer, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QListWidget

from tttmc_app.analysis.textbook_view import (
    KnownMistake,
    MistakeDetail,
    OpenedTextbook,
    TextbookFiles,
    detail_of,
    open_view,
    proof_words,
    textbook_files,
)
from tttmc_app.core import Position, Rules, Text, square_name
from tttmc_app.core.numbers import grouped
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.game.track_board import Step
from tttmc_app.gui.learn.buttons import ButtonGrid
from tttmc_app.gui.learn.page import LearnPage
from tttmc_app.gui.learn.wording import turn_text
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import PlainLabel, add_clear_button, muted_label
from tttmc_app.gui.panels.fields import Chooser

_LIST_HEIGHT = 220
_AGAIN_MS = 2000
"""After how long a textbook is read again while it is shown: a learner may be adding to it."""


class TextbookPage(LearnPage):
    """A learner's textbook, the newest mistake first."""

    name, title = "textbook", Text("Textbook")

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._opened: OpenedTextbook | None = None
        self._again = QTimer(self, interval=_AGAIN_MS)
        self._again.timeout.connect(self.refresh)
        self._files = Chooser()
        self._files.setObjectName("textbookFile")
        self._files.set_label(translate("Learn", "Textbook"))
        self._summary = muted_label(wrap=True)
        self._summary.setObjectName("textbookSummary")
        self._search = QLineEdit()
        self._search.setObjectName("textbookSearch")
        self._search.setAccessibleName(translate("Learn", "Search the mistakes"))
        self._search.setPlaceholderText(translate("Learn", "Search: b2, game 12, X.O/…"))
        add_clear_button(self._search)
        self._list = QListWidget()
        self._list.setObjectName("textbookMistakes")
        self.first = self._list
        self._list.setAccessibleName(translate("Learn", "Known mistakes"))
        self._list.setProperty("role", "boards")
        self._list.setMinimumHeight(_LIST_HEIGHT)
        self._detail = PlainLabel()
        self._detail.setObjectName("textbookDetail")
        self._detail.setWordWrap(True)
        self._buttons = ButtonGrid(
            ("textbookPlay", translate("Learn", "Open on the board"), self._on_play),
            ("textbookLab", translate("Learn", "Train a learner in the lab"), self._on_lab),
        )
        self.lay_out(
            self._files,
            self._summary,
            self._search,
            self._list,
            self._detail,
            self._buttons,
            stretch=self._list,
        )
        self._files.currentIndexChanged.connect(self._on_file)
        self._search.textChanged.connect(self._on_search)
        self._list.currentRowChanged.connect(self._on_row)
        self.answers.failed.connect(self._on_failed)
        self._show_nothing()

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the textbook."""
        self._again.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Follow it no longer."""
        self._again.stop()

    def shutdown(self) -> bool:
        """End all work within a time limit; return whether it ended."""
        self._again.stop()
        return super().shutdown()

    @Slot()
    def refresh(self) -> None:
        """Find out which textbooks exist, and read the chosen one again."""
        self.answers.ask("files", textbook_files, self._take_files)

    def _take_files(self, found: object) -> None:
        if not isinstance(found, TextbookFiles):
            return
        chosen, paths = self._files.currentData(), [str(path) for path in found.paths]
        if paths != [self._files.itemData(at) for at in range(self._files.count())]:
            with QSignalBlocker(self._files):
                self._files.clear()
                for path in found.paths:
                    self._files.addItem(path.stem, str(path))
                self._files.setCurrentIndex(max(0, self._files.findData(chosen)))
        self._files.setVisible(bool(found.paths))
        self._search.setVisible(bool(found.paths))
        self._on_file()

    @Slot()
    def _on_file(self) -> None:
        chosen = self._files.currentData()
        if not chosen:
            self._show_nothing()
            return
        self.answers.ask("open", partial(open_view, Path(str(chosen))), self._take_book)

    def _take_book(self, found: object) -> None:
        if not isinstance(found, OpenedTextbook) or found == self._opened:
            return
        row, place = self._list.currentRow(), self._list.verticalScrollBar().value()
        chosen = self._opened.newest[row] if self._opened is not None and row >= 0 else None
        self._opened = found
        text = translate(
            "Learn",
            "{rules}. Mistakes: {mistakes}, games: {games}.",
            rules=found.rules.describe(),
            mistakes=grouped(found.size),
            games=grouped(found.games),
        )
        if len(found.newest) < found.size:
            text = translate(
                "Learn",
                "{counts} Listed: the newest {listed}.",
                counts=text,
                listed=grouped(len(found.newest)),
            )
        self._summary.setText(text)
        with QSignalBlocker(self._list):
            self._list.clear()
            for mistake in found.newest:
                self._list.addItem(_row_text(mistake))
        self._buttons.show_only({"textbookPlay": bool(found.newest), "textbookLab": True})
        if chosen is not None and chosen in found.newest:
            with QSignalBlocker(self._list):
                self._list.setCurrentRow(found.newest.index(chosen))
            self._ask_detail(found, chosen)
        else:
            self._list.setCurrentRow(0 if found.newest else -1)
            self._on_row(self._list.currentRow())
        self._on_search()
        self._list.verticalScrollBar().setValue(place)

    @Slot()
    def _on_search(self) -> None:
        """List the mistakes whose square, side, game or board contains every word."""
        words = self._search.text().casefold().split()
        found: list[int] = []
        for row, mistake in enumerate(self._opened.newest if self._opened is not None else ()):
            text = f"{_row_text(mistake)} {mistake.position.text}".casefold()
            is_found = all(word in text for word in words)
            self._list.setRowHidden(row, not is_found)
            if is_found:
                found.append(row)
        if found and self._list.currentRow() not in found:
            self._list.setCurrentRow(found[0])

    @Slot(int)
    def _on_row(self, row: int) -> None:
        opened = self._opened
        if opened is None:
            return
        if not 0 <= row < len(opened.newest):
            self.board.show_steps([Step(Position.start(opened.rules))])
            self._detail.clear()
            return
        mistake = opened.newest[row]
        self.board.show_steps([Step(mistake.position, caption=turn_text(mistake.position))])
        self._detail.setText(_source_text(mistake))
        self._ask_detail(opened, mistake)

    def _ask_detail(self, opened: OpenedTextbook, mistake: KnownMistake) -> None:
        self.answers.ask("detail", partial(detail_of, opened.path, mistake), self._take_detail)

    def _take_detail(self, found: object) -> None:
        opened = self._opened
        if isinstance(found, MistakeDetail) and opened and found.mistake in opened.newest:
            caption = translate(
                "Learn", "{square} is a known mistake", square=square_name(found.mistake.square)
            )
            self.board.show_steps([Step(found.mistake.position, None, found.thought, caption)])
            self._detail.setText(
                translate(
                    "Learn",
                    "{source} {proof}",
                    source=_source_text(found.mistake),
                    proof=proof_words(found.proven),
                )
            )

    def _show_nothing(self) -> None:
        self._opened = None
        self._files.hide()
        self._search.hide()
        self._list.clear()
        self._detail.clear()
        self.board.show_steps([Step(Position.start(Rules()))])
        self._summary.setText(
            translate(
                "Learn",
                "No textbook yet: play against the player “Learn by mistake”, or train one in "
                "the lab.",
            )
        )
        self._buttons.show_only({"textbookPlay": False, "textbookLab": True})

    @Slot()
    def _on_play(self) -> None:
        step = self.board.step
        if step is not None:
            self.shell.play_from(step.position)

    @Slot()
    def _on_lab(self) -> None:
        step = self.board.step
        if step is not None:
            self.shell.examine("train", step.position)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._detail.setText(shown(error))


def _row_text(mistake: KnownMistake) -> str:
    square, side = square_name(mistake.square), str(mistake.position.to_move)
    if mistake.source.game is None:
        return translate("Learn", "{square} as {side}", square=square, side=side)
    return translate(
        "Learn",
        "{square} as {side} · game {game}",
        square=square,
        side=side,
        game=grouped(mistake.source.game),
    )


def _source_text(mistake: KnownMistake) -> str:
    square, source = square_name(mistake.square), mistake.source
    if source.game is None or source.learnt is None:
        return translate(
            "Learn",
            "{square} lost here. The date isn't known: the entry was imported, or an older "
            "version wrote it.",
            square=square,
        )
    when = QDateTime.fromSecsSinceEpoch(source.learnt).date()
    date = QLocale().toString(when, QLocale.FormatType.ShortFormat)
    return translate(
        "Learn",
        "{square} lost here in game {game}, on {date}.",
        square=square,
        game=grouped(source.game),
        date=date,
    )
