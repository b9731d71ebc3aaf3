"""Whole texts of commands about positions and games, for boards whose results are known."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.analysis.review_checks import reviewed
from tests.analysis.test_review import played
from tttmc_app.analysis.estimates import Estimate
from tttmc_app.analysis.refutation import ProvenLine
from tttmc_app.analysis.review import GameReview, MoveClass, MoveReview
from tttmc_app.cli import main, review, solve
from tttmc_app.cli.analyse import (
    _as_text,  # pyright: ignore[reportPrivateUsage]  # no player makes every kind of thought
    _decision_text,  # pyright: ignore[reportPrivateUsage]  # for the same reason
)
from tttmc_app.core import Mark, Meaning, Position, Text, Thought
from tttmc_app.core.record_json import record_to_json
from tttmc_app.core.tally import Tally
from tttmc_app.engine import SolveJob

BOARD = Position.parse("X.O/.../...")
Said = Callable[..., list[str]]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """Return a function that runs a command and returns its lines, with times left out."""

    def run(*words: str) -> list[str]:
        assert main([*words]) == 0
        shown = capsys.readouterr().out
        return re.sub(r"\b[\d.]+ (µs|ms|s)\b", "TIME", shown).splitlines()

    return run


def test_exact_scores_have_exact_shares(said: Said) -> None:
    """Of all ends of random games, the shares are told with three decimals."""
    lines = said("analyse", "XO./XO./...", "--player", "mc:exact")
    assert lines[:2] == ["3×3, X to move; mc:trials=1000,current=1,other=2,exact=1, seed 0", ""]
    # X wins at once in 1/5 of the games, and O at its first move in 1/4 of the others.
    assert lines[-2] == "Exact: the scores per trial for infinitely many trials."
    won, tied, lost = (float(share) for share in re.findall(r"([\d.]+) %", lines[-1]))
    assert won + tied + lost == pytest.approx(100, abs=0.002)
    assert lines[-1] == f"of all   {won:.3f} % won, {tied:.3f} % tied, {lost:.3f} % lost by X"
    document = json.loads("".join(said(
        "analyse", "XO./XO./...", "--player", "mc:exact", "--json")))  # fmt: skip
    assert document["trials"] is None
    assert document["wins"] == pytest.approx(won / 100, abs=1e-5)
    assert document["losses"] == pytest.approx(lost / 100, abs=1e-5)
    assert document["wins"] > 0.4 > document["losses"]


def test_a_proof_is_told(said: Said) -> None:
    """Perfect names its move, its result and what is proven."""
    lines = said("analyse", "XO./X../.O.", "--player", "perfect")
    assert [line for line in lines if line.startswith(("move", "expects", "Proven"))] == [
        "move     a3, win",
        "Proven: with best play X wins.",
    ]


NOTHING = (None,) * 9
VALUES = (None, 1.0, None, 2.0, 3.0, 3.0, -4.0, 0.5, 0.25)
THOUGHT = Thought(
    Meaning.SCORE, Mark.X, VALUES, (None, *(0.125,) * 8), ((1, 1), (1, 2)), 1234, 2000, 0,
    move=(1, 1), line=((1, 1), (1, 2)), note=Text("A note."), rates=(0.5,) * 9,
)  # fmt: skip


def test_a_thought_is_told_from_its_move_to_its_note() -> None:
    """Move, value, error, equal squares, trials, moves to come and the note are lines."""
    lines = _as_text(BOARD, THOUGHT, 2.5)
    assert lines[-4:] == [
        "move     b2, score 3 ± 0.125, at random among b2, c2",
        "trials   1,234 in 2.5 s",
        "expects  b2 c2",
        "A note.",
    ]


@pytest.mark.parametrize(("ties", "warned"), [(950, False), (951, True)])
def test_counts_of_trials_are_shares(ties: int, warned: bool) -> None:
    """Won, tied and lost trials are the mover's; nearly all ties are warned of."""
    none = (0,) * 9
    tally = Tally(40, ties, 960 - ties, none, none, none, none)
    lines = _as_text(BOARD, replace(THOUGHT, tally=tally), 2.5)
    lost = 960 - ties
    counted = f"of them  4.0 % won, {ties / 10:.1f} % tied, {lost / 10:.1f} % lost by X"
    assert lines[-1 - warned] == counted
    assert ("Nearly all trials tie" in lines[-1]) == warned


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({}, "b2, score 3 ± 0.125, at random among b2, c2"),
        ({"best": ((1, 1),)}, "b2, score 3 ± 0.125"),
        ({"errors": None, "best": ((1, 1),)}, "b2, score 3"),
        ({"errors": (float("inf"),) * 9, "best": ((1, 1),)}, "b2, score 3"),
        ({"values": NOTHING}, "b2"),
        ({"best": ((1, 1),) * 9}, f"b2, score 3 ± 0.125, at random among {', '.join(['b2'] * 9)}"),
        ({"best": ((1, 1),) * 10}, "b2, score 3 ± 0.125, at random among 10 equal squares"),
        ({"move": None, "resigns": True}, "none: resigns"),
        ({"move": None, "forfeit": Text("it slept")}, "none: forfeits (it slept)"),
    ],
    ids=str,
)
def test_a_decision_has_value_error_and_equals(change: dict[str, object], text: str) -> None:
    """What isn't known is left out; a player without a move resigns or forfeits."""
    thought = replace(THOUGHT, **change)  # type: ignore[arg-type]  # each of its own type
    assert _decision_text(BOARD, thought) == text


