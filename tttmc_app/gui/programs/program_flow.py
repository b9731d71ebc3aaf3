"""The way of a program from outside into the game: choose, ask for trust, start, watch, replace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QObject, Slot

from tttmc_app.core import Mark, Rules
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.look.translation import sentence, sentences, shown, translate
from tttmc_app.gui.programs.file_watcher import FileWatcher
from tttmc_app.gui.programs.host import ProgramHost, Ready
from tttmc_app.gui.programs.program_panels import ProgramPanels
from tttmc_app.gui.programs.question_bar import BarButton, QuestionBar
from tttmc_app.gui.programs.specs import program_of
from tttmc_app.gui.programs.trust import Approvals, Program
from tttmc_app.players import PlayerSpec, default_spec
from tttmc_app.session import Session
from tttmc_app.workers import JobRunner, Report

Work = Callable[[], Iterator[object]]


class Need(NamedTuple):
    """What a player lacks before its program can be opened."""

    status: str
    question: str
    answer: str
    """The main answer's name, after that of the kind."""
    label: str
    refusal: str = ""
    """The label of the answer that lets Monte Carlo play, if it isn't "Cancel"."""


class _Read(NamedTuple):
    """A program that has been read, and whether it may run."""

    source: Program
    is_trusted: bool


class ProgramFlow(QObject):
    """Brings the programs of one kind into the game, one after the other.

    A program is read and started off the window's thread. A subclass declares how, and what is
    said about its kind.
    """

    name: ClassVar[str]
    """What the names of this kind's widgets begin with."""
    kind: ClassVar[str]
    """The kind of player."""
    approvals: ClassVar[Approvals]

    def __init__(self, parts: Parts, host: ProgramHost, panels: ProgramPanels) -> None:
        super().__init__(parts.window)
        self._controller = parts.controller
        self._state = parts.controller.state
        self._host = host
        self._panels = panels
        self._message = parts.area.message
        self._window = parts.window
        self._opened: dict[object, Ready] = host.ready.setdefault(self.kind, {})
        self._path: Path | None = None
        """The program that is being read, asked about or started."""
        self._begins = False
        """Whether that program begins a game, and isn't a player yet."""
        self._asks = True
        self._asked: Program | None = None
        """The program that the bar asks about."""
        self._topic: object = None
        """What the bar's question is about, if it may be withdrawn; a path: a program in play."""
        self._lost: dict[Path, str] = {}
        """Why programs can't be opened in the middle of a game."""
        self._is_used = False
        self.bar = QuestionBar(self.name)
        self.bar.answered.connect(self._on_answered)
        parts.area.add_bar(self.bar)
        self._job = 0
        self._runner = JobRunner(self)
        self._runner.returned.connect(self._on_returned)
        self._runner.failed.connect(self._on_failed)
        self._watcher = FileWatcher(self)
        self._watcher.changed.connect(self._on_file_changed)
        self._state.position_changed.connect(self.update)
        self._state.players_changed.connect(self.update)

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        self._watcher.stop()
        return self._runner.shutdown()

    # What a kind declares --------------------------------------------------------------------

    def _read(self, path: Path) -> Program:
        """Return a program as it is now; called off the window's thread."""
        raise NotImplementedError

    def _starting(self, source: Program) -> Work:
        """Return the work that starts a program off the window's thread; its last value counts."""
        raise NotImplementedError

    def _on_started(self, result: object) -> None:
        """Use the result of starting a program."""
        raise NotImplementedError

    def _on_changed(self, source: Program) -> None:
        """Decide about a program whose content isn't that of the one in play any more."""
        raise NotImplementedError

    def _lack(self, mark: Mark, spec: PlayerSpec) -> Need | None:
        """Return what a player lacks, such as a program."""
        raise NotImplementedError

    def _ask_path(self) -> Path | None:
        """Ask for a program with a dialog."""
        raise NotImplementedError

    def _trust_text(self, source: Program) -> str:
        raise NotImplementedError

    def _show(self, players: dict[Mark, PlayerSpec]) -> None:
        """Show what is known of the players' programs."""
        raise NotImplementedError

    def _show_start(self, source: Program) -> None:
        self._panels.show_console(source.path.name)

    def _show_console(self, ready: Ready) -> None:
        """Show the console for a program that has started."""
        self._panels.show_console(ready.source.path.name)

    def _key(self, path: Path) -> object:
        """Return what identifies a program that has started."""
        return path

    def _refusal(self, path: Path) -> str:
        """Return why a program that has started can't play; empty if it can."""
        del path
        return ""

    def _follow(self, answer: str) -> None:
        """Follow an answer that only this kind has."""

    # One step after the other ----------------------------------------------------------------

    @Slot()
    def update(self) -> None:
        """Show what the programs need, and take the next step for the first that can't play yet."""
        players = self._players()
        if not (players or self._is_used):
            return  # most games have no program, and machines may be very fast
        paths = {path for spec in players.values() if (path := program_of(spec)) is not None}
        if self._path is not None and not self._begins and self._path not in paths:
            self._stop()  # another player has taken its place
        if isinstance(self._topic, Path) and self._topic not in paths:
            self._hide_question()
        if not self._is_used:  # these have started earlier, or before a change of language
            for ready in filter(None, (self._opened.get(self._key(path)) for path in paths)):
                self._show_console(ready)
        self._is_used = bool(players) or self._path is not None
        self._lost = {path: text for path, text in self._lost.items() if path in paths}
        self._show(players)
        self._watcher.watch({path for path in paths if self._key(path) in self._opened})
        needs = {mark: need for mark, spec in players.items() if (need := self._needs(mark, spec))}
        if self._path is None:
            able = [program_of(spec) for mark, spec in players.items() if mark not in needs]
            new = sorted(path for path in able if path and self._key(path) not in self._opened)
            if new:
                self._open(new[0])
        self._ask_for(next(iter(needs.values()), None))
        self._panels.set_polling(self.name, active=bool(paths) or self._path is not None)
        texts = {mark: self._waiting_text(mark, spec) for mark, spec in players.items()}
        self._state.set_waiting(self.name, {mark: text for mark, text in texts.items() if text})

    def _players(self) -> dict[Mark, PlayerSpec]:
        specs = zip(Mark, self._state.session.players, strict=True)
        return {mark: spec for mark, spec in specs if spec.kind.name == self.kind}

    @property
    def _rules(self) -> Rules:
        return self._state.session.record.rules

    def _needs(self, mark: Mark, spec: PlayerSpec) -> Need | None:
        path = program_of(spec)
        if path is None or (lost := self._lost.get(path)) is None:
            return self._lack(mark, spec)
        question = sentences(lost, translate("Students", "The game waits for it."))
        retry = translate("Students", "Try again")
        return Need(
            lost, question, "Retry", retry, translate("Students", "Let Monte Carlo play on")
        )

    def _waiting_text(self, mark: Mark, spec: PlayerSpec) -> str:
        """Return what a player's program waits for; empty if it can play."""
        path, need = program_of(spec), self._needs(mark, spec)
        if need is not None or path is None:
            return need.status if need else ""
        if self._key(path) in self._opened:
            return self._refusal(path)
        if self._asked is not None and self._asked.path == path:
            return translate(
                "Students",
                "{file} ({side}) is waiting for your permission",
                file=path.name,
                side=mark,
            )
        return translate("Students", "{file} ({side}) is starting", file=path.name, side=mark)

    def _open(self, path: Path, *, begins: bool = False, asks: bool = True) -> None:
        """Read a program; then ask about it unless it is trusted, and start it."""
        self._path, self._begins, self._asks, self._asked = path, begins, asks, None
        self._lost.pop(path, None)
        self._is_used = True
        self._job = self._runner.start(partial(_reading, path, self._read, self.approvals))

    def _start(self, source: Program) -> None:
        self._asked = None
        self._show_start(source)
        work = partial(_approved, source, self.approvals, self._starting(source))
        self._job = self._runner.start(work)

    def _stop(self) -> None:
        """Stop opening a program, and end its process."""
        self._runner.cancel()
        self._path = self._asked = None
        self._hide_question()

    @Slot(Report)
    def _on_returned(self, report: Report) -> None:
        value = report.value
        if isinstance(value, _Read):
            if value.is_trusted or not self._asks:
                self._start(value.source)
            else:
                self._asked = value.source
                run = self._button("Run", translate("Students", "Run it"), is_main=True)
                text = self._trust_text(value.source)
                self._ask(text, self._cancel_button(), run, focus=run.name)
        elif report.job_id == self._job:
            self._path = None
            self._on_started(value)
        else:
            self._on_task(value)
        self.update()

    @Slot(int, object)
    def _on_failed(self, job: int, error: Exception) -> None:
        # A program in play that can't be read again goes on.
        if job == self._job and self._path is not None:
            path, self._path = self._path, None
            self._hide_question()
            self._give_up(path, sentence(shown(error)))
            self.update()

    def _on_task(self, value: object) -> None:
        """Use the result of a task, such as a program that has been read again."""
        if not isinstance(value, Program):
            return
        if self._path is not None:  # begun in the meantime: one question at a time
            self._watcher.put_off(str(value.path))
        elif any(ready.source.digest != value.digest for ready in self._versions(value.path)):
            self._on_changed(value)

    def _versions(self, path: Path) -> list[Ready]:
        return [ready for ready in self._opened.values() if ready.source.path == path]

    @Slot(str)
    def _on_file_changed(self, name: str) -> None:
        if self._path is None:
            self._runner.post(partial(self._read, Path(name)))
        else:
            self._watcher.put_off(name)

    def _give_up(self, path: Path, text: str) -> None:
        """Say why a program can't be opened.

        In the middle of a game nobody else plays in its name unless you decide so.
        """
        session = self._state.session
        is_player = path in map(program_of, self._players().values())
        if is_player and self._key(path) not in self._opened and _is_under_way(session):
            self._lost[path] = text
        else:
            self._replace(path)
            self._message.show_error(text)

    def _replace(self, only: Path | None = None) -> None:
        """Let Monte Carlo replace players that can't or mustn't play: with this program, or all."""
        for mark, spec in self._players().items():
            path = program_of(spec)
            can_play = path is not None and self._key(path) in self._opened
            if (not can_play or self._needs(mark, spec)) and only in (None, path):
                self._controller.set_player(mark, default_spec("mc"))

    # Questions -------------------------------------------------------------------------------

    def _button(self, answer: str, text: str, *, is_main: bool = False) -> BarButton:
        return BarButton(f"{self.name}{answer}", text, is_main)

    def _cancel_button(self, label: str = "") -> BarButton:
        return self._button("Cancel", label or translate("Students", "Cancel"))

    def _ask(self, text: str, *answers: BarButton, focus: str = "", topic: object = None) -> None:
        self.bar.ask(text, answers, focus=focus)
        self._topic = topic

    def _hide_question(self) -> None:
        self.bar.hide()
        self._topic = None

    def _ask_for(self, need: Need | None) -> None:
        """Ask for what a player lacks, until it has that or another player is chosen."""
        is_asking = isinstance(self._topic, Need)
        if need is None and is_asking:
            self._hide_question()
        elif need is not None and need != self._topic and (is_asking or not self.bar.text):
            answer = self._button(need.answer, need.label, is_main=True)
            cancel = self._cancel_button(need.refusal)
            self._ask(need.question, cancel, answer, focus=answer.name, topic=need)

    @Slot(str)
    def _on_answered(self, name: str) -> None:
        self._topic = None
        match name.removeprefix(self.name):
            case "Run" if self._asked is not None:
                self._start(self._asked)
            case "Cancel":
                self._stop()
                self._replace()
            case "Choose":
                self._choose()
            case "Retry":
                self._lost.clear()
            case answer:
                self._follow(answer)
        self.update()

    def _choose(self) -> None:
        path = self._ask_path()
        for mark, spec in self._players().items():
            if path is not None and program_of(spec) is None:
                self._controller.set_player(mark, spec.with_value("file", str(path.absolute())))
                return


def _is_under_way(session: Session) -> bool:
    return bool(session.record.moves) and session.result is None


def _reading(path: Path, read: Callable[[Path], Program], approvals: Approvals) -> Iterator[_Read]:
    source = read(path)
    yield _Read(source, source.digest in approvals.digests())


def _approved(source: Program, approvals: Approvals, work: Work) -> Iterator[object]:
    """Store the approval of a program, and start it."""
    approvals.add([(source.digest, source.path.name)])
    yield from work()
