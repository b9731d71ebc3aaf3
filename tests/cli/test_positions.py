"""What commands print about positions, games and short runs, and what a search keeps."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from tests.cli.conftest import OCCUPIER, Cli
from tests.engine.boards import board, measured
from tests.tables import at, table
from tttmc_app.cli.solve import KeptProofs
from tttmc_app.core import Position
from tttmc_app.engine import SEARCHES_IN_PYTHON, SolveJob
from tttmc_app.storage import UnreadableError

TEXTS = table(
    """
    analyse X.O/.../... --seed 4 | 3×3, X to move; mc:trials=1000,current=1,other=2, seed 4
    analyse X.O/.../... --player mc:trials=5,current=0,other=0 | 1 X 0 O | \
        among b1, a2, b2, c2, a3, b3, c3 | trials 5 in | won | lost by X | !shorter --line
    analyse ..../..../..../.... --player mc:trials=5,current=0,other=0 | among 16 equal squares
    analyse ..../..../..../.... --line 3 --reverse --size 4 | 4×4, 3 in a row, reverse, X to move
    analyse X.O/.../... --player mc:trials=1 | score
    analyse XO./XO./... --player mc:exact | move a3, score 0.750 | 3 0.750* 0.583 -0.317 | \
        45.000 % won, 20.000 % tied, 35.000 % lost by X
    analyse XO./X../.O. --player perfect | move a3, win | 3 1* O -1 | positions | X wins
    analyse XO./.X./..O --player tree:simulations=300 | expects a2 a3 c2 | simulations 1 in
    analyse X.O/.../... --player forward:samples=50 | rate 0. | ± 0.0 | samples 350 in
    analyse X.O/.../... --player random | 1 X . O | move
    analyse O.O/..X/.X. | Every move loses for X; the game lasts longest after b1.
    analyse X../.../... --to-move O --player course:file.py | none: forfeits
    analyse ............/............/............/............/............/............/\
............/............/............/............/............/............ --line 12 \
        --player mc:trials=20 | --line
    solve .../.../... | outcome tie for X | tie every move | nodes
    solve XO./.X./..O | 1 X O . | outcome win for X | win a2, a3 | tie c1, c2, b3
    solve X../.../... | tie b2 | loss b1, c1, a2, c2, a3, b3, c3
    solve XOX/XOO/OX. | outcome tie for X | tie c3
    solve .../.../... --seconds 0 | outcome unknown for X | unknown every move
    converge X../.../... --trials 5,50 --runs 20 --seed 3 | 3×3 | O to move | mc | seed 3 | \
        1 X . . | b2 (tie) c1 (loss) a3 (loss) c3 (loss) | \
        ∞ 0.0 % | 5 70 % (48–85) | 40 moves
    converge X.O/.../... --trials 1 --runs 2 | ± ∞
    converge .../.../... --trials 10 --runs 5 --player forward | 5 moves
    limits mc:trials=5,current=1,other=1 --size 3 | mc:current=1,other=1 | 765 positions | \
        Opens with b2 | 0 in its own games, 5 in others | 3 in its own games, 6 in others | \
        ..X/XO./... c3, which loses; a1 or b1 or a3 or b3 ties c3 a1 b1 a3
    limits mc:current=1,other=1 --size 3 --reverse | 3×3, reverse | b1 or a2 or c2 or b3
    review game.json | 3×3: X wins | 1 X a1 best | 2 O a2 mistake 0.50 b2 b1 c1 b2 b3 c3 | \
        5 X c3 best | accuracy of X 100 % | accuracy of O 50 % | move 2: O a2, from a tie to a loss
    review short.json | 3×3: unfinished | c3
    match mc:trials=5 random --games 40 --seed 3 --size 4 | 40 games, 4×4, seed 3, | \
        A mc:trials=5,current=1,other=2 against B random | A is X | A wins 29 | Ties 11
    match mc:trials=30 random --both --workers 1 --games 9000 --sprt 0,30 | accepts 30
    play --x mc:exact --o random --size 3 --seed 1 | X plays b2 (score 0.291). | O plays c1.
"""
)


def play(cli: Cli, moves: str, name: str = "game.json") -> None:
    """Save the game of these moves."""
    cli.type(*moves.split())
    cli(f"play --o human --size 3 --save {name}")


@pytest.mark.parametrize("case", TEXTS, ids=lambda case: case[0][:60])
def test_texts_have_their_values(case: tuple[str, ...], cli: Cli) -> None:
    """Boards, moves, results, chances and what was counted are printed; what follows ! isn't."""
    line, *values = case
    Path("file.py").write_text(OCCUPIER)
    play(cli, "a1 a2 b2 a3 c3")
    play(cli, "a1 b1 c3", "short.json")
    shown = cli.words(line)
    assert [each for each in values if (each.strip("!") in shown) is each.startswith("!")] == []


