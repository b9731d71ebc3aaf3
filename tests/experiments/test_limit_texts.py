"""What limits say: sentences, tables and JSON, and what is kept of them."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from tttmc_app.core import Mark, Position, Rules, TttmcError
from tttmc_app.experiments import limit_search
from tttmc_app.experiments.limit_study import LimitsStudy
from tttmc_app.experiments.limits import (
    LimitPosition,
    Limits,
    SideLimits,
    alternatives,
    choice_text,
    limit_name,
    lost_text,
    mistakes_text,
    opening_text,
    position_text,
    squares_text,
    verdicts,
)
from tttmc_app.players import parse_spec

SPEC = parse_spec("mc:trials=5,current=1,other=1")


@pytest.fixture(scope="module")
def limits() -> Limits:
    """Return the limits of Monte Carlo with equal weights on 3×3."""
    *_, last = LimitsStudy(SPEC, Rules()).find()
    return last


def at(limits: Limits, side: str, board: str) -> LimitPosition:
    """Return a listed position."""
    found = limits.as_x if side == "X" else limits.as_o
    assert found is not None
    return next(each for each in found.positions if each.position.text == board)


def test_verdicts_and_mistakes_are_told(limits: Limits) -> None:
    """Each side has a verdict, its mistakes in either kind of game, and a lost game if any."""
    assert list(map(str, verdicts(limits))) == [
        "With infinitely many trials, it never loses as X.",
        "With infinitely many trials, it loses as O every time to an opponent who knows it.",
    ]
    assert limits.as_x is not None
    assert limits.as_o is not None
    assert str(mistakes_text(limits.as_x)) == "Mistakes: 0 in its own games, 5 in others."
    line = squares_text(limits.as_o.line)
    assert str(mistakes_text(limits.as_o)) == (
        f"Mistakes: 3 in its own games, 6 in others. A lost game: {line}."
    )
    position = Position.start(Rules())
    for square in limits.as_o.line:
        position = position.play(square)
    assert position.outcome is not None
    assert position.outcome.winner is Mark.X
    many = SideLimits(Mark.X, 0.625, ((0, 0), (1, 1)), 1234, 5678, ())
    assert str(mistakes_text(many)) == (
        "Mistakes: 1,234 in its own games, 5,678 in others. A lost game: a1 b2."
    )
    safe = replace(many, lost=0.0)
    assert str(mistakes_text(safe)) == "Mistakes: 1,234 in its own games, 5,678 in others."
    assert str(lost_text(many)) == (
        "With infinitely many trials, it loses as X 62.5 % of the games to an opponent who "
        "knows it."
    )


@pytest.mark.parametrize(
    ("side", "board", "choice", "then"),
    [
        ("X", "O.X/.../...", "b2, which ties; c2 or a3 or c3 wins", ""),
        ("X", ".XO/O../X..", "b2 or c3, which ties; b3 wins", ""),
        ("O", "..X/.O./X..", "a1 or c3, which loses; b1 or a2 or c2 or b3 ties", "a1 c3 c2 b3"),
        ("O", "OX./.X./...", "a3 (1 of 2 at random), which loses; b3 ties", "a3 a2 b3 c2"),
    ],
)
def test_a_choice_is_told_with_what_is_better(
    limits: Limits, side: str, board: str, choice: str, then: str
) -> None:
    """The mistakes, how many squares the player chooses among, the best moves and the rest."""
    found = at(limits, side, board)
    assert str(choice_text(found)) == choice
    rest = f" Then: {then}." if then else ""
    assert str(position_text(found)) == f"{side} to move. It plays {choice}.{rest}"
    assert found.always_errs == ("at random" not in choice)


def test_best_play_is_told(limits: Limits) -> None:
    """A position without mistakes says so, and an opening tells whether it is a mistake."""
    opening = limits.opening
    assert opening is not None
    assert str(position_text(opening)) == "X to move. It plays b2: best play."
    assert str(opening_text(opening)) == "Opens with b2"
    assert limits.as_x is not None
    seen_by_x = (True, limits.as_x.lost, limits.as_x.line)
    assert (opening.reached, opening.lost, opening.reply) == seen_by_x
    two = replace(opening.thought, best=((0, 0), (1, 1)))
    some = replace(opening, thought=two, results=(-1, *opening.results[1:]))
    assert some.mistakes == ((0, 0),)
    assert str(opening_text(some)) == "Opens with a1 or b2, sometimes a mistake"
    every = replace(some, results=(-1, 0, 0, 0, -1, 0, 0, 0, 0))
    assert str(opening_text(every)) == "Opens with a1 or b2, a mistake"
    assert str(alternatives([(0, 0), (1, 1), (2, 2)])) == "a1 or b2 or c3"


@pytest.mark.parametrize(
    ("results", "text"),
    [
        ((0, 1), "a1, which ties; b1 wins"),
        ((-1, 1), "a1, which loses; b1 wins"),
        ((-1, 0), "a1, which loses; b1 ties"),
    ],
)
def test_each_kind_of_mistake_has_its_words(
    limits: Limits, results: tuple[int, int], text: str
) -> None:
    """What is lost and what would be won are named for every kind of mistake."""
    assert limits.opening is not None
    thought = replace(limits.opening.thought, best=((0, 0),))
    worst = (-1,) * 7
    found = replace(limits.opening, thought=thought, results=(*results, *worst))
    assert str(choice_text(found)) == text
    both = replace(found, thought=replace(thought, best=((0, 0), (0, 1))))
    assert str(choice_text(both)) == text.replace(", which", " (1 of 2 at random), which", 1)


def test_the_worst_mistake_and_four_better_moves_are_named(limits: Limits) -> None:
    """Of two mistakes the worse one is judged, and more than four best moves aren't listed."""
    assert limits.opening is not None
    thought = replace(limits.opening.thought, best=((0, 0), (0, 1)))
    found = replace(limits.opening, thought=thought, results=(0, -1, 1, 1, 1, 1, 1, -1, 0))
    assert str(choice_text(found)) == "a1 or b1, which loses; c1 or a2 or b2 or c2 wins"
    three = replace(found, thought=replace(thought, best=((0, 0), (0, 1), (0, 2))))
    assert three.mistakes == ((0, 0), (0, 1))
    assert str(choice_text(three)) == (
        "a1 or b1 (1 of 3 at random), which loses; c1 or a2 or b2 or c2 wins"
    )


