"""Engines in the window: choosing a program, approval, a trial before the game, messages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QLabel

from tttmc_app.core import Mark, Rules
from tttmc_app.gui.engines.engine_host import EngineHost
from tttmc_app.gui.engines.engine_specs import is_engine, program_of
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.look.translation import sentence, sentences, shown, translate
from tttmc_app.gui.look.widgets import muted_label
from tttmc_app.gui.panels.player_card import PlayerCard
from tttmc_app.gui.students.students import Students
from tttmc_app.players import PlayerSpec, default_spec

if TYPE_CHECKING:  # imported with the first engine: most windows have none
    from tttmc_app.gui.engines.engine_opener import EngineOpener, Program, Trial
    from tttmc_app.gui.students.file_opener import FileWatcher
    from tttmc_app.gui.students.question_bar import QuestionBar

_OWNER = "engines"
SUGGESTED = Rules(15, 5)
"""The rules offered where engines can't play, because they only know five in a row."""


class Engines(QObject):
    """The engines of the game in the window.

    Until the first engine becomes a player, only this object exists.
    """

    def __init__(self, parts: Parts, host: EngineHost, students: Students) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._host = host
        self._students = students
        self._flow: EngineFlow | None = None
        state = parts.controller.state
        state.players_changed.connect(self.update)
        state.position_changed.connect(self.update)

    @Slot()
    def update(self) -> None:
        """Take the next step that the engines among the players need."""
        parts = self._parts
        has_engine = any(map(is_engine, parts.controller.state.session.players))
        if has_engine and self._flow is None and parts.window.isVisible():
            self._host.output = self._students.output
            self._flow = EngineFlow(parts, self._host, self._students)
        if self._flow is not None:
            self._flow.update(has_engine=has_engine)

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        return self._flow is None or self._flow.shutdown()