def test_json_of_a_search_has_rates_line_and_note(said: Said) -> None:
    """A tree search adds win rates by row, the moves that it expects, and no more."""
    words = ("analyse", "XO./.X./..O", "--player", "tree:simulations=300", "--json")
    document = json.loads("".join(said(*words)))
    assert document["line"][0] == document["move"]
    assert len(document["win_rates"]) == 3
    rates = [rate for row in document["win_rates"] for rate in row]
    assert [rates[at] for at, square in enumerate("XO..X...O") if square != "."] == [None] * 4
    assert max(rate for rate in rates if rate is not None) == 1.0
    plain = json.loads("".join(said("analyse", "XO./.X./..O", "--player", "random", "--json")))
    assert not {"win_rates", "line", "note", "sure"} & set(plain)


def test_an_interrupted_analysis_has_its_own_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C after a thought prints it, with 130; before any, nothing is printed."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tttmc_app.cli.output.ProgressBar.show", interrupt)
    assert main(["analyse", "X.O/.../...", "--player", "mc:trials=1e9"]) == 130
    heads = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line]
    assert "trials" in heads
    assert "move" not in heads, "it has not decided"
    monkeypatch.setattr("tttmc_app.session.HostedSession.think", interrupt)
    assert main(["analyse", "X.O/.../..."]) == 130
    assert capsys.readouterr().out == ""


# Solve ---------------------------------------------------------------------------------------


def test_a_solution_is_a_list_of_results(said: Said) -> None:
    """The board, the outcome, the squares of each result and the work are printed."""
    lines = said("solve", "XO./.X./..O")
    assert re.fullmatch(r"nodes    \d+ in TIME", lines.pop())
    assert lines == [
        "3×3, X to move",
        "",
        "    a  b  c",
        " 1  X  O  .",
        " 2  .  X  .",
        " 3  .  .  O",
        "",
        "outcome  win for X",
        "win      a2, a3",
        "tie      c1, c2, b3",
    ]
    assert said("solve", "O.X/.../X.O", "--to-move", "x")[7:10] == [
        "outcome  win for X", "win      b2", "loss     b1, a2, c2, b3"
    ]  # fmt: skip
    lines = said("solve", "OX./.O./..X", "--to-move", "O", "--reverse")
    assert (lines[0], lines[7]) == ("3×3, reverse, O to move", "outcome  tie for O")
    only = said("solve", "XOX/XOO/OX.")
    assert only[7:9] == ["outcome  tie for X", "tie      c3"]


def test_distances_are_searched_once_results_are_known(said: Said) -> None:
    """How soon moves win or lose is told: three plies to a double threat, two until a loss."""
    document = json.loads("".join(said("solve", "XO./.X./..O", "--json")))
    assert document["distances"] == [
        [0, 2, None], [1, 0, 3], [1, 2, None], [2, 0, 3], [2, 1, None]
    ]  # fmt: skip
    document = json.loads("".join(said("solve", "XX./OO./...", "--to-move", "o", "--json")))
    assert [1, 2, 1] in document["distances"]
    words = ("solve", "X.../.O../..../....", "--line", "3", "--json")
    document = json.loads("".join(said(*words)))
    assert document["outcome"] == "win"
    assert all(plies is not None for _, _, plies in document["distances"])


