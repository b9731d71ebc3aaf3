"""The page of lessons: predict first, then run the experiment with the real players."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import cast

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QProgressBar,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tttmc_app.analysis.lessons import Finding, Lesson, Moment, Watched, lessons
from tttmc_app.core import Meaning, Position, Square, Text, square_name
from tttmc_app.core.numbers import grouped, short_number, significant
from tttmc_app.experiments.chart import (
    SERIES_STYLES,
    Axis,
    Chart,
    Curve,
    Dot,
    Ink,
    Point,
    Rule,
)
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.game.track_board import Step
from tttmc_app.gui.lab.parts import button
from tttmc_app.gui.learn.buttons import ButtonGrid
from tttmc_app.gui.learn.page import LearnPage, words
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.icons import themed_icon
from tttmc_app.gui.look.motion import Playback
from tttmc_app.gui.look.theme import UNIT, Theme
from tttmc_app.gui.look.translation import sentences, shown, translate
from tttmc_app.gui.look.widgets import headline, muted_label, scroll_area_of, set_role
from tttmc_app.gui.panels.fields import Chooser
from tttmc_app.workers import JobRunner, Report

WATCH_MS = 2500
"""How long an experiment is shown."""
_CHART_HEIGHT, _PLOT_HEIGHT = 208, 112


class LessonsPage(LearnPage):
    """All lessons, one at a time."""

    name, title = "lessons", Text("Lessons")

    finished = Signal(object)
    """The lesson's `Finding`, once its experiment has ended."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._lessons = lessons()
        self._predicted: object = None
        self._had_focus = False
        """Whether this page had the keyboard focus when the experiment began."""
        self._found: Finding | None = None
        """What the experiment has measured, which is shown when all of it has been watched."""
        self._playback = Playback(self, self._show_moment)
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_progress)
        self._runner.returned.connect(self._on_done)
        self._runner.failed.connect(self._on_failed)
        self._choice = Chooser()
        self._choice.setObjectName("lessonsChoice")
        self.first = self._choice
        self._choice.set_label(translate("Learn", "Lesson"))
        # The longest title mustn't widen the column beyond its space, or the column would scroll.
        self._choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for number, lesson in enumerate(self._lessons, start=1):
            self._choice.addItem(
                translate("Learn", "{number}. {title}", number=number, title=lesson.title),
                lesson.name,
            )
        self._intro = words("lessonsIntro")
        self._question = words("lessonsQuestion", 15, 600)
        self._options = QWidget()
        self._rows = QVBoxLayout(self._options)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(3 * UNIT // 2)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._on_option)
        self.check = button(
            "lessonsCheck",
            translate("Learn", "Check by experiment"),
            translate("Learn", "Answer first; then the real players play"),
        )
        self.check.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.check.clicked.connect(self._on_check)
        self._progress = QProgressBar()
        self._progress.setObjectName("lessonsProgress")
        self._progress.setAccessibleName(translate("Learn", "Progress of the experiment"))
        self._progress.setTextVisible(False)
        self.chart = ChartView("lessonsChart", has_menu=False)
        self.chart.setFixedHeight(_CHART_HEIGHT)
        self.chart.viewport.setMinimumHeight(_PLOT_HEIGHT)
        self._verdict = headline("lessonsVerdict")
        self._conclusion = words("lessonsConclusion")
        self._buttons = ButtonGrid(
            ("lessonsNext", translate("Learn", "Next lesson"), self._on_next),
            ("lessonsPlay", translate("Learn", "Play from this position"), self._on_play),
            ("lessonsLab", translate("Learn", "Go further in the lab"), self._on_lab),
        )
        self._note = muted_label(
            translate(
                "Learn", "Choose an answer before you check it: you'll remember the result better."
            ),
            small=True,
            wrap=True,
        )
        self.lay_out(
            self._choice,
            self._intro,
            self._question,
            self._options,
            self.check,
            self._note,
            self._progress,
            self.chart,
            self._verdict,
            self._conclusion,
            self._buttons,
            spacing=2 * UNIT,
        )
        self._choice.currentIndexChanged.connect(self._show)
        self.board.chosen.connect(self._on_chosen)
        self._show()

    @property
    def lesson(self) -> Lesson:
        """Return the lesson shown."""
        return self._lessons[self.number]

    @property
    def number(self) -> int:
        """Return the number of the lesson shown, from 0."""
        return max(0, self._choice.currentIndex())

    @property
    def _finding(self) -> Finding | None:
        """Return what the experiment has measured, once it may be known."""
        return None if self._playback.isActive() else self._found

    def choose(self, number: int) -> None:
        """Show a lesson by its number, from 0."""
        self._choice.setCurrentIndex(number)

    def choose_named(self, name: str) -> None:
        """Show a lesson by its name."""
        self._choice.setCurrentIndex(self._choice.findData(name))

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        super().set_theme(theme)
        self.chart.set_theme(theme)
        self._playback.is_wanted = theme.moves
        self._refresh()

    def shutdown(self) -> bool:
        """End all work within a time limit; return whether it ended."""
        self._playback.stop()
        ended = self._runner.shutdown()
        self._refresh()  # an experiment that was stopped can be started again
        return super().shutdown() and ended

    def enter(self, at: QAbstractButton) -> None:
        """Choose the answer that has the focus; if it is already chosen, check it."""
        if at in self._group.buttons() and at.isChecked():
            self.check.click()
        else:
            super().enter(at)

    @Slot()
    def _show(self) -> None:
        self._runner.cancel()
        self._playback.stop()
        self._predicted = self._found = None
        lesson = self.lesson
        self._intro.setText(shown(lesson.intro))
        self._question.setText(shown(lesson.question))
        for old in self._group.buttons():
            self._group.removeButton(old)
            self._rows.removeWidget(old)
            old.hide()
            old.deleteLater()
        for number, option in enumerate(lesson.options):
            choice = _Answer(shown(option))
            choice.setObjectName(f"lessonsOption{number}")
            self._group.addButton(choice, number)
            self._rows.addWidget(choice)
            choice.setAccessibleDescription(self._question.text())  # read with the answer
        self._options.setVisible(bool(lesson.options))
        self._options.setAccessibleName(self._question.text())
        self.board.board.setAccessibleDescription("" if lesson.options else self._question.text())
        self._order_tabs()
        self._show_board()
        self._refresh()

    def _order_tabs(self) -> None:
        """Let Tab follow the order of the column; otherwise, new answers would come last."""
        order = (self._choice, *self._group.buttons(), self.check, *self._buttons)
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    def _show_board(self, square: Square | None = None) -> None:
        lesson, finding = self.lesson, self._finding
        step = Step(lesson.position, caption=shown(lesson.title))
        if finding is not None:
            caption = _board_text(finding) or step.caption
            step = Step(self._place, None, finding.thought, caption, facts=finding.facts)
        elif square is not None:
            answer = translate("Learn", "Your answer: {square}", square=square_name(square))
            step = Step(lesson.position, caption=answer, marked=(square,))
        elif not lesson.options:
            step = Step(lesson.position, caption=translate("Learn", "Choose a square."))
        self.board.show_steps([step])
        self.board.set_next_mark(playable=False)

    @property
    def _place(self) -> Position:
        """Return the position that the experiment shows, or else the lesson's."""
        other = self._finding.position if self._finding is not None else None
        return other or self.lesson.position

    def _refresh(self) -> None:
        finding, lesson = self._finding, self.lesson
        is_shown, is_busy = self._playback.isActive(), self._runner.is_busy
        # Enabled even before an answer is chosen: Tab reaches the button, which then asks for one.
        self.check.setEnabled(not is_busy)
        self.check.setVisible(finding is None)
        skip, check = translate("Learn", "Skip"), translate("Learn", "Check by experiment")
        self.check.setText(skip if is_shown else check)
        set_role(self.check, "button" if self._predicted is None or is_shown else "primary")
        self._note.setVisible(finding is None and self._predicted is None)
        self._progress.setVisible(is_busy)
        self.chart.setVisible(self._found is not None and self._found.watched.tally is not None)
        right = self._theme.verdict(1)
        tick = themed_icon("tick", right, right)
        for number, each in enumerate(self._group.buttons()):
            each.setEnabled(finding is None and not is_busy and not is_shown)
            is_right = finding is not None and lesson.is_right(number, finding)
            each.setIcon(tick if is_right else QIcon())
        self._verdict.setVisible(finding is not None)
        self._conclusion.setVisible(finding is not None)
        if finding is not None:
            is_right = lesson.is_right(self._predicted, finding)
            self._verdict.setText(_verdict(lesson, finding, self._predicted, is_right=is_right))
            self._conclusion.setText(shown(lesson.concluded(finding)))
        is_last = self._choice.currentIndex() == len(self._lessons) - 1
        self._buttons.show_only(
            {
                "lessonsNext": finding is not None and not is_last,
                "lessonsPlay": finding is not None and self._place.outcome is None,
                "lessonsLab": finding is not None,
            }
        )

    @Slot(int)
    def _on_option(self, number: int) -> None:
        self._predicted = number
        self._refresh()

    @Slot(int, int)
    def _on_chosen(self, row: int, col: int) -> None:
        if self._playback.isActive():
            self._playback.finish()
        elif not self.lesson.options and self._finding is None and not self._runner.is_busy:
            self._predicted = (row, col)
            self._show_board((row, col))
            self._refresh()

    @Slot()
    def _on_check(self) -> None:
        if self._playback.isActive():
            self._playback.finish()
        elif self._predicted is None:
            self._first_answer().setFocus(Qt.FocusReason.TabFocusReason)
            announce(self, self._note.text())
        elif not self._runner.is_busy:
            self._progress.setValue(0)
            self._had_focus = self._has_focus()
            self._runner.start(self.lesson.run)
            self._refresh()

    @Slot(Report)
    def _on_progress(self, report: Report) -> None:
        if isinstance(report.value, float):
            self._progress.setValue(round(100 * report.value))

    @Slot(Report)
    def _on_done(self, report: Report) -> None:
        if isinstance(report.value, Finding):
            self._found = report.value
            number = len(report.value.watched.moments)
            self._playback.play(range(number), WATCH_MS // number)
            if self._playback.isActive():
                self._refresh()
                if self._had_focus:  # disabled controls lose it
                    self.check.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_moment(self, number: int) -> None:
        """Show a moment of the experiment; what it has found follows the last one."""
        if self._found is None:
            return
        watched = self._found.watched
        moment = watched.moments[number]
        name = watched.series[moment.series] if watched.series else self.lesson.title
        self.board.show_steps([Step(moment.board, None, moment.thought, shown(name))])
        guess = self._predicted
        value = self.lesson.values[guess] if watched.is_guessed and isinstance(guess, int) else None
        self.chart.show_chart(_chart(watched, number, value))
        if not self._playback.isActive():
            self._conclude(self._found)

    def _conclude(self, finding: Finding) -> None:
        self._show_board()
        self._refresh()
        if self._had_focus:  # disabled controls lose it
            self._first_button().setFocus(Qt.FocusReason.TabFocusReason)
        announce(self, sentences(self._verdict.text(), self._conclusion.text()))
        self.finished.emit(finding)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the column as it grows: keep the chart in view, then the way on."""
        super().resizeEvent(event)
        newest = self._buttons if self._finding is not None else self.chart
        area = scroll_area_of(self)
        if self._found is not None and area is not None:  # scrolled once its range has grown, too
            QTimer.singleShot(0, area, partial(area.ensureWidgetVisible, newest))

    @Slot(int, object)
    def _on_failed(self, _number: int, error: Exception) -> None:
        self._refresh()
        self._conclusion.setVisible(True)
        self._conclusion.setText(shown(error))

    @Slot()
    def _on_next(self) -> None:
        if self._has_focus():
            self._choice.setFocus()
            size = self.lesson.position.rules.size
            self.board.board.move_cursor((size - 1, size - 1))  # never on an answer by itself
        self._choice.setCurrentIndex(self._choice.currentIndex() + 1)

    def _first_answer(self) -> QWidget:
        answers: list[QWidget] = [*self._group.buttons()]
        return answers[0] if answers else self.board.board

    def _has_focus(self) -> bool:
        at = cast("QWidget | None", self.window().focusWidget())
        return at is not None and self.isAncestorOf(at)

    def _first_button(self) -> QWidget:
        shown_now: list[QWidget] = [each for each in self._buttons if not each.isHidden()]
        return shown_now[0] if shown_now else self._choice

    @Slot()
    def _on_play(self) -> None:
        self.shell.play_from(self._place)

    @Slot()
    def _on_lab(self) -> None:
        self.shell.examine(self.lesson.lab, self.lesson.position)


class _Answer(QRadioButton):
    """A radio button whose arrow keys choose another answer, even before any is chosen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the answer to which an arrow key has moved the focus."""
        super().keyPressEvent(event)
        at = self.window().focusWidget()
        if at is not self and isinstance(at, _Answer) and not at.isChecked():
            at.click()


def _verdict(lesson: Lesson, finding: Finding, chosen: object, *, is_right: bool) -> str:
    if is_right:
        return translate("Learn", "You were right.")
    right = lesson.right_answers(finding)
    answers = ", ".join(_answer(lesson, each) for each in right)
    return translate(
        "Learn",
        "You chose: {chosen}. The answer: {answer}.",
        chosen=_answer(lesson, chosen),
        answer=answers,
    )


def _board_text(finding: Finding) -> str:
    """Return what the squares of the board show after an experiment."""
    thought = finding.thought
    if thought is None:
        return ""
    if thought.meaning is Meaning.MISTAKES:
        squares = finding.figures["entry"]
        return translate("Learn", "{square} is a known mistake", square=squares)
    if thought.weights is None:
        return ""
    own, other = map(short_number, thought.weights)
    if finding.facts is None:
        return translate("Learn", "Scores with weights {own} and {other}", own=own, other=other)
    return translate(
        "Learn", "Scores with weights {own} and {other}, and proven results", own=own, other=other
    )


def _answer(lesson: Lesson, answer: object) -> str:
    """Return an option's text or a square's name."""
    if isinstance(answer, int):
        return shown(lesson.options[answer])
    return square_name(cast("Square", answer))


def _chart(watched: Watched, until: int, guess: float | None) -> Chart:
    """Return the tallies until a moment, on axes that leave room for all of them."""
    moments = watched.moments
    highest = max([100.0 if watched.unit else 0.15, guess or 0.0])
    curves: list[Curve] = []
    for number, name in enumerate(watched.series or (Text(""),)):
        ink, dash, _ = SERIES_STYLES[number]
        shown = [each for each in moments[: until + 1] if each.series == number]
        points = tuple(_point(each, watched.unit) for each in shown)
        curves.append(Curve(name, points, ink, dash, Dot.NONE))
    return Chart(
        watched.tally or "",
        Axis(watched.counted, is_log=watched.is_log, low=1, high=max(m.number for m in moments)),
        Axis("", low=0, high=highest, unit=watched.unit),
        curves=tuple(curves),
        rules=() if guess is None else (Rule(guess, Text("Your guess"), Ink.TEXT),),
    )


def _point(moment: Moment, unit: str) -> Point:
    tally = moment.tally or 0.0
    words = f"{grouped(moment.number)}: {significant(tally, 2)}{unit}"
    return Point(float(moment.number), tally, words)
