/* Wins by continuous threats: every move of the attacker threatens to complete a line at once, so
   that the defender has one reply (Allis, Searching for Solutions in Games and Artificial
   Intelligence, 1994, calls it threat-space search). The shortest such win is found first. */
#ifndef TTTMC_THREATS_H
#define TTTMC_THREATS_H

#include <stdint.h>

#include "line_board.h"

enum { FAILED_BITS = 14, GAINS = 4096 };

typedef struct {
    uint64_t key;
    int depth;
} failed_attack;

typedef struct {
    int64_t tried, limit; /* threats made on the board */
    int cut;    /* whether the current depth left something unsearched */
    int length; /* of the winning line; both sides' moves, the attacker's first and last */
    short line[MAX_SQUARES];
    int used; /* of `gains` */
    short gains[GAINS][2]; /* threats to try: the attacker's square and the only reply */
    failed_attack failed[1 << FAILED_BITS];
} threats;

void threats_begin(threats *t);
/* Search for a win of the side to move, trying up to `limit` threats. Return whether one
   was found; its moves are in `line`. The board is left as it was. */
int threats_win(threats *t, line_board *b, int side, int64_t limit);

#endif
