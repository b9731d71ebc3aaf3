from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from tests.analysis.review_checks import solved
from tttmc_app.analysis import reasons
from tttmc_app.analysis.proofs import Bounds
from tttmc_app.analysis.reasons import reason_of
from tttmc_app.core import (
    Expectation,
    Mark,
    Meaning,
    Position,
    Rules,
    Square,
    Tally,
    Thought,
    parse_square,
)
from tttmc_app.core.numbers import percent
from tttmc_app.players import parse_spec

Claim = Callable[[Position, Thought, dict[str, str]], bool]


def suggestion(position: Position, player: str, seed: int = 1) -> Thought:
    """Return a player's last thought about a position."""
    *_, last = parse_spec(player).make().think(position, seed)
    return last


def best(position: Position) -> int:
    """Return the solved result for the side to move."""
    return max(low for low, _ in solved(position).values())


def result(position: Position, square: Square) -> int:
    """Return the solved result of a move."""
    low, high = solved(position)[square]
    assert low == high
    return low


def wins_at_once(position: Position, square: Square, side: Mark) -> bool:
    """Return whether a side wins at once by taking a square."""
    marks = Position(position.rules, position.x, position.o, side)
    outcome = marks.play(square).outcome
    return outcome is not None and outcome.winner is side


def named(places: dict[str, str], position: Position, key: str = "square") -> Square:
    """Return the square that a sentence names."""
    return parse_square(places[key], position.rules)


def others(position: Position, square: Square) -> list[int]:
    """Return the solved results of the other moves."""
    return [result(position, each) for each in position.empty_squares if each != square]


def two_threats(position: Position, _thought: Thought, places: dict[str, str]) -> bool:
    """Return whether both named squares would win on the player's next move."""
    after = position.play(named(places, position))
    return all(
        wins_at_once(after, named(places, position, key), position.to_move)
        for key in ("first", "second")
    )


def held(position: Position, thought: Thought, places: dict[str, str]) -> bool:
    """Return whether the stated shares agree with the counts of the trials."""
    tally, index = thought.tally, position.rules.index(named(places, position))
    assert tally is not None
    won = percent(tally.won_mine[index] / tally.wins) == places["won"]
    return won and (
        "lost" not in places or percent(tally.lost_mine[index] / tally.losses) == places["lost"]
    )


CLAIMS: dict[str, Claim] = {
    "{square} completes a line and wins at once.": lambda p, _, v: wins_at_once(
        p, named(v, p), p.to_move
    ),
    "{square} blocks {other}, who would complete a line there.": lambda p, _, v: wins_at_once(
        p, named(v, p), Mark(v["other"])
    ),
    "{square} makes two threats, {first} and {second}, and {other} can block only one.": (
        two_threats
    ),
    "{square} is proven to win, and no other move is.": lambda p, _, v: (
        result(p, named(v, p)) == 1 and max(others(p, named(v, p))) < 1
    ),
    "{square} is proven to win.": lambda p, _, v: result(p, named(v, p)) == 1,
    "{side} is proven to lose, whatever it plays.": lambda p, _, v: (
        best(p) == -1 and v["side"] == p.to_move
    ),
    "{square} is proven to hold the tie, and every other move to lose.": lambda p, _, v: (
        result(p, named(v, p)) == 0 and set(others(p, named(v, p))) == {-1}
    ),
    "{square} is proven to hold the tie; {n} other moves would lose.": lambda p, _, v: (
        result(p, named(v, p)) == 0 and others(p, named(v, p)).count(-1) == int(v["n"])
    ),
    "{square} is proven to hold the tie; {n} other move would lose.": lambda p, _, v: (
        others(p, named(v, p)).count(-1) == 1
    ),
    "{square} looks best to the machine, but a win is proven at {better}.": lambda p, _, v: (
        result(p, named(v, p)) < 1 and best(p) == 1
    ),
    "{square} looks best to the machine, but it is proven to lose; a tie is proven at {better}.": (
        lambda p, _, v: result(p, named(v, p)) == -1 and best(p) == 0
    ),
    "{square} is the only move left.": lambda p, _, v: p.empty_squares == (named(v, p),),
    "Every move except {square} completes a line and loses at once.": (
        lambda p, _, v: all(
            wins_at_once(p, each, p.to_move.other) is False
            and p.play(each).outcome is not None
            and p.play(each).outcome.winner is p.to_move.other  # type: ignore[union-attr]  # checked above
            for each in p.empty_squares
            if each != named(v, p)
        )
    ),
    (
        "{side} held {square} in {won} of the trials that it won and in {lost} of those that it "
        "lost."
    ): held,
    "{side} held {square} in {won} of the trials that it won.": held,
    "In the search's simulations, {side} scored {rate} of the points after {square}.": (
        lambda p, t, v: (
            t.rates is not None and percent(t.rates[p.rules.index(named(v, p))] or 0.0) == v["rate"]
        )
    ),
    "{rate} of the random games from {square} went well for {side}.": lambda p, t, v: (
        percent(t.values[p.rules.index(named(v, p))] or 0.0) == v["rate"]
    ),
    "{square} is the first square that isn't a known mistake.": lambda p, t, v: (
        t.move == named(v, p)
    ),
    "No move is proven better than {square}.": lambda p, _, v: result(p, named(v, p)) == best(p),
}
"""Every sentence that can explain a suggestion, with an independent check of its claim."""


