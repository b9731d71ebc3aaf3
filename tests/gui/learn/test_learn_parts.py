"""The track below a board, the chart of a review and the words of learning, each alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.analysis.test_review import played
from tests.gui.parts import part
from tttmc_app.analysis.estimates import Estimate
from tttmc_app.analysis.insight import Insight
from tttmc_app.analysis.refutation import ProvenLine
from tttmc_app.analysis.review import GameReview, MoveClass, MoveReview
from tttmc_app.analysis.review_texts import CLASS_NAMES, results_thought
from tttmc_app.core import Mark, Meaning, Position, Rules, Text, Thought
from tttmc_app.experiments.chart import Axis, Dash, Dot, Ink
from tttmc_app.gui.learn import track_board
from tttmc_app.gui.learn.buttons import ButtonGrid
from tttmc_app.gui.learn.review_chart import review_chart
from tttmc_app.gui.learn.track_board import Step, TrackBoard
from tttmc_app.gui.learn.wording import line_text, move_text, summary_text, turn_text
from tttmc_app.gui.look.theme import DARK

RECORD = played("a1 b2 c3 a3")
STEPS = [
    Step(position, None if not n else RECORD.moves[n - 1].square, None, f"caption {n}")
    for n, position in enumerate(RECORD.positions)
]
WAYS = ("First", "Previous", "Next", "Last")


@pytest.fixture
def track(qtbot: QtBot) -> TrackBoard:
    """Return a visible board with the positions of a game, at the third."""
    made = TrackBoard("some")
    qtbot.addWidget(made)
    made.resize(400, 450)
    made.show_steps(STEPS, 2)
    made.show()
    made.activateWindow()
    return made


def button(track: TrackBoard, way: str) -> QToolButton:
    """Return a button below the board."""
    return part(track, QToolButton, f"some{way}Step")


@pytest.mark.parametrize(
    ("way", "key", "at"),
    [
        ("First", Qt.Key.Key_Home, 0),
        ("Previous", Qt.Key.Key_Left, 1),
        ("Next", Qt.Key.Key_Right, 3),
        ("Last", Qt.Key.Key_End, 4),
    ],
)
def test_each_button_and_key_goes_its_way(
    track: TrackBoard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, way: str, key: Qt.Key, at: int
) -> None:
    """Buttons and keys with Alt show a position, report it and announce its text."""
    told: list[str] = []

    def tell(_widget: QWidget, text: str) -> None:
        told.append(text)

    monkeypatch.setattr(track_board, "announce", tell)
    moved: list[int] = []
    shown: list[int] = []

    def note(at: int) -> None:
        moved.append(at)
        shown.append(track.at)

    track.moved.connect(note)
    button(track, way).click()
    qtbot.waitUntil(track.isActiveWindow)
    track.go_to(2)
    track.board.setFocus()
    QTest.keyClick(track.board, key, Qt.KeyboardModifier.AltModifier)
    assert moved == shown == [at, at], "it is told when the position is shown"
    end = 0 if at < 2 else 4
    track.go_to(end)
    QTest.keyClick(track.board, key, Qt.KeyboardModifier.AltModifier)
    assert (track.at, len(moved)) == (end, 2), "there is nothing further that way"
    track.go_to(at)
    assert told == [f"caption {at}"] * 2
    assert track.at == at
    assert track.step == STEPS[at]
    assert track.caption == f"caption {at}"
    assert track.board.picture.position == RECORD.positions[at]
    assert track.board.picture.last_move == STEPS[at].last_move
    spoken = [step._replace(spoken=f"spoken {n}") for n, step in enumerate(STEPS)]
    track.show_steps(spoken, 2)
    button(track, way).click()
    assert told[-1] == f"spoken {at}"


def test_buttons_suit_the_position(track: TrackBoard) -> None:
    """At an end its two buttons are disabled; for a single position there are none."""
    for at, usable in ((0, [0, 0, 1, 1]), (2, [1, 1, 1, 1]), (4, [1, 1, 0, 0]), (9, [1, 1, 0, 0])):
        track.go_to(at)
        assert [button(track, way).isEnabled() for way in WAYS] == [bool(each) for each in usable]
        assert all(button(track, way).isVisible() for way in WAYS)
    assert track.at == 4
    track.go_to(-3)
    assert track.at == 0
    track.show_steps(STEPS[:1])
    assert not any(button(track, way).isVisible() for way in WAYS)
    names = ["First position", "Previous move", "Next move", "Last move"]
    assert [button(track, way).accessibleName() for way in WAYS] == names
    keys = ("Alt+Home", "Alt+Left", "Alt+Right", "Alt+End")
    assert [button(track, way).toolTip() for way in WAYS] == [
        f"{name} ({key})" for name, key in zip(names, keys, strict=True)
    ]


def test_no_steps_show_nothing(qtbot: QtBot) -> None:
    """Before anything is shown there is no step, and squares have no description."""
    track = TrackBoard("some")
    qtbot.addWidget(track)
    assert (track.step, track.at, track.caption) == (None, 0, "")
    assert track.board.describe((0, 0)) == ""
    track.set_next_mark(playable=True)
    assert not any(button(track, way).isEnabled() for way in WAYS)
    track.set_theme(DARK)


def hover(track: TrackBoard) -> Mark | None:
    """Return the mark that the mouse previews on an empty square."""
    board = track.board
    QTest.mouseMove(board, board.square_rect(0, 1).center())
    QTest.mouseMove(board, board.square_rect(1, 0).center())
    return board.picture.hover_mark


def test_a_click_is_previewed_where_it_plays(track: TrackBoard) -> None:
    """The side to move is previewed if a click plays, and never after the end of a game."""
    over = Position.parse("XXX/.O./O..", finished=True)
    for position, playable, mark in (
        (RECORD.positions[2], True, Mark.X),
        (RECORD.positions[3], True, Mark.O),
        (RECORD.positions[3], False, None),
        (over, True, None),
    ):
        track.show_steps([Step(position)])
        track.set_next_mark(playable=playable)
        assert hover(track) is mark


def test_squares_are_described_with_their_proof(track: TrackBoard) -> None:
    """A description has the value, and what is proven beside an estimate."""
    position = RECORD.positions[2]
    values = tuple(None if position.mark_at(divmod(i, 3)) else float(i) for i in range(9))
    thought = Thought(Meaning.PLAIN, Mark.X, values, None, ((2, 2),), 0, None, 1)
    insight = Insight(position, {(0, 1): (0, 0), (0, 2): (-1, 1)})
    track.show_steps([Step(position, None, thought)])
    assert track.board.describe((0, 1)) == "b1, empty, value 1"
    track.show_steps([Step(position, None, thought, insight=insight)])
    assert track.board.describe((0, 1)) == "b1, empty, value 1, proven tie"
    assert track.board.describe((0, 2)) == "c1, empty, value 2"
    overlay = track.board.picture.overlay
    assert overlay is not None
    assert overlay.kind.key == "against"


@pytest.mark.parametrize(("size", "key"), [(12, "scores"), (13, "colours")])
def test_large_boards_show_only_colours(track: TrackBoard, size: int, key: str) -> None:
    """On boards larger than 12×12 the values are colours only."""
    position = Position.start(Rules(size, 5))
    values = tuple(float(i) for i in range(size * size))
    thought = Thought(Meaning.PLAIN, Mark.X, values, None, (), 0, None, 1)
    track.show_steps([Step(position, None, thought)])
    overlay = track.board.picture.overlay
    assert overlay is not None
    assert overlay.kind.key == key


def test_a_click_on_the_board_is_passed_on(track: TrackBoard) -> None:
    """The track emits the squares that are clicked."""
    clicked: list[tuple[int, int]] = []

    def note(row: int, col: int) -> None:
        clicked.append((row, col))

    track.chosen.connect(note)
    centre = track.board.square_rect(1, 2).center()
    QTest.mouseClick(track.board, Qt.MouseButton.LeftButton, pos=centre)
    assert clicked == [(1, 2)]


def test_a_grid_shows_only_what_applies(qtbot: QtBot) -> None:
    """Buttons call their functions; those not named stay as they are."""
    pressed: list[str] = []

    def noting(name: str) -> Callable[[], None]:
        def note() -> None:
            pressed.append(name)

        return note

    grid = ButtonGrid(*((name, name.upper(), noting(name)) for name in ("a", "b", "c")))
    qtbot.addWidget(grid)
    grid.show()
    assert [(each.objectName(), each.text()) for each in grid] == [
        ("a", "A"),
        ("b", "B"),
        ("c", "C"),
    ]
    grid.show_only({"a": False, "b": True})
    assert [each.isVisible() for each in grid] == [False, True, True]
    grid.show_only({"a": True, "c": False})
    assert [each.isVisible() for each in grid] == [True, True, False]
    for each in grid:
        each.click()
    assert pressed == ["a", "b", "c"]
    assert grid["b"].text() == "B"


def move(number: int, kind: MoveClass, **more: object) -> MoveReview:
    """Return the review of a move of the game."""
    square = RECORD.moves[number].square
    side = RECORD.positions[number].to_move
    made = MoveReview(number, side, square, kind, 0.5, None, (), (0, 0), (-1, -1), True, ())
    return made._replace(**more)  # type: ignore[arg-type]  # its fields


FOUND = GameReview(
    RECORD,
    (move(1, MoveClass.BEST), move(2, MoveClass.MISTAKE), move(3, MoveClass.BLUNDER)),
    ((-1, 1), (0, 1), (1, 1), (0, 0)),
    (Estimate(0.6, 0.01), None, Estimate(0.7, 0.4), Estimate(0.5, 0.0)),
    (Estimate(0.55, 0.02), Estimate(0.65, 0.02), Estimate(0.9, 0.0), None),
)


def test_a_chart_has_a_curve_for_each_source() -> None:
    """Proofs, searches and random games are curves of X's share with bands, broken by gaps."""
    chart = review_chart(FOUND)
    found = [(c.xs, tuple(round(y) for y in c.ys), c.ink, c.dash, c.dot) for c in chart.curves]
    assert found == [
        ((1.0,), (60,), Ink.ACCENT, Dash.DASHED, Dot.ROUND),
        ((3.0, 4.0), (70, 50), Ink.ACCENT, Dash.DASHED, Dot.NONE),
        ((1.0, 2.0), (55, 65), Ink.SECOND, Dash.SOLID, Dot.NONE),
        ((3.0, 4.0), (100, 50), Ink.TEXT, Dash.SOLID, Dot.ROUND),
    ]
    bands = [
        [(round(lo), round(hi)) for lo, hi in zip(c.lows, c.highs, strict=True)]
        for c in chart.curves
    ]
    assert bands == [
        *([(58, 62)], [(0, 100), (50, 50)], [(51, 59), (61, 69)], [(100, 100), (50, 50)]),
    ]
    assert [(str(key.name), key.ink, key.dash) for key in chart.keys] == [
        ("Proven", Ink.TEXT, Dash.SOLID),
        ("Tree search", Ink.SECOND, Dash.SOLID),
        ("Random games", Ink.ACCENT, Dash.DASHED),
    ]
    assert chart.x == Axis(Text("moves played"), low=0, high=4, is_whole=True)
    assert chart.y == Axis("", low=-4, high=104, unit=" %")
    assert str(chart.title) == "X's share of points"
    assert str(chart.caption) == (
        "100 %: X wins, 50 %: tie, 0 %: O wins. Bands: two standard errors."
    )
    nothing = GameReview(replace(RECORD, moves=()))
    assert review_chart(nothing).x == Axis(Text("moves played"), low=0, high=1, is_whole=True)


