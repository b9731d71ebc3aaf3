"""What the help of each kind of run explains, beyond its options."""

from tttmc_app.cli.options import BOARD_NOTES

_GAMES_ARE_SAVED = """\
Each finished game is saved at once. Ctrl-C ends early (exit code 130). --resume continues the
newest unfinished run with exactly these settings; --resume RUN continues that run with its own
settings. No finished game is lost or repeated. The same settings and seed give the same games,
wherever they are played. `tttmc results` lists all runs."""
_RUN_IS_SAVED = "The run is saved with its results: `tttmc results` lists all runs."
NOTES = {
    "match": f"""\
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

{_GAMES_ARE_SAVED} Without --both, --csv and --figure, a match is
temporary: of these, only the newest 50 and those with another name are kept.""",
    "sweep": f"""\
Without --against the player plays itself, with the same value on both sides. Values are
comma-separated: --trials 5,10,50 or --vary other=0,1,2. Of up to three --vary, every combination is
played. The board may vary, too: --vary size=3,4,5 or line=3,4; where only the size does, lines are
as long as the board unless --line is shorter.

A player that fails or makes an illegal move forfeits the game. The output names the player and the
first reason.

JSON: the run as in `tttmc results`, parameter, parameters, and rows. A row has its values under the
parameters' names; the counts games, x_wins, ties, o_wins, wins and losses (the player's, or X's if
it plays itself), resignations, forfeits, player_forfeits and opponent_forfeits (X's and O's if it
plays itself), each with the first ..._forfeit_reason ("" for none); the shares x_wins_share and so
on; their Wilson 95 % intervals x_wins_interval, ties_interval, o_wins_interval; and elapsed times,
seconds_per_game and seconds_per_move (means), each with ..._deviation, ..._median, ..._quartile_1
and ..._quartile_3. With --against it also has score, score_interval, elo and elo_error. CSV has the
same columns, with ..._low and ..._high for an interval;
`tttmc results columns` explains each.

{_GAMES_ARE_SAVED}""",
    "tournament": f"""\
Every pair of players meets in G games, each player with X in half of them; if G is odd, the player
named first has X in the extra game. With --openings, the first moves of each game are drawn so that
both sides have about equal chances. With --end-proven, a short proof after each move may end a
game. Ratings are Bradley-Terry strengths on Elo's scale with a mean of 0 and 95 % intervals. With
--gauntlet, only the first player plays all others, and its rating is 0. A tie is half a win. One
virtual draw per pair keeps the ratings finite.

JSON: the run as in `tttmc results`, virtual_draws, players and pairs. A player, the highest rating
first, has player, rating, interval, points, games, wins, ties, losses, forfeits, moves,
seconds_per_move, its ..._deviation and ..._median, and the first forfeit_reason. A pair, once for
each side, has x, o, games, x_wins, o_wins, ties, a Wilson 95 % ..._interval of each share,
seconds_per_game, x_forfeits and o_forfeits. CSV has the players.

{_GAMES_ARE_SAVED}""",
    "limits": f"""\
This calculates instead of sampling: in every position, the player's exact scores are compared with
the true value of each move. Rotated and mirrored positions count once. The player chooses at random
among squares that are exactly equal. The opponent knows the player and tries only to beat it. SPEC
is mc with its weights, or forward. Boards up to 4×4 are possible; 4×4 takes half a minute.

Against mc, that opponent can be chosen as a player: exploit with the same weights, such as
tttmc match mc:exact,current=1,other=1 exploit:current=1,other=1.

JSON: player, size, line, reverse, position_count, opening, as_x, as_o, best_reply (that
opponent, or null), seconds, run. A side has
lost_to_best_reply (the chance of losing to that opponent; 1 means always), line (such a game),
reached and elsewhere (how many positions have a best square that is a mistake, in the player's own
games and in others) and positions, the first of each kind. A position has board, to_move, best
[[row, column], ..], scores and results by row (win, draw or loss for the side to move), mistakes,
reached, lost_to_best_reply and reply (its worst choice and the moves that follow). CSV has the
positions.

{_RUN_IS_SAVED}""",
    "converge": f"""\
{BOARD_NOTES}

For every number of trials, the scores are those of `tttmc analyse` with the same seed, per trial,
with their standard errors. Independent runs count how often a move is chosen that gives up the
proven result (it turns a win into a tie or a loss, or a tie into a loss), with Wilson's 95 %
interval; for infinitely many trials this is calculated. SPEC is mc or forward, whose samples count
as trials.

JSON: board, to_move, player, seed, results by row (win, draw, loss, unknown or null), exact (values
by row, or null), exact_losing_chance, note, rows, seconds, run. A row has trials, scores and
standard_errors by row, runs, losing (proven to lose), losing_chance, losing_interval [low, high],
worse (moves that give up the proven result), worse_interval, unproven. CSV has the rows. Ctrl-C
ends early (exit code 130) with the results so far.

{_RUN_IS_SAVED}""",
    "train": f"""\
The textbook lists positions with the moves that lost there. It is created if necessary; a player
uses it as learner:textbook=FILE. It is updated after every block of games.

JSON: games, losses, mistakes (now in the textbook), losses_per_block, block (its size), seconds,
run. CSV has the blocks. Ctrl-C ends early (exit code 130) and keeps what was learnt.

{_RUN_IS_SAVED}""",
}
