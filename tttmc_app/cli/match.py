"""`tttmc match`: many games between two players."""

from __future__ import annotations

from tttmc_app.cli.lab import GAMES_ARE_SAVED, add_run_command
from tttmc_app.cli.parser import Subparsers

_NOTES = f"""\
A player that fails or makes an illegal move forfeits the game. The output names the player and the
first reason.

With --both the players are A and B, and A plays both sides equally often: by number, it is X in the
first half of the G games and O in the second. The k-th games of both halves are a pair (the column
pair of `tttmc results export-games`) and have the same opening: with --openings, M moves drawn so
that both sides have about equal chances. With --opening-file, games begin equally often from
the boards in a file, one per line; blank lines and comments after # are skipped. The run keeps the
boards, and the command that repeats it has them in place of the file.

The output has A's wins, ties and losses with Wilson's 95 % intervals; its score; the difference in
Elo points with half of its 95 % interval; and its superiority, the probability that A scores more
than half in the long run, which without --both includes the advantage of moving first. The errors
of the last three come from the spread between pairs. Only complete pairs count: of a match that
isn't finished, the output says how many finished games it leaves out.

--sprt LOW,HIGH ends the match as soon as Wald's sequential test accepts a difference of LOW or of
HIGH Elo points, each wrongly in at most about 5 % of matches, and after G games at the latest.
Pairs count in their order, whatever worker finishes first, so the same seed always gives the same
result; games past the decision don't count and aren't kept. As the test ends matches when they look
decided, their scores, shares and Elo differences lean towards its decision.

--equal-time TIME first plays games for a few seconds, and chooses the count with which a player's
moves take this processor time on average (us, ms or s). The counts are printed and recorded, so the
run's own command repeats its games; a line says so if a time is more than 20 % off.

--control also takes known luck out of the score: what a move at random gained over the mean of all
moves, where at most 9 squares are empty. The expectation stays the same, and the interval is
narrower. The chances of a player's moves must be known: those of random and mc:exact are, those of
Monte Carlo's trials aren't. The values of positions take a few seconds at first on 3×3, and up to
a second per game on larger boards.

JSON: the run as in `tttmc results`, games, x_wins, o_wins, ties, seconds_per_game, x_forfeits and
o_forfeits (included in the other side's wins), x_forfeit_reason and o_forfeit_reason (the first; ""
for none), a_forfeits and b_forfeits (on either side), A's wins, losses, their ..._interval, score,
score_interval, elo (null if one player took all the points), elo_error (null if score_interval
reaches 0 or 1), superiority, llr and decision ("low", "high" or null) of the test, pairs (those in
which A took 0, ½, 1, 1½ and 2 points), unpaired (finished games left out), controlled_score and
controlled_interval (with --control), openings (position, the board after an opening, games, and A's
wins, ties, losses and score, with their ..._interval; drawn boards that are equal up to symmetry
count as one), a_seconds_per_move and b_seconds_per_move (means), each with ..._median.

{GAMES_ARE_SAVED} Without --both, --csv and --figure, a match is
temporary: of these, only the newest 50 and those with another name are kept."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command to the parser."""
    add_run_command(subparsers, "match", "play many games between two players", _NOTES)
