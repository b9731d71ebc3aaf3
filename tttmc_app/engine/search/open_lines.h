/* The lines that one side can still complete, each as the set of its empty squares, and proofs that
   the other side can block them all (a Maker-Breaker game, in which only the first side wins).

   Two empty squares are a pair for a line that contains both: the blocking side answers a mark on
   one with a mark on the other (Hales and Jewett, Regularity and positional games, 1963). */
#ifndef TTTMC_OPEN_LINES_H
#define TTTMC_OPEN_LINES_H

#include <stdint.h>

#include "solver_board.h"

enum { MEMBER_WORDS = 2, MEMBER_LINES = 64 * MEMBER_WORDS };

typedef struct {
    int count;
    uint64_t gaps[SOLVER_LINES];
    unsigned char size[SOLVER_LINES]; /* how many gaps */
} open_lines;

/* For each square the lines that contain it. */
typedef struct {
    uint64_t of[SOLVER_SQUARES][MEMBER_WORDS];
} membership;

/* Remove the lines that need no attention: those that contain another line, and those with two
   squares that lie in the same lines. Such squares are pairs, which cost the blocking side
   nothing; return them. Where more than MEMBER_LINES are open, little is removed. */
uint64_t open_lines_reduce(open_lines *lines);
/* Look for disjoint pairs that block all lines; return them, or 0 if none were found. */
uint64_t open_lines_pairs(const open_lines *lines);
/* Return all squares of the lines. */
uint64_t open_lines_squares(const open_lines *lines);
/* Write which lines contain each square; return 0 where there are too many. */
int open_lines_membership(const open_lines *lines, membership *m);
/* Return whether all lines of one square contain another, which is then at least as good. */
int membership_dominated(const membership *m, int square, int by);

#endif