PLACES = {
    **dict.fromkeys(("square", "first", "second"), "[a-z][0-9]+"),
    **dict.fromkeys(("side", "other"), "[XO]"),
    **dict.fromkeys(("won", "lost", "rate"), "[^,.]+ %"),
    "better": ".+",
    "n": "[0-9]+",
}
"""What a sentence's placeholders can contain, as regular expressions."""


def places_of(sentence: str, source: str) -> dict[str, str] | None:
    """Return the values of a source's placeholders in a sentence, or None if it doesn't match."""
    pattern = re.escape(source)
    for place, values in PLACES.items():
        pattern = pattern.replace(rf"\{{{place}\}}", f"(?P<{place}>{values})")
    found = re.fullmatch(pattern, sentence)
    return found.groupdict() if found else None


@pytest.mark.parametrize("player", ["mc:trials=200", "forward", "tree:simulations=200", "learner"])
def test_every_reason_is_true(player: str) -> None:
    """Every claim of a reason is checked against the board, the solver and the counts."""
    rng, kinds = Random(7), Counter[str]()
    for number in range(30):
        rules = Rules(*((3, 3), (4, 3), (4, 4))[number % 3], reverse=number % 4 == 3)
        position = Position.start(rules)
        for _ in range(rng.randint(2, rules.square_count - 2)):
            after = position.play(rng.choice(position.empty_squares))
            if after.outcome is not None:
                break
            position = after
        thought = suggestion(position, player)
        if thought.move is None:
            continue
        sentence = str(reason_of(position, thought))
        found = [(source, v) for source in CLAIMS if (v := places_of(sentence, source))]
        assert found, sentence
        source, places = found[0]
        kinds[source] += 1
        assert CLAIMS[source](position, thought, places), (position.text, sentence)
    assert len(kinds) > 3


def test_a_suggestion_that_is_a_mistake_says_so() -> None:
    """In a position where more trials do harm, the reason says that the move loses."""
    position = Position.parse("X../.OX/...")
    thought = suggestion(position, "mc:exact")
    assert thought.move is not None
    assert result(position, thought.move) == -1
    assert "is proven to lose" in str(reason_of(position, thought))


def test_in_a_reverse_game_lines_are_avoided() -> None:
    """In reverse mode, the reason for a move is that the others complete a line."""
    position = Position.parse("X.X/OO./XOO", Rules(reverse=True), "x")
    reason = reason_of(position, suggestion(position, "mc:trials=100"))
    assert str(reason) == "Every move except c2 completes a line and loses at once."


def let_prove(monkeypatch: pytest.MonkeyPatch, bounds: dict[Square, Bounds]) -> None:
    """Let these bounds be all that is proven."""

    def proven_now(_position: Position, _nodes: int) -> dict[Square, Bounds]:
        return bounds

    monkeypatch.setattr(reasons, "proven_now", proven_now)


OPEN, WON, TIED, LOST, HELD, HOPELESS = (-1, 1), (1, 1), (0, 0), (-1, -1), (0, 1), (-1, 0)
COUNTED = "O held b2 in 60 % of the trials that it won and in 10 % of those that it lost."