def test_each_position_has_a_spot() -> None:
    """Spots name the move, what is proven, the random games and the class, at the best height."""
    chart = review_chart(FOUND)
    assert [(spot.x, round(spot.y), str(spot.words)) for spot in chart.spots] == [
        (1.0, 55, "1. X a1: not proven; random games 60 %"),
        (2.0, 65, "2. O b2: X doesn't lose; random games – (best)"),
        (3.0, 100, "3. X c3: X wins; random games 70 % (mistake)"),
        (4.0, 50, "4. O a3: tie; random games 50 % (blunder)"),
    ]
    whole = GameReview(
        replace(RECORD, moves=RECORD.moves[:0]), (), ((0, 0),), (Estimate(0.6, 0.01),), (None,)
    )
    (start,) = review_chart(whole).spots
    assert (start.x, start.y, str(start.words)) == (0.0, 50.0, "Start: tie; random games 60 %")
    bare = review_chart(GameReview(RECORD, (), ((-1, 1),), (None,), (None,)))
    assert (bare.keys, bare.curves, bare.spots[0].y) == ((), (), 50.0)
    assert str(review_chart(GameReview(RECORD)).empty) == "The review begins with the last move."


SIGNS = {
    MoveClass.FORCED: "",
    MoveClass.ONLY: "!",
    MoveClass.BEST: "",
    MoveClass.GOOD: "",
    MoveClass.DOUBTFUL: "?!",
    MoveClass.LIKELY_MISTAKE: "?",
    MoveClass.MISTAKE: "?",
    MoveClass.BLUNDER: "??",
}


