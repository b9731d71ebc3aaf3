"""Thoughts: what a tally says about the empty squares, and the move that follows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tttmc_app.core import (
    GameRecord,
    Mark,
    Meaning,
    Position,
    Rules,
    Tally,
    Text,
    Thought,
    Weights,
    best_squares,
    derive_seed,
    thought_of_tally,
    thought_without_values,
)
from tttmc_app.core.counted import GAMES
from tttmc_app.core.record_json import record_from_json, record_to_json
from tttmc_app.core.tally import Expectation
from tttmc_app.core.thought import (
    MEANINGS,
    Confidence,
    counted_in,
    counted_text,
    line_words,
    result_lines,
    result_words,
    thought_of_expectation,
    value_words,
)
from tttmc_app.players import parse_spec

POSITION = Position.parse("X../.O./...")
TALLY = Tally(
    wins=4,
    ties=2,
    losses=3,
    won_mine=(4, 1, 3, 1, 0, 1, 3, 2, 0),
    won_theirs=(0, 2, 1, 3, 4, 1, 1, 2, 4),
    lost_mine=(3, 1, 0, 1, 0, 2, 0, 1, 1),
    lost_theirs=(0, 1, 2, 1, 3, 1, 2, 1, 2),
)


def test_every_meaning_has_words() -> None:
    """Every kind of value has a name, and so have the trials or games that its thoughts count."""
    assert set(MEANINGS) == set(Meaning)
    for words in MEANINGS.values():
        assert str(words.counted.all(7)) == f"7 {words.counted.key}"
        assert str(words.value(1.0, "1"))


def think(weights: Weights, seed: int = 1) -> Thought:
    """Return the thought that follows from the tally."""
    return thought_of_tally(POSITION, TALLY, weights, 9, seed, "stream")


def test_a_thought_tells_of_empty_squares_only() -> None:
    """Occupied squares have no value and no error; the others have the tally's."""
    thought = think(Weights(1.0, 2.0))
    scores, errors = TALLY.scores(1.0, 2.0), TALLY.standard_errors(1.0, 2.0)
    empty = [POSITION.mark_at(divmod(i, 3)) is None for i in range(9)]
    assert thought.values == tuple(s if e else None for s, e in zip(scores, empty, strict=True))
    assert thought.errors == tuple(s if e else None for s, e in zip(errors, empty, strict=True))
    assert (thought.meaning, thought.side, thought.trials) == (Meaning.SCORE, Mark.X, 9)
    assert thought.stream == "stream"
    assert not thought.decided


def test_weights_decide_what_is_best() -> None:
    """With other weights, the same counts make other squares the best."""
    assert think(Weights(1.0, 0.0)).best == ((0, 2), (2, 0))
    assert think(Weights(0.0, 1.0)).values[1] == -1.0


def test_best_squares_are_all_the_equals() -> None:
    """All squares with the greatest value are best, in order; without values no square is best."""
    values = (None, 1.0, 3.0, -1.0, None, 3.0, 0.0, 3.0, None)
    assert best_squares(POSITION, values) == ((0, 2), (1, 2), (2, 1))
    assert best_squares(POSITION, (None,) * 9) == ()
    assert best_squares(POSITION, (None, -2.0, *(None,) * 7)) == ((0, 1),)


def test_a_thought_without_values_says_nothing() -> None:
    """It has no value for any square, no best square and no move, but the seed and the note."""
    position = Position.parse("XO./X../...")
    assert thought_without_values(position, 7, Text("wait")) == Thought(
        Meaning.SCORE, Mark.O, (None,) * 9, None, (), 0, None, 7, note=Text("wait")
    )
    assert not thought_without_values(position, 7).note


def test_the_whole_thought_of_a_tally() -> None:
    """Everything that was counted, aimed at and weighted is in the thought."""
    position, weights = Position.parse("XO./X../..."), Weights(0.5, 3.0)
    thought = thought_of_tally(position, TALLY, weights, 20, 5, "one")
    assert (thought.side, thought.trials, thought.target) == (Mark.O, 9, 20)
    assert (thought.seed, thought.stream) == (5, "one")
    assert (thought.tally, thought.weights) == (TALLY, weights)
    assert (thought.move, thought.resigns, thought.share, thought.line) == (None, False, None, ())
    assert [value is None for value in thought.values] == [cell != "." for cell in "XO.X....."]
    assert thought_of_tally(position, TALLY, weights, None, 5).stream == ""


