"""Students' files in play: the games that they ask for, reloading, the failed line, forfeits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tttmc_app.core import Concession, Ending, Mark, TttmcError
from tttmc_app.core.numbers import grouped
from tttmc_app.course.sandbox import expected_parts, missing_parts
from tttmc_app.course.student_types import CodeFailure, LoadedFile, StudentError
from tttmc_app.course.template import Template, write_template
from tttmc_app.folders import documents_folder
from tttmc_app.gui.files.recent_files import RecentFiles
from tttmc_app.gui.game.game import Changes
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import muted_label, set_tip, tool_button
from tttmc_app.gui.panels.parameter_fields import OverrideField
from tttmc_app.gui.programs.console import ConsolePanel
from tttmc_app.gui.programs.opened_programs import OpenedPrograms
from tttmc_app.gui.programs.players import (
    LARGEST_BOARD,
    PLAYING_FUNCTION,
    OpenedFile,
    StudentProcess,
)
from tttmc_app.gui.programs.program_flow import Need, ProgramFlow, Work
from tttmc_app.gui.programs.specs import STUDENT, program_of, student_of, student_spec
from tttmc_app.gui.programs.trust import STUDENT_FILES, Program
from tttmc_app.players import PlayerSpec, default_spec
from tttmc_app.workers import PlayerWorker

_CONSTANTS = {
    "trials": ("NTRIALS",),
    "scoreCurrent": ("SCORE_CURRENT", "MCMATCH"),
    "scoreOther": ("SCORE_OTHER", "MCOTHER"),
}
"""Fields of a player card, and the file's constants that they replace."""


class BrokenFile(NamedTuple):
    """A file that could not run."""

    source: Program
    failure: CodeFailure


class _Offer(NamedTuple):
    """Other games that are offered for a file, in a game that it has just begun."""

    size: int
    """The board's size before."""
    game: int


