"""Programs from outside as the window's players: only an approved version runs, and is heard."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import replace
from pathlib import Path
from time import sleep

from tttmc_app.core import Position, Rules, Text, Thought, TttmcError, thought_without_values
from tttmc_app.course import (
    CodeFailure,
    Event,
    GuiGame,
    LoadedFile,
    Output,
    Overrides,
    Remark,
    RunLimits,
    SandboxedFile,
)
from tttmc_app.course.exchange import Steps
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.programs.output_queue import FileFailure, OutputKind, OutputQueue
from tttmc_app.gui.programs.specs import StudentSettings, settings_of, student_of
from tttmc_app.gui.programs.trust import Program, read_student
from tttmc_app.players import Player, PlayerSpec
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.engine_player import EnginePlayer, waiting_thought
from tttmc_app.players.player import file_digest

_WAIT_SECONDS = 0.01


class StudentProcess(SandboxedFile):
    """The process of one file: only the approved version runs, and it prints to the console."""

    def __init__(
        self,
        source: Program,
        output: OutputQueue,
        settings: StudentSettings,
        *,
        skip_games: bool,
        listener: Callable[[Event], None] | None = None,
    ) -> None:
        """Prepare a process for a file as it was read; a file changed since then doesn't run."""
        super().__init__(
            source.path,
            RunLimits(call_seconds=settings.seconds),
            overrides=Overrides(settings.trials, settings.current, settings.other),
            skip_games=skip_games,
            listener=self._on_event,
            on_failure=self._on_code_failure,
        )
        self.source = source
        self.output = output
        """The queue for the file's output."""
        self.game: GuiGame | None = None
        """The game that the file requested when it was last loaded."""
        self._next_listener = listener
        self._starts = 0

    @classmethod
    def for_command(
        cls, path: Path, limits: RunLimits, seed: int, listener: Callable[[Event], None]
    ) -> StudentProcess:
        """Return the process of a file that a command runs and a window may take over.

        Raises TttmcError if the file can't be read.
        """
        source, settings = read_student(path), StudentSettings()
        process = cls(source, OutputQueue(), settings, skip_games=False, listener=listener)
        process.limits, process.seed = limits, seed
        return process

    def load(self) -> Steps[LoadedFile]:
        """Run the file in steps, as `SandboxedFile` does; raise TttmcError if it has changed."""
        if read_student(self.path).digest != self.source.digest:
            raise TttmcError("{file} has changed on disk: reload it", file=self.path.name)
        changed = _changed_text(self.overrides)
        if self._starts or changed:
            self.output.put(self._start_text(changed), OutputKind.NOTE)
        self._starts += 1
        loaded = yield from super().load()
        self.game = loaded.gui_game
        # A game that play_game has printed isn't repeated on every restart.
        self.skip_games = loaded.gui_game is None
        if loaded.failure is not None:
            self._on_code_failure(loaded.failure)
        return loaded

    def _on_event(self, event: Event) -> None:
        if isinstance(event, Output):
            self.output.put(event.text)
        elif isinstance(event, Remark) and self._starts == 1:
            self.output.put(_remark_text(event), OutputKind.NOTE)
        if self._next_listener is not None:
            self._next_listener(event)

    def _on_code_failure(self, failure: CodeFailure) -> None:
        self.output.failures[self.path] = FileFailure(self.source, failure)
        text = failure.traceback.rstrip() or failure.message
        self.output.put(f"{text}\n", OutputKind.ERROR)

    def _start_text(self, changed: str) -> str:
        name = self.path.name
        if not changed:
            text = translate("Students", "{file} starts again.", file=name)
        elif self._starts:
            text = translate(
                "Students", "{file} starts again with {settings}.", file=name, settings=changed
            )
        else:
            text = translate(
                "Students", "{file} starts with {settings}.", file=name, settings=changed
            )
        return f"{text}\n"


def _changed_text(overrides: Overrides) -> str:
    """Return the constants that differ from the file's own."""
    named = (
        ("NTRIALS", overrides.trials),
        ("SCORE_CURRENT", overrides.current),
        ("SCORE_OTHER", overrides.other),
    )
    return ", ".join(f"{name} {value:g}" for name, value in named if value is not None)


