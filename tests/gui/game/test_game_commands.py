"""Every command of the game in every situation: what goes on, what is shown and emitted."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.gui.game.manual_worker import ManualGame, new_game
from tests.gui.game.test_game import HUMAN, MC, RANDOM, START
from tttmc_app.core import GameRecord, Mark
from tttmc_app.gui.game.options import Pace
from tttmc_app.players import parse_spec

pytestmark = pytest.mark.usefixtures("qapp")
ROW_BY_ROW = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
"""X wins."""


def yours() -> ManualGame:
    """Return a game with a machine in which both have played once: it is your turn."""
    game = new_game()
    game.play((0, 0), (1, 1))
    return game


def answering() -> ManualGame:
    """Return a game in which the machine has reported a thought about its second move."""
    game = yours()
    game.play((2, 2))
    game.report()
    return game


def stopped() -> ManualGame:
    """Return a game in which that thought has been stopped."""
    game = answering()
    game.model.stop()
    return game


def back() -> ManualGame:
    """Return a game of four moves with the first on show."""
    game = yours()
    game.play((2, 2), (0, 2))
    game.model.browse(0)
    return game


def suggesting() -> ManualGame:
    """Return a game in which the machine considers what you should play."""
    game = yours()
    game.model.ask(MC)
    return game


def suggested() -> ManualGame:
    """Return a game in which it has answered."""
    game = suggesting()
    game.answer()
    return game


def won() -> ManualGame:
    """Return a game that you have won."""
    game = new_game()
    game.play(*ROW_BY_ROW)
    return game


def waiting() -> ManualGame:
    """Return a game of two machines that wait for Play."""
    return new_game("mc:trials=20", "random")


def playing() -> ManualGame:
    """Return a game of two machines after the first move."""
    game = waiting()
    game.model.play()
    game.play((0, 0))
    return game


def pausing() -> ManualGame:
    """Return a game of two machines that will pause after the second move."""
    game = playing()
    game.model.pause()
    return game


def series() -> ManualGame:
    """Return a game of two machines that has ended; the next starts automatically."""
    game = waiting()
    game.model.pace = Pace(0, starts_next_game=True)
    game.model.play()
    game.play(*ROW_BY_ROW)
    return game


SITUATIONS: dict[str, Callable[[], ManualGame]] = {
    each.__name__: each
    for each in (
        yours, answering, stopped, back, suggesting, suggested, won, waiting, playing, pausing,
        series,
    )
}  # fmt: skip
OTHER = GameRecord.begin(START, ("human", "random"), 3).play((1, 1))
COMMANDS: dict[str, Callable[[ManualGame], object]] = {
    "choose": lambda game: game.model.choose((2, 0)),
    "play": lambda game: game.model.play(),
    "pause": lambda game: game.model.pause(),
    "step": lambda game: game.model.step(),
    "stop": lambda game: game.model.stop(),
    "move now": lambda game: game.model.move_now(),
    "ask": lambda game: game.model.ask(RANDOM),
    "undo": lambda game: game.model.undo(),
    "redo": lambda game: game.model.redo(),
    "browse": lambda game: game.model.browse(-1),
    "return": lambda game: game.model.browse(None),
    "branch": lambda game: game.model.branch(),
    "new game": lambda game: game.model.new_game(),
    "next game": lambda game: game.model.next_game(),
    "swap": lambda game: game.model.swap_sides(),
    "think again": lambda game: game.model.think_again(),
    "clear": lambda game: game.model.clear_series(),
    "seed": lambda game: game.model.set_seed(7),
    "no seed": lambda game: game.model.set_seed(None),
    "same X": lambda game: game.model.set_player(Mark.X, game.model.session.players[0]),
    "trials of O": lambda game: game.model.set_player(Mark.O, parse_spec("mc:trials=30")),
    "weights of O": lambda game: game.model.set_player(
        Mark.O, parse_spec("mc:trials=20,current=3")
    ),
    "X person": lambda game: game.model.set_player(Mark.X, HUMAN),
    "X random": lambda game: game.model.set_player(Mark.X, RANDOM),
    "begin": lambda game: game.model.begin(),
    "with": lambda game: game.model.begin_with((MC, RANDOM)),
    "with run": lambda game: game.model.begin_with((MC, RANDOM), run=True),
    "open": lambda game: game.model.open_record(OTHER),
    "shutdown": lambda game: game.model.shutdown(),
}
TABLES = (
    """
              yours        answering     stopped      back