@pytest.mark.parametrize(
    ("move", "others", "sentence"),
    [
        (WON, {LOST: 7}, "b2 is proven to win, and no other move is."),
        (WON, {HOPELESS: 4, TIED: 3}, "b2 is proven to win, and no other move is."),
        (WON, {LOST: 6, OPEN: 1}, "b2 is proven to win."),
        (WON, {TIED: 6, HELD: 1}, "b2 is proven to win."),
        (WON, {LOST: 6, WON: 1}, "b2 is proven to win."),
        (LOST, {LOST: 7}, "O is proven to lose, whatever it plays."),
        (TIED, {LOST: 7}, "b2 is proven to hold the tie, and every other move to lose."),
        (TIED, {LOST: 6, HOPELESS: 1}, "b2 is proven to hold the tie; 6 other moves would lose."),
        (TIED, {LOST: 1, OPEN: 6}, "b2 is proven to hold the tie; 1 other move would lose."),
        (TIED, {LOST: 2, TIED: 5}, "b2 is proven to hold the tie; 2 other moves would lose."),
        (TIED, {LOST: 6, WON: 1}, "b2 looks best to the machine, but a win is proven at c3."),
        (LOST, {LOST: 6, WON: 1}, "b2 looks best to the machine, but a win is proven at c3."),
        (
            LOST,
            {OPEN: 5, TIED: 1, HELD: 1},
            "b2 looks best to the machine, but it is proven to lose; a tie is proven at b3, c3.",
        ),
        *(
            (*case, COUNTED)
            for case in [
                (OPEN, {LOST: 6, OPEN: 1}),
                (LOST, {LOST: 6, OPEN: 1}),
                (LOST, {OPEN: 7}),
                (HOPELESS, {LOST: 7}),
                (HELD, {LOST: 7}),
                (TIED, {TIED: 7}),
                (TIED, {OPEN: 7}),
            ]
        ),
    ],
)
def test_a_sentence_claims_no_more_than_is_proven(
    monkeypatch: pytest.MonkeyPatch,
    move: tuple[int, int],
    others: dict[tuple[int, int], int],
    sentence: str,
) -> None:
    """Whatever is proven of a move and of the others, what stays unproven isn't claimed."""
    position = Position.parse("X../.../...")
    rest = [square for square in position.empty_squares if square != (1, 1)]
    bounds = dict(zip(rest, [pair for pair, n in others.items() for _ in range(n)], strict=True))
    let_prove(monkeypatch, {(1, 1): move} | bounds)
    zero = (0,) * 9
    counts = [(*zero[:4], number, *zero[5:]) for number in (30, 12, 4, 20)]
    tally = Tally(50, 10, 40, *counts)
    thought = replace(suggestion(position, "mc:trials=20"), move=(1, 1), tally=tally)
    assert str(reason_of(position, thought)) == sentence


@pytest.mark.parametrize(
    ("wins", "losses", "sentence"),
    [
        (50, 40, COUNTED),
        (50, 0, "O held b2 in 60 % of the trials that it won."),
        (0, 40, "Nothing is proven here: b2 is the machine's choice."),
        (0, 0, "Nothing is proven here: b2 is the machine's choice."),
    ],
)
@pytest.mark.parametrize("is_exact", [False, True])
def test_what_was_counted_is_a_share_of_what_happened(
    monkeypatch: pytest.MonkeyPatch, wins: int, losses: int, sentence: str, *, is_exact: bool
) -> None:
    """Shares need trials that were won, or lost, too; exact chances count like trials."""
    position = Position.parse("X../.../...")
    let_prove(monkeypatch, dict.fromkeys(position.empty_squares, OPEN))
    zero = (0,) * 9
    counts = [(*zero[:4], number, *zero[5:]) for number in (30, 12, 4, 20)]
    tally = Tally(wins, 100 - wins - losses, losses, *counts)
    chances = (tuple(number / 100 for number in each) for each in counts)
    limit = Expectation(wins / 100, (100 - wins - losses) / 100, losses / 100, *chances)
    thought = replace(
        suggestion(position, "mc:exact" if is_exact else "mc:trials=20"),
        move=(1, 1),
        tally=None if is_exact else tally,
        expectation=limit if is_exact else None,
    )
    assert str(reason_of(position, thought)) == sentence


def test_a_move_that_leaves_a_win_is_no_block() -> None:
    """Where the side to move could win at once, neither a block nor two threats excuse it."""
    position = Position.parse("XX./OO./...", Rules(), "X")
    thought = replace(suggestion(position, "mc:trials=20"), move=(1, 2))
    assert str(reason_of(position, thought)) == (
        "c2 looks best to the machine, but a win is proven at c1."
    )
    assert str(reason_of(position, replace(thought, move=None))) == ""


