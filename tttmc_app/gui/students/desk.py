"""Students' files in the window: open one, play it, watch it, see what it prints."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from tttmc_app.core import Mark, Rules, TttmcError
from tttmc_app.course import GuiGame, LoadedFile
from tttmc_app.gui.game.controller import GameController
from tttmc_app.gui.students.forfeits import Forfeits
from tttmc_app.gui.students.heard import HeardStudent
from tttmc_app.gui.students.maker import is_student
from tttmc_app.gui.students.opened import Failed, Looked, Opened
from tttmc_app.gui.students.opening import Opening
from tttmc_app.gui.students.question_bar import Answer
from tttmc_app.gui.students.room import Room
from tttmc_app.gui.students.specs import (
    file_of,
    is_file,
    is_file_of,
    student_spec,
)
from tttmc_app.gui.students.student_panels import StudentPanels
from tttmc_app.gui.students.trust import StudentSource
from tttmc_app.gui.students.watching import Watching
from tttmc_app.players import PlayerSpec, default_spec

_WARNING = (
    "{name} has {what}. It is a program: it can do whatever you can do on this "
    "computer. It runs in a process of its own, which ends when you stop it."
)
_PLAYS = "mc_move"
_LARGEST = 7
"""On larger boards a file that plays its trials in plain Python takes very long for a move."""


class StudentDesk(QObject):
    """Open students' files, ask before the first run, and let them play."""

    choose_wanted = Signal()
    """A person wants to choose a file for a player that has none yet."""
    opened = Signal(str)
    """A file of this path could be run."""
    reload_changed = Signal(bool)
    """Whether there is a file to be read again."""

    def __init__(self, room: Room, controller: GameController, panels: StudentPanels) -> None:
        super().__init__(panels)
        self._room = room
        self._controller = controller
        self._panels = panels
        self._watching = Watching(self)
        self._opening = Opening(room.pool, self)
        self._looked: Looked | None = None
        self._forfeits = Forfeits(controller, panels)
        self._failed: StudentSource | None = None
        self._broken: Path | None = None
        """The file that could not be run at all, the last time that one was to be."""
        self._ran: set[Path] = set()
        """Files that a person has let run in this window; what Reload finds in them runs, too."""
        self._asks_again = True
        self._begins = False
        self._is_used = False
        self._offered: tuple[int, int] | None = None
        self._connect()

    def _connect(self) -> None:
        opening = self._opening
        opening.asked.connect(self._on_asked)
        opening.begun.connect(self._on_begun)
        opening.loaded.connect(self._on_loaded)
        opening.troubled.connect(self._on_troubled)
        opening.failed.connect(self._on_failed)
        opening.looked_again.connect(self._on_looked_again)
        self._watching.changed.connect(self._on_file_changed)
        self._panels.bar.answered.connect(self._on_answered)
        for form in self._panels.forms.values():
            form.reload_wanted.connect(self._on_reload)
            form.source_wanted.connect(self._on_source)
        self._panels.line_chosen.connect(self._on_place)
        self._controller.changed.connect(self._on_game_changed)

    # What a person does ----------------------------------------------------------------------

    def begin(self) -> None:
        """Open the files that play from the start, such as the settings name."""
        self._on_game_changed()

    def choose(self, path: Path) -> None:
        """Let a file play the side that waits for one, or else open it."""
        session = self._controller.session
        for mark in Mark:
            spec = session.player_of(mark)
            if is_student(spec) and not is_file(spec):
                self._controller.set_player(mark, student_spec(path))
                return
        self.open(path)

    def open(self, path: Path) -> None:
        """Open a file, and let it play O against the person once it may run."""
        self._panels.bar.hide()
        self._look(path, begins=True)

    def adopt(self, student: HeardStudent, loaded: LoadedFile) -> None:
        """Play with a file that was run elsewhere, in its very child."""
        self._opening.cancel()  # the settings may have named the same file
        opened = self._room.adopt(student, loaded)
        self._begins = True
        self._on_loaded(opened)

    def reload(self) -> None:
        """Read the file that plays again, and run it anew."""
        path = self._broken or self._path()
        if path is not None:
            self._read_again(path)

    def _read_again(self, path: Path) -> None:
        """Run a file anew; whoever wants that has agreed to what stands in it now."""
        plays = any(is_file_of(spec, path) for spec in self._controller.session.players)
        self._look(path, begins=not plays, asks=path not in self._ran)

    def _look(self, path: Path, *, begins: bool, asks: bool = True) -> None:
        self._begins, self._asks_again = begins, asks
        self._opening.look(path)

    def show_source(self, path: Path, line: int | None = None) -> None:
        """Show a file's text, as it was when it was opened."""
        opened = self._room.opened(path)
        if opened is not None:
            self._panels.show_source(opened.seen.path.name, opened.seen.text, line)

    def shutdown(self) -> bool:
        """End all children and worker threads within a bound; return whether they ended."""
        self._watching.stop()
        return all([self._opening.shutdown(), self._room.shutdown()])

    # From a name to a first run --------------------------------------------------------------

    @Slot(Looked)
    def _on_asked(self, looked: Looked) -> None:
        if not self._asks_again:
            self._opening.run(looked.seen)
            return
        self._looked = looked
        path = looked.seen.path
        what = "changed since it was run here" if path in self._ran else "not been run here before"
        self._panels.bar.ask(
            _WARNING.format(name=path.name, what=what),
            (Answer("studentCancel", "Cancel"), Answer("studentRun", "Run it", is_main=True)),
            focus="studentRun",
        )

    @Slot(str)
    def _on_begun(self, name: str) -> None:
        self._is_used = True
        self._panels.show_console(name)
        self._panels.bar.ask(f"{name} is being run …", (Answer("studentCancel", "Cancel"),))

    @Slot(Opened)
    def _on_loaded(self, opened: Opened) -> None:
        path, loaded = opened.seen.path, opened.loaded
        self._ran.add(path)
        self._broken = None
        self._failed = opened.seen if loaded.failure is not None else None
        self._panels.bar.hide()
        self._panels.show_console(path.name, loaded)
        self.opened.emit(str(path))
        if loaded.gui_game is None and loaded.function(_PLAYS) is None:
            self._panels.show_error(
                f"The file {path.name} has no function {_PLAYS}, so it can't play; the console "
                "shows what it printed."
            )
            self._room.drop(self._controller.session)
            return
        if self._begins:  # a thought that waits for this very file would begin, only to be ended
            self._controller.stop()
        is_known = self._room.opened(path) is not None
        self._room.take(opened, self._controller.session)
        if self._begins:
            self._begin(opened)
        else:
            if is_known:
                self._panels.bar.ask(f"{path.name} was read again.", (Answer("studentOk", "OK"),))
            if not self._forfeits.play_on(path):
                self._controller.think_again()
        self._on_game_changed()

    def _begin(self, opened: Opened) -> None:
        """Let a file play: the game that it asks for, or as O against the person."""
        game = opened.loaded.gui_game
        rules: Rules | None = None
        side = Mark.O
        if game is not None:
            side = Mark.X if game.machine == 2 else Mark.O
            try:
                rules = Rules(game.size, reverse=game.reverse)
            except TttmcError as error:
                self._panels.show_error(
                    f"The game that {opened.seen.path.name} asks for can't be: {error}"
                )
                return
        spec, human = student_spec(opened.seen.path), default_spec("human")
        players = (spec, human) if side is Mark.X else (human, spec)
        before = self._controller.session.record.rules
        why = ""
        if rules is None and before.size > _LARGEST:
            rules = replace(before, size=3, line_length=3)
            why = f" The board is 3×3, since a file is slow on {before.size}×{before.size}: "
            why += "choose that under Rules if you want it."
        self._controller.begin_with(players, rules)
        self._offer(opened, side, game, why)

    def _offer(self, opened: Opened, side: Mark, game: GuiGame | None, why: str) -> None:
        name = opened.seen.path.name
        asked = "" if game is None else f", as it asks in line {game.line}" if game.line else ""
        self._panels.bar.ask(
            f"{name} ({opened.loaded.language}) plays {side} against you{asked}.{why}",
            (
                Answer("studentWatch", "Watch it play itself"),
                Answer("studentAgainst", "Play it against Monte Carlo"),
                Answer("studentOk", "OK"),
            ),
        )
        self._offered = self._progress()

    def _progress(self) -> tuple[int, int]:
        session = self._controller.session
        return session.game, len(session.record.moves)

    def _withdraw(self) -> None:
        """Take back what was offered, once the game has gone on without an answer."""
        if self._offered is not None:
            game, moves = self._progress()
            if game != self._offered[0] or moves > self._offered[1] + 1:
                self._offered = None
                self._panels.bar.hide()

    @Slot(Failed)
    def _on_troubled(self, failed: Failed) -> None:
        trouble, name = failed.trouble, failed.seen.path.name
        self._panels.bar.hide()
        self._panels.show_console(name)
        self._failed = failed.seen
        self._broken = failed.seen.path
        self._ran.add(failed.seen.path)
        self._panels.offer_line(trouble.line)
        self._panels.show_error(
            f"The file {_sentence(name, trouble.message)}. The console shows where; mend "
            "the file and reload it (Ctrl+Shift+R)."
        )
        self._give_up()
        self._tell_reload()

    @Slot(str)
    def _on_failed(self, message: str) -> None:
        self._panels.bar.hide()
        self._give_up()
        self._panels.show_error(f"The file {message}.")  # a file's name keeps its own first letter

    def _give_up(self) -> None:
        """Let our Monte Carlo play for files that can't, or may not, be run."""
        session = self._controller.session
        for mark in Mark:
            spec = session.player_of(mark)
            if is_student(spec) and (not is_file(spec) or self._room.opened(file_of(spec)) is None):
                self._controller.set_player(mark, default_spec("mc"))

    @Slot(str)
    def _on_answered(self, answer: str) -> None:
        match answer:
            case "studentRun" if self._looked is not None:
                self._opening.run(self._looked.seen)
            case "studentCancel":
                self._opening.cancel()
                self._looked = None
                self._give_up()
            case "studentChoose":
                self.choose_wanted.emit()
            case "studentWatch":
                self._play_itself()
            case "studentAgainst":
                self._play_against(default_spec("mc"))
            case "studentAgain":
                self.reload()
            case _:
                pass
        self._looked = self._offered = None

    def _play_itself(self) -> None:
        spec = self._spec()
        if spec is not None:
            self._controller.begin_with((spec, spec), None, run=True)

    def _play_against(self, other: PlayerSpec) -> None:
        spec = self._spec()
        if spec is not None:
            is_x = self._controller.session.player_of(Mark.X) == spec
            players = (spec, other) if is_x else (other, spec)
            self._controller.begin_with(players, None, run=True)

    # While it plays --------------------------------------------------------------------------

    @Slot()
    def _on_game_changed(self) -> None:
        """Show the files that play in their cards, watch them, and say why one has forfeited."""
        session = self._controller.session
        if not (self._is_used or any(map(is_student, session.players))):
            return  # of most games there is nothing to say, and machines may play very fast
        self._is_used = any(map(is_student, session.players)) or self._opening.is_busy
        paths: set[Path] = set()
        nameless = False
        for mark, form in self._panels.forms.items():
            spec = session.player_of(mark)
            shown = is_file(spec)
            nameless = nameless or (is_student(spec) and not shown)
            if shown:
                paths.add(file_of(spec))
                form.show_file(self._room.loaded_of(spec))
            form.setVisible(shown)
        self._watching.watch({path for path in paths if self._room.opened(path) is not None})
        self._panels.set_polling(active=bool(paths) or self._opening.is_busy)
        self._room.tidy(session)
        self._withdraw()
        self._ask_for_file(wanted=nameless)
        self._open_unknown(paths)
        self._failed = self._forfeits.tell() or self._failed
        self._tell_reload()

    def _tell_reload(self) -> None:
        self.reload_changed.emit((self._broken or self._path()) is not None)

    def _ask_for_file(self, *, wanted: bool) -> None:
        if wanted and not self._panels.bar.text:
            self._panels.bar.ask(
                "Which student's file is to play?",
                (
                    Answer("studentCancel", "Cancel"),
                    Answer("studentChoose", "Choose a file…", is_main=True),
                ),
            )

    def _open_unknown(self, paths: set[Path]) -> None:
        """Open a file that became a player by another way, such as the settings."""
        unknown = [path for path in sorted(paths) if self._room.opened(path) is None]
        if unknown and not self._opening.is_busy and self._looked is None:
            self._look(unknown[0], begins=False)

    @Slot(Mark)
    def _on_reload(self, mark: Mark) -> None:
        spec = self._controller.session.player_of(mark)
        if is_file(spec):
            self._read_again(file_of(spec))

    @Slot(Mark)
    def _on_source(self, mark: Mark) -> None:
        spec = self._controller.session.player_of(mark)
        if is_file(spec):
            self.show_source(file_of(spec))

    @Slot(int)
    def _on_place(self, line: int) -> None:
        path = self._path()
        if self._failed is not None:
            self._panels.show_source(self._failed.path.name, self._failed.text, line)
        elif path is not None:
            self.show_source(path, line)

    @Slot(str)
    def _on_file_changed(self, path: str) -> None:
        if not self._opening.is_busy and self._looked is None:
            self._opening.look_again(Path(path))

    @Slot(Looked)
    def _on_looked_again(self, looked: Looked) -> None:
        path = looked.seen.path
        opened = self._room.opened(path)
        if opened is None or opened.seen.digest == looked.seen.digest:
            return
        self._panels.bar.ask(
            f"{path.name} has changed on the disk. Reload runs it as it is now.",
            (Answer("studentOk", "Not now"), Answer("studentAgain", "Reload", is_main=True)),
        )

    def _spec(self) -> PlayerSpec | None:
        players = self._controller.session.players
        return next((spec for spec in players if is_file(spec)), None)

    def _path(self) -> Path | None:
        spec = self._spec()
        return None if spec is None else file_of(spec)


def _sentence(name: str, message: str) -> str:
    """Return a failure with its file's name, once."""
    return message if message.startswith(name) else f"{name}: {message}"