DOCUMENTS = table(
    """
    solve XO./.X./..O | outcome "win" | to_move "X" | board "XO./.X./..O" | \
        moves [[0,2,"draw"],[1,0,"win"],[1,2,"draw"],[2,0,"win"],[2,1,"draw"]] | \
        distances [[0,2,null],[1,0,3],[1,2,null],[2,0,3],[2,1,null]]
    solve OO./XX./... --to-move o | outcome "win" | to_move "O" | distances.0 [0,2,1]
    solve X../.../... --reverse | outcome "win"
    solve .../.X./... --reverse | outcome "draw"
    solve ..../..../..../.... --line 3 | outcome "win"
    solve X.../.O../..../.... --line 3 | outcome "win" | distances.0.2 9
    solve ...../...../...../...../..... --line 3 | outcome "win"
    solve ...../...../...../...../..... --line 4 | outcome "draw"
    solve --table 4 | rows.16.outcome "win" | rows.17.outcome "loss" | rows.19.outcome "draw"
    solve --table 3 --keep proofs | rows.1.outcome "loss" | rows.10.outcome "draw" | \
        rows.11.proofs.mirroring {"at_least":"draw","at_most":"win"} | rows.11.size 3
    solve --table 5 --seconds 0 | rows.28.proofs.pairing.at_least "draw" | \
        rows.28.outcome "draw" | rows.27.outcome "unknown" | rows.27.at_least "draw" | \
        rows.27.line 4 | rows.27.reverse true
    analyse xx./.../... --to-move O --player mc:trials=2000 | board "XX./.../..." | to_move "O" | \
        move [0,2] | meaning "score" | trials 2000
    analyse X.O/.../... --player mc:trials=1 | standard_errors [[null,null,null],[null,null,null],\
[null,null,null]]
    analyse X.O/.../... --player random | scores.1 [null,null,null] | wins null | ties null | \
        losses null | trials 0
    analyse XO./XO./... --player mc:exact | trials null | wins 0.45 | ties 0.2 | losses 0.35 | \
        move [2,0] | tied_mine.1 [0.2,0,0.1] | tied_theirs.1 [0,0.2,0.1] | \
        scores.2 [0.75,0.5833333333333334,-0.31666666666666665]
    analyse XO./X../.O. --player perfect | scores [[null,null,-1],[null,1,-1],[1,null,-1]] | \
        meaning "result"
    analyse XO./.X./..O --player tree:simulations=300 | win_rates.1 [1,null,null] | \
        line [[1,0],[2,0],[1,2]] | move [1,0]
    analyse XO./.X./..O --player mc:trials=1e6 --sure 95 | sure.percent 95 | sure.reached true | \
        player "mc:trials=1000000,current=1,other=2,sure=95"
    analyse X.O/.../... --player mc:trials=200 --sure 50 | sure.reached false | \
        sure.squares [[1,1],[2,0],[2,2]]
    analyse X../.../... --to-move O --player course:file.py | move null
    converge X../.../... --player mc:current=1,other=1 --trials 5,500 --runs 30 | seed 0 | \
        to_move "O" | results.1 ["loss","draw","loss"] | exact.0.0 null | exact_losing_chance 0 | \
        rows.0.trials 5 | rows.1.trials 500 | rows.1.runs 30 | rows.1.scores.0.0 null | run 1
    converge .../.../... --trials 1 --runs 2 | rows.0.standard_errors.0 [null,null,null]
    limits mc:current=1,other=1 --size 3 | player "mc:current=1,other=1" | size 3 | \
        reverse false | as_x.lost_to_best_reply 0 | as_o.lost_to_best_reply 1 | as_o.reached 3 | \
        as_o.elsewhere 6 | position_count 765 | as_o.positions.2.reached true | \
        as_o.positions.2.reply [[2,0],[1,0],[2,1],[1,2]] | as_o.positions.2.board "OX./.X./..." | \
        as_o.positions.2.to_move "O" | as_o.positions.2.best [[2,0],[2,1]] | \
        as_o.positions.2.mistakes [[2,0]] | as_o.positions.2.results \
[[null,null,"loss"],["loss",null,"loss"],["loss","draw","loss"]] | run 1
    limits mc --size 2 --reverse | size 2 | reverse true
    review game.json | file "game.json" | result "X wins" | complete true | turning_point 1 | \
        accuracy {"X":1,"O":0.5} | positions.1.truth [0,0] | positions.2.truth [1,1] | \
        positions.5.random [1,0] | moves.0.class "best" | moves.1.class "mistake" | \
        moves.1.side "O" | moves.1.square [1,0] | moves.1.best [0,0] | moves.1.kept [-1,-1] | \
        moves.1.lost 0.5 | moves.1.better [[1,1]] | moves.1.number 1 | moves.1.proven true | \
        moves.1.refutation.moves [[0,1],[0,2],[1,1],[2,1],[2,2]] | moves.1.missed_win null | \
        moves.1.refutation.result 1 | moves.1.refutation.shortest true | players ["human","human"]
    review missed.json | moves.2.class "blunder" | moves.2.missed_win.result 1 | \
        moves.2.side "X" | moves.3.missed_win.moves.0 [0,0] | turning_point 3
    review short.json | result null
    analyse X.O/.../... --player mc:trials=500,other=1 --seed 9 | move [1,1] | wins 294 | \
        ties 61 | losses 145 | scores [[null,-97,null],[8,175,37],[90,-42,123]] | \
        standard_errors.0 [null,17.051789555765346,null]
    match mc:trials=30 random --both --workers 1 --size 3 --games 99 --sprt 0,30 | \
        decision "high" | games 24
    match mc:trials=30 random --both --workers 1 --games 2 --sprt -1,0 | decision null | games 2
"""
)