@pytest.mark.parametrize("kind", MoveClass)
def test_a_reviewed_move_has_its_sign(kind: MoveClass) -> None:
    """A move is listed with its number, side, square, sign and class."""
    assert move_text(move(1, kind)) == f"2. O b2{SIGNS[kind]}  {CLASS_NAMES[kind]}"


def test_the_words_of_lines_and_turns() -> None:
    """Texts say whose turn it is or who won, what a line proves and how far it is."""
    assert turn_text(RECORD.positions[0]) == "X to move"
    assert turn_text(RECORD.positions[1]) == "O to move"
    assert turn_text(Position.parse("XXX/.O./O..", finished=True)) == "X wins"
    assert turn_text(Position.parse("OOO/XX./X..", finished=True)) == "O wins"
    assert turn_text(Position.parse("XOX/XOO/OXX", finished=True)) == "Tie"
    moves = ((0, 0), (0, 1), (0, 2))
    for line, words in (
        (ProvenLine(moves, 1, is_shortest=True), "The shortest win: move 2 of 3"),
        (ProvenLine(moves, 1, is_shortest=False), "A proven win: move 2 of 3"),
        (ProvenLine(moves, 0, is_shortest=True), "A proven line that holds the tie: move 2 of 3"),
    ):
        assert line_text(line, 2) == words


def test_a_summary_has_both_accuracies() -> None:
    """Each side has its own accuracy, or a dash if none of its moves mattered."""
    text = summary_text(FOUND).replace("\N{NO-BREAK SPACE}", " ")
    x, o = (FOUND.accuracy(mark) for mark in Mark)
    assert x == 0.5
    assert o == 0.5
    assert text.startswith("Accuracy: X 50 %, O 50 %. Proven mistakes: X 1, O 1.")
    one = replace(FOUND, moves=FOUND.moves[1:2])
    assert (
        summary_text(one)
        .replace("\N{NO-BREAK SPACE}", " ")
        .startswith("Accuracy: X 50 %, O –. Proven mistakes: X 1, O 0.")
    )
    assert results_thought(RECORD.positions[0], ()).best == ()


def test_moves_run_to_the_right_in_every_language(qtbot: QtBot) -> None:
    """The button for the first position is at the left, from right to left too."""
    made = TrackBoard("some")
    made.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.addWidget(made)
    made.show()
    xs = [button(made, way).x() for way in ("First", "Previous", "Next", "Last")]
    assert xs == sorted(set(xs))
