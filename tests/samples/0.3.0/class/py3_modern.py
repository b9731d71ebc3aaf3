"""Python 3 with features that Python 2 lacks: hints, f-strings, walrus, match, keyword-only names."""

from __future__ import annotations

import random
from typing import Iterable

import poc_ttt_provided as provided
from poc_ttt_provided import TTTBoard

NTRIALS: int = 30
SCORE_CURRENT: float = 1.0
SCORE_OTHER: float = 1.0
Square = tuple[int, int]


def mc_trial(board: TTTBoard, player: int) -> None:
    while (winner := board.check_win()) is None:
        board.move(*random.choice(board.get_empty_squares()), player)
        player = provided.switch_player(player)


def mc_update_scores(scores: list[list[float]], board: TTTBoard, player: int) -> None:
    match board.check_win():
        case provided.DRAW:
            return
        case winner:
            sign = 1 if winner == player else -1
    for row, line in enumerate(scores):
        for col, _ in enumerate(line):
            owner = board.square(row, col)
            if owner == player:
                line[col] += sign * SCORE_CURRENT
            elif owner != provided.EMPTY:
                line[col] -= sign * SCORE_OTHER


def best_of(squares: Iterable[Square], *, scores: list[list[float]]) -> list[Square]:
    (first, *rest) = sorted(squares, key=lambda s: -scores[s[0]][s[1]])
    return [first, *(s for s in rest if scores[s[0]][s[1]] == scores[first[0]][first[1]])]


def get_best_move(board: TTTBoard, scores: list[list[float]]) -> Square:
    return random.choice(best_of(board.get_empty_squares(), scores=scores))


def mc_move(board: TTTBoard, player: int, trials: int) -> Square:
    scores = [[0.0] * board.get_dim() for _ in range(board.get_dim())]
    for _ in range(trials):
        mc_trial(copy := board.clone(), player)
        mc_update_scores(scores, copy, player)
    print(f"{player=} {trials=}", end="\n", flush=True)
    return get_best_move(board, scores)