def test_the_whole_thought_of_an_expectation() -> None:
    """Exact scores per trial, without errors and trials, and with a note that they are exact."""
    position, weights = Position.parse("XO./X../..."), Weights(0.5, 3.0)
    shares = tuple(number / 20 for number in range(9))
    exact = Expectation(0.5, 0.25, 0.25, shares, shares[::-1], (0.0,) * 9, (0.125,) * 9)
    thought = thought_of_expectation(position, exact, weights, 5)
    for index, value in enumerate(thought.values):
        if value is not None:
            scored = 0.5 * index / 20 - 3.0 * ((8 - index) / 20 - 0.125)
            assert value == pytest.approx(scored)
    assert thought.best == ((2, 2),)
    assert thought == Thought(
        *(Meaning.SCORE, Mark.O, thought.values, None, ((2, 2),), 0, None, 5),
        weights=weights,
        note=Text("Exact: the scores per trial for infinitely many trials."),
        share=1.0,
    )
    assert thought.expectation is exact
    assert [value is None for value in thought.values] == [cell != "." for cell in "XO.X....."]


def test_what_is_not_saved_makes_no_difference() -> None:
    """Thoughts that differ only in what a file doesn't hold are equal, so a saved game is, too."""
    none = (0.0,) * 9
    thought = think(Weights())
    exact = Expectation(0.5, 0.0, 0.5, none, none, none, none)
    assert replace(thought, expectation=exact) == thought
    assert replace(thought, confidence=Confidence(95.0, True, ((0, 0),))) == thought
    assert Weights() == (1.0, 1.0)


def test_rounding_separates_no_equal_squares() -> None:
    """Exact scores that differ in the last bits of their sums are equally good."""
    none = (0.0,) * 9
    shares = (0.0, 0.3, 0.1 + 0.2, *(0.0,) * 6)
    exact = Expectation(0.5, 0.0, 0.5, shares, none, none, none)
    assert thought_of_expectation(POSITION, exact, Weights(), 1).best == ((0, 1), (0, 2))


def test_the_move_is_drawn_among_equals() -> None:
    """Two best squares are each chosen about half the time; a given seed always picks the same."""
    moves = Counter(think(Weights(1.0, 0.0), seed).settled().move for seed in range(400))
    assert set(moves) == {(0, 2), (2, 0)}
    # 400 fair draws miss 200 by more than 45 (4.5 standard errors) once in 147,000 runs.
    assert abs(moves[0, 2] - 200) <= 45
    assert think(Weights(1.0, 0.0), 5).settled() == think(Weights(1.0, 0.0), 5).settled()
    # With a derived seed: otherwise even seeds would always choose the first square.
    assert len({think(Weights(1.0, 0.0), seed).settled().move for seed in range(0, 40, 2)}) == 2


def test_the_choice_is_the_same_on_every_machine() -> None:
    """The place among equals is the remainder of a seed derived with a fixed label."""
    for seed in range(20):
        thought = replace(think(Weights(1.0, 0.0), seed), best=((0, 1), (0, 2), (2, 0)))
        place = derive_seed(seed, "choice") % 3
        assert thought.settled().move == thought.best[place]


def test_the_words_of_files_never_change() -> None:
    """Saved thoughts contain the meaning of their values by these words."""
    assert [meaning.value for meaning in Meaning] == [
        *("score", "rate", "visits", "mistakes", "result", "evaluation", "plain", "chance")
    ]


def test_a_decided_thought_stays() -> None:
    """A chosen move or resignation is kept; without a best square there is no move."""
    moved = think(Weights()).settled()
    assert moved.decided
    assert replace(moved, seed=moved.seed + 1).settled().move == moved.move
    resigned = replace(think(Weights()), resigns=True)
    assert resigned.settled() == resigned
    assert replace(think(Weights()), best=()).settled().move is None
    forfeited = replace(think(Weights()), forfeit=Text("it failed"))
    assert forfeited.settled() == forfeited