class StudentFlow(ProgramFlow[OpenedFile]):
    """Brings students' files into the game: as players, or in the game that they ask for."""

    name = "student"
    kind = STUDENT
    approvals = STUDENT_FILES
    reload_approves = True

    def __init__(
        self,
        parts: Parts,
        console: ConsolePanel,
        programs: OpenedPrograms,
        worker: PlayerWorker,
        recent: RecentFiles,
    ) -> None:
        super().__init__(parts, console, programs.files)
        self._programs = programs
        self._worker = worker
        self._recent = recent
        self._reload_action = parts.actions["reloadStudent"]
        self._folder = self._new_folder = ""
        """Where the last file was that was opened, and where the last new one is."""
        self._writing = 0
        """The task that writes a new file."""
        self._broken: Path | None = None
        """The last file, if it could not run."""
        self.forms = {
            mark: _StudentForm(mark, self._show_source, self._reload_player) for mark in parts.cards
        }
        for mark, form in self.forms.items():
            parts.cards[mark].add_form(form)
        # Not by overriding a slot: PySide would call it even after this flow is deleted.
        self._game.changed.connect(self._on_players)

    # Your commands ---------------------------------------------------------------------------

    def open(self, path: Path) -> None:
        """Open a file; once approved, it plays O against you."""
        self._folder = str(path.parent)
        self._stop()
        self._open(path, begins=True)
        self.update()

    def adopt(self, process: StudentProcess, loaded: LoadedFile) -> None:
        """Play with a file that has already run, in the same process."""
        self._stop()  # the settings may have named a file
        self._programs.output.put(loaded.output)
        process.output = self._programs.output
        self._programs.processes.append(process)
        self._begins = True
        self._on_started(OpenedFile(process.source, loaded))
        self.update()

    def reload(self) -> None:
        """Read the current file again, and run it."""
        if (path := self._current()) is not None:
            self._reload(path)

    def _current(self) -> Path | None:
        """Return the file to reload: the last one if it couldn't run, or the first player's."""
        return self._broken or next(filter(None, map(program_of, self._players().values())), None)

    def _reload_player(self, mark: Mark) -> None:
        if (path := student_of(self._game.session.player_of(mark))) is not None:
            self._reload(path)

    def _show_source(self, mark: Mark) -> None:
        """Show a player's text as it was when it was opened."""
        path = student_of(self._game.session.player_of(mark))
        if path in self._opened:
            self._console.show_source(self._opened[path].source)

    def ask_new(self) -> None:
        """Ask for a name, and write a starter file and its tests."""
        from PySide6.QtWidgets import QFileDialog  # loaded when first used

        from tttmc_app.gui.files.dialogs import name_filter
        from tttmc_app.gui.files.formats import PYTHON

        name, _ = QFileDialog.getSaveFileName(
            self._window,
            translate("Students", "New student file"),
            str(documents_folder() / self._new_folder / "my_player.py"),
            name_filter(PYTHON),
            options=QFileDialog.Option.DontConfirmOverwrite,  # existing files aren't replaced
        )
        if name:
            self._new_folder = str(Path(name).parent)
            self._writing = self._runner.post(partial(write_template, Path(name)))

    # What the flow asks ----------------------------------------------------------------------

    def _starting(self, source: Program) -> Work:
        return partial(_loading, source, self._programs)

    def _lack(self, mark: Mark, spec: PlayerSpec) -> Need | None:
        if student_of(spec) is not None:
            return None
        return Need(
            translate("Students", "{side} needs a student file", side=mark),
            translate("Students", "Choose a student file"),
            self._button("Choose", translate("Students", "Choose a file…"), self._choose),
        )

    def ask_path(self) -> Path | None:
        """Ask for a file with a dialog, which begins where the last file was."""
        from tttmc_app.gui.files.dialogs import ask_open_path  # loaded when first used
        from tttmc_app.gui.files.formats import PYTHON

        title = translate("Students", "Open student file")
        path = ask_open_path(self._window, title, self._folder, PYTHON)
        if path is not None:
            self._folder = str(path.parent)
        return path

    def _is_contained(self) -> bool:
        return missing_parts(expected_parts()) is None

    def _show_console(self, ready: OpenedFile) -> None:
        failure = ready.loaded.failure
        line = failure.line if failure is not None else None
        self._console.show_program(ready.source, str(ready.loaded.language), line)

    def _play_against(self, other: PlayerSpec | None) -> None:
        """Begin a game between a file and another player, or the file itself."""
        for mark, spec in self._players().items():
            players = (spec, other or spec) if mark is Mark.X else (other or spec, spec)
            self._game.begin_with(players, None, run=True)
            return

    def _on_task(self, value: object) -> None:
        super()._on_task(value)
        if isinstance(value, Template):
            text = translate(
                "Students",
                "Created {file} and its tests, {suite}, in {folder}. Fill in the four functions "
                "in your editor.",
                file=value.file.name,
                suite=value.suite.name,
                folder=value.file.parent,
            )
            label, call = translate("Students", "Open it here"), partial(self.open, value.file)
            self._ask(text, self._ok(), self._button("OpenNew", label, call))

    def _on_failed(self, job: int, error: Exception) -> None:
        super()._on_failed(job, error)
        if job == self._writing:
            self._message.show_error(shown(error))

    # A file has run --------------------------------------------------------------------------

    def _on_started(self, result: object) -> None:
        if isinstance(result, BrokenFile):
            source, failure = result
            self._console.show_program(source, line=failure.line)
            self._broken = source.path
            text = translate(
                "Students",
                "The file {failure}. The console shows where. Fix the file, then press Reload.",
                failure=failure.message,
            )
            self._give_up(source.path, text)
        elif isinstance(result, OpenedFile):
            self._on_loaded(result)
            self._end_others()

    def _on_loaded(self, opened: OpenedFile) -> None:
        path = opened.source.path
        self._broken = None
        self._show_console(opened)
        self._recent.add(path)
        if not opened.can_play:
            text = translate(
                "Students",
                "The file {file} has no function {name}, so it can't play; the console shows what "
                "it printed.",
                file=path.name,
                name=PLAYING_FUNCTION,
            )
            self._give_up(path, text)
            return
        is_known = path in self._opened
        self._opened[path] = opened
        if self._begins:
            self._begin(opened)
            return
        if is_known:
            text = translate("Students", "{file} was reloaded.", file=path.name)
            self._ask(text, self._ok(), topic=path)
        forfeit = self._forfeit()
        if forfeit and program_of(self._players()[forfeit.side]) == path:
            self._game.take_back_forfeit()
        else:
            self._game.think_again()

    def _begin(self, opened: OpenedFile) -> None:
        """Start the game that a file requests, or else a game in which it plays O against you."""
        path, size = opened.source.path, self._rules.size
        try:
            rules = opened.rules(self._rules)
        except TttmcError as error:
            text = translate(
                "Students",
                "{file} asks for an impossible game: {error}",
                file=path.name,
                error=error,
            )
            self._message.show_error(text)
            return
        spec, human = student_spec(path), default_spec("human")
        players = (spec, human) if opened.side is Mark.X else (human, spec)
        self._game.begin_with(players, rules)
        self._offer(opened, _Offer(size, self._game.session.game))

    def _offer(self, opened: OpenedFile, offer: _Offer) -> None:
        """Say what a file plays, and offer other games for it."""
        offers = (
            ("Watch", translate("Students", "Watch it play itself"), None),
            ("Against", translate("Students", "Play it against Monte Carlo"), default_spec("mc")),
        )
        buttons = [
            self._button(name, text, partial(self._play_against, other))
            for name, text, other in offers
        ]
        self._ask(playing_text(opened, offer.size), *buttons, self._ok(), topic=offer)

    # While it plays --------------------------------------------------------------------------

    @Slot(Changes)
    def _on_players(self, changes: Changes) -> None:
        if changes.players:
            self._end_others()

    def _end_others(self) -> None:
        """End the processes of files that play no more, or have been reloaded."""
        self._worker.post(partial(self._programs.keep, self._game.session.players))

    def _show(self, players: dict[Mark, PlayerSpec]) -> None:
        """Show the files in their cards, and explain a forfeit."""
        for mark, form in self.forms.items():
            spec = players.get(mark)
            path = None if spec is None else program_of(spec)
            if spec is not None and path is not None:
                self._follow_language(path, spec)
                form.show_file(self._opened[path].loaded if path in self._opened else None)
            form.setVisible(path is not None)
        offer, session = self._topic, self._game.session
        has_moves = len(session.record.moves) > 1
        # Once the game continues without an answer.
        if isinstance(offer, _Offer) and (session.game != offer.game or has_moves):
            self._hide_question()
        self._explain_forfeit(players)
        self._reload_action.setEnabled(self._current() is not None)

    def _follow_language(self, path: Path, spec: PlayerSpec) -> None:
        """Show the language as which a file has started again, if it has."""
        opened, process = self._opened.get(path), self._programs.find(spec)
        now = process.last_loaded if process is not None else None
        if opened is not None and now is not None and now.language != opened.loaded.language:
            self._opened[path] = opened = replace(opened, loaded=now)
            self._show_console(opened)
            if isinstance(self._topic, _Offer):
                self._offer(opened, self._topic)

    def _explain_forfeit(self, players: dict[Mark, PlayerSpec]) -> None:
        """Show the message if a file has forfeited the game; hide one that no longer applies."""
        forfeit = self._forfeit()
        if forfeit is None:
            self._show_error("")
            return
        text = translate(
            "Students",
            "{side} forfeits the game: {reason}. Fix the file, then press Reload to continue.",
            side=forfeit.side,
            reason=forfeit.reason,
        )
        if self._show_error(text):
            self._hide_question()
            process = self._programs.find(players[forfeit.side])
            if process is not None and process.failure is not None and process.last_loaded:
                language, line = str(process.last_loaded.language), process.failure.line
                self._console.show_program(process.source, language, line)

    def _forfeit(self) -> Concession | None:
        """Return how a student's file has forfeited the game, or None."""
        found = self._game.session.record.concession
        is_own = found and found.ending is Ending.FORFEIT and found.side in self._players()
        return found if is_own else None


