"""The form for a player: every parameter of every kind, edited, limited and explained."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QFileDialog, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.parts import part
from tttmc_app.core import Rules
from tttmc_app.gui.look.items import HEADING, LINE
from tttmc_app.gui.look.languages import use_language
from tttmc_app.gui.panels.fields import CountField, PathEdit
from tttmc_app.gui.panels.parameter_fields import (
    ChoiceField,
    FileField,
    OverrideField,
    ParameterField,
)
from tttmc_app.gui.panels.player_form import PlayerForm
from tttmc_app.players import (
    ChoiceParameter,
    FileParameter,
    NumberParameter,
    OverrideParameter,
    Parameter,
    PlayerKind,
    PlayerSpec,
    SwitchParameter,
    Value,
    default_spec,
    parse_spec,
    player_kind,
    player_kinds,
)

KINDS = [kind for kind in player_kinds() if kind.parameters]


def others(parameter: Parameter) -> list[Value]:
    """Return some values of a parameter that aren't its default."""
    match parameter:
        case NumberParameter():
            return [v for v in (parameter.minimum, parameter.maximum) if v != parameter.default]
        case OverrideParameter():
            return [parameter.minimum, parameter.maximum]
        case SwitchParameter():
            return [not parameter.default]
        case ChoiceParameter():
            return [word for word, _ in parameter.choices if word != parameter.default]
        case FileParameter():
            return ["/some/file.py"]


@pytest.fixture
def form(qtbot: QtBot) -> Iterator[PlayerForm]:
    """Yield a form for O's player, in a window with its chooser."""
    window = QWidget()
    qtbot.addWidget(window)
    made = PlayerForm("O")
    made.chooser.setParent(window)
    made.setParent(window)
    window.show()
    yield made
    window.close()


def field(form: PlayerForm, kind: PlayerKind, parameter: str) -> ParameterField:
    """Return a parameter's field in a kind's form."""
    (found,) = (each for of, each in form.fields(parameter) if of is kind)
    return found


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_value_is_shown_and_edited(form: PlayerForm, kind: PlayerKind) -> None:
    """Values are shown without a signal and read back; an edit is emitted with the whole player."""
    emitted: list[PlayerSpec] = []
    form.spec_changed.connect(emitted.append)
    plain = default_spec(kind.name)
    form.set_spec(plain)
    assert form.kind is kind
    for place, parameter in enumerate(kind.parameters):
        edited = field(form, kind, parameter.name)
        assert edited.value() == parameter.default
        for value in others(parameter):
            values = (*plain.values[:place], value, *plain.values[place + 1 :])
            spec = PlayerSpec(kind, values)
            form.set_spec(spec)
            assert (form.spec(), edited.value(), emitted) == (spec, value, [])
            form.set_spec(plain)
            if not isinstance(edited.widget, FileField | OverrideField):  # these emit what is typed
                edited.set_value(value)
                assert emitted == [spec]
            form.set_spec(plain)
            emitted.clear()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_field_is_named_and_explained(form: PlayerForm, kind: PlayerKind) -> None:
    """Each field has its parameter's name for screen readers and its explanation as a tooltip."""
    form.set_spec(default_spec(kind.name))
    labels = " ".join(label.text() for label in form.findChildren(QLabel))
    names = {"current": "scoreCurrentO", "other": "scoreOtherO"}
    for parameter in kind.parameters:
        widget = field(form, kind, parameter.name).widget
        assert widget.objectName() == names.get(parameter.name, f"{parameter.name}O")
        assert widget.accessibleName() == str(parameter.label)
        both = (widget, widget.parentWidget())
        assert any(str(parameter.help) in each.toolTip() for each in both if each is not None)
        group = getattr(parameter, "group", None)
        is_beside = isinstance(parameter, SwitchParameter) and bool(parameter.beside)
        shown = [] if is_beside else [group.label, group.short] if group else [parameter.label]
        assert all(str(text) in labels for text in shown)


