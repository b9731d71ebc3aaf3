"""The way of a program from outside into the game: choose, ask for trust, start, watch, replace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import ClassVar, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Slot

from tttmc_app.core import Mark, Rules, TttmcError
from tttmc_app.grading.plain import one_line
from tttmc_app.gui.game.game import Changes
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.look.translation import sentence, sentences, shown, translate
from tttmc_app.gui.programs.console import ConsolePanel
from tttmc_app.gui.programs.players import EngineTrial, OpenedFile
from tttmc_app.gui.programs.question_bar import BarButton, QuestionBar
from tttmc_app.gui.programs.specs import program_of
from tttmc_app.gui.programs.trust import Approvals, Program, trust_text
from tttmc_app.players import PlayerSpec, default_spec
from tttmc_app.workers import JobRunner, Report

SETTLE_MS = 400
"""The delay before a changed file is read, because editors write in several steps."""

Work = Callable[[], Iterator[object]]


ReadyT = TypeVar("ReadyT", bound=OpenedFile | EngineTrial)
"""A program that has started, with what it told about itself."""


class Need(NamedTuple):
    """What a player lacks before its program can be opened."""

    status: str
    question: str
    answer: BarButton
    is_lost: bool = False
    """Whether the program of a game under way can't be opened."""


class _Read(NamedTuple):
    """A program that has been read, and whether it may run."""

    source: Program
    may_run: bool