def _loading(source: Program, programs: OpenedPrograms) -> Iterator[OpenedFile | BrokenFile | None]:
    """Run a file in a new process, which the players' thread takes over if the file can play."""
    process = StudentProcess(source, programs.output)
    try:
        for _ in process.load():
            yield None
    except StudentError as error:
        process.close()
        yield BrokenFile(source, error.failure)
        return
    if process.loaded is None:
        raise TttmcError("{file} was closed while it was being opened", file=source.path.name)
    opened = OpenedFile(source, process.loaded)
    try:
        yield None  # the last moment to cancel: after it, the process stays
    except GeneratorExit:
        process.close()
        raise
    programs.processes.append(process)
    yield opened


def playing_text(opened: OpenedFile, size: int) -> str:
    """Return a message with the side that a file plays and any change of board size."""
    name, language = opened.source.path.name, opened.loaded.language
    game, side = opened.loaded.gui_game, opened.side
    if game is not None and game.line:
        return translate(
            "Students",
            "{file} ({language}) plays {side} against you, as requested on line {line}.",
            file=name,
            language=language,
            side=side,
            line=game.line,
        )
    text = translate(
        "Students",
        "{file} ({language}) plays {side} against you.",
        file=name,
        language=language,
        side=side,
    )
    if game is not None or size <= LARGEST_BOARD:
        return text
    return translate(
        "Students",
        "{text} The board is now 3×3, because a file is slow on {size}×{size}; you can change it "
        "back under Rules.",
        text=text,
        size=size,
    )