def test_players_are_listed_in_groups(form: PlayerForm) -> None:
    """People come first, then machines and what runs a file; each says in a line what it does."""
    box = form.chooser
    rows = [(box.itemData(each, HEADING), box.itemData(each)) for each in range(box.count())]
    firsts = [row for row in rows if row[0]]
    assert firsts == [("People", "human"), ("Machines", "mc"), ("Files", "course")]
    box.showPopup()
    assert all(box.itemData(each, LINE) for each in range(box.count()))
    box.hidePopup()


def test_only_the_chosen_form_is_visible(form: PlayerForm) -> None:
    """The fields of the chosen kind are shown, and without parameters the form is hidden."""
    made: list[QWidget] = []
    form.form_made.connect(made.append)  # also for a form that isn't chosen by hand
    for name in ("mc", "human", "forward", "mc"):
        form.set_spec(default_spec(name))
        shown = [each for each in made if each.isVisible()]
        assert len(shown) == (name != "human")
        assert form.isHidden() is (name == "human")
        assert str(player_kind(name).description) in form.chooser.toolTip()
    assert len(made) == 2


def test_fields_can_be_disabled(form: PlayerForm) -> None:
    """Some parameters' fields are disabled, in forms that are there and in those made later."""
    form.set_spec(default_spec("mc"))
    form.disable("trials", "samples", "tie")
    for name, disabled in (("mc", ["trials"]), ("forward", ["samples", "tie"]), ("perfect", [])):
        form.set_spec(default_spec(name))
        kind = player_kind(name)
        fields = {each.name: field(form, kind, each.name) for each in kind.parameters}
        assert [each for each in fields if not fields[each].widget.isEnabled()] == disabled


def test_a_form_begins_with_given_values(form: PlayerForm) -> None:
    """A kind that is first chosen has the values to begin with; others have their defaults."""
    form.begin_with([parse_spec("mc:trials=77,current=3,other=2"), parse_spec("tree")])
    emitted: list[PlayerSpec] = []
    form.spec_changed.connect(emitted.append)
    specs = [parse_spec("mc:trials=77,current=3,other=2"), parse_spec("forward")]
    for spec in specs:
        form.chooser.setCurrentIndex(form.chooser.findData(spec.kind.name))
        assert form.spec() == spec
    assert emitted == specs


@pytest.mark.parametrize("is_early", [True, False])
def test_rules_limit_the_choices(form: PlayerForm, is_early: bool) -> None:
    """Choices that aren't offered are disabled, whether the form is there already or not."""
    name, level = next(
        (kind.name, p)
        for kind in player_kinds()
        for p in kind.parameters
        if isinstance(p, ChoiceParameter) and p.why_not is not None
    )
    spec = default_spec(name)
    if is_early:
        form.set_spec(spec)
    for rules in (Rules(9, 5), Rules(3)):
        form.limit_choices(rules)
        form.set_spec(spec)
        widget = field(form, player_kind(name), level.name).widget
        assert isinstance(widget, ChoiceField)
        model = widget.model()
        assert isinstance(model, QStandardItemModel)
        for index, (word, label) in enumerate(level.choices):
            reason = level.offered(rules)[word]
            assert widget.itemText(index) == str(label)
            assert model.item(index).isEnabled() is (reason is None)
            tip = str(widget.itemData(index, Qt.ItemDataRole.ToolTipRole) or "")
            assert bool(tip) is (reason is not None)
            assert reason is None or str(reason)[1:].rstrip(".") in tip.replace("&amp;", "&")
    assert any(level.obstacle(word, Rules(9, 5)) for word, _ in level.choices)


def test_extras_are_shown_if_wanted_or_used(form: PlayerForm) -> None:
    """A field that may be left out is hidden unless it is wanted or has a value."""
    form.set_spec(parse_spec("mc"))
    sure = field(form, player_kind("mc"), "sure").widget
    (label,) = (each for each in form.findChildren(QLabel) if "Stop when sure" in each.text())
    for spec, wanted, is_shown in (
        *(("mc", True, True), ("mc", False, False), ("mc:sure=95", False, True)),
        ("mc:sure=95", True, True),
    ):
        form.set_spec(parse_spec(spec))
        form.show_extras(wanted=wanted)
        assert sure.isVisible() is label.isVisible() is is_shown
    form.show_extras(wanted=False)
    form.set_spec(parse_spec("mc"))
    assert not sure.isVisible()
    form.set_spec(parse_spec("forward"))


