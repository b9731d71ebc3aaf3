"""How thoughts look on the squares: better is bigger and bolder, and noise looks like noise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tttmc_app import engine
from tttmc_app.analysis.facts import PositionFacts, study
from tttmc_app.core import Mark, Meaning, Position, Rules, Thought, Weights
from tttmc_app.core.symmetry import equal_squares
from tttmc_app.core.thought import best_squares, thought_of_tally
from tttmc_app.gui.board import (
    COLOURS_ONLY,
    OVERLAYS,
    SCORES,
    SCORES_AND_ERRORS,
    Overlay,
    OverlayKind,
    overlay_kind,
    overlay_of,
)
from tttmc_app.gui.board.overlay import ALIKE, FORMATS
from tttmc_app.gui.board.painter import chip_side
from tttmc_app.gui.panels.thought_page import candidates_of
from tttmc_app.players import parse_spec

SLIPPERY = Position.parse("X../.O./..X")
"""Where corners lose and edges tie."""
LOST = Position.parse("XO./.X./X.O", to_move=Mark.O)
"""O can't stop both of X's lines."""


def shown(
    position: Position,
    values: Sequence[float | None],
    error: float | None = None,
    kind: OverlayKind = SCORES,
    meaning: Meaning = Meaning.SCORE,
    trials: int = 1,
) -> Overlay:
    """Return the overlay of a thought with these values, all with the same standard error."""
    errors = None if error is None else tuple(None if v is None else error for v in values)
    best = best_squares(position, tuple(values))
    side = position.to_move
    thought = Thought(meaning, side, tuple(values), errors, best, trials, None, seed=1)
    overlay = overlay_of(thought, kind, position)
    assert overlay is not None
    return overlay


def estimated(position: Position, trials: int, seed: int = 1) -> Thought:
    """Return Monte Carlo's scores after some trials."""
    tally = engine.Sampler(position, seed).draw(trials)
    return thought_of_tally(position, tally, Weights(), trials, seed)


def solved(position: Position) -> PositionFacts:
    """Return a position with all its proven results."""
    *_, facts = study(position, frozenset(), seed=0)
    return facts


def asymmetric(size: int) -> Position:
    """Return a position whose squares are all different."""
    return Position.start(Rules(size, min(size, 5))).play((0, 1)).play((1, 2))


def shades(overlay: Overlay) -> list[float]:
    """Return the shades of the squares that have one."""
    return [shade for shade in overlay.shades if shade is not None]


@settings(max_examples=30, deadline=None)
@given(data=st.data(), size=st.sampled_from([3, 7, 9, 10, 15]))
def test_a_better_square_never_looks_weaker(data: st.DataObject, size: int) -> None:
    """Neither its colour nor its chip is weaker than a worse square's, whatever the error."""
    position = Position.start(Rules(size)) if size <= 9 else asymmetric(size)
    values = [
        data.draw(st.integers(-50, 50)) if position.empty >> i & 1 else None
        for i in range(size * size)
    ]
    overlay = shown(position, values, error=data.draw(st.sampled_from([None, 0.5, 3.0])))
    if overlay.thought.errors is not None:  # those that were tried more often have smaller ones
        factors = data.draw(st.lists(st.sampled_from([0.1, 1.0]), min_size=8, max_size=8))
        errors = [e and e * factors[i % 8] for i, e in enumerate(overlay.thought.errors)]
        again = overlay_of(replace(overlay.thought, errors=tuple(errors)), SCORES, position)
        assert again is not None
        overlay = again
    pairs = [(v, s) for v, s in zip(values, overlay.shades, strict=True) if v is not None]
    ranked = sorted((v, s) for v, s in pairs if s is not None)
    assert len(ranked) == len(pairs)
    for (_, worse), (_, better) in pairwise(ranked):
        assert 0 <= worse <= better <= 1
        assert chip_side(worse, size) <= chip_side(better, size) <= 1


@pytest.mark.parametrize("size", [5, 12])
def test_squares_within_two_errors_of_the_best_look_like_it(size: int) -> None:
    """What can't be told from the best has its look; what is clearly worse has a weaker one."""
    position = asymmetric(size)
    values = [0.0 if position.empty >> i & 1 else None for i in range(size * size)]
    values[-3:] = [7.3, 10.0, 7.0]
    close, best, apart = shown(position, values, error=1.0).shades[-3:]
    assert close == best
    assert apart is not None
    assert best is not None
    assert apart < best


