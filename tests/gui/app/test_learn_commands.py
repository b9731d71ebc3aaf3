"""What the commands for learning open, and which games are collected for their mistakes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel, QToolButton, QTreeWidget

from tests.gui.app.test_lab_in_window import lab_window
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tttmc_app.analysis.review import review
from tttmc_app.core import Position, Rules, Square, square_name
from tttmc_app.core.notation import square_names
from tttmc_app.core.numbers import percent
from tttmc_app.gui.app.help_window import HelpWindow
from tttmc_app.gui.game.presenter import AT_ONCE
from tttmc_app.gui.lab.convergence_page import ConvergencePage
from tttmc_app.gui.lab.limits_page import LimitsPage
from tttmc_app.gui.learn import lines_page, mistake_collector
from tttmc_app.gui.learn.lessons_page import LessonsPage
from tttmc_app.gui.learn.lines_page import LinePage
from tttmc_app.gui.learn.mistake_collector import MistakeCollector
from tttmc_app.gui.learn.pages import LearnPages
from tttmc_app.gui.learn.practice_page import PracticePage
from tttmc_app.gui.look.languages import language_in_use
from tttmc_app.gui.panels.player_card import PlayerCard

LESSON_OF = {"mc": "01-trial", "learner": "08-learner", "tree": "09-tree-search"}
HEADING_OF = {
    "human": "You",
    "forward": "Forward sampling",
    "perfect": "Perfect",
    "level": "Machine by level",
    "course": "Student's file",
    "engine": "Gomocup engine",
    "random": "Random",
}
"""The heading of the manual that each of the other kinds of player opens."""


def test_each_kind_of_player_is_explained(open_window: OpenWindow) -> None:
    """Both cards lead to the lesson about their player, or to its heading in the manual."""
    hand = open_window(o="human")
    cards = hand.window.findChildren(PlayerCard)
    assert len(cards) == 2
    for kind, name in LESSON_OF.items():
        for card in cards:
            hand.press("practise")
            card.lesson_requested.emit(kind)
            lessons = hand.part(LessonsPage, "lessonsPage")
            assert (hand.page, lessons.lesson.name) == ("lessons", name)
            lessons.choose(1)
    assert hand.window.findChild(HelpWindow) is None
    for kind, heading in HEADING_OF.items():
        for card in cards:
            card.lesson_requested.emit(kind)
            manual = hand.part(HelpWindow, "helpPage")
            current = hand.part(QTreeWidget, "helpPages").currentItem()
            assert current is not None
            assert (manual.page, current.text(0)) == ("04-players.md", heading)
            manual.open_at("03-thinking.md")
    hand.part(HelpWindow, "helpPage").close()


def test_the_lab_gets_the_thought_s_position_or_the_board_s(open_window: OpenWindow) -> None:
    """Convergence examines the position of the thought shown, limits the rules and the machine."""
    hand = open_window(o="mc:trials=40,other=3", rules=Rules(4, 3))
    hand.click(1, 1)
    hand.until_moves(2)
    hand.until(lambda: not hand.game.is_busy)
    hand.press("convergence")
    converge = lab_window().page("converge")
    assert isinstance(converge, ConvergencePage)
    assert converge.position() == hand.record.positions[1]
    hand.press("limits")
    limits = lab_window().page("limits")
    assert isinstance(limits, LimitsPage)
    study = limits.recipe()
    assert (study.player.text, study.rules) == ("mc:trials=40,current=1,other=3", Rules(4, 3))
    hand.press("firstMove")
    hand.press("ask")
    hand.until(lambda: not hand.game.is_busy)
    hand.press("convergence")
    assert converge.position() == hand.record.positions[0]
    hand.press("practise")
    elsewhere = Position.parse("XO../..../..../....", Rules(4, 4))
    hand.part(LearnPages, "").page(PracticePage).shell.examine("converge", elsewhere)
    assert lab_window().page_name == "converge"
    assert converge.position() == elsewhere
    lab_window().close()


def collected(hand: Hand) -> list[tuple[str, str]]:
    """Return the players of the games that wait for a review."""
    found = hand.window.findChildren(MistakeCollector)
    return [record.players for each in found for record in each.games]


def test_a_reviewed_game_is_collected_no_more(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A complete review removes its own game only; the others wait on, in another language too."""
    monkeypatch.setenv("TTTMC_ALL_LANGUAGES", "1")
    hand = open_window()
    hand.play_to_the_end()
    first = hand.record
    hand.press("newGame")
    hand.play_to_the_end()
    (collector,) = hand.window.findChildren(MistakeCollector)
    assert list(collector.games) == [first, hand.record]
    hand.press("review")
    hand.until(lambda: list(collector.games) == [first])
    hand.window.choose_language("de")
    hand.until(lambda: language_in_use().code == "de")
    hand.press("newGame")
    hand.play_to_the_end()
    assert hand.window.findChildren(MistakeCollector) == [collector]
    assert list(collector.games) == [first, hand.record]
    hand.window.close()
    assert list(collector.games) == []