choose        3RT+:pth     3RTP:!        3P:!         4R(0):!
play          2Rw:h        3RTP:th       3RT+:th      4Rw:pth
pause         2:t          3TP:t         3P:          4(0):t
step          2R:          3TP:t         3T+:t        4R:
stop          2:th         3P:th         3P:h         4(0):th
move now      2R:          4Rw:pth       4w:pth       4R(0):
ask           2RAS+:t      3RTP:         3AS+:t       4RAS(0)+:t
undo          0Rw:pth      2Rw:pth       2Rw:pth      2Rw:pth
redo          2Rw:h        3w:th         3w:th        4Rw:pth
browse        2R(-1)w:pth  3RTP(-1):pth  3P(-1)w:pth  4R(-1)w:pth
return        2Rw:h        3RTP:th       3Pw:h        4Rw:pth
branch        2R:          3RTP:         3P:          1RT+w:pth
new game      0Rw:pth      0Rw:pth       0Rw:pth      0Rw:pth
next game     0Rw:pth      0Rw:pth       0Rw:pth      0Rw:pth
swap          0RT+:pytsh   0RT+:pytsh    0RT+:pytsh   0RT+:pytsh
think again   2R:          3RT+:         3P:          4R(0):
clear         2R:          3RTP:t        3P:          4R(0):
seed          2R:pt        3RT+:pt       3P:pt        4R(0):pt
no seed       2R:pt        3RTP:pt       3P:pt        4R(0):pt
same X        2R:y         3RTP:y        3P:y         4R(0):y
trials of O   2R:pyts      3RT+:pyts     3P:pyts      4R(0):pyts
weights of O  2R:pytsho    3RTP:pytsho   3P:pytsho    4R(0):pytsho
X person      2R:y         3RTP:y        3P:y         4R(0):y
X random      2w:pytsh     3T+:pytsh     3w:pytsh     4w:pytsh
begin         2Rw:h        3RTP:th       3Pw:h        4R(0)w:h
with          0w:pytsh     0w:pytsh      0w:pytsh     0w:pytsh
with run      0RT+w:pytsh  0RT+w:pytsh   0RT+w:pytsh  0RT+w:pytsh
open          1w:pth       1w:pth        1w:pth       1w:pth
shutdown      2R:          3R:           3:           4R:
""",
    """
              suggesting   suggested    won
choose        3RT+:pth     3RT+:pth     5R:!
play          2Rw:th       2Rw:th       0Rww:pth
pause         2AS:t        2SP:t        5:t
step          2R:          2R:          5R:
stop          2RS:th       2SP:th       5:th
move now      2RAS:        2RSP:        5R:
ask           2RAS+:t      2RAS+:t      5R:
undo          0Rw:pth      0Rw:pth      4Rw:ptsh
redo          2Rw:th       2Rw:th       5R:h
browse        2R(-1)w:pth  2R(-1)w:pth  5R(-1):pth
return        2Rw:th       2Rw:th       5R:h
branch        2RAS:        2RSP:        5R:
new game      0Rw:pth      0Rw:pth      0Rw:pth
next game     0Rw:pth      0Rw:pth      0Rw:pth
swap          0RT+:pytsh   0RT+:pytsh   0RT+:pytsh
think again   2RAS+:       2RSP:        5R:
clear         2RAS:        2RSP:        5R:ts
seed          2RAS+:pt     2RSP:pt      5R:pt
no seed       2RAS:pt      2RSP:pt      5R:pt
same X        2RAS:y       2RSP:y       5R:y
trials of O   2RAS+:pyts   2RAS+:pyts   5R:yts
weights of O  2RAS:pytsho  2RSP:pytsho  5R:ytsho
X person      2RAS:y       2RSP:y       5R:y
X random      2w:pytsh     2w:pytsh     5:ytsh
begin         2RAS:h       2RSPw:h      5R:h
with          0w:pytsh     0w:pytsh     0w:pytsh
with run      0RT+w:pytsh  0RT+w:pytsh  0RT+w:pytsh
open          1w:pth       1w:pth       1w:pth
shutdown      2R:          2R:          5R:
""",
    """
              waiting    playing      pausing     series
