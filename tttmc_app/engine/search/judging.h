/* What a position tells about the question "does the attacker win?" before any search.

   A relaxed question ignores the defender's own lines: the attacker only has to complete one of
   its own, ever. If it can't do that, it can't win; the reverse doesn't hold. A relaxed game only
   gains from more marks, so an answer depends on few squares, its zone: those that the side which
   succeeds still has to take. Marks of the other side elsewhere don't change the answer. */
#ifndef TTTMC_JUDGING_H
#define TTTMC_JUDGING_H

#include <stdint.h>

#include "open_lines.h"
#include "proofs.h"
#include "solver_board.h"

/* A question; the attacker is a side, 0 or 1. */
typedef struct {
    int attacker, relaxed;
} question;

typedef struct {
    enum answer answer;
    int relaxed;              /* whether the defender has no lines to ignore left either */
    uint64_t zone;            /* of an answer to a relaxed question */
    uint32_t proof, disproof; /* the work expected until YES, until NO */
    uint64_t moves;           /* those that can matter, if OPEN */
    uint64_t parried;         /* the squares of threats that leave only these moves */
    uint64_t pairs;           /* squares that block lines without loss of time */
    uint64_t key[3];
    int side, symmetry; /* of the key: who moves and what is asked; the way to the canonical one */
} judgement;

/* Judge a position with `mover` to move. A judgement with `table` may come from there; without,
   `lines` holds the attacker's open lines as far as they need attention. */
judgement judge(const solver_board *b, question asked, int mover, const proof_table *table,
                open_lines *lines);

#endif