class ProgramFlow(QObject, Generic[ReadyT]):
    """Brings the programs of one kind into the game, one after the other.

    A program is read and started off the window's thread. A subclass declares how, and what is
    said about its kind.
    """

    name: ClassVar[str]
    """What the names of this kind's widgets begin with."""
    kind: ClassVar[str]
    """The kind of player."""
    approvals: ClassVar[Approvals]
    reload_approves: ClassVar[bool] = False
    """Whether reloading a program that has run here approves its new content."""

    def __init__(self, parts: Parts, console: ConsolePanel, opened: dict[Path, ReadyT]) -> None:
        super().__init__(parts.window)
        self._game = parts.game
        self._console = console
        self._message = parts.area.message
        self._window = parts.window
        self._opened = opened
        self._path: Path | None = None
        """The program that is being read, asked about or started."""
        self._begins = False
        """Whether that program begins a game, and isn't a player yet."""
        self._topic: object = None
        """What the bar's question is about, if it may be withdrawn; a path: a program in play."""
        self._lost: dict[Path, str] = {}
        """Why programs can't be opened in the middle of a game."""
        self._ran: set[Path] = set()
        """The programs that have run in this window."""
        self._error = ""
        """The message that is shown as long as it applies."""
        self._is_used = False
        self.bar = QuestionBar(self.name, returns_to=parts.area.board)
        self.bar.answered.connect(self._on_answered)
        parts.area.add_bar(self.bar)
        self._job = 0
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)
        self._watcher = _FileWatcher(self, self._on_file_changed)
        self._game.failed.connect(self._look_again)
        self._game.changed.connect(self._on_changed)

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        self._watcher.watch(set())
        self._game.set_needs(self.name, {})
        return self._runner.shutdown()

    @Slot(Changes)
    def _on_changed(self, changes: Changes) -> None:
        if changes.position or changes.players:
            self.update()

    # What a kind declares --------------------------------------------------------------------

    def _starting(self, source: Program) -> Work:
        """Return the work that starts a program off the window's thread; its last value counts."""
        raise NotImplementedError

    def _on_started(self, result: object) -> None:
        """Use the result of starting a program."""
        raise NotImplementedError

    def _lack(self, mark: Mark, spec: PlayerSpec) -> Need | None:
        """Return what a player lacks, such as a program."""
        raise NotImplementedError

    def ask_path(self) -> Path | None:
        """Ask for a program with a dialog."""
        raise NotImplementedError

    def _show(self, players: dict[Mark, PlayerSpec]) -> None:
        """Show what is known of the players' programs."""
        raise NotImplementedError

    def _is_contained(self) -> bool:
        """Return whether programs run in a sandbox."""
        return False

    def _show_console(self, ready: ReadyT) -> None:
        """Show the console for a program that has started."""
        self._console.show_program(ready.source)

    def _ready(self, path: Path) -> ReadyT | None:
        """Return a program that has started for this game."""
        return self._opened.get(path)

    def _refusal(self, ready: ReadyT) -> str:
        """Return why a program that has started can't play; empty if it can."""
        del ready
        return ""

    # One step after the other ----------------------------------------------------------------

    @Slot()
    def update(self) -> None:
        """Show what the programs need, and take the next step for the first that can't play yet."""
        players = self._players()
        if not (players or self._is_used):
            return  # most games have no program, and machines may be very fast
        paths = self._paths()
        if self._path is not None and not self._begins and self._path not in paths:
            self._stop()  # another player has taken its place
        if isinstance(self._topic, Path) and self._topic not in paths:
            self._hide_question()
        ready = {path: found for path in paths if (found := self._ready(path))}
        if not self._is_used:  # these have started earlier, or before a change of language
            for found in ready.values():
                self._show_console(found)
        self._is_used = bool(players) or self._path is not None
        self._lost = {path: text for path, text in self._lost.items() if path in paths}
        self._show(players)
        self._watcher.watch(set(ready))
        needs = {mark: need for mark, spec in players.items() if (need := self._need(mark, spec))}
        new = paths - ready.keys() - {program_of(players[mark]) for mark in needs}
        if new and self._path is None:
            self._open(min(new))
        self._ask_for(next(iter(needs.values()), None))
        waiting = {mark: need.status for mark, need in needs.items()}
        for mark, spec in players.items():
            if mark not in waiting and (path := program_of(spec)):
                waiting[mark] = self._waiting_text(mark, path)
        self._game.set_needs(self.name, {mark: text for mark, text in waiting.items() if text})

    def _players(self) -> dict[Mark, PlayerSpec]:
        specs = zip(Mark, self._game.session.players, strict=True)
        return {mark: spec for mark, spec in specs if spec.kind.name == self.kind}

    def _paths(self) -> set[Path]:
        return {path for spec in self._players().values() if (path := program_of(spec))}

    @property
    def _rules(self) -> Rules:
        return self._game.session.record.rules

    def _need(self, mark: Mark, spec: PlayerSpec) -> Need | None:
        path = program_of(spec)
        if path is None or (lost := self._lost.get(path)) is None:
            return self._lack(mark, spec)
        question = sentences(lost, translate("Students", "The game waits for it."))
        retry = self._button("Retry", translate("Students", "Try again"), self._retry)
        return Need(lost, question, retry, is_lost=True)

    def _waiting_text(self, mark: Mark, path: Path) -> str:
        """Return what a player's program waits for; empty if it can play."""
        if (ready := self._ready(path)) is not None:
            return self._refusal(ready)
        if isinstance(self._topic, Program) and self._topic.path == path:
            return translate(
                "Students",
                "{file} ({side}) is waiting for your permission",
                file=path.name,
                side=mark,
            )
        return translate("Students", "{file} ({side}) is starting", file=path.name, side=mark)

    def _open(self, path: Path, *, begins: bool = False, asks: bool = True) -> None:
        """Read a program; then ask about it unless it is trusted, and start it."""
        self._path, self._begins = path, begins
        self._lost.pop(path, None)
        self._is_used = True
        work = partial(_reading, path, self.approvals, asks=asks)
        self._job = self._runner.start(work)

    def _reload(self, path: Path) -> None:
        """Read a program again, and start it."""
        asks = not (self.reload_approves and path in self._ran)
        self._open(path, begins=path not in self._paths(), asks=asks)
        self.update()

    def _start(self, source: Program) -> None:
        self._console.show_program(source)
        text = translate("Students", "Running {file} …", file=source.path.name)
        self._ask(text, self._cancel_button(self._cancel))
        work = partial(_approved, source, self.approvals, self._starting(source))
        self._job = self._runner.start(work)

    def _stop(self) -> None:
        """Stop opening a program, and end its process."""
        self._runner.cancel()
        self._path = None
        self._hide_question()

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        value = report.value
        if isinstance(value, _Read):
            if value.may_run:
                self._start(value.source)
            else:
                self._ask_for_trust(value.source)
        elif report.job_id == self._job and self._path is not None:
            self._ran.add(self._path)
            self._path = None
            self._hide_question()
            self._on_started(value)
        else:
            self._on_task(value)
        self.update()

    @Slot(int, object)
    def _on_failed(self, job: int, error: Exception) -> None:
        # A program in play that can't be read again goes on.
        if job == self._job and self._path is not None:
            path = self._path
            self._stop()
            self._give_up(path, sentence(shown(error)))
            self.update()

    def _on_task(self, value: object) -> None:
        """Use the result of a task, such as a program that has been read again."""
        if not isinstance(value, Program):
            return
        ready = self._opened.get(value.path)
        if self._path is not None:  # begun in the meantime: one question at a time
            self._watcher.report(str(value.path))
        elif ready is not None and ready.source.digest != value.digest:
            text = translate(
                "Students",
                "{file} has changed on disk. Reload runs the new version.",
                file=value.path.name,
            )
            reload = partial(self._reload, value.path)
            again = self._button("Again", translate("Students", "Reload"), reload)
            self._ask(text, self._ok(translate("Students", "Not now")), again, topic=value.path)

    def _on_file_changed(self, name: str) -> None:
        if self._path is None:
            self._runner.post(partial(self.approvals.read, Path(name)))
        else:
            self._watcher.report(name)

    @Slot()
    def _look_again(self) -> None:
        """Look whether a player has failed because its program has changed."""
        for path in self._paths():
            self._watcher.report(str(path))

    def _give_up(self, path: Path, text: str) -> None:
        """Say why a program can't be opened."""
        if self._is_missed(path):
            self._lost[path] = text
        else:
            self._replace(path)
            self._message.show_error(text)

    def _is_missed(self, path: Path) -> bool:
        """Return whether a game waits for a program.

        Nobody else plays in its name unless you decide so.
        """
        session = self._game.session
        has_begun = path in self._opened or (session.record.moves and session.result is None)
        return bool(path in self._paths() and not self._ready(path) and has_begun)

    def _replace(self, only: Path | None = None) -> None:
        """Let Monte Carlo replace players that can't or mustn't play: with this program, or all."""
        for mark, spec in self._players().items():
            path = program_of(spec)
            can_play = path is not None and self._ready(path) is not None
            if (not can_play or self._need(mark, spec)) and only in (None, path):
                self._game.set_player(mark, default_spec("mc"))

    def _show_error(self, text: str) -> bool:
        """Show an error as long as it applies; return whether it is new."""
        if text == self._error:
            return False
        self._message.clear(self._error)
        self._error = text
        if text:
            self._message.show_error(text)
        return bool(text)

    # Questions -------------------------------------------------------------------------------

    def _button(self, name: str, text: str, call: Callable[[], object]) -> BarButton:
        return BarButton(f"{self.name}{name}", text, call)

    def _ok(self, text: str = "") -> BarButton:
        return self._button("Ok", text or translate("Students", "OK"), self._hide_question)

    def _cancel_button(self, call: Callable[[], object], text: str = "") -> BarButton:
        return self._button("Cancel", text or translate("Students", "Cancel"), call)

    @Slot()
    def _on_answered(self) -> None:
        if not self.bar.text:
            self._topic = None
        self.update()

    def _ask(
        self, text: str, *answers: BarButton, focuses: bool = False, topic: object = None
    ) -> None:
        self.bar.ask(text, *answers, focuses=focuses)
        self._topic = topic

    def _hide_question(self) -> None:
        self.bar.hide()
        self._topic = None

    def _ask_for_trust(self, source: Program) -> None:
        text = trust_text(
            source.path.name,
            has_run=source.path in self._ran,
            is_contained=self._is_contained(),
        )
        run = self._button("Run", translate("Students", "Run it"), partial(self._start, source))
        self._ask(text, self._cancel_button(self._cancel), run, focuses=True, topic=source)

    def _ask_for(self, need: Need | None) -> None:
        """Ask for what a player lacks, until it has that or another player is chosen."""
        is_asking = isinstance(self._topic, Need)
        if need is None and is_asking:
            self._hide_question()
        elif need is not None and need != self._topic and (is_asking or not self.bar.text):
            cancel = self._cancel_button(self._cancel)
            if need.is_lost:
                text = translate("Students", "Let Monte Carlo play on")
                cancel = self._cancel_button(self._play_on_without, text)
            self._ask(need.question, cancel, need.answer, focuses=True, topic=need)

    def _cancel(self) -> None:
        path = self._path
        self._stop()
        if path is not None and self._is_missed(path):
            self._lost[path] = translate("Students", "{file} wasn't started.", file=path.name)
        else:
            self._replace()

    def _play_on_without(self) -> None:
        """Let Monte Carlo play on from here, in a new game.

        The record of the game so far goes on naming the program that has played it.
        """
        self._game.new_game(start=self._game.session.position)
        self._replace()

    def _retry(self) -> None:
        self._lost.clear()

    def _choose(self) -> None:
        path = self.ask_path()
        for mark, spec in self._players().items():
            if path is not None and program_of(spec) is None:
                self._game.set_player(mark, spec.with_value("file", str(path.absolute())))
                return