def test_proofs_are_kept_at_the_end_and_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file is written at once and at the end; in between, only once a minute."""
    from tttmc_app.engine import kept_proofs

    written: list[int] = []
    keep = kept_proofs.keep

    def counted(path: Path, position: Position, job: SolveJob) -> None:
        written.append(job.nodes)
        keep(path, position, job)

    monkeypatch.setattr(kept_proofs, "keep", counted)
    file = str(tmp_path / "proofs")
    words = ["solve", ".../.../...", "--keep", file]
    assert main(words) == 0
    assert (len(written), written[0]) == (2, 0)
    assert written[1] > 0
    assert main([*words, "--seconds", "0", "--json"]) == 0
    document = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert document["outcome"] == "draw"
    monkeypatch.setattr(solve, "_KEEP_SECONDS", 0.0)
    assert main(["solve", "..../..../..../....", "--keep", file + "2", "--seconds", "0.2"]) == 0
    assert len(written) > 6


# Review --------------------------------------------------------------------------------------


@pytest.fixture
def game(tmp_path: Path) -> str:
    """Return a saved game in which O's first move is a mistake."""
    path = tmp_path / "game.json"
    path.write_text(record_to_json(played("a1 a2 b2 a3 c3")), encoding="utf-8")
    return str(path)


def test_a_review_names_moves_accuracy_and_the_turning_point(game: str, said: Said) -> None:
    """Moves are counted from 1; a mistake has what it gave away, the better move and the rest."""
    lines = said("review", game)
    assert lines == [
        "3×3: X wins",
        "",
        "move  square  class    gave away  better  then",
        "1 X   a1      best",
        "2 O   a2      mistake  0.50       b2      b1 c1 b2 b3 c3",
        "3 X   b2      best",
        "4 O   a3      best",
        "5 X   c3      best",
        "",
        "accuracy of X  100 %",
        "accuracy of O  50 %",
        "turned at move 2: O a2, from a tie to a loss for O",
    ]


def test_json_of_a_review_tells_each_move(game: str, said: Said) -> None:
    """Refutations, missed wins and results before and after have their places."""
    found = json.loads("".join(said("review", game, "--json")))
    assert (found["file"], found["result"], found["turning_point"]) == (game, "X wins", 1)
    assert found["accuracy"] == {"X": 1.0, "O": 0.5}
    assert [move["class"] for move in found["moves"]] == ["best", "mistake", *["best"] * 3]
    mistake = found["moves"][1]
    assert (mistake["number"], mistake["side"], mistake["square"]) == (1, "O", [1, 0])
    assert (mistake["best"], mistake["kept"], mistake["lost"]) == ([0, 0], [-1, -1], 0.5)
    assert mistake["missed_win"] is None
    assert len(mistake["refutation"]["moves"]) == 5
    truths = [tuple(position["truth"]) for position in found["positions"]]
    assert truths == [(0, 0), (0, 0), (1, 1), (1, 1), (1, 1), (1, 1)]