class EngineFlow(QObject):
    """Brings engines into the game, one step and one engine at a time."""

    def __init__(self, parts: Parts, host: EngineHost, students: Students) -> None:
        super().__init__(parts.window)
        from tttmc_app.gui.engines.engine_opener import EngineOpener
        from tttmc_app.gui.students.file_opener import FileWatcher
        from tttmc_app.gui.students.question_bar import QuestionBar

        self._window = parts.window
        self._host = host
        self._controller = parts.controller
        self._state = parts.controller.state
        self._area = parts.area
        self._students = students
        self._opener: EngineOpener = EngineOpener(self)
        self._opener.read.connect(self._on_read)
        self._opener.tried.connect(self._on_tried)
        self._opener.failed.connect(self._on_failed)
        self._watcher: FileWatcher = FileWatcher(self)
        self._watcher.changed.connect(self._on_changed)
        self._bar: QuestionBar = QuestionBar("engine")
        self._bar.answered.connect(self._on_answered)
        parts.area.add_bar(self._bar)
        self._notes = {mark: _note(mark, card) for mark, card in parts.cards.items()}
        self._programs: dict[Path, Program] = {}
        """The programs that have been read."""
        self._trials: dict[tuple[Path, Rules], Trial] = {}
        self._question: tuple[str, str] = ("", "")
        """The question in the bar: its kind and its subject."""
        self._error = ""

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        self._watcher.stop()
        return self._opener.shutdown()

    def update(self, *, has_engine: bool) -> None:
        """Take the next step for the first engine that can't play yet."""
        specs = self._engines()
        self._state.set_waiting(
            _OWNER,
            {mark: text for mark, spec in specs.items() if (text := self._need(mark, spec))},
        )
        if not has_engine:
            self._opener.cancel()
        paths = {path for spec in specs.values() if (path := program_of(spec)) is not None}
        self._watcher.watch(paths & self._programs.keys())
        self._students.panels.set_polling(_OWNER, active=bool(paths))
        self._show_notes(specs)
        question, error = "", ""
        for mark, spec in specs.items():
            question = question or self._step(mark, spec)
            error = error or self._refusal(spec)
        if not question and self._question[0]:
            self._question = ("", "")
            self._bar.hide()
        self._show_error(error)

    def _engines(self) -> dict[Mark, PlayerSpec]:
        session = self._state.session
        return {
            mark: session.player_of(mark) for mark in Mark if is_engine(session.player_of(mark))
        }

    @property
    def _rules(self) -> Rules:
        return self._state.session.record.rules

    def _step(self, mark: Mark, spec: PlayerSpec) -> str:
        """Take an engine's next step, or ask about it; return the kind of the question, if any."""
        path = program_of(spec)
        if spec.obstacle(self._rules) is not None:
            return self._ask_rules(mark, spec)
        if path is None:
            return self._ask_program(mark)
        program = self._programs.get(path)
        if program is None:
            if not self._opener.is_busy:
                self._opener.open(path)
        elif not program.is_trusted:
            return self._ask_trust(program)
        elif (path, self._rules) not in self._trials and not self._opener.is_busy:
            self._try(program, spec)
        return ""

    def _try(self, program: Program, spec: PlayerSpec) -> None:
        from tttmc_app.gomocup import BrainLimits

        limits = BrainLimits(float(spec.value("turn")), int(spec.value("memory")))
        self._opener.approve(program, self._rules, limits)

    def _need(self, mark: Mark, spec: PlayerSpec) -> str:
        """Return why an engine can't think yet; empty if it can."""
        path = program_of(spec)
        if (obstacle := spec.obstacle(self._rules)) is not None:
            return sentence(obstacle)
        if path is None:
            return translate("Engines", "{side}'s engine needs a program", side=mark)
        program, trial = self._programs.get(path), self._trials.get((path, self._rules))
        if program is not None and not program.is_trusted:
            return translate(
                "Engines",
                "{file} ({side}) is waiting for your permission",
                file=path.name,
                side=mark,
            )
        if trial is None:
            return translate("Engines", "{file} ({side}) is starting", file=path.name, side=mark)
        return shown(trial.refusal) if trial.refusal is not None else ""

    def _refusal(self, spec: PlayerSpec) -> str:
        """Return why an engine refused these rules; empty if it hasn't."""
        path = program_of(spec)
        trial = None if path is None else self._trials.get((path, self._rules))
        if trial is None or trial.refusal is None:
            return ""
        return translate(
            "Engines",
            "{refusal}. Choose other rules or another player.",
            refusal=shown(trial.refusal).rstrip(" .!"),
        )

    def _show_error(self, text: str) -> None:
        if text == self._error:
            return
        self._area.message.clear(self._error)
        self._error = text
        if text:
            self._area.message.show_error(text)

    def _show_notes(self, specs: dict[Mark, PlayerSpec]) -> None:
        """Show in the cards what the engines call themselves, and use these names in the status."""
        names = dict[PlayerSpec, str]()
        for mark, note in self._notes.items():
            path = program_of(specs[mark]) if mark in specs else None
            trial = None if path is None else self._trials.get((path, self._rules))
            note.setText("" if trial is None else _about_text(trial))
            note.setVisible(bool(note.text()))
            if trial is not None:
                names[specs[mark]] = trial.about.name
        self._state.set_names(names)

    # Questions -------------------------------------------------------------------------------

    def _ask(self, kind: str, about: str, text: str, answer: str) -> str:
        """Ask a question once; the answer button's object name is "engine" followed by the kind."""
        from tttmc_app.gui.students.question_bar import BarButton

        if self._question != (kind, about):
            self._question = (kind, about)
            cancel = BarButton("engineCancel", translate("Engines", "Cancel"))
            main = BarButton(f"engine{kind}", answer, is_main=True)
            self._bar.ask(text, (cancel, main), focus=main.name)
        return kind

    def _ask_rules(self, mark: Mark, spec: PlayerSpec) -> str:
        reason = sentence(spec.obstacle(self._rules) or "")
        offer = translate("Engines", "Play a new game on {size}×{size}?", size=SUGGESTED.size)
        text = sentences(reason, offer)
        answer = translate("Engines", "Play on {size}×{size}", size=SUGGESTED.size)
        return self._ask("Rules", f"{mark} {self._rules.key}", text, answer)

    def _ask_program(self, mark: Mark) -> str:
        text = translate("Engines", "Choose the program of {side}'s engine", side=mark)
        return self._ask("Choose", mark, text, translate("Engines", "Choose a program…"))

    def _ask_trust(self, program: Program) -> str:
        text = translate(
            "Engines",
            "{file} is new here. It can do anything you can on this computer. It runs in a "
            "separate process, which ends when you stop it.",
            file=program.path.name,
        )
        return self._ask("Run", str(program.path), text, translate("Engines", "Run it"))

    @Slot(str)
    def _on_answered(self, answer: str) -> None:
        kind, about = self._question
        self._question = ("", "")
        match answer:
            case "engineRules":
                self._controller.new_game(SUGGESTED)
            case "engineChoose":
                self._choose_program(Mark(about))
            case "engineRun":
                for path, spec in ((program_of(each), each) for each in self._engines().values()):
                    if path is not None and str(path) == about and path in self._programs:
                        self._trust(path, spec)
                        break
            case _:
                self._replace(kind, about)

    def _trust(self, path: Path, spec: PlayerSpec) -> None:
        from dataclasses import replace

        self._programs[path] = program = replace(self._programs[path], is_trusted=True)
        self._students.panels.show_console(path.name)
        self._try(program, spec)
        self.update(has_engine=True)

    def _choose_program(self, mark: Mark) -> None:
        from PySide6.QtWidgets import QFileDialog  # loaded when first used

        name, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("Engines", "Choose an engine's program"),
            "",
            translate("Engines", "All files (*)"),
        )
        spec = self._state.session.player_of(mark)
        if name and is_engine(spec):
            self._controller.set_player(mark, spec.with_value("file", name))
        else:
            self.update(has_engine=bool(self._engines()))

    def _replace(self, kind: str, about: str) -> None:
        """Replace engines that can't or may not play with Monte Carlo."""
        for mark, spec in self._engines().items():
            path = program_of(spec)
            is_meant = str(path) == about if kind == "Run" else about.startswith(mark)
            if is_meant:
                self._controller.set_player(mark, default_spec("mc"))

    # Answers from the opener -----------------------------------------------------------------

    @Slot(object)
    def _on_read(self, program: Program) -> None:
        self._programs[program.path] = program
        if program.is_trusted and any(program_of(s) == program.path for s in self._players()):
            self._students.panels.show_console(program.path.name)
        self.update(has_engine=bool(self._engines()))

    @Slot(object)
    def _on_tried(self, trial: Trial) -> None:
        path = trial.program.path
        if path in self._programs:
            self._trials[path, trial.rules] = trial
            if trial.refusal is None:
                self._host.accept(path, trial.rules, trial.program.digest)
        self.update(has_engine=bool(self._engines()))

    @Slot(str)
    def _on_failed(self, text: str) -> None:
        failed = self._opener.path  # a player that is replaced lets the other side's be opened
        for mark, spec in self._engines().items():
            path = program_of(spec)
            if path is not None and path == failed and path not in self._programs:
                self._controller.set_player(mark, default_spec("mc"))
        self._area.message.show_error(sentence(text))

    @Slot(str)
    def _on_changed(self, name: str) -> None:
        """Reread a program that has changed on disk: a new version needs new approval."""
        path = Path(name)
        self._host.forget(path)
        self._programs.pop(path, None)
        for key in [key for key in self._trials if key[0] == path]:
            del self._trials[key]
        self.update(has_engine=bool(self._engines()))

    def _players(self) -> tuple[PlayerSpec, ...]:
        return self._state.session.players


def _note(mark: Mark, card: PlayerCard) -> QLabel:
    """Return a label in a player's card for what an engine says about itself."""
    note = muted_label(small=True, wrap=True)
    note.setObjectName(f"engineNote{mark}")
    note.hide()
    card.add_form(note)
    return note


def _about_text(trial: Trial) -> str:
    """Return an engine's name, version and author, as far as it has reported them."""
    name, version, author = trial.about
    if not name:
        return ""
    if version and author:
        return translate(
            "Engines", "{name} {version} by {author}", name=name, version=version, author=author
        )
    if author:
        return translate("Engines", "{name} by {author}", name=name, author=author)
    return translate("Engines", "{name} {version}", name=name, version=version).strip()
