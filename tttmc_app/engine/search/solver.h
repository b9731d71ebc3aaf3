/* Win, draw or loss of every move under best play, as far as it can be proven.

   Two questions settle each move: does the opponent win after it, and does the side that plays it?
   Each is searched within a number of nodes that grows from round to round: in the normal game
   first relaxed (see judging.h), where completing a line loses first to a growing depth, which finds
   short wins on boards too large to search; then in full. Only proofs enter the answers. */
#ifndef TTTMC_SOLVER_H
#define TTTMC_SOLVER_H

#include <stddef.h>
#include <stdint.h>

#include "board.h"
#include "proofs.h"

typedef struct solver solver;

/* Return a new solver, or NULL; then `*memory` says whether memory ran out; if not, the
   position has too many squares. The table has 2^bucket_bits buckets of two entries. */
solver *solver_new(const board *position, int reverse, int bucket_bits, int *memory);
void solver_free(solver *s);
/* Search some nodes, or a few more; return whether every move is settled. Then it goes on to
   measure how soon the moves win and lose. The results don't depend on how the nodes are split
   into calls. */
int solver_advance(solver *s, int64_t nodes);
int64_t solver_nodes(const solver *s);
/* Return whether a move is legal, and the bounds of its result for the side that plays it. */
int solver_bounds(const solver *s, int square, int *low, int *high);
/* Return after how many plies a won or lost move ends the game under best play, that move included:
   the winner's soonest, the loser's latest. 0 if that isn't known. */
int solver_plies(const solver *s, int square);
/* Return whether every move is settled and the plies of all won and lost moves are known. */
int solver_is_measured(const solver *s);

/* Return the size of what solver_save writes: all that is known, and where the search stands. A
   question being searched is left for that; the proofs found for it are kept. */
size_t solver_saved_size(solver *s);
void solver_save(const solver *s, char *to);
/* Take what another solver of the same position has saved. Return 0 if it isn't that. */
int solver_restore(solver *s, const char *from, size_t size);

#endif