def test_the_whole_json_of_a_review() -> None:
    """Each position has what is proven, random games and the search; each move all its fields."""
    best, worse, tie = (1, 1), (-1, 0), (0, 0)
    moves = (
        MoveReview(
            0, Mark.X, (0, 0), MoveClass.LIKELY_MISTAKE, 0.25, 0.0625, ((1, 1), (2, 2)), (0, 1),
            worse, has_choice=True, results=(((0, 0), worse),),
        ),
        MoveReview(1, Mark.O, (0, 1), MoveClass.MISTAKE, 0.5, None, ((1, 2),), best, tie,
                   has_choice=True, results=()),
    )  # fmt: skip
    found = GameReview(
        played("a1 b1"),
        moves,
        ((-1, 1), worse, tie),
        (Estimate(0.125, 0.5), None, Estimate(0.25, 0.75)),
        (None, Estimate(0.375, 0.0), Estimate(0.625, 1.0)),
    )
    refuted = ProvenLine(((2, 0), (2, 1)), 0, is_shortest=False)
    missed = ProvenLine(((1, 2),), 1, is_shortest=True)
    document = review._as_json("a/g.json", found, {1: (refuted, missed)})  # pyright: ignore[reportPrivateUsage]  # no search is so
    assert json.loads(json.dumps(document)) == {
        "file": "a/g.json",
        "rules": {"size": 3, "line": 3, "reverse": False},
        "players": ["human", "mc"],
        "result": None,
        "complete": True,
        "accuracy": {"X": 0.75, "O": 0.5},
        "turning_point": 1,
        "positions": [
            {"truth": [-1, 1], "random": [0.125, 0.5], "search": None},
            {"truth": [-1, 0], "random": None, "search": [0.375, 0.0]},
            {"truth": [0, 0], "random": [0.25, 0.75], "search": [0.625, 1.0]},
        ],
        "moves": [
            {
                "number": 0, "side": "X", "square": [0, 0], "class": "likely mistake",
                "proven": False, "lost": 0.25, "error": 0.0625, "better": [[1, 1], [2, 2]],
                "best": [0, 1], "kept": [-1, 0], "refutation": None, "missed_win": None,
            },
            {
                "number": 1, "side": "O", "square": [0, 1], "class": "mistake",
                "proven": True, "lost": 0.5, "error": None, "better": [[1, 2]],
                "best": [1, 1], "kept": [0, 0],
                "refutation": {"moves": [[2, 0], [2, 1]], "result": 0, "shortest": False},
                "missed_win": {"moves": [[1, 2]], "result": 1, "shortest": True},
            },
        ],
    }  # fmt: skip


def test_a_missed_win_and_an_unfinished_game(tmp_path: Path, said: Said) -> None:
    """A win that was given away has its moves; a game without an end has no result."""
    path = tmp_path / "game.json"
    path.write_text(record_to_json(played("a1 b1 c1")), encoding="utf-8")
    found = json.loads("".join(said("review", str(path), "--json")))
    assert found["result"] is None
    by_number = {move["number"]: move for move in found["moves"]}
    assert by_number[1]["class"] == "mistake"
    lines = said("review", str(path))
    assert lines[0] == "3×3: unfinished"
    better = [move for move in found["moves"] if len(move["better"]) > 4]
    assert all(" …" in lines[3 + move["number"]] for move in better)
    missed = [move for move in found["moves"] if move["missed_win"]]
    assert all(move["side"] == "X" for move in missed)


def test_many_better_moves_and_errors_are_shortened() -> None:
    """Four better moves are named, more are marked; what a search lost has its error."""
    found = reviewed(played("a1 b1"))
    squares = ((0, 2), (1, 0), (1, 1), (1, 2), (2, 0))
    moves = [move._replace(lost=0.25, error=0.0625, better=squares) for move in found.moves]
    moves[1] = moves[1]._replace(better=squares[:4], error=None)
    lines = review._as_text(replace(found, moves=tuple(moves)), {})  # pyright: ignore[reportPrivateUsage]  # no search is so
    assert lines[3].endswith("0.25 ± 0.06  c1 a2 b2 c2 …")
    assert lines[4].split()[-5:] == ["0.25", "c1", "a2", "b2", "c2"]


def test_accuracy_has_a_share_unless_nothing_could_change() -> None:
    """A side that gave away everything has 0 %, and one without a choice has no share."""
    found = reviewed(played("a1 b1"))
    moves = [move._replace(lost=1.0, has_choice=move.side is Mark.X) for move in found.moves]
    lines = review._as_text(replace(found, moves=tuple(moves)), {})  # pyright: ignore[reportPrivateUsage]  # no search is so
    assert lines[6:8] == [
        "accuracy of X  0 %",
        "accuracy of O  no move could change the result",
    ]


@pytest.mark.parametrize(
    ("bounds", "text"),
    [((-1, -1), "a loss"), ((0, 0), "a tie"), ((1, 1), "a win"), ((0, 1), "unproven")],
)
def test_results_have_words(bounds: tuple[int, int], text: str) -> None:
    """Proven results are named; anything else is unproven."""
    assert review._result_text(bounds) == text  # pyright: ignore[reportPrivateUsage]  # all words


def test_an_interrupted_review_has_its_own_exit_code(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C prints what is reviewed so far, with exit code 130."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tttmc_app.cli.output.ProgressBar.show_share", interrupt)
    assert main(["review", game]) == 130
    assert capsys.readouterr().out.startswith("3×3: X wins\n")