@pytest.mark.parametrize(
    ("size", "trials", "played"), [(3, 1000, ""), (3, 1000, "X"), (5, 5000, ""), (11, 500, "")]
)
def test_symmetric_squares_look_the_same(size: int, trials: int, played: str) -> None:
    """Squares that a symmetry of the position makes equal differ only by chance."""
    rules = Rules(size, min(size, 5))
    position = Position.start(rules).play((0, 0)) if played else Position.start(rules)
    overlay = overlay_of(estimated(position, trials), SCORES, position)
    assert overlay is not None
    looks = {tuple({overlay.shades[i] for i in group}) for group in equal_squares(position)}
    assert {len(look) for look in looks} == {1}
    assert len(looks) > 1


def test_a_search_shows_which_of_several_equal_squares_it_prefers() -> None:
    """A square that a search visits more than its equals looks better than they do."""
    position = Position.start(Rules(3))
    thought = parse_spec("tree:simulations=300").make().decide(position, 1)
    overlay = overlay_of(thought, SCORES, position)
    assert overlay is not None
    visits = [value or 0.0 for value in overlay.shown.values]
    for group in equal_squares(position):
        most, least = (choose(group, key=lambda i: visits[i]) for choose in (max, min))
        assert visits[most] == visits[least] or shades(overlay)[most] > shades(overlay)[least]


@pytest.mark.parametrize("seed", range(5))
def test_pure_noise_has_no_best_square(seed: int) -> None:
    """Where scores differ only by chance, no square of a large board stands out."""
    position, random = asymmetric(15), Random(seed)
    values = [random.gauss(0, 1) if position.empty >> i & 1 else None for i in range(225)]
    overlay = shown(position, values, error=1.0)
    assert max(shades(overlay)) < 0.34
    assert not any(overlay.texts())


def test_a_large_board_shows_what_stands_out() -> None:
    """With many trials the best squares of a real position are bold and few, and have numbers."""
    position = Position.start(Rules(15, 5))
    for square in ((7, 7), (0, 0), (7, 8), (14, 0), (7, 6)):
        position = position.play(square)
    overlay = overlay_of(estimated(position, 100_000), SCORES, position)
    assert overlay is not None
    found = shades(overlay)
    assert max(found) == 1
    assert sum(shade > 0.9 for shade in found) < 10 < sum(shade < 0.1 for shade in found)
    written = [shade for shade, text in zip(overlay.shades, overlay.texts(), strict=True) if text]
    assert 0 < len(written) < len(found) / 4
    assert all(shade is not None and shade > 0.34 for shade in written)
    quiet = overlay.shades.index(0.0)
    assert overlay.text_of(position.rules.square(quiet))  # still there for whoever points at it


@pytest.mark.parametrize("player", ["mc", "tree", "forward", "perfect", "learner"])
def test_where_every_square_loses_none_looks_best(player: str) -> None:
    """All squares have the weakest look, none is best or better, and none is a candidate."""
    thought = parse_spec(player).make().decide(LOST, 1)
    for key in ("scores", "truth", "against", "rates", "colours"):
        overlay = overlay_of(thought, overlay_kind(key), solved(LOST))
        if overlay is not None:
            assert {*shades(overlay)} <= {0.0}
            assert (overlay.thought.best, overlay.better) == ((), ())
            assert candidates_of(overlay, 3, 9) == ()


@pytest.mark.parametrize("position", [LOST, SLIPPERY], ids=["lost", "with a slip"])
def test_a_fair_overlay_looks_as_if_nothing_were_proven(position: Position) -> None:
    """A machine's thought doesn't tell its opponent what the solver has found out."""
    thought = replace(estimated(position, 100), best=((0, 2),))
    fair = overlay_of(thought, SCORES, solved(position), is_fair=True)
    assert fair == overlay_of(thought, SCORES, position)


@pytest.mark.parametrize("key", ["truth", "scores"])
def test_equal_squares_have_one_look_and_none_is_best(key: str) -> None:
    """Where all squares tie, or all score the same, they look alike and not like the best."""
    position = Position.start(Rules(3))
    thought = replace(estimated(position, 10), values=(4.0,) * 9)
    overlay = overlay_of(thought, overlay_kind(key), solved(position))
    assert overlay is not None
    (only,) = set(shades(overlay))
    assert only < 0.6
    assert overlay.thought.best == ()


