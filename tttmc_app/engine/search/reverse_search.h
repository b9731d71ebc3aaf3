/* Search to a depth or to the end, for the rule that completing a line loses: does the attacker
   win? A move that is the only one worth playing costs no depth. */
#ifndef TTTMC_REVERSE_SEARCH_H
#define TTTMC_REVERSE_SEARCH_H

#include <stdint.h>

#include "proofs.h"
#include "solver_board.h"

typedef struct {
    uint64_t key[3];
    int64_t nodes_before;
    int mover, side, depth, count, next, played, left_open;
    unsigned char moves[SOLVER_SQUARES];
} reverse_frame;

typedef struct {
    solver_board *board;
    proof_table *table;
    int64_t nodes;
    int attacker, height;
    enum answer found; /* about the position that was left last */
    reverse_frame stack[SOLVER_SQUARES + 1];
} reverse_search;

/* Begin a question about the board as it stands; return its answer, or OPEN. */
enum answer reverse_search_begin(reverse_search *s, int attacker, int mover, int depth);
/* Search a little; return whether that was the end, with the answer, or OPEN if the depth was too
   small, in `found`. */
int reverse_search_step(reverse_search *s);
/* Leave the question, with the board as it was; what is known stays in the table. */
void reverse_search_leave(reverse_search *s);

#endif
