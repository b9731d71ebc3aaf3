/* Win, draw or loss of every move under best play, as far as it can be proven.

   Two questions about the opponent settle each move's result: can it at least draw, and can it
   win? A question is searched to the end, within a budget that grows from round to round;
   and first to a growing depth, which finds short wins on boards too large to search.
   A move that is the only one worth playing costs no depth. Only proofs enter the answers. */
#ifndef TTTMC_SOLVER_H
#define TTTMC_SOLVER_H

#include <stdint.h>

#include "board.h"

typedef struct solver solver;

/* Return a new solver, or NULL; then `*memory` says whether memory ran out; if not, the
   position has too many squares. The table has 2^bucket_bits buckets of two entries. */
solver *solver_new(const board *position, int reverse, int bucket_bits, int *memory);
void solver_free(solver *s);
/* Search some nodes; return whether every move is settled. */
int solver_advance(solver *s, int64_t nodes);
int64_t solver_nodes(const solver *s);
/* Return whether a move is legal, and the bounds of its result for the side that plays it. */
int solver_bounds(const solver *s, int square, int *low, int *high);

#endif