def test_no_square_is_praised_without_a_choice() -> None:
    """Visits that differ by one tell no squares apart, and an only move is no good one."""
    last = Position.parse("XOX/OXO/OX.", Rules(3))
    alone = shown(last, (None,) * 8 + (10.0,))
    even = shown(Position.start(Rules(3)), (12.0,) * 4 + (11.0,) * 5, None, SCORES, Meaning.VISITS)
    for overlay in (alone, even):
        assert set(shades(overlay)) == {ALIKE}
        assert not overlay.has_choice
    assert shown(Position.start(Rules(3)), (12.0,) * 4 + (10.0,) * 5).has_choice


def test_results_have_fixed_looks() -> None:
    """A loss is weaker than a tie, and a tie weaker than a win, whichever of them are there."""
    position = Position.start(Rules(2))
    for values in ((-1.0, 0.0, 1.0, None), (-1.0, 0.0, -1.0, 0.0)):
        overlay = shown(position, values, meaning=Meaning.RESULT)
        found = dict(zip(values, overlay.shades, strict=True))
        assert found[-1.0] == 0
        assert found[0.0] == 0.5
        assert found.get(1.0, 1) == 1


def test_what_a_learner_does_not_know_has_no_chip() -> None:
    """Only known mistakes are marked, and they have the weakest look."""
    mistakes = shown(Position.start(Rules(2)), (-1.0, 0.0, 0.0, -1.0), meaning=Meaning.MISTAKES)
    assert mistakes.shades == (0.0, None, None, 0.0)
    assert mistakes.texts() == ("mistake", "", "", "mistake")
    nothing = shown(Position.start(Rules(2)), (0.0,) * 4, meaning=Meaning.MISTAKES)
    assert nothing.shades == (None,) * 4


# Overlays ----------------------------------------------------------------------------------------


def test_overlays_are_complete() -> None:
    """Every meaning of values has a format; keys are unique, and an unknown one means scores."""
    assert set(FORMATS) == set(Meaning)
    assert len({kind.key for kind in OVERLAYS}) == len(OVERLAYS)
    assert all(overlay_kind(kind.key) is kind for kind in OVERLAYS)
    assert overlay_kind("of another version") is SCORES


def test_the_texts_of_squares() -> None:
    """Numbers of a board have the same decimals; errors and expected moves are added to them."""
    position = Position.start(Rules(2))
    made = shown(position, (100.0, 20.0, 3.0, 4.0), 12.0, trials=10)
    assert made.texts() == ("10.0", "2.0", "0.3", "0.4")
    errors = replace(made.thought, errors=(12.0, float("inf"), None, 0.5))
    with_errors = overlay_of(errors, SCORES_AND_ERRORS, position)
    assert with_errors is not None
    assert with_errors.texts() == ("10.0\n±1.2", "2.0", "0.3", "0.4\n±0.1")
    assert with_errors.error_text() == "± 0.1–1.2"
    assert with_errors.margin_text(0.004) == "0.004"  # no error is 0.0
    values, line = (100.0, None, 3.0, 4.0), ((0, 1), (1, 1), (0, 0), (1, 0))
    numbered = overlay_of(replace(made.thought, values=values, line=line), SCORES, position)
    assert numbered is not None
    assert numbered.texts() == ("③ 10.0", "①", "0.3", "② 0.4")
    fair = overlay_of(numbered.thought, SCORES, position, is_fair=True)
    assert fair is not None
    assert fair.texts() == ("10.0", "", "0.3", "0.4")
    silent = overlay_of(made.thought, COLOURS_ONLY, position)
    assert silent is not None
    assert silent.texts() == ("",) * 4
    assert silent.text_of((0, 0)) == "10.0"


def test_symmetric_squares_of_a_large_board_are_numbered_alike() -> None:
    """Some squares show their numbers, with all those that are equal to them."""
    position = Position.start(Rules(11, 5)).play((5, 5))
    overlay = overlay_of(estimated(position, 20_000), SCORES, position)
    assert overlay is not None
    texts = overlay.texts()
    groups = [{bool(texts[i]) for i in group} for group in equal_squares(position)]
    assert {True} in groups
    assert {False} in groups
    assert {True, False} not in groups


def test_a_slip_is_marked_on_both_squares() -> None:
    """The preferred square shows that it loses, and the better one what it achieves."""
    known = solved(SLIPPERY)
    thought = replace(estimated(SLIPPERY, 100), best=((0, 2),))
    overlay = overlay_of(thought, SCORES, known)
    assert overlay is not None
    edges = ((0, 1), (1, 0), (1, 2), (2, 1))
    assert dict(overlay.verdicts) == {(0, 2): -1, **dict.fromkeys(edges, 0)}
    assert overlay.better == edges
    assert PositionFacts(SLIPPERY).is_lost is False
