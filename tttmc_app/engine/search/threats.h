/* Wins by continuous threats (Allis, Searching for Solutions in Games and Artificial Intelligence,
   1994, calls it threat-space search). Either every move of the attacker threatens to complete a
   line at once, so that the defender has one reply; or moves may also threaten a double threat, and
   every reply that could refute the attack is tried, also those that threaten in their turn. The
   win with the fewest threats is found first. */
#ifndef TTTMC_THREATS_H
#define TTTMC_THREATS_H

#include <stdint.h>

#include "forks.h"
#include "line_board.h"

enum { FAILED_BITS = 14, GAINS = 4096 };
enum { MOST_THREES = 24 }; /* threats in a row, where double threats may be threatened */

/* How an attack may threaten: to complete a line, or also to make a double threat. */
enum threat_kind { FOURS, THREES };

typedef struct {
    uint64_t key;
    int depth;
} failed_attack;

typedef struct {
    enum threat_kind kind;
    int64_t tried, limit; /* marks made on the board */
    int cut;    /* whether the current depth left something unsearched */
    int length; /* of the winning line; both sides' moves, the attacker's first and last */
    short line[MAX_SQUARES];
    int used; /* of `gains` */
    short gains[GAINS][2]; /* threats to try: the attacker's square, and the only reply if any */
    short longest[MOST_THREES + 1][MAX_SQUARES]; /* by depth: the line of the longest defence */
    forks forks;
    failed_attack failed[1 << FAILED_BITS];
} threats;

void threats_begin(threats *t);
/* Search for a win of the side to move, making up to `limit` marks. Return whether one was found;
   its moves are in `line`. The board is left as it was. */
int threats_win(threats *t, line_board *b, int side, enum threat_kind kind, int64_t limit);

#endif
