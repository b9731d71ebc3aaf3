"""The page on which you look for a better move than the one you played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import time

from PySide6.QtCore import Signal, Slot

from tttmc_app.analysis.deck import Deck, DeckCounts, DueExercises
from tttmc_app.analysis.exercises import Exercise
from tttmc_app.analysis.refutation import ProvenLine, proven_line
from tttmc_app.core import Mark, Square, Text, square_name
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.game.track_board import Step
from tttmc_app.gui.lab.parts import button
from tttmc_app.gui.learn.buttons import ButtonGrid
from tttmc_app.gui.learn.page import LearnPage, words
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.button_row import ButtonRow
from tttmc_app.gui.look.theme import UNIT
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import headline, muted_label

_Counted = tuple[DeckCounts, DueExercises]
MOVE_MS = 600
"""How long each move of a refutation is shown."""


class PracticePage(LearnPage):
    """Exercises from one game, or those from all your games that are due."""

    name, title = "practice", Text("Mistakes")

    counted = Signal(object)
    """The `DeckCounts`, whenever they have been read."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._exercises: tuple[Exercise, ...] = ()
        self._at = 0
        self._is_answered = False
        self._is_solved = False
        self._is_refuted = False
        """Whether a wrong answer is on the board."""
        self._counts, self._due = DeckCounts(0, 0), DueExercises(())
        self._count = headline("practiceCount")
        self._played = muted_label(wrap=True)
        self._played.setObjectName("practicePlayed")
        self._nothing = words("practicePrompt", 15, 600)
        self._problem = words("practiceVerdict")
        self._buttons = ButtonGrid(
            # Translators: The next exercise.
            ("practiceNext", translate("Learn", "Next"), self._on_next),
            ("practiceRetry", translate("Learn", "Try it again"), self._on_retry),
            others=(
                ("practiceShow", translate("Learn", "Show the answer"), self._on_show),
                ("practiceWhy", translate("Learn", "Why did my move fail?"), self._on_why),
                ("practicePlay", translate("Learn", "Play on from here"), self._on_play),
            ),
        )
        self._stored = muted_label(wrap=True, small=True)
        self._stored.setContentsMargins(0, 2 * UNIT, 0, 0)
        self._stored.setObjectName("practiceStored")
        self.all_due = button(
            "practiceDue",
            translate("Learn", "Practise all that are due"),
            translate("Learn", "The mistakes of all your games come back after 1 to 90 days"),
        )
        self.all_due.clicked.connect(self._on_due)
        self.lay_out(
            self._nothing,
            self._count,
            self._played,
            self._buttons,
            self._problem,
            self._stored,
            ButtonRow(self.all_due),
        )
        self.board.chosen.connect(self._on_chosen)
        self.answers.failed.connect(self._on_failed)
        self._show()

    # The exercises ---------------------------------------------------------------------------

    def practise(self, exercises: Sequence[Exercise]) -> None:
        """Begin these exercises of one game."""
        self.answers.forget("due")  # which would replace them
        self._begin(tuple(exercises))

    def store(self, exercises: Sequence[Exercise], *, is_new: bool = True) -> None:
        """Store the mistakes of a game, to ask about them again later."""
        call = partial(_stored, Deck(), tuple(exercises), round(time()), is_new)
        self.answers.ask("store", call, self._take_counts)

    def refresh(self) -> None:
        """Read how many exercises are due; if no other exercises are shown, start on these."""
        self.answers.ask("counts", partial(_counted, Deck(), round(time())), self._take_counts)
        if not self._exercises:
            self._on_due()

    @property
    def exercise(self) -> Exercise | None:
        """Return the exercise shown, or None after the last one."""
        return self._exercises[self._at] if self._at < len(self._exercises) else None

    def _begin(self, exercises: tuple[Exercise, ...]) -> None:
        self._exercises, self._at = exercises, 0
        self._is_answered = self._is_solved = False
        self._show()

    @Slot()
    def _on_due(self) -> None:
        self.answers.ask("due", partial(Deck().due, round(time())), self._take_due)

    def _take_due(self, found: object) -> None:
        due = found if isinstance(found, DueExercises) else DueExercises(())
        self._due = due
        self._begin(tuple(each.exercise for each in due.exercises))

    def _take_counts(self, counted: _Counted) -> None:
        self._counts, self._due = counted
        self._show_counts()
        self.counted.emit(self._counts)

    # What is shown ---------------------------------------------------------------------------

    def _show(self) -> None:
        exercise = self.exercise
        self.answers.forget("line")  # it belongs to the exercise before
        self._is_refuted = False
        self._problem.hide()
        self._nothing.setVisible(exercise is None)
        self._played.setVisible(exercise is not None)
        if exercise is None:
            self._count.clear()
            done = translate("Learn", "All done. Mistakes from your next games will appear here.")
            none = translate(
                "Learn",
                "No mistakes to practise yet. Your proven mistakes are collected after each game "
                "against a machine, or when you review a game.",
            )
            self._nothing.setText(done if self._exercises else none)
            self.board.show_steps([])
        else:
            self._count.setText(
                translate(
                    "Learn",
                    "Mistake {number} of {total}",
                    number=self._at + 1,
                    total=len(self._exercises),
                )
            )
            self._played.setText(
                translate(
                    "Learn",
                    "{rules} · you played {square}",
                    rules=exercise.position.rules.describe(),
                    square=square_name(exercise.played),
                )
            )
            sides = (translate("Game", "You"), translate("Learn", "Opponent"))
            is_first = exercise.position.to_move is Mark.X
            self.board.names = sides if is_first else (sides[1], sides[0])
            self.board.show_steps([_task(exercise)])
            self.board.board.setAccessibleDescription(self.board.caption)
            self.board.set_next_mark(playable=True)
            self.board.board.setFocus()
            self.board.board.hide_cursor()  # which might be on the answer
        self._show_counts()

    def _show_buttons(self) -> None:
        has_exercise = self.exercise is not None
        self._buttons.show_only(
            {
                "practiceNext": has_exercise and self._is_solved,
                "practiceShow": has_exercise and not self._is_solved,
                "practiceRetry": has_exercise and (self._is_solved or self._is_refuted),
                "practiceWhy": has_exercise and self._is_solved,
                "practicePlay": has_exercise,
            }
        )
        asked = {each.position for each in self._exercises[self._at :]}
        others = (each for each in self._due.exercises if each.exercise.position not in asked)
        self.all_due.setVisible(any(others))

    def _show_counts(self) -> None:
        counts = self._counts
        self._stored.setText(
            translate(
                "Learn",
                "Stored mistakes from all your games: {total}. Due: {due}.",
                total=counts.total,
                due=counts.due,
            )
        )
        self._show_buttons()

    # Answers ---------------------------------------------------------------------------------

    @Slot(int, int)
    def _on_chosen(self, row: int, col: int) -> None:
        exercise, square = self.exercise, (row, col)
        if exercise is None or self._is_solved or square not in exercise.position.legal_squares:
            return
        is_right = square in exercise.solutions
        self._note_first(is_right=is_right)
        verdict = shown(exercise.verdict_on(square))
        announce(self, verdict)
        if is_right:
            self._solve(exercise, square, verdict)
        else:
            self._is_refuted = True
            self._refute(exercise, square, verdict, -1)
            self._show_buttons()
            self._buttons["practiceRetry"].setFocus()

    @Slot()
    def _on_show(self) -> None:
        exercise = self.exercise
        if exercise is not None:
            self._note_first(is_right=False)
            answer = shown(exercise.answer)
            announce(self, answer)
            self._solve(exercise, None, answer)

    def _solve(self, exercise: Exercise, square: Square | None, caption: str) -> None:
        """Show every move's result, and the right answer as played."""
        self._is_solved = True
        self.answers.forget("line")
        after = exercise.position if square is None else exercise.position.play(square)
        verdict = 0 if square is None else 1
        step = Step(after, square, None, caption, exercise.facts, judged=1, verdict=verdict)
        self.board.show_steps([step])
        self.board.set_next_mark(playable=False)
        self._show_buttons()
        self._buttons["practiceNext"].setFocus()

    def _note_first(self, *, is_right: bool) -> None:
        """Store the first answer to an exercise that is due, which decides when it comes back."""
        due = {each.exercise.position: each.number for each in self._due.exercises}
        number = due.get(self._exercises[self._at].position)
        if not self._is_answered and number is not None:
            call = partial(_answered, Deck(), number, round(time()), is_right)
            self.answers.ask("answer", call, self._take_counts)
        self._is_answered = True

    @Slot()
    def _on_retry(self) -> None:
        self._is_solved = False
        self._show()

    @Slot()
    def _on_next(self) -> None:
        self._at += 1
        self._is_answered = self._is_solved = False
        self._show()

    @Slot()
    def _on_why(self) -> None:
        exercise = self.exercise
        if exercise is not None:
            played = exercise.played
            caption = translate("Learn", "After your {square}", square=square_name(played))
            self._refute(exercise, played, caption)

    def _refute(self, exercise: Exercise, square: Square, caption: str, verdict: int = 0) -> None:
        """Show a wrong move at once, and the moves that refute it when they are known."""
        after = exercise.position.play(square)
        wrong = Step(after, square, caption=caption, judged=-1, verdict=verdict)
        self.board.show_steps([_task(exercise), wrong], 1)
        self.answers.forget("line")
        if after.outcome is None:
            call = partial(proven_line, after)
            self.answers.ask("line", call, partial(self._show_line, exercise, wrong))

    def _show_line(self, exercise: Exercise, wrong: Step, line: object) -> None:
        if isinstance(line, ProvenLine):
            steps = [_task(exercise), wrong]
            for square in line.moves:
                after = steps[-1].position.play(square)
                steps.append(wrong._replace(position=after, last_move=square, judged=0))
            self.board.play_steps(steps, 1, MOVE_MS)
        elif self._is_solved:
            self._say(translate("Learn", "No line could be proven from here."))

    @Slot()
    def _on_play(self) -> None:
        exercise = self.exercise
        if exercise is not None:
            self.shell.play_from(exercise.position)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._say(shown(error))

    def _say(self, problem: str) -> None:
        self._problem.setText(problem)
        self._problem.show()
        announce(self, problem)


def _task(exercise: Exercise) -> Step:
    """Return the position in which a move is to be found."""
    return Step(exercise.position, caption=shown(exercise.prompt))


def _counted(deck: Deck, now: int) -> _Counted:
    return deck.counts(now), deck.due(now)


def _stored(deck: Deck, exercises: tuple[Exercise, ...], now: int, is_new: bool) -> _Counted:
    deck.add(exercises, now, is_new=is_new)
    return _counted(deck, now)


def _answered(deck: Deck, number: int, now: int, is_right: bool) -> _Counted:
    deck.answered(number, now, is_right=is_right)
    return _counted(deck, now)
