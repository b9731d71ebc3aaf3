/* The solver's board: up to 64 squares, one word per side, and counters by line.

   Boards up to 8x8 are used whole, with their eight symmetries. On larger ones only the empty
   squares are numbered, and the counters include the marks already on the board. */
#ifndef TTTMC_SOLVER_BOARD_H
#define TTTMC_SOLVER_BOARD_H

#include <stdint.h>

#include "board.h"

enum { SOLVER_SQUARES = 64, SOLVER_LINES = 1024, SYMMETRIES = 8, WORD_BYTES = 8 };

/* Weights of lines by the marks they lack: 2^-need in units of 2^-UNIT_BITS. */
enum { UNIT_BITS = 40 };
#define SOLVER_UNIT (UINT64_C(1) << UNIT_BITS)

typedef struct {
    int squares, lines, line_length, reverse, bytes, symmetries;
    int square_of[SOLVER_SQUARES]; /* on the whole board */
    uint64_t mask[SOLVER_LINES];
    short first_of[SOLVER_SQUARES + 1]; /* where a square's lines begin in `crossing` */
    short crossing[SOLVER_LINES * MAX_SIZE];
    uint64_t image[SYMMETRIES][WORD_BYTES][256];
    /* What follows changes with play; sides are 0 (to move at the root) and 1. */
    uint64_t marks[2], empty;
    unsigned char count[2][SOLVER_LINES];
} solver_board;

/* Return 0 if the position has too many squares or lines for this board. */
int solver_board_set(solver_board *b, const board *position, int reverse);
void solver_board_play(solver_board *b, int side, int square);
void solver_board_take_back(solver_board *b, int side, int square);
/* Return the empty squares that complete a line of a side. */
uint64_t solver_board_completing(const solver_board *b, int side);
/* Return the total weight of the open lines through an empty square, the mover's counted twice.
   This order solved the most boards of all that were tried. */
uint64_t solver_board_weight(const solver_board *b, int mover, int square);
/* Replace three words by the least of their images under the board's symmetries; return the
   symmetry that leads there. */
int solver_board_canonical(const solver_board *b, uint64_t words[3]);
/* Return the image of a set of squares, and the symmetry that leads back. */
uint64_t solver_board_image(const solver_board *b, int symmetry, uint64_t word);
int solver_board_inverse(int symmetry);

#endif
