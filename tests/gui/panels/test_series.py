"""The score of a series, the rules card and the bar for setting up a position."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.parts import part
from tttmc_app.core import Ending, Mark, Result, Rules
from tttmc_app.core.seeds import SEED_LIMIT
from tttmc_app.gui.look.widgets import Switch
from tttmc_app.gui.panels.field_errors import FieldError
from tttmc_app.gui.panels.fields import SeedField, SizeField, WholeField
from tttmc_app.gui.panels.rules_card import RulesCard
from tttmc_app.gui.panels.series_card import Series, score_words

X_WINS, O_WINS = (Result(mark, Ending.LINE) for mark in Mark)
TIE = Result(None, Ending.FULL_BOARD)


def score(series: Series) -> tuple[int, int, int]:
    """Return the wins of X's contestant, the ties and the wins of O's."""
    return series.wins(Mark.X), series.ties, series.wins(Mark.O)


def test_wins_belong_to_contestants() -> None:
    """After a swap of sides the score changes sides with the contestants, and so do new wins."""
    series = Series().with_result(1, X_WINS).with_result(2, TIE).with_result(3, X_WINS)
    assert score(series) == (2, 1, 0)
    swapped = series.with_sides_swapped()
    assert score(swapped) == (0, 1, 2)
    more = swapped.with_result(4, X_WINS).with_result(5, O_WINS)
    assert score(more) == (1, 1, 3)
    assert score(more.with_sides_swapped()) == (3, 1, 1)
    assert [more.contestant(mark) for mark in Mark] == [1, 0]
    assert [series.contestant(mark) for mark in Mark] == [0, 1]


def test_a_game_counts_once() -> None:
    """A later result of the same game replaces the earlier one, even one that was withdrawn."""
    series = Series().with_result(1, X_WINS).with_result(1, O_WINS)
    assert score(series) == (0, 0, 1)
    again = series.without(1).with_result(1, TIE)
    assert score(again) == (0, 1, 0)
    assert score(again.restored(1)) == (0, 1, 0)


def test_undo_withdraws_and_redo_restores() -> None:
    """Undo takes back one game's result; redo restores it for the contestant who won it."""
    series = Series().with_result(1, X_WINS).with_result(2, O_WINS)
    assert series.without(3) is series
    one = series.without(2)
    assert score(one) == (1, 0, 0)
    none = one.without(1)
    assert score(none) == (0, 0, 0)
    assert score(none.restored(2)) == (0, 0, 1)
    assert score(none.with_sides_swapped().restored(1)) == (0, 0, 1)
    assert score(none.restored(1).restored(2)) == score(series)
    assert score(none.restored(1).restored(1)) == (1, 0, 0)


def test_clearing_forgets_everything_but_the_sides() -> None:
    """After a reset neither results nor withdrawn ones come back, and the sides stay swapped."""
    series = Series().with_result(1, X_WINS).with_result(2, O_WINS).without(2)
    cleared = series.with_sides_swapped().cleared()
    assert cleared == Series(swapped=True)
    assert cleared.restored(2) == cleared


def test_each_pairing_has_its_own_score() -> None:
    """Among the games of one pairing, those of others don't count."""
    series = Series().with_result(1, X_WINS, "one").with_result(2, O_WINS, "two")
    assert score(series.among("one")) == (1, 0, 0)
    assert score(series.among("two")) == (0, 0, 1)
    assert score(series.among("three")) == (0, 0, 0)


def test_the_score_is_told_in_numbers_and_words(qapp: QApplication) -> None:
    """X's contestant comes first; games with other settings are named, not counted."""
    series = Series().with_result(1, X_WINS).with_result(2, TIE).with_result(3, X_WINS)
    found = score_words(series, ("Ann", "Bob"), 0)
    assert found == ((2, 1, 0), "Ann (X) 2, ties 1, Bob (O) 0")
    score, words = score_words(series.with_sides_swapped(), ("Bob", "Ann"), 3)
    assert score == (0, 1, 2)
    assert words.endswith("3 games with other settings not counted")


@pytest.fixture
def rules_card(qtbot: QtBot) -> RulesCard:
    """Return a card with the usual rules."""
    card = RulesCard()
    qtbot.addWidget(card)
    card.show()
    return card


def fields(card: RulesCard) -> tuple[SizeField, WholeField, Switch, SeedField]:
    """Return a card's fields."""
    size, line = part(card, SizeField, "boardSize"), part(card, WholeField, "lineLength")
    reverse, seed = part(card, Switch, "reverse"), part(card, SeedField, "seed")
    return size, line, reverse, seed


@pytest.mark.parametrize(
    "rules",
    [Rules(3), Rules(5, 3), Rules(25, 5, reverse=True), Rules(1), Rules(7, 7), Rules(4, 1)],
)
def test_the_card_returns_the_rules_that_it_shows(rules_card: RulesCard, rules: Rules) -> None:
    """Rules are shown in all fields and read back unchanged, without a signal."""
    emitted: list[object] = []
    rules_card.rules_changed.connect(emitted.append)
    rules_card.set_rules(rules)
    size, line, reverse, _ = fields(rules_card)
    shown = (size.value(), line.value(), reverse.isChecked())
    assert shown == (rules.size, rules.line_length, rules.reverse)
    assert (line.minimum(), line.maximum()) == (1, rules.size)
    assert rules_card.rules() == rules
    assert emitted == []


def test_each_edit_of_the_rules_is_emitted_once(rules_card: RulesCard) -> None:
    """Changing one field emits the rules once; the line length follows the size."""
    emitted: list[Rules] = []
    rules_card.rules_changed.connect(emitted.append)
    size, line, reverse, _ = fields(rules_card)
    size.setValue(7)
    line.setValue(3)
    reverse.click()
    size.setValue(9)
    size.setValue(2)
    size.setValue(8)
    assert emitted == [
        Rules(7, 5),
        Rules(7, 3),
        Rules(7, 3, reverse=True),
        Rules(9, 3, reverse=True),
        Rules(2, 2, reverse=True),
        Rules(8, 3, reverse=True),
    ]


def test_a_line_that_suits_the_board_isnt_kept(rules_card: RulesCard) -> None:
    """Choosing the usual length again, or showing usual rules, lets it follow the size."""
    size, line, *_ = fields(rules_card)
    size.setValue(7)
    line.setValue(3)
    line.setValue(5)
    size.setValue(5)
    assert rules_card.rules() == Rules(5, 4)
    rules_card.set_rules(Rules(7, 3))
    rules_card.set_rules(Rules(7, 5))
    size.setValue(6)
    assert rules_card.rules() == Rules(6, 4)


def test_the_card_has_a_seed(rules_card: RulesCard) -> None:
    """A typed seed is emitted and returned; a wrong one is refused and names its field."""
    *_, seed = fields(rules_card)
    emitted: list[object] = []
    rules_card.seed_changed.connect(emitted.append)
    assert seed.placeholderText() == "Random"
    rules_card.show_drawn_seed(42)
    assert seed.placeholderText() == "random: 42"
    assert seed.toolTip().endswith("This game's seed: 42")
    rules_card.set_typed_seed(7)
    assert (rules_card.typed_seed(), emitted) == (7, [7])
    rules_card.set_typed_seed(None)
    assert (rules_card.typed_seed(), emitted) == (None, [7, None])
    seed.setText(str(SEED_LIMIT))
    with pytest.raises(FieldError, match="a seed is a whole number from 0 to") as error:
        rules_card.typed_seed()
    assert error.value.field is seed