@pytest.mark.parametrize(
    ("meaning", "rate", "value", "sentence"),
    [
        (
            Meaning.VISITS,
            0.25,
            7.0,
            "In the search's simulations, O scored 25 % of the points after b2.",
        ),
        (Meaning.VISITS, None, 7.0, "Nothing is proven here: b2 is the machine's choice."),
        (Meaning.RATE, None, 0.75, "75 % of the random games from b2 went well for O."),
        (Meaning.RATE, 0.25, 0.75, "75 % of the random games from b2 went well for O."),
        (Meaning.RESULT, 0.25, 0.75, "No move is proven better than b2."),
        (Meaning.RATE, None, None, "Nothing is proven here: b2 is the machine's choice."),
        (Meaning.MISTAKES, None, 0.75, "b2 is the first square that isn't a known mistake."),
        (Meaning.RESULT, None, 0.75, "No move is proven better than b2."),
        (Meaning.SCORE, None, 0.75, "Nothing is proven here: b2 is the machine's choice."),
    ],
)
def test_each_meaning_has_its_sentence(
    monkeypatch: pytest.MonkeyPatch,
    meaning: Meaning,
    rate: float | None,
    value: float | None,
    sentence: str,
) -> None:
    """A player without counts is quoted in the terms of its own numbers, if it has any."""
    position = Position.parse("X../.../...")
    let_prove(monkeypatch, dict.fromkeys(position.empty_squares, OPEN))
    rates = None if rate is None else tuple(rate if place == 4 else None for place in range(9))
    values = tuple(value if place == 4 else None for place in range(9))
    plain = suggestion(position, "forward:samples=5")
    thought = replace(plain, move=(1, 1), meaning=meaning, rates=rates, values=values, errors=None)
    assert str(reason_of(position, thought)) == sentence


@pytest.mark.parametrize(
    ("board", "side", "move", "sentence"),
    [
        ("XOX/OXO/OX.", "X", "c3", "c3 is the only move left."),  # though it wins
        ("XOX/OOX/.XO", "X", "a3", "a3 is the only move left."),
        ("XX./OO./...", "X", "c1", "c1 completes a line and wins at once."),
        ("X.X/.O./.O.", "X", "b1", "b1 completes a line and wins at once."),  # and blocks
        ("X../.OO/X..", "O", "a2", "a2 completes a line and wins at once."),
        ("X../.OO/X..", "O", "b1", "b1 looks best to the machine, but a win is proven at a2."),
        ("XX./.../OO.", "O", "b2", "b2 looks best to the machine, but a win is proven at c1, c3."),
        ("XX./.O./...", "O", "c1", "c1 blocks X, who would complete a line there."),
        ("O.O/..X/.X.", "X", "b1", "b1 blocks O, who would complete a line there."),
        ("X.X/..O/X..", "O", "b1", "O is proven to lose, whatever it plays."),  # one of two blocks
        ("O.O/..X/.X.", "X", "b2", "X is proven to lose, whatever it plays."),  # two threats, late
        ("XO./.O./.X.", "X", "a3", "a3 makes two threats, a2 and c3, and O can block only one."),
        ("XO./.../...", "X", "b2", "b2 is proven to win."),  # one threat
    ],
)
def test_what_the_lines_on_the_board_say(board: str, side: str, move: str, sentence: str) -> None:
    """What a move does at once is said first, in order of importance, and only if it is so."""
    position = Position.parse(board, None, side)
    thought = replace(suggestion(position, "random"), move=parse_square(move, position.rules))
    assert str(reason_of(position, thought)) == sentence


@pytest.mark.parametrize(
    ("board", "move", "sentence"),
    [
        ("XXO/OOX/XO.", "c3", "c3 is the only move left."),  # though it loses
        ("X.X/OO./XOO", "c2", "Every move except c2 completes a line and loses at once."),
        ("X.X/OO./XOO", "b1", "b1 looks best to the machine, but a win is proven at c2."),
        (".../.../...", "b2", "b2 is proven to hold the tie, and every other move to lose."),
    ],
)
def test_what_the_lines_say_where_they_lose(board: str, move: str, sentence: str) -> None:
    """In a reverse game, the squares that complete a line are what counts at once."""
    position = Position.parse(board, Rules(reverse=True), "X")
    thought = replace(suggestion(position, "random"), move=parse_square(move, position.rules))
    assert str(reason_of(position, thought)) == sentence
