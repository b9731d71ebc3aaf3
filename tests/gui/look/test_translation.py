"""Counts in translated texts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from tttmc_app.gui.look.translation import translate


class German(QTranslator):
    """A translator with one text and its plural."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Return the text in German."""
        return "%n Spiel" if n == 1 else "%n Spiele"


@pytest.mark.parametrize("count", [0, 2, 2**31 - 1, 2**31, 139_205_465_887])
def test_any_count_is_shown(qapp: QCoreApplication, count: int) -> None:
    """Counts that Qt can't take are shown in full, with or without a translation."""
    assert translate("Lab", "%n game(s)", n=count) == f"{count:,} games"
    german = German()
    qapp.installTranslator(german)
    try:
        assert translate("Lab", "%n game(s)", n=count) == f"{count} Spiele"
        assert translate("Lab", "%n game(s)", n=1) == "1 Spiel"
    finally:
        qapp.removeTranslator(german)
