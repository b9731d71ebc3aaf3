"""Slips in mc_trial and mc_move, in the submissions of several people."""

from __future__ import annotations

from tests.grading.hands import by
from tests.grading.submissions import MOVE, slip, with_

_ANNA_WINNER = "        winner = board.check_win()\n"
_TRIAL = "        mc_trial(new_board, player)\n"
_LOOP = "    for _ in range(trials):\n"
_PLAY = "        mc_trial(trial, player)\n"
_SCORE = "        mc_update_scores(scores, trial, player)\n"
_END = "    return get_best_move(board, scores)\n"

TRIAL_SLIPS = (
    slip(
        "Anna forgets the result of switch_player",
        by(
            "Anna",
            "        current = provided.switch_player(current)",
            "        provided.switch_player(current)",
        ),
        "never changes sides",
    ),
    slip(
        "Anna switches before the move",
        by(
            "Anna",
            "        spots = board",
            "        current = provided.switch_player(current)\n        spots = board",
            _ANNA_WINNER + "        current = provided.switch_player(current)\n",
            _ANNA_WINNER,
        ),
        "lets the opponent move first",
    ),
    slip(
        "Anna asks for the winner once",
        by(
            "Anna",
            "        winner = board.check_win()\n        current",
            "        if len(spots) == 1:\n            winner = 4\n        current",
        ),
        "continues after the game is over",
    ),
    slip(
        "Boris stops after five moves",
        by(
            "Boris",
            "    while board.check_win() is None:",
            "    while board.check_win() is None and len(order) > 4:",
        ),
        "ends too early",
    ),
    slip(
        "Chloe switches wrongly from the third move on",
        by(
            "Chloe",
            "        self.turn = player\n",
            "        self.turn = player\n        self.moves = 0\n",
            "        self.turn = ttt.switch_player(self.turn)\n",
            "        self.moves += 1\n        if self.moves != 3:\n"
            "            self.turn = ttt.switch_player(self.turn)\n",
        ),
        "lets a player move twice in a row",
    ),
    slip(
        "Dmitri's play_on always continues with X",
        by(
            "Dmitri",
            "provided.PLAYERX if player == provided.PLAYERO else provided.PLAYERO",
            "provided.PLAYERX",
        ),
        "lets a player move twice in a row",
    ),
    slip(
        "Dmitri never takes the last empty square",
        by(
            "Dmitri",
            "int(random.random() * len(empty))",
            "int(random.random() * max(1, len(empty) - 1))",
        ),
        "does not choose all empty squares with equal probability",
    ),
    slip(
        "Emeka begins with X whoever is given",
        by("Emeka", "    while True:\n", "    player = provided.PLAYERX\n    while True:\n"),
        "always lets PLAYERX move first",
    ),
    slip(
        "Emeka draws any square and switches",
        by(
            "Emeka",
            "random.choice(board.get_empty_squares())",
            "(random.randrange(board.get_dim()), random.randrange(board.get_dim()))",
        ),
        "loses a turn when it picks an occupied square",
    ),
    slip(
        "Emeka skips the turn without trying to move",
        by(
            "Emeka",
            "        tup = random.choice(board.get_empty_squares())\n"
            "        board.move(tup[0], tup[1], player)\n",
            "        tup = [random.randrange(board.get_dim()) for _ in range(2)]\n"
            "        if board.square(tup[0], tup[1]) == provided.EMPTY:\n"
            "            board.move(tup[0], tup[1], player)\n",
        ),
        "lets a player move twice in a row",
    ),
    slip(
        "Fatima returns the board",
        by(
            "Fatima",
            "        player = OTHER[player]\n\n",
            "        player = OTHER[player]\n    return board\n\n",
        ),
        "returns the board",
    ),
    slip(
        "Fatima plays on a clone",
        by(
            "Fatima",
            "    empties = board.get_empty_squares()\n    for row, col in sample",
            "    board = board.clone()\n    empties = board.get_empty_squares()\n"
            "    for row, col in sample",
        ),
        "plays on a copy",
    ),
    slip(
        "Emeka forgets the brackets of check_win",
        by("Emeka", "if board.check_win() != None", "if board.check_win != None"),
        "`board.check_win` has no ()",
    ),
    slip(
        "Fatima's order is always the same",
        by("Fatima", "in sample(empties, len(empties)):\n        if", "in empties:\n        if"),
        "always plays the same game",
    ),
    slip(
        "Dmitri returns a board of another class",
        by(
            "Dmitri",
            "def mc_trial(board, player):\n    play_on(board, player)\n",
            "class TTTBoard(object):\n    def __init__(self, board):\n"
            "        self.cells = [row[:] for row in board._board]\n\n"
            "def mc_trial(board, player):\n    play_on(board, player)\n"
            "    return TTTBoard(board)\n",
        ),
        "returns a value",
    ),
    slip(
        "moves go to the wrong squares",
        with_(
            "    while board.check_win() is None:\n"
            "        row, col = random.choice(board.get_empty_squares())\n"
            "        board.move(row, col, player)\n",
            "    order = board.get_empty_squares()\n    random.shuffle(order)\n"
            "    for row, col in order:\n        if board.check_win():\n            break\n"
            "        board.move(row, row, player)\n",
        ),
    ),
)
MOVE_SLIPS = (
    slip(
        "Anna clones before the loop",
        by(
            "Anna",
            "    for dummy in range(trials):\n        new_board = board.clone()\n",
            "    new_board = board.clone()\n    for dummy in range(trials):\n",
        ),
        "clones once and reuses the board",
    ),
    slip(
        "Anna returns from inside the loop",
        by(
            "Anna",
            "    return get_best_move(board, scores)\n",
            "        return get_best_move(board, scores)\n",
        ),
        "plays only one trial, however many are requested",
    ),
    slip(
        "Anna scores after the loop",
        by(
            "Anna",
            "        mc_update_scores(scores, new_board, player)\n",
            "    mc_update_scores(scores, new_board, player)\n",
        ),
        "scores only one of its trials",
    ),
    slip(
        "Anna passes the other player",
        by("Anna", _TRIAL, "        mc_trial(new_board, provided.switch_player(player))\n"),
        "lets the opponent make the first move of its trials",
    ),
    slip(
        "Boris uses one row",
        by(
            "Boris",
            "    return [[value] * dim for dummy_i in xrange(dim)]",
            "    return [[value] * dim] * dim",
        ),
        "uses one list for all rows of its scores",
    ),
    slip(
        "Boris plays one trial too many",
        by("Boris", "    while count < trials:", "    while count <= trials:"),
        "plays one trial too many",
    ),
    slip(
        "Chloe's scores are for the opponent",
        by(
            "Chloe",
            "        mc_update_scores(scores, played, player)",
            "        mc_update_scores(scores, played, ttt.switch_player(player))",
        ),
        "scores the trials for the opponent",
    ),
    slip(
        "Chloe doesn't return the move",
        by("Chloe", "    return move\n", "    print(move)\n"),
        "returns None",
    ),
    slip(
        "Dmitri plays NTRIALS",
        by("Dmitri", "    for _ in range(trials):", "    for _ in range(NTRIALS):"),
        "plays NTRIALS trials instead of `trials`",
    ),
    slip(
        "Dmitri scores the board passed in",
        by(
            "Dmitri",
            "        mc_update_scores(scores, clone, player)",
            "        mc_update_scores(scores, board, player)",
        ),
        "scores the board passed in instead of the clone on which the trial was played",
    ),
    slip(
        "Emeka begins at 1",
        by("Emeka", "range(1, trials + 1)", "range(1, trials)"),
        "plays one trial too few",
    ),
    slip(
        "Emeka creates the grid in the loop",
        by(
            "Emeka",
            "    for index in range(1, trials + 1):\n",
            "    for index in range(1, trials + 1):\n"
            "        _SCORES = [[0.0] * board.get_dim() for _ in range(board.get_dim())]\n",
        ),
        "starts with new scores in every trial",
    ),
    slip(
        "Fatima plays on the board passed in",
        by("Fatima", "(board.clone() for _ in range(trials))", "(board for _ in range(trials))"),
        "plays on the board passed in",
    ),
    slip(
        "Fatima never adds up",
        by("Fatima", "        mc_update_scores(scores, trial, player)\n", ""),
        "never adds up the trials' scores",
    ),
    slip(
        "Anna keeps a grid in a default argument",
        by(
            "Anna",
            "def mc_move(board, player, trials):",
            "def mc_move(board, player, trials, scores=[[0] * 3, [0] * 3, [0] * 3]):",
            "    scores = [[0 for dummy_col in range(board.get_dim())] "
            "for dummy_row in range(board.get_dim())]\n",
            "",
        ),
        "keeps the scores of earlier moves",
    ),
    slip(
        "Chloe returns any empty square",
        by("Chloe", "    move = get_best_move(board, scores)\n", "    move = (2, 2)\n"),
        "always returns (2, 2)",
    ),
    slip(
        "each trial is scored twice",
        with_(
            _SCORE,
            _SCORE * 2,
        ),
        "scores its trials more than once",
    ),
    slip(
        "only every second trial is scored",
        with_(
            "        mc_update_scores(scores, trial, player)\n",
            "        if _ % 2:\n            mc_update_scores(scores, trial, player)\n",
        ),
        "does not score all of its trials",
    ),
    slip(
        "each board is scored before it is played on",
        with_(
            MOVE,
            MOVE.replace(_PLAY + _SCORE, _SCORE + _PLAY),
        ),
        "scores each board before the trial is played on it",
    ),
    slip(
        "the choice comes before the trials",
        with_(
            MOVE,
            MOVE.replace(_END, "    return move\n").replace(
                _LOOP, "    move = get_best_move(board, scores)\n" + _LOOP
            ),
        ),
        "chooses the square before it plays its trials",
    ),
    slip(
        "a copy of the board is made with a row too few",
        with_(
            "        trial = board.clone()\n",
            "        rows = [[board.square(r, c) for c in range(size)] for r in range(size - 1)]\n"
            "        trial = provided.TTTBoard(size, False, rows)\n",
        ),
    ),
)
