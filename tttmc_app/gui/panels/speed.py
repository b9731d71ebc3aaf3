"""The tool bar's speed: how long a move of watched machines takes at least."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QWidget

from tttmc_app.gui.look.card import muted_label
from tttmc_app.gui.look.theme import UNIT

SLOWEST_MS = 3000
PACES_MS = (0, 100, 200, 400, 800, 1500, SLOWEST_MS)


class SpeedSlider(QWidget):
    """Choose a pace from as fast as it goes, at the right, to 3 s a move."""

    changed = Signal(int)
    """Milliseconds a move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("speed")
        self._slider.setRange(0, SLOWEST_MS)
        self._slider.setSingleStep(100)
        self._slider.setPageStep(500)
        self._slider.setInvertedAppearance(True)  # further right is faster
        self._slider.setInvertedControls(True)
        self._slider.setFixedSize(96, 24)
        self._slider.setAccessibleName("Milliseconds a move where machines play each other")
        self._shown = QLabel()
        widest = self._shown.fontMetrics().horizontalAdvance("at once ")
        self._shown.setMinimumWidth(widest)
        self.setToolTip("How long each move takes when machines play each other")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(UNIT, 0, 0, 0)
        layout.setSpacing(UNIT)
        layout.addWidget(muted_label("Speed"))
        layout.addWidget(self._slider)
        layout.addWidget(self._shown)
        self._slider.valueChanged.connect(self._on_value)
        self._on_value(self._slider.value())

    def set_milliseconds(self, milliseconds: int) -> None:
        """Show a pace."""
        self._slider.setValue(milliseconds)

    def faster(self) -> None:
        """Take the next shorter of the usual paces."""
        shorter = [pace for pace in PACES_MS if pace < self._slider.value()]
        self._slider.setValue(max(shorter, default=0))

    def slower(self) -> None:
        """Take the next longer of the usual paces."""
        longer = [pace for pace in PACES_MS if pace > self._slider.value()]
        self._slider.setValue(min(longer, default=SLOWEST_MS))

    def _on_value(self, milliseconds: int) -> None:
        self._shown.setText(f"{milliseconds / 1000:.1f} s" if milliseconds else "at once")
        self.changed.emit(milliseconds)
