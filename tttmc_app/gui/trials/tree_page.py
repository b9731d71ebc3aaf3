"""The tree of a search as it grows, and one simulation step by step."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QTimer, Slot

from tttmc_app import engine
from tttmc_app.analysis.tree_steps import (
    MOST_SIMULATIONS,
    GrowingTree,
    SimulationSteps,
    Stage,
    TreeStep,
    is_complete,
)
from tttmc_app.analysis.tree_view import Path, TreeView, after
from tttmc_app.core import Position, Text, Thought, square_name
from tttmc_app.core.numbers import percent
from tttmc_app.gui.board import SCORES, overlay_of
from tttmc_app.gui.game.page_stage import PageStage
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.button_row import ButtonRow
from tttmc_app.gui.look.translation import shown, translate
from tttmc_app.gui.look.widgets import ElidedLabel, muted_label, title_label
from tttmc_app.gui.trials.parts import (
    ColumnBoard,
    StageList,
    TrialsPart,
    describe_squares,
    text_button,
)
from tttmc_app.gui.trials.tree_canvas import TreeCanvas
from tttmc_app.players.tree import thought_of_tree
from tttmc_app.workers.answers import Answers

_DUTIES = {
    Stage.SELECTION: Text("Selection: follow the highest bounds."),
    Stage.EXPANSION: Text("Expansion: add a new move."),
    Stage.PLAYOUT: Text("Playout: value the open lines, at times also play a random game."),
    Stage.BACKUP: Text("Backup: add the result to every move on the way."),
}
_FRAME_MS = 40
"""The time between two pictures of a growing tree."""
_FRAME_SECONDS = 0.03
"""The maximum time for which the tree grows before the next picture."""
_GROWTH = 1.12
"""The factor by which the tree grows from one picture to the next."""


class TreePage(TrialsPart):
    """The tree on the stage; a board with descriptions of the steps in the column."""

    def __init__(self) -> None:
        super().__init__()
        self._tree: GrowingTree | None = None
        self.view: TreeView | None = None
        self._path: Path = ()
        self._steps: tuple[TreeStep, ...] = ()
        self._at = -1
        self._target = 0
        self._answers = Answers(self)
        self._answers.failed.connect(self._on_failed)
        self._frame = QTimer(self, singleShot=True, interval=_FRAME_MS)
        self._frame.timeout.connect(self._grow_on)
        self.board = ColumnBoard()
        self.board.setObjectName("treeBoard")
        describe_squares(self.board)
        self.board.chosen.connect(self._on_square)
        self.canvas = TreeCanvas()
        self.canvas.entered.connect(self._show_branch)
        self.canvas.opened.connect(self.see_from)
        self._stages = StageList(_DUTIES.items())
        self._words = title_label("")
        self._words.setObjectName("treeWords")
        self._detail = muted_label("", wrap=True)
        for label in (self._words, self._detail):
            label.setWordWrap(True)
        self._count = title_label("")
        self._count.setObjectName("treeCount")
        self._line = ElidedLabel()
        self._line.setObjectName("treeLine")
        self.step_button = text_button("treeStep", translate("Trials", "Step"), self.next_step)
        self.first = self.step_button
        self.finish_button = text_button(
            "treeFinish", translate("Trials", "Finish this simulation"), self.finish
        )
        self.grow_button = text_button("treeGrow", translate("Trials", "Grow"), self._on_grow)
        self.restart_button = text_button(
            "treeRestart", translate("Trials", "Start again"), self.restart
        )
        self.inside_button = text_button(
            "treeInside", translate("Trials", "Look inside"), self._on_inside
        )
        self.outside_button = text_button(
            "treeOutside", translate("Trials", "Go back"), self._on_outside
        )
        note = translate(
            "Trials",
            "Each move: its share of the points for the side that plays it, and its visits. The "
            "bar is its share of the visits. Strong lines: the moves that both sides would choose.",
        )
        self.lay_out(
            PageStage("tree", self._count, self.canvas, is_wide=True),
            (self.board, self.canvas),
            ButtonRow(
                *(self.step_button, self.finish_button, self.grow_button, self.restart_button),
                *(self.inside_button, self.outside_button),
                leading=1,
            ),
            *(self._words, self._detail, self._line, self._stages, self.board),
            muted_label(note, small=True, wrap=True),
        )

    # The tree --------------------------------------------------------------------------------

    def start(self, position: Position, seed: int) -> None:
        """Prepare a tree from a position, with the seed of its search."""
        self._position, self._seed = position, seed
        self.restart()

    @Slot()
    def restart(self) -> None:
        """Return to the state before the first simulation."""
        self.stop()
        self._tree, self.view, self._path = None, None, ()
        self._steps, self._at = (), -1
        self._answers.ask("tree", partial(GrowingTree, self._position, self._seed), self._on_made)

    def _on_made(self, tree: object) -> None:
        if isinstance(tree, GrowingTree):
            self._tree = tree
            self._answers.ask("tree", tree.view, self._on_seen)

    @property
    def is_growing(self) -> bool:
        """Return whether the tree grows by itself."""
        return self._target > 0

    @Slot()
    def _on_grow(self) -> None:
        """Let the tree grow, or stop it."""
        if self.is_growing:
            self.stop()
            if self._tree is not None:  # it may have grown since it was last shown
                self._answers.ask("tree", partial(self._tree.view, self._path), self._on_paused)
            self._enable()
        elif self.view is not None:
            self._steps, self._at = (), -1
            self._target = max(1, self.view.simulations)
            self._grow_on()

    @Slot()
    def _grow_on(self) -> None:
        if self._tree is not None and self.is_growing:
            self._target = min(MOST_SIMULATIONS, max(self._target + 1, int(self._target * _GROWTH)))
            call = partial(self._tree.grow, self._target, _FRAME_SECONDS, self._path)
            self._answers.ask("tree", call, partial(self._on_grown, asked=self._path))

    def _on_grown(self, view: object, *, asked: Path) -> None:
        if not isinstance(view, TreeView):
            return
        # Another position may have been chosen since this view was asked for.
        chosen = view.path if self._path == asked else self._path
        is_done = is_complete(view)
        self._target = max(1, view.simulations)
        if is_done:
            self.stop()
        self._show(view)
        self._path = chosen
        if not is_done:
            self._frame.start()
        elif chosen == view.path:
            announce(self, self._summary())
        else:
            self._ask_for_view()

    def _on_paused(self, view: object) -> None:
        if isinstance(view, TreeView):
            self._show(view)
            announce(self, self._summary())

    def stop(self) -> None:
        """Stop the growth of the tree."""
        self._target = 0
        self._frame.stop()
        self._answers.forget("tree")

    # One simulation --------------------------------------------------------------------------

    @property
    def step(self) -> TreeStep | None:
        """Return the step shown."""
        return self._steps[self._at] if 0 <= self._at < len(self._steps) else None

    @Slot()
    def next_step(self) -> None:
        """Take one step; after the last one, begin the next simulation."""
        self._advance(finish=False)

    @Slot()
    def finish(self) -> None:
        """Take all steps up to the end of the simulation."""
        self._advance(finish=True)

    def _advance(self, *, finish: bool) -> None:
        if self._tree is None:
            return
        if self.is_growing:
            self.stop()
        if self._at + 1 < len(self._steps):
            self._show_step(len(self._steps) - 1 if finish else self._at + 1)
            return
        self._answers.ask("tree", self._tree.step, partial(self._on_simulated, finish=finish))

    def _on_simulated(self, found: object, *, finish: bool) -> None:
        if not isinstance(found, SimulationSteps):
            return
        if found.steps:
            self._steps = found.steps
            self._show_step(len(found.steps) - 1 if finish else 0)
        else:  # the tree has been proven, or has grown to its limit, since it was last shown
            self._ask_for_view()

    def _show_step(self, number: int) -> None:
        self._at = number
        step = self._steps[number]
        self._path = ()
        self.view = step.view
        self.canvas.show_tree(step.view, step.path)
        self.board.set_position(step.board, step.square)
        self.board.set_overlay(None)
        self._stages.mark(step.stage)
        self._words.setText(shown(step.words))
        self._detail.setText(shown(step.detail))
        self._detail.setVisible(bool(self._detail.text()))
        self._show_head(step.view)
        names = " ".join(map(square_name, step.path))
        self._line.setText(translate("Trials", "On the way: {moves}", moves=names))
        announce(self, self._words.text())

    # What is shown ---------------------------------------------------------------------------

    def shutdown(self) -> bool:
        """End the worker thread within a time limit; return whether it ended."""
        self.stop()
        return self._answers.shutdown()

    @Slot(object)
    def see_from(self, path: Path) -> None:
        """See the tree from one of its positions; if it is the current one, go back one move."""
        if self._tree is None or self.view is None:
            return
        if path == self.view.path:
            path = path[:-1]
        self._path, self._steps, self._at = path, (), -1
        if not self.is_growing:
            self._ask_for_view()

    def _ask_for_view(self) -> None:
        if self._tree is not None:
            self._answers.ask("tree", partial(self._tree.view, self._path), self._on_seen)

    def _on_seen(self, view: object) -> None:
        if isinstance(view, TreeView):
            self._show(view)
            if view.path:
                announce(self, self._summary())

    @Slot()
    def _on_inside(self) -> None:
        box = self.canvas.current
        if box is not None and box.box.branch is not None:
            self.see_from(box.box.path)

    @Slot()
    def _on_outside(self) -> None:
        if self.view is not None and self.view.path:
            self.see_from(self.view.path)

    @Slot(object)
    def _show_branch(self, path: Path) -> None:
        """Show the position of a box on the board, with the visits of its moves if known."""
        view = self.view
        if view is None or self.step is not None or self.is_growing:
            return
        self._show_position(view, path)
        self._enable()

    @Slot(int, int)
    def _on_square(self, row: int, col: int) -> None:
        """See the tree from the position that follows a move chosen on the board."""
        view = self.view
        if view is not None and any(move.square == (row, col) for move in view.moves):
            self.see_from((*view.path, (row, col)))

    def _show(self, view: TreeView) -> None:
        self.view, self._path = view, view.path
        self.canvas.show_tree(view, final=not self.is_growing)
        self._show_position(view, view.path)
        self._stages.mark("")
        self._show_head(view)
        text = translate("Trials", "Press Step to follow a simulation, or Grow to run many.")
        if view.verdict is not engine.Verdict.UNKNOWN:
            text = translate("Trials", "The result is proven: no more simulations are needed.")
        elif is_complete(view):
            text = translate("Trials", "The tree has grown to its limit.")
        elif self.is_growing:
            text = self._summary()
        self._words.setText(text)
        self._detail.hide()

    def _show_position(self, view: TreeView, path: Path) -> None:
        self.board.set_position(after(view.position, path), path[-1] if path else None)
        thought = _thought(view) if path == view.path else None
        self.board.set_overlay(overlay_of(thought, SCORES, self.board.picture.position))

    def _show_head(self, view: TreeView) -> None:
        self._count.setText(shown(Text("%n simulation(s)", n=view.simulations)))
        names = " ".join(map(square_name, view.line))
        self._line.setText(translate("Trials", "Expected: {moves}", moves=names) if names else "")
        self._enable()

    def _enable(self) -> None:
        view, box = self.view, self.canvas.current
        is_open = view is not None and not is_complete(view)
        self.grow_button.setEnabled(is_open)
        for button in (self.step_button, self.finish_button):
            button.setEnabled(is_open or self._at + 1 < len(self._steps))
        stop, grow = translate("Trials", "Pause"), translate("Trials", "Grow")
        self.grow_button.setText(stop if self.is_growing else grow)
        branch = None if box is None else box.box.branch
        self.inside_button.setEnabled(branch is not None and bool(branch.replies))
        self.outside_button.setEnabled(view is not None and bool(view.path))

    def _summary(self) -> str:
        """Return the tree in one sentence, for screen readers."""
        view = self.view
        if view is None or not view.branches:
            return self._count.text()
        best = view.branches[0]
        return translate(
            "Trials",
            "{simulations}; most visited: {square}, {rate} of the points",
            simulations=self._count.text(),
            square=square_name(best.square),
            rate=percent(best.move.rate),
        )

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._words.setText(shown(error))


def _thought(view: TreeView) -> Thought | None:
    """Return the visits of the moves in the position from which the tree is seen."""
    if not view.moves:
        return None
    line = view.line[len(view.path) :] if view.line[: len(view.path)] == view.path else ()
    if not line:
        line = (view.branches[0].square,)
    found = engine.TreeStatistics(view.visits, view.moves, line, engine.Verdict.UNKNOWN)
    return thought_of_tree(view.seen, found, view.visits, 0)
