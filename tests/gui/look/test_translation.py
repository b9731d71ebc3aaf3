"""Translation of texts, with a translator made for the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from tttmc_app.core import Text, TttmcError
from tttmc_app.core.numbers import Number, fixed, grouped, interval_text, percent, short_number
from tttmc_app.gui.look.languages import use_language
from tttmc_app.gui.look.translation import (
    capitalised,
    in_language,
    native_keys,
    sentence,
    sentences,
    shown,
    translate,
    typed_number,
    with_native_keys,
)

GERMAN = {
    "%n game(s)": ("%Ln Spiel", "%Ln Spiele"),
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
        """Return the entry's form for a number, or an empty string."""
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
    """Values replace the translated sentence's placeholders, wherever these are."""
    assert translate("Lab", "{done} of {total}", done=3, total=10) == "von 10 schon 3"


@pytest.mark.usefixtures("german")
def test_numbers_choose_the_form() -> None:
    """The language's own plural form is used, and the number is filled in."""
    assert translate("Lab", "%n game(s)", n=1) == "1 Spiel"
    assert translate("Lab", "%n game(s)", n=5) == "5 Spiele"


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("count", [2**31 - 1, 2**31, 3_000_000_001, 139_205_465_887])
def test_counts_of_any_size_are_translated(count: int) -> None:
    """Counts that are too large for Qt are shown in full."""
    assert translate("Lab", "%n game(s)", n=count) == f"{count:,} Spiele"


def test_large_counts_have_the_form_of_their_last_digits(
    language_of_window: Callable[[str], object],
) -> None:
    """Arabic has one form for counts that end in 03 to 10, and another for those up to 99."""
    language_of_window("ar")
    forms = [
        shown(Text("%n position(s)", n=n)).split()[-1]
        for n in (103, 3_000_000_003, 147, 3_000_000_047)
    ]
    assert forms[0] == forms[1] != forms[2] == forms[3]


@pytest.mark.usefixtures("german")
def test_texts_from_below_the_window_are_translated() -> None:
    """Labels and errors keep their template, so that it can be looked up; values follow."""
    assert shown(Text("Random")) == "Zufall"
    error = TttmcError("the file {name} is missing", name=Text("Random"))
    assert shown(error) == "die Datei Zufall fehlt"
    assert str(error) == "the file Random is missing"


def test_untranslated_texts_are_english(qapp: QApplication) -> None:
    """Without a translation, plurals follow English rules, and large numbers are grouped."""
    assert [translate("Lab", "%n game(s)", n=n) for n in (0, 1, 2)] == [
        "0 games",
        "1 game",
        "2 games",
    ]
    assert translate("Lab", "%n loss(es)", n=12_000) == "12,000 losses"
    assert translate("Lab", "%n game(s)", n=139_205_465_887) == "139,205,465,887 games"


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("en", ["1,234.5", "−0.25", "1.2M", "50\xa0%", "98.80–99.41", "10"]),
        ("de", ["1.234,5", "−0,25", "1,2M", "50\xa0%", "98,80–99,41", "10"]),
        ("fr", ["1\u202f234,5", "−0,25", "1,2M", "50\u202f%", "98,80–99,41", "10"]),
        ("ja", ["1,234.5", "−0.25", "1.2M", "50%", "98.80–99.41", "10"]),
        (
            "ar",
            [
                "1,234.5",
                "\u2066−0.25\u2069",
                "\u20661.2M\u2069",
                "\u206650%\u2069",
                "\u206698.80–99.41\u2069",
                "10",
            ],
        ),
    ],
)
def test_numbers_of_each_language(
    code: str, texts: list[str], language_of_window: Callable[[str], object]
) -> None:
    """Separators and percentages are those of the language, even within a sentence."""
    numbers = (
        *(grouped(1234.5), fixed(-0.25), short_number(1_234_567), percent(0.5)),
        *(interval_text(0.988, 0.9941), grouped(10)),
    )
    language_of_window(code)
    isolate = str.maketrans({"<": "\u2066", ">": "\u2069"})
    texts = [text.translate(isolate) for text in texts]
    assert list(map(shown, numbers)) == [each.replace("\xa0%", " %") for each in texts]
    assert [translate("Test", "{number}", number=each) for each in numbers] == texts
    assert [str(Text("{number}", number=each)) for each in numbers] == list(numbers)
    assert shown(Number("")) == ""  # a field without a number
    assert [typed_number(text) for text in texts[:2]] == ["1234.5", "−0.25"]


