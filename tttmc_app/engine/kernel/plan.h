/* Which sampler is the quickest for a position, and the general sampler's numbers. */
#ifndef TTTMC_PLAN_H
#define TTTMC_PLAN_H

#include "stream.h"

enum { NO_LINES = -1 };    /* every trial is a tie: nothing has to be drawn */
enum { GENERAL_NUMBERS = 3 };

/* Return the method for a position, or NO_LINES. It depends on the position alone. */
int quickest_method(const board *b);

/* Write the general sampler's numbers: marks before the first search for lines and before each
 * later one, and the trials of a piece. */
void plan_general(const board *b, uint64_t numbers[GENERAL_NUMBERS]);

#endif
