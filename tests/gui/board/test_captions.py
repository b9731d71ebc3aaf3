"""Every sentence of the legend's caption, for thoughts of every meaning and on every occasion."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tttmc_app.core import Expectation, Mark, Meaning, Tally, Text, Thought, Weights
from tttmc_app.core.thought import Confidence
from tttmc_app.gui.board.captions import Occasion, caption, explain_level, lesson_of
from tttmc_app.gui.board.overlay import FORMATS

NONE = (0,) * 9
TALLY = Tally(2, 97, 1, NONE, NONE, NONE, NONE)
EXACT = Expectation(0.5, 0.2, 0.3, (0.0,) * 9, (0.0,) * 9, (0.0,) * 9, (0.0,) * 9)
SCORES = Thought(
    Meaning.SCORE,
    Mark.O,
    (4.0, 7.0, *(None,) * 7),
    None,
    ((0, 1),),
    100,
    100,
    seed=1,
    tally=TALLY,
    weights=Weights(),
)
LINE = ((0, 0), (1, 1), (2, 2), (0, 1))
SAID = Text("A note.")


def made(meaning: Meaning, *values: float | None, **changes: Any) -> Thought:
    """Return a thought of O with the values of the first squares."""
    known = (*values, *(None,) * (9 - len(values)))
    changed: dict[str, Any] = {"tally": None, "weights": None, **changes}
    return replace(SCORES, meaning=meaning, values=known, **changed)


def words(thought: Thought | None, occasion: Occasion | None = None, *, tied: bool = False) -> str:
    """Return the caption of a thought on an occasion."""
    explain = None if thought is None else FORMATS[thought.meaning].explain
    return caption(thought, explain, TALLY if tied else None, occasion or Occasion())


@pytest.mark.parametrize(
    ("thought", "expected"),
    [
        (
            None,
            "Scores appear on the squares when a machine thinks. Right-click one for more.",
        ),
        (
            SCORES,
            (
                "Score per trial: bigger and bolder is better for O. Bold squares helped O "
                "win its random games."
            ),
        ),
        (
            replace(SCORES, note=SAID),
            (
                "A note. Score per trial: bigger and bolder is better for O. Bold squares "
                "helped O win its random games."
            ),
        ),
        (
            replace(SCORES, tally=None, expectation=EXACT, note=SAID),
            (
                "Exact score per trial: bigger and bolder is better for O. Bold squares help O "
                "win random games."
            ),
        ),
        (replace(SCORES, tally=None, note=SAID), "A note."),
        (
            made(Meaning.CHANCE, 0.4, 0.6, note=SAID),
            (
                "A note. Chance of the best score: how likely each square is to score highest "
                "after infinitely many trials; equal squares share it. The best score need not be "
                "the best move."
            ),
        ),
        (
            made(Meaning.RATE, 0.4, 0.6),
            (
                "Rate: the share of random games from each square that went well for O. Bigger "
                "and bolder is better."
            ),
        ),
        (
            made(Meaning.VISITS, 4.0, 6.0, rates=(0.1, 0.55, *(None,) * 7), line=LINE[:2]),
            (
                "Share of visits: how often O's search tried each square; bigger and bolder is "
                "better. The best square scores 55\xa0%. ①②: the expected moves, a1 b2."
            ),
        ),
        (
            made(Meaning.VISITS, 4.0, 6.0, note=SAID, line=LINE),
            "A note. ①②③: the expected moves, a1 b2 c3 b1.",
        ),
        (
            made(Meaning.RESULT, 0.0, 1.0, note=SAID, plies=(None,) * 9),
            "The result of each square for O if both sides play their best. A note.",
        ),
        (
            made(Meaning.RESULT, 0.0, 1.0, plies=(None, 3, *(None,) * 7)),
            (
                "The result of each square for O, and in how many of its own moves, if both "
                "sides play their best."
            ),
        ),
        (
            made(Meaning.PLAIN, 4.0, 6.0, note=SAID, line=LINE[:2]),
            "A note. ①②: the expected moves, a1 b2.",
        ),
        (
            made(Meaning.EVALUATION, None, 6.0, note=SAID, line=LINE[:2]),
            (
                "The number is the engine's own value for O's best move. ①②: the expected moves, "
                "a1 "
                "b2. Its last message: “A note.”."
            ),
        ),
        (
            made(Meaning.MISTAKES, -1.0, 0.0),
            (
                "Squares marked as a mistake are known to lose from O's textbook. O plays the "
                "first of the others."
            ),
        ),
        (
            made(Meaning.MISTAKES, 0.0, 0.0),
            "O's textbook lists no mistake here yet, so O plays the first square.",
        ),
    ],
)
def test_every_meaning_is_explained(thought: Thought | None, expected: str) -> None:
    """A current thought is explained by what its values mean, and by its note if it has one."""
    assert words(thought) == expected


PLAYED = "How O rated the squares before it played b1. "


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"past": (0, 1)}, PLAYED),
        ({"past": (0, 1), "is_view": True}, "The position before O played b1. "),
        (
            {"past": (0, 1), "is_other": True},
            "How O would have rated the squares before it played b1, with 100 trials. ",
        ),
        (
            {"past": (0, 1), "is_rescored": True},
            "How O would have rated the squares before it played b1, with its new weights. ",
        ),
        ({"past": (0, 1), "slip": "A slip."}, "A slip. "),
    ],
)
def test_a_past_thought_says_so(changes: dict[str, Any], expected: str) -> None:
    """A thought about an earlier position names the move to which it led, and what has changed."""
    occasion = Occasion(**changes)
    meaning = words(SCORES) if occasion.is_view else "Bigger and bolder was better for O."
    assert words(SCORES, occasion) == f"{expected}{meaning}"


@pytest.mark.parametrize(
    ("thought", "expected"),
    [
        (replace(SCORES, note=SAID), "Bigger and bolder was better for O."),
        (replace(SCORES, note=SAID, tally=None), "Bigger and bolder was better for O. A note."),
        (
            replace(SCORES, note=SAID, confidence=Confidence(95.0, True, ((0, 1),))),
            "Bigger and bolder was better for O. A note.",
        ),
        (made(Meaning.RESULT, 0.0, 1.0), ""),
    ],
)
def test_a_past_thought_is_explained_briefly(thought: Thought, expected: str) -> None:
    """It says for whom the squares were rated, how sure the player was, and no more."""
    assert words(thought, Occasion(past=(0, 1))) == f"{PLAYED}{expected}".strip()


@pytest.mark.parametrize(
    ("thought", "is_lost", "expected"),
    [
        (SCORES, False, "All squares score the same, so O picks one at random."),
        (SCORES, True, "Shown: score per trial."),
        (
            replace(SCORES, weights=Weights(0, 0)),
            False,
            "Both weights are 0, so every square scores 0 and O picks one at random.",
        ),
        (made(Meaning.RATE, 0.0, 0.0, note=SAID), True, "A note."),
        (
            made(Meaning.VISITS, 1.0, 1.0, note=SAID),
            False,
            "No square is known to be best. A note.",
        ),
    ],
)
def test_where_no_square_is_best_none_is_called_better(
    thought: Thought, is_lost: bool, expected: str
) -> None:
    """The values are named, and why none is best unless a sentence before it says that all lose."""
    name = FORMATS[thought.meaning].name
    assert explain_level(thought, name, is_lost=is_lost) == expected


@pytest.mark.parametrize(
    ("thought", "changes", "expected"),
    [
        (SCORES, {}, "Bigger and bolder is better for O."),
        (made(Meaning.RESULT, 0.0, 1.0), {}, ""),
        (
            made(Meaning.PLAIN, 1.0, 2.0, line=LINE),
            {},
            "Bigger and bolder is better for O. ①②③: the expected moves, a1 b2 c3 b1.",
        ),
        (
            made(Meaning.PLAIN, 1.0, 2.0, line=LINE),
            {"is_line_numbered": False, "numbers_fit": False},
            (
                "Bigger and bolder is better for O. Expected moves: a1 b2 c3 b1. "
                "Point at a square for its value, or zoom in."
            ),
        ),
        (
            SCORES,
            {"slip": "A slip."},
            (
                "A slip. Score per trial: bigger and bolder is better for O. Bold squares "
                "helped O win its random games."
            ),
        ),
        (
            made(Meaning.EVALUATION, None, 6.0),
            {},
            "The number is the engine's own value for O's best move.",
        ),
    ],
)
def test_a_reason_elsewhere_shortens_the_explanation(
    thought: Thought, changes: dict[str, Any], expected: str
) -> None:
    """Where a suggestion has a reason, no more is explained, unless the square is proven worse."""
    assert words(thought, Occasion(reason="A reason.")._replace(**changes)) == expected


RANDOM = made(Meaning.SCORE, trials=0)
EMPTY_ENGINE = made(Meaning.EVALUATION, trials=0)


@pytest.mark.parametrize(
    ("thought", "occasion", "expected"),
    [
        (RANDOM, Occasion(), "O's move is chosen at random."),
        (RANDOM, Occasion(past=(0, 0)), "O moved at random."),
        (RANDOM, Occasion(reason="A reason.", nothing="Nothing."), "Nothing."),
        (RANDOM, Occasion(slip="A slip."), "A slip. O's move is chosen at random."),
        (replace(RANDOM, trials=5), Occasion(), "O has proven nothing yet."),
        (
            replace(RANDOM, share=0.5, note=SAID),
            Occasion(),
            "O is calculating what infinitely many trials would show.",
        ),
        (EMPTY_ENGINE, Occasion(), "O's engine has reported nothing yet."),
        (
            replace(EMPTY_ENGINE, move=(0, 0), note=SAID),
            Occasion(),
            "O's engine gave no value for its move. Its last message: “A note.”.",
        ),
        (None, Occasion(nothing="Nothing."), "Nothing."),
        (SCORES, Occasion(nothing="Nothing."), "Nothing."),
    ],
)
def test_a_thought_without_values_says_why(
    thought: Thought | None, occasion: Occasion, expected: str
) -> None:
    """Where no square has a value, the caption says what the machine did or is doing."""
    assert words(thought, occasion) == expected


def test_the_end_of_a_game_leads_to_its_moves() -> None:
    """After the end the last thought is explained, or it says how to go through the game."""
    arrows = "Use the arrow buttons to go through the game."
    assert words(None, Occasion(is_over=True)) == arrows
    assert words(SCORES, Occasion(is_over=True, nothing="Off.")) == arrows
    assert words(SCORES, Occasion(past=(0, 1), is_over=True)).startswith(PLAYED)


def test_many_ties_come_before_the_explanation() -> None:
    """If nearly all trials tie, the caption gives their share and doesn't explain the scores."""
    ties = "Nearly all trials tie (97\xa0%), so the scores mean little here."
    assert words(SCORES, tied=True) == ties
    assert words(SCORES, Occasion(past=(0, 1)), tied=True) == PLAYED + ties
    assert words(SCORES, Occasion(reason="A reason."), tied=True) == ties
    assert words(SCORES, Occasion(slip="A slip.", reason="No."), tied=True) == f"A slip. {ties}"


