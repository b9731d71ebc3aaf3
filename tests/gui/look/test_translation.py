"""Translation of texts, with a translator made for the test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from tttmc_app.core import Text, TttmcError
from tttmc_app.gui.look.translation import shown, translate

GERMAN = {
    "%n game(s)": ("%n Spiel", "%n Spiele"),
    "{done} of {total}": ("von {total} schon {done}",),
    "the file {name} is missing": ("die Datei {name} fehlt",),
    "Random": ("Zufall",),
}


class German(QTranslator):
    """A translator with a few entries, some with a singular and a plural."""

    def isEmpty(self) -> bool:
        """Return False, so that Qt installs the translator."""
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Return the entry's form for a number, or an empty text."""
        forms = GERMAN.get(source, ("",))
        return forms[0] if n in (-1, 1) else forms[-1]


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    """Install the translator for one test."""
    translator = German()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.mark.usefixtures("german")
def test_places_take_the_translation_s_order() -> None:
    """Values go to the places of the translated sentence, wherever it has them."""
    assert translate("Lab", "{done} of {total}", done=3, total=10) == "von 10 schon 3"


@pytest.mark.usefixtures("german")
def test_numbers_choose_the_form() -> None:
    """The language's own plural is used, and its number is filled in."""
    assert translate("Lab", "%n game(s)", n=1) == "1 Spiel"
    assert translate("Lab", "%n game(s)", n=5) == "5 Spiele"


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("count", [2**31 - 1, 2**31, 139_205_465_887])
def test_counts_of_any_size_are_translated(count: int) -> None:
    """Counts that Qt can't take are shown in full."""
    assert translate("Lab", "%n game(s)", n=count) == f"{count} Spiele"


@pytest.mark.usefixtures("german")
def test_texts_from_below_the_window_are_translated() -> None:
    """Labels and errors keep their template, so that it can be looked up; values follow."""
    assert shown(Text("Random")) == "Zufall"
    error = TttmcError("the file {name} is missing", name=Text("Random"))
    assert shown(error) == "die Datei Zufall fehlt"
    assert str(error) == "the file Random is missing"


def test_untranslated_texts_are_english(qapp: QApplication) -> None:
    """Without a translation, plurals follow English, and large numbers are grouped."""
    assert [translate("Lab", "%n game(s)", n=n) for n in (0, 1, 2)] == [
        "0 games",
        "1 game",
        "2 games",
    ]
    assert translate("Lab", "%n loss(es)", n=12_000) == "12,000 losses"
    assert translate("Lab", "%n game(s)", n=139_205_465_887) == "139,205,465,887 games"
