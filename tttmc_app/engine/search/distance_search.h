/* Depth-first search for the fewest plies: does the attacker win within so many? By either rule. */
#ifndef TTTMC_DISTANCE_SEARCH_H
#define TTTMC_DISTANCE_SEARCH_H

#include <stdint.h>

#include "proofs.h"
#include "solver_board.h"

typedef struct {
    uint64_t key[3];
    int64_t nodes_before;
    int mover, side, plies, count, next, played;
    unsigned char moves[SOLVER_SQUARES];
} distance_frame;

typedef struct {
    solver_board *board;
    proof_table *table;
    int64_t nodes;
    int attacker, height;
    distance_frame stack[SOLVER_SQUARES + 1];
} distance_search;

/* Begin a question about the board as it stands; return its answer, or OPEN. */
enum answer distance_search_begin(distance_search *s, int attacker, int mover, int plies);
/* Search a little; return the answer, or OPEN where it goes on. */
enum answer distance_search_step(distance_search *s);
/* Leave the question, with the board as it was; what is known stays in the table. */
void distance_search_leave(distance_search *s);

#endif
