"""The page that reviews a game: its graph, what each move gave away, and proven lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby

from PySide6.QtCore import QSignalBlocker, QSize, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QProgressBar, QWidget

from tttmc_app.analysis.estimates import Estimate
from tttmc_app.analysis.exercises import learners
from tttmc_app.analysis.refutation import missed_win, refutation
from tttmc_app.analysis.review import GameReview, MoveReview, ReviewProgress, review
from tttmc_app.analysis.review_texts import CLASS_NAMES, explain, truth_text, turning_text
from tttmc_app.core import GameRecord, Text, square_name
from tttmc_app.core.notation import square_names
from tttmc_app.core.numbers import Number, percent
from tttmc_app.experiments.chart import Axis, Chart, Curve, Dash, Dot, Ink, Key, Point, unseen
from tttmc_app.gui.charts.view import ChartView
from tttmc_app.gui.game.shell import Shell
from tttmc_app.gui.game.track_board import Step
from tttmc_app.gui.lab.parts import button
from tttmc_app.gui.learn.buttons import ButtonGrid
from tttmc_app.gui.learn.lines_page import LinesPage
from tttmc_app.gui.learn.wording import move_text, summary_text, turn_text
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.icons import verdict_icon
from tttmc_app.gui.look.items import add_item
from tttmc_app.gui.look.theme import LIGHT, UNIT, Theme, scaled
from tttmc_app.gui.look.translation import sentence, sentences, shown, translate
from tttmc_app.gui.look.widgets import headline, muted_label, set_tip
from tttmc_app.workers import JobRunner, Report

_ROW, _FEWEST = 28, 4
"""The height of a row in the list of moves in pixels, and the least number without scrolling."""
_ICON = 16
_CHART_HEIGHT, _PLOT_HEIGHT = 212, 96
_BAND = 2.0
"""Half the width of a band around a curve, in standard errors."""
_SEEN = 0.0125
"""The least standard error whose band stands out from its curve."""

_Share = tuple[int, Estimate]
"""The number of moves played, and X's share of points."""