def test_an_override_is_a_number_or_nothing(qtbot: QtBot) -> None:
    """A typed number applies when editing ends, and clearing applies at once; nonsense goes."""
    sure = next(p for p in player_kind("mc").parameters if isinstance(p, OverrideParameter))
    made = OverrideField(sure)
    qtbot.addWidget(made)
    settled: list[Value] = []
    made.settled.connect(lambda: settled.append(made.value()))
    assert made.placeholderText() == "never"
    made.set_value(95.0)
    assert (made.text(), made.value(), settled) == ("95", 95.0, [])
    for typed, value in (("99.5", 99.5), ("abc", 99.5), ("49", 99.5), ("100", 99.5)):
        before = list(settled)
        made.setText(typed)
        assert settled == before  # while it is typed
        made.editingFinished.emit()
        assert (made.text(), made.value()) == ("99.5", value)
    made.clear()
    assert (made.value(), settled) == ("", [99.5, ""])


def test_an_override_is_typed_as_the_language_writes_it(qtbot: QtBot) -> None:
    """In German, a comma begins the decimals, in what is typed and in what is shown."""
    sure = next(p for p in player_kind("mc").parameters if isinstance(p, OverrideParameter))
    use_language("de")
    try:
        made = OverrideField(sure)
        qtbot.addWidget(made)
        made.setText("97,5")
        made.editingFinished.emit()
        assert (made.value(), made.text()) == (97.5, "97,5")
        made.set_value(99.25)
        assert made.text() == "99,25"
    finally:
        use_language("en")


FILES = [p for kind in player_kinds() for p in kind.parameters if isinstance(p, FileParameter)]


@pytest.mark.parametrize("parameter", FILES, ids=[str(p.label) for p in FILES])
def test_a_file_is_typed_or_chosen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, parameter: FileParameter
) -> None:
    """A file applies once, when editing ends or it is chosen, unless the dialog is cancelled."""
    made = FileField(parameter)
    qtbot.addWidget(made)
    changed: list[Value] = []
    made.changed.connect(lambda: changed.append(made.value()))
    name, choose = (
        part(made, PathEdit),
        next(each for each in made.findChildren(QToolButton) if each.text() == "…"),
    )
    assert name.placeholderText() == str(parameter.placeholder)
    assert name.accessibleName() == str(parameter.label)
    assert choose.accessibleName() == f"Choose a file ({parameter.label})"
    made.set_value("/a.py")
    assert (made.value(), changed) == ("/a.py", [])
    name.setText("/b.py")
    assert changed == []  # while it is typed
    name.editingFinished.emit()
    name.editingFinished.emit()
    assert changed == ["/b.py"]
    answers = ["/c.py", ""]

    def ask(*_arguments: object, **options: object) -> tuple[str, str]:
        overwrites = {"options": QFileDialog.Option.DontConfirmOverwrite}
        assert options == ({} if parameter.must_exist else overwrites)
        return answers.pop(0), ""

    kind = "getOpenFileName" if parameter.must_exist else "getSaveFileName"
    monkeypatch.setattr(QFileDialog, kind, ask)
    choose.click()
    choose.click()
    assert changed == ["/b.py", "/c.py"]
    assert (made.value(), name.path()) == ("/c.py", "/c.py")
    name.setText("bad\nname")
    name.editingFinished.emit()
    assert made.value() == "/c.py"
    name.setText("")
    assert changed[-1] == ""


def test_infinity_is_beside_the_trials(form: PlayerForm) -> None:
    """The switch shows ∞ in the number's place; typed ∞ sets it only where it is enabled."""
    form.set_spec(parse_spec("mc"))
    mc = player_kind("mc")
    trials, exact = field(form, mc, "trials").widget, field(form, mc, "exact").widget
    assert isinstance(trials, CountField)
    assert isinstance(exact, QToolButton)
    assert exact.text() == "∞"
    exact.setEnabled(False)
    trials.infinity_typed.emit()
    assert not exact.isChecked()
    exact.setEnabled(True)
    trials.infinity_typed.emit()
    assert exact.isChecked()
    assert trials.text() == "∞"