class _StudentForm(QWidget):
    """A student's file in a player card: its language, and buttons to show and reload it."""

    def __init__(
        self, mark: Mark, show: Callable[[Mark], None], reload: Callable[[Mark], None]
    ) -> None:
        super().__init__()
        self._mark = mark
        self._note = muted_label(small=True, wrap=True)
        self._note.setObjectName(f"studentNote{mark}")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(UNIT)
        row.addWidget(self._note, 1)
        for name, text, tip, call in (
            (
                "Source",
                translate("Students", "Show"),
                translate("Students", "Show the file's text"),
                show,
            ),
            (
                "Reload",
                translate("Students", "Reload"),
                translate("Students", "Read the file again and restart it"),
                reload,
            ),
        ):
            button = tool_button(f"student{name}{mark}", text, partial(call, mark))
            button.setToolTip(tip)
            row.addWidget(button)
        self.hide()

    def show_file(self, loaded: LoadedFile | None) -> None:
        """Show a file and its own settings; None means that it hasn't run yet."""
        self._note.setText(_summary(loaded))
        remarks = [shown(remark.text) for remark in loaded.remarks] if loaded is not None else []
        set_tip(self._note, "\n".join(remarks))
        card: QWidget = self.parentWidget() or self
        for name, constants in _CONSTANTS.items():
            value = loaded.constant(*constants) if loaded is not None else None
            for field in card.findChildren(OverrideField, f"{name}{self._mark}"):
                # A constant that the file doesn't set can't be replaced; trials are an argument.
                is_argument = loaded is None or name == "trials"
                field.setPlaceholderText(
                    shown(grouped(value))
                    if isinstance(value, int | float)
                    else constants[0]
                    if is_argument
                    else translate("Students", "not set")
                )
                field.setEnabled(is_argument or value is not None)
                field.setAlignment(Qt.AlignmentFlag.AlignRight)  # like all numbers in the cards


def _summary(loaded: LoadedFile | None) -> str:
    """Return a file's language, whether it failed, and how many remarks it has."""
    if loaded is None:
        return translate("Students", "Not run yet")
    parts = [str(loaded.language)]
    if loaded.failure is not None:
        parts.append(translate("Students", "stopped half-way"))
    if loaded.remarks:
        parts.append(translate("Students", "%n remark(s)", n=len(loaded.remarks)))
    return " · ".join(parts)