class _ReviewBar(QWidget):
    """A progress bar beside the button that stops or resumes the review."""

    def __init__(self, stop: Callable[[], None], resume: Callable[[], None]) -> None:
        super().__init__()
        self._bar = QProgressBar()
        self._bar.setObjectName("reviewProgress")
        self._bar.setAccessibleName(translate("Learn", "Progress of the review"))
        self._bar.setTextVisible(False)
        self._stop = button(
            "reviewStop",
            translate("Learn", "Stop"),
            translate("Learn", "Stop the review, and keep what has been found so far"),
        )
        self._resume = button(
            "reviewResume",
            translate("Learn", "Resume"),
            translate("Learn", "Review the other moves, too"),
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(UNIT)
        row.addWidget(self._bar, 1)
        row.addWidget(self._stop)
        row.addWidget(self._resume)
        self._stop.clicked.connect(stop)
        self._resume.clicked.connect(resume)

    def show_share(self, share: float) -> None:
        """Show the share of moves reviewed, 0 to 1."""
        self._bar.setValue(round(100 * share))

    def show_state(self, *, is_running: bool, is_stopped: bool) -> None:
        """Show the button that suits a review, or nothing for one that has ended."""
        shown, other = (self._stop, self._resume) if is_running else (self._resume, self._stop)
        has_focus = other.hasFocus()
        self.setVisible(is_running or is_stopped)
        shown.show()
        if has_focus and self.isVisible():
            shown.setFocus()
        other.hide()


class MoveList(QListWidget):
    """The start of a game and its moves; the row is the number of moves played."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reviewMoves")
        self.setAccessibleName(translate("Learn", "Moves of the game"))
        self.setProperty("role", "boards")
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)  # rows to the very end
        self.setIconSize(QSize(_ICON, _ICON))
        self._theme = LIGHT
        self._found: GameReview | None = None

    def set_theme(self, theme: Theme) -> None:
        """Show the classes in another theme's colours."""
        self._theme = theme
        if self._found is not None:
            self.show_review(self._found)

    def sizeHint(self) -> QSize:
        """Return the smallest size; the list grows into the room that the page has."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def show_game(self, record: GameRecord) -> None:
        """List a game's moves, none of them reviewed yet."""
        self._found = None
        with QSignalBlocker(self):
            self.clear()
            # Translators: The start of the game (a noun).
            add_item(self, translate("Learn", "Start"))
            for number, move in enumerate(record.moves):
                side, at = str(record.positions[number].to_move), square_name(move.square)
                text = translate(
                    "Learn", "{number}. {side} {square}", number=number + 1, side=side, square=at
                )
                add_item(self, text)
            for row in range(self.count()):
                self.item(row).setSizeHint(QSize(0, scaled(_ROW)))
        least, most = (
            rows * scaled(_ROW) + 2 for rows in (min(_FEWEST, self.count()), self.count())
        )
        self.setMinimumHeight(least)
        self.setMaximumHeight(most)

    def show_review(self, found: GameReview) -> None:
        """Show the classes of the moves reviewed so far."""
        self._found = found
        for move in found.moves:
            item = self.item(move.number + 1)
            item.setText(move_text(move))
            icon = verdict_icon(move.verdict, self._theme, is_proven=move.is_proven)
            item.setIcon(icon)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show whole rows; keep the selected move visible if it was, also with less room."""
        self.setViewportMargins(0, 0, 0, (self.height() - 2) % scaled(_ROW))
        was_visible = 0 <= self._selected_bottom() <= event.oldSize().height()
        super().resizeEvent(event)
        if was_visible:
            self.scrollToItem(self.currentItem())

    def _selected_bottom(self) -> int:
        """Return the lower edge of the selected move in the list's view, or -1 without one."""
        if self.currentRow() < 0:
            return -1
        return self.visualItemRect(self.currentItem()).bottom()


class ReviewPage(LinesPage):
    """The review of one game."""

    name, title = "review", Text("Review")

    completed = Signal(object)
    """The complete `GameReview`."""
    practice_requested = Signal(object)
    """The `GameReview` whose mistakes are to be practised."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._record: GameRecord | None = None
        self._found: GameReview | None = None
        self._selected = 0
        self._is_stopped = False
        """Whether the review was stopped with its button."""
        self._runner = JobRunner(self)
        self._runner.progressed.connect(self._on_progress)
        self._runner.returned.connect(self._on_done)
        self._runner.failed.connect(self._on_failed)
        self._turning = headline("reviewTurning")
        self._summary = muted_label(wrap=True)
        self._summary.setObjectName("reviewSummary")
        self._summary.setContentsMargins(0, 0, 0, UNIT // 2)
        set_tip(
            self._summary,
            translate(
                "Learn",
                "Accuracy is 100 % less the points that a side gave away per move: a win counts 1 "
                "point and a tie half a point. Moves that could not change the result don't "
                "count, nor do moves that can't be judged, so equal mistakes can give different "
                "shares. The game turned at its last proven mistake: after it, nobody gave the "
                "result away again. If there is none, it turned at the move that gave away the "
                "most by estimate.",
            ),
        )
        self._bar = _ReviewBar(self._stop, self._resume)
        self.chart = ChartView("reviewChart", has_menu=False)
        self.chart.setFixedHeight(_CHART_HEIGHT)
        self.chart.viewport.setMinimumHeight(_PLOT_HEIGHT)
        self.first = self._list = MoveList()
        self._buttons = ButtonGrid(
            ("reviewTry", "", self._try),
            ("reviewRefutation", translate("Learn", "Show the refutation"), self._ask_refutation),
            ("reviewBack", translate("Learn", "Back to the review"), self._go_back),
            ("reviewPractise", translate("Learn", "Practise your mistakes"), self._on_practise),
            more=(
                ("reviewBetter", translate("Learn", "What was better?"), self._show_better),
                ("reviewMissedWin", translate("Learn", "Show the missed win"), self._ask_win),
                ("reviewPlay", translate("Learn", "Play from here"), self._play_from_here),
                ("reviewAgainst", translate("Learn", "Play against this mistake"), self._punish),
                ("reviewConverge", translate("Learn", "Convergence in the lab"), self._converge),
            ),
        )
        tip = translate("Learn", "Find the better moves yourself")
        set_tip(self._buttons["reviewPractise"], tip)
        self._empty = muted_label(
            translate("Learn", "Play a game or open one, then review it here."), wrap=True
        )
        self.lay_out(
            self._turning,
            self._summary,
            self._empty,
            self._list,
            self.words,
            self._buttons,
            self.chart,
            self._bar,
            stretch=self._list,
        )
        for part in (self._turning, self._bar):  # so that no button moves when the review ends
            keeps_place = part.sizePolicy()
            keeps_place.setRetainSizeWhenHidden(True)
            part.setSizePolicy(keeps_place)

        self._list.currentRowChanged.connect(self._select)
        self.chart.spot_chosen.connect(self._on_spot)
        self.board.moved.connect(self._on_board_moved)
        self._refresh()

    # The review ------------------------------------------------------------------------------

    def show_record(self, record: GameRecord) -> None:
        """Review a game, unless it is already shown."""
        if record == self._record:
            return
        self._record, self._found = record, GameReview(record)
        self.board.names = self.shell.side_names
        self._selected = len(record.moves)  # the last game may have had more moves
        self._list.show_game(record)
        self._show_game()
        self._list.setCurrentRow(len(record.moves))
        self._is_stopped = False
        self._bar.show_share(0.0)
        if record.moves:
            self._runner.start(partial(review, record))
        self._refresh()

    @property
    def record(self) -> GameRecord | None:
        """Return the game under review."""
        return self._record

    @property
    def found(self) -> GameReview | None:
        """Return what has been reviewed so far."""
        return self._found

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme's colours."""
        super().set_theme(theme)
        self.chart.set_theme(theme)
        self._list.set_theme(theme)

    def shutdown(self) -> bool:
        """End all work within a time limit; return whether it ended."""
        ended = self._runner.shutdown()
        return super().shutdown() and ended

    @Slot()
    def _stop(self) -> None:
        self._runner.cancel()
        self._is_stopped = True
        self._refresh()

    @Slot()
    def _resume(self) -> None:
        self._is_stopped = False
        if self._found is not None:
            self._runner.start(partial(review, self._found.record, begun=self._found))
        self._refresh()

    @Slot(Report)
    def _on_progress(self, report: Report) -> None:
        if isinstance(report.value, ReviewProgress):
            self._take(report.value)

    @Slot(Report)
    def _on_done(self, report: Report) -> None:
        self._on_progress(report)
        if self._found is not None and self._found.is_complete:
            self._open_turning_point(self._found)
            self._list.scrollToItem(self._list.currentItem())  # the new texts changed its height
            announce(self, sentences(sentence(self._turning.text()), self._summary.text()))
            self.completed.emit(self._found)

    @Slot(int, object)
    def _on_failed(self, _number: int, error: Exception) -> None:
        self._refresh()
        self.words.setText(shown(error))

    def _open_turning_point(self, found: GameReview) -> None:
        """Go from the end to the move that decided the game, once it is sure which one did."""
        turned = found.turning_point
        is_sure = turned is not None and (turned.is_proven or found.is_complete)
        if turned is not None and is_sure and self._selected == len(found.record.moves):
            self._list.setCurrentRow(turned.number + 1)

    def _take(self, progress: ReviewProgress) -> None:
        self._found = progress.review
        self._bar.show_share(progress.share)
        self._list.show_review(self._found)
        self._open_turning_point(self._found)
        self._refresh()
        if not self.is_apart:
            self._show_game()

    # What is shown ---------------------------------------------------------------------------

    @property
    def _move(self) -> MoveReview | None:
        """Return the review of the selected move."""
        found = self._found
        if found is None or self._selected == 0:
            return None
        offset = self._selected - 1 - found.first
        return found.moves[offset] if offset >= 0 else None

    @Slot()
    def _show_game(self) -> None:
        """Show the game's positions, with the proven results of the moves where known."""
        record, found = self._record, self._found
        self.leave_line()
        if record is None or found is None:
            return
        steps: list[Step] = []
        for number, position in enumerate(record.positions):
            last = record.moves[number - 1].square if number else None
            offset = number - found.first
            facts = found.moves[offset].facts if 0 <= offset < len(found.moves) else None
            judged = found.moves[offset - 1].verdict if 0 < offset <= len(found.moves) else 0
            caption = f"{self._list.item(number).text()}\n{turn_text(position)}"
            steps.append(Step(position, last, None, caption, facts, judged))
        self.board.show_steps(steps, self._selected)

    @Slot(int)
    def _select(self, row: int) -> None:
        self._selected = max(0, row)
        self._go_back()
        self._refresh()

    @Slot()
    def _go_back(self) -> None:
        """Show the game."""
        self._show_game()

    @property
    def _spot(self) -> int | None:
        offset = self._selected - (self._found.first if self._found is not None else 0)
        return offset if offset >= 0 else None

    @Slot(int)
    def _on_spot(self, offset: int) -> None:
        if self._found is not None:
            self._list.setCurrentRow(self._found.first + offset)

    @Slot(int)
    def _on_board_moved(self, at: int) -> None:
        if not self.is_apart:
            self._list.setCurrentRow(at)

    def _refresh(self) -> None:
        found, move = self._found, self._move
        has_moves = found is not None and bool(found.record.moves)
        for part in (self._summary, self.chart, self._list, self.words):
            part.setVisible(has_moves)
        self._empty.setVisible(not has_moves)
        self._bar.show_state(is_running=self._runner.is_busy, is_stopped=self._is_stopped)
        can_learn = found is not None and bool(found.mistakes(learners(found.record)))
        self._buttons.show_only({"reviewPractise": can_learn})
        is_known = found is not None and (found.is_complete or found.turning_point is not None)
        self._turning.setVisible(has_moves and is_known)
        if found is not None and has_moves:
            self._turning.setText(shown(turning_text(found)))
            self._summary.setText(summary_text(found))
            self.chart.show_chart(_chart(found))
            self.chart.mark(self._spot)
            self.words.setText("" if move is None else shown(explain(move)))
        self.follow_board()

    @Slot()
    def follow_board(self) -> None:
        """Show the buttons that suit the position on the board."""
        super().follow_board()
        move, step = self._move, self.board.step
        is_mistake = move is not None and move.is_mistake
        is_open = step is not None and step.position.outcome is None
        better = () if move is None else move.better
        if better:
            text = translate("Game", "Try {square}", square=square_name(better[0]))
            self._buttons["reviewTry"].setText(text)
        self._buttons.show_only(
            {
                "reviewTry": bool(better),
                "reviewBetter": bool(better),
                "reviewRefutation": is_mistake and self._follows_open() and not self.is_apart,
                "reviewMissedWin": is_mistake and move is not None and move.best[0] == 1,
                "reviewBack": self.is_apart,
                "reviewPlay": is_open and self._record is not None,
                "reviewAgainst": is_mistake and self._follows_open(),
                "reviewConverge": is_open and self._record is not None,
            }
        )

    def _follows_open(self) -> bool:
        record = self._record
        return record is not None and record.positions[self._selected].outcome is None

    # Lines -----------------------------------------------------------------------------------

    @Slot()
    def _try(self) -> None:
        if self._record is not None and self._move is not None:
            self.shell.play_better(self._record, self._move)

    @Slot()
    def _show_better(self) -> None:
        record, move = self._record, self._move
        if record is None or move is None:
            return
        caption = translate("Learn", "Better: {squares}", squares=square_names(move.better))
        last = record.moves[move.number - 1].square if move.number else None
        self.leave_line()
        self.is_apart = True
        position, facts, marked = move.facts.position, move.facts, move.better
        self.board.show_steps([Step(position, last, None, caption, facts=facts, marked=marked)])

    @Slot()
    def _ask_refutation(self) -> None:
        record, move = self._record, self._move
        if record is not None and move is not None:
            position = record.positions[move.number]
            self.ask_line(partial(refutation, position, move), position.play(move.square))

    @Slot()
    def _ask_win(self) -> None:
        record, move = self._record, self._move
        if record is not None and move is not None:
            position = record.positions[move.number]
            self.ask_line(partial(missed_win, position, move), position)

    # Elsewhere -------------------------------------------------------------------------------

    @Slot()
    def _on_practise(self) -> None:
        if self._found is not None:
            self.practice_requested.emit(self._found)

    @Slot()
    def _play_from_here(self) -> None:
        step = self.board.step
        if step is not None:
            self.shell.play_from(step.position)

    @Slot()
    def _punish(self) -> None:
        if self._record is not None:
            self.shell.play_from(self._record.positions[self._selected])

    @Slot()
    def _converge(self) -> None:
        step = self.board.step
        if step is not None:
            self.shell.examine("converge", step.position)


def _chart(found: GameReview) -> Chart:
    """Return X's share of points before and after every move that has been reviewed so far."""
    proven: list[_Share | None] = []
    searched: list[_Share | None] = []
    played: list[_Share | None] = []
    for offset, truth in enumerate(found.truths):
        at = found.first + offset
        is_proven = truth[0] == truth[1]
        search, games = found.searched[offset], found.estimates[offset]
        proven.append((at, Estimate((1 + truth[0]) / 2, 0.0)) if is_proven else None)
        searched.append((at, search) if search is not None and not is_proven else None)
        played.append((at, games) if games is not None else None)
    curves: tuple[Curve, ...] = (
        *_curves(played, Ink.FIRST, Dash.DASHED, Dot.NONE),
        *_curves(searched, Ink.SECOND, Dash.SOLID, Dot.NONE),
        *_curves(proven, Ink.TEXT, Dash.SOLID, Dot.ROUND),
    )
    if curves:
        curves = (*curves, unseen(_spot(found, offset) for offset in range(len(found.truths))))
    keys = tuple(
        Key(name, ink, dash=dash)
        for name, ink, dash, points in (
            (Text("Proven"), Ink.TEXT, Dash.SOLID, proven),
            (Text("Tree search"), Ink.SECOND, Dash.SOLID, searched),
            (Text("Random games"), Ink.FIRST, Dash.DASHED, played),
        )
        if any(points)
    )
    return Chart(
        Text("X's share of points"),
        Axis(Text("moves played"), low=0, high=max(1, len(found.record.moves)), is_whole=True),
        Axis("", low=-4, high=104, unit=" %"),
        curves=curves,
        keys=keys,
        caption=Text(
            "100 %: X wins, 50 %: tie, 0 %: O wins. Bands: error by chance (two standard errors)."
        )
        if any(share and share[1].error >= _SEEN for share in (*searched, *played))
        else Text("100 %: X wins, 50 %: tie, 0 %: O wins."),
        empty=Text("The review begins with the last move."),
    )


def _curves(shares: list[_Share | None], ink: Ink, dash: Dash, dot: Dot) -> list[Curve]:
    """Return a curve for each unbroken run of points."""
    curves: list[Curve] = []
    for is_known, run in groupby(shares, key=lambda share: share is not None):
        known = [share for share in run if share is not None]
        if not is_known:
            continue
        points = tuple(
            Point(
                float(at),
                100 * each.share,
                "",
                100 * max(0.0, each.share - _BAND * each.error),
                100 * min(1.0, each.share + _BAND * each.error),
            )
            for at, each in known
        )
        curves.append(Curve("", points, ink, dash, Dot.ROUND if len(known) == 1 else dot))
    return curves


def _spot(found: GameReview, offset: int) -> Point:
    at, truth = found.first + offset, found.truths[offset]
    random, searched = found.estimates[offset], found.searched[offset]
    is_proven = truth[0] == truth[1]
    best = searched if searched is not None and not is_proven else random
    height = (1 + truth[0]) / 2 if is_proven else best.share if best is not None else 0.5
    games = percent(random.share) if random is not None else Number("–")
    if at == 0:
        words = Text("Start: {truth}; random games {games}", truth=truth_text(truth), games=games)
        return Point(float(at), 100 * height, words)
    move = found.record.moves[at - 1]
    words = Text(
        "{number}. {side} {square}: {truth}; random games {games}",
        number=at,
        side=str(found.record.positions[at - 1].to_move),
        square=square_name(move.square),
        truth=truth_text(truth),
        games=games,
    )
    reviewed = at - 1 - found.first
    if reviewed >= 0:
        words = Text("{words} ({kind})", words=words, kind=CLASS_NAMES[found.moves[reviewed].kind])
    return Point(float(at), 100 * height, words)