def test_json_and_table_are_what_was_found(limits: Limits) -> None:
    """The JSON has both sides, the opening and the positions; the table has a row for each."""
    document = limits.as_json()
    assert limits.as_x is not None
    assert limits.as_o is not None
    assert limits.opening is not None
    assert document == {
        "player": "mc:current=1,other=1",
        **Rules().settings(),
        "position_count": 765,
        "opening": limits.opening.as_json(),
        "as_x": limits.as_x.as_json(),
        "as_o": limits.as_o.as_json(),
    }
    side = limits.as_o.as_json()
    listed = side.pop("positions")
    assert side == {
        "lost_to_best_reply": 1,
        "line": limits.as_o.line,
        "reached": 3,
        "elsewhere": 6,
    }
    assert listed == [found.as_json() for found in limits.as_o.positions]
    found = at(limits, "O", "OX./.X./...")
    values = found.thought.values
    assert found.as_json() == {
        "board": "OX./.X./...",
        "to_move": "O",
        "best": ((2, 0), (2, 1)),
        "scores": [values[:3], values[3:6], values[6:]],
        "results": [[None, None, "loss"], ["loss", None, "loss"], ["loss", "draw", "loss"]],
        "mistakes": ((2, 0),),
        "reached": True,
        "lost_to_best_reply": found.lost,
        "reply": ((2, 0), (1, 0), (2, 1), (1, 2)),
    }
    assert isinstance(replace(found, lost=1.0).as_json()["lost_to_best_reply"], int)
    assert replace(found, lost=0.5).as_json()["lost_to_best_reply"] == 0.5
    rows = [row for row in limits.table() if row["board"] == "OX./.X./..."]
    assert rows == [
        {
            "side": Mark.O,
            "board": "OX./.X./...",
            "best": "a3 b3",
            "mistakes": "a3",
            "reached": 1,
            "lost_to_best_reply": found.lost,
            "reply": "a3 a2 b3 c2",
        }
    ]
    assert [row["side"] for row in limits.table()] == [Mark.X] * 5 + [Mark.O] * 9
    assert [row["reached"] for row in limits.table()] == [0] * 5 + [1] * 3 + [0] * 6
    assert isinstance(limits.as_o.as_json()["lost_to_best_reply"], int)
    assert replace(limits.as_o, lost=0.5).as_json()["lost_to_best_reply"] == 0.5