choose        0:!        1RT:!        1T:!        5RN:!
play          0RT+:th    1RT:h        1RT:th      0RT+w:pth
pause         0:         1T:t         1T:         5:t
step          0T+:t      1T:t         1T:         5RN:
stop          0:h        1:th         1:th        5:th
move now      0:         1RT:         1T:         5RN:
ask           0AS+:t     1RT:         1T:         5RN:
undo          0w:h       0w:pth       0w:pth      4w:ptsh
redo          0w:h       1w:th        1w:th       5:th
browse        0w:h       1RT(-1):pth  1T(-1):pth  5RN(-1):pth
return        0w:h       1RT:h        1T:h        5RN:h
branch        0:         1RT:         1T:         5RN:
new game      0w:pth     0RT+:pth     0w:pth      0w:pth
next game     0w:pth     0RT+:pth     0w:pth      0w:pth
swap          0w:pytsh   0RT+:pytsh   0w:pytsh    0w:pytsh
think again   0:         1RT+:        1T+:        5RN:
clear         0:         1RT:         1T:         5RN:ts
seed          0:pt       1RT+:pt      1T+:pt      5RN:pt
no seed       0:pt       1RT:pt       1T:pt       5RN:pt
same X        0:y        1RT:y        1T:y        5RN:y
trials of O   0w:pytsh   1RT+:pytsh   1T+:pytsh   5RN:ytsh
weights of O  0w:pytsh   1RT+:pytsh   1T+:pytsh   5RN:ytsh
X person      0Rw:pytsh  1RT+:pytsh   1RT+:pytsh  5R:ytsh
X random      0w:pytsh   1RT+:pytsh   1T+:pytsh   5RN:ytsh
begin         0w:h       1RT:h        1T:h        5RN:h
with          0w:pth     0w:pth       0w:pth      0w:pth
with run      0RT+w:pth  0RT+w:pth    0RT+w:pth   0RT+w:pth
open          1w:pth     1w:pth       1w:pth      1w:pth
shutdown      0:         1R:          1:          5R:
""",
)
"""What each command leads to: the number of moves; R if machines go on after them; T or A if one
thinks about its move or is asked; N if the next game is due; S if a suggestion is awaited or
shown; P if there is a current thought; in brackets the move on show. Then + for each request, w
for each warming up, the initials of what has changed (position, players (y), series, turn, thought,
last thought (o)), and ! for a message."""
INITIALS = {
    "position": "p",
    "players": "y",
    "turn": "t",
    "series": "s",
    "thought": "h",
    "last_thought": "o",
}


def outcome(game: ManualGame, command: Callable[[ManualGame], object]) -> str:
    """Return what a command leads to, as in the tables."""
    game.emitted()
    game.told()
    requests, warmed, state = game.count, len(game.worker.warmed), game.model
    command(game)
    activity = ("T" if state.is_thinking else "A") if state.is_busy else ""
    assert game.worker.job or not activity
    flags = {
        "R": state.running,
        activity: True,
        "N": state.between_games.isActive(),
        "S": state.asked is not None,
        "P": state.partial is not None,
        f"({state.browsed})": state.browsed is not None,
        "+" * (game.count - requests): True,
        "w" * (len(game.worker.warmed) - warmed): True,
    }
    emitted = game.emitted()
    changes = "".join(each for name, each in INITIALS.items() if name in emitted)
    shown = "".join(flag for flag, is_set in flags.items() if is_set)
    return f"{len(game.moves)}{shown}:{changes}{'!' * len(game.told())}"


def rows(tables: tuple[str, ...]) -> Iterator[tuple[str, str, str]]:
    """Yield the command, the situation and the outcome of each cell."""
    for table in tables:
        heading, *lines = table.strip("\n").splitlines()
        situations = heading.split()
        for line in lines:
            for situation, cell in zip(situations, line[14:].split(), strict=True):
                yield line[:14].strip(), situation, cell


def test_the_tables_are_complete() -> None:
    """Each command is tested in each situation once."""
    found = [(command, situation) for command, situation, _ in rows(TABLES)]
    assert sorted(found) == sorted((one, two) for one in COMMANDS for two in SITUATIONS)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_in_every_situation(command: str) -> None:
    """What goes on, what is shown and what is emitted depend on what went on before."""
    expected = {situation: cell for each, situation, cell in rows(TABLES) if each == command}
    found: dict[str, str] = {}
    for situation in expected:
        game = SITUATIONS[situation]()
        found[situation] = outcome(game, COMMANDS[command])
        game.model.shutdown()
    assert found == expected
