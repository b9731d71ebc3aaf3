"""Students' files in play: the games that they ask for, reloading, the failed line, forfeits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Slot

from tttmc_app.core import Ending, Mark, Rules, Text, TttmcError
from tttmc_app.course import CodeFailure, LoadedFile, StudentError
from tttmc_app.course.sandbox import expected_parts, missing_parts
from tttmc_app.course.template import Template, write_template
from tttmc_app.grading.plain import one_line
from tttmc_app.gui.files.recent_files import RecentFiles
from tttmc_app.gui.game.parts import Parts
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.programs.host import ProgramHost, Ready
from tttmc_app.gui.programs.players import StudentProcess
from tttmc_app.gui.programs.program_flow import Need, ProgramFlow, Work
from tttmc_app.gui.programs.program_panels import ProgramPanels
from tttmc_app.gui.programs.question_bar import BarButton
from tttmc_app.gui.programs.specs import STUDENT, StudentSettings, student_of, student_spec
from tttmc_app.gui.programs.student_form import StudentForm
from tttmc_app.gui.programs.trust import STUDENT_FILES, Program, read_student, trust_text
from tttmc_app.players import PlayerSpec, default_spec
from tttmc_app.session import Players
from tttmc_app.workers import PlayerWorker

PLAYING_FUNCTION = "mc_move"
LARGEST_BOARD = 7
"""On larger boards, trials in plain Python make a move very slow."""


@dataclass(frozen=True, slots=True)
class OpenedFile:
    """A file that has run once, and the result."""

    source: Program
    loaded: LoadedFile

    @property
    def can_play(self) -> bool:
        """Return whether the file can play."""
        loaded = self.loaded
        return loaded.gui_game is not None or loaded.function(PLAYING_FUNCTION) is not None

    @property
    def side(self) -> Mark:
        """Return the side that the file plays: the one it requests, or else O."""
        game = self.loaded.gui_game
        return Mark.X if game is not None and game.machine == 2 else Mark.O

    def rules(self, current: Rules) -> Rules | None:
        """Return the rules that the file needs, or None if it can use the current ones.

        Raises TttmcError if it requests an impossible game.
        """
        game = self.loaded.gui_game
        if game is not None:
            return Rules(game.size, reverse=game.reverse)
        return replace(current, size=3, line_length=3) if current.size > LARGEST_BOARD else None


@dataclass(frozen=True, slots=True)
class BrokenFile:
    """A file that could not run."""

    source: Program
    failure: CodeFailure


class _Offer(NamedTuple):
    """Other games that are offered for a file, in a game that it has just begun."""

    path: Path
    size: int
    """The board's size before."""
    game: int
    moves: int