@pytest.mark.parametrize(
    ("spec", "rules"),
    [
        ("mc:current=1,other=1", Rules()),
        ("mc:current=2,other=1", Rules(reverse=True)),
        ("forward:tie=0", Rules()),
        ("forward:equal=first", Rules(2)),
    ],
)
def test_what_is_kept_is_read_back(spec: str, rules: Rules) -> None:
    """Both sides, the opening and every position, with its thought, are read from the JSON."""
    study = LimitsStudy(parse_spec(spec), rules)
    *_, last = study.find()
    assert study.read(json.loads(json.dumps(last.as_json()))) == last
    assert LimitsStudy.from_settings(study.settings()) == study


def test_unfinished_limits_have_no_results(limits: Limits) -> None:
    """While positions are counted, nothing is worth saving."""
    assert (limits.done, replace(limits, as_x=None, as_o=None).done) == (765, 0)
    assert len(limits.sides) == 2
    none = replace(limits, opening=None, as_x=None, as_o=None)
    assert (none.sides, none.table(), none.as_json()["opening"]) == ((), [], None)


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("mc:trials=5,current=1,other=1", "mc:current=1,other=1"),
        ("mc:exact,sure=90", "mc:current=1,other=2"),
        ("forward:samples=3,tie=0", "forward:tie=0,equal=random"),
    ],
)
def test_settings_that_do_not_matter_are_left_out(spec: str, name: str) -> None:
    """In the limit, neither numbers of trials nor when to stop matter."""
    assert limit_name(parse_spec(spec)) == name
    study = LimitsStudy(parse_spec(spec), Rules(4, 3))
    assert study.words() == ["limits", name, *Rules(4, 3).words()]
    assert study.target == 0


def test_the_title_names_player_and_rules() -> None:
    """The title has the settings that matter, and the rules."""
    study = LimitsStudy(SPEC, Rules(4, 3))
    assert str(study.title) == "Limits of Monte Carlo (Score weight: 1 / 1), 4×4, 3 in a row"
    assert LimitsStudy(SPEC, Rules(4)).rules.size == 4
    with pytest.raises(TttmcError, match="up to 4×4"):
        LimitsStudy(SPEC, Rules(5))


def test_the_list_is_limited_and_begins_with_the_most_certain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At most so many positions of each kind are listed: first those with nothing but mistakes."""
    monkeypatch.setattr(limit_search, "LISTED", 2)
    *_, last = LimitsStudy(SPEC, Rules()).find()
    assert last.as_o is not None
    assert (last.as_o.reached, last.as_o.elsewhere) == (3, 6)
    assert [found.reached for found in last.as_o.positions] == [True, True, False, False]
    assert all(found.always_errs for found in last.as_o.positions)


def test_progress_goes_through_all_layers() -> None:
    """The positions take about a third of the work, and no share is far from the next."""
    shares = [found.share for found in LimitsStudy(SPEC, Rules(3)).find()]
    assert shares == sorted(shares)
    assert max(b - a for a, b in pairwise(shares)) < 0.25
    counts = [found.position_count for found in LimitsStudy(SPEC, Rules(3)).find()]
    assert counts == sorted(counts)
    assert counts[-1] == 765


@pytest.mark.parametrize(("reverse", "side"), [(False, Mark.X), (True, Mark.O)])
def test_who_cannot_beat_the_player_at_least_ties(reverse: bool, side: Mark) -> None:
    """The line of a side that never loses ends in a tie: its opponent plays as well as it can."""
    *_, last = LimitsStudy(SPEC, Rules(reverse=reverse)).find()
    found = next(each for each in last.sides if each.side is side)
    assert found.lost == 0
    position = Position.start(Rules(reverse=reverse))
    for square in found.line:
        position = position.play(square)
    assert position.outcome is not None
    assert position.outcome.winner is None
