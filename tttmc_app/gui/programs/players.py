"""Programs from outside as the window's players: only an approved version runs, and is heard."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from time import sleep

from tttmc_app.core import Mark, Position, Rules, Text, Thought, thought_without_values
from tttmc_app.course.exchange import Steps
from tttmc_app.course.sandbox import RunLimits
from tttmc_app.course.sandboxed_file import SandboxedFile
from tttmc_app.course.student_types import (
    CodeFailure,
    Event,
    GuiGame,
    LoadedFile,
    Output,
    Overrides,
    Remark,
)
from tttmc_app.gomocup import BrainLimits
from tttmc_app.gomocup.protocol import About
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.programs.output_queue import OutputKind, OutputQueue
from tttmc_app.gui.programs.specs import program_of, student_spec
from tttmc_app.gui.programs.trust import ENGINES, STUDENT_FILES, Program, read_student
from tttmc_app.players import Player, PlayerSpec
from tttmc_app.players.course_player import CoursePlayer
from tttmc_app.players.engine_player import EnginePlayer, waiting_thought
from tttmc_app.players.kinds import course_settings

PLAYING_FUNCTION = "mc_move"
LARGEST_BOARD = 7
"""On larger boards, trials in plain Python make a move very slow."""
_WAIT_SECONDS = 0.01


@dataclass(frozen=True, slots=True)
class OpenedFile:
    """A student's file that has run, and the result."""

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
class EngineTrial:
    """How an engine answered when it was asked to begin a game."""

    source: Program
    rules: Rules
    about: About
    refusal: Text
    """Why the engine can't play by these rules, in its own words; empty if it can."""


class StudentProcess(SandboxedFile):
    """The process of one file: only the approved version runs, and it prints to the console."""

    def __init__(
        self,
        source: Program,
        output: OutputQueue,
        spec: PlayerSpec | None = None,
        *,
        skip_games: bool = False,
        listener: Callable[[Event], None] | None = None,
    ) -> None:
        """Prepare a process for a file as it was read; a file changed since then doesn't run.

        Without a player, the file's own settings apply.
        """
        self.spec = spec = spec or student_spec(source.path)
        limits, overrides = course_settings(spec.by_name)
        super().__init__(
            source.path,
            limits,
            overrides=overrides,
            skip_games=skip_games,
            listener=self._on_event,
            on_failure=self._on_code_failure,
        )
        self.source = source
        self.output = output
        """The queue for the file's output."""
        self.game: GuiGame | None = None
        """The game that the file requested when it was last loaded."""
        self.last_loaded: LoadedFile | None = None
        """The file as it ran last: it may have started again as Python 2."""
        self.failure: CodeFailure | None = None
        """The file's most recent failure."""
        self._next_listener = listener
        self._starts = 0

    @classmethod
    def for_command(
        cls, path: Path, limits: RunLimits, seed: int, listener: Callable[[Event], None]
    ) -> StudentProcess:
        """Return the process of a file that a command runs and a window may take over.

        Raises TttmcError if the file can't be read.
        """
        process = cls(read_student(path), OutputQueue(), listener=listener)
        process.limits, process.seed = limits, seed
        return process

    def load(self) -> Steps[LoadedFile]:
        """Run the file in steps, as `SandboxedFile` does; raise TttmcError if it has changed."""
        STUDENT_FILES.require_unchanged(self.source)
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
        self.failure = failure
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

    def __init__(
        self, spec: PlayerSpec, process: Callable[[PlayerSpec], StudentProcess | None]
    ) -> None:
        self._spec = spec
        self._process = process
        path = program_of(spec)
        self._name = path.name if path else ""

    def think(self, position: Position, seed: int) -> Generator[Thought, None, None]:
        """Yield notes while the file works, then its move or its forfeit.

        Closing the iteration ends the file's process.
        """
        while (process := self._process(self._spec)) is None:
            # Sleep first, so that a cancellation comes before the file is called.
            sleep(_WAIT_SECONDS)
            note = Text("Waiting for a student file.")
            if self._name:
                note = Text("{file} is waiting to be opened.", file=self._name)
            yield thought_without_values(position, seed, note)
        player = CoursePlayer(process, process.overrides.trials, game=process.game)
        # Closed at once, without waiting for garbage collection.
        with closing(player.think(position, seed)) as thoughts:
            for thought in thoughts:
                process.last_loaded = process.loaded or process.last_loaded
                yield self._annotated(thought)

    def _annotated(self, thought: Thought) -> Thought:
        """Return a thought with a note on its scores."""
        if not thought.decided:
            note = Text("{file} is choosing {side}'s move.", file=self._name, side=thought.side)
        elif any(value is not None for value in thought.values):
            note = Text(
                "{file} passed these scores to its get_best_move: bigger and bolder is better for "
                "{side}.",
                file=self._name,
                side=thought.side,
            )
        else:
            return thought
        return replace(thought, note=note)


def engine_limits(spec: PlayerSpec) -> BrainLimits:
    """Return the limits that an engine is told."""
    return BrainLimits(float(spec.value("turn")), int(spec.value("memory")))


class WindowEngine(Player):
    """An engine that waits until it may play, and whose messages go to the console."""

    def __init__(
        self, spec: PlayerSpec, trials: Mapping[Path, EngineTrial], output: OutputQueue
    ) -> None:
        """Prepare an engine; one of the trials tells when it may play."""
        self._trials, self._output = trials, output
        self._player = EnginePlayer(program_of(spec), engine_limits(spec), self._on_message)
        self._running: EngineTrial | None = None
        """The trial after which the engine's process was started."""

    def think(self, position: Position, seed: int) -> Generator[Thought, None, None]:
        """Yield what the engine reports, then its move or its forfeit.

        Closing the iterator ends the engine's process. Raises TttmcError if its program has to be
        started and has changed since it was approved.
        """
        while (trial := self._trial(position.rules)) is None:
            # Sleep first, so that a cancellation comes before the program is started.
            sleep(_WAIT_SECONDS)
            yield waiting_thought(position, seed, Text("The engine can't play yet."))
        if self._running != trial:
            self.close()
            ENGINES.require_unchanged(trial.source)
            self._running = trial
        has_moved = False
        try:
            # Closed at once, without waiting for garbage collection.
            with closing(self._player.think(position, seed)) as thoughts:
                for thought in thoughts:
                    if thought.forfeit:
                        self._output.put(f"{thought.forfeit}\n", OutputKind.ERROR)
                    has_moved = thought.move is not None
                    yield thought
        finally:
            if not has_moved:  # its process has ended
                self._running = None

    def close(self) -> None:
        """End the engine's process."""
        self._running = None
        self._player.close()

    def _trial(self, rules: Rules) -> EngineTrial | None:
        path = self._player.path
        trial = None if path is None else self._trials.get(path)
        return trial if trial and trial.rules == rules and not trial.refusal else None

    def _on_message(self, text: str) -> None:
        self._output.put(f"{text}\n")
