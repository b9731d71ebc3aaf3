"""A stage that shows a sequence of positions in the game's place, such as those of a review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QToolButton

from tttmc_app.analysis.facts import PositionFacts
from tttmc_app.core import Position, Square, Thought
from tttmc_app.gui.board import COLOURS_ONLY, SCORES, BoardView, Overlay, overlay_kind, overlay_of
from tttmc_app.gui.board.wording import square_text
from tttmc_app.gui.game.page_stage import PageStage
from tttmc_app.gui.look.announcing import announce
from tttmc_app.gui.look.icons import themed_icon
from tttmc_app.gui.look.motion import Playback
from tttmc_app.gui.look.theme import LIGHT, Theme
from tttmc_app.gui.look.translation import translate
from tttmc_app.gui.look.widgets import PlainLabel, set_role

_ICON = QSize(18, 18)


class Step(NamedTuple):
    """One position to show."""

    position: Position
    last_move: Square | None = None
    thought: Thought | None = None
    """The values to show on the squares."""
    caption: str = ""
    facts: PositionFacts | None = None
    """What has been proven about the position, to be shown beside the values, or alone."""
    judged: int = 0
    """Whether the last move is a right answer (1), a wrong one (-1) or none (0)."""
    marked: tuple[Square, ...] = ()
    """The squares that the caption names."""
    verdict: int = 0
    """Whether the caption says that an answer is right (1) or wrong (-1)."""


class TrackBoard(PageStage):
    """A page's own stage: a caption, the board where the game's is, and ways through the steps."""

    chosen = Signal(int, int)
    """Row and column of a square that was clicked or chosen with Enter."""
    moved = Signal(int)
    """The user went to a position, counted from 0."""
    stepped = Signal()
    """A position is shown, whoever went there."""

    def __init__(self, name: str) -> None:
        self.board = BoardView()
        self._caption = PlainLabel()
        self._caption.setObjectName(f"{name}Caption")
        super().__init__(name, self._caption, self.board)
        self._theme = LIGHT
        self._steps: tuple[Step, ...] = ()
        self._at = 0
        self._playback = Playback(self.board, self._go_to)
        self.board.setObjectName(f"{name}Board")
        self.board.chosen.connect(self.chosen)
        self.board.set_description(self._describe)
        self._buttons = [
            self._button(f"{name}{part}Step", icon, text, key)
            for part, icon, text, key in (
                ("First", "first", translate("Learn", "First position"), "Alt+Home"),
                ("Previous", "previous", translate("Learn", "Previous move"), "Alt+Left"),
                ("Next", "next", translate("Learn", "Next move"), "Alt+Right"),
                ("Last", "last", translate("Learn", "Last move"), "Alt+End"),
            )
        ]
        for number, each in enumerate(self._buttons):
            self.foot.insertWidget(number, each)
        self._enable()

    @property
    def step(self) -> Step | None:
        """Return what is shown."""
        return self._steps[self._at] if self._steps else None

    @property
    def at(self) -> int:
        """Return the number of the position shown, from 0."""
        return self._at

    @property
    def caption(self) -> str:
        """Return the text above the board, without the sign of its verdict."""
        return "" if self.step is None else self.step.caption

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme's colours."""
        super().set_theme(theme)
        self._theme = theme
        self.board.set_theme(theme)
        self._playback.is_wanted = theme.moves
        for button in self._buttons:
            button.setIcon(themed_icon(str(button.property("drawing")), theme.text, theme.tie))

    def show_steps(self, steps: Sequence[Step], at: int = 0) -> None:
        """Show a sequence of positions, starting at one of them."""
        self._steps = tuple(steps)
        self.go_to(at)

    def play_steps(self, steps: Sequence[Step], at: int, milliseconds: int) -> None:
        """Play a sequence from one of its positions, each this long; the last one stays."""
        self._steps = tuple(steps)
        self._playback.play(range(at, len(self._steps)), milliseconds)

    def go_to(self, at: int) -> None:
        """Show a position of the sequence, and stop playing it."""
        self._playback.stop()
        self._go_to(at)

    def _go_to(self, at: int) -> None:
        self._at = max(0, min(at, len(self._steps) - 1))
        step = self.step
        verdict = 0 if step is None else step.verdict
        set_role(self._caption, {1: "right", -1: "wrong"}.get(verdict, ""))
        self._caption.setText({1: "✓ ", -1: "✗ "}.get(verdict, "") + self.caption)
        if step is not None:
            self.board.set_position(step.position, step.last_move, step.judged)
            self.board.set_overlay(_overlay(step))
            self.board.set_marked(step.marked)
            self.show_sides(step.position)
        self._enable()
        self.stepped.emit()

    def set_next_mark(self, *, playable: bool) -> None:
        """Show whether a click makes a move for the side whose turn it is."""
        step = self.step
        is_open = step is not None and step.position.outcome is None
        mark = step.position.to_move if step is not None and is_open and playable else None
        self.board.set_next_mark(mark)

    def _describe(self, square: Square) -> str:
        step = self.step
        if step is None:
            return ""
        overlay = _overlay(step)
        text = square_text(step.position, overlay.thought if overlay else None, square)
        proof = overlay.proof(square) if overlay is not None else ""
        if not proof:
            return text
        return translate("Game", "{square}, proven {result}", square=text, result=proof)

    def _enable(self) -> None:
        for button, is_open in zip(self._buttons, self.ways.values(), strict=True):
            button.setEnabled(is_open)
            button.setVisible(len(self._steps) > 1)

    def _button(self, name: str, icon: str, text: str, key: str) -> QToolButton:
        made = QToolButton(self)
        made.setObjectName(name)
        made.setProperty("drawing", icon)
        made.setIconSize(_ICON)
        made.setProperty("role", "quiet")  # narrower than usual, to leave room for the way back
        made.setFixedWidth(30)
        made.setAccessibleName(text)
        made.setToolTip(translate("Learn", "{text} ({key})", text=text, key=key))
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = made.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the board keeps its size
        made.setSizePolicy(policy)
        made.clicked.connect(lambda: self.walk(icon))
        return made

    @property
    def ways(self) -> dict[str, bool]:
        """Return whether each of the ways through the steps leads to another one."""
        is_back, is_on = self._at > 0, self._at < len(self._steps) - 1
        return {"first": is_back, "previous": is_back, "next": is_on, "last": is_on}

    def walk(self, way: str) -> None:
        """Go to the first, previous, next or last position, and say what is there."""
        last = len(self._steps) - 1
        self.go_to({"first": 0, "previous": self._at - 1, "next": self._at + 1, "last": last}[way])
        self.moved.emit(self._at)
        announce(self, self.caption)


def _overlay(step: Step) -> Overlay | None:
    """Return what to show on a position's squares: values, and what is proven beside them."""
    if step.facts is not None:
        kind = overlay_kind("truth" if step.thought is None else "against")
        return overlay_of(step.thought, kind, step.facts)
    kind = SCORES if step.position.rules.size <= 12 else COLOURS_ONLY
    return overlay_of(step.thought, kind, step.position)