class _FileWatcher(QObject):
    """Watcher of the files in use."""

    def __init__(self, parent: QObject, changed: Callable[[str], None]) -> None:
        """Call a function with the path of each file that changes; its content may be the same."""
        super().__init__(parent)
        self._changed = changed
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self.report)
        self._waiting: set[str] = set()
        self._watched: set[str] = set()
        self._pause = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._pause.timeout.connect(self._pass_on_changes)

    def watch(self, paths: set[Path]) -> None:
        """Watch these files and no others.

        Those that weren't watched so far, or were gone, may have changed in the meantime.
        """
        self._watched = {str(path) for path in paths}
        for path in self._follow():
            self.report(path)

    @Slot(str)
    def report(self, path: str) -> None:
        """Pass on a file's change a little later, if it is still watched."""
        self._waiting.add(path)
        self._pause.start()

    def _follow(self) -> set[str]:
        """Let Qt watch what is to be watched; return the files that it hasn't watched so far."""
        before = set(self._watcher.files())
        for path in before - self._watched:
            self._watcher.removePath(path)
        return {path for path in self._watched - before if self._watcher.addPath(path)}

    @Slot()
    def _pass_on_changes(self) -> None:
        waiting, self._waiting = self._waiting & self._watched, set()
        self._follow()  # replaced files too
        for path in sorted(waiting):
            self._changed(path)


def _reading(path: Path, approvals: Approvals, *, asks: bool) -> Iterator[_Read]:
    if not str(path).isprintable():  # as the names of players in saved games are
        raise TttmcError(
            "{file} can't play: rename it and its folders without characters that can't be shown",
            file=one_line(path.name),
        )
    source = approvals.read(path)
    yield _Read(source, not asks or source.digest in approvals.digests())


def _approved(source: Program, approvals: Approvals, work: Work) -> Iterator[object]:
    """Store the approval of a program, and start it."""
    approvals.add(source)
    yield from work()
