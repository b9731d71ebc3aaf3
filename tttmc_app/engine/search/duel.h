/* The board that the solver plays on: up to 64 squares in a word a side, and counters by line.

   Boards up to 8x8 are taken as they are, with their eight symmetries. Of larger ones only the
   empty squares are numbered, and what stands on the board already is in the counters. */
#ifndef TTTMC_DUEL_H
#define TTTMC_DUEL_H

#include <stdint.h>

#include "board.h"

enum { DUEL_SQUARES = 64, DUEL_LINES = 1024, SYMMETRIES = 8, WORD_BYTES = 8 };

/* Weights of lines by the marks they lack: 2^-need in units of 2^-UNIT_BITS. */
enum { UNIT_BITS = 40 };
#define DUEL_UNIT (UINT64_C(1) << UNIT_BITS)

typedef struct {
    int squares, lines, line_length, reverse, bytes, symmetries;
    int square_of[DUEL_SQUARES]; /* on the whole board */
    uint64_t mask[DUEL_LINES];
    short first_of[DUEL_SQUARES + 1]; /* where a square's lines begin in `crossing` */
    short crossing[DUEL_LINES * MAX_SIZE];
    uint64_t image[SYMMETRIES][WORD_BYTES][256];
    /* What follows changes with play; sides are 0 (to move at the root) and 1. */
    uint64_t marks[2], empty;
    unsigned char count[2][DUEL_LINES];
} duel;

/* What a position shows without search, seen by the side to move. */
typedef struct {
    uint64_t live;          /* empty squares in a line that some side can still complete */
    uint64_t useful[2];     /* marks (mine, theirs) in such a line of their own side */
    uint64_t completing[2]; /* empty squares that complete a line of mine, of theirs */
    uint64_t potential[2];  /* the sum of 2^-need over the lines still open to me, to them */
} view;

/* Return 0 where the position has too many squares or lines for this board. */
int duel_set(duel *on, const board *position, int reverse);
void duel_play(duel *on, int side, int square);
void duel_take_back(duel *on, int side, int square);
view duel_view(const duel *on, int mover);
/* Return the summed weight of the open lines through an empty square, the mover's own counted
   twice: the order that this gives settled the most boards of those tried. */
uint64_t duel_weight(const duel *on, int mover, int square);
/* Replace three words by the least of their images under the board's symmetries. */
void duel_canonical(const duel *on, uint64_t words[3]);

#endif