class StudentFlow(ProgramFlow):
    """Brings students' files into the game: as players, or in the game that they ask for."""

    name = "student"
    kind = STUDENT
    approvals = STUDENT_FILES

    def __init__(
        self,
        parts: Parts,
        host: ProgramHost,
        panels: ProgramPanels,
        worker: PlayerWorker,
        recent: RecentFiles,
    ) -> None:
        super().__init__(parts, host, panels)
        self._worker = worker
        self._recent = recent
        self._reload_action = parts.actions["reloadStudent"]
        self._folder = self._new_folder = ""
        """Where the last file was that was opened, and where the last new one is."""
        self._writing = 0
        """The task that writes a new file."""
        self._new: Path | None = None
        """The new file."""
        self.forms = {mark: StudentForm(mark) for mark in parts.cards}
        for mark, form in self.forms.items():
            parts.cards[mark].add_form(form)
            form.reload_requested.connect(self._on_reload)
            form.source_requested.connect(self._on_source)
        panels.console.line_chosen.connect(self._on_line)
        self._kept: Players | None = None
        """The players whose processes the worker was last asked to keep."""
        self._failed: Program | None = None
        """The file whose failed line the console offers to show."""
        self._broken: Path | None = None
        """The last file, if it could not run."""
        self._ran: set[Path] = set()
        """Files approved in this window: Reload doesn't ask again."""
        self._forfeit: tuple[int, Text] | None = None
        """The game that a file has forfeited, and why."""
        self._forfeit_text = ""

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
        self._host.output.put(loaded.output)
        self._host.hand_over(process)
        self._begins = True
        self._on_started(OpenedFile(process.source, loaded))
        self.update()

    def reload(self) -> None:
        """Read the current file again, and run it."""
        if (path := self._broken or self._first()) is not None:
            self._reload(path)

    def _reload(self, path: Path) -> None:
        """Run a file again; reloading it approves its new content."""
        plays = any(student_of(spec) == path for spec in self._players().values())
        self._open(path, begins=not plays, asks=path not in self._ran)
        self.update()

    def _first(self) -> Path | None:
        """Return the first player's file, if any."""
        return next(filter(None, map(student_of, self._players().values())), None)

    @Slot(Mark)
    def _on_reload(self, mark: Mark) -> None:
        if (path := student_of(self._state.session.player_of(mark))) is not None:
            self._reload(path)

    @Slot(Mark)
    def _on_source(self, mark: Mark) -> None:
        self._show_source(student_of(self._state.session.player_of(mark)))

    @Slot(int)
    def _on_line(self, line: int) -> None:
        if self._failed is not None:
            self._panels.source.show_text(self._failed.path.name, self._failed.text, line)
        else:
            self._show_source(self._first(), line)

    def _show_source(self, path: Path | None, line: int | None = None) -> None:
        """Show a file's text as it was when it was opened."""
        if (opened := self._file(path)) is not None:
            self._panels.source.show_text(opened.source.path.name, opened.source.text, line)

    def ask_new(self) -> None:
        """Ask for a name, and write a starter file and its tests."""
        from PySide6.QtWidgets import QFileDialog  # loaded when first used

        from tttmc_app.gui.files.dialogs import name_filter
        from tttmc_app.gui.files.formats import PYTHON

        name, _ = QFileDialog.getSaveFileName(
            self._window,
            translate("Students", "New student file"),
            str(Path(self._new_folder) / "my_player.py"),
            name_filter(PYTHON),
            options=QFileDialog.Option.DontConfirmOverwrite,  # existing files aren't replaced
        )
        if name:
            self._new_folder = str(Path(name).parent)
            self._writing = self._runner.post(partial(write_template, Path(name)))

    # What the flow asks ----------------------------------------------------------------------

    def _file(self, path: Path | None) -> OpenedFile | None:
        opened = self._opened.get(path)
        return opened if isinstance(opened, OpenedFile) else None

    def _read(self, path: Path) -> Program:
        if not str(path).isprintable():  # as the names of players in saved games are
            raise TttmcError(
                "{file} can't play: rename it and its folders without characters that can't be "
                "shown",
                file=one_line(path.name),
            )
        return read_student(path)

    def _starting(self, source: Program) -> Work:
        return partial(_loading, source, self._host)

    def _lack(self, mark: Mark, spec: PlayerSpec) -> Need | None:
        if student_of(spec) is not None:
            return None
        return Need(
            translate("Students", "{side} needs a student file", side=mark),
            translate("Students", "Choose a student file"),
            "Choose",
            translate("Students", "Choose a file…"),
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

    _ask_path = ask_path

    def _trust_text(self, source: Program) -> str:
        return trust_text(
            source.path.name,
            has_run=source.path in self._ran,
            is_contained=missing_parts(expected_parts()) is None,
        )

    def _show_start(self, source: Program) -> None:
        super()._show_start(source)
        text = translate("Students", "Running {file} …", file=source.path.name)
        self._ask(text, self._cancel_button())

    def _show_console(self, ready: Ready) -> None:
        if isinstance(ready, OpenedFile):
            failure, language = ready.loaded.failure, str(ready.loaded.language)
            line = failure.line if failure is not None else None
            self._panels.show_console(ready.source.path.name, language, line)

    def _on_changed(self, source: Program) -> None:
        text = translate(
            "Students",
            "{file} has changed on disk. Reload runs the new version.",
            file=source.path.name,
        )
        not_now = self._button("Ok", translate("Students", "Not now"))
        self._ask(
            text, not_now, self._button("Again", translate("Students", "Reload"), is_main=True)
        )

    def _follow(self, answer: str) -> None:
        match answer:
            case "Watch":
                self._play_against(None)
            case "Against":
                self._play_against(default_spec("mc"))
            case "Again":
                self.reload()
            case "OpenNew" if self._new is not None:
                self.open(self._new)
            case _:
                pass

    def _play_against(self, other: PlayerSpec | None) -> None:
        """Begin a game between a file and another player, or the file itself."""
        for mark, spec in self._players().items():
            if student_of(spec) is not None:
                players = (spec, other or spec) if mark is Mark.X else (other or spec, spec)
                self._controller.begin_with(players, None, run=True)
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
            label = translate("Students", "Open it here")
            self._new = value.file
            self._ask(text, self._ok(), self._button("OpenNew", label, is_main=True))

    def _on_failed(self, job: int, error: Exception) -> None:
        super()._on_failed(job, error)
        if job == self._writing:
            self._message.show_error(shown(error))

    # A file has run --------------------------------------------------------------------------

    def _on_started(self, result: object) -> None:
        self._hide_question()
        if isinstance(result, BrokenFile):
            self._on_broken(result.source, result.failure)
        elif isinstance(result, OpenedFile):
            self._on_loaded(result)

    def _on_broken(self, source: Program, failure: CodeFailure) -> None:
        self._panels.show_console(source.path.name, line=failure.line)
        self._failed, self._broken = source, source.path
        self._ran.add(source.path)
        self._give_up(source.path, broken_text(failure))

    def _on_loaded(self, opened: OpenedFile) -> None:
        path, loaded = opened.source.path, opened.loaded
        self._ran.add(path)
        self._broken = None
        self._failed = opened.source if loaded.failure is not None else None
        self._show_console(opened)
        self._recent.add(path)
        if not opened.can_play:
            self._worker.post(self._host.discard)
            self._give_up(path, cannot_play_text(path.name))
            return
        is_known = path in self._opened
        self._opened[path] = opened
        self._host.output.loaded.pop(opened.source, None)
        if self._begins:  # before anything else opens the files of the players so far
            self._begin(opened)
        self._worker.post(partial(self._host.add, opened.source, loaded))
        self._kept = None
        if not self._begins:
            if is_known:
                text = translate("Students", "{file} was reloaded.", file=path.name)
                self._ask(text, self._ok(), topic=path)
            if not self._play_on(path):
                self._controller.think_again()

    def _begin(self, opened: OpenedFile) -> None:
        """Start the game that a file requests, or else a game in which it plays O against you."""
        session, path = self._state.session, opened.source.path
        before = session.record.rules
        try:
            rules = opened.rules(before)
        except TttmcError as error:
            self._message.show_error(impossible_game_text(path.name, error))
            return
        spec, human = student_spec(path), default_spec("human")
        players = (spec, human) if opened.side is Mark.X else (human, spec)
        self._controller.begin_with(players, rules)
        self._offer(opened, _Offer(path, before.size, session.game, len(session.record.moves)))

    def _offer(self, opened: OpenedFile, offer: _Offer) -> None:
        """Say what a file plays, and offer other games for it."""
        watch = self._button("Watch", translate("Students", "Watch it play itself"))
        against = self._button("Against", translate("Students", "Play it against Monte Carlo"))
        self._ask(playing_text(opened, offer.size), watch, against, self._ok(), topic=offer)

    def _ok(self) -> BarButton:
        return self._button("Ok", translate("Students", "OK"))

    # While it plays --------------------------------------------------------------------------

    def _show(self, players: dict[Mark, PlayerSpec]) -> None:
        """Show the files in their cards, keep their processes, and explain a forfeit."""
        paths = {mark: student_of(spec) for mark, spec in players.items()}
        for path in {path for path in paths.values() if path is not None}:
            self._follow_language(path)
        for mark, form in self.forms.items():
            if has_file := paths.get(mark) is not None:
                opened = self._file(paths[mark])
                form.show_file(opened.loaded if opened else None)
            form.setVisible(has_file)
        session = self._state.session
        if self._kept != session.players:
            self._kept = session.players
            self._worker.post(partial(self._host.keep, session.players))
        offer, moves = self._topic, len(session.record.moves)
        # Once the game continues without an answer.
        if isinstance(offer, _Offer) and (session.game != offer.game or moves > offer.moves + 1):
            self._hide_question()
        self._explain_forfeit(players)
        self._reload_action.setEnabled(bool(self._broken or self._first()))

    def _follow_language(self, path: Path) -> None:
        """Show the language as which a file has started again, if it has."""
        opened = self._file(path)
        now = self._host.output.loaded.get(opened.source) if opened is not None else None
        if opened is None or now is None or now.language == opened.loaded.language:
            return
        self._opened[path] = opened = OpenedFile(opened.source, now)
        self._panels.set_title(path.name, str(now.language))
        if isinstance(self._topic, _Offer) and self._topic.path == path:
            self._offer(opened, self._topic)

    def _explain_forfeit(self, players: dict[Mark, PlayerSpec]) -> None:
        """Show the message if a file has forfeited the game; hide one that no longer applies."""
        loser, result = self._loser(), self._state.session.result
        forfeit = (self._state.session.game, result.reason) if loser and result else None
        if forfeit == self._forfeit:
            return
        self._forfeit = forfeit
        self._message.clear(self._forfeit_text)
        if loser is None or forfeit is None:
            return
        self._hide_question()
        self._forfeit_text = translate(
            "Students",
            "{side} forfeits the game: {reason}. Fix the file, then press Reload to continue.",
            side=loser,
            reason=forfeit[1],
        )
        self._message.show_error(self._forfeit_text)
        path = student_of(players[loser])
        failed = self._host.output.failures.get(path) if path is not None else None
        if failed is not None:
            self._failed = failed.source
            self._panels.offer_line(failed.failure.line)

    def _loser(self) -> Mark | None:
        """Return the side of a student's file that has forfeited the game, or None."""
        result = self._state.session.result
        if result is None or result.ending is not Ending.FORFEIT or result.winner is None:
            return None
        loser = result.winner.other
        return loser if loser in self._players() else None

    def _play_on(self, path: Path) -> bool:
        """Take back a file's forfeit of this game; return False if it has none."""
        loser = self._loser()
        if loser is None or student_of(self._state.session.player_of(loser)) != path:
            return False
        self._controller.take_back_forfeit()
        return True


def _loading(source: Program, host: ProgramHost) -> Iterator[OpenedFile | BrokenFile | None]:
    """Run a file in a new process, which the players' thread takes over."""
    process = StudentProcess(source, host.output, StudentSettings(), skip_games=False)
    try:
        for _ in process.load():
            yield None
    except StudentError as error:
        process.close()
        yield BrokenFile(source, error.failure)
        return
    if process.loaded is None:
        raise TttmcError("{file} was closed while it was being opened", file=source.path.name)
    loaded = process.loaded
    try:
        yield None  # the last moment to cancel: once handed over, the process stays
    except GeneratorExit:
        process.close()
        raise
    host.hand_over(process)
    yield OpenedFile(source, loaded)


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


def impossible_game_text(name: str, error: TttmcError) -> str:
    """Return why the game that a file requests can't be played."""
    return translate(
        "Students", "{file} asks for an impossible game: {error}", file=name, error=error
    )


def cannot_play_text(name: str) -> str:
    """Return why a file that has run can't play."""
    return translate(
        "Students",
        "The file {file} has no function {name}, so it can't play; the console shows what it "
        "printed.",
        file=name,
        name=PLAYING_FUNCTION,
    )


def broken_text(failure: CodeFailure) -> str:
    """Return how a file failed to run, and what to do."""
    return translate(
        "Students",
        "The file {failure}. The console shows where. Fix the file, then press Reload.",
        failure=failure.message,
    )
