"""Students' files in play: opening, approval, games, reloading and failures."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.core import Mark, TttmcError
from tttmc_app.course import LoadedFile
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.look.translation import sentence, translate
from tttmc_app.gui.students.file_opener import (
    BrokenFile,
    FileOpener,
    FileWatcher,
    OpenedFile,
    ReadFile,
)
from tttmc_app.gui.students.output_queue import OutputQueue
from tttmc_app.gui.students.question_bar import BarButton
from tttmc_app.gui.students.student_host import StudentFailure, StudentHost
from tttmc_app.gui.students.student_messages import (
    Forfeit,
    broken_text,
    cancel_answer,
    cannot_play_text,
    impossible_game_text,
    ok_answer,
    playing_text,
    trust_text,
)
from tttmc_app.gui.students.student_panels import StudentPanels
from tttmc_app.gui.students.student_player import StudentProcess
from tttmc_app.gui.students.student_specs import (
    file_of,
    is_file,
    is_file_of,
    is_student,
    student_spec,
)
from tttmc_app.gui.students.trust import StudentSource
from tttmc_app.gui.students.waiting import Waiting
from tttmc_app.players import PlayerSpec, default_spec
from tttmc_app.session import Players
from tttmc_app.workers import PlayerWorker


class StudentFiles(QObject):
    """Controller of students' files, which opens them, asks before the first run and plays them."""

    choice_requested = Signal()
    """The user has to choose a file for a player without one."""
    opened = Signal(str)
    """The file at this path has run."""
    reload_changed = Signal(bool)
    """Whether a file can be reloaded."""

    def __init__(
        self,
        host: StudentHost,
        worker: PlayerWorker,
        controller: GameController,
        panels: StudentPanels,
        output: OutputQueue,
    ) -> None:
        super().__init__(panels)
        self._host = host
        self._worker = worker
        self._controller = controller
        self._state = controller.state
        self._panels = panels
        self._output = output
        self._opened: dict[Path, OpenedFile] = {}
        self._kept: Players | None = None
        """The players whose processes the worker was last asked to keep."""
        self._watcher = FileWatcher(self)
        self._opener = FileOpener(host, output, self)
        self._waiting = Waiting(self._state, self._opener)
        self._forfeit = Forfeit(host, worker, controller, panels)
        self._asked: ReadFile | None = None
        self._failed: StudentSource | None = None
        """The file whose failed line the console offers to show."""
        self._broken: Path | None = None
        """The last file, if it could not run."""
        self._ran: set[Path] = set()
        """Files approved in this window: Reload doesn't ask again."""
        self._asks = True
        self._begins = self._is_used = False
        self._offered: tuple[int, int] | None = None
        self._connect()

    def _connect(self) -> None:
        opener, panels = self._opener, self._panels
        opener.asked.connect(self._on_asked)
        opener.started.connect(self._on_started)
        opener.loaded.connect(self._on_loaded)
        opener.broken.connect(self._on_broken)
        opener.failed.connect(self._on_failed)
        opener.read_again.connect(self._on_read_again)
        self._watcher.changed.connect(self._on_file_changed)
        self._forfeit.explained.connect(self._on_forfeit_explained)
        panels.bar.answered.connect(self._on_answered)
        for form in panels.forms.values():
            form.reload_requested.connect(self._on_reload)
            form.source_requested.connect(self._on_source)
        panels.line_chosen.connect(self._on_line)
        self._state.position_changed.connect(self._on_game_changed)
        self._state.players_changed.connect(self._on_game_changed)

    # Your commands ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Open the first players' files, such as those in the settings."""
        self._on_game_changed()

    def choose(self, path: Path) -> None:
        """Give a file to the player without one, or else open it."""
        for mark in Mark:
            spec = self._state.session.player_of(mark)
            if is_student(spec) and not is_file(spec):
                self._controller.set_player(mark, student_spec(path))
                return
        self.open(path)

    def open(self, path: Path) -> None:
        """Open a file; once approved, it plays O against you."""
        self._asked = None
        self._panels.bar.hide()
        self._read(path, begins=True)

    def adopt(self, process: StudentProcess, loaded: LoadedFile) -> None:
        """Play with a file that has already run, in the same process."""
        self._opener.cancel()  # the settings may have named a file
        self._asked = None
        self._panels.bar.hide()
        self._output.put(loaded.output)
        self._host.hand_over(process)
        self._begins = True
        self._on_loaded(OpenedFile(process.source, loaded))

    def reload(self) -> None:
        """Read the current file again, and run it."""
        if (path := self._broken or self._path()) is not None:
            self._reload(path)

    def _reload(self, path: Path) -> None:
        """Run a file again; reloading it approves its new content."""
        plays = any(is_file_of(spec, path) for spec in self._state.session.players)
        self._read(path, begins=not plays, asks=path not in self._ran)

    def _read(self, path: Path, *, begins: bool, asks: bool = True) -> None:
        self._begins, self._asks = begins, asks
        self._opener.read(path)

    def show_source(self, path: Path, line: int | None = None) -> None:
        """Show a file's text as it was when it was opened."""
        opened = self._opened.get(path)
        if opened is not None:
            self._panels.show_source(path.name, opened.source.text, line)

    def shutdown(self) -> bool:
        """End the worker threads within a time limit; return whether they ended."""
        self._watcher.stop()
        return self._opener.shutdown()

    # Opening a file --------------------------------------------------------------------------

    @Slot(ReadFile)
    def _on_asked(self, read: ReadFile) -> None:
        if not self._asks:
            self._opener.load(read.source)
            return
        self._asked = read
        text = trust_text(read.source.path.name, has_run=read.source.path in self._ran)
        run = BarButton("studentRun", translate("Students", "Run it"), is_main=True)
        self._panels.bar.ask(text, (cancel_answer(), run), focus="studentRun")

    @Slot(Path)
    def _on_started(self, path: Path) -> None:
        self._is_used = True
        self._panels.show_console(path.name)
        self._panels.bar.ask(
            translate("Students", "Running {file} …", file=path.name), (cancel_answer(),)
        )

    @Slot(OpenedFile)
    def _on_loaded(self, opened: OpenedFile) -> None:
        path, loaded = opened.source.path, opened.loaded
        self._ran.add(path)
        self._broken = None
        self._failed = opened.source if loaded.failure is not None else None
        self._panels.bar.hide()
        self._panels.show_console(path.name, loaded)
        self.opened.emit(str(path))
        if not opened.can_play:
            self._panels.show_error(cannot_play_text(path.name))
            self._worker.post(self._host.discard)
            self._emit_reload()
            return
        is_known = path in self._opened
        self._opened[path] = opened
        begins = self._begins
        if begins:  # before anything else opens the files of the players so far
            self._begin(opened)
        self._worker.post(partial(self._host.add, opened.source, loaded, self._output))
        self._kept = None
        if not begins:
            if is_known:
                text = translate("Students", "{file} was reloaded.", file=path.name)
                self._panels.bar.ask(text, (ok_answer(),))
            if not self._forfeit.play_on(path):
                self._controller.think_again()
        self._on_game_changed()

    def _begin(self, opened: OpenedFile) -> None:
        """Start the game that a file requests, or else a game in which it plays O against you."""
        path, side = opened.source.path, opened.side
        before = self._state.session.record.rules
        try:
            rules = opened.rules(before)
        except TttmcError as error:
            self._panels.show_error(impossible_game_text(path.name, error))
            return
        spec, human = student_spec(path), default_spec("human")
        self._controller.begin_with((spec, human) if side is Mark.X else (human, spec), rules)
        self._offer(playing_text(opened, before.size))

    def _offer(self, text: str) -> None:
        """Offer other games for the file."""
        watch = BarButton("studentWatch", translate("Students", "Watch it play itself"))
        against = BarButton("studentAgainst", translate("Students", "Play it against Monte Carlo"))
        self._panels.bar.ask(text, (watch, against, ok_answer()))
        self._offered = self._progress()

    def _progress(self) -> tuple[int, int]:
        session = self._state.session
        return session.game, len(session.record.moves)

    def _withdraw_offer(self) -> None:
        """Hide the offer once the game continues without an answer."""
        if self._offered is not None:
            game, moves = self._progress()
            if game != self._offered[0] or moves > self._offered[1] + 1:
                self._offered = None
                self._panels.bar.hide()

    @Slot(BrokenFile)
    def _on_broken(self, broken: BrokenFile) -> None:
        failure, path = broken.failure, broken.source.path
        self._panels.bar.hide()
        self._panels.show_console(path.name)
        self._failed = broken.source
        self._broken = path
        self._ran.add(path)
        self._panels.offer_line(failure.line)
        self._panels.show_error(broken_text(broken))
        self._replace_unopened(path)
        self._emit_reload()

    @Slot(str)
    def _on_failed(self, message: str) -> None:
        self._panels.bar.hide()
        self._replace_unopened(self._opener.path)
        self._panels.show_error(sentence(message))

    def _replace_unopened(self, only: Path | None = None) -> None:
        """Let Monte Carlo replace files that can't or mustn't run: this one, or all of them."""
        for mark in Mark:
            spec = self._state.session.player_of(mark)
            path = file_of(spec) if is_file(spec) else None
            if is_student(spec) and path not in self._opened and only in (None, path):
                self._controller.set_player(mark, default_spec("mc"))

    @Slot(str)
    def _on_answered(self, answer: str) -> None:
        match answer:
            case "studentRun" if self._asked is not None:
                self._opener.load(self._asked.source)
            case "studentCancel":
                self._opener.cancel()
                self._asked = None
                self._replace_unopened()
            case "studentChoose":
                self.choice_requested.emit()
            case "studentWatch":
                self._play_against(self._spec())
            case "studentAgainst":
                self._play_against(default_spec("mc"))
            case "studentAgain":
                self.reload()
            case _:
                pass
        self._asked = self._offered = None

    def _play_against(self, other: PlayerSpec | None) -> None:
        spec = self._spec()
        if spec is not None and other is not None:
            is_x = self._state.session.player_of(Mark.X) == spec
            players = (spec, other) if is_x else (other, spec)
            self._controller.begin_with(players, None, run=True)

    # While it plays --------------------------------------------------------------------------

    @Slot()
    def _on_game_changed(self) -> None:
        """Show the players' files in their cards, watch them, and explain a forfeit."""
        session = self._state.session
        has_student = any(map(is_student, session.players))
        if not (self._is_used or has_student):
            return  # most games have no student's file, and machines may be very fast
        self._is_used = has_student or self._opener.is_busy
        paths: set[Path] = set()
        for mark, form in self._panels.forms.items():
            spec = session.player_of(mark)
            if is_file(spec):
                path = file_of(spec)
                paths.add(path)
                loaded = self._opened[path].loaded if path in self._opened else None
                form.show_file(loaded, self._output.languages.get(path))
            form.setVisible(is_file(spec))
        self._watcher.watch({path for path in paths if path in self._opened})
        self._panels.set_polling("students", active=bool(paths) or self._opener.is_busy)
        if self._kept != session.players:
            self._kept = session.players
            self._worker.post(partial(self._host.keep, session.players))
        self._withdraw_offer()
        self._ask_for_file(any(is_student(spec) and not is_file(spec) for spec in session.players))
        self._open_unknown(paths)
        self._forfeit.update()
        self._emit_reload()

    def _emit_reload(self) -> None:
        self.reload_changed.emit(bool(self._broken or self._path()))

    def _ask_for_file(self, is_missing: bool) -> None:
        """Ask for a player's file, until it is given or another player is chosen."""
        bar = self._panels.bar
        if bar.offers("studentChoose") and not is_missing:
            bar.hide()
        elif is_missing and not bar.text:
            choose = BarButton("studentChoose", translate("Students", "Choose a file…"), True)
            bar.ask(translate("Students", "Choose a student file"), (cancel_answer(), choose))

    def _open_unknown(self, paths: set[Path]) -> None:
        """Open a file that became a player in another way, such as through the settings."""
        unknown = sorted(path for path in paths if path not in self._opened)
        if unknown and not self._opener.is_busy and self._asked is None:
            self._read(unknown[0], begins=False)

    @Slot(Mark)
    def _on_reload(self, mark: Mark) -> None:
        spec = self._state.session.player_of(mark)
        if is_file(spec):
            self._reload(file_of(spec))

    @Slot(Mark)
    def _on_source(self, mark: Mark) -> None:
        spec = self._state.session.player_of(mark)
        if is_file(spec):
            self.show_source(file_of(spec))

    @Slot(int)
    def _on_line(self, line: int) -> None:
        if self._failed is not None:
            self._panels.show_source(self._failed.path.name, self._failed.text, line)
        elif (path := self._path()) is not None:
            self.show_source(path, line)

    @Slot(StudentFailure)
    def _on_forfeit_explained(self, failure: StudentFailure) -> None:
        self._failed = failure.source
        self._panels.offer_line(failure.failure.line)

    @Slot(str)
    def _on_file_changed(self, path: str) -> None:
        if self._opener.is_busy or self._asked is not None:
            self._watcher.put_off(path)
        else:
            self._opener.reread(Path(path))

    @Slot(ReadFile)
    def _on_read_again(self, read: ReadFile) -> None:
        path = read.source.path
        opened = self._opened.get(path)
        if opened is None or opened.source.digest == read.source.digest:
            return
        not_now = BarButton("studentOk", translate("Students", "Not now"))
        again = BarButton("studentAgain", translate("Students", "Reload"), is_main=True)
        text = translate(
            "Students", "{file} has changed on disk. Reload runs the new version.", file=path.name
        )
        self._panels.bar.ask(text, (not_now, again))

    def _spec(self) -> PlayerSpec | None:
        return next((spec for spec in self._state.session.players if is_file(spec)), None)

    def _path(self) -> Path | None:
        return next(map(file_of, filter(is_file, self._state.session.players)), None)