def _remark_text(remark: Remark) -> str:
    if not remark.line:
        return translate("Students", "{remark}.\n", remark=remark.text)
    return translate("Students", "line {line}: {remark}.\n", line=remark.line, remark=remark.text)


class StudentPlayer(Player):
    """A player that calls a student's file and explains the scores.

    The file runs only after it has been approved and opened; until then a thought waits.
    """

    def __init__(self, spec: PlayerSpec, process: Callable[[], StudentProcess | None]) -> None:
        self._spec = spec
        self._process = process
        path = student_of(spec)
        self._name = path.name if path else ""

    def think(self, position: Position, seed: int) -> Generator[Thought, None, None]:
        """Yield notes while the file works, then its move or its forfeit.

        Closing the iteration ends the file's process.
        """
        while (process := self._process()) is None:
            # Sleep first, so that a cancellation comes before the file is called.
            sleep(_WAIT_SECONDS)
            yield thought_without_values(position, seed, self._waiting_note())
        trials = settings_of(self._spec).trials
        player = CoursePlayer(process, trials, game=process.game)
        thoughts = player.think(position, seed)
        try:
            for thought in thoughts:
                if process.loaded is not None and process.language is not None:
                    loaded = replace(process.loaded, language=process.language)
                    process.output.loaded[process.source] = loaded
                yield self._annotated(thought)
        finally:
            if isinstance(thoughts, Generator):
                thoughts.close()  # end the process now, without waiting for garbage collection

    def _waiting_note(self) -> Text:
        if not self._name:
            return Text("Waiting for a student file.")
        return Text("{file} is waiting to be opened.", file=self._name)

    def _annotated(self, thought: Thought) -> Thought:
        """Return a thought with a note on its scores."""
        if not thought.decided:
            note = Text("{file} is choosing {side}'s move.", file=self._name, side=thought.side)
            return replace(thought, note=note)
        if any(value is not None for value in thought.values):
            note = Text(
                "{file} passed these scores to its get_best_move: bigger and bolder is better for "
                "{side}.",
                file=self._name,
                side=thought.side,
            )
            return replace(thought, note=note)
        return thought


class WindowEngine(Player):
    """An engine that waits until it may play, and whose messages go to the console."""

    def __init__(
        self,
        spec: PlayerSpec,
        path: Path | None,
        accepted: Mapping[tuple[Path, Rules], str],
        output: OutputQueue,
    ) -> None:
        """Prepare an engine; `accepted` has the digests of those that may play by given rules."""
        self._player = spec.make()
        self._path, self._accepted, self._output = path, accepted, output
        if isinstance(self._player, EnginePlayer):
            self._player.listener = lambda text: output.put(f"{text}\n")
        self._running: tuple[str, Rules] | None = None
        """The digest of the program whose process is playing, and the rules of its games."""

    def think(self, position: Position, seed: int) -> Generator[Thought, None, None]:
        """Yield what the engine reports, then its move or its forfeit.

        Closing the iterator ends the engine's process. Raises TttmcError if its program has to be
        started and has changed since it was approved.
        """
        path = self._path
        while path is None or not (accepted := self._accepted.get((path, position.rules))):
            # Sleep first, so that a cancellation comes before the program is started.
            sleep(_WAIT_SECONDS)
            yield waiting_thought(position, seed, Text("The engine can't play yet."))
        if self._running != (accepted, position.rules):  # another process has to be started
            self.close()
            found = file_digest(path)
            if not found:
                raise TttmcError("{file} can't be read: put it back", file=path.name)
            if found != accepted:
                raise TttmcError("{file} has changed on disk: choose it again", file=path.name)
            self._running = accepted, position.rules
        thoughts, has_moved = self._player.think(position, seed), False
        try:
            for thought in thoughts:
                if thought.forfeit:
                    self._output.put(f"{thought.forfeit}\n", OutputKind.ERROR)
                has_moved = thought.move is not None
                yield thought
        finally:
            if not has_moved:  # its process has ended, or does so now
                self._running = None
            if isinstance(thoughts, Generator):
                thoughts.close()  # now, without waiting for garbage collection

    def close(self) -> None:
        """End the engine's process."""
        self._running = None
        self._player.close()