@pytest.mark.parametrize("is_asked", [False, True])
def test_a_lost_game_says_where_it_was_lost(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, *, is_asked: bool
) -> None:
    """A review names the move, the quiet one or one that was asked for; then you try a better one.

    That replaces the lost game in the series until Undo returns to it.
    """
    monkeypatch.setattr(mistake_collector, "IDLE_MS", 10**9 if is_asked else 0)
    hand = open_window(o="perfect")
    for square in ((0, 1), (0, 0), (1, 0), (2, 2), (1, 2), (2, 1), (2, 0), (0, 2), (1, 1)):
        if square in hand.record.position.legal_squares and hand.record.result is None:
            hand.click(*square)
            hand.until(lambda: hand.game.session.is_human_turn or hand.record.result is not None)
    hand.until_over()
    *_, last = review(hand.record)
    assert last is not None
    turned = last.review.turning_point
    assert turned is not None
    headline = hand.part(QLabel, "headline")
    if is_asked:
        hand.press("review")
        hand.until(lambda: hand.part(QToolButton, "reviewTry").isVisible())
    hand.until(lambda: hand.board.picture.fault == turned.square)
    assert f"move {turned.number + 1}: {square_name(turned.square)}" in headline.text()
    assert str(square_names(turned.better)) in hand.part(QLabel, "momentLine").text()
    lost = hand.record
    hand.push("reviewTry" if is_asked else "tryBetterButton")
    assert hand.record.moves[turned.number].square == turned.better[0]
    hand.until(lambda: hand.game.session.is_human_turn)
    assert (hand.can("tryBetter"), hand.game.standing.results) == (False, ())
    hand.game.follow(0)
    assert hand.can("tryBetter")  # what is known of a game comes back with it
    while hand.record != lost:
        hand.press("undo")
    assert (hand.can("tryBetter"), len(hand.game.standing.results)) == (True, 1)
    hand.press("setUpPosition")
    assert (hand.can("undo"), hand.board.picture.fault) == (False, None)
    hand.push("setUpCancel")
    hand.click(*turned.square)
    hand.push("messageAction")  # a click on a finished game offers the next one
    assert hand.record.result is None


def test_a_win_that_was_missed_can_be_tried(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tie may be worth as much as a loss."""
    monkeypatch.setattr(mistake_collector, "IDLE_MS", 0)
    hand = open_window(o="perfect")
    hand.game.new_game(start=Position.parse("X.O/OX./..."))
    for square in ((1, 2), (0, 1), (2, 0)):
        hand.click(*square)
        hand.until(lambda: hand.game.session.is_human_turn or hand.record.result is not None)
    hand.until(lambda: hand.can("tryBetter"))
    hand.push("tryBetterButton")
    assert hand.record.moves[0].square in ((0, 1), (2, 2))


@pytest.mark.parametrize(
    ("rules", "board", "square", "ends"),
    [
        (Rules(3), "X.O/.../...", (1, 0), True),
        (Rules(3), "X../.../...", (0, 1), True),
        (Rules(3), "X../.../...", (1, 1), False),
        (Rules(4, 3), "..../..../..../....", (1, 1), True),
    ],
    ids=["it wins", "it loses", "it ties", "on 4×4"],
)
def test_a_proven_square_shows_its_whole_line(
    open_window: OpenWindow,
    monkeypatch: pytest.MonkeyPatch,
    rules: Rules,
    board: str,
    square: Square,
    *,
    ends: bool,
) -> None:
    """It is played on the board, to the end of the game or until the tie is safe."""
    monkeypatch.setattr(lines_page, "MOVE_MS", 1)
    hand = open_window(o="human", rules=rules)
    position = Position.parse(board, rules)
    hand.game.new_game(start=position)
    hand.board.move_cursor(square)
    hand.press("showLine")
    assert square_name(square) in hand.message  # until it is proven
    hand.choose("overlay", "Truth")
    hand.until(lambda: hand.presenter.facts is not None and hand.presenter.facts.is_solved)
    hand.press("showLine")
    track = hand.part(LinePage, "linePage").board
    hand.until(lambda: track.at > 1 and not hand.part(QToolButton, "lineNextStep").isEnabled())
    assert track.step is not None
    last = track.step.position
    assert last.mark_at(square) is position.to_move
    assert (last.outcome is not None) is ends


def test_a_hint_says_how_often_such_a_choice_errs(open_window: OpenWindow) -> None:
    """In a solved position; what the opponent thought says nothing of mistakes."""
    hand = open_window(o="mc:trials=10")
    label = hand.part(QLabel, "slipChance")
    hand.game.new_game(start=Position.parse("XO./.../..."))
    hand.press("ask")
    hand.until(label.isVisible)
    assert hand.presenter.facts is not None
    chance = hand.presenter.facts.slip_chance
    assert chance is not None
    words = label.text().replace("\N{NO-BREAK SPACE}", " ")
    assert "always" in words if chance in (0, 1) else percent(chance) in words
    hand.press("backToGame")
    assert not label.isVisible()


def test_mistakes_are_told_when_you_ask(
    open_window: OpenWindow, first_window: Callable[[], Hand]
) -> None:
    """They spoil a game against a machine, so a choice in the menu decides, and is kept."""

    def tells(hand: Hand) -> bool:
        hand.until_studied()
        overlay = hand.board.picture.overlay
        is_marked = overlay is not None and bool(overlay.verdicts)
        assert is_marked is ("b2" in hand.part(QLabel, "legend").text())
        return is_marked

    hand = open_window(o="learner")
    hand.click(0, 0)
    hand.until_moves(2)  # b1, which loses: only b2 holds the tie
    found = [tells(hand)]
    hand.pick(AT_ONCE)
    found.append(tells(hand))
    hand.window.close()
    found.append(tells(first_window()))
    assert found == [False, True, True]