def test_hidden_numbers_end_the_explanation() -> None:
    """Where the squares show no numbers, the caption of any thought says last how to see them."""
    point = "Point at a square for its value, or zoom in."
    for thought in (SCORES, made(Meaning.RESULT, 0.0, 1.0), made(Meaning.RATE, 0.4, 0.6)):
        assert words(thought, Occasion(numbers_fit=False)) == f"{words(thought)} {point}"


def test_eight_expected_moves_are_named() -> None:
    """A longer line ends in dots, whether its moves are numbered or not."""
    squares = tuple(divmod(i, 3) for i in range(9))
    eight, named = made(Meaning.PLAIN, 1.0, 2.0, line=squares[:8]), "a1 b1 c1 a2 b2 c2 a3 b3"
    nine = replace(eight, line=squares)
    bare = Occasion(is_line_numbered=False)
    assert words(eight).endswith(f" ①②③: the expected moves, {named}.")
    assert words(nine).endswith(f" ①②③: the expected moves, {named} …")
    assert words(eight, bare).endswith(f"; bigger and bolder is better. Expected moves: {named}.")
    assert words(nine, bare).endswith(f"; bigger and bolder is better. Expected moves: {named} …")


def test_a_learner_says_why_it_resigns() -> None:
    """If every move is a known mistake, the learner resigns, which comes before all else."""
    lost = made(Meaning.MISTAKES, -1.0, -1.0, resigns=True)
    text = "O's textbook lists every move here as a mistake, so O resigns."
    assert lesson_of(lost) == words(lost, Occasion(is_over=True)) == text
    learnt = made(Meaning.MISTAKES, -1.0, -1.0, move=(0, 1))
    assert words(learnt) == "Learnt: b1 lost. It is now a known mistake here."
    assert lesson_of(replace(lost, meaning=Meaning.RESULT)) == ""
    assert lesson_of(made(Meaning.MISTAKES, -1.0, 0.0)) == ""
