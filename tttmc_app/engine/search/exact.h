/* Count, exactly, the ways in which random games stay open.

   A game is open after ply t when neither side holds a line. All splits of t marks over the
   empty squares are equally likely, so the counts below determine how random games end: see
   expectation.py, which turns them into probabilities. */
#ifndef TTTMC_EXACT_H
#define TTTMC_EXACT_H

#include <stdint.h>

#include "board.h"

enum { EXACT_MAX_EMPTIES = 25, EXACT_PLIES = EXACT_MAX_EMPTIES + 1 };

typedef struct exact_job exact_job;

/* Return a new job, or NULL if memory runs out. At most 25 squares of the board may be empty. */
exact_job *exact_new(const board *position);
void exact_free(exact_job *job);

/* Do some work, in units of about a microsecond; return the share done, 1 at the end. */
double exact_advance(exact_job *job, long long work);

/* Return how many splits of `ply` marks leave the game open ... */
uint64_t exact_open(const exact_job *job, int ply);
/* ... and in how many of them a side (0: to move) holds the n-th empty square. */
uint64_t exact_held(const exact_job *job, int ply, int side, int empty);
int exact_empties(const exact_job *job);

#endif
