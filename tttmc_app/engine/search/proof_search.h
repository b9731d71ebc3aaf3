/* Proof-number search, depth first (Nagai, Df-pn algorithm for searching AND/OR trees and its
   applications, 2002), for the normal rule: does the attacker win?

   The numbers of a position that isn't answered estimate the work until it is; the search always
   goes where the least is left. Relaxed questions (see judging.h) also leave out moves outside the
   zones of the answers to others. */
#ifndef TTTMC_PROOF_SEARCH_H
#define TTTMC_PROOF_SEARCH_H

#include <stdint.h>

#include "judging.h"
#include "proofs.h"
#include "solver_board.h"

typedef struct {
    judgement judged;
    int64_t nodes_before;
    uint32_t proof, disproof;         /* as far as known */
    uint32_t proof_limit, disproof_limit; /* the search leaves the position at these */
    uint64_t open, allowed, zone; /* bits by square: moves that still matter */
    int mover, count, played;     /* played: the place of the move being searched, or -1 */
    unsigned char squares[SOLVER_SQUARES];
    uint32_t child_proof[SOLVER_SQUARES], child_disproof[SOLVER_SQUARES];
    uint64_t child_zone[SOLVER_SQUARES];
    int dominated;
    unsigned char worse[SOLVER_SQUARES], better[SOLVER_SQUARES];
} proof_frame;

typedef struct {
    solver_board *board;
    proof_table *table;
    question asked;
    int64_t nodes;
    int height;
    open_lines lines;
    membership members;
    proof_frame stack[SOLVER_SQUARES + 1];
} proof_search;

/* Begin a question about the board as it stands; return its answer, or OPEN. */
enum answer proof_search_begin(proof_search *s, question asked, int mover);
/* Search a little; return the answer, or OPEN where it goes on. */
enum answer proof_search_step(proof_search *s);
/* Leave the question, with the board as it was; what is known stays in the table. */
void proof_search_leave(proof_search *s);

#endif