@pytest.mark.parametrize(
    ("code", "typed", "number"),
    [
        ("en", "1,234.5", "1234.5"),
        ("en", "12 345", "12345"),
        ("en", "1,5", "1,5"),
        ("de", "1.234,5", "1234.5"),
        ("de", "1.5", "1.5"),
        ("de", "1.500", "1500"),
        ("de", "1.2345", "1.2345"),
        ("de", "1.234.567,5", "1234567.5"),
        ("fr", "1\u202f234,5", "1234.5"),
        ("ar", "1,234.5", "1234.5"),
    ],
)
def test_typed_numbers(
    code: str, typed: str, number: str, language_of_window: Callable[[str], object]
) -> None:
    """A number is read as its language writes it."""
    language_of_window(code)
    assert typed_number(typed) == number


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "(Ctrl+Shift+L), Ctrl++, Ctrl-C"),
        ("de", "(Strg+Umschalt+L), Strg++, Ctrl-C"),
        ("ar", "(\u2066Ctrl+Shift+L\u2069), \u2066Ctrl++\u2069, Ctrl-C"),
    ],
)
def test_keys_are_named_as_in_the_menus(
    code: str, text: str, language_of_window: Callable[[str], object]
) -> None:
    """The manual names keys as menus do; in right-to-left text they keep their order."""
    language_of_window(code)
    assert with_native_keys("(Ctrl+Shift+L), Ctrl++, Ctrl-C") == text
    assert with_native_keys("Ctrl+Entrée") == "Ctrl+Entrée"  # not a key's own name


def test_keys_and_errors_in_words(language_of_window: Callable[[str], object]) -> None:
    """Several keys are listed in their order; an error without words is named by its kind."""
    assert native_keys("Ctrl+Shift+Z", "Ctrl+Y") == "Ctrl+Shift+Z, Ctrl+Y"
    assert native_keys(QKeySequence.StandardKey.Undo) == "Ctrl+Z"
    assert shown(ValueError("it is 3")) == "it is 3"
    assert shown(ZeroDivisionError()) == "ZeroDivisionError"
    assert shown("a name") == "a name"
    assert shown(TttmcError("{which} is {name}", which="one", name=Text("two"))) == "one is two"
    for text, capital in (
        ("it is", "It is"), ("mc.py: no", "mc.py: no"), ("o'clock is", "O'clock is"), ("", ""),
        ("word: it", "Word: it"), ("b2 is", "b2 is"),
    ):  # fmt: skip
        assert capitalised(text) == capital
    assert [typed_number(text) for text in ("1_000", "1'000", "12 345", "a b")] == [
        "1000", "1000", "12345", "a b",
    ]  # fmt: skip
    assert in_language(Number("12")) == "12"


def test_sentences(language_of_window: Callable[[str], object]) -> None:
    """Sentences are joined as the language joins them; a reason becomes a sentence."""
    assert sentences("One.", "", "Two.") == "One. Two."
    assert sentence("it is read-only") == "It is read-only."
    assert sentence("mc.py can't be read") == "mc.py can't be read."
    language_of_window("ja")
    assert sentences("はい。", "いいえ。") == "はい。いいえ。"


@pytest.fixture
def language_of_window(qapp: QApplication) -> Iterator[Callable[[str], object]]:
    """Return a function that changes the language; English returns after the test."""
    yield use_language
    use_language("en")