@pytest.mark.parametrize(
    ("meaning", "value", "words"),
    [
        (Meaning.SCORE, 143.0, "score 143"),
        (Meaning.RATE, 0.5, "rate 0.5"),
        (Meaning.VISITS, 12.0, "visits 12"),
        (Meaning.MISTAKES, -1.0, "known mistake"),
        (Meaning.MISTAKES, 0.0, "not known to lose"),
        (Meaning.RESULT, 1.0, "win"),
        (Meaning.RESULT, 0.0, "tie"),
        (Meaning.RESULT, -1.0, "loss"),
        (Meaning.RESULT, 0.5, "0.5"),
        (Meaning.CHANCE, 0.5, "chance of the best score 0.5"),
        (Meaning.PLAIN, -3.0, "value -3"),
        (Meaning.EVALUATION, 25.0, "value 25"),
        (Meaning.EVALUATION, -499_999.0, "value -499999"),
        (Meaning.EVALUATION, 500_000.0, "win in 500000"),
        (Meaning.EVALUATION, 999_999.0, "win in 1"),
        (Meaning.EVALUATION, 1_000_000.0, "win in 0"),
        (Meaning.EVALUATION, -999_997.0, "loss in 3"),
    ],
)
def test_values_in_words(meaning: Meaning, value: float, words: str) -> None:
    """Numbers are shown with the name of what they measure, but mistakes and results in words."""
    assert str(value_words(meaning, value, "{:g}".format)) == words


@pytest.mark.parametrize(
    ("value", "plies", "words"),
    [
        (1.0, 1, "win in 1"),
        (1.0, 5, "win in 3"),
        (-1.0, 4, "loss in 2"),
        (-1.0, 3, "loss in 2"),
        (-1.0, None, "loss"),
        (0.0, None, "tie"),
        (0.0, 5, "tie"),
        (1.0, None, "win"),
        (1.0, 2, "win in 1"),
    ],
)
def test_results_say_how_soon(value: float, plies: int | None, words: str) -> None:
    """The side's own moves are counted; squares show the same words on two lines."""
    assert str(result_words(value, plies, str)) == words
    assert str(result_lines(value, plies, str)) == words.replace(" in", "\nin")


def test_every_meaning_counts_something() -> None:
    """Each kind of thought has a word for what it counts; scores and chances both count trials."""
    words = [counted_in(meaning).key for meaning in Meaning]
    assert words.count("trials") == 2
    assert len(set(words)) == len(Meaning) - 1
    for meaning in Meaning:
        thought = replace(think(Weights()), meaning=meaning, trials=12)
        assert str(counted_text(thought)) == f"12 {counted_in(meaning).key}"
        one = str(counted_text(replace(thought, trials=1)))
        assert one == "1 " + counted_in(meaning).key.removesuffix("s")


@pytest.mark.parametrize(
    ("done", "target", "words"),
    [(3, 5, "3 of 5 games"), (5, 5, "5 games"), (1, 1, "1 game"), (7, None, "7 games")],
)
def test_a_finished_count_names_no_target(done: int, target: int | None, words: str) -> None:
    """The number of trials aimed at is shown only until it is reached."""
    assert str(GAMES.progress(done, target)) == words


@pytest.mark.parametrize("spec", ["tree:simulations=60", "perfect", "learner", "forward:samples=9"])
def test_thoughts_are_saved_whole(spec: str) -> None:
    """Rates, the expected line and the note are unchanged when a saved game is read."""
    start = Position.parse("X.O/.X./...", Rules(), None)
    *_, thought = parse_spec(spec).make().think(start, 3)
    assert thought.move is not None
    assert bool(line_words(thought)) == (spec.startswith("tree"))
    record = GameRecord.begin(start, (spec, spec), 3).play(thought.move, thought, 0.5)
    assert record_from_json(record_to_json(record)) == record


def test_nothing_may_be_the_best_value() -> None:
    """A square with the value 0 is better than one below it, and a square without one is none."""
    position = Position.start(Rules())
    values = (None, -1.0, 0.0, -0.5, 0.0, None, None, -2.0, None)
    assert best_squares(position, values) == ((0, 2), (1, 1))
    assert best_squares(position, (None,) * 9) == ()