@pytest.mark.parametrize("case", DOCUMENTS, ids=lambda case: case[0][:60])
def test_documents_have_their_values(case: tuple[str, ...], cli: Cli) -> None:
    """Values are those of known boards; grids go row by row, with null for what isn't known."""
    line, *values = case
    Path("file.py").write_text(OCCUPIER)
    play(cli, "a1 a2 b2 a3 c3")
    play(cli, "a1 b1 c3", "short.json")
    play(cli, "b1 a2 c1 a3 a1", "missed.json")
    document = cli.json(line)
    for path, value in (each.split(" ", 1) for each in values):
        assert at(document, path) == json.loads(value), path


# Solving -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_proven", [False, True])
def test_an_interrupted_search_keeps_its_proofs(
    is_proven: bool, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was proven before Ctrl-C is printed and kept, and a later search has it at once."""
    advance = SolveJob.advance

    def interrupt(job: SolveJob) -> None:
        while is_proven and not job.settled:
            advance(job)
        raise KeyboardInterrupt

    outcome = "draw" if is_proven else "unknown"
    with monkeypatch.context() as patched:
        patched.setattr(SolveJob, "advance", interrupt)
        assert cli.json("solve .../.../... --keep proofs", code=130)["outcome"] == outcome
    found = cli.json("solve .../.../... --keep proofs --seconds 0")
    assert [result for _, _, result in found["moves"]] == [outcome] * 9


START = board("3 3 o XO/.X/..O")


def known(job: SolveJob) -> tuple[object, ...]:
    """Return everything that a job tells."""
    return job.nodes, job.measured, job.bounds(), job.distances()


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Return a file with all the proofs about the starting position."""
    if SEARCHES_IN_PYTHON:
        pytest.skip("built without the searches")
    KeptProofs(tmp_path / "proofs", START, measured(START))
    return tmp_path / "proofs"


def test_a_new_job_takes_over_the_proofs(kept: Path) -> None:
    """A job with all proofs has the results at once, without any further search."""
    job = SolveJob(START)
    KeptProofs(kept, START, job)
    assert job.settled
    assert known(job) == known(measured(START))


def assert_refused(kept: Path, position: Position = START) -> None:
    """Fail unless a job refuses the file, and goes on as if nothing had been tried."""
    job = SolveJob(position)
    with pytest.raises(UnreadableError):
        KeptProofs(kept, position, job)
    assert known(job) == known(SolveJob(position))
    job.advance()
    assert job.nodes


@pytest.mark.parametrize("text", ["3 3 o XO/.X/O", "3 3 R o XO/.X/..O", "4 4 o XO/.X/..O"])
def test_proofs_of_another_position_are_refused(kept: Path, text: str) -> None:
    """A file isn't used for other marks, other rules, another size or the other side."""
    assert_refused(kept, board(text))
    assert_refused(kept, START.play((0, 2)))


def test_damaged_files_hold_no_proofs(kept: Path) -> None:
    """Changed or missing bytes, a head that differs in one place, and anything else are refused."""
    content, nonsense = kept.read_bytes(), b"nonsense" * 9
    head, _, proofs = content.partition(b"\n")
    told = json.loads(head)
    assert (told["format"], told["version"]) == ("tttmc proofs", 1)
    checks = {"length": len(nonsense), "sha256": sha256(nonsense).hexdigest()}
    heads = [{**told, key: value} for key in told for value in (None, 2, "Z")]
    for damaged in (
        *(b"", b"{}", b"[1]\nx", b"\xff\nx", b"[" * 99_999 + b"\nx", head),
        *(content[:-1], content[:-1] + bytes([content[-1] ^ 1])),
        *(json.dumps(each).encode() + b"\n" + proofs for each in heads),
        json.dumps(told | checks).encode() + b"\n" + nonsense,
    ):
        kept.write_bytes(damaged)
        assert_refused(kept)
